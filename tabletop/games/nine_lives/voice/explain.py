"""What the pieces say when they are looked at closely."""

from collections.abc import Callable, Sequence

from tabletop.base.errors import Refusal
from tabletop.base.words import _, counted
from tabletop.games.nine_lives.rules import content, model
from tabletop.games.nine_lives.rules.content import NO_CARD, NO_SUIT, NUMBER, POWER_NAMES, POWER_TEXTS, SUIT_NAMES
from tabletop.games.nine_lives.rules.model import Play
from tabletop.games.nine_lives.rules.refusals import refusal
from tabletop.games.nine_lives.rules.view import NineLivesView, Played, imagine
from tabletop.games.nine_lives.voice.words import adding_up, ahead, bursting, card_words, listed, winner
from tabletop.kernel.rng import Rng
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Explanation, Picture

Names = Sequence[str]


def explain(table: Seating, view: NineLivesView, key: str) -> Explanation | None:
    """The piece of this key: a sentence or two, and the rule behind it."""
    return _explained(view, key, table.names)


def _explained(view: NineLivesView, key: str, names: Names) -> Explanation | None:
    word, _colon, rest = key.partition(":")
    told = BY_WORD.get(word)
    return told(view, rest, names) if told is not None else None


def faces(cards: Sequence[int]) -> tuple[Picture, ...]:
    return tuple(("card", card) for card in cards)


# -- cards -------------------------------------------------------------------------------------------------


def _about_card(view: NineLivesView, card: int, names: Names) -> Explanation | None:
    played = next((one for one in view.played if one.card == card), None)
    if played is not None:
        return _played(view, played, names)
    won = winner(view)
    if won is not None and won.card == card:
        text = _("{name} won the round with this life, so it goes back under the life deck.", name=names[won.seat])
        return _card(card, text, "NL-4.4")
    if card in view.lives[:1]:
        return _own_life(view)
    if card in view.hand and view.choosing and view.to_act == view.seat:  # a click means the life that comes back
        text = _("A life that did not win: from the hand it is just its suit and its number.")
        return Explanation(_("Into your hand"), text, faces((card,)), "NL-4.4")
    if card in view.hand:
        text = _("From your hand it counts {number} and has no power.", number=NUMBER[card])
        text = text if NUMBER[card] == content.NAP else f"{text}\n\n{_as_life(card)}"
        barred = _barred(view, model.FROM_HAND[card])
        return _card(card, f"{barred.text} {text}" if barred else text, barred.rule if barred else "NL-3.5")
    if card in view.life_tops:
        whose = _("The current life of {name}.", name=names[view.life_tops.index(card)])
        return _card(card, f"{whose} {POWER_TEXTS[NUMBER[card]]}", f"NL-6.{NUMBER[card]}")
    return _card(card, _as_life(card), f"NL-6.{NUMBER[card]}") if card != NO_CARD else None


def _barred(view: NineLivesView, play: Play) -> Refusal | None:
    """Why the viewer, if it is their turn, may not play this card now."""
    if view.seat is None or view.to_act != view.seat or view.choosing:
        return None
    return refusal(imagine(view, Rng(0)), play)


def _as_life(card: int) -> str:
    return _("It has a power when played as a life.") + " " + POWER_TEXTS[NUMBER[card]]


def _card(card: int, text: str, rule: str, title: str = "{card} · {power}") -> Explanation:
    title = title.format(card=card_words(card), power=POWER_NAMES[NUMBER[card]])
    return Explanation(title, text, faces((card,)), rule)


def _own_life(view: NineLivesView) -> Explanation:
    """The life deck belongs to its top card: only its owner may leaf through it."""
    card = view.lives[0]
    title = _("Your life: {card} · {power}", card=card_words(card), power=POWER_NAMES[NUMBER[card]])
    text = POWER_TEXTS[NUMBER[card]]
    if _over(view):
        text += "\n\n" + _("Kept to the end: your life deck from the top.")
    elif len(view.lives) == 1:
        text += " " + _("Your last life: if you play it and it does not win the round, the game ends.")
    else:
        text += "\n\n" + _("Unless it wins the round it is a life no more: you take it in hand or discard it.")
        text += "\n\n" + _("Your life deck from the top. Nobody else may look through it.")
    return Explanation(title, text, faces(view.lives), f"NL-6.{NUMBER[card]}")


