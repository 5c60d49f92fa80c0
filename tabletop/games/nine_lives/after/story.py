"""What is worth jumping to and telling in a match of Nine Lives."""

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from tabletop.base.words import _, listed, whom
from tabletop.games.nine_lives.rules import events
from tabletop.games.nine_lives.rules.content import SUIT_NAMES
from tabletop.games.nine_lives.voice.words import card_words
from tabletop.kernel.events import Event
from tabletop.kernel.story import Gist, Kind, Story


class NineLivesStory(Story):
    unit, first, beginning = _("Round {number}"), 1, _("Round {number}", number=1)
    counter = "round"
    kinds: ClassVar = {
        "explosion": Kind(_("Explosion"), _("Explosions"), "burst"),
        "power": Kind(_("Power"), _("Powers"), "bolt"),
        "life": Kind(_("Life played"), _("Lives played"), "paw"),
    }

    def mark(self, event: Event) -> str:
        match event:
            case events.Exploded():
                return "explosion"
            case events.Acted():
                return "power"
            case events.Laid(life=True):
                return "life"
        return ""

    def counts(self, event: Event) -> int:
        return event.round if isinstance(event, events.Began) else 0

    def gist(self, happened: Sequence[Event], tell: Callable[[Event], str], names: Sequence[str]) -> Iterator[Gist]:
        """Who won the round, whom it cost a life, and who is none the better for one that was played."""
        for place, event in enumerate(happened):
            match event:
                case events.Won(seat=seat, card=card):
                    kept = any(isinstance(one, events.Returned) and one.where == events.TO_DECK for one in happened)
                    words = _("{name} won the round with {card}.")
                    words = _("{name} won the round with {card}, a life, and kept it.") if kept else words
                    words = words.format(name=names[seat], card=card_words(card))
                    yield Gist(place, 2, words, good=(seat,) if kept else ())
                case events.Ended():
                    yield Gist(place, 1, _("That was the end of the game."))
        yield from _burst(happened, names)
        back = [(place, event) for place, event in enumerate(happened) if isinstance(event, events.Returned)]
        spent = [(place, event.seat) for place, event in back if event.where != events.TO_DECK]
        if spent:
            words = _("{names} played a life that did not win: it is lost.")
            if len(spent) > 1:
                words = _("{names} each played a life that did not win: it is lost.")
            losers = tuple(seat for _place, seat in spent)
            who = sorted((names[seat] for seat in losers), key=lambda name: name != _("You"))
            yield Gist(spent[0][0], 3, words.format(names=listed(who)), bad=losers)


def _burst(happened: Sequence[Event], names: Sequence[str]) -> Iterator[Gist]:
    """What exploded, and whom that cost a life."""
    bursts = [(place, event) for place, event in enumerate(happened) if isinstance(event, events.Exploded)]
    lost = tuple(event.seat for event in happened if isinstance(event, events.Lost))
    losers = [whom(names[seat]) for seat in lost]
    if not bursts:
        return
    suits = listed([_("{suit} burst at {total}", suit=SUIT_NAMES[one.suit], total=one.total) for _at, one in bursts])
    words = _("{suits}: nobody lost a life.", suits=suits)
    if losers and len(losers) == len(names):
        words, lost = _("{suits}: everybody lost a life.", suits=suits), ()
    elif losers:
        words = _("{suits}: {names} lost a life.", suits=suits, names=listed(losers))
        if len(losers) > 1:
            words = _("{suits}: {names} lost a life each.", suits=suits, names=listed(losers))
    yield Gist(bursts[0][0], 4, words, bad=lost)
