"""Cat Quest's side of the table: what lies where, what is offered, what is said and why something is refused."""

from itertools import pairwise

from support.quests import CAT, GAME, SPACE, Loaded, crew, play, quest

from tabletop.base.paths import ART
from tabletop.games.cat_quest.rules import content, events, model
from tabletop.games.cat_quest.rules.board import FIRST, ORBIT, SPACES
from tabletop.games.cat_quest.rules.content import EARTH, PLUTO
from tabletop.games.cat_quest.table.controller import CatQuestController
from tabletop.games.cat_quest.table.labels import engraving
from tabletop.games.cat_quest.table.measures import FEW_LETTERS, Measures, shared
from tabletop.games.cat_quest.table.orrery import sky_of
from tabletop.games.cat_quest.table.paint.pieces import MARKS
from tabletop.games.cat_quest.table.places import measures_of, places
from tabletop.games.cat_quest.table.seats import laurels
from tabletop.games.cat_quest.voice.chatter import CHATTER
from tabletop.games.cat_quest.voice.words import ACCEPTED, DECLINED
from tabletop.kernel.match import AI, HUMAN, Seat, Watched
from tabletop.kernel.rng import Rng
from tabletop.ui.stage.moods import MOODS

SIZE = (1280.0, 720.0)
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
    assert refused(s, "ship:0", f"space:{SPACE['Ne1']}").startswith("Too far: ")
    assert refused(s, "ship:0", "dice") is None and refused(s, "die:0") == "You have already rolled in this turn."


def test_a_cat_dragged_to_somebody_to_trade_with_says_how_to_trade():
    how = "To trade cats, first click the ship beside yours, or Trade."
    s = quest("Ea Ur", "Ea Su", ships="Ma3 Ma3")
    assert [refused(s, f"cat:0:{EARTH}", drop) for drop in (None, "ship:1", "plate:1")] == [how] * 3
    assert refused(s, f"cat:0:{CAT['Ur']}", "ship:1") == how, "though it could look at a Dog"
    assert refused(s, f"cat:0:{EARTH}", "dog:0").startswith("Cats fight Dogs only in battle")
    play(s, "trade:1", "give:Ea")
    assert refused(s, f"cat:0:{EARTH}").startswith("The Common Earth Cat is already part of the offer")
    alone = quest("Ea Ur", "Ea Su", ships="Ma3 Ve3")
    assert refused(alone, f"cat:0:{EARTH}", "ship:1").startswith("Cats fight Dogs only in battle")


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


def test_everybody_is_told_of_the_last_round_and_of_who_may_win_the_earth():
    s = quest("Ea", "Ea", limit=20)
    assert TABLE.heading(GAME.view(s, 0)) == "Round 1 of 20" and not TABLE.banner(GAME.view(s, 0))
    s.round = 18
    assert TABLE.banner(GAME.view(s, 0)) == "2 more rounds"
    s.ending = True
    assert TABLE.banner(GAME.view(s, 0)) == "Last round!"
    s = quest("Ea", "Su Me Ve Ea Ma Ju")
    assert TABLE.banner(GAME.view(s, 0)) == "Mimi on Earth\nwith 6 cats!" and not TABLE.banner(GAME.view(s, 1))
    s.grounded = 2
    assert not TABLE.banner(GAME.view(s, 0)), "CQ-4.3: it must leave first"


def test_crews_are_listed_as_a_sentence_has_them():
    s = quest("Su Ve Ma", "Ea", ships="Ma3 Su")
    s.crews[1] = 0
    view = GAME.view(s, 0)
    assert "Crew: Solcat, Venyu and Marsiamese." in TABLE.explain(view, "ship:0").text
    assert TABLE.explain(view, "ship:1").text == "On the Sun. Crew: nobody."
    assert s.crews[0] == crew("Su Ve Ma") and TABLE.explain(view, "home:0").title == "The Sun"


