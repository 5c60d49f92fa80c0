"""The layout of the table: pieces and zones of a view."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tabletop.base.words import _, counted
from tabletop.games.paw_of_duty.advice.notices import completing
from tabletop.games.paw_of_duty.rules import combat, content, model
from tabletop.games.paw_of_duty.rules.board import IS_OUTER, LINES, NEXT, SIDE, SQUARES
from tabletop.games.paw_of_duty.rules.content import CARD_BACK, KITTY_BACK
from tabletop.games.paw_of_duty.rules.model import Action
from tabletop.games.paw_of_duty.rules.view import PawView, Unit
from tabletop.games.paw_of_duty.table.measures import Measures, parts
from tabletop.games.paw_of_duty.table.seats import post, sign
from tabletop.games.paw_of_duty.voice.prompts import ready_words, skip_words
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.furniture import along, button, fan
from tabletop.ui.stage.layout import ROUND, Key, Layout, Picture, Piece, Size, Zone, boxes

TOKEN = 98.0
"""The size of a Kitty on the board at scale 1."""
PLAY_CARD = 108.0, 151.2
SMALL_CARD = 78.0, 109.2
"""The card in play in the large layout: its words need the room."""
ASIDE_CARD = 55.0, 77.0
RECRUIT = 116.0, 162.4
WIDE_RECRUIT = 196.0
"""The largest width of a drawn Kitty in the large layout."""
ARROW = 34.0
BUTTON = 176.0, 46.0
_ASIDE = ((0.0, -0.41), (0.47, 0.0), (0.0, 0.41), (-0.47, 0.0))
"""Where the arrows for north, east, south and west lie on a square, in squares from its middle: those to the sides
farther out, so that from the one to the north one key leads to each of the others."""
LOOKED_AT = ("hand", "carrier", "pennants", "sign", "shells")
"""Pieces that cannot be taken but are explained when pressed."""


class Places(NamedTuple):
    """Lays the table for these people."""

    table: Seating

    def layout(self, view: PawView, legal: Sequence[Action], measures: Measures) -> Layout:
        own = view.seat or 0
        pieces = [
            *self._ground(view, legal, measures),
            *post(self.table.seats[1 - own], view, legal, measures, 1 - own, self.table.past),
            *post(self.table.seats[own], view, legal, measures, own, self.table.past),
            *self._signs(view, measures),
            *self._stacks(view, measures),
            *(on_ground(unit, own, measures) for unit in sorted(view.units, key=lambda unit: unit.square)),
            *self._arrows(view, legal, measures),
            *self._recruits(view, measures),
            *self._aside(view, legal, measures),
            *self._skip(view, legal, measures),
        ]
        buttons = self._buttons(view, legal, measures)
        pieces += buttons
        if HIDDEN not in view.hands[own]:
            pieces += self._hand(view, own, measures)
        reason = (measures.board[0], measures.hand[1] - measures.card[1] / 2 - 22 * max(1.0, measures.text))
        hud, written = measures.hud(not buttons, _asked(view)), boxes(pieces, "plaque")
        zones, scene = self._zones(pieces, measures), measures.scene()
        return Layout(tuple(pieces), tuple(zones), reason, "deck", scene=scene, hud=hud, written=written)

    def _zones(self, pieces: Sequence[Piece], measures: Measures) -> list[Zone]:
        zones = []
        for square in range(SQUARES):
            box = measures.street.square(square)
            ground = measures.street.corners(square, *box[:2])
            zones.append(Zone(f"square:{square}", *box, direct=True, quiet=True, ground=ground))
        zones.append(Zone("city", *measures.board, quiet=True))
        zones += [_around(one.key, one) for one in reversed(pieces) if Key.of(one.key).kind in LOOKED_AT]
        laid = {piece.key: piece for piece in pieces}
        zones += [_around(f"head:{seat}", laid[f"head:{seat}"], laid[f"plaque:{seat}"]) for seat in range(2)]
        clock = [laid["clock"]._replace(y=31, height=54)] if "clock" in laid else []
        return [*zones, _around("clock", *clock, laid["tag"])]

    def _hand(self, view: PawView, seat: int, measures: Measures) -> list[Piece]:
        """The viewer's cards; where they overlap, each writes its name in its visible part."""
        cards = [(f"card:{card}", ("card", card)) for card in view.hands[seat]]
        hand = fan(cards, *measures.hand, measures.card, gap=4, least=96, sag=9, turn=9, mine=True, flips=False)
        hand = [piece._replace(born="deck", born_as=CARD_BACK, gone=_gone(view)) for piece in hand]
        if len(hand) > 1 and (step := hand[1].x - hand[0].x) < hand[0].width:
            seen = round(step / hand[0].width, 2)
            hand[:-1] = [piece._replace(picture=(*piece.picture, seen)) for piece in hand[:-1]]
        return hand

    def _ground(self, view: PawView, legal: Sequence[Action], measures: Measures) -> list[Piece]:
        """Where something can go, the lines that stand, and who threatens whom."""
        board, street = measures.board, measures.street
        corners = parts(board, (street.at(*corner) for corner in ((0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE))))
        pieces = [Piece("city", ("plaza", corners), *board, layer=2, hint=True), kerbs(measures)]
        own = HIDDEN if view.seat is None else view.seat
        flags = completing(view, own) if view.phase == model.DEPLOYING and own != HIDDEN else ()
        for square in range(SQUARES):
            flag = own if square in flags else HIDDEN
            place = street.square(square)
            ground = street.corners(square, *place[:2])
            pieces.append(Piece(f"square:{square}", ("lantern", flag), *place, layer=2, hint=True, ground=ground))
        for seat in range(2):
            pieces += [rope(f"line:{seat}:{claim[0]}", claim[0], seat, measures) for claim in view.standing(seat)]
        return [*pieces, *self._threats(view, measures)]

    def _threats(self, view: PawView, measures: Measures) -> list[Piece]:
        """Scratches from a Kitty to the enemy it faces, and how hard it would strike."""
        pieces, on, struck = [], view.on_board(), list[int]()
        for here, unit in on.items():
            there = NEXT[here][unit.facing]
            other = on.get(there)
            if other is None or other.owner == unit.owner:
                continue
            damage = combat.blow(unit.kitty, other.kitty)
            deadly = other.damage + damage >= content.LEVEL[other.kitty]
            (ax, ay, _s), (bx, by, t) = measures.street.stand(here), measures.street.stand(there)
            mutual = 12 * t if NEXT[there][other.facing] == here else 0.0
            off = mutual if unit.facing < 2 else -mutual
            x, y = ax + (bx - ax) * 0.54, ay + (by - ay) * 0.54
            x, y = (x, y + off) if ay == by else (x + off, y)
            size, both = (38 if mutual else 46) * t, (f"kitty:{unit.kitty}", f"kitty:{other.kitty}")
            scratches, blast = ("scratches", unit.facing), ("blast", damage, deadly)
            pieces.append(Piece(f"threat:{unit.kitty}", scratches, x, y, size, size, layer=4, about=both))
            size = (37 if deadly else 32) * t * (1 + 0.38 * max(0.0, measures.text - 1))
            aside, below = (25, 28) if measures.large else (31, 26)
            place = bx + (-aside if there in struck else aside) * t, by + below * t
            pieces.append(Piece(f"blow:{unit.kitty}", blast, *place, size, size, layer=5, about=both))
            struck.append(there)
        return pieces

    def _arrows(self, view: PawView, legal: Iterable[Action], measures: Measures) -> list[Piece]:
        """Arrows for facings: buttons if one Kitty's facing is being chosen, else places to drop a Kitty."""
        hint = arrows_for(view) == HIDDEN
        return [
            arrow(f"turn:{square}:{facing}" if hint else f"arrow:{facing}", square, facing, measures, hint, not hint)
            for verb, square, facing in legal
            if verb == model.TURN
        ]

    def _signs(self, view: PawView, measures: Measures) -> list[Piece]:
        """The lamps of the turns, who strikes whom double, and the tactics that are left."""
        wide, high = measures.tag
        tag, top = ("tag", self._turns(view, measures)), 2 if measures.large else 9.6
        pieces = [Piece("tag", tag, measures.end - wide / 2, top + high / 2, wide, high), sign(measures)]
        if measures.lamps is not None:
            (start, stop), low = measures.lamps, measures.street.far + (-22 if measures.large else 20)
            pieces.append(
                Piece("clock", ("lamps", view.number, 8.0), (start + stop) / 2, 4 + low / 2, stop - start, low)
            )
        if view.phase in (model.TACTIC, model.CARD) and view.placed != HIDDEN:
            spent = max(0, content.TACTICS[view.placed] - view.tactics)
            picture = ("shells", _("Tactics") if measures.large else _("Tactics left"), view.tactics, spent)
            pieces.append(Piece("shells", picture, *measures.shells))
        return pieces

    def _turns(self, view: PawView, measures: Measures) -> str:
        """How many turns are left, and where there is room what happens then."""
        left = model.LAST_TURN - view.number
        if view.to_act is None:
            won = view.seat is not None and view.seat == view.winner and not self.table.past
            return _("You have won!") if won else _("Game over")
        if not left:
            return _("Last turn!") if measures.large else _("The last turn!")
        if measures.large:
            words = counted("{count} turn left", "{count} turns left", left)
            return words if view.number else _("{count} turns", count=left)
        if not view.number:
            return _("{count} turns,\nthen levels count", count=left)
        return counted("{count} turn left,\nthen levels count", "{count} turns left,\nthen levels count", left)

    def _stacks(self, view: PawView, measures: Measures) -> list[Piece]:
        (wide, high), top = measures.stack, measures.right[1]
        stacks: dict[str, Picture] = {
            "kitties": ("crate", "kitties", len(view.kitties), _("Kitties")),
            "deck": ("crate", "tactics", view.deck, _("Tactics")),
            "discards": ("tin", (HIDDEN, *view.discards)[-1], len(view.discards), _("Discards")),
        }
        return [
            Piece(key, picture, x, top + high / 2, wide, high, card=True, flips=False)
            for x, (key, picture) in zip(along(3, measures.right_x, wide + 6), stacks.items(), strict=True)
        ]

    def _recruits(self, view: PawView, measures: Measures) -> list[Piece]:
        """The two Kitties drawn: large for who drew them, otherwise as far as they are known."""
        mine = view.seat == view.active
        wide, high = RECRUIT if mine else PLAY_CARD
        grown = min(measures.lying / 176.4, (measures.right[2] - 16) / 2 / wide)
        size = wide * grown, high * grown
        kitties: list[tuple[str, Picture]] = [
            (f"offer:{place}", KITTY_BACK) if kitty == HIDDEN else (f"kitty:{kitty}", ("recruit", kitty))
            for place, kitty in enumerate(view.offer)
        ]
        if measures.large and HIDDEN not in view.offer:
            size = (min(WIDE_RECRUIT, measures.right[2] / 2 - 6), min(measures.lying, 104 + 40 * measures.text))
        y = measures.below + (measures.lying / 2 if measures.large else RECRUIT[1] * grown / 2 + 14)
        row = fan(kitties, measures.right_x, y, measures.right[2], size, gap=12, layer=4, mine=mine, flips=False)
        return [piece._replace(born="kitties", born_as=KITTY_BACK, gone=("kitties",)) for piece in row]

    def _played(self, measures: Measures) -> Size:
        """The size of a played card."""
        high = measures.height - 204 - measures.below - ASIDE_CARD[1] - 6
        grown = min(high / PLAY_CARD[1], (measures.right[2] - 12) / 3 / PLAY_CARD[0]) if measures.folded else 1.0
        return PLAY_CARD[0] * max(1.0, grown), PLAY_CARD[1] * max(1.0, grown)

    def _aside(self, view: PawView, legal: Sequence[Action], measures: Measures) -> list[Piece]:
        """Cards played this turn; the one in play is large, with its words beside it."""
        pieces = []
        left, _top, width, _height = measures.right
        y, size = measures.below, self._played(measures)
        others = [card for card in view.aside if card != view.card]
        if view.card != HIDDEN:
            high = size[1] if not measures.large else measures.lying - (BUTTON[1] + 6 if model.SKIP_IT in legal else 0)
            size = SMALL_CARD if measures.large else size
            pieces.append(self._card(view, view.card, left + size[0] / 2, y + size[1] / 2, size))
            words = ("note-words", content.CARD_TEXTS[content.KIND[view.card]])
            room = width - size[0] - 10
            pieces.append(Piece("words", words, left + width - room / 2, y + high / 2, room, high))
            y, size = y + size[1] + 6, ASIDE_CARD
        step = min(size[0] + 6, (width - size[0]) / max(1, len(others) - 1))
        spread = [(x, y + size[1] / 2) for x in along(len(others), measures.right_x, step)]
        if view.card != HIDDEN:  # the prompt and the words need the room around them
            step = min(17.0, (pieces[0].width - size[0]) / max(1, len(others) - 1))
            spread = [(left + size[0] / 2 + step * place, y + size[1] / 2) for place in range(len(others))]
        return pieces + [
            self._card(view, card, *spot, size)
            if card != HIDDEN
            else Piece(f"back:{place}", CARD_BACK, *spot, *size, layer=2, gone=("deck",))
            for place, (card, spot) in enumerate(zip(others, spread, strict=True))
        ]

    def _card(self, view: PawView, card: int, x: float, y: float, size: Size) -> Piece:
        piece = Piece(f"card:{card}", ("card", card), x, y, *size, layer=5, card=True, flips=False)
        return piece._replace(born=f"hand:{view.active}", born_as=CARD_BACK, gone=_gone(view))

    def _buttons(self, view: PawView, legal: Sequence[Action], measures: Measures) -> list[Piece]:
        """The button that ends the turn or settles the opening hand."""
        if model.READY_NOW in legal:
            words = ready_words(view, short=measures.large)
            return [button("ready", words, *measures.button, *BUTTON, "accent", layer=2)]
        fill = "accent" if len(legal) == 1 else "raised"
        end = button("end", _("End turn"), *measures.button, *BUTTON, fill, layer=2)
        return [end] if model.END_TURN in legal else []

    def _skip(self, view: PawView, legal: Sequence[Action], measures: Measures) -> list[Piece]:
        """The button that skips a step, below its card and far from the button that ends the turn."""
        if model.SKIP_IT not in legal:
            return []
        left, _top, width, _height = measures.right
        wide, high = self._played(measures)
        room = width - (SMALL_CARD[0] if measures.large else wide) - 10
        y = measures.below + (measures.lying - BUTTON[1] / 2 if measures.large else high + 10 + BUTTON[1] / 2)
        words = skip_words(view, short=measures.large)
        return [button("skip", words, left + width - room / 2, y, room, BUTTON[1], "raised", layer=6)]


