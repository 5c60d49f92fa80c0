"""What the coach of Nine Lives says: each remark on a position where it must speak and on one where it must not."""

from collections.abc import Callable

import pytest
from support.kittens import CARD, GAME

from tabletop.games.nine_lives.advice.coach import REMARKS
from tabletop.games.nine_lives.lesson.positions import after, table
from tabletop.games.nine_lives.rules.content import POWER_NAMES, SUIT_NAMES
from tabletop.games.nine_lives.rules.model import NineLivesState
from tabletop.games.nine_lives.table.controller import NineLivesController
from tabletop.kernel.match import HUMAN, Seat
from tabletop.kernel.reasons import line, spoken
from tabletop.kernel.rng import Rng

NAMES = ["Ann", "Mimi", "Oscar"]
LONGEST = 110
OWN_NAMES = {word for name in (*SUIT_NAMES, *POWER_NAMES.values()) for word in name.split()[:1]}
Made = Callable[[], NineLivesState]


def at(*seats: str, keeper: int = 1, then: str = "", seen: str = "", lacks: str = "") -> Made:
    """Hands, uppermost lives and how many; what has been done since; cards in hands that everybody saw; suits that
    Mimi has shown not to hold."""

    def made() -> NineLivesState:
        position = table(*seats, keeper=keeper)

        def known(rng: Rng) -> NineLivesState:
            s = position(rng)
            s.seen = sum(1 << CARD[name] for name in seen.split())
            s.lacks[1] = sum(1 << "HSDC".index(suit) for suit in lacks)
            return s

        s = after(known, *then.split())(Rng(1))
        return GAME.load(GAME.dump(s))

    return made


LAST_LIFE = ("S6 H2 | C3 H8 | 4", "D4 S2 | H9 | 1", "D5 C1 | S7 H6 | 3")
QUIET = at("H2 C3 | S5 | 6", "H3 D1 | D9 | 6", "S1 D2 | C9 | 6", then="play:H3 play:S1")

