"""What a coach notices in a position of Space Kitties.

Nothing here knows more than the view, and every sentence has the numbers and names of this very position.
"""

from tabletop.base.words import _, counted
from tabletop.games.space_kitties.advice.effects import walk, way, wilds
from tabletop.games.space_kitties.advice.notices import Here, Told, on, remark
from tabletop.games.space_kitties.rules import content, model
from tabletop.games.space_kitties.rules.content import ABILITY, COMMANDERS, FRONTIER, HYPERSPEED, NUMBER, WORMHOLE
from tabletop.games.space_kitties.rules.game import SpaceKitties
from tabletop.games.space_kitties.rules.model import NEW, NOBODY
from tabletop.games.space_kitties.voice.words import run, shortly
from tabletop.kernel.foresight import imagined

GAME = SpaceKitties()
FAR = 4
"""So many numbers that are lacking are too many to wait for."""
ALMOST = 8
"""A journey that stands here or higher is almost complete."""
NEAR_END, BEHIND = 3, 2
"""Somebody with so few quests left, and so many fewer than oneself, is about to win."""
MANY, LAST_CARDS = 4, 3
"""So many cards of a hand are worth a new one; so few can all be played."""
NEW_CARDS = (content.AUXILIARY_ENGINES, content.CARGO_BAY, content.DIPLOMATIC_MISSION)
"""The abilities that bring other cards into the own hand."""
NEWS = (*NEW_CARDS, content.UNSTABLE_WORMHOLE, content.MISSION_CONTROL)
"""Those after which there is a card, a journey or a quest that was not there."""


# -- the end is near ------------------------------------------------------------------------------------


def _winning(here: Here) -> Told:
    if here.left > 1 or here.quest not in here.plays:
        return ""
    words = _("Your last quest fits on {journey}: play it and you win!", journey=on(here.plays[here.quest][0]))
    return words, here.quests()


def _winning_way(here: Here) -> Told:
    found = way(here.view, here.seat) if here.left == 1 else None
    if found is None or found.lacking:
        return ""
    words = _("Play {numbers} on {journey}, and your last quest ({quest}) wins the game.")
    return words.format(numbers=run(found.held), journey=on(found.pile), quest=here.number), here.quests()


def _loses(here: Here) -> Told:
    """Somebody's last quest fits, and there is something against it."""
    for seat in here.rivals:
        piles = here.open_for(seat)
        threatens = here.view.quest_counts[seat] == 1 and here.goal(seat) != HYPERSPEED and len(piles) == 1
        if threatens and any(piles[0] in targets for targets in here.plays.values()):
            words = _("{name}'s last quest fits: play the {number} on {journey} yourself, or {name} wins there.")
            words = words.format(name=here.names[seat], number=here.goal(seat), journey=on(piles[0]))
            return words, here.played(piles[0])
    return ""


def _unstoppable(here: Here) -> str:
    for seat in here.rivals:
        if here.view.quest_counts[seat] == 1 and here.goal(seat) in (WORMHOLE, HYPERSPEED):
            words = _("{name}'s last quest is {card}, which always fits: all or nothing now!")
            return words.format(name=here.names[seat], card=content.NUMBER_WORDS[here.goal(seat)])
    return ""


def _keep_closed(here: Here) -> Told:
    for seat in here.rivals:
        pile = here.opening(seat) if here.view.quest_counts[seat] == 1 else None
        if pile is not None:
            words, count = (
                _("Leave {journey} at {count}: after the {next}, {name} wins with the {quest}."),
                here.view.counts[pile],
            )
            facts = {"journey": on(pile), "name": here.names[seat], "quest": here.goal(seat)}
            return words.format(count=count, next=count + 1, **facts), here.not_(here.played(pile))
    return ""


def _race(here: Here) -> str:
    ahead = min(here.rivals, key=here.view.quest_counts.__getitem__)
    left = here.view.quest_counts[ahead]
    if not 1 < left <= NEAR_END or here.left - left < BEHIND:
        return ""
    if here.goal(ahead) in (WORMHOLE, HYPERSPEED):
        return ""
    words = _("{name} has {left} quests left, you have {own}: leave no journey at {before}.")
    return words.format(left=left, own=here.left, name=here.names[ahead], before=here.goal(ahead) - 1)


