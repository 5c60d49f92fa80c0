"""The one door for every sentence a player reads. Imports nothing of ours."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path


def _as_written(text: str) -> str:
    return text


def _as_counted(one: str, many: str, count: int) -> str:
    return one if count == 1 else many


CATALOGUES = Path(__file__).resolve().parent / "locale"
_language = ""
_translate: Callable[[str], str] = _as_written
_count: Callable[[str, str, int], str] = _as_counted


def _(text: str, /, **values: object) -> str:
    """The sentence in the player's language, these values filled in."""
    return _translate(text).format(**values) if values else _translate(text)


def counted(one: str, many: str, count: int, **values: object) -> str:
    """The sentence that fits the count, the count filled in as `{count}`, and other values."""
    return _count(one, many, count).format(count=count, **values)


def listed(names: Sequence[str]) -> str:
    """Names as a sentence has them: "Mimi, Oscar and Luna"."""
    if len(names) < 2:
        return "".join(names)
    return _("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def whom(name: str) -> str:
    """A player's name in the middle of a sentence: somebody alone at the table is called you."""
    return _("you") if name == _("You") else name


def language() -> str:
    """The language of the catalogue in use, such as "de"; empty for the sentences as they were written."""
    return _language


def follow_system(folder: Path = CATALOGUES) -> None:
    """Speak the first language the system asks for that has a catalogue `folder/<language>/LC_MESSAGES/tabletop.mo`.

    To be called before anything that speaks is imported. Without a fitting catalogue everything stays as written.
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "").partition(".")[0]
        for name in (wanted, wanted.partition("_")[0]):
            if name and (folder / name / "LC_MESSAGES" / "tabletop.mo").is_file():
                _use(name, folder)
                return
        if wanted:
            return


def _use(name: str, folder: Path) -> None:
    import gettext  # only when there is something to translate: it is not free to import

    global _translate, _count, _language
    try:
        catalogue = gettext.translation("tabletop", str(folder), [name])
    except Exception as problem:  # whatever gettext makes of a damaged file
        from tabletop import journal

        journal.logger().warning("The language %s cannot be spoken: %s", name, problem)
        return
    _translate, _count, _language = catalogue.gettext, catalogue.ngettext, name