CASES: dict[str, tuple[Made, str, Made]] = {
    "win now": (
        at(*LAST_LIFE, then="play:D4 play:D5"),
        "Clubs 3 ends the game now, with you ahead: Ann 3 · Mimi 0 · Oscar 2.",
        at(*LAST_LIFE, then="play:S2 play:D5"),
    ),
    "not that": (
        at("D6 H2 | S3 | 2", "D4 | H9 | 1", "H5 | S7 | 3", then="play:D4 play:H5"),
        "Careful: Diamonds 6 would end the game, and Oscar would win it.",
        at("D6 H2 | S3 | 2", "D4 | H9 | 2", "H5 | S7 | 3", then="play:D4 play:H5"),
    ),
    "lost": (
        at("D6 D7 | S3 | 2", "D4 | H9 | 1", "H5 | S7 | 3", then="play:D4 play:H5"),
        "Whatever you play, the game ends with this round, and Oscar wins it.",
        at("D6 H2 | S3 | 2", "D4 | H9 | 1", "H5 | S7 | 3", then="play:D4 play:H5"),
    ),
    "own last life": (
        at("C5 C4 | S8 | 1", "S4 D1 | H1 | 6", "S3 D2 | H2 | 6", then="play:S4 play:S3"),
        "You must play your last life: only winning the round brings it back.",
        QUIET,
    ),
    "asleep": (
        at("S5 C4 | S2 H8 | 6", "S4 D1 | H1 | 6", "S6 D2 | H2 | 6", then="play:S4 play:S6"),
        "Your Catnap sleeps: Spades burst at 12 and cost the others a life, you at most this one.",
        at("S5 C4 | S2 H8 | 6", "S4 D1 | H1 | 6", "S3 D2 | H2 | 6", then="play:S4 play:S3"),
    ),
    "knocked off": (
        at("S1 S4 | S5 | 6", "S7 D1 | H9 | 6", "S3 D2 | H2 | 6", then="play:S7 play:S3"),
        "Knock Spades 7 off with your life, and Spades fall from 10 to 8: nobody bursts.",
        at("H1 C4 | D5 | 6", "S7 D1 | H9 | 6", "S6 D2 | H2 | 6", then="play:S7 play:S6"),  # whoever stays out is safe
    ),
    "boxed": (
        at("H1 C4 | S7 | 6", "S4 D1 | H9 | 6", "S2 D2 | H2 | 6", then="play:S4 play:S2"),
        "Your Big Box would make Spades 13, and with it they hold up to 14.",
        at("H1 C4 | S7 | 6", "S6 D1 | H9 | 6", "S3 D2 | H2 | 6", then="play:S6 play:S3"),
    ),
    "stay out": (
        at("C2 S1 | H9 | 6", "S7 H3 | H5 | 6", "D4 D2 | C3 C5 | 6", then="play:S7 play:C3:life>S"),
        "Spades stand at 11 and burst above 9: keep out of them.",
        at("C2 S1 | H9 | 6", "S7 H3 | H5 | 6", "D4 D2 | C3 C5 | 6", then="play:S7 play:C3:life>C"),
    ),
    "only one holds": (
        at("C2 C6 H7 | S5 | 6", "C4 D8 S7 | H6 D2 | 6", "C3 D4 S2 | H1 C8 | 6", then="play:C4 play:C3"),
        "Only Clubs 2 holds: it makes 9 of 9. Everything else you may play bursts.",
        at("C2 C1 H7 | S5 | 6", "C4 D8 S7 | H6 D2 | 6", "C3 D4 S2 | H1 C8 | 6", then="play:C4 play:C3"),
    ),
    "costly win": (
        at("C3 C6 | S8 | 6", "C4 S4 | H8 | 6", "S2 D1 | D8 | 6", then="play:C4 play:S2"),
        "Clubs 6 would win, but Clubs would burst and cost you a life. Clubs 3 costs you none.",
        at("C3 C5 | S8 | 6", "C4 S4 | H8 | 6", "S2 D1 | D8 | 6", then="play:C4 play:S2"),
    ),
    "aim": (
        at("H1 | C6 H4 | 6", "C5 D1 | H5 | 6", "S3 H2 | D6 | 6", then="play:C5 play:S3"),
        "Aim Copycat well: on Clubs 5, Clubs burst at 10; on Spades 3, they hold at 8.",
        at("H1 | C6 H4 | 6", "C4 D1 | H5 | 6", "S3 H2 | D6 | 6", then="play:C4 play:S3"),
    ),
    "nothing holds": (
        at("C5 C8 H7 | S5 | 6", "C6 D8 | H6 | 6", "C3 D4 | H1 | 6", then="play:C6 play:C3"),
        "Whatever you play bursts: with Clubs 8 you win the round for it.",
        at("C5 C4 H7 | S5 | 6", "C6 D8 | H6 | 6", "C3 D4 | H1 | 6", then="play:C6 play:C3"),
    ),
    "hairball": (
        at("S6 H2 | C3 H8 | 6", "D4 S2 | H9 | 6", "D5 C1 | S7 H6 | 6", then="play:D4 play:D5"),
        "Your Hairball can burst Diamonds at 13: Mimi and Oscar lose a life each, and you this one.",
        at("S6 H2 | C3 H8 | 6", "D4 S2 | H9 | 6", "D1 C1 | S7 H6 | 6", then="play:D4 play:D1"),
    ),
    "free life": (
        at("S3 C8 | S1 D3 | 6", "S6 D5 | H3 | 6", "S2 D9 | C4 | 6", then="play:S6 play:S2"),
        "You play last: your life Spades 1 wins, comes back and costs nothing.",
        at("H7 C8 | S1 D3 | 6", "S6 D5 | H3 | 6", "S7 D9 | C4 | 6", then="play:S6 play:S7"),
    ),
    "end it": (
        at(*LAST_LIFE, keeper=0),
        "Mimi is on the last life and you lead 4 to 3: a burst there is good for you.",
        at("S6 H2 | C3 H8 | 3", "D4 S2 | H9 | 1", "D5 C1 | S7 H6 | 3", keeper=0),
    ),
    "spare": (
        at("S6 H2 | C3 H8 | 2", "D4 S2 | H9 | 1", "D5 C1 | S7 H6 | 3", keeper=0),
        "Mimi is on the last life, but Oscar leads 3 to your 2: let Mimi live for now.",
        at(*LAST_LIFE, keeper=0),
    ),
    "forced life": (
        at("H7 C8 | S4 D3 | 6", "S6 D5 | H3 | 6", "S2 D9 | C4 | 6", then="play:S6 play:S2"),
        "Only your life may be played, and Spades 4 cannot win: it is beaten already.",
        QUIET,
    ),
    "leader": (
        at("S6 H2 | C3 H8 | 3", "S5 D2 | H9 | 7", "D5 C1 | S7 H6 | 6", then="play:S5 play:D5"),
        "Mimi leads 7 to 3: if you make Spades burst, Mimi loses a life with you.",
        at("S6 H2 | C3 H8 | 5", "S5 D2 | H9 | 7", "D5 C1 | S7 H6 | 6", then="play:S5 play:D5"),
    ),
    "seen to come": (
        at("S2 H2 | C9 | 6", "S7 D2 | H9 | 6", "S4 C1 | H6 | 6", keeper=2, then="play:S4", seen="S7"),
        "Mimi plays after you and holds Spades 7, as all saw: after your Spades 2 it would make 13.",
        at("S6 | H9 | 6", "S8 D2 | D1 | 6", "C1 | S4 | 6", keeper=2, then="play:S4:life", seen="S8"),  # bursts anyway
    ),
    "win from hand": (
        at("S5 S1 | C9 | 6", "S3 D2 | H9 | 6", "D4 C1 | H6 | 6", then="play:S3 play:D4"),
        "You play last: Spades 5 takes the round, and nothing bursts.",
        at("S5 H2 | C9 | 6", "S6 D2 | H9 | 6", "D4 C1 | H6 | 6", then="play:S6 play:D4"),
    ),
    "pounce": (
        at("C5 H2 | C1 | 6", "C3 D2 | H9 | 6", "C4 D1 | H6 | 6", keeper=2, then="play:C4"),
        "Your Pounce ranks 10 and adds only 1 to Clubs: a good life to win with.",
        at("S5 H2 | C1 | 6", "C3 D2 | H9 | 6", "S4 D1 | H6 | 6", keeper=2, then="play:S4"),
    ),
    "zoomies": (
        at("D5 H2 | C4 | 6", "C3 S2 | H9 | 6", "S4 D1 | H6 | 6", keeper=2, then="play:S4"),
        "Your Zoomies would make Clubs lead instead of Spades.",
        at("D5 H2 | C4 | 6", "C3 S2 | H9 | 6", "C5 D1 | H6 | 6", keeper=2, then="play:C5"),
    ),
    "hiss": (
        at("D5 H2 | C8 | 6", "C3 S2 | H9 | 6", "S4 D1 | H6 | 6", keeper=0),
        "Your Hiss makes Clubs 8 and shoos the 2 cats after you off them.",
        at("D5 H2 | C8 | 6", "C3 S2 | H9 | 6", "C4 D1 | H6 | 6", keeper=2, then="play:C4"),
    ),
    "must play": (
        at("D5 H2 | S8 | 6", "| D9 | 6", "S4 D1 | H6 | 6", keeper=0),
        "Mimi has no hand and must play the life Diamonds 9: any Diamonds from you, and they burst.",
        at("D5 H2 | S8 | 6", "H4 | D9 | 6", "S4 D1 | H6 | 6", keeper=0),
    ),
    "nearly full": (
        at("C2 C3 | S8 | 6", "H4 | D9 | 6", "C6 D1 | H6 | 6", keeper=2, then="play:C6"),
        "Clubs stand at 6 of 9, and one cat plays after you.",
        at("C2 H2 | S8 | 6", "H4 | D9 | 6", "C6 D1 | H6 | 6", keeper=2, then="play:C6"),
    ),
    "unbeatable": (
        at("C7 H2 | S8 | 3", "C3 | D9 | 3", "H4 | H6 | 3", keeper=0),
        "All Clubs above 7 are gone or yours: lead it, and nothing but a power beats it.",
        at("C7 H2 | S8 | 3", "C8 | D9 | 3", "H4 | H6 | 3", keeper=0),
    ),
    "shown lack": (
        at("C7 H2 | S8 | 6", "S3 D3 | D9 | 6", "H4 D4 | H6 | 6", keeper=0, lacks="C"),
        "Mimi has shown: no Clubs in hand.",
        at("C7 H2 | S8 | 6", "S3 | D9 | 6", "H4 D4 | H6 | 6", keeper=0, lacks="C", seen="S3"),  # all know that card
    ),
    "take it": (
        at("| D9 H4 | 6", "H2 | S5 | 5", "H7 | C6 | 6", keeper=2, then="play:H7 play:D9:life play:H2"),
        "Your hand is empty: take it, or the next round costs you a life again, unless that one wins.",
        at("S4 | D9 H4 | 6", "H2 | S5 | 5", "H7 | C6 | 6", keeper=2, then="play:H7 play:D9:life play:H2"),
    ),
    "throw it": (
        at("S4 | D9 H4 | 6", "H2 | S5 | 5", "H7 | C6 | 6", keeper=2, then="play:H7 play:D9:life play:H2"),
        "Diamonds 9 leaves its suit no room at all: in your hand it may have to follow, and burst.",
        at("S4 | D4 H4 | 6", "D2 | S5 | 5", "D3 | C6 | 6", keeper=2, then="play:D3 play:S4 play:D2"),
    ),
    "last card": (
        at("C7 | S8 | 6", "S3 | D9 | 6", "H4 | H6 | 6", keeper=0),
        "Clubs 7 is your last card in hand: after it you pay each round with a life that does not win.",
        at("C7 C2 | S8 | 6", "S3 | D9 | 6", "H4 | H6 | 6", keeper=0),
    ),
}  # fmt: skip


