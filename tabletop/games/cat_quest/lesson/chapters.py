"""The lesson of Cat Quest."""

from functools import partial

from tabletop.base.words import _
from tabletop.games.cat_quest.lesson import positions
from tabletop.games.cat_quest.lesson.positions import crew, dogs, homes, rival
from tabletop.kernel.lesson import Chapter, Lesson, Step, Turn, Wrong

YOU, MIMI, OSCAR = range(3)
ALL_DOGS = dogs(1, 2, 3, 4, 5)
_calm, _thinking, _surprised, _gloating, _hurt = (
    partial(Step, mood=mood) for mood in ("calm", "thinking", "surprised", "gloating", "hurt")
)
"""Steps in another mood of the teacher."""

OUT = Chapter(
    _("Out into space"),
    positions.OUT,
    (
        Step(_("Five Doom Dogs rule the Earth."), _("Beat them all in one battle, and you win at once."), lit=ALL_DOGS),
        Step(
            _("Every Dog takes a cat of its own, and you have one."),
            _("More wait on the Sun and the other planets: two on each, one fewer than there are players."),
            lit=(*crew(YOU, "Ea"), *homes("Su Me Ve Ma Ju Sa Ur Ne Pl"), *(f"berth:{n}" for n in range(1, 5))),
        ),
        Step(
            _("So off we go: roll the dice!"),
            _("Their sum is your speed."),
            does=("roll",),
            later=_("One cat against five Dogs? They would only giggle."),
            wrong=(Wrong("move:Ve1", "CQ-4.1", _("No speed yet! The dice come first.")),),
        ),
        _calm(
            _("Speed 5: the tags tell what each flight costs."),
            _("Near the Sun every step costs 1."),
            lit=("speed", "die:0", "die:1", *homes("Su Me Ve Ma", "cost", "home")),
        ),
        Step(
            _("Fly to Venus: drag your ship, or click the planet."),
            _("You need not use all your speed; you may even stay."),
            does=("move:Ve1",),
            lit=homes("Ve", "cost"),
            later=_("A fine trip, but Venus has a cat for us."),
            wrong=(Wrong("move:Ju10", "CQ-4.1", _("Too far for speed 5. Another day!")),),
        ),
        Step(
            _("You ended your flight on a home: recruit its cat!"),
            _("One from each home is all you may have, and an empty home gives none."),
            does=("recruit",),
            lit=homes("Ve"),
            later=_("And leave Venyu behind? No, no."),
        ),
        Step(
            _("Two cats aboard, and now it is Mimi's turn."),
            _("Yours ends by itself when there is nothing left to do."),
            lit=(*crew(YOU, "Ea Ve"), *rival(MIMI, "Ea")),
        ),
    ),
    seed=47,
)

ROUND = Chapter(
    _("The planets move"),
    positions.ROUND,
    (
        Step(
            _("Three rounds later. Once everybody has had a turn, a round is over."),
            _("Then each planet moves one space along its orbit, to the golden ring ahead of it; only the Sun stays."),
            lit=(*homes("Me Ve Ea Ma Ju Sa Ur Ne Pl", "home", "next"), "ship:0"),
        ),
        _thinking(
            _("Mars is coming to you: fly to the ring ahead of it!"),
            _("You rolled 2, and Mars is 3 steps away."),
            does=("move:Ma5",),
            lit=homes("Ma", "home", "name", "next"),
            later=_("You could. But let Mars come and fetch you."),
            wrong=(Wrong("move:Ma4", "CQ-4.1", _("Too far. The ring ahead of Mars is near enough.")),),
        ),
        Step(_("Mars has picked you up, and from now on you ride along."), lit=(*homes("Ma"), "ship:0")),
        _calm(
            _("Your turn again: every round turns the order around."),
            _("Whoever was last begins."),
            lit=(*rival(MIMI, "Ea Me"), *rival(OSCAR, "Ea Su"), "own", "head:0"),
        ),
        Step(
            _("You stand on a home: recruit before you roll."),
            _("Then I roll the dice for you, watch."),
            does=("recruit",),
            lit=homes("Ma"),
            later=_("First the cat! It will not run after you."),
        ),
        Turn(YOU, "roll"),
        Step(
            _("Speed 7: now fly to Mercury."),
            _("Once you land, I take its Merkitty aboard for you."),
            does=("move:Me5",),
            lit=homes("Me", "cost"),
            later=_("Another time. A Merkitty waits on Mercury."),
        ),
        Turn(YOU, "recruit"),
        Step(_("Two cats in one turn, from two homes: one before the flight, one after."), lit=crew(YOU, "Ma Me")),
    ),
    seed=17,
)

