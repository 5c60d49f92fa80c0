"""Kardashev at the table: how its pieces are played by hand, what is seen and heard of them.

Imports this game and the table's means.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from tabletop.games.kardashev import (
    battle,
    chatter,
    events,
    jobs,
    model,
    moments,
    moving,
    painter,
    refusals,
    slate,
    turn,
    words,
)
from tabletop.games.kardashev import technologies as tech
from tabletop.games.kardashev.board import BOARDS, NAMES, NOWHERE, spaces
from tabletop.games.kardashev.ending import how_it_ended
from tabletop.games.kardashev.model import Deed, deed
from tabletop.games.kardashev.places import Places, face
from tabletop.games.kardashev.spots import Spots, colony_key, fleet_key, reach_key, space_key
from tabletop.games.kardashev.tree import symbol, tech_key
from tabletop.games.kardashev.treescreen import TreeScreen
from tabletop.games.kardashev.view import KardashevView
from tabletop.kernel.events import NOBODY, Event
from tabletop.ui.controller import Controller
from tabletop.ui.layout import Beat, Explanation, Gesture, Layout, Moment, Picture, Piece, Size, Wish
from tabletop.words import _

if TYPE_CHECKING:
    from tabletop.app import App

STEP_BY_STEP = (jobs.STEER, jobs.PICK, jobs.SHARE, jobs.LEAVE)
"""While a fleet is steered or something is paid or taken piece by piece."""
BUTTONS = ("harvest", "end", "pass", "stop", "keep", "destroy", "done", "claim", "decline", "drone")
PRESSED = {
    "role": "role", "learn": "tech", "research": "tech", "pay": "own", "exchange": "own", "alike": "own",
    "take": "bank", "raid": "bank", "compile": "compile", "support": "support", "share": "colony",
    "leave": "space",
}  # fmt: skip
"""What is done by pressing one of several things of a sort."""
CARRIED = {
    "home": "start", "second": "start", "settle": "supply-colony", "muster": "supply-fleet", "place": "drawn",
    "bury": "drawn-back", "colony": "supply-colony", "upgrade": "supply-colony", "fleet": "supply-fleet",
    "steer": "steer", "step": "moving", "jump": "moving",
}  # fmt: skip
"""What is carried to a space; for all the rest it is a fleet, or the technology that is used."""
BEATS: dict[type[Event], Beat] = {
    events.Draw: Beat(0.6, "flip"),
    events.Explore: Beat(0.7, "flip"),
    **dict.fromkeys((events.Home, events.Second, events.Place, events.Shape), Beat(0.45, "place")),
    events.Disrupt: Beat(0.4, "capture"),
    events.Move: Beat(0.4, "slide"),
    events.Stranded: Beat(0.5, "explosion", ("moving",)),
    events.Harvest: Beat(0.3, "purr"),
}
"""How events are played that are always alike."""


class KardashevController(Controller):
    """The seats give the names; everything else comes from the view it is handed."""

    painters = painter.PAINTERS
    whole_window = True
    goal = _("Most points win. Two colonies left: last round.")
    feel = staticmethod(chatter.feel)
    chatter = chatter.CHATTER
    face = staticmethod(face)
    ending = how_it_ended
    heading = staticmethod(words.heading)
    prompt = staticmethod(words.prompt)
    reason = staticmethod(words.reason)
    pages: ClassVar[dict[str, str]] = {"t": "tree"}

    def layout(self, view: KardashevView, legal: Sequence[Deed], size: Size) -> Layout:
        return Places(view, legal, self.seats, size).layout()

    def preview(self, view: KardashevView, action: Deed, size: Size) -> tuple[Piece, ...]:
        """The way a fleet would go; the bid a number stands for."""
        spots = Spots.of(size, view.seats)
        if action.verb == "bid":
            left, top, width, _height = spots.slate
            says = words.SAYS["bid"].format(bid=action.first)
            return (Piece("sign", ("sign", says), left + width / 2, top + 84, 110, 34),)
        if action.verb not in ("move", "depot"):
            return ()
        way, _jump = moving.path(view, view.turn, action.first, action.second)
        return tuple(spots.ring(f"way:{space}", space) for space in way[1:])

    def sure(self, view: KardashevView, legal: Sequence[Deed], action: Deed) -> str:
        """A bid that jumps ahead, an attack that cannot win alone, a technology that replaces another."""
        if action.verb == "bid" and action.first > view.bid + 1:
            paid = _("You would pay {bid} of your resources to {name}.") if view.turn != view.me else _(
                "You would give up {bid} of your resources."
            )  # fmt: skip
            return paid.format(bid=action.first, name=self.names[view.turn])
        if action.verb in ("move", "depot") and view.owner(action.second) not in (NOBODY, view.turn):
            offence = battle.offence(view, view.turn, view.fleet_levels[action.first])
            defence = battle.defence(view, view.owner(action.second), action.second)
            if offence <= defence:
                return _("{offence} against {defence} without support, and a tie fails.", offence=offence,
                         defence=defence)  # fmt: skip
        other = tech.TECHNOLOGIES[action.first].other if action.verb == "research" else NOBODY
        if other != NOBODY and view.has(view.me, other):
            name = tech.TECHNOLOGIES[other].name
            return _("It takes the place of {name}: you can have only one of the two.", name=name)
        return ""

    def unfinished(self, view: KardashevView) -> bool:
        return view.question.kind in STEP_BY_STEP

    def page(
        self, app: "App", view: KardashevView, legal: Sequence[Deed], key: str, do: Callable[[Deed], None]
    ) -> TreeScreen | None:
        """The technology tree."""
        return TreeScreen(app, view, legal, self.names, do) if key == "tree" else None

    # -- gestures --------------------------------------------------------------------------------------

    def gesture(self, view: KardashevView, action: Deed) -> Gesture:
        verb, first, second = action
        says, picture = self._chosen(view, action)
        if verb == "bid" and first > view.bid + 1:
            return Gesture("slide", (f"bid:{first}",), says, picture)
        if verb == "bid":
            return Gesture("raise", ("raise",), says, picture)
        if verb in BUTTONS or verb in PRESSED:
            key = str(action) if verb in BUTTONS else f"{PRESSED[verb]}:{first}"
            return Gesture(key, (key,), says, picture)
        lift = CARRIED[verb] if verb in CARRIED else fleet_key(first) if verb == "move" else tech_key(turn.LABS[verb])
        note = _("jump") if verb == "jump" else ""
        match verb:
            case "rake":
                drop = lift
            case "erase":
                drop = tech_key(first)
            case "move" | "depot":
                drop, note = reach_key(second), move_note(view, first, second)
            case _:
                drop = space_key(first)
        return Gesture(lift, (drop,), says, picture, note=note)

    def _chosen(self, view: KardashevView, action: Deed) -> tuple[str, Picture | None]:
        """What a chooser says and shows of an action."""
        verb, first, second = action
        says = words.SAYS.get(verb, "")
        match verb:
            case "role":
                return model.ROLE_NAMES[first], ("role", first)
            case "learn" | "research":
                return says, ("big-tech", first)
            case "erase":
                return tech.TECHNOLOGIES[first].name, ("big-tech", first)
            case "drone":
                return tech.TECHNOLOGIES[first].name, None
            case "bid":
                return says.format(bid=first), None
            case "pay" | "exchange" | "alike":
                return says.format(kind=model.KIND_NAMES[first]), None
            case "take" | "raid" | "compile":
                return says.format(kind=model.KIND_NAMES[first]), _kind(first)
            case "fleet" | "fabricate":
                return says.format(level=second), ("fleet", view.turn, second)
            case "depot":
                level = view.fleet_levels[first]
                return says.format(level=level, space=NAMES[first]), ("fleet", view.turn, level)
            case "terraform" | "accrete":
                return says.format(symbol=words.SYMBOL_NAMES[second]), _kind(second)
        return says, None

    def wishes(self, view: KardashevView) -> Iterable[Wish]:
        """Everything a piece of Kardashev may be taken, pressed or dropped somewhere for."""
        buttons = [*battle.FIRST_DRONE, *(deed(verb) for verb in BUTTONS if verb != "drone")]
        yield from (Wish(str(action), (), action) for action in buttons)
        for verb, count in (("role", model.ROLES), ("pay", tech.KINDS), ("take", tech.KINDS), ("compile", tech.KINDS)):
            yield from (Wish(f"{PRESSED[verb]}:{number}", (), deed(verb, number)) for number in range(count))
        fleets = [space for mask in view.fleets for space in spaces(mask)]
        yield from (Wish(fleet_key(fleet), (), deed("steer", fleet)) for fleet in fleets)
        first_fleet = next(iter(spaces(view.fleets[view.me])), NOWHERE)
        yield Wish("steer", (), deed("steer", first_fleet))
        start = {jobs.HOME: ["home"], jobs.SECOND: ["second"]}.get(view.question.kind, [])
        held = start + ["place", "bury"] * bool(view.drawn) + ["step"] * bool(view.moving) + ["steer"]
        labs = {verb: tech_key(lab) for verb, lab in turn.LABS.items() if view.has(view.me, lab)}
        for space in (NOWHERE, *spaces(BOARDS[view.seats])):
            drops: tuple[str, ...] = ()
            mine, yard = 0, view.homes[view.me]
            if space != NOWHERE:
                drops = (space_key(space), colony_key(space), fleet_key(space))
                mine, yard = view.colonies[view.me] >> space & 1, space
                yield from (Wish(CARRIED[verb], drops, deed(verb, space)) for verb in held)
                yield from (Wish(fleet_key(fleet), drops, deed("move", fleet, space)) for fleet in fleets)
            yield Wish("supply-colony", drops, deed("upgrade" if mine else "colony", space))
            yield Wish("supply-fleet", drops, _one_more(view, "fleet", yard))
            used = [deed("ark", space), deed("depot", first_fleet, space), _one_more(view, "fabricate", yard)]
            used += [deed(verb, space, tech.KINDS) for verb in ("terraform", "antimatter", "accrete")]
            yield from (Wish(labs[action.verb], drops, action) for action in used if action.verb in labs)
        pressed = (deed("rake"), deed("erase", tech.MEMORY_ERASER))
        yield from (Wish(labs[action.verb], (), action) for action in pressed if action.verb in labs)
        for number in range(tech.COUNT):
            if "erase" in labs:
                yield Wish(labs["erase"], (tech_key(number),), deed("erase", number))
            if tech_key(number) not in labs.values():
                yield Wish(tech_key(number), (), deed("research", number))

    # -- events ----------------------------------------------------------------------------------------

    def tell(self, event: Event) -> str:
        return words.tell(event, self.names)

    def beat(self, view: KardashevView, event: Event) -> Beat:
        plate = "own" if event.seat == view.me else f"plate:{event.seat}"
        match event:
            case events.Bid(bid=bid):
                return Beat(0.55, "token", captions=((plate, _("Bid {bid}", bid=bid)),))
            case events.Pass():
                return Beat(0.35, "tick", captions=((plate, _("Pass")),))
            case events.Won(bid=bid):
                says = _("Won for {bid}", bid=bid)
                return Beat(0.5, "star", captions=((plate, says),), moment=moments.won(view, event, self.names))
            case events.Bury(space=space) | events.Annihilate(space=space):
                return Beat(0.7, "explosion", (space_key(space),))
            case events.Colony(level=level, before=before):
                return Beat(0.4, "place" if level > before else "capture")
            case events.Fleet(level=level, before=before) if level > before and not view.moving:
                return Beat(0.35, "place")
            case events.Fleet(space=space, level=0):
                return Beat(0.5, "explosion", (fleet_key(space),))
            case events.Attack(space=space):
                return Beat(0.6, "meow-2", captions=((space_key(space), _("Attack!")),))
            case events.Support(space=space, level=level):
                return Beat(0.5, "token", captions=((fleet_key(space), _("+{level}", level=level)),))
            case events.Battle(space=space):
                fought = moments.battle(view, event, self.names)
                return Beat(0.8, "explosion", (space_key(space),), moment=fought)
            case events.Gain(why=jobs.FOR_HARVEST | jobs.FOR_CARGO | jobs.FOR_SHARE):
                return Beat(0.2, "token")
            case events.Gain(amounts=amounts) if any(amounts):
                return Beat(0.25, "token", captions=((plate, "+ " + model.amount_words(amounts)),))
            case events.Research(technology=number) | events.Learn(technology=number):
                where = tech_key(number) if plate == "own" else plate
                first = moments.invented(view, event.seat, number, self.names) if view.round else None
                return Beat(0.6, "star", captions=((where, tech.TECHNOLOGIES[number].name),), moment=first)
            case events.Use(technology=number):
                return Beat(0.3, "tick", captions=((plate, tech.TECHNOLOGIES[number].name),))
            case events.Final():
                return Beat(0.8, "turn", moment=moments.final(view, event, self.names))
            case events.Over():
                return Beat(0.6, "fanfare", moment=moments.over(view, event, self.names))
            case events.Laser(roll=roll):
                return Beat(1.4, "dice", (plate,), ((plate, _("Lasers! {roll}", roll=roll)),))
            case events.Out():
                told = _("Neither colony nor fleet was left: {name}.", name=self.names[event.seat])
                return Beat(0.8, "defeat", moment=Moment(_("Out!"), (told,), (plate, f"head:{event.seat}")))
        return BEATS.get(type(event), Beat())

    # -- words -----------------------------------------------------------------------------------------

    def tip(self, view: KardashevView, key: str) -> str:
        kind, _colon, rest = key.partition(":")
        if kind == "tech":
            number = int(rest)
            told = tech.TECHNOLOGIES[number]
            says = f"{told.name} · {refusals.cost_words(number)}\n{told.effect}"
            if told.needs and not tech.open_to(view.known[view.me]) >> number & 1:
                says += "\n" + _("Needs {needs}.", needs=refusals.needs_words(number))
            return says
        role = _role_of(view, key)
        return TIPS.get(kind, "" if role == NOBODY else model.ROLE_TEXTS[role])

    def explain(self, view: KardashevView, key: str) -> Explanation | None:
        kind, _colon, rest = key.partition(":")
        number = int(rest) if rest.isdecimal() else NOWHERE
        match kind:
            case "tech":
                return self._explain_technology(view, number)
            case "role" | "plate" | "own" if (role := _role_of(view, key)) != NOBODY:
                text = model.ROLE_TEXTS[role]
                return Explanation(model.ROLE_NAMES[role], text, (("role", role),), f"KD-7.{role + 1}", (250, 270))
            case "space" | "colony" | "fleet":
                return self._explain_space(view, number)
            case "drawn" | "drawn-back":
                return _explain_tile(view.drawn)
            case "supply-colony":
                text = _("A colony costs 1 Food and 1 Matter. It goes next to one of your colonies or under one of "
                         "your fleets. On one of your colonies it is an upgrade, for the same price.")  # fmt: skip
                return Explanation(_("Your colonies"), text, (("colony", view.me, 1),), "KD-4.1", (1, 1))
            case "supply-fleet":
                text = _("A fleet costs 1 Matter and 1 Energy for each level on your home tile, and nothing on your "
                         "colony with a Military symbol.")  # fmt: skip
                return Explanation(_("Your fleets"), text, (("fleet", view.me, 1),), "KD-4.4", (1, 1))
            case "steer":
                text = _("Drop the wheel on a fleet to steer it space by space: through tiles of your choice, or with "
                         "a jump. Dragging the fleet itself sends it the shortest way.")  # fmt: skip
                return Explanation(_("The wheel"), text, (slate.WHEEL,), "KD-4.5", (1, 1))
            case "harvest":
                kinds = tuple(_kind(kind) for kind in range(tech.KINDS))
                return Explanation(_("Harvest"), TIPS["harvest"], kinds, "KD-4.3", (1, 1))
            case "own" | "bank" | "compile" if number != NOWHERE:
                text = _("While paying a cost, 4 of one kind may stand for 1 of another. Not for a bid.")
                return Explanation(model.KIND_NAMES[number], text, (_kind(number),), "KD-1.4", (1, 1))
        return None

    def _explain_technology(self, view: KardashevView, number: int) -> Explanation:
        told = tech.TECHNOLOGIES[number]
        parts = [told.effect, _("Costs {cost}.", cost=refusals.cost_words(number))]
        if told.needs:
            parts.append(_("Needs {needs}.", needs=refusals.needs_words(number)))
        if told.other >= 0:
            other = tech.TECHNOLOGIES[told.other].name
            parts.append(_("Instead of {other}: you can have only one of the two.", other=other))
        if number in turn.LABS.values():
            parts.append(_("Used as a research action: drag it where it shall work."))
        owners = [self.names[seat] for seat in range(view.seats) if view.has(seat, number)]
        if owners:
            parts.append(_("Known to {names}.", names=", ".join(owners)))
        return Explanation(told.name, "\n\n".join(parts), (("big-tech", number),), tech.rule_of(number), (250, 320))

    def _explain_space(self, view: KardashevView, space: int) -> Explanation:
        told = _explain_tile(view.tiles[space])
        lines, home = [told.text], NOBODY
        for seat, name in enumerate(self.names):
            if view.homes[seat] == space:
                home = seat
                lines.append(_("Home tile: {name}.", name=name))
            if view.colonies[seat] >> space & 1:
                level = view.colony_levels[space]
                says = _("{name}: a colony of level {level}, {points} points.")
                lines.append(says.format(name=name, level=level, points=model.COLONY_POINTS[level]))
            if view.fleets[seat] >> space & 1:
                lines.append(_("{name}: a fleet of level {level}.", name=name, level=view.fleet_levels[space]))
        pictures = (("space", view.tiles[space], home, space % 3),)
        return told._replace(text="\n\n".join(lines), pictures=pictures)


TIPS = {
    "steer": _("Drop the wheel on a fleet to steer it space by space."),
    "supply-colony": _("Drag onto a tile to build a colony, onto a colony to upgrade it: 1 Food, 1 Matter."),
    "supply-fleet": _("Drag onto your home tile or a Military colony to build or upgrade a fleet."),
    "harvest": _("Every colony gives its tile's resources, one for each level."),
}


def _explain_tile(tile: int) -> Explanation:
    title, rule = words.tile_words(tile), "KD-1.2"
    text = _("A colony here gives one resource for each level in a harvest.")
    if tile == model.UNEXPLORED:
        title, rule = _("Unexplored space"), "KD-3.3"
        text = _("Nobody knows what is here. A fleet may enter it with its last step, or a tile that was won may "
                 "be placed here.")  # fmt: skip
    elif tile == model.DESTROYED:
        title, rule = _("A destroyed tile"), "KD-3.3"
        text = _("A destroyed tile cannot be entered, settled or passed.")
    elif tile & model.MILITARY:
        text = _("With your colony here, fleets are built and upgraded for nothing.")
    elif tile.bit_count() > 1:
        text = _("A colony here gives any mix of these, one for each level in a harvest.")
    return Explanation(title, text, (("space", tile, NOBODY, 0),), rule, (slate.TILE, 1.0))


def _kind(kind: int) -> Picture:
    return ("art", symbol(kind))


def _role_of(view: KardashevView, key: str) -> int:
    """The role on a card or of the player on a plate; NOBODY if there is none."""
    kind, _colon, rest = key.partition(":")
    match kind:
        case "role":
            return int(rest)
        case "plate":
            return view.roles[int(rest)]
        case "own" if not rest:
            return view.roles[view.me]
    return NOBODY


def _one_more(view: KardashevView, verb: str, space: int) -> Deed:
    """One more level of a fleet."""
    return deed(verb, space, min(model.HIGHEST, view.fleet_levels[space] + 1))


def move_note(view: KardashevView, start: int, end: int) -> str:
    """What a move costs, and for an attack the strength of both sides."""
    seat, level, defender = view.turn, view.fleet_levels[start], view.owner(end)
    way, jump = moving.path(view, seat, start, end)
    price = moving.price(level, len(way) - 1 + (jump > 0), view.known[seat])
    says = _("{price} E", price=price) if price else _("free")
    if defender in (NOBODY, seat):
        return says
    offence, defence = battle.offence(view, seat, level), battle.defence(view, defender, end)
    return f"{says} · {offence} : {defence} " + (_("wins") if offence > defence else _("fails"))