def test_what_is_asked_for_is_what_may_be_done():
    s = quest("Ju Ma Su", "Ea", row="MWEFA")
    s.grounded = 1
    play(s, "roll", rng=Loaded(6, 5))
    assert "must leave the Earth" in TABLE.prompt(GAME.view(s, 0), GAME.legal(s)) and "stay" not in pieces(s)
    s = quest("Ju Ma Su", "Ea", row="MWEFA")
    s.seen[s.row[0]] = 1 << 7
    play(s, "battle")
    assert TABLE.prompt(GAME.view(s, 0), GAME.legal(s)).startswith("Face the Metal Dog: click it.")


def test_ships_and_pluto_are_hardly_ever_behind_a_hull_or_on_another_planet():
    for size in ((1280, 720), (1280, 800), (1707, 720), (1280, 960)):
        spots = Measures.of(*size, rivals=3)
        wide, high = spots.hull
        hulls = [(x + wide / 2, y + high / 2, wide, high) for x, y in spots.corners(3)]
        for space in range(1, SPACES):
            planets = list(FIRST)
            planets[ORBIT[space]] = space
            ship = (*spots.ships(planets, [space, 0, 0, 0])[0], *spots.ship(True))
            assert sum(shared(ship, hull) for hull in hulls) < ship[2] * ship[3] * 0.15, (size, space)
            if ORBIT[space] == PLUTO:
                globe = (*spots.home(PLUTO, space)[:2], 30, 30)
                assert sum(shared(globe, hull) for hull in hulls) < 300, (size, space)
    spots = Measures.of(*SIZE)
    inner = {home: spots.home(home, FIRST[home]) for home in (1, 2, 3, 4)}
    for home in inner:
        x, y = spots.ships(FIRST, [FIRST[home], FIRST[9]])[0]
        others = [box for other, box in inner.items() if other != home]
        assert all(abs(x - box[0]) > box[2] / 3 or abs(y - box[1]) > box[3] / 3 for box in others), home


def test_names_go_with_their_planets_and_what_a_dog_wears_stays_in_sight():
    s = quest("Ea", "Ea", row="MWEFA")
    for dog in s.row[:4]:
        s.seen[dog] = 1 << 7
    low = pieces(s)
    assert low["name:5"].card and all(low[f"clip:{place}"].picture[0] == "hanging" for place in range(5))
    s.planets[9] = SPACE["Pl11"]
    high = pieces(s)
    assert high["clip:2"].y < low["clip:2"].y and high["clip:0"] == low["clip:0"]
    play(s, "roll", rng=Loaded(1, 1))
    assert not pieces(s)["name:5"].card, "a light may be under it"


def test_a_cat_that_waits_for_the_next_turn_looks_different_from_one_that_has_used_its_ability():
    s = quest("Ea Sa Ur Ju", "Ea")
    s.spent[0], s.fresh = 1 << CAT["Ur"], 1 << CAT["Sa"]
    ready, used, waits = (pieces(s)[f"cat:0:{CAT[name]}"].picture[2] for name in ("Ju", "Ur", "Sa"))
    assert [MARKS[state - 1] for state in (ready, used, waits)] == ["ability", "ability-used", "ability-waits"]
    assert all((ART / "cat-quest" / f"{name}.svg").is_file() for name in MARKS)
    s.spent[0] |= 1 << CAT["Sa"]  # it was used up before it was traded (CQ-4.5)
    assert pieces(s)[f"cat:0:{CAT['Sa']}"].picture[2] == used
    s.spent[0], s.fresh = 0, 0
    assert pieces(s)[f"cat:0:{CAT['Sa']}"].picture[2] == ready


