"""What is said about a game of Cat Quest, and how what happens is played. Imports the model and the view."""

from collections.abc import Sequence

from tabletop.games.cat_quest.board import EARTH, HOME_NAMES, ORBIT, path, space_words
from tabletop.games.cat_quest.model import (
    ABILITY_NAMES,
    ABILITY_TEXTS,
    ANSWERING,
    BEATEN_BY,
    CAT_ELEMENT,
    CAT_NAMES,
    DOG_ELEMENT,
    DOG_NAMES,
    ELEMENT_NAMES,
    ELEMENTS,
    EVERYBODY,
    FACING,
    GAMBLE,
    GAMBLED,
    INCINERATOR,
    MOVED,
    OFFERING,
    PEEK,
    READY,
    RECRUIT,
    ROLLED,
    SHAKER,
    TO_BATTLE,
    CatQuestAction,
    Quake,
    Trade,
    Word,
    cats_of,
)
from tabletop.games.cat_quest.parts import dog_picture, world_key
from tabletop.games.cat_quest.rules import DOGS_WIN, EARTH_FREED
from tabletop.games.cat_quest.trade import UNEVEN, WEAKER
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.kernel.events import HIDDEN, Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import AI, Seat
from tabletop.ui.layout import Beat, Explanation
from tabletop.words import _, counted

HOP_SECONDS = 0.09


