"""What Cat Quest's table says before something is done is what happens then; every piece and every seat can be read."""

import re
from itertools import islice

from support.quests import CAT, GAME, SPACE, Loaded, crew, play, quest

from tabletop.games.cat_quest.advice import effects
from tabletop.games.cat_quest.rules import content, events, model
from tabletop.games.cat_quest.rules.board import FIRST
from tabletop.games.cat_quest.rules.content import EARTH
from tabletop.games.cat_quest.table.controller import CatQuestController
from tabletop.games.cat_quest.table.measures import Measures
from tabletop.games.cat_quest.table.moments import moment
from tabletop.games.cat_quest.table.orrery import sky_of
from tabletop.kernel.events import NOBODY
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.kernel.rng import Rng

TABLE = CatQuestController([Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "easy"), Seat(AI, "Oscar", "easy")])
SIZE = (1280.0, 720.0)
SILENT = frozenset((
    "system", "reach", "trail", "landing", "string", "console", "cockpit", "sill", "acting", "pilot",
    "best", "grounded", "speed", "title", "laurel", "give-words", "ask-words", "advice", "belt", "fought",
))  # fmt: skip
"""Pieces that others speak for: a planet for its tag and name, a plate for what is written on it."""


def walk(seed: int, limit: int = 10):
    """Positions of a game played by chance, each with what may be done."""
    s, rng = GAME.setup({"round_limit": limit}, 3, Rng(seed)), Rng(seed)
    while legal := GAME.legal(s):
        yield s, legal
        GAME.apply(s, rng.choice(legal), rng)


def said(s, text: str) -> list[str]:
    view = GAME.view(s, model.to_act(s))
    return [hint.words for hint in TABLE.foresee(view, GAME.legal(s), GAME.parse(text))]


def test_what_is_foreseen_happens():
    chance = Rng(3)
    for s, legal in islice(walk(5), 400):
        view = GAME.view(s, model.to_act(s))
        action = chance.choice(legal)
        hints = TABLE.foresee(view, legal, action)
        words = [hint.words for hint in hints]
        assert 1 <= len(hints) <= 3 and all(0 < len(line) <= 44 for line in words), (action, words)
        after = s.copy()
        told = GAME.apply(after, action, Rng(1))
        over = any(isinstance(event, events.Turn | events.End) for event in told)
        if action.verb == model.MOVE:
            cost = next(event.cost for event in told if isinstance(event, events.Move))
            able = any(line in words for line in content.ABILITY_BRIEFS.values())
            assert not cost or able or f"{cost} of your {sum(s.dice)} steps" in words
            assert any("can join you" in line for line in words) == (not over and model.RECRUIT in GAME.legal(after))
        if action.verb == model.MOVE or action == model.RECRUIT:
            assert len(hints) == 3 or any(line.startswith("ends ") for line in words) == over, words


def test_a_landing_says_who_waits_there_and_who_comes_by():
    s = quest("Ea", "Ea", "Ea", ships="Ea1 Ea1 Ve4")
    play(s, "roll", rng=Loaded(3, 2))
    assert said(s, "move:Ma1")[0] == "Marsiamese (Metal) can join you"
    assert said(s, "move:Ma3")[0] == "Mars comes by in 2 rounds"
    assert said(s, "move:Ve4")[1] == "you could trade with Oscar"
    s.crews[0] |= 1 << CAT["Ma"]
    assert said(s, "move:Ma1")[0] == "you have Marsiamese already"


def test_a_battle_that_cannot_be_won_is_marked_and_asked_about():
    s = quest("Ea", "Ea", "Ea")
    view, legal = GAME.view(s, 0), GAME.legal(s)
    assert said(s, "battle")[0] == "cannot be won: one cat, 5 Dogs"
    assert TABLE.foresee(view, legal, model.TO_BATTLE)[0].tone == "bad"
    assert TABLE.gesture(view, model.TO_BATTLE).quiet and "cannot be won" in TABLE.sure(view, legal, model.TO_BATTLE)
    s = quest("Su Me Ve Ea Ma", "Ea", "Ea")
    view = GAME.view(s, 0)
    assert not TABLE.gesture(view, model.TO_BATTLE).quiet and not TABLE.sure(view, legal, model.TO_BATTLE)
    assert said(s, "battle")[0].endswith(" % to win")


