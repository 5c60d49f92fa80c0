"""What Paw of Duty's coach notices, and where there is nothing to notice; the reasons for a hint."""

import random
from fnmatch import fnmatchcase

import pytest
from support.squads import CARD, GAME, KITTY, city, deploying, do

from tabletop.games.paw_of_duty.advice import coach, notices
from tabletop.games.paw_of_duty.advice.coach import REMARKS
from tabletop.games.paw_of_duty.lesson import positions
from tabletop.games.paw_of_duty.rules import content, model, turn
from tabletop.games.paw_of_duty.rules.content import BAMBOOZLE, CARD_NAMES, CARDS, KIND
from tabletop.games.paw_of_duty.table.controller import PawOfDutyController
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.kernel.reasons import BAD, GOOD, line, spoken
from tabletop.kernel.rng import Rng

NAMES = ("You", "Mimi")
REMARK = {remark.name: remark for remark in REMARKS}
LONGEST = 110
NINE = "b4 c4 d4 b3 c3 d3 b2 c2 d2"


def held(s):
    """Mimi is eligible with whatever lines stand."""
    s.claims[1] = turn.lines_of(s, 1)
    return s


def at_turn(s, number, mine="", theirs=""):
    """The same in that turn, with these Kitties captured by each."""
    s.number = number
    s.captured = [[KITTY[name] for name in taken.split()] for taken in (mine, theirs)]
    taken = {*s.captured[0], *s.captured[1]}
    s.kitties = [kitty for kitty in s.kitties if kitty not in taken]
    return s


def marked(s, **tokens):
    for name, count in tokens.items():
        s.tokens[KITTY[name]] = count
    return s


def tokens(s, **many):
    s.phase, s.placed = model.TOKEN, KITTY["P2"]
    return marked(s, **many)


def playing(s, card):
    do(s, f"play:{card}")
    return s


def hurt(s, name, damage):
    s.damage[KITTY[name]] = damage
    return s


def facing(mine, theirs, offer):
    """The first Kitty drawn was just placed on c3."""
    s = deploying(mine, theirs)
    s.offer = [KITTY[name] for name in offer.split()]
    s.kitties = [kitty for kitty in range(content.KITTIES) if s.owner[kitty] < 0 and kitty not in s.offer]
    s.known = [int(kitty in s.offer) for kitty in range(content.KITTIES)]
    do(s, f"deploy:{offer.split()[0]}>c3")
    return s


def holding(s, cards):
    """The same with these cards in hand as well."""
    for name in cards.split():
        s.deck.remove(CARD[name])
        s.hands[0].append(CARD[name])
    return s


def drawn(s, offer):
    """The same with these two Kitties drawn."""
    s.kitties += s.offer
    s.offer = [KITTY[name] for name in offer.split()]
    s.kitties = [kitty for kitty in s.kitties if kitty not in s.offer]
    s.known = [int(kitty in s.offer) for kitty in range(content.KITTIES)]
    return s


def full(city_squares, **more):
    """Other Kitties on these squares, by turns."""
    names = [name for name in KITTY if name not in ("H1", "T3")]
    squads = ["", ""]
    for place, (name, square) in enumerate(zip(names, city_squares.split(), strict=False)):
        squads[place % 2] += f" {name}@{square}N"
    return deploying(*squads)


def buried(name):
    """The Kitty that Mimi draws next is one I put there."""
    s = city("P1@b2N", "T1@e5N", placed="P1")
    s.kitties.remove(KITTY[name])
    s.kitties.insert(0, KITTY[name])
    s.known[KITTY[name]] = 1
    return s


def rescuing():
    s = positions.BREAKING(Rng(1))
    do(s, "play:switcheroo", "move:a3>b3")
    return s


def opening(hand):
    return positions.opening(hand, "", "")(Rng(1))