class Telling:
    """The seats give the names."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)

    def name(self, seat: int) -> str:
        return self.seats[seat].name if seat >= 0 else ""

    # -- how it is played ------------------------------------------------------------------------------

    def beat(self, view: CatQuestView, event: Event) -> Beat:
        seat = event.seat
        match event.kind:
            case "roll":
                return Beat(0.75, "dice")
            case "quake":
                return Beat(0.9, "explosion", captions=(("die:0", ABILITY_NAMES[SHAKER]),))
            case "gamble":
                return Beat(
                    0.9, "dice", captions=((f"dog:{view.at}", _("{die}!").format(die=event.detail[0])),)
                )
            case "move":
                hops = len(path(event.detail[0], event.detail[1]))
                return Beat(0.35 + HOP_SECONDS * hops, "slide")
            case "recruit":
                words = _("{cat} came aboard").format(cat=CAT_NAMES[event.pieces[0]])
                return Beat(0.8, "meow-1", captions=((world_key(event.pieces[0]), words),))
            case "peek":
                return Beat(0.8, "flip", captions=((f"dog:{event.detail[0]}", _("a secret look")),))
            case "orbit":
                return Beat(0.7, "tick")
            case "offer":
                return Beat(0.6, "token")
            case "accept":
                return Beat(0.9, "purr", captions=(("title", _("Agreed!")),))
            case "decline":
                return Beat(1.3, "meow-3", captions=(("title", self._no(event)),))
            case "last":
                return Beat(1.0, "turn", captions=(("sun", _("The last cat has been found: last round!")),))
        return self._battle_beat(view, event, seat)

    def _battle_beat(self, view: CatQuestView, event: Event, seat: int) -> Beat:
        match event.kind:
            case "battle":
                return Beat(0.9, "turn")
            case "reveal":
                return Beat(0.8, "flip")
            case "burn":
                dog = f"dog:{event.detail[0]}"
                return Beat(0.9, "explosion", (dog,), ((dog, ABILITY_NAMES[INCINERATOR]),))
            case "answer":
                return Beat(0.45, "meow-2")
            case "beat":
                dog = f"dog:{event.detail[0]}"
                return Beat(0.7, "capture", (dog,))
            case "wash":
                dog = f"dog:{event.detail[0]}"
                return Beat(0.6, "slide", captions=((dog, _("Washed away for good!")),))
            case "lose":
                words = counted("Lost: {count} Dog beaten", "Lost: {count} Dogs beaten", event.detail[0])
                return Beat(1.4, "defeat", captions=((f"dog:{view.at}", words),))
            case "forfeit":
                words = _("{cat} goes home").format(cat=CAT_NAMES[event.pieces[0]])
                return Beat(1.0, "slide", captions=((f"cat:{seat}:{event.pieces[0]}", words),))
            case "free":
                return Beat(1.6, "fanfare")
        return Beat()

    # -- the log ---------------------------------------------------------------------------------------

    def tell(self, event: Event) -> str:
        name, detail = self.name(event.seat), event.detail
        match event.kind:
            case "roll":
                return _("{name} rolled {black} and {white}.").format(
                    name=name, black=detail[0], white=detail[1]
                )
            case "quake":
                if not detail[1]:
                    return _("Earthquake: {name} rolled {die} instead.").format(name=name, die=detail[0])
                return _("Earthquake: {name} rolled again and got {black} and {white}.").format(
                    name=name, black=detail[0], white=detail[1]
                )
            case "move":
                if detail[0] == detail[1]:
                    return _("{name} stayed.").format(name=name)
                return _("{name} flew to {space} for {cost}.").format(
                    name=name, space=space_words(detail[1]), cost=detail[2]
                )
            case "recruit":
                return _("{name} recruited {cat}.").format(name=name, cat=CAT_NAMES[event.pieces[0]])
            case "peek":
                return self._tell_peek(name, event)
            case "orbit":
                return _("Round {round}: the planets moved on.").format(round=detail[0])
            case "last":
                return _("{name} recruited the last alien cat: this is the last round.").format(name=name)
            case "end":
                return _("The game is over.")
        return self._tell_trade(name, event) or self._tell_battle(name, event)

    def _tell_peek(self, name: str, event: Event) -> str:
        place = event.detail[0] + 1
        if event.pieces[0] == HIDDEN:
            return _("{name} looked at Dog {place} in secret.").format(name=name, place=place)
        dog = DOG_NAMES[DOG_ELEMENT[event.pieces[0]]]
        return _("{name} looked at Dog {place}: {dog}.").format(name=name, place=place, dog=dog)

    def _tell_trade(self, name: str, event: Event) -> str:
        detail = event.detail
        match event.kind:
            case "offer":
                return _("{name} offered {other} {given} for {asked}.").format(
                    name=name, other=self.name(detail[0]), given=_cats(detail[1]), asked=_cats(detail[2])
                )
            case "withdraw":
                return _("{name} thought better of a trade.").format(name=name)
            case "accept":
                return _("{name} accepted.").format(name=name)
            case "decline":
                return _("{name} declined: {why}").format(name=name, why=self._no(event))
        return ""

    def _no(self, event: Event) -> str:
        """Why an offer was declined: an AI says what it saw, a person need not."""
        if self.seats[event.seat].kind != AI:
            return _("No, thank you.")
        return {
            WEAKER: _("“I could beat fewer kinds of Dogs then.”"),
            UNEVEN: _("“That helps you more than me.”"),
        }.get(event.detail[1], _("“I am happy with my crew.”"))

    def _tell_battle(self, name: str, event: Event) -> str:
        dog = DOG_NAMES[DOG_ELEMENT[event.pieces[0]]] if event.pieces else ""
        match event.kind:
            case "battle":
                return _("{name} went to battle for the Earth.").format(name=name)
            case "reveal":
                return _("{dog} turned up.").format(dog=dog)
            case "burn":
                if dog:
                    return _("Incinerate: {name} burnt the {dog}.").format(name=name, dog=dog)
                return _("Incinerate: {name} burnt a Dog unseen.").format(name=name)
            case "answer":
                return _("{name} sent {cat}.").format(name=name, cat=CAT_NAMES[event.pieces[0]])
            case "gamble":
                return _("Plukitten rolled {die}.").format(die=event.detail[0])
            case "beat":
                cat = CAT_NAMES[event.detail[1]]
                return _("{cat} beat the {dog}.").format(cat=cat, dog=dog)
            case "wash":
                return _("Tsunami: the {dog} was washed out of the game.").format(dog=dog)
            case "lose":
                return _("{name} lost the battle with a score of {score}.").format(
                    name=name, score=event.detail[0]
                )
            case "forfeit":
                return _("{cat} went back to its home.").format(cat=CAT_NAMES[event.pieces[0]])
            case "free":
                return _("{name} beat the last Dog: the Earth is free!").format(name=name)
        return ""

    # -- the panel -------------------------------------------------------------------------------------

    def heading(self, view: CatQuestView) -> str:
        words = _("Round {round} of at most {limit}")
        if view.ending:
            words = _("Round {round} of at most {limit} · last round!")
        return words.format(round=view.round, limit=view.limit)

    def prompt(self, view: CatQuestView, legal: Sequence[CatQuestAction]) -> str:
        shake = any(isinstance(action, Quake) for action in legal)
        match view.phase:
            case p if p == ROLLED:
                words = _("Drag your ship, or click a space: every price is shown.")
                return words + " " + _("Or drag Caturn onto the dice to roll again.") if shake else words
            case p if p == OFFERING:
                return _("Click the cats to give and the cats to get, then offer it.")
            case p if p == ANSWERING:
                return _("A trade is offered to you: accept or decline.")
            case p if p == READY:
                return _("Turn the next Dog up, or burn it with Jupersian first.")
            case p if p == FACING:
                dog = DOG_NAMES[DOG_ELEMENT[view.row[view.at]]]
                if GAMBLE in legal and len(legal) == 2:
                    return _("{dog}! Gamble with Plukitten, or give up.").format(dog=dog)
                return _("{dog}! Drag a cat onto it.").format(dog=dog)
            case p if p == GAMBLED:
                return _("Keep Plukitten's roll, or drag Caturn onto the die.")
        return self._turn_prompt(view, legal)

    def _turn_prompt(self, view: CatQuestView, legal: Sequence[CatQuestAction]) -> str:
        """Before the roll or after the flight: everything that may be done, and nothing else."""
        words = []
        if view.phase != MOVED:
            words.append(_("Roll the dice."))
        if TO_BATTLE in legal:
            words.append(_("Or go to battle."))
        if RECRUIT in legal:
            words.append(_("A cat would like to join you."))
        if PEEK in legal:
            words.append(_("Drag Purrinus onto a Dog for a secret look."))
        if any(isinstance(action, Trade) for action in legal):
            words.append(_("You may offer a trade."))
        if view.phase == MOVED:
            words.append(_("Or end your turn."))
        return " ".join(words)

    def button(self, action: CatQuestAction) -> str:
        assert isinstance(action, Word)
        return {
            "battle": _("Go to battle"),
            "roll": _("Roll the dice"),
            "end": _("End the turn"),
            "offer": _("Make the offer"),
            "cancel": _("Withdraw"),
            "accept": _("Accept"),
            "decline": _("Decline"),
            "concede": _("Give up"),
            "keep": _("Keep the roll"),
        }[action.word]

    # -- a closer look ---------------------------------------------------------------------------------

    def explain_cat(self, cat: int) -> Explanation:
        element = CAT_ELEMENT[cat]
        one, other = (ELEMENT_NAMES[dog] for dog in range(ELEMENTS) if element in BEATEN_BY[dog])
        text = _("Lives on {home}. Element: {element}. Beats {one} and {other} Dogs.").format(
            home=HOME_NAMES[cat], element=ELEMENT_NAMES[element], one=one, other=other
        )
        rule = "CQ-3.1"
        if cat in ABILITY_NAMES:
            text += "\n\n" + _("{ability}: {text}").format(
                ability=ABILITY_NAMES[cat], text=ABILITY_TEXTS[cat]
            )
            rule = f"CQ-7.{cat - 4}"
        return Explanation(CAT_NAMES[cat], text, (("cat", cat, 0),), rule, (200, 260))

    def explain_dog(self, view: CatQuestView, place: int) -> Explanation:
        title, dog, rule = _("Dog {place} of {count}"), "", "CQ-6.1"
        text = _("Nobody has turned it up yet, or only others have looked at it.")
        if view.row[place] != HIDDEN:
            element = DOG_ELEMENT[view.row[place]]
            title, dog, rule = _("Dog {place} of {count}: {dog}"), DOG_NAMES[element], "CQ-3.2"
            one, other = (ELEMENT_NAMES[cat] for cat in sorted(BEATEN_BY[element]))
            text = _("{one} and {other} cats beat it.").format(one=one, other=other)
            if view.row_seen[place] != EVERYBODY:
                text += "\n\n" + _("Only those who looked know it. Nobody else does.")
        title = title.format(place=place + 1, count=len(view.row), dog=dog)
        return Explanation(title, text, (dog_picture(view, place),), rule, (200, 260))

    def explain_home(self, view: CatQuestView, home: int) -> Explanation:
        text = counted("{count} cat waits here:", "{count} cats wait here:", view.homes[home])
        text += " " + CAT_NAMES[home] + ", " + ELEMENT_NAMES[CAT_ELEMENT[home]] + "."
        if home == EARTH:
            text += "\n\n" + _("The Dogs hold the Earth. Begin a turn here to go to battle.")
        elif home:
            text += "\n\n" + _("The dashed ring shows where it will be next round.")
        title = HOME_NAMES[home][0].upper() + HOME_NAMES[home][1:]
        return Explanation(title, text, (("cat", home, 0),), "CQ-4.4", (200, 260))

    def explain_ship(self, view: CatQuestView, seat: int) -> Explanation:
        crew = _cats(view.crews[seat]) if view.crews[seat] else _("nobody")
        text = _("On {space}. Crew: {cats}.").format(space=space_words(view.ships[seat]), cats=crew)
        if ORBIT[view.ships[seat]] > 4:
            text += "\n\n" + _("Out here a step to the next orbit costs 2.")
        title = _("The ship of {name}").format(name=self.name(seat))
        return Explanation(title, text, (("ship", seat),), "CQ-1.3", (100, 130))

    def reason(self, outcome: Outcome) -> str:
        if outcome.reason == EARTH_FREED:
            return _("The last Dog was beaten and the Earth is free.")
        if outcome.reason == DOGS_WIN:
            return _("Nobody ever beat a Dog: the Dogs keep the Earth.")
        return _("Time is up; the best single battle wins, of equal ones the earliest.")


def _cats(crew: int) -> str:
    """The names of a set of at least one cat, as a sentence lists them."""
    *names, last = (CAT_NAMES[cat] for cat in cats_of(crew))
    return _("{cats} and {last}").format(cats=", ".join(names), last=last) if names else last
