"""The Kitties and Tactic cards of Paw of Duty: types, levels, names and texts."""

from tabletop.base.words import _

HUNTRESS, PILOT, TANK = range(3)
TYPE_NAMES = (_("Huntress"), _("Pilot"), _("Tank"))
TYPE_FILES = ("huntress", "pilot", "tank")
"""The same in every language: for the names of pictures."""
TYPE_PAINTS = ("#f07fa3", "#86a6ff", "#dd9a4e")
"""The colours of charts by type."""
PREY = (PILOT, TANK, HUNTRESS)
"""The type that each type strikes double (PD-1.3)."""

KITTIES = 15
LEVELS = (1, 2, 2, 3, 4)
"""The five Kitties of a type (PD-1.2)."""
TYPE = tuple(kitty // len(LEVELS) for kitty in range(KITTIES))
LEVEL = tuple(LEVELS[kitty % len(LEVELS)] for kitty in range(KITTIES))
TACTICS = tuple(5 - level for level in LEVEL)
_KITTY_TEXTS = tuple(
    f"{'HPT'[TYPE[kitty]]}{LEVEL[kitty]}{'b' if kitty % len(LEVELS) == 2 else ''}" for kitty in range(KITTIES)
)

CLAWS_OUT, RADIO, BAMBOOZLE, BOMBS_AWAY, STALK, POUNCE, HISS, SWITCHEROO = range(8)
LASER_POINTER, CATNIP, HAIRBALL_MORTAR, RESCUE_CHOPPER, DOUBLE_TIME, CLAW_SWIPE, SUPPLY_DROP, TAIL_HOOK = range(8, 16)
_NAMED = (
    ("claws-out", _("Claws Out")),
    ("radio", _("Radio")),
    ("bamboozle", _("Bamboozle")),
    ("bombs-away", _("Bombs Away")),
    ("stalk", _("Stalk")),
    ("pounce", _("Pounce")),
    ("hiss", _("Hiss")),
    ("switcheroo", _("Switcheroo")),
    ("laser-pointer", _("Laser Pointer")),
    ("catnip", _("Catnip")),
    ("hairball-mortar", _("Hairball Mortar")),
    ("rescue-chopper", _("Rescue Chopper")),
    ("double-time", _("Double Time")),
    ("claw-swipe", _("Claw Swipe")),
    ("supply-drop", _("Supply Drop")),
    ("tail-hook", _("Tail Hook")),
)
CARD_FILES, CARD_NAMES = tuple(file for file, _name in _NAMED), tuple(name for _file, name in _NAMED)
"""The files are the same in every language: for the texts of actions and the names of pictures."""
CARD_TEXTS = (
    _("One of yours, but not the one placed this turn, attacks the Kitty in front of it, moves 1 square or rotates."),
    _("Three different things: move one of yours 1 square; rotate one; 1 damage to an enemy next to one; draw a card."),
    _("An enemy Kitty attacks the Kitty it is facing, friend or foe."),
    _("One of yours hops over a Kitty next to it onto the open square behind. 2 damage to the one below."),
    _("Move one of your Kitties 1 or 2 squares. Then you may rotate it."),
    _("One of yours runs straight ahead until something stops it. 1 damage to the Kitty in its way."),
    _("The Kitty in front of one of yours is pushed 1 square away. If it cannot go there: 2 damage."),
    _("One of your Kitties and a Kitty next to it change places."),
    _("Move an enemy Kitty 1 square."),
    _("Rotate any Kitty. Then you may rotate another."),
    _("2 damage to the Kitty exactly two squares ahead of one of yours, whatever is between."),
    _("One of yours in the Outer City flies to an open City square and loses its extra paw tokens."),
    _("Move one of your Kitties 1 square. Then you may move another of yours 1."),
    _("Choose one of yours: 1 damage to every Kitty next to it, friend and foe."),
    _("Draw 3 cards, then discard 1, but never Claws Out."),
    _("The first Kitty in line ahead of one of yours is pulled next to it. If it already stands there: 1 damage."),
)

CARDS = 45
CLAWS = (0, 1)
"""The Claws Out of each seat."""
RADIO_CARD = 2
KIND = (CLAWS_OUT, CLAWS_OUT, RADIO, *(kind for kind in range(BAMBOOZLE, TAIL_HOOK + 1) for _copy in range(3)))
"""What each card is (PD-1.4)."""
OPTIONAL = (STALK, CATNIP, DOUBLE_TIME)
"""The cards with a second step that may be left out."""
HURTING = (RADIO, BAMBOOZLE, BOMBS_AWAY, POUNCE, HISS, HAIRBALL_MORTAR, CLAW_SWIPE, TAIL_HOOK)
"""The cards besides Claws Out that can deal damage at once (PD-6)."""
NO_CARD = NO_KITTY = -1
CARD_BACK, KITTY_BACK = ("art", "paw-of-duty/back"), ("art", "paw-of-duty/kitty-back")
"""The pictures of what is face down."""
_CARD_TEXTS = tuple(CARD_FILES[kind] + ("", "-b", "-c")[card - KIND.index(kind)] for card, kind in enumerate(KIND))


def kitty_text(kitty: int) -> str:
    """A Kitty's short name: P3, the second of the level 2 ones P2b."""
    return _KITTY_TEXTS[kitty]


def card_text(card: int) -> str:
    """A Tactic card's short name: stalk, its copies stalk-b and stalk-c."""
    return _CARD_TEXTS[card]
