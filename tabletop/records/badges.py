"""Badges: each is counted from the matches a person has played, never stored."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tabletop.base.words import _
from tabletop.cast.characters import BY_NAME
from tabletop.kernel.match import AI, HUMAN

if TYPE_CHECKING:
    import sqlite3

GOLD, SILVER, BRONZE = "gold", "silver", "bronze"
NINE, SPACE, PAW, QUEST, KARDASHEV = "nine-lives", "space-kitties", "paw-of-duty", "cat-quest", "kardashev"
GAMES = (NINE, SPACE, PAW, QUEST, KARDASHEV)


class Rival(NamedTuple):
    """Somebody else at the table."""

    kind: str
    name: str
    level: str


class Played(NamedTuple):
    """One match that counts, from a person's chair."""

    file: str
    game: str
    ended: int
    won: bool
    score: int
    level: str
    """Of the strongest AI; empty if only people played."""
    reason: str
    """How it ended, as the game's rules call it."""
    rivals: tuple[Rival, ...]
    facts: Mapping[tuple[str, str], int]
    """What they had and did, by kind and name, and how often (`kernel/facts.py`)."""

    def had(self, kind: str, name: str) -> int:
        return self.facts.get((kind, name), 0)

    def count(self, name: str) -> int:
        """A mere number, such as that of tricks."""
        return self.had("count", name)

    def names(self, kind: str) -> set[str]:
        """Everything of a kind they had."""
        return {name for known, name in self.facts if known == kind}


def played_by(db: sqlite3.Connection, names: Iterable[str], since: int) -> list[Played]:
    """The matches of a person, by any of their names, that ended at `since` or later."""
    about = {"people": json.dumps(list(names)), "since": since}
    mine = f"""
        SELECT c.file, MIN(s.seat) AS seat, c.game, c.ended, c.level, c.reason, MAX(s.won) AS won, MAX(s.score) AS score
        FROM counted AS c JOIN seats AS s USING (file)
        WHERE s.kind = '{HUMAN}' AND s.name IN (SELECT value FROM json_each(:people)) AND c.ended >= :since
        GROUP BY c.file"""
    rivals: dict[str, list[Rival]] = {}
    for file, kind, name, level in db.execute(
        f"WITH mine AS ({mine}) SELECT s.file, s.kind, s.name, s.level FROM seats AS s JOIN mine USING (file)"
        " WHERE s.seat != mine.seat ORDER BY s.file, s.seat",
        about,
    ):
        rivals.setdefault(file, []).append(Rival(kind, name, level))
    facts: dict[str, dict[tuple[str, str], int]] = {}
    for file, kind, name, amount in db.execute(
        f"WITH mine AS ({mine}) SELECT f.file, f.kind, f.name, f.amount FROM facts AS f JOIN mine USING (file, seat)",
        about,
    ):
        facts.setdefault(file, {})[kind, name] = amount
    rows = db.execute(f"{mine} ORDER BY c.ended, c.file", about)
    return [
        Played(file, game, ended, bool(won), score, level, reason, tuple(rivals.get(file, ())), facts.get(file, {}))
        for file, _seat, game, ended, level, reason, won, score in rows
    ]


Count = Callable[[Sequence[Played]], int]
"""Progress towards a badge; never falls when matches are added."""


class Badge(NamedTuple):
    """Something to be earned."""

    id: str
    name: str
    about: str
    """What it is given for."""
    metal: str
    symbol: str
    """The drawing on it."""
    need: int
    count: Count
    game: str = ""
    """The game it belongs to; empty if it is for all of them."""


class Standing(NamedTuple):
    """A badge and how far somebody is from it."""

    badge: Badge
    reached: int
    when: int
    """When it was earned, in seconds since 1970; 0 if it was not yet."""

    @property
    def earned(self) -> bool:
        return self.reached >= self.badge.need


def standings(matches: Sequence[Played]) -> list[Standing]:
    """All badges: those that are earned first, the newest at the front; then those that are nearest."""
    found = [_standing(badge, matches) for badge in BADGES]
    return sorted(found, key=lambda one: (not one.earned, -one.when, -one.reached / one.badge.need))


def _standing(badge: Badge, matches: Sequence[Played]) -> Standing:
    reached = min(badge.need, badge.count(matches))
    if reached < badge.need:
        return Standing(badge, reached, 0)
    least, most = 1, len(matches)  # the match that earned it: with fewer it was not there yet
    while least < most:
        middle = (least + most) // 2
        if badge.count(matches[:middle]) >= badge.need:
            most = middle
        else:
            least = middle + 1
    return Standing(badge, reached, matches[most - 1].ended)


