"""Prompts (a question and its gesture), heading, banner and words of buttons."""

import re
from collections.abc import Sequence

from tabletop.base.words import _, capital, counted
from tabletop.games.paw_of_duty.advice.notices import completing
from tabletop.games.paw_of_duty.rules import content, model
from tabletop.games.paw_of_duty.rules.board import IS_OUTER
from tabletop.games.paw_of_duty.rules.content import CARD_NAMES, KIND
from tabletop.games.paw_of_duty.rules.model import LAST_TURN, Action
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.games.paw_of_duty.voice.words import all_of, card_words, kitty_words, line_words, lines_words
from tabletop.kernel.seating import Seating

LARGE = 1.25
"""Above this text size words are few, and pictures shrink to make room for them (the large layout)."""
GROWN = 1.1
"""Above this text size there is no heading above a banner: lamps, tag and coins tell the same."""


def prompt(table: Seating, view: PawView, legal: Sequence[Action]) -> str:
    """What the seat that sees this view is asked to do; in large letters in one sentence besides the question."""
    if table.text > LARGE and view.phase == model.CARD and KIND[view.card] == content.RADIO:
        left = {action.verb for action in legal}
        ways = [words for verb, words in _RADIO.items() if verb in left]
        return _("Radio: {step} of 3", step=view.step + 1) + "\n" + capital(_either(ways)) + "."
    words = _asked(view, legal)
    lines = view.standing(1 - view.seat) if view.seat is not None else ()
    if view.phase in (model.DEPLOYING, model.TACTIC) and lines:
        if view.phase == model.DEPLOYING:
            full = _full_city(legal)
            words = _("First place a Kitty beside the City.") if full else _("First place a Kitty in the City.")
        asks = _("Break {lines} or lose!", lines=all_of(lines) if len(lines) > 1 else _("the line"))
        words = asks + "\n" + words.replace("\n", ". ")
    return brief(words) if table.text > LARGE else words


def _full_city(legal: Sequence[Action]) -> bool:
    """Whether Kitties can only be placed outside the City."""
    return all(IS_OUTER[action.where] for action in legal)


def _asked(view: PawView, legal: Sequence[Action]) -> str:
    """The question of a phase, and below it the gesture."""
    match view.phase:
        case model.REDRAWING if view.aside:
            return _("Change your hand?\nDrag more onto the Tactics crate, or change these.")
        case model.DEPLOYING if legal and _full_city(legal):
            return _("Place a Kitty!\nThe City is full: drag one of the two onto an open square around it.")
        case model.DEPLOYING:
            words = _("Place a Kitty!\nDrag one of the two into the City, the framed nine squares.")
            return words + (_flag(view) if legal else "")
        case model.TACTIC:
            verbs = {action.verb for action in legal}
            how = _("You have nothing to play or swap: end the turn.") if legal else ""
            if model.PLAY in verbs:
                how = _("Drag a card onto the board to play it, onto the discards to swap.")
            elif model.SWAP in verbs:
                how = _("None of your cards can be played: swap one, or end the turn.")
            return "\n".join(filter(None, (counted("One tactic left", "{count} tactics left", view.tactics), how)))
        case model.CARD:
            return _card(view, legal)
    return _PROMPTS.get(view.phase, "")


def brief(words: str) -> str:
    """A question and only one sentence below it, for large text."""
    asked, _line, more = words.partition("\n")
    return asked + "\n" + sentence(more) if more else words


def sentence(words: str) -> str:
    return re.split(r"(?<=[.!?])\s", words)[0]


def taken(view: PawView, actions: Sequence[Action]) -> str:
    """The prompt while a card or Kitty that these actions start with is in the hand."""
    verbs, what = {action.verb for action in actions}, actions[0].what
    again = " " + _("Or click it again.") if len(actions) == 1 else ""
    if verbs & _CARDS.keys():
        title, how = _CARDS[model.PLAY if model.PLAY in verbs else min(verbs)]
        if {model.PLAY, model.SWAP} <= verbs:
            how = _("Choose the board to play it, the discards to swap it.")
        return title.format(card=card_words(what)) + "\n" + how + again
    if model.DEPLOY in verbs:
        outside = _full_city(actions)
        how = _("Choose an open square around the City.") if outside else _("Choose an open square of the City.")
        how += "" if outside else _flag(view)
        return _("Where does {kitty} go?", kitty=kitty_words(what)) + "\n" + how + again
    if view.phase != model.CARD or not verbs <= _CHOICES.keys():  # a button that is being pressed
        return ""
    kind, who = KIND[view.card], kitty_words(view.on_board()[what].kitty)
    if kind == content.RADIO and verbs == {model.PICK}:  # an enemy, which needs no place to go
        return _("{card}: {kitty}\nClick it again: it takes 1 damage.", card=CARD_NAMES[kind], kitty=who)
    how = _THEN.get(kind) or _("Choose {what}.", what=_either([_CHOICES[verb] for verb in _CHOICES if verb in verbs]))
    return _("{card}: {kitty}", card=CARD_NAMES[kind], kitty=who) + "\n" + how + again


