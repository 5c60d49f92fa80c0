"""How Kardashev is taught. Imports the kernel's lessons, the positions, the technologies and the words."""

from tabletop.games.kardashev import lesson_positions as positions
from tabletop.games.kardashev.lesson_positions import RIVAL, SPACE
from tabletop.games.kardashev.technologies import BY_TEXT
from tabletop.kernel.lesson import LEARNER, Chapter, Lesson, Step, Turn, Wrong
from tabletop.words import _


def _space(*names: str) -> tuple[str, ...]:
    return tuple(f"space:{SPACE[name]}" for name in names)


def _colony(*names: str) -> tuple[str, ...]:
    """Colonies and the tiles they stand on."""
    return tuple(f"{thing}:{SPACE[name]}" for name in names for thing in ("space", "realm", "colony"))


def _fleet(*names: str) -> tuple[str, ...]:
    return tuple(f"fleet:{SPACE[name]}" for name in names)


JARS = FOOD, MATTER, ENERGY = ("own:0", "own:1", "own:2")
NOVA = ("chair:1", "head:1", "plate:1")
PIECES_LEFT = ("own", "plate:1")
SLATE = ("panel-box", "subject")
"""The slate with a question, and what it is about; all else that is to be seen on it is named with it."""
AUCTION = ("panel-box", "drawn")
BATTLE = ("panel-box", "battle", f"support:{SPACE['f6']}", "done")
ACTIONS = ("coin:0", "coin:1", "coin-words", "flask:0", "flask:1", "flask-words")
COMPILE = ("compile-flask", "compile-words", "compile:0", "compile:1", "compile:2")
TREE = ("panel-box", *(f"tech:{number}" for number in BY_TEXT.values()), *COMPILE)

HOME_CHAPTER = Chapter(
    _("A home among the stars"),
    positions.BEFORE_THE_FIRST_ROUND,
    (
        Step(
            _("Whoever has the most points in the end wins."),
            _("Colonies, fleets and technologies score; this rail shows who leads."),
            lit=("race:0", "race:1"),
        ),
        Step(
            _("First a home: lay this tile on the rim, at H3."),
            _("Starting tiles keep 3 steps from everybody else's."),
            does=("home:h3",),
            later=_("A lovely corner too! But today we meet at H3."),
            wrong=(Wrong("home:e5", "KD-2.2", _("A home needs the rim at its back.")),),
        ),
        Turn(LEARNER, "second:g4"),
        Step(
            _("Put your first colony at home."),
            _("It harvests its tile. And home builds fleets only with your colony on it."),
            does=("settle:h3",),
            later=_("It would harvest Energy there. Put it at home, at H3."),
            wrong=(Wrong("settle:g3", "KD-2.3", _("Only on one of your own two tiles.")),),
        ),
        Turn(LEARNER, "muster:g4"),
        Step(
            _("You are the Collector: take 2 more resources."),
            _("Everybody has another role, with gifts of its own."),
            does=("take:F",),
            lit=(*SLATE, "bank:0", "bank:1", "bank:2"),
            later=_("Any kind would do. But we need Food first."),
        ),
        Turn(LEARNER, "take:E"),
        Turn(RIVAL, "home:b7"),
        Turn(RIVAL, "second:c6"),
        Turn(RIVAL, "settle:b7"),
        Turn(RIVAL, "muster:b7"),
        Step(
            _("Nova, the Warlord, moved in at the other end."),
            _("You both got 1 Food and 1 Matter too. All is open but the order in the bag."),
            lit=(*NOVA, "bag", "contents", *JARS, *_colony("b7"), *_fleet("b7"), *_space("c6")),
            mood="calm",
        ),
    ),
)

