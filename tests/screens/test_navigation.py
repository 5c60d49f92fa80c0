"""The ways from one screen to the next: all lead somewhere."""

import pytest

from tabletop.screens import navigation

NAMED = sorted(where for where in vars(navigation).values() if isinstance(where, str) and where.startswith("tabletop."))


@pytest.mark.parametrize("where", [where for where in NAMED if ":" in where])
def test_every_way_leads_to_a_screen(where: str) -> None:
    assert callable(navigation.load(where))
