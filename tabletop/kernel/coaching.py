"""What somebody who teaches a game would say about a position, before a move. Imports nothing of ours."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


class Remark(NamedTuple):
    """One thing to notice. A game's room `coach.py` lists its remarks, the most pressing first."""

    name: str
    """What it is about, in a word or two; tests call it so."""
    tell: Callable[[Any, Sequence[Any], Sequence[str]], str]
    """Given what a seat sees on its turn, what it may do and everybody's names: a sentence, empty if there is nothing
    to notice. It knows nothing but the view."""
