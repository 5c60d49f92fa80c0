"""The lesson's last chapters: how a game ends."""

from tabletop.base.words import _
from tabletop.games.paw_of_duty.lesson import positions
from tabletop.games.paw_of_duty.lesson.positions import jailed, kitties, turns
from tabletop.kernel.lesson import LEARNER, Chapter, Step, Turn, Wrong

YOU, MIMI = LEARNER, 1

LINE = Chapter(
    _("A line of three"),
    positions.LINE,
    (
        Step(
            _("Two of yours stand on a diagonal of the City."),
            _("Rows and columns count as well. A third one makes a line!"),
            lit=(*kitties("T3 P3"), "square:8", "pennants:0"),
        ),
        Step(
            _("The flag marks the spot: place the Tank 4 there, I turn it west."),
            does=("deploy:T4>d4",),
            later=_("Tough and on the flag, please: Mimi will bite."),
        ),
        Turn(YOU, "turn:d4>W"),
        Step(_("A line counts when your turn ends. End it!"), does=("end",), later=_("The line stands. Just end it.")),
        Step(
            _("Now it must stand until Mimi's turn is over."),
            _("The same Kitties on the same squares, whichever way they face: now watch Mimi!"),
            lit=("line:0:7", *kitties("T3 P3 T4"), "pennants:0"),
        ),
        *turns(MIMI, "deploy:P2>c2 turn:c2>N play:claws-out-b pick:b3"),
        Step(_("Mimi claws at your Tank: 2 damage, and it can take 3."), lit=kitties("T3 H2"), mood="surprised"),
        Turn(MIMI, "end"),
        Step(
            _("It held, and you have won!"),
            _("That is called Control, and ends the game at once."),
            lit=("line:0:7", *kitties("T3 P3 T4")),
            mood="gloating",
        ),
    ),
)

BREAKING = Chapter(
    _("Break a line"),
    positions.BREAKING,
    (
        Step(
            _("Careful: now Mimi has a line!"),
            _("If it still stands when your turn ends, Mimi wins."),
            lit=("line:1:1", *kitties("T4 H3 P2"), "pennants:1"),
            mood="hurt",
        ),
        Step(
            _("Get one of the three off its square: play Switcheroo!"),
            _("Capturing, pushing or luring it would do as well; turning it would not."),
            does=("play:switcheroo",),
            lit=kitties("T4 H3 P2"),
            later=_("Would that get one of them off its square? Switcheroo does."),
        ),
        Step(
            _("It swaps neighbours: drag your Pilot 3 onto the Tank."),
            does=("move:a3>b3",),
            later=_("Look who stands above and below that Tank. The Pilot!"),
        ),
        Step(
            _("Mimi's is broken, and column b is yours. I am so proud!"),
            _("That was your last tactic, so your turn ends."),
            lit=("line:0:3", *kitties("P3 H2 T2 T4")),
            mood="gloating",
        ),
        Step(
            _("You have a line and captured fewer levels than Mimi: Kitty Rescue!"),
            _(
                "You may free your lowest from Mimi's cage, or not. Click your Pilot 1: "
                "it leaves the game and no longer counts."
            ),
            does=("rescue:P1",),
            lit=("carrier:1", *kitties("P1 H2b")),
            later=_("And let it sit in there? Rescue it."),
            wrong=(Wrong("rescue:H2b", "PD-3.6", _("Only Mimi's lowest can be rescued.")),),
        ),
        Step(_("2 to 2, and now Mimi must break your line."), lit=jailed("T1 H1 H2b"), mood="calm"),
        *turns(MIMI, "deploy:T2b>c4 turn:c4>W end"),
        Step(
            _("Mimi did not: your line held, and you have won!"),
            lit=("line:0:3", *kitties("P3 H2 T2")),
            mood="gloating",
        ),
    ),
)

JAILED = jailed("T1 H2b P2b H1 P1 P2 T2b")

POWER = Chapter(
    _("The last turn"),
    positions.LAST_TURN,
    (
        Step(
            _("The last lamp burns: only one Kitty is left in the deck."),
            _("A turn needs two to draw: after this one it is over, and no line wins any more."),
            lit=("clock", "tag", "kitties"),
        ),
        Step(
            _("Then Power decides: who has captured more levels?"),
            _("If that is a tie, whose Kitties on the board have more; then a draw."),
            lit=JAILED,
            mood="calm",
        ),
        Step(
            _("5 for you, 6 for Mimi, and one tactic. Claws out!"),
            does=("play:claws-out",),
            lit=JAILED,
            later=_("No time for games. Claws!"),
        ),
        Step(
            _("Drag your Pilot onto that Tank."),
            does=("pick:c2",),
            later=_("That captures nothing. Think of the sign!"),
        ),
        Step(_("Twice 3 is enough for 4: you win, 9 to 6!"), lit=(*JAILED, *kitties("T4")), mood="gloating"),
        Step(
            _("Each turn: look for lines, for claws, and for the levels."),
            lit=("pennants:0", "pennants:1", *JAILED, *kitties("T4"), "sign"),
        ),
    ),
)
