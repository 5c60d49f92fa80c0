"""Nine Lives in words: what a card would do, what everybody may know of a seat, what every piece says of itself."""

from pathlib import Path

import pytest
from support.kittens import CARD, GAME, cards, play, table

from tabletop.base.words import capital
from tabletop.games.nine_lives.rules import game
from tabletop.games.nine_lives.rules.content import SUIT, SUIT_NAMES
from tabletop.games.nine_lives.rules.events import Exploded, Laid, Lost, Won
from tabletop.games.nine_lives.rules.model import NineLivesState, Play
from tabletop.games.nine_lives.rules.trick import winning_place
from tabletop.games.nine_lives.table.controller import NineLivesController
from tabletop.games.nine_lives.voice.words import rounds
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.rng import Rng

NAMES = ("Ann", "Mimi", "Oscar", "Luna", "Bo", "Pip")
RULES = (Path(game.__file__).parents[1] / "rulebook.md").read_text(encoding="utf-8")


def controller(seats: int) -> NineLivesController:
    return NineLivesController([Seat(AI if seat else HUMAN, NAMES[seat]) for seat in range(seats)])


def foreseen(s: NineLivesState, text: str) -> list[str]:
    """What is said of an action of whoever is to act."""
    view, legal = GAME.view(s, s.turn), GAME.legal(s)
    return [capital(hint.words) for hint in controller(s.seats).foresee(view, legal, GAME.parse(text))]


def positions(seats: int, seed: int, most: int = 80) -> list[NineLivesState]:
    s, rng, found = GAME.setup({}, seats, Rng(seed)), Rng(seed), []
    while GAME.to_act(s) is not None and len(found) < most:
        found.append(s.copy())
        actions = GAME.legal(s)
        GAME.apply(s, actions[rng.below(len(actions))], Rng(0))
    return found


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_is_foreseen_is_what_really_happens(seats):
    """Hands and life decks are other ones in the world that is asked: what is said holds in this one."""
    at_table, over, open_rounds = controller(seats), 0, 0
    for s in positions(seats, seats):
        legal, me = GAME.legal(s), s.turn
        for action in legal:
            hints = at_table.foresee(GAME.view(s, me), legal, action)
            words = "\n".join(capital(hint.words) for hint in hints)
            assert 1 <= len(hints) <= 3 and all(len(hint.words) <= 44 for hint in hints)
            assert {hint.tone for hint in hints} <= {"", "good", "bad", "chance"}
            if not isinstance(action, Play):
                continue
            after, events = s.copy(), []
            events += GAME.apply(after, action, Rng(0))
            while after.plays and not after.pending and not after.hands[after.turn] and len(GAME.legal(after)) == 1:
                events += GAME.apply(after, GAME.legal(after)[0], Rng(0))
            won = [event for event in events if isinstance(event, Won)]
            if won:
                over += 1
                for event in (one for one in events if isinstance(one, Exploded)):
                    assert SUIT_NAMES[event.suit] in words and str(event.total) in words
                losers = [event.seat for event in events if isinstance(event, Lost)]
                assert any(hint.tone == "bad" for hint in hints) == (
                    me in losers or (after.turn < 0 and me not in GAME.outcome(after).winners)
                )
                if after.turn >= 0 and len(hints) < 3:
                    assert ("You win the round" in words) == (won[0].seat == me)
            else:
                open_rounds += 1
                suit = SUIT[action.card]
                laid = s.copy()
                GAME.apply(laid, action, Rng(0))
                if after.totals[suit] <= after.limits[suit] and "over" not in words:
                    assert f"{SUIT_NAMES[suit]} make {laid.totals[suit]}" in hints[0].words
                ahead = after.seat_of(winning_place(after))
                assert capital(hints[-1].words).startswith(
                    "You are winning" if ahead == me else f"{at_table.names[ahead]} is"
                )
                assert action.life == ("keep" in hints[-1].words or "end" in hints[-1].words), "what a life costs"
    assert over > 10 and (open_rounds > 10 or seats == 2)


