"""The coach's remarks. Each knows the view only and names the position's own numbers, journeys and rivals."""

from tabletop.base.words import _, counted
from tabletop.games.space_kitties.advice.effects import GAME, playable, walk, wilds
from tabletop.games.space_kitties.advice.notices import Here, Told, advised, on, said, whole_turn
from tabletop.games.space_kitties.rules import content
from tabletop.games.space_kitties.rules.content import ABILITY, COMMANDERS, FRONTIER, HYPERSPEED, NUMBER
from tabletop.games.space_kitties.rules.model import NEW, PLAY, Action
from tabletop.games.space_kitties.voice.words import run, shortly
from tabletop.kernel.coaching import Remark
from tabletop.kernel.events import NOBODY
from tabletop.kernel.foresight import imagined

FAR = 4
"""Lacking numbers that are too many to wait for."""
ALMOST = 8
"""A journey that stands here or higher is almost complete."""
NEAR_END, BEHIND = 3, 2
"""A rival with at most so many quests left, and so many fewer than the viewer, is about to win."""
MANY, LAST_CARDS = 4, 3
"""The smallest hand worth a new one; the largest that can be played empty."""
NEW_CARDS = (content.AUXILIARY_ENGINES, content.CARGO_BAY, content.DIPLOMATIC_MISSION)
NEWS = (*NEW_CARDS, content.UNSTABLE_WORMHOLE, content.MISSION_CONTROL)
"""Abilities that bring a card, a journey or a quest that was not there."""


def _playable_after(here: Here, move: Action) -> set[int]:
    """The own cards that can be played after an ability."""
    return playable(imagined(GAME, here.view, move)[0].after, here.seat)


# -- the end is near ------------------------------------------------------------------------------------


def _winning(here: Here) -> Told:
    if here.left > 1 or not here.fits:
        return ""
    words = _("Your last quest fits on {journey}: play it and you win!", journey=on(here.plays[here.quest][0]))
    return words, here.quests()


def _winning_way(here: Here) -> Told:
    if here.left > 1 or here.way is None or here.way.lacking:
        return ""
    words = _("Play {numbers} on {journey}, and your last quest ({quest}) wins the game.")
    return words.format(numbers=run(here.way.held), journey=on(here.way.pile), quest=here.number), here.quests()


def _loses(here: Here) -> Told:
    """A rival's last quest fits, and its place can be taken."""
    for seat in here.ending:
        piles = here.open_for(seat)
        if here.goal(seat) != HYPERSPEED and len(piles) == 1 and here.played(piles[0]):
            words = _("{name}'s last quest fits: play the {number} on {journey} yourself, or {name} wins there.")
            words = words.format(name=here.names[seat], number=here.goal(seat), journey=on(piles[0]))
            return words, here.played(piles[0])
    return ""


def _unstoppable(here: Here) -> str:
    for seat in filter(here.always_fits, here.ending):
        words = _("{name}'s last quest is {card}, which always fits: all or nothing now!")
        return words.format(name=here.names[seat], card=content.NUMBER_WORDS[here.goal(seat)])
    return ""


def _keep_closed(here: Here) -> Told:
    for seat in here.ending:
        pile = here.opening(seat)
        if pile is not None:
            words = _("Leave {journey} at {count}: after the {next}, {name} wins with the {quest}.")
            facts = {"journey": on(pile), "name": here.names[seat], "quest": here.goal(seat)}
            count = here.view.counts[pile]
            return words.format(count=count, next=count + 1, **facts), here.but(here.played(pile))
    return ""


def _race(here: Here) -> str:
    ahead = min(here.rivals, key=here.view.quest_counts.__getitem__)
    left = here.view.quest_counts[ahead]
    if not 1 < left <= NEAR_END or here.left - left < BEHIND or here.always_fits(ahead):
        return ""
    words = _("{name} has {left} quests left, you have {own}: leave no journey at {before}.")
    return words.format(left=left, own=here.left, name=here.names[ahead], before=here.goal(ahead) - 1)


# -- the own quest --------------------------------------------------------------------------------------


def _twin(here: Here) -> Told:
    """Another card would take the quest's only place."""
    piles = here.plays.get(here.quest, [])
    twins = [card for card in here.plays if card != here.quest and NUMBER[card] == here.number]
    if len(piles) != 1 or here.view.docking or not twins or here.always_fits(here.seat):
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
    if here.way is None or here.way.lacking or here.left == 1:
        return ""
    words = _("Your quest ({quest}) is in reach: {numbers} on {journey}.")
    return words.format(quest=here.number, numbers=run(here.way.held), journey=on(here.way.pile)), here.quests()


def _bridge(here: Here) -> Told:
    if here.way is None or len(here.way.lacking) != 1 or not wilds(here.view, here.seat):
        return ""
    words = _("A Hyperspeed! as the {number} of {journey} brings you to your quest ({quest}).")
    return words.format(number=here.way.lacking[0], journey=on(here.way.pile), quest=here.number), here.quests()


