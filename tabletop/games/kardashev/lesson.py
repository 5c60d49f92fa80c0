"""How Kardashev is taught. Imports the kernel's lessons, the positions, the technologies and the words."""

from tabletop.games.kardashev.lesson_positions import RIVAL, SPACE, before_the_first_round, galaxy
from tabletop.games.kardashev.technologies import BY_TEXT
from tabletop.kernel.lesson import LEARNER, Chapter, Lesson, Step, Turn, Wrong
from tabletop.words import _

JARS = ("own:0", "own:1", "own:2")


def _at(*names: str) -> tuple[str, ...]:
    """Spaces with all that stands on them."""
    return tuple(f"{thing}:{SPACE[name]}" for name in names for thing in ("space", "realm", "colony", "fleet"))


def _tech(*texts: str) -> tuple[str, ...]:
    return tuple(f"tech:{BY_TEXT[text]}" for text in texts)


HOME = Chapter(
    _("A home among the stars"),
    before_the_first_round("M"),
    (
        Step(
            _("Whoever has the most points in the end wins."),
            _("Colonies, fleets and technologies score. This rail shows who leads."),
            lit=("race:0", "race:1"),
        ),
        Step(
            _("First a home: lay this tile on the rim, at H3."),
            _("Everybody's two starting tiles keep 3 steps from all others."),
            does=("home:h3",),
            later=_("A lovely corner too! But today we meet at H3."),
            wrong=(Wrong("home:e5", "KD-2.2", _("A home needs the rim at its back.")),),
        ),
        Turn(LEARNER, "second:g4"),
        Step(
            _("Put your first colony at home."),
            _("It will harvest the tile. And only with a colony at home can you build fleets there."),
            does=("settle:h3",),
            later=_("It would harvest Energy there. Put it at home, at H3."),
            wrong=(Wrong("settle:g3", "KD-2.3", _("Only on one of your own two tiles.")),),
        ),
        Turn(LEARNER, "muster:g4"),
        Step(
            _("You are the Collector: take 2 more resources."),
            _("Everybody has another role, with gifts of its own."),
            does=("take:F",),
            later=_("Any kind would do. We will need Food first."),
        ),
        Turn(LEARNER, "take:E"),
        Turn(RIVAL, "home:b7"),
        Turn(RIVAL, "second:c6"),
        Turn(RIVAL, "settle:b7"),
        Turn(RIVAL, "muster:b7"),
        Step(
            _("Nova, the Warlord, moved in at the other end."),
            _("You both hold 1 Food and 1 Matter besides. Nothing is secret but the order in the bag."),
            lit=("head:1", "chair:1", "plate:1", "bag", "contents", *JARS, *_at("b7", "c6")),
            mood="calm",
        ),
    ),
)

TILE = Chapter(
    _("A tile for sale"),
    galaxy(1, draws="FE", have=("FFME", "FM"), drawn="M"),
    (
        Step(
            _("Every turn begins with a tile from the bag."),
            _("It is your turn, so you stand at a bid of 0. The others bid more, or pass for good."),
            lit=("drawn", "bag", "panel-box"),
        ),
        Turn(RIVAL, "bid:2"),
        Step(
            _("Nova bids 2. Let him have it: pass."),
            does=("pass",),
            lit=("drawn", "panel-box", "paid"),
            later=_("You could go higher. But see who gets his 2!"),
            wrong=(Wrong("bid:1", "KD-3.1", _("A bid must be higher than the last.")),),
        ),
        Turn(RIVAL, "place:c5"),
        Step(
            _("You got them: others pay whoever drew the tile."),
            _("Win your own tile, and you pay the bank."),
            lit=JARS,
        ),
        Turn(LEARNER, "end"),
        Step(
            _("Now Nova drew one. Bid 1!"),
            _("He has nothing left to answer with."),
            does=("bid:1",),
            lit=("drawn", "panel-box", "plate:1"),
            later=_("So much? 1 is enough: he cannot answer."),
        ),
        Turn(LEARNER, "pay:E"),
        Step(
            _("Lay it on any dark space, near or far: at G3."),
            _("Or drop its back: that destroys it. You take 1 resource, and nobody can enter there."),
            does=("place:g3",),
            lit=("drawn-back", "drawn-back-words", "drawn-words", "panel-box"),
            later=_("Anywhere is allowed. But at G3 it is beside your colony."),
            wrong=(Wrong("place:g4", "KD-3.3", _("There is a tile already. Dark spaces only!")),),
        ),
        Step(_("A Hybrid tile, Food and Energy, and yours to settle."), lit=_at("g3"), mood="gloating"),
    ),
)

