"""How actions are done by hand, and what somebody may want to do with a piece."""

from collections.abc import Iterable

from tabletop.base.words import _
from tabletop.games.kardashev.advice import effects
from tabletop.games.kardashev.advice.notices import slides
from tabletop.games.kardashev.rules import battle, content, jobs, moving, turn
from tabletop.games.kardashev.rules.board import BOARDS, NOWHERE, spaces
from tabletop.games.kardashev.rules.model import Action, act
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.voice import words
from tabletop.games.kardashev.voice.pictures import symbol
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Gesture, Picture, Wish

KEYS = 10
"""Bids up to this have a digit; 0 is ten."""
ROOMY = 1.15
"""Up to this text size a price is written out on a space."""
BUTTONS = ("harvest", "end", "pass", "stop", "keep", "destroy", "done", "claim", "decline", "drone")
LAST = ("end", "pass", "done")
"""The buttons after which others decide; the keyboard does not begin with them."""
PRESSED = {
    "role": "role",
    **dict.fromkeys(("learn", "research"), "tech"),
    **dict.fromkeys(("pay", "exchange", "alike"), "own"),
    **dict.fromkeys(("take", "raid"), "bank"),
    "compile": "compile",
    "support": "support",
    "share": "colony",
    "leave": "space",
}
"""The kind of piece that is pressed, by the action's verb."""
CARRIED = {
    **dict.fromkeys(("home", "second"), "start"),
    **dict.fromkeys(("settle", "colony", "upgrade"), "supply-colony"),
    **dict.fromkeys(("muster", "fleet"), "supply-fleet"),
    "place": "drawn",
    "bury": "drawn-back",
    "steer": "steer",
    **dict.fromkeys(("step", "jump"), "moving"),
}
"""The piece that is carried to a space; for other verbs it is a fleet, or the technology that is used."""


def gesture(table: Seating, view: KardashevView, action: Action) -> Gesture:
    verb, first, second = action
    says, picture = words.action_words(view, action), _shown(view, action)
    if verb == "bid":
        lift = drop = "raise"
        if first > view.bid + 1:
            drop = f"bid:{first}"
            lift = "slide" if slides(view) else drop
        return Gesture(lift, (drop,), says, picture, key=str(first % 10) if first <= KEYS else "")
    if verb in BUTTONS or verb in PRESSED:
        key = str(action) if verb in BUTTONS else f"{PRESSED[verb]}:{first}"
        return Gesture(key, (key,), says, picture, ends=verb in LAST)
    lift = CARRIED.get(verb) or (f"fleet:{first}" if verb == "move" else f"tech:{turn.LABS[verb]}")
    note = tone = ""
    match verb:
        case "rake":
            drop = lift
        case "erase":
            drop = f"tech:{first}"
        case "move" | "depot":
            drop, (note, tone) = f"reach:{second}", _move_note(table, view, first, second)
        case "step" | "jump":
            drop, (note, tone) = f"{verb}:{first}", _step_note(table, view, action)
        case _:
            drop = f"space:{first}"
    return Gesture(lift, (drop,), says, picture, note=note, tone=tone)


def _move_note(table: Seating, view: KardashevView, start: int, end: int) -> tuple[str, str]:
    """What a move costs, or for an attack both strengths and who could win, and the tone of these words."""
    way, jump = moving.path(view, view.turn, start, end)
    price = moving.price(view.fleet_levels[start], len(way) - 1 + (jump > 0), view.known[view.turn])
    return _priced(table, view, price, act("move", start, end))


def _step_note(table: Seating, view: KardashevView, action: Action) -> tuple[str, str]:
    """The same for the next step of a fleet that is steered."""
    steps = view.steps + (2 if action.verb == "jump" else 1)
    return _priced(table, view, moving.price(view.moving, steps, view.known[view.turn]) - view.paid, action)


def _priced(table: Seating, view: KardashevView, price: int, action: Action) -> tuple[str, str]:
    odds = effects.odds(view, action)
    if odds is None:
        costs = _("{price} Energy") if table.text <= ROOMY else _("{price} E")
        return (costs.format(price=price) if price else _("free")), ""
    if odds.sure_win:
        return _("{a} : {d} wins", a=odds.alone[0], d=odds.alone[1]), "good"
    says, tone = (_("{a} : {d} fails"), "bad") if odds.hopeless else (_("{a} : {d} can win"), "chance")
    return says.format(a=odds.helped[0], d=odds.helped[1]), tone