TILE_CHAPTER = Chapter(
    _("A tile for sale"),
    positions.A_TILE_IS_DRAWN,
    (
        Step(
            _("Every turn begins with a tile from the bag."),
            _("You drew it, so you stand at 0. The others bid more, or pass for good."),
            lit=("bag", *AUCTION),
        ),
        Turn(RIVAL, "bid:2"),
        Step(
            _("Nova bids 2: let him have it, and pass."),
            does=("pass",),
            lit=(*AUCTION, "paid", "raise", "bid:4", "pass"),
            later=_("You could go higher. But see who gets his 2!"),
            wrong=(Wrong("bid:1", "KD-3.1", _("A bid must be higher than the last.")),),
        ),
        Turn(RIVAL, "place:c5"),
        Step(
            _("You got his 2: others pay whoever drew the tile."),
            _("If you win your own tile, you pay the bank."),
            lit=JARS,
        ),
        Turn(LEARNER, "end"),
        Step(
            _("Now Nova drew one: bid 1!"),
            _("He has nothing left to answer with, and you pay in any kind."),
            does=("bid:1",),
            lit=(*AUCTION, "paid", "raise", "pass", "rule", "slide", "plate:1"),
            later=_("No need: 1 is enough, and worth it."),
        ),
        Turn(LEARNER, "pay:E"),
        Step(
            _("Lay it on any dark space, near or far: at G3."),
            _("Its back would destroy it: you take 1 resource, and nobody can enter there."),
            does=("place:g3",),
            lit=("panel-box", "drawn-words", "drawn-back", "drawn-back-words"),
            later=_("Anywhere is allowed. But at G3 it is beside your colony."),
            wrong=(Wrong("place:g4", "KD-3.3", _("There is a tile already. Dark spaces only!")),),
        ),
        Step(_("Beside your colony, it waits to be settled."), lit=(*_space("g3"), *_colony("h3")), mood="gloating"),
    ),
)

COLONIES_CHAPTER = Chapter(
    _("Settle and grow"),
    positions.A_TILE_TO_SETTLE,
    (
        Step(
            _("Then you act: 2 base and 2 research actions."),
            _("In any order, and what you do not use is lost."),
            lit=ACTIONS,
        ),
        Step(
            _("Build a colony at G3, for 1 Food and 1 Matter."),
            _("Beside a colony of yours or under your fleet, where nobody else is."),
            does=("colony:g3",),
            lit=(FOOD, MATTER, *_space("g3"), *_colony("h3")),
            later=_("Allowed as well. But first the new tile at G3!"),
            wrong=(Wrong("colony:f5", "KD-4.1", _("Not there: beside your colony, or under your fleet.")),),
        ),
        Step(
            _("Upgrade your home, for 1 Food and 1 Matter too."),
            _("One more piece, one more level, up to 3."),
            does=("upgrade:h3",),
            lit=(FOOD, MATTER, *_colony("h3")),
            later=_("Good as well, but let us grow your home first."),
        ),
        Step(
            _("Level 1 scores 3 points, level 2 scores 5, level 3 scores 6."),
            _("A fleet scores its level: that makes 9 for you."),
            lit=("race:0", "own", *_colony("g3", "h3"), *_space("g4"), *_fleet("g4")),
        ),
    ),
)

HARVEST_CHAPTER = Chapter(
    _("Fill the jars"),
    positions.NO_MATTER,
    (
        Step(
            _("Harvest: a base action that costs nothing."),
            _("Each colony gives as many resources of its tile as its level."),
            does=("harvest",),
            lit=_colony("h3", "g3"),
            later=_("In a moment. First the harvest!"),
        ),
        Step(
            _("A Hybrid tile gives what you like of both: take Energy."),
            does=("take:E",),
            lit=(*SLATE, "bank:0", "bank:2", "mark", *_colony("g3")),
            later=_("You have plenty of Food. Take Energy."),
        ),
        Step(_("And the Collector's gift: one more of a kind that came in."), does=("take:F", "take:E"), lit=SLATE),
        Step(
            _("Now build at H2, though you have no Matter."),
            _("In a cost, 4 of one kind stand for 1 of another; in a bid they do not."),
            does=("colony:h2",),
            lit=(*JARS, *_space("h2")),
            later=_("Good too, but try H2: it will give you Matter."),
        ),
        Step(
            _("Both base actions are used, so compile."),
            _("This research action takes 1 resource of any kind."),
            does=("compile:F", "compile:M", "compile:E"),
            lit=(*COMPILE, *ACTIONS),
            later=_("Soon. Compile first, below the tree."),
            wrong=(Wrong("harvest", "KD-4.9", _("Both base actions are used up.")),),
        ),
    ),
)

