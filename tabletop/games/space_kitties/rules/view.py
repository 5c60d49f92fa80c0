"""What a seat may know (SK-8): views, and states imagined from them."""

from collections import Counter
from typing import NamedTuple

from tabletop.games.space_kitties.rules import content, memory, model
from tabletop.games.space_kitties.rules.model import DECK, UNSEEN, SpaceKittiesState
from tabletop.kernel.events import HIDDEN, NOBODY, OPEN
from tabletop.kernel.rng import Rng

QUESTS = DECK + 1
"""The place of all quests that nobody has seen, besides those in the model."""


class SpaceKittiesView(NamedTuple):
    """A position as one seat, or a spectator, may know it: fields without a word are as in the state."""

    seat: int | None
    seats: int
    short: bool
    commanders: tuple[int, ...]
    home: tuple[bool, ...]
    """Whether each commander card lies in front of its owner."""
    to_act: int | None
    hand: tuple[int, ...]
    """The viewer's own hand, sorted; empty for a spectator."""
    hand_counts: tuple[int, ...]
    quest_tops: tuple[int, ...]
    """Each seat's quest; model.NO_CARD for none."""
    quest_counts: tuple[int, ...]
    lanes: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    counts: tuple[int, ...]
    discards: tuple[int, ...]
    deck_count: int
    spent: int
    played: int
    docking: bool
    cargo: bool
    partner: int
    swap: int
    """How many cards a Diplomatic Mission exchanges; 0 if none is under way."""
    offered: tuple[int, ...]
    """HIDDEN ones for everybody but the seat to act."""
    quiet: int
    buried: tuple[tuple[int, ...], ...]
    """The quests at the bottom of each pile, from the lowest up, that everybody saw Mission Control put there."""
    shuffles: int
    shuffled: tuple[int, ...]
    could: tuple[int, ...]
    """From which shuffles cards may lie in each hand and in the deck, in every ninth bit."""
    told: tuple[tuple[int, int], ...]
    """Cards of which the viewer knows more: a bit for each place where it may be, a hand or the deck."""

    def known_in_hand(self, seat: int) -> tuple[int, ...]:
        """The cards that the viewer, who has seen them, knows to be in another hand (SK-8.3)."""
        return tuple(card for card, places in self.told if places == 1 << seat)

    def lanes_of(self, seat: int) -> tuple[tuple[int, ...], ...]:
        return self.lanes[seat * model.LANES : (seat + 1) * model.LANES]


def seen_by(s: SpaceKittiesState, seat: int | None) -> SpaceKittiesView:
    """Of others' hands, quests below the top and the deck only the sizes."""
    eyes, seat = seat, None if seat == OPEN else seat
    watcher = DECK if seat is None else seat  # spectators come last
    column = memory.of_watchers(1, s.shuffles)
    return SpaceKittiesView(
        seat=seat,
        seats=s.seats,
        short=s.short,
        commanders=tuple(s.commanders),
        home=tuple(bool(s.home >> owner & 1) for owner in range(s.seats)),
        to_act=None if s.turn == NOBODY else s.turn,
        hand=() if seat is None else tuple(s.hands[seat]),
        hand_counts=tuple(len(hand) for hand in s.hands),
        quest_tops=tuple(quests[-1] if quests else model.NO_CARD for quests in s.quests),
        quest_counts=tuple(len(quests) for quests in s.quests),
        lanes=tuple(tuple(lane) for lane in s.lanes),
        piles=tuple(tuple(pile) for pile in s.piles),
        counts=tuple(s.counts),
        discards=_discards(s, eyes),
        deck_count=len(s.deck),
        spent=s.spent,
        played=s.played,
        docking=s.docking,
        cargo=s.cargo,
        partner=s.partner,
        swap=0 if s.partner == NOBODY else s.swap_size(s.partner),
        offered=tuple(s.offered) if eyes in (s.turn, OPEN) else (HIDDEN,) * len(s.offered),
        quiet=s.quiet,
        buried=tuple(
            tuple(quests[: min(count, len(quests) - 1)]) if count else ()
            for quests, count in zip(s.quests, s.buried, strict=True)
        ),
        shuffles=s.shuffles,
        shuffled=s.shuffled,
        could=tuple([bits >> watcher & column for bits in s.could[:UNSEEN]]),
        told=tuple([(card, places) for who, card, places in s.told if who == watcher]),
    )


def _discards(s: SpaceKittiesState, eyes: int | None) -> tuple[int, ...]:
    if eyes in (s.turn, OPEN) or not s.could[UNSEEN]:
        return tuple(s.discards)
    unseen = memory.unseen(s)  # SK-7.8
    return tuple(HIDDEN if card in unseen else card for card in s.discards)