def _warp(here: Here) -> Told:
    """The own commander is one of the lacking numbers, and perhaps a Hyperspeed! the other."""
    lacking = here.way.lacking if here.way is not None else ()
    even = next((number for number in lacking if number and number % 2 == 0), None)
    able = here.commander.play == content.WARP_DRIVE and here.view.home[here.seat]
    if here.way is None or not able or even is None or len(lacking) > 1 + bool(wilds(here.view, here.seat)):
        return ""
    words = _("Warp Drive as the {even} of {journey} brings you to your quest ({quest}).")
    if len(lacking) == 2:
        words = _("Hyperspeed! as the {wild} and Warp Drive as the {even} of {journey}, and your quest ({quest}) fits.")
    wild = next((number for number in lacking if number != even), None)
    return words.format(wild=wild, even=even, journey=on(here.way.pile), quest=here.number), here.quests()


def _buried(here: Here) -> Told:
    """A lacking number lies under a card that can be played."""
    if here.way is None:
        return ""
    for number, lane in enumerate(here.lanes, 1):
        if len(lane) > 1 and NUMBER[lane[-2]] in here.way.lacking and lane[-1] in here.plays:
            words = _("The {needed} that your quest ({quest}) needs is on lane {lane}, under the {top} you can play.")
            words = words.format(needed=NUMBER[lane[-2]], quest=here.number, lane=number, top=shortly(lane[-1]))
            return words, [move for move in here.legal if move.kind == PLAY and move.card == lane[-1]]
    return ""


def _ability(here: Here) -> Told:
    """An ability opens the own quest."""
    for move in here.abilities if not here.fits else ():
        changes = move.kind in content.PLAYED or move.kind == content.FAST_DOCKING
        if changes and here.quest in _playable_after(here, move):
            words = _("{ability} would open your quest ({quest}) this very turn.")
            return words.format(ability=ABILITY[move.kind].name, quest=here.number), [move]
    return ""


def _far(here: Here) -> Told:
    able = [move for move in here.abilities if move.kind == content.MISSION_CONTROL]
    if not able or here.way is None or len(here.way.lacking) < FAR:
        return ""
    words = _("{count} numbers are lacking before your quest ({quest}): Mission Control turns up another.")
    return words.format(count=len(here.way.lacking), quest=here.number), able


# -- the others -----------------------------------------------------------------------------------------


def _opens(here: Here) -> Told:
    """A card helps the next rival more than the viewer."""
    rival = here.rivals[0]
    pile = here.opening(rival)
    if pile is None or here.fits or (here.way is not None and here.way.pile == pile):
        return ""
    words = _("The {number} on {journey} opens {name}'s quest ({quest}), and {name} is next.")
    words = words.format(journey=on(pile), number=here.goal(rival) - 1, name=here.names[rival], quest=here.goal(rival))
    return words, here.but(here.played(pile))


def _block(here: Here) -> Told:
    """The next rival's quest fits one journey, and a card like it takes the place."""
    rival = here.rivals[0]
    piles, goal = here.open_for(rival), here.goal(rival)
    if len(piles) != 1 or goal == HYPERSPEED or rival in here.ending:
        return ""
    cards = here.played(piles[0], goal)
    if here.fits:  # that comes first
        cards = [move for move in cards if move.card == here.quest]
    if not cards:
        return ""
    words = _("Your {number} on {journey} would take the place of {name}'s quest.")
    if here.fits:
        words = _("Your quest ({number}) fits on {journey}, and takes the place of {name}'s quest there.")
    words = words.format(number=goal, journey=on(piles[0]), name=here.names[rival])
    return words, here.quests() if here.fits else cards


def _pickpocket(here: Here) -> str:
    """A rival could play off a lane what opens the rival's quest."""
    for seat in here.rivals:
        who = COMMANDERS[here.view.commanders[seat]]
        able = who.play == content.DECEIVING_MANEUVERS and here.view.home[seat]
        for number, lane in enumerate(here.lanes if able else (), 1):
            top = NUMBER[lane[-1]] if lane else NOBODY
            if lane and top - 1 in here.view.counts and top + 1 == here.goal(seat):
                words = _("{commander} could take the {number} off lane {lane} and open {name}'s quest ({quest}).")
                facts = {"commander": who.name, "name": here.names[seat], "quest": here.goal(seat)}
                return words.format(number=top, lane=number, **facts)
    return ""


# -- commanders away ------------------------------------------------------------------------------------


def _rescue(here: Here) -> Told:
    for pile, (pieces, stands) in enumerate(zip(here.view.piles, here.view.counts, strict=True)):
        near = here.piece in pieces and stands >= ALMOST
        if near and not walk(here.view, here.seat, pile, stands + 1, FRONTIER + 1).lacking:
            words = _("{numbers} on {journey}, and {commander} is home again.")
            numbers = run(range(stands + 1, FRONTIER + 1))
            words = words.format(numbers=numbers, journey=on(pile), commander=here.commander.name)
            return words, here.played(pile, stands + 1)
    return ""


