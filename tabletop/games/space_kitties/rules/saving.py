"""A position as JSON, and back with all checks."""

from typing import Any

from tabletop.base.words import _
from tabletop.games.space_kitties.rules import content, model
from tabletop.games.space_kitties.rules.content import CARDS, COMMANDERS
from tabletop.games.space_kitties.rules.model import MOST_SEATS, UNSEEN, SpaceKittiesState
from tabletop.kernel.events import NOBODY
from tabletop.kernel.game import Json
from tabletop.kernel.saving.reading import flag, many, need, number, plain, read, row

MOST_SHUFFLES = 10_000
"""More than any game lasts."""
MOST_STEPS = model.MOST_ACTIONS + 10
"""A Cargo Bay that begins with the last action of a turn is still loaded."""
_card, _seat, _shuffle = number(0, CARDS - 1), number(NOBODY, MOST_SEATS - 1), number(0, MOST_SHUFFLES)
_cards, _pieces = many(_card), many(number(0, content.COMMANDER + len(COMMANDERS) - 1))


def _bits(j: Any) -> int:
    need(type(j) is int and j >= 0, _("What may lie somewhere is not a number."))
    return int(j)


FIELDS = {
    "seats": number(2, MOST_SEATS), "short": flag, "commanders": many(number(0, len(COMMANDERS) - 1)),
    "hands": many(_cards), "quests": many(_cards), "lanes": many(_cards), "piles": many(_pieces),
    "counts": many(number(-1, content.FRONTIER)), "discards": _pieces, "deck": _cards, "turn": _seat,
    "spent": number(0, MOST_STEPS), "played": number(model.NO_CARD, CARDS - 1), "docking": flag, "cargo": flag,
    "partner": _seat, "offered": _cards, "quiet": number(0, MOST_SEATS), "buried": many(number(0, content.QUESTS[2])),
    "shuffles": _shuffle, "shuffled": many(_shuffle, CARDS), "could": many(_bits, UNSEEN + 1),
    "told": many(row(number(0, MOST_SEATS - 1), _card, number(1, (1 << UNSEEN) - 1))),
}  # fmt: skip
"""Where commanders are follows from the piles and discards."""


def dump(s: SpaceKittiesState) -> Json:
    return {name: plain(getattr(s, name)) for name in FIELDS}


def load(j: Json) -> SpaceKittiesState:
    """The inverse of `dump`; raises SaveBroken for anything that is no position of this game."""
    values = read(j, FIELDS, "Space Kitties")
    s = SpaceKittiesState(values["seats"], values["short"], values["commanders"])
    for name, value in values.items():
        setattr(s, name, value)
    s.shuffled, s.told = tuple(s.shuffled), tuple(s.told)
    away = {piece - content.COMMANDER for held in (*s.piles, s.discards) for piece in held}
    s.home = sum(1 << seat for seat, who in enumerate(s.commanders) if who not in away)
    check(s)
    return s


def check(s: SpaceKittiesState) -> None:
    need(not s.short or s.seats in content.SHORT_SEATS, _("With so many commanders there is no short journey."))
    sizes = {len(s.commanders), len(s.hands), len(s.quests), len(s.buried), len(s.lanes) / model.LANES}
    need(sizes == {s.seats}, _("Something is not there once for each commander."))
    need(len(set(s.commanders)) == s.seats, _("Two seats have the same commander."))
    tidy = all(hand == sorted(hand) and len(hand) <= s.size for hand in s.hands)
    need(tidy, _("A hand is not sorted, or too large."))
    full = content.quest_size(s.seats, s.short)
    need(all(len(quests) <= full for quests in s.quests), _("A Quest pile is too large."))
    everything = [*range(CARDS), *sorted(content.COMMANDER + who for who in s.commanders)]
    need(sorted(model.pieces(s)) == everything, _("A card is missing or there twice."))
    _check_piles(s)
    _check_turn(s)
    _check_memory(s)


def _check_piles(s: SpaceKittiesState) -> None:
    need(len(s.piles) <= model.MOST_PILES, _("There are too many piles."))
    counted = len(s.counts) == len(s.piles) and all(
        (count < 0) == (not pile) and (len(pile) != 1 or pile[0] < CARDS)
        for pile, count in zip(s.piles, s.counts, strict=True)
    )
    need(counted, _("A pile does not count what its cards make."))
    need(not s.piles or s.piles[-1], _("The last pile is empty."))


def _check_turn(s: SpaceKittiesState) -> None:
    need(max(s.turn, s.partner) < s.seats >= s.quiet, _("Somebody decides who is not there."))
    done = sum(not quests for quests in s.quests)
    over = done == 1 or s.quiet == s.seats
    need(done <= 1 and over == (s.turn == NOBODY), _("It is not clear whether the game is over."))
    need(done or content.FRONTIER not in s.counts, _("A complete journey was not cleared."))
    if over:
        under_way = s.cargo or s.partner != NOBODY or s.offered
        need(not under_way, _("An ability is still under way though the game is over."))
        return
    hand, home = s.hands[s.turn], s.is_home(s.turn)
    need(hand or not s.can_draw(), _("The active commander's hand is empty though there are cards to draw."))
    loading = hand and home and s.partner == NOBODY
    need(not s.cargo or loading, _("A Cargo Bay is open with nothing to load."))
    if s.partner == NOBODY:
        need(not s.offered, _("Cards are offered to nobody."))
        return
    possible = home and s.partner != s.turn and len(s.offered) < s.swap_size(s.partner)
    need(possible, _("A Diplomatic Mission is under way that cannot be."))
    own = len(set(s.offered)) == len(s.offered) and set(s.offered) <= set(hand)
    need(own, _("A card is offered that is not in the hand."))


def _check_memory(s: SpaceKittiesState) -> None:
    """Nobody remembers what is not so (SK-8.3)."""
    tidy = sorted({fact[:2]: fact for fact in s.told}.values()) == list(s.told) and not s.could[UNSEEN]
    need(tidy and max(s.shuffled) <= s.shuffles, _("What is remembered is not in order."))
    told: dict[int, list[tuple[int, int]]] = {}
    for watcher, card, places in s.told:
        told.setdefault(card, []).append((watcher, places))
    wrong = _("Somebody remembers a card elsewhere than it is.")
    for place, cards in (*enumerate(s.hands), (model.DECK, s.deck)):
        for card in cards:
            right = s.could[place] >> model.WATCHERS * s.shuffled[card] & model.EVERYBODY
            for watcher, places in told.pop(card, ()):
                right = right & ~(1 << watcher) | (places >> place & 1) << watcher
            owner = 1 << place if place != model.DECK else 0
            need(right | owner == model.EVERYBODY, wrong)
    for quests, count in zip(s.quests, s.buried, strict=True):
        need(not any(s.shuffled[card] for card in quests[count:-1]), wrong)
    need(not told, wrong)
