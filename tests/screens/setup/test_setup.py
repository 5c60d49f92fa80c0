"""The screen before a match, used as a person would: chairs, cats, levels, commanders, options, results."""

from itertools import pairwise

import pygame
import pytest
from support.sittings import GAME, table_of

from tabletop.ai.levels import OFFERED
from tabletop.cast.characters import CHARACTERS
from tabletop.games.shelf import GAMES
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.records.settings import Settings
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.setup.offers import OffersScene
from tabletop.screens.setup.picker import CAT, FRIEND, LONGEST_NAME, YOU, level_line
from tabletop.screens.setup.setup import SetupScene
from tabletop.screens.shared import challenge, matches
from tabletop.screens.shared.phrases import line_up
from tabletop.screens.table.table import TableScene
from tabletop.ui.widgets.widget import Widget

pytestmark = pytest.mark.rendering


@pytest.fixture
def setup(desk):
    sitting = desk()
    sitting.app.reset(MenuScene(sitting.app))
    sitting.app.push(SetupScene(sitting.app, GAME))
    sitting.step(2)
    return sitting


def sit(sitting, place: int, kind: str) -> None:
    """Somebody else sits on a chair."""
    scene = sitting.top
    sitting.click(scene.rows[place].chair)
    sitting.click(scene.picker.kinds[kind])


def name(sitting, place: int, text: str) -> None:
    sitting.click(sitting.top.rows[place].chair)
    sitting.click(sitting.top.picker.field)
    sitting.type(text)


def test_setup_starts_what_it_shows(setup) -> None:
    scene = setup.top
    setup.click(scene.rows[0].chair)
    assert scene.picker.field.text == "" and scene.rows[0].seat == Seat(HUMAN, "You")
    name(setup, 0, "ada")
    sit(setup, 1, FRIEND)
    assert scene.rows[1].seat == Seat(HUMAN, "Player 2")
    setup.click(scene.rows[3].remove)
    setup.click(scene.rows[2].chair)
    setup.click(scene.picker.levels[3])
    setup.click(scene.options.controls["lives_never_forced"])
    setup.click(scene.seed)
    setup.type("42x")
    setup.click(scene.start_button)
    assert setup.top is scene and scene.group.focus is scene.picker.field, "a name is asked for, once"
    assert scene.lit is scene.rows[1] and "Player 2" in scene.problem.words and scene.start_button.enabled
    setup.click(scene.start_button)
    match = table_of(setup).match
    assert match.seats == (Seat(HUMAN, "ada"), Seat(HUMAN, "Player 2"), Seat(AI, "Oscar", "master"))
    assert match.seed == 42 and match.options["lives_never_forced"] is True
    assert [type(scene) for scene in setup.app.scenes[:2]] == [MenuScene, TableScene]


def test_people_who_play_together_are_asked_for_names_that_are_remembered(setup) -> None:
    scene = setup.top
    sit(setup, 2, FRIEND)
    assert [row.unnamed for row in scene.rows] == [True, False, True, False], "nobody is called You among others"
    name(setup, 0, "ada")
    name(setup, 2, "bob")
    setup.click(scene.start_button)
    assert [seat.name for seat in table_of(setup).match.seats] == ["ada", "Mimi", "bob", "Luna"]
    setup.app.reset(MenuScene(setup.app))
    setup.app.push(SetupScene(setup.app, "space-kitties"))
    setup.step(2)
    scene = setup.top
    assert scene.rows[0].seat.name == "You", "alone you are you, whoever played before"
    sit(setup, 1, FRIEND)
    assert [row.seat.name for row in scene.rows[:2]] == ["ada", "bob"]
    sit(setup, 1, CAT)
    assert scene.rows[0].seat.name == "You" and not any(row.unnamed for row in scene.rows)


