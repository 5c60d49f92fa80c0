"""What is said beside the thing a person points at: its name, what Return would do, what would come of it."""

import re
from collections.abc import Callable, Container, Sequence
from typing import NamedTuple, Protocol

import pygame

from tabletop.base.errors import Refusal
from tabletop.base.words import _, capital
from tabletop.kernel.actions import Action
from tabletop.kernel.reasons import BAD, Reason
from tabletop.kernel.state import View
from tabletop.ui.render.cutting import cut
from tabletop.ui.render.fonts import evened
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.stage.controller import Controller
from tabletop.ui.stage.hand import Hand
from tabletop.ui.stage.layout import Explanation, Piece, Zone
from tabletop.ui.stage.overlay import edge_of, pixels
from tabletop.ui.stage.placement import Thing, beside
from tabletop.ui.stage.playback import Playback

AFTER = 0.4
"""Seconds something is pointed at before it tells what it is."""
ASKED = 24.0
"""Price of covering the table's own words, such as what is asked."""
MEANT = 30.0
"""Price of covering a place that what is pointed at would go to."""
LARGE = 400.0
"""Units across of what is rather a place than a thing, and may be covered."""
CROWDED = 130
"""The text size in per cent above which there is no room to say everything."""
FEW = 2
"""So many lines of what would come of something are shown then."""
MANY = 4
"""So many ways, or lines about them, can be told at once; of more the places tell."""
GROUND = 2
"""The highest layer of a board's ground, which a note rather covers than what stands on it."""
BARE = 0.5
"""Price of covering that ground."""
WIDE = 300.0
"""Units a note is wide, at most, at a text size of 100 %."""
TONES = {"": ("ink", "right"), "good": ("good", "check"), "bad": ("bad", "warning"), "chance": ("glow", "dice")}
"""The colour of a line, and its icon for those who do not see colours."""


class Note(NamedTuple):
    place: str
    name: str = ""
    does: str = ""
    """What Return would do; empty for the pointer, which needs no key."""
    hints: tuple[Reason, ...] = ()
    more: str = ""
    rule: str = ""
    closer: str = ""
    """How to see it larger, for those who have never done it."""

    @property
    def text(self) -> str:
        """All of it, as a screen reader would say it."""
        does = _("Return: {does}", does=self.does) if self.does else ""
        return "\n".join(part for part in (self.name, does, *(hint.words for hint in self.hints), self.more) if part)


class Looks(Protocol):
    """What the table knows about close looks."""

    def opens(self, key: str) -> bool: ...
    def told(self, key: str) -> Explanation | None: ...
    def how(self) -> str: ...


