"""A storm of input over every scene: mouse, keys, wheel, text, gamepad, resizing, focus, as real pygame events.

Nothing may break, nothing may have to be survived, the table offers exactly what is legal, and Escape always leads out:
to the menu, a question whether to quit, or a layer that has the way out on it.
"""

import multiprocessing
import os
import time
import traceback
from collections import Counter
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

from tests.siege.programs import Home, until
from tests.siege.report import Bounds, Report
from tests.siege.sitting import SIZES, Sitting

CHILDREN = 2
EPISODE = 200
"""Events from one beginning to the next."""
PRESSES = 6
SILENT = 120.0
"""Seconds without a word of a child before it hangs."""
NEEDED = {
    "MenuScene", "SetupScene", "SavedScene", "SettingsScene", "RulebookScene", "ChooserScene", "CloseupScene",
    "PauseScene", "CurtainScene", "ResultsScene", "Dialog", "ShareScene", "FileChooser", "ReplayScene", "SearchScene",
    "TakeoverScene", "LessonScene", "ChaptersScene", "AftermathScene", "StatisticsScene", "PeopleScene", "DesignScene",
    "LookUpScene", "BadgesScene", "SheetScene", "KeysScene", "AboutScene", "OffersScene", "PickScene", "recap",
    "full screen", "changed before it was told",
}  # fmt: skip
"""What a whole storm has to reach, besides the tables."""
KEYS = (
    "left", "right", "up", "down", "return", "space", "escape", "tab", "page down", "page up", "home", "end",
    "delete", "backspace", "f1", "f11", "i", "r", "z", "f", "a", "7", "f5", "l", "v", "t", ".", ",",
)  # fmt: skip