@pytest.mark.parametrize("text", [100, 200])
def test_a_gamepad_sets_a_match_up(desk, text) -> None:
    sitting = desk(text=text)
    sitting.show(MenuScene(sitting.app), frames=4)
    buttons = {
        "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
        "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
        "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
        "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
        "a": pygame.CONTROLLER_BUTTON_A,
    }

    def pad(name: str) -> None:
        pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=buttons[name], instance_id=0))
        sitting.step()

    def press(widget: Widget) -> None:
        """Walk there by the arrows alone, the shortest way one sees, and press it."""
        group = sitting.top.group
        for _step in range(40):
            here, there = group.focus.rect, widget.rect
            if group.focus is widget:
                return pad("a")
            if here.bottom <= there.top or there.bottom <= here.top:
                pad("down" if here.top < there.top else "up")
            else:
                pad("right" if here.left < there.left else "left")
        raise AssertionError(f"no way to {type(widget).__name__}")

    press(sitting.top.panel.setup_button)
    scene = sitting.top
    assert isinstance(scene, SetupScene)
    press(scene.rows[1].remove)
    assert len(scene.rows) == 3, "a seat is taken away"
    press(scene.rows[2].chair)
    assert scene.lit is scene.rows[2] and scene.group.focus is scene.picker.kinds[CAT], "it goes on with the picker"
    press(scene.picker.cats[7])
    press(scene.picker.levels[1])
    press(scene.rows[1].chair)
    press(scene.picker.kinds[FRIEND])
    press(scene.options.controls["lives_never_forced"])
    press(scene.start_button)
    press(scene.start_button)
    match = table_of(sitting).match
    assert [seat.kind for seat in match.seats] == [HUMAN, HUMAN, AI] and match.options["lives_never_forced"]
    assert match.seats[2] == Seat(AI, "Ziggy", "normal")


def test_what_cannot_be_pressed_says_why(setup) -> None:
    scene = setup.top
    while scene.add_button.enabled:
        setup.click(scene.add_button)
    assert setup.told(scene.add_button) == "This game has no more than 6 seats."
    setup.click(scene.rows[0].chair)
    assert "your own chair" in setup.told(scene.picker.kinds[FRIEND])
    setup.click(scene.rows[1].chair)
    assert setup.told(scene.picker.cats[1]) == "Oscar sits on another chair already."
    while scene.rows[0].remove.enabled:
        setup.click(scene.rows[0].remove)
    assert setup.told(scene.rows[0].remove) == "This game needs at least 2 players."
    assert not scene.add_button.hint
    assert setup.told(scene.picker.kinds[FRIEND]) == "Say first where you sit."


def test_chairs_stand_still_while_others_are_put_up_or_taken_away(desk) -> None:
    sitting = desk()
    for game in ("kardashev", "nine-lives"):
        sitting.show(SetupScene(sitting.app, game))
        scene = sitting.top
        before = [row.remove.rect.copy() for row in scene.rows[:-1]]
        sitting.click(scene.rows[-1].remove)
        assert [row.remove.rect for row in scene.rows] == before
        sitting.click(scene.add_button)
        assert [row.remove.rect for row in scene.rows[:-1]] == before


def test_an_empty_chair_takes_somebody_who_is_asked_about(setup) -> None:
    scene = setup.top
    setup.click(scene.seats.empty[0])
    setup.step()
    assert len(scene.rows) == 5 and scene.lit is scene.rows[4]


def test_the_lit_chair_is_the_one_the_picker_is_about(setup) -> None:
    scene = setup.top
    for row in scene.rows:
        setup.click(row.chair)
        assert [other.lit for other in scene.rows] == [other is row for other in scene.rows]
        shown = next(tile.name for tile in scene.picker.cats if tile.chosen) if row.kind == AI else "You"
        assert shown == row.seat.name
    owners = {tile.name: tile.owner for tile in scene.picker.cats if tile.owner is not None}
    assert owners == {"Mimi": 1, "Oscar": 2}, "taken cats wear the shape of their chair; the lit one's own does not"
    setup.click(scene.picker.cats[5])
    assert scene.rows[3].seat == Seat(AI, "Nova", "easy")


