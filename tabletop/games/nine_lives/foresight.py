"""What would come of a card in Nine Lives, by the rules themselves. Imports the rules, the words and the layout."""

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.nine_lives import events as told
from tabletop.games.nine_lives import model
from tabletop.games.nine_lives.model import NUMBER, POWER_NAMES, SUIT, SUIT_NAMES, Keep, NineLivesState, Play
from tabletop.games.nine_lives.rules import NineLives
from tabletop.games.nine_lives.trick import act, lay, winning_place
from tabletop.games.nine_lives.view import NineLivesView, imagine
from tabletop.games.nine_lives.words import card_words, listed, people
from tabletop.kernel.events import Event
from tabletop.kernel.foresight import imagined
from tabletop.kernel.rng import Rng
from tabletop.ui.layout import Hint
from tabletop.words import _, counted

GAME = NineLives()
LONGEST = 44
"""Letters of a line."""
LINES = 3


class Foreseen(NamedTuple):
    """What is certain to come of a play, whatever is hidden."""

    seat: int
    play: Play
    before: NineLivesState
    table: NineLivesState
    """The round with this card, what its power did and what others cannot but play after it."""
    forced: tuple[tuple[int, Play], ...]
    """What those must play who have only their current life and nothing to choose with it (NL-3.4)."""
    events: tuple[Event, ...]
    after: NineLivesState
    """When these events have happened."""

    @property
    def over(self) -> bool:
        """Whether everybody has played then."""
        return any(isinstance(event, told.Won) for event in self.events)

    @property
    def waiting(self) -> int:
        """How many are still to play."""
        return self.table.seats - len(self.table.plays)

    def seats(self, kind: type[Event]) -> list[int]:
        return [event.seat for event in self.events if isinstance(event, kind)]


def put(s: NineLivesState, play: Play) -> None:
    """A card on the table and its power done, before anything else comes of it."""
    seat = s.seat_of(len(s.plays))
    lay(s, play)
    act(s, seat, play)


def what_comes(view: NineLivesView, play: Play) -> Foreseen:
    """Current lives are open and so is who has no hand: nothing that is hidden has a say in this."""
    (world,) = imagined(GAME, view, play)
    table, after, events = world.before.copy(), world.after, list(world.events)
    seat, forced = table.turn, []
    put(table, play)
    while len(table.plays) < table.seats and not after.hands[after.turn]:
        choices = GAME.legal(after)
        if len(choices) > 1:
            break
        next_play = choices[0]
        assert isinstance(next_play, Play)
        forced.append((after.turn, next_play))
        put(table, next_play)
        events += GAME.apply(after, next_play, Rng(0))
    return Foreseen(seat, play, world.before, table, tuple(forced), tuple(events), after)


def makes(view: NineLivesView, plays: Sequence[Play]) -> dict[int, tuple[tuple[int, int], ...]]:
    """What each card would make of its suit and the most that holds: more than one if its power chooses."""
    if not plays or not view.played:
        return {}
    world = imagine(view, Rng(0))
    found: dict[int, set[tuple[int, int]]] = {}
    for play in plays:
        table, suit = world.copy(), SUIT[play.card]
        put(table, play)
        found.setdefault(play.card, set()).add((table.totals[suit], table.limits[suit]))
    return {card: tuple(sorted(totals)) for card, totals in found.items()}


# -- in words ----------------------------------------------------------------------------------------------


def foresee(view: NineLivesView, action: Play | Keep, names: Sequence[str]) -> list[Hint]:
    """Up to three lines, the most important first."""
    if isinstance(action, Keep):
        return _kept(view, action)
    come = what_comes(view, action)
    lines = _round_over(come, names) if come.over else _round_goes_on(come, names)
    return lines[:LINES]


def sure(view: NineLivesView, legal: Sequence[Play | Keep], action: Play | Keep, names: Sequence[str]) -> str:
    """A word of warning before a card that ends the game for somebody else, if another one would not."""
    if isinstance(action, Keep) or not _gives_away(what_comes(view, action)):
        return ""
    if all(isinstance(other, Play) and _gives_away(what_comes(view, other)) for other in legal):
        return ""
    outcome = GAME.outcome(what_comes(view, action).after)
    assert outcome is not None
    return _("This ends the game, and you do not win: {lives}.", lives=" · ".join(
        f"{name} {count}" for name, count in zip(names, outcome.scores, strict=True)))  # fmt: skip