def _around(key: str, *pieces: Piece) -> Zone:
    """A zone around several pieces."""
    left, right = min(p.x - p.width / 2 for p in pieces), max(p.x + p.width / 2 for p in pieces)
    top, bottom = min(p.y - p.height / 2 for p in pieces), max(p.y + p.height / 2 for p in pieces)
    return Zone(key, (left + right) / 2, (top + bottom) / 2, right - left, bottom - top, direct=True, quiet=True)


def _asked(view: PawView) -> str:
    """Where the prompt's arrow points: up to the drawn Kitties, left to the hand, or nowhere."""
    if view.phase == model.DEPLOYING:
        return "up"
    supplied = view.phase == model.CARD and content.KIND[view.card] == content.SUPPLY_DROP
    return "left" if supplied or view.phase in (model.REDRAWING, model.TACTIC) else ""


def on_ground(unit: Unit, own: int, measures: Measures) -> Piece:
    """A Kitty on its square; it is hit on the whole square, as its picture reaches over the neighbours."""
    x, y, s = measures.street.stand(unit.square)
    tokens = unit.tokens if unit.tokens > 1 or IS_OUTER[unit.square] else 0  # in the City its own one means nothing
    picture = ("kitty", unit.kitty, unit.owner, unit.owner == own, unit.facing, tokens, unit.damage)
    piece = Piece(f"kitty:{unit.kitty}", picture, x, y, TOKEN * s, TOKEN * s, layer=3, card=True, flips=False)
    return piece._replace(born="offer:0", outline=ROUND, ground=measures.street.corners(unit.square, x, y))


