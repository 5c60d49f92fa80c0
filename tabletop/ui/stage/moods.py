"""Those who sit at a table: their moods, what they say, and how they blink while nothing happens."""

import random
from collections.abc import Iterable
from itertools import product

import pygame

from tabletop.cast.characters import BY_NAME
from tabletop.kernel.actions import Action
from tabletop.kernel.events import Event
from tabletop.kernel.match import AI
from tabletop.kernel.state import View
from tabletop.ui.render.look import Look
from tabletop.ui.stage.controller import Voice
from tabletop.ui.stage.overlay import pixels, seen_at
from tabletop.ui.stage.placement import free_beside
from tabletop.ui.stage.sprite import Sprite
from tabletop.ui.stage.sprites import Stage

MOODS = ("calm", "thinking", "glad", "gloating", "hurt", "asleep", "surprised", "blink")
FELT = 3.2
SPOKEN = 2.8
"""Seconds something said stands in the air."""
DROWSY = 75.0
"""Seconds after which those who wait fall asleep."""
TALKATIVE = {"off": (0.0, 0.0), "seldom": (0.25, 9.0), "lively": (0.75, 3.5)}
"""How likely a feeling is said aloud, and the seconds of silence before it."""
TICK = 1.8
"""Seconds between two small motions of a table at rest."""
BLINK = 0.14
LARGE = 260.0
"""Units of a thing that is a ground for others: words may stand on it."""
WIDE = (190.0, 130.0)
"""Units a line of it is wide, at most; where there is no room, less."""
OWN = 0.6
"""How often a cat says what only this cat says."""
HUSH = 2.5
"""Seconds between two cats that are heard."""


