"""Kardashev at the table: how its pieces are played by hand, what is seen and heard of them."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from tabletop.base.words import _
from tabletop.games.kardashev.advice import asking, bidding, effects, foresight, reasons
from tabletop.games.kardashev.advice.coach import REMARKS
from tabletop.games.kardashev.advice.threats import threats
from tabletop.games.kardashev.after.ending import decided, how_it_ended
from tabletop.games.kardashev.after.story import KardashevStory
from tabletop.games.kardashev.rules import battle, events, jobs, model, moving, turn
from tabletop.games.kardashev.rules import content as tech
from tabletop.games.kardashev.rules.board import BOARDS, NOWHERE, spaces
from tabletop.games.kardashev.rules.model import Deed, KardashevState, deed
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.table import moments
from tabletop.games.kardashev.table.measures import LARGE, Spots, colony_key, fleet_key, reach_key, space_key
from tabletop.games.kardashev.table.paint import pieces as painter
from tabletop.games.kardashev.table.places import Places, face
from tabletop.games.kardashev.table.slate import BACK, Slate
from tabletop.games.kardashev.table.tree.overview import symbol, tech_key
from tabletop.games.kardashev.table.tree.screen import TreeScreen
from tabletop.games.kardashev.voice import chatter, explain, words
from tabletop.games.kardashev.voice import sheet as sheets
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.reasons import BAD, Reason, worded
from tabletop.ui.stage.controller import GameController
from tabletop.ui.stage.layout import Beat, Gesture, Layout, Moment, Picture, Piece, Size, Wish

if TYPE_CHECKING:
    from tabletop.ui.shell import Shell

STEP_BY_STEP = (jobs.STEER, jobs.PICK, jobs.SHARE, jobs.LEAVE)
"""While a fleet is steered or something is paid or taken piece by piece."""
KEYS = 10
"""Bids up to this have a digit; 0 is ten."""
GOAL, SHORT_GOAL = _("Most points win once colonies run out."), _("Most points win.")
"""What the game is about, and the same for large letters."""
ROOMY = 1.15
"""Up to this text size a price is written out on a space."""
BUTTONS = ("harvest", "end", "pass", "stop", "keep", "destroy", "done", "claim", "decline", "drone")
LAST = ("end", "pass", "done")
"""The buttons that give the word to others; the keyboard begins elsewhere."""
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


class KardashevController(GameController[KardashevState, KardashevView, Deed]):
    """The seats give the names; everything else comes from the view it is handed."""

    painters = painter.PAINTERS
    whole_window = True
    goal = GOAL
    feel = staticmethod(chatter.feel)
    story = KardashevStory
    chatter = chatter.CHATTER
    face = staticmethod(face)
    offers = staticmethod(sheets.offers)
    ending = how_it_ended
    decided = decided
    banner = staticmethod(words.banner)
    reason = staticmethod(words.reason)
    tell = words.tell
    explain = explain.explain
    sheet = sheets.sheet
    remarks = REMARKS
    unthreatened = _("No rival can take anything of yours in one turn with what they have now.")
    pages: ClassVar[dict[str, str]] = {"t": "tree"}
    digits = _("point at a number that can be bid; 0 is ten")

    _read: Deed | None = None
    """What is researched from the tree, where its card was read: nothing more is asked about it."""

    def layout(self, view: KardashevView, legal: Sequence[Deed], size: Size) -> Layout:
        self.goal = SHORT_GOAL if self._spots(view, size).large else GOAL
        return Places(view, legal, self.seats, self._spots(view, size), self.past).layout()

    def _spots(self, view: KardashevView, size: Size) -> Spots:
        return Spots.of(size, view.seats, self.text, self.folded)

    def preview(self, view: KardashevView, action: Deed, size: Size) -> tuple[Piece, ...]:
        """The way a fleet would go; the bid a number of the rule stands for."""
        spots = self._spots(view, size)
        if action.verb == "bid" and action.first > view.bid + 1 and bidding.slides(view):
            sign = ("sign", words.deed_words(view, action))
            return (Piece("sign", sign, *Slate(view, (), self.seats, spots).bid_place),)
        if action.verb not in ("move", "depot"):
            return ()
        way, _jump = moving.path(view, view.turn, action.first, action.second)
        return tuple(spots.ring(f"way:{space}", space) for space in way[1:])

    def overlay(self, view: KardashevView, size: Size) -> tuple[Piece, ...]:
        """Where the others could win an attack in their next turn, whatever they do before it, and the strengths."""
        spots, pieces = self._spots(view, size), []
        for space, (offence, defence) in threats(view).items():
            x, y = spots.at(space)
            pieces.append(Piece(f"threat:{space}", ("reach", "attack"), x, y, *spots.hexagon, board=True))
            fill, edge = ("#5a1020", "bad") if offence > defence else ("#4a3410", "glow")
            chip = ("note", f"{offence} : {defence}", 15, fill, edge, "ink")
            pieces.append(Piece(f"odds:{space}", chip, x, y, 60, 24, board=True))
        return tuple(pieces)

    def foresee(self, view: KardashevView, legal: Sequence[Deed], action: Deed) -> Sequence[Reason]:
        return [worded(*hint) for hint in foresight.foresee(view, action, self.names)]

    def reasons(self, view: KardashevView, legal: Sequence[Deed], action: Deed) -> Sequence[Reason]:
        reason, dear = reasons.why(view, legal, action, self.names), foresight.exchange(view, action)
        found = [worded(reason)] if reason else [*super().reasons(view, legal, action)]
        return (
            [*found, worded(dear[:1].lower() + dear[1:], BAD)]
            if dear and not any(dear in one.words for one in found)
            else found
        )

    def sure(self, view: KardashevView, legal: Sequence[Deed], action: Deed) -> str:
        return asking.sure(view, legal, action, self.names)

    def for_good(self, view: KardashevView, action: Deed) -> str:
        return asking.for_good(view, action, self.names) if action != self._read else ""

    def cast(self, view: KardashevView) -> str:
        """Everybody's role, once they have one."""
        roles = [_("{name}: {role}", name=self.names[seat], role=model.ROLE_NAMES[role])
                 for seat, role in enumerate(view.roles) if role != NOBODY]  # fmt: skip
        return ", ".join(roles)

    def standing(self, view: KardashevView) -> str:
        return _("Points: {points}", points=", ".join(f"{name} {view.score(seat)}" for seat, name in enumerate(
            self.names)))  # fmt: skip

    def unfinished(self, view: KardashevView) -> bool:
        return view.question.kind in STEP_BY_STEP

    def takes_back(self, view: KardashevView, key: str, last: Deed) -> bool:
        return key == BACK

    def page(
        self, shell: "Shell", view: KardashevView, legal: Sequence[Deed], key: str, do: Callable[[Deed], None]
    ) -> TreeScreen | None:
        """The technology tree."""

        def do_what_was_read(action: Deed) -> None:
            self._read = action
            do(action)
            self._read = None

        return TreeScreen(shell, view, legal, self.names, do_what_was_read) if key == "tree" else None

    def taken(self, view: KardashevView, key: str, actions: Sequence[Deed]) -> str:
        kind, _colon, rest = key.partition(":")
        if kind == "tech" and int(rest) == tech.MEMORY_ERASER:
            return _("Which technology shall be erased?")
        if kind == "tech":
            return _("Where shall {technology} work?", technology=tech.TECHNOLOGIES[int(rest)].name)
        return words.WHERE.get(kind) or super().taken(view, key, actions)

    # -- gestures --------------------------------------------------------------------------------------

    def gesture(self, view: KardashevView, action: Deed) -> Gesture:
        verb, first, second = action
        says, picture = self._chosen(view, action)
        if verb == "bid":
            higher = f"bid:{first}"
            lift = "slide" if bidding.slides(view) else higher
            lift, drop = (lift, higher) if first > view.bid + 1 else ("raise", "raise")
            return Gesture(lift, (drop,), says, picture, key=str(first % 10) if first <= KEYS else "")
        if verb in BUTTONS or verb in PRESSED:
            key = str(action) if verb in BUTTONS else f"{PRESSED[verb]}:{first}"
            return Gesture(key, (key,), says, picture, ends=verb in LAST)
        lift = CARRIED[verb] if verb in CARRIED else fleet_key(first) if verb == "move" else tech_key(turn.LABS[verb])
        note = tone = ""
        match verb:
            case "rake":
                drop = lift
            case "erase":
                drop = tech_key(first)
            case "move" | "depot":
                drop, (note, tone) = reach_key(second), self._move_note(view, first, second)
            case "step" | "jump":
                drop, (note, tone) = f"{verb}:{first}", self._step_note(view, action)
            case _:
                drop = space_key(first)
        return Gesture(lift, (drop,), says, picture, note=note, tone=tone)

    def _move_note(self, view: KardashevView, start: int, end: int) -> tuple[str, str]:
        """What a move costs, or for an attack the strength of both sides and who could win; and its tone."""
        way, jump = moving.path(view, view.turn, start, end)
        price = moving.price(view.fleet_levels[start], len(way) - 1 + (jump > 0), view.known[view.turn])
        return self._priced(view, price, deed("move", start, end))

    def _step_note(self, view: KardashevView, action: Deed) -> tuple[str, str]:
        """The same for what the next step of a fleet that is steered costs."""
        steps = view.steps + (2 if action.verb == "jump" else 1)
        return self._priced(view, moving.price(view.moving, steps, view.known[view.turn]) - view.paid, action)

    def _priced(self, view: KardashevView, price: int, action: Deed) -> tuple[str, str]:
        odds = effects.odds(view, action)
        if odds is None:
            costs = _("{price} Energy") if self.text <= ROOMY else _("{price} E")
            return (costs.format(price=price) if price else _("free")), ""
        if odds.sure_win:
            return _("{a} : {d} wins", a=odds.alone[0], d=odds.alone[1]), "good"
        says, tone = (_("{a} : {d} fails"), "bad") if odds.hopeless else (_("{a} : {d} can win"), "chance")
        return says.format(a=odds.helped[0], d=odds.helped[1]), tone

    def _chosen(self, view: KardashevView, action: Deed) -> tuple[str, Picture | None]:
        """What a chooser says and shows of an action."""
        verb, first, second = action
        picture: Picture | None = None
        match verb:
            case "role":
                picture = ("role", first)
            case "learn" | "research" | "erase":
                picture = ("big-tech", first)
            case "take" | "raid" | "compile":
                picture = _kind(first)
            case "fleet" | "fabricate":
                picture = ("fleet", view.turn, second)
            case "depot":
                picture = ("fleet", view.turn, view.fleet_levels[first])
            case "terraform" | "accrete":
                picture = _kind(second)
        return words.deed_words(view, action), picture

    def wishes(self, view: KardashevView) -> Iterable[Wish]:
        """Everything a piece of Kardashev may be taken, pressed or dropped somewhere for."""
        if view.question.kind == jobs.BID:
            yield from (Wish(f"key:{number % 10}", (), deed("bid", number)) for number in range(1, KEYS + 1))
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

    joined = staticmethod(words.joined)

    def divides(self, event: Event) -> bool:
        return isinstance(event, events.Turn)

    def token(self, event: Event) -> Picture | None:
        match event:
            case events.Draw(tile=tile) | events.Place(tile=tile) | events.Explore(tile=tile) | events.Shape(tile=tile):
                return ("space", tile, NOBODY, 0)
            case events.Bury() | events.Annihilate():
                return ("space", model.DESTROYED, NOBODY, 0)
            case events.Build():
                return ("art", f"kardashev/colony-{event.seat}-1")
            case events.Upgrade():
                return ("art", f"kardashev/colony-{event.seat}-2")
            case events.Arm(level=level) | events.Move(level=level):
                return ("art", f"kardashev/fleet-{event.seat}-{level}")
            case events.Research(technology=number) | events.Learn(technology=number) | events.Use(technology=number):
                return ("art", f"kardashev/tech-{tech.TEXTS[number]}")
            case events.Gain(amounts=amounts) | events.Harvested(amounts=amounts) if sum(map(bool, amounts)) == 1:
                return _kind(next(kind for kind, amount in enumerate(amounts) if amount))
        return None

    def beat(self, view: KardashevView, event: Event) -> Beat:
        plate = f"head:{event.seat}" if event.seat == view.me else f"plate:{event.seat}"
        match event:
            case events.Bid(bid=bid):
                return Beat(0.55, "token", captions=((plate, _("Bid {bid}", bid=bid)),))
            case events.Pass(could=could):
                return Beat(0.35, "tick", captions=((plate, _("Pass") if could else _("Cannot bid")),))
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
                where = tech_key(number) if event.seat == view.me else plate
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

    def heading(self, view: KardashevView) -> str:
        """Where the game stands; very large letters have room for the banner only."""
        return "" if self.text > LARGE and words.banner(view) else words.heading(view)

    def prompt(self, view: KardashevView, legal: Sequence[Deed]) -> str:
        """What is asked; very large letters have room for one line."""
        return (words.short_prompt if self.text > LARGE else words.prompt)(view, legal, self.names)

    def tip(self, view: KardashevView, key: str) -> str:
        kind, _colon, rest = key.partition(":")
        if kind in ("tech", "medal"):
            return explain.technology_tip(view, int(rest.rpartition(":")[2]))
        seat = self.seat_at(view, key)
        return explain.desk_words(view, seat) if seat is not None and kind in ("plate", "own") else ""

    def seat_at(self, view: KardashevView, key: str) -> int | None:
        kind, _colon, rest = key.partition(":")
        if key == "own":
            return view.me
        return int(rest.partition(":")[0]) if kind in ("head", "chair", "plate", "race", "medal") else None


def _kind(kind: int) -> Picture:
    return ("art", symbol(kind))


def _one_more(view: KardashevView, verb: str, space: int) -> Deed:
    """One more level of a fleet."""
    return deed(verb, space, min(model.HIGHEST, view.fleet_levels[space] + 1))
