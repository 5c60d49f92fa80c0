"""What an action would do, in words."""

from collections.abc import Collection, Iterator, Sequence

from tabletop.base.words import _, counted, whom, whose
from tabletop.games.space_kitties.advice.effects import GAME, OF_HAND, Change, done, helpers, helps, playable, way
from tabletop.games.space_kitties.rules import content, events, model
from tabletop.games.space_kitties.rules.content import NUMBER, NUMBER_WORDS
from tabletop.games.space_kitties.rules.model import LANES, Action, SpaceKittiesState
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.voice.words import card_words, commander_name, journey_letter, needed_for, run
from tabletop.kernel.events import NOBODY
from tabletop.kernel.foresight import Imagined, imagined
from tabletop.kernel.reasons import BAD, CHANCE, GOOD, Reason
from tabletop.kernel.seating import Seating

MOST = 3
"""Lines that are shown."""
WORLDS = 4
"""Imagined worlds in which the quest below is looked for."""


def foresee(table: Seating, view: SpaceKittiesView, legal: Sequence[Action], action: Action) -> list[Reason]:
    if view.seat is None:
        return []
    told = Foresight(view, done(view, action), table.names)
    return list(told.of_hand(action) if action.kind in OF_HAND else told.of_journeys(action))[:MOST]


def sure(table: Seating, view: SpaceKittiesView, legal: Sequence[Action], action: Action) -> str:
    """A warning: the own quest is not played, a rival's last one is opened, or an ability is wasted."""
    assert view.seat is not None
    if action.kind in (model.PLACE, model.END) and not view.cargo:
        quest = view.quest_tops[view.seat]
        if any(move.kind == model.PLAY and move.card == quest for move in legal):
            return _("You can play your quest now. This ends your turn without it.")
    elif action.kind not in OF_HAND:
        for seat in Change(view, done(view, action)).winning():
            return _("This opens the last quest of {name}.", name=table.names[seat])
        if action.kind == content.FAST_DOCKING and not helps(view, action):
            return _("No Planet of yours equals a journey now. Your commander would be trapped for nothing.")
        if not helps(view, action):
            return _("No more cards of yours would fit then, and your commander would be trapped.")
    return ""


def for_good(view: SpaceKittiesView, action: Action) -> str:
    """A question before the whole hand is discarded (SK-7.8)."""
    if view.seat is None or action.kind != content.AUXILIARY_ENGINES:
        return ""
    new = len(done(view, action).after.hands[view.seat])
    return counted(
        "You discard your last card and draw {new} new ones. {name} is trapped for it. That cannot be taken back.",
        "You discard all {count} cards of your hand and draw {new} new ones. {name} is trapped for "
        "it. That cannot be taken back.",
        len(view.hand),
        new=new,
        name=content.COMMANDERS[view.commanders[view.seat]].name,
    )