def _shuffle_soon(here: Here) -> str:
    if here.piece not in here.view.discards or here.view.deck_count > content.hand_size(here.view.seats):
        return ""
    return counted(
        "{count} card left in the deck: then {commander} comes home from the discards.",
        "{count} cards left in the deck: then {commander} comes home from the discards.",
        here.view.deck_count,
        commander=here.commander.name,
    )


def _frees_rival(here: Here) -> Told:
    for pile, pieces in enumerate(here.view.piles):
        trapped = [piece - content.COMMANDER for piece in pieces if piece >= content.CARDS]
        mine = here.piece in pieces
        if here.view.counts[pile] == FRONTIER - 1 and trapped and not mine and here.played(pile):
            seat = here.view.commanders.index(trapped[0])
            words = _("An 11 on {journey} sends {commander} home to {name}.")
            words = words.format(journey=on(pile), commander=COMMANDERS[trapped[0]].name, name=here.names[seat])
            return words, here.but(here.played(pile))
    return ""


# -- hand and lanes -------------------------------------------------------------------------------------


def _empty_hand(here: Here) -> Told:
    hand = here.view.hand
    if not 1 <= len(hand) <= LAST_CARDS or here.fits or not set(hand) <= here.plays.keys():
        return ""
    words = counted(
        "Play your last card and you draw {size} new ones at once, still in your turn.",
        "Play your last {count} cards and you draw {size} new ones at once, still in your turn.",
        len(hand),
        size=content.hand_size(here.view.seats),
    )
    return words, [move for move in here.legal if move.kind == PLAY and move.card in hand]


def _new_hand(here: Here) -> Told:
    """No card fits, and an ability brings other cards."""
    view, full = here.view, content.hand_size(here.view.seats)
    if here.plays or len(view.hand) < MANY or view.deck_count < full:
        return ""
    for move in here.abilities:
        if move.kind in NEW_CARDS:
            return counted(
                "No card fits: {ability} would get you {count} new card this turn.",
                "No card fits: {ability} would get you {count} new cards this turn.",
                min(3, view.hand_counts[move.target]) if move.target != NEW else full,
                ability=ABILITY[move.kind].name,
            ), [move]
    return ""


def _tidy(here: Here) -> Told:
    """No card fits: one is laid on the number after it."""
    for number, lane in enumerate(here.lanes if not here.plays else (), 1):
        under = NUMBER[lane[-1]] if lane else NOBODY
        moves = [move for move in here.placed(number - 1) if NUMBER[move.card] + 1 == under < HYPERSPEED]
        if moves:
            if any(move.kind in NEWS or _playable_after(here, move) for move in here.abilities):
                return ""
            words = _("No card fits. Your {low} on the {high} of lane {lane} keeps both in order.")
            return words.format(low=under - 1, high=under, lane=number), moves
    return ""


def _top_wild(here: Here) -> Told:
    for number, lane in enumerate(here.lanes, 1):
        if lane and NUMBER[lane[-1]] == HYPERSPEED and not here.plays.keys() - {lane[-1]}:
            words = _("Lane {lane} has a Hyperspeed! on top: end your turn on another lane.", lane=number)
            return words, here.but(here.placed(number - 1))
    return ""


REMARKS = (
    Remark("win now", said(_winning), advised(_winning), when=whole_turn),
    Remark("win in reach", said(_winning_way), advised(_winning_way), when=whole_turn),
    Remark("stop the last quest", said(_loses), advised(_loses), when=whole_turn),
    Remark("last quest that always fits", said(_unstoppable), when=whole_turn),
    Remark("leave it closed", said(_keep_closed), advised(_keep_closed), when=whole_turn),
    Remark("twin of the quest", said(_twin), advised(_twin), when=whole_turn),
    Remark("quest in reach", said(_way), advised(_way), when=whole_turn),
    Remark("hyperspeed to the quest", said(_bridge), advised(_bridge), when=whole_turn),
    Remark("ability to the quest", said(_ability), advised(_ability), when=whole_turn),
    Remark("warp drive to the quest", said(_warp), advised(_warp), when=whole_turn),
    Remark("quest that fits everywhere", said(_wild_quest), advised(_wild_quest), when=whole_turn),
    Remark("buried", said(_buried), advised(_buried), when=whole_turn),
    Remark("empty hand", said(_empty_hand), advised(_empty_hand), when=whole_turn),
    Remark("rescue", said(_rescue), advised(_rescue), when=whole_turn),
    Remark("shuffled soon", said(_shuffle_soon), when=whole_turn),
    Remark("frees a rival", said(_frees_rival), advised(_frees_rival), when=whole_turn),
    Remark("race", said(_race), when=whole_turn),
    Remark("opens the next quest", said(_opens), advised(_opens), when=whole_turn),
    Remark("block", said(_block), advised(_block), when=whole_turn),
    Remark("pickpocket", said(_pickpocket), when=whole_turn),
    Remark("far quest", said(_far), advised(_far), when=whole_turn),
    Remark("new hand", said(_new_hand), advised(_new_hand), when=whole_turn),
    Remark("top of a lane", said(_top_wild), advised(_top_wild), when=whole_turn),
    Remark("tidy lane", said(_tidy), advised(_tidy), when=whole_turn),
)
