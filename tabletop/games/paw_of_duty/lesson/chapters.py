"""The lesson."""

from tabletop.base.words import _
from tabletop.games.paw_of_duty.lesson import positions
from tabletop.games.paw_of_duty.lesson.positions import keys, turns
from tabletop.kernel.lesson import LEARNER, Chapter, Lesson, Step, Turn, Wrong

YOU, MIMI = LEARNER, 1


def cue(does: str = "", lit: str = "", mood: str = "glad") -> Step:
    """The action a step waits for, what it lights (as `keys` reads it), and the teacher's mood."""
    return Step("", does=(does,) if does else (), lit=keys(lit), mood=mood)


def step(cue: Step, says: str, more: str = "", later: str = "", wrong: tuple[Wrong, ...] = ()) -> Step:
    return cue._replace(says=says, more=more, later=later, wrong=wrong)


PLACE = Chapter(
    _("Place and face"),
    positions.PLACING,
    (
        step(
            cue(lit="CITY H1 P2"),
            _("Sergeant Tuft here, recruit: we want the City, these nine squares!"),
            _("Three of your Kitties in a row, still there after Mimi's next turn, win the game."),
        ),
        step(
            cue(lit="carrier:0 carrier:1 clock tag", mood="calm"),
            _("If nobody manages that in 14 turns, captured levels win."),
            _("Seven turns are yours and seven Mimi's, and there is a lamp for every one."),
        ),
        step(
            cue(does="deploy:T2>c3"),
            _("Each turn you draw two Kitties and place one in the City. Drag the Tank 2 to c3!"),
            _("One to a square, and outside only if the City is full. The other goes under the deck."),
            later=_("You might. But today it is the Tank, and the middle."),
            wrong=(
                Wrong("deploy:T2>a3", "PD-3.2", _("Outside? New Kitties land in the City while it has room.")),
                Wrong("deploy:T2>d3", "PD-1.1", _("One Kitty to a square. They scratch.")),
            ),
        ),
        step(
            cue(does="turn:c3>E", lit="T2 P2 arrow:0 arrow:2 arrow:3"),
            _("It strikes only the square in front of it. Face the Pilot!"),
            _("Click the arrow to the east. No Kitty strikes or moves diagonally."),
            later=_("That way it would stare at an empty street."),
        ),
        step(cue(lit="T2 P2 T2!"), _("The star tells: your Tank would strike for 2.")),
        step(
            cue(does="end", lit="shells T2"),
            _("Level 1 gives you four tactics, level 2 three, level 3 two, level 4 one."),
            _("Each card you play costs one tactic. You need not use them: end your turn."),
            later=_("So eager! Tactics come right after this."),
        ),
        step(
            cue(lit="head:1 plaque:1", mood="calm"),
            _("That was a whole turn. Using your last tactic would end it, too."),
            _("Mimi's turns go the same way, one after each of yours."),
        ),
    ),
)

DAMAGE = Chapter(
    _("Strong and tough"),
    positions.DAMAGE,
    (
        step(cue(lit="H2 H3"), _("A Kitty's level is how hard it strikes, and how much it can take.")),
        step(
            cue(does="play:claws-out", lit="H2 H3"),
            _("Claws Out is always yours. Drag it onto the board!"),
            _("One Kitty, but not the one placed this turn, attacks the one in front, moves 1 square or rotates."),
            later=_("Good card. First the claws."),
        ),
        step(
            cue(does="pick:c3"),
            _("Drag your Huntress onto hers: she attacks."),
            later=_("It could move or rotate her, too. But now: claws!"),
            wrong=(
                Wrong("pick:d2", "PD-6.1", _("The Pilot landed this turn. Claws Out is for the others.")),
                Wrong("move:c3>b2", "PD-1.1", _("She strikes only straight ahead, never diagonally.")),
            ),
        ),
        step(
            cue(lit="H3", mood="thinking"),
            _("2 damage, and she can take 3."),
            _("Damage adds up within a turn, and is forgotten in the next; the attacker is never hurt."),
        ),
        step(
            cue(does="play:pounce"),
            _("So one more scratch: play Pounce."),
            _("It runs straight ahead: 1 damage to whoever is in the way."),
            later=_("Later. She is one scratch from prison."),
            wrong=(Wrong("play:claws-out", "PD-3.3", _("A card is played once in a turn.")),),
        ),
        step(
            cue(does="pick:d2"),
            _("The new Pilot may do this: drag it onto her."),
            later=_("Your Pilot is the one that looks at her."),
        ),
        step(
            cue(lit="carrier:0 H3", mood="gloating"), _("Captured: three levels, and your attackers have no scratch.")
        ),
        step(cue(does="end"), _("End your turn, and watch your cards.")),
        step(
            cue(lit="discards claws-out claw-swipe stalk catnip hiss"),
            _("Claws Out is back, Pounce is gone, and you draw up to five."),
            _("A right click on any card tells what it does."),
        ),
    ),
)