def test_with_two_at_the_table_nobody_helps_the_weakest_or_hits_the_leader(setup) -> None:
    scene = setup.top
    sit(setup, 1, CAT)
    tiles = {tile.name: tile for tile in scene.picker.cats}
    assert (tiles["Biscuit"].brief, tiles["Nova"].brief) == ("helps the weakest", "hits the leader")
    while len(scene.rows) > 2:
        setup.click(scene.rows[-1].remove)
    setup.click(scene.rows[1].chair)
    for tile in tiles.values():
        told = f"{tile.brief} {tile.about} {tile.hint}"
        assert "weakest" not in told and "lead" not in told and tile.brief
    setup.click(scene.add_button)
    assert tiles["Nova"].brief == "hits the leader"


def test_you_change_chairs_with_whoever_sits_there(desk) -> None:
    sitting = desk()
    sitting.show(SetupScene(sitting.app, "space-kitties"))
    scene = sitting.top
    scene.options.values |= {"commander_1": "solo", "commander_3": "kitt"}
    sit(sitting, 2, YOU)
    assert [row.seat.name for row in scene.rows] == ["Oscar", "Mimi", "You", "Luna"]
    wishes = [scene.setup().options[f"commander_{number}"] for number in (1, 2, 3, 4)]
    assert wishes == ["kitt", "random", "solo", "random"], "a commander goes along"
    sitting.click(scene.rows[0].remove)
    wishes = [scene.setup().options[f"commander_{number}"] for number in (1, 2, 3)]
    assert wishes == ["random", "solo", "random"]


def test_anyone_is_picked_by_chance_anew_every_time(setup) -> None:
    scene = setup.top
    setup.click(scene.rows[1].chair)
    setup.click(scene.picker.cats[-1])
    assert scene.rows[1].called == "Anyone" and scene.start_button.enabled
    assert [words for _v, words in scene.options.controls["first"].entries] == [
        "Random",
        "You",
        "Anyone",
        "Oscar",
        "Luna",
    ]
    setup.click(scene.start_button)
    names = [seat.name for seat in table_of(setup).match.seats]
    assert len(set(names)) == 4 and set(names) <= {"You", *(character.name for character in CHARACTERS)}
    assert matches.default_setup(setup.app, GAME).seats[1].name == "", "it stays anyone"
    assert line_up(matches.default_setup(setup.app, GAME).seats) == "You against any cat, Oscar and Luna, easy"


def test_commanders_are_compared_and_chosen_side_by_side(desk) -> None:
    sitting = desk()
    sitting.app.reset(SetupScene(sitting.app, "space-kitties"))
    sitting.step(2)
    scene = sitting.top
    scene.options.values["commander_2"] = "kitt"
    sitting.click(scene.rows[0].chair)
    sitting.click(scene.picker.own)
    page = sitting.top
    assert isinstance(page, OffersScene) and len(page.cards) == 11
    assert all(len(card.offer.abilities) == 2 for card in page.cards[:10])
    assert sitting.told(page.cards[0]) == "James T Kitt is taken by Mimi."
    sitting.click(page.cards[4])
    assert sitting.top is scene and scene.setup().options["commander_1"] == "solo"
    assert scene.rows[0].own == "Kat Solo" and scene.picker.own.words == "Kat Solo"


def test_roles_that_are_not_chosen_here_are_only_shown(desk) -> None:
    sitting = desk()
    sitting.app.reset(SetupScene(sitting.app, "kardashev"))
    sitting.step(2)
    sitting.click(sitting.top.seats.looks[0])
    page = sitting.top
    assert isinstance(page, OffersScene) and not any(card.focusable for card in page.cards)
    assert "not chosen here" in page.note.words
    assert [card.offer.name for card in page.cards][::5] == ["Collector", "Warlord"]
    assert all(len(card.offer.start) == 2 for card in page.cards), "the home tile and the second one"


@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_says_what_it_changes(game) -> None:
    assert all(option.note for option in GAMES[game].info.options if option.place < 0)