# -- the own quest --------------------------------------------------------------------------------------


def _twin(here: Here) -> Told:
    """Another card would take the quest's only place."""
    piles = here.plays.get(here.quest, [])
    if len(piles) != 1 or here.view.docking:
        return ""
    twins = [card for card in here.plays if card != here.quest and NUMBER[card] == here.number]
    if not twins or here.number in (WORMHOLE, HYPERSPEED):
        return ""
    words = _("Only {journey} takes the {number}: play your quest there, not your other {number}.")
    return words.format(journey=on(piles[0]), number=here.number), here.quests()


def _wild_quest(here: Here) -> Told:
    """A quest that fits everywhere is best where the next card follows."""
    if here.number != HYPERSPEED or here.left == 1:
        return ""
    mine = {NUMBER[card] for card in here.view.hand}
    for pile, count in enumerate(here.view.counts):
        if 0 <= count < FRONTIER - 1 and count + 2 in mine:
            words = _("Your quest fits everywhere. As the {number} of {journey} it lets you play your {next} too.")
            words = words.format(number=count + 1, journey=on(pile), next=count + 2)
            return words, [move for move in here.played(pile) if move.card == here.quest]
    return ""


def _way(here: Here) -> Told:
    found = way(here.view, here.seat)
    if found is None or found.lacking or here.quest in here.plays or here.left == 1:
        return ""
    words = _("Your quest ({quest}) is in reach: {numbers} on {journey}.")
    return words.format(quest=here.number, numbers=run(found.held), journey=on(found.pile)), here.quests()


def _bridge(here: Here) -> Told:
    found = way(here.view, here.seat)
    if found is None or here.quest in here.plays or len(found.lacking) != 1 or not wilds(here.view, here.seat):
        return ""
    words = _("A Hyperspeed! as the {number} of {journey} brings you to your quest ({quest}).")
    return words.format(number=found.lacking[0], journey=on(found.pile), quest=here.number), here.quests()


def _warp(here: Here) -> Told:
    """The own commander is one of the numbers that are lacking, and perhaps a Hyperspeed! the other."""
    found = way(here.view, here.seat)
    if found is None or here.quest in here.plays or len(found.lacking) > 2 or not here.view.home[here.seat]:
        return ""
    even = [number for number in found.lacking if number and number % 2 == 0]
    if here.commander.play != content.WARP_DRIVE or not even:
        return ""
    others = [number for number in found.lacking if number != even[0]]
    if others and wilds(here.view, here.seat):
        words = _("Hyperspeed! as the {wild} and Warp Drive as the {even} of {journey}, and your quest ({quest}) fits.")
        return words.format(wild=others[0], even=even[0], journey=on(found.pile), quest=here.number), here.quests()
    if others:
        return ""
    words = _("Warp Drive as the {number} of {journey} brings you to your quest ({quest}).")
    return words.format(number=even[0], journey=on(found.pile), quest=here.number), here.quests()


def _buried(here: Here) -> Told:
    """What is lacking lies under a card that can be played."""
    found = way(here.view, here.seat)
    if found is None or here.quest in here.plays:
        return ""
    for number, lane in enumerate(here.lanes, 1):
        if len(lane) > 1 and NUMBER[lane[-2]] in found.lacking and lane[-1] in here.plays:
            words = _("The {needed} that your quest ({quest}) needs is on lane {lane}, under the {top} you can play.")
            words = words.format(needed=NUMBER[lane[-2]], quest=here.number, lane=number, top=shortly(lane[-1]))
            return words, [move for move in here.legal if move.kind == model.PLAY and move.card == lane[-1]]
    return ""


def _ability(here: Here) -> Told:
    """An ability that opens the own quest."""
    if here.quest in here.plays:
        return ""
    for move in here.abilities():
        if move.kind not in content.PLAYED and move.kind != content.FAST_DOCKING:
            continue
        after = imagined(GAME, here.view, move)[0].after
        if after.turn != NOBODY and any(one.card == here.quest for one in GAME.legal(after) if one.kind == model.PLAY):
            words = _("{ability} would open your quest ({quest}) this very turn.")
            return words.format(ability=ABILITY[move.kind].name, quest=here.number), [move]
    return ""