def said(name: str, s: NineLivesState) -> str:
    remark = next(remark for remark in REMARKS if remark.name == name)
    return remark.says(GAME.view(s, s.turn), GAME.legal(s), NAMES)


def test_every_remark_has_its_cases():
    assert [remark.name for remark in REMARKS] == list(CASES)
    assert len(CASES) >= 15


@pytest.mark.parametrize("name", CASES)
def test_it_speaks_where_it_must(name):
    position, sentence, _quiet = CASES[name]
    s = position()
    assert s.turn == 0
    assert said(name, s) == sentence
    assert len(sentence) <= LONGEST


@pytest.mark.parametrize("name", CASES)
def test_it_is_silent_where_it_must_be(name):
    assert said(name, CASES[name][2]()) == ""


SAID = (
    ("forced life", at("H7 C8 | S5 D3 | 6", "S2 D5 | H3 | 6", "S4 D9 | C4 | 6", keeper=2, then="play:S4"),
     "Only your life may be played: it comes back only if Spades 5 wins."),
    ("forced life", at("C2 C6 | H9 | 6", "S2 D5 | H3 | 6", "H4 D9 | C4 | 6", then="play:S2 play:H4"),
     "Only your life may be played, and Hearts 9 cannot win: Spades lead."),
    ("knocked off", at("| C5 D3 | 2", "S6 D5 | C2 | 2", "S4 D9 | H4 | 3", then="play:S6 play:S4"), ""),
    ("own last life", at("C5 | H7 | 1", "S6 D5 | S1 | 1", "S4 D9 | C1 | 2", keeper=0),
     "Your last life: if it is lost the game ends, and Oscar has more."),
    ("own last life", at("C5 | H7 | 1", "S6 D5 | S1 | 3", "S4 D9 | C1 | 2", keeper=0),
     "Your last life: if it is lost the game ends, and everybody else has more."),
    ("nearly full", at("H5 H2 | S3 | 6", "S6 D5 | S1 | 6", "H8 D9 | C1 | 6", keeper=2, then="play:H8"),
     "Hearts stand at 8 of 9: whatever you play bursts, unless a power after you saves it."),
)  # fmt: skip


