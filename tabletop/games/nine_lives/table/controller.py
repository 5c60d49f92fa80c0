"""The controller: gestures, beats, prompts."""

from collections.abc import Iterable, Sequence

from tabletop.base.words import _, whose
from tabletop.games.nine_lives.advice import effects, foresight
from tabletop.games.nine_lives.advice.coach import REMARKS
from tabletop.games.nine_lives.advice.reasons import reasons
from tabletop.games.nine_lives.after.ending import how_it_ended
from tabletop.games.nine_lives.after.story import NineLivesStory
from tabletop.games.nine_lives.rules import content, events, model
from tabletop.games.nine_lives.rules.content import NUMBER, POWER_NAMES, SUIT, SUIT_NAMES
from tabletop.games.nine_lives.rules.model import Action, Keep, NineLivesState, Play
from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.games.nine_lives.table.paint import place
from tabletop.games.nine_lives.table.paint.pieces import SUIT_FILES
from tabletop.games.nine_lives.table.places import Places
from tabletop.games.nine_lives.table.preview import preview
from tabletop.games.nine_lives.table.seats import card_key
from tabletop.games.nine_lives.voice import prompts, words
from tabletop.games.nine_lives.voice.chatter import CHATTER, feel
from tabletop.games.nine_lives.voice.explain import explain, faces
from tabletop.games.nine_lives.voice.sheet import sheet
from tabletop.games.nine_lives.voice.words import card_words
from tabletop.kernel.events import Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import AI
from tabletop.ui.stage.controller import GameController
from tabletop.ui.stage.layout import Beat, Gesture, Held, Layout, Moment, Picture, Piece, Size, Wish

READ = 1.6
"""Seconds to read who won a round, before anything else happens."""
BEATS: dict[type[Event], Beat] = {
    events.Laid: Beat(0.45, "slide"),
    events.Returned: Beat(0.4, "slide"),
    events.Swept: Beat(0.5, "riffle"),
}
"""Events that are always played alike."""


