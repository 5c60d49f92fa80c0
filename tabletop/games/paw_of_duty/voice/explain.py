"""What each piece of the table says in its close look, found by the first word of its key."""

from collections.abc import Sequence

from tabletop.base.words import _, capital, counted, listed, whose
from tabletop.games.paw_of_duty.advice.notices import best_line, completing
from tabletop.games.paw_of_duty.rules import combat, content, model
from tabletop.games.paw_of_duty.rules.board import IS_OUTER, NEXT, square_text
from tabletop.games.paw_of_duty.rules.content import CARD_BACK, CARD_TEXTS, KIND, KITTY_BACK, LEVEL, TYPE_NAMES
from tabletop.games.paw_of_duty.rules.view import PawView, Unit
from tabletop.games.paw_of_duty.voice.prompts import skip_words
from tabletop.games.paw_of_duty.voice.words import FACING_NAMES, card_words, kitty_words, lines_words, owned
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Explanation, Key


def explain(table: Seating, view: PawView, key: str) -> Explanation | None:
    """What a piece is, in a sentence or two, and its rule."""
    kind, numbers = Key.of(key)
    number = numbers[-1 if kind == "turn" else 0] if numbers else HIDDEN
    match kind:
        case "card":
            rule = f"PD-6.{KIND[number] + 1}"
            return Explanation(card_words(number), CARD_TEXTS[KIND[number]], (("card", number),), rule)
        case "kitty":
            return _kitty(view, table.names, number)
        case "threat" | "blow":
            return _threat(view, table.names, number)
        case "head" | "hand" | "carrier" | "pennants" | "line":
            return _of_seat(view, table.names, kind, number)
        case "offer" | "arrow" | "turn" | "clock" | "shells" | "discards" | "deck" | "kitties" | "skip":
            return _shared(view, table.names, kind, number)
    return _PLAIN.get(kind)


def _kitty(view: PawView, names: Sequence[str], kitty: int) -> Explanation:
    kind, level = content.TYPE[kitty], LEVEL[kitty]
    title = _("{family}, level {level}", family=TYPE_NAMES[kind], level=level)
    says = _("It strikes for {level}, for {double} against a {prey}; {level} damage in one turn captures it.")
    says = says.format(level=level, double=2 * level, prey=TYPE_NAMES[content.PREY[kind]])
    unit = next((unit for unit in view.units if unit.kitty == kitty), None)
    holder = next((seat for seat in range(2) if kitty in view.captured[seat]), HIDDEN)
    rule = "PD-1.2"
    if unit:
        says = f"{_standing(view, names, unit)} {says}"
    elif kitty in view.offer:
        tactics = counted("Placing it gives one tactic.", "Placing it gives {count} tactics.", content.TACTICS[kitty])
        says = f"{tactics} {says}"
    elif holder != HIDDEN:
        name, rule = names[holder], "PD-4.2"
        says = counted(
            "{name} captured it: worth one level.", "{name} captured it: worth {count} levels.", level, name=name
        )
    return Explanation(title, says, (("recruit", kitty),), rule)


def _standing(view: PawView, names: Sequence[str], unit: Unit) -> str:
    """Whose it is, what it faces and what has happened to it."""
    target = view.on_board().get(NEXT[unit.square][unit.facing])
    facts = {"whose": capital(whose(names[unit.owner], _("Kitty"))), "facing": FACING_NAMES[unit.facing]}
    says = _("{whose} on {square} faces {facing}.")
    if target is not None and target.owner != unit.owner:
        says = _("{whose} on {square} faces {facing}: {damage} damage to {kitty}.")
        facts |= {"kitty": kitty_words(target.kitty), "damage": str(combat.blow(unit.kitty, target.kitty))}
    told = [says.format(square=square_text(unit.square), **facts)]
    if unit.damage:
        told.append(_("It has taken {damage} of {level} damage.", damage=unit.damage, level=LEVEL[unit.kitty]))
    if unit.tokens > 1:
        told.append(_("It has {count} of 3 paw tokens; the third captures it.", count=unit.tokens))
    return " ".join(told)


