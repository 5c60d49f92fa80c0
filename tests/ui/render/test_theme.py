"""Colours that can be read and told apart, text that is never too small."""

from itertools import combinations

import pygame
import pytest

from tabletop.records import settings
from tabletop.ui.render.fonts import FACES, Face, broken, font_file
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import NIGHT, PALETTES, SEAT_COLOURS, TYPE, Palette
from tabletop.window.app import LEAST

READABLE = 4.5
"""WCAG AA."""
TEXT_PAIRS = (
    *(
        (ink, ground)
        for ink in ("ink", "ink_soft", "good", "bad")
        for ground in ("sky_top", "sky_bottom", "cloth", "cloth_edge", "panel", "raised")
    ),
    ("ink_accent", "accent"),
    ("ink_accent", "accent_hover"),
    ("ink", "raised_hover"),
    ("accent", "panel"),  # rule numbers
    ("accent", "raised"),
    ("ink_accent", "ink"),  # labels of the shelf
    ("ink_soft", "raised_hover"),
    ("ink", "veil"),  # text fields and tooltips
    ("ink_soft", "veil"),
)
"""Every (text, ground) pair that is drawn."""
TEXT_SIZES = settings.CHOICES["text"]
Colour = tuple[float, float, float]
# Machado, Oliveira and Fernandes 2009, complete dichromacy, on linear RGB
SIGHTS: dict[str, tuple[Colour, Colour, Colour]] = {
    "everybody": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
FAR_APART = 20
"""In CIE76: two colours no one confuses when they lie side by side."""


def linear(colour: str) -> Colour:
    shares = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return red, green, blue


def light(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def lab(colour: str, sight: str) -> Colour:
    """The colour as somebody with this sight sees it, in CIE Lab."""
    true = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, true, strict=True)))) for row in SIGHTS[sight]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    bent = [part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)]
    return 116 * bent[1] - 16, 500 * (bent[0] - bent[1]), 200 * (bent[1] - bent[2])


