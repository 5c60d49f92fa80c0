"""The ways from one screen to the next: all lead somewhere."""

import re
from pathlib import Path

import pytest

from tabletop.screens import navigation

NAMED = sorted(set(re.findall(r'"(tabletop\.[\w.]+:\w+)"', Path(navigation.__file__).read_text())))


def test_there_are_ways() -> None:
    assert len(NAMED) > 15


@pytest.mark.parametrize("where", NAMED)
def test_every_way_leads_to_a_screen(where: str) -> None:
    assert callable(navigation.load(where))