FIGHT = Chapter(
    _("Cats against Dogs"),
    positions.FIGHT,
    (
        Step(
            _("Three rounds later. Cats and Dogs have elements: Fire, Water, Air, Earth or Metal."),
            _("A cat beats two kinds of Dogs: its card shows them, the strip under your name all your crew beats."),
            lit=(*crew(YOU, "Ea Ve Ma Me"), "kinds:0"),
        ),
        Step(
            _("Your turn begins on Earth, so you may fight. Try it!"),
            _("A battle takes the place of the flight."),
            does=("battle",),
            lit=(*homes("Ea"), "ship:0"),
            later=_("Fly another time. The Dogs are waiting."),
        ),
        _surprised(
            _("A Fire Dog: drag your Earth Cat onto it!"),
            _("Earth and Water cats beat Fire."),
            does=("answer:Ea",),
            lit=dogs(1),
            later=_("It could, but keep it: nobody else of yours beats Metal."),
            wrong=(Wrong("answer:Ma", "CQ-3.2", _("Not this one: its collar shows who beats it.")),),
        ),
        Step(
            _("A Metal Dog: send your Merkitty."),
            _("Fire and Water cats beat Metal. Each cat answers one Dog a battle."),
            does=("answer:Me",),
            lit=dogs(2),
            wrong=(
                Wrong("answer:Ea", "CQ-6.1", _("It has had its Dog. Send a fresh cat.")),
                Wrong("answer:Ve", "CQ-3.2", _("See the collar: Fire or Water it must be.")),
            ),
        ),
        Step(
            _("An Air Dog: send your Marsiamese."),
            _("Metal and Fire cats beat Air. If you can answer, you must."),
            does=("answer:Ma",),
            lit=dogs(3),
            wrong=(Wrong("answer:Ve", "CQ-3.2", _("Air against Air? Only a breeze.")),),
        ),
        _hurt(
            _("One more Metal Dog, and no cat left against it: lost!"),
            _("One cat that fought goes home, by chance: your Merkitty."),
            lit=(*dogs(4), *homes("Me")),
        ),
        Step(_("Three beaten: your score. Only your best battle counts."), lit=("own",)),
        _thinking(
            _("The Dogs are back, but everybody knows four of them now."),
            _("There are 15, three of each kind; ten lie in the box."),
            lit=ALL_DOGS,
        ),
        Step(
            _("After a defeat your next turn must end off Earth. Roll!"),
            _("Then you may fight again, as soon as a turn of yours begins on Earth."),
            does=("roll",),
            wrong=(Wrong("battle", "CQ-4.3", _("Not now: they still growl. First leave the Earth.")),),
        ),
        Step(
            _("Fly to Mercury, where your Merkitty sulks."),
            _("This time I take it aboard for you."),
            does=("move:Me3",),
            lit=homes("Me", "home", "cost"),
            later=_("Merkitty first! It is waiting for you."),
            wrong=(Wrong("move:Ea9", "CQ-4.3", _("Not here. This turn must end off Earth.")),),
        ),
        Turn(YOU, "recruit"),
        Step(
            _("It is back, and you are off Earth: you may return and fight again."),
            _("But gather first: for each Dog the right cat."),
            lit=(*homes("Ea"), *ALL_DOGS, *crew(YOU, "Ea Ve Ma Me"), "kinds:0"),
        ),
    ),
    seed=103,
)

