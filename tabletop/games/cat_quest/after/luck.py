"""Luck in Cat Quest: speed dice, unknown Dogs, gambles."""

from collections.abc import Iterator
from fractions import Fraction

from tabletop.base.words import _, counted
from tabletop.games.cat_quest.rules import events
from tabletop.games.cat_quest.rules.content import BEATERS, DOG_ELEMENT, DOGS
from tabletop.games.cat_quest.rules.model import EVERYBODY, CatQuestState
from tabletop.kernel.actions import Action
from tabletop.kernel.events import Event
from tabletop.kernel.luck import Kind, Lot, Luck, dice
from tabletop.kernel.rng import Rng

HALF = Fraction(1, 2)
NOTE = _("The planets and the row of Dogs are the same for everybody.")
KINDS = {
    "speed": Kind(_("Dice for speed"), _("More pips, longer flights.")),
    "dogs": Kind(
        _("Unknown Dogs in battle"),
        _("How many of those turned up found a rested cat that beats them."),
        _("{got} of {times}, usually {expected:.1f}"),
    ),
    "gamble": Kind(
        _("Plukitten's gambles"), _("An odd number beats the Dog."), _("{got} of {times} won, usually {expected:.1f}")
    ),
}


def told(luck: Luck, name: str) -> str:
    facts = {"name": name, "got": luck.got}
    if luck.kind == "speed":
        return counted("{name} rolled {got} in one throw", "{name} rolled {got} in {count} throws", luck.times, **facts)
    if luck.times == 1:
        words = ONCE[luck.kind, bool(luck.got)]
    elif luck.kind == "gamble":
        words = _("{name} won {got} of {count} gambles")
    elif luck.got == luck.times:
        words = _("{name} turned up {count} unknown Dogs and could beat them all")
    else:
        words = _("{name} turned up {count} unknown Dogs and could beat {got} of them")
    return words.format(count=luck.times, **facts)


ONCE = {
    ("gamble", True): _("{name} gambled once and won"),
    ("gamble", False): _("{name} gambled once and lost"),
    ("dogs", True): _("{name} turned up one unknown Dog and could beat it"),
    ("dogs", False): _("{name} turned up one unknown Dog and could not beat it"),
}


def beginning(state: CatQuestState) -> tuple[Lot, ...]:
    return ()  # everybody begins alike, and the planets and Dogs are the same for all


def lots(state: CatQuestState, event: Event, action: Action) -> Iterator[Lot]:
    match event:
        case events.Roll(seat=seat, black=black, white=white):
            yield Lot(seat, "speed", black + white, dice(2))
        case events.Gamble(seat=seat, die=die) | events.Quake(seat=seat, black=die, white=0):
            yield Lot(seat, "gamble", die % 2, {0: HALF, 1: HALF})
        case events.Quake(seat=seat, black=black, white=white):
            again = [die for number, die in enumerate((black, white)) if action.what >> number & 1]  # type: ignore[attr-defined]
            yield Lot(seat, "speed", sum(again), dice(len(again)))
        case events.Reveal(seat=seat, dog=dog, reveals=True):
            yield _met(state, seat, dog)


def _met(state: CatQuestState, seat: int, dog: int) -> Lot:
    """An unknown Dog turned up: the odds that a rested cat beats it."""
    rested, eyes = state.crews[seat] & ~state.used, EVERYBODY | 1 << seat
    could = [other for other in range(DOGS) if other == dog or not state.seen[other] & eyes]
    beaten = [other for other in could if rested & BEATERS[DOG_ELEMENT[other]]]
    share = Fraction(len(beaten), len(could))
    return Lot(seat, "dogs", int(dog in beaten), {0: 1 - share, 1: share})


def veil(state: CatQuestState, rng: Rng) -> None:
    """Shuffle the Dogs nobody has looked at."""
    unseen = [place for place, dog in enumerate(state.row) if not state.seen[dog]]
    dogs = [*(state.row[place] for place in unseen), *state.box]
    rng.shuffle(dogs)
    for place in unseen:
        state.row[place] = dogs.pop()
    state.box = sorted(dogs)
