"""What is said beside what one points at, the end of a turn, the log: at real tables, by real events."""

from pathlib import Path

import pygame
import pytest
from support.gestures import at, click, drag, mouse, press, settle

from tabletop.games.shelf import GAMES
from tabletop.kernel.foresight import imagined
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.reasons import Reason
from tabletop.records.settings import Settings
from tabletop.screens.after.results import ResultsScene
from tabletop.screens.table.table import TableScene
from tabletop.ui.panel import callouts
from tabletop.ui.panel.callouts import Note, _short, _written
from tabletop.ui.panel.log import Line, Log
from tabletop.ui.panel.panel import TIP
from tabletop.ui.render.fonts import broken, evened
from tabletop.ui.stage import overlay
from tabletop.ui.stage.overlay import pixels
from tabletop.window.app import App

pytestmark = pytest.mark.rendering

ALONE = (Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random"))


@pytest.fixture
def sit(tmp_path: Path, dummy_screen: None):
    apps: list[App] = []

    def sit_down(game="space-kitties", seed=1, **chosen) -> TableScene:
        app = App(Settings(window=[0, 0, 1280, 720], **{"speed": "off", **chosen}))
        apps.append(app)
        match = Match(GAMES[game], ALONE, {"first": 0} if game == "nine-lives" else {}, seed)
        app.reset(TableScene(app, match, tmp_path / f"{len(apps)}.json"))
        table = app.scenes[0]
        settle(app)
        while match.to_act != 0:
            table.submit(match.legal[0])
            settle(app)
        return table

    yield sit_down
    for app in apps:
        app.close()


def test_an_arrow_ends_before_what_is_said_of_its_end(sit):
    table = sit("cat-quest")
    table.submit(GAMES["cat-quest"].parse("battle"))
    settle(table.shell, 60)
    sprites = table.stage.sprites
    known = next(key for key, one in sprites.items() if key.startswith("clip:") and one.piece.picture[1] >= 0)
    dog = sprites[known].piece.about[0]
    way = overlay.way_between(table.look, table.stage, "own", dog)
    assert way and not pixels(table.look, sprites[known].piece).inflate(-4, -4).collidepoint(way[1])


def lane_card(table: TableScene) -> tuple[str, str]:
    """A card and a lane: putting it there ends the turn."""
    lift = next(lift for lift in table.hand.index.lifts if lift.startswith("card:"))
    return lift, next(drop for drop in table.hand.index.targets(lift) if drop.startswith("lane:"))


# -- the end of a turn -----------------------------------------------------------------------------------


def test_what_ends_the_turn_waits_for_the_last_word(sit):
    table = sit()
    card, lane = lane_card(table)
    drag(table.shell, at(table, card), at(table, lane))
    settle(table.shell, 30)  # a second click or key at once would not be meant for the question
    assert table.sitting.held is not None and not table.match.history, "nothing is drawn or revealed yet"
    assert table.panel.prompt.startswith("End your turn?") and len(table.panel.answers) == 2
    assert abs(table.stage.place(card)[0] - table.stage.place(lane)[0]) < 1, "it lies where it was put"
    quest = table.stage.sprites[f"card:{table.playback.shown.quest_tops[0]}"].piece
    foot, bubble = pixels(table.look, quest).bottom, table.panel.prompt_rect.top + table.look.px(TIP)
    assert foot <= bubble, "the question hides no quest"
    answers = table.panel.answers[0].rect.union(table.panel.answers[1].rect)
    assert abs(answers.centerx - table.panel.prompt_rect.centerx) < 3
    press(table.shell, pygame.K_ESCAPE)
    assert table.sitting.held is None and not table.match.history and not table.panel.answers
    assert table.stage.sprites[card].pose == table.stage.sprites[card].home
    assert card in table.hand.index.lifts, "everything can be done again"
    drag(table.shell, at(table, card), at(table, lane))
    settle(table.shell, 30)  # a second click or key at once would not be meant for the question
    press(table.shell, pygame.K_SPACE)
    assert table.match.position == 1 and table.match.to_act == 1


def test_the_buttons_below_the_question_answer_it_too(sit):
    table = sit()
    card, lane = lane_card(table)
    drag(table.shell, at(table, card), at(table, lane))
    settle(table.shell, 30)  # a second click or key at once would not be meant for the question
    click(table.shell, table.panel.answers[1].rect.center)
    assert table.sitting.held is None and not table.match.history
    drag(table.shell, at(table, card), at(table, lane))
    settle(table.shell, 30)  # a second click or key at once would not be meant for the question
    click(table.shell, table.panel.answers[0].rect.center)
    assert table.match.position == 1


def test_the_last_word_is_said_once(sit):
    """A clicked answer that is gone is not pressed again by a key."""
    table = sit(speed="normal")
    card, lane = lane_card(table)
    drag(table.shell, at(table, card), at(table, lane))
    settle(table.shell, 30)  # a second click or key at once would not be meant for the question
    click(table.shell, table.panel.answers[0].rect.center)
    for _press in range(3):
        press(table.shell, pygame.K_SPACE)
    assert [record.seat for record in table.match.history] == [0]


def test_the_tables_own_end_of_turn_confirms_what_waits(sit):
    table = sit("paw-of-duty", end_turn="always")
    while table.sitting.held is None:
        waiting = [action for action in table.match.legal if table.decisions._ends_turn(action)]
        if waiting and "end" in {gesture.lift for gesture in table.hand.index.gestures.values()}:
            table.decisions.do(waiting[0])
            settle(table.shell, 30)
        else:
            own = [a for a in table.match.legal if not table.hand.index.gestures[a].ends] or table.match.legal
            table.submit(own[0])
            settle(table.shell)
            while table.match.to_act != 0:
                table.submit(table.match.legal[0])
                settle(table.shell)
    position = table.match.position
    assert table.decisions.confirms("end") and not table.decisions.confirms("card:0")
    assert table.stage.sprites["end"].pose.alpha == 0.0, "the same word stands beside the question"
    held = table.sitting.held
    table.decisions.take_back()
    settle(table.shell)
    assert table.stage.sprites["end"].pose.alpha == 1.0
    table.decisions.do(held)
    settle(table.shell, 30)
    click(table.shell, at(table, "end"))
    assert table.sitting.held is None and table.match.position == position + 1


def test_taking_another_piece_takes_the_first_back(sit):
    table = sit()
    card, lane = lane_card(table)
    other = next(lift for lift in table.hand.index.lifts if lift.startswith("card:") and lift != card)
    drag(table.shell, at(table, card), at(table, lane))
    settle(table.shell, 30)  # a second click or key at once would not be meant for the question
    click(table.shell, at(table, other))
    assert table.sitting.held is None and table.hand.held == other and not table.match.history


@pytest.mark.parametrize(("wanted", "waits"), [("always", True), ("never", False)])
def test_whoever_wants_is_not_asked(sit, wanted, waits):
    table = sit(end_turn=wanted)
    card, lane = lane_card(table)
    drag(table.shell, at(table, card), at(table, lane))
    settle(table.shell, 30)  # a second click or key at once would not be meant for the question
    assert (table.sitting.held is not None) == waits and table.match.position == (0 if waits else 1)


def test_a_decision_can_be_taken_back_while_it_is_still_shown(sit):
    table = sit("nine-lives", speed="relaxed")
    table.submit(table.match.legal[0])
    table.shell.step(1 / 60)
    assert not table.settled and table.panel.undo.enabled
    press(table.shell, pygame.K_z, pygame.KMOD_CTRL)
    assert not table.match.history and table.match.to_act == 0


# -- foresight -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_the_same_worlds_are_imagined_every_time_and_nothing_is_changed(game_id):
    game = GAMES[game_id]
    match = Match(game, [Seat(AI, f"Cat {n}", "random") for n in range(game.info.seats[0])], {}, 4)
    view, before = match.view(match.to_act), match.dump()
    action = match.legal[0]
    first, again = imagined(game, view, action, 3), imagined(game, view, action, 3)
    assert [game.dump(one.after) for one in first] == [game.dump(one.after) for one in again]
    assert all(game.view(one.before, match.to_act) == view for one in first) and match.dump() == before
    assert all(one.events for one in first)


def test_pointing_tells_at_once_what_would_happen_and_later_what_it_is(sit):
    table = sit("nine-lives")
    card = next(lift for lift in table.hand.index.lifts if lift.startswith("card:"))
    mouse(table.shell, pygame.MOUSEMOTION, at(table, card))
    told = table.controller.explain(table.playback.shown, card)
    note = table.callouts.note()
    assert note is not None and note.name == told.title and not note.more and not note.does
    settle(table.shell, 40)
    note = table.callouts.note()
    assert note.more and told.text.startswith(note.more) and note.rule == told.rule
    assert "look closer" in note.closer
    table.looking.closely(card)
    press(table.shell, pygame.K_ESCAPE)
    assert not table.looking.how(), "who has found it is not told again"


def test_the_line_from_a_note_passes_behind_words(dummy_screen):
    app = App(Settings(window=[0, 0, 1280, 720]))
    page, words = pygame.Surface((200, 200)), pygame.Rect(60, 90, 80, 20)
    callouts._tail(page, app.look, pygame.Rect(80, 0, 40, 20), pygame.Rect(80, 180, 40, 20), "focus", [words])
    line = [page.get_at((100, y))[:3] != (0, 0, 0) for y in (50, 100, 150)]
    app.close()
    assert line == [True, False, True]


def test_return_begins_at_the_main_thing_and_says_what_it_does(sit):
    table = sit("nine-lives")
    press(table.shell, pygame.K_RETURN)
    assert table.hand.cursor in table.hand.index.lifts and not table.match.history
    note = table.callouts.note()
    words = table.hand.index.gestures[table.hand.index.actions(table.hand.cursor)[0]].words
    assert words in note.does and f"Return: {note.does}" in note.text


def test_the_full_stop_walks_over_everything_and_arrows_only_over_what_can_be_done(sit):
    table = sit("nine-lives")
    things = set(table.hand._things())
    assert {"head:0", "head:1"} < things, "heads can be looked at too"
    seen = set()
    for _step in things:
        press(table.shell, pygame.K_PERIOD)
        seen.add(table.hand.cursor)
    assert seen == things > set(table.hand.index.lifts)
    for key in (pygame.K_LEFT, pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT):
        press(table.shell, key)
    assert table.hand.cursor in table.hand.index.lifts


def test_tab_goes_from_the_table_to_its_button_to_the_panel_and_back(sit):
    table = sit("kardashev")
    while not table.hand.main_button():
        table.submit(table.match.legal[0])
        settle(table.shell)
        while table.match.to_act != 0:
            table.submit(table.match.legal[0])
            settle(table.shell)
    press(table.shell, pygame.K_TAB)
    places = []
    for _tab in range(3):
        press(table.shell, pygame.K_TAB)
        places.append("panel" if table.panel.group.focus else table.hand.cursor)
    assert table.hand.main_button() in places[:2] and "panel" in places and places[-1] not in ("", "panel")


def test_a_near_drop_counts(sit):
    table = sit("nine-lives")
    card = next(lift for lift in table.hand.index.lifts if len(table.hand.index.actions(lift)) == 1)
    target = "trick"
    zone = table.stage.zones[target]
    drag(table.shell, at(table, card), (round(zone.x - zone.width / 2 - 20), round(zone.y)))
    assert table.match.position == 1


def test_a_far_drop_is_no_drop(sit):
    table = sit("nine-lives")
    card = next(lift for lift in table.hand.index.lifts if len(table.hand.index.actions(lift)) == 1)
    drag(table.shell, at(table, card), (60, 300))
    assert not table.match.history and not table.hand.held


# -- the log ---------------------------------------------------------------------------------------------


def test_the_same_line_again_is_counted_but_a_new_turn_is_not():
    log = Log(lambda picture, width, height, look: pygame.Surface((width, height)), lambda decision: None)
    log.set([Line(1, "Mimi took 1 Matter.", decision=decision) for decision in range(3)])
    assert [(line.shown, line.decision) for line in log.lines] == [("Mimi took 1 Matter. × 3", 2)]  # noqa: RUF001
    log.add(Line(1, "Turn 2.", divides=True))
    log.add(Line(1, "Turn 2.", divides=True))
    assert [line.words for line in log.lines[1:]] == ["Turn 2.", "Turn 2."]


def test_a_clicked_line_shows_its_moment_again(sit):
    table = sit("nine-lives", speed="fast")
    for _turn in range(6):
        table.submit(table.match.legal[0])
        table.skip()
        settle(table.shell, 3)
    log = table.chronicle.log
    table.shell.step(1 / 60)
    place, line = log._places[-1]
    mouse(table.shell, pygame.MOUSEBUTTONDOWN, place.center)
    assert table.recap.on and not table.settled
    before, frames, _decisions = table.match.past(0, line.decision, line.decision + 1)
    assert table.playback.shown == before or table.playback.shown in [frame.view for frame in frames]
    settle(table.shell, 600)
    assert table.recap.on, "what somebody asked for stays until it is closed"
    press(table.shell, pygame.K_ESCAPE)
    assert table.settled and table.playback.shown == table.match.view(0)


def test_a_key_folds_the_log_away(sit):
    table = sit("nine-lives")
    table.submit(table.match.legal[0])
    settle(table.shell)
    assert table.chronicle.log._places
    press(table.shell, pygame.K_l)
    assert table.chronicle.log.folded and not table.chronicle.log._places
    press(table.shell, pygame.K_l)
    assert table.chronicle.log._places


# -- after the end ---------------------------------------------------------------------------------------


def test_from_the_table_of_a_finished_match_a_button_leads_back_to_the_results(sit):
    table = sit("nine-lives")
    while table.match.to_act is not None:
        table.submit(table.match.legal[0])
        settle(table.shell, 2)
    settle(table.shell, 30)
    assert isinstance(table.shell.scenes[-1], ResultsScene)
    table.shell.pop()
    settle(table.shell)
    (results,) = table.panel.answers
    click(table.shell, results.rect.center)
    assert isinstance(table.shell.scenes[-1], ResultsScene)


def test_a_line_to_a_thing_ends_at_its_edge_and_strikes_nothing_through():
    own = pygame.Rect(100, 100, 60, 80)
    assert overlay.edge_of(own, (130, 400)) == (130, 180), "below its own words"
    x, y = overlay.edge_of(own, (400, 450))
    assert own.collidepoint(x, y) and (x, y) != own.bottomright, "a disc does not reach into the corner"


def test_the_end_of_a_turn_has_two_answers_and_hides_no_clock(sit):
    table = sit("cat-quest", seed=3)
    table.submit(next(action for action in table.match.legal if str(action) == "roll"))
    settle(table.shell)
    ship = next(lift for lift in table.hand.index.lifts if lift.startswith("ship:"))
    space = [drop for drop in table.hand.index.targets(ship) if drop.startswith("space:")][-1]
    assert "stay" in table.stage.sprites
    drag(table.shell, at(table, ship), at(table, space))
    settle(table.shell, 30)
    assert table.sitting.held is not None and table.stage.sprites["stay"].pose.alpha == 0.0
    words = table.panel.prompt.split("\n")
    assert len(words) <= 3 and not any(line.startswith("Ends your turn") for line in words[1:]), words
    clock = pixels(table.look, table.stage.sprites["clock"].piece)
    assert not clock.colliderect(table.panel.prompt_rect)
    press(table.shell, pygame.K_ESCAPE)
    settle(table.shell, 30)
    assert table.stage.sprites["stay"].pose.alpha == 1.0


def test_space_ends_a_turn_in_which_nothing_else_is_left_and_no_other(sit):
    table = sit("kardashev", seed=2, end_turn="never")
    asked = False
    while not asked:
        settle(table.shell, 30)
        if table.match.to_act != 0:
            table.submit(table.match.legal[-1])
            continue
        main = table.hand.main_button()
        ends = [action for action in table.match.legal if str(action) == "end"]
        asked = bool(ends) and main == "end" and "accent" in table.stage.sprites[main].piece.picture
        before = table.match.position
        press(table.shell, pygame.K_SPACE)
        if not asked:
            assert table.match.position == before
            others = [action for action in table.match.legal if action not in ends]
            table.submit((others or ends)[len(table.match.history) % len(others or ends)])
    assert str(table.match.history[before].action) == "end"


def test_escape_goes_on_from_what_is_seen_again(sit):
    table = sit("nine-lives", speed="fast")
    for _turn in range(4):
        table.submit(table.match.legal[0])
        table.skip()
        settle(table.shell, 3)
    table.recap.see_again(0)
    assert table.recap.on and not table.settled
    for _second in range(30):
        table.shell.step(1.0)
    assert table.recap.on, "somebody asked for it: it stays until they close it"
    press(table.shell, pygame.K_ESCAPE)
    assert not table.recap.on and table.shell.scenes[-1] is table


def test_what_only_some_places_bring_is_told_where_it_is_good_or_bad(sit):
    """A card that covers another on one lane of four is not told to go there."""
    table = sit()
    lane, index = "lane:0", table.hand.index
    fitless = [lift for lift in index.lifts if lift.startswith("card:") and len(index.actions(lift)) == 4]
    table.submit(index.actions(fitless[-1], lane)[0])
    settle(table.shell)
    while table.match.to_act != 0:
        table.submit(table.match.legal[-1])
        settle(table.shell)
    index = table.hand.index
    held = [lift for lift in index.lifts if lift.startswith("card:") and len(index.actions(lift)) == 4]
    assert held, "a card that fits no journey"
    for table.hand.cursor in held:
        note = table.callouts.note()
        assert note is not None and "Ends your turn" in note.text and "Covers" not in note.text
    table.hand.take(held[0])
    table.hand.cursor = lane
    note = table.callouts.note()
    assert note is not None and "Covers" in note.text


def test_large_letters_leave_out_what_a_card_is_but_not_what_a_tool_is_for():
    note = Note(
        "ability",
        "Warp Drive",
        "Use Warp Drive",
        (Reason("needs", "Journey A then needs 4"),),
        "A rule.",
        "SK-7.2",
        "I",
    )
    assert _short(note, tool=False).text == "Return: Use Warp Drive\nJourney A then needs 4"
    kept_rule = _short(note, tool=True)
    assert (kept_rule.name, kept_rule.more, kept_rule.rule, kept_rule.closer) == ("", "A rule.", "SK-7.2", "")


def test_no_letter_stands_alone_in_a_line(sit):
    font = sit().look.font("small-strong")
    for words in ("Use Warp Drive on journey A", "Mimi wins the round with Clubs 8"):
        for width in range(font.size("journey A, or so")[0], font.size(words)[0]):
            lines = broken(font, words, width)
            assert " ".join(lines) == words and " " in lines[-1], lines


def test_what_is_wrapped_leaves_no_word_alone(sit):
    look, words = sit().look, "Win rounds, dodge what bursts, and land on your feet more often than the others."
    font = look.font("body")
    for width in range(font.size("more often than the others.")[0], font.size(words)[0]):
        lines = evened(font, words, width)
        told = look.text("\n".join(lines), "body")
        wrapped = look.text(words, "body", width=width)
        assert wrapped.get_bounding_rect() == told.get_bounding_rect() and " " in lines[-1], width


def test_a_tip_is_broken_into_lines_once(sit):
    """Where a line fits exactly it was broken again, and its last word stood alone."""
    look, words = sit().look, "Oscar's life Diamonds 8 could make 13: burst"
    font = look.font("small-strong")
    for width in range(font.size("Oscar's life Diamonds 8")[0], font.size(words)[0]):
        written = _written(look, words, "small-strong", "ink", width)
        lines = evened(font, words, width)
        assert written.get_height() == len(lines) * font.get_linesize() and " " in lines[-1], width


@pytest.mark.parametrize("text", [100, 160, 200])
def test_a_tip_covers_neither_what_is_asked_nor_the_table_s_buttons(sit, text):
    table = sit(text=text)
    hand, panel = table.hand, table.panel
    tools = [lift for lift in hand.index.lifts if hand.index.is_tool(lift)]
    assert tools
    for tool in tools:
        hand.cursor = tool
        settle(table.shell, 60)
        table.draw(table.shell.window)
        _about, place, _things = table.callouts._placed
        assert place.width and place.collidelist([panel.prompt_rect, *(one.rect for one in panel.buttons)]) < 0


@pytest.mark.parametrize("text", [100, 160, 200])
def test_a_tip_about_a_card_covers_no_place_it_can_go_to(sit, text):
    """Neither the wormhole nor a journey that waits for it, however large the letters are."""
    table = sit(text=text)
    hand, looked = table.hand, 0
    for lift in hand.index.shining:
        goals = [key for key in hand.index.targets(lift) if key.startswith("pile:") and key in hand.stage.sprites]
        if hand.index.is_tool(lift) or not goals:
            continue
        hand.cursor = lift
        settle(table.shell, 60)
        table.draw(table.shell.window)
        _about, place, _things = table.callouts._placed
        assert (
            place.width and place.collidelist([pixels(table.look, hand.stage.sprites[key].piece) for key in goals]) < 0
        )
        looked += 1
    assert looked


def test_large_letters_say_the_two_things_that_matter_most():
    hints = (
        Reason("opens", "Opens your quest (4)", "good"),
        Reason("needs", "Journey A then needs 4"),
        Reason("draws", "You draw 1 card"),
    )
    assert _short(Note("card", "Furth", hints=hints), tool=False).hints == hints[:2]
    pile = _short(
        Note("deck", "The Play Deck", more="A Hyperspeed! begins it. Nobody knows the order.", rule="SK-3.5"), False
    )
    assert (pile.more, pile.rule) == ("A Hyperspeed! begins it.", "")
