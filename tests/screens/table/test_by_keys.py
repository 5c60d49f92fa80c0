"""Whole games by keys alone and by a gamepad alone, by somebody who knows nothing but what the focus says."""

import random
from pathlib import Path

import pygame
import pytest
from support.gestures import settle

from tabletop.base.words import _
from tabletop.games.shelf import GAMES, SHELF
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.records.settings import Settings
from tabletop.screens.after.results import ResultsScene
from tabletop.screens.table.table import TableScene
from tabletop.ui.widgets.closeup import ChooserScene
from tabletop.ui.widgets.dialog import Dialog
from tabletop.window.app import App

KEYS = {
    "return": pygame.K_RETURN, "escape": pygame.K_ESCAPE, "left": pygame.K_LEFT, "right": pygame.K_RIGHT,
    "up": pygame.K_UP, "down": pygame.K_DOWN, "next": pygame.K_PAGEDOWN,
}  # fmt: skip
PAD = {
    "return": pygame.CONTROLLER_BUTTON_A, "escape": pygame.CONTROLLER_BUTTON_B,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT, "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP, "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}  # fmt: skip
PATIENCE = 20_000
"""Keys somebody presses before they give up."""


class Player:
    """Presses keys and reads what stands beside the focus."""

    def __init__(self, app: App, pad: bool) -> None:
        self.app, self.pad, self.chance = app, pad, random.Random(5)
        self.walks = [name for name in (PAD if pad else KEYS) if name not in ("return", "escape")]
        self.pressed = 0
        self.promised = ""
        """What the last press of Return was to do."""

    def press(self, name: str) -> None:
        self.pressed += 1
        if self.pad:
            pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=PAD[name], instance_id=0))
        else:
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=KEYS[name], mod=0, unicode=""))
        settle(self.app, 2)

    def sit(self, table: TableScene) -> None:
        """One key after the other until the game is over."""
        while self.pressed < PATIENCE:
            scene = self.app.scenes[-1]
            if isinstance(scene, ResultsScene):
                return
            if isinstance(scene, ChooserScene):
                self.choose(scene)
            elif isinstance(scene, Dialog):  # are you sure? The first answer is no
                self.press("right")
                self.press("return")
            elif table.match.to_act == table.viewer and table.settled:
                self.decide(table)
            elif table.match.to_act is not None and table.settled:
                table.submit(self.chance.choice(table.match.legal))
            settle(self.app, 1)
        pytest.fail("somebody gave up")

    def choose(self, scene: ChooserScene) -> None:
        for _step in range(self.chance.randrange(4)):
            self.press(self.chance.choice(("left", "right")))
        assert scene.group.focus is not None
        self.promised = scene.group.focus.choice.words
        self.press("return")

    def decide(self, table: TableScene) -> None:
        if table.sitting.held is not None:
            assert table.panel.answers and _("End your turn?") in table.panel.prompt
            self.press("return")
            return
        before = table.match.position
        if not table.hand.cursor:
            amber = table.hand.shines(table.hand.main_button())
            self.press("return")
            if table.match.position > before or table.sitting.held is not None or self.app.scenes[-1] is not table:
                assert amber, "without a ring Return does only what is to be seen as the main thing"
                return
        for _step in range(self.chance.randrange(5)):
            self.press(self.chance.choice(self.walks))
            if table.match.position > before:  # a direction was chosen, and there was nothing else to choose
                return
        note = table.callouts.note()
        assert note is not None and note.does, f"{table.hand.cursor} does not say what Return does"
        self.promised = note.does
        view = table.playback.shown
        self.press("return")
        if table.match.position > before:  # it was done at once: was that what was said?
            record = table.match.history[before]
            assert record.seat == table.viewer
            gesture = table.controller.gesture(view, record.action)
            assert gesture.words in self.promised or gesture.among_others in self.promised


@pytest.mark.rendering
@pytest.mark.parametrize("pad", [False, True], ids=["keyboard", "gamepad"])
@pytest.mark.parametrize("game_id", sorted(SHELF))
def test_a_whole_game_by_keys_and_by_what_the_focus_says(game_id: str, pad: bool, tmp_path: Path, dummy_screen) -> None:
    game = GAMES[game_id]
    people = [Seat(HUMAN, "Ada")] + [Seat(AI, f"Cat {n}", "random") for n in range(1, game.info.seats[0])]
    app = App(Settings(window=[0, 0, 960, 600], speed="off", pace=0))
    try:
        match = Match(game, people, {}, 11)
        table = TableScene(app, match, tmp_path / "match.json")
        app.reset(table)
        settle(app)
        Player(app, pad).sit(table)
        assert match.outcome is not None
    finally:
        app.close()