THREE = "T4@b3E H3@c3N P2b@d3N"
CROSS = f"{THREE} H1@b4N T1@d2N"
"""Two lines with one Kitty in both."""
CASES = {
    "break the line": (
        lambda: positions.BREAKING(Rng(1)), "Mimi wins with b3, c3, d3 when your turn ends. Switcheroo can break it.",
        lambda: city("H2@b2N", THREE, "switcheroo"),
    ),
    "no breaker": (
        lambda: held(city("H2@e1N", THREE, "stalk")),
        "No single card breaks b3, c3, d3: combine two, or discard one and draw.",
        lambda: held(city("H2@e1N", THREE, "laser-pointer")),
    ),
    "third token": (
        lambda: tokens(city("T3@a3E H2@c1N"), T3=2), "Tank 3 has two tokens already: with the third Mimi captures it.",
        lambda: tokens(city("T3@a3E H2@c1N")),
    ),
    "first token": (
        lambda: tokens(city("T3@a3E H2@c1N")), "The Huntress 2 is your cheapest one outside: let it bear the token.",
        lambda: tokens(city("T2@a3E H2@c1N")),
    ),
    "rescue": (rescuing, "A rescue makes it 2 to 2 levels instead of 2 to 3.", lambda: city("H2@b2N")),
    "own claws": (
        lambda: playing(city("P3@c3N H1@c2N", "T4@d3N", "claw-swipe"), "claw-swipe"),
        "Careful: with Pilot 3, Claw Swipe would capture your own Huntress 1.",
        lambda: playing(city("P3@c3N H2@c2N", "T4@d3N", "claw-swipe"), "claw-swipe"),
    ),
    "last turn": (
        lambda: at_turn(city("P3@c3N", "T4@a1N"), 14, "T1", "H1 P2"),
        "The last turn: 3 to 1 against you. You need to capture 2 levels or more.",
        lambda: at_turn(city("P3@c3N", "T4@a1N"), 13, "T1", "H1 P2"),
    ),
    "line to place": (
        lambda: deploying("P3@c3N T4@b2N"),
        "A Kitty on d4 makes three in a line: then Mimi has one turn to break it.",
        lambda: deploying("P3@c3N T4@b2N", "H2@d4N"),
    ),
    "their last turn": (
        lambda: at_turn(deploying("P3@c3N"), 13, "T2 P2", "T1"),
        "Mimi has the last turn, and you lead by 3 levels: leave nothing to capture.",
        lambda: at_turn(deploying("P3@c3N"), 12, "T2 P2", "T1"),
    ),
    "keep the line": (
        lambda: city("P3@c3N T4@b2N H4@d4N", "H2@d3W"), "Your line stands, but Huntress 2 can capture Pilot 3 in it.",
        lambda: city("P3@c3N T4@b2N H4@e4N", "H2@d3W"),
    ),
    "line by card": (
        lambda: city("P3@c3N T4@b2N H4@e4N", "", "double-time"),
        "Claws Out can make three in a line: then Mimi has one turn to break it.",
        lambda: city("P3@c3N T4@b2N H4@e2N", "", "catnip"),
    ),
    "finish": (
        lambda: hurt(city("P2@c3E", "H4@d3N", "pounce", placed="P2"), "H4", 3),
        "Huntress 4 has taken 3 of 4: Pounce finishes it, and next turn that is forgotten.",
        lambda: hurt(city("P2@c3E", "H4@d3N", "pounce", placed="P2"), "H4", 2),
    ),
    "capture": (
        lambda: city("P2@c3E", "T4@d3N"), "Claws Out can capture Mimi's Tank 4 now: 4 levels.",
        lambda: city("H3@c3E", "T4@d3N"),
    ),
    "block": (
        lambda: deploying("", "P3@c3N T4@b2N"),
        "Mimi has two in a line: a Kitty of yours on d4 would keep the third out.",
        lambda: deploying("H2@d4N", "P3@c3N T4@b2N"),
    ),
    "in danger": (
        lambda: city("T4@c3N", "P2@d3W"), "Mimi's Pilot 2 can capture your Tank 4 next turn: strike it, or step aside.",
        lambda: city("T4@c3N", "P2@d3E"),
    ),
    "too many outside": (
        lambda: city("T4@a3N P2@a1N", "", "rescue-chopper"),
        "2 of yours are outside: the Rescue Chopper can bring one home.", lambda: city("T4@a3N P2@b2N"),
    ),
    "full city": (
        lambda: full(NINE), "The City is full: your Kitty starts outside, and is part of no line there.",
        lambda: full(NINE[:-3]),
    ),
    "aim": (
        lambda: facing("", "P4@c4N", "H2 T2"),
        "To the north it aims at Mimi's Pilot 4: Claws Out could capture it next turn.",
        lambda: facing("", "T4@c4N", "H2 T2"),
    ),
    "friend in front": (
        lambda: facing("P2@d3N", "", "H2 T2"), "Not to the east: Bamboozle could make it capture your own Pilot 2.",
        lambda: facing("T3@d3N", "", "H2 T2"),
    ),
    "behind": (
        lambda: at_turn(deploying("P3@c3N"), 9, "", "T2 H4"),
        "Mimi is 6 levels ahead: a line of three wins in spite of that.",
        lambda: at_turn(deploying("P3@c3N"), 9, "T4", "T2 H4"),
    ),
    "hunter": (
        lambda: drawn(deploying("", "T4@c3N"), "P2 H1"),
        "Pilot 2 strikes Mimi's Tank 4 double: facing it, it could capture it next turn.",
        lambda: drawn(deploying("", "T4@c3N"), "P1 H1"),
    ),
    "tactics or claws": (
        lambda: drawn(positions.street("", "", "stalk hiss catnip pounce", offer="H1 T4")(Rng(1)), "H1 T4"),
        "4 tactics with Huntress 1, one with Tank 4: place Tank 4 unless your cards can use so many.",
        lambda: drawn(positions.street("", "", "stalk hiss catnip pounce", offer="H1 T4")(Rng(1)), "H2 T2"),
    ),
    "known next": (
        lambda: buried("T4"), "Mimi draws the Tank 4 next: you put it under the deck yourself.", lambda: buried("T2"),
    ),
    "no use": (
        lambda: city("P1@b2N", "T1@e5N", "hiss stalk"),
        "Hiss can do nothing here: discard it and draw, if you have a tactic to spare.",
        lambda: city("P1@b2N", "T1@e5N", "stalk"),
    ),
    "radio": (
        lambda: city("P1@b2N", "T1@b3N", "radio"),
        "The Radio's 1 damage captures Mimi's Tank 1, and it does two things more.",
        lambda: city("P1@b2N", "T2@b3N", "radio"),
    ),
    "keep the radio": (
        lambda: city("P1@b2N", "T2@b3N", "radio"),
        "The Radio does three things for one tactic, and there is only one of it: play it, do not discard it.",
        lambda: city("P1@b2N", "T2@b3N", "stalk"),
    ),
    "opening": (
        lambda: opening("stalk hiss catnip bamboozle"), "Catnip does little at the beginning: one to change.",
        lambda: opening("stalk hiss bamboozle pounce"),
    ),
}  # fmt: skip


