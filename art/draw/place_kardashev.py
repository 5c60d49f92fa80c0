"""The war room of Kardashev: the captive sun over a table of glass, chairs, desks, and what stands on them.

The middle of the composition is a window of 1280 x 720; the scenery goes on beyond it.
"""

from __future__ import annotations

from heads import MOODS, bust_picture
from hexes import lattice
from kardashev import KINDS, OFFICE
from outfits import paw_print
from palette import HONEY, SEATS, WHITE, light, mix
from shape import Points, clip
from sky import hill_line, rays, stars, twinkle
from space import planet, sun
from svg import Paint, Picture, Round, ball, bands, fade, glow, halo, soft, trace, veil
from symbols import symbol

CAST = ("#fff0b8", "#e9b65a", "#8a5a2c")
"""Brass, from its light to its shade."""

# -- the room ---------------------------------------------------------------------------------------------

ROOM_WIDE, ROOM_HIGH = 2080, 1160
LEFT, TOP = 400, 130
"""Where the composition begins in the picture of the room."""
SUN_X, SUN_Y = LEFT + 556, TOP + 44
SILL = TOP + 222
TOWERS = ((-300, 40), (-270, 58), (-246, 30), (8, 34), (30, 54), (52, 28), (330, 30), (774, 34), (800, 52), (826, 26),
          (1090, 30), (1116, 56), (1140, 38), (1240, 44), (1262, 26), (1500, 50), (1530, 34))  # fmt: skip
RIDGE = (170, 190, 162, 188, 160, 186, 164, 190, 160, 186, 168)


def room() -> Picture:
    """A dusk seen through a window as wide as the wall, and the floor before it."""
    pic = Picture(ROOM_WIDE, ROOM_HIGH)
    sky: Points = [(0, 0), (ROOM_WIDE, 0), (ROOM_WIDE, SILL - 12), (0, SILL - 12)]
    pic.rect(0, 0, ROOM_WIDE, SILL, 0, bands("#0d0930", "#1d1350", "#4a2468", "#b9566f"))
    stars(pic, "war room", (0, 0, ROOM_WIDE, TOP + 120), 150, 1.1)
    for x, y, r in (
        (-190, 60, 6),
        (40, 40, 6),
        (300, 62, 5),
        (884, 22, 5),
        (1060, 30, 6),
        (1400, 50, 6),
        (200, -60, 5),
    ):
        twinkle(pic, LEFT + x, TOP + y, r)
    planet(pic, "ringed", LEFT + 306, TOP + 34, 14, "#c98ae0")
    planet(pic, "ocean", LEFT + 826, TOP + 40, 12, "#6fb0e8")
    planet(pic, "banded", LEFT + 1480, TOP + 30, 20, "#f0a08a")
    planet(pic, "gas", LEFT - 220, TOP + 20, 17, "#8f9fe8")
    rays(pic, SUN_X, SUN_Y, 480, 20, "#ffcf8a", sky)
    pic.circle(SUN_X, SUN_Y, 230, halo("#ffc27a", 0.8))
    sun(pic, SUN_X, SUN_Y, 62)
    lattice(pic, SUN_X, SUN_Y, 62, 10.5, "#6a2a5e")
    hills = [(place * ROOM_WIDE / (len(RIDGE) - 1), TOP + y) for place, y in enumerate(RIDGE)]
    pic.path(trace(clip(hill_line(hills, SILL + 20), sky)), fade("#5a2a68", "#33184f"))
    for x, h in TOWERS:
        top = TOP + 196 - h
        pic.rect(LEFT + x, top, 14, h + 16, 4, "#3a1c55")
        pic.rect(LEFT + x + 4, top + 6, 3, 4, 1, HONEY)
        pic.rect(LEFT + x + 8, top + 16, 3, 4, 1, HONEY)
    for x in (-260, 60, 1052, 1372):
        pic.rect(LEFT + x - 6, 0, 12, SILL - 4, 5, bands("#2a1844", "#1c1038", "#120a28", turn=90))
    pic.rect(0, SILL, ROOM_WIDE, ROOM_HIGH - SILL, 0, bands("#301a49", "#25133c", "#150b26"))
    for step in range(-8, 9):
        near, far = SUN_X + step * 430, SUN_X + step * 190
        plank: Points = [(far - 2, SILL), (far + 2, SILL), (near + 5, ROOM_HIGH), (near - 5, ROOM_HIGH)]
        inside = clip(plank, [(0, SILL), (ROOM_WIDE, SILL), (ROOM_WIDE, ROOM_HIGH), (0, ROOM_HIGH)])
        if inside:
            pic.path(trace(inside), "#120920", opacity=0.5)
    pic.rect(0, SILL - 10, ROOM_WIDE, 14, 0, bands("#8f5a78", "#3a2050"))
    pic.circle(SUN_X, SILL + 80, 560, halo("#ffb27a", 0.16))
    return pic