def test_setup_remembers(setup) -> None:
    setup.click(setup.top.rows[1].remove)
    setup.key("escape")
    setup.app.push(SetupScene(setup.app, GAME))
    assert len(setup.top.rows) == 3, "what was chosen is offered again"
    setup.click(setup.top.start_button)
    setup.app.reset(SetupScene(setup.app, GAME))
    assert [row.seat.name for row in setup.top.rows] == ["You", "Oscar", "Luna"]


def test_a_match_that_is_only_watched_is_not_what_play_begins_next(setup) -> None:
    setup.click(setup.top.rows[1].remove)
    setup.click(setup.top.start_button)
    setup.app.reset(SetupScene(setup.app, GAME))
    setup.click(setup.top.rows[0].remove)
    setup.click(setup.top.start_button)
    assert [seat.name for seat in table_of(setup).match.seats] == ["Oscar", "Luna"]
    setup.app.reset(SetupScene(setup.app, GAME))
    assert [row.seat.name for row in setup.top.rows] == ["You", "Oscar", "Luna"]
    assert setup.top.quick_button.more[0] == "You against Oscar and Luna, easy"


def test_quick_start_plays_as_last_time_whatever_was_changed(setup) -> None:
    scene = setup.top
    assert scene.quick_button.more[0] == "You against Mimi, Oscar and Luna, easy"
    setup.click(scene.rows[3].remove)
    setup.click(scene.quick_button)
    assert [seat.name for seat in table_of(setup).match.seats] == ["You", "Mimi", "Oscar", "Luna"]


def test_what_was_chosen_is_kept_when_one_goes_back_and_comes_again(desk) -> None:
    """A look at the rules or a press too many does not cost the commander, the level and the short journey."""
    sitting = desk()
    sitting.app.reset(MenuScene(sitting.app))
    sitting.app.push(SetupScene(sitting.app, "space-kitties"))
    sitting.step(2)
    scene = sitting.top
    sitting.click(scene.rows[-1].remove)
    sitting.click(scene.rows[1].chair)
    sitting.click(scene.picker.levels[3])
    option = next(one for one in scene.info.options if one.place == 0)
    scene.options.values[option.id] = option.choices[2][0]
    sitting.click(scene.seed)
    sitting.type("0042")
    chosen = scene.setup()
    sitting.click(scene.back_button)
    assert isinstance(sitting.top, MenuScene)
    assert "easy" in sitting.top.panel.play_button.hint or sitting.top.chosen.info.id != "space-kitties"
    again = SetupScene(sitting.app, "space-kitties")
    assert again.setup() == chosen and again.seed.text == "42"
    assert matches.default_setup(sitting.app, "space-kitties") == matches.first_setup("space-kitties"), (
        "Play: as before"
    )
    sitting.app.push(again)
    sitting.step(2)
    sitting.click(again.quick_button)
    assert table_of(sitting).match.seats[1].level == "easy"
    assert not sitting.app.settings.drafts, "somebody has decided"


def test_a_draft_outlives_play_but_not_another_choice(setup) -> None:
    scene = setup.top
    setup.click(scene.rows[1].chair)
    setup.click(scene.picker.levels[3])
    setup.key("escape")
    app = setup.app
    assert SetupScene(app, GAME).rows[1].level == "master"
    for again in range(2):
        matches.begin(app, matches.default_setup(app, GAME))
        assert SetupScene(app, GAME).rows[1].level == "master", f"Play does not cost it, nor does {again} more"
    last = matches.default_setup(app, GAME)
    matches.begin(app, last._replace(seats=last.seats[:2]))
    assert [row.level for row in SetupScene(app, GAME).rows[1:]] == ["easy"]


def test_nothing_changed_is_no_draft_and_another_person_sits_on_their_own_chair(setup) -> None:
    setup.key("escape")
    assert not setup.app.settings.drafts
    settings = setup.app.settings
    matches.keep_draft(setup.app, matches.first_setup(GAME, 1))
    settings.person = "Ben"
    assert [row.seat.name for row in SetupScene(setup.app, GAME).rows] == ["Ben", "Mimi"]
    settings.drafts[GAME] = ["nonsense"]
    assert len(SetupScene(setup.app, GAME).rows) == 4


