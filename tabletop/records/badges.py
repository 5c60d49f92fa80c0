"""Things worth telling about a person: each badge is counted from what they did, never kept."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabletop.base.words import _
from tabletop.cast.characters import BY_NAME
from tabletop.kernel.match import AI, HUMAN
from tabletop.records.deeds import Deed

GOLD, SILVER, BRONZE = "gold", "silver", "bronze"
NINE, SPACE, PAW, QUEST, KARDASHEV = "nine-lives", "space-kitties", "paw-of-duty", "cat-quest", "kardashev"
GAMES = (NINE, SPACE, PAW, QUEST, KARDASHEV)

Count = Callable[[Sequence[Deed]], int]
"""How far somebody has come; more matches never make it less."""


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


def standings(deeds: Sequence[Deed]) -> list[Standing]:
    """All badges: those that are earned first, the newest at the front; then those that are nearest."""
    found = [_standing(badge, deeds) for badge in BADGES]
    return sorted(found, key=lambda one: (not one.earned, -one.when, -one.reached / one.badge.need))


def _standing(badge: Badge, deeds: Sequence[Deed]) -> Standing:
    reached = min(badge.need, badge.count(deeds))
    if reached < badge.need:
        return Standing(badge, reached, 0)
    least, most = 1, len(deeds)  # the match that earned it: with fewer it was not there yet
    while least < most:
        middle = (least + most) // 2
        if badge.count(deeds[:middle]) >= badge.need:
            most = middle
        else:
            least = middle + 1
    return Standing(badge, reached, deeds[most - 1].ended)


def won_now(deeds: Sequence[Deed]) -> list[Badge]:
    """What the last match has earned."""
    return [one for one in BADGES if one.count(deeds) >= one.need and one.count(deeds[:-1]) < one.need]


# -- ways to count ---------------------------------------------------------------------------------------------


def _times(wanted: Callable[[Deed], bool], game: str = "") -> Count:
    """How many matches of a game were such."""
    return lambda deeds: sum(wanted(deed) for deed in deeds if game in ("", deed.game))


def _most(amount: Callable[[Deed], int], game: str) -> Count:
    """The most there was of something in one match of a game."""
    return lambda deeds: max((amount(deed) for deed in deeds if deed.game == game), default=0)


def _different(kind: str, game: str, won: bool = False) -> Count:
    """How many different things of a kind there were in all matches of a game, or in those that were won."""
    return lambda deeds: len(
        {name for deed in deeds if deed.game == game and (deed.won or not won) for name in deed.names(kind)}
    )


def _won(deed: Deed) -> bool:
    return deed.won


def _row(deeds: Sequence[Deed]) -> int:
    """The most matches won one after the other."""
    best = now = 0
    for deed in deeds:
        now = now + 1 if deed.won else 0
        best = max(best, now)
    return best


def _comebacks(deeds: Sequence[Deed]) -> int:
    """How often a match was won after three that were not."""
    return sum(
        deed.won and place >= 3 and not any(before.won for before in deeds[place - 3 : place])
        for place, deed in enumerate(deeds)
    )


def _games_won(deeds: Sequence[Deed]) -> int:
    return len({deed.game for deed in deeds if deed.won} & set(GAMES))


def _cats_beaten(deeds: Sequence[Deed]) -> int:
    beaten = {rival.name for deed in deeds if deed.won for rival in deed.rivals if rival.kind == AI}
    return len(beaten & set(BY_NAME))


def _strong(*levels: str) -> Count:
    return _times(lambda deed: deed.won and deed.level in levels)


BADGES = (
    Badge("first-win", _("First win"), _("Win a match."), BRONZE, "icons/trophy", 1, _times(_won)),
    Badge("three-in-a-row", _("Three in a row"), _("Win three matches one after the other."),
          BRONZE, "icons/star", 3, _row),
    Badge("five-in-a-row", _("Five in a row"), _("Win five matches one after the other."), GOLD, "icons/star", 5, _row),
    Badge("ten-wins", _("Ten wins"), _("Win ten matches."), BRONZE, "shell/trophy", 10, _times(_won)),
    Badge("fifty-games", _("50 games"), _("Play fifty matches to their end."),
          SILVER, "icons/clock", 50, _times(lambda deed: True)),
    Badge("all-five", _("All five won"), _("Win a match of each game."), GOLD, "shell/trophy", 5, _games_won),
    Badge("hard", _("Hard nut"), _("Win against a cat that plays Hard."), SILVER, "icons/robot", 1,
          _strong("hard", "master")),
    Badge("master", _("Beat a Master"), _("Win against a Master."), GOLD, "icons/robot", 1, _strong("master")),
    Badge("full-table", _("Full table"), _("Win against three others or more."), SILVER, "icons/seats", 1,
          _times(lambda deed: deed.won and len(deed.rivals) >= 3)),
    Badge("friends", _("Among friends"), _("Win a match in which somebody else sat at this screen."),
          BRONZE, "icons/human", 1,
          _times(lambda deed: deed.won and any(rival.kind == HUMAN for rival in deed.rivals))),
    Badge("eight-cats", _("All eight cats"), _("Win against each of the program's eight cats."),
          GOLD, "cats/nova-calm", 8, _cats_beaten),
    Badge("comeback", _("On your paws"), _("Win after three matches that you did not win."),
          BRONZE, "icons/redo", 1, _comebacks),

    Badge("soft-landing", _("Soft landing"), _("Win with four lives left or more."), SILVER, "victory/candle", 1,
          _times(lambda deed: deed.won and deed.score >= 4, NINE), NINE),
    Badge("feather-light", _("Feather-light"), _("Win with six lives left or more."), GOLD, "nine-lives/emblem", 1,
          _times(lambda deed: deed.won and deed.score >= 6, NINE), NINE),
    Badge("by-a-whisker", _("By a whisker"), _("Win with your very last life."), BRONZE, "nine-lives/flame", 1,
          _times(lambda deed: deed.won and deed.score == 1, NINE), NINE),
    Badge("all-powers", _("All eight powers"), _("Use each of the eight powers: play a life that has it."),
          SILVER, "nine-lives/crown", 8, _different("power", NINE), NINE),
    Badge("spared", _("Nine lives"), _("Be spared by an explosion in ten matches."),
          BRONZE, "nine-lives/bomb-hearts", 10, _times(lambda deed: deed.count("spared") > 0, NINE), NINE),

    Badge("frontier", _("Frontier"), _("Win a match of Space Kitties."), BRONZE, "space-kitties/frontier", 1,
          _times(_won, SPACE), SPACE),
    Badge("frequent-flyer", _("Frequent flyer"), _("Complete five journeys in one match."),
          SILVER, "space-kitties/ship", 5, _most(lambda deed: deed.count("journeys"), SPACE), SPACE),
    Badge("three-bridges", _("Three bridges"), _("Win with three different commanders."),
          SILVER, "space-kitties/head-solo", 3, _different("commander", SPACE, won=True), SPACE),
    Badge("whole-fleet", _("The whole fleet"), _("Command with each of the ten commanders."),
          GOLD, "space-kitties/head-felicette", 10, _different("commander", SPACE), SPACE),

    Badge("city-held", _("City held"), _("Win by holding a line in the City."), BRONZE, "paw-of-duty/emblem", 1,
          _times(lambda deed: deed.won and deed.reason == "control", PAW), PAW),
    Badge("stronger-paw", _("Stronger paw"), _("Win when the lamps are out: by levels captured."),
          BRONZE, "paw-of-duty/bulb-lit", 1, _times(lambda deed: deed.won and deed.reason == "power", PAW), PAW),
    Badge("six-captured", _("Six captured"), _("Capture six Kitties in one match."),
          SILVER, "paw-of-duty/carrier-0", 6, _most(lambda deed: deed.count("captured"), PAW), PAW),
    Badge("quiet-patrol", _("Quiet patrol"), _("Win without a single attack."), GOLD, "paw-of-duty/lantern", 1,
          _times(lambda deed: deed.won and bool(deed.facts) and not deed.count("attacks"), PAW), PAW),
    Badge("every-tactic", _("Every tactic"), _("Play each of the sixteen kinds of tactics once."),
          SILVER, "paw-of-duty/crate-tactics", 16, _different("card", PAW), PAW),

    Badge("dog-tamer", _("Dog tamer"), _("Beat a Dog."), BRONZE, "victory/beaten-dog", 1,
          _most(lambda deed: len(deed.names("dog")), QUEST), QUEST),
    Badge("earth-freed", _("Earth is free"), _("Win by beating the last Dog there was."),
          GOLD, "cat-quest/emblem", 1, _times(lambda deed: deed.won and deed.reason == "earth-freed", QUEST), QUEST),
    Badge("five-elements", _("Five elements"), _("Beat a Dog of each of the five elements."),
          SILVER, "cat-quest/element-3", 5, _different("dog", QUEST), QUEST),
    Badge("full-ship", _("Full ship"), _("Recruit six cats in one match."), SILVER, "cat-quest/head-5", 6,
          _most(lambda deed: len(deed.names("cat")), QUEST), QUEST),

    Badge("dyson", _("Dyson built"), _("Research the Dyson Sphere."), GOLD, "kardashev/tech-dyson-sphere", 1,
          _times(lambda deed: deed.had("technology", "dyson-sphere") > 0, KARDASHEV), KARDASHEV),
    Badge("twelve-technologies", _("Bright minds"), _("Learn twelve technologies in one match."),
          SILVER, "kardashev/flask", 12, _most(lambda deed: len(deed.names("technology")), KARDASHEV), KARDASHEV),
    Badge("peace", _("Peace"), _("Win a match of Kardashev without an attack."), GOLD, "kardashev/home-0", 1,
          _times(lambda deed: deed.won and bool(deed.facts) and not deed.count("attacks"), KARDASHEV), KARDASHEV),
    Badge("five-battles", _("Five battles"), _("Win five battles in one match."), SILVER, "kardashev/fleet-0-3", 5,
          _most(lambda deed: deed.count("battles-won"), KARDASHEV), KARDASHEV),
    Badge("six-roles", _("Six roles"), _("Play each of the six roles."), SILVER, "kardashev/emblem", 6,
          _different("role", KARDASHEV), KARDASHEV),
)  # fmt: skip
