"""How Crazy Eights is taught."""

from crazy_eights.lesson.positions import card, table
from tabletop.base.words import _
from tabletop.kernel.lesson import Chapter, Lesson, Step, Turn, Wrong

YOU, MIMI = range(2)

LESSON = Lesson(
    teacher="Luna",
    face="cats/luna",
    voice=2,
    minutes=4,
    seats=("Mimi",),
    chapters=(
        Chapter(
            _("Suit or rank"),
            table("H5 C9 D2", "C2 C3 S9", "H9"),
            (
                Step(_("Be the first without cards."), _("A card fits by its suit or its rank."), lit=(card("H9"),)),
                Step(
                    _("Hearts count: play Hearts 5."),
                    does=("play:H5",),
                    lit=("pile",),
                    later=_("A nine fits too. Hearts 5 this time, please."),
                    wrong=(Wrong("play:D2", "CE-2.1", _("Neither a Heart nor a nine!")),),
                ),
            ),
        ),
        Chapter(
            _("Eights"),
            table("S8 D2 D4", "C2 C3 S9", "H9"),
            (
                Step(
                    _("An eight fits on anything, and you name the suit."),
                    _("Name Diamonds: you have two of them."),
                    does=("play:S8>D",),
                    later=_("Then your Diamonds would have to wait."),
                    wrong=(Wrong("play:D4", "CE-2.1", _("Hearts count, and no four lies there.")),),
                ),
                Step(_("Now Diamonds count."), lit=("suit",)),
            ),
        ),
        Chapter(
            _("Drawing"),
            table("D2 D3", "C2 C3 S9", "H9", "H4"),
            (
                Step(
                    _("Nothing fits: draw a card."),
                    does=("draw",),
                    lit=("stock",),
                    wrong=(Wrong("play:D2", "CE-2.1", _("Hearts count.")), Wrong("pass", "CE-2.5", _("Draw first!"))),
                ),
                Step(_("Hearts 4: lucky! Play it."), does=("play:H4",), mood="surprised"),
            ),
        ),
        Chapter(
            _("Passing"),
            table("D2 D3", "C2 C3 S9", "H9", "S4"),
            (
                Step(_("Draw once more."), does=("draw",), lit=("stock",)),
                Step(
                    _("It does not fit, so you pass."), does=("pass",), wrong=(Wrong("draw", "CE-2.3", _("Only one!")),)
                ),
                Turn(MIMI, "play:S9"),
            ),
        ),
        Chapter(
            _("Going out"),
            table("D2", "C2 C3 S9", "D9"),
            (
                Step(
                    _("One card left, and it fits."), _("Whoever plays the last card wins at once."), does=("play:D2",)
                ),
                Step(_("You are out: you win!"), mood="glad"),
            ),
        ),
    ),
    farewell=_("That is all. Mind your eights!"),
)