def _gives_away(come: Foreseen) -> bool:
    outcome = GAME.outcome(come.after) if come.over else None
    return outcome is not None and come.seat not in outcome.winners


def _round_over(come: Foreseen, names: Sequence[str]) -> list[Hint]:
    """Everybody has played then: what bursts, whom it costs a life, who wins."""
    lines = _bang(come, names)
    (winner,) = come.seats(told.Won)
    card = next(event.card for event in come.events if isinstance(event, told.Won))
    outcome = GAME.outcome(come.after)
    if outcome is not None:
        lines.insert(0, _last_round(outcome.winners, come.seat, names))
    elif winner == come.seat:
        lines.append(Hint(_("You win the round and lead the next"), "good"))
    else:
        words = _("{name} wins the round with {card}", name=names[winner], card=card_words(card))
        lines.append(Hint(_short(words, _("{name} wins the round", name=names[winner]))))
    if outcome is None and come.play.life:
        if winner == come.seat:
            lines.append(Hint(_("This life goes back under your deck"), "good"))
        elif come.seat in come.after.pending:
            lines.append(Hint(_("This life goes to your hand or the box")))
    return lines


def _last_round(winners: Sequence[int], me: int, names: Sequence[str]) -> Hint:
    if me not in winners:
        words = _("The game ends: {names} win") if len(winners) > 1 else _("The game ends: {names} wins")
        words = words.format(names=people(winners, None, names))
        return Hint(_short(words, _("The game ends: you do not win")), "bad")
    if len(winners) == 1:
        return Hint(_("The game ends: you win"), "good")
    return Hint(_("The game ends: you share the win"), "good")


def _bang(come: Foreseen, names: Sequence[str]) -> list[Hint]:
    burst = [event for event in come.events if isinstance(event, told.Exploded)]
    if not burst:
        suit = SUIT[come.play.card]
        total, limit = come.table.totals[suit], come.table.limits[suit]
        return [Hint(_("{suit} make {total} of {limit}, nothing bursts", suit=SUIT_NAMES[suit], total=total,
                       limit=limit), "good")]  # fmt: skip
    losers, sleepers = come.seats(told.Lost), come.seats(told.Spared)
    tone = "bad" if come.seat in losers else "good" if losers else ""
    if len(burst) == 1:
        words = _("{suit} burst: {total}, over {limit}", suit=SUIT_NAMES[burst[0].suit], total=burst[0].total,
                  limit=burst[0].limit)  # fmt: skip
    else:
        parts = [_("{suit} {total}", suit=SUIT_NAMES[event.suit], total=event.total) for event in burst]
        words = _("{suits} burst", suits=listed(parts))
    lines = [Hint(words, tone)]
    if losers == [come.seat]:
        left = len(come.after.lives[come.seat])
        lines.append(Hint(counted("You alone lose a life: one left", "You alone lose a life: {count} left", left),
                          "bad"))  # fmt: skip
    elif losers:
        words = _("{names} loses a life") if len(losers) == 1 else _("{names} lose a life")
        lines.append(Hint(_crowd(words, losers, come.seat, names), tone))
    if come.seat in sleepers:
        lines.append(Hint(_("You sleep through it"), "good"))
    elif not losers:
        lines.append(Hint(_("Nobody loses a life")))
    return lines


def _round_goes_on(come: Foreseen, names: Sequence[str]) -> list[Hint]:
    """Others have still to play: where this leaves the suits, and who is ahead."""
    table, suit = come.table, SUIT[come.play.card]
    changed = [one for one in range(model.SUITS) if table.totals[one] != come.before.totals[one] or one == suit]
    over = [one for one in changed if table.totals[one] > table.limits[one]]
    asleep = bool(table.napping >> come.seat & 1)
    lines = [_total(table, one, one == suit and not asleep) for one in over or [suit]]
    if over:
        seats = [table.seat_of(place) for place, play in enumerate(table.plays) if SUIT[play.card] in over]
        hit = [seat for seat in seats if not table.napping >> seat & 1]
        tone = "bad" if come.seat in hit else "good"
        if hit:
            words = _crowd(_("{names}: a life at stake"), hit, come.seat, names)
            lines.append(Hint(words, tone))
    lines += [Hint(words) for words in _power(come)]
    for seat, play in come.forced[:1]:
        words = _("Then {name} must play {card}", name=names[seat], card=card_words(play.card))
        lines.insert(len(lines) - (len(lines) > LINES - 2), Hint(words, "chance"))
    return [*lines[: LINES - 1], _ahead(come, names)]