def test_the_menu_says_whom_play_seats(desk) -> None:
    sitting = desk()
    sitting.show(MenuScene(sitting.app), frames=4)
    assert sitting.top.panel.play_button.hint == "You against Mimi, Oscar and Luna, easy"
    seats = [["human", "Ada", ""], ["human", "Bob", ""], ["ai", "Mimi", "hard"], ["ai", "Nova", "easy"]]
    sitting.app.settings.setups[GAME] = {"seats": seats, "options": {}}
    sitting.top.resume()
    assert sitting.top.panel.play_button.hint == "Ada and Bob against Mimi (hard) and Nova (easy)"


def test_seats_stay_within_the_game_and_names_apart(setup) -> None:
    scene = setup.top
    while scene.add_button.enabled:
        setup.click(scene.add_button)
    assert len(scene.rows) == GAMES[GAME].info.seats[-1]
    names = [row.seat.name for row in scene.rows]
    assert len(set(names)) == len(names)
    assert scene.group.focus in scene.group.usable(), "the focus is not lost on a disabled button"
    setup.click(scene.rows[0].chair)
    field = scene.picker.field
    setup.click(field)
    setup.key(*["backspace"] * 20)
    setup.type("MIMI")
    assert "mimi" in scene.problem.words.casefold() and field.wrong
    assert not scene.start_button.enabled
    setup.click(scene.start_button)
    assert setup.top is scene
    while scene.rows[0].remove.enabled:
        setup.click(scene.rows[0].remove)
    assert len(scene.rows) == GAMES[GAME].info.seats[0]
    assert scene.group.focus in scene.group.usable()


def test_a_seat_may_become_a_program_and_a_person_again(setup) -> None:
    scene = setup.top
    row = scene.rows[0]
    name(setup, 0, "ann")
    setup.app.settings.people = ["ann", "bob"]
    sit(setup, 0, CAT)
    names = [one.seat.name for one in scene.rows]
    assert row.seat.kind == AI and len(set(names)) == len(names) and scene.start_button.enabled
    sit(setup, 0, YOU)
    assert row.seat == Seat(HUMAN, "ann")
    sit(setup, 1, FRIEND)
    sit(setup, 1, CAT)
    assert row.seat == Seat(HUMAN, "ann"), "it was written here, not suggested"


def test_a_name_that_is_too_long_says_so(setup) -> None:
    name(setup, 0, "a" * LONGEST_NAME)
    field = setup.top.picker.field
    assert setup.top.group._asked is not field
    setup.type("b")
    assert field.text == "a" * LONGEST_NAME and setup.top.group._asked is field
    assert field.hint == "A name has 14 letters at most."
    setup.key("backspace")
    assert not field.hint


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1080)])
def test_a_full_table_needs_no_scrolling_and_stands_in_line(desk, game, size) -> None:
    sitting = desk(size)
    sitting.show(SetupScene(sitting.app, game))
    scene = sitting.top
    while scene.add_button.enabled:
        scene.add_button.press()
    assert scene.area.furthest == 0
    middles = {field.control.rect.centery for field in scene.how.fields}
    widths = [field.label.rect.left for field in scene.how.fields]
    assert len(middles) == 1 and len({b - a for a, b in pairwise(widths)}) <= 1


def test_first_player_follows_names_and_seats(setup) -> None:
    scene = setup.top
    choice = scene.options.controls["first"]
    assert [words for _value, words in choice.entries] == ["Random", "You", "Mimi", "Oscar", "Luna"]
    scene.group.set_focus(choice)
    setup.key(*["right"] * 4)
    assert scene.setup().options["first"] == 3
    setup.click(scene.rows[3].remove)
    assert scene.setup().options["first"] == -1, "a seat that is gone cannot be first"


# -- results -----------------------------------------------------------------------------------------------


class Told(Match):
    """A match that ends when it is told to."""

    told: Outcome | None = None

    @property
    def outcome(self) -> Outcome | None:
        return self.told


