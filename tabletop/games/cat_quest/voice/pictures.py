"""Which picture stands for a cat or a Dog; `table/paint` paints it."""

from tabletop.games.cat_quest.rules import content, events, model
from tabletop.games.cat_quest.rules.board import ORBIT
from tabletop.games.cat_quest.rules.view import CatQuestView, ability_of
from tabletop.kernel.events import HIDDEN, NOBODY, Event
from tabletop.ui.stage.layout import Picture

ART = "cat-quest/"
"""Where the drawings of this game are."""
FREE, MINE, EMPTY, HOT = "free", "mine", "empty", "hot"
"""What the tag of a home says: a cat waits, you have that cat, nobody is there, it is pointed at."""


def cat_picture(view: CatQuestView, seat: int, cat: int, kind: str = "cat") -> Picture:
    """A cat of a crew, as a card, "tucked" under another or only its "face"."""
    return (kind, cat, ability_of(view, seat, cat))


def dog_picture(view: CatQuestView, place: int) -> Picture:
    """The Dog in a place as the viewer knows it: hidden, beaten in this battle, or marked if it is a secret."""
    dog = view.row[place]
    if dog == HIDDEN:
        return ("dog-back", view.row_seen[place])
    won = view.phase == model.OVER and view.winner != NOBODY
    if won or (view.phase in model.BATTLE and place < view.at):
        return ("dog-beaten", content.DOG_ELEMENT[dog])
    return ("dog", content.DOG_ELEMENT[dog], view.row_seen[place] != model.EVERYBODY)


def dog_card(view: CatQuestView, place: int) -> Picture:
    """The same as a card, for a closer look."""
    kind, *facts = dog_picture(view, place)
    return ("dog-card", *facts, False) if kind == "dog-beaten" else (f"{kind}-card", *facts)


TOKENS: dict[type[Event], Picture] = {
    events.Burn: ("face", content.INCINERATOR, 0),
    events.Battle: ("art", f"{ART}planet-{content.EARTH}"),
    events.Lose: ("art", f"{ART}doom"),
    events.Free: ("art", f"{ART}laurel"),
}


def token(event: Event) -> Picture | None:
    """The small picture beside what the log says of an event."""
    match event:
        case events.Quake(black=black) | events.Gamble(die=black):
            return ("die", black, 0)
        case events.Move(end=end, ahead=0):
            return ("art", f"{ART}planet-{ORBIT[end]}")
        case events.Recruit(cat=cat) | events.Answer(cat=cat) | events.Forfeit(cat=cat):
            return ("face", cat, 0)
        case events.Reveal(dog=dog) | events.Beat(dog=dog) | events.Wash(dog=dog) | events.Peek(dog=dog) if dog >= 0:
            return ("element", content.DOG_ELEMENT[dog])
    return TOKENS.get(type(event))
