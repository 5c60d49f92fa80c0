"""Limits of a search."""

from typing import NamedTuple


class Budget(NamedTuple):
    """Limits of a search. What is 0 is no limit; one of iterations and seconds is one."""

    iterations: int = 0
    each_rival: bool = False
    """The iterations are those for one rival: with more at the table there is more to look at."""
    seconds: float = 0.0
    worlds: int = 24
    """How many positions it could be in are imagined."""
    turns: int = 1
    """How many ends of turns are looked ahead."""
    candidates: int = 0
    """Only so many actions, those that look best at first sight, are tried in turn by rollouts; 0: a tree is grown."""
    patience: float = 0.0
    """Seconds for all decisions of one turn together."""
