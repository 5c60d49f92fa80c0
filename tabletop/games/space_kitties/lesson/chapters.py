"""How Space Kitties is taught."""

from tabletop.base.words import _
from tabletop.games.space_kitties.lesson.commanders import DOCKING, LAST, RIVALS, WARP
from tabletop.games.space_kitties.lesson.positions import MIMI, OSCAR, at, climb, table
from tabletop.kernel.lesson import Chapter, Lesson, Step, Turn, Wrong

BEGIN = Chapter(
    _("Quests and journeys"),
    table("kattard: 0a 1a 4a 6a 7a 9a 10a | 8a 3a 2a", "felicette: | 5b", "solo: | 9b"),
    (
        Step(
            _("Welcome aboard! This card is your quest."),
            _("Under it lie more, unseen. The first to clear the whole pile wins, at once."),
            lit=at("quest 2a"),
        ),
        Step(
            _("Mimi and Oscar race you, with quests of their own."),
            _("Three commanders begin with 21 quests each; two with 35, eight with 5."),
            lit=at("mimi 5b oscar 9b"),
            mood="calm",
        ),
        Step(
            _("Cards are played on journeys, which climb from 0 to 11."),
            _("The Wormhole is the 0: drag it out there to begin one!"),
            does=("play:0a>new",),
            later=_("That would end your turn already. First we open a Wormhole."),
            wrong=(Wrong("play:1a>new", "SK-3.2", _("Every journey begins with a 0. So: the Wormhole.")),),
        ),
        Step(
            _("Journey A stands at 0, so it needs a 1."),
            does=("play:1a>1",),
            lit=at("A 0a"),
            later=_("Not so fast: we can still fly on. The 1, please."),
            wrong=(Wrong("play:2a>1", "SK-3.1", _("No skipping! After the 0 comes the 1.")),),
        ),
        Step(
            _("Now your quest is the next number: play it!"),
            does=("play:2a>1",),
            lit=at("quest A 0a 1a"),
            later=_("And leave a quest that fits? Never!"),
            wrong=(Wrong("play:4a>1", "SK-3.1", _("No skipping! The journey needs a 2, and your quest is one.")),),
        ),
        Step(
            _("One quest less! The next turns up at once, and it fits too."),
            does=("play:3a>1",),
            lit=at("quest A 0a 1a 2a"),
            later=_("Your quest fits again. Quests first!"),
            wrong=(Wrong("play:4a>1", "SK-3.1", _("A 4 on the 2? The 3 comes first, and your quest is one.")),),
            mood="surprised",
        ),
        Step(
            _("Four cards in one turn, two of them quests."),
            _("Play as many as you like, as long as each is the next number of a journey."),
            lit=at("quest 8a A 0a 1a 2a 3a"),
        ),
    ),
)

LANES = Chapter(
    _("A lane ends your turn"),
    table(
        "kattard: 1a 3a 4a 7a 8a 10a 10c | 11a 8b | , 9b 4b",
        "felicette: 1b 6a | 2b",
        "solo: 10b | 4c",
        piles=[climb(5)],
        deck="2a",
        left=(19, 20, 21),
    ),
    (
        Step(
            _("Some turns later: journey A needs a 6, and you have none."),
            _("So end your turn: lay a card of your hand on a lane. Take the 7, and lane 1."),
            does=("place:7a>1",),
            lit=at("A 5j lanes:1"),
            later=_("Any card on any lane would do. This time the 7, on lane 1."),
            wrong=(
                Wrong("play:8b>1", "SK-3.1", _("First a 6 and a 7 must be there.")),
                Wrong("place:8b>1", "SK-3.6", _("Quests stay on their pile. Lanes are for your hand.")),
            ),
        ),
        Step(
            _("That ended your turn, and you drew: seven cards again."),
            _("At a real table you are asked first: End your turn? Now it is Mimi's turn, then Oscar's, clockwise."),
            lit=at("deck 2a mimi 2b oscar 4c"),
            mood="calm",
        ),
        Turn(MIMI, "play:6a>1"),
        Turn(MIMI, "place:1b>1"),
        Turn(OSCAR, "place:10b>1"),
        Step(
            _("Mimi has played a 6, and journeys belong to everyone."),
            _("So your 7 fits now: play it from its lane. Ticks show what would fit after it."),
            does=("play:7a>1",),
            lit=at("A 6a lanes:1"),
            later=_("Later. Your 7 has been waiting for this."),
        ),
        Step(
            _("And your quest follows."),
            does=("play:8b>1",),
            lit=at("quest A 6a 7a"),
            later=_("You could play the 8 of your hand. But then your quest would be stuck!"),
        ),
        Step(
            _("A 9 is needed now. Yours lies under the 4!"),
            _("A lane is a stack: only its top card can be played, onto a journey and never to another lane."),
            lit=at("A 8b lanes:2 9b 4b"),
            mood="hurt",
        ),
        Step(
            _("So stack wisely: lower cards on top, for they can go first."),
            _("End your turn with the 3 on that 4."),
            does=("place:3a>2",),
            lit=at("lanes:2 9b 4b"),
            later=_("That ends your turn too, but the 3 on the 4 is tidier."),
            wrong=(
                Wrong("play:9b>1", "SK-3.6", _("Only the top of a lane can go, and never to another lane.")),
                Wrong("play:4b>1", "SK-3.1", _("Cards never move between lanes, and journey A takes only a 9.")),
            ),
            mood="thinking",
        ),
        Step(
            _("First the 3 can go, then the 4, then the 9 is free."),
            _("You play from three places: quest, hand, top of a lane. You may end your turn even if a card fits."),
            lit=at("lanes:2 9b 4b 3a A"),
        ),
    ),
)

