"""Why an AI decided as it did: what it weighed, as far as the viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from tabletop.ai.report import Report, Weighed
from tabletop.base.words import _, capital, counted, sentence
from tabletop.kernel.actions import Action
from tabletop.kernel.reasons import BAD, Reason, line, spoken
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import State
from tabletop.ui.stage.layout import Part, Row

if TYPE_CHECKING:
    from tabletop.screens.table.sitting import Sitting

MOST, SHORTLY = 4, 2
"""How many other moves are told of a decision, on the sheet and in a sentence."""
DECISIONS = 2
"""How many decisions of a turn are told: the last, and those with most at stake."""
ALIKE = 1
"""Games in 100 that make no difference."""
LOOKS = 8
"""Nothing is told of a move that had fewer visits than this and than the chosen one."""
USUAL = 4
WORLDS = 10
"""A move that is legal in so many imagined worlds is no secret."""
TRIES, ENOUGH = 300, 4
"""Worlds imagined at most to find those in which the decision was legal, and how many of those are needed."""
SEED = 5_501
BEST, BETTER, AS_GOOD, LESS = _("looked best"), _("looked better"), _("looked as good"), _("looked less good")
SECRET = _("Its other thoughts would tell what it holds.")
HARDLY = _("It hardly looked at anything else.")
HELD = _("That stays secret: the reason would give away what it holds.")


class Thought(NamedTuple):
    """A move an AI could make."""

    words: str
    wins: int | None
    """Games in 100 it would win; None: it hardly looked at the move."""
    alike: bool = False
    """True if so few visits cannot tell that the move is worse than what was done."""
    seems: str = ""
    """What a level says that sees only one move ahead, and so knows no chances."""


class Decision(NamedTuple):
    done: Thought
    others: tuple[Thought, ...]
    secret: bool
    """Whether it thought of something that is not for everybody to know."""
    reason: str
    """What speaks for it, if the viewer can see that."""
    futures: int
    forced: bool
    """Whether everybody knows that nothing else was legal."""
    plain: bool
    """Whether everybody knows that nothing else was worth a thought."""
    slip: bool = False
    """Whether it had found something better."""

    @property
    def stakes(self) -> int:
        """Games in 100 between the best and the worst move."""
        wins = [thought.wins for thought in (self.done, *self.known) if thought.wins is not None]
        return max(wins, default=0) - min(wins, default=0)

    @property
    def indifferent(self) -> bool:
        return bool(self.known) and self.stakes <= ALIKE

    @property
    def known(self) -> list[Thought]:
        return [thought for thought in self.others if thought.wins is not None]


def why(table: Sitting, seat: int) -> tuple[Part, ...]:
    """What the AI on this seat thought in its last turn where it had a choice, newest first; or why that is secret."""
    history, found = table.match.history, list[Decision]()
    decided = [place for place in table.reports if place < len(history) and history[place].seat == seat]
    for place in _turn(table, max(decided)) if decided else ():
        one = decision_of(table, place)
        if one is not None and (one.others or one.secret):
            found.insert(0, one)
    if decided and not found:
        return (Part(_("Why this move?"), (Row(_nothing(table, max(decided))),)),)
    weighty = sorted(found, key=lambda one: (one is not found[-1], -one.stakes))[:DECISIONS]
    told = [one for one in reversed(found) if one in weighty]
    return tuple(_part(one, _("Before that") if place else _("Why this move?")) for place, one in enumerate(told))


def in_short(table: Sitting, asked: int) -> str:
    """The same of one decision, or of the choice that led to it, in one line; empty if there is nothing to tell."""
    name = table.match.seats[table.match.history[asked].seat].name
    for place in _turn(table, asked):
        one = decision_of(table, place)
        if one is not None and (one.others or one.secret):  # what is seen again may only have followed from it
            told = _glanced(one, place == asked) if one.done.seems else _weighed(one, name, place == asked)
            silent = "" if one.done.seems or one.known else SECRET if one.secret else HARDLY
            reason = (_reason(table, asked) if asked != place else "") or one.reason
            reason = _("{name} thought: “{reason}”", name=name, reason=reason) if reason else ""
            both = (told, reason) if one.slip or one.indifferent else (reason, told)
            return _("Why? {told}", told=" ".join(part for part in (*both, "" if reason else silent) if part))
    return _("Why? {nothing}", nothing=_nothing(table, asked)) if asked in table.reports else ""


def _glanced(one: Decision, itself: bool) -> str:
    better = [thought.words for thought in one.others if thought.seems == BETTER]
    if one.slip and better:
        return _("A slip: “{move}” looked better.", move=better[0])
    if itself:
        return _("Seen one move ahead, nothing looked better.")
    return _("Seen one move ahead, “{move}” looked best.", move=one.done.words)


def _weighed(one: Decision, name: str, itself: bool) -> str:
    count = one.done.wins
    if one.indifferent:
        return _("It hardly mattered: {name} wins about {wins} games in 100 either way.", name=name, wins=count)
    wins = _("this way {name} wins about {wins} games in 100", name=name, wins=count)
    if not itself:
        move = one.done.words
        wins = _("after “{move}” {name} wins about {wins} games in 100", move=move, name=name, wins=count)
    wins = _("A slip: {wins}", wins=wins) if one.slip else capital(wins)
    for thought in one.known[:SHORTLY]:
        about = _("with “{move}” about as many") if thought.alike else _("with “{move}” about {wins}")
        wins += ", " + about.format(move=thought.words, wins=thought.wins)
    return _("{wins}.", wins=wins)


def _turn(table: Sitting, place: int) -> Iterator[int]:
    """This decision and those that led to it in the same turn, the newest first."""
    history, seat = table.match.history, table.match.history[place].seat
    knowledge, turn = table.match.game.knowledge(), None
    while place >= 0 and history[place].seat == seat:
        now = knowledge.turn_key(next(_worlds(table, place)))
        if turn is not None and now != turn:  # the seat that ends a round may begin the next one
            return
        turn = now
        yield place
        place -= 1


def _nothing(table: Sitting, place: int) -> str:
    """Why nothing is told of a decision: whether there was a choice may be secret."""
    one = decision_of(table, place)
    if one is None or one.forced:
        return _("There was nothing else it could do.")
    return _("Nothing else was worth a thought.") if one.plain else HELD


def _part(one: Decision, title: str) -> Part:
    rows = [Row(one.done.words, _wins(one.done), small=_("a slip") if one.slip else one.reason or _("what it did"))]
    rows += [Row(thought.words, _wins(thought)) for thought in one.others]
    if one.secret:
        rows.append(Row(SECRET))
    futures = counted("one future imagined", "{count} futures imagined", one.futures) if one.futures else ""
    if one.done.seems:
        futures = _("one move ahead")
    return Part(title, tuple(rows), futures)


def _wins(thought: Thought) -> str:
    if thought.seems or thought.alike:
        return thought.seems or _("about as many")
    return _("hardly looked at") if thought.wins is None else _("wins {part} in 100", part=thought.wins)


def decision_of(table: Sitting, place: int) -> Decision | None:
    """What was thought about this decision; None if no AI thought."""
    report: Report | None = table.reports.get(place)
    if report is None:
        return None
    game, done = table.match.game, table.match.history[place]
    worlds = list(islice(_worlds(table, place), WORLDS if game.info.secrets else 1))
    possible = [game.legal(world) for world in worlds]
    view, choices = game.view(worlds[0], game.to_act(worlds[0])), game.knowledge().choices

    def is_public(action: Action) -> bool:
        return all(action in legal for legal in possible)

    def words_of(action: Action) -> str:
        return table.controller.gesture(view, action).words

    words = words_of(done.action) if is_public(done.action) else _told(table, place)
    chosen = next(move for move in report.moves if move.action == done.action)
    if report.chances and not chosen.visits:  # where everything wins, the habitual move needs no look
        chosen = chosen._replace(value=report.chances[done.seat])
    looked_at = [move for move in report.moves if move.action != done.action and move.visits]
    public = [(words_of(move.action), move) for move in looked_at if is_public(move.action)]
    others = [_thought(report, move, chosen, other, done.seat) for other, move in public if other != words]
    thought = Thought(words, _in_100(chosen.value))
    if not report.chances:
        thought = Thought(words, None, seems=LESS if report.slip else BEST)
    return Decision(
        thought,
        tuple(_ranked(filter(None, others))),
        secret=len(public) < len(looked_at),
        reason=_reason(table, place) or _came_of_it(table, place),
        futures=report.iterations,
        forced=all(len(legal) == 1 for legal in possible),
        plain=all(len(choices(world, legal)) == 1 for world, legal in zip(worlds, possible, strict=True)),
        slip=report.slip,
    )


def _ranked(thoughts: Iterable[Thought]) -> list[Thought]:
    """One for each move's words, the likeliest to win first, then what it hardly looked at."""
    others, hardly = dict[str, Thought](), dict[str, Thought]()
    for thought in thoughts:
        kept = others if thought.wins is not None or thought.seems else hardly
        kept.setdefault(thought.words, thought)
    ranked = sorted(others.values(), key=lambda thought: -(thought.wins or 0))
    return [*ranked, *(thought for thought in hardly.values() if thought.words not in others)][:MOST]


