"""Cat Quest's side of the table: what lies where, what is offered, what is said and why something is refused."""

from quests import GAME, SPACE, Loaded, crew, play, quest

from tabletop.games.cat_quest.board import EARTH
from tabletop.games.cat_quest.controller import CatQuestController
from tabletop.kernel.match import AI, HUMAN, Seat, Watched
from tabletop.kernel.rng import Rng

SIZE = (1016.0, 720.0)
TABLE = CatQuestController([Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "easy")])


def pieces(s, seat=0, legal=None):
    legal = GAME.legal(s) if legal is None else legal
    return {piece.key: piece for piece in TABLE.layout(GAME.view(s, seat), legal, SIZE).pieces}


def refused(s, lift, drop=None):
    refusal = TABLE.refused(GAME.view(s, 0), lift, drop, lambda action: GAME.refusal(s, action))
    return refusal and refusal.text


def test_only_what_is_legal_is_offered():
    s = quest("Ea", "Ea Su", ships="Ma1 Ma1")
    shown = pieces(s)
    assert {"roll", "recruit", "trade:1"} <= shown.keys() and not {"battle", "end"} & shown.keys()
    assert not {"roll", "recruit", "trade:1", "battle", "end"} & pieces(s, legal=()).keys()
    assert "battle" in pieces(quest("Ea", "Ea"))


def test_every_home_in_reach_has_its_price_but_not_the_one_the_ship_is_on():
    s = quest("Ea", "Ea")
    play(s, "roll", rng=Loaded(1, 1))
    shown = pieces(s)
    priced = {int(key[5:]): piece.picture[1] for key, piece in shown.items() if key.startswith("cost:")}
    assert priced == {1: "2", 2: "1", 4: "1"}
    assert SPACE["Ea3"] in shown["reach"].picture[2] and SPACE["Ea4"] not in shown["reach"].picture[2]
    s.grounded = 1
    assert SPACE["Ea1"] not in pieces(s)["reach"].picture[2], "CQ-4.3: it must leave the Earth"


def test_a_piece_that_cannot_be_taken_says_why():
    s = quest("Ea Sa", "Ea", ships="Ma3 Ea1")
    assert refused(s, "ship:0") == refused(s, "home:4") == refused(s, "space:60") == "Roll the dice first."
    assert refused(s, "ship:1") == refused(s, "plate:1") == refused(s, f"cat:1:{EARTH}")
    assert refused(s, "ship:1") == "You can trade only with a player on the same space."
    assert refused(s, "dog:0") == "Only a ship that begins its turn on Earth can go to battle."
    assert refused(s, "cat:0:6") == "There is no roll of yours on the table to shake."
    play(s, "roll", rng=Loaded(1, 1))
    assert refused(s, "ship:0", f"space:{SPACE['Ne1']}").startswith("That way costs ")
    assert refused(s, "ship:0", "dice") is None and refused(s, "die:0") == "You have already rolled in this turn."


def test_in_battle_every_own_cat_says_why_it_cannot_fight():
    s = quest("Ju Ma Su", "Ea", row="MWEFA")
    play(s, "battle")
    assert refused(s, "cat:0:4") == "First burn the next Dog, or turn it up." and refused(s, "cat:0:5") is None
    play(s, "face")
    assert refused(s, "cat:0:4") == "Your Marsiamese does not beat this Metal Doom Dog."
    assert refused(s, "dog:0") == "The Dog is turned up: answer it."


def test_a_lost_cat_leaves_the_battlefield_for_its_home():
    s = quest("Su", "Ea", row="MWEFA")
    play(s, "battle")
    told = Watched(GAME, s, [0])
    GAME.apply(s, GAME.parse("answer:Su"), Rng(0), told)
    shown = {type(event).__name__: TABLE.layout(view, (), SIZE).pieces for event, view in told.frames[0]}
    there = {name: [piece for piece in lie if piece.key == "cat:0:0"] for name, lie in shown.items()}
    assert there["Lose"] and not there["Forfeit"] and there["Lose"][0].gone == ("home:0",)
    assert "title" in {piece.key for piece in shown["Forfeit"]}, "the battle is still to be seen"


def test_the_heading_says_when_the_last_round_is_played():
    s = quest("Ea", "Ea")
    assert TABLE.heading(GAME.view(s, 0)) == "Round 1 of at most 40"
    s.ending = True
    assert TABLE.heading(GAME.view(s, 0)) == "Round 1 of at most 40 · last round!"


def test_crews_are_listed_as_a_sentence_has_them():
    s = quest("Su Ve Ma", "Ea", ships="Ma3 Su")
    s.crews[1] = 0
    view = GAME.view(s, 0)
    assert "Crew: Solcat, Venyu and Marsiamese." in TABLE.explain(view, "ship:0").text
    assert TABLE.explain(view, "ship:1").text == "On the Sun. Crew: nobody."
    assert s.crews[0] == crew("Su Ve Ma") and TABLE.explain(view, "home:0").title == "The Sun"