@pytest.mark.parametrize(("name", "position", "words"), SAID)
def test_what_is_said_is_true_of_this_very_position(name, position, words):
    assert said(name, position()) == words


def test_nobody_is_advised_to_burst_with_the_last_life():
    assert said("leader", at("S6 H2 | C3 H8 | 2", "S5 D2 | H9 | 7", "D5 C1 | S7 | 6", then="play:S5 play:D5")())
    assert not said("leader", at("S6 H2 | C3 | 1", "S5 D2 | H9 | 7", "D5 C1 | S7 | 6", then="play:S5 play:D5")())


def test_a_life_on_the_table_may_come_back():
    """How many lives somebody has is not said as if those on the table were lost."""
    s = at("D1 C6 | C1 | 1", "S3 H2 | S7 C8 | 5", then="play:S7:life")()
    words = said("own last life", s)
    assert words.startswith("Your last life: if it is lost") and not any(letter.isdigit() for letter in words)
    last = at("S6 H2 | C3 H8 | 4", "S4 D2 | H9 | 1", "D5 C1 | S7 H6 | 4", then="play:S4 play:S7:life")()
    assert GAME.view(last, 0).life_counts[2] == 3 and said("end it", last) == "", "Oscar may have 4 again"


def test_a_round_that_costs_two_lives_is_foreseen():
    s = at("H1 S2 | H4 C4 | 2", "H8 D2 | C9 | 6", "S3 D1 | C8 | 6", then="play:H8 play:S3")()
    assert said("not that", s) == "Careful: Hearts 4 would end the game, and Oscar would win it."


