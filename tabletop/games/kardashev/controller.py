"""Kardashev at the table: how its pieces are played by hand, what is said about them.

Imports the model, the view, the words and the table's means.
"""

from collections.abc import Sequence
from functools import lru_cache

import pygame

from tabletop.games.kardashev import battle, model, moving, painter, shown, telling
from tabletop.games.kardashev import technologies as tech
from tabletop.games.kardashev.board import NAMES, NOWHERE, spaces
from tabletop.games.kardashev.deeds import Deed, deed
from tabletop.games.kardashev.model import (
    DESTROYED,
    KIND_NAMES,
    MILITARY,
    NOBODY,
    ROLE_NAMES,
    ROLE_TEXTS,
    UNEXPLORED,
    KardashevState,
)
from tabletop.games.kardashev.places import Places
from tabletop.games.kardashev.questions import button_words
from tabletop.games.kardashev.refusals import cost_words
from tabletop.games.kardashev.sheet import (
    ROOT3,
    Spots,
    colony_key,
    fleet_key,
    me,
    question,
    space_key,
    tech_key,
)
from tabletop.games.kardashev.technologies import TECHNOLOGIES, rule_of
from tabletop.games.kardashev.turn import LABS
from tabletop.games.kardashev.view import KardashevView, plain
from tabletop.kernel.events import Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import Seat
from tabletop.ui.layout import Beat, Explanation, Gesture, Layout, Picture, Piece
from tabletop.ui.look import Look
from tabletop.words import _

SYMBOL_NAMES = (*KIND_NAMES, _("Military"))


