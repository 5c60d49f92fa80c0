"""The controller of Cat Quest's table: gestures, wishes, beats."""

from collections.abc import Iterable
from itertools import takewhile

from tabletop.base.words import _, counted
from tabletop.games.cat_quest.advice import effects, foresight
from tabletop.games.cat_quest.advice.coach import REMARKS
from tabletop.games.cat_quest.advice.reasons import reasons
from tabletop.games.cat_quest.after.ending import how_it_ended
from tabletop.games.cat_quest.after.story import CatQuestStory
from tabletop.games.cat_quest.mind.deadline import counts
from tabletop.games.cat_quest.rules import content, events, model, trade
from tabletop.games.cat_quest.rules.board import SPACES, path, place_words
from tabletop.games.cat_quest.rules.model import Action, CatQuestState, Legal
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.games.cat_quest.table.moments import moment
from tabletop.games.cat_quest.table.paint import pieces
from tabletop.games.cat_quest.table.places import measures_of, places
from tabletop.games.cat_quest.table.preview import route
from tabletop.games.cat_quest.voice import chatter, pictures, prompts, words
from tabletop.games.cat_quest.voice import explain as explained
from tabletop.games.cat_quest.voice import sheet as sheets
from tabletop.kernel.events import HIDDEN, NOBODY, Event
from tabletop.kernel.game import Outcome
from tabletop.ui.stage.controller import GameController
from tabletop.ui.stage.layout import Beat, Gesture, Held, Layout, Piece, Size, Wish

HOP_SECONDS = 0.09


