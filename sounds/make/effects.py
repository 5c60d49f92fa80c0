"""What the hand, the table and the sky sound like."""

from collections.abc import Callable

import numpy as np
from numpy.random import Generator

from . import cats, voices
from .instruments import Instrument, celesta, clarinet, glockenspiel, harp, horn, marimba, struck, vibraphone
from .instruments import big_drum as drum
from .room import in_hall
from .score import hertz, pitch_of
from .waves import (
    Wave,
    bandpass,
    breeze,
    clock,
    count,
    curve,
    decay,
    dice_for,
    edges,
    highpass,
    lowpass,
    mixed,
    noise,
    partials,
    peaked,
)

Effect = Callable[[Generator], Wave]
Layer = tuple[float, float, Wave]


def _rustle(dice: Generator, pitch: float, ring: float) -> Wave:
    """A touch of paper."""
    length = ring * 1.2
    return peaked(bandpass(noise(dice, length), pitch, 0.8) * decay(length, ring) * edges(count(length), 0.001, 0.01))


def _thump(high: float, low: float, ring: float) -> Wave:
    """Something soft set down on felt."""
    falling = low + (high - low) * decay(ring, ring * 0.5)
    body = partials(falling, [1.0, 0.3, 0.1])
    return peaked(body * decay(ring, ring * 0.8) * edges(len(body), 0.002, ring * 0.3))


def _knock(pitch: float, ring: float, force: float) -> Wave:
    """A small piece of hard wood."""
    return struck(pitch, [(1.0, 1.0, ring), (1.72, 0.5, ring * 0.7), (2.9, 0.3, ring * 0.4)], 0.0008, force)


def _swoosh(dice: Generator, seconds: float, low: float, high: float, top: float) -> Wave:
    """Air that rises to a pitch and sinks again, loudest at `top` of its length."""
    colour = curve(seconds, (0, low), (seconds * top, high), (seconds, low * 0.9))
    return peaked(breeze(dice, colour, 0.7) * edges(len(colour), seconds * top, seconds * (1 - top)))


def _phrase(player: Instrument, dice: Generator, *notes: tuple[float, str, float, float]) -> list[Layer]:
    """Notes as layers; each is (moment, key, seconds, force)."""
    return [(moment, 1.0, player(hertz(pitch_of(key)), held, force, dice)) for moment, key, held, force in notes]


def pick(dice: Generator) -> Wave:
    lift = _swoosh(dice, 0.09, 1400, 3800, 0.3)
    return mixed((0, 1.0, lift), (0, 0.5, _rustle(dice, 2600, 0.025)))


def place(dice: Generator) -> Wave:
    return mixed((0, 1.0, _thump(210, 95, 0.13)), (0, 0.55, _rustle(dice, 1500, 0.05)))


def slide(dice: Generator) -> Wave:
    sliding = _swoosh(dice, 0.24, 900, 2300, 0.35)
    return mixed((0, 1.0, sliding), (0, 0.4, _rustle(dice, 1800, 0.03)), (0.2, 0.25, _thump(170, 100, 0.08)))


def flip(dice: Generator) -> Wave:
    turning = _swoosh(dice, 0.12, 1100, 3400, 0.6)
    return mixed(
        (0, 0.35, _rustle(dice, 2400, 0.02)),
        (0, 0.7, turning),
        (0.09, 1.0, _rustle(dice, 2200, 0.045)),
        (0.092, 0.6, _thump(260, 120, 0.09)),
    )


def riffle(dice: Generator) -> Wave:
    """Two halves of a deck falling into each other, faster and faster, then squared up."""
    layers: list[Layer] = []
    moment = 0.0
    for card in range(34):
        force = (0.35 + 0.5 * np.sin(np.pi * (card + 2) / 36)) * dice.uniform(0.7, 1.1)
        layers.append((moment, force, _rustle(dice, dice.uniform(1700, 3000), 0.02)))
        layers.append((moment, force * 0.35, _thump(330, 180, 0.03)))
        moment += (0.031 - 0.0005 * card) * dice.uniform(0.8, 1.2)
    layers.append((moment + 0.07, 0.8, place(dice)))
    return mixed(*layers)


