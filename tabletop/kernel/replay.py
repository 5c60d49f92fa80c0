"""A saved match told again, decision by decision. Imports only the kernel."""

from collections.abc import Iterator

from tabletop.kernel.match import Match, Record


def retell(match: Match) -> Iterator[tuple[Match, Record]]:
    """Yield a growing copy of the match after each of its decisions, with the record of that decision."""
    told = Match(match.game, match.seats, match.options, match.seed)
    for record in match.history:
        told.repeat([(record.seat, record.action)])
        yield told, record