def _total(table: NineLivesState, suit: int, mine: bool) -> Hint:
    total, limit = table.totals[suit], table.limits[suit]
    facts = {"suit": SUIT_NAMES[suit], "total": total, "limit": limit}
    if total > limit:
        return Hint(_("{suit} make {total}, over {limit}: set to burst", **facts), "bad" if mine else "good")
    if total == limit:
        return Hint(_("{suit} make {total} of {limit}: any more bursts", **facts), "chance")
    return Hint(_("{suit} make {total} of {limit}: room for {more}", **facts, more=limit - total), "good")


def _ahead(come: Foreseen, names: Sequence[str]) -> Hint:
    leader = come.table.seat_of(winning_place(come.table))
    if leader == come.seat:
        words = counted("You are ahead, one still to play", "You are ahead, {count} still to play", come.waiting)
        return Hint(words, "good")
    words = counted("{name} is ahead, one still to play", "{name} is ahead, {count} still to play", come.waiting,
                    name=names[leader])  # fmt: skip
    return Hint(_short(words, _("{name} is ahead", name=names[leader])))


def _power(come: Foreseen) -> list[str]:
    """What its power does, if the card is played as a life."""
    card, life, target = come.play
    number, table = NUMBER[card], come.table
    if not life:
        return []
    power, suit = POWER_NAMES[number], SUIT_NAMES[SUIT[card]]
    if number in (model.KNOCK_IT_OFF, model.COPYCAT) and target == model.NO_TARGET:
        return [_("{power}: nothing to choose yet", power=power)]  # NL-6.10
    place = len(come.before.plays)
    facts = {"power": power, "suit": suit, "value": table.values[place], "rank": table.ranks[place]}
    if number == model.HAIRBALL:
        facts["suit"] = SUIT_NAMES[target]
    elif number == model.KNOCK_IT_OFF:
        facts.update(suit=SUIT_NAMES[SUIT[target]], value=table.totals[SUIT[target]])
    words = POWERS[number].format(**facts)
    return [words] if words else []


POWERS = {
    model.POUNCE: _("{power}: ranks {rank}"),
    model.CATNAP: _("{power}: you lose no life this round"),
    model.HAIRBALL: _("{power}: {suit} count 4 more"),
    model.ZOOMIES: _("{power}: {suit} lead now"),
    model.KNOCK_IT_OFF: _("{power}: {suit} drop to {value}"),
    model.COPYCAT: _("{power}: counts {value}, ranks {rank}"),
    model.BIG_BOX: _("{power}: {suit} hold up to 14"),
    model.HISS: _("{power}: the rest avoid {suit} if they can"),
    model.NAP: _("{power}: no power"),
}


def _kept(view: NineLivesView, action: Keep) -> list[Hint]:
    """A life that did not win, into the hand or away (NL-4.4)."""
    (world,) = imagined(GAME, view, action)
    me = world.before.turn
    size = len(world.after.hands[me])
    if action.hand:
        return [Hint(counted("One card in your hand", "{count} cards in your hand", size), "good"),
                Hint(_("No longer a life: it has no power")), Hint(_("Everybody knows that you hold it"))]  # fmt: skip
    if not size:
        return [Hint(_("Your hand stays empty")), Hint(_("Next round you play your current life"), "chance")]
    return [Hint(counted("Your hand stays at one card", "Your hand stays at {count} cards", size))]


def _crowd(words: str, seats: Sequence[int], me: int, names: Sequence[str]) -> str:
    """Words about some seats, by name if there is room."""
    long = words.format(names=people(seats, me, names))
    many = len(seats) - (me in seats)
    short = counted("You and one more", "You and {count} more", many) if me in seats else _("{count} cats", count=many)
    return _short(long, words.format(names=short))


def _short(words: str, shorter: str) -> str:
    return words if len(words) <= LONGEST else shorter
