"""A game's side of the table in four parts: its board, its voice, its advice, and what is told after a match.

Each is typed by the game's own view V and action A; only the board is ever handed a state S.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic

import pygame

from tabletop.base.errors import Refusal
from tabletop.base.words import _, counted
from tabletop.kernel.actions import Action
from tabletop.kernel.coaching import Remark
from tabletop.kernel.events import Event
from tabletop.kernel.game import A, Outcome, S, V
from tabletop.kernel.reasons import CHANCE, GOOD, Reason, own
from tabletop.kernel.seating import Seating
from tabletop.kernel.state import State, View
from tabletop.kernel.story import Story
from tabletop.ui.render.look import Look
from tabletop.ui.shell import Shell
from tabletop.ui.stage import furniture
from tabletop.ui.stage.layout import (
    COLUMN,
    Beat,
    Ending,
    Explanation,
    Gesture,
    Held,
    Key,
    Layout,
    Offer,
    Picture,
    Piece,
    Sheet,
    Size,
    Wish,
)

if TYPE_CHECKING:
    from tabletop.ui.widgets.dialog import Layer


class Board(Seating, ABC, Generic[S, V, A]):
    """What lies on the table, and how it is done by hand."""

    painters: ClassVar[furniture.Painters] = {}
    """The pictures that are the game's own, by their first word."""
    whole_window: ClassVar[bool] = False
    """Whether its layouts fill the window and tell where words and buttons stand; if not these are in a column."""
    single_turns: ClassVar[bool] = False
    """Whether every decision is a whole turn, so that nobody waits for the end of one."""
    unthreatened: ClassVar[str] = _("Nothing on this table is threatened now.")
    """Said where somebody asks what threatens and nothing does."""
    pages: ClassVar[Mapping[str, str]] = {}
    """Keys of the keyboard that open a page of the game's own, and what is on it (see `page`)."""
    digits: ClassVar[str] = ""
    """What the keys 1 to 0 point at, where they are the `key` of a gesture; empty: nothing here has a number."""

    _lying: tuple[V, object, Mapping[str, Piece]] | None = None
    """What `lying` found last, and for which view and measures."""

    def room(self, window: Size) -> Size:
        """How much of a window of this size its layouts fill."""
        return window if self.whole_window else (window[0] - COLUMN, window[1])

    @abstractmethod
    def layout(self, view: V, legal: Sequence[A], size: Size) -> Layout:
        """The table of this view; `legal` is empty unless it is the viewer's decision and everything was shown."""

    def lying(self, view: V, size: Size) -> Mapping[str, Piece]:
        """The pieces of a view with nothing to decide, by key, for previews: laid out once for all of them."""
        key = size, self.text, self.folded, self.past
        if self._lying is None or self._lying[0] is not view or self._lying[1] != key:
            self._lying = view, key, {piece.key: piece for piece in self.layout(view, (), size).pieces}
        return self._lying[2]

    def paint(self, picture: Picture, width: int, height: int, look: Look) -> pygame.Surface:
        return furniture.paint(picture, width, height, look, self.painters)

    def face(self, view: V, seat: int) -> str:
        """The drawing of whoever sits there: `<face>-<mood>.svg` is head and shoulders in a mood."""
        return furniture.face(self.seats[seat], seat)

    @abstractmethod
    def gesture(self, view: V, action: A) -> Gesture:
        """How a legal action is done by hand."""

    def wishes(self, view: V) -> Iterable[Wish]:
        """What a person may want, allowed or not: the rules say why it is not."""
        return ()

    def preview(self, view: V, action: A, size: Size) -> tuple[Piece, ...]:
        """Pieces drawn over the table while the hand points at this action."""
        return ()

    def overlay(self, view: V, size: Size) -> tuple[Piece, ...]:
        """Pieces drawn over the table while somebody asks for what threatens (V); nothing if there is no such thing."""
        return ()

    @property
    def threatens(self) -> bool:
        return type(self).overlay is not Board.overlay

    def refused(self, view: V, lift: str, drop: str | None, ask: Callable[[Action], Refusal | None]) -> Refusal | None:
        """Why somebody who takes this piece (and drops it there) may not do what they want, if they want anything."""
        meant = [wish for wish in self.wishes(view) if wish.lift == lift]
        there = [wish for wish in meant if drop in wish.drops] or [wish for wish in meant if not wish.drops]
        for wish in meant if drop is None else there:
            if refusal := ask(wish.action):
                return refusal
        refusals = [ask(wish.action) for wish in meant]
        return refusals[0] if refusals and all(refusals) else None

    def unfinished(self, view: V) -> bool:
        """Whether the viewer is amid several decisions that make one move: Escape takes the last of them back."""
        return False

    def takes_back(self, view: V, key: str, last: A) -> bool:
        """Whether a press on this piece takes the last of those back, as Escape does."""
        return False

    def whose_turn(self, state: S) -> int:
        """Whose turn it is, even while another answers in it."""
        return state.turn

    def before(self, view: V, turn: int | None, viewer: int) -> tuple[int, ...]:
        """The seats that move before the viewer does, from the one whose move it is on."""
        count = len(self.seats)
        return tuple((turn + step) % count for step in range((viewer - turn) % count)) if turn is not None else ()

    def beat(self, view: V, event: Event) -> Beat:
        """How the table plays an event; the view is the one before it."""
        return Beat()

    def token(self, event: Event) -> Picture | None:
        return None

    def page(self, shell: Shell, view: V, legal: Sequence[A], key: str, do: Callable[[A], None]) -> "Layer | None":
        """A screen of the game's own behind a piece; `do` decides what is chosen there."""
        return None


