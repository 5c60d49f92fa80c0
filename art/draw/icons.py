"""The program's icons: bold round shapes in one colour, made to be read at 20 pixels."""

from __future__ import annotations

from palette import CREAM
from shape import polygon, star
from svg import Picture, box, ring, soft

Stroke = tuple[str, float]
Piece = str | Stroke  # a filled path (holes allowed), or a line with its width

BOLD = 12.0


def _pen(d: str, width: float = BOLD) -> Stroke:
    return d, width


def _turned_arrow(flip: bool) -> tuple[Piece, ...]:
    """A bent arrow: back, or forth when flipped."""
    if flip:
        return (_pen("M80 40H42A20 20 0 0 0 42 80H58", 13), soft([(62, 14), (92, 40), (62, 66)], 6))
    return (_pen("M20 40H58A20 20 0 0 1 58 80H42", 13), soft([(38, 14), (8, 40), (38, 66)], 6))


SPEAKER = soft([(12, 36), (28, 36), (50, 16), (50, 84), (28, 64), (12, 64)], 5)
NOTE: tuple[Piece, ...] = (_pen("M38 74V24L76 16V66", 11), ring(27, 75, 14), ring(65, 67, 14))
SLASH = _pen("M16 16L84 84", 11)
EYE = "M6 50C22 22 38 18 50 18C62 18 78 22 94 50C78 78 62 82 50 82C38 82 22 78 6 50Z"
DISC = ring(50, 50, 42)

TRAY = _pen("M14 56V80Q14 88 22 88H78Q86 88 86 80V56", 12)

