"""What bots keep in mind has a bound: a process that thinks for hours stays small."""

import subprocess
import sys

import pytest

LARGEST = 80
"""Megabytes the process of the bots may have."""

THINK = """
import random
from tabletop.games import GAMES
from tabletop.games.cat_quest.mind import evaluation as bot
from tabletop.kernel.rng import Rng

game, chance = GAMES["cat-quest"], random.Random(1)
for seed in range(12):
    rng = Rng(seed)
    state = game.setup({}, 4, rng)
    while (turn := game.to_act(state)) is not None:
        for seat in range(4):
            bot.evaluate(state, seat)
        game.apply(state, chance.choice(game.legal(state)), rng)
full = [f for f in vars(bot).values() if hasattr(f, "cache_info") and f.cache_info().currsize == f.cache_info().maxsize]
print(len(full), next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")))
"""


@pytest.mark.strength
def test_however_many_positions_the_bots_have_thought_about_they_stay_small():
    done = subprocess.run([sys.executable, "-c", THINK], capture_output=True, text=True, timeout=120, check=True)
    full, kilobytes = map(int, done.stdout.split())
    assert full >= 2, "they have not thought about enough to tell"
    assert kilobytes / 1024 < LARGEST
