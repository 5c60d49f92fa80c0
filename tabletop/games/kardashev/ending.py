"""How a game of Kardashev went: what colonies, fleets and technologies scored. Imports this game and the ui."""

from tabletop.games.kardashev import technologies as tech
from tabletop.games.kardashev.board import spaces
from tabletop.games.kardashev.model import COLONY_POINTS, PIECES
from tabletop.games.kardashev.view import KardashevView
from tabletop.kernel.game import Outcome
from tabletop.ui.controller import Controller
from tabletop.ui.layout import Ending, Picture
from tabletop.words import _

SOURCES = (_("Colonies"), _("Fleets"), _("Technologies"))
DECIDED = (
    _("{name} won it with colonies: {most} points against {less}."),
    _("{name} won it with fleets: {most} points against {less}."),
    _("{name} won it with technologies: {most} points against {less}."),
)


def points_by_source(view: KardashevView, seat: int) -> tuple[int, int, int]:
    """What a seat's colonies, fleets and technologies score (KD-8.2)."""
    return (
        sum(COLONY_POINTS[view.colony_levels[space]] for space in spaces(view.colonies[seat])),
        PIECES - view.fleet_supply[seat],
        tech.points(view.known[seat]),
    )


def how_it_ended(table: Controller, view: KardashevView, outcome: Outcome) -> Ending:
    seats = range(view.seats)
    parts = tuple(points_by_source(view, seat) for seat in seats)
    return Ending(_decided(table, outcome, parts), SOURCES, parts, tuple(_empire(view, seat) for seat in seats))


def _decided(table: Controller, outcome: Outcome, parts: tuple[tuple[int, ...], ...]) -> str:
    """Where the winner was furthest ahead of the next best."""
    winner, scores = outcome.winners[0], outcome.scores
    second = max((seat for seat in range(len(scores)) if seat != winner), key=lambda seat: scores[seat])
    name = table.names[winner]
    if scores[second] == scores[winner]:
        return _("{name} won the laser duel; points were level.", name=name)
    leads = [mine - theirs for mine, theirs in zip(parts[winner], parts[second], strict=True)]
    best = leads.index(max(leads))
    return DECIDED[best].format(name=name, most=parts[winner][best], less=parts[second][best])


def _empire(view: KardashevView, seat: int) -> tuple[Picture, ...]:
    """Colonies and fleets, the highest first, then what was invented."""
    colonies = sorted((view.colony_levels[space] for space in spaces(view.colonies[seat])), reverse=True)
    fleets = sorted((view.fleet_levels[space] for space in spaces(view.fleets[seat])), reverse=True)
    invented = [tech.TEXTS[number] for number in spaces(view.known[seat])]
    return (
        *(("art", f"kardashev/colony-{seat}-{level}") for level in colonies),
        *(("art", f"kardashev/fleet-{seat}-{level}") for level in fleets),
        *(("art", f"kardashev/tech-{name}") for name in invented),
    )