def square(view: PawView, names: Sequence[str], key: str) -> str:
    """Where a square is, what is on it and who aims at it."""
    here = Key.of(key).number
    unit = view.on_board().get(here)
    says = _("{square}, in the Outer City: ") if IS_OUTER[here] else _("{square}, in the City: ")
    says = says.format(square=square_text(here)) + (owned(names, unit.owner, unit.kitty) if unit else _("open"))
    three = [whose(names[seat], _("line")) for seat in range(2) if here in completing(view, seat)]
    if three:
        says += "; " + _("a Kitty here would complete {lines}", lines=listed(three))
    by = [other for other in view.units if NEXT[other.square][other.facing] == here]
    words = _("{kitty} aims at it.") if len(by) == 1 else _("{kitty} aim at it.") if by else _("Nobody aims at it.")
    sides = [[kitty_words(one.kitty) for one in by if one.owner == seat] for seat in range(2)]
    aims = [whose(names[seat], listed(side)) for seat, side in enumerate(sides) if side]  # whose, once for each side
    who = _("{first}, and {second}", first=aims[0], second=aims[1]) if len(by) > 2 and len(aims) == 2 else listed(aims)
    return says + ". " + words.format(kitty=capital(who))


def _line(view: PawView, names: Sequence[str], seat: int) -> Explanation | None:
    standing = [number for number, *_kitties in view.standing(seat)]
    if not standing:
        return None
    if view.ended == model.CONTROL and view.winner == seat:
        standing = standing[:1]  # the one that won
        says = _("{line} on {squares} stood for a whole turn and won.")
    elif view.to_act is None:
        several = _("{lines} on {squares} stood at the end.")
        says = several if standing[1:] else _("{line} on {squares} stood at the end.")
    elif standing[1:]:
        says = _("{lines} on {squares} stand. One of them wins if its Kitties are still there when {turn} ends.")
    else:
        says = _("{line} on {squares} stands. It wins if the same Kitties are still there when {turn} ends.")
    facts = {"line": capital(whose(names[seat], _("line"))), "lines": capital(whose(names[seat], _("lines")))}
    says = says.format(squares=lines_words(standing), turn=whose(names[1 - seat], _("turn")), **facts)
    return Explanation(_("Three in a line"), says, (), "PD-5.1")


def _threat(view: PawView, names: Sequence[str], kitty: int) -> Explanation | None:
    unit = next((unit for unit in view.units if unit.kitty == kitty), None)
    target = view.on_board().get(NEXT[unit.square][unit.facing]) if unit else None
    if not unit or not target:
        return None
    damage, level = combat.blow(kitty, target.kitty), LEVEL[target.kitty]
    says = _("{kitty} faces {other}: an attack deals {damage} damage, which captures it.")
    if target.damage + damage < level:
        says = _("{kitty} faces {other}: an attack deals {damage} of the {level} damage that capture it.")
    who, other = capital(owned(names, unit.owner, kitty)), owned(names, target.owner, target.kitty)
    return Explanation(_("A threat"), says.format(kitty=who, other=other, damage=damage, level=level), (), "PD-4.1")


def _of_seat(view: PawView, names: Sequence[str], kind: str, seat: int) -> Explanation | None:
    """What belongs to a seat."""
    power, name = view.power(seat), names[seat]
    match kind:
        case "head":
            says = _("Levels captured: {count}. In line: {line} of 3.", count=power, line=best_line(view, seat))
            if seat == view.active and view.to_act is not None:
                says += " " + (_("It is your turn.") if seat == view.seat else _("To move now."))
            return Explanation(name, says, (), "PD-5.2")
        case "hand":
            cards, hand = view.hands[seat], whose(name, _("hand"))
            says = counted("One card in {hand}.", "{count} cards in {hand}.", len(cards), hand=hand)
            known = [card_words(card) for card in cards if card != HIDDEN] if view.seat != seat else []
            if known and len(cards) == 1:
                says += " " + _("It is known to be {card}.", card=known[0])
            elif known:
                says += " " + _("Known to be among them: {cards}.", cards=listed(known))
            return Explanation(_("A hand"), says, (), "PD-7.2")
        case "carrier":
            says = counted("{name} captured one level.", "{name} captured {count} levels.", power, name=name)
            says += " " + _("After the last turn the most levels win.")
            taken = tuple(("recruit", kitty) for kitty in view.captured[seat])
            return Explanation(_("Captured"), says, taken, "PD-5.2", pile=True)
        case "pennants" if not view.standing(seat):
            says = _("{line} in the City has at best {count} of 3. Three that outlast the other's next turn win.")
            says = says.format(line=capital(whose(name, _("line"))), count=best_line(view, seat))
            return Explanation(_("The line"), says, (), "PD-3.6")
    return _line(view, names, seat)


