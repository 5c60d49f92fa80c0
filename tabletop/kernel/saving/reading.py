"""Readers for what a save holds: each takes a piece of JSON and gives a value of the game, or says what is wrong."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from tabletop.base.errors import SaveBroken
from tabletop.base.words import _

T = TypeVar("T")
Reader = Callable[[object], T]
_LONGEST = 40
"""Letters of a wrong value that are quoted."""


def need(condition: object, words: str) -> None:
    """Raise SaveBroken with this sentence unless the condition holds."""
    if not condition:
        raise SaveBroken(words)


def number(least: int, most: int) -> Reader[int]:

    def read_number(j: object) -> int:
        if type(j) is not int or not least <= j <= most:
            words = _("{value} is not a number from {least} to {most}.")
            raise SaveBroken(words.format(value=quoted(j), least=least, most=most))
        return j

    return read_number


def flag(j: object) -> bool:
    if type(j) is not bool:
        raise SaveBroken(_("{value} is neither on nor off.", value=quoted(j)))
    return j


def text(*allowed: str) -> Reader[str]:

    def read_text(j: object) -> str:
        if not isinstance(j, str) or j not in allowed:
            raise SaveBroken(_("{value} is not a word that belongs here.", value=quoted(j)))
        return j

    return read_text


def many(reader: Reader[T], length: int | None = None) -> Reader[list[T]]:
    """A list of such things, of this length if one is given."""

    def read_many(j: object) -> list[T]:
        if not isinstance(j, list):
            raise SaveBroken(_("{value} is not a list.", value=quoted(j)))
        if length is not None and len(j) != length:
            raise SaveBroken(_("{value} is not a list of {length}.", value=quoted(j), length=length))
        return [reader(one) for one in j]

    return read_many


def row(*readers: Reader[Any]) -> Reader[tuple[Any, ...]]:
    """A list of just these things, one after the other."""

    def read_row(j: object) -> tuple[Any, ...]:
        values = many(lambda one: one, len(readers))(j)
        return tuple(reader(value) for reader, value in zip(readers, values, strict=True))

    return read_row


def read(j: object, fields: Mapping[str, Reader[Any]], title: str) -> dict[str, Any]:
    """The values of all fields of a game's position; a sentence names the first field that is wrong."""
    if not isinstance(j, dict) or j.keys() != fields.keys():
        raise SaveBroken(_("A game of {title} is saved with other fields than these.", title=title))
    values = {}
    for name, reader in fields.items():
        try:
            values[name] = reader(j[name])
        except SaveBroken as problem:
            raise SaveBroken(f"{name}: {problem}") from None
    return values


def plain(value: Any) -> Any:
    """A value as JSON has it: every tuple is a list, and nothing is shared with the original."""
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return value


def quoted(value: object) -> str:
    """A value as it stands in a file, shortened if it is long."""
    words = repr(value)
    return words if len(words) <= _LONGEST else words[: _LONGEST - 2] + " …"
