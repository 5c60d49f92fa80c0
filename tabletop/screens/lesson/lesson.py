"""A lesson at a real table: the teacher says what to do, the script moves the rivals; only progress is saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.base.words import _
from tabletop.kernel.actions import Action
from tabletop.kernel.lesson import Lecture, Step
from tabletop.screens.lesson.script import Asked, Script
from tabletop.screens.table.decisions import Decisions
from tabletop.screens.table.opponents import Opponents
from tabletop.screens.table.sitting import Mode
from tabletop.screens.table.table import TableScene
from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.panel.panel import in_pixels
from tabletop.ui.panel.speech import Speech, Steps
from tabletop.ui.shell import Shell
from tabletop.ui.stage import overlay
from tabletop.ui.stage.index import Index
from tabletop.ui.stage.layout import ButtonPicture, Gesture, Layout, Piece
from tabletop.ui.stage.overlay import Spot, pixels, way_between
from tabletop.ui.stage.placement import Thing
from tabletop.ui.stage.sprite import Sprite
from tabletop.ui.widgets.widget import Button

if TYPE_CHECKING:
    from tabletop.screens.lesson.chapters import Course

SHADE = (150, 140, 190)
"""Everything that is not spoken of is multiplied with this colour."""
LIT, USEFUL, CARD, OTHER, BARE = 60.0, 8.0, 2.0, 1.0, 0.4
"""What a pixel costs the teacher to cover: of what is spoken of, of what can be used, of other cards, of other pieces,
and of places where something could lie."""
PIECES = 12
"""Rectangles an arrow is taken for."""
READ = 0.6
"""Seconds that words stand before a press or a key is meant for them."""
GROUND = 300.0
"""Units across from which on a piece is a ground for others: the teacher may stand on it."""


class LessonScene(TableScene):
    """One chapter of a lesson."""

    helped = False

    def __init__(self, shell: Shell, course: Course, chapter: int, step: int = 0) -> None:
        lesson = course.lesson
        self.course = course
        self.lecture = Lecture(course.game, lesson, course.learner, chapter, step)
        super().__init__(shell, self.lecture.match, None)
        self.playback.patient = True
        self.playback.retouch = self._calm
        self.speech = Speech(lesson.face)
        self.chronicle.log.folded = True  # to make room for the teacher
        self._since = 0.0
        """Seconds since the teacher began to say this."""
        self._heard = -1
        """The step that is spoken of; the teacher waits until the table rests."""

    def make_decisions(self) -> Decisions:
        return Asked(self)

    def make_opponents(self) -> Opponents:
        return Script(self.shell, self.lecture)

    def enter(self) -> None:
        super().enter()
        self.recap.due = False  # the teacher tells what there is to know

    def submit(self, action: Action) -> None:
        super().submit(action)
        self.lecture.go_on()

    def _settle(self) -> None:
        super()._settle()
        wanted = self.lecture.wanted()
        others = [action for action in self.hand.index.gestures if action not in wanted]
        order = [*wanted, *others] if wanted else []  # keys begin with what is asked for; what is read asks for nothing
        gestures = self.hand.index.gestures
        self.hand.asked = {gestures[action].lift for action in wanted}
        self.hand.set_index(Index([(action, gestures[action]) for action in order]))
        if self.hand.cursor and wanted:
            self.hand.begin()
        self._speak()

    def _entitle(self) -> None:
        super()._entitle()
        self.panel.goal = _("A lesson: nothing counts.")

    def ask_again(self) -> None:
        super().ask_again()
        self.panel.prompt = ""  # the teacher asks

    def next(self) -> None:
        """What was said has been read: go on."""
        if self.lecture.asked is None and isinstance(self.lecture.step, Step):
            self.lecture.go_on()
            if self.lecture.step is not None:
                self._go_on()
        if self.lecture.step is None:
            self.shell.sound.play("star")
            self.course.finish_chapter(self.lecture.number)

    def back(self) -> None:
        """Go back one step; from the beginning of a chapter to the chapter before."""
        if self.lecture.go_back():
            self.reason = None
            self.hand.put_down()
            self.hand.set_index(Index())
            self.show_position(at_once=True)
            self._go_on()
        elif self.lecture.number:
            self.course.open(self.lecture.number - 1)

    def _go_on(self) -> None:
        self.speech.hush()
        self._go_on_showing()  # whatever is due now, the table finds out by itself
        self.changed = True

    undo = back

    def leave(self) -> None:
        self.course.remember(self.lecture.number, self.lecture.at)
        super().leave()

    def _speak(self) -> None:
        step = self.lecture.step
        if isinstance(step, Step):
            self._say(step.says, step.more, step.mood)
        elif step is None:  # the last thing in it was done, not read
            self._say(_("That was “{chapter}”.", chapter=self.lecture.chapter.title), "", "gloating")
        else:
            self.speech.hush()
        self.course.remember(self.lecture.number, self.lecture.at)

    def _say(self, says: str, more: str, mood: str) -> None:
        lecture, many = self.lecture, len(self.course.lesson.chapters)
        title, number = lecture.chapter.title, lecture.number + 1
        kicker = _("Chapter {number} of {many}: {title}", number=number, many=many, title=title)
        buttons = []
        if lecture.at or lecture.number:
            buttons.append(Button(_("Back"), self.back, icon="back", role="small-strong"))
        if lecture.asked is None:
            ends = lecture.at >= len(lecture.chapter.steps) - 1 and lecture.number + 1 < many
            words = _("Next chapter") if ends else _("Next")
            buttons.append(Button(words, self.next, icon="forward", accent=True, role="small-strong"))
        self.speech.say(says, more, mood, kicker, buttons, Steps(many, lecture.number, frozenset(self.course.finished)))
        self.shell.sound.play(f"meow-{self.course.lesson.voice}-{'glad' if mood == 'glad' else 'thinking'}")

    def _calm(self, layout: Layout) -> Layout:
        """Of all buttons only those that are asked for are in the accent colour."""
        asked = {gesture.lift for gesture in self._gestures()} if self.playback.legal else set()

        def calm(piece: Piece) -> Piece:
            picture = piece.picture
            if isinstance(picture, ButtonPicture) and picture.fill in ("accent", "raised"):
                picture = picture._replace(fill="accent" if piece.key in asked else "raised")
            return piece._replace(picture=picture)

        return layout._replace(pieces=tuple(map(calm, layout.pieces)))

    @property
    def _speaking(self) -> bool:
        """Whether the teacher is shown."""
        return self.settled and self.speech.speaks and self._heard == self.lecture.at

    @property
    def _waits_for_reader(self) -> bool:
        """Whether nothing is to be done but to read what the teacher says."""
        return self._speaking and self.lecture.asked is None

    @property
    def _begins(self) -> bool:
        """Whether what the teacher says is too new to have been read."""
        early = self._heard != self.lecture.at or self._since < READ * self.shell.pace
        return self.settled and self.speech.speaks and early

    def put_off(self) -> None:
        """Something was done that the rules allow but the lesson does not ask for."""
        step = self.lecture.asked
        if step is not None:
            self._say(step.later or _("That can be done too, but later."), _task(step), "thinking")
            self.shell.sound.play("refuse")
            self.changed = True

    def say(self, words: str, rule: str = "") -> None:
        """The rules' own refusal, and the teacher's friendlier one."""
        super().say(words, rule)
        step = self.lecture.asked
        if step is not None:
            kindly = next((one.kindly for one in step.wrong if one.rule == rule), _("Not that one. Try again!"))
            self._say(kindly, _task(step), "surprised")

    def pause_match(self) -> None:
        self.reason = None
        self.course.pause(self)

    def _tell_end(self) -> None:
        """A chapter may well end a game; the lesson goes on."""
        self._told_end, self.sitting.mode = True, Mode.TOLD

    def handle(self, event: Input) -> None:
        goes_on = _goes_on(event)
        if self.sitting.mode is Mode.RECAP:
            super().handle(event)
        elif self.playback.moment is not None and goes_on:
            self.skip()
        elif self._begins and goes_on and (self.lecture.asked is None or isinstance(event, Key)):
            return  # it was meant for what was there before
        elif isinstance(event, Pointer):
            self._point(event)
        elif self._waits_for_reader and goes_on:
            self.next()
        elif self.settled and isinstance(event, Key) and event.name == "backspace":
            self.back()
        else:
            super().handle(event)

    def _point(self, event: Pointer) -> None:
        reads_on = self._waits_for_reader and _goes_on(event)
        if self.speech.speaks and self.speech.group.handle(event):
            self.changed = True
        elif self.speech.covers(event.at) and event.kind in ("move", "down"):
            if event.kind == "move":
                self.hand.hovered = ""  # what lies behind the teacher is not pointed at
            if reads_on:
                self.next()
        elif not reads_on:
            super().handle(event)
        elif not self.panel.handle(event):
            self._touch(event)

    def _touch(self, event: Pointer) -> None:
        """A press while the teacher waits for a reader: ground goes on, what is spoken of may be looked into."""
        thing = self.hand.thing_at(event.x / self.look.unit, event.y / self.look.unit)
        key, step = thing.piece.key if thing is not None else "", self.lecture.step
        if isinstance(step, Step) and key in step.lit and self.looking.opens(key):
            self.looking.open(key)
        elif thing is None or _is_ground(thing.piece):
            self.next()
        else:
            self.speech.urge()
            self.changed = True

    def update(self, seconds: float) -> bool:
        changed = super().update(seconds)
        self._since += seconds
        if self._heard != self.lecture.at and self.settled and not self.stage.moving:
            self._heard, self._since, changed = self.lecture.at, 0.0, True
        return self.speech.update(seconds) or changed

    def _gestures(self) -> list[Gesture]:
        """How what is asked for can be done now."""
        playback = self.playback
        asked = [action for action in self.lecture.wanted() if action in playback.legal]
        wanted = [self.controller.gesture(playback.shown, action) for action in asked]
        return [gesture for gesture in wanted if not self.hand.held or gesture.lift == self.hand.held]

    def draw_teacher(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        if not self._speaking:
            return ()
        return [self.speech.rect, *self._darken_and_speak(surface)]

    def shimmer(self, surface: pygame.Surface, seconds: float) -> list[pygame.Rect]:
        return []  # what is dark stays so

    def _darken_and_speak(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw all but what is spoken of dark, and what the teacher says; where what is spoken of stands."""
        step, stage = self.lecture.step, self.stage
        gestures = self._gestures()
        places = [drop for gesture in gestures for drop in gesture.drops[:1]]
        lit = [*(step.lit if isinstance(step, Step) else ()), *(gesture.lift for gesture in gestures), *places]
        lit += [key for key, sprite in stage.sprites.items() if not set(lit).isdisjoint(sprite.piece.about)]
        if isinstance(step, Step) and not self.hand.held:
            glow = dict.fromkeys(places, "target") | {gesture.lift: "glow" for gesture in gestures}
            self._darken(surface, list(dict.fromkeys(lit)), glow)
        way, things = self._way(gestures), self._things(lit)
        if way:
            overlay.draw_way(surface, self.look, stage, *way)
            things += _along(*way)
        self.speech.draw(surface, self.look, things)
        return [place for place, weight in things if weight >= USEFUL]

    def _darken(self, surface: pygame.Surface, lit: Sequence[str], glow: Mapping[str, str]) -> None:
        """All but these pieces and zones, and what lies on them."""
        look, stage = self.look, self.stage
        surface.fill(SHADE, special_flags=pygame.BLEND_RGB_MULT)
        sprites = [sprite for key in lit if (sprite := stage.sprites.get(key))]
        upon = self._upon([sprite for sprite in sprites if not sprite.piece.hint])
        stage.draw_lit(surface, look, [*sprites, *upon], glow)
        for zone in (stage.zones[key] for key in lit if key in stage.zones and key not in stage.sprites):
            box = look.box(look.px(zone.width), look.px(zone.height), "target", "target", 22, 3, 0.16)
            surface.blit(box, box.get_rect(center=(zone.x * look.unit, zone.y * look.unit)))

    def _upon(self, lit: Sequence[Sprite]) -> list[Sprite]:
        """The names, numbers and small things that lie on what is lit; what else could be done stays in the dark."""
        useful = self.hand.index.lifts

        def lies_on(sprite: Sprite, one: Sprite) -> bool:
            above = sprite.rank > one.rank and sprite.piece.width <= one.piece.width
            return above and one.contains(sprite.piece.x, sprite.piece.y)

        others = [one for one in self.stage.sprites.values() if one not in lit and not one.piece.hint]
        return [
            sprite for sprite in others if sprite.piece.key not in useful and any(lies_on(sprite, one) for one in lit)
        ]

    def glow(self) -> dict[str, str]:
        """Nothing shines of itself until a piece is held: the teacher lights what is asked for."""
        return super().glow() if self.hand.held else {}

    def _way(self, gestures: Sequence[Gesture]) -> tuple[Spot, Spot] | None:
        """From what is to be taken to where it goes, in pixels, if there is only one such way."""
        lifts, drops = {gesture.lift for gesture in gestures}, {gesture.drops[0] for gesture in gestures}
        if self.hand.held or len(lifts) != 1 or len(drops) != 1 or lifts == drops:
            return None
        return way_between(self.look, self.stage, *lifts, *drops)

    def _things(self, lit: Sequence[str]) -> list[Thing]:
        """What the teacher should not cover."""
        look, stage = self.look, self.stage
        pieces = {key: sprite.piece for key, sprite in stage.sprites.items()}
        useful = {*self.hand.index.lifts, *(key for key, one in pieces.items() if one.mine or one.about)}

        def weight(key: str, piece: Piece) -> float:
            if key in lit:
                return USEFUL if _is_ground(piece) else LIT
            return USEFUL if key in useful else BARE if piece.hint else CARD if piece.card else OTHER

        shown = {key: piece for key, piece in pieces.items() if key in lit or not _is_ground(piece)}
        things = [(pixels(look, piece), weight(key, piece)) for key, piece in shown.items()]
        things += [(pixels(look, stage.zones[key]), LIT) for key in lit if key in stage.zones and key not in pieces]
        things += [(button.rect, LIT) for button in self.panel.buttons]
        sign, rim = self.chronicle.log.seen, look.px(16)
        things += [(sign.inflate(rim, rim), LIT)] if sign else []
        words = (in_pixels(look, box) for box in self.playback.layout.written)
        return [*things, *((place, USEFUL) for place in (*self.panel.written[1:], *words))]


def _is_ground(piece: Piece) -> bool:
    return not piece.card and min(piece.width, piece.height) >= GROUND


def _goes_on(event: Input) -> bool:
    if isinstance(event, Pointer):
        return event.kind == "down" and event.button == 1
    return isinstance(event, Key) and event.name in ("space", "return", "right")


def _task(step: Step) -> str:
    return " ".join(part for part in (step.says, step.more) if part)


def _along(*way: Spot) -> list[Thing]:
    """An arrow in pieces, so that the teacher does not stand on it."""
    start, end = map(pygame.Vector2, way)
    side = round(start.distance_to(end) / PIECES)
    spots = [start.lerp(end, number / PIECES) for number in range(1, PIECES)]
    return [(pygame.Rect(spot.x - side / 2, spot.y - side / 2, side, side), LIT) for spot in spots]