TRIANGLE = Chapter(
    _("The triangle"),
    positions.TRIANGLE,
    (
        step(
            cue(lit="sign"),
            _("Pilots strike Tanks double, Tanks Huntresses, Huntresses Pilots."),
            _("The sign tells it, if you forget."),
        ),
        step(
            cue(does="play:claws-out", lit="T4 H3 P2 H3! P2!"),
            _("Mimi has a Tank 4. Two of yours look at it: claws out!"),
            later=_("That comes next. First this Tank."),
        ),
        step(
            cue(does="pick:c2", lit="T4 H3 H3! P2!", mood="thinking"),
            _("Your Huntress deals 3, your Pilot twice 2. Drag the Pilot!"),
            later=_("Only 3 of 4. Who strikes Tanks double?"),
        ),
        step(
            cue(lit="carrier:0 T4"),
            _("Captured! Only attacks double: Claws Out and Bamboozle."),
            _("Other cards deal just what they say."),
        ),
        step(
            cue(does="play:bamboozle", lit="H2 P4"),
            _("Now be nasty: play Bamboozle."),
            _("An enemy attacks whoever it faces, even a friend."),
        ),
        step(cue(does="pick:d4"), _("Drag Mimi's Huntress onto Mimi's Pilot.")),
        step(
            cue(lit="carrier:0 T4 P4 H2", mood="gloating"),
            _("Mimi's own claws, and yet the Pilot is your prisoner."),
            _("Whoever's card did it: a captured Kitty goes to its owner's opponent, so mind your own!"),
        ),
    ),
)

CARDS = Chapter(
    _("Cards and tactics"),
    positions.OPENING,
    (
        step(
            cue(lit="claws-out radio rescue-chopper bamboozle stalk claw-swipe"),
            _("A game begins with four cards and your Claws Out."),
            _("Whoever starts gets the Radio as well: today it is you."),
        ),
        step(
            cue(does="back:bamboozle"),
            _("Once, you may change up to four."),
            _("Drag Bamboozle onto the Tactics crate."),
            later=_("That one is worth keeping."),
            wrong=(Wrong("back:radio", "PD-2.1", _("The Radio and Claws Out are never put back.")),),
        ),
        step(cue(does="ready", lit="bamboozle"), _("One is enough: change it."), later=_("Do not be picky.")),
        Turn(MIMI, "ready"),
        step(
            cue(does="deploy:H1>c3", lit="H1 T4"),
            _("The Huntress is weak, but gives four tactics. Place her on c3, I turn her north."),
            later=_("Strong, but one tactic only. We need four."),
        ),
        Turn(YOU, "turn:c3>N"),
        step(
            cue(does="play:radio"),
            _("Play the Radio: three different things out of four."),
            _("Move, rotate, 1 damage next to one of yours, draw a card."),
            later=_("First the Radio. It is the best card there is."),
            wrong=(Wrong("play:rescue-chopper", "PD-6.12", _("Nobody is outside, so there is nothing to fly.")),),
        ),
        step(
            cue(does="move:c3>d3"),
            _("Move her one square, to d3. She keeps looking north."),
            later=_("In a moment. Move first."),
        ),
        step(
            cue(does="turn:d3>W"),
            _("Now rotate her: click her, then the arrow to the west."),
            later=_("West, recruit. Left."),
            wrong=(Wrong("move:d3>c3", "PD-6.2", _("Three different things: she has moved already.")),),
        ),
        step(cue(does="draw"), _("And draw a card: click the Tactics crate.")),
        step(
            cue(does="swap:rescue-chopper"),
            _("Nobody needs a Chopper now: drag it onto the discards."),
            _("A tactic can also be this: discard a card and draw one."),
            later=_("Keep that. The Chopper is of no use."),
            wrong=(Wrong("swap:claws-out", "PD-3.3", _("Never throw away your claws.")),),
        ),
        step(
            cue(lit="shells", mood="calm"),
            _("Two of four tactics are left, but good cards are worth keeping."),
            _("The Radio took one, the discard another; you may stop whenever you like."),
        ),
    ),
)

