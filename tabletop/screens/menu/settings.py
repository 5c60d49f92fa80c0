"""What the person can choose about the program."""

from collections.abc import Callable
from functools import partial
from typing import Any

from tabletop.base.words import _
from tabletop.records.settings import CHOICES, LEARNING, VOLUMES
from tabletop.ui.input import FILLS_SCREEN
from tabletop.ui.screen import Page
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.controls import Choice, Slider, Toggle
from tabletop.ui.widgets.form import Field, Fields, place_columns
from tabletop.ui.widgets.scroll import ScrollArea


class SettingsScene(Page):
    """Every change takes effect and is saved at once."""

    planet = "shell/planet-3"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell, _("Settings"))
        self.area = ScrollArea()
        self.fullscreen = Toggle(shell.settings.fullscreen, lambda on: shell.toggle_fullscreen())
        self.columns = [[self._reading(), self._turns(), self._window()], [self._motion(), self._sound()]]
        self.group.widgets.append(self.area)
        for section in (section for column in self.columns for section in column):
            self.group.widgets += section.widgets()
        self.group.set_focus(self.back_button)

    def _reading(self) -> Fields:
        themes = {"night": _("Night"), "contrast": _("High contrast")}
        fields = [
            Field(_("Text size, %"), self._choice("text", str), icon="text-size"),
            Field(_("Colours"), self._choice("theme", themes.__getitem__), icon="contrast"),
        ]
        return Fields(_("Reading"), fields)

    def _motion(self) -> Fields:
        words = {"off": _("Off"), "fast": _("Fast"), "normal": _("Normal"), "relaxed": _("Relaxed")}
        talk = {"off": _("Never"), "seldom": _("Seldom"), "lively": _("A lot")}
        reduced = _("Pieces fade from place to place instead of flying.")
        pace = self._slider("pace", 3000, 100, lambda value: _("{seconds} s", seconds=f"{value / 1000:.1f}"))
        paced = _("How long before each of its moves, so that you can follow.")
        seconds = _("Seconds a cat that plays Master gets for a decision. With more it plays better.")
        fields = [
            Field(_("Speed of pieces"), self._choice("speed", words.__getitem__), icon="speed"),
            Field(_("Reduce motion"), self._switch("reduce_motion"), reduced, "eye"),
            Field(_("AI waits"), pace, paced, "clock"),
            Field(_("Master thinks, s"), self._choice("master", str), seconds, "speed"),
            Field(_("AI cats talk"), self._choice("chatter", talk.__getitem__), icon="robot"),
        ]
        return Fields(_("Motion"), fields)

    def _turns(self) -> Fields:
        words = {"auto": _("Always at first"), "always": _("Always"), "lost": _("Only for losses"), "never": _("Never")}
        waits = _(
            "A decision that ends your turn waits for Space: in your first {count} matches always, then only when "
            "something is lost for good; or as you choose.",
            count=LEARNING,
        )
        recapped = _("What happened is shown when you sit down: after a curtain, or to a match that goes on.")
        fields = [
            Field(_("Wait for End turn"), self._choice("end_turn", words.__getitem__), waits, "hand"),
            Field(_("Recap"), self._switch("recap"), recapped, "clock"),
        ]
        return Fields(_("Your turn"), fields)

    def _sound(self) -> Fields:
        if self.shell.worker is not None:  # the program is up
            self.shell.open_sound()
        self.silence = self.shell.sound.silence
        self.volumes = [self._slider(name, 100, 5, lambda value: _("{value} %", value=value)) for name in VOLUMES]
        self._mute_sliders()
        around = _("What is heard around a table: a clock, wind, engines.")
        fields = [
            Field(_("Effects"), self.volumes[0], icon="sound"),
            Field(_("Music"), self.volumes[1], icon="music"),
            Field(_("Surroundings"), self.volumes[2], around, "home"),
            Field(_("Mute everything"), Toggle(self.shell.settings.muted, self._mute), icon="sound-off"),
        ]
        return Fields(_("Sound"), fields, self.silence)

    def _window(self) -> Fields:
        accelerate = partial(self._set, "acceleration")
        acceleration = Toggle(self.shell.settings.acceleration == "on", lambda on: accelerate("on" if on else "off"))
        accelerated = _(
            "Draws through the graphics card: faster on some machines, slower on others. "
            "Takes effect the next time Tabletop starts."
        )
        anywhere = _("{keys} does the same anywhere.", keys=FILLS_SCREEN)
        fields = [
            Field(_("Full screen"), self.fullscreen, anywhere, "fullscreen"),
            Field(_("Display acceleration"), acceleration, accelerated, "star"),
        ]
        return Fields(_("Window"), fields)

    def _switch(self, name: str) -> Toggle:
        return Toggle(getattr(self.shell.settings, name), partial(self._set, name))

    def _choice(self, name: str, words: Callable[[Any], str]) -> Choice[object]:
        entries = [(value, words(value)) for value in CHOICES[name]]
        return Choice(entries, getattr(self.shell.settings, name), partial(self._set, name))

    def _slider(self, name: str, most: int, step: int, words: Callable[[int], str]) -> Slider:
        settings = self.shell.settings
        act, done = partial(self._slide, name), self.shell.keep_settings
        return Slider(getattr(settings, name), 0, most, step, act, words, done)

    def _set(self, name: str, value: object) -> None:
        setattr(self.shell.settings, name, value)
        self.shell.change_settings()

    def _slide(self, name: str, value: int) -> None:
        """While a slider moves only the sound follows; settings are saved when it is let go."""
        setattr(self.shell.settings, name, value)
        self.shell.sound.adjust()
        self.shell.sound.play("place" if name == "effects" else "tick")

    def _mute(self, muted: bool) -> None:
        self._set("muted", muted)
        self._mute_sliders()
        self.shell.sound.play("place")

    def _mute_sliders(self) -> None:
        why = self.silence or (_("Everything is muted.") if self.shell.settings.muted else "")
        for slider in self.volumes:
            slider.enabled, slider.hint = not why, why

    def update(self, seconds: float) -> bool:
        if self.fullscreen.value != self.shell.settings.fullscreen:  # F11
            self.fullscreen.value, self.group.changed = self.shell.settings.fullscreen, True
        return super().update(seconds)

    def arrange(self) -> None:
        super().arrange()
        self.area.rect = self.body.inflate(2 * self.look.px(6), 0)
        place_columns(self.look, self.area, self.columns)
