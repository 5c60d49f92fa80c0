"""Which picture stands for a cat or a Dog; `table/paint` paints it."""

from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.view import CatQuestView, ability_of
from tabletop.kernel.events import HIDDEN
from tabletop.ui.stage.layout import Picture


def cat_picture(view: CatQuestView, seat: int, cat: int, kind: str = "cat") -> Picture:
    """A cat of a crew, as a card, "tucked" under another or only its "face"."""
    return (kind, cat, ability_of(view, seat, cat))


def dog_picture(view: CatQuestView, place: int) -> Picture:
    """The Dog in a place as the viewer knows it; one only the viewer has seen is marked as a secret.

    Those that were beaten in this battle look like it.
    """
    dog = view.row[place]
    if dog == HIDDEN:
        return ("dog-back", view.row_seen[place])
    won = view.phase == model.OVER and view.winner != model.NOBODY
    if won or (view.phase in model.BATTLE and place < view.at):
        return ("dog-beaten", content.DOG_ELEMENT[dog])
    return ("dog", content.DOG_ELEMENT[dog], view.row_seen[place] != model.EVERYBODY)


def dog_card(view: CatQuestView, place: int) -> Picture:
    """The same as a card, for a closer look."""
    kind, *facts = dog_picture(view, place)
    if kind == "dog-beaten":
        return ("dog-card", *facts, False)
    return (f"{kind}-card", *facts)