FRONTIER = Chapter(
    _("The Final Frontier"),
    table(
        "kattard: 10a 11a | 6a",
        "felicette: | 11b",
        "solo: | 8c",
        piles=[climb(9), climb(3, "i")],
        deck="0c 2a 4d 7c 7d 9c 9d",
        left=(14, 15, 13),
    ),
    (
        Step(
            _("Some turns later: you have two cards left, and may still play."),
            _("Journey A needs a 10."),
            does=("play:10a>1",),
            lit=at("A 9j B"),
            later=_("Later! First the 10."),
            wrong=(Wrong("play:11a>1", "SK-3.1", _("The 11 comes after the 10.")),),
        ),
        Step(
            _("Stop now, and Mimi plays her quest: the 11!"),
            _("Be quicker. Your Final Frontier is an 11 too."),
            does=("play:11a>1",),
            lit=at("A 10a B mimi 11b"),
            later=_("Then Mimi would have her 11. Take it yourself!"),
            mood="surprised",
        ),
        Step(
            _("Complete! Its cards have gone to the discards."),
            _("When the last card of the deck is drawn, the discards are shuffled into a new one."),
            lit=at("gate discards deck"),
        ),
        Step(
            _("Your hand was empty, so you drew seven new cards at once."),
            _("And it is still your turn! An empty hand is a gift."),
            lit=at("deck 0c 2a 4d 7c 7d 9c 9d"),
            mood="gloating",
        ),
        Step(
            _("Begin another: there may be any number of journeys."),
            does=("play:0c>new",),
            later=_("That is possible. Try the Wormhole now."),
            wrong=(Wrong("play:0c>2", "SK-3.2", _("A Wormhole never joins a journey. It begins one.")),),
        ),
        Step(
            _("Both journeys are yours to use. B needs a 4."),
            does=("play:4d>2",),
            lit=at("B 3i"),
            later=_("Soon. Play your 4 on journey B first."),
            wrong=(Wrong("play:4d>1", "SK-3.1", _("A has only just begun. B is where the 4 fits.")),),
        ),
        Step(
            _("Your quest is a 6, and B stands at 4 now."),
            _("Two steps more! That is how you think here: backwards, from your quest."),
            lit=at("quest 6a B 4d"),
            mood="thinking",
        ),
    ),
)

HYPERSPEED = Chapter(
    _("Hyperspeed!"),
    table(
        "kattard: Ha 1a 3a 9d 9e 10a | 2a Hb 6a",
        "felicette: | 2b",
        "solo: | 3c",
        piles=[climb(4), climb(10, "i")],
        left=(11, 12, 10),
    ),
    (
        Step(
            _("Some turns later, you hold my favourite card: the Hyperspeed!"),
            _("It counts as any number from 0 to 11, so it can even begin a journey. There are only twelve."),
            lit=at("Ha"),
        ),
        Step(
            _("Your quest is a 6, but journey A needs a 5."),
            _("Let the Hyperspeed! be the 5."),
            does=("play:Ha>1",),
            lit=at("quest 6a A 4j B"),
            later=_("It could go there, but your quest is waiting at journey A."),
            wrong=(Wrong("play:6a>1", "SK-3.1", _("Almost! Only the 5 is missing.")),),
        ),
        Step(
            _("Now the quest!"), does=("play:6a>1",), lit=at("quest A Ha B"), later=_("In a moment. First your quest!")
        ),
        Step(
            _("The next quest is a Hyperspeed! It fits everywhere."),
            _("Where does it help most? As a 0: it begins a new journey, and you hold a 1."),
            does=("play:Hb>new",),
            lit=at("quest 1a A B"),
            later=_("It fits there too, but no card of yours could follow. Begin a journey with it!"),
        ),
        Step(
            _("Journey C needs a 1, and look: your next quest is a 2!"),
            does=("play:1a>3",),
            lit=at("quest 2a C Hb"),
            later=_("Not now: your 1 opens the way for your quest."),
            wrong=(Wrong("play:2a>3", "SK-3.1", _("Almost! First the 1.")),),
            mood="surprised",
        ),
        Step(_("And the quest!"), does=("play:2a>3",), lit=at("quest C Hb 1a"), later=_("Quests first!")),
        Step(
            _("Three quests in one turn!"),
            _("Keep a Hyperspeed! for that, and never bury it on a lane."),
            lit=at("quest A C 6a Ha Hb 2a"),
            mood="gloating",
        ),
    ),
)

LESSON = Lesson(
    teacher=_("Captain Kattway"),
    face="space-kitties/bust-kattway",
    voice=4,
    minutes=11,
    seats=("Mimi", "Oscar"),
    chapters=(BEGIN, LANES, FRONTIER, HYPERSPEED, WARP, DOCKING, RIVALS, LAST),
    first={"first": 0, "commander_1": "kattard", "commander_2": "felicette", "commander_3": "solo"},
    farewell=_("You are ready for a ship of your own. May your quests be low and your paws be quick!"),
)
