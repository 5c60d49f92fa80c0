"""How Kardashev is taught."""

from tabletop.base.words import _
from tabletop.games.kardashev.lesson import positions
from tabletop.games.kardashev.lesson.positions import RIVAL, Position, keys
from tabletop.games.kardashev.rules.content import BY_TEXT
from tabletop.games.kardashev.rules.model import KardashevState
from tabletop.kernel.lesson import LEARNER, Chapter, Lesson, Step, Turn, Wrong


def _turns(seat: int, *actions: str) -> tuple[Turn, ...]:
    return tuple(Turn(seat, action) for action in actions)


def _chapter(title: str, position: Position, *steps: Step | Turn) -> Chapter[KardashevState]:
    return Chapter(title, position, steps)


FOOD, MATTER, ENERGY, JARS = "own:0", "own:1", "own:2", "own:0,1,2"
NOVA = "chair:1 head:1 plate:1"
PIECES_LEFT = "own plate:1"
BANK = "bank:0,1,2"
SLATE = "panel-box subject"
"""The slate with a question, and what the question is about."""
AUCTION = "panel-box drawn"
BATTLE = "panel-box battle support:f6 done"
ACTIONS = "coin:0,1 coin-words flask:0,1 flask-words"
COMPILE = "compile-flask compile-words compile:0,1,2"
TREE = f"panel-box tech:{','.join(BY_TEXT)} {COMPILE}"
NOT_YET = _("You lack something for that one. The Ark you can have!")

HOME_CHAPTER = _chapter(
    _("A home among the stars"),
    positions.before_the_first_round,
    Step(
        _("Whoever has the most points in the end wins."),
        _("Colonies, fleets and technologies score; this rail shows who leads."),
        lit=keys("race:0 race:1"),
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
        _("Your second tile is laid beside it. Now settle at home."),
        _("A colony harvests its tile. And home builds fleets only with your colony on it."),
        does=("settle:h3",),
        later=_("It would harvest Energy there. Put it at home, at H3."),
        wrong=(Wrong("settle:g3", "KD-2.3", _("Only on one of your own two tiles.")),),
    ),
    Turn(LEARNER, "muster:g4"),
    Step(
        _("Your fleet is put at G4, and you have 4 points."),
        _("3 for a level 1 colony and 1 for a level 1 fleet."),
        lit=keys("race:0 space+realm+colony:h3 space+fleet:g4"),
    ),
    Step(
        _("You are the Collector, who begins with 2 more resources: take Food."),
        _("And each harvest will give you 1 more. Every role has its gifts: point at a head to read them."),
        does=("take:F",),
        lit=keys(f"head:0 {SLATE} {BANK}"),
        later=_("Any kind would do. But we need Food first."),
    ),
    Step(_("Now take Energy."), does=("take:E",), lit=keys(f"{SLATE} {BANK}"), later=_("Any kind would do here.")),
    *_turns(RIVAL, "home:b7", "second:c6", "settle:b7", "muster:b7"),
    Step(
        _("Nova, the Warlord, moved in at the other end."),
        _("You both got 1 Food and 1 Matter too. All is open but the order in the bag."),
        lit=keys(f"{NOVA} bag contents {JARS} space+realm+colony:b7 fleet:b7 space:c6"),
        mood="calm",
    ),
)