def test_an_explosion_names_whom_it_costs_a_life_and_who_wins():
    s = table("H5 S9 | D1 D2 D3", "H4 S8 | D4 D5 D6", "H2 C9 | D7 D8 D9")
    play(s, "play:H5", "play:H4")
    assert foreseen(s, "play:H2") == ["Hearts burst: 11, over 9", "Everybody loses a life",
                                      "Ann wins the round with Hearts 5"]  # fmt: skip
    s = table("H5 S9 | D1 D2 D3", "S4 H4 | D4 D5 D6", "H2 C9 | D7 D8 D9")
    play(s, "play:H5", "play:H4")
    s.hands[2] = [card for card in s.hands[2] if SUIT[card] != 0]
    assert foreseen(s, "play:C9")[0] == "Clubs make 9 of 9, nothing bursts"


def test_while_others_still_play_it_is_told_how_things_stand():
    s = table("H5 S9 | D1 D2", "H6 S8 | D3 D4", "H1 C9 | H2 D6", "C1 C2 | D7 D8")
    assert foreseen(s, "play:H5") == ["Hearts make 5 of 9: room for 4", "You are winning, 3 still to play"]
    play(s, "play:H5")
    assert foreseen(s, "play:H6") == ["Hearts make 11, over 9: set to burst", "You and Ann: a life at stake",
                                      "You are winning, 2 still to play"]  # fmt: skip
    play(s, "play:H6")
    assert foreseen(s, "play:H2:life") == ["Hearts make 13, over 9: set to burst", "Ann and Mimi: a life at stake",
                                           "Mimi is winning: you keep one life"]  # fmt: skip


def test_what_somebody_cannot_but_play_is_foreseen():
    """Mimi's hand is empty and everybody sees her life: her card is as good as played."""
    s = table("H5 S9 | D1 D2", "| H9 D4", "C3 | D5 D6")
    assert foreseen(s, "play:H5") == ["Hearts make 5, Mimi must add 9: 14 bursts", "You and Mimi: a life at stake",
                                      "Mimi is winning, 2 still to play"]  # fmt: skip
    s = table("H5 S9 | D1 D2", "| H9 D4")
    assert foreseen(s, "play:H5")[:2] == ["Hearts make 5, Mimi must add 9: 14 bursts", "Everybody loses a life"]
    s = table("H5 S9 | D1 D2", "| C9 D4", "C3 | D5 D6")
    assert foreseen(s, "play:H5")[1] == "Then Mimi must play Clubs 9"


def test_a_card_that_everybody_knows_could_make_it_burst():
    s = table("H5 S9 | D1 D2", "S4 C1 | H2 D4", "C3 | D5 D6")
    play(s, "play:H5", "play:H2:life", "play:C3", "life:hand")
    s.lives[0][0] = CARD["S1"]
    assert foreseen(s, "play:S9")[0] == "Spades make 9 of 9: any more bursts"
    s.hands[0] = cards("H8")
    view, legal = GAME.view(s, s.turn), GAME.legal(s)
    hints = controller(3).foresee(view, legal, GAME.parse("play:H8"))
    assert [(hint.words, hint.tone) for hint in hints[:2]] == [
        ("Hearts make 8 of 9: room for 1", "chance"),
        ("Mimi holds Hearts 2: could make 10, burst", "chance"),
    ]


def test_a_life_that_could_make_it_burst_is_named():
    s = table("C5 | S1 D2", "C9 | S9 D4", "C3 | D5 D6")
    assert foreseen(s, "play:S1:life")[1:] == ["Mimi's life Spades 9 could make 10: burst",
                                               "You are winning; if beaten you keep one life"]  # fmt: skip


def test_what_a_life_costs_that_does_not_win():
    s = table("H5 | S1 D2 D3", "H9 | D4 D5", "C3 | D6 D7", keeper=1)
    play(s, "play:H9", "play:C3")
    assert foreseen(s, "play:S1:life")[-1] == "Mimi wins: you keep 2 lives"
    s = table("S9 | H1", "H5 | D4 D5", "C3 | D6 D7", keeper=2)
    play(s, "play:C3")
    assert "does not win the round, the game ends" in controller(3).explain(GAME.view(s, 0), "under:1").text
    assert foreseen(s, "play:H1:life")[-1] == "Oscar is winning: that would end the game"
    s = table("S9 | C1 D2", "H5 | D4 D5", "C3 | D6 D7", keeper=2)
    play(s, "play:C3")
    assert foreseen(s, "play:C1:life")[-1] == "You are winning; if beaten you keep one life"


def test_of_equals_the_first_wins_and_that_is_said():
    s = table("H5b S9 | D1 D2", "H5 S8 | D4 D5", keeper=1)
    play(s, "play:H5")
    assert foreseen(s, "play:H5b")[-1] == "Mimi wins: Hearts 5 was played first"