COLONIES = Chapter(
    _("Settle and grow"),
    galaxy(2, "c5:M g3:FE e5:M", have=("FFMM", "FE")),
    (
        Step(
            _("After the tile you act: 2 base and 2 research actions."),
            _("In any order. What you do not use is lost."),
            lit=("coin:0", "coin:1", "coin-words", "flask:0", "flask:1", "flask-words"),
        ),
        Step(
            _("Build a colony at G3, for 1 Food and 1 Matter."),
            _("Next to a colony of yours, or under one of your fleets, and nobody else may be there."),
            does=("colony:g3",),
            lit=("own:0", "own:1", *_at("g3", "h3")),
            later=_("Allowed as well. But first the Hybrid tile at G3!"),
            wrong=(Wrong("colony:e5", "KD-4.1", _("Too far: stay beside your colony, or under your fleet.")),),
        ),
        Step(
            _("Upgrade your home, for 1 Food and 1 Matter too."),
            _("Drag one more piece onto it. Level 3 is the highest."),
            does=("upgrade:h3",),
            lit=("own:0", "own:1", *_at("h3")),
            later=_("Good as well, but let us grow your home first."),
        ),
        Step(
            _("Level 1 scores 3 points, level 2 scores 5, level 3 scores 6."),
            _("So you have 8 for colonies, and 1 for your fleet."),
            lit=("race:0", "own", *_at("g3", "h3")),
        ),
    ),
)

HARVEST = Chapter(
    _("Fill the jars"),
    galaxy(3, "c5:M g3:FE e5:M h2:M", colonies=("h3:2 g3:1", "b7:1 c6:1"), have=("FFF", "FE")),
    (
        Step(
            _("Harvest! That is a base action too."),
            _("Each colony gives 1 resource of its tile for each of its levels."),
            does=("harvest",),
            lit=_at("h3", "g3"),
            later=_("In a moment. First the harvest!"),
        ),
        Step(
            _("A Hybrid tile gives what you like of both: take Energy."),
            does=("take:E",),
            lit=("mark", "panel-box", "subject", *_at("g3")),
            later=_("You have plenty of Food. Take Energy."),
        ),
        Step(
            _("And the Collector's gift: one more of what came in."),
            does=("take:F", "take:E"),
            lit=("panel-box", "subject"),
        ),
        Step(
            _("Now build at H2, though you have no Matter."),
            _("When you pay a cost, 4 of one kind stand for 1 of another. In a bid they do not."),
            does=("colony:h2",),
            lit=(*JARS, *_at("h2")),
            later=_("Good too, but try H2: it will give you Matter."),
        ),
        Step(
            _("No base action is left, so compile something."),
            _("A research action takes 1 resource of any kind, for nothing."),
            does=("compile:F", "compile:M", "compile:E"),
            lit=("compile-flask", "compile-words", "flask:0", "flask:1", "flask-words"),
            later=_("Soon. Compile first, below the tree."),
            wrong=(Wrong("harvest", "KD-4.9", _("Both base actions are used up.")),),
        ),
    ),
)

