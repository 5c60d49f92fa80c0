"""Prompts, heading and banner."""

from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.space_kitties.advice.effects import helps
from tabletop.games.space_kitties.rules import content, model
from tabletop.games.space_kitties.rules.content import ABILITY, HYPERSPEED, NUMBER, WORMHOLE
from tabletop.games.space_kitties.rules.model import Action
from tabletop.games.space_kitties.rules.refusals import waited_for
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.voice.words import needed_for
from tabletop.kernel.events import NOBODY
from tabletop.kernel.seating import Seating

LARGE_TEXT, HUGE_TEXT = 1.15, 1.3
"""Text sizes above which the title needs more room; above which everything is arranged for large letters."""
BRIEF_BANNER = 1.4
"""Text size above which a banner is short."""


def prompt(table: Seating, view: SpaceKittiesView, legal: Sequence[Action]) -> str:
    """What the seat to act is asked to do; its commander is only mentioned while an ability helps."""
    if view.partner != NOBODY:
        return counted(
            "Choose a card for {name}.\nThis is the last one.",
            "Choose a card for {name}.\n{count} to give, one by one.",
            view.swap - len(view.offered),
            name=table.names[view.partner],
        )
    if view.cargo:
        return counted(
            "Load {count} card.\nCargo Bay: place it on one of your lanes.",
            "Load {count} cards.\nCargo Bay: place each on one of your lanes.",
            len(view.hand),
        )
    brief = table.text > LARGE_TEXT
    plays = {move.card for move in legal if move.kind == model.PLAY}
    if not view.hand:
        return _("No card to place.\nPlay on, or end your turn.")
    if view.seat is not None and view.quest_tops[view.seat] in plays:
        says, more = _("Your quest fits!"), _("Any card on a lane ends your turn.")
        if view.quest_counts[view.seat] == 1:
            says = _("Your last quest fits!")
    elif plays and view.docking:
        says, more = _("Play what glows."), _("Fast Docking: a Planet may also follow its equal.")
    elif plays:
        says, more = _("Play what glows."), _("Any card on a lane ends your turn.")
    else:
        says, more = _("No card fits."), _("Place any card on a lane.")
        if any(helps(view, move) for move in legal if move.kind in ABILITY):
            more = _("Use your commander, or place any card on a lane.")
        return says + "\n" + waited_for(view.counts) + ("" if brief else " " + more)
    return says + "\n" + (_("A lane ends your turn.") if brief else more)


def last_quest(name: str, card: int) -> str:
    """What would win the game for somebody who has turned up the last quest."""
    if NUMBER[card] == HYPERSPEED:
        return _("{name} turned up a Hyperspeed! It fits every journey.", name=name)
    if NUMBER[card] == WORMHOLE:
        return _("{name} turned up a Wormhole. It begins a new journey.", name=name)
    words = _("{name} turned up {card}. Any journey at {count} wins the game.")
    return words.format(name=name, card=content.NUMBER_WORDS[NUMBER[card]], count=NUMBER[card] - 1)


def heading(table: Seating, view: SpaceKittiesView) -> str:
    """The option of the match; with large letters the quest log says it by its number."""
    return _("Short journey") if view.short and table.text <= HUGE_TEXT else ""


def banner(table: Seating, view: SpaceKittiesView) -> str:
    """Who has one quest left, or how many idle turns there may be (SK-6.2)."""
    if view.to_act is None:
        return ""
    brief = table.text > BRIEF_BANNER
    last = [
        _("{name} ({card})", name=table.names[seat], card=needed_for(top))
        for seat, (count, top) in enumerate(zip(view.quest_counts, view.quest_tops, strict=True))
        if count == 1 and top != model.NO_CARD
    ]
    if last and brief:
        return counted("Last: {names}", "{count} have one quest", len(last), names=last[0])
    if last:
        return counted("Last quest: {names}", "Last quests: {names}", len(last), names=", ".join(last))
    idle = view.seats - view.quiet
    if not view.quiet or brief:
        return _("Idle turns left: {count}", count=idle) if view.quiet else ""
    return counted("{count} more idle turn ends the game", "{count} more idle turns end the game", idle)
