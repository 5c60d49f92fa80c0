"""A person's page: the glass their cat looks into, the medals of their badges, the shelf those stand on."""

from __future__ import annotations

from palette import WHITE
from sky import twinkle
from svg import Picture, bands, fade, glow, trace, veil

METALS = {
    "gold": ("#fff0b8", "#ffcf63", "#c9822a"),
    "silver": ("#ffffff", "#cfd2ea", "#8a8fb8"),
    "bronze": ("#ffd9b0", "#d9955a", "#8a4f2c"),
}
MEDAL, DISC, CENTRE = (84, 96), 37, (42, 40)
GLASS = (200, 240)


def _mirror() -> Picture:
    """A golden oval with a dusk in it, for somebody to sit in."""
    pic = Picture(*GLASS)
    pic.ellipse(100, 120, 96, 116, bands("#fff0b8", "#e9b65a", "#8a5a2c"))
    pic.ellipse(100, 120, 87, 107, bands("#5a4aa8", "#7a4a9a", "#d07a90"))
    pic.ellipse(100, 120, 87, 107, glow(100, 68, 112, "#fff0c8", 0.5))
    for x, y, r in ((44, 70, 4), (156, 56, 5), (150, 160, 3), (60, 176, 3)):
        twinkle(pic, x, y, r)
    pic.path("M28 96Q38 40 84 22", "none", stroke=WHITE, stroke_width=5, opacity=0.22)
    return pic


def _medal(metal: str) -> Picture:
    """A disc with two ribbons, without what it was given for."""
    pic, (x, y) = Picture(*MEDAL), CENTRE
    light, full, deep = METALS[metal]
    for side in (-1, 1):
        ends = [(4, 60), (26, 60), (34, 93), (23, 86), (13, 94)]
        pic.path(trace([(x + side * dx, dy) for dx, dy in ends]), fade("#ed7375", "#a83a5c"))
    pic.circle(x, y + 3, DISC, deep)
    pic.circle(x, y, DISC, bands(light, full, deep))
    pic.circle(x, y, DISC - 7, fade("#4a3584", "#241450"))
    pic.stroke(f"M{x - 27} {y - 14}Q{x - 17} {y - 29} {x - 2} {y - 32}", WHITE, 3, opacity=0.6)
    return pic


def _locked() -> Picture:
    """Where a medal will be."""
    pic, (x, y) = Picture(*MEDAL), (CENTRE[0], CENTRE[1] + 14)
    pic.circle(x, y, DISC - 1, fade("#3a2a66", "#241648"))
    pic.circle(x, y, DISC - 1, "none", stroke="#8d7ab8", stroke_width=2)
    pic.circle(x, y, DISC - 7, veil("#0e0626", 0.1, 0.5))
    return pic


def pictures() -> dict[str, Picture]:
    medals = {f"honours/{metal}.svg": _medal(metal) for metal in METALS}
    return {"honours/mirror.svg": _mirror(), "honours/locked.svg": _locked(), **medals}
