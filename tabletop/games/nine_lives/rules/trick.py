"""One round on the table: which suits may be played, what a played card does, who wins."""

from tabletop.games.nine_lives.rules import content
from tabletop.games.nine_lives.rules.content import EVERY_SUIT, NUMBER, SUIT, SUIT_BIT
from tabletop.games.nine_lives.rules.model import NO_TARGET, NineLivesState, Play

POUNCE_RANK = 10
HAIRBALL_EXTRA = 4


def allowed_suits(s: NineLivesState) -> int:
    """The set of suits the seat to act may play: what binds a player is always a suit, never a card."""
    suits, peaceful = s.suits, EVERY_SUIT & ~s.hissed
    if not suits:
        return EVERY_SUIT  # the Kittykeeper plays anything
    return _binding(s, suits & peaceful) or _binding(s, peaceful) or EVERY_SUIT  # NL-3.3, NL-6.8, NL-6.12


def _binding(s: NineLivesState, suits: int) -> int:
    """These suits if a card of the seat to act binds it to them, else none."""
    turn = s.turn
    if SUIT_BIT[s.lives[turn][0]] & suits and not s.never_forced:
        return suits
    for card in s.hands[turn]:
        if SUIT_BIT[card] & suits:
            return suits
    return 0


def absent_suits(s: NineLivesState, card: int) -> int:
    """What playing this card proves: a set of suits that no card of the hand has (NL-7.3)."""
    if SUIT_BIT[card] & s.hissed:
        return EVERY_SUIT & ~s.hissed  # NL-6.12: everything in the hand was hissed at
    return 0 if SUIT_BIT[card] & s.suits else s.suits & ~s.hissed  # NL-3.3


def lay(s: NineLivesState, play: Play) -> None:
    """Put a card on the table, as its suit and its number."""
    card = play[0]
    suit, number = SUIT[card], NUMBER[card]
    if not s.suits:
        s.leading = suit  # NL-3.2
    s.plays.append(play)
    s.values.append(number)
    s.ranks.append(number)
    s.suits |= 1 << suit
    s.totals[suit] += number


def act(s: NineLivesState, seat: int, play: Play) -> bool:
    """Let the power of the card just laid act; False if it has none that can."""
    card, life, target = play
    number = NUMBER[card]
    if not life or number == content.NAP:  # NL-3.5
        return False
    suit = SUIT[card]
    if number == content.POUNCE:  # NL-6.1
        s.ranks[-1] = POUNCE_RANK
    elif number == content.CATNAP:  # NL-6.2
        s.napping |= 1 << seat
    elif number == content.HAIRBALL:  # NL-6.3
        s.totals[target] += HAIRBALL_EXTRA
    elif number == content.ZOOMIES:  # NL-6.4
        s.leading = suit
    elif number == content.BIG_BOX:  # NL-6.7
        s.limits[suit] = content.BOXED_LIMIT
    elif number == content.HISS:  # NL-6.8
        s.hissed |= 1 << suit
    elif target == NO_TARGET:  # NL-6.10
        return False
    else:
        place = place_of(s, target)
        if number == content.KNOCK_IT_OFF:  # NL-6.5
            s.totals[SUIT[target]] -= s.values[place]
            s.values[place] = s.ranks[place] = 0
        else:  # NL-6.6
            s.totals[suit] += s.values[place] - number
            s.values[-1] = s.values[place]
            s.ranks[-1] = s.ranks[place]
    return True


def place_of(s: NineLivesState, card: int) -> int:
    """Where in this round a card was played; -1 if it was not."""
    for place, play in enumerate(s.plays):
        if play[0] == card:
            return place
    return -1


def winning_place(s: NineLivesState) -> int:
    """Where the winning card is: the highest rank in the leading suit, of equals the one played first."""
    best = place = winning = -1  # NL-4.1
    leading, ranks = s.leading, s.ranks
    for play in s.plays:
        place += 1
        if SUIT[play[0]] == leading and ranks[place] > best:
            best = ranks[place]
            winning = place
    return winning


def targets(s: NineLivesState, card: int) -> list[int]:
    """What a card may choose if it is played as a life now; empty if its power has nothing to choose."""
    number = NUMBER[card]
    if number == content.HAIRBALL:
        suits = s.suits | SUIT_BIT[card]
        return [suit for suit in range(4) if suits >> suit & 1]
    if number in (content.KNOCK_IT_OFF, content.COPYCAT):
        return [play[0] for play in s.plays]
    return []
