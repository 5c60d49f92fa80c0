"""What can be decided in Kardashev, as small values with a text form each. Imports the board and the model."""

from functools import cache
from typing import NamedTuple

from tabletop.games.kardashev import technologies as tech
from tabletop.games.kardashev.board import BY_NAME, NAMES, NOWHERE
from tabletop.games.kardashev.model import KIND_LETTERS, ROLE_IDS, SYMBOL_LETTERS

SPACE, SPACE_NUMBER, SPACE_SYMBOL, JOURNEY, KIND, TECHNOLOGY, NUMBER, ROLE_NAME, NOTHING = range(9)
SHAPES = {
    "role": ROLE_NAME,
    "home": SPACE,
    "second": SPACE,
    "settle": SPACE,
    "muster": SPACE,
    "learn": TECHNOLOGY,
    "pass": NOTHING,
    "bid": NUMBER,
    "place": SPACE,
    "bury": SPACE,
    "pay": KIND,
    "exchange": KIND,
    "alike": KIND,
    "take": KIND,
    "colony": SPACE,
    "upgrade": SPACE,
    "harvest": NOTHING,
    "fleet": SPACE_NUMBER,
    "move": JOURNEY,
    "steer": SPACE,
    "step": SPACE,
    "jump": SPACE,
    "stop": NOTHING,
    "keep": NOTHING,
    "destroy": NOTHING,
    "research": TECHNOLOGY,
    "compile": KIND,
    "ark": SPACE,
    "fabricate": SPACE_NUMBER,
    "rake": NOTHING,
    "depot": JOURNEY,
    "depot-steer": SPACE,
    "terraform": SPACE_SYMBOL,
    "antimatter": SPACE,
    "accrete": SPACE_SYMBOL,
    "erase": TECHNOLOGY,
    "support": SPACE,
    "done": NOTHING,
    "raid": KIND,
    "drone": TECHNOLOGY,
    "share": SPACE,
    "claim": NOTHING,
    "decline": NOTHING,
    "leave": SPACE,
    "end": NOTHING,
}
"""Everything that can be done, and what each names."""


class Deed(NamedTuple):
    """One decision: a verb and what it is about."""

    verb: str
    first: int = NOWHERE
    """A space, kind, technology, role or number, as the verb's shape says."""
    second: int = NOWHERE
    """The level, the symbol or the space it leads to."""

    def __str__(self) -> str:
        verb, first, second = self
        match SHAPES[verb]:
            case 0:  # SPACE
                return f"{verb}:{NAMES[first]}"
            case 1:  # SPACE_NUMBER
                return f"{verb}:{NAMES[first]}:{second}"
            case 2:  # SPACE_SYMBOL
                return f"{verb}:{NAMES[first]}:{SYMBOL_LETTERS[second]}"
            case 3:  # JOURNEY
                return f"{verb}:{NAMES[first]}>{NAMES[second]}"
            case 4:  # KIND
                return f"{verb}:{KIND_LETTERS[first]}"
            case 5:  # TECHNOLOGY
                return f"{verb}:{tech.TEXTS[first]}"
            case 6:  # NUMBER
                return f"{verb}:{first}"
            case 7:  # ROLE_NAME
                return f"{verb}:{ROLE_IDS[first]}"
        return verb


@cache
def deed(verb: str, first: int = NOWHERE, second: int = NOWHERE) -> Deed:
    """The one value of a decision: actions are values, so one of each is enough."""
    return Deed(verb, first, second)


def parse(text: str) -> Deed | None:
    """The decision of this text form; None if there is no such."""
    verb, _colon, rest = text.partition(":")
    shape = SHAPES.get(verb)
    first = second = NOWHERE
    if shape is None:
        return None
    if shape == SPACE:
        first = BY_NAME.get(rest, NOWHERE)
    elif shape in (SPACE_NUMBER, SPACE_SYMBOL):
        place, _colon, more = rest.partition(":")
        first = BY_NAME.get(place, NOWHERE)
        known = "123" if shape == SPACE_NUMBER else SYMBOL_LETTERS
        second = known.find(more) + (shape == SPACE_NUMBER) if len(more) == 1 else NOWHERE
    elif shape == JOURNEY:
        start, _arrow, end = rest.partition(">")
        first, second = BY_NAME.get(start, NOWHERE), BY_NAME.get(end, NOWHERE)
    elif shape == KIND:
        first = KIND_LETTERS.find(rest) if len(rest) == 1 else NOWHERE
    elif shape == TECHNOLOGY:
        first = tech.BY_TEXT.get(rest, NOWHERE)
    elif shape == NUMBER:
        first = int(rest) if rest.isascii() and rest.isdecimal() and len(rest) < 4 else NOWHERE
    elif shape == ROLE_NAME:
        first = ROLE_IDS.index(rest) if rest in ROLE_IDS else NOWHERE
    if shape != NOTHING and (first == NOWHERE or (shape in _TWO and second == NOWHERE)):
        return None
    found = deed(verb, first, second)
    return found if str(found) == text else None


_TWO = (SPACE_NUMBER, SPACE_SYMBOL, JOURNEY)