class Foresight(Change):
    """A change in words."""

    def __init__(self, view: SpaceKittiesView, done: Imagined[SpaceKittiesState], names: Sequence[str]) -> None:
        super().__init__(view, done)
        self.names = names
        draws = [event for event in self.events if isinstance(event, events.Drew) and event.seat == self.seat]
        self.drawn = sum(len(event.cards) for event in draws)
        """How many cards the viewer draws."""

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
            yield from self._draws()
            yield from self._trapped()
            yield from self._covered(action)
        elif self.after.turn != NOBODY:
            rival = self.after.turn
            if self.quests[self.seat] in playable(self.before, self.seat):
                yield Reason("quest fits", _("Your quest fits now: play it first"), BAD)
            if self.quests[rival] in playable(self.after, rival):
                last = self.view.quest_counts[rival] == 1
                says = _("{name}'s last quest can be played!") if last else _("{name}'s quest can be played")
                yield Reason("rival's quest fits", says.format(name=self.names[rival]), BAD, subject=rival)
            yield Reason("ends turn", _("Ends your turn"), asked="")
            yield from self._covered(action)
            says = _("You draw {count}, then {name} plays") if self.drawn else _("Then {name} plays")
            yield Reason("next", says.format(count=self.drawn, name=self.names[rival]))
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
        lane = self.view.lanes_of(self.seat)[action.target] if action.kind == model.PLACE else ()
        if lane:
            tone = BAD if lane[-1] in playable(self.before, self.seat) else ""
            yield Reason("covers", _("Covers your {card}", card=card_words(lane[-1])), tone, subject=lane[-1])

    def _draws(self) -> Iterator[Reason]:
        if self.drawn:
            words = counted("You draw {count} card", "You draw {count} cards", self.drawn)
            yield Reason("draws", words, CHANCE, self.drawn, others="")
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
        refilled = self.drawn if action.kind == model.PLAY else 0
        if refilled:  # SK-3.5
            words = counted(
                "Your hand is empty: you draw {count} at once", "Your hand is empty: you draw {count} at once", refilled
            )
            yield Reason("refilled", words, GOOD, refilled, others="")
        yield from self._needed()
        yield from self._fits()
        yield from self._trapped()
        if action.kind not in (content.AUXILIARY_ENGINES, content.UNSTABLE_WORMHOLE):
            yield from self._shuffled() if refilled else self._draws()

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

    def _touched(self) -> list[int]:
        changed = (event for event in self.events if isinstance(event, events.Played | events.Recounted))
        return list(dict.fromkeys(event.pile for event in changed))

    def _needed(self) -> Iterator[Reason]:
        for pile in self._touched():
            if pile < len(self.after.piles) and self.after.piles[pile]:
                count, letter = self.after.counts[pile], journey_letter(pile)
                before = self.before.counts[pile] if pile < len(self.before.counts) else NOBODY
                says = _("Journey {letter} then needs {number}")
                if before == NOBODY:
                    says = _("Begins journey {letter}, which needs {number}")
                elif before == count:
                    says = _("Journey {letter} still needs {number}")
                yield Reason("needs", says.format(letter=letter, number=count + 1), subject=pile)

    def _fits(self) -> Iterator[Reason]:
        """For whom the journeys are better or worse than before."""
        own, quest = self.opened[self.seat], self.quests[self.seat]
        number = needed_for(quest)
        if quest in own:
            words, others = _("Opens your quest ({number})"), _("Opens its quest ({number})")
            yield Reason("opens quest", words.format(number=number), GOOD, others=others.format(number=number))
        more, ahead = own - {quest}, self._ahead()
        if ahead:
            words = _("Leads to your quest ({quest}): then {numbers}")
            others = _("Leads to its quest ({quest}): then {numbers}")
            facts = {"numbers": run(ahead), "quest": number}
            yield Reason("leads to quest", words.format(**facts), GOOD, -len(ahead), others=others.format(**facts))
        elif more:
            words = _("Then you can play {numbers}", numbers=_numbers(more))
            yield Reason("then fits", words, GOOD, len({NUMBER[card] for card in more}), others="")
        told = self.winning()
        seats = [seat for seat in self.rivals if self.quests[seat] in self.opened[seat] and seat not in told]
        several = _("Opens the quests of {count} rivals")
        yield from self._others("opens rival's quest", seats, _("Opens {quest} ({number})"), several, BAD)
        if quest in self.closed[self.seat]:
            yield Reason("blocks own quest", _("Your quest does not fit any more"), BAD)
        several = _("Blocks the quests of {count} rivals")
        yield from self._others("blocks quest", self.blocked(), _("Blocks {quest} ({number})"), several, GOOD)
        lanes = {seat: self.opened[seat] - {self.quests[seat]} for seat in self.rivals}
        seats = [seat for seat in self.rivals if lanes[seat]]
        if len(seats) == 1:
            words = _("{name} has {numbers} on a lane", name=self.names[seats[0]], numbers=_numbers(lanes[seats[0]]))
            yield Reason("rivals have it", words, BAD, 1, seats[0])
        elif seats:
            yield Reason("rivals have it", _("{count} rivals have it on a lane", count=len(seats)), BAD, len(seats))

    def _ahead(self) -> Sequence[int]:
        """The numbers still to be played on a journey that changed, if they all can be and the quest follows."""
        if self.after.turn != self.seat or self.drawn:  # what is drawn is not known yet
            return ()
        view = GAME.view(self.after, self.seat)
        found = way(view, self.seat)
        if found is None or found.pile not in self._touched() or len(found.lacking) > helpers(view, self.seat, found):
            return ()
        return range(view.counts[found.pile] + 1, NUMBER[view.quest_tops[self.seat]])

    def _others(self, kind: str, seats: Sequence[int], one: str, several: str, tone: str) -> Iterator[Reason]:
        if len(seats) == 1:
            quest, number = whose(self.names[seats[0]], _("quest")), needed_for(self.quests[seats[0]])
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
                facts = {"card": card_words(action.card), "name": whom(self.names[lane // LANES])}
                yield Reason("takes card", _("Takes {card} from {name}", **facts), GOOD, subject=action.card)
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
                words = counted("Your card goes onto a lane", "Your {count} cards go onto your lanes", hand)
                yield Reason("loads", words)
                others = _("Then a new hand, and its turn goes on")
                yield Reason("new hand", _("Then a new hand, and your turn goes on"), CHANCE, others=others)
            case content.MISSION_CONTROL:
                yield from self._mission(action)

    def _mission(self, action: Action) -> Iterator[Reason]:
        """The next quest, if it is the same in several imagined worlds."""
        card, *others = {done.after.quests[self.seat][-1] for done in imagined(GAME, self.view, action, WORLDS)}
        if others:
            yield Reason("next quest", _("The next quest is not known yet"), CHANCE)
        else:
            yield Reason("next quest", _("The next quest is {card}", card=NUMBER_WORDS[NUMBER[card]]), subject=card)
        yield Reason("quest goes", _("Your quest goes under its pile"))


def _numbers(cards: Collection[int]) -> str:
    return ", ".join(map(str, sorted({NUMBER[card] for card in cards})))
