"""What a test is tried with by everybody, and what only `.ci/run` tries it with as well."""

from collections.abc import Iterable
from typing import Any

import pytest


def thorough(*values: Any) -> list[Any]:
    """More values for `parametrize`, which only `.ci/run` tries; a tuple has one for each name."""
    return [
        pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.thorough) for value in values
    ]


def one_in(many: int, values: Iterable[Any]) -> list[Any]:
    """Values for `parametrize`: the first of so many for everybody, the others thorough."""
    return [value if place % many == 0 else thorough(value)[0] for place, value in enumerate(values)]


def everybody(these: str, values: Iterable[str]) -> list[Any]:
    """Values for `parametrize`: `these` for everybody, the others thorough."""
    return [value if value in these.split() else thorough(value)[0] for value in values]