_CARDS = {
    model.BACK: (_("Put {card} back?"), _("Choose the Tactics crate: a new card is drawn for it.")),
    model.PLAY: (_("Play {card}?"), _("Choose the board to play it.")),
    model.SWAP: (_("Swap {card}?"), _("Choose the discards: you draw another card.")),
    model.TOSS: (_("Give up {card}?"), _("Choose the discards.")),
}
"""What is asked when a Tactic card was taken."""
_CHOICES = {
    model.PICK: _("the Kitty to attack"),
    model.MOVE: _("a square next to it to move to"),
    model.TURN: _("an arrow to rotate"),
}
NAMED = 2
"""So many lines have room for their squares in a banner."""
_RADIO = {model.MOVE: _("move"), model.TURN: _("rotate"), model.PICK: _("deal 1 damage"), model.DRAW: _("draw a card")}
"""What a Kitty can do with Claws Out or the Radio."""
_THEN = {
    content.BAMBOOZLE: _("Choose the Kitty it faces: it attacks that one."),
    content.BOMBS_AWAY: _("Choose the square behind the Kitty next to it to land on."),
    content.STALK: _("Choose the square to sneak to, 1 or 2 steps away."),
    content.POUNCE: _("Choose where its run straight ahead ends."),
    content.HISS: _("Choose the Kitty in front of it to push away."),
    content.SWITCHEROO: _("Choose the Kitty next to it to change places with."),
    content.LASER_POINTER: _("Choose the open square next to it to move it to."),
    content.CATNIP: _("Choose the arrow of its new facing."),
    content.HAIRBALL_MORTAR: _("Choose the Kitty two squares ahead to fire at."),
    content.RESCUE_CHOPPER: _("Choose the open City square to land on."),
    content.DOUBLE_TIME: _("Choose the square next to it to move to."),
    content.TAIL_HOOK: _("Choose the first Kitty ahead of it to pull near."),
}
"""The second half of each card's gesture, once its Kitty was taken."""
_PROMPTS = {
    model.REDRAWING: _("Change your hand?\nDrag what you do not want onto the Tactics crate."),
    model.FACING: _(
        "Which way does it face?\nClick an arrow, or press an arrow key. It strikes the square in front of it."
    ),
    model.TOKEN: _(
        "Who gets a paw token?\nTwo or more of yours are outside the City: click one. A third token loses it."
    ),
    model.RESCUING: _("Kitty Rescue!\nYou have a line: click a Kitty you lost, and it no longer counts for the other."),
}


def _flag(view: PawView) -> str:
    """That a flag marks the third square of a line, if there is one."""
    flags = view.seat is not None and completing(view, view.seat)
    return " " + _("A flag: three in a line there.") if flags else ""


def _card(view: PawView, legal: Sequence[Action]) -> str:
    """The card's own gesture for the step it is at."""
    kind = KIND[view.card]
    if kind in (content.CLAWS_OUT, content.RADIO):
        title = _("Radio: {step} of 3", step=view.step + 1) if kind == content.RADIO else _("Claws Out: who acts?")
        return title + "\n" + _left(kind, {action.verb for action in legal})
    title, how = _AGAIN[kind] if view.step and kind in _AGAIN else _ASKS[kind]
    return title.format(card=CARD_NAMES[kind]) + "\n" + how


def _left(kind: int, verbs: set[int]) -> str:
    """What can still be done with Claws Out or the Radio."""
    drags = {model.MOVE: _("one square"), model.TURN: _("onto its arrow to rotate")}
    clicks = {model.DRAW: _("the Tactics crate (draw)")}
    if kind == content.RADIO:
        clicks = {model.PICK: _("an enemy next to yours (1 damage)"), **clicks}
    else:
        drags[model.PICK] = _("onto its target to attack")
    asked = []
    for says, ways in ((_("Drag a Kitty {what}."), drags), (_("Click {what}."), clicks)):
        if left := [words for verb, words in ways.items() if verb in verbs]:
            asked.append(says.format(what=_either(left)))
    return " ".join(asked)


def _either(ways: Sequence[str]) -> str:
    return _("{some} or {last}", some=", ".join(ways[:-1]), last=ways[-1]) if len(ways) > 1 else ways[0]


