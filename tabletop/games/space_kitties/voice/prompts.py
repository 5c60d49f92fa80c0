"""What the table of Space Kitties asks for: its title, its banner, its prompts."""

from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.space_kitties.rules import content, model
from tabletop.games.space_kitties.rules.content import HYPERSPEED, NUMBER, WORMHOLE
from tabletop.games.space_kitties.rules.model import NOBODY, Action
from tabletop.games.space_kitties.rules.refusals import waited_for
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.voice.words import needed_for


def prompt(
    view: SpaceKittiesView, legal: Sequence[Action], names: Sequence[str], help_at_hand: bool, brief: bool = False
) -> str:
    """What the seat that sees this view is asked to do; `brief` where letters are large.

    The commander is only mentioned while there is help to be had of an ability.
    """
    if view.partner != NOBODY:
        return counted(
            "Choose a card for {name}.\nThis is the last one.",
            "Choose a card for {name}.\n{count} to give, one by one.",
            view.swap - len(view.offered),
            name=names[view.partner],
        )
    if view.cargo:
        return counted(
            "Load {count} card.\nCargo Bay: place it on one of your lanes.",
            "Load {count} cards.\nCargo Bay: place each on one of your lanes.",
            len(view.hand),
        )
    plays = {move.card for move in legal if move.kind == model.PLAY}
    if not view.hand:
        return _("No card to place.\nPlay on, or end your turn.")
    if view.seat is not None and view.quest_tops[view.seat] in plays:
        says, more = _("Your quest fits!"), _("Any card on a lane ends your turn.")
        if view.quest_counts[view.seat] == 1:
            says = _("Your last quest fits!")
    elif plays and view.docking:
        says, more = _("Play what glows."), _("Fast Docking: a Planet may also follow its equal.")
    elif plays:
        says, more = _("Play what glows."), _("Any card on a lane ends your turn.")
    else:
        ends = _("Use your commander, or place any card on a lane.") if help_at_hand else _("Place any card on a lane.")
        return _("No card fits.") + "\n" + waited_for(view.counts) + ("" if brief else " " + ends)
    return says + "\n" + (_("A lane ends your turn.") if brief else more)


def last_quest(name: str, card: int) -> str:
    """Somebody has turned the last quest up: what would win the game now."""
    if NUMBER[card] == HYPERSPEED:
        return _("{name} turned up a Hyperspeed! It fits every journey.", name=name)
    if NUMBER[card] == WORMHOLE:
        return _("{name} turned up a Wormhole. It begins a new journey.", name=name)
    words = _("{name} turned up {card}. Any journey at {count} wins the game.")
    return words.format(name=name, card=content.NUMBER_WORDS[NUMBER[card]], count=NUMBER[card] - 1)


def heading(view: SpaceKittiesView, brief: bool = False) -> str:
    """Which game it is; where letters are large, the quest log tells it by its number."""
    return _("Short journey") if view.short and not brief else ""


def banner(view: SpaceKittiesView, names: Sequence[str], brief: bool = False) -> str:
    """How near the end is, when it is near; `brief` where letters are large."""
    if view.to_act is None:
        return ""
    last = [
        _("{name} ({card})", name=names[seat], card=needed_for(top))
        for seat, (count, top) in enumerate(zip(view.quest_counts, view.quest_tops, strict=True))
        if count == 1 and top != model.NO_CARD
    ]
    if last and brief:
        return counted("Last: {names}", "{count} have one quest", len(last), names=last[0])
    if last:
        return counted("Last quest: {names}", "Last quests: {names}", len(last), names=", ".join(last))
    if view.quiet and brief:
        return _("Idle turns left: {count}", count=view.seats - view.quiet)
    if view.quiet:
        return counted(
            "{count} more idle turn ends the game", "{count} more idle turns end the game", view.seats - view.quiet
        )
    return ""
