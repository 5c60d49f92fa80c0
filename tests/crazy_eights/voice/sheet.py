"""Everything public about a seat of Crazy Eights."""

from crazy_eights.rules.view import View
from tabletop.base.words import _, counted
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Sheet


def sheet(table: Seating, view: View, seat: int) -> Sheet:
    fewer = sum(count < view.counts[seat] for count in view.counts)
    standing = counted("one holds fewer", "{count} hold fewer", fewer) if fewer else _("nobody holds fewer")
    return Sheet(_("Be the first without cards."), (str(view.counts[seat]), _("cards in hand")), standing)