def _played(view: NineLivesView, played: Played, names: Names) -> Explanation:
    name, card = names[played.seat], played.card
    text, counts = _("{name} played it from the hand, so it has no power."), _("It counts {value} and ranks {rank}.")
    suit = ""
    if played.life:
        text = _("{name} played it as a life: {power}.")
    if played.life and NUMBER[card] == content.HAIRBALL:
        suit = SUIT_NAMES[next(play.target for play in view.plays if play.card == card)]
        text = _("{name} played it as a life: {suit} count 4 more.")
        counts = _("The card itself counts {value} and ranks {rank}.")
    text = text.format(name=name, power=POWER_NAMES[NUMBER[card]], suit=suit)
    text += " " + counts.format(value=played.value, rank=played.rank)
    if ahead(view) == played:
        text += " " + _("It is winning the round so far.")
    if played.life:
        text += "\n\n" + POWER_TEXTS[NUMBER[card]]
    return _card(card, text, f"NL-6.{NUMBER[card]}" if played.life else "NL-3.5")


def _discards(view: NineLivesView) -> Explanation:
    """All of them, the newest first (NL-4.5)."""
    text = _("Nothing was discarded yet. Anybody may look through the discards at any time.")
    if view.discards:
        count = len(view.discards)
        text = counted(
            "One card, for everybody to see.", "{count} cards, the newest first, for everybody to see.", count
        )
    if view.removed:
        text += " " + _("Out of this game: {cards}.", cards=listed([card_words(card) for card in view.removed]))
    return Explanation(_("The discards"), text, faces(view.discards[::-1]), "NL-4.5", pile=True)


# -- suits -------------------------------------------------------------------------------------------------


def _suit(view: NineLivesView, suit: int, names: Names) -> Explanation:
    if suit == NO_SUIT:
        text = _("The first card says which suit burns along it. Above {limit} the suit bursts.", limit=content.LIMIT)
        return Explanation(_("The fuse"), text, (), "NL-4.2")
    total, limit, name = view.totals[suit], view.limits[suit], SUIT_NAMES[suit]
    title = _("{suit}: {total} of {limit}", suit=name, total=total, limit=limit)
    parts = adding_up(view, suit, names, view.seat)
    text = _("{parts} = {total}.", parts=parts, total=total) if " + " in parts else f"{parts}."
    text += " " + _("Above {limit} they burst: everybody who played {suit} loses a life.", limit=limit, suit=name)
    if suit in view.hissed:
        text += " " + _("A Hiss was played on them: whoever plays now must avoid {suit} if they can.", suit=name)
        return Explanation(title, text, (), "NL-6.8")
    if limit > content.LIMIT:
        text += " " + _("A Big Box makes room up to {limit}.", limit=limit)
    if suit == view.leading:
        text += " " + _("They lead: their highest rank wins the round.")
    return Explanation(title, text, (), "NL-4.2")


def _blast(view: NineLivesView) -> Explanation:
    suits = listed([SUIT_NAMES[suit] for suit in bursting(view)])
    text = _("Too many {suits}. Whoever played such a card loses a life, unless asleep.", suits=suits)
    return Explanation(_("A burst"), text, (), "NL-4.2")


# -- seats -------------------------------------------------------------------------------------------------


def _seat(view: NineLivesView, seat: int, names: Names) -> Explanation:
    lives = counted("One life left", "{count} lives left", view.life_counts[seat])
    hand = counted("one card in the hand", "{count} cards in the hand", view.hand_counts[seat])
    hand = hand if view.hand_counts[seat] else _("an empty hand")
    text = _("{lives}, {hand}. The most lives win.", lives=lives, hand=hand)
    return Explanation(names[seat], text, (), "NL-5.2")


def _lives(view: NineLivesView, seat: int, names: Names) -> Explanation:
    title = _("Your lives: {count} of 9") if seat == view.seat else _("{name}'s lives: {count} of 9")
    title = title.format(name=names[seat], count=view.life_counts[seat])
    return Explanation(title, _("The game ends when a cat has no lives left. Then the most lives win."), (), "NL-5.1")


def _hand(view: NineLivesView, seat: int, names: Names) -> Explanation:
    """What everybody knows of it (NL-7.3)."""
    count, seen = view.hand_counts[seat], view.seen_hands[seat]
    title = _("{name}'s hand", name=names[seat])
    text = counted("One card.", "{count} cards.", count) if count else _("Empty: the current life must be played.")
    if seen:
        text += " " + _("Everybody saw {cards} go there.", cards=listed([card_words(card) for card in seen]))
    absent = lacking(view, seat)
    if absent:
        words = _("No other {suits}.") if seen else _("No {suits}.")
        text += " " + words.format(suits=listed(absent, _("{names} or {last}")))
    return Explanation(title, text, faces(seen) if len(seen) > 1 else (), "NL-7.3" if count else "NL-3.4")


