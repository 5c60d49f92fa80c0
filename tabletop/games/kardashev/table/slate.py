"""Lays out the slate of Kardashev's war room: the question that waits, or the technology tree."""

from math import ceil
from typing import Any

from tabletop.base.words import _
from tabletop.games.kardashev.rules import battle, content, jobs, moving
from tabletop.games.kardashev.rules.board import name_of
from tabletop.games.kardashev.rules.model import Action
from tabletop.games.kardashev.table.paint.pieces import Fighter
from tabletop.games.kardashev.table.part import Part
from tabletop.games.kardashev.table.tree.overview import TITLE, hang
from tabletop.games.kardashev.voice import prompts, words
from tabletop.games.kardashev.voice.pictures import TILE, WHEEL, piece_art, role_art, symbol, tile_picture
from tabletop.kernel.events import NOBODY
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.furniture import along, button
from tabletop.ui.stage.layout import HEXAGON, ROUND, Picture, Zone

_PAIR = ("column", (0.5, ()), (1, symbol(0)), (1, symbol(0)), (0.5, ()))
FOUR_FOR_ONE: Picture = ("row", (1, _PAIR), (1, _PAIR), (0.6, ("label", "=", 40, "ink", "title")), (1.2, symbol(2)))
"""Four of one kind stand for one of another."""
ANSWERS = {
    jobs.STEER: (moving.STOP,),
    jobs.EXPLORE: (moving.KEEP, moving.DESTROY),
    jobs.DRONES: battle.FIRST_DRONE,
    jobs.CLAIM: (moving.CLAIM, moving.DECLINE),
}
"""The questions that are answered with buttons."""
PAD = 12.0
USUAL = 320.0
"""How high a slate usually is at least."""
PAID = 22.0
"""How high the line is that says who is paid for the tile."""
RULE, LARGE_RULE = 60.0, 36.0
"""How high the part with the row of higher bids is; for large letters at a text size of 100 %."""
LETTER, LINE = 0.4, 1.24
"""About how wide a letter is that may be a little smaller to fit, and how high a line, in heights of letters."""
WIDEST = 46.0
"""Units between two bids at most."""
GROOVE, COIN = 0.18, 28.0
"""How far below the middle of the bids the groove is, in their heights, and how large the coin in it is."""
BACK = "back"
"""The piece that takes the last step of a fleet back."""


