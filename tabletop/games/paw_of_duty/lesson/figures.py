"""The pictures of Paw of Duty's rulebook."""

from tabletop.base.words import _
from tabletop.games.paw_of_duty.lesson import positions
from tabletop.games.paw_of_duty.lesson.positions import KITTY, Position, keys, street
from tabletop.games.paw_of_duty.rules.model import PawState
from tabletop.games.paw_of_duty.rules.turn import lines_of
from tabletop.kernel.figure import Figure
from tabletop.kernel.rng import Rng

SEATS = (_("You"), "Mimi")
CARDS = "stalk pounce hiss catnip"
FACING = street("H1@b4E T2@c3E", "P2@d3N", CARDS, placed="T2", tactics=3)
CLAWED = street("H2@c3E P1@b2N", "H3@d3N", CARDS, placed="P1", tactics=3)
TOKENS = street("T3@a3E2 H2@a4E P2@c3N", "P1@c4E H3@b2E T2@d2W", CARDS, placed="P2", tactics=1)
MORTAR = street("T2@c2N", "P1@c3E H3@c4W", "hairball-mortar hiss catnip pounce", placed="T2", tactics=3)


def hurt(position: Position, name: str, damage: int) -> Position:
    """The same after somebody has taken so much damage this turn."""

    def after(rng: Rng) -> PawState:
        s = position(rng)
        s.damage[KITTY[name]] = damage
        return s

    return after


def lined_up(rng: Rng) -> PawState:
    s = street("T3@b2N P3@c3N T4@d4W", "H2@b3S T2@d2N", CARDS, placed="T4", tactics=1)(rng)
    s.claims[0] = lines_of(s, 0)
    return s


FIGURES = {
    "city": Figure(positions.PLACING, keys("city"), SEATS, rim=3),
    "recruits": Figure(positions.PLACING, keys("T2 H4"), SEATS),
    "triangle": Figure(positions.PLACING, keys("sign"), SEATS, rim=-10),
    "hand": Figure(FACING, keys(f"claws-out {CARDS}"), SEATS),
    "tokens": Figure(TOKENS, keys("T3 H2 H3"), SEATS, lit=keys("T3 H2")),
    "line": Figure(lined_up, keys("T3 P3 T4 line:0:7"), SEATS),
    "attack": Figure(FACING, keys("T2 P2 T2!"), SEATS, rim=40),
    "damage": Figure(hurt(CLAWED, "H3", 2), keys("H2 H3"), SEATS, lit=keys("H3"), rim=40),
    "lamps": Figure(positions.LAST_TURN, keys("clock tag"), SEATS),
    "bamboozle": Figure(positions.TRIANGLE, keys("H2 P4"), SEATS, lit=keys("H2"), rim=40),
    "hiss": Figure(positions.OUTSIDE, keys("P2 P1 c5"), SEATS, lit=keys("P2"), rim=22),
    "switcheroo": Figure(positions.BREAKING, keys("P3 T4 H2 T2 H3"), SEATS, lit=keys("P3 T4")),
    "mortar": Figure(MORTAR, keys("T2 H3"), SEATS, lit=keys("T2"), rim=40),
}
