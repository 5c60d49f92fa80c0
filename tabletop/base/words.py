"""Translation and grammar: every sentence a player reads passes through here."""

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path


def _as_written(text: str) -> str:
    return text


def _as_counted(one: str, many: str, count: int) -> str:
    return one if count == 1 else many


CATALOGUES = Path(__file__).resolve().parents[1] / "locale"
_language = ""
_translate: Callable[[str], str] = _as_written
_count: Callable[[str, str, int], str] = _as_counted


def _(text: str, /, **values: object) -> str:
    """Translate a sentence and fill in values."""
    return _translate(text).format(**values) if values else _translate(text)


def counted(one: str, many: str, count: int, **values: object) -> str:
    """Translate the singular or plural sentence; the count fills `{count}`."""
    return _count(one, many, count).format(count=count, **values)


def listed(names: Sequence[str]) -> str:
    """Join names for a sentence: "Mimi, Oscar and Luna"."""
    if len(names) < 2:
        return "".join(names)
    return _("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def whom(name: str) -> str:
    """A player's name in the middle of a sentence; "You" becomes "you"."""
    return _("you") if name == _("You") else name


def whose(name: str, thing: str) -> str:
    """A thing with its owner: "Mimi's card", "your card"."""
    return _("your {thing}", thing=thing) if name == _("You") else _("{name}'s {thing}", name=name, thing=thing)


def capital(words: str) -> str:
    """A line of its own begins with a capital letter."""
    return words[:1].upper() + words[1:]


def sentence(words: str) -> str:
    """A line of its own among others, from a capital letter to a full stop; nothing stays nothing."""
    return capital(words) if not words or words[-1] in ".!?…" else f"{capital(words)}."


def day(when: float) -> str:
    """A day as people say it: "14 November 2026"."""
    months = (
        _("January"), _("February"), _("March"), _("April"), _("May"), _("June"), _("July"), _("August"),
        _("September"), _("October"), _("November"), _("December"),
    )  # fmt: skip
    at = time.localtime(when)
    return _("{day} {month} {year}", day=at.tm_mday, month=months[at.tm_mon - 1], year=at.tm_year)


def language() -> str:
    """The language of the catalogue in use, such as "de"; empty for the sentences as they were written."""
    return _language


def follow_system(folder: Path = CATALOGUES) -> None:
    """Speak the first language the system asks for that has a catalogue `folder/<language>/LC_MESSAGES/tabletop.mo`.

    To be called before anything that speaks is imported. Without a fitting catalogue everything stays as written.
    """
    if not folder.is_dir():
        return
    names = [name for wanted in _wanted() for name in (wanted, wanted.partition("_")[0])]
    there = (name for name in names if (folder / name / "LC_MESSAGES" / "tabletop.mo").is_file())
    if name := next(there, ""):
        _use(name, folder)


def _wanted() -> list[str]:
    """The languages the system asks for: what its variables say or, as on Windows and in Finder, its settings."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := os.environ.get(variable, "").partition(".")[0]:
            return [wanted]
    try:
        from pygame.system import get_pref_locales
    except ImportError:
        return []
    return ["_".join(filter(None, (one["language"], one["country"]))) for one in get_pref_locales()]


def _use(name: str, folder: Path) -> None:
    import gettext  # only when there is something to translate: it is not free to import

    global _translate, _count, _language
    try:
        catalogue = gettext.translation("tabletop", str(folder), [name])
    except Exception as problem:  # whatever gettext makes of a damaged file
        from tabletop.base import journal

        journal.logger().warning("The language %s cannot be spoken: %s", name, problem)
        return
    _translate, _count, _language = catalogue.gettext, catalogue.ngettext, name
