"""What is said of a bid before it is made: how far one can go, who is paid, what is left."""

from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.kardashev.rules import auction, events, jobs
from tabletop.games.kardashev.rules.model import Deed
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.kernel.foresight import Imagined
from tabletop.ui.stage.layout import Hint


def bids(view: KardashevView) -> list[int]:
    """All that whoever is asked can bid, the lowest first."""
    if view.question.kind != jobs.BID:
        return []
    return [action.first for action in auction.legal_bid(view, view.question) if action.verb == "bid"]


def slides(view: KardashevView) -> bool:
    """Whether there are so many bids that a coin is slid to them; of two each has its button."""
    return len(bids(view)) > 2


def button_words(view: KardashevView) -> str:
    """What the button of the lowest bid says about itself."""
    paid = _("You pay only if you win, in any kinds you like.")
    if slides(view):
        return paid + " " + _("Higher bids: slide the coin.")
    return paid if len(bids(view)) == 2 else paid + " " + _("It is all you have.")


def come_of_it(view: KardashevView, action: Deed, world: Imagined, names: Sequence[str]) -> list[Hint]:
    """Who would have the tile, and who pays whom (KD-3.2)."""
    me = view.me
    won = next((event for event in world.events if isinstance(event, events.Won)), None)
    if action.verb == "bid":
        to = _("the bank") if view.turn == me else names[view.turn]
        paid = _("You pay {bid} to {to}, in any kinds") if won else _("If you win you pay {bid} to {to}")
        left = view.holding(me) - action.first
        return [Hint(paid.format(bid=action.first, to=to)),
                Hint(counted("Leaves you 1 resource", "Leaves you {count} resources", left) if left else _(
                    "Leaves you nothing"))]  # fmt: skip
    if won is None:
        return [Hint(_("You bid no more for this tile"))]
    if not won.bid:
        return [Hint(_("{name} keeps the tile for nothing", name=names[won.seat]))]
    if view.turn == me:
        return [Hint(_("{name} pays you {bid} for it", name=names[won.seat], bid=won.bid), "good")]
    return [Hint(_("{name} wins it for {bid}", name=names[won.seat], bid=won.bid))]


def sure(view: KardashevView, action: Deed, names: Sequence[str]) -> str:
    """Asked, whoever is paid, of a bid that takes all one has or is higher than it need be."""
    found, bank = bids(view), view.turn == view.me
    if action.first == found[-1]:
        asked = _("You would pay all you have to the bank.") if bank else _("You would pay all you have to {name}.")
    elif action.first > found[0]:
        asked = _("You would pay {bid} of your resources to the bank.") if bank else _(
            "You would pay {bid} of your resources to {name}.")  # fmt: skip
    else:
        return ""
    asked = asked.format(bid=action.first, name=names[view.turn])
    if action.first > found[0]:
        asked += " " + _("A bid of {lowest} would be enough for now.", lowest=found[0])
    return asked
