"""Figures of the rulebook."""

from collections.abc import Callable

from tabletop.games.cat_quest.advice.effects import GAME
from tabletop.games.cat_quest.lesson import positions
from tabletop.games.cat_quest.lesson.positions import crew, dogs, homes, position, rival
from tabletop.games.cat_quest.rules.model import CatQuestState
from tabletop.kernel.figure import Figure
from tabletop.kernel.rng import Rng

SEATS = "You", "Mimi", "Oscar"
YOU, MIMI = range(2)
Position = Callable[[Rng], CatQuestState]


def _after(before: Position, *actions: str, dice: tuple[int, int] = (0, 0)) -> Position:
    """A position after these actions; `dice`: what lies on the table then."""

    def later(rng: Rng) -> CatQuestState:
        s = before(rng)
        for action in map(GAME.parse, actions):
            assert action in GAME.legal(s), action
            GAME.apply(s, action, rng)
        s.dice = list(dice)
        return s

    return later


_RIVALS = "| Ea Me | Ea Su"
_EACH_ELEMENT = position(f"Su Me Ve Ea Ma {_RIVALS}", "Ea8 Ve8 Ea9", round=8, dogs="MWEFA", known=5)
_FAR_CATS = position(f"Ju Sa Ur Ne Pl {_RIVALS}", "Ea8 Ve8 Ea9", round=8)
_ONE_USED = position(f"Ea Ma Sa Ur {_RIVALS}", "Ur20 Ve8 Ea9", round=8, spent="Sa")
_BEFORE_MARS = position(f"Ea Ve {_RIVALS}", "Ma5 Ve8 Ju20", round=4)
_UNLUCKY = position(f"Me Sa Pl {_RIVALS}", "Ea8 Ve8 Ea9", round=8, dogs="WMFAE")
_SPEED_5 = _after(positions.OUT, "roll", dice=(1, 4))
_SPEED_3 = _after(positions.FAR, "roll", dice=(1, 2))
_SHAKES = *crew(YOU, "Sa"), "die:0", "die:1"
_OFFER = _after(positions.TRADE, "trade:1", "give:Ve", "ask:Su")
_TWO_BEATEN = _after(positions.FIGHT, "battle", "answer:Ea", "answer:Me")
_LOST = _after(_TWO_BEATEN, "answer:Ma")
_WASHED_AWAY = _after(positions.FREE, "battle", "burn", "answer:Ne")
_GAMBLE = _after(_UNLUCKY, "battle", "answer:Sa", "answer:Me", "gamble", dice=(4, 0))
_ALL = dogs(1, 2, 3, 4, 5)
_INNER = homes("Su Me Ve Ea Ma")

FIGURES = {
    "board": Figure(positions.OUT, (*homes("Ju Sa Ne Pl"), *homes("Ur Ma", "home", "name"), "orbit:9"), SEATS, rim=4),
    "prices": Figure(_SPEED_5, ("reach", *_INNER, *homes("Su Me Ve Ma", "cost")), SEATS, asks=True),
    "dogs": Figure(positions.OUT, _ALL, SEATS, rim=4),
    "start": Figure(positions.OUT, (*homes("Me Ve Ea Ma", "home", "name"), "ship:0", "ship:1", "ship:2"), SEATS),
    "cats": Figure(_EACH_ELEMENT, crew(YOU, "Su Me Ve Ea Ma"), SEATS),
    "far-cats": Figure(_FAR_CATS, crew(YOU, "Ju Sa Ur Ne Pl"), SEATS),
    "elements": Figure(_after(_EACH_ELEMENT, "battle"), _ALL, SEATS, rim=6),
    "speed": Figure(_SPEED_5, ("tray", "speed", "stay"), SEATS, asks=True),
    "grounded": Figure(_LOST, ("cockpit", "own", "kinds:0"), SEATS),
    "recruit": Figure(_after(_SPEED_5, "move:Ve1"), (*crew(YOU, "Ea"), "recruit", "berth:4"), SEATS, asks=True),
    "offer": Figure(_OFFER, ("give", "ask", "advice"), SEATS, asks=True),
    "orbits": Figure(_BEFORE_MARS, (*homes("Ma Ea Ve", "home", "name", "next"), "ship:0"), SEATS),
    "battle": Figure(_TWO_BEATEN, (*_ALL, "pad:0", "pad:4"), SEATS, rim=6),
    "known": Figure(_LOST, _ALL, SEATS, rim=4),
    "earthquake": Figure(_SPEED_3, (*_SHAKES, "tray", "speed"), SEATS, lit=_SHAKES),
    "levitation": Figure(positions.TRADE, _ALL, SEATS, rim=4),
    "tsunami": Figure(_WASHED_AWAY, dogs(1, 2, 3, 4), SEATS, rim=6),
    "gamble": Figure(_GAMBLE, (*dogs(2, 3, 4), "pad:1", "pad:2", "pad:3", "die:0"), SEATS, rim=6),
    "used": Figure(_ONE_USED, crew(YOU, "Ea Ma Sa Ur"), SEATS),
    "clock": Figure(positions.LAST, ("clock",), SEATS, rim=6),
    "rival": Figure(positions.LAST, rival(MIMI, "Ve Ma Ne Pl Su"), SEATS, rim=6),
}
