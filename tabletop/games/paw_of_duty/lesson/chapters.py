"""The lesson: its first chapters."""

from tabletop.base.words import _
from tabletop.games.paw_of_duty.lesson import positions
from tabletop.games.paw_of_duty.lesson.endings import BREAKING, LINE, POWER
from tabletop.games.paw_of_duty.lesson.positions import THE_CITY, aim, cards, jailed, kitties, squares, turns
from tabletop.kernel.lesson import LEARNER, Chapter, Lesson, Step, Turn, Wrong

YOU, MIMI = LEARNER, 1

PLACE = Chapter(
    _("Place and face"),
    positions.PLACING,
    (
        Step(
            _("Sergeant Tuft here, recruit: we want the City, these nine squares!"),
            _("Three of your Kitties in a row, still there after Mimi's next turn, win the game."),
            lit=(*THE_CITY, *kitties("H1 P2")),
        ),
        Step(
            _("If nobody manages that in 14 turns, captured levels win."),
            _("Seven turns are yours and seven Mimi's, and there is a lamp for every one."),
            lit=(*jailed(""), "clock", "tag"),
            mood="calm",
        ),
        Step(
            _("Each turn you draw two Kitties and place one in the City. Drag the Tank 2 to c3!"),
            _("One to a square, and outside only if the City is full. The other goes under the deck."),
            does=("deploy:T2>c3",),
            later=_("You might. But today it is the Tank, and the middle."),
            wrong=(
                Wrong("deploy:T2>a3", "PD-3.2", _("Outside? New Kitties land in the City while it has room.")),
                Wrong("deploy:T2>d3", "PD-1.1", _("One Kitty to a square. They scratch.")),
            ),
        ),
        Step(
            _("It strikes only the square in front of it. Face the Pilot!"),
            _("Click the arrow to the east. No Kitty strikes or moves diagonally."),
            does=("turn:c3>E",),
            lit=(*kitties("T2 P2"), "arrow:0", "arrow:2", "arrow:3"),
            later=_("That way it would stare at an empty street."),
        ),
        Step(_("The star tells: your Tank would strike for 2."), lit=(*kitties("T2 P2"), *aim("T2"))),
        Step(
            _("Level 1 gives you four tactics, level 2 three, level 3 two, level 4 one."),
            _("Each card you play costs one tactic. You need not use them: end your turn."),
            does=("end",),
            lit=("shells", *kitties("T2")),
            later=_("So eager! Tactics come right after this."),
        ),
        Step(
            _("That was a whole turn. Using your last tactic would end it, too."),
            _("Mimi's turns go the same way, one after each of yours."),
            lit=("head:1", "plaque:1"),
            mood="calm",
        ),
    ),
)

DAMAGE = Chapter(
    _("Strong and tough"),
    positions.DAMAGE,
    (
        Step(_("A Kitty's level is how hard it strikes, and how much it can take."), lit=kitties("H2 H3")),
        Step(
            _("Claws Out is always yours. Drag it onto the board!"),
            _("One Kitty, but not the one placed this turn, attacks the one in front, moves 1 square or rotates."),
            does=("play:claws-out",),
            lit=kitties("H2 H3"),
            later=_("Good card. First the claws."),
        ),
        Step(
            _("Drag your Huntress onto hers: she attacks."),
            does=("pick:c3",),
            later=_("It could move or rotate her, too. But now: claws!"),
            wrong=(
                Wrong("pick:d2", "PD-6.1", _("The Pilot landed this turn. Claws Out is for the others.")),
                Wrong("move:c3>b2", "PD-1.1", _("She strikes only straight ahead, never diagonally.")),
            ),
        ),
        Step(
            _("2 damage, and she can take 3."),
            _("Damage adds up within a turn, and is forgotten in the next; the attacker is never hurt."),
            lit=kitties("H3"),
            mood="thinking",
        ),
        Step(
            _("So one more scratch: play Pounce."),
            _("It runs straight ahead: 1 damage to whoever is in the way."),
            does=("play:pounce",),
            later=_("Later. She is one scratch from prison."),
            wrong=(Wrong("play:claws-out", "PD-3.3", _("A card is played once in a turn.")),),
        ),
        Step(
            _("The new Pilot may do this: drag it onto her."),
            does=("pick:d2",),
            later=_("Your Pilot is the one that looks at her."),
        ),
        Step(
            _("Captured: three levels, and your attackers have no scratch."),
            lit=("carrier:0", *kitties("H3")),
            mood="gloating",
        ),
        Step(_("End your turn, and watch your cards."), does=("end",)),
        Step(
            _("Claws Out is back, Pounce is gone, and you draw up to five."),
            _("A right click on any card tells what it does."),
            lit=("discards", *cards("claws-out claw-swipe stalk catnip hiss")),
        ),
    ),
)

TRIANGLE = Chapter(
    _("The triangle"),
    positions.TRIANGLE,
    (
        Step(
            _("Pilots strike Tanks double, Tanks Huntresses, Huntresses Pilots."),
            _("The sign tells it, if you forget."),
            lit=("sign",),
        ),
        Step(
            _("Mimi has a Tank 4. Two of yours look at it: claws out!"),
            does=("play:claws-out",),
            lit=(*kitties("T4 H3 P2"), *aim("H3"), *aim("P2")),
            later=_("That comes next. First this Tank."),
        ),
        Step(
            _("Your Huntress deals 3, your Pilot twice 2. Drag the Pilot!"),
            does=("pick:c2",),
            lit=(*kitties("T4 H3"), *aim("H3"), *aim("P2")),
            later=_("Only 3 of 4. Who strikes Tanks double?"),
            mood="thinking",
        ),
        Step(
            _("Captured! Only attacks double: Claws Out and Bamboozle."),
            _("Other cards deal just what they say."),
            lit=("carrier:0", *kitties("T4")),
        ),
        Step(
            _("Now be nasty: play Bamboozle."),
            _("An enemy attacks whoever it faces, even a friend."),
            does=("play:bamboozle",),
            lit=kitties("H2 P4"),
        ),
        Step(_("Drag Mimi's Huntress onto Mimi's Pilot."), does=("pick:d4",)),
        Step(
            _("Mimi's own claws, and yet the Pilot is your prisoner."),
            _("Whoever's card did it: a captured Kitty goes to its owner's opponent, so mind your own!"),
            lit=("carrier:0", *kitties("T4 P4 H2")),
            mood="gloating",
        ),
    ),
)