def imagine(v: SpaceKittiesView, rng: Rng) -> SpaceKittiesState:
    """A position the viewer could be in: cards it cannot see lie anywhere they may be."""
    s = SpaceKittiesState(v.seats, v.short, list(v.commanders))
    s.home = sum(1 << owner for owner in range(v.seats) if v.home[owner])
    *hands, s.deck, below = _dealt(v, rng)
    for seat in range(v.seats):
        s.hands[seat] = list(v.hand) if seat == v.seat else sorted(hands[seat])
        if v.quest_counts[seat]:
            hidden = v.quest_counts[seat] - 1 - len(v.buried[seat])
            s.quests[seat] = [*v.buried[seat], *below[:hidden], v.quest_tops[seat]]
            del below[:hidden]
    s.lanes = [list(lane) for lane in v.lanes]
    s.piles = [list(pile) for pile in v.piles]
    s.counts = list(v.counts)
    s.discards = list(v.discards)
    s.turn = NOBODY if v.to_act is None else v.to_act
    s.spent, s.played, s.docking, s.cargo = v.spent, v.played, v.docking, v.cargo
    s.partner, s.quiet = v.partner, v.quiet
    s.buried = [len(buried) for buried in v.buried]
    s.shuffles, s.shuffled = v.shuffles, v.shuffled
    # The others know nothing here: what they know the viewer cannot tell.
    watcher = DECK if v.seat is None else v.seat
    nothing = memory.of_watchers(model.EVERYBODY & ~(1 << watcher), v.shuffles)
    s.could = [nothing | bits << watcher for bits in v.could] + [0]
    s.told = tuple((watcher, card, places) for card, places in v.told)
    s.offered = list(v.offered)
    if HIDDEN in s.offered:
        choice = s.hands[s.turn][:]
        rng.shuffle(choice)
        s.offered = choice[: len(s.offered)]
    return s


def _dealt(v: SpaceKittiesView, rng: Rng) -> list[list[int]]:
    """All cards the viewer cannot see, each where it may be: the hands, the deck, the quests (SK-8.3)."""
    rest = _unseen(v)
    rng.shuffle(rest)
    quests = sum(max(0, count - 1) for count in v.quest_counts) - sum(map(len, v.buried))
    room = [*v.hand_counts, *[0] * (model.MOST_SEATS - v.seats), v.deck_count, quests]
    if v.seat is not None:
        room[v.seat] = 0
    places = [place for place in range(len(room)) if room[place]]
    may = _may_lie(v, rest, places)
    alike = Counter(may.values())
    choosing = {some for some in alike if some.bit_count() > 1}
    if len(choosing) < len(alike):
        rest.sort(key=lambda card: may[card] in choosing)  # those with one place come first
    choice = {place: sum(count for some, count in alike.items() if some >> place & 1) - room[place] for place in places}
    held: list[list[int]] = [[] for _place in room]
    for place in sorted(places, key=choice.__getitem__):  # places with the least choice come first
        size = room[place]
        if all(some >> place & 1 for some in alike):  # anything may lie there
            held[place], rest = rest[:size], rest[size:]
        else:
            held[place] = [card for card in rest if may[card] >> place & 1][:size]
            taken = set(held[place])
            rest = [card for card in rest if card not in taken]
    for card in rest:
        _squeeze(card, held, room, may)
    if len(alike) > 1:  # what had to lie there lies anywhere in it
        rng.shuffle(held[DECK])
        rng.shuffle(held[QUESTS])
    return held


def _unseen(v: SpaceKittiesView) -> list[int]:
    seen = {*v.hand, *v.quest_tops, *v.discards}.union(*v.lanes, *v.piles, *v.buried)
    return [card for card in range(content.CARDS) if card not in seen]


def _may_lie(v: SpaceKittiesView, cards: list[int], places: list[int]) -> dict[int, int]:
    """For each card the viewer cannot see a bit for each place where it may be."""
    by_shuffle = [
        sum(1 << place for place in places if place != QUESTS and v.could[place] >> model.WATCHERS * number & 1)
        for number in range(v.shuffles + 1)
    ]
    by_shuffle[0] |= 1 << QUESTS
    return {card: by_shuffle[v.shuffled[card]] for card in cards} | dict(v.told)


def _squeeze(card: int, held: list[list[int]], room: list[int], may: dict[int, int]) -> None:
    """Place one more card by moving others on, each to where it may be too: the shortest such chain."""
    came: dict[int, tuple[int, int]] = {}
    ways = [(card, NOBODY)]
    for moving, origin in ways:
        for place in range(len(room)):
            if place in came or not may[moving] >> place & 1:
                continue
            came[place] = moving, origin
            if len(held[place]) == room[place]:
                ways += [(other, place) for other in held[place]]
                continue
            while place != NOBODY:
                moving, origin = came[place]
                held[place].append(moving)
                if origin != NOBODY:
                    held[origin].remove(moving)
                place = origin
            return
    raise AssertionError("What is remembered cannot all be true.")
