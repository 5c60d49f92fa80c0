"""The chapters about commanders, rivals and the end of Space Kitties."""

from tabletop.base.words import _
from tabletop.games.space_kitties.lesson.positions import MIMI, OSCAR, at, climb, table
from tabletop.kernel.lesson import Chapter, Step, Turn, Wrong

WARP = Chapter(
    _("Your commander flies"),
    table(
        "kattard: 3a 4a 5a 6a 6b 7a 7b | 2a 9a",
        "felicette: 10c 4b | 5c",
        "solo: 11c 6d | 3c",
        piles=[climb(7)],
        deck="8b",
        left=(8, 10, 9),
    ),
    (
        Step(
            _("Some turns later. At the helm sits your commander, Jean-Luc Kattard."),
            _("He knows two abilities. The upper one is played into a journey."),
            lit=at("helm"),
        ),
        Step(
            _("Warp Drive: he himself is the next 2, 4, 6, 8 or 10."),
            _("Journey A needs an 8: drag the button Warp Drive there."),
            does=("warp-drive>1",),
            lit=at("helm A 7j"),
            later=_("Wait! First see what your commander can do."),
            wrong=(Wrong("play:9a>1", "SK-3.1", _("Your quest is a 9, and the 8 is missing.")),),
        ),
        Step(
            _("An 8 with whiskers! Now your quest fits."),
            does=("play:9a>1",),
            lit=at("quest A kattard"),
            later=_("Not before your quest!"),
            wrong=(Wrong("fast-docking", "SK-5.1", _("He is out there now. No commander, no ability.")),),
        ),
        Step(
            _("He is trapped in that journey: see the lock?"),
            _("Until it is complete, neither of his abilities can be used."),
            lit=at("helm kattard A 9a"),
            mood="hurt",
        ),
        Step(
            _("Nothing else fits. End your turn with any card."),
            does=("place:*",),
            lit=at("lanes:1234"),
            wrong=(
                Wrong("warp-drive>1", "SK-5.1", _("A 10 would be fine, but he cannot be in two places.")),
                Wrong("place:2a>1", "SK-3.6", _("Not your quest: a card of your hand.")),
            ),
            mood="calm",
        ),
        Turn(MIMI, "play:10c>1"),
        Turn(MIMI, "place:4b>1"),
        Turn(OSCAR, "play:11c>1"),
        Turn(OSCAR, "place:6d>1"),
        Step(
            _("Oscar has completed the journey, and Kattard is home!"),
            _("Whoever completes a journey frees all in it. In your own turns, use him as often as he is home."),
            lit=at("helm"),
            mood="surprised",
        ),
    ),
)

DOCKING = Chapter(
    _("Your commander waits"),
    table(
        "kattard: 1a 4b 5a 8a 8b 10a | 9a 4a",
        "felicette: | 7b",
        "solo: | 10b",
        piles=[climb(4)],
        deck="2a 6a",
        left=(7, 7, 8),
        few=True,
    ),
    (
        Step(
            _("Some turns later: to use the lower ability, he goes to the discards."),
            _("Fast Docking: until your turn ends, a Planet (that is a 1 to 10) may also land on its own number."),
            lit=at("ability:discard head:0 yoke seat:0"),
        ),
        Step(
            _("Your quest is a 4, and journey A stands at 4."),
            _("Drag the button Fast Docking to the airlock, where the discards are."),
            does=("fast-docking",),
            lit=at("quest 4a A 4j"),
            later=_("Your quest comes first. Try Fast Docking."),
            wrong=(Wrong("play:4a>1", "SK-3.1", _("A 4 on a 4? Only with Fast Docking.")),),
        ),
        Step(
            _("Now dock your quest: take it to journey A!"),
            does=("play:4a>1",),
            lit=at("quest A 4j"),
            later=_("First your quest!"),
        ),
        Step(
            _("Journey A did not advance: it still needs a 5."),
            _("So your other 4 may dock too. A Hyperspeed! could not: it is no Planet."),
            does=("play:4b>1",),
            lit=at("A 4a"),
            later=_("You can, but the 5 would carry the journey away from your 4."),
        ),
        Step(
            _("This time Kattard is trapped in the discards."),
            _("He comes home when they are shuffled: when the deck runs out."),
            lit=at("deck discards kattard helm"),
            mood="hurt",
        ),
        Step(
            _("Only two cards are left in the deck. End your turn and draw!"),
            does=("place:*",),
            lit=at("deck lanes:1234"),
            later=_("You may fly on, but now I want to see you draw."),
            wrong=(Wrong("warp-drive>1", "SK-5.1", _("He is busy being discarded.")),),
        ),
        Step(
            _("The deck ran out, the discards were shuffled: he is home!"),
            lit=at("deck discards helm"),
            mood="gloating",
        ),
        Step(
            _("There are ten commanders, and each knows two abilities."),
            _("You choose yours before a game, or are dealt one. A click on a head tells all about it."),
            lit=at("helm mimi 7b oscar 10b"),
            mood="calm",
        ),
    ),
)