def test_an_offer_says_what_it_still_lacks():
    s = quest("Su Ma", "Ma Me", ships="Ma3 Ma3")
    told = []
    for text in ("trade:1", "give:Ma", "ask:Me"):
        play(s, text)
        told.append(pieces(s)["advice"].picture[1])
    assert told[:2] == ["3 offers left in this turn", "Now click a cat to get: both sides give at least one."]
    assert told[2] == "Mimi would have two cats of one home: Marsiamese."
    shown = pieces(s)
    assert "tray" not in shown and shown["cancel"].width > 80, "buttons have the room of the dice"
    assert shown["cancel"].picture != pieces(quest("Ea", "Ea"))["roll"].picture
    assert "accent" not in shown["cancel"].picture, "amber is for what goes on, not for what goes back"


def test_an_offer_says_only_what_it_changes():
    s = quest("Su Ve Ea Ma", "Me Ea Ju Sa Pl", ships="Ma3 Ma3")
    play(s, "trade:1", "give:Ve", "ask:Me", "ask:Pl", "offer")
    assert pieces(s)["advice"].picture[1] == "Mimi: 4 cats instead of 5, and still 5 of 5 kinds of Dogs beaten."
    s = quest("Ea Su", "Ve Ea", ships="Ma3 Ma3")
    play(s, "trade:1", "give:Su", "ask:Ve", "offer")
    assert pieces(s)["advice"].picture[1] == "Mimi: still 2 cats, against 4 kinds of Dogs instead of 3."


def test_an_answer_to_an_offer_is_heard_where_the_ships_are():
    for answer, said in (("accept", ACCEPTED), ("decline", tuple(DECLINED.values()))):
        s = quest("Su Ve Ea Ma", "Me Ea Ju Sa Pl", ships="Ma3 Ma3")
        play(s, "trade:1", "give:Ve", "ask:Me", "offer")
        view, (event,) = GAME.view(s, 0), play(s, answer)
        ((key, words),) = TABLE.beat(view, event).captions
        assert key == "ship:1" and words in said
        assert key in pieces(s), "which is on the table then"


# -- what is staged, felt and said -------------------------------------------------------------------------


def staged(s, text, seat=0, rng=None):
    """Every moment of an action as a seat sees it, by the event it belongs to."""
    told = Watched(GAME, s, [seat])
    before = GAME.view(s, seat)
    GAME.apply(s, GAME.parse(text), rng or Rng(0), told)
    found = {}
    for event, view in told.frames[seat]:
        moment = TABLE.beat(before, event).moment
        if moment is not None:
            found[type(event).__name__] = moment
        before = view
    return found


def test_a_battle_begins_with_both_strengths_and_what_adds_to_them():
    s = quest("Su Ju Ma", "Ea", row="MWEFA")
    told = staged(s, "battle")["Battle"]
    assert told.words[0] == "Every Dog needs a cat of its own: 3 cats cannot win."
    assert told.words[1:] == ("Cats: 1 Metal, 2 Fire.", "Dogs: 5 unknown.")
    crew_side, dogs = told.sides
    assert (crew_side.name, crew_side.total, dogs.total) == ("Ann", 3, 5)


def test_what_is_said_of_a_rivals_battle_is_what_the_viewer_knows_of_the_dogs():
    s = quest("Ea", "Su Me Ve Ea Ma", row="AWEFM", turn=1)
    unknown = TABLE.beat(GAME.view(s, 0), events.Battle(1)).moment
    s.seen[s.row[0]] |= 1
    seen, hidden = (TABLE.beat(GAME.view(s, eyes), events.Battle(1)).moment for eyes in (0, 1))
    assert seen.words[2] == "Dogs: 1 Air, 4 unknown." and hidden.words == unknown.words
    assert all(told.words[0].endswith("to win, as far as the Dogs are known.") for told in (seen, hidden))


def test_a_lost_battle_names_its_cause_with_its_numbers():
    s = quest("Su Ma", "Ea", row="MWEFA")
    play(s, "battle")
    lost = staged(s, "answer:Su")["Lose"]
    assert lost.title == "Battle lost at Dog 2 of 5"
    assert lost.words == ("Only Earth and Air cats beat Water Dogs.", "Who was left: Marsiamese (Metal).")
    assert [side.total for side in lost.sides] == [1, 4] and lost.sides[0].parts == (("Solcat", 1),)
    s = quest("Pl", "Ea", row="FWEMA")
    play(s, "battle")
    assert staged(s, "gamble", rng=Loaded(4))["Lose"].words == ("Plukitten rolled 4: even loses the whole battle.",)


