"""What is heard: effects, music, a place's own sound, and who makes room for whom."""

from types import SimpleNamespace

import pygame
import pytest
from sittings import seats

from tabletop import paths
from tabletop.games.nine_lives.controller import NineLivesController
from tabletop.scenes import matches
from tabletop.scenes.menu import MenuScene
from tabletop.scenes.settings import SettingsScene
from tabletop.scenes.table import TableScene
from tabletop.settings import Settings
from tabletop.ui import furniture
from tabletop.ui.moods import HUSH, Moods
from tabletop.ui.sound import DUCKED, HEARD, VOICES, Sound
from tabletop.ui.sprites import Stage


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