def test_what_a_power_does_is_told():
    s = table("S9 | C8 D2", "C5 | D3 D4", "C1 | D5 D6")
    assert "Hiss: the rest avoid Clubs if they can" in foreseen(s, "play:C8:life")
    s = table("S9 | C7 D2", "C5 | D3 D4", "C1 | D5 D6")
    assert foreseen(s, "play:C7:life")[:2] == ["Clubs make 7 of 14: room for 7", "Big Box: Clubs hold up to 14"]
    s = table("S9 | S3 D2", "C5 | D3 D4", "C1 | D5 D6", keeper=2)
    play(s, "play:C1")
    view = GAME.view(s, 0)
    says = [controller(3).gesture(view, GAME.parse(f"play:S3:life>{suit}")).short for suit in "CS"]
    assert says == ["+4: Clubs to 5", "+4: Spades to 7"]
    assert foreseen(s, "play:S3:life>C")[0] == "Spades make 3 of 9: room for 6"


def test_a_card_that_gives_the_game_away_is_asked_about_if_there_is_another():
    s = table("H9 H1 | D1", "H5 S1 | D3 D4 D5", keeper=1)
    play(s, "play:H5")
    assert asked(s) == {"play:H9": "This ends the game, and you do not win: Ann 0 · Mimi 2.", "play:H1": ""}
    s = table("H9 C1 | D1", "H5 H1 | D3 D4 D5", keeper=1)
    play(s, "play:H5")
    assert asked(s) == {"play:H9": ""}, "nothing else can be done"
    s = table("H9 H1 | D1 D2 D6", "H5 S1 | D3", keeper=1)
    play(s, "play:H5")
    assert asked(s) == {"play:H9": "", "play:H1": ""}, "it wins the game"


def asked(s: NineLivesState) -> dict[str, str]:
    view, legal = GAME.view(s, s.turn), GAME.legal(s)
    return {str(action): controller(s.seats).sure(view, legal, action) for action in legal}


def test_the_banner_tells_of_the_last_life():
    s = table("H5 | D1 D2", "H4 | D3")
    assert controller(2).banner(GAME.view(s, 0)) == "Mimi's last life: if lost, the game ends"
    assert controller(2).banner(GAME.view(s, 1)) == "Your last life: if lost, the game ends"
    s = table("S5 | D1 D2", "H4 | D3", keeper=1)
    play(s, "play:D3:life>D")
    assert controller(2).banner(GAME.view(s, 0)) == "Mimi's last life is out: only a win saves it"
    assert controller(2).banner(GAME.view(GAME.setup({}, 3, Rng(1)), 0)) == ""


def test_the_banner_says_whose_last_life_it_is_and_whether_it_is_played():
    s = table("S5 | D1", "H4 | H3", "C1 | D2 D5", keeper=1)
    assert controller(3).banner(GAME.view(s, 0)) == "Last life: You and Mimi"
    assert controller(3).banner(GAME.view(s, 2)) == "Last life: Ann and Mimi"
    play(s, "play:H3:life>H")
    assert controller(3).banner(GAME.view(s, 0)) == "Last life played: Mimi", "she has none left, unless it wins"
    assert controller(3).banner(GAME.view(s, 1)) == "Last life played: You"
    s = table("S5 | D1", "H4 | D3", "C1 | D2", "C2 | D4 D5")
    assert controller(4).banner(GAME.view(s, 0)) == "Last life: You and 2 more"
    s = table("S5 | D1", "H4 | D3")
    assert controller(2).banner(GAME.view(s, 0)) == "Last life: You and Mimi. A loss ends the game"


def test_a_banner_takes_the_place_of_the_round_where_cats_sit_below_it():
    few, many = ("H1 | D1", "C1 | D3 D4"), ("H1 | D1", "C1 | D3 D4", "S1 | D5 D6")
    two, others = ("H1 | D1", "C1 | D3", "S1 | D5 D6"), ("H1 | D1 D2", "C1 | D3", "S1 | D5")
    assert controller(3).banner(GAME.view(table(*two), 0)) == "Last life: You and Mimi"
    for seats in (few, many, two):  # beside the title there is room
        assert controller(len(seats)).heading(GAME.view(table(*seats), 0)) == "Round 1"
    assert controller(3).banner(GAME.view(table(*others), 0)) == "Last life: Mimi and Oscar"
    assert not controller(3).heading(GAME.view(table(*others), 0))