FLEETS = Chapter(
    _("Into the dark"),
    galaxy(4, "c5:M g3:FE f5:M h2:M f4:#", "X", colonies=("h3:2 g3:1 h2:1", "b7:1 c6:1"), have=("FMEEE", "FE")),
    (
        Step(
            _("Build a fleet at home, for 1 Matter and 1 Energy."),
            _("That is a level. New fleets grow as high as the colony, old ones a level at a time, up to 3."),
            does=("fleet:h3:1",),
            lit=("own:1", "own:2", *_at("h3")),
            later=_("Soon! First one more fleet."),
            wrong=(Wrong("fleet:g3:1", "KD-4.4", _("Not there: at home, or on a Military tile.")),),
        ),
        Step(
            _("Moving costs Energy, and great fleets are slow."),
            _("For 1 Energy, level 1 goes 2 tiles and level 2 goes 1. Level 3 pays 2 for a tile."),
            lit=("own:2", *_at("g4")),
        ),
        Step(
            _("Explore E5: the last step may go into the dark."),
            _("You draw the tile and nobody bids. Destroyed tiles and other players' pieces bar the way."),
            does=("move:g4>e5",),
            lit=_at("f4", "f5"),
            later=_("That is a move too. But E5 is new!"),
            wrong=(Wrong("move:g4>f4", "KD-4.5", _("No way there for a fleet.")),),
        ),
        Step(
            _("A Military tile! Keep it."),
            _("If you destroyed it, you would take 1 resource and lose the fleet."),
            does=("keep",),
            lit=("panel-box", "subject", "mark", *_at("e5")),
            later=_("And lose the fleet? Keep this one."),
            mood="surprised",
        ),
        Step(
            _("With your colony on it, fleets are free there."),
            _("And a colony may be built right under your fleet."),
            lit=_at("e5"),
        ),
    ),
)

RESEARCH = Chapter(
    _("Clever cats"),
    galaxy(
        5, "c5:M g3:FE f5:M h2:M f4:# e5:X", colonies=("h3:2 g3:1 h2:1", "b7:1 c6:1"), fleets=("h3:1 e5:1", "b7:2"),
        have=("FFMM", "FE"),
    ),  # fmt: skip
    (
        Step(
            _("Technologies score their level and work at once."),
            _("What you can pay for is bright. T opens the whole tree."),
            lit=("tree", "panel-box"),
        ),
        Step(
            _("Research the Interstellar Ark, for 1 Food and 1 Matter."),
            _("Lines show what a technology needs; it is a research action."),
            does=("research:interstellar-ark",),
            later=_("Also good. But the Ark is what we need now."),
            wrong=(
                Wrong("research:nanotube-polymers", "KD-4.6", _("Follow the lines: it needs the Interstellar Ark.")),
            ),
        ),
        Step(
            _("The Ark is a LAB: a research action uses it."),
            _("Drag it to G4. It builds a colony there at the usual price, and no base action is spent."),
            does=("ark:g4",),
            lit=("own:0", "own:1", *_at("g4")),
            later=_("Allowed too. But let the Ark fly to G4."),
        ),
        Step(
            _("Two boxed together exclude each other."),
            _("Research the other one, and you lose the first. A LAB you may use twice a turn."),
            lit=_tech("harvest-rover", "asteroid-mining", "targeting-array", "shield-grid"),
            mood="thinking",
        ),
    ),
)

