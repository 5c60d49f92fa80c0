"""How Nine Lives is taught. Imports the kernel's lessons, the positions and the words."""

from tabletop.games.nine_lives.positions import card, table
from tabletop.kernel.lesson import Chapter, Lesson, Step, Turn, Wrong
from tabletop.words import _

YOU, MIMI, OSCAR = range(3)
EVERYBODY = YOU, MIMI, OSCAR


def _lives(*seats: int) -> tuple[str, ...]:
    """The candles and the names of these."""
    return tuple(f"{what}:{seat}" for seat in seats for what in ("lives", "seat"))


def _total(suit: int) -> tuple[str, ...]:
    """The fuse of the leading suit, and how far it has burnt."""
    return f"gauge:{suit}", "spark", "total"


HEARTS, _SPADES, DIAMONDS, CLUBS = range(4)

NINE_LIVES = Chapter(
    _("Nine lives"),
    table("H6 C4 D8 | S3 C9 | 9", "H2 S7 C6 | S6 | 9", "D9 C7 S5 | C8 | 9", keeper=YOU),
    (
        Step(
            _("I am Marmalade. Your goal: keep the most lives."),
            _("Nine candles each: as soon as one cat has none left, whoever has the most wins."),
            lit=_lives(*EVERYBODY),
        ),
        Step(
            _("You wear the crown: you are the Kittykeeper and lead."),
            _("Any card will do. Play Hearts 6 from your hand."),
            does=("play:H6",),
            lit=("crown", "head:0"),
            later=_("You may lead anything, but let us begin with Hearts 6."),
        ),
        Turn(MIMI, "play:H2"),
        Step(
            _("Clockwise everybody plays one card."),
            _("Hearts led, so the highest Heart wins. So far that is your 6."),
            lit=(card("H6"), card("H2"), "ahead"),
        ),
        Turn(OSCAR, "play:D9"),
        Step(
            _("You won: you lead again and choose the next suit."),
            _("Oscar's 9 was higher, but only the suit that led can win."),
            lit=("crown", "head:0", "pile", "thrown:-20", "thrown:18"),
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
            _("Clubs and Spades are on the table: so follow."),
            _("If you have any suit that lies there, you must play one of those. Take Clubs 2."),
            does=("play:C2",),
            lit=(card("C5"), card("S3")),
            later=_("A Spade would follow as well: any suit on the table will do. This time take Clubs 2."),
            wrong=(Wrong("play:H7", "NL-3.3", _("You have Clubs and Spades, and they are on the table.")),),
        ),
        Step(
            _("Mimi's 5 won: Mimi is the Kittykeeper now."),
            _("Oscar had no Clubs, so any card was allowed. Of equal cards the first one wins."),
            lit=("crown", "head:1", "seat:1"),
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
            lit=(*_total(CLUBS), card("C4"), card("C3")),
            mood="surprised",
        ),
        Step(
            _("Play Clubs 2: exactly 9 still holds."),
            does=("play:C2",),
            lit=_total(CLUBS),
            later=_("6 makes 13: you would win the round, and all three of you would lose a life."),
            wrong=(Wrong("play:H7", "NL-3.3", _("Clubs are on the table, and you have some.")),),
        ),
        Turn(MIMI, "play:D8"),
        Turn(OSCAR, "play:D4"),
        Step(
            _("Diamonds stand at 12. Stay out of there!"),
            _("You have none, so you are free: throw in any card of your hand."),
            does=("play:C6", "play:H7"),
            lit=_total(DIAMONDS),
            later=_("That is your life! It may be played, but a card of your hand will do."),
            mood="surprised",
        ),
        Step(
            _("Boom! That cost Mimi and Oscar a life each."),
            _("Whoever loses a life discards the one on top, and the next is turned up."),
            lit=(*_lives(MIMI, OSCAR), card("D2"), card("C8")),
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
            _("Everybody sees it; the lives beneath it only you may look at."),
            lit=(card("S1"), "under:1", "under:2"),
        ),
        Step(
            _("No Spade in hand, but your life is one: play it!"),
            _("Lives must follow as well, and have powers: with Pounce this 1 ranks as 10."),
            does=("play:S1:life",),
            lit=(card("S6"), card("S2")),
            wrong=(Wrong("play:H7", "NL-3.3", _("Your life has to follow as well, and it is a Spade.")),),
        ),
        Step(
            _("It won, so it came back: under your life deck."),
            _("Only lives have powers. Played from the hand, a 1 is just a 1."),
            lit=("crown", "head:0", *_lives(YOU), card("D3"), "under:1", "under:2"),
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
            _("A Diamond cannot beat that Heart, and 9 is the only number without a power."),
            does=("play:D9:life",),
            lit=(card("H7"),),
            mood="thinking",
        ),
        Turn(MIMI, "play:H2"),
        Step(
            _("It did not win, so it is no longer a life."),
            _("Keep it as a card for your hand, or discard it. Take it: it can spare a life later."),
            does=("life:hand",),
            lit=(card("H7"), card("H2"), "ahead", "into:hand", "into:discards"),
            later=_("Wise with a dangerous card. But now you would have to pay with another life."),
            mood="hurt",
        ),
        Step(
            _("Five candles left: play lives that can win."),
            _("Had Diamonds burst as well, the next life would be gone, too."),
            lit=(*_lives(YOU), card("D9"), card("H4")),
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
            _("Oscar's life is a Hairball: 4 more for a suit."),
            _("7 and 4 make 11, so Hearts will burst under Mimi."),
            lit=(*_total(HEARTS), card("H7"), card("C3"), "note:2"),
            mood="surprised",
        ),
        Step(
            _("Knock It Off! Drop your life on Mimi's 7."),
            _("A card that is knocked off counts 0 and ranks 0: then Hearts make 4, and 9 with yours."),
            does=("play:H5:life>H7",),
            lit=(card("H7"), *_total(HEARTS)),
            later=_("That is allowed. But look what Knock It Off does to Mimi's 7."),
            wrong=(Wrong("play:S9", "NL-3.3", _("Hearts and Clubs are on the table, and you have both.")),),
        ),
        Step(
            _("9 holds, and your 5 beats the 0: your life is back."),
            _("Oscar's life did not win, so Oscar keeps it as a card or discards it."),
            lit=(*_total(HEARTS), card("H5"), card("H7"), card("C3"), "ahead", "note:1"),
            mood="gloating",
        ),
        Turn(OSCAR, "life:hand"),
        Step(
            _("Five more powers, and a right click explains each."),
            _(
                "2 sleeps through a burst, 4 makes its suit lead, 6 copies a card, 7 lets its suit hold 14, "
                "8 keeps later cats off its suit."
            ),
            lit=(card("D2"), card("S8"), card("C7")),
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
            lit=_lives(*EVERYBODY),
            mood="surprised",
        ),
        Turn(MIMI, "play:D4"),
        Turn(OSCAR, "play:D5"),
        Step(
            _("Diamonds stand at 9. Cough up a Hairball!"),
            _("No Diamonds in your paws: you are free. Drop your life on a Diamond for 13."),
            does=("play:C3:life>D",),
            lit=(*_total(DIAMONDS), card("D4"), card("D5")),
            later=_("Then nothing bursts, and Mimi lives on. Give the 4 to Diamonds!"),
        ),
        Step(
            _("You win: 3 lives, Oscar 2, Mimi none!"),
            _("Watch totals near 9, lives that must follow, and whoever runs out."),
            lit=_lives(*EVERYBODY),
            mood="gloating",
        ),
    ),
)

LESSON = Lesson(
    teacher=_("Marmalade"),
    face="shell/teacher",
    voice=2,
    minutes=6,
    seats=("Mimi", "Oscar"),
    chapters=(NINE_LIVES, FOLLOW, BURST, PLAY_A_LIFE, LOSE_A_LIFE, POWERS, THE_END),
    farewell=_("That is all a kitten has to know. The rest is cunning!"),
)
