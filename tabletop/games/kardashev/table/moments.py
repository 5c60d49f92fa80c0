"""What people will tell about a match of Kardashev afterwards: battles, inventions, a dear tile, the end."""

from collections.abc import Sequence

from tabletop.base.words import _, whom
from tabletop.games.kardashev.rules import battle as war
from tabletop.games.kardashev.rules import content as tech
from tabletop.games.kardashev.rules import events
from tabletop.games.kardashev.rules.board import spaces
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.table.measures import colony_key, fleet_key, space_key
from tabletop.ui.stage.layout import Moment, Side

DEAR = 5
"""Bids from this on were fought for."""
GREAT = 2
"""Technologies of this level or higher are celebrated when they are there for the first time."""


def _sitting(view: KardashevView, seat: int) -> tuple[str, str]:
    """The head of a player and the plate before it."""
    return f"head:{seat}", "own" if seat == view.me else f"plate:{seat}"


def battle(view: KardashevView, event: events.Battle, names: Sequence[str]) -> Moment:
    """Both strengths and what adds to them (KD-5.1)."""
    attacker, defender, space = event.seat, event.defender, event.space
    attack = [(_("Fleet"), view.moving)]
    attack += [(_("Targeting Array"), 1)] if view.has(attacker, tech.TARGETING_ARRAY) else []
    attack += [(_("Support"), view.fleet_levels[helper]) for helper in spaces(view.attackers)]
    levels = ((_("Colony"), view.colony_levels[space]), (_("Fleet"), view.fleet_levels[space]))
    hold = [(words, level) for words, level in levels if level]
    hold += [(_("Shield Grid"), 1)] if view.has(defender, tech.SHIELD_GRID) else []
    hold += [(_("Support"), view.fleet_levels[helper]) for helper in spaces(view.defenders)]
    won = event.offence > event.defence
    title = _("{name} won the battle") if won else _("{name} held the world")
    told = (_("A tie goes to the defender."),) if event.offence == event.defence else ()
    lit = (space_key(space), f"realm:{space}", colony_key(space), fleet_key(space), "moving",
           *_sitting(view, attacker), *_sitting(view, defender),
           *(fleet_key(helper) for helper in spaces(view.attackers | view.defenders)))  # fmt: skip
    return Moment(
        title.format(name=names[attacker if won else defender]), told, lit,
        sides=(Side(names[attacker], attacker, war.offence(view, attacker, view.moving), tuple(attack)),
               Side(names[defender], defender, war.defence(view, defender, space), tuple(hold))),
    )  # fmt: skip


def invented(view: KardashevView, seat: int, number: int, names: Sequence[str]) -> Moment | None:
    """A great technology that nobody had before."""
    told = tech.TECHNOLOGIES[number]
    if told.level < GREAT or any(view.has(other, number) for other in range(view.seats)):
        return None
    first = _("{name} invented it before everybody else.", name=names[seat])
    picture = ("art", f"kardashev/tech-{tech.TEXTS[number]}")
    return Moment(told.name, (first, told.effect), _sitting(view, seat), picture)


def won(view: KardashevView, event: events.Won, names: Sequence[str]) -> Moment | None:
    """A tile that was fought for (KD-3.1)."""
    if event.bid < DEAR:
        return None
    title = _("{name} won the tile for {bid}", name=names[event.seat], bid=event.bid)
    if event.seat == view.turn:
        told = _("Whoever drew it outbid everybody. The bank is paid.")
    else:
        told = _("The resources go to {name}, who drew it.", name=whom(names[view.turn]))
    return Moment(title, (told,), ("drawn", *_sitting(view, event.seat)))


def final(view: KardashevView, event: events.Final, names: Sequence[str]) -> Moment:
    """Colonies run out (KD-8.1)."""
    fewest = min(range(view.seats), key=lambda seat: view.colony_supply[seat])
    told = _("Colony pieces left: {count} ({name}).", name=names[fewest], count=view.colony_supply[fewest])
    lit = ("own", *(f"plate:{seat}" for seat in range(view.seats)), *(f"race:{seat}" for seat in range(view.seats)))
    return Moment(_("Round {round} is the last", round=event.round), (told,), lit)


def over(view: KardashevView, event: events.Over, names: Sequence[str]) -> Moment:
    """The most points win (KD-8.3)."""
    order = sorted(range(view.seats), key=lambda seat: (-event.scores[seat], seat != event.seat))
    told = _("{name}: {points} points")
    lines = [told.format(name=names[seat], points=event.scores[seat]) for seat in order]
    lit = (*(f"race:{seat}" for seat in range(view.seats)), *_sitting(view, event.seat))
    return Moment(_("{name} conquered the stars", name=names[event.seat]), tuple(lines), lit)