def test_an_empty_hand_is_asked_for_the_life_by_its_own_gesture():
    s = table("| H4 D2", "H9 | D3 D4")
    ask = controller(2).prompt
    assert ask(GAME.view(s, 0), GAME.legal(s)) == "Play your life.\nYour hand is empty."
    s = table("| H5 D2", "H9 | D3 D4", "S1 | D5 D6", keeper=1)
    play(s, "play:H9", "play:S1")
    assert ask(GAME.view(s, 0), GAME.legal(s)) == "Play your life.\nKnock It Off: drop it on the card to knock off."


def test_the_prompt_names_the_suit_that_has_room_for_more():
    ask = controller(3).prompt
    s = table("H2 S9 C1 | H1 D2", "C5 | D3 D4", "S1 | H7 D6", keeper=2)
    play(s, "play:H7:life")
    assert ask(GAME.view(s, 0), GAME.legal(s)).endswith("\nHearts hold 14, burst from 15.")
    s = table("H2 S9 C1 | D1 D2", "C5 | D3 D4", "S2 | H7 D6", keeper=1)
    play(s, "play:C5", "play:H7:life")
    assert ask(GAME.view(s, 0), GAME.legal(s)).endswith("\nHearts hold 14, the rest 9.")
    s = table("S9 | D1 D2", "C5 | D3 D4", "S2 | H7 D6", keeper=2)
    play(s, "play:H7:life", "play:S9")
    s.hands[1] = cards("D5 D6")
    assert ask(GAME.view(s, 1), GAME.legal(s)).endswith("\nHearts hold 14, the rest 9.")


def test_of_three_suits_that_may_be_played_the_prompt_names_the_fourth():
    s = table("H2 S9 C1 | D1 D2", "C8 | C8 D4", keeper=1)
    play(s, "play:C8:life")
    assert controller(2).prompt(GAME.view(s, 0), GAME.legal(s)).startswith("Your turn: all but Clubs.")


def test_who_is_asked_about_a_life_is_told_what_beat_it():
    s = table("S9 | H4 D2 D7", "H5 | D3 D4", "H8 | D5 D6")
    play(s, "play:H4:life", "play:H5", "play:H8")
    assert GAME.to_act(s) == 0 and GAME.view(s, 0).choosing
    assert controller(3).prompt(GAME.view(s, 0), GAME.legal(s)) == (
        "Hand or Discards?\nYour Hearts 4 lost to Oscar's Hearts 8."
    )
    s = table("S9 | C9 D2 D7", "S1 | D3 D4", keeper=1)
    play(s, "play:S1")
    s.hands[0] = cards("D9")
    play(s, "play:C9:life")
    assert controller(2).prompt(GAME.view(s, 0), GAME.legal(s)).endswith("\nYour Clubs 9 lost: Spades led.")
    s = table("C5 | H9 D2 D7", "S5 | H1 D4", keeper=1)
    play(s, "play:H1:life", "play:H9:life")
    asked = controller(2).prompt(GAME.view(s, 0), GAME.legal(s)) if GAME.to_act(s) == 0 else ""
    assert asked.endswith("\nYour Hearts 9 lost: Mimi's Hearts 1 ranks 10.")
    assert foreseen(s, "life:hand")[1] == "It binds you to Hearts; it has no power"
    assert foreseen(s, "life:discard")[0] == "Hearts 9 goes out of the game"


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_sheet_tells_all_others_the_same(seats):
    """Nothing in it is known to some of them only but what each can rule out, and every picture can be painted."""
    at_table = controller(seats)
    for s in positions(seats, seats + 20)[::7]:
        for seat in range(seats):
            sheets = [at_table.sheet(GAME.view(s, viewer), seat) for viewer in (None, *range(seats)) if viewer != seat]
            same = [[part for part in sheet.parts if part.title != "Unseen cards"] for sheet in sheets]
            assert all(parts == same[0] for parts in same)
            assert all(sheet._replace(parts=()) == sheets[0]._replace(parts=()) for sheet in sheets)
            assert sheets[0].score[0] == str(len(s.lives[seat]))
            pictures = [picture for part in sheets[0].parts for row in part.rows for picture in row.pictures]
            assert {picture[0] for picture in pictures} <= set(at_table.painters)