class KardashevController:
    """The seats give the names; everything else comes from the view it is handed."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)

    def layout(self, view: KardashevView, width: float, height: float) -> Layout:
        return Places(view, self.seats, Spots.of(width, height, view.seats)).layout()

    def paint(self, picture: Picture, width: int, height: int, look: Look) -> pygame.Surface:
        return painter.paint(picture, width, height, look)

    def preview(self, view: KardashevView, action: Deed, width: float, height: float) -> tuple[Piece, ...]:
        """The way a fleet would go."""
        if action.verb not in ("move", "depot"):
            return ()
        spots = Spots.of(width, height, view.seats)
        wide, high = spots.size * ROOT3, spots.size * 2
        return tuple(
            Piece(f"way:{space}", ("mark",), *spots.at(space), wide, high, board=True)
            for space in _way(view, action.first, action.second)[1:]
        )

    def unfinished(self, view: KardashevView) -> bool:
        """While a fleet is steered or something is paid or taken piece by piece."""
        return question(view) in _STEP_BY_STEP

    # -- gestures --------------------------------------------------------------------------------------

    def gesture(self, view: KardashevView, action: Deed) -> Gesture:
        verb, first, _second = action
        where = space_key(first) if verb in _ON_SPACES else ""
        match verb:
            case "role":
                return _button(f"role:{first}", ROLE_NAMES[first], ("role", first))
            case "home" | "second":
                return Gesture("start", (where,), _("Place it here"))
            case "settle" | "muster":
                kind = "colony" if verb == "settle" else "fleet"
                return Gesture(f"supply-{kind}", (where,), _("Put it here"))
            case "learn" | "research":
                return _button(tech_key(first), _("Research it"), ("big-tech", first))
            case "pass" | "stop" | "keep" | "destroy" | "claim" | "decline" | "done":
                words = _("Pass") if verb == "pass" else _("No more support")
                if verb not in ("pass", "done"):
                    words = button_words(verb)
                return _button(verb, words)
            case "bid":
                return _button(f"coin:{first}", _("Bid {bid}").format(bid=first))
            case "place":
                return Gesture("drawn", (where,), _("Place it here"))
            case "bury":
                return Gesture("drawn-back", (where,), _("Destroy it here"))
            case "pay" | "exchange" | "alike":
                return _button(f"own:{first}", _("Pay {kind}").format(kind=KIND_NAMES[first]))
            case "take" | "raid":
                words = _("Take {kind}").format(kind=KIND_NAMES[first])
                return _button(f"bank:{first}", words, ("kind", first))
            case "compile":
                words = _("Compile {kind}").format(kind=KIND_NAMES[first])
                return _button(f"compile:{first}", words, ("kind", first))
            case "harvest":
                return _button("harvest", _("Harvest"))
            case "end":
                return _button("end", _("End turn"))
            case "support":
                return _button(f"support:{first}", _("Support"))
            case "drone":
                key = "drone:raider" if first == tech.RAIDER_DRONE else "drone:salvage"
                return _button(key, button_words(key))
            case "share":
                return _button(colony_key(first), _("Share in this colony"))
            case "leave":
                return _button(where, _("Leave this tile out"))
        return self._on_the_board(view, action)

    def _on_the_board(self, view: KardashevView, action: Deed) -> Gesture:
        """What is carried to a space: pieces from the supply, fleets, technologies."""
        verb, first, second = action
        drops = (space_key(first),)
        match verb:
            case "colony" | "upgrade":
                words = _("Build a colony") if verb == "colony" else _("Upgrade the colony")
                return Gesture("supply-colony", drops, words)
            case "fleet":
                words = _("Level {level}").format(level=second)
                return Gesture("supply-fleet", drops, words, ("fleet", view.turn, second))
            case "move":
                ends = (space_key(second),)
                return Gesture(fleet_key(first), ends, _("Move here"), note=move_note(view, first, second))
            case "steer":
                return Gesture("steer", drops, _("Steer this fleet"))
            case "step" | "jump":
                words = _("Go there") if verb == "step" else _("Jump there")
                return Gesture("moving", drops, words, note="" if verb == "step" else _("jump"))
            case "ark":
                return Gesture(tech_key(LABS[verb]), drops, _("Build or upgrade a colony"))
            case "fabricate":
                words = _("Level {level}").format(level=second)
                return Gesture(tech_key(LABS[verb]), drops, words, ("fleet", view.turn, second))
            case "rake":
                return _button(tech_key(LABS[verb]), _("Harvest"))
            case "depot":
                words = _("Send this fleet, level {level}").format(level=view.fleet_levels[first])
                ends = (space_key(second),)
                picture = ("fleet", view.turn, view.fleet_levels[first])
                note = move_note(view, first, second)
                return Gesture(tech_key(LABS[verb]), ends, f"{words} ({NAMES[first]})", picture, note=note)
            case "depot-steer":
                return Gesture(tech_key(LABS[verb]), drops, _("Steer this fleet"))
            case "terraform" | "accrete":
                words = _("Add {symbol}") if verb == "terraform" else _("Make it {symbol}")
                words = words.format(symbol=SYMBOL_NAMES[second])
                return Gesture(tech_key(LABS[verb]), drops, words, ("kind", second))
            case "antimatter":
                return Gesture(tech_key(LABS[verb]), drops, _("Destroy this tile"))
        target = (tech_key(first),)
        return Gesture(tech_key(tech.MEMORY_ERASER), target, TECHNOLOGIES[first].name, ("big-tech", first))

    def attempt(self, view: KardashevView, lift: str, drop: str | None) -> Deed | None:
        """What somebody seems to want, allowed or not."""
        kind, _colon, rest = lift.partition(":")
        number = int(rest) if rest.isdecimal() else NOWHERE
        space = _space_of(drop)
        if kind == "tech":
            return self._attempt_technology(view, number, drop)
        if kind in ("harvest", "end", "pass", "stop", "keep", "destroy", "done", "claim", "decline"):
            return deed(kind)
        if kind == "coin":
            return deed("bid", number)
        if kind in ("compile", "role"):
            return deed(kind, number)
        if kind == "own" and number != NOWHERE:
            return deed("pay", number)
        if kind == "fleet":
            return deed("steer", number) if space == NOWHERE else deed("move", number, space)
        if drop is None:
            return _pressed(view, kind)
        if space == NOWHERE:
            return None
        if kind == "supply-colony":
            return deed("upgrade" if view.colonies[me(view)] >> space & 1 else "colony", space)
        if kind == "supply-fleet":
            return _fleet_deed(view, "fleet", space)
        if kind == "start":
            return deed("second" if question(view) == model.SECOND else "home", space)
        if kind in ("drawn", "drawn-back"):
            return deed("place" if kind == "drawn" else "bury", space)
        if kind in ("moving", "steer"):
            return deed("step" if kind == "moving" else "steer", space)
        return None

    def _attempt_technology(self, view: KardashevView, number: int, drop: str | None) -> Deed | None:
        verb = next((verb for verb, lab in LABS.items() if lab == number), "")
        if not verb or not view.known[me(view)] >> number & 1:
            return deed("research", number)
        space = _space_of(drop)
        if verb == "erase":
            target = (drop or "").removeprefix("tech:")
            return deed("erase", int(target) if target.isdecimal() else number)
        if verb == "rake":
            return deed("rake")
        if drop is not None and space == NOWHERE:
            return None
        if verb == "depot":
            return deed("depot", _first_fleet(view), space)
        if verb == "fabricate":
            home = view.homes[me(view)]
            return _fleet_deed(view, verb, home if drop is None else space)
        return deed(verb, space, 1) if verb in ("terraform", "accrete") else deed(verb, space)

    # -- events ----------------------------------------------------------------------------------------

    def advance(self, view: KardashevView, event: Event) -> KardashevView:
        return shown.advance(view, event)

    def beat(self, view: KardashevView, event: Event) -> Beat:
        return telling.beat(view, event, self.seats)

    def tell(self, event: Event) -> str:
        return telling.tell(event, self.seats)

    def heading(self, view: KardashevView) -> str:
        if not view.round:
            return _("Setup")
        last = min(view.final or view.limit, view.limit)
        words = _("Round {round}, at most {last}").format(round=view.round, last=last)
        if view.final:
            words = _("Round {round}, the last is {last}").format(round=view.round, last=last)
        return words

    def prompt(self, view: KardashevView, legal: Sequence[Deed]) -> str:
        kind = question(view)
        if kind == -1:
            if {action.verb for action in legal} == {"end"}:
                return _("Nothing left to do: end your turn.")
            return _("Your turn: {base} base and {research} research actions left.").format(
                base=view.base, research=view.research
            )
        return (
            _PROMPTS.get(kind)
            or Places(view, self.seats, Spots.of(1016, 720, view.seats)).question_words()[0]
        )

    def tip(self, view: KardashevView, key: str) -> str:
        """A line or two about the piece under the pointer."""
        kind, _colon, rest = key.partition(":")
        if kind == "tech":
            told = TECHNOLOGIES[int(rest)]
            words = f"{told.name} · {cost_words(int(rest))}\n{told.effect}"
            if told.needs and not tech.open_to(view.known[me(view)]) >> int(rest) & 1:
                names = _(" or ").join(TECHNOLOGIES[need].name for need in told.needs)
                words += "\n" + _("Needs {needs}.").format(needs=names)
            return words
        return {
            "steer": _("Drop the wheel on a fleet to steer it space by space."),
            "supply-colony": _(
                "Drag onto a tile to build a colony, onto a colony to upgrade it: 1 Food, 1 Matter."
            ),
            "supply-fleet": _("Drag onto your home tile or a Military colony to build or upgrade a fleet."),
            "harvest": _("Every colony gives its tile's resources, one for each level."),
        }.get(kind, _role_tip(_role_of(view, key)))

    def explain(self, view: KardashevView, key: str) -> Explanation | None:
        kind, _colon, rest = key.partition(":")
        number = int(rest) if rest.isdecimal() else NOWHERE
        match kind:
            case "tech":
                return self._explain_technology(view, number)
            case "role" | "plate" | "own" if (role := _role_of(view, key)) != NOBODY:
                text = ROLE_TEXTS[role]
                return Explanation(ROLE_NAMES[role], text, (("role", role),), f"KD-7.{role + 1}", (250, 270))
            case "space" | "colony" | "fleet":
                return self._explain_space(view, number)
            case "drawn" | "drawn-back" | "auction-tile":
                return self._explain_tile(view.drawn)
            case "supply-colony":
                text = _("A colony costs 1 Food and 1 Matter. It goes next to one of your colonies or under one of "
                         "your fleets. On one of your colonies it is an upgrade, for the same price.")  # fmt: skip
                return Explanation(_("Your colonies"), text, (("colony", me(view), 1),), "KD-4.1", (1, 1))
            case "supply-fleet":
                text = _("A fleet costs 1 Matter and 1 Energy for each level on your home tile, and nothing on your "
                         "colony with a Military symbol.")  # fmt: skip
                return Explanation(_("Your fleets"), text, (("fleet", me(view), 1),), "KD-4.4", (1, 1))
            case "steer":
                text = _("Drop the wheel on a fleet to steer it space by space: through tiles of your choice, or with "
                         "a jump. Dragging the fleet itself sends it the shortest way.")  # fmt: skip
                return Explanation(_("The wheel"), text, (("wheel",),), "KD-4.5", (1, 1))
            case "own" | "bank" | "compile" if number != NOWHERE:
                text = _("While paying a cost, 4 of one kind may stand for 1 of another. Not for a bid.")
                return Explanation(KIND_NAMES[number], text, (("kind", number),), "KD-1.4", (1, 1))
        return None

    def _explain_technology(self, view: KardashevView, number: int) -> Explanation:
        told = TECHNOLOGIES[number]
        parts = [told.effect, _("Costs {cost}.").format(cost=cost_words(number))]
        if told.needs:
            names = _(" or ").join(TECHNOLOGIES[need].name for need in told.needs)
            parts.append(_("Needs {needs}.").format(needs=names))
        if told.other >= 0:
            parts.append(_("Instead of {other}: you can have only one of the two.").format(
                other=TECHNOLOGIES[told.other].name))  # fmt: skip
        if told.lab:
            parts.append(_("Used as a research action: drag it where it shall work."))
        owners = [self.seats[seat].name for seat in range(view.seats) if view.known[seat] >> number & 1]
        if owners:
            parts.append(_("Known to {names}.").format(names=", ".join(owners)))
        return Explanation(
            told.name, "\n\n".join(parts), (("big-tech", number),), rule_of(number), (250, 320)
        )

    def _explain_tile(self, tile: int) -> Explanation:
        shape = (sqrt3_half(), 1.0)
        if tile == UNEXPLORED:
            text = _("Nobody knows what is here. A fleet may enter it with its last step, or a tile that was won may "
                     "be placed here.")  # fmt: skip
            return Explanation(_("Unexplored space"), text, (("space", tile, NOBODY, 0),), "KD-3.3", shape)
        if tile == DESTROYED:
            text = _("A destroyed tile cannot be entered, settled or passed.")
            return Explanation(_("A destroyed tile"), text, (("space", tile, NOBODY, 0),), "KD-3.3", shape)
        text = _("A colony here gives one resource for each level in a harvest.")
        if tile.bit_count() > 1:
            text = _("A colony here gives any mix of these, one for each level in a harvest.")
        if tile & MILITARY:
            text = _("With your colony here, fleets are built and upgraded for nothing.")
        return Explanation(telling.tile_words(tile), text, (("space", tile, NOBODY, 0),), "KD-1.2", shape)

    def _explain_space(self, view: KardashevView, space: int) -> Explanation:
        told = self._explain_tile(view.tiles[space])
        lines = [told.text]
        for seat in range(view.seats):
            name = self.seats[seat].name
            if view.homes[seat] == space:
                lines.append(_("Home tile: {name}.").format(name=name))
            if view.colonies[seat] >> space & 1:
                level = view.colony_levels[space]
                points = model.COLONY_POINTS[level]
                words = _("{name}: a colony of level {level}, {points} points.")
                lines.append(words.format(name=name, level=level, points=points))
            if view.fleets[seat] >> space & 1:
                words = _("{name}: a fleet of level {level}.")
                lines.append(words.format(name=name, level=view.fleet_levels[space]))
        home = next((seat for seat in range(view.seats) if view.homes[seat] == space), NOBODY)
        pictures = (("space", view.tiles[space], home, space % 3),)
        return told._replace(text="\n\n".join(lines), pictures=pictures)

    def reason(self, outcome: Outcome) -> str:
        words = {
            "out-of-colonies": _("The colonies ran out; the most points win."),
            "last-standing": _("Only one player was left; the most points win."),
        }.get(outcome.reason, _("The last round is over; the most points win."))
        if outcome.scores.count(max(outcome.scores)) > 1:
            words += " " + _("The tie was fought out with lasers.")
        return words


def sqrt3_half() -> float:
    """The width of a hexagon on its point against its height."""
    return 0.866


_ON_SPACES = {"home", "second", "settle", "muster", "place", "bury", "leave"}
_STEP_BY_STEP = {
    model.STEER, model.PAY_ANY, model.PAY_ONE, model.EXCHANGE, model.ALIKE, model.GAIN, model.HARVEST, model.SHARE,
    model.WARLORD_LEAVE,
}  # fmt: skip
_PROMPTS = {
    model.ROLE: _("Choose your role."),
    model.HOME: _("Drag your home tile onto the rim of the board."),
    model.SECOND: _("Drag your second tile beside your home."),
    model.SETTLE: _("Drag a colony onto one of your two tiles."),
    model.MUSTER: _("Drag a fleet onto one of your two tiles."),
    model.LEARN: _("Choose the level 1 technology you begin with."),
    model.BID: _("Bid for the tile, or pass."),
    model.PLACE: _("Drag the tile onto the board, or its back to destroy it there."),
    model.EXPLORE: _("Keep the tile you found, or destroy it and lose the fleet."),
    model.SHARE: _("Choose the enemy colony this fleet shares in."),
    model.ATTACK: _("You attack: which fleets support?"),
    model.DEFEND: _("You are attacked: which fleets support?"),
    model.WARLORD_LEAVE: _("Eight tiles at most: choose one to leave out."),
}


def _button(key: str, words: str, picture: Picture | None = None) -> Gesture:
    """A piece that does the one thing it can do when it is pressed."""
    return Gesture(key, (key,), words, picture)


def _space_of(drop: str | None) -> int:
    """The space a drop means; NOWHERE if none."""
    kind, _colon, rest = (drop or "").partition(":")
    return int(rest) if kind in ("space", "colony", "fleet") and rest.isdecimal() else NOWHERE


def _role_of(view: KardashevView, key: str) -> int:
    """The role on a card or of the player on a plate; NOBODY if there is none."""
    kind, _colon, rest = key.partition(":")
    match kind:
        case "role":
            return int(rest)
        case "plate":
            return view.roles[int(rest)]
        case "own" if not rest:
            return view.roles[me(view)]
    return NOBODY


def _role_tip(role: int) -> str:
    return "" if role == NOBODY else ROLE_TEXTS[role]


def _pressed(view: KardashevView, kind: str) -> Deed | None:
    """What somebody seems to want who presses a piece that can go nowhere now."""
    match kind:
        case "supply-colony":
            return deed("colony")
        case "supply-fleet":
            return _fleet_deed(view, "fleet", view.homes[me(view)])
        case "steer":
            return deed("steer", _first_fleet(view))
        case "drawn":
            return deed("place")
    return None


def _fleet_deed(view: KardashevView, verb: str, space: int) -> Deed:
    """One more level of a fleet."""
    return deed(verb, space, min(model.HIGHEST, view.fleet_levels[space] + 1))


def _first_fleet(view: KardashevView) -> int:
    return next(spaces(view.fleets[me(view)]), NOWHERE)


@lru_cache(maxsize=8)
def _state(view: KardashevView) -> KardashevState:
    return plain(view)


def _way(view: KardashevView, start: int, end: int) -> Sequence[int]:
    """The spaces of a move, the first and the last among them."""
    s, seat = _state(view), view.turn
    s.fleets[seat] ^= 1 << start
    way = moving.path(s, seat, start, end)
    s.fleets[seat] ^= 1 << start
    return way


def move_note(view: KardashevView, start: int, end: int) -> str:
    """What a move costs, and for an attack the strength of both sides."""
    s = _state(view)
    seat = view.turn
    steps = len(_way(view, start, end)) - 1
    level = view.fleet_levels[start]
    price = str(moving.price(level, steps, view.known[seat]))
    defender = s.owner(end)
    if defender not in (NOBODY, seat):
        s.moving, s.target = level, end
        odds = f"{battle.offence(s, seat)}:{battle.defence(s, defender)}"
        s.moving, s.target = view.moving, view.target
        return _("{price} E · {odds}").format(price=price, odds=odds)
    return _("{price} E").format(price=price)
