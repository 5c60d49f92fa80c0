"""Statistics over matches: cats recruited, Dogs beaten, battles, trades, flights."""

from collections.abc import Iterator

from tabletop.base.words import _
from tabletop.games.cat_quest.rules import content, events
from tabletop.games.cat_quest.rules.model import CatQuestState
from tabletop.kernel.events import Event
from tabletop.kernel.facts import Fact

KINDS = {"cat": _("Cats recruited"), "dog": _("Dogs beaten")}
CATS = (
    *("solcat", "merkitty", "venyu", "earth-cat", "marsiamese"),
    *("jupersian", "caturn", "purrinus", "neptabby", "plukitten"),
)
COUNTED = {events.Battle: "battles", events.Accept: "trades", events.Move: "flights"}
DOGS = ("metal", "water", "earth", "fire", "air")


def facts(state: CatQuestState, happened: Iterator[Event]) -> Iterator[Fact]:
    for event in happened:
        match event:
            case events.Recruit(seat=seat, cat=cat):
                yield Fact(seat, "cat", CATS[cat])
            case events.Beat(seat=seat, dog=dog):
                yield Fact(seat, "dog", DOGS[content.DOG_ELEMENT[dog]])
            case _ if type(event) in COUNTED:
                yield Fact(event.seat, "count", COUNTED[type(event)])


def told(kind: str, name: str) -> str:
    return content.CAT_NAMES[CATS.index(name)] if kind == "cat" else content.DOG_NAMES[DOGS.index(name)]


def picture(kind: str, name: str) -> str:
    return f"cat-quest/head-{CATS.index(name)}" if kind == "cat" else f"cat-quest/doom-{DOGS.index(name)}"
