"""Painters for previews and threats over the board."""

import pygame

from tabletop.base.words import _
from tabletop.games.paw_of_duty.table.measures import LARGE
from tabletop.games.paw_of_duty.table.paint.place import thing
from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage import furniture
from tabletop.ui.stage.furniture import blank, put


def _large(look: Look) -> bool:
    return look.text_percent / 100 > LARGE


def _path(width: int, height: int, look: Look, ax: float, ay: float, bx: float, by: float) -> pygame.Surface:
    """Dots from one place to another, in parts of the picture."""
    colour = look.palette.target
    x1, y1, x2, y2 = ax * width, ay * height, bx * width, by * height
    return vector(
        width,
        height,
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
        f'stroke-width="{look.px(7)}" stroke-linecap="round" stroke-dasharray="1 {look.px(15)}"/>',
    )


def _blow(width: int, height: int, look: Look, damage: int, captured: bool) -> pygame.Surface:
    """How much damage there would be, and whether it captures."""
    surface, ink, words, paper = furniture.art(width, height, look, "effects/burst"), "#6b1030", "#6b1030", "#fff3d6"
    if look.plain:
        surface, ink, words, paper = blank(width, height), "#000000", "#ffffff", "#000000"
        put(surface, thing(look, "blast-deadly", width, height), width / 2, height / 2)
    if _large(look):
        part = min(0.5, 0.33 * look.text_percent / 100)
        digit = look.face("title", round(height * part)).render(f"-{damage}", True, ink)
        put(surface, digit, width / 2, height * (0.36 if captured else 0.5))
        if captured:  # the word has no room
            _caged(surface, look, width / 2, height * 0.72, width * 0.4)
        return surface
    digit = look.face("title", max(10, height // 3)).render(f"-{damage}", True, ink)
    put(surface, digit, width / 2, height * (0.4 if captured else 0.5))
    if captured:
        text = look.fitted(_("captured"), "bold", max(12, height // 6), width - look.px(10), words)
        ground = look.box(text.get_width() + look.px(10), text.get_height(), paper, radius=6)
        put(surface, ground, width / 2, height * 0.66)
        put(surface, text, width / 2, height * 0.66)
    return surface


def _caged(surface: pygame.Surface, look: Look, x: float, y: float, wide: float) -> None:
    """The bars of a carrier, for a Kitty that is captured."""
    drawn = thing(look, "bars", wide, wide * 67 / 88)
    put(surface, look.box(drawn.get_width() + 6, drawn.get_height() + 6, "#1d1640", "#fff0d8", radius=6), x, y)
    put(surface, drawn, x, y)


def _aimed(
    width: int, height: int, look: Look, corners: tuple[tuple[float, float], ...], seats: tuple[int, ...]
) -> pygame.Surface:
    """The edge of a square that somebody aims at, and whose badges these are; `corners` are in parts of the picture."""
    drawn = ""
    for depth, seat in enumerate(seats):
        shrunk = 0.93 - 0.1 * depth
        points = " ".join(
            f"{(0.5 + (x - 0.5) * shrunk) * width:.1f},{(0.5 + (y - 0.5) * shrunk) * height:.1f}" for x, y in corners
        )
        colour = "#ffffff" if look.plain else SEAT_COLOURS[seat]
        dashes = f' stroke-dasharray="{look.px(9)} {look.px(5)}"' if seat else ""
        drawn += (
            f'<polygon points="{points}" fill="{colour}" fill-opacity="{0.16 if not depth else 0}" stroke="{colour}" '
            f'stroke-width="{max(2, look.px(4))}" stroke-linejoin="round"{dashes}/>'
        )
    surface = vector(width, height, drawn)
    badge = look.px(20)
    for seat in seats:
        x = width * (0.15 if not seat else 0.85)
        put(surface, look.art(f"seats/badge-{seat}", badge, badge), x, height * 0.84)
    return surface


def _peril(width: int, height: int, look: Look, damage: int, captures: bool, card: str) -> pygame.Surface:
    """How hard a Kitty can be hit, whether that captures it, and with which card unless it is Claws Out."""
    surface, large = blank(width, height), _large(look)
    words = _("-{damage} captured", damage=damage) if captures and not large else f"-{damage}"
    colour, room = "bad" if captures and not look.plain else "ink", (round(width * 0.79), round(height * 0.19))
    if large:  # a look at the Kitty names the card
        words, room = words + ("?" if card else ""), (round(width * 0.6), round(height * 0.34))
    texts = [furniture.lettering(look, words, *room, 17 if large else 13, colour, "bold")]
    texts += [furniture.lettering(look, card, *room, 12, "ink", "bold")] if card and not large else []
    bars = round(texts[0].get_height() * 0.8) if large and captures else 0
    wide, high = max(text.get_width() for text in texts) + bars, sum(text.get_height() for text in texts)
    plate = look.box(wide + look.px(8), high + look.px(2), "veil", "", 7, opacity=0.92)
    place = put(surface, plate, width / 2, height, "midbottom")
    if bars:
        put(surface, thing(look, "bars", bars, bars), place.right - look.px(4) - bars / 2, place.centery)
    y = place.top + look.px(1)
    for text in texts:
        put(surface, text, (width - bars) / 2, y, "midtop")
        y += text.get_height()
    return surface


def _ringed(width: int, height: int, look: Look, maybe: bool) -> pygame.Surface:
    """Round a Kitty that can be hit: a red ring for sure, a dashed one of amber with a certain card."""
    colour = ("#ffd60a" if look.plain else "#ffb84d") if maybe else "#ffffff" if look.plain else "#ff4a4a"
    dashes = f' stroke-dasharray="{look.px(7)} {look.px(6)}"' if maybe else ""
    line, reach = max(2.0, look.unit * 3.6), min(width, height) * 0.46
    return vector(
        width,
        height,
        f'<circle cx="{width / 2}" cy="{height / 2}" r="{reach:.1f}" fill="none" stroke="#1a1030" '
        f'stroke-opacity="0.7" stroke-width="{line + look.px(3):.1f}"/>'
        f'<circle cx="{width / 2}" cy="{height / 2}" r="{reach:.1f}" fill="none" stroke="{colour}" '
        f'stroke-width="{line:.1f}"{dashes}/>',
    )


def _legend(width: int, height: int, look: Look) -> pygame.Surface:
    """What the marks of all threats mean."""
    large = _large(look)
    surface = look.box(width, height, "veil", "panel_edge", 16, opacity=1.0 if large else 0.94).copy()
    across, down = (1, 3) if large else (3, 1)
    wide, high = width / across, height / down
    sign = round(high * (0.72 if large else 0.44))
    corners = ((0.04, 0.04), (0.96, 0.04), (0.96, 0.96), (0.04, 0.96))
    entries = (
        (_aimed(sign, sign, look, corners, (0,)), _("is aimed at") if large else _("a Kitty aims at this square")),
        (_ringed(sign, sign, look, False), _("Claws Out hits") if large else _("Claws Out can hit it")),
        (_ringed(sign, sign, look, True), _("a card may hit") if large else _("the card named could hit it")),
    )
    for place, (drawn, words) in enumerate(entries):
        left, middle = wide * (place % across), high * (place // across + 0.5)
        put(surface, drawn, left + sign * 0.72, middle)
        room = pygame.Rect(0, 0, round(wide - sign * (1.36 if large else 1.5)), round(high * 0.86))
        room.midleft = round(left + sign * (1.3 if large else 1.4)), round(middle)
        furniture.write(surface, look, words, room, 14.5, "ink", "bold", "left")
    return surface


PAINTERS: furniture.Painters = {
    "path": _path,
    "blow": _blow,
    "aimed": _aimed,
    "ringed": _ringed,
    "peril": _peril,
    "legend": _legend,
}
