"""Names of Kitties, cards and lines; the sentences of the log; how a game ended."""

from collections import Counter
from collections.abc import Sequence

from tabletop.base.words import _, capital, counted, listed, whose
from tabletop.games.paw_of_duty.rules import events, model
from tabletop.games.paw_of_duty.rules.board import LINES, square_text
from tabletop.games.paw_of_duty.rules.content import CARD_NAMES, KIND, LEVEL, TYPE, TYPE_NAMES
from tabletop.kernel.events import HIDDEN, Event
from tabletop.kernel.seating import Seating

FACING_NAMES = (_("north"), _("east"), _("south"), _("west"))


def kitty_words(kitty: int) -> str:
    return _("{family} {level}", family=TYPE_NAMES[TYPE[kitty]], level=LEVEL[kitty])


def owned(names: Sequence[str], seat: int, kitty: int) -> str:
    """A Kitty with its owner, within a sentence."""
    return whose(names[seat], kitty_words(kitty))


def levels_words(count: int) -> str:
    return counted("one level", "{count} levels", count)


def levels_by_type(kitties: Sequence[int]) -> list[int]:
    return [sum(LEVEL[kitty] for kitty in kitties if TYPE[kitty] == kind) for kind in range(len(TYPE_NAMES))]


def card_words(card: int) -> str:
    return CARD_NAMES[KIND[card]]


def line_words(number: int, between: str = ", ") -> str:
    """A line of the City by its squares."""
    return between.join(sorted(square_text(square) for square in LINES[number]))


def lines_words(numbers: Sequence[int]) -> str:
    return line_words(numbers[0]) if len(numbers) == 1 else listed([line_words(number, "-") for number in numbers])


def all_of(claims: Sequence[model.Claim]) -> str:
    """All lines a seat holds, within a sentence."""
    if len(claims) == 1:
        return _("the line {squares}", squares=line_words(claims[0][0]))
    return _("both lines") if len(claims) == 2 else _("all {count} lines", count=len(claims))


def tell(table: Seating, event: Event) -> str:
    """The event in a plain sentence; empty if it goes without saying."""
    names = table.names
    name = names[event.seat] if event.seat >= 0 else ""
    match event:
        case events.Mixed(cards=cards):
            return counted("{name} put a card back.", "{name} put {count} cards back.", len(cards), name=name)
        case events.Began(turn=turn):
            return _("Turn {turn}: {name}.", turn=turn, name=name)
        case events.Deployed(kitty=kitty, square=square):
            where = square_text(square)
            return _("{name} placed {kitty} on {square}.", name=name, kitty=kitty_words(kitty), square=where)
        case events.Played(card=card):
            return _("{name} played {card}.", name=name, card=card_words(card))
        case events.Discarded(card=card):
            return _("{name} discarded {card}.", name=name, card=card_words(card))
        case events.Drew(cards=cards):
            if cards and HIDDEN not in cards:
                often = Counter(map(card_words, cards)).items()
                told = [f"{words} × {count}" if count > 1 else words for words, count in often]  # noqa: RUF001
                return _("{name} drew {cards}.", name=name, cards=listed(told))
            return counted("{name} drew a card.", "{name} drew {count} cards.", len(cards), name=name)
        case events.Reshuffled():
            return _("The discards were shuffled into a new deck.")
        case events.Marked(kitty=kitty, tokens=tokens) if tokens > 1:
            return _("{name} put a paw token on {kitty}.", name=name, kitty=kitty_words(kitty))
        case events.Captured(kitty=kitty):
            who = {"name": name, "kitty": owned(names, 1 - event.seat, kitty)}
            return counted(
                "{name} captured {kitty}: one level.", "{name} captured {kitty}: {count} levels.", LEVEL[kitty], **who
            )
        case events.Eligible(lines=lines):
            return _("{name} made three in a line: {squares}.", name=name, squares=lines_words(lines))
        case events.Rescued(kitty=kitty):
            return _("{name} rescued {kitty}.", name=name, kitty=kitty_words(kitty))
        case events.HeldLine():
            return _("{name} held the line for a whole turn and won.", name=name)
        case events.Counted(captured=(first, second), squads=(own, theirs)):
            words = _("One Kitty was left in the deck. Levels captured: {one} {first}, {other} {second}.")
            if first == second:
                words += " " + _("Levels on the board: {one} {own}, {other} {theirs}.")
            return words.format(one=names[0], other=names[1], first=first, second=second, own=own, theirs=theirs)
    return _tell_board(event, names)


def _tell_board(event: Event, names: Sequence[str]) -> str:
    def first(kitty: int) -> str:
        return capital(owned(names, event.seat, kitty))

    match event:
        case events.Moved(kitty=kitty, here=here, there=there):
            words = _("{kitty} went from {here} to {there}.")
            return words.format(kitty=first(kitty), here=square_text(here), there=square_text(there))
        case events.Switched(kitty=kitty, other=other, owner=owner):
            second = kitty_words(other) if owner == event.seat else owned(names, owner, other)
            return _("{kitty} and {other} changed places.", kitty=first(kitty), other=second)
        case events.Turned(kitty=kitty, facing=facing):
            return _("{kitty} faced {facing}.", kitty=first(kitty), facing=FACING_NAMES[facing])
        case events.Attacked(kitty=kitty, other=other, owner=owner, double=double):
            words = _("{kitty} attacked {other} with double strength.") if double else _("{kitty} attacked {other}.")
            return words.format(kitty=first(kitty), other=owned(names, owner, other))
        case events.Lobbed(kitty=kitty, other=other, owner=owner):
            words = _("{kitty} lobbed a hairball at {other}.")
            return words.format(kitty=first(kitty), other=owned(names, owner, other))
        case events.Hurt(kitty=kitty, damage=damage):
            return _("{kitty} took {damage} damage.", kitty=first(kitty), damage=damage)
    return ""


ENDINGS = {
    "control": _("Control: a line of three stood in the City for a whole turn."),
    "power": _("One Kitty was left in the deck: whoever captured more levels won by Power."),
    "tie-break": _("Both captured as many levels: the stronger squad on the board won."),
    "draw": _("Both captured as many levels, and the squads were equal: a draw."),
}
"""How a game ended."""