def _thought(report: Report, move: Weighed, chosen: Weighed, words: str, seat: int) -> Thought | None:
    """What is told of a move that was not made; None if it was not followed far enough to say."""
    if not report.chances:
        seems = LESS if move.value < chosen.value else BETTER if move.value > chosen.value else AS_GOOD
        return Thought(words, None, seems=seems)
    if move.visits < min(LOOKS, chosen.visits):
        return Thought(words, None)
    if move.value <= chosen.value or report.slip:
        # a few visits of the usual result are added: ten visits make nobody sure
        chance = (move.value * move.visits + report.chances[seat] * USUAL) / (move.visits + USUAL)
        return Thought(words, _in_100(chance if report.slip else min(chance, chosen.value)))
    return Thought(words, _in_100(chosen.value), alike=True) if 2 * move.visits >= chosen.visits else None


def _in_100(chance: float) -> int:
    """A chance in per cent, never 0 or 100: imagined games make nothing sure."""
    return min(99, max(1, round(100 * chance)))


def _told(table: Sitting, place: int) -> str:
    """What was done in the words of the log: nobody else knew that it was legal."""
    frames = table.match.history[place].frames[table.viewer]
    return next((words.rstrip(".") for frame in frames if (words := table.controller.tell(frame.event))), "")


def _worlds(table: Sitting, place: int) -> Iterator[State]:
    """Positions before a decision that agree with what the viewer knew, without end."""
    game, rng = table.match.game, Rng(SEED)
    view = table.match.past(table.viewer, place, place).view
    while True:
        yield game.determinize(view, rng)


def _reason(table: Sitting, place: int) -> str:
    """What speaks for a decision in every world in which it was legal."""
    game, done, found = table.match.game, table.match.history[place].action, list[list[Reason]]()
    for world in islice(_worlds(table, place), TRIES):
        legal = game.legal(world)
        if done in legal:
            found.append(spoken(table.controller.reasons(game.view(world, game.to_act(world)), legal, done)))
            if len(found) == WORLDS or not game.info.secrets:
                break
    if len(found) < ENOUGH and game.info.secrets:
        return ""
    shared = [one for one in next(iter(found), []) if all(one in reasons for reasons in found)]
    told = [one._replace(words=one.of_another) for one in shared if one.of_another]
    return "" if all(one.tone == BAD for one in told) else sentence(line(told))  # a price alone is no reason


def _came_of_it(table: Sitting, place: int) -> str:
    """What speaks for the next steps of the same move."""
    match, seat = table.match, table.match.history[place].seat
    for later in range(place + 1, len(match.history)):
        world = next(_worlds(table, later))
        if match.history[later].seat != seat or not table.controller.unfinished(match.game.view(world, seat)):
            return ""
        if reason := _reason(table, later):
            return reason
    return ""
