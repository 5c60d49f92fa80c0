"""What would come of an action in Space Kitties, by the rules themselves.

Whose cards fit then is asked of the rules too: everybody is given the turn, before and after.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from tabletop.base.words import _, counted, whom, whose
from tabletop.games.space_kitties.advice.effects import helpers, way
from tabletop.games.space_kitties.rules import content, events, model
from tabletop.games.space_kitties.rules.content import NUMBER, NUMBER_WORDS
from tabletop.games.space_kitties.rules.game import SpaceKitties
from tabletop.games.space_kitties.rules.model import LANES, NOBODY, Action, SpaceKittiesState
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.voice.words import card_words, commander_name, journey_letter, needed_for, run
from tabletop.kernel.events import Event
from tabletop.kernel.foresight import Imagined, imagined
from tabletop.kernel.reasons import BAD, CHANCE, GOOD, Reason
from tabletop.kernel.seating import Seating

GAME = SpaceKitties()
MOST = 3
"""So many lines are shown."""
CHANGES = (
    content.UNSTABLE_WORMHOLE,
    content.WARP_DRIVE,
    content.ONE_SMALL_STEP,
    content.TRAJECTORY_CHANGE,
    content.FAST_DOCKING,
)
"""Abilities that only change what fits: all there is to gain by them can be seen."""
WORLDS = 4
"""In so many the quest below is looked for: if it is the same in all of them it is known."""


def foresee(table: Seating, view: SpaceKittiesView, legal: Sequence[Action], action: Action) -> list[Reason]:
    """What this legal action would do, the most important first."""
    if view.seat is None:
        return []
    done = _done(view, action)
    told = Foresight(view, view.seat, done, table.names)
    if action.kind in (model.PLACE, model.OFFER, model.END):
        return list(told.of_hand(action))[:MOST]
    return list(told.of_journeys(action))[:MOST]


def sure(table: Seating, view: SpaceKittiesView, legal: Sequence[Action], action: Action) -> str:
    """What somebody should know who leaves the own quest behind, or opens somebody's last one."""
    assert view.seat is not None
    if action.kind in (model.PLACE, model.END) and not view.cargo:
        quest = view.quest_tops[view.seat]
        if any(move.kind == model.PLAY and move.card == quest for move in legal):
            return _("You can play your quest now. This ends your turn without it.")
    elif action.kind not in (model.PLACE, model.OFFER):
        told = Foresight(view, view.seat, _done(view, action), table.names)
        for seat in told.winning():
            return _("This opens the last quest of {name}.", name=table.names[seat])
        if action.kind == content.FAST_DOCKING and not helps(view, action):
            return _("No Planet of yours equals a journey now. Your commander would be trapped for nothing.")
        if not helps(view, action):
            return _("No more cards of yours would fit then, and your commander would be trapped.")
    return ""


def for_good(view: SpaceKittiesView, action: Action) -> str:
    """A whole hand that goes, for cards nobody has seen yet (SK-7.8)."""
    if view.seat is None or action.kind != content.AUXILIARY_ENGINES:
        return ""
    new = len(_done(view, action).after.hands[view.seat])
    return counted(
        "You discard your last card and draw {new} new ones. {name} is trapped for it. That cannot be taken back.",
        "You discard all {count} cards of your hand and draw {new} new ones. {name} is trapped for "
        "it. That cannot be taken back.",
        len(view.hand),
        new=new,
        name=content.COMMANDERS[view.commanders[view.seat]].name,
    )


@lru_cache(maxsize=64)
def helps(view: SpaceKittiesView, action: Action) -> bool:
    """Whether using an ability does the viewer any good that can be foreseen, or is at least a chance."""
    if view.seat is None or action.kind not in CHANGES:
        return True
    told = Foresight(view, view.seat, _done(view, action), ())
    return bool(told.opened[view.seat] or told.blocked())


def opened(view: SpaceKittiesView, action: Action, names: Sequence[str]) -> Iterator[tuple[int, bool]]:
    """The cards anybody sees that fit after this and did not before, and whether they are the viewer's own."""
    if view.seat is not None and action.kind not in (model.PLACE, model.OFFER, model.END):
        for seat, cards in Foresight(view, view.seat, _done(view, action), names).opened.items():
            yield from ((card, seat == view.seat) for card in sorted(cards))


@lru_cache(maxsize=64)
def _done(view: SpaceKittiesView, action: Action) -> Imagined[SpaceKittiesState]:
    return imagined(GAME, view, action)[0]