class NineLivesController(GameController[NineLivesState, NineLivesView, Action]):
    painters = place.PAINTERS
    single_turns = True
    whole_window = True
    goal = _("When a cat runs out of lives, most lives win.")
    story = NineLivesStory
    seat_kinds = ("head", "seat", "hold")
    chatter = CHATTER
    remarks = REMARKS
    feel = staticmethod(feel)
    ending = how_it_ended
    heading = prompts.heading
    prompt = prompts.prompt
    banner = prompts.banner
    tell = words.tell
    foresee = foresight.foresee
    reasons = reasons
    sure = foresight.sure
    explain = explain
    sheet = sheet

    def layout(self, view: NineLivesView, legal: Sequence[Action], size: Size) -> Layout:
        plays = [play for play in legal if isinstance(play, Play) and view.to_act == view.seat]
        makes = {card_key(card): totals for card, totals in effects.makes(view, plays).items()}
        return Places(self, view, bool(plays), makes, size).layout()

    # -- gestures --------------------------------------------------------------------------------------

    def gesture(self, view: NineLivesView, action: Action) -> Gesture:
        if isinstance(action, Keep):
            mine = next(card.card for card in view.played if card.seat == view.to_act)
            if action.hand:
                return Gesture(card_key(mine), ("hand",), _("Take it in hand"), ("card", mine))
            return Gesture(card_key(mine), ("discards",), _("Discard it"), ("art", "nine-lives/carton-front"))
        card, life, target = action
        lift, here = card_key(card), (f"slot:{view.to_act}", "trick")
        says = self._life_played(view, card) if life else _("Play {card}", card=card_words(card))
        if target == model.NO_TARGET:
            return Gesture(lift, here, says, ("card", card))
        if NUMBER[card] == content.HAIRBALL:
            short = self._comes_to(view, action, target, _("+4: {suit} to {total}"))
            says = self._comes_to(view, action, target, _("{does}: {suit} make {total}"), does=says)
            drops = tuple(card_key(played.card) for played in view.played if SUIT[played.card] == target)
            return Gesture(lift, (*drops, *here), says, ("art", SUIT_FILES[target]), short=short)
        owner = next(played.seat for played in view.played if played.card == target)
        copies = NUMBER[card] == content.COPYCAT
        says = _("Copy {whose}: {suit} make {total}") if copies else _("Knock off {whose}: {suit} make {total}")
        suit, own = SUIT[card] if copies else SUIT[target], SUIT[card]
        if suit != own:  # what becomes of its own suit matters as much
            says = _("Knock off {whose}: {suit} make {total}, {own} {more}")
        facts = {"whose": whose(self.names[owner], str(NUMBER[target])), "own": SUIT_NAMES[own]}
        says = self._comes_to(view, action, suit, says, more=effects.laid(view, action).totals[own], **facts)
        return Gesture(lift, (card_key(target), *here), says, ("card", target))

    def _life_played(self, view: NineLivesView, card: int) -> str:
        """ "Your life" for a person; "the life" for an AI, whose options others read."""
        ours = view.to_act is None or self.seats[view.to_act].kind != AI
        says = _("Play your life, {power}") if ours else _("Play the life {power}")
        return says.format(power=POWER_NAMES[NUMBER[card]])

    def _comes_to(self, view: NineLivesView, play: Play, suit: int, words: str, **facts: str | int) -> str:
        """Fills in a suit and the total that a choice makes of it."""
        return words.format(suit=SUIT_NAMES[suit], total=effects.laid(view, play).totals[suit], **facts)

    def wishes(self, view: NineLivesView) -> Iterable[Wish]:
        """A card of the hand, the current life, also onto a card its power could choose, a life that comes back."""
        for card in view.hand:
            yield Wish(card_key(card), (), model.FROM_HAND[card])
        for card in view.lives[:1]:
            for played in view.played if card in model.AIMED else ():
                target = SUIT[played.card] if NUMBER[card] == content.HAIRBALL else played.card
                yield Wish(card_key(card), (card_key(played.card),), model.AIMED[card][target])
            yield Wish(card_key(card), (), model.AS_LIFE[card])
        for played in view.played:
            if view.choosing and played.seat == view.seat:
                yield Wish(card_key(played.card), (), model.AS_LIFE[played.card])

    def preview(self, view: NineLivesView, action: Action, size: Size) -> tuple[Piece, ...]:
        if isinstance(action, Keep):
            return ()
        come = effects.what_comes(view, action)
        return tuple(preview(view, come, self.lying(view, size), max(1.0, self.text)))

    # -- events ----------------------------------------------------------------------------------------

    def beat(self, view: NineLivesView, event: Event) -> Beat:
        match event:
            case events.Acted(seat=seat, card=card):
                says = _("{power}!", power=POWER_NAMES[NUMBER[card]])
                return Beat(0.7, "meow-1", captions=((f"power:{seat}", says),))
            case events.Won(seat=seat, card=card):
                says = words.victory(view, seat, card, self.names, self.me(view))
                return Beat(READ, "star", captions=(("verdict", says),))
            case events.Exploded(suit=suit):
                return self._explosion(view, suit)
            case events.Spared(seat=seat):
                return Beat(0.6, "purr", captions=((_at(view, seat), _("slept through it")),))
            case events.Lost(seat=seat):
                return Beat(0.45, "capture", captions=((_at(view, seat), _("a life lost")),))
            case events.Ended():
                title, lines = words.ending(view, self.names, self.me(view))
                return Beat(0.4, moment=Moment(title, lines, _across(view, "head", "hold", "lives", "seat")))
        return BEATS.get(type(event), Beat())

    def _explosion(self, view: NineLivesView, suit: int) -> Beat:
        """One staged moment for all suits that burst, at the first of them."""
        burst = words.bursting(view)
        if suit != burst[0]:
            return Beat(0.1)
        hit = [card for card in view.played if SUIT[card.card] in burst]
        cards = tuple(card_key(card.card) for card in hit)
        flying = tuple(f"{what}:{card.seat}" for card in hit for what in ("flying", "loss"))
        title, lines = words.explosion(view, burst, self.names, self.me(view))
        if self.text > prompts.LARGE:  # the blast has the totals, and everybody's candles tell whom it costs a life
            lines = lines[:1] if len(burst) == 1 else ()
        lit = ("blast-light", "blast", *flying, *cards, *_across(view, "head", "hold"))
        return Beat(0.5, "explosion", ("blast", *cards), moment=Moment(title, lines, lit))

    # -- words -----------------------------------------------------------------------------------------

    def opening(self, first: int) -> str:
        return self.tell(events.began(first, 1))

    def divides(self, event: Event) -> bool:
        return isinstance(event, events.Began)

    def token(self, event: Event) -> Picture | None:
        match event:
            case events.Laid(card=card) | events.Won(card=card) | events.Lost(card=card) | events.Returned(card=card):
                return ("token", card)
            case events.Exploded(suit=suit):
                return ("thing", place.BOMBS[suit])
        return None

    def holds(self, view: NineLivesView) -> tuple[Held, ...]:
        """The hand, and the lives below the current one, which everybody sees."""
        return Held(faces(view.hand)), Held(faces(view.lives[1:]), _("Lives"), aside=True)

    def reason(self, outcome: Outcome) -> str:
        out = [name for name, lives in zip(self.names, outcome.scores, strict=True) if not lives]
        if len(out) == len(self.names):
            return _("Everybody ran out of lives.")
        return _("{names} ran out of lives; the most lives left win.", names=words.listed(out))


def _at(view: NineLivesView, seat: int) -> str:
    """Where words about a seat rise and cover neither its face nor its name nor its lives: at the card it played."""
    return f"head:{seat}" if seat == view.seat else f"power:{seat}"


def _across(view: NineLivesView, *what: str) -> tuple[str, ...]:
    """Keys of these pieces of all opponents, and of the crown."""
    return (*(f"{one}:{seat}" for one in what for seat in range(view.seats) if seat != view.seat), "crown")