class CatQuestController(GameController[CatQuestState, CatQuestView, Action]):
    painters = pieces.PAINTERS
    whole_window = True
    goal = _("Beat every Doom Dog in one battle on Earth.")
    story = CatQuestStory
    feel = staticmethod(chatter.feel)
    seat_kinds = ("plate", "head")
    chatter = chatter.CHATTER
    remarks = REMARKS
    ending = how_it_ended
    heading = prompts.heading
    prompt = prompts.prompt
    tell = words.tell
    explain = explained.explain
    tip = staticmethod(explained.tip)
    sheet = sheets.sheet
    banner = sheets.banner
    token = staticmethod(pictures.token)
    foresee = foresight.foresee
    reasons = reasons
    sure = staticmethod(foresight.sure)

    def layout(self, view: CatQuestView, legal: Legal, size: Size) -> Layout:
        spots = measures_of(view, size, self.text, self.folded, self.past)
        return places(self.seats, view, legal, spots, self.past)

    def preview(self, view: CatQuestView, action: Action, size: Size) -> tuple[Piece, ...]:
        """The route of a flight and its price."""
        if action.verb != model.MOVE or action.what == view.ships[view.turn]:
            return ()
        return route(view, action.what, measures_of(view, size, self.text, self.folded))

    def before(self, view: CatQuestView, turn: int | None, viewer: int) -> tuple[int, ...]:
        """Seats that act before the viewer; the order reverses every round (CQ-2.4)."""
        if turn is None or turn != view.turn:  # somebody answers an offer
            return () if turn is None else (turn,)
        places = (divmod(view.place + step, view.seats) for step in range(2 * view.seats))
        seats = (
            model.seat_in_turn(view.first, view.seats, view.clockwise, view.round + more, at) for more, at in places
        )
        return tuple(takewhile(lambda seat: seat != viewer, seats))

    def unfinished(self, view: CatQuestView) -> bool:
        """An offer being put together can be undone cat by cat."""
        return view.phase == model.OFFERING and view.seat == view.turn

    def takes_back(self, view: CatQuestView, key: str, last: Action) -> bool:
        """A click on the cat added last takes it back."""
        return last.verb in (model.GIVE, model.ASK) and self.gesture(view, last).lift == key

    def gesture(self, view: CatQuestView, action: Action) -> Gesture:
        seat, at, pad = view.turn, f"dog:{view.at}", f"pad:{view.at}"
        match action:
            case (model.MOVE, space) if space == view.ships[seat]:
                return Gesture("stay", ("stay",), _("Stay here"), quiet=True)
            case (model.MOVE, space):
                home = model.home_on(view.planets, space)
                planet = home != NOBODY
                text = _("Fly to {space}") if planet else _("Fly, and stop {space}")
                text = text.format(space=place_words(space, view.planets))
                landing = (f"home:{home}", f"cost:{home}") if planet else (f"space:{space}",)
                rivals = tuple(f"ship:{other}" for other, there in enumerate(view.ships) if there == space)
                return Gesture(f"ship:{seat}", (*landing, *rivals), text, ("ship", seat), traced=True)
            case (model.QUAKE, dice):
                return _quake(view, dice)
            case (model.ANSWER, cat):
                return _with_cat(seat, cat, _("Send {cat} ({element})"), at, pad)
            case (model.GIVE, cat):
                return _with_cat(seat, cat, _("Offer {cat}"), cat_key(seat, cat), "give")
            case (model.ASK, cat):
                return _with_cat(view.partner, cat, _("Ask for {cat}"), cat_key(view.partner, cat), "ask")
            case model.PEEK:
                place = model.unknown_place(view.row_seen)
                text = _("Look at Dog {place} in secret", place=place + 1)
                return _with_cat(seat, content.LEVITATOR, text, f"dog:{place}")
            case model.BURN:
                return _with_cat(seat, content.INCINERATOR, _("Burn the next Dog before it is turned up"), at)
            case model.GAMBLE:
                return _with_cat(seat, content.GAMBLER, _("Gamble with {cat}"), at, pad)
            case model.FACE:
                return Gesture(at, (at,), _("Turn the next Dog up"))
            case model.RECRUIT:
                here = content.CAT_NAMES[model.home_on(view.planets, view.ships[seat])]
                return Gesture("recruit", ("recruit", "crew"), _("Recruit {cat}", cat=here))
            case model.TO_BATTLE:
                vain = not effects.enough(view, seat) and not counts(view)
                return Gesture(str(action), (str(action),), prompts.BUTTONS[action][-1], quiet=vain)
            case (model.TRADE, other):
                text = _("Trade with {name}", name=self.names[other])
                return Gesture(str(action), (str(action), f"ship:{other}"), text, aside=True)
        return Gesture(str(action), (str(action),), prompts.BUTTONS[action][-1], ends=action == model.END)

    def wishes(self, view: CatQuestView) -> Iterable[Wish]:
        ship, partners = f"ship:{view.seat}", () if view.phase in model.PARLEY else trade.partners(view)
        others = tuple(f"{kind}:{seat}" for seat in partners for kind in ("ship", "plate", "head"))
        for seat, space in enumerate(view.ships):
            yield Wish(f"ship:{seat}", (), model.MOVES[space] if seat == view.seat else model.TRADES[seat])
            yield Wish(f"plate:{seat}", (), model.TRADES[seat])
            for cat in content.cats_of(view.crews[seat]):
                if seat == view.seat and others:
                    yield Wish(cat_key(seat, cat), others, model.GIVES[cat])
                yield Wish(cat_key(seat, cat), (), self._wish_for_cat(view, seat, cat))
        for space in range(SPACES):
            yield Wish(ship, (f"space:{space}",), model.MOVES[space])
            yield Wish(f"space:{space}", (), model.MOVES[space])
        for home, space in enumerate(view.planets):
            yield Wish(ship, (f"home:{home}", f"cost:{home}"), model.MOVES[space])
            for kind in ("home", "name"):
                yield Wish(f"{kind}:{home}", (), model.MOVES[space])
        for place in range(len(view.row)):
            yield Wish(f"dog:{place}", (), model.FACE if view.phase in model.BATTLE else model.TO_BATTLE)
        for die in (0, 1):
            yield Wish(f"die:{die}", (), model.ROLL)

    def _wish_for_cat(self, view: CatQuestView, seat: int, cat: int) -> Action:
        if view.phase == model.OFFERING:
            return model.GIVES[cat] if seat == view.turn else model.ASKS[cat]
        if seat != view.seat:
            return model.TRADES[seat]
        abilities = {content.SHAKER: model.QUAKE_BOTH, content.LEVITATOR: model.PEEK}
        if view.phase in (model.READY, model.FACING):
            abilities = {content.INCINERATOR: model.BURN} if view.phase == model.READY else {}
        return abilities.get(cat, model.ANSWERS[cat])

    def beat(self, view: CatQuestView, event: Event) -> Beat:
        beat, staged = self._beat(view, event), moment(view, event, self.names)
        return beat._replace(moment=staged, captions=()) if staged else beat

    def _beat(self, view: CatQuestView, event: Event) -> Beat:
        match event:
            case events.Move(start=start, end=end):
                return Beat(0.35 + HOP_SECONDS * len(path(start, end)), "slide")
            case events.Accept(seat=seat):
                return _shown(1.3, "purr", f"ship:{seat}", words.accepted(view, self.seats))
            case events.Decline(seat=seat):
                return _shown(1.3, "meow-3", f"ship:{seat}", words.declined(event, self.seats))
            case events.Lose(score=score):
                text = counted("Lost: {count} Dog beaten", "Lost: {count} Dogs beaten", score)
                return _shown(1.4, "defeat", f"dog:{view.at}", text)
        beat, facts, named = BEATS.get(type(event), Beat()), event.facts(), words.facts_named(event)
        captions = tuple((key.format(at=view.at, **facts), text.format(**named)) for key, text in beat.captions)
        return beat._replace(captions=captions, bursts=tuple(key.format(**facts) for key in beat.bursts))

    def holds(self, view: CatQuestView) -> tuple[Held, ...]:
        """Dogs only this seat has looked at."""
        if view.seat is None:  # they lie open in their row
            return ()
        known = [dog != HIDDEN and seen != model.EVERYBODY for dog, seen in zip(view.row, view.row_seen, strict=True)]
        return (Held(tuple(pictures.dog_card(view, place) for place, secret in enumerate(known) if secret), _("Dogs")),)

    def divides(self, event: Event) -> bool:
        return isinstance(event, events.Turn | events.Orbit)

    def seat_at(self, view: CatQuestView, key: str) -> int | None:
        return view.seat if key == "own" else super().seat_at(view, key)

    def reason(self, outcome: Outcome) -> str:
        return words.REASONS[outcome.reason]


