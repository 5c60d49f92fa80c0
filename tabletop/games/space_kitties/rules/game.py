"""The rules of Space Kitties: setup, what may be done, what comes of it."""

from tabletop.base.errors import InvalidAction, Refusal
from tabletop.base.words import _
from tabletop.games.space_kitties.mind import evaluation
from tabletop.games.space_kitties.rules import abilities, content, memory, model, saving
from tabletop.games.space_kitties.rules import events as told
from tabletop.games.space_kitties.rules.content import COMMANDERS, HYPERSPEED, NUMBER, WORMHOLE
from tabletop.games.space_kitties.rules.journey import clear_if_complete, lay, refill, trap, turn_up
from tabletop.games.space_kitties.rules.model import PLACES, PLAYS, SpaceKittiesState
from tabletop.games.space_kitties.rules.refusals import refusal
from tabletop.games.space_kitties.rules.view import imagine, seen_by
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.game import RANDOM_SEAT, GameInfo, Option, Options, Outcome, read_options
from tabletop.kernel.knowledge import Knowledge
from tabletop.kernel.rng import Rng

QUESTS_CLEARED, STOOD_STILL = "quests-cleared", "stood-still"
BY_CHANCE = "random"

_ROWS = (*PLAYS, *PLACES, *model.DECEPTIONS, model.OFFERS, *model.USES.values(), (model.END_TURN,))
_ACTIONS: dict[str, model.Action] = {str(move): move for row in _ROWS for move in row}
_WHO = ((BY_CHANCE, _("Dealt by chance")), *((who.slug, who.name) for who in COMMANDERS))
_HALF = _("Half as many quests for everyone.")
_OPTIONS = (
    Option("short", _("Short journey"), False, note=_HALF, seats=content.SHORT_SEATS),
    Option("first", _("First commander"), RANDOM_SEAT, note=_("Who has the first turn.")),
    *(
        Option(f"commander_{seat + 1}", _("Commander"), BY_CHANCE, _WHO, seats=range(max(2, seat + 1), 9), place=seat)
        for seat in range(8)
    ),
)


class SpaceKitties:
    info = GameInfo(
        id="space-kitties",
        title=_("Space Kitties"),
        tagline=_("Build a ladder of kitties to the stars, with a commander's paw on the scales."),
        seats=range(2, 9),
        minutes="20-40",
        weight=2,
        accent="#7fd4f5",
        options=_OPTIONS,
        edition=2,
    )
    view = staticmethod(seen_by)
    determinize = staticmethod(imagine)
    dump = staticmethod(saving.dump)
    load = staticmethod(saving.load)
    evaluate = staticmethod(evaluation.evaluate)

    def knowledge(self) -> Knowledge[SpaceKittiesState, model.Action]:
        from tabletop.games.space_kitties.mind.knowledge import SpaceKittiesKnowledge

        return SpaceKittiesKnowledge(self)

    def setup(self, options: Options, seats: int, rng: Rng) -> SpaceKittiesState:
        chosen = read_options(self.info, options, seats)
        wishes = [str(chosen[f"commander_{seat + 1}"]) for seat in range(seats)]
        s = SpaceKittiesState(seats, bool(chosen["short"]), _assign(wishes, rng))
        deck = list(range(content.CARDS))
        rng.shuffle(deck)
        for seat in range(seats):  # SK-2.2
            s.quests[seat] = [deck.pop() for _card in range(content.quest_size(seats, s.short))]
        for seat in range(seats):  # SK-2.3
            s.hands[seat] = sorted(deck.pop() for _card in range(s.size))
        s.deck = deck
        first = int(chosen["first"])
        s.begin_turn(rng.below(seats) if first == RANDOM_SEAT else first)  # SK-2.4
        return s

    def to_act(self, s: SpaceKittiesState) -> int | None:
        return None if s.turn == NOBODY else s.turn

    def turn_rule(self, s: SpaceKittiesState) -> str:
        return "SK-7.6" if s.partner != NOBODY else "SK-7.9" if s.cargo else "SK-3.1"

    def legal(self, s: SpaceKittiesState) -> list[model.Action]:
        turn = s.turn
        if turn == NOBODY:
            return []
        hand = s.hands[turn]
        if s.partner != NOBODY:
            return [model.OFFERS[card] for card in hand if card not in s.offered]  # SK-7.6
        actions: list[model.Action] = []
        if s.spent < model.MOST_ACTIONS and not s.cargo:  # SK-6.3
            _add_plays(s, actions)
            if s.home >> turn & 1:  # SK-5.2
                actions += abilities.usable(s)
        for card in hand:
            actions += PLACES[card]  # SK-3.6
        if not hand:
            actions.append(model.END_TURN)  # SK-3.7
        return actions

    def apply(self, s: SpaceKittiesState, a: model.Action, rng: Rng, events: list[Event] | None = None) -> list[Event]:
        if events is None:
            events = []
        kind, card, target = a
        seat = s.turn
        if kind == model.PLACE:
            s.hands[seat].remove(card)
            s.lanes[seat * model.LANES + target].append(card)
            if s.told:
                memory.showed(s, (card,))
            events.append(told.placed(seat, card, target))
            if s.cargo:
                _load_cargo(s, rng, events)
            else:
                s.quiet = 0
                refill(s, seat, rng, events)  # SK-3.6
                _end_turn(s, rng, events)
            return events
        if kind == model.END:
            s.quiet = 0 if s.spent else s.quiet + 1
            _end_turn(s, rng, events)
            return events
        s.spent += 1
        if kind == model.PLAY:
            _play(s, card, target, events)
        elif kind == model.OFFER:
            s.offered.append(card)
            events.append(told.Offered(seat, card, s.partner, secret_to=seat))
            if len(s.offered) == s.swap_size(s.partner):
                abilities.exchange(s, rng, events)
        else:
            abilities.use(s, a, rng, events)
        if s.turn != NOBODY and not s.hands[seat]:
            refill(s, seat, rng, events)  # SK-3.5
        return events

    def refusal(self, s: SpaceKittiesState, a: model.Action) -> Refusal | None:
        return None if a in self.legal(s) else refusal(s, a)

    def outcome(self, s: SpaceKittiesState) -> Outcome | None:
        if s.turn != NOBODY:
            return None
        full = content.quest_size(s.seats, s.short)
        left = [len(quests) for quests in s.quests]
        fewest = min(left)  # SK-6.1, SK-6.2
        winners = tuple(seat for seat in range(s.seats) if left[seat] == fewest)
        return Outcome(winners, tuple(full - count for count in left), STOOD_STILL if fewest else QUESTS_CLEARED)

    def parse(self, text: str) -> model.Action:
        try:
            return _ACTIONS[text]
        except KeyError:
            raise InvalidAction(_("Space Kitties has no action {text!r}.", text=text)) from None