OUTSIDE = Chapter(
    _("The Outer City"),
    positions.OUTSIDE,
    (
        step(
            cue(lit="T3 H2", mood="hurt"),
            _("Two of yours were chased into the Outer City."),
            _("One out there is fine. With two or more, your turn ends with a paw token for one of them."),
        ),
        step(
            cue(lit="T3 H2", mood="thinking"),
            _("Every Kitty begins with one paw token. With its third, it is captured."),
            _("Your Huntress has 1 of 3, your Tank 2 of 3; now I end your turn, a tactic unused."),
        ),
        Turn(YOU, "end"),
        step(
            cue(does="pick:c1", lit="T3", mood="surprised"),
            _("One of them must get a paw token: click the Huntress."),
            _("That makes 2 of 3 for her. For the Tank it would be the third, and Mimi would capture it."),
            later=_("That would be its third: Mimi would capture the Tank."),
        ),
        step(
            cue(lit="head:1 plaque:1 b4 d4", mood="calm"),
            _("Now Mimi's turn passes, and your next one begins."),
            _("Mimi's Tank 1 lands on d4, then your Huntress 1 on b4, both facing south."),
        ),
        *turns(MIMI, "deploy:T1>d4 turn:d4>S end"),
        *turns(YOU, "deploy:H1>b4 turn:b4>S"),
        step(
            cue(does="play:rescue-chopper", lit="T3"),
            _("Fetch the Tank: play the Rescue Chopper."),
            _("It flies to an open City square and drops the extra tokens."),
            later=_("Soon. The Tank is in trouble."),
        ),
        step(
            cue(does="move:a3>*"),
            _("Drag the Tank to any open square of the City."),
            later=_("Both have 2 of 3 tokens, but the Tank is worth more."),
        ),
        step(cue(lit="T3"), _("The extra token is gone. On foot it would have kept it.")),
        step(
            cue(does="play:hiss", lit="P2 P1"),
            _("Now throw Mimi's Pilot out: play Hiss."),
            _("It pushes the Kitty in front, or deals 2 damage if there is no room."),
        ),
        step(cue(does="pick:c3"), _("Drag your Pilot onto Mimi's.")),
        step(cue(lit="P1", mood="gloating"), _("Out! Only in the City can a Kitty be part of a line.")),
    ),
)

LINE = Chapter(
    _("A line of three"),
    positions.LINE,
    (
        step(
            cue(lit="T3 P3 square:8 pennants:0"),
            _("Two of yours stand on a diagonal of the City."),
            _("Rows and columns count as well. A third one makes a line!"),
        ),
        step(
            cue(does="deploy:T4>d4"),
            _("The flag marks the spot: place the Tank 4 there, I turn it west."),
            later=_("Tough and on the flag, please: Mimi will bite."),
        ),
        Turn(YOU, "turn:d4>W"),
        step(
            cue(does="end"), _("A line counts when your turn ends. End it!"), later=_("The line stands. Just end it.")
        ),
        step(
            cue(lit="line:0:7 T3 P3 T4 pennants:0"),
            _("Now it must stand until Mimi's turn is over."),
            _("The same Kitties on the same squares, whichever way they face: now watch Mimi!"),
        ),
        *turns(MIMI, "deploy:P2>c2 turn:c2>N play:claws-out-b pick:b3"),
        step(cue(lit="T3 H2", mood="surprised"), _("Mimi claws at your Tank: 2 damage, and it can take 3.")),
        Turn(MIMI, "end"),
        step(
            cue(lit="line:0:7 T3 P3 T4", mood="gloating"),
            _("It held, and you have won!"),
            _("That is called Control, and ends the game at once."),
        ),
    ),
)