def finished(winners: tuple[int, ...], *levels: str) -> Told:
    """A match of a person against cats of these levels that ended so."""
    cats = (Seat(AI, character.name, level) for character, level in zip(CHARACTERS, levels, strict=False))
    people = (Seat(HUMAN, "You"),) if levels else (Seat(HUMAN, "You"), Seat(HUMAN, "Bob"))
    match = Told(GAMES[GAME], (*people, *cats), {}, 5)
    match.told = Outcome(winners, (0,) * len(match.seats), "out-of-lives")
    return match


def test_results_are_kept_by_person_game_and_the_strongest_level() -> None:
    settings = Settings()
    challenge.keep(settings, finished((0,), "easy", "hard"))
    challenge.keep(settings, finished((1,), "easy"))
    challenge.keep(settings, finished(()))
    assert settings.results_of("You", GAME) == [("hard", True), ("easy", False)], "nobody to beat is no result"
    for _match in range(2 * challenge.REMEMBERED):
        challenge.keep(settings, finished((0,), "easy"))
    assert len(settings.results_of("You", GAME)) == challenge.REMEMBERED
    settings.results = {"You": {GAME: [["easy"], "x", ["easy", 3], ["easy", True]]}, "Bob": 7}
    assert settings.results_of("You", GAME) == [("easy", True)] and settings.results_of("Bob", GAME) == []


@pytest.mark.parametrize(
    ("results", "level", "suggested"),
    [
        ([("easy", True)] * 3, "easy", "normal"),
        ([("easy", True)] * 3, "normal", ""),
        ([("easy", True), ("easy", False), ("easy", True)], "easy", ""),
        ([("hard", False)] * 4, "hard", "normal"),
        ([("hard", False)] * 3, "hard", ""),
        ([("easy", False)] * 4, "easy", ""),
        ([("master", True)] * 3, "master", ""),
    ],
)
def test_a_level_is_suggested_from_results(results, level, suggested) -> None:
    settings = Settings(results={"You": {GAME: [list(one) for one in results]}})
    found = challenge.suggested(settings, GAME, [Seat(HUMAN, "You"), Seat(AI, "Mimi", level)])
    assert (found.level if found else "") == suggested


def test_what_is_suggested_takes_one_press_and_nothing_happens_without(desk) -> None:
    sitting = desk(results={"You": {GAME: [["easy", True]] * 3}})
    sitting.show(SetupScene(sitting.app, GAME))
    scene = sitting.top
    assert scene.level_tip.words.words == "You won the last three against Easy: try Normal?"
    assert {row.seat.level for row in scene.rows[1:]} == {"easy"}
    sitting.click(scene.level_tip.button)
    assert {row.seat.level for row in scene.rows[1:]} == {"normal"} and scene.challenge is None
    assert scene.level_tip.button not in scene.group.widgets


def test_a_finished_match_is_counted_with_its_result(desk) -> None:
    sitting = desk()
    match = finished((0,), "normal")
    over, match.told = match.told, None
    matches.sit_down(sitting.app, match, matches.new_path(GAME))
    match.told = over
    for _time in range(2):
        matches.finish(sitting.app, match)
    assert sitting.app.settings.results_of("You", GAME) == [("normal", True)]


def test_what_a_level_is_said_to_think_is_true_of_every_game():
    """Many decisions are made long before the time is over, and how long a master has is a setting."""
    for level in OFFERED:
        words = level_line(level)
        assert words and not {"seconds", "four"} & set(words.lower().split()), words


def test_the_name_of_a_commander_is_never_cut_on_its_plate(desk) -> None:
    """Names that differ only at their ends look different."""
    sitting = desk((1280, 720))
    sitting.show(SetupScene(sitting.app, "space-kitties"))
    row, seen = sitting.top.rows[0], []
    for own in ("Victoria Kattsichore", "Victoria Kattsichom"):
        row.own = own
        picture = pygame.Surface((1280, 720))
        row.chair.draw(picture, sitting.app.look, False, False)
        seen.append(pygame.image.tobytes(picture, "RGB"))
    assert seen[0] != seen[1]
