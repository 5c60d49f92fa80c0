"""The homes, cats and Dogs of Cat Quest: their numbers, names, elements and abilities."""

from functools import cache

from tabletop.base.words import _

SUN, MERCURY, VENUS, EARTH, MARS, JUPITER, SATURN, URANUS, NEPTUNE, PLUTO = range(10)
HOMES = 10
OUTER = range(JUPITER, PLUTO + 1)
HOME_NAMES = (
    *(_("the Sun"), _("Mercury"), _("Venus"), _("Earth"), _("Mars")),
    *(_("Jupiter"), _("Saturn"), _("Uranus"), _("Neptune"), _("Pluto")),
)
HOME_BRIEFS = (_("Sun"), _("Mer"), _("Ven"), _("Earth"), _("Mars"), _("Jup"), _("Sat"), _("Ura"), _("Nep"), _("Plu"))
"""The same where large letters leave little room."""
HOME_CODES = ("Su", "Me", "Ve", "Ea", "Ma", "Ju", "Sa", "Ur", "Ne", "Pl")

METAL, WATER, GROUND, FIRE, AIR = range(5)
"""The elements; GROUND is the element Earth, told apart from the planet."""
ELEMENTS = 5
ELEMENT_NAMES = (_("Metal"), _("Water"), _("Earth"), _("Fire"), _("Air"))

CAT_NAMES = (
    *(_("Solcat"), _("Merkitty"), _("Venyu"), _("Common Earth Cat"), _("Marsiamese")),
    *(_("Jupersian"), _("Caturn"), _("Purrinus"), _("Neptabby"), _("Plukitten")),
)
"""Cats are numbered as their homes are."""
CAT_ELEMENT = (FIRE, WATER, AIR, GROUND, METAL, FIRE, GROUND, AIR, WATER, METAL)
INCINERATOR, SHAKER, LEVITATOR, SURFER, GAMBLER = OUTER
"""The cats with an ability."""
ABILITY_NAMES = dict(
    zip(OUTER, (_("Incinerate"), _("Earthquake"), _("Levitation"), _("Tsunami"), _("Itty Bitty Kitty")), strict=True)
)
ABILITY_TEXTS = {
    INCINERATOR: _(
        "In battle, burn a Dog before it is turned up, and another from the box takes its place. Once in a battle."
    ),
    SHAKER: _(
        "Roll one or both dice of your own roll again before it counts, Plukitten's die too. "
        "Once for each time the cat is recruited."
    ),
    LEVITATOR: _(
        "While you travel, look in secret at the first Dog that not everybody knows. "
        "Once for each time the cat is recruited."
    ),
    SURFER: _("Every Dog that Neptabby beats leaves the game for good."),
    GAMBLER: _(
        "In battle, roll a die against a Dog that Metal does not beat. Odd beats the Dog, even loses the whole battle."
    ),
}
ABILITY_BRIEFS = {
    INCINERATOR: _("Incinerate: burns one Dog in a battle"),
    SHAKER: _("Earthquake: rolls again once"),
    LEVITATOR: _("Levitation: one secret look at a Dog"),
    SURFER: _("Tsunami: the Dogs it beats are gone for good"),
    GAMBLER: _("Itty Bitty Kitty: an odd die beats any Dog"),
}
"""The same in a few words."""
BEATEN_BY = tuple(map(frozenset, ((FIRE, WATER), (AIR, GROUND), (AIR, METAL), (GROUND, WATER), (METAL, FIRE))))
"""CQ-3.2: for each element of a Dog, the elements of the cats that beat it."""
BEATERS = tuple(sum(1 << cat for cat in range(HOMES) if CAT_ELEMENT[cat] in beaters) for beaters in BEATEN_BY)
"""The set of cats that beat a Dog of each element; a set of cats has bit `1 << cat` for each."""

BEATS = tuple(tuple(dog for dog in range(ELEMENTS) if element in BEATEN_BY[dog]) for element in range(ELEMENTS))
"""The two kinds of Dogs a cat of each element beats."""

DOGS, ROW = 15, 5
DOG_ELEMENT = tuple(dog // 3 for dog in range(DOGS))
DOG_NAMES = tuple(_("{element} Doom Dog", element=name) for name in ELEMENT_NAMES)


def kinds(crew: int) -> int:
    """How many of the five kinds of Dogs a set of cats can beat."""
    return sum(bool(crew & beaters) for beaters in BEATERS)


@cache
def cats_of(crew: int) -> tuple[int, ...]:
    """The cats of a set, from the Sun outwards."""
    return tuple(cat for cat in range(HOMES) if crew >> cat & 1)