def test_nothing_is_said_of_what_a_seat_cannot_know():
    """The same view, other hidden cards: the same words."""
    for seed in range(6):
        s = GAME.setup({}, 3, Rng(seed))
        rng = Rng(seed)
        while s.turn >= 0:
            view, legal = GAME.view(s, s.turn), GAME.legal(s)
            other = GAME.view(GAME.determinize(view, rng), s.turn)
            words = [remark.says(view, legal, NAMES) for remark in REMARKS]
            assert words == [remark.says(other, legal, NAMES) for remark in REMARKS]
            GAME.apply(s, rng.choice(legal), rng)


@pytest.mark.parametrize("seats", range(2, 7))
def test_in_whole_games_sentences_are_short_and_a_hint_always_has_a_reason_or_none(seats):
    names = [*NAMES, "Luna", "Tom", "Zoe"][:seats]
    controller, known = NineLivesController([Seat(HUMAN, name) for name in names]), {*names, *OWN_NAMES}
    for seed in range(4):
        s, rng = GAME.setup({}, seats, Rng(seed)), Rng(seed)
        while s.turn >= 0:
            view, legal = GAME.view(s, s.turn), GAME.legal(s)
            words = [remark.says(view, legal, names) for remark in REMARKS]
            assert all(len(one) <= LONGEST and "{" not in one for one in words)
            for action in legal:
                why = line(spoken(controller.reasons(view, legal, action)))
                assert "{" not in why
                said = [why, *(hint.words for hint in controller.foresee(view, legal, action))]
                starts = [one for one in said if one and one.split()[0].rstrip(":,").removesuffix("'s") not in known]
                assert not [one for one in starts if one[0].isupper()], "it can stand in the middle of a sentence"
            GAME.apply(s, rng.choice(legal), rng)


