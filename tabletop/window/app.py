"""The window, the loop and the stack of scenes."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from tabletop.base.errors import TabletopError
from tabletop.base.words import _
from tabletop.records import people
from tabletop.records import settings as settings_file
from tabletop.records.settings import SPEEDS, Settings
from tabletop.screens import navigation
from tabletop.ui import input as inputs
from tabletop.ui.input import Dropped, Input, Key, Pointer, Window
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import PALETTES
from tabletop.ui.scene import Scene
from tabletop.ui.sound import Sound
from tabletop.window.display import open_display, open_window, show_icon
from tabletop.window.overlays import Fade, Notice
from tabletop.window.placement import LEAST, placed
from tabletop.window.press import PressGuard
from tabletop.window.signals import Signals
from tabletop.window.stack import Stack, lost_with, provoke

if TYPE_CHECKING:
    from tabletop.ai.worker import Worker
    from tabletop.window.doorbell import Doorbell

FRAME = 1 / 60
DROWSY = 1 / 20
"""Seconds between looks at the queue when nothing has happened for a while."""
DROWSY_AFTER = 1.0
LONGEST = 0.1
"""Seconds that pass in one turn of the loop at most: what took long to draw makes nothing jump."""
REPEAT, REPEATS = 350, 40
"""Milliseconds until a key that is held repeats, and between repeats."""
HELD = 0.45
"""Seconds for which F11 is taken for the same press: changing the window can take so long."""


class App:
    """Opens the window, then shows one scene after the other until told to quit."""

    def __init__(self, settings: Settings, mute: bool = False, bell: Doorbell | None = None) -> None:
        self.settings = settings
        self._bell = bell
        """Rung by other starts of the program."""
        self.mute = mute
        """No sound at all, whatever the settings say."""
        self.stack = Stack()
        self.scenes = self.stack.scenes
        self.sound = Sound(settings)
        self.worker: Worker | None = None
        """The process in which bots think; there after the first frame."""
        self._second: Worker | None = None
        self.signals = Signals()
        self.running = True
        self._asked = self._forgiven = self._afresh = False
        """Whether a person asked for what happens, whether the menu has failed, whether the settings were reset."""
        self._question: Scene | None = None
        """Asks whether to end though something would be lost."""
        self.frames = 0
        self._dirty = True
        self.notice, self._fade = Notice(), Fade()
        self._quiet = self._f11_held = 0.0
        self._presses = PressGuard()
        people.introduce(settings)
        self._open_window()
        self._relook()
        if settings.problem:
            self.notify(settings.problem)

    def _open_window(self) -> None:
        open_display()
        chosen = self.settings
        where = placed(chosen.window, chosen.screens)
        self._place = where.at
        self.pane = open_window(where, chosen.fullscreen, chosen.acceleration == "on", chosen.maximised)
        self.window = self.pane.surface
        pygame.font.init()
        pygame.key.set_repeat(REPEAT, REPEATS)

    def _relook(self) -> None:
        self.look = Look(PALETTES[self.settings.theme], self.window.get_size(), self.settings.text)
        for scene in self.scenes:
            scene.arrange()
        self._dirty = True

    def _fit(self) -> None:
        """Use the window's true size: it changes before the system says so."""
        if self.window.get_size() != self.look.size:
            self._relook()

    @property
    def pointer(self) -> tuple[int, int]:
        return self._presses.at

    @property
    def pace(self) -> float:
        return SPEEDS[self.settings.speed]

    def push(self, scene: Scene) -> None:
        self._keep_picture(scene)
        self.stack.push(scene)
        self._show()

    def pop(self) -> None:
        self._keep_picture()
        self.stack.pop()
        if self.scenes:
            self._show()
        else:
            self.quit()

    def reset(self, scene: Scene) -> None:
        self._keep_picture(scene)
        self.stack.empty()
        self.stack.add(scene)
        self._show()

    def appear(self) -> None:
        self._presses.appear()

    def _show(self) -> None:
        self._dirty = True
        self.appear()
        self.pane.window.title = self.stack.title
        if self.scenes and self.scenes[-1].music:
            self.sound.loop(self.scenes[-1].music)
            self.sound.ambience(self.scenes[-1].ambience)

    def _keep_picture(self, coming: Scene | None = None) -> None:
        """Remember what is on the screen, to fade from it; a scene that hides things is there at once."""
        fades = self.frames and self.pace and not (coming and coming.discreet)
        self._fade.begin(self.window.copy() if fades else None)

    def notify(self, words: str) -> None:
        self.notice.show(words)
        self._dirty = True

    def say_at_once(self, words: str) -> None:
        """Not before the first frame."""
        if self.frames and self.scenes:
            kept = self.notice.words, self.notice.left
            self.notify(words)
            self.draw()
            self.pane.flip()
            self.notice.words, self.notice.left = kept
            self._dirty = True

    def hush(self) -> None:
        self.notice.left, self._dirty = 0.0, True

    def change_settings(self) -> None:
        self._relook()
        self.sound.adjust()
        self.keep_settings()

    def keep_settings(self) -> None:
        settings_file.write(self.settings)
        if self.settings.problem:
            self.notify(self.settings.problem)

    def toggle_fullscreen(self) -> None:
        self.pane.toggle_full(self.settings)
        self.keep_settings()

    def quit(self) -> None:
        """End the program; if something would be lost ask first; asked again it ends."""
        lost = self.stack.lost()
        if not lost or self.scenes[-1] is self._question:
            self._end()
            return
        from tabletop.ui.widgets.dialog import Dialog

        buttons = [(_("Stay"), lambda: None), (_("Quit without saving"), self._end)]
        self._question = Dialog(self, _("This match is not saved"), lost, buttons, "warning")
        self.push(self._question)

    def _end(self) -> None:
        self.running = False

    def run(self, first: Callable[[App], None] | None = None) -> None:
        """Open the menu, then `first`, and loop until somebody quits; whatever happens, scenes leave, workers end."""
        last = time.perf_counter()
        try:
            if not self.scenes:
                self._try(navigation.open_menu)
            if first is not None:
                self._asked = True
                self._try(first)
            while self.running and not self.signals.ends(self.stack.lost):
                self._answer_bell()
                now = time.perf_counter()
                busy = self.step(min(now - last, LONGEST))
                last = now
                if self.frames == 1 and busy and self.worker is None:
                    self._wake_up()
                pause = FRAME if busy or self._quiet < DROWSY_AFTER else DROWSY
                time.sleep(max(0.0, pause - (time.perf_counter() - now)))
        finally:
            self.close()

    def _answer_bell(self) -> None:
        """Come to the front if the program was started once more, and open the files it was given."""
        files = self._bell.rung() if self._bell else None
        if files is not None:
            self.pane.come_forward()
        if files:
            self._asked = True
            self._try(lambda app: navigation.open_files(app, files))

    def _try(self, act: Callable[[App], None]) -> None:
        """Do something outside the loop and survive faults as in the loop."""
        try:
            act(self)
        except TabletopError:
            raise
        except Exception as fault:
            self._survive(fault)

    def _wake_up(self) -> None:
        """Do what the first frame did not wait for."""
        from tabletop.ai.worker import Worker
        from tabletop.base import journal, paths
        from tabletop.base.files import sweep
        from tabletop.records import saves

        self.pane.window.minimum_size = LEAST
        show_icon(self.pane.window)
        if self._place is not None and not (self.pane.full or self.pane.maximised):
            self.pane.put(self._place)  # or it creeps at every start: the title bar has pushed it
        self.open_sound()
        self.worker = Worker()
        inputs.open_gamepads()
        sweep(paths.saves())
        sweep(paths.config())
        saves.tidy_soon()
        navigation.prepare_soon()
        journal.begin(f"pygame {pygame.version.ver}, {pygame.display.get_driver()}, {self.window.get_size()}")

    def open_sound(self) -> None:
        if self.mute:
            self.sound.silence = _("Tabletop was started without sound.")
        elif not self.sound.works:
            self.sound.open()
            self._show()

    def second_worker(self) -> Worker | None:
        if self._second is None and self.worker is not None:
            from tabletop.ai.worker import ADVISER, Worker

            self._second = Worker(ADVISER)
        return self._second

    def close(self) -> None:
        self.pane.settle(self.settings)
        self.pane.close()  # before what takes long
        if self._bell:
            self._bell.take_down()
        left = list(self.scenes)
        self.stack.empty()
        for worker in (self.worker, self._second):
            if worker is not None:
                worker.close()
        self.keep_settings()
        if library := sys.modules.get("tabletop.records.library"):
            library.settle()
        pygame.quit()
        self.signals.farewell(lost_with(left))

    def step(self, seconds: float) -> bool:
        """One turn of the loop: input, time, picture. True if something was drawn."""
        try:
            return self._step(seconds)
        except Exception as fault:
            self._survive(fault)
            return True

    def _survive(self, fault: Exception) -> None:
        """A scene has failed: all leave, which saves the match, and the fault's screen says so.

        A menu that was never seen whole is tried with other settings. What was asked for in the menu may fail once.
        A fault with nothing to go back to is raised again and ends the program.
        """
        from tabletop.window import faults
        from tabletop.window.fault_screen import FaultScene

        top, failed = self.scenes[-1] if self.scenes else None, list(self.scenes)
        if top is None or not (top.whole or self._asked):
            if self._afresh:
                settings_file.take_back(self.settings)
                raise fault
            faults.write_down(fault, failed)
            self._start_afresh()
            return
        if isinstance(top, FaultScene) or (top.vital and (self._forgiven or not self._asked)):
            raise fault
        self._forgiven, self._asked, self._question = self._forgiven or top.vital, False, None
        self.window.set_clip(None)
        self.stack.empty()
        self.reset(FaultScene(self, faults.write_down(fault, failed)))

    def _start_afresh(self) -> None:
        """The menu cannot be shown, perhaps because of a setting: try the default settings, once."""
        self._afresh = True
        settings_file.start_afresh(self.settings)
        people.introduce(self.settings)
        self.window.set_clip(None)
        self.stack.empty()
        self._relook()
        self.sound.adjust()
        self.notify(self.settings.problem)
        self._try(navigation.back_to_menu)

    def _step(self, seconds: float) -> bool:
        seen = inputs.read(self.pane.density)
        self._asked = True
        for event in seen:
            self._fit()
            self._dispatch(event)
        self._asked = False
        if not self.scenes:
            return False
        self._fit()
        provoke(self.scenes[-1], "update")
        self._dirty = self.scenes[-1].update(seconds) or bool(seen) or self._dirty
        for below in self.stack.seen[:-1]:
            self._dirty = below.bring_in() or self._dirty
        self._pass_time(seconds)
        self._fit()
        self._quiet = 0.0 if seen or self._dirty else self._quiet + seconds
        if not self._dirty:
            self._shimmer(seconds)
            return False
        self._dirty = False
        self.draw()
        self.pane.flip()
        self.frames += 1
        return True

    def _shimmer(self, seconds: float) -> None:
        """Let the background move a little, if settings allow it and no notice lies over it."""
        may = self.notice.left <= 0 and self.pace and not self.settings.reduce_motion
        if may and self.scenes[-1].shimmer(self.window, seconds):
            self.pane.flip()

    def _pass_time(self, seconds: float) -> None:
        self.pane.pass_time(seconds, self.settings)
        self._f11_held -= seconds
        self._presses.pass_time(seconds)
        self.sound.pass_time(seconds)
        self._dirty |= self._fade.pass_time(seconds) | self.notice.pass_time(seconds)

    def _dispatch(self, event: Input) -> None:
        if isinstance(event, Window):
            self.pane.follow(event.kind)
            if event.kind == "closed":
                self.quit()
        elif isinstance(event, Dropped):
            navigation.open_files(self, event.files)
        elif isinstance(event, Key) and event.name == "f11":
            if self._f11_held <= 0:
                self.toggle_fullscreen()
            self._f11_held = HELD
        elif isinstance(event, Key) and event.name in ("f4", "q") and event.control:
            self.quit()
        elif isinstance(event, Key) and event.name == "f1" and self.scenes and (help_ := self.scenes[-1].help()):
            navigation.open_rules(self, *help_)
        elif self.scenes and not (isinstance(event, Pointer) and self._presses.too_soon(event)):
            provoke(self.scenes[-1], "handle")
            self.scenes[-1].handle(event)

    def draw(self) -> None:
        self.look.begin_frame()
        for scene in self.stack.seen:
            provoke(scene, "draw")
            scene.draw(self.window)
        self._fade.draw(self.window)
        self.notice.draw(self.window, self.look, self.scenes[-1].asking() if self.scenes else None)
        self._dirty = self.look.loading