BATTLE = Chapter(
    _("Claws out"),
    galaxy(
        8, "c5:M g3:FE f5:M h2:M f4:# e5:X e6:E f6:F e7:M d6:E", "M",
        colonies=("h3:2 g3:1 h2:1 g4:1 f5:1", "b7:2 c6:1 d6:1 e6:2"), fleets=("f6:1 e7:2", "e5:2"), have=("EEE", "E"),
        known="interstellar-ark", turn=RIVAL,
    ),  # fmt: skip
    (
        Step(
            _("Nova's level 2 fleet is about to attack F5."),
            _("Offence is the fleet's level, defence the colony's and fleet's together. A tie defends."),
            lit=_at("e5", "f5"),
            mood="surprised",
        ),
        Turn(RIVAL, "move:e5>f5"),
        Step(
            _("2 against 1. Support with your fleet beside it!"),
            _("1 Energy adds its level. The attacker decides first, then you; nobody else may help."),
            does=(f"support:{'f6'}",),
            lit=("battle", "panel-box", "own:2", *_at("f5", "f6")),
            later=_("Then F5 is lost. Support it!"),
        ),
        Step(
            _("2 against 2: you held it."),
            _("The fleet that failed goes back where it came from."),
            lit=_at("e5", "f5"),
            mood="gloating",
        ),
        Turn(RIVAL, "end"),
        Turn(LEARNER, "place:g5"),
        Step(
            _("Now you! Send your level 2 fleet against E6."),
            _("To enter a space with another's pieces is to attack."),
            does=("move:e7>e6",),
            lit=_at("e6"),
            later=_("Later. Nova's colony at E6 is ripe."),
        ),
        Step(
            _("2 against 2 would fail: support it."),
            _("Nova has no Energy left for his fleet at E5."),
            does=("support:f6",),
            lit=("battle", "panel-box", "own:2", "plate:1", *_at("e5", "e6", "f6")),
            later=_("A tie defends: you would only fly home again."),
        ),
        Step(
            _("3 against 2: the colony is yours, as high as it was."),
            _("A fleet there would be destroyed. Who has neither colony nor fleet is out."),
            lit=_at("e6"),
        ),
    ),
)

END = Chapter(
    _("The last round"),
    galaxy(
        11, "c5:M g3:FE f5:M h2:M f4:# e5:X e6:E f6:F e7:M d6:E g5:M d5:F", "E F",
        colonies=("h3:3 g3:3 h2:2 g4:1 f5:1 e6:2", "b7:3 c6:2 d6:2 c5:2"), fleets=("f6:1 e6:2", "e5:2 b7:1"),
        have=("FFMM", ""), known="interstellar-ark magnetic-rake", first=RIVAL,
    ),  # fmt: skip
    (
        Step(
            _("Everybody has 15 colony pieces, one for each level."),
            _("When a turn ends and somebody has 2 or fewer left, the end begins."),
            lit=("supply-colony", "tally:colony", "own", "plate:1"),
        ),
        Step(
            _("You have 3 left. Upgrade G4!"),
            does=("upgrade:g4",),
            lit=("tally:colony", *_at("g4")),
            later=_("Another time. Upgrade G4."),
        ),
        Step(_("And end your turn."), does=("end",), later=_("Keep that for the last round. End your turn.")),
        Turn(LEARNER, "pass"),
        Turn(RIVAL, "place:d4"),
        Turn(RIVAL, "end"),
        Turn(LEARNER, "place:g6"),
        Step(
            _("The round was finished; this one is the last."),
            _("Nothing calls it off. If nobody runs out, round 20 is the last."),
            lit=("own", "plate:1"),
            mood="calm",
        ),
        Step(
            _("Resources score nothing: spend them. Upgrade F5."),
            does=("upgrade:f5",),
            lit=("own:0", "own:1", *_at("f5")),
            later=_("Also points! But F5 grows by 2 of them."),
        ),
        Step(
            _("End your last turn."),
            does=("end",),
            later=_("You have won already. End your turn."),
        ),
        Step(
            _("You win! A fleet scores its level, like a technology."),
            _("A tie is fought out with lasers: those who are tied roll a die."),
            lit=("race:0", "race:1"),
            mood="gloating",
        ),
        Step(
            _("Settle early, harvest often, and end it when you lead."),
            _("Watch what the others' fleets can reach, and keep one beside your home."),
            lit=("own", "plate:1"),
        ),
    ),
)

LESSON = Lesson(
    teacher=_("Ada"),
    face="kardashev/head-scientist",
    voice=4,
    minutes=12,
    seats=("Nova",),
    chapters=(HOME, TILE, COLONIES, HARVEST, FLEETS, RESEARCH, BATTLE, END),
    farewell=_("Now the stars are yours. Mind the glass."),
)
