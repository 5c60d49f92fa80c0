"""The pieces on the table as they are drawn: flying, turning over, lifted, glowing."""

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Literal

import pygame

from tabletop.ui.render.cutting import clipped
from tabletop.ui.render.faces import Faces, Painter
from tabletop.ui.render.look import Look
from tabletop.ui.stage.layout import CARD, HEXAGON, Layout, Picture, Piece, Zone, within
from tabletop.ui.stage.sprite import Sprite
from tabletop.ui.stage.tween import Pose

STAGGER = 0.05
"""Seconds between pieces that start together."""
ROOM = 120.0
"""Units a piece goes, at most, that only makes room: all of those start at once, with the ground they lie on."""
FLYING = 3
"""How many times as coarse the steps are in which a piece turns and grows while it flies."""
DEALING = 2.0
"""Seconds after which the last piece of a new game starts, at most."""
AWAY = 0.62
"""How large a piece is that leaves the table, against what it was."""
HOP = 0.45
"""How long a hop from place to place on a longer way takes, against a flight of its own."""
SEEN_THROUGH = 0.375
"""How much of a piece is there while it is held over a smaller place, which is to be seen; so it casts no shade."""
HOVER = 8.0
"""Units a piece that can be taken rises under the pointer."""
LYING = 3
"""The highest layer of what lies on a board: the light of all that stands there falls on it, and on nothing else."""
EMPTY: Mapping[str, str] = {}
Blits = list[tuple[pygame.Surface, tuple[float, float]]]
Drawn = Literal["all", "light", "rest"]
"""What is drawn: the light below a piece, the piece without it, or both."""