def _add_plays(s: SpaceKittiesState, actions: list[model.Action]) -> None:
    """Every card of the hand, the quest and the lanes' tops on every pile it fits (SK-3.1)."""
    counts, docking = s.counts, s.docking
    cards = [*s.hands[s.turn], s.quests[s.turn][-1]]
    for lane in s.lanes_of(s.turn):
        if lane:
            cards.append(lane[-1])
    for card in cards:
        number = NUMBER[card]
        if number == HYPERSPEED:  # SK-3.3
            row = PLAYS[card]
            actions += [row[pile] for pile, count in enumerate(counts) if count >= 0]
            actions.append(row[model.NEW])
        elif number == WORMHOLE:
            actions.append(PLAYS[card][model.NEW])  # SK-3.2
        elif number - 1 in counts or (docking and number in counts):
            row = PLAYS[card]
            for pile, count in enumerate(counts):
                if count == number - 1 or (docking and count == number):  # SK-7.7
                    actions.append(row[pile])


def _assign(wishes: list[str], rng: Rng) -> list[int]:
    """SK-2.1: wishes are granted in the order of the seats, the others are dealt from what is left."""
    slugs = [who.slug for who in COMMANDERS]
    given = [NOBODY] * len(wishes)
    for seat, wish in enumerate(wishes):
        if wish != BY_CHANCE and slugs.index(wish) not in given:
            given[seat] = slugs.index(wish)
    rest = [commander for commander in range(len(slugs)) if commander not in given]
    rng.shuffle(rest)
    return [rest.pop() if commander == NOBODY else commander for commander in given]


def _play(s: SpaceKittiesState, card: int, target: int, events: list[Event]) -> None:
    """A journey card onto a pile. SK-3.5: a won game ends before a complete pile is cleared."""
    seat = s.turn
    source = _take(s, seat, card)
    if s.told:
        memory.showed(s, (card,))
    count = WORMHOLE
    if target != model.NEW:  # an equal card docks and the pile does not advance (SK-7.7)
        count = s.counts[target] + (NUMBER[card] != s.counts[target])
    pile = lay(s, card, target, count)
    s.played = card
    played = told.Played(seat, card, pile, source, count)
    if source == told.FROM_QUESTS and s.quests[seat]:
        turn_up(s, seat, played, events)  # SK-3.4
    else:
        events.append(played)
    if s.quests[seat]:
        clear_if_complete(s, pile, events)
    else:
        s.turn = NOBODY  # SK-6.1
        events.append(told.Ended(seat))


def _take(s: SpaceKittiesState, seat: int, card: int) -> int:
    """Take a card from where the seat can play it, and tell where that was."""
    if s.quests[seat][-1] == card:
        s.quests[seat].pop()
        return told.FROM_QUESTS
    for lane in range(seat * model.LANES, seat * model.LANES + model.LANES):
        cards = s.lanes[lane]
        if cards and cards[-1] == card:
            cards.pop()
            return told.FROM_LANE + lane
    s.hands[seat].remove(card)
    return told.FROM_HAND


def _load_cargo(s: SpaceKittiesState, rng: Rng, events: list[Event]) -> None:
    """SK-7.9: a card of the hand was placed; after the last one a new hand is drawn and the turn goes on."""
    s.spent += 1
    if not s.hands[s.turn]:
        refill(s, s.turn, rng, events)
        s.cargo = False
        trap(s, told.DISCARDS, events)  # SK-5.3


def _end_turn(s: SpaceKittiesState, rng: Rng, events: list[Event]) -> None:
    if s.quiet == s.seats:  # SK-6.2
        s.turn = NOBODY
        events.append(told.Ended(NOBODY))
        return
    s.begin_turn((s.turn + 1) % s.seats)
    events.append(told.began(s.turn))
    if not s.hands[s.turn]:
        refill(s, s.turn, rng, events)  # SK-3.5
