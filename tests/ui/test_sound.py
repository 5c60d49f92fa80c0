"""What is heard: effects, music, a place's own sound, and who makes room for whom."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest
from support.sittings import seats

import tabletop
from tabletop.base import paths
from tabletop.games.nine_lives.table.controller import NineLivesController
from tabletop.records.settings import Settings
from tabletop.screens.menu.menu import MenuScene
from tabletop.screens.menu.settings import SettingsScene
from tabletop.screens.shared import matches
from tabletop.screens.table.table import TableScene
from tabletop.ui.sound import DUCKED, HEARD, VOICES, Sound
from tabletop.ui.stage import furniture
from tabletop.ui.stage.layout import Beat
from tabletop.ui.stage.moods import HUSH, Moods
from tabletop.ui.stage.sprites import Stage


@pytest.fixture
def sound(dummy_screen):
    device = Sound(Settings())
    device.open()
    assert device.works
    yield device
    pygame.mixer.quit()


def ambience_volume() -> float:
    playing = pygame.mixer.Channel(0).get_sound()
    return playing.get_volume() if playing else 0.0


def test_every_table_with_music_and_every_mood_has_its_files() -> None:
    tables = {path.stem.removeprefix("music-") for path in paths.SOUNDS.glob("music-*.ogg")} - {"menu"}
    wanted = [f"ambience-{game}" for game in sorted(tables)]
    wanted += [f"meow-{voice}-{mood}" for voice in range(VOICES) for mood in HEARD]
    assert [name for name in wanted if not (paths.SOUNDS / f"{name}.ogg").exists()] == []


def named_sounds() -> Iterator[tuple[str, str]]:
    """Where the code names a sound, and a pattern for its file: what is given to whatever takes a `sound`."""
    home = Path(tabletop.__file__).parent
    for path in sorted(home.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        takes = {"Beat": Beat._fields.index("sound")}
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and "sound" in (names := [each.arg for each in node.args.args]):
                takes[node.name] = names.index("sound")
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            place = takes.get(ast.unparse(node.func))
            if re.search(r"(^|[._])sound(\.play)?$", ast.unparse(node.func)):
                place = 0
            given = [each.value for each in node.keywords if each.arg == "sound"]
            given += [] if place is None else node.args[place : place + 1]
            for name in (name for each in given for name in patterns(each)):
                yield f"{path.relative_to(home)}:{node.lineno}", name


def patterns(node: ast.AST) -> list[str]:
    """The names an expression can be; what is worked out in the middle of a name can be anything."""
    match node:
        case ast.Constant(value=str(name)):
            return [name] if name else []
        case ast.JoinedStr(values=parts):
            return ["".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)]
        case ast.IfExp(body=one, orelse=other):
            return [*patterns(one), *patterns(other)]
        case ast.BoolOp(values=values):
            return [name for value in values for name in patterns(value)]
        case ast.Name(id="sound") | ast.Attribute(attr="sound"):  # named where it comes from
            return []
    raise AssertionError(f"which sound is {ast.unparse(node)}?")


def test_every_sound_that_is_named_has_its_file() -> None:
    named = list(named_sounds())
    assert {"click", "pick", "refuse", "slide", "land-large", "boom", "meow-1", "explosion"} <= {
        name for _at, name in named
    }
    assert [(at, name) for at, name in named if not list(paths.SOUNDS.glob(f"{name}.ogg"))] == []


def test_a_place_sounds_under_the_music_until_another_one_does(sound) -> None:
    sound.loop("music-menu")
    sound.ambience("ambience-nine-lives")
    room = pygame.mixer.Channel(0).get_sound()
    assert pygame.mixer.Channel(0).get_busy() and pygame.mixer.music.get_busy()
    assert room.get_volume() == pytest.approx(sound.settings.ambience / 100, abs=0.01)
    sound.ambience("ambience-nine-lives")
    assert pygame.mixer.Channel(0).get_sound() is room, "the same goes on where it is"
    sound.ambience("ambience-kardashev")
    assert pygame.mixer.Channel(0).get_sound() is not room
    sound.settings.muted = True
    sound.adjust()
    assert ambience_volume() == 0


def test_a_louder_moment_makes_music_and_ambience_step_back_and_return(sound) -> None:
    sound.loop("music-menu")
    sound.ambience("ambience-paw-of-duty")
    before = pygame.mixer.music.get_volume(), ambience_volume()
    sound.play("click")
    sound.pass_time(0.2)
    assert (pygame.mixer.music.get_volume(), ambience_volume()) == before, "a click is no moment"
    sound.play("boom", duck=True)
    sound.pass_time(0.2)
    low = pygame.mixer.music.get_volume(), ambience_volume()
    for there, here in zip(before, low, strict=True):
        assert here == pytest.approx(there * DUCKED, abs=0.02)
    for _frame in range(300):
        sound.pass_time(1 / 60)
    assert (pygame.mixer.music.get_volume(), ambience_volume()) == before


def test_each_seat_has_a_voice(sound) -> None:
    for seat in range(8):
        sound.meow(seat, "glad")
    assert sorted(sound._effects) == [f"meow-{voice}-glad" for voice in range(VOICES)]
    sound.meow(0, "calm")
    assert len(sound._effects) == VOICES, "whoever is calm says nothing"


def test_without_a_device_everything_is_silent_and_safe() -> None:
    silent = Sound(Settings())
    silent.play("boom", duck=True)
    silent.meow(3, "hurt")
    silent.loop("music-menu")
    silent.ambience("ambience-cat-quest")
    silent.pass_time(0.1)


def test_a_table_has_its_place_and_the_menu_has_none(desk) -> None:
    sitting = desk()
    sitting.app.sound.open()
    sitting.show(MenuScene(sitting.app), frames=4)
    assert not pygame.mixer.Channel(0).get_busy()
    matches.begin(sitting.app, matches.default_setup(sitting.app, "nine-lives"))
    sitting.step(2)
    assert isinstance(sitting.top, TableScene) and pygame.mixer.Channel(0).get_busy()
    assert ambience_volume() > 0


class Touchy(NineLivesController):
    """Whatever happens, two of them feel something."""

    def feel(self, view, event):
        return [(1, "hurt"), (2, "glad")]


def test_one_cat_at_a_time_is_heard() -> None:
    moods = Moods(Touchy(seats(3)), Stage(furniture.paint))
    assert moods.feel(None, None, "off") == (1, "hurt")
    assert moods.feel(None, None, "off") is None, "not over each other"
    moods.update(HUSH + 0.1)
    assert moods.feel(None, None, "off") == (1, "hurt")


@pytest.mark.parametrize(("mute", "said"), [(False, "No sound device was found."), (True, "started without sound")])
def test_the_settings_say_why_nothing_is_heard(desk, monkeypatch, mute, said) -> None:
    sitting = desk()
    app = sitting.app
    app.mute, app.worker = mute, SimpleNamespace(close=lambda: None)
    monkeypatch.setattr(pygame.mixer, "init", lambda *how: (_ for _ in ()).throw(pygame.error("No such device")))
    sitting.show(SettingsScene(app))
    sound = next(section for section in sitting.top.columns[1] if section.title.words == "Sound")
    assert said in sound.problem.words and not any(slider.enabled for slider in sitting.top.volumes)
    assert said in sitting.told(sitting.top.volumes[0])
    monkeypatch.undo()
    app.mute = False
    sitting.show(SettingsScene(app))
    sound = next(section for section in sitting.top.columns[1] if section.title.words == "Sound")
    assert sound.problem is None and all(slider.enabled for slider in sitting.top.volumes), "a device has come"
