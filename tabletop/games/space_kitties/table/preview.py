"""Rings over the table while a card or ability is pointed at."""

from collections.abc import Iterator, Mapping

from tabletop.games.space_kitties.advice.effects import opened
from tabletop.games.space_kitties.rules.model import NEW, PLAY, Action
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.table.paint.place import MARK_OUT
from tabletop.games.space_kitties.voice.words import piece_key
from tabletop.ui.stage.layout import Piece


def preview(view: SpaceKittiesView, action: Action, lying: Mapping[str, Piece]) -> Iterator[Piece]:
    """Where a card would go, and which cards would fit then: the quest good, other own ones then, others' bad."""
    quest = view.quest_tops[view.seat or 0]
    tones = {
        piece_key(card): "good" if card == quest else "then" if own else "bad" for card, own in opened(view, action)
    }
    if action.kind == PLAY:
        tones["pile:new" if action.target == NEW else f"pile:{action.target}"] = ""
    for key, tone in tones.items():
        if key in lying:
            piece, out = lying[key], 2 * MARK_OUT if tone else 0  # the sign stands outside and hides no number
            ring = piece._replace(key=f"mark:{key}", picture=("mark", tone))
            yield ring._replace(width=piece.width + out, height=piece.height + out)