TILE_CHAPTER = _chapter(
    _("A tile for sale"),
    positions.A_TILE_IS_DRAWN,
    Step(
        _("Every turn begins with a tile from the bag."),
        _("You drew it and stand at 0. The others bid more, or pass for good. Once outbid, you may bid again."),
        lit=keys(f"bag {AUCTION}"),
    ),
    Turn(RIVAL, "bid:2"),
    Step(
        _("Nova bids 2: let her have it, and pass."),
        does=("pass",),
        lit=keys(f"{AUCTION} paid raise bid:4 pass"),
        later=_("You could go higher. But see who gets her 2!"),
        wrong=(Wrong("bid:1", "KD-3.1", _("More than the last bid, and no more than you hold.")),),
    ),
    Turn(RIVAL, "place:c5"),
    Step(
        _("You got her 2: others pay whoever drew the tile."), _("For your own tile you pay the bank."), lit=keys(JARS)
    ),
    Turn(LEARNER, "end"),
    Step(
        _("We skip your actions today. Nova drew a tile: bid 1!"),
        _("She has nothing left to answer with."),
        does=("bid:1",),
        lit=keys(f"{AUCTION} paid raise pass rule slide plate:1"),
        later=_("No need: 1 is enough, and worth it."),
    ),
    Step(
        _("You win: pay Nova 1 resource of any kind."), does=("pay:E", "pay:F", "pay:M"), lit=keys(f"{AUCTION} {JARS}")
    ),
    Step(
        _("Lay it on any dark space, near or far: at G3."),
        _("Its back would destroy it: you take 1 resource, and nobody can enter there."),
        does=("place:g3",),
        lit=keys("panel-box drawn-words drawn-back drawn-back-words"),
        later=_("Allowed. But face up at G3 it can be settled."),
        wrong=(Wrong("place:g4", "KD-3.3", _("There is a tile already. Dark spaces only!")),),
    ),
    Step(_("Beside your colony, it waits to be settled."), lit=keys("space:g3 space+realm+colony:h3"), mood="gloating"),
)

COLONIES_CHAPTER = _chapter(
    _("Settle and grow"),
    positions.A_TILE_TO_SETTLE,
    Step(
        _("Round 2. After the tile you have 2 base and 2 research actions."),
        _("Base: build or upgrade a colony or a fleet, harvest, move a fleet. In any order; unused ones are lost."),
        lit=keys(ACTIONS),
    ),
    Step(
        _("Build a colony at G3, for 1 Food and 1 Matter."),
        _("Beside a colony of yours or under your fleet, where nobody else is."),
        does=("colony:g3",),
        lit=keys(f"{FOOD} {MATTER} space:g3 space+realm+colony:h3"),
        later=_("Allowed as well. But first the new tile at G3!"),
        wrong=(Wrong("colony:f5", "KD-4.1", _("Only on a free tile beside your colony or under your fleet.")),),
    ),
    Step(
        _("Upgrade your home, for 1 Food and 1 Matter too."),
        _("One more piece, one more level, up to 3."),
        does=("upgrade:h3",),
        lit=keys(f"{FOOD} {MATTER} space+realm+colony:h3"),
        later=_("Good as well, but let us grow your home first."),
    ),
    Step(
        _("A colony scores 3 points at level 1, 5 at level 2, 6 at level 3."),
        _("A fleet scores its level: that makes 9 for you."),
        lit=keys("race:0 own space+realm+colony:g3,h3 space+fleet:g4"),
    ),
)

HARVEST_CHAPTER = _chapter(
    _("Fill the jars"),
    positions.NO_MATTER,
    Step(
        _("Next round: harvest, a base action that costs nothing."),
        _("Each colony gives as many resources of its tile as its level."),
        does=("harvest",),
        lit=keys("space+realm+colony:h3,g3"),
        later=_("In a moment. First the harvest!"),
    ),
    Step(
        _("A Hybrid tile gives what you like of both: take Energy."),
        _("At level 2 it gives two, alike or one of each."),
        does=("take:E",),
        lit=keys(f"{SLATE} bank:0 bank:2 mark space+realm+colony:g3"),
        later=_("You have plenty of Food. Take Energy."),
    ),
    Step(_("And the Collector's gift: one more of a kind you produce."), does=("take:F", "take:E"), lit=keys(SLATE)),
    Step(
        _("Now build at H2, though you have no Matter."),
        _("In a cost, 4 of one kind stand for 1 of another; in a bid they do not."),
        does=("colony:h2",),
        lit=keys(f"{JARS} space:h2"),
        later=_("Good too, but try H2: it will give you Matter."),
    ),
    Step(
        _("Now a research action: compile."),
        _("It gives you 1 resource of any kind. You may also research, or use a technology."),
        does=("compile:F", "compile:M", "compile:E"),
        lit=keys(f"{COMPILE} {ACTIONS}"),
        later=_("Soon. Compile first, below the tree."),
        wrong=(Wrong("harvest", "KD-4.9", _("No base action is left for that.")),),
    ),
)

