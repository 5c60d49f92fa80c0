"""The cards of Space Kitties, its ten commanders and their twenty abilities (SK-7)."""

from typing import NamedTuple

from tabletop.base.words import _

ART = "space-kitties"
"""The folder of its drawings."""
WORMHOLE, LAST_PLANET, FRONTIER, HYPERSPEED = 0, 10, 11, 12
"""What a card can be: a number of the ladder from 0 to 11, or HYPERSPEED, which is any of them."""

CARDS = 142
# SK-1.1: 10 Wormholes, 11 Planets of each class, 10 Final Frontiers, 12 Hyperspeed!
_COPIES = (10, *(11,) * LAST_PLANET, 10, 12)
NUMBER = tuple(number for number, copies in enumerate(_COPIES) for _copy in range(copies))
CARD_TEXTS = tuple(
    f"{'H' if number == HYPERSPEED else number}{'abcdefghijkl'[copy]}"
    for number, copies in enumerate(_COPIES)
    for copy in range(copies)
)
"""A card's short name: its number and a letter for the copy, such as 4b; Ha is a Hyperspeed!."""
NUMBER_WORDS = (
    _("a Wormhole (0)"), *(_("a Planet {number}", number=number) for number in range(1, FRONTIER)),
    _("a Final Frontier (11)"), _("a Hyperspeed!"),
)  # fmt: skip
"""What a card or a place of the ladder is called."""
COMMANDER = CARDS
"""Commander cards are pieces too: this number and more, one for each of the ten."""
QUESTS = {2: 35, 3: 21, 4: 14, 5: 10, 6: 7, 7: 6, 8: 5}
"""SK-2.2"""
SHORT_SEATS = range(2, 6)
"""SK-2.2: who is offered the short journey."""


def hand_size(seats: int) -> int:
    return 7 if seats <= 6 else 6  # SK-2.3


def quest_size(seats: int, short: bool) -> int:
    return (QUESTS[seats] + 1) // 2 if short else QUESTS[seats]  # SK-2.2


ABILITIES = 10
(
    UNSTABLE_WORMHOLE, WARP_DRIVE, ONE_SMALL_STEP, DECEIVING_MANEUVERS, TRAJECTORY_CHANGE, DIPLOMATIC_MISSION,
    FAST_DOCKING, AUXILIARY_ENGINES, CARGO_BAY, MISSION_CONTROL,
) = range(1, ABILITIES + 1)  # fmt: skip
"""Each ability is numbered as its rule: 1 is SK-7.1. The first five are played, the others discarded."""


class Ability(NamedTuple):
    slug: str
    """Its name as an action's text has it; never translated."""
    name: str
    text: str
    needs: str
    """Why it cannot be used, if there is nothing more to say."""


ABILITY = {
    UNSTABLE_WORMHOLE: Ability("unstable-wormhole", _("Unstable Wormhole"),
        _("Whatever lies on top of the Play Deck opens a new journey as its 0."),
        _("There is no card left to draw for {ability}.")),
    WARP_DRIVE: Ability("warp-drive", _("Warp Drive"),
        _("The commander itself is the next number of a journey that needs 2, 4, 6, 8 or 10."),
        _("{ability} is for a journey that needs 2, 4, 6, 8 or 10.")),
    ONE_SMALL_STEP: Ability("one-small-step", _("One Small Step"),
        _("The card you played last, still on top, counts one higher, up to 10."),
        _("{ability} needs a card you played this turn that is still on top of its journey.")),
    DECEIVING_MANEUVERS: Ability("deceiving-maneuvers", _("Deceiving Maneuvers"),
        _("Play the top card of somebody else's lane as if it were yours."),
        _("{ability} takes the top card of another commander's lane, if it fits a journey.")),
    TRAJECTORY_CHANGE: Ability("trajectory-change", _("Trajectory Change"),
        _("A journey that stands at 1 to 10 goes one back: the same number is needed again."),
        _("{ability} is for a journey that stands at 1 to 10.")),
    DIPLOMATIC_MISSION: Ability("diplomatic-mission", _("Diplomatic Mission"),
        _("Swap 3 cards of your choice for 3 random cards of another hand."),
        _("{ability} needs cards in both hands.")),
    FAST_DOCKING: Ability("fast-docking", _("Fast Docking"),
        _("This turn you may also play a Planet on a journey that stands at its own number."),
        _("{ability} is already on for this turn.")),
    AUXILIARY_ENGINES: Ability("auxiliary-engines", _("Auxiliary Engines"),
        _("Discard your hand and draw a full new one."),
        _("{ability} needs a card in your hand.")),
    CARGO_BAY: Ability("cargo-bay", _("Cargo Bay"),
        _("Place your whole hand on your lanes, draw a new one and go on."),
        _("{ability} needs a card in your hand.")),
    MISSION_CONTROL: Ability("mission-control", _("Mission Control"),
        _("Your quest goes under its pile and the next one turns up."),
        _("{ability} needs at least two quests.")),
}  # fmt: skip
PLAYED = range(UNSTABLE_WORMHOLE, TRAJECTORY_CHANGE + 1)
DISCARDED = range(DIPLOMATIC_MISSION, MISSION_CONTROL + 1)


class Commander(NamedTuple):
    slug: str
    name: str
    calling: str
    play: int
    """The ability that traps the card in a journey."""
    discard: int
    """The ability that traps the card in the discards."""


COMMANDERS = (
    Commander("kitt", _("James T Kitt"), _("charming explorer"), UNSTABLE_WORMHOLE, DIPLOMATIC_MISSION),
    Commander("kattard", _("Jean-Luc Kattard"), _("resolute commander"), WARP_DRIVE, FAST_DOCKING),
    Commander("kattanga", _("Leela Kattanga"), _("audacious captain"), UNSTABLE_WORMHOLE, AUXILIARY_ENGINES),
    Commander("katstrong", _("Neil Katstrong"), _("courageous daredevil"), ONE_SMALL_STEP, AUXILIARY_ENGINES),
    Commander("solo", _("Kat Solo"), _("witty smuggler"), DECEIVING_MANEUVERS, CARGO_BAY),
    Commander(
        "kattissian", _("Lando Kattissian"), _("intergalactic opportunist"), DECEIVING_MANEUVERS, DIPLOMATIC_MISSION
    ),
    Commander("kattway", _("Katthryn Kattway"), _("decisive strategist"), TRAJECTORY_CHANGE, MISSION_CONTROL),
    Commander("kattarin", _("Yuri Kattarin"), _("determined cosmonaut"), TRAJECTORY_CHANGE, FAST_DOCKING),
    Commander("kattsichore", _("Victoria Kattsichore"), _("heavy metal hauler"), WARP_DRIVE, CARGO_BAY),
    Commander("felicette", _("Felicette"), _("brave pioneer"), ONE_SMALL_STEP, MISSION_CONTROL),
)
"""SK-1.2"""
