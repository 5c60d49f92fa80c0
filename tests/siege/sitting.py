"""One running program in a home of its own, what it can begin at, and what it had to survive. Imports tabletop late."""

import logging
import random
from collections import Counter
from pathlib import Path
from typing import Any

BEGINNINGS = {
    "table": 12, "replay": 4, "lesson": 4, "menu": 2, "setup": 2, "saved": 2, "settings": 2, "rulebook": 2,
    "aftermath": 2, "statistics": 2, "people": 2, "chapters": 1, "about": 1, "takeover": 1, "badges": 1,
    "offers": 1,
}  # fmt: skip
"""What an episode begins at, and how often."""
SIZES = ((1280, 720), (960, 600), (1000, 1200), (1920, 1080), (640, 360), (1600, 600))


class Survived(Exception):
    """Something failed, and the program went on."""


class Heard(logging.Handler):
    """Everything that went wrong and was written down, with where it came from."""

    def __init__(self) -> None:
        from tabletop.base import journal

        super().__init__(logging.ERROR)
        self._told: list[str] = []
        journal.logger().addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self._told.append(self.format(record))

    def take(self) -> str:
        """What was told since it was last asked."""
        told, self._told = "\n".join(self._told), []
        return told


class Sitting:
    """One running program, and whatever somebody could be at in it."""

    def __init__(self, folder: Path) -> None:
        import pygame

        from tabletop.ai.worker import Worker
        from tabletop.records.settings import Settings
        from tabletop.window.app import App

        self.pygame = pygame
        self.folder = folder
        self.app = App(Settings(path=folder / "settings.json", window=[0, 0, 1280, 720], pace=0, speed="off"))
        self.worker = self.app.worker = Worker()
        self._stay_at_home()
        self.heard = Heard()
        self.steps: Counter[str] = Counter()
        self.did: list[str] = []
        self.chance = random.Random()

    def _stay_at_home(self) -> None:
        """Whatever is written in a storm is written in its own folder."""
        from tabletop.screens.shared.file_chooser import FileChooser

        walk, home = FileChooser.go, self.folder
        FileChooser.go = lambda chooser, place: walk(chooser, place if place.is_relative_to(home) else home)  # type: ignore

    @property
    def top(self) -> Any:
        return self.app.scenes[-1]

    def post(self, kind: int, **facts: Any) -> None:
        self.pygame.event.post(self.pygame.Event(kind, **facts))

    def key(self, name: str, mod: int = 0) -> None:
        self.post(self.pygame.KEYDOWN, key=self.pygame.key.key_code(name), mod=mod, unicode="")

    def resize(self, width: int, height: int) -> None:
        self.app.pane.window.size = (width, height)

    def step(self, seconds: float = 1 / 60) -> None:
        self.app.step(seconds)
        if told := self.heard.take():
            raise Survived(told)
        if self.app.running and self.app.scenes:
            self.steps[self.scene()] += 1
            self.steps["recap"] += type(self.top).__name__ == "TableScene" and self.top.recap.on
            self.steps["full screen"] += self.app.pane.full

    def scene(self) -> str:
        name = type(self.top).__name__
        return f"table of {self.top.match.game.info.id}" if name == "TableScene" else name

    # -- beginnings ----------------------------------------------------------------------------------------

    def begin(self, seed: int) -> None:
        from tabletop.screens.menu.menu import MenuScene

        self.chance = random.Random(seed)
        self.did = []
        self.pygame.event.clear()
        self.app.running = True
        self.app.settings.speed = self.chance.choice(["off", "off", "fast"])
        self.app.settings.text = self.chance.choice([80, 100, 160])
        self.app.settings.game = ""
        self.app.settings.lessons = {}
        self.heard.take()
        if self.chance.random() < 0.3:
            self.resize(*self.chance.choice(SIZES))
        self.app.reset(MenuScene(self.app))
        self.step()
        self.step()
        kind = self.chance.choices(list(BEGINNINGS), list(BEGINNINGS.values()))[0]
        getattr(self, f"begin_{kind}")()
        self.did.append(f"began at {kind}")

    def begin_menu(self) -> None:
        pass

    def begin_setup(self) -> None:
        from tabletop.games.shelf import GAMES
        from tabletop.screens.setup.setup import SetupScene

        self.app.push(SetupScene(self.app, self.chance.choice(list(GAMES))))

    def begin_offers(self) -> None:
        from tabletop.screens.setup.setup import SetupScene

        self.app.push(setup := SetupScene(self.app, "space-kitties"))
        setup.look_at_own()

    def begin_settings(self) -> None:
        from tabletop.screens.menu.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def begin_rulebook(self) -> None:
        from tabletop.games.shelf import GAMES
        from tabletop.screens.rulebook.rulebook import RulebookScene

        self.app.push(RulebookScene(self.app, self.chance.choice(list(GAMES))))

    def begin_saved(self) -> None:
        from tabletop.base import paths
        from tabletop.kernel.saving import save
        from tabletop.screens.library.saved import SavedScene

        for number in range(self.chance.randrange(6)):
            path = paths.saves() / f"storm-{number}.json"
            save.write(self.match(), path)
            if self.chance.random() < 0.4:
                path.write_bytes(path.read_bytes()[: self.chance.randrange(300)])
        self.app.push(SavedScene(self.app))

    def begin_replay(self) -> None:
        from tabletop.screens import navigation

        match, path = self.kept()
        at, seat = self.chance.randrange(match.position + 1), self.chance.choice([None, *range(len(match.seats))])
        all_open = match.game.info.secrets and self.chance.random() < 0.5
        navigation.open_replay(self.app, match, path, at, seat, all_open, self.chance.random() < 0.5)

    def begin_takeover(self) -> None:
        self.begin_replay()
        self.step()
        self.key("t")
        self.step()

    def begin_aftermath(self) -> None:
        from tabletop.screens import navigation
        from tabletop.screens.shared.controllers import controller_for

        match, path = self.kept(1.0)
        navigation.open_story(self.app, match, controller_for(match.game.info.id, match.seats), path)

    def begin_lesson(self) -> None:
        course = self.course()
        course.open(self.chance.randrange(len(course.lesson.chapters)), self.chance.randrange(6))

    def begin_chapters(self) -> None:
        from tabletop.screens.lesson.chapters import ChaptersScene

        self.app.push(ChaptersScene(self.app, self.course()))

    def begin_statistics(self) -> None:
        from tabletop.screens import navigation

        self.kept(1.0)
        navigation.open_statistics(self.app)

    def begin_people(self) -> None:
        from tabletop.screens.people.people import PeopleScene

        self.app.push(PeopleScene(self.app))

    def begin_badges(self) -> None:
        from tabletop.records import badges
        from tabletop.screens.people.badges import BadgesScene

        self.app.push(BadgesScene(self.app, "Cat 0", badges.standings([])))

    def begin_about(self) -> None:
        from tabletop.screens import navigation

        navigation.open_about(self.app)

    def begin_table(self) -> None:
        from tabletop.screens.shared import matches

        match = self.match()
        self.did.append(f"{match.game.info.id} with seed {match.seed} after {match.position}")
        matches.sit_down(self.app, match, matches.new_path(match.game.info.id))

    def course(self) -> Any:
        from tabletop.games.shelf import GAMES
        from tabletop.screens.lesson.chapters import Course
        from tabletop.screens.shared.controllers import lesson_for

        game = self.chance.choice(list(GAMES))
        return Course(self.app, game, lesson_for(game))

    def kept(self, over: float = 0.5) -> tuple[Any, Path]:
        """A match on the disk, and its file; how likely it is over."""
        from tabletop.base import paths
        from tabletop.kernel.saving import save

        match = self.match()
        if self.chance.random() < over:
            while match.to_act is not None:
                match.submit(match.to_act, self.chance.choice(match.legal))
        self.did.append(f"{match.game.info.id} with seed {match.seed} after {match.position}")
        path = paths.saves() / "storm-kept.json"
        save.write(match, path)
        return match, path

    def match(self) -> Any:
        from tabletop.games.shelf import GAMES
        from tabletop.kernel.match import AI, HUMAN, Match, Seat

        chance = self.chance
        game = GAMES[chance.choice(list(GAMES))]
        count = chance.choice(list(game.info.seats))
        humans = chance.choice([1, 2, count])
        seats = [
            Seat(HUMAN, f"Cat {place}") if place < humans else Seat(AI, f"Bot {place}", "random")
            for place in range(count)
        ]
        match = Match(game, seats, {}, chance.randrange(10**6))
        end = chance.random() < 0.25
        moves = 10**6 if end else chance.choice([0, 0, 4, 25, 80])
        while match.to_act is not None and match.position < moves:
            match.submit(match.to_act, chance.choice(match.legal))
        if end:  # one decision before the end
            made = [(record.seat, record.action) for record in match.history[:-1]]
            match = Match(game, seats, {}, match.seed)
            match.repeat(made)
        return match