def test_a_recruit_is_staged_for_whoever_recruits_and_nobody_else():
    s = quest("Ea", "Ea", ships="Ma1 Ea1")
    told = staged(s.copy(), "recruit")["Recruit"]
    assert told.title == "Marsiamese comes aboard!" and "4 of 5 kinds" in told.words[1]
    assert not staged(s.copy(), "recruit", seat=1)


def test_freeing_the_earth_and_the_dogs_winning_are_staged():
    s = quest("Su Me Ve Ea Ma", "Ea", row="MWEFA")
    play(s, "battle", "answer:Su", "answer:Ea")
    third = staged(s, "answer:Ve")["Beat"]
    assert third.words == ("Venyu is Air: Air beats Earth.", "3 Dogs in one battle: nobody came as far before.")
    play(s, "answer:Me")
    free = staged(s, "answer:Ma")
    assert set(free) == {"Free"}, "the last Dog and the end are one moment"
    assert free["Free"].sides[0].total == 5 == len(free["Free"].sides[0].parts)
    s = quest("Ea", "Ea", ships="Ve3 Ve5", limit=1)
    s.place, s.turn, s.phase = 1, 1, 3
    assert staged(s, "end")["End"].title == "The Dogs keep the Earth!"


def test_moods_follow_what_happens_and_talk_is_short_and_plenty():
    s = quest("Su Ma", "Ea", row="MWEFA")
    play(s, "battle")
    view = GAME.view(s, 0)
    felt = [pair for event in play(s, "answer:Su") for pair in TABLE.feel(view, event)]
    assert {(0, "gloating"), (0, "hurt"), (1, "gloating")} <= set(felt) and {mood for _seat, mood in felt} <= set(MOODS)
    lines = [line for mood in CHATTER for line in CHATTER[mood]]
    assert set(CHATTER) <= set(MOODS) and len(set(lines)) >= 40 and max(map(len, lines)) <= 34


def test_names_stand_by_their_own_planets_and_grow_with_the_letters():
    """With large letters too, at the beginning of a game where four planets stand close together."""
    s = quest("Ea", "Ea")
    view = GAME.view(s, 0)
    for text in (1.0, 1.5, 2.0):
        spots = Measures.of(*SIZE, text)
        sky = sky_of(view, (), spots)
        for tag in sky.tags[:-1]:
            x, y, wide, high = spots.home(tag.home, view.planets[tag.home])
            beside = max(abs(tag.x - x) - (tag.width + wide) / 2, abs(tag.y - y) - (tag.height + high) / 2)
            assert beside < 48 * text, (text, tag)
        boxes = [(x, y, 40.0, 17 * engraving(spots) * 0.6) for _orbit, x, y in sky.orbits]
        assert not any(shared(one, other) for one, other in pairwise(boxes)), text
        assert len(sky.orbits) >= 4 or text > FEW_LETTERS, "larger ones would stand on each other"
    engraved = [
        next(
            piece.height
            for piece in places(TABLE.seats, view, (), measures_of(view, SIZE, text, False)).pieces
            if piece.key == "orbit:9"
        )
        for text in (1.0, 1.3)
    ]
    assert engraved[1] > 1.15 * engraved[0]


