"""How Nine Lives is taught. Imports the kernel's lessons, the model and the words."""

from collections.abc import Callable

from tabletop.games.nine_lives.model import CARDS, NO_SUIT, NineLivesState, card_text
from tabletop.kernel.lesson import Chapter, Lesson, Step, Turn, Wrong
from tabletop.kernel.rng import Rng
from tabletop.words import _

CARD = {card_text(card): card for card in range(CARDS)}


def _table(*seats: str, keeper: int = 0) -> Callable[[Rng], NineLivesState]:
    """Each seat as "hand | life deck", the current life first."""

    def position(_rng: Rng) -> NineLivesState:
        parts = [[[CARD[name] for name in part.split()] for part in seat.split("|")] for seat in seats]
        s = NineLivesState(len(seats), False, NO_SUIT, [sorted(hand) for hand, _deck in parts],
                           [deck for _hand, deck in parts])  # fmt: skip
        s.keeper = s.turn = keeper
        return s

    return position


def _card(name: str) -> str:
    return f"card:{CARD[name]}"


FOLLOW = Chapter(
    _("Follow a suit"),
    _table("H7 C2 D5 | S4 S1", "C5 | H1 H2", "C3 | D1 D2", keeper=1),
    (
        Step(
            _("Every round, everybody plays one card."),
            _("Whoever wears the crown, the Kittykeeper, begins."),
            lit=("crown", "head:1"),
        ),
        Turn(1, "play:C5"),
        Turn(2, "play:C3"),
        Step(
            _("Clubs are on the table, so you must follow."),
            _("Play your Clubs 2."),
            does=("play:C2",),
            lit=(_card("C5"), _card("C3")),
            wrong=(Wrong("play:H7", "NL-3.3", _("You have a Club, so it must be a Club.")),),
        ),
        Step(_("Clubs 5 wins: the highest card of the suit that was led."), mood="calm"),
    ),
)

LESSON = Lesson(
    teacher=_("Biscuit"),
    face="cats/biscuit",
    voice=2,
    minutes=6,
    seats=("Mimi", "Oscar"),
    chapters=(FOLLOW,),
    farewell=_("That is all there is to know. The rest is cunning."),
)