def test_the_chance_of_a_battle_comes_from_what_is_known():
    s = quest("Su Me Ve Ea Ma", "Ea", "Ea", row="MWEFA")
    unknown = effects.of_battle(GAME.view(s, 0), 0).win
    for dog in s.row:
        s.seen[dog] = model.EVERYBODY
    assert 0.1 < unknown < 0.7 and effects.of_battle(GAME.view(s, 0), 0).win == 1.0
    s.crews[0] = s.crews[0] & ~(1 << EARTH) | 1 << CAT["Ju"]
    assert effects.of_battle(GAME.view(s, 0), 0).win == 1.0, "a second Fire cat beats the Air Dog as well"


def test_the_same_battle_has_the_same_chance_whoever_tells_it():
    """One unknown Dog for another is no gain, and a Dog turned up is worth what all it could be are on average."""
    s = quest("Su Me Ea Ju Sa", "Ea", ships="Ea1 Ve4")
    s.spent[0] = 1 << content.SHAKER
    before = effects.of_battle(GAME.view(s, 0), 0).win
    play(s, "battle")
    view = GAME.view(s, 0)
    face, burn = (effects.odds_after(view, action).win for action in (model.FACE, model.BURN))
    assert before == face >= burn, "who turns it up may still burn a later one"
    found = []
    for dog in range(content.DOGS):
        there = s.copy()
        if dog not in there.row[:1]:
            place = there.box if dog in there.box else there.row
            place[place.index(dog)], there.row[0] = there.row[0], dog
        GAME.apply(there, model.FACE, Rng(1))
        turned = GAME.view(there, 0)
        answers = [effects.odds_after(turned, action).win for action in GAME.legal(there)] if there.turn == 0 else []
        found.append(max(answers) if there.phase in model.BATTLE else 0.0)
    assert abs(sum(found) / content.DOGS - face) < 1e-9


def test_what_is_certain_is_called_so_and_what_is_not_is_not():
    s = quest("Su Me Ve Ea Ma", "Ea", row="FMAWM")
    for dog in s.row:
        s.seen[dog] = model.EVERYBODY
    assert said(s, "battle") == ["certain to win"]
    staged = moment(GAME.view(s, 0), events.Battle(0), ["Ann", "Mimi"])
    assert staged.words[0] == "Every Dog is known, and this crew can beat them all."
    play(s, "battle")
    assert "certain to win" in said(s, "answer:Ea") and "certain to win" not in said(s, "answer:Me")
    s = quest("Su Me Ve Ea Ma Ju Sa Ur Ne Pl", "Ea", row="MWEFA")
    assert said(s, "battle")[0] == "almost certain to win", "nobody knows the Dogs"


def test_a_landing_tells_the_chance_of_a_battle_with_the_cat_that_waits_there():
    s = quest("Su Me Ve Ea", "Ea", "Ea", ships="Ma3 Ve1 Ve1")
    for dog in s.row:
        s.seen[dog] = model.EVERYBODY
    play(s, "roll", rng=Loaded(1, 1))
    assert said(s, "move:Ma1")[1] == "a battle then: almost certain to win"
    s = quest("Su Me Ea", "Ea", "Ea", ships="Ma3 Ve1 Ve1")
    play(s, "roll", rng=Loaded(1, 1))
    assert said(s, "move:Ma1")[1].startswith("you would beat"), "four cats are too few for five Dogs"


def test_an_answer_tells_victory_and_defeat():
    s = quest("Su Me Ve Ea Ma", "Ea", "Ea", row="MWEFA")
    play(s, "battle", "answer:Su", "answer:Ea", "answer:Ve", "answer:Me")
    assert said(s, "answer:Ma") == ["beats the last Dog: you win"]
    s = quest("Su Ma", "Ea", "Ea", row="MWEFA")
    for dog in s.row:
        s.seen[dog] = model.EVERYBODY
    play(s, "battle")
    assert said(s, "answer:Su")[0] == "the next Dog cannot be answered"


def test_a_die_that_loses_all_is_not_kept_by_mistake():
    s = quest("Pl Sa", "Ea", "Ea", row="FWEMA")
    play(s, "battle", "gamble", rng=Loaded(4))
    view, legal = GAME.view(s, 0), GAME.legal(s)
    assert said(s, "keep") == ["even: all is lost"] and TABLE.sure(view, legal, model.KEEP)
    assert not TABLE.sure(view, legal, model.QUAKE_BLACK)


def test_a_trade_tells_both_what_they_would_have():
    s = quest("Su Ju Ma", "Ea Me", "Ea", ships="Ma3 Ma3 Ve1")
    play(s, "trade:1", "give:Su", "give:Ju", "ask:Me")
    assert said(s, "offer") == [
        "you would beat 4 kinds instead of 3", "2 cats aboard instead of 3", "Mimi: 4 of 5 kinds instead of 3",
    ]  # fmt: skip
    play(s, "offer")
    assert "3 cats aboard instead of 2" in said(s, "accept")


