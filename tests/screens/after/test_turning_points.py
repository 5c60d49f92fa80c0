"""What is told of the turns that changed most: the reason is there, and every sentence of it is true."""

from functools import cache
from itertools import pairwise

import pytest
from support.marks import everybody

from tabletop.ai.analysis import Point, ends_of_turns
from tabletop.ai.search import Dice
from tabletop.games.cat_quest.lesson.positions import SPACE
from tabletop.games.cat_quest.rules import events as quest
from tabletop.games.kardashev.rules import events as space
from tabletop.games.nine_lives.rules import events as lives
from tabletop.games.paw_of_duty.rules import events as paw
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, Match, Seat
from tabletop.kernel.replay import Film
from tabletop.kernel.story import Gist
from tabletop.screens.after.chances import Swing
from tabletop.screens.after.turning_points import Sides, Told, _chosen, _joined, tell_swings
from tabletop.screens.shared.controllers import controller_for

COUNTS = {"nine-lives": 4, "space-kitties": 3, "paw-of-duty": 2, "cat-quest": 3, "kardashev": 3}
ODD = 0.1
SOON = "Soon after: "


@cache
def ended(game: str) -> Match:
    """A match by habit, now and then with something nobody would do."""
    rules = GAMES[game]
    match = Match(rules, [Seat(AI, f"Cat {seat}", "easy") for seat in range(COUNTS[game])], {}, 11)
    knowledge, dice = rules.knowledge(), Dice(3)
    while (turn := match.to_act) is not None:
        odd = dice.chance() < ODD
        match.submit(turn, dice.choice(match.legal) if odd else knowledge.reflex(match.state, turn, match.legal, dice))
    return match


@cache
def turns(game: str) -> list[tuple[int, int]]:
    match = ended(game)
    found = ends_of_turns(match.game, *match.beginning(), [record.action for record in match.history])
    return list(pairwise(at for at, _state in found))


def told_of(game: str, number: int, up: int, down: int, falls: bool = False) -> Told | None:
    """What would be told if this turn had made one seat's chances better and another's worse; None: nothing."""
    match, spans = ended(game), turns(game)
    even = [1 / COUNTS[game]] * COUNTS[game]
    after = list(even)
    after[up], after[down] = even[up] + 0.2, even[down] - (0.21 if falls else 0.2)
    points = [Point(0, tuple(even))] + [
        Point(stop, tuple(even if place < number else after)) for place, (_start, stop) in enumerate(spans)
    ]
    seat = down if falls else up
    swing = Swing(number + 1, seat, even[seat], after[seat])
    return next(iter(tell_swings(match, controller_for(game, match.seats), points, [swing])), None)


def happened(game: str, number: int) -> list:
    start, stop = turns(game)[number]
    return [event for record in ended(game).history[start:stop] for event in record.events]


def actor(game: str, number: int) -> int:
    """Whose turn it was."""
    start, stop = turns(game)[number]
    seats = [record.seat for record in ended(game).history[start:stop]]
    return max(set(seats), key=seats.count)


def gists(game: str, number: int) -> list[Gist]:
    """What mattered in a turn."""
    match, table = ended(game), controller_for(game, ended(game).seats)
    story = table.story()
    for record in match.history[: turns(game)[number][0]]:
        for event in record.events:
            story.follow(event)
    return list(story.gist(happened(game, number), table.tell, table.names))


def sentences(game: str, number: int) -> list[str]:
    """All that the story can say of a turn."""
    table = controller_for(game, ended(game).seats)
    return [one.words for one in gists(game, number)] + [table.tell(one) for one in happened(game, number)]


@pytest.mark.parametrize("falls", [False, True])
@pytest.mark.parametrize("game", COUNTS)
def test_where_somebody_else_gains_a_reason_is_given_and_true_or_nothing_is_told(game, falls):
    table, given = controller_for(game, ended(game).seats), {SOON: 0, "": 0}
    for number in range(len(turns(game))):
        mover = actor(game, number)
        up = (mover + 1) % COUNTS[game]
        told, sides = told_of(game, number, up, mover, falls), Sides(up, mover, mover if falls else up)
        if told is None:
            here = [one for one in gists(game, number) if one.words and one.weight and sides.explained(one)]
            assert not here, "there was a reason"
            given[""] += 1
            continue
        first, _line, reason = told.words.partition("\n")
        known = sentences(game, number)
        if not any(known):  # opening hands: nothing is told of them
            continue
        assert first and all(any(part in words for words in known) for part in first.split(". ")), first
        if reason.startswith(SOON):
            later = range(number + 1, min(number + 2 * COUNTS[game], len(turns(game))))
            what = reason.removeprefix(SOON)
            assert any(all(any(part in words for words in sentences(game, place)) for part in what.split(". "))
                       for place in later), what  # fmt: skip
            given[SOON] += 1
        else:
            assert not reason, "of what nothing explains nothing is told"
        if not reason and game in (
            "space-kitties",
            "paw-of-duty",
        ):  # in the others one can lose something in one's own turn
            events = happened(game, number)
            assert any(event.seat in (up, -1) and type(event) in table.story.gains for event in events), told.words
    assert sum(given.values()) > 3 and (given[SOON] or game == "nine-lives"), "there were such turns"


