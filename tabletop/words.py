"""The one door for every sentence a player reads. Imports nothing of ours."""

from collections.abc import Callable
from pathlib import Path


def _as_written(text: str) -> str:
    return text


def _as_counted(one: str, many: str, count: int) -> str:
    return one if count == 1 else many


_translate: Callable[[str], str] = _as_written
_count: Callable[[str, str, int], str] = _as_counted


def _(text: str) -> str:
    """The sentence in the player's language; values are filled in afterwards with `.format`."""
    return _translate(text)


def counted(one: str, many: str, count: int) -> str:
    """The sentence that fits the count, the count filled in as `{count}`."""
    return _count(one, many, count).format(count=count)


def use_language(language: str, folder: Path) -> bool:
    """Read the catalogue `folder/<language>/LC_MESSAGES/tabletop.mo`; False and English if there is none."""
    import gettext  # only when a language is asked for: it is not free to import

    global _translate, _count
    catalogue = gettext.translation("tabletop", str(folder), [language], fallback=True)
    _translate, _count = catalogue.gettext, catalogue.ngettext
    return type(catalogue) is not gettext.NullTranslations