def arrow(key: str, square: int, facing: int, measures: Measures, hint: bool = False, card: bool = False) -> Piece:
    """A way to face, at the edge of a square."""
    x, y, s = measures.street.stand(square)
    dx, dy = _ASIDE[facing]
    place = x + dx * TOKEN * s, y + dy * TOKEN * s, ARROW * s, ARROW * s
    return Piece(key, ("arrow", facing), *place, layer=20, flips=False, outline=ROUND, hint=hint, card=card)


def _gone(view: PawView) -> tuple[str, ...]:
    """Where Tactic cards fly to when they are done with."""
    return ("deck",) if view.phase == model.REDRAWING else ("discards",)


def arrows_for(view: PawView) -> int:
    """The one Kitty whose facing is being chosen; HIDDEN for none."""
    if view.phase == model.FACING:
        return view.placed
    if view.phase == model.CARD and content.KIND[view.card] == content.STALK and view.step:
        return view.last
    return HIDDEN


def rope(key: str, number: int, seat: int, measures: Measures, sure: bool = True) -> Piece:
    """A line of the City from its first Kitty to its last; a dotted promise of one if it is not `sure`."""
    points = [measures.street.stand(square)[:2] for square in LINES[number]]
    xs, ys = zip(*points, strict=True)
    box = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2, max(xs) - min(xs) + 124, max(ys) - min(ys) + 124
    return Piece(key, ("rope", seat, parts(box, points), sure), *box, layer=1)


def kerbs(measures: Measures) -> Piece:
    """The letters and numbers of the squares round the board; the near ones only where the hand leaves them room."""
    street, text = measures.street, max(1.0, measures.text)
    low, aside = 6 + 6 * text, 4 + 7 * text
    rows = ((0, -low),) if measures.large or measures.folded else ((0, -low), (SIDE, low))
    marks = [(one, street.at(place + 0.5, v), 0.0, down) for place, one in enumerate("abcde") for v, down in rows]
    for row in range(SIDE):
        sides = ((0, -aside), (SIDE, aside))
        marks += [(str(SIDE - row), street.at(u, row + 0.5), right, 0.0) for u, right in sides]
    x, y, wide, deep = measures.board
    box = x, y, wide + 60, deep + 80
    spots = parts(box, ((px + right, py + down) for _mark, (px, py), right, down in marks))
    places = tuple((mark[0], *spot) for mark, spot in zip(marks, spots, strict=True))
    return Piece("kerbs", ("kerbs", places), *box, layer=1)  # before the poles of the lamps
