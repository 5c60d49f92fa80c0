"""The cats that play for the program: each has a name, a way of its own and something to say. Imports the words.

A way of its own only decides between moves that thinking found about equally good: no character plays better or worse
than its level, none is luckier, none knows more.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tabletop.ai.report import Report, Weighed
from tabletop.kernel.rng import Rng
from tabletop.words import _

ALIKE = 0.012
"""Chances that differ by no more than this are about equal."""
NEARLY = 0.8
"""The part of the looks at the best move that a move must have had, or nobody knows that it is as good."""
MOODS = 4
"""In one of so many decisions Mochi follows her nose: a little less each time is a lot in a long game."""


class Character(NamedTuple):
    """One of the cats."""

    name: str
    style: str
    """What it is like, in a word."""
    brief: str
    """What it does, in as few words as fit beside its face."""
    about: str
    """The same, in a sentence."""
    lines: Mapping[str, tuple[str, ...]]
    """What only this cat says, by its mood."""

    @property
    def face(self) -> str:
        """The drawing of its head and shoulders, without a mood."""
        return f"cats/{self.name.lower()}"


CHARACTERS = (
    Character("Mimi", _("Bold"), _("takes the risk"),
        _("Of two good moves she takes the wilder one."), {
        "gloating": (_("Fortune likes whiskers!"), _("All or nothing. Mostly all.")),
        "hurt": (_("Worth it."), _("Next time with more speed.")),
        "glad": (_("Did you see that?"),),
    }),
    Character("Oscar", _("Patient"), _("thinks it over"),
        _("He does what he has thought about longest."), {
        "gloating": (_("Slowly does it."), _("I can wait. You could not.")),
        "hurt": (_("There will be another one."),),
        "glad": (_("As I had in mind."), _("One thing after the other.")),
    }),
    Character("Luna", _("Careful"), _("plays it safe"),
        _("Of two good moves she takes the surer one."), {
        "gloating": (_("No risk, all fun."), _("I looked first.")),
        "hurt": (_("I knew it. I almost knew it."),),
        "glad": (_("Softly, softly."), _("Nothing fell down.")),
    }),
    Character("Pixel", _("Trickster"), _("full of surprises"),
        _("Of several good moves he likes the one nobody expects."), {
        "gloating": (_("Surprise!"), _("You looked the other way.")),
        "hurt": (_("That was my trick!"),),
        "glad": (_("Wait for it …"), _("Guess why.")),
    }),
    Character("Biscuit", _("Friendly"), _("helps the weakest"),
        _("When it costs nothing, she lets the weakest have something too."), {
        "gloating": (_("Sorry! A little."), _("We are still friends?")),
        "hurt": (_("Well played, you."),),
        "glad": (_("Good for everybody!"), _("There is enough for all.")),
    }),
    Character("Nova", _("Raider"), _("hits the leader"),
        _("When it costs nothing, he takes it from whoever leads."), {
        "gloating": (_("Mine now."), _("Leaders fall so nicely.")),
        "hurt": (_("I will remember that."),),
        "glad": (_("Who is ahead? Just asking."), _("That one looked comfortable.")),
    }),
    Character("Mochi", _("Moody"), _("follows her nose"),
        _("Between good moves she follows her nose."), {
        "gloating": (_("I felt like winning."), _("Today is a good day.")),
        "hurt": (_("I did not want it anyway."),),
        "glad": (_("Yes. No. Yes!"), _("This one smelled right.")),
    }),
    Character("Ziggy", _("Proud"), _("all for himself"),
        _("He takes the best chance for himself and looks at nobody."), {
        "gloating": (_("Naturally."), _("Applause is allowed.")),
        "hurt": (_("That did not happen."),),
        "glad": (_("Exactly right, as always."), _("You may take notes.")),
    }),
)  # fmt: skip
BY_NAME = {character.name: character for character in CHARACTERS}


def preferred(character: Character | None, report: Report, seat: int, rng: Rng) -> Weighed:
    """The move a character makes: the best, or of those about as good the one it likes most."""
    best = report.moves[0]
    if character is None or len(report.moves) == 1 or not best.chances:
        return best
    alike = [
        move
        for move in report.moves
        if move.chances and move.value >= best.value - ALIKE and move.visits >= NEARLY * best.visits
    ]
    taste = _TASTES.get(character.name)
    if character.name == "Mochi":
        return rng.choice(alike) if alike and not rng.below(MOODS) else best
    return max(alike, key=lambda move: taste(move, seat)) if taste and alike else best


def _rivals(move: Weighed, seat: int) -> Sequence[float]:
    return [chance for other, chance in enumerate(move.chances) if other != seat]


_TASTES: dict[str, Callable[[Weighed, int], float]] = {
    "Mimi": lambda move, seat: move.spread,
    "Luna": lambda move, seat: -move.spread,
    "Pixel": lambda move, seat: -move.visits,
    "Biscuit": lambda move, seat: min(_rivals(move, seat)),
    "Nova": lambda move, seat: -max(_rivals(move, seat)),
    "Ziggy": lambda move, seat: move.value,
}
"""How much a cat likes a move. Oscar likes what was thought about longest, Mochi anything, now and then."""
