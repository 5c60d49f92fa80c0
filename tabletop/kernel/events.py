"""What happened, as the rules report it to the table."""

from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

T = TypeVar("T")

HIDDEN = -1
"""Stands for a piece the viewer may not know; lists of pieces keep their length."""
NOBODY = -1
"""The seat of an event that is nobody's doing."""
OPEN = -2
"""In place of a seat: a viewer of a finished match who may see everything any seat knows."""


_NAMED = {"secret_to": None, "reveals": False}
"""The fields of every event that are only given by name."""


def keyword(*, default: T, kw_only: bool) -> T:
    """Tells a type checker of a field that is only given by name."""
    return default


@dataclass_transform(eq_default=True, field_specifiers=(keyword,))
class _Kind(type):
    """Gives a class slots and a constructor for its fields.

    What `dataclasses` does, in an eighth of the time: all events of all games are made before the first picture.
    """

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "_Kind":
        hints = body.get("__annotations__", {})
        own = [field for field, hint in hints.items() if "ClassVar" not in str(hint)]
        defaults = {field: body.pop(field) for field in own if field in body}
        fields = [*(getattr(bases[0], "fields", ()) if bases else ()), *own]
        fields = [field for field in fields if field not in _NAMED]
        given = [f"{field}=defaults[{field!r}]" if field in defaults else field for field in fields]
        lines = "".join(f"\n    self.{field} = {field}" for field in (*fields, *_NAMED))
        scope: dict[str, Any] = {"defaults": defaults}
        exec(f"def __init__(self, {', '.join(given)}, *, secret_to=None, reveals=False):{lines}", scope)
        body |= {"__slots__": own, "__init__": scope["__init__"], "fields": (*fields, *_NAMED)}
        return super().__new__(mcs, name, bases, body)


class Event(metaclass=_Kind):
    """One thing that happened while an action was applied. Every game has small events of its own kind."""

    seat: int
    """Whose doing or fate it is; NOBODY for nobody's."""
    secret_to: int | None = keyword(default=None, kw_only=True)
    """The only seat that may know the fields named in `secrets`; None if everybody may."""
    reveals: bool = keyword(default=False, kw_only=True)
    """True if the acting seat learned something hidden: undo stops here."""
    secrets: ClassVar[tuple[str, ...]] = ()
    """The fields that can be secret."""
    fields: ClassVar[tuple[str, ...]]

    def facts(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.fields}

    def seen_by(self, seat: int | None) -> Self:
        """This event as the seat (None: a spectator, OPEN: who knows what anybody does) may know it."""
        if self.secret_to is None or seat in (self.secret_to, OPEN):
            return self
        hidden = {name: _hidden(getattr(self, name)) for name in self.secrets}
        return type(self)(**{**self.facts(), **hidden})

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Event) and self.facts() == other.facts()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.facts().items())})"


def _hidden(value: object) -> int | tuple[int, ...]:
    return (HIDDEN,) * len(value) if isinstance(value, tuple) else HIDDEN