_ASKS = {
    content.BAMBOOZLE: (_("{card}: who is fooled?"), _("Drag an enemy onto the Kitty it faces: it attacks that one.")),
    content.BOMBS_AWAY: (
        _("{card}: who hops?"),
        _("Take one of yours and choose the square behind the Kitty it hops over."),
    ),
    content.STALK: (_("{card}: who sneaks?"), _("Drag one of yours to a square 1 or 2 steps away.")),
    content.POUNCE: (_("{card}: who runs?"), _("Drag one of yours to the Kitty or the square where its run ends.")),
    content.HISS: (_("{card}: who hisses?"), _("Drag one of yours onto the Kitty in front of it: that one is pushed.")),
    content.SWITCHEROO: (_("{card}: which of yours?"), _("Drag it onto a Kitty next to it: they change places.")),
    content.LASER_POINTER: (_("{card}: who is moved?"), _("Drag an enemy to an open square next to it.")),
    content.CATNIP: (_("{card}: who turns?"), _("Take any Kitty, then the arrow of its new facing.")),
    content.HAIRBALL_MORTAR: (_("{card}: who fires?"), _("Drag one of yours onto the Kitty two squares ahead of it.")),
    content.RESCUE_CHOPPER: (_("{card}: who flies?"), _("Drag one of yours in the Outer City to an open City square.")),
    content.DOUBLE_TIME: (_("{card}: who moves first?"), _("Drag one of yours to a square next to it.")),
    content.CLAW_SWIPE: (_("{card}: who swipes?"), _("Click one of yours: every Kitty next to it takes 1 damage.")),
    content.SUPPLY_DROP: (_("{card}: give one up"), _("Drag a card onto the discards, but not Claws Out.")),
    content.TAIL_HOOK: (
        _("{card}: who hooks?"),
        _("Drag one of yours onto the first Kitty ahead: that one is pulled."),
    ),
}
"""The question of each card, and its gesture."""
_AGAIN = {
    content.STALK: (_("{card}: rotate it?"), _("Click an arrow beside it, or keep its facing.")),
    content.CATNIP: (_("{card}: another one?"), _("Take another Kitty and its arrow, or stop here.")),
    content.DOUBLE_TIME: (_("{card}: another one?"), _("Drag another of yours one square, or stop here.")),
}
"""The same for a second step that may be left out."""


def heading(table: Seating, view: PawView) -> str:
    """One line on where the game stands; in large letters the carriers tell the levels themselves."""
    if table.text > GROWN and banner(table, view):
        return ""
    if not view.number:
        return _("Opening hands")
    own = view.seat or 0
    words = _("Turn {turn} of {last}") if table.text > LARGE else _("Turn {turn} of {last} · levels {ours} : {theirs}")
    return words.format(turn=view.number, last=LAST_TURN, ours=view.power(own), theirs=view.power(1 - own))


def skip_words(view: PawView, short: bool = False) -> str:
    if view.phase == model.RESCUING:
        return _("Rescue nobody")
    if short:
        return _("No, go on") if view.tactics else _("No, end turn")
    if KIND[view.card] == content.STALK:
        return _("Keep its facing") if view.tactics else _("Keep its facing, end turn")
    return _("Only that one") if view.tactics else _("Only that one, end turn")


def ready_words(view: PawView, short: bool = False) -> str:
    if view.aside:
        return _("Change") if short else _("Change these")
    return _("Keep all") if short else _("Keep them all")


def banner(table: Seating, view: PawView) -> str:
    """A line that stands, the last turn."""
    short = table.text > LARGE
    if view.to_act is None:
        return ""
    for seat in range(2):
        if standing := [number for number, *_kitties in view.standing(seat)]:
            return _banner_of_lines(view, table.names, seat, standing, short)
    if view.number == LAST_TURN:
        return _("The last turn!") if short else _("The last turn: most levels win")
    return ""


def _banner_of_lines(view: PawView, names: Sequence[str], seat: int, standing: Sequence[int], short: bool) -> str:
    """Of several lines one that stands is enough, so that all of them must be broken (PD-5.1)."""
    count = len(standing)
    if view.seat is None:
        words = _("You hold {squares}") if names[seat] == _("You") else _("{name} holds {squares}")
        squares = lines_words(standing) if count <= NAMED else _("{count} lines", count=count)
        return words.format(name=names[seat], squares=squares)
    own = seat == view.seat
    if short or count > NAMED:
        return hold_words(count) if own else break_words(count)
    if count == 1:
        words = _("Hold the line {squares}!") if own else _("Break the line {squares}!")
        return words.format(squares=line_words(standing[0]))
    one, other = (line_words(number, "-") for number in standing)
    return (_("Hold {one} or {other}!") if own else _("Break {one} and {other}!")).format(one=one, other=other)


def hold_words(count: int) -> str:
    return counted("Hold the line!", "Hold one line!", count)


def break_words(count: int) -> str:
    return _("Break both lines!") if count == 2 else counted("Break the line!", "Break all {count} lines!", count)