def dice_roll(dice: Generator) -> Wave:
    """Two dice in a wooden tray: a few hard knocks, then quicker and smaller ones."""
    layers: list[Layer] = []
    for pitch, moment in ((1350.0, 0.0), (1580.0, 0.035)):
        gap, force = 0.15, 1.0
        while gap > 0.018:
            blow = _knock(pitch * dice.uniform(0.93, 1.07), 0.055, min(force, 1.0))
            layers.append((moment, 1.0, blow))
            layers.append((moment, force * 0.5, _thump(300, 190, 0.06)))
            moment += gap * dice.uniform(0.75, 1.15)
            gap *= 0.78
            force *= 0.84
    return in_hall(mixed(*layers), "dice", 0.25, 0.2)


def token(dice: Generator) -> Wave:
    ceramic = struck(1480, [(1.0, 1.0, 0.16), (2.31, 0.5, 0.1), (3.87, 0.25, 0.06)], 0.001, 0.8)
    return mixed((0, 0.8, ceramic), (0, 0.6, _thump(240, 140, 0.08)), (0.052, 0.25, ceramic))


def tick(dice: Generator) -> Wave:
    return mixed((0, 1.0, _knock(1900, 0.03, 0.7)), (0, 0.3, _rustle(dice, 3200, 0.01)))


def refuse(dice: Generator) -> Wave:
    """A friendly shake of the head: two muffled wooden notes, a small step down."""
    notes = _phrase(marimba, dice, (0, "A3", 0.3, 0.6), (0.13, "F3", 0.4, 0.55))
    return lowpass(mixed(*notes), 900)


def turn(dice: Generator) -> Wave:
    """Your turn: two warm notes, a fourth up."""
    low = _phrase(vibraphone, dice, (0, "A4", 0.5, 0.6), (0.17, "D5", 0.6, 0.7))
    shine = _phrase(celesta, dice, (0, "A5", 0.4, 0.3), (0.17, "D6", 0.5, 0.35))
    chime = mixed(*low, *((moment, 0.5, wave) for moment, _, wave in shine))
    return in_hall(chime[: count(1.3)] * edges(count(1.3), 0.001, 0.7), "turn", 0.7, 0.2)


def explosion(dice: Generator) -> Wave:
    """A storybook boom: a deep soft thud, a rolling cloud, and stars raining out of it."""
    length = 1.6
    boom = partials(38 + 85 * decay(length, 0.4), [1.0, 0.55, 0.3, 0.14, 0.06])
    boom *= curve(length, (0, 0.9), (0.05, 1), (0.35, 0.65), (0.9, 0.22), (length, 0))
    colour = curve(length, (0, 1100), (0.12, 620), (0.6, 320), (length, 180))
    cloud = peaked(breeze(dice, colour, 1.1))
    cloud *= curve(length, (0, 0.7), (0.07, 1), (0.45, 0.6), (1.1, 0.2), (length, 0))
    puff = peaked(lowpass(noise(dice, 0.2), 1300) * decay(0.2, 0.16))
    layers: list[Layer] = [(0, 0.7, boom * edges(len(boom), 0.004, 0.6)), (0, 1.0, cloud), (0, 0.4, puff)]
    keys = ("D7", "A6", "F#6", "E6", "B6", "A5", "D6", "F#7")
    for star_number in range(16):
        moment = 0.09 + 0.07 * star_number * dice.uniform(0.85, 1.15)
        bell = glockenspiel(hertz(pitch_of(keys[star_number % 8])), 0.4, 0.5, dice)
        layers.append((moment, 0.5 * 0.93**star_number, bell))
    whole = mixed(*layers)[: count(2.2)]
    return in_hall(whole * edges(len(whole), 0.001, 0.9), "explosion", 1.1, 0.22)


def capture(dice: Generator) -> Wave:
    """Whisked away: a run up the harp, a breath of wind and a little pop."""
    keys = ("D5", "F#5", "A5", "B5", "D6", "F#6")
    run = _phrase(harp, dice, *((0.045 * step, key, 0.2, 0.7) for step, key in enumerate(keys)))
    colour = curve(0.42, (0, 500), (0.36, 3600), (0.42, 4200))
    gust = peaked(breeze(dice, colour, 0.6) * edges(count(0.42), 0.3, 0.08))
    pop = partials(curve(0.06, (0, 420), (0.06, 1150)), [1.0, 0.2]) * edges(count(0.06), 0.004, 0.04)
    whole = mixed(*run, (0, 0.55, gust), (0.33, 0.7, pop))[: count(0.9)]
    return in_hall(whole * edges(len(whole), 0.001, 0.5), "capture", 0.5, 0.18)