FLEETS_CHAPTER = Chapter(
    _("Into the dark"),
    positions.A_FLEET_TO_SEND,
    (
        Step(
            _("Build a fleet at home: 1 Matter and 1 Energy a level."),
            _("A new one may have the colony's level; then it grows one at a time, up to 3."),
            does=("fleet:h3:1",),
            lit=(MATTER, ENERGY, *_colony("h3")),
            later=_("Soon! First one more fleet."),
            wrong=(Wrong("fleet:g3:1", "KD-4.4", _("Not there: at home, or on a Military tile.")),),
        ),
        Step(
            _("Moving costs Energy, and great fleets are slow."),
            _("For 1 Energy, level 1 goes 2 tiles and level 2 goes 1; level 3 pays 2 a tile."),
            lit=(ENERGY, *_space("g4"), *_fleet("g4")),
        ),
        Step(
            _("Explore E5: the last step may go into the dark."),
            _("You draw its tile without bidding. Destroyed tiles and others' pieces bar the way."),
            does=("move:g4>e5",),
            lit=_space("f4", "f5", "g4"),
            later=_("That can be done too. But E5 is new!"),
            wrong=(Wrong("move:g4>f4", "KD-4.5", _("There is no way there for a fleet.")),),
        ),
        Step(
            _("A Military tile: keep it!"),
            _("Destroying it would give 1 resource and cost the fleet."),
            does=("keep",),
            lit=(*SLATE, "destroy", "mark", *_space("e5"), *_fleet("e5")),
            later=_("And lose the fleet? Keep this one."),
            mood="surprised",
        ),
        Step(
            _("With your colony on it, fleets are free there."),
            _("And you may settle it right under your fleet."),
            lit=(*_space("e5"), *_fleet("e5")),
        ),
    ),
)

RESEARCH_CHAPTER = Chapter(
    _("Clever cats"),
    positions.TIME_TO_RESEARCH,
    (
        Step(
            _("Technologies score their level and work at once."),
            _("What you can pay for is bright, and T opens the tree."),
            lit=TREE,
        ),
        Step(
            _("Research the Interstellar Ark: 1 Food and 1 Matter."),
            _("Click the little ship: a research action. Lines lead from what a technology needs."),
            does=("research:interstellar-ark",),
            lit=(FOOD, MATTER, *TREE),
            later=_("Also good. But the Ark is what we need now."),
            wrong=(
                Wrong("research:nanotube-polymers", "KD-4.6", _("Follow the lines: it needs the Interstellar Ark.")),
            ),
        ),
        Step(
            _("The Ark is a LAB: a research action uses it."),
            _("Drag it to G4: a colony at the usual price, without a base action."),
            does=("ark:g4",),
            lit=(FOOD, MATTER, *_space("g4")),
            later=_("Allowed too. But let the Ark fly to G4."),
        ),
        Step(
            _("Of two in a box you can have only one."),
            _("Research the other, and the first is lost. Most LABs work twice a turn."),
            lit=TREE,
            mood="thinking",
        ),
    ),
)