class Moods:
    def __init__(self, controller: Voice[View, Action], stage: Stage) -> None:
        self.controller, self.stage = controller, stage
        self.chance = random.Random()
        self.said: tuple[int, str] | None = None
        self._felt: dict[int, tuple[str, float]] = {}
        self._thinker: int | None = None
        self._silent, self._still, self._said_left = 99.0, 0.0, 0.0
        self._hushed = 0.0
        """Seconds until somebody may be heard again."""
        self._last: dict[str, str] = {}
        self._since, self._blinking, self._breathing = 0.0, "", -1

    def feel(self, view: View, event: Event, talk: str) -> tuple[int, str] | None:
        """Something happened: faces change, and perhaps somebody says something; whose meow is to be heard, if any."""
        self._still, heard = 0.0, None
        for seat, mood in self.controller.feel(view, event):
            self._felt[seat] = (mood, FELT)
            self._perhaps_say(seat, mood, talk)
            if self._hushed <= 0:
                heard, self._hushed = (seat, mood), HUSH
        self._show()
        return heard

    def _perhaps_say(self, seat: int, mood: str, talk: str) -> None:
        likely, silence = TALKATIVE[talk]
        who = self.controller.seats[seat]
        if who.kind != AI:
            return
        character = BY_NAME.get(who.name) if self.chance.random() < OWN else None
        known = character.lines.get(mood, ()) if character else ()
        lines = [line for line in known or self.controller.chatter.get(mood, ()) if line != self._last.get(mood)]
        if lines and self.said is None and self._silent >= silence and self.chance.random() < likely:
            self._last[mood] = words = self.chance.choice(lines)
            self.said, self._said_left, self._silent = (seat, words), SPOKEN, 0.0

    def think(self, seat: int | None) -> None:
        self._thinker, self._still = seat, 0.0
        self._show()

    def forget(self) -> None:
        """Drop all moods: another person looks at the table, or another position is shown."""
        self._felt.clear()
        self.said = None
        self._show()

    def update(self, seconds: float, heard: bool = True) -> bool:
        """True if a face or a bubble changed; what nobody would hear now is said later."""
        self._silent, self._still, self._hushed = self._silent + seconds, self._still + seconds, self._hushed - seconds
        if not self._felt and self.said is None and self._still <= DROWSY:
            return False
        before = self.stage.moods, self.said
        self._felt = {seat: (mood, left - seconds) for seat, (mood, left) in self._felt.items() if left > seconds}
        self._said_left -= seconds if heard else 0.0
        if self.said is not None and self._said_left <= 0:
            self.said = None
        self._show()
        return before != (self.stage.moods, self.said)

    def _show(self) -> None:
        rest = "asleep" if self._still > DROWSY else "calm"
        moods = {f"head:{seat}": rest for seat in range(len(self.controller.seats))}
        if self._thinker is not None:
            moods[f"head:{self._thinker}"] = "thinking" if self.controller.seats[self._thinker].kind == AI else "calm"
        moods |= {f"head:{seat}": mood for seat, (mood, _left) in self._felt.items()}
        if moods.get(self._blinking) == "calm":
            moods[self._blinking] = "blink"
        self.stage.moods = moods

    def shimmer(self, seconds: float) -> str:
        """Small motion of one head at a time; the head that is to be drawn again, if any."""
        self._since += seconds
        if self._blinking and self._since >= BLINK:
            head, self._blinking = self._blinking, ""
            self._show()
            return head
        if self._since < TICK:
            return ""
        self._since = 0.0
        heads = [key for key in self.stage.moods if key in self.stage.sprites]
        if not heads:
            return ""
        self._breathing = (self._breathing + 1) % (2 * len(heads))
        head = heads[self._breathing % len(heads)]
        self.stage.breath = {**self.stage.breath, head: 1.5 if self._breathing < len(heads) else 0.0}
        if self.chance.random() < 0.4:
            self._blinking = head
            self._show()
        return head

    def draw(self, surface: pygame.Surface, look: Look, busy: Iterable[pygame.Rect]) -> pygame.Rect | None:
        """What is said, beside whoever says it: never over anything that is wanted now; where it stands."""
        sprite = self.stage.sprites.get(f"head:{self.said[0]}") if self.said else None
        if self.said is None or sprite is None:
            return None
        wides = [round(look.px(wide) * max(1.0, look.text_percent / 100)) for wide in WIDE]
        paper = "#fff6e3"
        signs = [look.sign(self.said[1], "small-strong", (24, 14), paper, paper, "#2b1848", 14, wide) for wide in wides]
        head, wanted = seen_at(look, sprite), list(busy)
        things, cards, stands = self._covered(look, sprite, head)
        room, own = surface.get_rect().inflate(-8, -8), [head, *_around(head, things)]
        for taken, sign, one in product((things, cards, stands), signs, own):
            place = free_beside(sign.get_size(), one, room, wanted + taken)
            if place is not None:
                _draw_tail(surface, place, head, look.px(9))
                surface.blit(sign, place)
                return place
        return None

    def _covered(self, look: Look, sprite: Sprite, head: pygame.Rect) -> tuple[list[pygame.Rect], ...]:
        """What words should not cover: everything small; where there is no room, less and less of it."""
        pieces = [other.piece for other in self.stage.sprites.values() if other is not sprite]
        others = [piece for piece in pieces if piece.width < LARGE]
        things = [pixels(look, piece) for piece in others]
        read = [piece for piece in others if piece.card or piece.about or piece.key.startswith("seat:")]
        cards = [pixels(look, piece) for piece in read]  # nobody talks across what is there to be read
        firm = [piece for piece in read if not piece.board or piece.layer > 0]  # but across bare ground,
        stands = [at for piece in firm if not (at := pixels(look, piece)).contains(head)]  # and one's own chair
        return things, cards, stands


def _around(head: pygame.Rect, things: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """What a head stands in, if that is small, such as the plate of its seat: beside it there may be room."""
    frames = [thing for thing in things if thing.contains(head.inflate(-head.width // 4, -head.height // 4))]
    return sorted(frames, key=lambda frame: frame.width * frame.height)[-1:]


def _draw_tail(surface: pygame.Surface, sign: pygame.Rect, head: pygame.Rect, size: int) -> None:
    """A tip from the bubble towards the head."""
    x = max(sign.left + 2 * size, min(head.centerx, sign.right - 2 * size))
    y = max(sign.top + size, min(head.centery, sign.bottom - size))
    root = pygame.Vector2(x, y)
    way = pygame.Vector2(head.center) - root
    if way.length() < 1:
        return
    way.scale_to_length(size)
    across = way.rotate(90)
    pygame.draw.polygon(surface, "#fff6e3", [root + across, root - across, root + 2.6 * way])