def fanfare(dice: Generator) -> Wave:
    """Ta-ta-ta-taa, ta-taa: horns in thirds, a drum, and bells on the last chord."""
    tune = ((0.0, "G4", 0.12), (0.15, "G4", 0.12), (0.3, "G4", 0.12), (0.45, "C5", 0.38), (0.9, "A4", 0.2))
    under = ((0.0, "E4", 0.12), (0.15, "E4", 0.12), (0.3, "E4", 0.12), (0.45, "G4", 0.38), (0.9, "F4", 0.2))
    close = tuple((1.15, key, 1.1) for key in ("C4", "E4", "G4", "C5", "E5"))
    layers = _phrase(horn, dice, *((moment, key, held, 0.85) for moment, key, held in tune + under + close))
    layers = [(moment, 0.6, wave) for moment, _, wave in layers]
    layers += [(moment, 0.7, drum(60, 1, force, dice)) for moment, force in ((0, 0.5), (0.45, 0.7), (1.15, 0.9))]
    keys = ("C6", "E6", "G6", "C7", "E7", "G7")
    bells = _phrase(glockenspiel, dice, *((1.15 + 0.06 * step, key, 1, 0.6) for step, key in enumerate(keys)))
    layers += [(moment, 0.28, wave) for moment, _, wave in bells]
    whole = mixed(*layers)[: count(2.8)]
    return in_hall(whole * edges(len(whole), 0.001, 0.8), "fanfare", 1.2, 0.22)


def defeat(dice: Generator) -> Wave:
    """Four notes down the stairs, and a cushion at the bottom."""
    stairs = _phrase(
        clarinet,
        dice,
        (0.0, "G4", 0.28, 0.8),
        (0.32, "F#4", 0.28, 0.75),
        (0.64, "F4", 0.28, 0.7),
        (0.96, "E4", 1.0, 0.7),
    )
    cushion = _phrase(vibraphone, dice, *((1.0, key, 1.0, 0.5) for key in ("A2", "E3", "C4", "G4")))
    layers = [(moment, 0.9, wave) for moment, _, wave in stairs] + [(m, 0.4, wave) for m, _, wave in cushion]
    whole = mixed(*layers)[: count(2.2)]
    return in_hall(whole * edges(len(whole), 0.001, 1.1), "defeat", 1.0, 0.22)


def hover(dice: Generator) -> Wave:
    tone = partials(np.full(count(0.05), 880.0), [1.0, 0.1]) * decay(0.05, 0.05)
    return lowpass(tone * edges(len(tone), 0.006, 0.02), 2500)


def click(dice: Generator) -> Wave:
    button = partials(360 + 260 * decay(0.07, 0.03), [1.0, 0.25, 0.08]) * decay(0.07, 0.06)
    return mixed((0, 1.0, button * edges(len(button), 0.002, 0.02)), (0, 0.25, _rustle(dice, 2300, 0.012)))


def curtain(dice: Generator) -> Wave:
    """Heavy cloth drawn across a small stage."""
    length = 0.95
    colour = curve(length, (0, 420), (0.35, 1250), (0.65, 900), (length, 350))
    folds = 1 - 0.35 * np.sin(2 * np.pi * (5 + 3 * clock(length)) * clock(length)) ** 2
    return breeze(dice, colour, 0.9) * folds * edges(count(length), 0.3, 0.6) ** 0.6


def star(dice: Generator) -> Wave:
    """A good thing: three bright bells upward and a glitter over them."""
    bells = _phrase(celesta, dice, (0, "E6", 0.4, 0.7), (0.07, "B6", 0.4, 0.7), (0.14, "E7", 0.6, 0.75))
    glitter = highpass(noise(dice, 0.5), 6500) * decay(0.5, 0.5) * edges(count(0.5), 0.15, 0.2)
    whole = mixed(*bells, (0.05, 0.05, peaked(glitter)))[: count(1.1)]
    return in_hall(whole * edges(len(whole), 0.001, 0.6), "star", 0.8, 0.2)


