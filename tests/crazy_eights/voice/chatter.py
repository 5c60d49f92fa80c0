"""What those at a table of Crazy Eights feel and say."""

from collections.abc import Iterable

from crazy_eights.rules.content import EIGHT, RANK
from crazy_eights.rules.events import Drew, Passed, Played
from crazy_eights.rules.view import View
from tabletop.base.words import _
from tabletop.kernel.events import Event

CHATTER = {
    "gloating": (_("Eight is my number."), _("Whatever suits me.")),
    "glad": (_("One less to carry."), _("That fitted nicely.")),
    "hurt": (_("Another one? Really?"), _("My paws are full.")),
}


def feel(view: View, event: Event) -> Iterable[tuple[int, str]]:
    match event:
        case Played(seat=seat, card=card):
            yield seat, "gloating" if RANK[card] == EIGHT or view.counts[seat] == 2 else "glad"
        case Drew(seat=seat) | Passed(seat=seat):
            yield seat, "hurt"