@pytest.mark.parametrize("game", ["space-kitties", "cat-quest"])
def test_nobody_is_told_to_have_fallen_by_a_turn_that_went_well(game):
    """Nine quests and a lower chance: whatever the numbers say, that is no story."""
    well = 0
    for number in range(len(turns(game))):
        mover = actor(game, number)
        sides = Sides((mover + 1) % COUNTS[game], mover, mover)
        gist = [one for one in gists(game, number) if one.words and one.weight]
        if gist and all(mover in one.good and not sides.explained(one) for one in gist):
            assert told_of(game, number, sides.up, mover, True) is None
            well += 1
    assert well, "there were such turns"


DENIED = {
    "paw-of-duty": ("{name} captured nothing.", (paw.Captured, paw.Rescued, paw.Eligible, paw.HeldLine)),
    "cat-quest": ("No cat came aboard.", (quest.Recruit, quest.Accept)),
    "kardashev": ("{name} neither built nor upgraded a colony.", (space.Build, space.Upgrade)),
}


@pytest.mark.parametrize("game", DENIED)
def test_what_a_turn_did_not_bring_is_so(game):
    denial, kinds = DENIED[game]
    said = 0
    for number in range(len(turns(game))):
        mover = actor(game, number)
        words = denial.format(name=ended(game).seats[mover].name)
        told = told_of(game, number, (mover + 1) % COUNTS[game], mover, True)
        if told is not None and words in told.words:
            said += 1
            events = happened(game, number)
            assert not any(isinstance(event, kinds) and event.seat == mover for event in events)
        for_it = told_of(game, number, mover, (mover + 1) % COUNTS[game])
        assert for_it is None or words not in for_it.words, "who gains is not told what is missing"
    assert said


@pytest.mark.parametrize("game", COUNTS)
def test_what_did_the_one_good_who_fell_is_no_news_where_there_are_others(game):
    kept = 0
    for number in range(len(turns(game))):
        mover = actor(game, number)
        sides = Sides((mover + 1) % COUNTS[game], mover, mover)
        gist = [one for one in gists(game, number) if one.words and one.weight]
        odd = [one.words for one in gist if mover in one.good and not sides.explained(one)]
        told = told_of(game, number, sides.up, mover, True)
        if odd and len(odd) < len(gist) and told is not None:
            first = told.words.partition("\n")[0]
            assert not any(words in first for words in odd), first
            kept += 1
    assert kept or game != "kardashev", "there were such turns"


def test_a_reason_does_the_one_good_or_the_other_harm():
    rises, falls = Sides(0, 1, 0), Sides(0, 1, 1)
    good, harm, third, own = (
        Gist(0, 1, "", good=(0,)),
        Gist(0, 1, "", bad=(1,)),
        Gist(0, 1, "", bad=(2,)),
        Gist(0, 1, "", good=(0,), bad=(0, 1)),
    )
    assert all(sides.explained(one) for sides in (rises, falls) for one in (good, harm))
    assert rises.explained(third) and not falls.explained(third), "why one falls is not that a third was hurt"
    assert not rises.explained(own) and not rises.explained(Gist(0, 1, "", good=(1,)))


def test_everybody_losing_a_life_is_nobodys_reason():
    table = controller_for("nine-lives", [Seat(AI, name, "easy") for name in ("Ann", "Mimi")])
    burst = [lives.Exploded(-1, 1, 14, 9), lives.Lost(0, 5, False), lives.Lost(1, 6, False)]
    (all_alike,) = table.story().gist(burst, table.tell, table.names)
    assert not all_alike.bad and "everybody" in all_alike.words
    (one,) = table.story().gist(burst[:2], table.tell, table.names)
    assert one.bad == (0,)


def test_a_tie_of_paw_of_duty_tells_what_broke_it():
    table = controller_for("paw-of-duty", [Seat(AI, name, "easy") for name in ("Ann", "Mimi")])
    words = table.tell(paw.Counted(1, 3, (3, 3), (14, 15)))
    assert words.endswith("Levels captured: Ann 3, Mimi 3. Levels on the board: Ann 14, Mimi 15.")
    assert table.tell(paw.Counted(1, 2, (2, 5), (12, 12))).endswith("Levels captured: Ann 2, Mimi 5.")


