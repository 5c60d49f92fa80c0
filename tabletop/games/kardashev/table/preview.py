"""What is drawn over the table before something is done: ways, bids, threats."""

from tabletop.games.kardashev.advice.effects import threats
from tabletop.games.kardashev.advice.notices import slides
from tabletop.games.kardashev.rules import moving
from tabletop.games.kardashev.rules.model import Action
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.table.measures import Measures
from tabletop.games.kardashev.table.slate import Slate
from tabletop.games.kardashev.voice import words
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Piece, Size


def preview(table: Seating, view: KardashevView, action: Action, size: Size) -> tuple[Piece, ...]:
    """The way a fleet would go, or the words of a bid while the coin is held over its number."""
    measures = Measures(size, view.seats, table.text, table.folded)
    if action.verb == "bid" and action.first > view.bid + 1 and slides(view):
        sign = ("sign", words.action_words(view, action))
        return (Piece("sign", sign, *Slate(view, (), table.seats, measures, False).bid_place),)
    if action.verb not in ("move", "depot"):
        return ()
    way, _jump = moving.path(view, view.turn, action.first, action.second)
    return tuple(measures.ring(f"way:{space}", space) for space in way[1:])


def overlay(table: Seating, view: KardashevView, size: Size) -> tuple[Piece, ...]:
    """Where the others could win an attack in their next turn, whatever they do before it, and the strengths."""
    measures, pieces = Measures(size, view.seats, table.text, table.folded), []
    for space, (offence, defence) in threats(view).items():
        x, y = measures.at(space)
        pieces.append(Piece(f"threat:{space}", ("reach", "attack"), x, y, *measures.hexagon, board=True))
        fill, edge = ("#5a1020", "bad") if offence > defence else ("#4a3410", "glow")
        chip = ("note", f"{offence} : {defence}", 15, fill, edge, "ink")
        pieces.append(Piece(f"odds:{space}", chip, x, y, 60, 24, board=True))
    return tuple(pieces)