def room_outline() -> Picture:
    """The same for eyes that need contrast: black, and a few grey lines."""
    pic = Picture(ROOM_WIDE, ROOM_HIGH)
    pic.rect(0, 0, ROOM_WIDE, ROOM_HIGH, 0, "#000000")
    grey = "#6c6c78"
    pic.circle(SUN_X, SUN_Y, 62, "none", stroke=grey, stroke_width=2)
    pic.circle(SUN_X, SUN_Y, 72, "none", stroke=grey, stroke_width=1)
    pic.stroke(f"M0 {SILL}H{ROOM_WIDE}", grey, 2)
    for x in (-260, 60, 1052, 1372):
        pic.stroke(f"M{LEFT + x} 0V{SILL}", "#3c3c46", 1.4)
    return pic


# -- the table --------------------------------------------------------------------------------------------

TABLE_WIDE, TABLE_HIGH = 1000, 760
CX, CY = 500, 370


def _edge(margin: float, down: float = 0) -> Points:
    """The outline of the board, so much larger on every side."""
    top, side, half = 207.8 + margin * 0.66, 374.4 + margin * 1.2, 268.8 + margin
    ring = ((-top, -half), (top, -half), (side, 0), (top, half), (-top, half), (-side, 0))
    return [(CX + x, CY + y + down) for x, y in ring]


def table() -> Picture:
    """A hexagon of glass in a plum rim with brass inlay, lit by the sun behind it and lamps in its corners."""
    pic = Picture(TABLE_WIDE, TABLE_HIGH)
    pic.path(soft(_edge(66, 34), 60), "#0a0418", opacity=0.5)
    pic.path(soft(_edge(40, 34), 50), bands("#2a1440", "#1c0d30", "#351b46"))
    pic.path(soft(_edge(40, 9), 50), bands("#a8763f", "#6d4430", "#b98045"))
    pic.path(soft(_edge(40, 6), 50), bands("#3d2058", "#341a4c", "#56305f"))
    pic.path(soft(_edge(40), 50), bands("#d09a93", "#7d4a80", "#4d2c62", "#633a6c"))
    pic.path(soft(_edge(37, 1), 48), bands("#8d5a84", "#5d386c", "#44275b", "#4f2e63"))
    pic.path(soft(_edge(15), 32), bands("#ffe3a0", "#c98f4f", "#7d5140", "#a8764a"))
    pic.path(soft(_edge(12), 30), "#130d34")
    glass = soft(_edge(10, 1), 28)
    pic.path(glass, bands("#34357f", "#28297a", "#20226a", "#191a54"))
    pic.path(glass, glow(CX, CY + 10, 420, "#58b4e6", 0.4))
    pic.path(glass, glow(CX, CY - 300, 330, "#ffb98a", 0.34))
    for x, y in _edge(27):
        x, y = x + (CX - x) * 0.028, y + (CY - y) * 0.02
        pic.circle(x, y, 30, halo("#7fe0ff", 0.55))
        pic.ellipse(x, y, 10, 8, bands(*CAST))
        pic.circle(x, y, 5.4, ball("#ffffff", "#5fc8f0"))
    rail = CY - 269 - 22
    pic.rect(CX - 200, rail - 4, 400, 8, 4, "#1c0f30")
    pic.rect(CX - 199, rail - 3, 398, 3, 1.5, "#000000", opacity=0.4)
    for step in range(9):
        pic.rect(CX - 181 + step * 45, rail - 4, 2, 8, 1, CAST[1], opacity=0.8)
    return pic