FAR = Chapter(
    _("Cats with powers"),
    positions.FAR,
    (
        Step(
            _("Three rounds later a Caturn is aboard: cats of the five far planets have powers."),
            lit=(*homes("Ju Sa Ur Ne Pl", "home", "name"), *crew(YOU, "Sa")),
        ),
        _calm(
            _("It is a long way: crossing the asteroids costs 3, each orbit beyond them 2."),
            _("A step along any orbit costs 1, as everything near the Sun."),
            lit=("belt", *homes("Ma Ju Sa Ur Ne Pl", "orbit")),
        ),
        Step(
            _("You are on Mars's orbit, and Purrinus waits on Uranus: you need 7. Roll!"),
            _("3 across the asteroids to Jupiter's orbit, 2 on to Saturn's and 2 on to Uranus."),
            does=("roll",),
            lit=(*homes("Ur", "home", "name"), *homes("Ma Ju Sa Ur", "orbit"), "belt", "ship:0"),
        ),
        _thinking(
            _("Too slow! Drag your Caturn onto the dice and roll both again."),
            _("It shakes them, and the new roll counts."),
            does=("quake:both",),
            lit=("speed", "die:0", "die:1"),
            later=_("Shake both dice: we need 7 for Uranus."),
            wrong=(Wrong("move:Ur33", "CQ-4.1", _("Too far for this roll. Shake it!")),),
        ),
        Step(
            _("Much better: off to Uranus!"),
            does=("move:Ur33",),
            lit=homes("Ur", "cost"),
            later=_("Not there: Purrinus is on Uranus."),
        ),
        Step(
            _("Recruit Purrinus: it can look at a hidden Dog."),
            _("No power works in the turn its cat comes aboard. Then the planets move and a new round begins, watch."),
            does=("recruit",),
            later=_("First take Purrinus aboard."),
        ),
        Step(
            _("A new round, and you begin: drag Purrinus onto the fifth Dog."),
            _("It looks at the first Dog that not everybody knows."),
            does=("peek",),
            lit=dogs(5),
            later=_("Look first, fly later."),
            wrong=(Wrong("battle", "CQ-4.2", _("Battles begin on Earth. You are on Uranus.")),),
        ),
        _gloating(
            _("A Water Dog, and only you know it!"),
            _("Shaking and looking work once for each time the cat is recruited."),
            lit=dogs(5),
        ),
    ),
    seed=822,
)

TRADE = Chapter(
    _("A trade"),
    positions.TRADE,
    (
        _thinking(
            _("Four rounds later: two Metal Dogs, and only your Merkitty beats Metal."),
            _("Mimi has two Fire cats, and she is on your space."),
            lit=(*dogs(2, 4), *crew(YOU, "Me"), "ship:0", "ship:1", *rival(MIMI, "Su Ju")),
        ),
        Step(
            _("Talk to her: offer a trade."),
            _("You can trade with whoever shares your space, but not on Earth."),
            does=("trade:1",),
            wrong=(Wrong("trade:2", "CQ-4.5", _("Oscar is too far away to hear you.")),),
            later=_("First talk to Mimi."),
        ),
        Step(
            _("Click Venyu to give it: Purrinus is an Air cat too."),
            does=("give:Ve",),
            lit=("give", "advice"),
            later=_("Not that one: Venyu is the cat you can spare."),
        ),
        Step(
            _("And click her Solcat to ask for it."),
            _("Each side gives at least one cat."),
            does=("ask:Su",),
            lit=("advice",),
            later=_("The Solcat, please. It is Fire."),
            wrong=(Wrong("offer", "CQ-4.5", _("She wants something, you want something: both must give.")),),
        ),
        Step(
            _("A fair swap: make the offer!"),
            _("You have three in each turn of yours, and she may say no."),
            does=("offer",),
            later=_("The offer is fine as it is."),
        ),
        Turn(MIMI, "accept"),
        _gloating(
            _("She agreed: now you have two cats against Metal."),
            _("Nobody may end with two cats of one home, though."),
            lit=(*crew(YOU, "Me Su"), "kinds:0"),
        ),
    ),
)