def test_the_log_names_places_that_are_on_the_board():
    s = quest("Ea", "Ea", "Ea")
    play(s, "roll", rng=Loaded(2, 1))
    (flight,) = [event for event in play(s.copy(), "move:Ma3") if isinstance(event, events.Move)]
    assert TABLE.tell(flight) == "Ann flew 2 steps: 2 spaces ahead of Mars."
    (flight,) = [event for event in play(s.copy(), "move:Ma1") if isinstance(event, events.Move)]
    assert TABLE.tell(flight) == "Ann flew 1 step to Mars."


def test_every_piece_says_what_it_is_and_every_seat_has_a_sheet():
    for number, (s, legal) in enumerate(walk(8)):
        if number % 6:
            continue
        seat = model.to_act(s)
        view = GAME.view(s, seat)
        for piece in TABLE.layout(view, legal, SIZE).pieces:
            told = TABLE.explain(view, piece.key)
            if piece.key.partition(":")[0] in SILENT:
                assert told is None
                continue
            assert told is not None and told.title and told.text and told.rule.startswith("CQ-"), piece.key
        for other_seat in range(3):
            sheet = TABLE.sheet(view, other_seat)
            crew = sheet.parts[0]
            assert sheet.score[0] == str(s.best[other_seat])
            assert [row.words.split(" · ")[0] for row in crew.rows] == [
                content.CAT_NAMES[cat] for cat in content.cats_of(s.crews[other_seat])
            ] or not s.crews[other_seat]


def test_whatever_was_seen_in_a_game_can_be_asked_about_ever_after():
    """A key may be stale, the turn another's: nothing is said then, but nothing breaks."""
    keys, orders = set(), set()
    for number, (s, legal) in enumerate(walk(12)):
        orders |= {order for order in legal if order.verb != model.MOVE or not order.what % 20}
        if number % 12 and model.RECRUIT not in legal:
            continue
        for seat in (0, 1, 2, None):
            view = GAME.view(s, seat)
            keys |= {piece.key for piece in TABLE.layout(view, legal if seat == model.to_act(s) else (), SIZE).pieces}
            for key in keys:
                told = TABLE.explain(view, key)
                assert told is None or (told.title and told.text)
                TABLE.tip(view, key)
                TABLE.seat_at(view, key)
            for order in orders:
                assert bool(TABLE.foresee(view, legal, order)) == (order in legal)
                TABLE.gesture(view, order)
    assert {"recruit", "dog:4"} <= keys and model.RECRUIT in orders
    s = quest("Ea", "Ea", "Ea", ships="Ma3 Ea1 Ea1")
    s.row = s.row[:3]
    view = GAME.view(s, 0)
    assert TABLE.explain(view, "recruit") is None is TABLE.explain(view, "dog:4") and not TABLE.tip(view, "dog:4")


def test_whoever_moves_twice_in_a_row_is_told():
    s = quest("Ea", "Ea", "Ea")
    s.place, s.turn, s.phase, s.dice = 2, 2, model.ROLLED, [1, 1]
    assert said(s, "move:Ea3")[-1] == "ends the round; you move first again"


def test_a_home_tells_what_its_cat_can_do():
    s = quest("Ea", "Ea", "Ea")
    text = TABLE.explain(GAME.view(s, 0), "home:5").text
    assert "beats Metal and Air Dogs" in text and content.ABILITY_TEXTS[content.INCINERATOR] in text
    s.ships[0] = s.planets[5] + 2
    s.phase, s.dice = model.ROLLED, [1, 1]
    assert content.ABILITY_BRIEFS[content.INCINERATOR] in said(s, "move:Ju1")


def test_a_sheet_keeps_what_somebody_looked_at_in_secret():
    s = quest("Ea Ur", "Ea", "Ea")
    play(s, "peek")
    for seat in (0, 1):
        assert TABLE.sheet(GAME.view(s, seat), 0).parts[-1].rows[0].words == "Dog 1"


def test_hardly_a_light_is_hidden_behind_a_tag():
    """Lights behind planets and tags peep out beside them; those few without room are reached by keys."""
    spots, lit, hidden = Measures.of(*SIZE), 0, 0
    for s, legal in walk(2):
        if s.phase != model.ROLLED or s.round % 3:
            continue
        view = GAME.view(s, s.turn)
        reach = tuple(order.what for order in legal if order.verb == model.MOVE)
        sky = sky_of(view, reach, spots)
        beside = {space: (x, y) for space, x, y in sky.peeping}
        tags = [tag for tag in sky.tags if tag.price != NOBODY]
        for space in set(reach) - set(s.planets) - {s.ships[s.turn]}:
            x, y = beside.get(space) or spots.disc.space(space)
            lit += 1
            hidden += any(abs(x - tag.x) < tag.width / 2 and abs(y - tag.y) < tag.height * 0.44 for tag in tags)
    assert lit > 300 and hidden < lit * 0.01


