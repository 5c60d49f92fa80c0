"""What bots keep in mind has a bound: a process that thinks for hours stays small."""

import subprocess
import sys

LARGEST = 80
"""Megabytes the process of the bots may have."""

FILL = """
import random
from tabletop.games import GAMES
from tabletop.games.cat_quest import bot

chance = random.Random(1)
def counts(most):
    return tuple(chance.randrange(most) for _element in range(bot.ELEMENTS))
for number in range(120_000):
    crew, row, pool = chance.getrandbits(15), counts(4), counts(4)
    bot._unmatched(counts(4), row)
    bot._mended(crew, 0, row, chance.random())
    if number % 6 == 0:
        bot._chance(crew, 0, row, pool, 1 + number % 3 if sum(pool) > 3 else 0, chance.random())
print(next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")))
"""


def test_however_many_positions_the_bots_have_thought_about_they_stay_small():
    done = subprocess.run([sys.executable, "-c", FILL], capture_output=True, text=True, timeout=120, check=True)
    assert int(done.stdout) / 1024 < LARGEST
