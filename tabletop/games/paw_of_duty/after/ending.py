"""The end of a match: what decided it, captured levels by type, the captured Kitties."""

from tabletop.base.words import _, listed
from tabletop.games.paw_of_duty.rules import model
from tabletop.games.paw_of_duty.rules.board import LINES, square_text
from tabletop.games.paw_of_duty.rules.content import LEVEL, TYPE_NAMES, TYPE_PAINTS
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.games.paw_of_duty.voice.words import kitty_words, levels_by_type, levels_words
from tabletop.kernel.game import Outcome
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Ending


def how_it_ended(table: Seating, view: PawView, outcome: Outcome) -> Ending:
    parts = tuple(tuple(levels_by_type(taken)) for taken in view.captured)
    names = tuple(_("{type} levels", type=name) for name in TYPE_NAMES)
    parade = tuple(
        tuple(("portrait", kitty) for kitty in sorted(taken, key=lambda kitty: -LEVEL[kitty]))
        for taken in view.captured
    )
    control = view.ended == model.CONTROL
    title = _("Captured on the way") if control else _("Levels captured")
    won = _("The line held: well done!") if control else ""
    lost = _("The line was not broken in time.") if control else ""
    seen = _("{name}'s line held.", name=table.names[outcome.winners[0]]) if control else ""
    decided = _decided(table, view, outcome)
    told = Ending(decided, names, parts, parade, levels_words, not control, _("levels"), won, title, lost, TYPE_PAINTS)
    return told._replace(seen=seen)


def _decided(table: Seating, view: PawView, outcome: Outcome) -> str:
    if view.ended == model.DRAWN:
        return _("There was nothing between the two.")
    winner = outcome.winners[0]
    name, most, less = table.names[winner], outcome.scores[winner], outcome.scores[1 - winner]
    if view.ended == model.CONTROL:
        return _("{kitties} stood until the end of turn {turn}.", kitties=_line(view, winner), turn=view.number)
    if view.ended == model.TIE_BREAK:
        return _("{name} had the stronger squad left; both captured {count}.", count=levels_words(most), name=name)
    return _("{name} captured {most}, against {less}.", name=name, most=levels_words(most), less=less)


def _line(view: PawView, seat: int) -> str:
    """The Kitties of the line that won, and where they stood."""
    number, *kitties = view.standing(seat)[0]
    stood = sorted((square_text(square), kitty) for square, kitty in zip(LINES[number], kitties, strict=True))
    return listed([_("{kitty} on {square}", kitty=kitty_words(kitty), square=square) for square, kitty in stood])
