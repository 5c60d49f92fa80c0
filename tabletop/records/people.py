"""Those who play here: a name, a cat of their own design, a colour. Kept in the settings.

A person is known by name; saved matches need no more. Who takes another name keeps what they have played.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.base.words import _
from tabletop.cast.cats import FACES, PAINTS, Design, design_of
from tabletop.kernel.game import Json
from tabletop.kernel.match import HUMAN, Match, Seat, name_of
from tabletop.records.settings import Settings

COLOURS = {
    "honey": ("#ffc766", _("Honey")), "rose": ("#ff8fa0", _("Rose")), "violet": ("#b79bff", _("Violet")),
    "sky": ("#7fb8ff", _("Sky")), "mint": ("#7ff0c4", _("Mint")), "moss": ("#a8c977", _("Moss")),
    "ember": ("#ff9a5c", _("Ember")), "silver": ("#c9cfe0", _("Silver")),
}  # fmt: skip
"""What is behind somebody's cat, in lists and on the badge they wear where they play as somebody else."""
LONGEST_NAME = 14
"""Letters of a name that is chosen here."""


class Person(NamedTuple):
    """Somebody who plays here."""

    name: str
    design: Design | None = None
    """None: the cat of whichever chair they sit on."""
    colour: str = "honey"
    before: tuple[str, ...] = ()
    """What they were called before."""

    @property
    def names(self) -> tuple[str, ...]:
        """All the names their matches were played under."""
        return self.name, *self.before

    @property
    def face(self) -> str:
        """The drawing of their cat without a mood."""
        return self.design.face if self.design else "seats/cat-0"

    @property
    def paint(self) -> str:
        """Their colour as #rrggbb."""
        return COLOURS[self.colour][0]


def nobody() -> str:
    """What somebody is called who has given no name."""
    return _("You")


def everybody(settings: Settings) -> list[Person]:
    """Those with a cat first, then the others who have played here; whoever plays now is among them."""
    found = {name.casefold(): _person(name, kept) for name, kept in settings.profiles.items()}
    aliases = {old.casefold() for person in found.values() for old in person.before}
    for name in (*settings.people, *settings.played, current_name(settings)):
        if isinstance(name, str) and name.strip() and name.casefold() not in aliases:
            found.setdefault(name.casefold(), Person(name))
    return list(found.values())


def current_name(settings: Settings) -> str:
    return settings.person or nobody()


def current(settings: Settings) -> Person:
    """Who plays here."""
    return find(settings, current_name(settings))


def with_current_names(settings: Settings, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Each person under the name they have now, not the one they played under."""
    return tuple(seat._replace(name=find(settings, seat.name).name) if seat.kind == HUMAN else seat for seat in seats)


def reader(settings: Settings, match: Match) -> int | None:
    """The seat that is spoken to as "you": of the only person in a match, if it is who plays here.

    Who goes on in the middle of a match under somebody else's name is no "you".
    """
    people = [place for place, seat in enumerate(match.seats) if seat.kind == HUMAN]
    if len(people) != 1:
        return None
    names = {name.casefold() for name in (*current(settings).names, nobody())}
    unnamed = not settings.person and match.branch is None
    return people[0] if unnamed or match.seats[people[0]].name.casefold() in names else None


def with_you(settings: Settings, match: Match) -> tuple[Seat, ...]:
    """The reader's seat becomes "You"; the other names stay."""
    me = reader(settings, match)
    return tuple(seat._replace(name=nobody()) if place == me else seat for place, seat in enumerate(match.seats))


def with_public_names(settings: Settings, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Current names; an unnamed player becomes "Player 1"."""
    return without_you(with_current_names(settings, seats))


def without_you(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """An unnamed player, "You", becomes "Player 1"; the other names stay."""
    return tuple(
        seat._replace(name=_("Player {number}", number=number)) if seat.name == nobody() else seat
        for number, seat in enumerate(seats, 1)
    )


def find(settings: Settings, name: str) -> Person:
    """The person of this name, or of this former name; somebody without a cat of their own if nobody has it."""
    wanted = name.casefold()
    known = [_person(called, kept) for called, kept in settings.profiles.items()]
    for person in known:
        if person.name.casefold() == wanted:
            return person
    for person in known:
        if wanted in (old.casefold() for old in person.before):
            return person
    return Person(name)


def keep(settings: Settings, person: Person, called: str = "") -> None:
    """Remember somebody, who was `called` so until now; whoever gets another name takes their past along."""
    old = find(settings, called) if called else None
    if old is not None and old.name != person.name:
        before = tuple(dict.fromkeys(name for name in old.names if name.casefold() != person.name.casefold()))
        person = person._replace(before=before)
        _rename(settings, old.name, person.name)
    kept: dict[str, Json] = {"colour": person.colour, "before": list(person.before)}
    if person.design is not None:
        kept["cat"] = list(person.design)
    settings.profiles[person.name] = kept
    introduce(settings)


def forget(settings: Settings, name: str) -> None:
    """Remove somebody from the list; their matches stay."""
    settings.profiles.pop(name, None)
    settings.played.pop(name, None)
    settings.people = [one for one in settings.people if one != name]
    if settings.person == name:
        settings.person = next(iter(settings.profiles), "")
    introduce(settings)


def introduce(settings: Settings) -> None:
    """Tell the table what everybody's cat looks like."""
    FACES.clear()
    PAINTS.clear()
    for person in everybody(settings):
        if person.design is not None:
            for name in reversed(person.names):
                FACES[name.casefold()], PAINTS[name.casefold()] = person.design.face, person.paint


def _rename(settings: Settings, old: str, new: str) -> None:
    """Whatever is kept by a name goes to another one."""
    settings.profiles.pop(old, None)
    for kept in (settings.played, settings.results, settings.coach, settings.counted_from):
        if old in kept:
            kept[new] = kept.pop(old)
    settings.people = list(dict.fromkeys(new if one == old else one for one in settings.people))
    for setup in (*settings.setups.values(), *settings.drafts.values()):
        for seat in setup.get("seats", ()) if isinstance(setup, dict) else ():
            if isinstance(seat, list) and seat[:2] == ["human", old]:
                seat[1] = new
    if current_name(settings) == old:
        settings.person = new


def _person(name: str, kept: Json) -> Person:
    """Somebody from the settings file; what makes no sense there is left out."""
    if not isinstance(kept, dict):
        return Person(name)
    colour, before = kept.get("colour"), kept.get("before")
    return Person(
        name,
        design_of(kept.get("cat")),
        colour if isinstance(colour, str) and colour in COLOURS else "honey",
        tuple(called for old in before if isinstance(old, str) and (called := name_of(old)))
        if isinstance(before, list)
        else (),
    )
