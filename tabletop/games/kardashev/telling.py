"""Kardashev's events in plain sentences, and how long and loud each is. Imports the model, places and words."""

from collections.abc import Sequence

from tabletop.games.kardashev import paying
from tabletop.games.kardashev.model import KIND_NAMES, MILITARY, NOBODY, ROLE_NAMES
from tabletop.games.kardashev.sheet import fleet_key, me, space_key, tech_key
from tabletop.games.kardashev.technologies import KINDS, TECHNOLOGIES
from tabletop.games.kardashev.view import KardashevView
from tabletop.kernel.events import Event
from tabletop.kernel.match import Seat
from tabletop.ui.layout import Beat
from tabletop.words import _


def tile_words(tile: int) -> str:
    """A tile by what it shows."""
    names = [KIND_NAMES[kind] for kind in range(KINDS) if tile >> kind & 1]
    if tile & MILITARY:
        names.append(_("Military"))
    return "/".join(names)


def amount_words(amounts: Sequence[int]) -> str:
    """Resources in words: 2 Food, 1 Energy."""
    return ", ".join(f"{amounts[kind]} {KIND_NAMES[kind]}" for kind in range(KINDS) if amounts[kind])


def tell(event: Event, seats: Sequence[Seat]) -> str:
    """The event in a plain sentence for the log; empty if it goes without saying."""
    name = seats[event.seat].name if event.seat >= 0 else ""
    detail = event.detail
    match event.kind:
        case "role":
            return _("{name} chose the {role}.").format(name=name, role=ROLE_NAMES[detail[0]])
        case "home":
            return _("{name} settled on the rim.").format(name=name)
        case "learn":
            return _("{name} began with {tech}.").format(name=name, tech=TECHNOLOGIES[detail[0]].name)
        case "turn":
            return _("Round {round}: {name}.").format(round=detail[0], name=name)
        case "draw":
            return _("{name} drew a tile: {tile}.").format(name=name, tile=tile_words(event.pieces[0]))
        case "bid":
            return _("{name} bid {bid}.").format(name=name, bid=detail[0])
        case "pass":
            return _("{name} passed.").format(name=name)
        case "won":
            return _("{name} won the tile for {bid}.").format(name=name, bid=detail[0])
        case "place":
            return _("{name} placed the {tile} tile.").format(name=name, tile=tile_words(event.pieces[0]))
        case "bury":
            return _("{name} destroyed a tile.").format(name=name)
        case "pay" if detail[3] != NOBODY:
            words = _("{name} gave {what} to {other}.")
            return words.format(name=name, what=amount_words(detail), other=seats[detail[3]].name)
        case "gain":
            return _tell_gain(name, detail)
        case "build":
            return _("{name} built a colony.").format(name=name)
        case "upgrade":
            return _("{name} upgraded a colony.").format(name=name)
        case "arm":
            return _("{name} strengthened a fleet.").format(name=name)
        case "harvest":
            return _("{name} harvested.").format(name=name)
        case _:
            return _tell_deeds(event, seats, name)


def _tell_gain(name: str, detail: tuple[int, ...]) -> str:
    what, why = amount_words(detail), detail[3]
    if not what:
        return ""
    words = {
        paying.FOR_COMPILING: _("{name} compiled {what}."),
        paying.FOR_TAX: _("{name} taxed {what}."),
        paying.FOR_REFUND: _("{name} got {what} back."),
        paying.FOR_SHARE: _("{name} shared in {what}."),
    }.get(why, _("{name} took {what}."))
    return words.format(name=name, what=what)


