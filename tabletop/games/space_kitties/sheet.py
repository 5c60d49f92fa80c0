"""Everything public about a commander of Space Kitties on one sheet. Imports this game and the layout."""

from collections.abc import Sequence

from tabletop.games.space_kitties import model
from tabletop.games.space_kitties.commanders import ABILITY, COMMANDERS
from tabletop.games.space_kitties.explain import pictures, trapped
from tabletop.games.space_kitties.model import HYPERSPEED, LANES, NO_CARD, NUMBER, WORMHOLE
from tabletop.games.space_kitties.view import SpaceKittiesView
from tabletop.games.space_kitties.words import BACK, card_words, picture_of
from tabletop.ui.layout import Part, Row, Sheet
from tabletop.words import _, counted


def sheet(view: SpaceKittiesView, seat: int) -> Sheet:
    who, left = COMMANDERS[view.commanders[seat]], view.quest_counts[seat]
    quests = model.quest_size(view.seats, view.short)
    about = _("{commander}, {calling}", commander=who.name, calling=who.calling)
    return Sheet(
        about,
        (str(left), counted("quest left", "quests left", left)),
        _standing(view, seat),
        ((_("Done"), quests - left), (_("Left"), left)),
        (_quests(view, seat), _lanes(view, seat), _hand(view, seat), _commander(view, seat)),
        _warning(view, seat),
    )


def _standing(view: SpaceKittiesView, seat: int) -> str:
    left = view.quest_counts[seat]
    best = min(count for other, count in enumerate(view.quest_counts) if other != seat)
    if left == best:
        return _("level with the best")
    if left < best:
        return counted("leads by one quest", "leads by {count} quests", best - left)
    return counted("one quest behind", "{count} quests behind", left - best)


def _warning(view: SpaceKittiesView, seat: int) -> str:
    left = view.quest_counts[seat]
    if view.to_act is None or left > 2:
        return ""
    return counted("The last quest: playing it wins at once", "{count} quests from victory", left)


def _quests(view: SpaceKittiesView, seat: int) -> Part:
    top, buried = view.quest_tops[seat], view.buried[seat]
    rows = []
    if top != NO_CARD:
        number = NUMBER[top]
        waits = (
            _("fits every journey") if number == HYPERSPEED
            else _("begins a new journey") if number == WORMHOLE
            else _("follows a {count}", count=number - 1)
        )  # fmt: skip
        rows.append(Row(card_words(top), "", (picture_of(top),), waits))
    if buried:
        numbers = ", ".join(_short(card) for card in buried)
        rows.append(Row(_("At the bottom: {numbers}", numbers=numbers), "", (), _("Put there by Mission Control")))
    hidden = view.quest_counts[seat] - len(rows[:1]) - len(buried)
    if hidden > 0:
        rows.append(Row(_("Nobody has seen"), str(hidden), (BACK,)))
    return Part(_("Quests"), tuple(rows), str(view.quest_counts[seat]))


def _lanes(view: SpaceKittiesView, seat: int) -> Part:
    """Every lane from the bottom up; only the last card of each can be played (SK-3.6)."""
    lanes = view.lanes[seat * LANES : seat * LANES + LANES]
    rows = tuple(_lane(number, cards) for number, cards in enumerate(lanes, 1))
    return Part(_("Lanes"), rows, counted("{count} card", "{count} cards", sum(map(len, lanes))))


def _lane(number: int, cards: Sequence[int]) -> Row:
    title = _("Lane {lane}", lane=number)
    if not cards:
        return Row(title, _("empty"))
    below = _("below it: {numbers}", numbers=", ".join(_short(card) for card in reversed(cards[:-1])))
    return Row(title, str(len(cards)), pictures(cards[-1:]), below if len(cards) > 1 else "")


def _hand(view: SpaceKittiesView, seat: int) -> Part:
    """How many, and those that the viewer knows: the own, or what was given away (SK-8.3)."""
    count = view.hand_counts[seat]
    held = view.hand if seat == view.seat else tuple(card for card, places in view.told if places == 1 << seat)
    rows = []
    if held:
        rows.append(Row(_("In this hand") if seat == view.seat else _("You know"), str(len(held)), pictures(held)))
    if count > len(held):
        rows.append(Row(_("Hidden"), str(count - len(held)), (BACK,)))
    return Part(_("Hand"), tuple(rows), counted("{count} card", "{count} cards", count))


def _commander(view: SpaceKittiesView, seat: int) -> Part:
    who = COMMANDERS[view.commanders[seat]]
    where = trapped(view, seat) or _("Ready for action")
    rows = [Row(where, "", (("commander", view.commanders[seat]),))]
    for sign, ability in (("played", who.play), ("discarded", who.discard)):
        rows.append(Row(ABILITY[ability].name, "", (("art", f"space-kitties/{sign}"),), ABILITY[ability].text))
    return Part(_("Commander"), tuple(rows))


def _short(card: int) -> str:
    return _("H") if NUMBER[card] == HYPERSPEED else str(NUMBER[card])