def test_the_own_sheet_shows_what_one_may_see():
    """NL-7.1: the hand, and the life deck in its order."""
    s = table("H5 S9 | D1 D2 C3", "S4 C1 | H2 D4")
    parts = {part.title: part for part in controller(2).sheet(GAME.view(s, 0), 0).parts}
    assert parts["Hand"].rows[0].pictures == tuple(("card", card) for card in s.hands[0])
    assert parts["Next lives"].rows[0].pictures == tuple(("card", card) for card in s.lives[0][1:])
    others = controller(2).sheet(GAME.view(s, 1), 0).parts
    shown = {picture for part in others[:-1] for row in part.rows for picture in row.pictures}
    assert not shown & {("card", card) for card in (*s.hands[0], *s.lives[0][1:])}


def test_a_sheet_remembers_what_everybody_saw():
    s = table("H5 S9 | D1 D2", "S4 C1 | H2 D4")
    play(s, "play:H5", "play:H2:life", "life:hand")
    hand = next(part for part in controller(2).sheet(GAME.view(s, 0), 1).parts if part.title == "Hand")
    assert hand.note == "3 cards" and hand.rows[0].pictures[1:] == (("back",), ("back",))
    assert hand.rows[1].words == "Hearts 2"


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_sheet_tells_what_a_seat_may_hold_as_the_viewer_knows_it(seats):
    """What is hidden of a seat is among it, and neither what lies open nor what the viewer has themselves."""
    at_table = controller(seats)
    for s in positions(seats, seats + 5)[::9]:
        for seat, viewer in ((seat, viewer) for seat in range(seats) for viewer in (None, *range(seats))):
            part = next((part for part in at_table.sheet(GAME.view(s, viewer), seat).parts
                         if part.title == "Unseen cards"), None)  # fmt: skip
            if seat == viewer:
                assert part is None
                continue
            hidden = [card for card in (*s.hands[seat], *s.lives[seat][1:]) if not s.seen >> card & 1]
            assert bool(part) == bool(hidden)
            if part:
                unseen = {picture[1] for row in part.rows for picture in row.pictures}
                assert unseen >= set(hidden) and not unseen & {*s.discards, *(lives[0] for lives in s.lives if lives)}
                mine = () if viewer is None else (*s.hands[viewer], *s.lives[viewer])
                assert not unseen & set(mine)
                lives = len([card for card in s.lives[seat][1:] if card in hidden])
                told = part.rows[0].words
                assert ("face-down" in told) == bool(lives) and ("in the hand" in told) == bool(len(hidden) - lives)
                count = "one" if len(hidden) == 1 else str(len(hidden))
                assert part.note == ("all of these" if len(unseen) == len(hidden) else f"{count} of these")


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_piece_says_what_it_is_and_by_which_rule(seats):
    at_table, seen = controller(seats), set()
    for s in positions(seats, seats)[::5]:
        view, legal = GAME.view(s, s.turn), GAME.legal(s)
        for piece in at_table.layout(view, legal, (1280, 720)).pieces:
            told = at_table.explain(view, piece.key)
            assert told is not None and told.title and told.text, piece.key
            assert f"{told.rule} " in RULES and "{" not in told.title + told.text
            seen.add(piece.key.partition(":")[0])
    assert seen >= {"head", "hold", "lives", "seat", "card", "slot", "gauge", "pile", "crown", "paw", "tag", "ahead"}


def test_the_log_is_divided_by_rounds_and_shows_cards():
    s, at_table, divided = GAME.setup({}, 3, Rng(1)), controller(3), []
    while GAME.to_act(s) is not None:
        for event in GAME.apply(s, GAME.legal(s)[0], Rng(0)):
            divided += [at_table.tell(event)] if at_table.divides(event) else []
            if isinstance(event, Laid):
                assert at_table.token(event) == ("token", event.card)
    assert [line.partition(".")[0] for line in divided] == [f"Round {number}" for number in range(2, s.round)]
    assert at_table.heading(GAME.view(s, 0)) == f"Round {s.round - 1}", "no other one begins after the last"


def test_the_round_has_its_number_until_the_game_is_over():
    match = Match(GAME, [Seat(HUMAN, name) for name in ("Ann", "Mimi", "Oscar")], {}, 1)
    match.watch([0])
    while match.to_act is not None:
        number = match.state.round
        match.submit(match.to_act, match.legal[0])
        for frame in match.history[-1].frames[0]:
            last = number if match.to_act is None else match.state.round
            assert number <= rounds(frame.view) <= last