def table_outline() -> Picture:
    pic = Picture(TABLE_WIDE, TABLE_HIGH)
    pic.path(soft(_edge(40), 50), "#000000", stroke=WHITE, stroke_width=3)
    pic.path(soft(_edge(12), 30), "#000000", stroke="#8a8a96", stroke_width=1.5)
    rail = CY - 269 - 22
    pic.stroke(f"M{CX - 198} {rail}H{CX + 198}", "#8a8a96", 3)
    return pic


# -- who sits there, and where one's own things stand ------------------------------------------------------


def seat_mark(pic: Picture, seat: int, x: float, y: float, r: float, colour: str) -> None:
    """Circle, diamond, triangle: whose it is without colour."""
    if seat == 0:
        pic.circle(x, y, r * 0.92, colour)
    elif seat == 1:
        pic.path(soft([(x, y - r * 1.12), (x + r, y), (x, y + r * 1.12), (x - r, y)], r * 0.2), colour)
    else:
        pic.path(soft([(x, y - r * 1.1), (x + r * 1.08, y + r * 0.8), (x - r * 1.08, y + r * 0.8)], r * 0.25), colour)


def chair(seat: int) -> Picture:
    """A high chair in a seat's colour."""
    pic, colour = Picture(200, 320), SEATS[seat]
    pic.ellipse(100, 304, 96, 14, "#0a0418", opacity=0.5)
    back = [(14, 306), (30, 46), (56, 18), (144, 18), (170, 46), (186, 306)]
    cushion = [(30, 294), (44, 54), (64, 34), (136, 34), (156, 54), (170, 294)]
    pic.path(soft(back, [26, 30, 28, 28, 30, 26]), fade(mix(colour, "#2a1a52", 0.3), mix(colour, "#140c34", 0.8)))
    pic.path(soft(cushion, [20, 24, 22, 22, 24, 20]), fade(mix(colour, "#2a1a52", 0.6), mix(colour, "#140c34", 0.9)))
    pic.stroke("M33 130L42 52Q46 34 62 27", light(colour, 0.55), 3.4, opacity=0.8)
    for y in (200, 250):
        pic.circle(100, y, 4, mix(colour, "#140c34", 0.5))
    seat_mark(pic, seat, 100, 27, 8, light(colour, 0.45))
    return pic


def chair_outline(seat: int) -> Picture:
    pic = Picture(200, 320)
    back = [(14, 306), (30, 46), (56, 18), (144, 18), (170, 46), (186, 306)]
    pic.path(soft(back, [26, 30, 28, 28, 30, 26]), "#000000", stroke="#8a8a96", stroke_width=2)
    seat_mark(pic, seat, 100, 36, 9, WHITE)
    return pic


DESK_HIGH = 420
LEFT_DESK, RIGHT_DESK = 800, 900
"""How wide the pictures of both desks are; beyond the window they go on."""


def desk(wide: float, start: float, end: float) -> Picture:
    """A plum desk with a lit edge and a line of brass, from `start` to `end` of the picture."""
    pic = Picture(round(wide), DESK_HIGH)

    def board(top: float, bottom: float, radius: float) -> str:
        return soft([(start, top), (end, top), (end, bottom), (start, bottom)], radius)

    pic.path(board(18, DESK_HIGH + 40, 22), "#090316", opacity=0.45)
    pic.path(board(4, DESK_HIGH + 40, 24), bands("#6a3f6c", "#40245a", "#25133c", "#1a0d2c"))
    pic.path(board(4, 26, 11), bands("#d79b86", "#9a6182", "#6a3f6c"))
    pic.rect(start + 4, 24, end - start - 8, 2.5, 1.2, CAST[1], opacity=0.9)
    return pic