class Weather(Sitting):
    """Everything that can be done to a program."""

    def blow(self) -> None:
        """One event, then a look at whether everything holds."""
        chance = self.chance
        kinds: list[tuple[Callable[[], str], int]] = [
            (self.press_key, 26), (self.click_anywhere, 8), (self.click_widget, 16), (self.play, 26),
            (self.touch_piece, 14), (self.wheel, 5), (self.write, 4), (self.pad, 10), (self.window, 3),
            (self.fill_screen, 1), (self.move, 8), (self.quit, 1),
        ]  # fmt: skip
        if self.scene() in ("RulebookScene", "SettingsScene", "SetupScene") and chance.random() < 0.25:
            self.key("escape")  # there is more to see
        act = chance.choices([kind for kind, _weight in kinds], [weight for _kind, weight in kinds])[0]
        self.did.append(act())
        self.step(chance.choice([1 / 60, 1 / 60, 1 / 60, 0.1, 0.7]))
        if not self.app.running or not self.app.scenes:
            raise Ended
        self.look()

    def look(self) -> None:
        top = self.top
        if type(top).__name__ != "TableScene" or not top.settled:
            return
        mine = top.viewer is not None and top.match.to_act == top.viewer
        if top.sitting.held is not None:
            assert mine and top.sitting.held in top.match.legal and top.panel.answers, "what waits can be done"
            return
        offered, legal = list(top.hand.index.gestures), top.match.legal if mine else []
        assert set(offered) == set(legal), f"it offers {len(offered)} of {len(legal)} legal actions"

    def press_key(self) -> str:
        name = self.chance.choice(KEYS)
        mod = self.chance.choice([0, 0, 0, 0, self.pygame.KMOD_SHIFT, self.pygame.KMOD_CTRL])
        self.key(name, mod)
        return f"key {name} {mod}"

    def place(self) -> tuple[int, int]:
        width, height = self.app.look.size
        return self.chance.randrange(-5, width + 5), self.chance.randrange(-5, height + 5)

    def click_anywhere(self) -> str:
        return self.click(self.place(), self.chance.choice([1, 1, 1, 2, 3]))

    def click(self, at: tuple[int, int], button: int = 1) -> str:
        self.post(self.pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        self.post(self.pygame.MOUSEBUTTONDOWN, pos=at, button=button)
        if self.chance.random() < 0.15:
            self.step(self.chance.choice([0.1, 0.6]))
        if self.chance.random() < 0.95:
            self.post(self.pygame.MOUSEBUTTONUP, pos=at, button=button)
        return f"click {at} {button}"

    def click_widget(self) -> str:
        group = getattr(self.top, "group", None) or getattr(getattr(self.top, "panel", None), "group", None)
        widgets = [widget for widget in getattr(group, "widgets", []) if widget.rect.width]
        if not widgets:
            return self.click_anywhere()
        widget = self.chance.choice(widgets)
        return f"{type(widget).__name__}: " + self.click(tuple(widget.rect.center))

    def play(self) -> str:
        """By hand what is legal, if there is something."""
        table = self.top
        gestures = list(table.hand.index.gestures.values()) if hasattr(table, "hand") else []
        if not gestures:
            return self.press_key()
        gesture = self.chance.choice(gestures)
        places = [table.stage.place(key) for key in (gesture.lift, self.chance.choice(gesture.drops))]
        if None in places:
            return self.press_key()
        unit = table.look.unit
        start, end = [(round(x * unit), round(y * unit)) for x, y in places]
        if self.chance.random() < 0.35:  # pressed twice it is played, whatever it can mean
            self.click(start)
            self.step()
            return f"twice {gesture.lift}: " + self.click(start)
        self.post(self.pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0))
        self.post(self.pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        self.step()
        self.post(self.pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0))
        self.step()
        self.post(self.pygame.MOUSEBUTTONUP, pos=end, button=1)
        return f"drag {gesture.lift} from {start} to {end}"

    def touch_piece(self) -> str:
        sprites = list(getattr(getattr(self.top, "stage", None), "sprites", {}))
        if not sprites:
            return self.press_key()
        x, y = self.top.stage.place(self.chance.choice(sprites))
        unit = self.app.look.unit
        return self.click((round(x * unit), round(y * unit)), self.chance.choice([1, 1, 3]))

    def wheel(self) -> str:
        turns = self.chance.choice([-3.0, -1.0, 1.0, 3.0, 0.2, 500.0])
        self.pygame.mouse.set_pos(self.place())
        self.post(self.pygame.MOUSEWHEEL, x=0, y=int(turns), precise_x=0.0, precise_y=turns)
        return f"wheel {turns}"

    def write(self) -> str:
        text = self.chance.choice(["a", "Zoë", "\u202e", "9" * 30, "\0", "猫", "e\u0301", "\ud800", " "])
        self.post(self.pygame.TEXTINPUT, text=text)
        return f"text {text!r}"

    def pad(self) -> str:
        button = self.chance.randrange(16)
        self.post(self.pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)
        return f"gamepad {button}"

    def window(self) -> str:
        kind = self.chance.choice(["resize", "resize", "late", "late", "leave", "expose", "moved"])
        if kind == "resize":
            self.resize(*self.chance.choice(SIZES))
        elif kind == "late":
            self.resize_late(*self.chance.choice(SIZES))
        else:
            names = {"leave": "WINDOWLEAVE", "expose": "WINDOWEXPOSED", "moved": "WINDOWMOVED"}
            self.post(getattr(self.pygame, names[kind]))
        return f"window {kind} {self.app.window.get_size()}"

    def resize_late(self, width: int, height: int) -> None:
        """The window changes, things happen and are drawn, and only then the program is told."""
        self.app.pane.window.size = (width, height)
        self.pygame.event.clear([self.pygame.WINDOWSIZECHANGED, self.pygame.WINDOWRESIZED])
        self.steps["changed before it was told"] += 1
        self.did.append(f"{self.press_key()} in a window of {(width, height)}")
        self.step()
        self.step(0.1)
        self.post(self.pygame.WINDOWSIZECHANGED, x=width, y=height)

    def fill_screen(self) -> str:
        """Fill the screen, and often no longer a moment later."""
        self.key("f11")
        if self.chance.random() < 0.7:
            for _frame in range(self.chance.choice([1, 6])):
                self.step(0.1)
            self.key("f11")
        return f"full screen or not {self.app.window.get_size()}"

    def move(self) -> str:
        at = self.place()
        self.post(self.pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        return f"move {at}"

    def quit(self) -> str:
        self.post(self.pygame.QUIT)
        return "quit"

    # -- the way out ---------------------------------------------------------------------------------------

    def escape(self) -> None:
        self.step(0.7)  # a curtain does not hear the first moments
        presses = 0
        while presses < PRESSES:
            if not self.app.running or self.is_out():
                return
            decided = self.decided()
            self.key("escape")
            self.did.append("way out: escape")
            self.step()
            self.step(0.5)
            presses += self.decided() >= decided  # else it took back one of several that belong together
        names = [type(scene).__name__ for scene in self.app.scenes]
        assert self.is_out(), f"{PRESSES} x Escape lead to {names}"

    def decided(self) -> int:
        """How many decisions have been made at the table."""
        match = getattr(self.top, "match", None)
        return match.position if match is not None else 0

    def is_out(self) -> bool:
        """Whether the menu is there, or a layer on which the way to it is pressed."""
        below, top = [type(scene).__name__ for scene in [None, *self.app.scenes][-2:]]
        if top == "ChaptersScene":  # it has a way out while a lesson goes on; Escape goes on with that
            return below == "LessonScene"
        return top in ("MenuScene", "PauseScene", "ResultsScene") or (top == "Dialog" and below == "MenuScene")


class Ended(Exception):
    """The program was told to quit, and did."""


def _child(pipe: Connection, folder: Path, seed: int) -> None:
    home = Home(folder)
    os.environ.update(home.env(), SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PATH="")
    weather = Weather(folder)
    while True:
        problem, events = "", 0
        try:
            weather.begin(seed)
            for events in range(1, EPISODE + 1):  # noqa: B007
                weather.blow()
            weather.escape()
        except Ended:
            pass
        except Exception:
            told = " | ".join(weather.did[-12:])
            problem = f"episode {seed} after {told}: {traceback.format_exc()[-2400:]}"
            weather.app.scenes.clear()
        for path in home.saves.glob("*.json"):
            path.unlink(missing_ok=True)
        pipe.send((seed, problem, events, weather.steps))
        weather.steps = Counter()
        seed += CHILDREN


def lay(bounds: Bounds, folder: Path) -> Report:
    report = Report("storm")
    steps: Counter[str] = Counter()
    children = [Storm(folder / f"storm-{number}", bounds.seed * 100_000 + number) for number in range(CHILDREN)]
    while not bounds.over(report):
        for child in children:
            problem, events, found = child.hear()
            if not found and not problem:
                continue
            report.tried += events
            steps += found
            if problem:
                report.fault(problem)
            report.survived += events - bool(problem)
        time.sleep(0.01)
    for child in children:
        child.close()
    report.figures |= {"steps": sum(steps.values()), "scenes": len(steps)}
    for name, count in sorted(steps.items()):
        report.figures[name] = count
    from tabletop.games.shelf import GAMES

    missing = sorted({*NEEDED, *(f"table of {game}" for game in GAMES)} - set(steps))
    if missing and report.tried > 20_000:
        report.fault(f"the storm never reached {missing}")
    return report


class Storm:
    """A process full of weather."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.seed, self.lives = folder, seed, 0
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.lives += 1
        place = self.folder / f"life-{self.lives}"
        self.process = context.Process(target=_child, args=(theirs, place, self.seed))
        self.process.start()
        theirs.close()
        self.heard = time.monotonic()

    def hear(self) -> tuple[str, int, Counter[str]]:
        problem = ""
        try:
            if self.pipe.poll(0.2):
                self.heard = time.monotonic()
                self.seed, problem, events, steps = self.pipe.recv()
                self.seed += CHILDREN
                return problem, events, steps
            if time.monotonic() - self.heard > SILENT:
                problem = f"episode {self.seed}: it hangs"
        except EOFError:
            self.process.join(5)
            problem = f"episode {self.seed}: the process ended with code {self.process.exitcode}"
        if problem:
            self.close()
            self.seed += CHILDREN
            self._start()
        return problem, 1 if problem else 0, Counter()

    def close(self) -> None:
        self.process.kill()
        self.process.join()
        until(lambda: not self.process.is_alive(), 5)