RIVALS = Chapter(
    _("Mind the others"),
    table(
        "kattard: 2c 2d 3a 6a 9c 10b 11c | 5d 8a",
        "felicette: 5a | 3d 7b",
        "solo: 4a | 9a 7c",
        piles=[climb(5)],
        deck="4d",
        left=(5, 4, 6),
    ),
    (
        Step(
            _("Some turns later: you could play a 6. But who is waiting for a 7?"),
            _("Mimi and Oscar, both! You see everybody's quest and lanes, only no hands. Look before you play."),
            lit=at("A 5j 6a mimi 7b oscar 7c"),
            mood="thinking",
        ),
        Step(
            _("Nobody has to play. Put the 6 on a lane instead."),
            does=("place:6a>*",),
            lit=at("lanes:1234"),
            later=_("And open their quests? Keep quiet, and put the 6 on a lane."),
            wrong=(Wrong("play:8a>1", "SK-3.1", _("Your 8 has to wait for a 7, like all of us.")),),
        ),
        Turn(MIMI, "mission-control"),
        Turn(MIMI, "place:5a>1"),
        Step(
            _("Mimi's Felicette has used Mission Control."),
            _("Mimi's 7 went under her Quest pile and a new quest came up. Felicette is discarded."),
            lit=at("mimi 3d 5a discards felicette"),
            mood="surprised",
        ),
        Turn(OSCAR, "deceiving-maneuvers:6a>1"),
        Turn(OSCAR, "play:7c>1"),
        Turn(OSCAR, "place:4a>1"),
        Step(
            _("Oscar's Kat Solo has played the 6 off your lane!"),
            _("Only Deceiving Maneuvers can do that. Then Oscar's quest fitted."),
            lit=at("oscar 9a 4a A 6a 7c solo"),
            mood="hurt",
        ),
        Step(
            _("But what Oscar plays opens the way for you."),
            does=("play:8a>1",),
            lit=at("quest A 7c"),
            later=_("There is a quest to be played!"),
        ),
        Step(
            _("A quest for you, and Kat Solo is trapped in journey A."),
            _("If you completed it now, Oscar would have Kat Solo back. Think twice!"),
            lit=at("A 8a solo oscar 9a 4a"),
            mood="gloating",
        ),
    ),
)

LAST = Chapter(
    _("The last quest"),
    table(
        "kattard: 1a 3a 6a 6b 9a 11a | 10a",
        "felicette: | 7b",
        "solo: | 2b",
        piles=[climb(5), climb(8, "i")],
        left=(1, 1, 3),
    ),
    (
        Step(
            _("Near the end: you have one quest left, and so has Mimi."),
            _("Yours is the 10, Mimi's is the 7. Whoever plays the last quest first has won."),
            lit=at("quest 10a mimi 7b"),
            mood="thinking",
        ),
        Step(
            _("A 6 on journey A would hand Mimi the victory."),
            _("Go by journey B: it needs a 9."),
            does=("play:9a>2",),
            lit=at("B 8i mimi 7b"),
            later=_("Careful, Mimi is waiting! Journey B, with the 9."),
            wrong=(Wrong("play:10a>2", "SK-3.1", _("The 9 first. So near!")),),
        ),
        Step(
            _("And now, Commander: your last quest!"),
            does=("play:10a>2",),
            lit=at("quest B 9a"),
            later=_("You are one card away from winning!"),
        ),
        Step(_("You have won! The game ends at once."), lit=at("helm quest B 10a"), mood="gloating"),
        Step(
            _("So: your quest first, and an eye on everyone else's."),
            _("Keep your lanes tidy, your Hyperspeed! for quests, and your commander for the right moment."),
            lit=at("quest mimi 7b oscar 2b"),
        ),
    ),
)
