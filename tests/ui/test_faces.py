"""Pictures of pieces are kept for the painter that made them: never another game's, never another match's."""

import pygame
import pytest

from tabletop.app import App
from tabletop.kernel.match import HUMAN, Seat
from tabletop.scenes.controllers import controller_for
from tabletop.ui.closeup import Choice, ChooserScene, CloseupScene
from tabletop.ui.faces import Faces
from tabletop.ui.layout import Explanation

SEATS = [Seat(HUMAN, "Ann"), Seat(HUMAN, "Bea")]
CARD = ("card", 5)


def seen(app: App) -> bytes:
    app.window.fill("black")
    app.draw()
    return pygame.image.tobytes(app.window, "RGB")


@pytest.mark.parametrize("layer", ["closeup", "chooser"])
def test_the_same_card_number_of_two_games_is_two_pictures(desk, layer) -> None:
    pictures = []
    for games in (("paw-of-duty",), ("nine-lives", "paw-of-duty")):
        app = desk().app
        for game in games:
            paint = controller_for(game, SEATS).paint
            if layer == "closeup":
                scene = CloseupScene(app, Explanation("Five", "", (CARD,)), paint, lambda rule: None)
            else:
                scene = ChooserScene(app, "Which?", [Choice("This", CARD, lambda: None)], paint)
            app.reset(scene)
            picture = seen(app)
        pictures.append(picture)
    assert pictures[0] == pictures[1], "Paw of Duty looks the same whatever was looked at before"


def test_pictures_of_a_table_that_is_gone_are_no_other_tables(desk) -> None:
    look = desk().app.look

    def in_colour(colour: str):
        def paint(picture, width, height, look):
            surface = pygame.Surface((width, height), pygame.SRCALPHA)
            surface.fill(colour)
            return surface

        return paint

    for colour in ["#102030", "#405060"] * 40:  # a new one often lies where the last one lay
        faces = Faces(in_colour(colour))
        assert faces.turned(look, ("lump",), 8, 8).get_at((4, 4)) == pygame.Color(colour)
        assert faces.turned(look, ("lump",), 8, 8) is faces.turned(look, ("lump",), 8, 8)
        del faces
