"""The table: a match being played. Its life on the screen: time, input, picture."""

from collections.abc import Sequence
from pathlib import Path

import pygame

from tabletop.base.words import _
from tabletop.kernel.match import Match
from tabletop.kernel.saving.autosave import Autosave
from tabletop.screens import navigation
from tabletop.screens.table.drawing import Drawing
from tabletop.screens.table.intents import LATE
from tabletop.screens.table.play import Play
from tabletop.screens.table.sitting import Mode
from tabletop.ui.input import Input, Key, Pointer, Window
from tabletop.ui.render.cutting import clipped
from tabletop.ui.shell import Shell

SLOW = 0.5
"""Seconds a save may take before the table says so."""


class TableScene(Play):
    """One match on the screen."""

    def __init__(self, shell: Shell, match: Match, path: Path | None, copy: bool = False) -> None:
        """`path` is where the match is kept; None: nothing of it is. A `copy` is kept once something is played."""
        self.path = path
        self.autosave = Autosave(match, path, at_once=not copy) if path is not None else None
        self._behind = 0.0
        """Seconds for which the newest move has not been on the disk."""
        super().__init__(shell, match)
        self.drawing = Drawing(self)
        info = match.game.info
        self.music, self.ambience = f"music-{info.id}", f"ambience-{info.id}"
        self.caption = info.short_title
        self._arranged_for = shell.look
        self._thinks: tuple[int, int] | None = None

    # -- life ------------------------------------------------------------------------------------------

    def enter(self) -> None:
        dealt = self.match.deal
        if self.match.game.info.secrets and (len(self.sitting.humans) > 1 or (dealt is not None and dealt.curtain)):
            self.sitting.viewer = None  # nobody has sat down yet: nothing secret is on the screen
        self.show_position(at_once=True)
        self.recap.due = bool(self.match.history)
        if not self.match.history and dealt is None:
            self.stage.sprites.clear()
            self.sitting.mode = Mode.DEALING

    def leave(self) -> None:
        if self.autosave is not None:  # first: whatever else fails, the match is on the disk
            self.autosave.close()
        self.adviser.stop()

    def pause(self) -> None:
        self.hand.put_down()
        self.hand.hovered = ""
        self.fingers.hold = None
        self.near.let_go()
        self.panel.group.forget_hint()

    def resume(self) -> None:
        self.changed = True
        if self.settled and self.sitting.mine:
            self.coach.attend()  # or is not wanted any more
        if self._told_end:
            self.panel.ask(_("The game is over."), (_("Results"), self._tell_end))

    def arrange(self) -> None:
        if self.look is not self._arranged_for:
            self._arranged_for = self.look
            if self.hand.dragging:  # the pointer is elsewhere on the table now
                self.hand.put_down()
            self.playback.lay_out(at_once=True)
            self._entitle()
            if self.settled and not self.panel.answers:  # larger letters may have room for fewer words
                self.ask_again()

    def unsaved(self) -> str:
        return self.autosave.problem if self.autosave is not None else ""

    def asking(self) -> pygame.Rect | None:
        return self.recap.plate.rect if self.sitting.mode is Mode.RECAP else None

    def help(self) -> tuple[str, str]:
        return self.match.game.info.id, self.reason[1] if self.reason else self.looking.rule()

    # -- time ------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        changed, self.changed = self.changed, False
        if self.match.outcome is None:
            self.match.spent += seconds
        changed = self.scenery.update(self.look, self.playback.layout.scene, seconds) or changed
        if self.sitting.mode is not Mode.DEALING or self._deal():
            changed = self._play_on(seconds) or changed
        changed = self._pass_time(seconds) or self.panel.update(seconds) or changed or self.changed
        if changed:
            self.hints.remember()
        return changed

    def _deal(self) -> bool:
        """Deal a new match as soon as there is a place to do so; False until then."""
        if not self.scenery.ready(self.look, self.playback.layout.scene):
            return False
        self.sitting.mode = Mode.SHOWING
        self.playback.deal(self.playback.shown)
        return True

    def _play_on(self, seconds: float) -> bool:
        """What happened is shown, then whoever's word it is has it; True if the picture changed."""
        moment = self.playback.moment
        changed = self.playback.update(seconds)
        if moment is not None and self.playback.moment is None and not moment.read:
            self.fingers.deaf = LATE
        if self.sitting.mode is Mode.RECAP:
            if self.playback.shown is not self._entitled:
                self._entitle()
            return self.recap.update(seconds) or changed
        if self.sitting.mode is Mode.SHOWING and self.playback.done and self._recap_ready():
            self._settle()
        elif self.playback.shown is not self._entitled:
            self._entitle()
        settled = self.sitting.mode is not Mode.SHOWING
        action = self.opponents.decision(seconds, ready=settled and not self.hand.dragging)
        if action is not None:
            self.submit(action)
        if self.sitting.mode is Mode.HANDOVER and not self.stage.moving:
            self._close_curtain()
        elif self.sitting.mode is Mode.OVER and not self.stage.moving and not self.playback.effects:
            self._tell_end()
        return changed

    def _recap_ready(self) -> bool:
        """Whether no recap is to begin now, or there is a place to see it in."""
        return not self.recap.wanted or self.scenery.ready(self.look, self.playback.layout.scene)

    def _pass_time(self, seconds: float) -> bool:
        changed = False
        if self.reason is not None:
            self._reason_left -= seconds
            if self._reason_left <= 0:
                self.reason, changed = None, True
        behind, problem = self.autosave is not None and self.autosave.behind, self.unsaved()
        self._behind = self._behind + seconds if behind else 0.0
        warning = problem or (_("Saving …") if self._behind > SLOW else "")
        if warning != self.panel.warning:
            self.panel.warning, changed = warning, True
            if problem:
                self.shell.notify(problem)
        self.fingers.rest(seconds)
        if self.adviser.update():
            self.coach.learn()
            changed = True
        changed = self.coach.speech.group.update(seconds) or changed
        thinks = self.opponents.progress()
        if thinks != self._thinks:
            self._thinks, changed = thinks, True
            self.ask_again()
        return self.advice.update(seconds) or changed

    def _tell_end(self) -> None:
        from tabletop.screens.shared import matches

        outcome = self.match.outcome
        assert outcome is not None
        self._told_end, self.sitting.mode = True, Mode.TOLD

        def again(seed: int | None) -> None:
            match = self.match
            setup = matches.Setup(match.game.info.id, match.seats, match.options, seed)
            self.shell.pop()
            matches.begin(self.shell, setup)

        navigation.open_results(self.shell, self.match, self.controller, again, self.path)

    # -- input -----------------------------------------------------------------------------------------

    def handle(self, event: Input) -> None:
        if self.sitting.mode is Mode.RECAP and not isinstance(event, Window):
            self.recap.handle(event)
            self.changed = True
        elif isinstance(event, Pointer) and self._for_coach(event):
            self.changed = True
        elif isinstance(event, Pointer):
            self.changed = self.fingers.point(event) or self.changed
        elif isinstance(event, Key):
            self.changed = True
            self.fingers.press_key(event)
        elif isinstance(event, Window) and event.kind == "left":
            self.hand.hovered = ""

    def _for_coach(self, event: Pointer) -> bool:
        """Whether this was meant for the coach, who may stand over the table."""
        used = self.coach.speech.rect.width > 0 and not self.hand.dragging and self.coach.speech.group.handle(event)
        return used or (event.kind == "down" and self.coach.speech.covers(event.at))

    def pause_match(self) -> None:
        from tabletop.screens.shared.keys import keys_of_a_table
        from tabletop.screens.table.pause import PauseScene

        keys = keys_of_a_table(self.controller, self.stage.board is not None)
        person = self.match.seats[self.viewer].name if self.viewer is not None else ""
        self.shell.push(PauseScene(self.shell, self.match, self.unsaved, keys, person, self.watch_replay))

    def watch_replay(self) -> None:
        """The match so far, with the eyes of whoever sits here."""
        navigation.open_replay(self.shell, self.match, self.path, self.match.position, self.viewer)

    # -- picture ---------------------------------------------------------------------------------------

    def glow(self) -> dict[str, str]:
        """The pieces and places that shine, and in which colour."""
        return self.hand.glow() if self.settled else {}

    def draw(self, surface: pygame.Surface) -> None:
        self.drawing.draw(surface)

    def draw_teacher(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        """Whoever teaches at this table, below what is said of its things; where that stands."""
        return ()

    def shimmer(self, surface: pygame.Surface, seconds: float) -> list[pygame.Rect]:
        """A head moves or blinks: only that part of the picture is drawn again."""
        sprite = self.stage.sprites.get(self.moods.shimmer(seconds))
        if sprite is None or self.sitting.mode is Mode.RECAP:  # then it is in the shade
            return []
        piece, unit = sprite.piece, self.look.unit
        place = pygame.Rect(0, 0, round(piece.width * unit) + 4, round(piece.height * unit) + 8)
        place.center = round(piece.x * unit), round(piece.y * unit)
        with clipped(surface, place):
            self.draw(surface)
        return [place]