class Callouts:
    """Makes and draws the note about what the hand points at."""

    def __init__(self, controller: Controller, playback: Playback, hand: Hand, looking: Looks) -> None:
        self.controller, self.playback, self.hand, self._looking = controller, playback, hand, looking
        self._shown: View | None = None
        self._about: tuple[object, ...] = ()
        """What the hand points at, for which the note was made."""
        self._note: Note | None = None
        self._age = 0.0
        self.why_not: Callable[[str, str], Refusal | None] = lambda lift, drop: None
        """Why a piece that is held may not be put somewhere."""
        self._placed: tuple[object, pygame.Rect, list[pygame.Rect]] = (None, pygame.Rect(0, 0, 0, 0), [])
        """What the note was placed for, its place, and what stands around it."""

    def update(self, seconds: float) -> bool:
        """Time has passed; True if something that was pointed at long enough tells more now."""
        young = self._age < AFTER
        self._age += seconds
        return young and self._age >= AFTER and self._note is not None and bool(self._note.more)

    def note(self) -> Note | None:
        hand, shown = self.hand, self.playback.shown
        about = (hand.held, hand.over, hand.barred, hand.hovered, hand.cursor, len(hand.index.gestures))
        if shown is not self._shown or about != self._about:
            self._shown, self._about, self._age = shown, about, 0.0
            self._note = self._on_the_way() if hand.held else self._at_rest()
        note = self._note
        return note if note is None or self._age >= AFTER else note._replace(more="", rule="", closer="")

    def _on_the_way(self) -> Note | None:
        """For a held piece: the result of putting it where it is now."""
        hand, index = self.hand, self.hand.index
        place = hand.over or hand.cursor
        actions = index.actions(hand.held, place) if place else []
        if not actions:
            refusal = self.why_not(hand.held, hand.barred) if hand.barred else None
            return Note(hand.barred, hints=(Reason("refused", refusal.text, BAD),)) if refusal is not None else None
        ways = index.ways(actions)
        if hand.cursor and not hand.over:
            more = _("Page Down: on to the next one") if hand.pages() and place in hand.stage.sprites else ""
            return Note(place, "", " / ".join(ways), self._hints(actions), more)
        return Note(place, " / ".join(ways), "", self._hints(actions))

    def _at_rest(self) -> Note | None:
        """With empty hands: what is pointed at, and the result of pressing it."""
        hand = self.hand
        keyed = not hand.hovered and not hand.over
        key = hand.cursor if keyed else hand.hovered or hand.over
        if hand.over and self._looking.told(hand.over) is not None:
            key = hand.over  # a click goes there, whatever is seen behind it
        if not key or not hand.stage.place(key):
            return None
        actions = hand.pointed()
        told = self._looking.told(key)
        tip = self.controller.tip(self.playback.shown, key)
        more, rule = (tip, "") if tip or told is None else (_first_sentences(told.text), told.rule)
        name = told.title if told is not None else ""
        does = self._does(key) if keyed else ""
        closer = self._looking.how() if told is not None and told.pictures else ""
        note = Note(key, "" if name == does else name, does, self._hints(actions), more, rule, closer)
        return note if note.text else None

    def _does(self, key: str) -> str:
        index = self.hand.index
        if key in index.lifts:
            ways = index.ways(index.actions(key))
            if index.plays(key):
                return ways[0] if len(ways) == 1 else _("choose: {ways}", ways=" / ".join(ways))
            return _("take it, then choose where")
        takers = index.takers(key)
        if len(takers) == 1:
            return " / ".join(index.ways(index.actions(takers[0], key)))
        return _("look inside") if self._looking.opens(key) else ""

    def _hints(self, actions: Sequence[Action]) -> tuple[Reason, ...]:
        """The results of these actions: those that all share, and of a few actions also what differs."""
        view, legal, gestures = self.playback.shown, self.playback.legal, self.hand.index.gestures
        actions = [action for action in actions if not gestures[action].quiet] or actions
        if not actions or len(actions) > MANY:
            return ()
        found = [list(self.controller.foresee(view, legal, action)) for action in actions]
        common = [hint for hint in found[0] if all(hint in hints for hints in found)]
        own: dict[str, Reason] = {}
        differing = [next((hint for hint in hints if hint not in common), None) for hints in found]
        for action, hint in zip(actions, differing, strict=True):
            if hint is None or (None in differing and not hint.tone):
                continue  # beside ways of which nothing is to be said it takes good or bad news to name the others
            words, way = hint.words, gestures[action].among_others
            if way.rpartition(" ")[2] not in words.split():  # else it says itself which way it is
                words = _("{way}: {result}", way=way, result=words)
            own[words] = hint._replace(words=words)
        shown = [*common, *own.values()] if len(common) + len(own) <= MANY else common
        return tuple(hint._replace(words=capital(hint.words)) for hint in shown)

    def draw(self, surface: pygame.Surface, look: Look, busy: Sequence[pygame.Rect]) -> None:
        """The note beside what it is about, where it covers the least."""
        note = self.note()
        if note is None or not note.text:
            return
        if look.text_percent > CROWDED:
            note = _short(note, self.hand.index.is_tool(note.place))
        thing = self.hand.stage.thing(note.place)
        if thing is not None:
            picture, own = look.made(("note", note), lambda: _paint(look, note)), self._own(look, note.place, thing)
            key = (note, tuple(own), look.size, self._about, tuple(map(tuple, busy)))
            if key != self._placed[0]:
                room = surface.get_rect().inflate(-look.px(8), -look.px(8))
                things = self._things(look, note.place, busy)
                stands = [thing for thing, weight in things if weight != BARE]
                self._placed = key, beside(picture.get_size(), own, look.px(10), room, things), stands
            _key, place, stands = self._placed
            if _gap(place, own) > look.px(14) and not self.hand.held:  # so far away that it has to show what it means
                _tail(surface, look, place, pixels(look, thing), "focus" if note.does else "panel_edge", stands)
            surface.blit(picture, place)

    def _own(self, look: Look, place: str, thing: Piece | Zone) -> pygame.Rect:
        """Where a thing lies, with what is written beside it about it alone."""
        beside = [one.piece for one in self.hand.stage.sprites.values() if one.piece.about == (place,)]
        return pixels(look, thing).unionall([pixels(look, piece) for piece in beside])

    def _things(self, look: Look, about: str, busy: Sequence[pygame.Rect]) -> list[Thing]:
        """What a note should not cover, and the price of covering it."""
        stage, useful = self.hand.stage, self._useful()
        targets = self.hand.index.targets(self.hand.held or about)
        pieces = {key: sprite.piece for key, sprite in stage.sprites.items()}
        seen = [(key, piece) for key, piece in pieces.items() if not piece.hint or key in targets]
        small = [(key, piece) for key, piece in seen if key != about and piece.width < LARGE]
        zones = [zone for key in targets if (zone := stage.zones.get(key)) and zone.width < LARGE]
        things = [(pixels(look, piece), _weight(key, piece, about, useful)) for key, piece in small]
        things += [(pixels(look, zone), MEANT) for zone in zones]  # around a piece it may hold more than that
        return [*[(place, ASKED) for place in busy], *things]

    def _useful(self) -> set[str]:
        """What can be taken, and the places that matter now to put it on."""
        hand, sprites = self.hand, self.hand.stage.sprites
        goals = {drop for gesture in hand.index.gestures.values() if not gesture.quiet for drop in gesture.drops}
        if not hand.held:  # of a whole board full of places some have to be covered
            goals = {key for key in goals if key not in sprites or not sprites[key].piece.board}
        elif not hand.over and not hand.barred:  # the keyboard steps on from where it is
            goals = set()
        return {*hand.index.lifts, *goals}


