"""A game's side of the table: where its pieces lie, how they are played by hand, what is said about them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from tabletop.base.errors import Refusal
from tabletop.base.words import _, counted, standing_out
from tabletop.kernel.actions import Action
from tabletop.kernel.coaching import Remark
from tabletop.kernel.events import Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import HUMAN, Seat
from tabletop.kernel.replay import Story
from tabletop.ui.render.look import Look
from tabletop.ui.stage import furniture
from tabletop.ui.stage.layout import (
    COLUMN,
    Beat,
    Ending,
    Explanation,
    Gesture,
    Held,
    Hint,
    Layout,
    Offer,
    Picture,
    Piece,
    Sheet,
    Size,
    Wish,
)

if TYPE_CHECKING:
    from tabletop.ui.shell import Shell
    from tabletop.ui.widgets.dialog import Layer


class Controller(ABC):
    """What a game tells the table. It is handed views and what is legal, and never changes anything."""

    painters: ClassVar[furniture.Painters] = {}
    """The pictures that are the game's own, by their first word."""
    whole_window: ClassVar[bool] = False
    """Whether its layouts fill the window and tell where words and buttons stand; if not these are in a column."""
    goal: str = ""
    """How this game is won, in a line."""
    story: ClassVar[type[Story]] = Story
    """What is worth marking when a match is watched again."""
    chatter: ClassVar[Mapping[str, Sequence[str]]] = {}
    """What a machine at this table may say in a mood."""
    remarks: ClassVar[Sequence[Remark[Any, Any]]] = ()
    """What a coach may say about a position, the most pressing first."""
    unthreatened: ClassVar[str] = _("Nothing on this table is threatened now.")
    """Said where somebody asks what threatens and nothing does."""
    single_turns: ClassVar[bool] = False
    """Whether every decision is a whole turn, so that nobody waits for the end of one."""
    pages: ClassVar[Mapping[str, str]] = {}
    """Keys of the keyboard that open a page of the game's own, and what is on it (see `page`)."""
    digits: ClassVar[str] = ""
    """What the keys 1 to 0 point at, where they are the `key` of a gesture; empty: nothing here has a number."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.text = 1.0
        """How large letters are wanted, 0.8 to 2: what carries words grows with it as far as there is room."""
        self.folded = False
        """Whether the log is folded away: its room is the table's."""
        self.past = False
        """Whether somebody looks back at what is shown: nothing is offered, nobody asked, everybody has a name."""
        self.seats = tuple(seats)
        self.names = [seat.name for seat in seats]

    def room(self, window: Size) -> Size:
        """How much of a window of this size its layouts fill."""
        return window if self.whole_window else (window[0] - COLUMN, window[1])

    @abstractmethod
    def layout(self, view: Any, legal: Sequence[Any], size: Size) -> Layout:
        """The table of this view; `legal` is empty unless it is the viewer's decision and everything was shown."""

    def me(self, view: Any) -> int | None:
        """Whom the words about a view call "you": of several people, or looking back, only somebody of that name."""
        if not self.past and sum(seat.kind == HUMAN for seat in self.seats) < 2:
            seat: int | None = view.seat
            return seat
        return self.names.index(_("You")) if _("You") in self.names else None

    def paint(self, picture: Picture, width: int, height: int, look: Look) -> pygame.Surface:
        return furniture.paint(picture, width, height, look, self.painters)

    # -- the hand --------------------------------------------------------------------------------------

    @abstractmethod
    def gesture(self, view: Any, action: Any) -> Gesture:
        """How a legal action is done by hand."""

    def wishes(self, view: Any) -> Iterable[Wish]:
        """What a person may want, allowed or not: the rules say why it is not."""
        return ()

    def preview(self, view: Any, action: Any, size: Size) -> tuple[Piece, ...]:
        """Pieces drawn over the table while the hand points at this action."""
        return ()

    def overlay(self, view: Any, size: Size) -> tuple[Piece, ...]:
        """Pieces drawn over the table while somebody asks for what threatens (V); nothing if there is no such thing."""
        return ()

    @property
    def threatens(self) -> bool:
        """Whether anything in this game ever threatens."""
        return type(self).overlay is not Controller.overlay

    def foresee(self, view: Any, legal: Sequence[Any], action: Any) -> Sequence[Hint]:
        """What would come of a legal action, by the rules themselves, in up to three short lines."""
        return ()

    def why(self, view: Any, legal: Sequence[Any], action: Any) -> str:
        """What speaks for a legal action, in a short line; empty if nothing in particular does."""
        hints = self.foresee(view, legal, action)
        return next((hint.words for tone in ("good", "chance", "") for hint in hints if hint.tone == tone), "")

    def reasons(self, view: Any, legal: Sequence[Any], action: Any) -> Sequence[str]:
        """All that speaks for a legal action, in short lines, what `why` says first."""
        reason = self.why(view, legal, action)
        return [reason] if reason else []

    def said_of(self, view: Any, legal: Sequence[Any], action: Any) -> set[str]:
        """All reasons for a legal action, and all that is foreseen of it."""
        return {*self.reasons(view, legal, action), *(hint.words for hint in self.foresee(view, legal, action))}

    def own_reason(self, view: Any, legal: Sequence[Any], action: Any, other: Any) -> str:
        """What speaks for a legal action and is not as true of another one; empty if nothing does."""
        return standing_out(self.reasons(view, legal, action), self.said_of(view, legal, other))

    def sure(self, view: Any, legal: Sequence[Any], action: Any) -> str:
        """What somebody should know before they do this for good, in a sentence; empty: it is simply done."""
        return ""

    def for_good(self, view: Any, action: Any) -> str:
        """What is asked, in a sentence, of something done by one click that nobody could take back; empty: nothing."""
        return ""

    def whose_turn(self, state: Any) -> int:
        """Whose turn it is, even while another answers in it."""
        return int(state.turn)

    def before(self, view: Any, turn: int | None, viewer: int) -> tuple[int, ...]:
        """The seats that move before the viewer does, from the one whose move it is on."""
        count = len(self.seats)
        return tuple((turn + step) % count for step in range((viewer - turn) % count)) if turn is not None else ()

    def unfinished(self, view: Any) -> bool:
        """Whether the viewer is amid several decisions that make one move: Escape takes the last of them back."""
        return False

    def takes_back(self, view: Any, key: str, last: Any) -> bool:
        """Whether a press on this piece takes the last of those back, as Escape does."""
        return False

    def refused(
        self, view: Any, lift: str, drop: str | None, ask: Callable[[Action], Refusal | None]
    ) -> Refusal | None:
        """Why somebody who takes this piece (and drops it there) may not do what they want, if they want anything."""
        meant = [wish for wish in self.wishes(view) if wish.lift == lift]
        there = [wish for wish in meant if drop in wish.drops] or [wish for wish in meant if not wish.drops]
        for wish in meant if drop is None else there:
            refusal = ask(wish.action)
            if refusal is not None:
                return refusal
        reasons = [ask(wish.action) for wish in meant]
        return reasons[0] if reasons and all(reasons) else None

    # -- what happens ----------------------------------------------------------------------------------

    def beat(self, view: Any, event: Event) -> Beat:
        """How the table plays an event; the view is the one before it."""
        return Beat()

    def feel(self, view: Any, event: Event) -> Iterable[tuple[int, str]]:
        """Whose mood an event changes, and to which (`ui/stage/moods.py` names them); the view is the one before it."""
        return ()

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

    def token(self, event: Event) -> Picture | None:
        """A small picture for the event's line in the log."""
        return None

    # -- words -----------------------------------------------------------------------------------------

    @abstractmethod
    def heading(self, view: Any) -> str:
        """One line on where the game stands."""

    @abstractmethod
    def prompt(self, view: Any, legal: Sequence[Any]) -> str:
        """What the seat that sees this view is asked to do; empty if nothing."""

    def taken(self, view: Any, key: str, actions: Sequence[Any]) -> str:
        """What is asked once this piece was taken, which starts these actions; a second line says what there is."""
        return _("Now choose where.")

    def banner(self, view: Any) -> str:
        """What everybody must know now, such as that this is the last round; empty if nothing."""
        return ""

    def explain(self, view: Any, key: str) -> Explanation | None:
        """What a piece says when it is looked at: closely, or in its first sentences when pointed at for a while."""
        return None

    def tip(self, view: Any, key: str) -> str:
        """A line about the piece pointed at that is shorter than its explanation; empty if there is none."""
        return ""

    def seat_at(self, view: Any, key: str) -> int | None:
        """Whose sheet a piece opens, if it is somebody's."""
        word, _colon, seat = key.partition(":")
        return int(seat) if word == "head" else None

    def sheet(self, view: Any, seat: int) -> Sheet | None:
        """Everything public about a seat."""
        return None

    def holds(self, view: Any) -> tuple[Held, ...]:
        """What only the seat that sees this view knows, its hand first, for when everything is open.

        In a view of all that is open, which is no seat's: what is nobody's own, such as known cards in a deck.
        """
        return ()

    def page(
        self, shell: "Shell", view: Any, legal: Sequence[Any], key: str, do: Callable[[Action], None]
    ) -> "Layer | None":
        """A screen of the game's own behind a piece; `do` decides what is chosen there."""
        return None

    def offers(self, option: str) -> Sequence[Offer]:
        """What an option of the setup is about, to be compared side by side; nothing if there is nothing to see."""
        return ()

    @abstractmethod
    def reason(self, outcome: Outcome) -> str:
        """How the game ended, in a sentence."""

    # -- the end ---------------------------------------------------------------------------------------

    def face(self, view: Any, seat: int) -> str:
        """The drawing of whoever sits there: `<face>-<mood>.svg` is head and shoulders in a mood."""
        return furniture.face(self.seats[seat], seat)

    def ending(self, view: Any, outcome: Outcome) -> Ending:
        """What decided a finished game, where the points came from and what everybody has to show for it."""
        words = counted("One point was the most.", "{count} points were the most.", max(outcome.scores))
        return Ending(words, (_("Points"),), tuple((score,) for score in outcome.scores))

    def decided(self, view: Any, outcome: Outcome, happened: Sequence[Event]) -> str:
        """The same sentence by all that happened in the game, where that says more than its last position."""
        return self.ending(view, outcome).words

    def cast(self, view: Any) -> str:
        """What everybody is in this game, in a sentence; empty where all are alike."""
        return ""

    def standing(self, view: Any) -> str:
        """Everybody's points so far, in a line; empty where there is nothing to count on the way."""
        return ""
