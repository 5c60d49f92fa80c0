"""Space Kitties at the table: how its cards are played by hand, how its events are shown."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain

from tabletop.base.errors import Refusal
from tabletop.base.words import _, counted, listed
from tabletop.games.space_kitties.advice import coach, foresight
from tabletop.games.space_kitties.advice.reasons import reasons
from tabletop.games.space_kitties.after.ending import how_it_ended
from tabletop.games.space_kitties.after.story import SpaceKittiesStory
from tabletop.games.space_kitties.rules import content, events, model
from tabletop.games.space_kitties.rules.content import ABILITY, COMMANDERS, HYPERSPEED, NUMBER
from tabletop.games.space_kitties.rules.game import STOOD_STILL
from tabletop.games.space_kitties.rules.model import LANES, NEW, NOBODY, Action, SpaceKittiesState, new_place
from tabletop.games.space_kitties.rules.refusals import not_onto
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.table.measures import HUGE_TEXT, LARGE_TEXT
from tabletop.games.space_kitties.table.paint import place as painter
from tabletop.games.space_kitties.table.places import Places
from tabletop.games.space_kitties.table.seats import face
from tabletop.games.space_kitties.voice import prompts, words
from tabletop.games.space_kitties.voice.chatter import CHATTER, feel
from tabletop.games.space_kitties.voice.explain import explain, tip
from tabletop.games.space_kitties.voice.sheet import offers, sheet
from tabletop.games.space_kitties.voice.words import commander_name, journey_letter, picture_of, piece_key
from tabletop.kernel import actions
from tabletop.kernel.events import Event
from tabletop.kernel.game import Outcome
from tabletop.ui.stage import furniture
from tabletop.ui.stage.controller import GameController
from tabletop.ui.stage.layout import Beat, Gesture, Held, Key, Layout, Moment, Picture, Piece, Size, Wish

FLARE = "space-kitties"
RIVALS_QUEST, RIVALS_NEXT = 1.1, 0.7
"""Seconds for a quest somebody else has played, and for the next one: in a long turn these are what counts."""
SPARING_TEXT = 1.4
"""Beyond this size of letters a banner has to be short."""


class SpaceKittiesController(GameController[SpaceKittiesState, SpaceKittiesView, Action]):
    """The seats give the names; everything else comes from the view it is handed."""

    painters = painter.PAINTERS
    ending = how_it_ended
    whole_window = True
    goal = _("Clear your quests first.")
    story = SpaceKittiesStory
    chatter = CHATTER
    remarks = coach.REMARKS
    feel = staticmethod(feel)
    face = staticmethod(face)
    offers = staticmethod(offers)
    token = staticmethod(words.token)
    tell = words.tell
    explain = explain
    tip = tip
    sheet = sheet
    foresee = foresight.foresee
    reasons = reasons
    sure = foresight.sure
    for_good = staticmethod(foresight.for_good)

    def layout(self, view: SpaceKittiesView, legal: Sequence[Action], size: Size) -> Layout:
        return Places(self.seats, view, legal, size, self.text, self.folded, self.past).layout()

    # -- gestures --------------------------------------------------------------------------------------

    def unfinished(self, view: SpaceKittiesView) -> bool:
        """In the middle of a Cargo Bay or a Diplomatic Mission, card by card."""
        return view.cargo or view.partner != NOBODY

    def gesture(self, view: SpaceKittiesView, action: Action) -> Gesture:
        kind, card, target = action
        if kind == model.END:
            return Gesture("end-turn", ("end-turn",), _("End your turn"), ends=True)
        if kind == model.OFFER:
            says = _("Offer {card} to {name}", card=words.card_words(card), name=self.names[view.partner])
            return Gesture(piece_key(card), (f"seat:{view.partner}", piece_key(card)), says, picture_of(card))
        if kind == model.PLACE:
            says = _("Place {card} on lane {lane}", card=words.card_words(card), lane=target + 1)
            own = view.lanes[(view.seat or 0) * LANES + target]
            picture = picture_of(own[-1]) if own else ("bay", 0, _("Lane {lane}", lane=target + 1))
            return Gesture(piece_key(card), (f"lane:{target}",), says, picture, quiet=not view.cargo)
        if kind == model.PLAY:
            name, letter = words.card_words(card), "" if target == NEW else journey_letter(target)
            if target == NEW:
                says = _("Begin a new journey with {card}", card=name)
                return Gesture(piece_key(card), ("pile:new",), says, picture_of(card))
            says = _("Play {card} on journey {letter}", card=name, letter=letter)
            if NUMBER[card] == view.counts[target]:  # SK-7.7
                says = _("Dock {card} on journey {letter}", card=name, letter=letter)
                equal = piece_key(view.piles[target][-1])
                return Gesture(piece_key(card), (equal, f"pile:{target}"), says, _journey(view, target))
            if NUMBER[card] == HYPERSPEED:
                says = _(
                    "Play {card} as {count} on journey {letter}",
                    card=name,
                    count=view.counts[target] + 1,
                    letter=letter,
                )
            gate = ("gate",) if view.counts[target] + 1 == content.FRONTIER else ()
            return Gesture(piece_key(card), (f"pile:{target}", *gate), says, _journey(view, target))
        return self._ability(view, action)._replace(aside=True, quiet=not foresight.helps(view, action))

    def _ability(self, view: SpaceKittiesView, action: Action) -> Gesture:
        ability, card, target = action
        assert view.to_act is not None
        who = view.commanders[view.to_act]
        lift, name = f"ability:{'play' if ability in content.PLAYED else 'discard'}", ABILITY[ability].name
        picture: Picture = ("commander", who)
        if ability == content.DECEIVING_MANEUVERS:
            return self._deception(view, lift, card, target)
        if ability == content.DIPLOMATIC_MISSION:
            says = _("Use {ability} with {name}", ability=name, name=self.names[target])
            picture = ("commander", view.commanders[target])
            return Gesture(lift, (f"seat:{target}", "discards"), says, picture)
        if ability == content.UNSTABLE_WORMHOLE:
            return Gesture(lift, ("pile:new", "deck"), _("Use {ability}", ability=name), picture)
        if ability == content.ONE_SMALL_STEP:
            target = next(place for place, pile in enumerate(view.piles) if pile and pile[-1] == view.played)
        if ability in content.PLAYED:
            says = _("Use {ability} on journey {letter}", ability=name, letter=journey_letter(target))
            return Gesture(lift, (f"pile:{target}",), says, _journey(view, target))
        return Gesture(lift, ("discards",), _("Use {ability}", ability=name), picture)

    def _deception(self, view: SpaceKittiesView, lift: str, card: int, target: int) -> Gesture:
        """Onto the card of somebody's lane, or onto the journey it shall go to."""
        lane = next(lane for lane, cards in enumerate(view.lanes) if cards and cards[-1] == card)
        name, what = self.names[lane // LANES], words.card_words(card)
        if target == NEW:
            says = _("Play {name}'s {card} as a new journey", name=name, card=what)
            return Gesture(lift, (piece_key(card), "pile:new"), says, picture_of(card))
        says = _("Play {name}'s {card} on journey {letter}", name=name, card=what, letter=journey_letter(target))
        return Gesture(lift, (piece_key(card), f"pile:{target}"), says, _journey(view, target))

    def preview(self, view: SpaceKittiesView, action: Action, size: Size) -> tuple[Piece, ...]:
        """Where a card would go, and what could follow: the viewer's in mint, a tick for the quest; others' in rose."""
        there = self.lying(view, size)
        quest = view.quest_tops[view.seat or 0]
        marks = {
            piece_key(card): "good" if card == quest else "then" if own else "bad"
            for card, own in foresight.opened(view, action, self.names)
        }
        if action.kind == model.PLAY:
            marks["pile:new" if action.target == NEW else f"pile:{action.target}"] = ""
        return tuple(_marked(there[key], tone) for key, tone in marks.items() if key in there)

    def wishes(self, view: SpaceKittiesView) -> Sequence[Wish]:
        return _wishes(view)

    def refused(
        self, view: SpaceKittiesView, lift: str, drop: str | None, ask: Callable[[actions.Action], Refusal | None]
    ) -> Refusal | None:
        """A card on what takes no cards is told about that, not about journeys."""
        refusal = super().refused(view, lift, drop, ask)
        if refusal is None or drop is None or not lift.startswith("card:") or refusal.rule not in ("SK-3.1", "SK-3.2"):
            return refusal
        return not_onto(_dropped_on(view, drop)) or refusal

    # -- events ----------------------------------------------------------------------------------------

    def beat(self, view: SpaceKittiesView, event: Event) -> Beat:
        match event:
            case events.Played(seat=seat, pile=pile, source=source, count=count):
                if source == events.FROM_QUESTS and view.quest_counts[seat] > 1:
                    shouts = f"ship:{pile}" if count else f"tag:{pile}"  # off the quest that turns up
                    seconds = 0.6 if seat == view.seat else RIVALS_QUEST
                    return Beat(seconds, "star", captions=((shouts, _("a quest!")),))
                if source == events.FROM_DECK:
                    return Beat(0.45, "flip")
                own = range(events.FROM_LANE + seat * LANES, events.FROM_LANE + seat * LANES + LANES)
                return Beat(0.4 if source in (events.FROM_HAND, events.FROM_QUESTS, *own) else 0.45, "slide")
            case events.Placed():
                return Beat(0.45, "slide")
            case events.Recounted(piece=piece, count=count):
                says = _("counts {count}", count=count)
                return Beat(0.6, "tick", captions=((piece_key(piece), says),))
            case events.Completed(seat=seat, pieces=pieces, pile=pile):
                keys = tuple(map(piece_key, pieces))
                return Beat(1.0, "explosion", keys[-1:], (), FLARE, self._arrival(seat, pieces, pile))
            case events.CameHome(seat=seat, piece=piece):
                says = _("{commander} is free!", commander=commander_name(piece))
                return Beat(0.6, "purr", captions=((_voice(view, seat), says),))
            case events.Used(seat=seat, ability=ability):
                says = _("{ability}!", ability=ABILITY[ability].name)
                return Beat(0.7, "meow-1", captions=((_voice(view, seat), says),))
            case events.Trapped():
                return Beat(0.4, "capture")
            case events.TurnedUp(seat=seat, card=card, left=1):
                says = prompts.last_quest(self.names[seat], card)
                lit = (f"head:{seat}", f"seat:{seat}", piece_key(card))
                return Beat(0.35, "flip", moment=Moment(_("The last quest!"), (says,), lit))
            case events.TurnedUp(seat=seat):
                return Beat(0.35 if seat == view.seat else RIVALS_NEXT, "flip")
            case events.Drew(seat=seat):
                return Beat(0.25 if seat == view.seat else 0.1, "slide")
            case events.Reshuffled():
                return Beat(0.6, "riffle")
            case events.Got(seat=seat) if seat == view.seat != view.to_act:
                return Beat(0.5, "slide", moment=self._swapped(event))
            case events.Gave(seat=seat, cards=cards) if seat == view.seat != view.to_act:
                lost = _("{cards} gone", cards=", ".join(map(words.shortly, cards)))
                return Beat(1.0, "slide", captions=((f"head:{seat}", lost),))
            case events.Discarded() | events.Buried() | events.Gave() | events.Got():
                return Beat(0.35, "slide")
            case events.Ended(seat=seat) if seat != NOBODY:
                says = _("{name} cleared the last quest!", name=self.names[seat])
                left = sorted(count for other, count in enumerate(view.quest_counts) if other != seat)
                behind = counted("The next had {count} quest left.", "The next had {count} quests left.", left[0])
                heads = (f"head:{seat}", f"seat:{seat}", piece_key(view.played))
                return Beat(1.4, "fanfare", heads[::2], flare=FLARE, moment=Moment(says, (behind,), heads))
        return Beat()

    def _swapped(self, event: events.Got) -> Moment:
        """Somebody swaps cards with the viewer, who shall not miss it."""
        name = self.names[event.giver]
        back = counted(
            "{count} random card of this hand goes to {name}.",
            "{count} random cards of this hand go to {name}.",
            len(event.cards),
            name=name,
        )
        return Moment(_("{name}: Diplomatic Mission!", name=name), (self.tell(event), back), (f"head:{event.giver}",))

    def _arrival(self, seat: int, pieces: Sequence[int], pile: int) -> Moment:
        """A journey has reached the golden gate: whose it was in the end, and who is free again."""
        cards = [piece for piece in pieces if piece < content.CARDS]
        says = [_("{name} reached the Final Frontier.", name=self.names[seat])]
        free = [commander_name(piece) for piece in pieces if piece >= content.CARDS]
        if free:
            says.append(counted("{names} comes home.", "{names} come home.", len(free), names=listed(free)))
        says.append(counted("{count} card goes to the discards.", "{count} cards go to the discards.", len(cards)))
        lit = (*map(piece_key, pieces), f"ship:{pile}", f"route:{pile}", f"mouth:{pile}", f"head:{seat}")
        return Moment(_("Journey complete!"), tuple(says), lit)

    # -- words -----------------------------------------------------------------------------------------

    def divides(self, event: Event) -> bool:
        return isinstance(event, events.Began)

    def holds(self, view: SpaceKittiesView) -> tuple[Held, ...]:
        return (Held(tuple(("card", card) for card in view.hand)),)

    def heading(self, view: SpaceKittiesView) -> str:
        return prompts.heading(view, brief=self.text > HUGE_TEXT)

    def banner(self, view: SpaceKittiesView) -> str:
        return prompts.banner(view, self.names, brief=self.text > SPARING_TEXT)

    def seat_at(self, view: SpaceKittiesView, key: str) -> int | None:
        """The screens, and the commanders trapped anywhere but for the viewer's own, who says why."""
        kind, number = Key.of(key).kind, Key.of(key).number
        if kind in ("head", "seat"):
            return number
        seat = view.commanders.index(number) if kind == "commander" else None
        return None if seat == view.seat else seat

    def prompt(self, view: SpaceKittiesView, legal: Sequence[Action]) -> str:
        used = (move for move in legal if move.kind in ABILITY)
        help_at_hand = any(foresight.helps(view, move) for move in used)
        return prompts.prompt(view, legal, self.names, help_at_hand, brief=self.text > LARGE_TEXT)

    def reason(self, outcome: Outcome) -> str:
        if outcome.reason == STOOD_STILL:
            return _("The journey stands still; the fewest quests left win.")
        return _("{name} cleared the Quest pile first.", name=self.names[outcome.winners[0]])


def _marked(piece: Piece, tone: str) -> Piece:
    """A ring around a piece; its sign stands outside, so that it hides no number."""
    out = 2 * painter.MARK_OUT if tone else 0
    return piece._replace(
        key=f"mark:{piece.key}", picture=("mark", tone), width=piece.width + out, height=piece.height + out
    )


def _dropped_on(view: SpaceKittiesView, drop: str) -> str:
    """The thing of the table that a piece lies on: a rival's screen, the Quest pile, the discards."""
    kind, card = Key.of(drop).kind, Key.of(drop).number
    if kind == "commander" and content.COMMANDER + card in view.discards:
        return "discards"
    owner = card if kind in ("seat", "head") else NOBODY
    if kind == "card":
        owners = [seat for seat in range(view.seats) if card == view.quest_tops[seat]]
        owners += [lane // LANES for lane, cards in enumerate(view.lanes) if card in cards]
        owner = owners[0] if owners else NOBODY
        if owner == view.seat:
            return "quests" if card == view.quest_tops[owner] else "lane"
    return kind if owner == NOBODY else "seat" if owner != view.seat else ""


def _journey(view: SpaceKittiesView, place: int) -> Picture:
    """A journey among others to choose from: its letter, its top, what it needs."""
    return ("journey", view.piles[place][-1], view.counts[place], place)


def _voice(view: SpaceKittiesView, seat: int) -> str:
    """The piece from which words about somebody rise: below the upper edge of the window."""
    return f"head:{seat}" if seat == view.seat else f"bay:{seat}:{LANES - 1}"


@lru_cache(maxsize=1)
def _wishes(view: SpaceKittiesView) -> list[Wish]:
    """A card from the deck, any card anywhere, the own ones onto lanes and journeys, the own commander."""
    wishes = [Wish("deck", (), model.END_TURN)]  # who wants to draw has to end the turn
    nowhere = new_place(view.piles)
    for card in chain(view.hand, view.quest_tops, *view.lanes, *view.piles):
        if 0 <= card < content.CARDS:
            wishes += [Wish(piece_key(card), (), model.OFFERS[card])] if view.partner != NOBODY else []
            wishes.append(Wish(piece_key(card), (), Action(model.PLAY, card, nowhere)))
    if view.seat is None:
        return wishes
    lanes = view.lanes[view.seat * LANES : view.seat * LANES + LANES]
    onto_lanes = [(lane, (f"lane:{lane}", *map(piece_key, cards))) for lane, cards in enumerate(lanes)]
    journeys = [(place, (f"pile:{place}", *map(piece_key, pile))) for place, pile in enumerate(view.piles) if pile]
    for card in chain(view.hand, (view.quest_tops[view.seat],), *lanes):
        key = piece_key(card)
        wishes.append(Wish(key, ("pile:new",), model.PLAYS[card][NEW]))
        wishes += [Wish(key, drops, model.PLAYS[card][place]) for place, drops in journeys]
        wishes += [Wish(key, drops, model.PLACES[card][lane]) for lane, drops in onto_lanes]
    number = view.commanders[view.seat]
    who = COMMANDERS[number]
    for key in ("ability:play", f"commander:{number}"):
        targeted = who.play in (content.WARP_DRIVE, content.TRAJECTORY_CHANGE)
        wishes.append(Wish(key, (), Action(who.play, target=nowhere if targeted else NEW)))
        wishes += [Wish(key, drops, Action(who.play, target=place if targeted else NEW)) for place, drops in journeys]
        if who.play == content.DECEIVING_MANEUVERS:
            tops = [lane[-1] for lane in view.lanes if lane]
            wishes += [Wish(key, (piece_key(card),), model.DECEPTIONS[card][NEW]) for card in tops]
    partners = furniture.others(view.seats, view.seat) if who.discard == content.DIPLOMATIC_MISSION else []
    away = Action(who.discard, target=partners[0] if partners else NEW)
    for key in ("ability:discard", f"commander:{number}"):
        wishes += [Wish(key, (f"seat:{seat}",), Action(who.discard, target=seat)) for seat in partners]
        wishes.append(Wish(key, () if key == "ability:discard" else ("discards",), away))
    return wishes