FLEETS_CHAPTER = _chapter(
    _("Into the dark"),
    positions.A_FLEET_TO_SEND,
    Step(
        _("Next round, a fleet at home: 1 Matter and 1 Energy a level."),
        _("A new one has at most the colony's level. Upgrade it at home too: a level each time, up to 3."),
        does=("fleet:h3:1",),
        lit=keys(f"{MATTER} {ENERGY} space+realm+colony:h3"),
        later=_("Soon! First one more fleet."),
        wrong=(Wrong("fleet:g3:1", "KD-4.4", _("Today you can only build one of level 1 at home.")),),
    ),
    Step(
        _("Moving costs Energy, and large fleets are slow."),
        _("For 1 Energy, level 1 goes 2 tiles and level 2 goes 1; level 3 pays 2 a tile."),
        lit=keys(f"{ENERGY} space+fleet:g4"),
    ),
    Step(
        _("Explore E5: the last step may go into the dark."),
        _("Nobody bids for that tile. No fleet passes a destroyed tile like F4, or pieces of others."),
        does=("move:g4>e5",),
        lit=keys("space:f4,f5,g4,e5"),
        later=_("That can be done too. But E5 is new!"),
        wrong=(Wrong("move:g4>f4", "KD-4.5", _("It cannot go there. But E5 it can reach!")),),
    ),
    Step(
        _("A Military tile: keep it!"),
        _("Destroying it would give 1 resource and cost the fleet."),
        does=("keep",),
        lit=keys(f"{SLATE} destroy mark space+fleet:e5"),
        later=_("And lose the fleet? Keep this one."),
        mood="surprised",
    ),
    Step(
        _("With your colony on it, fleets are free there."),
        _("Only home and such tiles build and upgrade fleets. A colony here would harvest nothing."),
        lit=keys("space+fleet:e5"),
    ),
)

RESEARCH_CHAPTER = _chapter(
    _("Clever cats"),
    positions.TIME_TO_RESEARCH,
    Step(
        _("A round later. Technologies score their level and work at once."),
        _("Each bends a rule for you. Point at one to read it; T opens the whole tree."),
        lit=keys(TREE),
    ),
    Step(
        _("Research the Interstellar Ark: 1 Food and 1 Matter."),
        _("Click the little ship: a research action. Lines lead from what a technology needs."),
        does=("research:interstellar-ark",),
        lit=keys(f"{FOOD} {MATTER} {TREE}"),
        later=_("Also good. But the Ark is what we need now."),
        wrong=(
            Wrong("research:nanotube-polymers", "KD-4.6", NOT_YET),
            Wrong("research:targeting-array", "KD-4.6", NOT_YET),
        ),
    ),
    Step(
        _("The Ark is a laboratory (LAB): a research action uses it."),
        _("Drag it to G4: a colony at the usual price, without a base action. Most work twice a turn."),
        does=("ark:g4",),
        lit=keys(f"{FOOD} {MATTER} space:g4"),
        later=_("Allowed too. But let the Ark fly to G4."),
    ),
    Step(
        _("Two in a box are an exclusive pair: you can have only one."),
        _("Research the other one, and the first is lost."),
        lit=keys(TREE),
        mood="thinking",
    ),
)