def told(name, s):
    return REMARK[name].says(GAME.view(s, s.seat), GAME.legal(s), NAMES)


def test_every_remark_has_its_position():
    assert len(REMARKS) >= 15 and list(CASES) == [remark.name for remark in REMARKS]


@pytest.mark.parametrize("name", CASES)
def test_a_remark_speaks_where_it_must_and_nowhere_else(name):
    speaks, sentence, silent = CASES[name]
    assert told(name, speaks()) == sentence
    assert told(name, silent()) == ""


@pytest.mark.parametrize(
    ("name", "make", "sentence"),
    [
        ("break the line", lambda: held(deploying("H2@e1N", THREE)),
         "Mimi's line b3, c3, d3 must be broken this turn. Huntress 1 gives the most tactics."),
        ("no breaker", lambda: held(city("H2@e1N", THREE, "stalk", tactics=1)),
         "No card of yours breaks b3, c3, d3. Mimi is about to win."),
        ("third token", lambda: tokens(city("T3@a3E H2@c1N"), T3=2, H2=2),
         "Each of them has two tokens: the Huntress 2 costs you the least."),
        ("last turn", lambda: at_turn(city("P3@c3N"), 14, "T4", "H1 P2"),
         "The last turn, and you lead 4 to 3: just do not strike your own."),
        ("last turn", lambda: at_turn(city("P3@c3N", "T4@a1N"), 14, "T2", "P2"),
         "The last turn, 2 all: levels on the board decide, yours 3, Mimi's 4."),
        ("last turn", lambda: at_turn(city("P3@c3N T1@b2N", "T2@a1N"), 14, "", "H2 P4"),
         "The last turn: 6 to 0, and too little left to capture. This one goes to Mimi."),
        ("last turn", lambda: at_turn(city("P3@c3N T1@b2N H4@a1N", "T3@b1N"), 14, "", "H1 P2"),
         "The last turn: 3 to 0 against you. You need to capture 3 levels or more."),
        ("last turn", lambda: at_turn(city("P3@c3N T1@b2N H4@a1N", "T2b@b1N"), 14, "", "H1 P2"),
         "The last turn: 3 to 0 against you. It takes every capture, and a line for a rescue."),
        ("their last turn", lambda: at_turn(deploying("P3@c3N", "T2@b1N"), 13, "T1", "P2"),
         "Your last turn: Mimi is one level ahead, so capture now."),
        ("their last turn", lambda: at_turn(deploying("P3@c3N", "T4@b1N"), 13, "T1", "P2 P1"),
         "Your last turn: Mimi is 2 levels ahead, so capture as many or more now."),
        ("their last turn", lambda: at_turn(deploying("P3@c3N", "T4@b1N"), 13, "T2", "P2"),
         "Your last turn, 2 all: whatever you capture now puts you ahead."),
        ("their last turn", lambda: at_turn(deploying("P3@c3N P1@a1N", "T2@b1N"), 13, "", "H4 P2"),
         "Mimi is 6 levels ahead, more than you can capture: only a line of three can still win."),
        ("their last turn", lambda: at_turn(deploying("P3@c3N", "T2@b1N"), 13, "", "H4 P2"),
         "6 levels behind, and too few Kitties for a line: this one is Mimi's, unless it is given away."),
        ("their last turn", lambda: at_turn(deploying("P1@c3N", "T2@b1N"), 13, "H4 P2", ""),
         "Mimi has the last turn, but cannot make up your lead of 6 levels."),
        ("break the line", lambda: drawn(held(deploying("H2@e1N", CROSS)), "P1 T3"),
         "Mimi's 2 lines must be broken this turn. Pilot 1 gives the most tactics."),
        ("break the line", lambda: held(city("P4@c4S", CROSS)),
         "Mimi wins with one of 2 lines when your turn ends. Claws Out can break them all."),
        ("no breaker", lambda: held(city("H2@e1N", CROSS, "stalk")),
         "No single card breaks both lines: combine two, or discard one and draw."),
        ("keep the line", lambda: city("P3@c3N T4@b2N H4@d4N T3@b4N P4@d2N", "H2@c4S"),
         "Your 2 lines stand, but Huntress 2 can capture Pilot 3 in each of them."),
        ("keep the line", lambda: city("P3@c3N T4@b2N H4@d4N T3@b4N P4@d2N", "P2@a4E"),
         "2 lines of three, and one of them is enough: Mimi's Claws Out cannot break them all."),
        ("keep the line", lambda: city("P3@c3N T4@b2N H4@d4N", "H2@d3E"),
         "Three in a line, b2, c3, d4, and Mimi's Claws Out can capture none of them."),
        ("too many outside", lambda: city("T4@a3N P2@a1N"),
         "2 of yours are outside: one gets a paw token when your turn ends."),
    ],
)  # fmt: skip
def test_what_else_a_remark_says(name, make, sentence):
    assert told(name, make()) == sentence