def won_now(matches: Sequence[Played]) -> list[Badge]:
    """What the last match has earned."""
    return [one for one in BADGES if one.count(matches) >= one.need and one.count(matches[:-1]) < one.need]


# -- ways to count ---------------------------------------------------------------------------------------------


def _times(wanted: Callable[[Played], bool], game: str = "") -> Count:
    """Count the matches that satisfy a condition."""
    return lambda matches: sum(wanted(match) for match in matches if game in ("", match.game))


def _most(amount: Callable[[Played], int], game: str) -> Count:
    """The largest amount in one match."""
    return lambda matches: max((amount(match) for match in matches if match.game == game), default=0)


def _different(kind: str, game: str, won: bool = False) -> Count:
    """How many different things of a kind there were in all matches of a game, or in those that were won."""
    return lambda matches: len(
        {name for match in matches if match.game == game and (match.won or not won) for name in match.names(kind)}
    )


def _won(match: Played) -> bool:
    return match.won


def _row(matches: Sequence[Played]) -> int:
    """The most matches won one after the other."""
    best = now = 0
    for match in matches:
        now = now + 1 if match.won else 0
        best = max(best, now)
    return best


def _comebacks(matches: Sequence[Played]) -> int:
    """How often a match was won after three that were not."""
    return sum(
        match.won and place >= 3 and not any(before.won for before in matches[place - 3 : place])
        for place, match in enumerate(matches)
    )


def _games_won(matches: Sequence[Played]) -> int:
    return len({match.game for match in matches if match.won} & set(GAMES))


def _cats_beaten(matches: Sequence[Played]) -> int:
    beaten = {rival.name for match in matches if match.won for rival in match.rivals if rival.kind == AI}
    return len(beaten & set(BY_NAME))


def _strong(*levels: str) -> Count:
    return _times(lambda match: match.won and match.level in levels)