def cat_key(seat: int, cat: int) -> str:
    return f"cat:{seat}:{cat}"


def _with_cat(seat: int, cat: int, text: str, *drops: str) -> Gesture:
    words = text.format(cat=content.CAT_NAMES[cat], element=content.ELEMENT_NAMES[content.CAT_ELEMENT[cat]])
    return Gesture(cat_key(seat, cat), drops, words, ("cat", cat, 0))


def _quake(view: CatQuestView, dice: int) -> Gesture:
    """Dropped on the dice: all three choices share the zones, so the table asks which."""
    lift, (black, white) = cat_key(view.turn, content.SHAKER), view.dice
    if view.phase == model.GAMBLED:
        return Gesture(lift, ("die:0",), _("Roll Plukitten's die again"), ("die", black, 0))
    text, picture = (
        (_("Roll the black die again"), ("die", black, 0)),
        (_("Roll the white die again"), ("die", white, 1)),
        (_("Roll both dice again"), ("dice", black, white)),
    )[dice - 1]
    return Gesture(lift, ("dice", "die:0", "die:1"), text, picture)


def _shown(seconds: float, sound: str, key: str, text: str, *bursts: str) -> Beat:
    return Beat(seconds, sound, bursts, ((key, text),))


BEATS: dict[type[Event], Beat] = {
    events.Roll: Beat(0.75, "dice"),
    events.Quake: _shown(0.9, "explosion", "die:0", content.ABILITY_NAMES[content.SHAKER]),
    events.Recruit: _shown(0.8, "meow-1", "home:{cat}", _("{cat} came aboard")),
    events.Peek: _shown(0.8, "flip", "dog:{place}", _("a secret look")),
    events.Orbit: Beat(0.7, "tick"),
    events.Offer: Beat(0.6, "token"),
    events.Last: _shown(1.0, "turn", "home:0", _("The last cat has been found: last round!")),
    events.Battle: Beat(0.9, "turn"),
    events.Reveal: Beat(0.8, "flip"),
    events.Burn: _shown(0.9, "explosion", "dog:{place}", content.ABILITY_NAMES[content.INCINERATOR], "dog:{place}"),
    events.Answer: Beat(0.45, "meow-2"),
    events.Gamble: _shown(0.9, "dice", "dog:{at}", _("{die}!")),
    events.Beat: Beat(0.7, "capture", ("dog:{place}",)),
    events.Wash: _shown(0.6, "slide", "dog:{place}", _("Washed away for good!")),
    events.Forfeit: _shown(1.0, "slide", "cat:{seat}:{cat}", _("{cat} goes home")),
    events.Free: Beat(1.6, "fanfare"),
    events.End: Beat(0.8, "turn"),
}
"""How most events are played; fields of the event fill the braces in keys and words."""