def test_a_rivals_name_grows_with_the_letters_and_what_is_said_of_it_hides_no_ship():
    s = quest("Ea", "Ea", "Ea", "Ea")
    s.grounded = 0b1110
    seats = [Seat(HUMAN, "Ann"), *(Seat(AI, "Wilhelmina Mew", "easy") for _rival in range(3))]
    high = []
    for text in (1.0, 1.6, 2.0):
        table = CatQuestController(seats)
        table.text = text
        shown = {piece.key: piece for piece in table.layout(GAME.view(s, 0), (), SIZE).pieces}
        hulls = [shown[f"plate:{seat}"] for seat in (1, 2, 3)]
        assert all(hull.y - hull.height / 2 >= 0 for hull in hulls)
        boxes = [(hull.x, hull.y, hull.width, hull.height) for hull in hulls]
        for seat in (1, 2, 3):
            note = shown[f"grounded:{seat}"]
            assert not any(shared((note.x, note.y, note.width, note.height), box) for box in boxes), (text, seat)
            assert note.y - note.height / 2 > 0 and note.y + note.height / 2 < SIZE[1] - 120
        high.append(shown["pilot:1"].height)
    assert high[1] > 1.5 * high[0] and high[2] > 1.9 * high[0]


def test_the_price_of_a_plain_space_hides_no_tag_and_staying_has_none():
    s = quest("Ea", "Ea", ships="Ma9 Ea1")
    play(s, "roll", rng=Loaded(5, 4))
    view, legal = GAME.view(s, 0), GAME.legal(s)
    shown = pieces(s)
    tags = [(one.x, one.y, one.width, one.height) for key, one in shown.items() if key.startswith("cost:")]
    for action in legal:
        if action.verb == model.MOVE and action.what not in s.planets:
            way = TABLE.preview(view, action, SIZE)
            above: list[tuple[float, ...]] = []
            for one in reversed(way):
                box = (one.x, one.y, one.width, one.height)
                if one.key.startswith(("dot:", "step:")):
                    hit = [tag for tag in tags if shared(box, tag)]
                    assert set(hit) <= set(above), "words are not dotted over"
                above.append(box)
            price = [piece for piece in way if piece.key == "price"]
            box = [(one.x, one.y, one.width, one.height) for one in price]
            assert bool(box) == (action.what != s.ships[0])
            assert not any(shared(one, tag) > 60 for one in box for tag in tags), action


def test_in_battle_the_crew_has_the_room_of_the_dice_and_plukittens_die_lies_before_the_dog():
    s = quest("Su Me Ve Ea Ma Pl Sa", "Ea", row="FMWEA")
    before = pieces(s)
    play(s, "battle")
    there = pieces(s)
    assert "tray" in before and "tray" not in there
    assert there["cat:0:9"].width > before["cat:0:9"].width and there["cat:0:9"].picture[0] == "cat"
    s = quest("Pl Sa", "Ea", row="FWEMA")
    play(s, "battle", "gamble", rng=Loaded(4))
    shown = pieces(s)
    die, cat = shown["die:0"], shown["cat:0:9"]
    assert abs(die.x - shown["dog:0"].x) < shown["dog:0"].width and die.y > shown["dog:0"].y
    assert die.x - die.width / 2 > cat.x, "its face and its name are seen"
    assert "accent" not in shown["keep"].picture, "an even die loses all"
    s = quest("Ea Pl Sa", "Ea", row="FWEMA")
    play(s, "battle", "answer:Ea", "gamble", rng=Loaded(4))
    shown = pieces(s)
    assert shown["die:0"].x < shown["cat:0:9"].x, "from Caturn nobody's face is in the way"


def test_a_cat_answers_a_dog_from_the_pad_below_it_as_well():
    s = quest("Ea Pl", "Ea", row="FWEMA")
    play(s, "battle")
    view = GAME.view(s, 0)
    for action in GAME.legal(s):
        if action.verb in (model.ANSWER, model.GAMBLE.verb):
            assert TABLE.gesture(view, action).drops == ("dog:0", "pad:0")


def test_whoever_washed_a_dog_away_sits_down_and_says_that_it_has_fought():
    s = quest("Ea Ne Su", "Ea", row="FWEMA")
    play(s, "battle")
    assert "fought:8" not in pieces(s)
    play(s, "answer:Ne")
    assert pieces(s)["fought:8"].about == ("cat:0:8",)