def _tell_deeds(event: Event, seats: Sequence[Seat], name: str) -> str:
    """Moves, battles, technologies and the end."""
    detail = event.detail
    match event.kind:
        case "use":
            return _("{name} used {tech}.").format(name=name, tech=TECHNOLOGIES[detail[0]].name)
        case "move" if not detail[1]:
            return _("{name} moved a fleet.").format(name=name)
        case "move":
            return _("{name} jumped with a fleet.").format(name=name)
        case "explore":
            return _("{name} explored: {tile}.").format(name=name, tile=tile_words(event.pieces[0]))
        case "attack":
            return _("{name} attacked {other}.").format(name=name, other=seats[detail[1]].name)
        case "support":
            return _("{name} supported with {level}.").format(name=name, level=detail[1])
        case "battle":
            other = seats[detail[1]].name
            if detail[2] > detail[3]:
                words = _("{name} won the battle, {offence} to {defence}, against {other}.")
            else:
                words = _("{name} lost the battle, {offence} to {defence}, against {other}.")
            return words.format(name=name, other=other, offence=detail[2], defence=detail[3])
        case "stranded":
            return _("{name} lost the attacking fleet.").format(name=name)
        case "array" | "turrets":
            return _("{name} fired back: the attacking fleet lost a level.").format(name=name)
        case "disrupt":
            return _("{name} sent the Disruptor Drone: the colony lost a level.").format(name=name)
        case "research":
            told = _("{name} researched {tech}.").format(name=name, tech=TECHNOLOGIES[detail[0]].name)
            if detail[1] >= 0:
                told += " " + _("{tech} was given up for it.").format(tech=TECHNOLOGIES[detail[1]].name)
            return told
        case "terraform" | "accrete":
            return _("{name} shaped a tile: {tile}.").format(name=name, tile=tile_words(detail[1]))
        case "annihilate":
            return _("{name} annihilated a tile.").format(name=name)
        case "forget":
            return _("{name} lost {tech}.").format(name=name, tech=TECHNOLOGIES[detail[0]].name)
        case "claim":
            return _("{name} took spoils for the move.").format(name=name)
        case "share":
            return _("{name} shared a colony with {other}.").format(name=name, other=seats[detail[1]].name)
        case "final":
            return _("Colonies are running out: round {round} is the last.").format(round=detail[0])
        case "out":
            return _("{name} had nothing left on the board.").format(name=name)
        case "laser":
            return _("{name} fired a laser: {roll}.").format(name=name, roll=detail[0])
        case "over":
            return _("{name} won the game.").format(name=name)
    return ""


def beat(view: KardashevView, event: Event, seats: Sequence[Seat]) -> Beat:
    """How the table plays one event."""
    detail = event.detail
    plate = "own" if event.seat == me(view) else f"plate:{event.seat}"
    match event.kind:
        case "draw":
            return Beat(0.6, "flip")
        case "bid":
            return Beat(0.55, "token", captions=((plate, _("Bid {bid}").format(bid=detail[0])),))
        case "pass":
            return Beat(0.35, "tick", captions=((plate, _("Pass")),))
        case "won":
            return Beat(0.5, "star", captions=((plate, _("Won for {bid}").format(bid=detail[0])),))
        case "home" | "second" | "place" | "accrete" | "terraform":
            return Beat(0.45, "place")
        case "bury" | "annihilate":
            return Beat(0.7, "explosion", (space_key(detail[0]),))
        case "colony" if detail[1] > detail[2]:
            return Beat(0.4, "place")
        case "colony" | "disrupt":
            return Beat(0.4, "capture")
        case "fleet" if detail[1] > detail[2] and not view.moving:
            return Beat(0.35, "place")
        case "fleet" if not detail[1]:
            return Beat(0.5, "explosion", (fleet_key(detail[0]),))
        case "move":
            return Beat(0.4, "slide")
        case "explore":
            return Beat(0.7, "flip")
        case "attack":
            return Beat(0.6, "meow-2", captions=((space_key(detail[0]), _("Attack!")),))
        case "support":
            words = _("+{level}").format(level=detail[1])
            return Beat(0.5, "token", captions=((fleet_key(detail[0]), words),))
        case "battle":
            words = f"{detail[2]} : {detail[3]}"
            return Beat(1.0, "explosion", (space_key(detail[0]),), ((space_key(detail[0]), words),))
        case "stranded":
            return Beat(0.5, "explosion", ("moving",))
        case "gain" if detail[3] in (paying.FOR_HARVEST, paying.FOR_SHARE):
            return Beat(0.2, "token")
        case "gain" if any(detail[:3]):
            return Beat(0.25, "token", captions=((plate, "+ " + amount_words(detail)),))
        case "research" | "learn":
            words = TECHNOLOGIES[detail[0]].name
            return Beat(0.6, "star", captions=((tech_key(detail[0]) if plate == "own" else plate, words),))
        case "use":
            return Beat(0.3, "tick", captions=((plate, TECHNOLOGIES[detail[0]].name),))
        case "harvest":
            return Beat(0.3, "purr")
        case "final":
            return Beat(0.8, "turn", captions=(("own", _("The last round comes")),))
        case "laser":
            words = _("Lasers! {roll}").format(roll=detail[0])
            return Beat(1.4, "dice", (plate,), ((plate, words),))
        case "out":
            return Beat(0.8, "defeat", captions=((plate, _("Out!")),))
    return Beat()