def lacking(view: NineLivesView, seat: int) -> list[str]:
    """The suits that the cards of a hand which nobody saw do not have, as everybody knows."""
    if len(view.seen_hands[seat]) == view.hand_counts[seat]:
        return []
    absent = [suit for suit in range(content.SUITS) if view.lacks[seat] >> suit & 1 and suit != view.missing]
    return [SUIT_NAMES[suit] for suit in absent]


def _cushion(view: NineLivesView, seat: int, names: Names) -> Explanation:
    title = _("Your cushion") if seat == view.seat else _("{name}'s cushion", name=names[seat])
    text = _("The card {name} plays this round lies here.", name=names[seat])
    if seat == view.seat:
        mine = seat == view.to_act and not view.choosing
        text = _("Drop the card you want to play here.") if mine else _("The card you play this round lies here.")
    return Explanation(title, text, (), "NL-3.1")


# -- the rest ----------------------------------------------------------------------------------------------


def _over(view: NineLivesView) -> bool:
    return view.to_act is None and 0 in view.life_counts  # NL-5.1


def _crown(view: NineLivesView, names: Names) -> Explanation:
    text = _("{name} plays first this round. Whoever wins it leads the next.", name=names[view.keeper])
    if view.keeper == view.seat:
        text = _("You play first this round. Whoever wins it leads the next.")
    return Explanation(_("The Kittykeeper's crown"), text, (), "NL-4.6")


def _winning(view: NineLivesView, names: Names) -> Explanation | None:
    won = winner(view)
    best = won or ahead(view)
    if best is None:
        return None
    me = best.seat == view.seat
    if won is not None:
        title = _("You won the round") if me else _("{name} won the round", name=names[best.seat])
        text = _("{card} ranks {rank}, the highest in {suit}. The winner leads the next round.")
    else:
        title = _("You are winning the round") if me else _("{name} is winning the round", name=names[best.seat])
        text = _("{card} ranks {rank}, the highest in {suit} so far. The winner leads the next round.")
    text = text.format(card=card_words(best.card), rank=best.rank, suit=SUIT_NAMES[view.leading])
    return Explanation(title, text, (), "NL-4.1")


def _own_hand(view: NineLivesView) -> Explanation:
    text = counted("One card that only you see.", "{count} cards that only you see.", len(view.hand))
    text = text if view.hand else _("Empty: you must play your current life.")
    rule = "NL-7.2" if view.hand else "NL-3.4"
    if _over(view):  # everybody at the table looks
        left = counted("One card was left in it.", "{count} cards were left in it.", len(view.hand))
        text, rule = left if view.hand else _("No card was left in it."), "NL-5.1"
    return Explanation(_("Your hand"), text, (), rule)


def _lit(view: NineLivesView, rest: str, names: Names) -> Explanation:
    """A light or a sign at a place that a card can go to; the light alone lies on the cushion of whoever plays."""
    if rest:
        return _discards(view) if rest == "discards" else _own_hand(view)
    return _cushion(view, view.keeper if view.to_act is None else view.to_act, names)


def _beside_card(view: NineLivesView, seat: int, names: Names) -> Explanation | None:
    card = next((card.card for card in view.played if card.seat == seat), NO_CARD)
    return _about_card(view, card, names)


Told = Callable[[NineLivesView, str, Names], Explanation | None]
BY_WORD: dict[str, Told] = {
    "card": lambda view, rest, names: _about_card(view, int(rest), names),
    "life": lambda view, rest, names: _about_card(view, view.life_tops[int(rest)], names),
    "note": lambda view, rest, names: _beside_card(view, int(rest), names),
    "under": lambda view, rest, names: _own_life(view) if view.lives else None,
    "tag": _explained,
    "gauge": lambda view, rest, names: _suit(view, int(rest), names),
    **dict.fromkeys(("light", "into"), _lit),
    **dict.fromkeys(("spark", "total"), lambda view, rest, names: _suit(view, view.leading, names)),
    **dict.fromkeys(("pile", "carton", "thrown"), lambda view, rest, names: _discards(view)),
    **dict.fromkeys(("blast", "blast-light", "flying", "loss"), lambda view, rest, names: _blast(view)),
    **dict.fromkeys(("head", "seat"), lambda view, rest, names: _seat(view, int(rest), names)),
    "lives": lambda view, rest, names: _lives(view, int(rest), names),
    "hold": lambda view, rest, names: _hand(view, int(rest), names),
    "slot": lambda view, rest, names: _cushion(view, int(rest), names),
    "crown": lambda view, rest, names: _crown(view, names),
    "ahead": lambda view, rest, names: _winning(view, names),
    "paw": lambda view, rest, names: _own_hand(view),
}
"""By the kind in a piece's key; `rest` is what follows its colon."""
