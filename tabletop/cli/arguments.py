"""Parses the command line."""

import os
from collections.abc import Iterable
from typing import NamedTuple

from tabletop.base.errors import TabletopError
from tabletop.base.words import _

MOST_DIGITS = 18
"""A number with more digits is a slip of the hand."""


class WrongWord(TabletopError):
    """A word on the command line that makes no sense there."""


def unknown(sentence: str, name: str, known: Iterable[str]) -> WrongWord:
    """A name that nothing has, in a sentence that tells the names there are."""
    return WrongWord(sentence.format(name=name, known=", ".join(known)))


class Command(NamedTuple):
    """The words and options a command accepts."""

    least: int
    most: int
    """How many words it takes."""
    values: tuple[str, ...] = ()
    """The options that are followed by a value."""
    flags: tuple[str, ...] = ()
    """The options that stand alone."""


COMMANDS = {
    "play": Command(0, 1, ("--seats", "--seed", "--load"), ("--mute",)),
    "open": Command(1, 999, (), ("--mute",)),
    "simulate": Command(1, 1, ("--seats", "--games", "--seed", "--bots")),
    "arena": Command(1, 1, ("--bots", "--seats", "--games", "--seed", "--jobs", "--out")),
    "train": Command(1, 1, ("--games", "--seed", "--bots", "--seats"), ("--chances",)),
    "replay": Command(1, 1, ("--seat", "--from"), ("--text", "--json", "--check")),
    "stats": Command(0, 1, (), ("--csv",)),
    "export": Command(1, 2),
    "import": Command(1, 999),
    "rules": Command(1, 1, (), ("--html",)),
    "bench": Command(0, 99, (), ("--json",)),
    "doctor": Command(0, 0),
    "licences": Command(0, 0),
}
OTHERWISE = {"licenses": "licences"}
"""Other ways to write a command."""


class Asked(NamedTuple):
    """A parsed command."""

    command: str
    words: list[str]
    options: dict[str, str]
    """By name; a flag has an empty value."""

    def number(self, name: str, default: int, least: int = 0) -> int:
        """The whole number given with an option."""
        text = self.options.get(name)
        if text is None:
            return default
        if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS and int(text) >= least):
            raise WrongWord(
                _("{name} needs a whole number from {least} up, not {text!r}.", name=name, least=least, text=text)
            )
        return int(text)


def read(words: list[str]) -> Asked:
    """Parse the words; raises WrongWord with a sentence."""
    if any(word in ("--help", "-h") for word in words) or words[:1] == ["help"]:
        return Asked("help", [], {})
    if words[:1] == ["--version"]:
        return Asked("version", [], {})
    name, called = "play", "tabletop"
    if words and _is_file(words[0]):
        name = "open"
    elif words and not words[0].startswith("-"):
        called, words = words[0], words[1:]
        name = OTHERWISE.get(called, called)
    if name not in COMMANDS:
        raise unknown(_("There is no command {name!r}: the commands are {known}."), name, COMMANDS)
    return _read_rest(name, COMMANDS[name], words, called)


def _is_file(word: str) -> bool:
    """Whether a first word is a match's file: what a system says that was told to open one with this program."""
    return word not in COMMANDS and not word.startswith("-") and (word.endswith(".tabletop") or os.path.isfile(word))


def _read_rest(name: str, command: Command, words: list[str], called: str) -> Asked:
    """`called`: what somebody has written who meant it."""
    plain: list[str] = []
    options: dict[str, str] = {}
    rest = iter(words)
    for word in rest:
        if not word.startswith("-"):
            plain.append(word)
            continue
        option, equals, value = word.partition("=")
        if option in options:
            raise WrongWord(_("{option} stands there twice.", option=option))
        if option in command.flags and not equals:
            options[option] = ""
        elif option in command.values:
            options[option] = value if equals else next(rest, "")
            if not options[option]:
                raise WrongWord(_("{option} needs something after it.", option=option))
        else:
            raise WrongWord(_no_option(called, command, word))
    if len(plain) > command.most:
        raise WrongWord(_("{command} can do nothing with {word!r}.", command=name, word=plain[command.most]))
    if len(plain) < command.least:
        files = {"replay": _("which file"), "export": _("which match")}
        files |= dict.fromkeys(("open", "import"), _("which file"))
        what = files.get(name) or _("which game")
        raise WrongWord(_("{command} needs to know {what}.", command=name, what=what))
    return Asked(name, plain, options)


def _no_option(name: str, command: Command, word: str) -> str:
    known = ", ".join((*command.values, *command.flags))
    if not known:
        return _("{command} has no options, so not {word!r} either.", command=name, word=word)
    return _("{command} has no option {word!r}, only {known}.", command=name, word=word, known=known)