def _weight(key: str, piece: Piece, about: str, useful: Container[str]) -> float:
    """Price of covering a piece with a note about another one."""
    if key in useful:
        return 12.0
    if about in piece.about:  # the note says the same, and more
        return 0.0
    if piece.board and piece.layer <= GROUND:
        return BARE
    return 1.0 if key.startswith("head:") else 5.0 if piece.card else 3.0


def _short(note: Note, tool: bool) -> Note:
    """Of large letters only what matters most: what would happen before what it is, a deed before a name.

    What a tool is stays: its name alone does not say what it is for.
    """
    note = note._replace(hints=note.hints[:FEW], closer="")
    if not tool:
        more = "" if note.hints or note.does else _first_sentences(note.more, 1)
        note = note._replace(more=more, rule="")
    return note._replace(name="") if note.does and note.hints else note


def _written(look: Look, words: str, role: str, colour: str, width: int) -> pygame.Surface:
    """Words in lines of this width: none ends with a letter or figure alone, and the last is no word alone."""
    font = look.font(role)
    lines = evened(font, words, width)
    whole = all(font.size(line)[0] <= width for line in lines)  # then nothing is broken once more
    return look.text("\n".join(lines), role, colour, 0 if whole else width)


def _first_sentences(text: str, most: int = 2) -> str:
    first = text.partition("\n")[0]
    return " ".join(re.split(r"(?<=[.!?])\s+(?![a-z])", first)[:most])


def _gap(one: pygame.Rect, other: pygame.Rect) -> int:
    """How far apart two places are, in pixels along the longer way."""
    across = max(one.left - other.right, other.left - one.right, 0)
    return max(across, one.top - other.bottom, other.top - one.bottom)


def _tail(
    surface: pygame.Surface, look: Look, note: pygame.Rect, own: pygame.Rect, colour: str, busy: Sequence[pygame.Rect]
) -> None:
    """A line from a note to the edge of what it is about; it passes behind words and other things."""
    start = min(max(own.centerx, note.left), note.right), min(max(own.centery, note.top), note.bottom)
    end = edge_of(own, start)
    passed = [surface.get_rect().clip(place) for place in busy if place.clipline(start, end)]
    above = [(cut(surface, place).copy(), place) for place in passed]
    pygame.draw.line(surface, look.colour(colour), start, end, look.px(3))
    surface.blits(above)
    pygame.draw.circle(surface, look.colour(colour), end, look.px(5))


def _paint(look: Look, note: Note) -> pygame.Surface:
    wide = round(look.px(WIDE) * max(1.0, look.text_percent / 100))
    lines: list[list[pygame.Surface]] = []
    if note.name:
        lines.append([look.text(note.name, "strong", "ink", wide)])
    if note.does:
        cap = look.sign(_("Return"), "small-strong", (14, 4), "#f4efff", "#b9aee0", "#241645", radius=6)
        lines.append([cap, _written(look, note.does, "strong", "ink", wide - cap.get_width() - look.px(8))])
    for hint in note.hints:
        colour, icon = TONES[hint.tone]
        mark = look.icon(icon, look.line_height("small"), colour)
        room = wide - mark.get_width() - look.px(8)
        lines.append([mark, _written(look, hint.words, "small-strong", colour, room)])
    if note.more:
        lines.append([look.text(note.more, "small", "ink_soft" if lines else "ink", wide)])
    last = " · ".join(part for part in (note.rule, note.closer) if part)
    if last:
        lines.append([look.text(last, "small", "glow", wide)])
    gap, pad, step = look.px(8), look.px(GAP), look.px(4)
    widths = [sum(part.get_width() for part in line) + gap * (len(line) - 1) for line in lines]
    heights = [max(part.get_height() for part in line) for line in lines]
    size = max(widths) + 2 * pad, sum(heights) + step * (len(lines) - 1) + 2 * gap
    edge, line_units = ("focus", 2.5) if note.does else ("panel_edge", 1.5)
    surface = look.box(*size, "veil", edge, radius=12, edge_units=line_units, opacity=0.98).copy()
    y = gap
    for line, height in zip(lines, heights, strict=True):
        x = pad
        for part in line:
            surface.blit(part, (x, y + (height - part.get_height()) // 2 if len(line) > 1 else y))
            x += part.get_width() + gap
        y += height + step
    return surface
