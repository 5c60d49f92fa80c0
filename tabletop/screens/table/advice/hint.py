"""A hint: the move the strongest AI would make from here, shown on the table with a reason."""

from collections.abc import Collection, Sequence
from enum import IntEnum

import pygame

from tabletop.ai.report import Report, Weighed
from tabletop.base.words import _, capital, sentence
from tabletop.kernel.actions import Action
from tabletop.kernel.reasons import BAD, Reason, line, spoken
from tabletop.kernel.rng import Rng
from tabletop.screens.table.advice.adviser import ALIKE, SURE, Adviser, alike, compared, games_more, prepared, weighed
from tabletop.screens.table.advice.coach import Coach
from tabletop.screens.table.protocol import Table
from tabletop.screens.table.sitting import Sitting
from tabletop.ui.panel.callouts import LARGE
from tabletop.ui.panel.panel import Panel, in_pixels
from tabletop.ui.render.fonts import evened
from tabletop.ui.render.look import Look
from tabletop.ui.shell import Shell
from tabletop.ui.stage import overlay
from tabletop.ui.stage.hand import Hand
from tabletop.ui.stage.layout import Gesture, Piece
from tabletop.ui.stage.overlay import pixels
from tabletop.ui.stage.placement import Thing, beside
from tabletop.ui.widgets.widget import draw_lines

WIDE = 300.0
"""Greatest width of its words, in units."""
# prices of a pixel that its words cover (see `ui/stage/placement.py`)
OTHER_PRICE = 1.0  # a piece that is no card and of no use now
CARD_PRICE = 4.0  # a card, or a place on the board
USEFUL_PRICE = 16.0  # a piece that can be taken, pressed or gone to
WORDS_PRICE = 24.0  # other words
MOVE_PRICE = 30.0  # the move that is shown, and a piece that says something about others
BUTTON_PRICE = 96.0  # the table's buttons
RIM, RING = 12.0, 4.0
"""Units kept free around the table's buttons; the thickness of a ring around what is pressed."""


class Rank(IntEnum):
    """Which move is shown."""

    NONE = 0
    BEST = 1
    SECOND = 2

    @property
    def after_press(self) -> "Rank":
        """What pressing the button once more shows: the best, the second best, nothing."""
        return Rank((self + 1) % len(Rank))