def test_six_cats_still_have_their_names():
    shown = pieces(quest("Su Me Ve Ea Ma Ju", "Ea"))
    assert {piece.picture[0] for key, piece in shown.items() if key.startswith("cat:0:")} == {"cat"}


def test_a_number_of_cats_is_where_nothing_hides_it():
    s = quest("Ea", "Ea")
    s.planets = tuple(SPACE[name] for name in ("Su", "Me1", "Ve4", "Ea1", "Ma5", "Ju6", "Sa7", "Ur9", "Ne12", "Pl12"))
    shown = pieces(s)
    assert shown["home:9"].picture[3:] != shown["home:8"].picture[3:] == (1, 1), "Pluto stands behind Neptune"


def test_beaten_dogs_stay_beaten_when_the_earth_is_free():
    s = quest("Ea", "Ea")
    won = GAME.view(s, 0)._replace(phase=model.OVER, winner=0, row=tuple(range(content.ROW)))
    dogs = [piece for piece in TABLE.layout(won, (), SIZE).pieces if piece.key.startswith("dog:")]
    assert len(dogs) == content.ROW and {dog.picture[0] for dog in dogs} == {"dog-beaten"}


def test_lines_about_battles_have_pictures_of_their_own():
    tokens = [TABLE.token(event) for event in (events.Battle(0), events.Lose(0, 2), events.Free(0))]
    assert len(set(tokens)) == 3 and all((ART / f"{token[1]}.svg").exists() for token in tokens)
    assert not any("unknown" in token[1] for token in tokens), "an empty ring says nothing"


def own_words(s) -> str:
    """What the viewer's own panel says below the laurels."""
    return pieces(s)["own"].picture[-1][1][1]


def test_the_own_panel_asks_to_leave_the_earth_only_while_the_ship_is_there():
    s = quest("Ea", "Ea", row="MWEFA")
    play(s, "battle")
    while model.to_act(s) == 0:
        play(s, str(GAME.legal(s)[0]))
    assert own_words(s) == "must leave Earth" and "grounded:0" in pieces(s, seat=1)
    while model.to_act(s) == 1 or "roll" in map(str, GAME.legal(s)):
        play(s, "roll" if s.phase == model.START else str(GAME.legal(s)[-1]), rng=Loaded(1, 2))
    assert own_words(s) == "must leave Earth"
    play(s, "move:Su")
    assert s.grounded & 1 and own_words(s) == "no Dog yet", "CQ-4.3: it is where it had to go"
    assert "grounded:0" not in pieces(s, seat=1)


def test_during_a_battle_the_own_panel_counts_dogs_and_only_rested_cats():
    s = quest("Ea Su Ma", "Ea", row="MAEFA")
    play(s, "battle")
    assert own_words(s) == "0 of 5 beaten" and pieces(s)["kinds:0"].picture == ("beats", crew("Ea Su Ma"))
    play(s, f"answer:{CAT['Su']}" if f"answer:{CAT['Su']}" in map(str, GAME.legal(s)) else str(GAME.legal(s)[0]))
    assert own_words(s) == "1 of 5 beaten" and pieces(s)["kinds:0"].picture == ("beats", crew("Ea Ma"))
    assert pieces(s)["own"].picture[2][1] == laurels(1)
    assert pieces(s, seat=1)["kinds:0"].picture == ("beats", crew("Ea Ma"))


def test_a_battle_counts_for_who_is_ahead_while_it_is_fought():
    s = quest("Ea", "Su Me Ve Ea Ma", row="FMAWM", turn=1)
    s.best = [1, 0]
    ahead = []
    for text in ("battle", "answer:Ea", "answer:Su"):
        play(s, text)
        ahead.append((pieces(s)["clock"].picture[1], TABLE.sheet(GAME.view(s, 0), 1).standing))
    assert ahead[0] == ahead[1] == ("Ahead: Ann", "ahead: Ann with 1"), "who draws level is not ahead (CQ-8.2)"
    assert ahead[2] == ("Ahead: Mimi", "leads by 1")
