"""Everything public about a seat of Nine Lives. Imports the view, the words and the layout."""

from collections.abc import Sequence

from tabletop.games.nine_lives.about import lacking
from tabletop.games.nine_lives.model import LIVES, NO_CARD, NUMBER, POWER_NAMES, POWER_TEXTS
from tabletop.games.nine_lives.view import NineLivesView
from tabletop.games.nine_lives.words import ahead, card_words, listed
from tabletop.ui.layout import Part, Row, Sheet
from tabletop.words import _, counted


def sheet(view: NineLivesView, seat: int, names: Sequence[str]) -> Sheet:
    lives = view.life_counts[seat]
    roles = [_("Kittykeeper of this round")] if seat == view.keeper and view.to_act is not None else []
    best = ahead(view)
    roles += [_("winning it so far")] if best is not None and best.seat == seat else []
    parts = [_life(view, seat), _hand(view, seat)]
    if view.seen_lives[seat] and view.seen_lives[seat] != (view.life_tops[seat],):
        parts.append(_beneath(view, seat))
    parts.append(_round(view, seat))
    return Sheet(
        listed(roles),
        (str(lives), counted("life", "lives", lives)),
        _standing(view, seat, names),
        ((_("Lives left"), lives), (_("Lives lost"), LIVES - lives)),
        tuple(part for part in parts if part.rows),
        _warning(view, seat),
    )


def _standing(view: NineLivesView, seat: int, names: Sequence[str]) -> str:
    lives = view.life_counts[seat]
    others = [count for other, count in enumerate(view.life_counts) if other != seat]
    most = max(others)
    if lives > most:
        return _("leads by {count}", count=lives - most)
    if lives == most:
        return _("shares the lead")
    return _("{count} behind", count=most - lives)


def _warning(view: NineLivesView, seat: int) -> str:
    lives = view.life_counts[seat]
    if lives > 2:
        return ""
    if not lives:
        return _("No lives left: the game is over")
    return counted("The last life: losing it ends the game", "{count} lives from the end of the game", lives)


def _life(view: NineLivesView, seat: int) -> Part:
    card = view.life_tops[seat]
    if card == NO_CARD:
        return Part(_("Current life"), ())
    number = NUMBER[card]
    row = Row(f"{card_words(card)} · {POWER_NAMES[number]}", "", (("token", card),), POWER_TEXTS[number])
    return Part(_("Current life"), (row,))


def _hand(view: NineLivesView, seat: int) -> Part:
    """Only what everybody saw (NL-7.3)."""
    count, seen = view.hand_counts[seat], view.seen_hands[seat]
    note = counted("one card", "{count} cards", count)
    rows = [Row(card_words(card), "", (("token", card),), _("everybody saw it go there")) for card in seen]
    absent = lacking(view, seat)
    if absent:
        rows.append(Row(_("No {suits}", suits=listed(absent, _("{names} or {last}"))), "", (),
                        _("among the other cards") if seen else _("as the cards played have shown")))  # fmt: skip
    elif count > len(seen):
        rows.append(Row(_("Nothing else is known of it") if seen else _("Nothing is known of it")))
    if not count:
        rows.append(Row(_("Empty: the current life must be played")))
    return Part(_("Hand"), tuple(rows), note)


def _beneath(view: NineLivesView, seat: int) -> Part:
    """The lives that won a round lie at the bottom, the lowest last."""
    seen, count = view.seen_lives[seat], view.life_counts[seat]
    first = count - len(seen) + 1
    rows = tuple(
        Row(card_words(card), _("{place} of {count}", place=first + number, count=count), (("token", card),))
        for number, card in enumerate(seen)
    )
    return Part(_("Known lives"), rows, _("from the top"))


def _round(view: NineLivesView, seat: int) -> Part:
    rows = [
        Row(card_words(card.card), _("counts {value}, ranks {rank}", value=card.value, rank=card.rank),
            (("token", card.card),), _("as a life") if card.life else _("from the hand"))
        for card in view.played
        if card.seat == seat
    ]  # fmt: skip
    if seat in view.napping:
        rows.append(Row(_("Asleep: no explosion costs a life")))
    return Part(_("This round"), tuple(rows))