class Hints:
    """Shows the best move, then the second best, then nothing."""

    def __init__(
        self, sitting: Sitting, shell: Shell, coach: Coach, adviser: Adviser, hand: Hand, panel: Panel, table: Table
    ) -> None:
        self.sitting, self._shell, self._coach, self._adviser = sitting, shell, coach, adviser
        self._hand, self._panel, self._table = hand, panel, table
        self._shown, self._position = Rank.NONE, -1
        self._told: list[Action] = []
        """What was shown as the best since a hint was asked for: thinking may find a better one meanwhile."""
        self._said: tuple[object, str] = (None, "")
        """The words of the last hint, after what they depend on; so with the next three."""
        self._ranked: tuple[object, list[Weighed]] = (None, [])
        self._habit: tuple[Report | None, Action | None] = (None, None)
        self._placed: tuple[object, pygame.Rect] | None = None
        self._last_hint = (-1, "")
        """The position of the last hint, and its words."""

    @property
    def rank(self) -> Rank:
        current = self._position == self.sitting.match.position and self.sitting.settled
        return self._shown if current else Rank.NONE

    def why_not(self) -> str | None:
        """Why there is no hint now, as a sentence; None if there is one."""
        sitting = self.sitting
        if sitting.viewer is None:
            return _("Nobody sits here: a hint is for whoever is to move.")
        if sitting.match.to_act != sitting.viewer:
            return _("A hint is for your own move: wait until you are asked.")
        if not sitting.settled:
            return _("One moment: the table is still moving.")
        if sitting.held is not None:
            return _("Your move is made: take it back for a hint, or end your turn.")
        return None

    def press(self) -> None:
        sitting, why_not = self.sitting, self.why_not()
        if not sitting.helped:
            return
        if why_not is not None:
            self._table.say(why_not)
            return
        self._coach.speech.hush()  # one voice at a time
        best = next((move.action for move in self._moves()), None)
        found_better = self.rank is Rank.BEST and best not in self._told
        if not found_better:  # what thinking has found meanwhile comes first
            self._shown = self.rank.after_press
        if self._position != sitting.match.position:
            self._position, self._told = sitting.match.position, []
        self._told.append(best)
        self._adviser.think("master")
        if self._hand.held and not self._hand.dragging and self._gesture() is None:  # something else is held
            self._hand.put_down()
        if self._shown is Rank.SECOND and self._move(Rank.SECOND) is None:
            self._shown = Rank.NONE
            alone = len(sitting.match.legal) == 1
            self._table.say(_("Nothing else may be done.") if alone else _("Nothing else was thought about."))

    def _moves(self) -> list[Weighed]:
        """All moves that were thought about, the best first; of equals what the coach has spoken for, or the usual."""
        report = self._adviser.look()
        said = self._coach.stands_by(report)
        key = self.sitting.match.position, self.sitting.index, report, tuple(said)
        if self._ranked[0] != key:
            self._ranked = key, self._best_first(report, said)
        return self._ranked[1]

    def _best_first(self, report: Report, said: Collection[Action]) -> list[Weighed]:
        moves = [move for move in report.moves if move.action in self.sitting.index.gestures]
        for one in said:  # of what means the same only one was thought about: it is told as the coach told it
            known = weighed(self.sitting.match, report, one)
            moves = [move._replace(action=one) if move is known else move for move in moves]
        if not said and len(moves) > 1:
            said = [move.action for move in moves if alike(moves[0], move) and move.action == self._usual(report)]
        return sorted(moves, key=lambda move: move.action not in said)

    def _usual(self, report: Report) -> Action | None:
        """What the game's `reflex` would do here; found once for a report."""
        if self._habit[0] is not report:
            game, seat, rng = self.sitting.match.game, self.sitting.viewer, Rng(report.iterations)
            assert seat is not None
            world = game.determinize(self.sitting.match.view(seat), rng)
            self._habit = report, game.knowledge().reflex(world, seat, game.legal(world), rng)
        return self._habit[1]

    def _move(self, rank: Rank) -> Weighed | None:
        moves = self._moves() if rank else []
        if rank is Rank.SECOND and moves:
            rest = (move for move in moves[1:] if not self._warned_of(move))
            return self._other(moves[0]) or next(rest, None)
        return moves[0] if moves else None

    def put_away(self) -> bool:
        """Show it no longer; False if none is shown."""
        shown, self._shown, self._told = self.rank, Rank.NONE, []
        return shown is not Rank.NONE

    def remember(self) -> None:
        """Before a frame: keep what is about to be shown as the best, and its words."""
        if self.rank and self._gesture() is not None:
            move = self._move(self.rank)
            if self.rank is Rank.BEST and move is not None and move.action not in self._told:
                self._told.append(move.action)
            self.words()

    def shown_as_best(self) -> tuple[Action, ...]:
        """What was shown as the best here since a hint was asked for."""
        return tuple(self._told) if self.rank else ()

    def _gesture(self) -> Gesture | None:
        move = self._move(self.rank)
        gesture, held = self.sitting.index.gestures.get(move.action) if move else None, self._hand.held
        return gesture if gesture is None or held in ("", gesture.lift) else None  # else the player does something else

    def traced(self) -> list[Action]:
        """The action that is shown, if its way is drawn by the game itself."""
        move, gesture = self._move(self.rank), self._gesture()
        return [move.action] if move is not None and gesture is not None and gesture.traced else []

    def glow(self) -> dict[str, str]:
        gesture = self._gesture()
        return dict.fromkeys((gesture.lift, *gesture.drops[:1]), "good") if gesture else {}

    def words(self) -> str:
        """What to do, and why; found once for what is known."""
        adviser, rank = self._adviser, self.rank
        key = self._position, rank, id(adviser.look()), adviser.thinking
        if key != self._said[0]:
            self._said = key, self._find_words(rank)
        return self._said[1]

    def _warned_of(self, move: Weighed) -> bool:
        """Whether the table would ask "Are you sure?"."""
        return bool(self.sitting.controller.sure(self.sitting.shown, self.sitting.match.legal, move.action))

    def _find_words(self, rank: Rank) -> str:
        move = self._move(rank)
        if move is None:
            return ""
        does = capital(self.sitting.index.gestures[move.action].words)
        why, plan = self._reason(move)
        reason = sentence("; ".join(filter(None, (plan, line(why)))))
        best, thought_through = self._move(Rank.BEST), self._adviser.report("hard") is not None
        if rank is Rank.SECOND and best is not None:
            parts = [_("Second best: {does}", does=does), reason]
            if thought_through and move.visits:
                less = games_more(best, move)
                words = _("About {less} fewer games in 100 won than with the best.", less=less)
                parts.append(words if less >= ALIKE else _("About as good as the best."))
        elif self._adviser.thinking:  # a first sight may not be the last word
            parts = [_("Still thinking. So far: {does}", does=does), reason]
        else:
            other = self._other(move) if thought_through and move.visits >= SURE else None
            edge = self._edge(move, other, why, reason if plan else "") if other else (reason,)
            parts = [self._said_again(move, does), *edge]
        return "\n".join(filter(None, parts))

    def _said_again(self, move: Weighed, does: str) -> str:
        """What the move does; if the coach has spoken for another, this is said to be better, once."""
        again = self._last_hint[0] != self._position and self._last_hint[1] == does
        self._last_hint = self._position, does
        spoken = self._coach.spoke_for()
        better = spoken and move.action not in spoken and not again
        return _("Even better: {does}", does=does) if better else does

    def _edge(self, best: Weighed, other: Weighed, why: Sequence[Reason], planned: str) -> tuple[str, ...]:
        """What speaks for it and not for the other, and how much better it is; what speaks for both is told so."""
        sitting, than = self.sitting, capital(self.sitting.index.gestures[other.action].words)
        shown, legal = sitting.shown, sitting.match.legal
        better = compared(best, other, _("“{move}”", move=than))
        own = planned or sentence(line(sitting.controller.own_reason(shown, legal, best.action, other.action)))
        if own or not why:
            return own, better
        shared = line(one for one in why if one.is_among(sitting.controller.said_of(shown, legal, other.action)))
        return better, sentence(_("{reason}, either way", reason=shared.rstrip("."))) if shared else ""

    def _other(self, best: Weighed) -> Weighed | None:
        """What the coach said, or else the best of all else that was thought through; None if nothing was."""
        gestures = self.sitting.index.gestures
        others = [move for move in self._moves() if move.visits >= SURE and move.action != best.action]
        others = [move for move in others if gestures[move.action].words != gestures[best.action].words]
        said = self._coach.spoke_for()
        others.sort(key=lambda move: (move.action in said, move.value), reverse=True)
        return next((move for move in others if not self._warned_of(move)), None)

    def _reason(self, move: Weighed) -> tuple[list[Reason], str]:
        """What speaks for a move; and if nothing does or that is only its price, what it prepares."""
        sitting = self.sitting
        shown, legal = sitting.shown, sitting.match.legal
        reasons = spoken(sitting.controller.reasons(shown, legal, move.action))
        price = any(one.tone == BAD for one in reasons)
        steps = self._adviser.look().line
        if (reasons and not price) or steps[:1] != (move.action,):
            return reasons, ""
        return reasons, prepared(sitting.match.game, sitting.controller, shown, steps)

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        """Show the way of the move, and say why; returns where that is said."""
        gesture, nowhere = self._gesture(), pygame.Rect(0, 0, 0, 0)
        if gesture is None:
            return nowhere
        look, stage = self._shell.look, self._hand.stage
        way = overlay.way_between(look, stage, gesture.lift, gesture.drops[0])
        if way is not None and not gesture.traced and not self._hand.held:
            overlay.draw_way(surface, look, stage, *way)
        sprite = stage.sprites.get(gesture.lift)
        if sprite is not None and gesture.lift == gesture.drops[0]:
            _ring(surface, look, pixels(look, sprite.piece))
        thing = sprite.piece if sprite is not None else stage.zones.get(gesture.lift)
        if thing is None:
            return nowhere
        words, room = self.words(), surface.get_rect().inflate(-8, -8)
        bubble = look.made(("hint", words), lambda: _bubble(look, words))
        asked = bubble.get_size(), pixels(look, thing), look.px(10), room, self._things()
        if self._placed is None or self._placed[0] != asked:
            self._placed = asked, beside(*asked)
        surface.blit(bubble, self._placed[1])
        return self._placed[1]  # all of it, also where only a part is drawn anew

    def _things(self) -> list[Thing]:
        """What its words keep off."""
        look, stage, panel = self._shell.look, self._hand.stage, self._panel
        rim, glow = look.px(RIM), self.glow()
        written = (in_pixels(look, box) for box in self.sitting.layout.written)
        busy = [panel.prompt_rect, *written, *panel.written, *self._table.previewed(), *panel.log.newest]
        things = [(rect, WORDS_PRICE) for rect in busy]
        things += [(one.rect.inflate(rim, rim), BUTTON_PRICE) for one in panel.buttons]
        ways = [one for one in self.sitting.index.gestures.values() if not one.quiet]
        useful = {key for one in ways for key in (one.lift, *one.drops)}

        def price(key: str, piece: Piece) -> float:
            if key in glow or piece.about:
                return MOVE_PRICE
            return USEFUL_PRICE if key in useful else CARD_PRICE if piece.card else OTHER_PRICE

        pieces = {key: sprite.piece for key, sprite in stage.sprites.items()}
        small = {key: piece for key, piece in pieces.items() if piece.width < LARGE and not piece.hint}
        things += [(pixels(look, piece), price(key, piece)) for key, piece in small.items()]
        squares = {key: zone for key, zone in stage.zones.items() if key not in pieces and zone.width < LARGE}
        things += [(pixels(look, zone), MOVE_PRICE if key in glow else CARD_PRICE) for key, zone in squares.items()]
        return things