BATTLE_CHAPTER = Chapter(
    _("Claws out"),
    positions.NOVA_IS_NEAR,
    (
        Step(
            _("Nova's level 2 fleet is about to attack F5."),
            _("It fights with its level, you with colony and fleet together; a tie defends."),
            lit=(*_space("e5"), *_fleet("e5"), *_colony("f5")),
            mood="surprised",
        ),
        Turn(RIVAL, "move:e5>f5"),
        Step(
            _("2 against 1: support with your fleet beside it!"),
            _("For 1 Energy it adds its level. The attacker decides first; no third player helps."),
            does=("support:f6",),
            lit=(*BATTLE, ENERGY, "mark", "moving", *_space("e5", "f6"), *_colony("f5"), *_fleet("f6")),
            later=_("Then F5 is lost. Support it!"),
        ),
        Step(
            _("2 against 2: you held it."),
            _("A fleet that fails goes back where it came from."),
            lit=(*_space("e5"), *_fleet("e5"), *_colony("f5")),
            mood="gloating",
        ),
        Turn(RIVAL, "end"),
        Turn(LEARNER, "place:g5"),
        Step(
            _("Now you: send your level 2 fleet to E6."),
            _("To enter a space with another's pieces is to attack."),
            does=("move:e7>e6",),
            lit=(*_colony("e6"), *_space("e7")),
            later=_("Later. Nova's colony at E6 is ripe."),
        ),
        Step(
            _("2 against 2 would fail: support it."),
            _("Nova has no Energy left to support with."),
            does=("support:f6",),
            lit=(*BATTLE, ENERGY, "plate:1", "mark", "moving", *_space("e7", "f6"), *_colony("e6"), *_fleet("f6")),
            later=_("A tie defends: you would only fly home again."),
        ),
        Step(
            _("3 against 2: the colony is yours, level and all."),
            _("A fleet there would be lost. With neither you are out, and with one player left the game ends."),
            lit=(*_colony("e6"), *_fleet("e6")),
        ),
    ),
)

END_CHAPTER = Chapter(
    _("The last round"),
    positions.THREE_PIECES_LEFT,
    (
        Step(
            _("Everybody has 15 colony pieces, one for each level."),
            _("When a turn ends and anybody has 2 or fewer left, the end begins."),
            lit=("supply-colony", "tally:colony", *PIECES_LEFT),
        ),
        Step(
            _("You have 3 left: upgrade G4."),
            does=("upgrade:g4",),
            lit=("tally:colony", "own", *_colony("g4")),
            later=_("Another time. Upgrade G4."),
        ),
        Step(_("And end your turn."), does=("end",), later=_("Keep that for the last round. End your turn.")),
        Turn(LEARNER, "pass"),
        Turn(RIVAL, "place:d4"),
        Turn(RIVAL, "end"),
        Turn(LEARNER, "place:g6"),
        Step(
            _("That round was finished, and this is the last one."),
            _("Nothing calls it off. Without it, round 20 is the last."),
            lit=(*PIECES_LEFT, "race:0", "race:1"),
            mood="calm",
        ),
        Step(
            _("Resources score nothing, so spend them: upgrade F5."),
            does=("upgrade:f5",),
            lit=(FOOD, MATTER, *_colony("f5")),
            later=_("Points are points! But F5 brings 2 of them."),
        ),
        Turn(LEARNER, "end"),
        Step(
            _("You win, 37 to 24!"),
            _("If points are level, those who are tied fire lasers: the highest die wins."),
            lit=("race:0", "race:1"),
            mood="gloating",
        ),
        Step(
            _("Settle early, harvest often, end it when you lead."),
            _("And keep your fleets between the others and your home."),
            lit=PIECES_LEFT,
        ),
    ),
)

LESSON = Lesson(
    teacher=_("Ada"),
    face="kardashev/head-scientist",
    voice=4,
    minutes=12,
    seats=("Nova",),
    chapters=(
        HOME_CHAPTER, TILE_CHAPTER, COLONIES_CHAPTER, HARVEST_CHAPTER, FLEETS_CHAPTER, RESEARCH_CHAPTER,
        BATTLE_CHAPTER, END_CHAPTER,
    ),
    farewell=_("Now the stars are yours. Mind the glass."),
)  # fmt: skip