BREAKING = Chapter(
    _("Break a line"),
    positions.BREAKING,
    (
        step(
            cue(lit="line:1:1 T4 H3 P2 pennants:1", mood="hurt"),
            _("Careful: now Mimi has a line!"),
            _("If it still stands when your turn ends, Mimi wins."),
        ),
        step(
            cue(does="play:switcheroo", lit="T4 H3 P2"),
            _("Get one of the three off its square: play Switcheroo!"),
            _("Capturing, pushing or luring it would do as well; turning it would not."),
            later=_("Would that get one of them off its square? Switcheroo does."),
        ),
        step(
            cue(does="move:a3>b3"),
            _("It swaps neighbours: drag your Pilot 3 onto the Tank."),
            later=_("Look who stands above and below that Tank. The Pilot!"),
        ),
        step(
            cue(lit="line:0:3 P3 H2 T2 T4", mood="gloating"),
            _("Mimi's is broken, and column b is yours. I am so proud!"),
            _("That was your last tactic, so your turn ends."),
        ),
        step(
            cue(does="rescue:P1", lit="carrier:1 P1 H2b"),
            _("You have a line and captured fewer levels than Mimi: Kitty Rescue!"),
            _(
                "You may free your lowest from Mimi's cage, or not. Click your Pilot 1: "
                "it leaves the game and no longer counts."
            ),
            later=_("And let it sit in there? Rescue it."),
            wrong=(Wrong("rescue:H2b", "PD-3.6", _("Only Mimi's lowest can be rescued.")),),
        ),
        step(cue(lit="carrier:0 carrier:1 T1 H1 H2b", mood="calm"), _("2 to 2, and now Mimi must break your line.")),
        *turns(MIMI, "deploy:T2b>c4 turn:c4>W end"),
        step(cue(lit="line:0:3 P3 H2 T2", mood="gloating"), _("Mimi did not: your line held, and you have won!")),
    ),
)

JAILED = "carrier:0 carrier:1 T1 H2b P2b H1 P1 P2 T2b"

POWER = Chapter(
    _("The last turn"),
    positions.LAST_TURN,
    (
        step(
            cue(lit="clock tag kitties"),
            _("The last lamp burns: only one Kitty is left in the deck."),
            _("A turn needs two to draw: after this one it is over, and no line wins any more."),
        ),
        step(
            cue(lit=JAILED, mood="calm"),
            _("Then Power decides: who has captured more levels?"),
            _("If that is a tie, whose Kitties on the board have more; then a draw."),
        ),
        step(
            cue(does="play:claws-out", lit=JAILED),
            _("5 for you, 6 for Mimi, and one tactic. Claws out!"),
            later=_("No time for games. Claws!"),
        ),
        step(
            cue(does="pick:c2"),
            _("Drag your Pilot onto that Tank."),
            later=_("That captures nothing. Think of the sign!"),
        ),
        step(cue(lit=f"{JAILED} T4", mood="gloating"), _("Twice 3 is enough for 4: you win, 9 to 6!")),
        step(
            cue(lit=f"pennants:0 pennants:1 {JAILED} T4 sign"),
            _("Each turn: look for lines, for claws, and for the levels."),
        ),
    ),
)

LESSON = Lesson(
    teacher=_("Sergeant Tuft"),
    face="paw-of-duty/sergeant",
    voice=3,
    minutes=12,
    seats=("Mimi",),
    chapters=(PLACE, DAMAGE, TRIANGLE, CARDS, OUTSIDE, LINE, BREAKING, POWER),
    farewell=_("Drill is over. Paws up, Kitty, the City is waiting!"),
)