def desk_outline(wide: float, start: float, end: float) -> Picture:
    pic = Picture(round(wide), DESK_HIGH)
    corners = [(start, 4), (end, 4), (end, DESK_HIGH + 40), (start, DESK_HIGH + 40)]
    pic.path(soft(corners, 22), "#000000", stroke=WHITE, stroke_width=2.5)
    return pic


# -- what stands on the desks ------------------------------------------------------------------------------

KIND_LIGHTS = {"food": "#ffab7a", "matter": "#7fd0c8", "energy": "#ffd36b"}


GLASS = soft([(10, 26), (106, 26), (110, 136), (6, 136)], [16, 16, 28, 28])


def jar_back(kind: str) -> Picture:
    """The inside of a jar."""
    pic, colour = Picture(116, 144), KIND_LIGHTS[kind]
    pic.ellipse(58, 137, 52, 6, "#120722", opacity=0.5)
    pic.path(GLASS, fade(mix(colour, "#24123f", 0.72), mix(colour, "#24123f", 0.5)))
    return pic


def jar(kind: str) -> Picture:
    """The glass of a jar, before what is in it."""
    pic, glass = Picture(116, 144), GLASS
    pic.path(glass, veil(KIND_LIGHTS[kind], 0.1, 0.24))
    pic.path(glass, "none", stroke=veil(WHITE, 0.75, 0.25), stroke_width=4)
    pic.stroke("M22 46V96", WHITE, 7, opacity=0.5)
    pic.rect(6, 12, 104, 18, 9, bands("#fff0b8", "#e9b65a", "#a8763f"))
    return pic


def coin(full: bool) -> Picture:
    """A base action that is left, or the hollow where one lay."""
    pic = Picture(100, 100)
    if not full:
        pic.ellipse(50, 56, 40, 36, "#120722", opacity=0.55)
        pic.ellipse(50, 58, 40, 35, "none", stroke="#8a5f8c", stroke_width=2, opacity=0.6)
        return pic
    pic.ellipse(50, 92, 40, 7, "#120722", opacity=0.5)
    pic.circle(50, 52, 44, "#a8661f")
    pic.circle(50, 46, 44, bands("#fff0b8", "#ffcf63", "#e09a30"))
    pic.circle(50, 46, 34, fade("#f5b84a", "#ffdb86"))
    paw_print(pic, 50, 44, 50, "#8a4a16")
    return pic


def flask(full: bool) -> Picture:
    """A research action that is left, or the ring its flask stood on."""
    pic = Picture(100, 100)
    if not full:
        pic.ellipse(50, 84, 32, 10, "#120722", opacity=0.55)
        pic.ellipse(50, 84, 32, 10, "none", stroke="#8a5f8c", stroke_width=2, opacity=0.6)
        return pic
    pic.ellipse(50, 93, 38, 6, "#120722", opacity=0.5)
    pic.path("M38 6H62V38L88 80Q92 94 78 94H22Q8 94 12 80L38 38Z", veil("#dffcff", 0.75, 0.45))
    pic.path("M27 56H73L86 80Q89 91 77 91H23Q11 91 14 80Z", fade("#6ff0d0", "#1fa5a8"))
    for x, y, r in ((44, 72, 6), (60, 80, 4), (56, 64, 3)):
        pic.circle(x, y, r, WHITE, opacity=0.7)
    pic.rect(33, 2, 34, 11, 5.5, bands("#fff0b8", "#e9b65a", "#a8763f"))
    pic.stroke("M40 42L22 76", WHITE, 4, opacity=0.7)
    return pic


def peg(seat: int) -> Picture:
    """One colony that is still to be built, as a little dome."""
    pic, colour = Picture(40, 40), SEATS[seat]
    pic.path("M3 32A17 24 0 0 1 37 32Z", fade(light(colour, 0.6), colour))
    pic.rect(1, 31, 38, 8, 4, light(colour, 0.2))
    pic.stroke("M10 24A11 14 0 0 1 17 14", WHITE, 3, opacity=0.75)
    return pic


