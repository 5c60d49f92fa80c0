"""Draws a table from the back to the front: place, pieces, words and what is pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.base.words import _
from tabletop.kernel.actions import Action
from tabletop.screens.table.opponents import STEPS
from tabletop.screens.table.sitting import Mode
from tabletop.ui.panel.callouts import CROWDED, LARGE
from tabletop.ui.stage import overlay
from tabletop.ui.stage.layout import Layout, Piece, beside
from tabletop.ui.stage.sprites import SEEN_THROUGH

if TYPE_CHECKING:
    from tabletop.screens.table.table import TableScene

FEW = 3
"""Ways to put a piece down that are named while it is held; if there are more, or letters are large, none is."""


class Drawing:
    """Draws a table and remembers where its words stand."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.reason = pygame.Rect(0, 0, 0, 0)
        """Where the sentence over the table stands."""
        self.previewed: list[pygame.Rect] = []
        """Where things are shown about the action the hand points at."""
        self._preview: tuple[Layout | None, Action | None, tuple[Piece, ...]] = None, None, ()
        """The preview of an action, after the layout and the action it belongs to."""

    def draw(self, surface: pygame.Surface) -> None:
        table, look, layout = self.table, self.table.look, self.table.playback.layout
        table.scenery.draw(surface, look, layout.scene, table.match.game.info.accent)
        glow = self._draw_pieces(surface)
        if table.settled:
            self._draw_preview(surface)
        self._draw_thinking(surface)
        turn = table.match.to_act
        humans, recap = table.sitting.humans, table.sitting.mode is Mode.RECAP
        if len(humans) > 1 and not table.match.game.info.secrets and turn in humans:
            overlay.draw_frame(surface, look, turn)
        if recap:
            table.recap.light(surface)
        table.panel.arrange(look, layout.hud or beside(table.size()))
        table.panel.draw(surface, look, self.held_words() if table.settled else "", recap)
        if not recap:
            table.coach.draw(surface)
        if table.helped and not table.playback.effects and table.playback.moment is None:  # both come first
            busy = [*self._busy_places(glow), *table.panel.written, table.coach.speech.rect]
            table.moods.draw(surface, look, busy)
        if table.playback.moment is not None:
            table.playback.moment.draw(surface, look, table.stage)
        told = [table.recap.arrange()] if recap else []
        table.playback.draw_effects(surface, [table.panel.prompt_rect, *table.panel.written, *told])
        if recap:
            table.recap.draw(surface)
            return
        hinted = [table.hints.draw(surface)] if table.hints.rank else []
        self._draw_advice(surface, glow, [*hinted, *table.draw_teacher(surface), table.coach.speech.rect])

    def _draw_pieces(self, surface: pygame.Surface) -> dict[str, str]:
        """All pieces and the places for what is held; which of them shine, and how."""
        table, look, hand = self.table, self.table.look, self.table.hand
        glow = table.glow() | table.hints.glow()
        overlay.draw_zones(surface, look, hand, glow)
        if hand.cursor and table.panel.group.focus is None:
            glow = glow | {hand.cursor: "focus"}
        lifts = hand.index.lifts
        mine = [sprite.piece for sprite in table.stage.sprites.values() if sprite.piece.mine]
        dim = {piece.key for piece in mine if piece.key not in lifts and not piece.board}
        raised = hand.hovered if hand.hovered in lifts else "" if hand.dragging else hand.held
        near = table.near.camera.zoom > 1.0
        around = table.scenery.around(look, table.stage.window(look), table.playback.layout.edge) if near else None
        table.stage.draw(surface, look, glow, dim if lifts else (), raised, hand.held, around)
        return glow

    def _draw_thinking(self, surface: pygame.Surface) -> None:
        thinks = self.table.opponents.progress() if self.table.settled else None
        sprite = self.table.stage.sprites.get(f"head:{thinks[0]}") if thinks else None
        if thinks and sprite is not None:
            overlay.draw_thinking(surface, self.table.look, sprite.piece, thinks[1] / STEPS)

    def _draw_preview(self, surface: pygame.Surface) -> None:
        """What threatens, what the action the hand points at would do, and what its places cost."""
        table, look, hand = self.table, self.table.look, self.table.hand
        shown, size, held = table.playback.shown, table.size(), table.sitting.held
        pieces: tuple[Piece, ...] = table.controller.overlay(shown, size) if table.fingers.threats else ()
        actions = hand.pointed() if held is None else [held]
        if held is None:
            actions = [action for action in actions if not hand.index.gestures[action].quiet] or actions
            actions = actions or table.hints.traced()
        if len(actions) == 1:
            pieces += self._preview_of(actions[0])
        pieces = table.near.seen(pieces)
        table.stage.draw_over(surface, look, pieces)
        carried = table.stage.sprites.get(hand.held) if hand.dragging else None
        if pieces and carried is not None and carried.pose.alpha > SEEN_THROUGH:
            table.stage.draw_lit(surface, look, [carried])  # above what is shown about it
        self.previewed = [overlay.pixels(look, piece) for piece in pieces if piece.width < LARGE]
        overlay.draw_notes(surface, look, hand)

    def _preview_of(self, action: Action) -> tuple[Piece, ...]:
        """The game's preview of an action, asked for once for a layout."""
        table, layout = self.table, self.table.playback.layout
        if self._preview[0] is not layout or self._preview[1] != action:
            self._preview = layout, action, table.controller.preview(table.playback.shown, action, table.size())
        return self._preview[2]

    def _draw_advice(self, surface: pygame.Surface, glow: Iterable[str], teacher: Sequence[pygame.Rect]) -> None:
        """Why something cannot be done, or what the thing pointed at is; not over the teacher or the coach."""
        table, look, panel = self.table, self.table.look, self.table.panel
        if table.reason is not None:
            width, busy = table.size()[0], [*self._busy_places(glow), *teacher]
            self.reason = overlay.draw_reason(surface, look, *table.reason, table.stage.reason, width, busy)
        elif table.settled and table.sitting.held is None and (table.hand.hovered or panel.group.focus is None):
            asked = [panel.prompt_rect, *(one.rect for one in panel.buttons), *panel.written]
            table.callouts.draw(surface, look, [*asked, *self.previewed, *teacher])

    def held_words(self) -> str:
        """The prompt for the piece that was taken with a click or a key."""
        hand = self.table.hand
        if not hand.held or hand.dragging:
            return ""
        actions = hand.index.actions(hand.held)
        asked = self.table.controller.taken(self.table.playback.shown, hand.held, actions)
        if "\n" in asked:
            return asked
        ways = hand.index.ways(actions)
        if len(ways) == 1:
            return "\n".join([_("Put it where it shines, or press it again to use it."), *ways])
        few = len(ways) <= FEW and self.table.look.text_percent <= CROWDED
        told = "\n" + _in_one(ways) if ways and few else ""
        return asked + told if ways else ""

    def _busy_places(self, glow: Iterable[str]) -> list[pygame.Rect]:
        """What no words may cover: what can be used now, and the table's own words."""
        table, stage = self.table, self.table.stage
        busy = [table.panel.prompt_rect, *(one.rect for one in table.panel.group.widgets)]
        places = [stage.sprites[key].piece if key in stage.sprites else stage.zones.get(key) for key in glow]
        return busy + [overlay.pixels(table.look, place) for place in places if place is not None]


def _in_one(ways: Sequence[str]) -> str:
    """Several ways in a line; what they begin with is said once if only their last words differ."""
    parts = [way.rpartition(" ") for way in ways]
    if len({first for first, _space, _last in parts}) > 1 or not parts[0][0]:
        return " · ".join(ways)
    *some, last = [last for _first, _space, last in parts]
    return _("{words} {some} or {last}", words=parts[0][0], some=", ".join(some), last=last)