CARDS = Chapter(
    _("Cards and tactics"),
    positions.OPENING,
    (
        Step(
            _("A game begins with four cards and your Claws Out."),
            _("Whoever starts gets the Radio as well: today it is you."),
            lit=cards("claws-out radio rescue-chopper bamboozle stalk claw-swipe"),
        ),
        Step(
            _("Once, you may change up to four."),
            _("Drag Bamboozle onto the Tactics crate."),
            does=("back:bamboozle",),
            later=_("That one is worth keeping."),
            wrong=(Wrong("back:radio", "PD-2.1", _("The Radio and Claws Out are never put back.")),),
        ),
        Step(_("One is enough: change it."), does=("ready",), lit=cards("bamboozle"), later=_("Do not be picky.")),
        Turn(MIMI, "ready"),
        Step(
            _("The Huntress is weak, but gives four tactics. Place her on c3, I turn her north."),
            does=("deploy:H1>c3",),
            lit=kitties("H1 T4"),
            later=_("Strong, but one tactic only. We need four."),
        ),
        Turn(YOU, "turn:c3>N"),
        Step(
            _("Play the Radio: three different things out of four."),
            _("Move, rotate, 1 damage next to one of yours, draw a card."),
            does=("play:radio",),
            later=_("First the Radio. It is the best card there is."),
            wrong=(Wrong("play:rescue-chopper", "PD-6.12", _("Nobody is outside, so there is nothing to fly.")),),
        ),
        Step(
            _("Move her one square, to d3. She keeps looking north."),
            does=("move:c3>d3",),
            later=_("In a moment. Move first."),
        ),
        Step(
            _("Now rotate her: click her, then the arrow to the west."),
            does=("turn:d3>W",),
            later=_("West, recruit. Left."),
            wrong=(Wrong("move:d3>c3", "PD-6.2", _("Three different things: she has moved already.")),),
        ),
        Step(_("And draw a card: click the Tactics crate."), does=("draw",)),
        Step(
            _("Nobody needs a Chopper now: drag it onto the discards."),
            _("A tactic can also be this: discard a card and draw one."),
            does=("swap:rescue-chopper",),
            later=_("Keep that. The Chopper is of no use."),
            wrong=(Wrong("swap:claws-out", "PD-3.3", _("Never throw away your claws.")),),
        ),
        Step(
            _("Two of four tactics are left, but good cards are worth keeping."),
            _("The Radio took one, the discard another; you may stop whenever you like."),
            lit=("shells",),
            mood="calm",
        ),
    ),
)

OUTSIDE = Chapter(
    _("The Outer City"),
    positions.OUTSIDE,
    (
        Step(
            _("Two of yours were chased into the Outer City."),
            _("One out there is fine. With two or more, your turn ends with a paw token for one of them."),
            lit=kitties("T3 H2"),
            mood="hurt",
        ),
        Step(
            _("Every Kitty begins with one paw token. With its third, it is captured."),
            _("Your Huntress has 1 of 3, your Tank 2 of 3; now I end your turn, a tactic unused."),
            lit=kitties("T3 H2"),
            mood="thinking",
        ),
        Turn(YOU, "end"),
        Step(
            _("One of them must get a paw token: click the Huntress."),
            _("That makes 2 of 3 for her. For the Tank it would be the third, and Mimi would capture it."),
            does=("pick:c1",),
            lit=kitties("T3"),
            later=_("That would be its third: Mimi would capture the Tank."),
            mood="surprised",
        ),
        Step(
            _("Now Mimi's turn passes, and your next one begins."),
            _("Mimi's Tank 1 lands on d4, then your Huntress 1 on b4, both facing south."),
            lit=("head:1", "plaque:1", *squares("b4 d4")),
            mood="calm",
        ),
        *turns(MIMI, "deploy:T1>d4 turn:d4>S end"),
        *turns(YOU, "deploy:H1>b4 turn:b4>S"),
        Step(
            _("Fetch the Tank: play the Rescue Chopper."),
            _("It flies to an open City square and drops the extra tokens."),
            does=("play:rescue-chopper",),
            lit=kitties("T3"),
            later=_("Soon. The Tank is in trouble."),
        ),
        Step(
            _("Drag the Tank to any open square of the City."),
            does=("move:a3>*",),
            later=_("Both have 2 of 3 tokens, but the Tank is worth more."),
        ),
        Step(_("The extra token is gone. On foot it would have kept it."), lit=kitties("T3")),
        Step(
            _("Now throw Mimi's Pilot out: play Hiss."),
            _("It pushes the Kitty in front, or deals 2 damage if there is no room."),
            does=("play:hiss",),
            lit=kitties("P2 P1"),
        ),
        Step(_("Drag your Pilot onto Mimi's."), does=("pick:c3",)),
        Step(_("Out! Only in the City can a Kitty be part of a line."), lit=kitties("P1"), mood="gloating"),
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