ICONS: dict[str, tuple[Piece, ...]] = {
    "play": (soft([(24, 10), (90, 50), (24, 90)], 14),),
    "continue": (soft([(12, 14), (54, 50), (12, 86)], 9), soft([(52, 14), (94, 50), (52, 86)], 9)),
    "learn": (
        soft([(50, 16), (98, 40), (50, 64), (2, 40)], 6),
        "M22 58L50 72L78 58V74Q64 86 50 86Q36 86 22 74Z",
        _pen("M90 44V68", 7),
    ),
    "undo": _turned_arrow(False),
    "redo": _turned_arrow(True),
    "hint": (
        "M50 6A32 32 0 0 1 68 64Q65 67 65 72H35Q35 67 32 64A32 32 0 0 1 50 6Z",
        box(36, 77, 28, 7, 3.5),
        box(41, 87, 18, 7, 3.5),
    ),
    "rules": (
        "M46 24Q30 12 10 14Q6 14 6 18V76Q6 80 10 80Q30 78 46 90Z",
        "M54 24Q70 12 90 14Q94 14 94 18V76Q94 80 90 80Q70 78 54 90Z",
    ),
    "settings": (soft(star(50, 50, 46, 33, 8, 22.5), 7) + ring(50, 50, 14),),
    "menu": (_pen("M14 24H86M14 50H86M14 76H86", 13),),
    "close": (_pen("M22 22L78 78M78 22L22 78", 15),),
    "back": (_pen("M62 16L28 50L62 84", 16),),
    "forward": (_pen("M38 16L72 50L38 84", 16),),
    "up": (_pen("M50 86V18M20 46L50 16L80 46", 14),),
    "down": (_pen("M50 14V82M20 54L50 84L80 54", 14),),
    "left": (_pen("M86 50H18M46 20L16 50L46 80", 14),),
    "right": (_pen("M14 50H82M54 20L84 50L54 80", 14),),
    "load": (
        "M8 28Q8 18 18 18H36L46 28H80Q88 28 88 36V40H26Q18 40 16 47L8 74Z",
        "M28 48H90Q98 48 95 56L88 78Q86 84 79 84H18Q10 84 12 77L20 54Q22 48 28 48Z",
    ),
    "save": (
        "M10 18Q10 10 18 10H70L90 30V82Q90 90 82 90H18Q10 90 10 82Z"
        "M28 16V34Q28 38 32 38H62Q66 38 66 34V16ZM28 58V84H72V58Q72 54 68 54H32Q28 54 28 58Z",
    ),
    "delete": (
        _pen("M14 24H86M38 22V12H62V22", 10),
        "M20 36H80L75 84Q74 92 66 92H34Q26 92 25 84ZM39 47V80H45V47ZM55 47V80H61V47Z",
    ),
    "edit": (soft([(62, 14), (86, 38), (36, 88), (8, 92), (12, 64)], 6) + "M56 32L68 44L34 78L22 66Z",),
    "plus": (_pen("M50 16V84M16 50H84", 16),),
    "minus": (_pen("M16 50H84", 16),),
    "check": (_pen("M16 54L40 78L86 24", 16),),
    "cross": (_pen("M20 20L80 80M80 20L20 80", 16),),
    "lock": (
        _pen("M30 46V32A20 20 0 0 1 70 32V46", 12),
        box(16, 44, 68, 48, 12) + "M50 56A8 8 0 0 1 54 71V80H46V71A8 8 0 0 1 50 56Z",
    ),
    "search": (_pen(ring(42, 42, 28), 13), _pen("M64 64L88 88", 15)),
    "sound": (SPEAKER, _pen("M64 34Q76 50 64 66M76 20Q98 50 76 80", 9)),
    "sound-off": (SPEAKER, _pen("M66 38L90 62M90 38L66 62", 10)),
    "music": NOTE,
    "music-off": (_pen("M42 52V24L76 16V46", 11), ring(28, 72, 14), SLASH),
    "fullscreen": (_pen("M12 36V12H36M64 12H88V36M88 64V88H64M36 88H12V64", 13),),
    "speed": (_pen("M14 76A40 40 0 1 1 86 76", 12), soft([(72, 30), (58, 68), (44, 58)], 4)),
    "human": (ring(50, 30, 22), "M10 88C10 66 26 58 50 58S90 66 90 88Q90 94 84 94H16Q10 94 10 88Z"),
    "robot": (
        _pen("M50 24V10", 8),
        ring(50, 9, 7),
        box(12, 24, 76, 62, 18) + ring(34, 50, 9) + ring(66, 50, 9) + box(34, 67, 32, 8, 4),
        box(0, 42, 8, 24, 4),
        box(92, 42, 8, 24, 4),
    ),
    "dice": (
        box(8, 8, 84, 84, 20) + "".join(ring(x, y, 9) for x, y in ((30, 30), (70, 30), (50, 50), (30, 70), (70, 70))),
    ),
    "seed": (
        _pen("M50 92V52", 10),
        "M50 56C50 28 30 18 10 18C10 44 24 58 50 56Z",
        "M52 46C50 22 68 8 92 8C92 34 78 50 52 46Z",
    ),
    "trophy": (
        "M26 10H74V40A24 24 0 0 1 26 40Z",
        _pen("M26 20H12V28A16 16 0 0 0 28 44M74 20H88V28A16 16 0 0 1 72 44", 8),
        box(45, 60, 10, 18, 2),
        box(26, 78, 48, 14, 5),
    ),
    "eye": (EYE + ring(50, 50, 20), ring(50, 50, 11)),
    "eye-off": (_pen("M10 44Q28 70 50 70T90 44M50 72V86M24 64L14 78M76 64L86 78", 10),),
    "log": (box(14, 6, 72, 88, 12) + box(28, 24, 44, 9, 4.5) + box(28, 45, 44, 9, 4.5) + box(28, 66, 28, 9, 4.5),),
    "replay": (_pen("M82 50A32 32 0 1 1 70 25", 13), soft([(58, 30), (90, 36), (84, 4)], 5)),
    "pause": (box(18, 12, 24, 76, 9), box(58, 12, 24, 76, 9)),
    "warning": (soft([(50, 4), (98, 92), (2, 92)], 14) + box(44.5, 34, 11, 32, 5.5) + ring(50, 77, 6.5),),
    "info": (DISC + box(43.5, 44, 13, 34, 6) + ring(50, 29, 8),),
    "star": (soft(star(50, 53, 48, 25), 8),),
    "star-off": (_pen(soft(star(50, 53, 42, 21), 6), 9),),
    "share": (_pen("M50 62V16M28 36L50 14L72 36", 12), TRAY),
    "import": (_pen("M50 10V58M28 38L50 60L72 38", 12), TRAY),
    "folder": ("M8 26Q8 16 18 16H38L48 28H82Q92 28 92 38V76Q92 86 82 86H18Q8 86 8 76Z",),
    "picture": (box(6, 14, 88, 72, 12) + "M18 74L40 42L56 62L66 52L82 74Z" + ring(68, 34, 8),),
    "branch": (_pen("M26 12V88M26 66Q26 44 50 44H76M60 24L80 44L60 64", 12),),
    "clock": (DISC + "M45 22H55V46L71 62L64 69L45 51Z",),
    "weight": (
        "M34 32A18 18 0 1 1 66 32H72Q79 32 81 40L92 82Q94 92 84 92H16Q6 92 8 82L19 40Q21 32 28 32Z"
        "M50 15A9 9 0 0 0 44 32H56A9 9 0 0 0 50 15Z",
    ),
    "seats": (ring(50, 50, 22), *(ring(x, y, 11) for x, y in polygon(50, 50, 38, 6))),
    "home": (
        soft([(50, 6), (96, 48), (84, 58), (50, 28), (16, 58), (4, 48)], 5),
        "M20 62L50 36L80 62V86Q80 92 74 92H60V70H40V92H26Q20 92 20 86Z",
    ),
    "quit": (_pen("M56 14H24Q16 14 16 22V78Q16 86 24 86H56", 12), _pen("M44 50H84M68 30L88 50L68 70", 12)),
    "keyboard": (
        box(4, 20, 92, 60, 12)
        + "".join(box(x, y, 11, 11, 3) for y in (31, 46) for x in (16, 35, 54, 73))
        + box(28, 61, 44, 10, 4),
    ),
    "gamepad": (
        "M28 24H72C90 24 96 52 96 68C96 86 80 86 74 72Q72 66 66 66"
        "H34Q28 66 26 72C20 86 4 86 4 68C4 52 10 24 28 24Z"
        + box(27, 34, 8, 24, 3)
        + box(19, 42, 8, 8, 3)
        + box(35, 42, 8, 8, 3)
        + ring(66, 40, 5)
        + ring(76, 51, 5),
    ),
    "hand": (
        "M40 52V16A8 8 0 0 1 56 16V42V26A7.5 7.5 0 0 1 71 26V46V34A7 7 0 0 1 85 34"
        "V66C85 84 74 96 56 96C40 96 34 88 28 76L14 56C8 46 20 40 27 48L40 62Z",
    ),
    "drag": (
        _pen("M50 14V86M14 50H86", 9),
        *(
            soft(p, 3)
            for p in (
                [(50, 0), (66, 20), (34, 20)],
                [(50, 100), (66, 80), (34, 80)],
                [(0, 50), (20, 34), (20, 66)],
                [(100, 50), (80, 34), (80, 66)],
            )
        ),
    ),
    "step-back": (_pen("M20 18V82", 13), soft([(86, 14), (30, 50), (86, 86)], 9)),
    "step-on": (_pen("M80 18V82", 13), soft([(14, 14), (70, 50), (14, 86)], 9)),
    "burst": (soft(star(50, 50, 49, 27, 9, 10), 3),),
    "claws": (
        soft([(20, 6), (36, 50), (30, 94), (18, 50)], 5),
        soft([(46, 4), (60, 50), (52, 96), (42, 50)], 5),
        soft([(72, 6), (86, 50), (76, 94), (66, 50)], 5),
    ),
    "capture": (
        _pen("M36 26V18Q36 8 50 8Q64 8 64 18V26", 9),
        box(8, 26, 84, 66, 16) + "".join(box(x, 40, 9, 38, 4) for x in (24, 45, 66)),
    ),
    "rocket": (
        "M50 2Q74 22 72 58L86 74V90L66 80H34L14 90V74L28 58Q26 22 50 2Z" + ring(50, 38, 11),
        soft([(40, 84), (60, 84), (50, 100)], 4),
    ),
    "paw": (
        "M50 46Q76 50 80 74Q80 92 62 88Q50 84 38 88Q20 92 20 74Q24 50 50 46Z",
        ring(16, 46, 11),
        ring(36, 22, 12),
        ring(64, 22, 12),
        ring(84, 46, 11),
    ),
    "trade": (_pen("M12 34H80M62 14L84 34L62 54", 11), _pen("M88 68H20M38 48L16 68L38 88", 11)),
    "flask": ("M38 6H62V16H58V40L86 80Q92 94 78 94H22Q8 94 14 80L42 40V16H38ZM36 66L28 80H72L64 66Z",),
    "flag": (_pen("M22 8V94", 11), soft([(28, 10), (90, 22), (70, 38), (88, 58), (28, 58)], 5)),
    "bolt": (soft([(58, 2), (16, 58), (44, 58), (36, 98), (84, 38), (56, 38)], 4),),
    "text-size": (_pen("M6 84L30 20L54 84M15 64H45", 11), _pen("M62 84L77 44L92 84M68 70H86", 9)),
    "contrast": (DISC + "M50 18A32 32 0 0 1 50 82Z",),
}


def icon(name: str) -> Picture:
    pic = Picture(100, 100)
    for piece in ICONS[name]:
        if isinstance(piece, str):
            pic.path(piece, CREAM, fill_rule="evenodd")
        else:
            pic.stroke(piece[0], CREAM, piece[1])
    return pic


def pictures() -> dict[str, Picture]:
    return {f"icons/{name}.svg": icon(name) for name in ICONS}
