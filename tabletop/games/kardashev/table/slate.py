"""The slate of Kardashev's war room: the question of the moment, or the technology tree."""

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
from tabletop.games.kardashev.voice.pictures import TILE, WHEEL, role_art, symbol, tile_picture
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
"""How high a slate is at least as a rule."""
PAID = 22.0
"""How high the line is that says who is paid for the tile."""
RULE, LARGE_RULE = 60.0, 36.0
"""How high the part with the rule of bids is; for large letters as if they were of 100 %."""
LETTER, LINE = 0.4, 1.24
"""About how wide a letter is that may be a little smaller to fit, and how high a line, in heights of letters."""
WIDEST = 46.0
"""Units between two bids on the rule."""
GROOVE, COIN = 0.18, 28.0
"""How far below its middle the rule's groove is, in its heights, and how large the coin in it is."""
BACK = "back"
"""The piece that takes the last step of a fleet back."""


class Slate(Part):
    """Lays out the slate of one view; of the past it tells who decided what."""

    layer = 22

    def __init__(self, *table: Any) -> None:
        super().__init__(*table)
        self.asked = self.view.mine and not self.past
        left, self.top, self.width, height = self.measures.slate
        self.left, self.bottom, self.x = left, self.top + height, left + self.width / 2

    def lay_out(self) -> None:
        view, job = self.view, self.view.question
        if job.kind == jobs.ROLE:
            self._roles()
        elif job.kind in (jobs.HOME, jobs.SECOND):
            self._starting_piece(job.kind == jobs.HOME)
        elif job.kind == jobs.BID:
            self._auction()
        elif job.kind == jobs.PLACE:
            self._place()
        elif job.kind == jobs.SUPPORT:
            self._battle()
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

    # -- means -----------------------------------------------------------------------------------------

    def most(self, usual: float) -> float:
        """How high a picture is at most; on a higher slate it is larger."""
        return usual * max(1.0, (self.bottom - self.top) / USUAL)

    def _button(self, key: str, says: str, y: float, fill: str) -> None:
        self.pieces.append(button(key, says, self.x, y, self.width - 2 * PAD, self.pressed, fill, layer=22))

    @property
    def pressed(self) -> float:
        """How high a button is."""
        return 46.0 if self.large else 42.0

    def _frame(self, title: str, says: str = "") -> float:
        """The slate with its words; where its free part begins."""
        middle, rooms = (self.top + self.bottom) / 2, self._rooms(title, says)
        picture = ("slate", title, says, *rooms)
        self._add("panel-box", picture, self.x, middle, self.width, self.bottom - self.top, layer=21)
        free = self.top + sum(rooms) + (16.0 if says else 14.0)
        self.written.append((self.left, self.top, self.width, free - self.top))
        return free

    def _rooms(self, title: str, says: str) -> tuple[float, float]:
        """How high the words above and below each other are: large ones may need more than one line."""
        if not self.large:
            return (28.0 + 6 * self.grown, 22.0 + 8 * self.grown) if says else (34.0, 0.0)
        return self._high(title, 19 if says else 17), self._high(says, 14)

    def _high(self, words: str, units: float) -> float:
        """About how high words in large letters are."""
        lines = ceil(len(words) * units * self.text * LETTER / (self.width - 2 * PAD))
        return lines * units * self.text * LINE

    def _is_me(self, seat: int) -> bool:
        """Whether this is whom the slate calls "you"."""
        return seat == self.view.seat and (not self.past or self.seats[seat].name == _("You"))

    def _waiting(self) -> str:
        name = self.seats[self.view.question.seat].name
        answered = self.past or self.view.answering is not None
        return _("Asked: {name}", name=name) if answered else _("Waiting for {name}", name=name)

    def _tile(self, key: str, picture: Picture, x: float, y: float, high: float, **more: Any) -> None:
        self._choice(key, picture, x, y, high * TILE, high, outline=HEXAGON, **more)

    # -- the questions ---------------------------------------------------------------------------------

    def _roles(self) -> None:
        top = self._frame(_("Choose a role") if self.asked else _("Roles are chosen"))
        columns = 2 if self.large else 3
        wide = (self.width - 2 * PAD) / columns
        high = min(self.most(118.0), (self.bottom - top - 8) * columns / content.ROLES)
        for role in range(content.ROLES):
            if role not in self.view.roles:
                x, y = along(columns, self.x, wide)[role % columns], top + high * (role // columns + 0.5)
                self._choice(f"role:{role}", ("role", role), x, y, wide - 6, high - 6)

    def _starting_piece(self, first: bool) -> None:
        seat = self.view.question.seat
        role = self.view.roles[seat]
        says = _("Place your home tile") if first else _("Place your second tile")
        top = self._frame(says if self.asked else self._waiting(), content.ROLE_NAMES[role])
        tile = content.HOME_TILES[role] if first else content.SECOND_TILES[role]
        high = min(self.most(150.0), self.bottom - top - 20, (self.width - 2 * PAD) / TILE)
        self._tile("start", ("space", tile, seat if first else NOBODY, 0), self.x, (top + self.bottom) / 2, high)

    def _auction(self) -> None:
        """The tile, who stands at what, and one's own bid: one more, a higher one along the rule, or none."""
        view = self.view
        top = self._frame(*self._stands())
        bids = [action.first for action in self.legal if action.verb == "bid"]
        if not self.large:
            drew = (
                _("Others pay you, you pay the bank")
                if self._is_me(view.turn)
                else _("Anybody else who wins pays {name}", name=self.seats[view.turn].name)
            )
            label = ("label", drew, 14, "glow", "bold", "left")
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
        """What stands above the tile all bid for: who leads; in large letters also who is paid, in a few words."""
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
        """How high the part with the rule of bids is."""
        return LARGE_RULE * self.text + 4 if self.large else RULE

    @property
    def bid_place(self) -> tuple[float, float, float, float]:
        """The middle and the size of the button that bids: at the left, so that what is said of it hides nothing."""
        top, high = self.top + 66 + 14 * self.grown + PAID, 42.0 - 2 * self.grown
        if self.large:
            top, high = self.top + sum(self._rooms(*self._stands())) + 16, 42.0
        y = (top + self.bottom - self.rule) / 2 - high / 2 - 4
        return self.x - self.width / 4 + 4, y, self.width / 2 - PAD - 8, high

    def _rule(self, numbers: list[int], y: float) -> None:
        """Higher bids along a rule: the coin is slid to a number, or the number is pressed."""
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
        """The tile all bid for, at most so wide."""
        high, face = min(self.most(132.0), bottom - top - 8, most / TILE), tile_picture(self.view.drawn)
        self._tile("drawn", face, x or self.x, (top + bottom) / 2, high, born="bag")

    def _place(self) -> None:
        view = self.view
        if not self.asked:
            self._drawn(self._frame(_("The tile is won"), self._waiting()), self.bottom)
            return
        top = self._frame(_("The tile is yours"), _("Drag it onto the board"))
        below = 18 * self.text if self.large else 20.0
        high = min(130.0, self.bottom - top - below - 14, (self.width / 2 - PAD) / TILE)
        y = top + (self.bottom - top - below - 6) / 2
        for key, tile, says, aside in (
            ("drawn", view.drawn, _("place it"), -1),
            ("drawn-back", content.DESTROYED, _("destroy it") if self.large else _("destroy it, take 1"), 1),
        ):
            x = self.x + aside * self.width / 4
            self._tile(key, tile_picture(tile), x, y, high, born="bag" if aside < 0 else "drawn")
            self._add(
                f"{key}-words", ("label", says, 14, "ink"), x, y + high / 2 + 4 + below / 2, self.width / 2 - 8, below
            )

    def _battle(self) -> None:
        """Both sides' strength, and every fleet that can help with its price (KD-5)."""
        view, seat, space = self.view, self.view.question.seat, self.view.target
        says = _("Support the attack?") if seat == view.turn else _("Support the defence?")
        short = _("Your attack") if seat == view.turn else _("Your defence")
        says, short = (says, short) if self.asked else (self._waiting(), self._waiting())
        top = self._frame(short) if self.large else self._frame(_("Battle"), says)
        attacker, defender = view.turn, view.owner(space)
        levels = {"colony": view.colony_levels[space], "fleet": view.fleet_levels[space]}
        guards = tuple(f"kardashev/{kind}-{defender}-{level}" for kind, level in levels.items() if level)
        fleet = (f"kardashev/fleet-{attacker}-{max(1, view.moving)}",)
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
        high = min(self.pressed, (self.bottom - top - shown - self.pressed - 16) / max(1, len(helpers)))
        for place, helper in enumerate(helpers):
            level = view.fleet_levels[helper]
            label = (
                "label",
                _("{space}: +{level} for {cost}", space=name_of(helper), level=level, cost=cost),
                16,
                "ink",
                "bold",
                "left",
            )
            inside = ("row", (0, ("art", f"kardashev/fleet-{seat}-{level}")), (1, label))
            picture = ("box", inside, "raised", SEAT_COLOURS[seat], 1.5, 1.0, 12, 3)
            y = top + shown + 6 + (place + 0.5) * high
            self._choice(f"support:{helper}", picture, self.x, y, self.width - 2 * PAD, high - 4)
        self._button("done", _("No more support"), self.bottom - 7 - self.pressed / 2, "accent")

    def _ask(self, answers: tuple[Action, ...]) -> None:
        top = self._frame(*prompts.question_words(self.view.question))
        for place, answer in enumerate(answers):
            fill = "accent" if place == 0 else "raised"
            self._button(
                str(answer), words.action_words(self.view, answer), top + 26 + place * (self.pressed + 8), fill
            )
        low = self._back() if self.view.question.kind == jobs.STEER else self.bottom
        self._subject(top + 8 + len(answers) * (self.pressed + 8), low)

    def _back(self) -> float:
        """A button that takes the last step back, at the bottom; where it begins."""
        says = _("Take the step back") if self.view.steps else _("Cancel")
        self._button(BACK, says, self.bottom - 8 - self.pressed / 2, "raised")
        return self.bottom - 10 - self.pressed

    def _bank(self) -> None:
        """The kinds that can be taken."""
        job = self.view.question
        top = self._frame(*prompts.question_words(job))
        kinds = [kind for kind in range(content.KINDS) if job.kinds >> kind & 1]
        wide = (self.width - 2 * PAD) / content.KINDS
        for kind, x in zip(kinds, along(len(kinds), self.x, wide), strict=True):
            label = ("label", content.KIND_NAMES[kind], 15)
            inside = ("column", (1.4 if self.large else 3, symbol(kind)), (1, label))
            picture = ("kind-box", kind, inside)
            self._choice(f"bank:{kind}", picture, x, top + 50, wide - (3 if self.large else 8), 96)
        self._subject(top + 102)

    def _subject(self, top: float, bottom: float = 0.0) -> None:
        """What the question is about, as large as there is room for it."""
        subject, bottom = self._subject_picture(), bottom or self.bottom
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
