"""How Nine Lives is taught."""

from tabletop.base.words import _
from tabletop.games.nine_lives.lesson.positions import at, table
from tabletop.kernel.lesson import Chapter, Lesson, Step, Turn, Wrong

YOU, MIMI, OSCAR = range(3)

NINE_LIVES = Chapter(
    _("Nine lives"),
    table("H6 C4 D8 | S3 C9 | 9", "D9 S7 C6 | S6 | 9", "H2 C7 S5 | C8 | 9", keeper=YOU),
    (
        Step(
            _("I am Marmalade. Your goal: keep the most lives."),
            _("Nine candles each: as soon as one cat has none left, whoever has the most wins."),
            lit=at("candles:012"),
        ),
        Step(
            _("The crown is yours: you are the Kittykeeper and lead."),
            _("The Kittykeeper may lead any card. This time take Hearts 6 from your hand."),
            does=("play:H6",),
            lit=at("cat:0"),
            later=_("You may lead it another time."),
        ),
        Turn(MIMI, "play:D9"),
        Step(
            _("Hearts led, so only a Heart can win this round."),
            _("Mimi has no Hearts and threw in a 9: it is higher than your 6, but it cannot win."),
            lit=at("H6 D9 ahead"),
        ),
        Turn(OSCAR, "play:H2"),
        Step(
            _("You won: the highest Heart was yours."),
            _("So you are the Kittykeeper again: you lead, and choose the next suit."),
            lit=at("cat:0 pile thrown:-20 thrown:18"),
        ),
    ),
)

FOLLOW = Chapter(
    _("Follow a suit"),
    table("C2 H7 S8 | D5 | 9", "C5 H9 D3 | S6 | 9", "S3 D7 H4 | D1 | 9", keeper=MIMI),
    (
        Turn(MIMI, "play:C5"),
        Turn(OSCAR, "play:S3"),
        Step(
            _("Clubs and Spades are on the table: take Clubs 2."),
            _("If you have any suit that lies there, you must play one of those: that is to follow."),
            does=("play:C2",),
            lit=at("C5 S3"),
            later=_("A Spade would follow as well."),
            wrong=(Wrong("play:H7", "NL-3.3", _("No Heart lies there!")),),
        ),
        Step(
            _("Mimi's 5 won: Mimi stays the Kittykeeper."),
            _("Oscar had no Clubs, so any card was allowed. Of equal cards the first one wins."),
            lit=at("cat:1"),
            mood="calm",
        ),
    ),
)

BURST = Chapter(
    _("What bursts"),
    table("C2 C6 H7 | S5 | 9", "C4 D8 S7 | H6 D2 | 9", "C3 D4 S2 | H1 C8 | 9", keeper=MIMI),
    (
        Turn(MIMI, "play:C4"),
        Turn(OSCAR, "play:C3"),
        Step(
            _("Above 9 a suit bursts, and Clubs stand at 7."),
            _("Then everybody who played that suit loses a life, the winner of the round too."),
            lit=at("clubs C4 C3"),
            mood="surprised",
        ),
        Step(
            _("Play Clubs 2: exactly 9 still holds."),
            does=("play:C2",),
            lit=at("clubs"),
            later=_("6 makes 13: you would win the round, and all three of you would lose a life."),
            wrong=(Wrong("play:H7", "NL-3.3", _("Clubs lie there, and you have some.")),),
        ),
        Turn(MIMI, "play:D8"),
        Turn(OSCAR, "play:D4"),
        Step(
            _("Diamonds stand at 12. Stay out of there!"),
            _("You have none, so you are free: throw in any card of your hand."),
            does=("play:C6", "play:H7"),
            lit=at("diamonds"),
            later=_("That is your life! A card of your hand will do."),
            mood="surprised",
        ),
        Step(
            _("Boom! That cost Mimi and Oscar a life each."),
            _("Whoever loses a life discards the one on top, and the next is turned up."),
            lit=at("candles:12 D2 C8"),
            mood="gloating",
        ),
    ),
)

PLAY_A_LIFE = Chapter(
    _("Play a life"),
    table("H7 C8 | S1 D3 | 8", "S6 D5 | H3 | 8", "S2 D9 | C4 | 7", keeper=MIMI),
    (
        Turn(MIMI, "play:S6"),
        Turn(OSCAR, "play:S2"),
        Step(
            _("This is your current life. You can play it, too."),
            _("Everybody sees it. Only you may look at those beneath it: right click your life."),
            lit=at("S1 under:1 under:2"),
        ),
        Step(
            _("No Spade in hand, but your life is one: play it!"),
            _("To follow, your life counts like a card of your hand: so nothing else is allowed now."),
            does=("play:S1:life",),
            lit=at("S6 S2"),
            wrong=(Wrong("play:H7", "NL-3.3", _("Your life is a Spade, and Spades lie there.")),),
        ),
        Step(
            _("It won, so it came back: under your life deck."),
            _("A life has a power. 1 is Pounce: it ranks 10 and beats even a 9, but adds only 1 to the total."),
            lit=at("cat:0 candles:0 D3 under:1 under:2"),
        ),
        Step(
            _("Only lives have powers."),
            _("Played from the hand, a 1 is just a 1: it ranks 1, and no power works."),
            lit=at("D3 under:1 under:2"),
            mood="calm",
        ),
    ),
)