def _far(here: Here) -> Told:
    found = way(here.view, here.seat)
    able = [move for move in here.abilities() if move.kind == content.MISSION_CONTROL]
    if not able or found is None or len(found.lacking) < FAR:
        return ""
    words = _("{count} numbers are lacking before your quest ({quest}): Mission Control turns up another.")
    return words.format(count=len(found.lacking), quest=here.number), able


# -- the others -----------------------------------------------------------------------------------------


def _opens(here: Here) -> Told:
    """A card that helps the next one more than oneself."""
    rival = here.rivals[0]
    pile = here.opening(rival)
    found = way(here.view, here.seat)
    if pile is None or here.quest in here.plays or (found is not None and found.pile == pile):
        return ""
    words = _("The {number} on {journey} opens {name}'s quest ({quest}), and {name} is next.")
    words = words.format(journey=on(pile), number=here.goal(rival) - 1, name=here.names[rival], quest=here.goal(rival))
    return words, here.not_(here.played(pile))


def _block(here: Here) -> Told:
    """The next one's quest fits one journey, and a card like it takes the place."""
    rival = here.rivals[0]
    piles = here.open_for(rival)
    if len(piles) != 1 or here.goal(rival) == HYPERSPEED or here.view.quest_counts[rival] == 1:
        return ""
    cards = [card for card, targets in here.plays.items() if piles[0] in targets and NUMBER[card] == here.goal(rival)]
    if not cards:
        return ""
    if here.quest in here.plays:  # that comes first
        if here.quest not in cards:
            return ""
        words = _("Your quest ({number}) fits on {journey}, and takes the place of {name}'s quest there.")
        return words.format(number=here.number, journey=on(piles[0]), name=here.names[rival]), here.quests()
    words = _("Your {number} on {journey} would take the place of {name}'s quest.")
    words = words.format(number=here.goal(rival), journey=on(piles[0]), name=here.names[rival])
    return words, here.played(piles[0], here.goal(rival))


def _pickpocket(here: Here) -> str:
    """Somebody may play off one's lane what opens their quest."""
    for seat in here.rivals:
        who = COMMANDERS[here.view.commanders[seat]]
        if who.play != content.DECEIVING_MANEUVERS or not here.view.home[seat]:
            continue
        for number, lane in enumerate(here.lanes, 1):
            fits = lane and NUMBER[lane[-1]] - 1 in here.view.counts
            if fits and NUMBER[lane[-1]] + 1 == here.goal(seat):
                words = _("{commander} could take the {number} off lane {lane} and open {name}'s quest ({quest}).")
                facts = {"commander": who.name, "name": here.names[seat], "quest": here.goal(seat)}
                return words.format(number=NUMBER[lane[-1]], lane=number, **facts)
    return ""


# -- commanders away ------------------------------------------------------------------------------------


def _rescue(here: Here) -> Told:
    own = content.COMMANDER + here.view.commanders[here.seat]
    for pile, pieces in enumerate(here.view.piles):
        stands = here.view.counts[pile]
        if (
            own in pieces
            and stands >= ALMOST
            and not walk(here.view, here.seat, pile, stands + 1, FRONTIER + 1).lacking
        ):
            words, numbers = (
                _("{numbers} on {journey}, and {commander} is home again."),
                range(stands + 1, FRONTIER + 1),
            )
            words = words.format(numbers=run(numbers), journey=on(pile), commander=here.commander.name)
            return words, here.played(pile, stands + 1)
    return ""


def _shuffle_soon(here: Here) -> str:
    own = content.COMMANDER + here.view.commanders[here.seat]
    if own not in here.view.discards or here.view.deck_count > content.hand_size(here.view.seats):
        return ""
    return counted(
        "{count} card left in the deck: then {commander} comes home from the discards.",
        "{count} cards left in the deck: then {commander} comes home from the discards.",
        here.view.deck_count,
        commander=here.commander.name,
    )


