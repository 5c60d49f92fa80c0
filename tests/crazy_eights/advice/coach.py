"""What a coach says about a position of Crazy Eights."""

from collections.abc import Collection, Sequence

from crazy_eights.advice.effects import effect, is_eight, nearly_out
from crazy_eights.rules.content import SUIT_NAMES
from crazy_eights.rules.model import Action, Play
from crazy_eights.rules.view import View
from tabletop.base.words import _, listed
from tabletop.kernel.coaching import Remark


def _go_out(view: View, legal: Sequence[Action], names: Sequence[str]) -> str:
    return _("Your last card fits: play it and win.") if _winning(view, legal) else ""


def _winning(view: View, legal: Sequence[Action]) -> Collection[Action]:
    return [action for action in legal if effect(view, list(legal), action).wins]


def _nearly_out(view: View, legal: Sequence[Action], names: Sequence[str]) -> str:
    if not _changes(view, legal):
        return ""
    who = listed([names[seat] for seat in nearly_out(view)])
    return _(
        "{names} has one card left. Another suit than {suit} may stop that.", names=who, suit=SUIT_NAMES[view.suit]
    )


def _changes(view: View, legal: Sequence[Action]) -> Collection[Action]:
    if not nearly_out(view) or len(nearly_out(view)) > 1:
        return ()
    plays = [action for action in legal if isinstance(action, Play)]
    return [action for action in plays if effect(view, list(legal), action).suit != view.suit]


def _keep_eights(view: View, legal: Sequence[Action], names: Sequence[str]) -> str:
    if not any(map(is_eight, legal)) or not _plain(view, legal):
        return ""
    return _("An eight fits on anything: keep it until nothing else does.")


def _plain(view: View, legal: Sequence[Action]) -> Collection[Action]:
    return [action for action in legal if isinstance(action, Play) and not is_eight(action)]


REMARKS = (
    Remark("go out", _go_out, _winning),
    Remark("nearly out", _nearly_out, _changes),
    Remark("keep eights", _keep_eights, _plain),
)