LOSE_A_LIFE = Chapter(
    _("A life that loses"),
    table("| D9 H4 | 6", "H2 | S5 | 5", "H7 | C6 | 6", keeper=OSCAR),
    (
        Turn(OSCAR, "play:H7"),
        Step(
            _("Your hand is empty: now you must play your life."),
            _("A Diamond cannot beat that Heart, and a 9 only naps: its number is all its power."),
            does=("play:D9:life",),
            lit=at("H7"),
            mood="thinking",
        ),
        Turn(MIMI, "play:H2"),
        Step(
            _("It did not win, so it is no life any more. Take it!"),
            _("You may keep it as a card for your hand, or discard it."),
            does=("life:hand",),
            lit=at("H7 H2 ahead into:hand into:discards"),
            later=_("Without it the next round costs a life again."),
            mood="hurt",
        ),
        Step(
            _("Five candles left: play lives that can win."),
            _("Had Diamonds burst, the next life would be gone as well, even if yours had won and come back."),
            lit=at("candles:0 D9 H4"),
            mood="calm",
        ),
    ),
)

POWERS = Chapter(
    _("Powers"),
    table("C6 S9 | H5 D2 | 6", "H7 D1 | S8 | 6", "S4 D6 | C3 C7 | 6", keeper=MIMI),
    (
        Turn(MIMI, "play:H7"),
        Turn(OSCAR, "play:C3:life>H"),
        Step(
            _("Oscar's 3 is a Hairball: 4 more for Hearts."),
            _("It chooses a suit on the table, or its own. 7 and 4 make 11: Hearts will burst under Mimi."),
            lit=at("hearts H7 C3 note:2"),
            mood="surprised",
        ),
        Step(
            _("Your 5 is Knock It Off! Drop it on Mimi's 7."),
            _("It then counts 0 and ranks 0: Hearts make only 4, and 9 with yours."),
            does=("play:H5:life>H7",),
            lit=at("H7 hearts"),
            later=_("Knock off Mimi's 7 instead."),
            wrong=(Wrong("play:S9", "NL-3.3", _("Hearts and Clubs lie there: follow.")),),
        ),
        Step(
            _("9 holds, and your 5 beats the 0: your life is back."),
            _("Oscar's life did not win, so Oscar keeps it as a card or discards it."),
            lit=at("hearts H5 H7 C3 ahead note:1"),
            mood="gloating",
        ),
    ),
)

MORE_POWERS = Chapter(
    _("More powers"),
    table("S5 C9 | S2 D4 C1 | 6", "S6 C8 | C2 D6 | 6", "H1 H3 | S7 C3 H8 | 6", keeper=MIMI),
    (
        Turn(MIMI, "play:S6"),
        Turn(OSCAR, "play:S7:life"),
        Step(
            _("Oscar's 7 is a Big Box: Spades hold 14 now."),
            _("In this round they burst only above 14. They stand at 13."),
            lit=at("spades S6 S7"),
            mood="surprised",
        ),
        Step(
            _("Your 2 is a Catnap: play it and sleep."),
            _("Spades will make 15 and burst, but a sleeper loses no life to a burst in this round."),
            does=("play:S2:life",),
            lit=at("spades"),
            later=_("Awake, it would cost you a life."),
            wrong=(Wrong("play:C9", "NL-3.3", _("Spades lie there: follow.")),),
        ),
        Step(
            _("Mimi and Oscar lost a life. Take your Catnap!"),
            _("It slept, but it did not win: so it is a card for your hand now."),
            does=("life:hand",),
            lit=at("candles:12 into:hand"),
            later=_("Better take it this time."),
            mood="gloating",
        ),
        Turn(OSCAR, "play:H8:life"),
        Step(
            _("Oscar's 8 is a Hiss: keep off Hearts if you can."),
            _("Whoever plays later must choose another suit, unless there are only Hearts left to play."),
            lit=at("hearts H8"),
            mood="calm",
        ),
        Step(
            _("Your 4 is Zoomies: play it, and Diamonds lead."),
            _("Its suit leads from now on, so Oscar's 8 can no longer win."),
            does=("play:D4:life",),
            lit=at("hearts H8"),
            later=_("Then Oscar's 8 would win."),
        ),
        Turn(MIMI, "play:D6:life>D4"),
        Step(
            _("Mimi's 6 is a Copycat: it copied your 4."),
            _("It counted and ranked as the card it chose. Of equals the first one wins: yours is back!"),
            lit=at("D4 D6 ahead note:1"),
            mood="gloating",
        ),
    ),
)

THE_END = Chapter(
    _("The last candle"),
    table("S6 H2 | C3 H8 | 4", "D4 S2 | H9 | 1", "D5 C1 | S7 H6 | 3", keeper=MIMI),
    (
        Step(
            _("Mimi has one candle left: the end is near."),
            _("If a cat has no life when a round is over, the game ends. Equals share the win."),
            lit=at("candles:012"),
            mood="surprised",
        ),
        Turn(MIMI, "play:D4"),
        Turn(OSCAR, "play:D5"),
        Step(
            _("Diamonds stand at 9. Cough up a Hairball!"),
            _("No Diamonds in your paws: you are free. Drop your life on a Diamond for 13."),
            does=("play:C3:life>D",),
            lit=at("diamonds D4 D5"),
            later=_("Then nothing bursts, and Mimi lives on. Give the 4 to Diamonds!"),
        ),
        Step(
            _("You win: 3 lives, Oscar 2, Mimi none!"),
            _("Watch totals near 9, lives that must follow, and whoever runs out. A right click explains any card."),
            lit=at("candles:012"),
            mood="gloating",
        ),
    ),
)

LESSON = Lesson(
    teacher=_("Marmalade"),
    face="shell/teacher",
    voice=2,
    minutes=7,
    seats=("Mimi", "Oscar"),
    chapters=(NINE_LIVES, FOLLOW, BURST, PLAY_A_LIFE, LOSE_A_LIFE, POWERS, MORE_POWERS, THE_END),
    farewell=_("That is all a kitten has to know. The rest is cunning!"),
)
