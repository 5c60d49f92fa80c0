"""What the person can choose about the program. Imports the settings and the ui."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.settings import SPEEDS
from tabletop.ui.controls import Choice, Slider, Toggle
from tabletop.ui.form import Field, Fields, place_columns
from tabletop.ui.look import Look
from tabletop.ui.screen import Page
from tabletop.ui.scroll import ScrollArea
from tabletop.ui.theme import PALETTES, TEXT_SIZES
from tabletop.words import _

if TYPE_CHECKING:
    from tabletop.app import App


class SettingsScene(Page):
    """Everything takes effect at once and is kept at once."""

    planet = "shell/planet-3"

    def __init__(self, app: App) -> None:
        super().__init__(app, _("Settings"))
        self.area = ScrollArea()
        self.fullscreen = Toggle(app.settings.fullscreen, lambda on: app.toggle_fullscreen())
        self.columns = [[self._reading(), self._motion()], [self._sound(), self._window()]]
        self.group.widgets.append(self.area)
        for section in (section for column in self.columns for section in column):
            self.group.widgets += section.widgets()
        self.group.set_focus(self.back_button)

    def _reading(self) -> Fields:
        themes = {"night": _("Night"), "contrast": _("High contrast")}
        text = Choice(
            [(size, f"{size}") for size in TEXT_SIZES], self.app.settings.text, partial(self._set, "text")
        )
        theme = Choice(
            [(name, themes[name]) for name in PALETTES], self.app.settings.theme, partial(self._set, "theme")
        )
        return Fields(
            _("Reading"),
            [
                Field(_("Text size, %"), text, icon="text-size"),
                Field(_("Colours"), theme, icon="contrast"),
            ],
        )

    def _motion(self) -> Fields:
        words = {"off": _("Off"), "fast": _("Fast"), "normal": _("Normal"), "relaxed": _("Relaxed")}
        settings = self.app.settings
        speed = Choice([(name, words[name]) for name in SPEEDS], settings.speed, partial(self._set, "speed"))
        reduce = Toggle(settings.reduce_motion, partial(self._set, "reduce_motion"))
        pace = Slider(
            settings.pace,
            0,
            3000,
            100,
            partial(self._slide, "pace"),
            lambda value: _("{seconds} s").format(seconds=f"{value / 1000:.1f}"),
            self.app.keep_settings,
        )
        return Fields(
            _("Motion"),
            [
                Field(_("Speed of pieces"), speed, icon="speed"),
                Field(
                    _("Reduce motion"), reduce, _("Pieces fade from place to place instead of flying."), "eye"
                ),
                Field(
                    _("AI waits"),
                    pace,
                    _("How long before each of its moves, so that you can follow."),
                    "robot",
                ),
            ],
        )

    def _sound(self) -> Fields:
        settings = self.app.settings

        def volume(name: str) -> Slider:
            return Slider(
                getattr(settings, name),
                0,
                100,
                5,
                partial(self._slide, name),
                lambda value: _("{value} %").format(value=value),
                self.app.keep_settings,
            )

        self.volumes = [volume("effects"), volume("music")]
        fields = [
            Field(_("Effects"), self.volumes[0], icon="sound"),
            Field(_("Music"), self.volumes[1], icon="music"),
            Field(_("Mute everything"), Toggle(settings.muted, self._mute), icon="sound-off"),
        ]
        self._mute_sliders()
        return Fields(_("Sound"), fields)

    def _window(self) -> Fields:
        acceleration = Toggle(self.app.settings.acceleration == "on", self._accelerate)
        return Fields(
            _("Window"),
            [
                Field(_("Full screen"), self.fullscreen, _("F11 does the same anywhere."), "fullscreen"),
                Field(
                    _("Display acceleration"),
                    acceleration,
                    _(
                        "Draws through the graphics card: faster on some machines, slower on others. "
                        "Takes effect the next time Tabletop starts."
                    ),
                    "star",
                ),
            ],
        )

    # -- what changes --------------------------------------------------------------------------------------

    def _set(self, name: str, value: object) -> None:
        setattr(self.app.settings, name, value)
        self.app.change_settings()

    def _slide(self, name: str, value: int) -> None:
        """While a slider moves only the sound follows; the file is written when it is let go."""
        setattr(self.app.settings, name, value)
        self.app.sound.adjust()
        self.app.sound.play("place" if name == "effects" else "tick")

    def _mute(self, muted: bool) -> None:
        self._set("muted", muted)
        self._mute_sliders()
        self.app.sound.play("place")

    def _mute_sliders(self) -> None:
        for slider in self.volumes:
            slider.enabled = not self.app.settings.muted

    def _accelerate(self, on: bool) -> None:
        self._set("acceleration", "on" if on else "off")

    def update(self, seconds: float) -> bool:
        if self.fullscreen.value != self.app.settings.fullscreen:  # F11
            self.fullscreen.value, self.group.changed = self.app.settings.fullscreen, True
        return super().update(seconds)

    def arrange(self) -> None:
        super().arrange()
        look: Look = self.look
        self.area.rect = self.body.inflate(2 * look.px(6), 0)
        place_columns(look, self.area, self.columns)
