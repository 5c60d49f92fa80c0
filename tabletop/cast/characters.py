"""The cats that play for the program: each has a name, a way of its own and something to say."""

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.base.words import _


class Character(NamedTuple):
    name: str
    style: str
    """What it is like, in a word."""
    brief: str
    """What it does, in as few words as fit beside its face."""
    about: str
    """The same, in a sentence."""
    lines: Mapping[str, tuple[str, ...]]
    """What only this cat says, by its mood."""
    alone: tuple[str, str] = ("", "")
    """What it does, briefly and in a sentence, where it has only one rival and that is something else."""

    def way(self, seats: int) -> tuple[str, str]:
        """What it does at a table of so many, briefly and in a sentence."""
        return self.alone if seats == 2 and all(self.alone) else (self.brief, self.about)

    @property
    def face(self) -> str:
        """The drawing of its head and shoulders, without a mood."""
        return f"cats/{self.name.lower()}"


CHARACTERS = (
    Character("Mimi", _("Bold"), _("takes the risk"),
        _("Of two good moves she takes the wilder one."), {
        "gloating": (_("Fortune likes whiskers!"), _("All or nothing. Mostly all."), _("Higher! Faster! Mine!")),
        "hurt": (_("Worth it."), _("Next time with more speed."), _("I land on my feet. See?")),
        "glad": (_("Did you see that?"), _("Eyes shut, and jump!"), _("That was my small jump.")),
        "surprised": (_("Ooh. Can I try that too?"), _("And I thought I was wild.")),
        "thinking": (_("How high is that shelf?"), _("What could go wrong?")),
    }),
    Character("Oscar", _("Patient"), _("thinks it over"),
        _("He does what he has thought about longest."), {
        "gloating": (_("Slowly does it."), _("I can wait. You could not."), _("I had all day. It took all day.")),
        "hurt": (_("There will be another one."), _("Hm. I should have napped on it."), _("I will sleep on it.")),
        "glad": (_("As I had in mind."), _("One thing after the other."), _("That has ripened nicely.")),
        "surprised": (_("So soon?"), _("That was not in my plan.")),
        "thinking": (_("Let me chew on that."), _("No hurry. Never any hurry.")),
    }),
    Character("Luna", _("Careful"), _("plays it safe"),
        _("Of two good moves she takes the surer one."), {
        "gloating": (_("No risk, all fun."), _("I looked first."), _("Tested twice. Then once more.")),
        "hurt": (_("I knew it. I almost knew it."), _("And I wore my helmet."), _("Who left that edge there?")),
        "glad": (_("Softly, softly."), _("Nothing fell down."), _("All four paws on the ground.")),
        "surprised": (_("Is that allowed? Is it safe?"), _("Please warn me next time.")),
        "thinking": (_("Where is the way out?"), _("First a careful sniff.")),
    }),
    Character("Pixel", _("Trickster"), _("full of surprises"),
        _("Of several good moves he likes the one nobody expects."), {
        "gloating": (_("Surprise!"), _("You looked the other way."), _("Check your pockets.")),
        "hurt": (_("That was my trick!"), _("Who told you?"), _("I meant to do that. Probably.")),
        "glad": (_("Wait for it …"), _("Guess why."), _("Nobody ever looks up here.")),
        "surprised": (_("Ha! Show me that again."), _("Even I did not see that.")),
        "thinking": (_("What would nobody do?"), _("Look over there a moment.")),
    }),
    Character("Biscuit", _("Friendly"), _("helps the weakest"),
        _("When it costs nothing, she lets the weakest have something too."), {
        "gloating": (_("Sorry! A little."), _("We are still friends?"), _("I will share. Tomorrow.")),
        "hurt": (_("Well played, you."), _("Glad it was you."), _("I hope you enjoy it.")),
        "glad": (_("Good for everybody!"), _("There is enough for all."), _("Who wants half?")),
        "surprised": (_("Oh! How clever of you!"), _("You are so good at this.")),
        "thinking": (_("Is everybody comfortable?"), _("Who could do with a little help?")),
    }, (_("keeps it close"), _("When it costs nothing, she lets the other one have something too."))),
    Character("Nova", _("Raider"), _("hits the leader"),
        _("When it costs nothing, he takes it from whoever leads."), {
        "gloating": (_("Mine now."), _("Leaders fall so nicely."), _("Nothing personal.")),
        "hurt": (_("I will remember that."), _("You are on my list."), _("Enjoy it while you have it.")),
        "glad": (_("Who is ahead? Just asking."), _("That one looked comfortable."), _("First you, then lunch.")),
        "surprised": (_("Bold. I respect that."), _("I did not see you coming.")),
        "thinking": (_("Who has the most?"), _("Somebody here is too happy.")),
    }, (_("grabs it all"), _("When it costs nothing, he takes it from the other one."))),
    Character("Mochi", _("Moody"), _("follows her nose"),
        _("Between good moves she follows her nose."), {
        "gloating": (_("I felt like winning."), _("Today is a good day."), _("Nobody knows. Not even me.")),
        "hurt": (_("I did not want it anyway."), _("Fine. I will sit over there."), _("Everything smells wrong now.")),
        "glad": (_("Yes. No. Yes!"), _("This one smelled right."), _("Purr. Do not ask why.")),
        "surprised": (_("What? Oh. Nice. What?"), _("Now I am in another mood.")),
        "thinking": (_("Left? Right? Up?"), _("My nose is still thinking.")),
    }),
    Character("Ziggy", _("Proud"), _("all for himself"),
        _("He takes the best chance for himself and looks at nobody."), {
        "gloating": (_("Naturally."), _("Applause is allowed."), _("I was magnificent. As usual.")),
        "hurt": (_("That did not happen."), _("Look at my fur instead."), _("I let you have that.")),
        "glad": (_("Exactly right, as always."), _("You may take notes."), _("Somebody should paint this.")),
        "surprised": (_("Without asking me?"), _("Hm. Not bad, for you.")),
        "thinking": (_("Which side is my best? Both."), _("Perfection takes a moment.")),
    }),
)  # fmt: skip
BY_NAME = {character.name: character for character in CHARACTERS}