@pytest.mark.parametrize("game", everybody("nine-lives paw-of-duty", COUNTS))
def test_what_came_of_the_decision_that_is_blamed_is_told(game):
    match, table, later = ended(game), controller_for(game, ended(game).seats), 0
    spans, seats = turns(game), COUNTS[game]
    for number, (start, stop) in enumerate(spans):
        gist = [one for one in gists(game, number) if one.words]
        for slip in range(start, stop):
            first = sum(len(record.events) for record in match.history[start:slip])
            came = [one.words for one in gist if one.event >= first]
            if not any(one.weight for one in gist if one.event >= first):
                continue
            mover, even = match.history[slip].seat, [1 / seats] * seats
            up = (mover + 1) % seats
            after = [chance + 0.2 * ((seat == up) - (seat == mover)) for seat, chance in enumerate(even)]
            points = [Point(0, tuple(even))] + [
                Point(end, tuple(even if place < number else after)) for place, (_begin, end) in enumerate(spans)
            ]
            better = str(match.history[slip].action)
            points[number + 1] = points[number + 1]._replace(slip=slip, better=better)
            told = tell_swings(match, table, points, [Swing(number + 1, up, even[up], after[up])])
            words = told[0].words if told else ""
            assert not told or any(one in words.partition("\n")[0] for one in came), words
            later += len(came) < len(gist)
    assert later or game in ("nine-lives", "cat-quest"), "there were decisions amid a turn"


def test_a_turn_of_cat_quest_that_brought_nothing_is_told_with_what_was_done():
    table = controller_for("cat-quest", [Seat(AI, name, "easy") for name in ("Ann", "Mimi", "Tom")])
    earth, away = SPACE["Ea1"], SPACE["Ve5"]
    stays = (earth, earth, 0), "Mimi stayed on Earth."
    flies = (away, earth, 4), "Mimi flew 4 steps to Earth. No cat came aboard."
    elsewhere = (away, away, 0), "Mimi stayed. No cat came aboard."
    for way, words in (stays, flies, elsewhere):
        turn = [quest.Roll(1, 1, 3), quest.Move(1, *way, 0)]
        gist = list(table.story().gist(turn, table.tell, table.names))
        assert _joined(_chosen(gist, Sides(0, 1, 1))) == words
        assert _joined(_chosen(gist, Sides(0, 2, 0))).count("Mimi") == 1, "once, where a third one fell"


def test_of_two_trades_in_a_turn_the_one_that_mattered_is_told():
    """A fair swap, then two cats for one: the second did it, whether a decision is blamed or not."""
    table = controller_for("cat-quest", [Seat(AI, name, "easy") for name in ("Ann", "Mimi")])
    happened = [quest.Offer(0, 1, 1 << 4, 1 << 1), quest.Accept(1), quest.Offer(0, 1, 3, 1 << 2), quest.Accept(1)]
    fair, gift = table.story().gist(happened, table.tell, table.names)
    assert not fair.good and not fair.bad and (gift.good, gift.bad) == ((1,), (0,))
    assert _chosen([fair, gift], Sides(1, 0, 1))[0] is gift
    other = fair._replace(event=3)
    assert _chosen([fair, other], Sides(1, 0, 1), since=2)[0] is other


@pytest.mark.parametrize("game", COUNTS)
def test_what_would_have_been_better_is_named(game):
    """Another legal move of whoever fell, in the words of the table."""
    match, table, named = ended(game), controller_for(game, ended(game).seats), 0
    film, spans, seats = Film(match), turns(game), COUNTS[game]
    for number, (start, stop) in enumerate(spans):
        slip = (start + stop) // 2
        mover, done = match.history[slip].seat, match.history[slip].action
        others = [one for one in match.game.legal(film._go_to(slip)[0]) if one != done]
        if not others:
            continue
        up, even = (mover + 1) % seats, [1 / seats] * seats
        after = [chance + 0.2 * ((seat == up) - (seat == mover)) for seat, chance in enumerate(even)]
        points = [Point(0, tuple(even))] + [
            Point(end, tuple(even if place < number else after)) for place, (_begin, end) in enumerate(spans)
        ]
        points[number + 1] = points[number + 1]._replace(slip=slip, better=str(others[0]))
        told = tell_swings(match, table, points, [Swing(number + 1, up, even[up], after[up])])
        view = film.view(mover, slip)
        better, was = (table.gesture(view, one).words for one in (others[0], done))
        if told and better and better != was:
            assert told[0].words.endswith(f"Better for {table.names[mover]}: “{better}”.")
            named += 1
    assert named