BADGES = (
    Badge("first-win", _("First win"), _("Win a match."), BRONZE, "icons/trophy", 1, _times(_won)),
    Badge("three-in-a-row", _("Three in a row"), _("Win three matches one after the other."),
          BRONZE, "icons/star", 3, _row),
    Badge("five-in-a-row", _("Five in a row"), _("Win five matches one after the other."), GOLD, "icons/star", 5, _row),
    Badge("ten-wins", _("Ten wins"), _("Win ten matches."), BRONZE, "shell/trophy", 10, _times(_won)),
    Badge("fifty-games", _("50 games"), _("Play fifty matches to their end."),
          SILVER, "icons/clock", 50, _times(lambda match: True)),
    Badge("all-five", _("All five won"), _("Win a match of each game."), GOLD, "shell/trophy", 5, _games_won),
    Badge("hard", _("Hard nut"), _("Win against a cat that plays Hard."), SILVER, "icons/robot", 1,
          _strong("hard", "master")),
    Badge("master", _("Beat a Master"), _("Win against a Master."), GOLD, "icons/robot", 1, _strong("master")),
    Badge("full-table", _("Full table"), _("Win against three others or more."), SILVER, "icons/seats", 1,
          _times(lambda match: match.won and len(match.rivals) >= 3)),
    Badge("friends", _("Among friends"), _("Win a match in which somebody else sat at this screen."),
          BRONZE, "icons/human", 1,
          _times(lambda match: match.won and any(rival.kind == HUMAN for rival in match.rivals))),
    Badge("eight-cats", _("All eight cats"), _("Win against each of the program's eight cats."),
          GOLD, "cats/nova-calm", 8, _cats_beaten),
    Badge("comeback", _("On your paws"), _("Win after three matches that you did not win."),
          BRONZE, "icons/redo", 1, _comebacks),

    Badge("soft-landing", _("Soft landing"), _("Win with four lives left or more."), SILVER, "victory/candle", 1,
          _times(lambda match: match.won and match.score >= 4, NINE), NINE),
    Badge("feather-light", _("Feather-light"), _("Win with six lives left or more."), GOLD, "nine-lives/emblem", 1,
          _times(lambda match: match.won and match.score >= 6, NINE), NINE),
    Badge("by-a-whisker", _("By a whisker"), _("Win with your very last life."), BRONZE, "nine-lives/flame", 1,
          _times(lambda match: match.won and match.score == 1, NINE), NINE),
    Badge("all-powers", _("All eight powers"), _("Use each of the eight powers: play a life that has it."),
          SILVER, "nine-lives/crown", 8, _different("power", NINE), NINE),
    Badge("spared", _("Nine lives"), _("Be spared by an explosion in ten matches."),
          BRONZE, "nine-lives/bomb-hearts", 10, _times(lambda match: match.count("spared") > 0, NINE), NINE),

    Badge("frontier", _("Frontier"), _("Win a match of Space Kitties."), BRONZE, "space-kitties/frontier", 1,
          _times(_won, SPACE), SPACE),
    Badge("frequent-flyer", _("Frequent flyer"), _("Complete five journeys in one match."),
          SILVER, "space-kitties/ship", 5, _most(lambda match: match.count("journeys"), SPACE), SPACE),
    Badge("three-bridges", _("Three bridges"), _("Win with three different commanders."),
          SILVER, "space-kitties/head-solo", 3, _different("commander", SPACE, won=True), SPACE),
    Badge("whole-fleet", _("The whole fleet"), _("Command with each of the ten commanders."),
          GOLD, "space-kitties/head-felicette", 10, _different("commander", SPACE), SPACE),

    Badge("city-held", _("City held"), _("Win by holding a line in the City."), BRONZE, "paw-of-duty/emblem", 1,
          _times(lambda match: match.won and match.reason == "control", PAW), PAW),
    Badge("stronger-paw", _("Stronger paw"), _("Win when the lamps are out: by levels captured."),
          BRONZE, "paw-of-duty/bulb-lit", 1, _times(lambda match: match.won and match.reason == "power", PAW), PAW),
    Badge("six-captured", _("Six captured"), _("Capture six Kitties in one match."),
          SILVER, "paw-of-duty/carrier-0", 6, _most(lambda match: match.count("captured"), PAW), PAW),
    Badge("quiet-patrol", _("Quiet patrol"), _("Win without a single attack."), GOLD, "paw-of-duty/lantern", 1,
          _times(lambda match: match.won and bool(match.facts) and not match.count("attacks"), PAW), PAW),
    Badge("every-tactic", _("Every tactic"), _("Play each of the sixteen kinds of tactics once."),
          SILVER, "paw-of-duty/crate-tactics", 16, _different("card", PAW), PAW),

    Badge("dog-tamer", _("Dog tamer"), _("Beat a Dog."), BRONZE, "victory/beaten-dog", 1,
          _most(lambda match: len(match.names("dog")), QUEST), QUEST),
    Badge("earth-freed", _("Earth is free"), _("Win by beating the last Dog there was."),
          GOLD, "cat-quest/emblem", 1, _times(lambda match: match.won and match.reason == "earth-freed", QUEST), QUEST),
    Badge("five-elements", _("Five elements"), _("Beat a Dog of each of the five elements."),
          SILVER, "cat-quest/element-3", 5, _different("dog", QUEST), QUEST),
    Badge("full-ship", _("Full ship"), _("Recruit six cats in one match."), SILVER, "cat-quest/head-5", 6,
          _most(lambda match: len(match.names("cat")), QUEST), QUEST),

    Badge("dyson", _("Dyson built"), _("Research the Dyson Sphere."), GOLD, "kardashev/tech-dyson-sphere", 1,
          _times(lambda match: match.had("technology", "dyson-sphere") > 0, KARDASHEV), KARDASHEV),
    Badge("twelve-technologies", _("Bright minds"), _("Learn twelve technologies in one match."),
          SILVER, "kardashev/flask", 12, _most(lambda match: len(match.names("technology")), KARDASHEV), KARDASHEV),
    Badge("peace", _("Peace"), _("Win a match of Kardashev without an attack."), GOLD, "kardashev/home-0", 1,
          _times(lambda match: match.won and bool(match.facts) and not match.count("attacks"), KARDASHEV), KARDASHEV),
    Badge("five-battles", _("Five battles"), _("Win five battles in one match."), SILVER, "kardashev/fleet-0-3", 5,
          _most(lambda match: match.count("battles-won"), KARDASHEV), KARDASHEV),
    Badge("six-roles", _("Six roles"), _("Play each of the six roles."), SILVER, "kardashev/emblem", 6,
          _different("role", KARDASHEV), KARDASHEV),
)  # fmt: skip