def pin(seat: int) -> Picture:
    """The marker of a seat on the rail of points; a head is put into its round window."""
    pic, colour = Picture(100, 124), SEATS[seat]
    pic.path(soft([(50, 124), (34, 90), (66, 90)], 4), colour)
    pic.circle(50, 50, 49, colour)
    pic.circle(50, 50, 43, fade("#3a2766", "#1b1040"))
    return pic


def home(seat: int) -> Picture:
    """The flag over a home tile."""
    pic, colour = Picture(60, 80), SEATS[seat]
    pic.ellipse(14, 74, 12, 4, "#120722", opacity=0.5)
    pic.stroke("M14 8V73", "#2a1740", 7)
    pic.stroke("M14 8V73", bands(*CAST), 4)
    pic.circle(14, 7, 5, ball("#fff4c0", "#c9822a"))
    pic.path("M17 12Q36 5 56 13V45Q36 37 17 44Z", fade(light(colour, 0.25), colour), stroke="#2a1740", stroke_width=2)
    seat_mark(pic, seat, 37, 26.5, 8.5, "#23123f")
    return pic


def mark(seat: int) -> Picture:
    """Only a seat's shape, in its colour."""
    pic = Picture(40, 40)
    seat_mark(pic, seat, 20, 20.5, 17, SEATS[seat])
    return pic


def badge(seat: int, ground: str, colour: str, **edge: Paint | float) -> Picture:
    """A seat's shape on a dark disc."""
    pic = Picture(100, 100)
    pic.circle(50, 50, 46.5 if edge else 50, ground, **edge)
    seat_mark(pic, seat, 50, 50.8, 26.35, colour)
    return pic


def tree_sky() -> Picture:
    """A night with coloured clouds behind the technology tree."""
    pic = Picture(320, 180)
    pic.rect(0, 0, 320, 180, 0, bands("#140d38", "#231453", "#3a1d5e"))
    clouds = (
        (0.79, 0.53, 0.44, "#8a4ab0", 0.36),
        (0.16, 0.42, 0.36, "#2f6ab8", 0.3),
        (0.5, 0.53, 0.33, "#ffab6a", 0.16),
    )
    for x, y, radius, colour, opacity in clouds:
        pic.circle(x * 320, y * 180, radius * 320, Round(((0, colour, opacity), (1, colour, 0))))
    return pic


def pictures() -> dict[str, Picture]:
    desks = {"left": (LEFT_DESK, -40, 746), "right": (RIGHT_DESK, 6, RIGHT_DESK + 40)}
    out = {"room": room(), "room-contrast": room_outline(), "table": table(), "table-contrast": table_outline()}
    for side, reach in desks.items():
        out |= {f"desk-{side}": desk(*reach), f"desk-{side}-contrast": desk_outline(*reach)}
    for seat in range(3):
        out |= {f"chair-{seat}": chair(seat), f"chair-{seat}-contrast": chair_outline(seat), f"peg-{seat}": peg(seat),
                f"pin-{seat}": pin(seat), f"mark-{seat}": mark(seat),
                f"home-{seat}": home(seat), f"badge-{seat}": badge(seat, "#120d30", SEATS[seat]),
                f"badge-{seat}-contrast": badge(seat, "#000000", WHITE, stroke=WHITE, stroke_width=7)}  # fmt: skip
    for kind in KIND_LIGHTS:
        out |= {f"jar-{kind}": jar(kind), f"jar-{kind}-back": jar_back(kind)}
    out |= {
        "tree-sky": tree_sky(),
        "coin": coin(True),
        "coin-spent": coin(False),
        "flask": flask(True),
        "flask-spent": flask(False),
    }
    for kind in KINDS:
        out[f"kind-{kind}"] = Picture(100, 100)
        symbol(out[f"kind-{kind}"], kind, 50, 50, 92)
    out |= {f"head-{role}-{mood}": bust_picture(OFFICE[role][0], mood) for role in OFFICE for mood in MOODS}
    return {f"kardashev/{name}.svg": pic for name, pic in out.items()}