REASONS = (
    ("hairball", "play:C3:life>D", "lives lost", "Mimi and Oscar lose a life each, you only the one you play"),
    ("win now", "play:C3:life>D", "game won", "it ends the game, and you win"),
    ("win from hand", "play:S5", "wins round", "it wins, and you lead the next round"),
    ("win from hand", "play:S1", "kept for later", "you keep Spades 5 for a better round"),
    ("hairball", "play:S6", "no life", "it costs you no life"),
    ("aim", "play:C6:life>S3", "nothing bursts", "nothing bursts"),
    ("hairball", "play:C3:life>C", "hand stays", "your hand stays whole, and this life can join it"),
    ("stay out", "play:C2", "lives lost", "Mimi loses a life, not you"),
    ("free life", "play:S1:life", "life back", "it wins, so your life comes back"),
    ("forced life", "play:S4:life", "only card", "it is the only card you may play"),
    ("only one holds", "play:C2", "no life", "nothing bursts, and it costs you no life"),
    ("asleep", "play:S2:life", "lives lost", "Mimi and Oscar lose a life each, you only the one you play"),
    ("take it", "life:hand", "life saved", "without it you would have to play a life next round"),
    ("take it", "life:discard", "unbound", "it would only bind you to its suit"),
    ("nearly full", "play:C2", "room", "it keeps Clubs at 8 of 9"),
    ("zoomies", "play:C4:life", "ahead", "it is ahead for now, and Clubs hold at 4 of 9"),
    ("pounce", "play:C1:life", "ahead", "it is ahead for now, and Clubs hold at 5 of 9"),
    ("hiss", "play:C8:life", "hiss", "Hiss keeps the others off Clubs: it is hard to beat"),
    ("hiss", "play:H2", "could burst", "it costs no life by itself, but Hearts could burst with Mimi's Hearts 9"),
    ("spare", "play:H2", "could burst", "it costs no life by itself, but Hearts could burst with Mimi's Hearts 9"),
    ("lost", "play:D7", "game lost", "the game is lost, whatever you play"),
    ("unbeatable", "play:C7", "high card", "a high card is hard to beat, and costs no life by itself"),
    ("nothing holds", "play:C8", "wins round", "it costs you, Mimi and Oscar a life each, but you lead the next round"),
)


LEADS = (
    (("C5 | H7 | 1", "C2 | S1 | 1", "D2 | C1 | 2"), "play:H7:life",
     "a 7 is hard to beat, and with Big Box Hearts hold up to 14"),
    (("H1 C5 | S3 | 5", "D1 | H7 | 5", "D2 | H3 | 5"), "play:H1",
     "it costs no life by itself, but Hearts could burst with Mimi's Hearts 7 and Oscar's Hearts 3"),
    (("H1 C5 | S3 | 5", "D1 | H7 | 5", "D2 | H4 | 5"), "play:H1",
     "a low card to begin with leaves Hearts room, and costs no life by itself"),
    (("H1 C5 | S3 | 5", "D1 | H7 | 5", "D2 | C4 | 5"), "play:C5",
     "it comes from your hand and costs no life by itself"),
)  # fmt: skip


@pytest.mark.parametrize(("seats", "action", "reason"), LEADS)
def test_who_leads_is_promised_nothing_that_the_open_lives_of_others_can_undo(seats, action, reason):
    s = at(*seats, keeper=0)()
    controller = NineLivesController([Seat(HUMAN, name) for name in NAMES])
    assert line(spoken(controller.reasons(GAME.view(s, 0), GAME.legal(s), GAME.parse(action)))) == reason


def test_a_hint_says_who_else_loses_a_life():
    s = at("H1 H9 C5 | D6 | 6", "D1 | H5 | 6", "D2 | D8 | 6", then="play:H5:life play:D8:life")()
    controller = NineLivesController([Seat(HUMAN, name) for name in NAMES])
    why = line(spoken(controller.reasons(GAME.view(s, 0), GAME.legal(s), GAME.parse("play:H9"))))
    assert why == "it costs you and Mimi a life each, but you lead the next round"


@pytest.mark.parametrize(("name", "action", "kind", "words"), REASONS)
def test_a_hint_has_a_reason_that_somebody_would_give(name, action, kind, words):
    s = CASES[name][0]()
    controller = NineLivesController([Seat(HUMAN, name) for name in NAMES])
    (reason,) = controller.reasons(GAME.view(s, 0), GAME.legal(s), GAME.parse(action))
    assert (reason.kind, reason.words) == (kind, words)