class Stage:
    """All sprites of a table. Told a layout, it brings every piece there; asked, it says what lies where."""

    def __init__(self, paint: Painter) -> None:
        self.faces = Faces(paint)
        self.sprites: dict[str, Sprite] = {}
        self.zones: dict[str, Zone] = {}
        self.reason = (0.0, 0.0)
        self.board: Zone | None = None
        """The window through which pieces that lie on a board are seen."""
        self.edge: tuple[tuple[float, float], ...] = ()
        self.leaving: list[Sprite] = []
        self.moods: Mapping[str, str] = EMPTY
        self.breath: Mapping[str, float] = {}
        """How many units a head is raised by breathing."""
        self.pace = 1.0
        self.reduced = False
        self.landed: list[Sprite] = []
        """What has landed since the last look."""
        self._part: pygame.Rect | None = None
        """What of the window is being drawn; None for all of it."""
        self._resting = True
        """Nothing flies, so that an idle table costs nothing."""

    def show(self, layout: Layout, at_once: bool = False, dealt_from: str = "") -> None:
        """Bring the pieces to this layout: what stays flies, what is new comes from somewhere, what went leaves.

        With `dealt_from` everything new comes from that one place, as when cards are dealt.
        """
        pace = 0.0 if at_once else self.pace
        self._resting = False
        self.zones = {zone.key: zone for zone in layout.zones}
        self.reason = layout.reason
        self.board, self.edge = layout.board, layout.edge
        old, self.sprites = self.sprites, {}
        started, stagger = 0, min(STAGGER, DEALING / max(1, sum(piece.card for piece in layout.pieces)))
        for number, piece in enumerate(layout.pieces):
            known = piece.key in old
            sprite, turns = self._sprite_of(piece, old, dealt_from or piece.born, pace)
            if piece.width != sprite.piece.width:  # it grows or shrinks on the way
                sprite.pose = sprite.pose._replace(scale=sprite.pose.scale * sprite.piece.width / piece.width)
            sprite.piece = piece
            sprite.rank = (piece.layer, number)
            self.sprites[piece.key] = sprite
            goal = sprite.goal
            if not piece.card:
                sprite.pose, sprite.tween = sprite.home, None
            elif goal != sprite.home or turns:
                in_place = goal._replace(alpha=1.0) == sprite.home and not sprite.before
                together = in_place or (known and not turns and math.dist(goal[:2], sprite.home[:2]) < ROOM)
                self._fly_home(sprite, pace, 0.0 if together else started * stagger)
                started += not together
        if not pace:
            self.leaving.clear()
            return
        for sprite in [one for one in old.values() if one.piece.card]:
            went = layout.went.get(sprite.piece.key)
            gone = (went,) if went else sprite.piece.gone
            self._dismiss(sprite, gone, pace, started * stagger if gone else 0.0)
            started += bool(gone)

    def _sprite_of(self, piece: Piece, old: dict[str, Sprite], born: str, pace: float) -> tuple[Sprite, bool]:
        """The sprite of a piece, which is then no longer among the old ones, and whether it is turned over."""
        sprite = old.pop(piece.key, None)
        if sprite is None:
            sprite = self._newborn(piece, born, old, pace)
            return sprite, sprite.before is not None
        turns = sprite.piece.picture != piece.picture and sprite.piece.card and piece.card and piece.flips
        if turns:
            sprite.before = sprite.piece.picture
        return sprite, turns

    def _fly_home(self, sprite: Sprite, pace: float, delay: float) -> None:
        sprite.legs = []
        if sprite.piece.via and pace and not self.reduced:
            stops = [*(Pose(x, y, sprite.piece.angle) for x, y in sprite.piece.via), sprite.home]
            sprite.legs = stops[1:]
            sprite.fly(stops[0], pace * HOP, delay)
        else:
            sprite.fly(sprite.home, pace, delay, self.reduced)

    def _newborn(self, piece: Piece, born: str, old: Mapping[str, Sprite], pace: float) -> Sprite:
        home = Pose(piece.x, piece.y, piece.angle)
        place = self._place(born, old) if born and pace and not self.reduced else None
        if place is None:
            return Sprite(piece, home._replace(alpha=0.0) if pace and piece.card else home)
        sprite = Sprite(piece, Pose(place[0], place[1], scale=0.6))
        sprite.before = piece.born_as
        return sprite

    def _dismiss(self, sprite: Sprite, gone: Sequence[str], pace: float, delay: float) -> None:
        """It flies from place to place to where it is gone; with none, or with reduced motion, it fades."""
        stops = [Pose(*place, scale=AWAY) for key in gone if (place := self.place(key))]
        first, *sprite.legs = stops if stops and not self.reduced else [sprite.pose._replace(alpha=0.0)]
        sprite.fly(first, pace, delay)
        self.leaving.append(sprite)

    def _place(self, key: str, old: Mapping[str, Sprite]) -> tuple[float, float] | None:
        sprite = self.sprites.get(key) or old.get(key)
        thing = sprite.pose if sprite else self.zones.get(key)
        return (thing.x, thing.y) if thing else None

    def place(self, key: str) -> tuple[float, float] | None:
        return self._place(key, {})

    def thing(self, key: str) -> Piece | Zone | None:
        """The piece or the zone with this key, where it belongs."""
        sprite = self.sprites.get(key)
        return sprite.piece if sprite else self.zones.get(key)

    def top_of(self, key: str) -> tuple[float, float] | None:
        """The middle of the upper edge of a piece or zone, where words about it rise from."""
        thing, place = self.thing(key), self.place(key)
        return (place[0], place[1] - thing.height / 2) if place and thing else None

    @property
    def moving(self) -> bool:
        return not self._resting and any(sprite.tween for sprite in (*self.leaving, *self.sprites.values()))

    def update(self, seconds: float) -> bool:
        if self._resting:
            return False
        moved = False
        for sprite in self.sprites.values():
            flies = sprite.tween is not None and sprite.tween.high
            moved = sprite.pass_time(seconds) or moved
            if flies and sprite.tween is None:
                self.landed.append(sprite)
        for sprite in self.leaving:
            sprite.pass_time(seconds)
            moved = True
        self.leaving = [sprite for sprite in self.leaving if sprite.tween]
        self._resting = not moved
        return moved

    def finish(self) -> None:
        self.update(3600.0)

    def send(self, key: str, end: Pose, at_once: bool = False) -> None:
        self.sprites[key].fly(end, 0.0 if at_once else self.pace)
        self._resting = False

    def send_away(self, key: str, x: float, y: float, at_once: bool = False) -> None:
        """Have a piece fly somewhere for now; what is said about it where it belongs fades."""
        self.send(key, Pose(x, y), at_once)
        for sprite in self._about(key):
            self.send(sprite.piece.key, sprite.home._replace(alpha=0.0), at_once)

    def send_home(self, key: str) -> None:
        for sprite in [*filter(None, [self.sprites.get(key)]), *self._about(key)]:
            self.send(sprite.piece.key, sprite.home)

    def _about(self, key: str) -> list[Sprite]:
        return [sprite for sprite in self.sprites.values() if key in sprite.piece.about]

    def sprite_at(self, x: float, y: float, keys: Iterable[str] | None = None) -> Sprite | None:
        """The topmost piece at a point, of the given ones or of all that can be taken."""
        found = None
        seen = self.on_board(x, y)
        for sprite in self.sprites.values():
            piece = sprite.piece
            wanted = piece.card if keys is None else piece.key in keys
            if wanted and (seen or not piece.board) and sprite.contains(x, y):
                found = sprite if found is None or sprite.rank > found.rank else found
        return found

    def thing_at(self, x: float, y: float, talks: Callable[[str], bool]) -> Sprite | None:
        """The topmost piece at a point that can be taken or has something to say."""
        seen = self.on_board(x, y)
        under = [one for one in self.sprites.values() if not one.piece.hint and one.contains(x, y)]
        under = sorted((one for one in under if seen or not one.piece.board), key=attrgetter("rank"), reverse=True)
        return next((one for one in under if one.piece.card or talks(one.piece.key)), None)

    def on_board(self, x: float, y: float) -> bool:
        return self.board is not None and self.board.holds(x, y) and (not self.edge or within(self.edge, x, y))

    def _hidden(self, piece: Piece, x: float, y: float) -> bool:
        """Whether a piece of the board lies beside the board's window."""
        return piece.board and not self.on_board(x, y)

    def zone_at(self, x: float, y: float, keys: Iterable[str]) -> str:
        """The first of these zones at a point; empty if there is none."""
        for key in keys:
            zone = self.zones.get(key)
            if zone and (not zone.board or self.on_board(x, y)) and zone.holds(x, y):
                return key
        return ""

    def draw(
        self,
        surface: pygame.Surface,
        look: Look,
        glow: Mapping[str, str] = EMPTY,
        dim: Collection[str] = (),
        hovered: str = "",
        held: str = "",
        around: pygame.Surface | None = None,
    ) -> None:
        """All pieces from the cloth up: `glow` gives the keys that shine and in which colour, `dim` the others.

        Only what is seen within the surface's clip is drawn. `around` is what hides the corners of the board's window.
        """
        whole = surface.get_clip()
        self._part = whole if whole.size != surface.get_size() else None
        window = self.window(look)
        if window is not None:
            with clipped(surface, window):
                surface.fblits(self.blits(look, glow, dim, hovered, held, True))
                if around is not None and window:
                    surface.blit(around, window)
        surface.fblits(self.blits(look, glow, dim, hovered, held, False))

    def blits(
        self, look: Look, glow: Mapping[str, str], dim: Collection[str], hovered: str, held: str, board: bool = False
    ) -> Blits:
        """Every surface (on the board, or beside it) and its place, in the order of drawing."""
        order = self._drawn(look, glow, held, board)
        above = []
        if held in self.sprites:  # the piece in the hand, and hints that lie higher
            highest = self.sprites[held].piece.layer
            above = [one for one in order if one.piece.hint and one.piece.layer > highest and one.piece.key != held]
            order = [one for one in order if one not in above and one.piece.key != held]
        blits: Blits = []

        def add(sprites: Iterable[Sprite], drawn: Drawn = "all") -> None:
            for one in sprites:
                key = one.piece.key
                rise = HOVER if key == hovered and one.tween is None and drawn != "light" else 0.0
                self._blits(blits, look, one, glow.get(key, ""), key in dim and key != held, rise, drawn)

        lying = [one for one in order if not board or one.piece.layer <= LYING]
        add(lying)
        add(order[len(lying) :], "light")
        add(order[len(lying) :], "rest")
        if not board:
            for sprite in self.leaving:
                self._blits(blits, look, sprite)
            add([self.sprites[held]] if held in self.sprites else [])
            add(above)
        return blits

    def _drawn(self, look: Look, glow: Mapping[str, str], held: str, board: bool) -> list[Sprite]:
        """What is seen now on the board, or beside it, from the cloth up: hints only while they shine."""
        order = sorted(self.sprites.values(), key=attrgetter("rank"))
        if self.board is not None:  # what is held is above everything, the board too
            order = [one for one in order if (one.piece.board and one.piece.key != held) == board]
        order = [one for one in order if not one.piece.hint or glow.get(one.piece.key)]
        part = self.window(look) if board else self._part
        if part is not None and self._part is not None:
            part = part.clip(self._part)
        return order if part is None else [one for one in order if part.colliderect(self._reach(look, one))]

    def _reach(self, look: Look, sprite: Sprite) -> pygame.Rect:
        """All that a sprite's picture, light and shadow may cover, in pixels."""
        unit, pose = look.unit, sprite.pose
        side = round((math.hypot(sprite.piece.width, sprite.piece.height) * pose.scale + 40) * unit)
        place = pygame.Rect(0, 0, side, side)
        place.center = round(pose.x * unit), round(pose.y * unit)
        return place

    def draw_over(self, surface: pygame.Surface, look: Look, pieces: Iterable[Piece]) -> None:
        """Pieces that are no part of the table, drawn above it where they say."""
        for piece in pieces:
            if self._hidden(piece, piece.x, piece.y):
                continue
            width, height = look.px(piece.width), look.px(piece.height)
            face = self.faces.turned(look, piece.picture, width, height, piece.angle, 1.0)
            with clipped(surface, self.window(look) if piece.board else None):
                surface.blit(face, face.get_rect(center=(piece.x * look.unit, piece.y * look.unit)))

    def draw_lit(
        self, surface: pygame.Surface, look: Look, sprites: Iterable[Sprite], glow: Mapping[str, str] = EMPTY
    ) -> None:
        """These once more, above everything; `glow` gives the keys that shine and in which colour."""
        blits: Blits = []
        for sprite in sorted(sprites, key=attrgetter("rank")):
            if not self._hidden(sprite.piece, sprite.pose.x, sprite.pose.y):
                self._blits(blits, look, sprite, glow.get(sprite.piece.key, ""))
        surface.fblits(blits)

    def window(self, look: Look) -> pygame.Rect | None:
        if self.board is None:
            return None
        _key, x, y, wide, high, *_how = self.board
        return pygame.Rect([look.px(side) for side in (x - wide / 2, y - high / 2, wide, high)])

    def _blits(
        self,
        blits: Blits,
        look: Look,
        sprite: Sprite,
        glow: str = "",
        dim: bool = False,
        rise: float = 0.0,
        drawn: Drawn = "all",
    ) -> None:
        pose, piece, unit = sprite.pose, sprite.piece, look.unit
        if pose.alpha <= 0.01:
            return
        size = round(piece.width * unit), round(piece.height * unit)
        shown, part = sprite.turning
        if shown[0] == "bust":
            shown, rise = (*shown, self.moods.get(piece.key, "calm")), rise + self.breath.get(piece.key, 0.0)
        coarse = 1 if sprite.tween is None else FLYING

        def add(picture: Picture, part: float = 1.0, drop: float = 0.0, dim: bool = False, alpha: float = 1.0) -> None:
            """A picture in this pose, dropped below it by pixels."""
            face = self.faces.turned(look, picture, *size, pose.angle, pose.scale, part, dim, alpha, coarse)
            x, y = pose.x * unit + drop * 0.4, (pose.y - rise) * unit + drop
            blits.append((face, (x - face.get_width() / 2, y - face.get_height() / 2)))

        shine = _shine(sprite, glow) if glow else ""
        if shine == "halo" and drawn != "rest":
            add(("halo", glow, piece.outline))
        if drawn == "light":
            return
        above = pose.height + rise
        if piece.card and pose.alpha > SEEN_THROUGH and (above or piece.outline == CARD):
            shade = ("shade",) if piece.outline == CARD else ("shade", *shown)
            add(shade, part, 3 * unit + above * 0.4 * unit)  # what lies close together throws none
        add(shown, part, 0.0, dim, pose.alpha)
        if shine == "ring":
            add(("ring", piece.outline))
        elif shine == "rim":
            add(("rim", glow, piece.outline))


def _shine(sprite: Sprite, glow: str) -> str:
    """How a piece is lit, if it is: by a light below it, by the ring of the keyboard, or by its edge.

    A light below would fill a see-through hint, and neighbours would hide that of a hexagon.
    """
    piece = sprite.piece
    if sprite.pose.alpha <= SEEN_THROUGH or not (piece.card or glow == "focus"):
        return ""
    return "ring" if glow == "focus" else "rim" if piece.hint or piece.outline == HEXAGON else "halo"
