"""What is said about Paw of Duty: the log, the title, the end."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tabletop.base.words import _, counted, whose
from tabletop.games.paw_of_duty.rules import content, events, model
from tabletop.games.paw_of_duty.rules.board import LINES, square_text
from tabletop.games.paw_of_duty.rules.content import CARD_NAMES, KIND, LEVEL, TYPE, TYPE_NAMES
from tabletop.games.paw_of_duty.rules.model import LAST_TURN
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.kernel.events import HIDDEN, Event
from tabletop.kernel.seating import Seating

FACING_NAMES = (_("north"), _("east"), _("south"), _("west"))


def kitty_words(kitty: int) -> str:
    """A Kitty by family and level."""
    return _("{family} {level}", family=TYPE_NAMES[TYPE[kitty]], level=LEVEL[kitty])


def your(names: Sequence[str], seat: int, words: str) -> str:
    """Something with whose it is, amid a sentence."""
    return whose(names[seat], words)


def owned(names: Sequence[str], seat: int, kitty: int) -> str:
    """A Kitty with whose it is, amid a sentence."""
    return your(names, seat, kitty_words(kitty))


def begun(words: str) -> str:
    """The same at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def card_words(card: int) -> str:
    return CARD_NAMES[KIND[card]]


def listed(words: Sequence[str]) -> str:
    """Several things in a sentence."""
    return words[0] if len(words) == 1 else _("{some} and {last}", some=", ".join(words[:-1]), last=words[-1])


def _same(words: Iterable[str]) -> list[str]:
    """The same words are said once, with how often."""
    return [f"{one} × {n}" if n > 1 else one for one, n in Counter(words).items()]  # noqa: RUF001


def line_words(number: int) -> str:
    """A line of the City by its squares."""
    return ", ".join(sorted(square_text(square) for square in LINES[number]))


def lines_words(numbers: Sequence[int]) -> str:
    """One line of the City or several by their squares."""
    if len(numbers) == 1:
        return line_words(numbers[0])
    return listed(list(map(dashed, numbers)))


def all_of(claims: Sequence[model.Claim]) -> str:
    """All lines that somebody holds, amid a sentence."""
    if len(claims) == 1:
        return _("the line {squares}", squares=line_words(claims[0][0]))
    return _("both lines") if len(claims) == 2 else _("all {count} lines", count=len(claims))


def dashed(number: int) -> str:
    """A line in a list of lines."""
    return "-".join(sorted(square_text(square) for square in LINES[number]))


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
            words = _("{name} placed {kitty} on {square}.")
            return words.format(name=name, kitty=kitty_words(kitty), square=square_text(square))
        case events.Played(card=card):
            return _("{name} played {card}.", name=name, card=card_words(card))
        case events.Discarded(card=card):
            return _("{name} discarded {card}.", name=name, card=card_words(card))
        case events.Drew(cards=cards):
            if cards and HIDDEN not in cards:
                return _("{name} drew {cards}.", name=name, cards=listed(_same(map(card_words, cards))))
            return counted("{name} drew a card.", "{name} drew {count} cards.", len(cards), name=name)
        case events.Reshuffled():
            return _("The discards were shuffled into a new deck.")
        case events.Marked(kitty=kitty, tokens=tokens) if tokens > 1:
            return _("{name} put a paw token on {kitty}.", name=name, kitty=kitty_words(kitty))
        case events.Captured(kitty=kitty):
            return counted("{name} captured {kitty}: one level.", "{name} captured {kitty}: {count} levels.",
                           LEVEL[kitty], name=name, kitty=owned(names, 1 - event.seat, kitty))  # fmt: skip
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
            facts = {"first": first, "second": second, "own": own, "theirs": theirs}
            return words.format(one=names[0], other=names[1], **facts)
    return _tell_board(event, names)


def _tell_board(event: Event, names: Sequence[str]) -> str:
    def first(kitty: int) -> str:
        return begun(owned(names, event.seat, kitty))

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


def heading(view: PawView, short: bool = False) -> str:
    """One line on where the game stands; `short`: the carriers tell the levels themselves."""
    if not view.turn:
        return _("Opening hands")
    if short:
        return _("Turn {turn} of {last}", turn=view.turn, last=LAST_TURN)
    own = view.seat or 0
    words = _("Turn {turn} of {last} · levels {ours} : {theirs}")
    return words.format(turn=view.turn, last=LAST_TURN, ours=view.power(own), theirs=view.power(1 - own))


def skip_words(view: PawView, short: bool = False) -> str:
    """What it is called to leave out what may be left out now; `short` where letters are large."""
    if view.phase == model.RESCUING:
        return _("Rescue nobody")
    if short:
        return _("No, go on") if view.tactics else _("No, end turn")
    if KIND[view.card] == content.STALK:
        return _("Keep its facing") if view.tactics else _("Keep its facing, end turn")
    return _("Only that one") if view.tactics else _("Only that one, end turn")


def ready_words(view: PawView, short: bool = False) -> str:
    """What it is called to be done with the opening hand; `short` where letters are large."""
    if view.aside:
        return _("Change") if short else _("Change these")
    return _("Keep all") if short else _("Keep them all")


REASONS = {
    "control": _("Control: a line of three stood in the City for a whole turn."),
    "power": _("One Kitty was left in the deck: whoever captured more levels won by Power."),
    "tie-break": _("Both captured as many levels: the stronger squad on the board won."),
    "draw": _("Both captured as many levels, and the squads were equal: a draw."),
}
"""How a game ended."""


def banner(view: PawView, names: Sequence[str], short: bool) -> str:
    """What everybody must know now: a line that stands, the last turn; `short` where letters are large."""
    if view.to_act is None:
        return ""
    for seat in range(2):
        if standing := [number for number, *_kitties in view.standing(seat)]:
            return _banner_of_lines(view, names, seat, standing, short)
    if view.turn == LAST_TURN:
        return _("The last turn!") if short else _("The last turn: most levels win")
    return ""


NAMED = 2
"""So many lines have room for their squares in a banner."""


def _banner_of_lines(view: PawView, names: Sequence[str], seat: int, standing: Sequence[int], short: bool) -> str:
    """Of several lines one that stands is enough, so that all of them must be broken (PD-5.1)."""
    count = len(standing)
    if view.seat is None:
        words = _("You hold {squares}") if names[seat] == _("You") else _("{name} holds {squares}")
        squares = lines_words(standing) if count <= NAMED else _("{count} lines", count=count)
        return words.format(name=names[seat], squares=squares)
    own = seat == view.seat
    if short or count > NAMED:
        return hold_words(count) if own else break_words(count)
    if count > 1:
        one, other = map(dashed, standing)
        words = _("Hold {one} or {other}!") if own else _("Break {one} and {other}!")
        return words.format(one=one, other=other)
    words = _("Hold the line {squares}!") if own else _("Break the line {squares}!")
    return words.format(squares=line_words(standing[0]))


def hold_words(count: int) -> str:
    """What somebody with so many lines is called upon to do."""
    return counted("Hold the line!", "Hold one line!", count)


def break_words(count: int) -> str:
    """The same for who plays against them."""
    return _("Break both lines!") if count == 2 else counted("Break the line!", "Break all {count} lines!", count)
