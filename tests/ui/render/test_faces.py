"""Pictures of pieces are kept for the painter that made them: never another game's, never another match's."""

from itertools import combinations

import pygame
import pytest

from tabletop.kernel.match import HUMAN, Seat
from tabletop.screens.shared.controllers import controller_for
from tabletop.ui.render.faces import Faces
from tabletop.ui.stage.layout import Explanation
from tabletop.ui.widgets.closeup import Choice, ChooserScene, CloseupScene
from tabletop.window.app import App

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


@pytest.mark.parametrize("text", [100, 200])
def test_choices_have_room_for_their_words(desk, text) -> None:
    sitting = desk((960, 600), text=text)
    paint = controller_for("nine-lives", SEATS).paint
    for many, picture in ((14, None), (9, CARD), (1, CARD)):
        choices = [Choice(f"Upgrade the colony {number}", picture, lambda: None) for number in range(many)]
        sitting.show(ChooserScene(sitting.app, "Which one of these is meant?", choices, paint), frames=1)
        tiles, look = sitting.top.tiles, sitting.app.look
        for tile in tiles:
            words = tile.words(look, tile.rect.width)
            assert words.get_width() <= tile.rect.width and words.get_height() < tile.rect.height
            assert sitting.app.window.get_rect().contains(tile.rect)
            assert look.font("strong").size("Upgrade")[0] <= tile.rect.width - look.px(20), "no word is broken"
        assert not any(one.rect.colliderect(other.rect) for one, other in combinations(tiles, 2))


@pytest.mark.parametrize("text", [100, 200])
def test_a_close_look_has_room_for_its_words(desk, text) -> None:
    sitting = desk((1280, 720), text=text)
    paint = controller_for("nine-lives", SEATS).paint
    words = "\n\n".join(["Destroy an empty tile next to a colony of yours and take one of each kind it shows."] * 4)
    told = Explanation("Accretion Device", words, (CARD,), "KD-6.27")
    sitting.show(CloseupScene(sitting.app, told, paint, lambda rule: None), frames=2)
    edge = pygame.Color(sitting.app.look.palette.panel_edge)
    window = sitting.app.window
    for y in (0, window.get_height() - 1):
        row = [window.get_at((x, y))[:3] for x in range(window.get_width())]
        assert len(set(row)) == 1 and row[0] != edge[:3], "its panel ends within the window"