def _frees_rival(here: Here) -> Told:
    own = content.COMMANDER + here.view.commanders[here.seat]
    for pile, pieces in enumerate(here.view.piles):
        trapped = [piece - content.COMMANDER for piece in pieces if piece >= content.CARDS]
        if here.view.counts[pile] != FRONTIER - 1 or not trapped or own in pieces:
            continue
        if any(pile in targets for targets in here.plays.values()):
            seat = here.view.commanders.index(trapped[0])
            words = _("An 11 on {journey} sends {commander} home to {name}.")
            words = words.format(journey=on(pile), commander=COMMANDERS[trapped[0]].name, name=here.names[seat])
            return words, here.not_(here.played(pile))
    return ""


# -- hand and lanes -------------------------------------------------------------------------------------


def _empty_hand(here: Here) -> Told:
    hand = here.view.hand
    if not 1 <= len(hand) <= LAST_CARDS or here.quest in here.plays or not set(hand) <= here.plays.keys():
        return ""
    words = counted(
        "Play your last card and you draw {size} new ones at once, still in your turn.",
        "Play your last {count} cards and you draw {size} new ones at once, still in your turn.",
        len(hand),
        size=content.hand_size(here.view.seats),
    )
    return words, [move for move in here.legal if move.kind == model.PLAY and move.card in hand]


def _new_hand(here: Here) -> Told:
    """No card fits, and an ability brings other cards."""
    view, full = here.view, content.hand_size(here.view.seats)
    if here.plays or len(view.hand) < MANY or view.deck_count < full:
        return ""
    for move in here.abilities():
        if move.kind in NEW_CARDS:
            return counted(
                "No card fits: {ability} would get you {count} new card this turn.",
                "No card fits: {ability} would get you {count} new cards this turn.",
                min(3, view.hand_counts[move.target]) if move.target != NEW else full,
                ability=ABILITY[move.kind].name,
            ), [move]
    return ""


def _helped(here: Here) -> bool:
    """Whether an ability brings something new or makes a card fit."""
    for move in here.abilities():
        if move.kind in NEWS:
            return True
        after = imagined(GAME, here.view, move)[0].after
        if after.turn != NOBODY and any(one.kind == model.PLAY for one in GAME.legal(after)):
            return True
    return False


def _tidy(here: Here) -> Told:
    """A card that goes before the one it would cover, when there is nothing to do but to end the turn."""
    if here.plays:
        return ""
    for number, lane in enumerate(here.lanes, 1):
        under = NUMBER[lane[-1]] if lane else NOBODY
        if 0 < under < HYPERSPEED and any(NUMBER[card] + 1 == under for card in here.view.hand):
            if _helped(here):
                return ""
            words = _("No card fits. Your {low} on the {high} of lane {lane} keeps both in order.")
            there = [move for move in here.legal if move.kind == model.PLACE and move.target == number - 1]
            moves = [move for move in there if NUMBER[move.card] + 1 == under]
            return words.format(low=under - 1, high=under, lane=number), moves
    return ""


def _top_wild(here: Here) -> Told:
    for number, lane in enumerate(here.lanes, 1):
        if lane and NUMBER[lane[-1]] == HYPERSPEED and not here.plays.keys() - {lane[-1]}:
            words = _("Lane {lane} has a Hyperspeed! on top: end your turn on another lane.", lane=number)
            onto = [move for move in here.legal if move.kind == model.PLACE and move.target == number - 1]
            return words, here.not_(onto)
    return ""


REMARKS = tuple(
    remark(name, tell)
    for name, tell in (
        ("win now", _winning), ("win in reach", _winning_way), ("stop the last quest", _loses),
        ("last quest that always fits", _unstoppable), ("leave it closed", _keep_closed),
        ("twin of the quest", _twin), ("quest in reach", _way), ("hyperspeed to the quest", _bridge),
        ("ability to the quest", _ability), ("warp drive to the quest", _warp),
        ("quest that fits everywhere", _wild_quest), ("buried", _buried), ("empty hand", _empty_hand),
        ("rescue", _rescue), ("shuffled soon", _shuffle_soon), ("frees a rival", _frees_rival), ("race", _race),
        ("opens the next quest", _opens), ("block", _block), ("pickpocket", _pickpocket), ("far quest", _far),
        ("new hand", _new_hand), ("top of a lane", _top_wild), ("tidy lane", _tidy),
    )
)  # fmt: skip
"""The most pressing first."""
