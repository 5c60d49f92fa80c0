"""What the viewer may know about a seat of Nine Lives: all of their own cards, and what can be told of the others'."""

from tabletop.base.words import _, capital, counted
from tabletop.games.nine_lives.rules.content import (
    LIVES,
    NO_CARD,
    NUMBER,
    POWER_NAMES,
    POWER_TEXTS,
    SUIT,
    SUITS,
    deck_for,
)
from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.games.nine_lives.voice.explain import lacking
from tabletop.games.nine_lives.voice.words import ahead, card_words, listed
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Part, Row, Sheet

CARD, SMALL_CARD, LIFE_CARD = (130.0, 182.0), (90.0, 126.0), (62.0, 87.0)
LIGHT, TOKEN = (34.0, 58.0), (26.0, 34.0)
"""How large pictures are on a sheet, in units."""


def sheet(table: Seating, view: NineLivesView, seat: int) -> Sheet:
    lives = view.life_counts[seat]
    roles = [_("Kittykeeper")] if seat == view.keeper and view.to_act is not None else []
    best = ahead(view)
    roles += [_("Winning this round so far")] if best is not None and best.seat == seat else []
    parts = (_candles(lives), *(part(view, seat) for part in (_life, _hand, _beneath, _round, _unseen)))
    filled, score = tuple(part for part in parts if part.rows), (str(lives), counted("life", "lives", lives))
    return Sheet(" · ".join(roles), score, _standing(view, seat), (), filled, _warning(lives, view.to_act is None))


def _standing(view: NineLivesView, seat: int) -> str:
    lives = view.life_counts[seat]
    most = max(count for other, count in enumerate(view.life_counts) if other != seat)
    if lives > most:
        return counted("leads by one life", "leads by {count} lives", lives - most)
    if lives == most:
        return _("shares the lead")
    return counted("one life behind the leader", "{count} lives behind the leader", most - lives)


def _warning(lives: int, over: bool) -> str:
    if lives > 2:
        return ""
    if not lives:  # the last one may lie on the table, and come back if it wins (NL-4.4)
        return _("No lives left: the game is over") if over else _("The last life is on the table: it must win")
    return counted("The last life: losing it ends the game", "{count} lives from the end of the game", lives)


def _candles(lives: int) -> Part:
    lights = tuple(("thing", "tea-light" if place < lives else "tea-light-out") for place in range(LIVES))
    return Part(_("Lives"), (Row("", "", lights, shape=LIGHT),), _("{count} of {most}", count=lives, most=LIVES))


def _life(view: NineLivesView, seat: int) -> Part:
    card = view.life_tops[seat]
    if card == NO_CARD:
        return Part(_("Current life"), ())
    title = f"{card_words(card)} · {POWER_NAMES[NUMBER[card]]}"
    row = Row(title, "", (("card", card),), POWER_TEXTS[NUMBER[card]], CARD)
    return Part(_("Current life"), (row,), _("everybody sees it"))


def _hand(view: NineLivesView, seat: int) -> Part:
    """The viewer's own, or what everybody saw of another's (NL-7.3)."""
    count, seen = view.hand_counts[seat], view.seen_hands[seat]
    note = counted("one card", "{count} cards", count)
    if not count:
        return Part(_("Hand"), (Row(_("Empty: the current life must be played")),), note)
    known = view.hand if seat == view.seat else seen
    cards = (*(("card", card) for card in known), *((("back",),) * (count - len(known))))
    rows = [Row("", "", cards, shape=SMALL_CARD)]
    if seen:
        words = _("Everybody saw it go there.") if len(seen) == 1 else _("Everybody saw them go there.")
        rows.append(Row(listed([card_words(card) for card in seen]), "", (), words))
    absent = lacking(view, seat)
    if absent:
        words = _("No other {suits}") if seen else _("No {suits}")
        words = words.format(suits=listed(absent, _("{names} or {last}")))
        rows.append(Row(words, "", (), _("The cards played have shown it.")))
    return Part(_("Hand"), tuple(rows), note)


def _beneath(view: NineLivesView, seat: int) -> Part:
    """All of the viewer's own; of another's those that won a round lie at the bottom, the lowest last."""
    if seat == view.seat:
        below = Row("", "", tuple(("card", card) for card in view.lives[1:]), shape=LIFE_CARD)
        return Part(_("Next lives"), (below,) if below.pictures else (), _("from the top"))
    seen, count = view.seen_lives[seat], view.life_counts[seat]
    first = count - len(seen) + 1
    rows = tuple(
        Row(card_words(card), _("{place} of {count}", place=first + number, count=count), (("token", card),))
        for number, card in enumerate(seen)
        if first + number > 1
    )
    return Part(_("Known lives"), rows, _("from the top"))


def _unseen(view: NineLivesView, seat: int) -> Part:
    """The cards this seat may have, as far as the viewer knows: whatever they have not seen themselves."""
    if seat == view.seat:
        return Part(_("Unseen cards"), ())
    hand = view.hand_counts[seat] - len(view.seen_hands[seat])
    lives = view.life_counts[seat] - len(view.seen_lives[seat])
    lives -= view.life_tops[seat] not in (NO_CARD, *view.seen_lives[seat])
    hidden = hand + lives
    shown = {*view.hand, *view.lives, *view.life_tops, *(play.card for play in view.plays), *view.discards}
    shown.update(view.removed, *view.seen_hands, *view.seen_lives)
    cards = [card for card in deck_for(view.seats, view.missing) if card not in shown]
    by_suit = (tuple(("token", card) for card in cards if SUIT[card] == suit) for suit in range(SUITS))
    rows = [Row("", "", tokens, shape=TOKEN) for tokens in by_suit if tokens]
    where = [counted("one in the hand", "{count} in the hand", hand)] if hand else []
    where += [counted("one face-down life", "{count} face-down lives", lives)] if lives else []
    note = _("all of these") if hidden == len(cards) else counted("one of these", "{count} of these", hidden)
    return Part(_("Unseen cards"), (Row(capital(listed(where))), *rows) if hidden else (), note)


def _round(view: NineLivesView, seat: int) -> Part:
    rows = []
    for card in (card for card in view.played if card.seat == seat):
        worth = _("counts {value}, ranks {rank}", value=card.value, rank=card.rank)
        where = _("as a life") if card.life else _("from the hand")
        rows.append(Row(card_words(card.card), worth, (("card", card.card),), where, SMALL_CARD))
    if not rows and view.to_act is not None and not view.choosing:
        rows.append(Row(_("Has not played yet")))
    if seat in view.napping:
        rows.append(Row(_("Asleep: no burst costs a life")))
    return Part(_("This round"), tuple(rows))