def land_small(dice: Generator) -> Wave:
    """A counter, a coin, a kitten: hardly more than a tap."""
    return mixed(
        (0, 0.8, _thump(320, 190, 0.07)), (0, 0.5, _knock(980, 0.04, 0.6)), (0, 0.2, _rustle(dice, 2400, 0.02))
    )


def land_card(dice: Generator) -> Wave:
    """A card on cloth, with the air it pushes away."""
    air = _swoosh(dice, 0.16, 700, 1700, 0.2)
    return mixed((0, 1.0, _thump(190, 82, 0.17)), (0, 0.5, _rustle(dice, 1300, 0.06)), (0.015, 0.22, air))


def land_large(dice: Generator) -> Wave:
    """A box, a ship, a whole board: the table answers, and dust comes down."""
    wood = mixed((0, 1.0, _thump(120, 46, 0.42)), (0, 0.5, _knock(210, 0.2, 0.9)), (0.06, 0.3, _knock(290, 0.12, 0.5)))
    dust = peaked(bandpass(noise(dice, 0.7), 2600, 0.5) * edges(count(0.7), 0.08, 0.6))
    return in_hall(mixed((0, 1.0, wood), (0.03, 0.1, dust)), "landing", 0.4, 0.15)


def boom(dice: Generator) -> Wave:
    """Something has happened: a breath held, one great drum, and the hall that answers."""
    length = 1.5
    skin = partials(34 + 60 * decay(length, 0.3), [1.0, 0.6, 0.34, 0.18, 0.1]) * decay(length, 1.3)
    hit = peaked(lowpass(noise(dice, 0.25), 900) * decay(0.25, 0.2))
    bells = _phrase(vibraphone, dice, *((0.0, key, 1.2, 0.5) for key in ("D2", "A2", "D3", "F3")))
    layers: list[Layer] = [(0, 1.0, skin * edges(len(skin), 0.004, 0.7)), (0, 0.7, hit)]
    layers += [(moment, 0.22, wave) for moment, _, wave in bells]
    whole = mixed(*layers)[: count(1.9)]
    return in_hall(whole * edges(len(whole), 0.001, 0.9), "boom", 1.4, 0.25)


def flourish(dice: Generator) -> Wave:
    """Something was achieved: horns on one rising chord, and bells that climb out of it."""
    chord = _phrase(
        horn, dice, *((at, key, 0.9, 0.8) for at, key in ((0, "D4"), (0.07, "F#4"), (0.14, "A4"), (0.21, "D5")))
    )
    keys = ("A5", "D6", "F#6", "A6", "D7")
    bells = _phrase(glockenspiel, dice, *((0.24 + 0.07 * step, key, 0.8, 0.6) for step, key in enumerate(keys)))
    layers: list[Layer] = [(moment, 0.6, wave) for moment, _, wave in chord]
    layers += [(moment, 0.3, wave) for moment, _, wave in bells]
    layers.append((0.21, 0.6, drum(60, 1, 0.7, dice)))
    whole = mixed(*layers)[: count(1.7)]
    return in_hall(whole * edges(len(whole), 0.001, 0.7), "flourish", 1.0, 0.22)


EFFECTS: dict[str, Effect] = {
    "pick": pick,
    "place": place,
    "slide": slide,
    "flip": flip,
    "riffle": riffle,
    "dice": dice_roll,
    "token": token,
    "tick": tick,
    "refuse": refuse,
    "turn": turn,
    "explosion": explosion,
    "capture": capture,
    "meow-1": cats.plain_meow,
    "meow-2": cats.kitten_mew,
    "meow-3": cats.curious_trill,
    "purr": cats.purr,
    "fanfare": fanfare,
    "defeat": defeat,
    "hover": hover,
    "click": click,
    "curtain": curtain,
    "star": star,
    "land-small": land_small,
    "land-card": land_card,
    "land-large": land_large,
    "boom": boom,
    "flourish": flourish,
    **voices.CALLS,
}


def render_effect(name: str) -> Wave:
    return EFFECTS[name](dice_for(name))