def _shown(view: KardashevView, action: Action) -> Picture | None:
    """The picture of an action in a chooser."""
    verb, first, second = action
    match verb:
        case "role":
            return ("role", first)
        case "learn" | "research" | "erase":
            return ("big-tech", first)
        case "take" | "raid" | "compile":
            return symbol(first)
        case "fleet" | "fabricate":
            return ("fleet", view.turn, second)
        case "depot":
            return ("fleet", view.turn, view.fleet_levels[first])
        case "terraform" | "accrete":
            return symbol(second)
    return None


def wishes(table: Seating, view: KardashevView) -> Iterable[Wish]:
    """Every action somebody may mean by pressing a piece or dropping it somewhere, allowed or not."""
    if view.question.kind == jobs.BID:
        yield from (Wish(f"key:{number % 10}", (), act("bid", number)) for number in range(1, KEYS + 1))
    buttons = [*battle.FIRST_DRONE, *(act(verb) for verb in BUTTONS if verb != "drone")]
    yield from (Wish(str(action), (), action) for action in buttons)
    counts = {"role": content.ROLES, "pay": content.KINDS, "take": content.KINDS, "compile": content.KINDS}
    for verb, count in counts.items():
        yield from (Wish(f"{PRESSED[verb]}:{number}", (), act(verb, number)) for number in range(count))
    fleets = [space for mask in view.fleets for space in spaces(mask)]
    yield from (Wish(f"fleet:{fleet}", (), act("steer", fleet)) for fleet in fleets)
    yield Wish("steer", (), act("steer", _first_fleet(view)))
    labs = {verb: f"tech:{lab}" for verb, lab in turn.LABS.items() if view.has(view.me, lab)}
    for space in (NOWHERE, *spaces(BOARDS[view.seats])):
        yield from _wishes_at(view, space, fleets, labs)
    pressed = (act("rake"), act("erase", content.MEMORY_ERASER))
    yield from (Wish(labs[action.verb], (), action) for action in pressed if action.verb in labs)
    for number in range(content.COUNT):
        if "erase" in labs:
            yield Wish(labs["erase"], (f"tech:{number}",), act("erase", number))
        if f"tech:{number}" not in labs.values():
            yield Wish(f"tech:{number}", (), act("research", number))


def _wishes_at(view: KardashevView, space: int, fleets: list[int], labs: dict[str, str]) -> Iterable[Wish]:
    """What may be dropped on a space; NOWHERE is for what is only taken."""
    drops: tuple[str, ...] = ()
    mine, yard = 0, view.homes[view.me]
    if space != NOWHERE:
        drops = (f"space:{space}", f"colony:{space}", f"fleet:{space}")
        mine, yard = view.colonies[view.me] >> space & 1, space
        start = {jobs.HOME: ["home"], jobs.SECOND: ["second"]}.get(view.question.kind, [])
        held = start + ["place", "bury"] * bool(view.drawn) + ["step"] * bool(view.moving) + ["steer"]
        yield from (Wish(CARRIED[verb], drops, act(verb, space)) for verb in held)
        yield from (Wish(f"fleet:{fleet}", drops, act("move", fleet, space)) for fleet in fleets)
    yield Wish("supply-colony", drops, act("upgrade" if mine else "colony", space))
    yield Wish("supply-fleet", drops, _one_more(view, "fleet", yard))
    used = [act("ark", space), act("depot", _first_fleet(view), space), _one_more(view, "fabricate", yard)]
    used += [act(verb, space, content.KINDS) for verb in ("terraform", "antimatter", "accrete")]
    yield from (Wish(labs[action.verb], drops, action) for action in used if action.verb in labs)


def _first_fleet(view: KardashevView) -> int:
    return next(iter(spaces(view.fleets[view.me])), NOWHERE)


def _one_more(view: KardashevView, verb: str, space: int) -> Action:
    """The action that builds a fleet or upgrades it by a level."""
    return act(verb, space, min(content.HIGHEST, view.fleet_levels[space] + 1))
