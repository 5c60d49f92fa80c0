"""Pairs of worlds that a seat cannot tell apart: whatever that seat sees, reads or hears of them is the same.

One is the match as it is, the other what its rules imagine for the seat. Both are played at a real table, in a window
nobody looks at.
"""

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.siege.programs import Home, until
from tests.siege.report import Bounds, Report

DEEPEST = 160
"""Decisions before a pair is looked at, at most."""


class Ear:
    """Hears every sound of a table."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def __call__(self, name: str, duck: bool = False) -> None:
        self.heard.append(name)


class Pair:
    """A position, somebody at it, and another that is the same to them."""

    def __init__(self, seed: int) -> None:
        from tabletop.games.shelf import GAMES
        from tabletop.kernel.match import HUMAN, Match, Seat
        from tabletop.kernel.rng import Rng

        chance = random.Random(seed)
        secret = [game for game in GAMES.values() if game.info.secrets]
        game = secret[seed % len(secret)]
        count = chance.choice(list(game.info.seats))
        seats = [Seat(HUMAN, f"Cat {place}") for place in range(count)]
        self.matches = [Match(game, seats, {}, seed) for _world in range(2)]
        first, other = self.matches
        for _move in range(chance.randrange(DEEPEST)):
            if first.to_act is not None:
                action = chance.choice(first.legal)
                seat = first.to_act
                for match in (first, other):
                    match.submit(seat, action)
        self.over = first.to_act is None
        self.seat = chance.choice([first.to_act, *range(count)])
        self.game, self.seed, self.chance = game, seed, chance
        self.imagined = None if self.over else game.determinize(first.view(self.seat), Rng(seed + 1))

    @property
    def worlds(self) -> list[Any]:
        return [self.matches[0].state.copy(), self.imagined]

    def told(self) -> str:
        first = self.matches[0]
        return f"pair {self.seed}: {self.game.info.id} after {first.position} decisions, seat {self.seat}"


def seen(pair: Pair, world: Any) -> Iterator[tuple[str, object]]:
    """Everything a controller says about a world to the seat."""
    from tabletop.screens.shared.controllers import controller_for

    match, seat = pair.matches[0], pair.seat
    view = pair.game.view(world, seat)
    legal = pair.game.legal(world) if pair.game.to_act(world) == seat else []
    controller = controller_for(pair.game.info.id, match.seats)
    yield "view", view
    yield "legal", legal
    for size in ((1280.0, 720.0), (1707.0, 720.0)):
        layout = controller.layout(view, legal, controller.room(size))
        yield "sprites", layout
    keys = [piece.key for piece in layout.pieces] + [zone.key for zone in layout.zones]
    yield "heading", controller.heading(view)
    yield "prompt", controller.prompt(view, legal)
    yield "tips", [controller.tip(view, key) for key in keys]
    yield "close looks", [controller.explain(view, key) for key in keys]
    yield "wishes", list(controller.wishes(view))
    yield "gestures", [controller.gesture(view, action) for action in legal]
    yield "previews", [controller.preview(view, action, controller.room((1280.0, 720.0))) for action in legal[:20]]
    yield "warnings", [controller.sure(view, legal, action) for action in legal]
    yield "spectator's view is no secret", pair.game.view(world, None).seat


class Table:
    """A table at which one world after the other is shown to the seat."""

    def __init__(self, folder: Path) -> None:
        from tabletop.records.settings import Settings
        from tabletop.window.app import App

        self.app = App(Settings(window=[0, 0, 1280, 720], speed="off", pace=0))
        self.ear = Ear()
        self.app.sound.play = self.ear  # type: ignore[method-assign]
        self.folder = folder

    def shown(self, pair: Pair, world: Any, number: int, action: Any) -> Iterator[tuple[str, object]]:
        """The table as the seat sees it, then an action of whoever decides, the curtain, and the recap."""
        from tabletop.kernel.rng import Rng
        from tabletop.screens.shared import transcript
        from tabletop.screens.table.sitting import Mode
        from tabletop.screens.table.table import TableScene

        app, match = self.app, pair.matches[number]
        app.scenes.clear()
        app.frames = 0
        table = TableScene(app, match, self.folder / "match.json")
        app.reset(table)
        match.state, match._legal = world.copy(), None
        match.rng = Rng(7)
        self.ear.heard.clear()
        table.sit(pair.seat)
        table._told_end = True
        until(lambda: not table.autosave.behind)  # how fast the disk is tells nothing
        for _frame in range(3):
            table.update(1 / 60)
            if app.scenes[-1] is not table:
                break
        if app.scenes[-1] is table:
            yield "pixels of the table", self.pixels()
        yield "log", list(table.chronicle.log.lines)
        yield "undo", match.why_no_undo(pair.seat)
        if action is not None:
            while app.scenes[-1] is not table:
                app.pop()
            table.sitting.viewer = pair.seat
            before = match.view(pair.seat)
            frames = match.submit(match.to_act, action).frames[pair.seat]
            yield "frames", frames
            happened = list(
                zip([before, *(frame.view for frame in frames)], (frame.event for frame in frames), strict=False)
            )
            yield "beats", [table.controller.beat(*what) for what in happened]
            yield "feelings", [list(table.controller.feel(*what)) for what in happened]
            yield "told", [table.controller.tell(frame.event) for frame in frames]
            yield "recap", match.since(pair.seat)
            yield "match in words", transcript.as_text(match, pair.seat)
            yield "match for programs", transcript.as_json(match, pair.seat)
            table.playback.play(frames)
            table.sitting.mode = Mode.SHOWING
            until(lambda: not table.autosave.behind)
            for _frame in range(6):
                app.step(0.3)
            yield "sounds", list(self.ear.heard)
            yield f"pixels of {type(app.scenes[-1]).__name__}", self.pixels()
        table.autosave.close()

    def pixels(self) -> bytes:
        import pygame

        self.app.notice.left = 0.0
        self.app.draw()
        while self.app.look.loading:
            self.app.draw()
        return pygame.image.tobytes(self.app.window, "RGB")


def lay(bounds: Bounds, folder: Path) -> Report:
    report = Report("secrets")
    os.environ.update(Home(folder / "home").env(), SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    table = Table(folder)
    compared = different = acted = 0
    number = 0
    while not bounds.over(report):
        number += 1
        pair = Pair(bounds.seed * 1_000_000 + number)
        if pair.over:
            continue
        report.tried += 1
        worlds = pair.worlds
        game = pair.game
        different += game.dump(worlds[0]) != game.dump(worlds[1])
        action = _common(pair, worlds)
        acted += action is not None
        problem = ""
        for told in (
            [list(seen(pair, world)) for world in worlds],
            [list(table.shown(pair, world, place, action)) for place, world in enumerate(worlds)],
        ):
            compared += len(told[0])
            for one, two in zip(*told, strict=True):
                if one != two and not problem:
                    problem = f"{pair.told()}: {one[0]} differ"
                    if not isinstance(one[1], bytes):
                        problem += f"\n  {str(one[1])[:700]}\n  {str(two[1])[:700]}"
        if problem:
            report.fault(problem)
        report.survived += not problem
    table.app.close()
    del os.environ["SDL_VIDEODRIVER"]
    report.figures = {"really different": different, "played on": acted, "things compared": compared}
    return report


def _common(pair: Pair, worlds: list[Any]) -> Any:
    """Something that can be done in both and after which the seat may still not tell them apart."""
    from tabletop.kernel.rng import Rng

    game = pair.game
    both = [action for action in game.legal(worlds[0]) if action in game.legal(worlds[1])]
    pair.chance.shuffle(both)
    for action in both[:6]:
        after, views = [], []
        for world in worlds:
            later = world.copy()
            events = game.apply(later, action, Rng(7))
            after.append([event.seen_by(pair.seat) for event in events])
            views.append(game.view(later, pair.seat))
        if views[0] == views[1] and after[0] == after[1]:
            return action
    return None