def test_different_actions_are_called_differently():
    at_table = controller(4)
    for s in positions(4, 7):
        view, legal = GAME.view(s, s.turn), GAME.legal(s)
        words = {at_table.gesture(view, action).words for action in legal}
        faces = {str(action).replace("b", "").replace("c", "") for action in legal}  # a copy of a card is as good
        assert len(words) == len(faces)


def test_a_card_that_cannot_be_played_says_why():
    s = table("H5 S9 | D1 D2", "H4 | D3 D4", keeper=1)
    play(s, "play:H4")
    told = controller(2).explain(GAME.view(s, 0), f"card:{CARD['S9']}")
    assert told.text.startswith("Spades are not on the table, but the Hearts you hold are.") and told.rule == "NL-3.3"
    assert controller(2).explain(GAME.view(s, 0), f"card:{CARD['H5']}").rule == "NL-3.5"


def test_a_total_adds_up_also_when_the_winning_life_is_its_owners_again():
    s = table("S9 | H2 D2 D3", "H9 | H1 D4", keeper=1)
    play(s, "play:H1:life", "play:H2:life")
    assert s.pending and controller(2).explain(GAME.view(s, 0), "gauge:0").text.startswith("Mimi 1 + You 2 = 3.")


def test_what_is_knocked_off_tells_what_becomes_of_both_suits():
    s = table("C6 | H5 D2", "H7 | D3 D4", "S4 | C3 D6", keeper=1)
    play(s, "play:H7", "play:C3:life>H")
    at_table, view = controller(3), GAME.view(s, 0)
    said = [at_table.gesture(view, GAME.parse(text)).words for text in ("play:H5:life>H7", "play:H5:life>C3")]
    assert said == ["Knock off Mimi's 7: Hearts make 9", "Knock off Oscar's 3: Clubs make 0, Hearts 16"]


def test_what_is_yours_is_called_so_and_what_an_ai_plays_is_not():
    at_table = NineLivesController([Seat(HUMAN, "You"), Seat(AI, "Biscuit"), Seat(AI, "Nova")])
    s = table("H7 | H5 D2", "C2 | D3 D4", "S4 | H5b D6")
    s.lives = [cards("H5 D2"), cards("H1 D4"), cards("H5b D6")]
    play(s, "play:H7")
    said = at_table.gesture(GAME.view(s, 1), GAME.parse("play:H1:life")).words
    assert said == "Play the life Pounce", "whoever reads it is not Biscuit"
    play(s, "play:H1:life")
    said = at_table.gesture(GAME.view(s, 2), GAME.parse("play:H5b:life>H7")).words
    assert said == "Knock off your 7: Hearts make 6"
    s = table("H7 | H1 D2", "C2 | D3 D4")
    assert at_table.gesture(GAME.view(s, 0), GAME.parse("play:H1:life")).words == "Play your life, Pounce"


def test_a_hairball_says_what_is_played_and_beside_its_other_ways_only_what_it_adds():
    s = table("C2 | H3 D2", "S2 | D3 D4", keeper=1)
    play(s, "play:S2")
    told = controller(2).gesture(GAME.view(s, 0), GAME.parse("play:H3:life>S"))
    assert (told.words, told.short) == ("Play your life, Hairball: Spades make 6", "+4: Spades to 6")


@pytest.mark.parametrize(
    ("hand", "said"),
    [("", "No card was left in it."), (" S1", "One card was left in it."), (" S1 S2", "2 cards were left in it.")],
)
def test_at_the_end_nothing_is_seen_by_one_alone(hand, said):
    s, at_table = table("H6 | D1", f"H5{hand} | D3 D4"), controller(2)
    before = at_table.explain(GAME.view(s, 1), "paw")
    assert "only you see" in before.text and before.rule == "NL-7.2"
    assert "Nobody else" in at_table.explain(GAME.view(s, 1), "under:1").text
    play(s, "play:H6", "play:H5")
    assert GAME.outcome(s) is not None
    told = at_table.explain(GAME.view(s, 1), "paw")
    assert (told.text, told.rule) == (said, "NL-5.1")
    assert "Nobody else" not in at_table.explain(GAME.view(s, 1), "under:1").text
