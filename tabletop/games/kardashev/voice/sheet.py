"""The sheet of a seat of Kardashev, and the roles on offer."""

from collections.abc import Sequence

from tabletop.base.words import _, counted, whom
from tabletop.games.kardashev.advice.effects import harvest_of
from tabletop.games.kardashev.rules import content
from tabletop.games.kardashev.rules.board import name_of, spaces
from tabletop.games.kardashev.rules.content import COLONY_POINTS, FEW_COLONIES, HIGHEST, PIECES
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.voice.explain import USES
from tabletop.games.kardashev.voice.pictures import role_art, symbol, technology_art, tile_picture
from tabletop.games.kardashev.voice.words import tile_words
from tabletop.kernel.events import NOBODY
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Offer, Part, Row, Sheet

WARNED = 3
"""With so many colonies left before the end, or fewer, a sheet warns of it."""
SOURCES = (_("Colonies"), _("Fleets"), _("Technologies"))


def sheet(table: Seating, view: KardashevView, seat: int) -> Sheet:
    role = view.roles[seat]
    about = content.ROLE_NAMES[role] if role != NOBODY else ""
    if view.out >> seat & 1:
        about = _("{role}, out", role=about)
    pieces = _pieces(view, seat, "colony"), _pieces(view, seat, "fleet")
    parts = [_resources(view, seat), *pieces, _technologies(view, seat)]
    if role != NOBODY:
        row = Row(content.ROLE_NAMES[role], "", (role_art(role),), content.ROLE_TEXTS[role], (44, 48))
        parts.append(Part(_("Role"), (row,)))
    points = (str(view.score(seat)), _("points"))
    sources = tuple(zip(SOURCES, points_by_source(view, seat), strict=True))
    return Sheet(about, points, _standing(view, seat, table.names), sources, tuple(parts), _warning(view, seat))


def points_by_source(view: KardashevView, seat: int) -> tuple[int, int, int]:
    """What a seat's colonies, fleets and technologies score (KD-8.2)."""
    return (
        sum(COLONY_POINTS[view.colony_levels[space]] for space in spaces(view.colonies[seat])),
        PIECES - view.fleet_supply[seat],
        content.points(view.known[seat]),
    )


def _standing(view: KardashevView, seat: int, names: Sequence[str]) -> str:
    best = max((other for other in range(view.seats) if other != seat), key=view.score)
    lead = view.score(seat) - view.score(best)
    if lead > 0:
        return _("leads by {count}", count=lead)
    name = whom(names[best])
    return _("{count} behind {name}", count=-lead, name=name) if lead else _("level with {name}", name=name)


def _warning(view: KardashevView, seat: int) -> str:
    """How near the end this seat is (KD-8.1)."""
    if view.final:
        return _("Round {round} is the last.", round=view.last_round)
    more = view.colony_supply[seat] - FEW_COLONIES
    if not 0 <= more <= WARNED or view.out >> seat & 1:
        return ""
    if not more:
        return _("At the end of this turn the last round is called.")
    return counted(
        "1 colony from the end: then one more round.", "{count} colonies from the end: then one more round.", more
    )


def _resources(view: KardashevView, seat: int) -> Part:
    have = enumerate(view.stock(seat))
    rows = tuple(Row(content.KIND_NAMES[kind], str(count), (symbol(kind),)) for kind, count in have)
    return Part(_("Resources"), rows, _("a harvest gives {count}", count=harvest_of(view, seat)))


def _pieces(view: KardashevView, seat: int, kind: str) -> Part:
    """The colonies or fleets: for each level, the highest first, how many, what they score and where they are."""
    points: Sequence[int] = COLONY_POINTS
    title, levels, left = _("Colonies"), view.colony_levels, view.colony_supply[seat]
    where = {space: f"{name_of(space)} {tile_words(view.tiles[space])}" for space in spaces(view.colonies[seat])}
    if kind == "fleet":
        title, levels, left, points = _("Fleets"), view.fleet_levels, view.fleet_supply[seat], range(HIGHEST + 1)
        where = {space: name_of(space) for space in spaces(view.fleets[seat])}
    rows = []
    for level in range(HIGHEST, 0, -1):
        here = [words for space, words in where.items() if levels[space] == level]
        label = _("{count} of level {level}", count=len(here), level=level)
        if here:
            rows.append(Row(label, f"+{len(here) * points[level]}", ((kind, seat, level),), ", ".join(here)))
    supply = counted("{count} piece left", "{count} pieces left", left)
    return Part(title, tuple(rows) or (Row(_("none")),), supply)


def _technologies(view: KardashevView, seat: int) -> Part:
    known = sorted(spaces(view.known[seat]), key=lambda number: (-content.TECHNOLOGIES[number].level, number))
    rows = []
    for number in known:
        technology, lab = content.TECHNOLOGIES[number], " " + _("Laboratory.") if number in USES else ""
        rows.append(Row(technology.name, f"+{technology.level}", (technology_art(number),), technology.effect + lab))
    return Part(_("Technologies"), tuple(rows) or (Row(_("none yet")),))


def offers(option: str) -> list[Offer]:
    """The six roles: their starting tiles (KD-2.1), what they begin with and what they are good at."""
    found = []
    for role, name in enumerate(content.ROLE_NAMES if option == "roles" else ()):
        begins, _dot, does = content.ROLE_TEXTS[role].partition(". ")
        tiles = content.HOME_TILES[role], content.SECOND_TILES[role]
        home = _("Home {home}, beside it {second}.", home=tile_words(tiles[0]), second=tile_words(tiles[1]))
        start = tuple(map(tile_picture, tiles))
        offer = Offer(None, name, role_art(role), abilities=((None, "", does),), start=start)
        found.append(offer._replace(start_words=f"{home} {begins}."))
    return found