def distance(one: str, other: str, sight: str) -> float:
    pairs = zip(lab(one, sight), lab(other, sight), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def test_the_measure_itself_knows_black_on_white() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") < READABLE
    assert distance("#ff0000", "#00a000", "deuteranopia") < distance("#ff0000", "#00a000", "everybody") / 2


def test_the_settings_offer_every_palette():
    assert settings.CHOICES["theme"] == tuple(PALETTES)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_all_text_can_be_read(palette: Palette) -> None:
    for ink, ground in TEXT_PAIRS:
        found = contrast(getattr(palette, ink), getattr(palette, ground))
        assert found >= READABLE, f"{ink} on {ground} has a contrast of {found:.2f}"


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_the_focus_stands_out_from_every_ground(palette: Palette) -> None:
    for ground in ("sky_top", "sky_bottom", "cloth", "panel", "raised", "raised_hover", "veil"):
        assert contrast(palette.focus, getattr(palette, ground)) >= 3, ground


def badge(seat: int, side: int = 48) -> pygame.Mask:
    """The outline of a seat's badge."""
    look = Look(NIGHT, (1280, 720))
    return pygame.mask.from_surface(look.art(f"seats/badge-{seat}", side, side))


def test_badges_have_eight_shapes(dummy_screen: None) -> None:
    badges = [badge(seat) for seat in range(len(SEAT_COLOURS))]
    for one, other in combinations(range(len(badges)), 2):
        shared = badges[one].overlap_area(badges[other], (0, 0))
        either = badges[one].count() + badges[other].count() - shared
        assert 1 - shared / either > 0.05, f"badges {one} and {other} have the same shape"


@pytest.mark.parametrize("sight", SIGHTS)
def test_seats_can_be_told_apart(sight: str) -> None:
    """By colour alone, whatever the sight; the badges come on top of that."""
    for one, other in combinations(SEAT_COLOURS, 2):
        assert distance(one, other, sight) >= FAR_APART, f"{one} and {other}"


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_names_in_seat_colours_can_be_read(palette: Palette) -> None:
    for colour in SEAT_COLOURS:
        for ground in ("cloth", "cloth_edge", "panel"):
            assert contrast(colour, getattr(palette, ground)) >= READABLE, f"{colour} on {ground}"


def test_every_text_size_can_be_kept(tmp_path) -> None:
    for size in TEXT_SIZES:
        path = tmp_path / f"{size}.json"
        settings.write(settings.Settings(path=path, text=size))
        assert settings.read(path).text == size


@pytest.mark.parametrize("percent", TEXT_SIZES)
def test_no_text_is_too_small_to_read(percent: int, dummy_screen: None) -> None:
    look = Look(NIGHT, LEAST, percent)
    for role in TYPE:
        assert look.font(role).get_height() >= 11, role


def test_text_grows_with_its_setting_and_with_the_window(dummy_screen: None) -> None:
    normal = Look(NIGHT, (1280, 720)).line_height("body")
    assert Look(NIGHT, (1280, 720), 160).line_height("body") == pytest.approx(normal * 1.6, abs=2)
    assert Look(NIGHT, (3840, 2160)).line_height("body") == pytest.approx(normal * 3, abs=3)


@pytest.mark.parametrize("face", ["medium", "bold", "title"])
@pytest.mark.parametrize("pixels", [10, 12, 14, 20])
def test_words_keep_their_gaps_however_small(face, pixels) -> None:
    pygame.font.init()
    font = Face(face, pixels)
    assert font.size("nine lives")[0] - font.size("ninelives")[0] >= 3
    words = "Every match you play is kept here, move by move, and waits until you come back."
    for width in range(100, 160, 7):
        drawn = font.render(words, True, "white", wraplength=width)
        assert drawn.get_width() <= width
        for top in range(0, drawn.get_height() - font.get_linesize() + 1, font.get_linesize()):
            line = drawn.subsurface((0, top, drawn.get_width(), font.get_linesize()))
            assert line.get_bounding_rect().left <= 2, "no line begins with a gap"


@pytest.mark.parametrize("pixels", [12, 15, 24])
def test_a_number_keeps_its_sign_in_the_same_line(pixels) -> None:
    pygame.font.init()
    font = Face("bold", pixels)
    words = "Biscuit rose from 67 % to 100 %."
    width = font.size(words.removesuffix("%."))[0] + 2
    drawn = font.render(words, True, "white", wraplength=width)
    wanted = font.render("Biscuit rose from 67 % to\n100 %.", True, "white", wraplength=width)
    assert pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(wanted, "RGBA")


@pytest.mark.parametrize("width", range(120, 420, 30))
def test_words_are_broken_once(width) -> None:
    pygame.font.init()
    font = Face("bold", 18)
    words = "A battle with the cat there: about 35 % to win, and then again some more of it. Click a cat to put it in."
    drawn = font.render(words, True, "white", wraplength=width)
    lines = font.render("\n".join(broken(font, words, width)), True, "white")
    assert drawn.get_height() == lines.get_height() and drawn.get_width() == width


def pixels_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("face", ["title", "medium", "bold"])
@pytest.mark.parametrize("name", ["Ćwik", "Żółć", "Şahin", "Őrs", "Țepeș", "Дмитрий", "Ελένη", "Çelik", "Zoë"])
def test_no_name_is_written_in_letters_that_cannot_be_seen(face, name, dummy_screen) -> None:
    """Each letter is a letter: neither nothing nor the box that a face draws for those it lacks."""
    font = Face(face, 24)
    assert font.render(name, True, "white").get_width() == font.size(name)[0]
    missing = [pixels_of(pygame.font.Font(font_file(one), 24).render("\U0010fffd", True, "white")) for one in FACES]
    for letter in name:
        drawn = font.render(letter, True, "white")
        assert pixels_of(drawn) not in missing and pygame.mask.from_surface(drawn).count() > 10


def test_a_title_with_a_letter_its_face_lacks_is_wholly_written_in_another(dummy_screen) -> None:
    heavy = pixels_of(Face("heavy", 24).render("Ćwik won", True, "white"))
    assert pixels_of(Face("title", 24).render("Ćwik won", True, "white")) == heavy


@pytest.mark.parametrize("face", ["title", "medium", "bold"])
@pytest.mark.parametrize(
    ("name", "shown"), [("猫", "?"), ("山田 Ann", "?? Ann"), ("😺", "?"), ("Mi\u20dda\ufe0f", "Mia")]
)
def test_what_no_face_has_is_a_sign_that_can_be_seen(face, name, shown, dummy_screen) -> None:
    font = Face(face, 24)
    assert pixels_of(font.render(name, True, "white")) == pixels_of(font.render(shown, True, "white"))
    assert font.size(name) == font.size(shown)