def playable(s: SpaceKittiesState, seat: int) -> set[int]:
    """The cards a seat could play if it were its turn: its quest, the tops of its lanes, its hand."""
    if s.turn == NOBODY:
        return set()
    if seat != s.turn or s.cargo or s.partner != NOBODY:
        s = s.copy()
        s.begin_turn(seat)
    return {move.card for move in GAME.legal(s) if move.kind == model.PLAY}


class Foresight:
    """What an action has done in an imagined world, as the viewer may be told."""

    def __init__(
        self, view: SpaceKittiesView, seat: int, done: Imagined[SpaceKittiesState], names: Sequence[str]
    ) -> None:
        self.view, self.seat, self.names = view, seat, names
        self.before: SpaceKittiesState = done.before
        self.after: SpaceKittiesState = done.after
        self.events: tuple[Event, ...] = done.events
        self.opened, self.closed = {}, {}
        for who in range(view.seats):
            could, can = playable(self.before, who), playable(self.after, who)
            known = self._known(who)
            self.opened[who] = {card for card in can - could if card in known}
            self.closed[who] = {card for card in could - can if card in self._known_after(who)}

    def _known(self, seat: int) -> set[int]:
        """The cards of a seat that the viewer sees."""
        cards = {self.view.quest_tops[seat]}.union(*self.view.lanes[seat * LANES : seat * LANES + LANES])
        return cards | set(self.view.hand) if seat == self.seat else cards

    def _known_after(self, seat: int) -> set[int]:
        """Those of them that it still could play from."""
        lanes = self.after.lanes[seat * LANES : seat * LANES + LANES]
        held = {*self.after.hands[seat], *self.after.quests[seat][-1:], *(lane[-1] for lane in lanes if lane)}
        return self._known(seat) & held

    def _quest(self, seat: int) -> int:
        return self.view.quest_tops[seat]

    def _rivals(self) -> list[int]:
        return [seat for seat in range(self.view.seats) if seat != self.seat]

    def winning(self) -> list[int]:
        """The others whose last quest fits now and did not before."""
        return [
            seat
            for seat in self._rivals()
            if self._quest(seat) in self.opened[seat] and self.view.quest_counts[seat] == 1
        ]

    def blocked(self) -> list[int]:
        """The others whose quest does not fit any more."""
        return [seat for seat in self._rivals() if self._quest(seat) in self.closed[seat]]

    # -- the hand --------------------------------------------------------------------------------------

    def of_hand(self, action: Action) -> Iterator[Reason]:
        """Cards put on lanes or offered, and the end of the turn."""
        yield from self._end()
        if action.kind == model.OFFER:
            yield from self._offer()
        elif self.view.cargo:
            if self.after.cargo:
                left = len(self.after.hands[self.seat])
                words = counted("{count} card still to load", "{count} cards still to load", left)
                yield Reason("to load", words, amount=left)
            yield from self._drawn()
            yield from self._trapped()
            yield from self._covered(action)
        elif self.after.turn != NOBODY:
            rival = self.after.turn
            if self._quest(self.seat) in playable(self.before, self.seat):
                yield Reason("quest fits", _("Your quest fits now: play it first"), BAD)
            if self._quest(rival) in playable(self.after, rival):
                last = self.view.quest_counts[rival] == 1
                says = _("{name}'s last quest can be played!") if last else _("{name}'s quest can be played")
                yield Reason("rival's quest fits", says.format(name=self.names[rival]), BAD, subject=rival)
            yield Reason("ends turn", _("Ends your turn"), asked="")
            yield from self._covered(action)
            new = self._new()
            if new:
                yield Reason("next", _("You draw {count}, then {name} plays", count=new, name=self.names[rival]))
            else:
                yield Reason("next", _("Then {name} plays", name=self.names[rival]))
            yield from self._shuffled()

    def _offer(self) -> Iterator[Reason]:
        swap, chosen = self.view.swap, len(self.view.offered) + 1
        if chosen < swap:
            words = counted("{count} more card to choose", "{count} more cards to choose", swap - chosen)
            yield Reason("to choose", words)
            return
        name = self.names[self.view.partner]
        words = counted(
            "You get {count} random card of {name}", "You get {count} random cards of {name}", swap, name=name
        )
        yield Reason("random cards", words, CHANCE, swap, self.view.partner, others="")
        yield from self._trapped()

    def _covered(self, action: Action) -> Iterator[Reason]:
        """What a card on a lane covers."""
        lane = self.view.lanes[self.seat * LANES + action.target] if action.kind == model.PLACE else ()
        if lane:
            fits = lane[-1] in playable(self.before, self.seat)
            yield Reason(
                "covers", _("Covers your {card}", card=card_words(lane[-1])), BAD if fits else "", subject=lane[-1]
            )

    def _new(self) -> int:
        """How many cards the viewer draws."""
        return sum(
            len(event.cards) for event in self.events if isinstance(event, events.Drew) and event.seat == self.seat
        )

    def _drawn(self) -> Iterator[Reason]:
        new = self._new()
        if new:
            yield Reason(
                "draws", counted("You draw {count} card", "You draw {count} cards", new), CHANCE, new, others=""
            )
        yield from self._shuffled()

    def _shuffled(self) -> Iterator[Reason]:
        if any(isinstance(event, events.Reshuffled) for event in self.events):
            yield Reason("reshuffled", _("The discards become the new deck"))

    # -- journeys --------------------------------------------------------------------------------------

    def of_journeys(self, action: Action) -> Iterator[Reason]:
        """A card played, or an ability used."""
        yield from self._end()
        for seat in self.winning():
            yield Reason("opens last quest", _("Opens {name}'s last quest!", name=self.names[seat]), BAD, subject=seat)
        yield from self._used(action)
        for event in self.events:
            if isinstance(event, events.Played) and event.source == events.FROM_QUESTS:
                left = len(self.after.quests[self.seat])
                words = counted("A quest done, {count} left", "A quest done, {count} left", left)
                yield Reason("quest done", words, GOOD, -left)
            elif isinstance(event, events.Completed):
                yield from self._completed(event)
        new = self._new() if action.kind == model.PLAY else 0
        if new:  # SK-3.5
            words = counted(
                "Your hand is empty: you draw {count} at once", "Your hand is empty: you draw {count} at once", new
            )
            yield Reason("refilled", words, GOOD, new, others="")
        yield from self._needed()
        yield from self._fits()
        yield from self._trapped()
        if action.kind not in (content.AUXILIARY_ENGINES, content.UNSTABLE_WORMHOLE):
            yield from self._shuffled() if new else self._drawn()

    def _end(self) -> Iterator[Reason]:
        for event in self.events:
            if isinstance(event, events.Ended):
                if event.seat == self.seat:
                    yield Reason("game won", _("Your last quest: you win!"), GOOD, others=_("Its last quest: it wins!"))
                else:
                    yield Reason("game over", _("The journey stands still: the game ends"))

    def _completed(self, event: events.Completed) -> Iterator[Reason]:
        yield Reason("completes", _("Completes journey {letter}", letter=journey_letter(event.pile)), GOOD)
        for piece in event.pieces:
            if piece >= content.CARDS:
                own = piece == content.COMMANDER + self.view.commanders[self.seat]
                words = _("{commander} comes home", commander=commander_name(piece))
                yield Reason("comes home", words, GOOD if own else "", subject=piece)

    def _needed(self) -> Iterator[Reason]:
        """What the journeys that were touched need then."""
        touched = {event.pile: event for event in self.events if isinstance(event, events.Played | events.Recounted)}
        for pile in touched:
            if pile < len(self.after.piles) and self.after.piles[pile]:
                count, letter = self.after.counts[pile], journey_letter(pile)
                before = self.before.counts[pile] if pile < len(self.before.counts) else NOBODY
                says = (
                    _("Journey {letter} still needs {number}")
                    if before == count
                    else _("Journey {letter} then needs {number}")
                )
                if before == NOBODY:
                    says = _("Begins journey {letter}, which needs {number}")
                yield Reason("needs", says.format(letter=letter, number=count + 1), subject=pile)

    def _fits(self) -> Iterator[Reason]:
        """For whom the journeys are better or worse than before."""
        own, number = self.opened[self.seat], needed_for(self._quest(self.seat))
        if self._quest(self.seat) in own:
            words, others = _("Opens your quest ({number})"), _("Opens its quest ({number})")
            yield Reason("opens quest", words.format(number=number), GOOD, others=others.format(number=number))
        more, ahead = own - {self._quest(self.seat)}, self._ahead()
        if ahead:
            words, others = (
                _("Leads to your quest ({quest}): then {numbers}"),
                _("Leads to its quest ({quest}): then {numbers}"),
            )
            facts = {"numbers": run(ahead), "quest": number}
            yield Reason("leads to quest", words.format(**facts), GOOD, -len(ahead), others=others.format(**facts))
        elif more:
            words = _("Then you can play {numbers}", numbers=_numbers(more))
            yield Reason("then fits", words, GOOD, len({NUMBER[card] for card in more}), others="")
        opens, several = _("Opens {quest} ({number})"), _("Opens the quests of {count} rivals")
        yield from self._others("opens rival's quest", self.opened, opens, several, BAD)
        if self._quest(self.seat) in self.closed[self.seat]:
            yield Reason("blocks own quest", _("Your quest does not fit any more"), BAD)
        blocks, several = _("Blocks {quest} ({number})"), _("Blocks the quests of {count} rivals")
        yield from self._others("blocks quest", self.closed, blocks, several, GOOD)
        lanes = [seat for seat in self._rivals() if self.opened[seat] - {self._quest(seat)}]
        if len(lanes) == 1:
            cards = self.opened[lanes[0]] - {self._quest(lanes[0])}
            words = _("{name} has {numbers} on a lane", name=self.names[lanes[0]], numbers=_numbers(cards))
            yield Reason("rivals have it", words, BAD, 1, lanes[0])
        elif lanes:
            yield Reason("rivals have it", _("{count} rivals have it on a lane", count=len(lanes)), BAD, len(lanes))

    def _ahead(self) -> Sequence[int]:
        """The numbers still to be played on a journey that was touched, if they all can be and the quest follows."""
        touched = {event.pile for event in self.events if isinstance(event, events.Played | events.Recounted)}
        if self.after.turn != self.seat or self._new():  # what is drawn is not known yet
            return ()
        view = GAME.view(self.after, self.seat)
        found = way(view, self.seat)
        if found is None or found.pile not in touched or len(found.lacking) > helpers(view, self.seat, found):
            return ()
        return range(view.counts[found.pile] + 1, NUMBER[view.quest_tops[self.seat]])

    def _others(self, kind: str, cards: dict[int, set[int]], one: str, several: str, tone: str) -> Iterator[Reason]:
        told = self.winning() if cards is self.opened else []
        seats = [seat for seat in self._rivals() if self._quest(seat) in cards[seat] and seat not in told]
        if len(seats) == 1:
            quest, number = whose(self.names[seats[0]], _("quest")), needed_for(self._quest(seats[0]))
            yield Reason(kind, one.format(quest=quest, number=number), tone, 1, seats[0])
        elif seats:
            yield Reason(kind, several.format(count=len(seats)), tone, len(seats))

    def _trapped(self) -> Iterator[Reason]:
        for event in self.events:
            if isinstance(event, events.Trapped) and not self.after.is_home(self.seat):
                words = _("Your commander is trapped in the discards")
                if event.where != events.DISCARDS:
                    words = _("Your commander is trapped in journey {letter}", letter=journey_letter(event.where))
                yield Reason("trapped", words)

    def _used(self, action: Action) -> Iterator[Reason]:
        """What an ability does besides changing journeys."""
        hand = len(self.view.hand)
        match action.kind:
            case content.UNSTABLE_WORMHOLE:
                yield Reason("wormhole", _("The deck's top card becomes a 0"), CHANCE)
            case content.DECEIVING_MANEUVERS:
                lane = next(lane for lane, cards in enumerate(self.view.lanes) if cards and cards[-1] == action.card)
                words = _(
                    "Takes {card} from {name}", card=card_words(action.card), name=whom(self.names[lane // LANES])
                )
                yield Reason("takes card", words, GOOD, subject=action.card)
            case content.DIPLOMATIC_MISSION:
                swap = self.before.swap_size(action.target)
                words = counted(
                    "{count} card of yours for a random one", "{count} cards of yours for random ones", swap
                )
                yield Reason("random cards", words, CHANCE, swap, action.target, others="")
            case content.FAST_DOCKING:
                if not self.opened[self.seat]:
                    yield Reason("docks nothing", _("No Planet of yours equals a journey now"), BAD)
            case content.AUXILIARY_ENGINES:
                new = len(self.after.hands[self.seat])
                words = counted(
                    "Your card goes, you draw {new}", "Your {count} cards go, you draw {new}", hand, new=new
                )
                yield Reason("new hand", words, CHANCE, new, others="")
            case content.CARGO_BAY:
                yield Reason(
                    "loads", counted("Your card goes onto a lane", "Your {count} cards go onto your lanes", hand)
                )
                others = _("Then a new hand, and its turn goes on")
                yield Reason("new hand", _("Then a new hand, and your turn goes on"), CHANCE, others=others)
            case content.MISSION_CONTROL:
                yield from self._mission(action)

    def _mission(self, action: Action) -> Iterator[Reason]:
        tops = {done.after.quests[self.seat][-1] for done in imagined(GAME, self.view, action, WORLDS)}
        if len(tops) > 1:
            yield Reason("next quest", _("The next quest is not known yet"), CHANCE)
        for card in tops if len(tops) == 1 else ():
            yield Reason("next quest", _("The next quest is {card}", card=NUMBER_WORDS[NUMBER[card]]), subject=card)
        yield Reason("quest goes", _("Your quest goes under its pile"))


def _numbers(cards: Collection[int]) -> str:
    """The numbers of some cards, each once."""
    return ", ".join(map(str, sorted({NUMBER[card] for card in cards})))