BATTLE_CHAPTER = _chapter(
    _("Claws out"),
    positions.NOVA_IS_NEAR,
    Step(
        _("3 rounds later Nova has E5, and her level 2 fleet will attack F5."),
        _("It fights with its level, you with colony and fleet there together; a tie goes to the defender."),
        lit=keys("space+fleet:e5 space+realm+colony:f5"),
        mood="surprised",
    ),
    Turn(RIVAL, "move:e5>f5"),
    Step(
        _("2 against 1: support with your fleet beside it!"),
        _("For 1 Energy it adds its level. The attacker decides first; no third player helps."),
        does=("support:f6",),
        lit=keys(f"{BATTLE} {ENERGY} mark moving space:e5,f6 space+realm+colony:f5 fleet:f6"),
        later=_("Then F5 is lost. Support it!"),
    ),
    Step(
        _("2 against 2: you held it."),
        _("A fleet that fails goes back where it came from, unharmed."),
        lit=keys("space+fleet:e5 space+realm+colony:f5"),
        mood="gloating",
    ),
    Turn(RIVAL, "end"),
    Turn(LEARNER, "place:g5"),
    Step(
        _("Your turn, your tile is laid: send your level 2 fleet to E6."),
        _("To enter a space with another's pieces is to attack."),
        does=("move:e7>e6",),
        lit=keys("space+realm+colony:e6 space:e7"),
        later=_("Later. Nova's colony at E6 is ripe."),
    ),
    Step(
        _("2 against 2 would fail: support it."),
        _("Nova has no Energy left to support with."),
        does=("support:f6",),
        lit=keys(f"{BATTLE} {ENERGY} plate:1 mark moving space:e7,f6 space+realm+colony:e6 fleet:f6"),
        later=_("A tie goes to the defender: you would only fly back."),
    ),
    Step(
        _("3 against 2: the colony is yours, level and all."),
        _("A fleet there is lost too. With no colony and no fleet a player is out; with one left the game ends."),
        lit=keys("space+realm+colony:e6 fleet:e6"),
    ),
)

END_CHAPTER = _chapter(
    _("The last round"),
    positions.THREE_PIECES_LEFT,
    Step(
        _("2 rounds later you have 3 of your 15 colony pieces left."),
        _("Every level is a piece. When a turn ends and anybody has 2 or fewer left, the end begins."),
        lit=keys(f"supply-colony tally:colony {PIECES_LEFT}"),
    ),
    Step(
        _("One base action is left: settle G5."),
        _("A new colony scores 3, an upgrade only 2 or 1."),
        does=("colony:g5",),
        lit=keys("tally:colony own space:g5 space+realm+colony:g4"),
        later=_("Nothing scores more than G5 now."),
    ),
    Step(_("And end your turn."), does=("end",)),
    Turn(LEARNER, "pass"),
    *_turns(RIVAL, "place:d4", "end"),
    *_turns(LEARNER, "place:g6", "colony:g6"),
    Step(
        _("Round 11 was played to its end, and round 12 is the last."),
        _("You began the game: you begin each round, Nova ends it. With enough pieces a game ends after round 20."),
        lit=keys(f"{PIECES_LEFT} race:0 race:1"),
        mood="calm",
    ),
    Step(
        _("Resources score nothing, so spend them: settle F6."),
        _("Your new tile at G6 is settled already. F6 brings 3 points too."),
        does=("colony:f6",),
        lit=keys(f"{FOOD} {MATTER} space:f6 space+realm+colony:g6 fleet:f6"),
        later=_("Nothing brings more: 3 points at F6, for a base action."),
    ),
    Step(
        _("Now Nanotube Polymers: level 2, so 2 points."),
        _("The Ark leads to it."),
        does=("research:nanotube-polymers",),
        lit=keys(f"{FOOD} {MATTER} {TREE}"),
        later=_("That scores less. Nanotube Polymers score 2."),
    ),
    Step(
        _("End your turn; Nova still has one after it."),
        _("You could compile once more, but resources score nothing."),
        does=("end",),
        lit=keys(ACTIONS),
        later=_("It would score nothing any more."),
    ),
    *_turns(RIVAL, "place:b5", "end"),
    Step(
        _("You win, 43 to 24!"),
        _("If points are level, those who are tied fire lasers: the highest die wins."),
        lit=keys("race:0 race:1"),
        mood="gloating",
    ),
    Step(
        _("Settle early, harvest often, end it when you lead."),
        _("And keep your fleets between the others and your home."),
        lit=keys(PIECES_LEFT),
    ),
)

BEGINNING = (HOME_CHAPTER, TILE_CHAPTER, COLONIES_CHAPTER, HARVEST_CHAPTER)
LESSON = Lesson(
    teacher=_("Ada"),
    face="kardashev/head-scientist",
    voice=4,
    minutes=12,
    seats=("Nova",),
    chapters=(*BEGINNING, FLEETS_CHAPTER, RESEARCH_CHAPTER, BATTLE_CHAPTER, END_CHAPTER),
    farewell=_("Now the stars are yours. Mind the glass."),
)
