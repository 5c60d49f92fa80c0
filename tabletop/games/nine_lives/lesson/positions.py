"""Positions of Nine Lives written by hand, for its lesson and the figures of its rulebook."""

from collections.abc import Callable

from tabletop.games.nine_lives.rules.content import CARDS, NO_SUIT, card_text, deck_for
from tabletop.games.nine_lives.rules.game import NineLives
from tabletop.games.nine_lives.rules.model import NineLivesState
from tabletop.kernel.rng import Rng

CARD = {card_text(card): card for card in range(CARDS)}
Position = Callable[[Rng], NineLivesState]
_GAME = NineLives()


def table(*seats: str, keeper: int = 0) -> Position:
    """Each seat as "hand | its uppermost lives | how many lives"; what lies beneath those is left to chance, and the
    rest of the cards has been discarded."""

    def position(rng: Rng) -> NineLivesState:
        parts = [[part.split() for part in seat.split("|")] for seat in seats]
        named = {CARD[name] for hand, lives, _count in parts for name in (*hand, *lives)}
        others = [card for card in deck_for(len(seats), NO_SUIT) if card not in named]
        rng.shuffle(others)
        hands, decks = [], []
        for hand, lives, (count,) in parts:
            hands.append(sorted(CARD[name] for name in hand))
            beneath = [others.pop() for _card in range(int(count) - len(lives))]
            decks.append([*(CARD[name] for name in lives), *beneath])
        s = NineLivesState(len(seats), False, NO_SUIT, hands, decks)
        s.discards = others
        s.keeper = s.turn = keeper
        return s

    return position


def after(position: Position, *actions: str) -> Position:
    """The position after these actions, each done by the seat to act."""

    def later(rng: Rng) -> NineLivesState:
        s = position(rng)
        for action in actions:
            _GAME.apply(s, _GAME.parse(action), rng)
        return s

    return later


_FUSES = {
    suit: (f"gauge:{number}", "spark", "total") for number, suit in enumerate(("hearts", "spades", "diamonds", "clubs"))
}


def at(words: str) -> tuple[str, ...]:
    """Keys by words: cards (H7), the leading suit's fuse (hearts), somebody with crown, paws and name (cat:1), their
    candles and names (candles:12), or a key itself."""
    return tuple(key for word in words.split() for key in _keys(word))


def _keys(word: str) -> tuple[str, ...]:
    kind, _colon, seats = word.partition(":")
    if kind == "candles":
        return tuple(f"{what}:{seat}" for seat in seats for what in ("lives", "seat"))
    if kind == "cat":
        return "crown", f"head:{seats}", f"seat:{seats}", *((f"hold:{seats}",) if seats != "0" else ())
    return (f"card:{CARD[word]}",) if word in CARD else _FUSES.get(word, (word,))
