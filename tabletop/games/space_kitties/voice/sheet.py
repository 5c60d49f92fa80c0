"""The sheet of a seat, and the commanders side by side for the setup."""

from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.space_kitties.rules import content
from tabletop.games.space_kitties.rules.content import ABILITY, ART, COMMANDERS, HYPERSPEED, NUMBER, WORMHOLE, Commander
from tabletop.games.space_kitties.rules.model import NO_CARD
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.voice.explain import pictures, trapped
from tabletop.games.space_kitties.voice.words import BACK, card_words, picture_of, shortly
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Offer, Part, Picture, Row, Sheet

SHOWN = 7
"""Most cards of a lane in a row."""
CARD = 24.0, 34.0
TRACK = 120.0, 18.0


def sheet(table: Seating, view: SpaceKittiesView, seat: int) -> Sheet:
    """Everything public about a seat."""
    who, left = COMMANDERS[view.commanders[seat]], view.quest_counts[seat]
    about = _("{commander}, {calling}", commander=who.name, calling=who.calling)
    score = (str(left), counted("quest left", "quests left", left))
    parts = *(part(view, seat) for part in (_quests, _lanes, _hand, _commander)), _race(view, table.names)
    near = view.to_act is not None and left <= 2
    warning = counted("The last quest: playing it wins at once", "{count} quests from victory", left) if near else ""
    return Sheet(about, score, _standing(view, seat), (), parts, warning)


def _race(view: SpaceKittiesView, names: Sequence[str]) -> Part:
    """How far everybody has come, the first at the top."""
    quests, left = content.quest_size(view.seats, view.short), view.quest_counts
    rows = tuple(
        Row(names[seat], _("{count} left", count=left[seat]), (("race", seat, quests - left[seat], quests),), "", TRACK)
        for seat in sorted(range(view.seats), key=left.__getitem__)
    )
    return Part(_("The race"), rows, _("of {count} quests", count=quests))


def _standing(view: SpaceKittiesView, seat: int) -> str:
    left = view.quest_counts[seat]
    best = min(count for other, count in enumerate(view.quest_counts) if other != seat)
    if left == best:
        return _("level with the best")
    if left < best:
        return counted("leads by one quest", "leads by {count} quests", best - left)
    return counted("one quest behind", "{count} quests behind", left - best)


def _quests(view: SpaceKittiesView, seat: int) -> Part:
    top, buried = view.quest_tops[seat], view.buried[seat]
    rows = []
    if top != NO_CARD:
        waits = _("follows a {count}", count=NUMBER[top] - 1)
        if NUMBER[top] in (WORMHOLE, HYPERSPEED):
            waits = _("fits every journey") if NUMBER[top] == HYPERSPEED else _("begins a new journey")
        rows.append(Row(card_words(top), "", (picture_of(top),), waits, CARD))
    if buried:
        says, why = _("At the bottom"), _("Put there by Mission Control, the lowest first")
        rows.append(Row(says, str(len(buried)), pictures(buried[:SHOWN]), why, CARD))
    hidden = view.quest_counts[seat] - len(rows[:1]) - len(buried)
    if hidden > 0:
        rows.append(Row(_("Not turned up yet"), str(hidden), (BACK,), "", CARD))
    return Part(_("Quests"), tuple(rows), str(view.quest_counts[seat]))


def _lanes(view: SpaceKittiesView, seat: int) -> Part:
    """Every lane from the top down; only the first card of each can be played (SK-3.6)."""
    lanes = view.lanes_of(seat)
    rows = tuple(_lane(number, cards) for number, cards in enumerate(lanes, 1))
    count = counted("{count} card", "{count} cards", sum(map(len, lanes)))
    return Part(_("Lanes, the top first"), rows, count)


def _lane(number: int, cards: Sequence[int]) -> Row:
    title, below = _("Lane {lane}", lane=number), cards[:-SHOWN]
    if not cards:
        return Row(title, _("empty"))
    more = _("and below: {cards}", cards=", ".join(map(shortly, reversed(below)))) if below else ""
    return Row(title, str(len(cards)), pictures(cards[: -SHOWN - 1 : -1]), more, CARD)


def _hand(view: SpaceKittiesView, seat: int) -> Part:
    """How many, and those that the viewer knows: the own, or what was given away (SK-8.3)."""
    count = view.hand_counts[seat]
    held = view.hand if seat == view.seat else view.known_in_hand(seat)
    rows = []
    if held:
        words = _("Yours alone to see") if seat == view.seat else _("You know")
        rows.append(Row(words, str(len(held)), pictures(held), "", CARD))
    if count > len(held):
        rows.append(Row(_("Hidden"), str(count - len(held)), (BACK,), "", CARD))
    return Part(_("Hand"), tuple(rows), counted("{count} card", "{count} cards", count))


def _commander(view: SpaceKittiesView, seat: int) -> Part:
    who = COMMANDERS[view.commanders[seat]]
    where = trapped(view, seat) or _("Ready for action")
    rows = (Row(name, "", (sign,), text) for sign, name, text in _abilities(who))
    return Part(_("Commander"), (Row(where, "", (("commander", view.commanders[seat]),)), *rows))


def _abilities(who: Commander) -> tuple[tuple[Picture, str, str], ...]:
    """The sign, name and text of the ability that is played and of the one that is discarded."""
    signed = (("played", ABILITY[who.play]), ("discarded", ABILITY[who.discard]))
    return tuple((("art", f"{ART}/{sign}"), ability.name, ability.text) for sign, ability in signed)


def offers(option: str) -> list[Offer]:
    """The ten commanders side by side."""
    return [
        Offer(who.slug, who.name, ("art", f"{ART}/bust-{who.slug}-calm"), who.calling, _abilities(who))
        for who in (COMMANDERS if option.startswith("commander_") else ())
    ]
