"""The result page: Dogs beaten and final crews."""

from tabletop.base.words import _, counted
from tabletop.games.cat_quest.rules import game
from tabletop.games.cat_quest.rules.content import cats_of
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.kernel.game import Outcome
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Ending


def how_it_ended(table: Seating, view: CatQuestView, outcome: Outcome) -> Ending:
    trophies = tuple(
        (("art", "victory/beaten-dog"),) * best + tuple(("art", f"cat-quest/head-{cat}") for cat in cats_of(crew))
        for best, crew in zip(outcome.scores, view.crews, strict=True)
    )
    parts = tuple((best,) for best in outcome.scores)
    told = Ending(_decided(table, outcome), (_("Dogs beaten in one battle"),), parts, trophies, _dogs)
    if outcome.reason != game.EARTH_FREED:
        return told
    name = table.names[outcome.winners[0]]
    lost, seen = _("{name} freed the Earth before you.", name=name), _("{name} freed the Earth!", name=name)
    return told._replace(by_points=False, won=_("You freed the Earth!"), lost=lost, seen=seen)


def _decided(table: Seating, outcome: Outcome) -> str:
    if not outcome.winners:
        return _("Not one Dog was beaten. They are still laughing.")
    winner = outcome.winners[0]
    name, most = table.names[winner], outcome.scores[winner]
    if outcome.reason == game.EARTH_FREED:
        return counted(
            "{name} beat the last Dog there was.",
            "{name} beat {count} Dogs in one battle: all there were.",
            most,
            name=name,
        )
    if outcome.scores.count(most) > 1:
        return counted(
            "{name} beat a Dog before anybody else did.",
            "{name} beat {count} Dogs in one battle, before anybody.",
            most,
            name=name,
        )
    return counted(
        "{name} beat a Dog, and nobody else did.",
        "{name} beat {count} Dogs in one battle; nobody beat more.",
        most,
        name=name,
    )


def _dogs(count: int) -> str:
    return counted("one Dog", "{count} Dogs", count)
