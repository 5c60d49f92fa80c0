"""What an action is: a small frozen hashable value with a text form that its game parses back."""

from collections.abc import Hashable
from typing import Protocol


class Action(Hashable, Protocol):
    """Any hashable value whose `str` is its text form, such as `play:H7:life>C3`."""

    def __str__(self) -> str: ...