def test_every_home_is_one_name_and_every_space_another():
    s = quest("Ea", "Ea", "Ea", ships="Ju5 Ea1 Ea1")
    s.planets[5] = FIRST[5] + 7
    s.phase, s.dice = model.ROLLED, [6, 6]
    view = GAME.view(s, 0)
    words = [TABLE.gesture(view, order).words for order in GAME.legal(s) if order.verb == model.MOVE]
    assert (
        len(set(words)) == len(words)
        and "Fly, and stop 3 spaces behind Jupiter" not in words
        and SPACE["Ju5"] == s.ships[0]
    )
    assert {"Fly to Jupiter", "Fly, and stop 1 space ahead of Jupiter", "Fly, and stop 2 spaces behind Jupiter"} <= set(
        words
    )


def test_what_cannot_be_won_is_said_so_before_and_during_the_battle():
    s = quest("Ea Su Ma", "Ea", "Ea", row="MAEFA")
    assert "cannot be won" in said(s, "battle")[0]
    play(s, "battle")
    while s.phase in model.BATTLE:
        view = GAME.view(s, 0)
        for action in GAME.legal(s):
            words = " / ".join(said(s, str(action)))
            assert "a chance to win" not in words and "% to win" not in words, words
            assert "too few cats left" in words or "cannot be answered" in words, (view.phase, words)
        play(s, str(GAME.legal(s)[0]))
    s = quest("Ea Su Ma Ve Me", "Ea", "Ea", row="MWEFA")
    play(s, "battle")
    assert "too few" not in " / ".join(said(s, str(GAME.legal(s)[0])))


def test_to_burn_an_unknown_dog_is_told_to_be_no_gain():
    s = quest("Ju Ea Me Ve Ma", "Ea", row="MWMAF")
    play(s, "battle")
    assert said(s, "burn")[0] == "one unknown Dog for another: no gain"
    s.seen[s.row[0]] = model.EVERYBODY
    assert said(s, "burn")[0] == "another Dog comes from the box"


def test_a_gamble_that_could_still_win_is_not_called_hopeless():
    s = quest("Ea Su Ma Ve Pl", "Ea", "Ea", row="FWEAM")
    play(s, "battle")
    while f"{model.GAMBLE}" not in map(str, GAME.legal(s)):
        play(s, str(GAME.legal(s)[0]))
    assert effects.enough(GAME.view(s, 0), 0)


def test_no_close_look_is_longer_than_five_sentences():
    for cats, spent in (("Su Me Ve Ea Ma Ju Sa Ur Ne Pl", 0), ("Ea Sa Ur", crew("Sa Ur"))):
        s = quest(cats, "Ea")
        s.spent[0] = spent
        view = GAME.view(s, 0)
        keys = [piece.key for piece in TABLE.layout(view, GAME.legal(s), SIZE).pieces]
        for told in (TABLE.explain(view, key) for key in keys):
            if told is not None:
                sentences = re.findall(r"[.!?](?=\s|$)", told.text)
                assert len(sentences) <= 5, told.text


def test_a_cat_that_has_just_come_aboard_is_not_called_used_up():
    s = quest("Ea", "Ea", ships="Sa1 Ea1")
    play(s, "recruit")
    view = GAME.view(s, 0)
    assert "Its ability waits for the next turn" in TABLE.explain(view, f"cat:0:{CAT['Sa']}").text
    crew_part = TABLE.sheet(view, 0).parts[0]
    assert {row.words.split(" ·")[0]: row.value for row in crew_part.rows} == {
        "Common Earth Cat": "",
        "Caturn": "next turn",
    }


def test_what_else_may_be_done_is_one_sentence():
    s = quest("Ea", "Ea", ships="Ma1 Ma1")
    assert TABLE.prompt(GAME.view(s, 0), GAME.legal(s)) == "Recruit Marsiamese.\nOr roll the dice or offer a trade."


def test_a_battle_in_which_no_cat_can_fight_costs_nobody():
    s = quest("Ea", "Ea", row="MWEFA")
    s.seen[s.row[0]] = model.EVERYBODY
    told = [hint.words for hint in TABLE.foresee(GAME.view(s, 0), GAME.legal(s), model.TO_BATTLE)]
    assert told == ["cannot be won: one cat, 5 Dogs", "no Dog would be beaten"], "CQ-6.2"