FREE = Chapter(
    _("Free the Earth"),
    positions.FREE,
    (
        _thinking(
            _("Another game: count before you fight. Five Dogs, five cats."),
            _("But three are Water: Air and Earth cats beat Water, and you have two."),
            lit=(*dogs(1, 2, 4), *crew(YOU, "Ea Sa"), "ship:0"),
        ),
        Step(
            _("We have a plan for that: go to battle!"),
            does=("battle",),
            lit=(*homes("Ea"), "ship:0"),
            later=_("No more flying: today the Earth is freed."),
        ),
        Step(
            _("Jupersian's power: burn the first Water Dog."),
            _("Once a battle, before you face a Dog. Another comes out of the box, one of the ten left over."),
            does=("burn",),
            later=_("Three Water Dogs against two cats? Burn it first."),
        ),
        Step(
            _("A Fire Dog instead: send Neptabby!"),
            _("Any Dog it beats is washed out of the game for good. Then it sits down again: it has fought."),
            does=("answer:Ne",),
            lit=dogs(1),
            later=_("It could, but you need it against Water."),
        ),
        Step(
            _("Only four now! Earth beats Water: send your Earth Cat."),
            _("Then I send Jupersian against Metal and Caturn against the other Water Dog, watch."),
            does=("answer:Ea",),
            lit=dogs(1),
            later=_("Caturn can wait: let your Earth Cat begin."),
        ),
        Turn(YOU, "answer:Ju"),
        Turn(YOU, "answer:Sa"),
        _surprised(
            _("Fire again, and Neptabby has fought already: gamble with Plukitten!"),
            _("Metal does not beat Fire, but Plukitten may roll: odd beats any Dog, even loses the battle."),
            does=("gamble",),
            lit=dogs(4),
            later=_("Give up now? Never!"),
            wrong=tuple(
                Wrong(f"answer:{cat}", "CQ-6.1", _("It has fought already. Only Plukitten is left."))
                for cat in ("Ne", "Ea", "Sa", "Ju")
            ),
        ),
        _surprised(
            _("Even! Shake the die again with your Caturn."),
            _("A cat has its power before and after it answers a Dog."),
            does=("quake:black",),
            later=_("An even die loses everything. Shake it!"),
        ),
        _gloating(_("Odd! The last Dog is beaten: you free the Earth and win."), lit=("title", *dogs(1, 2, 3, 4))),
    ),
    seed=151,
)

LAST = Chapter(
    _("When the Dogs win"),
    positions.LAST,
    (
        _thinking(_("Another game: round 40 is the last, and nobody has won yet."), lit=("clock",)),
        _calm(
            _("It also ends when the last cat out there is recruited."),
            _("Then the round is played to its end. Cats on Earth do not count."),
            lit=("clock", *homes("Su Me Ve Ma Ju Sa Ur Ne Pl")),
        ),
        _calm(
            _("Then the best single battle wins: Mimi leads with 2 Dogs."),
            _("Of equal scores the earlier one wins, so you need 3."),
            lit=("clock", *rival(MIMI, "Ve Ma Ne Pl Su")),
        ),
        Step(
            _("Your last turn: to battle, three cats may beat three Dogs!"),
            does=("battle",),
            later=_("No time to fly: this turn is the last."),
        ),
        Step(
            _("An Earth Dog, then Water, then Air: send Venyu, keep Marsiamese."),
            _("Air and Metal cats beat Earth, but only your Marsiamese beats Air. Then I send the other two, watch."),
            does=("answer:Ve",),
            lit=dogs(1, 2, 3),
            later=_("Keep Marsiamese: the Air Dog is the third."),
            wrong=(Wrong("answer:Ea", "CQ-3.2", _("Earth does not beat Earth. See its collar.")),),
        ),
        Turn(YOU, "answer:Ea"),
        Turn(YOU, "answer:Ma"),
        _gloating(_("Three beaten: more than Mimi's two, and you win the game!"), lit=("own", "clock")),
        _calm(_("Had nobody ever beaten a Dog, the Dogs would have won."), lit=ALL_DOGS),
        _thinking(
            _("So watch the clock, and rivals near Earth with five cats."),
            lit=(*rival(MIMI, "Ve Ma Ne Pl Su"), "clock"),
        ),
    ),
)

LESSON = Lesson(
    teacher=_("Comet"),
    face="seats/cat-5",
    voice=5,
    minutes=10,
    seats=(_("Mimi"), _("Oscar")),
    chapters=(OUT, ROUND, FIGHT, FAR, TRADE, FREE, LAST),
    farewell=_("Gather, count, then fight. Now bring the Earth home, captain!"),
)