def test_nothing_is_said_of_a_next_turn_while_there_may_be_none():
    s = drawn(deploying("", f"{THREE} P4@d4N"), "H2 T2")
    do(s, "deploy:H2>c4")
    assert "next turn" in told("aim", s)
    assert not told("aim", held(s))


@pytest.mark.parametrize(("theirs", "speaks"), [("P2", True), ("P2 H4 P4", False)])
def test_a_capture_is_not_advised_when_it_changes_nothing_any_more(theirs, speaks):
    """PD-5.2: in the last turns somebody may be further ahead than all that is left to capture."""
    s = at_turn(city("T4@c3N", "H3@c4S"), 13, "", theirs)
    assert bool(told("capture", s)) is speaks


def test_a_line_that_comes_too_late_need_not_be_kept_out():
    """PD-5.2: a line made in the last turn wins nothing."""
    assert told("block", at_turn(deploying("", "P3@c3N T4@b2N"), 12))
    assert not told("block", at_turn(deploying("", "P3@c3N T4@b2N"), 13))


ADVISED = {
    "break the line": "play:switcheroo", "third token": "pick:c1", "first token": "pick:c1",
    "line to place": "deploy:*>d4", "line by card": "play:claws-out play:double-time", "finish": "play:pounce",
    "capture": "play:claws-out", "block": "deploy:*>d4", "too many outside": "play:rescue-chopper", "aim": "turn:c3>N",
    "friend in front": "turn:c3>N turn:c3>S turn:c3>W", "no use": "swap:hiss", "radio": "play:radio",
    "opening": "back:catnip",
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_remark_knows_which_moves_it_speaks_for(name):
    s = CASES[name][0]()
    advised = {str(action) for action in REMARK[name].advises(GAME.view(s, s.seat), GAME.legal(s))}
    if name == "keep the radio":
        assert "swap:radio" not in advised and "play:radio" in advised
        return
    wanted = ADVISED.get(name, "").split()
    assert all(any(fnmatchcase(action, one) for one in wanted) for action in advised), advised
    assert all(any(fnmatchcase(action, one) for action in advised) for one in wanted), advised


def test_over_whole_games_remarks_are_short_and_none_speaks_too_often():
    rnd, said, asked = random.Random(3), dict.fromkeys(REMARK, 0), 0
    for seed in range(20):
        rng = Rng(seed)
        s = GAME.setup({}, 2, rng)
        while (seat := GAME.to_act(s)) is not None:
            view, legal = GAME.view(s, seat), GAME.legal(s)
            asked += 1
            for remark in REMARKS:
                words = remark.says(view, legal, NAMES[::-1] if seat else NAMES)
                said[remark.name] += bool(words)
                assert len(words) <= LONGEST and words.count("{") == 0, words
            GAME.apply(s, rnd.choice(legal), rng)
    assert max(said.values()) < 0.2 * asked, said


def test_nothing_that_is_only_imagined_is_told(monkeypatch):
    """In whatever world the rules are asked, the words are the same."""
    rnd, told_so = random.Random(5), []
    for seed in range(6):
        rng = Rng(seed)
        s = GAME.setup({}, 2, rng)
        while (seat := GAME.to_act(s)) is not None:
            view, legal = GAME.view(s, seat), GAME.legal(s)
            told_so.append((view, legal, [remark.says(view, legal, NAMES) for remark in REMARKS]))
            GAME.apply(s, rnd.choice(legal), rng)

    def another(view):
        return GAME.determinize(view, Rng(99))

    monkeypatch.setattr(notices, "world", another)
    monkeypatch.setattr(coach, "world", another)
    monkeypatch.setattr(coach, "world", another)
    for view, legal, words in told_so:
        notices.uses.cache_clear()
        assert [remark.says(view, legal, NAMES) for remark in REMARKS] == words


@pytest.mark.parametrize(
    ("make", "action", "reason"),
    [
        (lambda: deploying("P3@c3N T4@b2N"), "deploy:T3>d4", "three in a line: hold them a turn"),
        (lambda: deploying(), "deploy:T3>d4", "strong, and hard to capture"),
        (lambda: deploying(), "deploy:H1>d4", "4 tactics this turn"),
        (lambda: drawn(deploying(), "H2 P2"), "deploy:H2>c3", "4 lines lead over this square"),
        (lambda: drawn(deploying(), "H2 P2"), "deploy:H2>c2", ""),
        (lambda: drawn(deploying(), "T4 P4"), "deploy:T4>d4", "a new enemy can be placed beside it on only 2 squares"),
        (lambda: drawn(deploying("", "P1@a1N"), "H2 P2"), "deploy:H2>c2", ""),
        (lambda: drawn(deploying("", "P1@a3E"), "H2 P2"), "deploy:H2>c2", "no enemy faces this square"),
        (
            lambda: drawn(deploying("", "T4@c3N"), "H2 T2"),
            "deploy:H2>c2",
            "beside Tank 4: facing it, it can hit it for 2 next turn",
        ),
        (lambda: deploying("H2@b3N P2@b4N T4@c3N P3@d4N"), "deploy:T3>b2", "2 lines of three: hold one a turn"),
        (lambda: deploying("H2@b3N P2@b4N T4@c3N P3@d3N"), "deploy:T3>b2", "one more line of three"),
        (
            lambda: drawn(deploying("", "H2b@c3N"), "T2 P2"),
            "deploy:T2>c2",
            "beside Huntress 2: facing it, it can capture it next turn",
        ),
        (lambda: facing("", "H3@c4N", "T2 P2"), "turn:c3>N", "next turn Claws Out can capture Huntress 3"),
        (lambda: facing("", "", "T2 P2"), "turn:c3>S", "guards c2: it can strike whoever comes there"),
        (lambda: facing("", "P3@d2N P1@b2S", "T2 P2"), "turn:c3>S", "guards c2, where the third of a line is missing"),
        (
            lambda: at_turn(facing("", "", "T2 P2"), 13),
            "turn:c3>S",
            "that way no Bamboozle makes it strike a Kitty of yours",
        ),
        (
            lambda: holding(facing("T2b@c4E", "T3@d4W", "T4 P2"), "radio"),
            "turn:c3>N",
            "then Radio can aim Tank 4 at Tank 3, to capture it later",
        ),
        (
            lambda: city("T4@c3N", "T3@d4W", "radio", placed="T4"),
            "play:radio",
            "can aim Tank 4 at Tank 3, to capture it later",
        ),
        (
            lambda: at_turn(city("T4@c3N", "T3@e4W", "stalk", placed="T4"), 13),
            "play:stalk",
            "can bring Tank 4 where fewer new enemies can be placed beside it",
        ),
        (
            lambda: playing(city("T4@c3N", "P3@a1W", "stalk"), "stalk"),
            "move:c3>c5",
            "there fewer new enemies can be placed beside Tank 4",
        ),
        (
            lambda: city("H2@b2E", "T4@d2N", "tail-hook"),
            "play:tail-hook",
            "can draw Tank 4 to where more new Kitties can be placed beside it",
        ),
        (lambda: deploying("T2@b2N"), "deploy:H1>d2", "2 of 3 in line"),
        (lambda: deploying("T2@b2N", "P4@c2N"), "deploy:H1>d2", "4 tactics this turn"),
        (
            lambda: playing(city("T4@a1N", "P3@c2W P1@b4N", "laser-pointer"), "laser-pointer"),
            "move:c2>c1",
            "drives Pilot 3 out of the City",
        ),
        (
            lambda: city("P2@b2N T4@c2N H4@d2N P3@b1N", "T2@b4W P2b@b3N", "double-time", placed="P2"),
            "play:double-time",
            "can aim Pilot 3 at Pilot 2: then Claws Out can capture it",
        ),
        (
            lambda: city("P2@b2N T4@c2N H4@d2N P3@b1N", "T2@b4W P2b@b3N", "double-time", 1, "P2"),
            "play:double-time",
            "can aim Pilot 3 at Pilot 2, to capture it later",
        ),
        (
            lambda: city("T2@b4E T4@c3N T3@d2W", "P3@d3S", "radio stalk pounce catnip", 3, "T2"),
            "play:radio",
            "can aim Tank 4 at Pilot 3: then Claws Out can capture it",
        ),
        (
            lambda: at_turn(hurt(city("P2@c3N", "P3@d3N", "radio"), "P3", 1), 14),
            "play:radio",
            "can aim Pilot 2 at Pilot 3: then Claws Out can capture it",
        ),
        (lambda: city("P2@b2N T4@c2N H4@d2N P3@b1N", "T2@b4W P2b@b3S", "stalk", placed="P2"), "play:stalk", ""),
        (
            lambda: city("P2@b2N T4@c2N H4@d2N P3@b3N P1@a4N", "", "double-time", placed="P2"),
            "play:double-time",
            "can make one more line of three",
        ),
        (
            lambda: playing(
                city("P2@b2N T4@c2N H4@d2N P3@b1N", "T2@b4W P2b@b3N", "bombs-away", placed="P2"), "bombs-away"
            ),
            "move:c2>e2",
            "its price: 2 damage to your own Huntress 4: 2 of 4; gives up your line",
        ),
        (
            lambda: playing(city("P2@b2N T4@c2N H4@d4N", "P4@c3S", "bombs-away"), "bombs-away"),
            "move:c2>a2",
            "Tank 4 is safe from Claws Out, at a price: you lose Pilot 2: 2 levels; leaves you 1 of 3 in line",
        ),
        (lambda: playing(city("P2@b2N T4@c2N H4@d2N P1@c1N", "", "double-time"), "double-time"), "move:c2>c3", ""),
        (
            lambda: playing(city("P2@b2N T4@c2N H4@d2N", "", "double-time"), "double-time"),
            "move:c2>c3",
            "its price: gives up your line",
        ),
        (
            lambda: playing(city("T2@b4E T4@c3N T3@d2W", "P3@d3S", "radio stalk pounce catnip", 3, "T2"), "stalk"),
            "move:d2>e3",
            "Tank 3 is safe from Claws Out, at a price: gives up your line",
        ),
        (lambda: deploying("", "T1@b2N P1@c2N"), "deploy:H1>d2", "keeps the third of a line out"),
        (lambda: drawn(held(deploying("", THREE)), "H2 P2"), "deploy:H2>c4", "3 tactics to break the line b3, c3, d3"),
        (lambda: held(city("P4@c4S", THREE)), "play:claws-out", "can break the line b3, c3, d3"),
        (lambda: playing(held(city("P4@c4S", THREE)), "claws-out"), "pick:c4", "breaks the line b3, c3, d3"),
        (lambda: playing(held(city("P4@c4S", CROSS)), "claws-out"), "pick:c4", "breaks both lines"),
        (lambda: playing(held(city("T3@b5S", CROSS)), "claws-out"), "pick:b5", "breaks one line, 1 left"),
        (lambda: held(city("P4@c4S", CROSS)), "play:claws-out", "can break both lines"),
        (lambda: held(city("P4@c4S", THREE, "stalk")), "swap:stalk", "a new card may break the line b3, c3, d3"),
        (lambda: city("P1@b2N", "T1@e5N", "hiss"), "swap:hiss", "Hiss can do nothing here"),
        (lambda: city("P1@b2N", "T1@e5N", "stalk"), "swap:stalk", "a new card may do more"),
        (lambda: city("P1@b2N", "T1@e5N", "supply-drop"), "play:supply-drop", "three new cards for one"),
        (lambda: playing(city("P1@b2N", "H3@b3N"), "claws-out"), "pick:b2", "1 damage to Huntress 3: 1 of 3"),
        (lambda: city("P1@b2N", "T1@e5N", "stalk hiss catnip pounce"), "end", "your cards are worth more later"),
        (lambda: opening("stalk hiss catnip bamboozle"), "back:bamboozle", "it does little at the beginning"),
    ],
)
def test_what_speaks_for_a_move(make, action, reason):
    s = make()
    controller = PawOfDutyController((Seat(HUMAN, "You"), Seat(AI, "Mimi", "easy")))
    assert line(spoken(controller.reasons(GAME.view(s, 0), GAME.legal(s), GAME.parse(action)))) == reason


@pytest.mark.parametrize(
    ("one", "other", "own"), [("c3", "c2", "4 lines lead over this square"), ("c2", "c4", ""), ("c2", "c3", "")]
)
def test_what_a_kitty_brings_anywhere_is_no_reason_for_a_square(one, other, own):
    s = deploying()
    controller = PawOfDutyController((Seat(HUMAN, "You"), Seat(AI, "Mimi", "easy")))
    here, there = (GAME.parse(f"deploy:H1>{square}") for square in (one, other))
    assert line(controller.own_reason(GAME.view(s, 0), GAME.legal(s), here, there)) == own


def test_a_line_is_told_first_even_where_the_other_square_makes_one_too():
    s = drawn(deploying("T2@b3E T4@c3W T3@d2W", "T2b@d4W"), "H3 H4")
    controller = PawOfDutyController((Seat(HUMAN, "You"), Seat(AI, "Mimi", "easy")))
    here, there = (GAME.parse(action) for action in ("deploy:H3>d3", "deploy:H4>b4"))
    told = line(controller.own_reason(GAME.view(s, 0), GAME.legal(s), here, there))
    assert told == "three in a line: hold them a turn. Beside Tank 2: facing it, it can capture it next turn"


def reasons_for(s, action):
    controller = PawOfDutyController((Seat(HUMAN, "You"), Seat(AI, "Mimi", "easy")))
    return controller.reasons(GAME.view(s, 0), GAME.legal(s), GAME.parse(action))


def test_reasons_are_told_apart_by_what_they_are_about():
    found = reasons_for(deploying("P3@c3N T4@b2N"), "deploy:T3>d4")
    assert found[0].kind == "makes line" and "strong" in [one.kind for one in found]
    assert len({one.about for one in found}) == len(found), "nothing is said twice"


def test_a_price_is_a_reason_of_its_own_and_says_its_to_others():
    gain, price = reasons_for(playing(city("P1@b2N H3@b3N", "T1@b1N", "claw-swipe"), "claw-swipe"), "pick:b2")
    assert (gain.kind, gain.tone, gain.amount) == ("captures", GOOD, 1)
    assert (price.kind, price.tone) == ("price", BAD)
    assert price.words == "1 damage to your own Huntress 3: 1 of 3" == price.others.replace("its own", "your own")


def test_the_coach_and_a_hint_put_the_same_card_back():
    s = opening("bamboozle switcheroo catnip catnip-b")
    legal = GAME.legal(s)
    (hint,) = GAME.knowledge().choices(s, legal).values()
    advised = REMARK["opening"].advises(GAME.view(s, s.seat), legal)
    assert hint in advised and CARD_NAMES[KIND[hint.what]] in told("opening", s)


def test_nobody_is_warned_of_a_bamboozle_that_cannot_come():
    s = facing("P2@d3N", "", "H2 T2")
    copies = [card for card in range(CARDS) if KIND[card] == BAMBOOZLE]
    for pile in (s.deck, *s.hands):
        pile[:] = [card for card in pile if card not in copies]
    s.hands[s.seat].append(copies[0])
    s.discards += copies[1:2]
    s.deck.append(copies[2])
    assert told("friend in front", s), "the third may be with the other one"
    s.deck.remove(copies[2])
    s.discards.append(copies[2])
    assert told("friend in front", s) == ""


def test_nobody_is_said_to_damage_their_own():
    view = GAME.view(city("T3@b3E T4@c3N P1@b2E", "P4@c2N"), 0)
    controller = PawOfDutyController((Seat(HUMAN, "You"), Seat(AI, "Mimi", "easy")))
    board = next(part for part in controller.sheet(view, 0).parts if part.title == "On the board")
    told = {row.words: row.small for row in board.rows}
    assert told["Tank 3 on b3"] == "faces east" and told["Pilot 1 on b2"].startswith("faces east: 1 damage to Pilot 4")
    for name, says in (("T3", False), ("P1", True)):
        assert ("damage to Pilot" in controller.explain(view, f"kitty:{KITTY[name]}").text) == says