class Voice(Seating, ABC, Generic[V, A]):
    """What is said of the board and of those who sit round it."""

    goal: str = ""
    seat_kinds: ClassVar[Sequence[str]] = ("head",)
    """The kinds of pieces that open the sheet of the seat in their key."""
    chatter: ClassVar[Mapping[str, Sequence[str]]] = {}
    """What a machine at this table may say in a mood."""

    @abstractmethod
    def tell(self, event: Event) -> str:
        """The event in a plain sentence for the log; empty if it goes without saying."""

    def opening(self, first: int) -> str:
        """What a match to read begins with, where `first` decides first; empty: the number of its first round."""
        return ""

    def joined(self, before: Event, event: Event) -> Event | None:
        """One event that tells what was told last and this, where both are parts of one thing; None if they are not."""
        return None

    def divides(self, event: Event) -> bool:
        """Whether the event's sentence begins a turn or round: it stands above what follows."""
        return False

    def feel(self, view: V, event: Event) -> Iterable[tuple[int, str]]:
        """Whose mood an event changes, and to which (`ui/stage/moods.py` names them); the view is the one before it."""
        return ()

    @abstractmethod
    def heading(self, view: V) -> str:
        """One line on where the game stands."""

    @abstractmethod
    def prompt(self, view: V, legal: Sequence[A]) -> str:
        """What the seat that sees this view is asked to do; empty if nothing."""

    def taken(self, view: V, key: str, actions: Sequence[A]) -> str:
        """What is asked once this piece was taken, which starts these actions; a second line says what there is."""
        return _("Now choose where.")

    def banner(self, view: V) -> str:
        """What everybody must know now, such as that this is the last round; empty if nothing."""
        return ""

    def explain(self, view: V, key: str) -> Explanation | None:
        """What a piece says when it is looked at: closely, or in its first sentences when pointed at for a while."""
        return None

    def tip(self, view: V, key: str) -> str:
        """A line about the piece pointed at that is shorter than its explanation; empty if there is none."""
        return ""

    def seat_at(self, view: V, key: str) -> int | None:
        """Whose sheet a piece opens, if it is somebody's."""
        kind, numbers = Key.of(key)
        return numbers[0] if numbers and kind in self.seat_kinds else None

    def sheet(self, view: V, seat: int) -> Sheet | None:
        return None

    @property
    def has_sheets(self) -> bool:
        return type(self).sheet is not Voice.sheet

    def holds(self, view: V) -> tuple[Held, ...]:
        """What only the seat that sees this view knows, its hand first, for when everything is open.

        In a view of all that is open, which is no seat's: what is nobody's own, such as known cards in a deck.
        """
        return ()

    def offers(self, option: str) -> Sequence[Offer]:
        """What an option of the setup is about, to be compared side by side; nothing if there is nothing to see."""
        return ()


class Advice(Seating, Generic[V, A]):
    """What speaks for and against what may be done."""

    remarks: Sequence[Remark[V, A]] = ()
    """What a coach may say about a position, the most pressing first."""

    def foresee(self, view: V, legal: Sequence[A], action: A) -> Sequence[Reason]:
        """What would come of a legal action, by the rules themselves, in up to three short lines."""
        return ()

    def reasons(self, view: V, legal: Sequence[A], action: A) -> Sequence[Reason]:
        """All that speaks for a legal action, the weightiest first, a price after what it is paid for."""
        found = self.foresee(view, legal, action)
        return [one for tone in (GOOD, CHANCE, "") for one in found if one.tone == tone][:1]

    def said_of(self, view: V, legal: Sequence[A], action: A) -> list[Reason]:
        """All reasons for a legal action, and all that is foreseen of it."""
        return [*self.reasons(view, legal, action), *self.foresee(view, legal, action)]

    def own_reason(self, view: V, legal: Sequence[A], action: A, other: A) -> list[Reason]:
        """What speaks for a legal action and is not as true of another one, with its price; empty if nothing does."""
        return own(self.reasons(view, legal, action), self.said_of(view, legal, other))

    def sure(self, view: V, legal: Sequence[A], action: A) -> str:
        """What somebody should know before they do this for good, in a sentence; empty: it is simply done."""
        return ""

    def for_good(self, view: V, action: A) -> str:
        """What is asked, in a sentence, of something done by one click that nobody could take back; empty: nothing."""
        return ""


class After(Seating, ABC, Generic[V]):
    story: ClassVar[type[Story]] = Story
    """What is worth marking when a match is watched again."""

    @abstractmethod
    def reason(self, outcome: Outcome) -> str:
        """How the game ended, in a sentence."""

    def ending(self, view: V, outcome: Outcome) -> Ending:
        """What decided a finished game, where the points came from and what everybody has to show for it."""
        words = counted("One point was the most.", "{count} points were the most.", max(outcome.scores))
        return Ending(words, (_("Points"),), tuple((score,) for score in outcome.scores))

    def decided(self, view: V, outcome: Outcome, happened: Sequence[Event]) -> str:
        """The same sentence by all that happened in the game, where that says more than its last position."""
        return self.ending(view, outcome).words

    def cast(self, view: V) -> str:
        """What everybody is in this game, in a sentence; empty where all are alike."""
        return ""

    def standing(self, view: V) -> str:
        """Everybody's points so far, in a line; empty where there is nothing to count on the way."""
        return ""


class GameController(Board[S, V, A], Voice[V, A], Advice[V, A], After[V]):
    """What a game tells the table. It is handed views and what is legal, and never changes anything."""


Controller = GameController[State, View, Action]
