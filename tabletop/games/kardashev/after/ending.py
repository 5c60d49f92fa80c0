"""How a game of Kardashev went: what colonies, fleets and technologies scored."""

from collections.abc import Sequence

from tabletop.base.words import _, counted, listed, whom
from tabletop.games.kardashev.rules.board import name_of, spaces
from tabletop.games.kardashev.rules.content import COLONY_POINTS, ROLE_NAMES
from tabletop.games.kardashev.rules.events import Battle
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.voice.pictures import piece_art, technology_art
from tabletop.games.kardashev.voice.sheet import SOURCES, points_by_source
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Ending, Picture

DECIDED = (
    _("{name} won it with colonies: {most} points against {less}."),
    _("{name} won it with fleets: {most} points against {less}."),
    _("{name} won it with technologies: {most} points against {less}."),
)
"""For a winner who was behind in nothing."""
COMPARED = (_("colonies ({most} to {less})"), _("fleets ({most} to {less})"), _("technologies ({most} to {less})"))


def how_it_ended(table: Seating, view: KardashevView, outcome: Outcome) -> Ending:
    seats = range(view.seats)
    parts = tuple(points_by_source(view, seat) for seat in seats)
    return Ending(_compared(table, outcome, parts), SOURCES, parts, tuple(_empire(view, seat) for seat in seats))


def decided(table: Seating, view: KardashevView, outcome: Outcome, happened: Sequence[Event]) -> str:
    """Where the winner was ahead; before it, if one decided the game, the colony that was taken."""
    compared, winner, second = how_it_ended(table, view, outcome).words, outcome.winners[0], _second(outcome)
    margin = outcome.scores[winner] - outcome.scores[second]
    taken = [
        ((2 if event.defender == second else 1) * COLONY_POINTS[event.taken], event)
        for event in happened
        if isinstance(event, Battle) and event.seat == winner and event.taken and view.owner(event.space) == winner
    ]
    swing, battle = max(taken, key=lambda one: one[0], default=(0, None))
    if battle is None or not 0 < margin <= swing:
        return compared
    facts = {"space": name_of(battle.space), "loser": whom(table.names[battle.defender]), "swing": swing}
    words = counted(
        "{name} won by 1 point, and taking {space} from {loser} made a difference of {swing}.",
        "{name} won by {count} points, and taking {space} from {loser} made a difference of {swing}.",
        margin,
        name=table.names[winner],
        **facts,
    )
    return f"{words} {compared}"


def _second(outcome: Outcome) -> int:
    """The best of those who lost."""
    others = (seat for seat in range(len(outcome.scores)) if seat != outcome.winners[0])
    return max(others, key=lambda seat: outcome.scores[seat])


def _compared(table: Seating, outcome: Outcome, parts: tuple[tuple[int, ...], ...]) -> str:
    """Where the winner was ahead of the next best, the furthest first, and where behind."""
    winner, second = outcome.winners[0], _second(outcome)
    name = table.names[winner]
    if outcome.scores[second] == outcome.scores[winner]:
        return _("{name} won the laser duel; points were level.", name=name)
    told = [{"most": most, "less": less} for most, less in zip(parts[winner], parts[second], strict=True)]
    leads = [one["most"] - one["less"] for one in told]
    order = sorted(range(len(SOURCES)), key=lambda place: -leads[place])
    ahead = [COMPARED[place].format(**told[place]) for place in order if leads[place] > 0]
    behind = [COMPARED[place].format(**told[place]) for place in order if leads[place] < 0]
    if not behind:
        return DECIDED[order[0]].format(name=name, **told[order[0]])
    words = _("{name} was ahead in {ahead}, behind in {behind}.")
    if name == _("You"):
        words = _("You were ahead in {ahead}, behind in {behind}.")
    return words.format(name=name, ahead=listed(ahead), behind=listed(behind))


def _empire(view: KardashevView, seat: int) -> tuple[Picture, ...]:
    """Colonies and fleets, the highest first, then what was invented."""
    colonies = (view.colony_levels[space] for space in spaces(view.colonies[seat]))
    fleets = (view.fleet_levels[space] for space in spaces(view.fleets[seat]))
    pieces = [piece_art("colony", seat, level) for level in sorted(colonies, reverse=True)]
    pieces += [piece_art("fleet", seat, level) for level in sorted(fleets, reverse=True)]
    return (*pieces, *map(technology_art, spaces(view.known[seat])))


def cast(table: Seating, view: KardashevView) -> str:
    """Everybody's role, once they have one."""
    told = zip(table.names, view.roles, strict=True)
    return ", ".join(_("{name}: {role}", name=name, role=ROLE_NAMES[role]) for name, role in told if role != NOBODY)


def standing(table: Seating, view: KardashevView) -> str:
    points = ", ".join(f"{name} {view.score(seat)}" for seat, name in enumerate(table.names))
    return _("Points: {points}", points=points)
