"""Why an AI did what it did: what it weighed, as far as whoever asks may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from tabletop.ai.report import Report, Weighed
from tabletop.base.words import _, capital, counted, sentence
from tabletop.kernel.reasons import Reason, line, spoken
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import State
from tabletop.ui.stage.layout import Part, Row

if TYPE_CHECKING:
    from tabletop.screens.table.sitting import Sitting

MOST, SHORTLY = 4, 2
"""So many other thoughts are told of a decision, and in a sentence."""
DECISIONS = 2
"""So many decisions of a turn are told of: the last, and those with most at stake."""
ALIKE = 1
"""Games in 100 that make no difference."""
LOOKS = 8
"""Who looked at something less often than this, and less often than at what it did, cannot say how it would go."""
USUAL = 4
"""So many looks at a move that was not made are taken to have gone as the others did."""
WORLDS = 10
"""What is possible in so many positions it could have been is no secret."""
TRIES, ENOUGH = 300, 4
"""So many are imagined at most to find those in which it could do what it did, and so many of them must be found."""
SEED = 5_501
BEST, BETTER, AS_GOOD, LESS = _("looked best"), _("looked better"), _("looked as good"), _("looked less good")
SECRET = _("Its other thoughts would tell what it holds.")
HARDLY = _("It hardly looked at anything else.")
HELD = _("That stays secret: the reason would give away what it holds.")


class Thought(NamedTuple):
    """What an AI could do, and in how many of 100 games it would win then."""

    words: str
    wins: int | None
    """None: it hardly looked at that."""
    alike: bool = False
    """Whether it is no worse than what was done, as far as one can tell by so many looks."""
    seems: str = ""
    """How it looked to somebody who sees only one move ahead, and so has no idea of games won."""


class Decision(NamedTuple):
    """What an AI did, and what else it thought of."""

    done: Thought
    others: tuple[Thought, ...]
    secret: bool
    """Whether it thought of something that is not for everybody to know."""
    reason: str
    """What speaks for it, if that can be seen by whoever asks."""
    futures: int
    forced: bool
    """Whether everybody knows that it could do nothing else."""
    plain: bool
    """Whether everybody knows that nothing else was worth a thought."""
    slip: bool = False
    """Whether it had found something better."""

    @property
    def stakes(self) -> int:
        """How far its thoughts are apart."""
        wins = [thought.wins for thought in (self.done, *self.known) if thought.wins is not None]
        return max(wins, default=0) - min(wins, default=0)

    @property
    def indifferent(self) -> bool:
        """Whether it came to the same, as far as it could tell."""
        return bool(self.known) and self.stakes <= ALIKE

    @property
    def known(self) -> list[Thought]:
        """What else it looked at often enough to know."""
        return [thought for thought in self.others if thought.wins is not None]


def why(table: Sitting, seat: int) -> tuple[Part, ...]:
    """What the AI on this seat thought in its last turn, where it had a choice, the newest first; or why none of it."""
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
    """The same of one decision, or of the choice that led to it, in a line; empty if there is nothing to tell."""
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
    """How it looked to somebody who sees one move ahead."""
    better = [thought.words for thought in one.others if thought.seems == BETTER]
    if one.slip and better:
        return _("A slip: “{move}” looked better.", move=better[0])
    if itself:
        return _("Seen one move ahead, nothing looked better.")
    return _("Seen one move ahead, “{move}” looked best.", move=one.done.words)


def _weighed(one: Decision, name: str, itself: bool) -> str:
    """The chances somebody weighed who imagined how things go on."""
    count = one.done.wins
    if one.indifferent:
        return _("It hardly mattered: {name} wins about {wins} games in 100 either way.", name=name, wins=count)
    wins = _("this way {name} wins about {wins} games in 100", name=name, wins=count)
    if not itself:
        move = one.done.words
        wins = _("after “{move}” {name} wins about {wins} games in 100", move=move, name=name, wins=count)
    wins = _("A slip: {wins}", wins=wins) if one.slip else capital(wins)
    others = [
        _("with “{move}” about as many", move=thought.words)
        if thought.alike
        else _("with “{move}” about {wins}", move=thought.words, wins=thought.wins)
        for thought in one.known[:SHORTLY]
    ]
    return _("{wins}.", wins=", ".join([wins, *others]))


def _turn(table: Sitting, place: int) -> Iterator[int]:
    """This decision and those that led to it in the same turn, the newest first."""
    history, seat = table.match.history, table.match.history[place].seat
    knowledge, turn = table.match.game.knowledge(), None
    while place >= 0 and history[place].seat == seat:
        now = knowledge.turn_key(next(_worlds(table, place)))
        if turn is not None and now != turn:  # whoever ends a round may begin the next one
            return
        turn = now
        yield place
        place -= 1


def _nothing(table: Sitting, place: int) -> str:
    """Why nothing else is told of a decision: whether it had a choice may be its secret."""
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
    if thought.seems:
        return thought.seems
    if thought.alike:
        return _("about as many")
    return _("hardly looked at") if thought.wins is None else _("wins {part} in 100", part=thought.wins)


def decision_of(table: Sitting, place: int) -> Decision | None:
    """What was thought about this decision; None if an AI did not think."""
    match, game = table.match, table.match.game
    report: Report | None = table.reports.get(place)
    if report is None:
        return None
    done, seat, number = match.history[place].action, match.history[place].seat, WORLDS if game.info.secrets else 1
    worlds = list(islice(_worlds(table, place), number))
    possible = [game.legal(world) for world in worlds]
    seen = [game.view(world, game.to_act(world)) for world in worlds]
    chosen = next(move for move in report.moves if move.action == done)
    if report.chances and not chosen.visits:  # where everything wins, what anybody would do needs no look
        chosen = chosen._replace(value=report.chances[seat])
    known = all(done in legal for legal in possible)
    words = table.controller.gesture(seen[0], done).words if known else _told(table, place)
    looked_at = [move for move in report.moves if move.action != done and move.visits]
    open_to_all = [move for move in looked_at if all(move.action in legal for legal in possible)]
    named = [(table.controller.gesture(seen[0], move.action).words, move) for move in open_to_all]
    found = [_thought(report, move, chosen, other, seat) for other, move in named if other != words]
    told = _ranked([thought for thought in found if thought is not None])
    reason = _reason(table, place) or _came_of_it(table, place)
    choices = game.knowledge().choices
    plain = all(len(choices(world, legal)) == 1 for world, legal in zip(worlds, possible, strict=True))
    forced = all(len(legal) == 1 for legal in possible)
    thought = Thought(words, _in_100(chosen.value))
    if not report.chances:
        thought = Thought(words, None, seems=LESS if report.slip else BEST)
    secret = len(open_to_all) < len(looked_at)
    return Decision(thought, tuple(told), secret, reason, report.iterations, forced, plain, report.slip)


def _ranked(thoughts: Sequence[Thought]) -> list[Thought]:
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
        chance = _tempered(report, move, seat)
        return Thought(words, _in_100(chance if report.slip else min(chance, chosen.value)))
    return Thought(words, _in_100(chosen.value), alike=True) if 2 * move.visits >= chosen.visits else None


def _tempered(report: Report, move: Weighed, seat: int) -> float:
    """The chance to win after a move, with a few looks that went as usual: who has looked ten times is not sure."""
    return (move.value * move.visits + report.chances[seat] * USUAL) / (move.visits + USUAL)


def _in_100(chance: float) -> int:
    """Nobody who only imagined some futures is sure."""
    return min(99, max(1, round(100 * chance)))


def _told(table: Sitting, place: int) -> str:
    """What was done, as the log has it: before it was done nobody else knew that it could be."""
    frames = table.match.history[place].frames[table.viewer]
    return next((words.rstrip(".") for frame in frames if (words := table.controller.tell(frame.event))), "")


def _worlds(table: Sitting, place: int) -> Iterator[State]:
    """Positions it could have been before a decision, for all that whoever asks knew."""
    game, rng = table.match.game, Rng(SEED)
    view = table.match.past(table.viewer, place, place).view
    while True:
        yield game.determinize(view, rng)


def _reason(table: Sitting, place: int) -> str:
    """What speaks for what was done whatever else nobody knows: that it could be done has been seen since."""
    game, done, found = table.match.game, table.match.history[place].action, list[list[Reason]]()
    for world in islice(_worlds(table, place), TRIES):
        legal = game.legal(world)
        if done in legal:
            found.append(spoken(table.controller.reasons(game.view(world, game.to_act(world)), legal, done)))
            if len(found) == WORLDS or not game.info.secrets:
                break
    if len(found) < ENOUGH and game.info.secrets:
        return ""
    shared = (one for one in next(iter(found), []) if all(one in reasons for reasons in found))
    return sentence(line(one._replace(words=one.of_another) for one in shared if one.of_another))


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
