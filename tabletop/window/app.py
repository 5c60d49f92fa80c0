"""The window, the loop and the stack of scenes."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable
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
from tabletop.ui.render.theme import FADE, GAP, PALETTES, RADIUS
from tabletop.ui.scene import Scene
from tabletop.ui.sound import Sound
from tabletop.window.display import open_display, open_window, show_icon
from tabletop.window.placement import LEAST, placed
from tabletop.window.signals import Signals

if TYPE_CHECKING:
    from tabletop.ai.worker import Worker
    from tabletop.window.doorbell import Doorbell

FRAME = 1 / 60
DROWSY = 1 / 20
"""Seconds between looks at the queue when nothing has happened for a while."""
DROWSY_AFTER = 1.0
LONGEST = 0.1
"""Seconds that pass in one turn of the loop at most: what took long to draw makes nothing jump."""
NOTICE = 6.0
REPEAT, REPEATS = 350, 40
"""Milliseconds until a key that is held counts again, and between two such times."""
NEW = 0.5
"""Seconds for which what has come under a resting pointer does not hear a press: that was meant for what was there."""
MOVED = 4
"""Pixels a hand may shake while the pointer rests."""
HELD = 0.45
"""Seconds for which the key that fills the screen is taken for the same press: changing the window can take so long."""


class App:
    """Opens the window, then shows one scene after the other until told to quit."""

    def __init__(self, settings: Settings, mute: bool = False, bell: Doorbell | None = None) -> None:
        self.settings = settings
        self._bell = bell
        """At which other starts of the program ring."""
        self.mute = mute
        """No sound at all, whatever the settings say."""
        self.scenes: list[Scene] = []
        self.sound = Sound(settings)
        self.worker: Worker | None = None
        """The process in which bots think; there after the first frame."""
        self._second: Worker | None = None
        self.signals = Signals()
        self.running = True
        self._asked = self._forgiven = False
        """Whether what happens now was asked for by somebody, and whether something in the menu has failed before."""
        self._afresh = False
        """Whether the settings were put aside because the menu failed with them."""
        self._question: Scene | None = None
        """Whether to end though something would be lost."""
        self.frames = 0
        self._dirty = True
        self._old: pygame.Surface | None = None
        self._fade = 0.0
        self._quiet = self._f11_held = 0.0
        self.pointer = (-1, -1)
        """Where the pointer was when it was last heard of."""
        self._new = 0.0
        """Seconds for which what lies under it may be taken for what lay there before."""
        self._notice, self._notice_left = "", 0.0
        people.introduce(settings)
        self._open_window()
        self._relook()
        if settings.problem:
            self.notify(settings.problem)

    def _open_window(self) -> None:
        open_display()
        where = placed(self.settings.window, self.settings.screens)
        self._place, chosen = where.at, self.settings
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
        """Nothing is used or drawn in a size that the window has no longer: it changes before the system tells so."""
        if self.window.get_size() != self.look.size:
            self._relook()

    @property
    def pace(self) -> float:
        """How long motion takes, against normal; 0 for not at all."""
        return SPEEDS[self.settings.speed]

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        self._keep_picture(scene)
        if self.scenes:
            self.scenes[-1].pause()
        self._add(scene)

    def pop(self) -> None:
        """Take the top scene away; without any scene the program ends."""
        self._keep_picture()
        self.scenes.pop().leave()
        if self.scenes:
            self.scenes[-1].resume()
            self._show()
        else:
            self.quit()

    def reset(self, scene: Scene) -> None:
        """Only this scene from now on."""
        self._keep_picture(scene)
        self._empty()
        self._add(scene)

    def _empty(self) -> None:
        """Every scene leaves, whatever happens to one of them on its way."""
        while self.scenes:
            scene = self.scenes.pop()
            try:
                scene.leave()
            except Exception:
                from tabletop.base import journal

                journal.logger().exception("%s could not leave", type(scene).__name__)

    def _add(self, scene: Scene) -> None:
        self.scenes.append(scene)
        scene.enter()
        scene.arrange()
        self._show()

    def appear(self) -> None:
        """Something else lies under the pointer now: it is not pressed before somebody can have seen it."""
        self._new = NEW

    def _show(self) -> None:
        self._dirty = True
        self.appear()
        about = next((scene.caption for scene in reversed(self.scenes) if scene.caption), "")
        self.pane.window.title = _("{what} \u2013 Tabletop", what=about) if about else "Tabletop"
        if self.scenes and self.scenes[-1].music:
            self.sound.loop(self.scenes[-1].music)
            self.sound.ambience(self.scenes[-1].ambience)

    def _keep_picture(self, coming: Scene | None = None) -> None:
        """Remember what is on the screen, to fade from it; a scene that hides things is there at once."""
        self._old, self._fade = None, 0.0
        if self.frames and self.pace and not (coming and coming.discreet):
            self._old, self._fade = self.window.copy(), FADE

    def notify(self, words: str) -> None:
        """Show a sentence at the bottom of the window for a while."""
        self._notice, self._notice_left, self._dirty = words, NOTICE, True

    def say_at_once(self, words: str) -> None:
        """Show a sentence while something is done that no frame can be drawn in; not before the first frame."""
        if self.frames and self.scenes:
            kept = self._notice, self._notice_left
            self.notify(words)
            self.draw()
            self.pane.flip()
            self._notice, self._notice_left = kept
            self._dirty = True

    def hush(self) -> None:
        """What was told is read: something is asked for where it stands."""
        self._notice_left, self._dirty = 0.0, True

    def change_settings(self) -> None:
        """Settings were changed: look, sound and file follow."""
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
        """End the program; if something would be lost by it that is asked first, and asked again it ends."""
        lost = _lost(self.scenes)
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
        """The menu, what comes first, and on until somebody quits. Whatever happens, scenes leave, the worker ends."""
        last = time.perf_counter()
        try:
            if not self.scenes:
                self._try(navigation.open_menu)
            if first is not None:
                self._asked = True
                self._try(first)
            while self.running and not self.signals.ends(lambda: _lost(self.scenes)):
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
        """Somebody has started the program once more: this is it."""
        files = self._bell.rung() if self._bell else None
        if files is not None:
            self.pane.come_forward()
        if files:
            self._asked = True
            self._try(lambda app: navigation.open_files(app, files))

    def _try(self, act: Callable[[App], None]) -> None:
        """Do something outside the loop; a fault in it is survived as one in the loop is."""
        try:
            act(self)
        except TabletopError:
            raise
        except Exception as fault:
            self._survive(fault)

    def _wake_up(self) -> None:
        """What the first frame did not wait for."""
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
        """Be heard, if that is wanted and there is a device: what plays here plays from now on."""
        if self.mute:
            self.sound.silence = _("Tabletop was started without sound.")
        elif not self.sound.works:
            self.sound.open()
            self._show()

    def second_worker(self) -> Worker | None:
        """The process that thinks for people, if it may: begun when it is first needed."""
        if self._second is None and self.worker is not None:
            from tabletop.ai.worker import ADVISER, Worker

            self._second = Worker(ADVISER)
        return self._second

    def close(self) -> None:
        self.pane.settle(self.settings)
        self.pane.close()  # nobody has to watch what follows
        if self._bell:
            self._bell.take_down()
        left = list(self.scenes)
        self._empty()
        for worker in (self.worker, self._second):
            if worker is not None:
                worker.close()
        self.keep_settings()
        if library := sys.modules.get("tabletop.records.library"):
            library.settle()
        pygame.quit()
        self.signals.farewell(_lost(left))

    def step(self, seconds: float) -> bool:
        """One turn of the loop: input, time, picture. True if something was drawn."""
        try:
            return self._step(seconds)
        except Exception as fault:
            self._survive(fault)
            return True

    def _survive(self, fault: Exception) -> None:
        """A scene has failed: all leave, which saves the match, and another says so.

        Where there is nothing to go back to the fault goes on and ends the program. What somebody asked for in the
        menu may fail once: there the menu itself is sound. One that was never seen whole is tried with other settings.
        """
        from tabletop.window import faults
        from tabletop.window.fault_screen import FaultScene

        top, failed = self.scenes[-1] if self.scenes else None, list(self.scenes)
        if top is None or not (top.whole or self._asked):
            self._start_afresh(fault, failed)
            return
        if isinstance(top, FaultScene) or (top.vital and (self._forgiven or not self._asked)):
            raise fault
        self._forgiven, self._asked, self._question = self._forgiven or top.vital, False, None
        self.window.set_clip(None)
        self._empty()
        self.reset(FaultScene(self, faults.write_down(fault, failed)))

    def _start_afresh(self, fault: Exception, failed: list[Scene]) -> None:
        """The menu cannot be shown, perhaps for something in the settings: try it with the defaults, once."""
        if self._afresh:
            settings_file.take_back(self.settings)
            raise fault
        from tabletop.window import faults

        faults.write_down(fault, failed)
        self._afresh = True
        settings_file.start_afresh(self.settings)
        people.introduce(self.settings)
        self.window.set_clip(None)
        self._empty()
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
        self._provoke(self.scenes[-1], "update")
        self._dirty = self.scenes[-1].update(seconds) or bool(seen) or self._dirty
        for below in self._seen[:-1]:
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
        """Let the background move a little, if it may and nothing lies over it."""
        may = self._notice_left <= 0 and self.pace and not self.settings.reduce_motion
        if may and self.scenes[-1].shimmer(self.window, seconds):
            self.pane.flip()

    def _pass_time(self, seconds: float) -> None:
        self.pane.pass_time(seconds, self.settings)
        self._f11_held -= seconds
        self._new -= seconds
        self.sound.pass_time(seconds)
        if self._fade > 0:
            self._fade -= seconds
            self._dirty = True
            if self._fade <= 0:
                self._old = None
        if self._notice_left > 0:
            self._notice_left -= seconds
            self._dirty = self._dirty or self._notice_left <= 0

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
        elif self.scenes and not (isinstance(event, Pointer) and self._too_soon(event)):
            self._provoke(self.scenes[-1], "handle")
            self.scenes[-1].handle(event)

    def _too_soon(self, event: Pointer) -> bool:
        """Whether this presses what has only just come under the pointer; one that moves knows where it goes."""
        if max(abs(event.x - self.pointer[0]), abs(event.y - self.pointer[1])) > MOVED:
            self._new = 0.0
        self.pointer = event.at
        return event.kind == "down" and self._new > 0

    def _provoke(self, scene: Scene, where: str) -> None:
        """Have a scene fail, if somebody wants to see what becomes of that."""
        if "TABLETOP_FAULT" in os.environ:
            from tabletop.window.faults import provoke

            provoke(scene, where)

    @property
    def _seen(self) -> list[Scene]:
        """The top scene and what can be seen below it, the lowest first."""
        lowest = len(self.scenes) - 1
        while lowest > 0 and not self.scenes[lowest].opaque:
            lowest -= 1
        return self.scenes[lowest:]

    def draw(self) -> None:
        """The top scene and, under a layer, what is below it."""
        self.look.begin_frame()
        for scene in self._seen:
            self._provoke(scene, "draw")
            scene.draw(self.window)
        if self._old is not None and self._fade > 0 and self._old.get_size() == self.window.get_size():
            self._old.set_alpha(int(255 * self._fade / FADE))
            self.window.blit(self._old, (0, 0))
        if self._notice_left > 0:
            self._draw_notice()
        self._dirty = self.look.loading

    def _draw_notice(self) -> None:
        look = self.look
        pad, align = (4 * GAP, 2 * GAP), pygame.FONT_CENTER
        width = min(look.px(700) * max(100, look.text_percent) // 100, look.size[0] - look.px(8 * GAP))
        sign = look.sign(self._notice, "body", pad, edge="accent", radius=RADIUS, width=width, align=align)
        middle, bottom = look.size[0] // 2, look.size[1] - look.px(GAP)
        place, asking = sign.get_rect(midbottom=(middle, bottom)), self.scenes[-1].asking()
        if asking and place.colliderect(asking):
            place.bottom = asking.top - look.px(GAP)
        self.window.blit(sign, place)


def _lost(scenes: Iterable[Scene]) -> str:
    """Why something in these scenes would be lost if the program ended now; empty if nothing would."""
    return next((words for scene in scenes if (words := scene.unsaved())), "")