def _ring(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """Around something that is only pressed: among others that glow it is found at once."""
    for grown, colour in ((RING + 2, "panel"), (RING, "good")):
        around = rect.inflate(2 * look.px(grown), 2 * look.px(grown))
        pygame.draw.rect(surface, look.colour(colour), around, look.px(RING), border_radius=look.px(14))


def _bubble(look: Look, words: str) -> pygame.Surface:
    first, _line, rest = words.partition("\n")
    wide = round(look.px(WIDE) * max(1.0, look.text_percent / 130))
    ink = "#000000" if look.plain else "#0d3b2e"
    parts = [(first, "strong")] + ([(rest, "small-strong")] if rest else [])
    texts = [look.text("\n".join(evened(look.font(role), words, wide)), role, ink) for words, role in parts]
    lamp, pad, gap = look.px(24), look.px(12), look.px(8)
    across = max(text.get_width() for text in texts) + lamp + gap + 2 * pad
    high = max(lamp, sum(text.get_height() for text in texts)) + 2 * look.px(8)
    surface = pygame.Surface((across, high), pygame.SRCALPHA)
    fill = "accent" if look.plain else "#b9f5dd"
    surface.blit(look.box(across, high, fill, "good", radius=14, edge_units=2.5), (0, 0))
    surface.blit(look.icon("hint", lamp, ink), (pad, (high - lamp) // 2))
    draw_lines(surface, texts, pad + lamp + gap, high // 2)
    return surface