def _shared(view: PawView, names: Sequence[str], kind: str, number: int) -> Explanation:
    """What belongs to nobody."""
    match kind:
        case "offer":
            says = _("One of the two Kitties {name} drew. One is placed, the other goes under the deck.")
            return Explanation(_("A Kitty drawn"), says.format(name=names[view.active]), (KITTY_BACK,), "PD-3.1")
        case "arrow" | "turn":
            says = _("The square in front of a Kitty is its target: that is where it attacks.")
            return Explanation(_("Facing {facing}", facing=FACING_NAMES[number]), says, (), "PD-1.1")
        case "clock":
            left = model.LAST_TURN - view.number
            if view.to_act is None:
                return Explanation(_("Turns left"), _("The game ended on turn {turn}.", turn=view.number), (), "PD-5.2")
            says = counted("One more turn after this one.", "{count} more turns after this one.", left)
            if not left or not view.number:
                says = _("This is the last turn.") if not left else _("There are at most {count} turns.", count=left)
            says += " " + _("After the last one, whoever has captured more levels wins by Power.")
            return Explanation(_("Turns left"), says, (), "PD-5.2")
        case "shells":
            says = counted(
                "One more card may be played or swapped this turn.",
                "{count} more cards may be played or swapped this turn.",
                view.tactics,
            )
            if not view.tactics:
                says = _("This card is the last of the turn.")
            says += " " + _("A small Kitty gives more tactics than a large one: 5 less its level.")
            return Explanation(_("Tactics left"), says, (), "PD-3.3")
        case "discards":
            count, pictures = len(view.discards), tuple(("card", card) for card in view.discards)
            says = counted("One card, for everybody to see.", "{count} cards, for everybody to see.", count)
            if not count:
                says = _("Nothing has been discarded yet. What lies here is for everybody to see.")
            return Explanation(_("The discards"), says, pictures, "PD-3.4", pile=True)
        case "deck":
            says = counted("One Tactic card is left.", "{count} Tactic cards are left.", view.deck)
            says += " " + _("When they run out, the discards are shuffled and become the deck.")
            return Explanation(_("The Tactic deck"), says, (CARD_BACK,), "PD-3.4")
        case "kitties":
            known = [kitty for kitty in view.kitties if kitty != HIDDEN]
            says = counted("One Kitty is left in the deck.", "{count} Kitties are left in the deck.", len(view.kitties))
            words = (_("You know this one:"), _("These you know to be in it, from the top down:"))
            if view.seat is None:
                words = (_("This one is known:"), _("These are known to be in it, from the top down:"))
            says += " " + words[len(known) > 1] if known else ""
            recruits = tuple(("recruit", kitty) for kitty in known)
            return Explanation(_("The Kitty deck"), says, recruits or (KITTY_BACK,), "PD-7.1")
    if view.phase == model.RESCUING:
        return Explanation(skip_words(view), _("The Kitty stays captured, and the turn ends."), (), "PD-3.6")
    return Explanation(skip_words(view), _("The second step of this card may be left out."), (), "PD-6.20")


_PLAIN = {
    "back": Explanation(_("A card put back"), _("It goes back into the Tactic deck."), (CARD_BACK,), "PD-2.1"),
    "city": Explanation(
        _("The board"),
        _(
            "The framed nine squares in the middle are the City. Three of yours in a row, column or diagonal there "
            "win if they still stand after the other's next turn."
        ),
        (),
        "PD-3.6",
    ),
    "sign": Explanation(
        _("Who strikes whom double"),
        _(
            "With Claws Out and Bamboozle, Pilots strike Tanks double, Tanks strike Huntresses double, and "
            "Huntresses strike Pilots double. The key V shows every threat."
        ),
        (),
        "PD-1.3",
    ),
    "ready": Explanation(
        _("Your opening hand"),
        _("Once, before the first turn, up to four cards may be put back for new ones. Claws Out and Radio stay."),
        (),
        "PD-2.1",
    ),
    "end": Explanation(
        _("End the turn"),
        _("Played cards are discarded, Claws Out comes back, and you draw up to 5 cards."),
        (),
        "PD-3.4",
    ),
}
"""What is always the same."""