class Slate(Part):
    """The slate of one view; for the past it says who was asked."""

    layer = 22

    def __init__(self, *table: Any) -> None:
        super().__init__(*table)
        self.asked = self.view.mine and not self.past
        self.button_high = 46.0 if self.large else 42.0
        left, self.top, self.width, height = self.measures.slate
        self.left, self.bottom, self.x = left, self.top + height, left + self.width / 2

    def lay_out(self) -> None:
        view, job = self.view, self.view.question
        always = {
            jobs.ROLE: self._roles,
            jobs.HOME: self._starting_piece,
            jobs.SECOND: self._starting_piece,
            jobs.BID: self._auction,
            jobs.PLACE: self._place,
            jobs.SUPPORT: self._battle,
        }
        if job.kind in always:
            always[job.kind]()
        elif self.asked and job.kind == jobs.PICK and not job.pays:
            self._bank()
        elif self.asked and (job.kind in ANSWERS or job.kind == jobs.PICK):
            self._ask(tuple(answer for answer in ANSWERS.get(job.kind, ()) if answer in self.legal or not self.legal))
        elif view.drawn:
            paid = job.kind == jobs.PICK
            title, says = (_("Paying for the tile"), self._waiting()) if paid else (_("A tile is drawn"), "")
            self._drawn(self._frame(title, says), self.bottom)
        else:
            self.pieces += hang(view, self.x, self.top, self.width, self.bottom - self.top, self.large, self.past)
            self.written.append((self.left, self.top, self.width, TITLE[self.large]))

    def most(self, usual: float) -> float:
        """How high a picture is at most, on a slate of the usual height or a higher one."""
        return usual * max(1.0, (self.bottom - self.top) / USUAL)

    def _button(self, key: str, says: str, y: float, fill: str) -> None:
        self.pieces.append(button(key, says, self.x, y, self.width - 2 * PAD, self.button_high, fill, layer=22))

    def _frame(self, title: str, says: str = "") -> float:
        """Add the slate with its words; returns where its free part begins."""
        middle, heights = (self.top + self.bottom) / 2, self._heights(title, says)
        picture = ("slate", title, says, *heights)
        self._add("panel-box", picture, self.x, middle, self.width, self.bottom - self.top, layer=21)
        free = self.top + sum(heights) + (16.0 if says else 14.0)
        self.written.append((self.left, self.top, self.width, free - self.top))
        return free

    def _heights(self, title: str, says: str) -> tuple[float, float]:
        """How high the title and the words below it are: large ones may need more than one line."""
        if not self.large:
            return (28.0 + 6 * self.grown, 22.0 + 8 * self.grown) if says else (34.0, 0.0)
        high, lower = (
            ceil(len(words) * units * LETTER / (self.width - 2 * PAD)) * units * LINE
            for words, units in ((title, (19 if says else 17) * self.text), (says, 14 * self.text))
        )
        return high, lower

    def _is_me(self, seat: int) -> bool:
        """Whether this is whom the slate calls "you"."""
        return seat == self.view.seat and (not self.past or self.seats[seat].name == _("You"))

    def _waiting(self) -> str:
        name = self.seats[self.view.question.seat].name
        answered = self.past or self.view.answering is not None
        return _("Asked: {name}", name=name) if answered else _("Waiting for {name}", name=name)

    def _tile(self, key: str, picture: Picture, x: float, y: float, high: float, **more: Any) -> None:
        self._choice(key, picture, x, y, high * TILE, high, outline=HEXAGON, **more)

    def _roles(self) -> None:
        top = self._frame(_("Choose a role") if self.asked else _("Roles are chosen"))
        columns = 2 if self.large else 3
        wide = (self.width - 2 * PAD) / columns
        high = min(self.most(118.0), (self.bottom - top - 8) * columns / content.ROLES)
        for role in range(content.ROLES):
            if role not in self.view.roles:
                x, y = along(columns, self.x, wide)[role % columns], top + high * (role // columns + 0.5)
                self._choice(f"role:{role}", ("role", role), x, y, wide - 6, high - 6)

    def _starting_piece(self) -> None:
        seat, first = self.view.question.seat, self.view.question.kind == jobs.HOME
        role = self.view.roles[seat]
        says = _("Place your home tile") if first else _("Place your second tile")
        top = self._frame(says if self.asked else self._waiting(), content.ROLE_NAMES[role])
        picture = tile_picture(content.HOME_TILES[role], seat) if first else tile_picture(content.SECOND_TILES[role])
        high = min(self.most(150.0), self.bottom - top - 20, (self.width - 2 * PAD) / TILE)
        self._tile("start", picture, self.x, (top + self.bottom) / 2, high)

    def _auction(self) -> None:
        """The tile, who stands at what, and one's own bid: one more, a higher one, or none."""
        view = self.view
        top = self._frame(*self._stands())
        bids = [action.first for action in self.legal if action.verb == "bid"]
        if not self.large:
            mine = self._is_me(view.turn)
            who = _("Others pay you, you pay the bank") if mine else _("Anybody else who wins pays {name}")
            label = ("label", who.format(name=self.seats[view.turn].name), 14, "glow", "bold", "left")
            paid = ("row", (0, ("art", f"kardashev/mark-{view.turn}")), (1, label))
            self._add("paid", paid, self.x, top + 8, self.width - 3 * PAD, 20 + 6 * self.grown)
            top += PAID
        if not bids:
            self._drawn(top, self.bottom)
            return
        x, y, wide, high = self.bid_place
        pressed = [("raise", _("Bid {bid}", bid=bids[0]), "accent"), ("pass", _("Pass"), "raised")]
        if len(bids) == 2:  # nothing to slide along
            pressed.insert(1, (f"bid:{bids[1]}", _("Bid {bid}", bid=bids[1]), "raised"))
        for place, (key, says, fill) in enumerate(pressed):
            self.pieces.append(button(key, says, x, y + place * (high + 8), wide, high, fill, layer=22))
        self._drawn(top, self.bottom - self.rule, self.width / 2 - PAD, self.x + self.width / 4)
        if len(bids) > 2:
            self._rule(bids[1:], self.bottom - self.rule / 2 - (2 if self.large else 8 * self.grown))

    def _stands(self) -> tuple[str, str]:
        """The words above the tile: who leads the bidding; in large letters also who is paid."""
        view = self.view
        name = self.seats[view.high].name if view.high != NOBODY else ""
        says = _("Nobody has bid yet")
        if view.bid:
            stands = _("You stand at {bid}") if self._is_me(view.high) else _("{name} stands at {bid}")
            says = stands.format(name=name, bid=view.bid)
        if not self.large:
            return (_("Who bids more?") if self.asked else self._waiting()), says
        says = _("{name}: {bid}", name=name, bid=view.bid) if view.bid else _("No bid yet")
        mine = self._is_me(view.turn)
        return says, _("You pay the bank") if mine else _("Paid to {name}", name=self.seats[view.turn].name)

    @property
    def rule(self) -> float:
        """How high the part with the row of higher bids is."""
        return LARGE_RULE * self.text + 4 if self.large else RULE

    @property
    def bid_place(self) -> tuple[float, float, float, float]:
        """The middle and the size of the button that bids: at the left, so that words about it hide nothing."""
        top, high = self.top + 66 + 14 * self.grown + PAID, 42.0 - 2 * self.grown
        if self.large:
            top, high = self.top + sum(self._heights(*self._stands())) + 16, 42.0
        y = (top + self.bottom - self.rule) / 2 - high / 2 - 4
        return self.x - self.width / 4 + 4, y, self.width / 2 - PAD - 8, high

    def _rule(self, numbers: list[int], y: float) -> None:
        """Higher bids in a row: the coin is slid to a number, or the number is pressed."""
        step = min(WIDEST, (self.width - 62 - PAD) / len(numbers))
        long = step * len(numbers)
        left = self.x + 25 - long / 2
        high = LARGE_RULE * self.text if self.large else 44 + 12 * self.grown
        self._add("rule", ("rule", numbers[0], numbers[-1]), left + long / 2, y, long, high)
        y += GROOVE * high  # the coin lies in the groove, below the numbers
        self._choice("slide", ("art", "kardashev/coin"), left - 22, y, COIN, COIN, outline=ROUND)
        for place, number in enumerate(numbers):
            self.zones.append(Zone(f"bid:{number}", left + (place + 0.5) * step, y, step, 58, direct=True, quiet=True))

    def _drawn(self, top: float, bottom: float, most: float = 240.0, x: float = 0.0) -> None:
        """The tile of the auction, at most so wide."""
        high = min(self.most(132.0), bottom - top - 8, most / TILE)
        self._tile("drawn", tile_picture(self.view.drawn), x or self.x, (top + bottom) / 2, high, born="bag")

    def _place(self) -> None:
        if not self.asked:
            self._drawn(self._frame(_("The tile is won"), self._waiting()), self.bottom)
            return
        top = self._frame(_("The tile is yours"), _("Drag it onto the board"))
        below = 18 * self.text if self.large else 20.0
        high = min(130.0, self.bottom - top - below - 14, (self.width / 2 - PAD) / TILE)
        y = top + (self.bottom - top - below - 6) / 2
        under, wide = y + high / 2 + 4 + below / 2, self.width / 2 - 8
        destroy = _("destroy it") if self.large else _("destroy it, take 1")
        for key, tile, says, x, born in (
            ("drawn", self.view.drawn, _("place it"), self.x - self.width / 4, "bag"),
            ("drawn-back", content.DESTROYED, destroy, self.x + self.width / 4, "drawn"),
        ):
            self._tile(key, tile_picture(tile), x, y, high, born=born)
            self._add(f"{key}-words", ("label", says, 14, "ink"), x, under, wide, below)

    def _battle(self) -> None:
        """Both sides' strength, and every fleet that can help with its price (KD-5)."""
        view, seat, space = self.view, self.view.question.seat, self.view.target
        attacks, says = seat == view.turn, self._waiting()
        if self.asked and self.large:
            says = _("Your attack") if attacks else _("Your defence")
        elif self.asked:
            says = _("Support the attack?") if attacks else _("Support the defence?")
        top = self._frame(says) if self.large else self._frame(_("Battle"), says)
        attacker, defender = view.turn, view.owner(space)
        levels = {"colony": view.colony_levels[space], "fleet": view.fleet_levels[space]}
        guards = tuple(piece_art(kind, defender, level) for kind, level in levels.items() if level)
        fleet = (piece_art("fleet", attacker, max(1, view.moving)),)
        sides = (
            Fighter(attacker, self.seats[attacker].name, battle.offence(view, attacker, view.moving), fleet),
            Fighter(defender, self.seats[defender].name, battle.defence(view, defender, space), guards),
        )
        shown = 80.0 if self.large else 88.0
        self._add("battle", ("battle", *sides), self.x, top + shown / 2, self.width - 2 * PAD, shown)
        if not self.legal:
            return
        helpers = [action.first for action in self.legal if action.verb == "support"]
        cost = _("free") if battle.is_free(view, seat) else _("1 Energy")
        high = min(self.button_high, (self.bottom - top - shown - self.button_high - 16) / max(1, len(helpers)))
        for place, helper in enumerate(helpers):
            level = view.fleet_levels[helper]
            words = _("{space}: +{level} for {cost}", space=name_of(helper), level=level, cost=cost)
            label = ("label", words, 16, "ink", "bold", "left")
            inside = ("row", (0, piece_art("fleet", seat, level)), (1, label))
            picture = ("box", inside, "raised", SEAT_COLOURS[seat], 1.5, 1.0, 12, 3)
            y = top + shown + 6 + (place + 0.5) * high
            self._choice(f"support:{helper}", picture, self.x, y, self.width - 2 * PAD, high - 4)
        self._button("done", _("No more support"), self.bottom - 7 - self.button_high / 2, "accent")

    def _ask(self, answers: tuple[Action, ...]) -> None:
        top = self._frame(*prompts.question_words(self.view.question))
        for place, answer in enumerate(answers):
            says, y = words.action_words(self.view, answer), top + 26 + place * (self.button_high + 8)
            self._button(str(answer), says, y, "raised" if place else "accent")
        bottom = self.bottom
        if self.view.question.kind == jobs.STEER:
            says = _("Take the step back") if self.view.steps else _("Cancel")
            self._button(BACK, says, self.bottom - 8 - self.button_high / 2, "raised")
            bottom -= 10 + self.button_high
        self._subject(top + 8 + len(answers) * (self.button_high + 8), bottom)

    def _bank(self) -> None:
        """The kinds that can be taken."""
        job = self.view.question
        top = self._frame(*prompts.question_words(job))
        kinds = [kind for kind in range(content.KINDS) if job.kinds >> kind & 1]
        wide = (self.width - 2 * PAD) / content.KINDS
        for kind, x in zip(kinds, along(len(kinds), self.x, wide), strict=True):
            label = ("label", content.KIND_NAMES[kind], 15)
            inside = ("column", (1.4 if self.large else 3, symbol(kind)), (1, label))
            self._choice(f"bank:{kind}", ("kind-box", kind, inside), x, top + 50, wide - (3 if self.large else 8), 96)
        self._subject(top + 102, self.bottom)

    def _subject(self, top: float, bottom: float) -> None:
        """What the question is about, as large as there is room for it."""
        subject = self._subject_picture()
        high = min(self.most(150.0), bottom - top - 14)
        if self.view.drawn and subject[:1] == ("space",):
            self._drawn(top, bottom - 4)
        elif subject and high > 50:
            wide = high * {"space": TILE, "big-tech": 0.8}.get(str(subject[0]), 1.0)
            self._add("subject", subject, self.x, (top + bottom) / 2, wide, high)

    def _subject_picture(self) -> Picture:
        view, job = self.view, self.view.question
        if job.kind == jobs.STEER:
            return WHEEL
        if job.kind == jobs.EXPLORE and view.at != -1:
            return tile_picture(view.tiles[view.at])
        if job.kind == jobs.CLAIM:
            return role_art(view.roles[job.seat])
        if view.drawn:
            return tile_picture(view.drawn)
        if job.kind != jobs.PICK or (job.pays and job.why not in _SUBJECTS):
            return ()
        if job.why in jobs.FROM_TILES:
            return tile_picture(view.tiles[job.about])
        return _SUBJECTS.get(job.why, role_art(view.roles[job.seat]))


_SUBJECTS: dict[int, Picture] = {
    jobs.FOR_TILE: tile_picture(content.DESTROYED),
    jobs.FOR_TAX: ("big-tech", content.TAXATION),
    jobs.FOR_RAID: ("big-tech", content.RAIDER_DRONE),
    jobs.FOR_ENCRYPTION: ("big-tech", content.ENCRYPTION),
    jobs.FOR_COLONY: ("big-tech", content.NANOTUBE_POLYMERS),
    jobs.FOR_LACK: FOUR_FOR_ONE,
}
"""What picking a kind is about, where that is not a tile or a role."""
