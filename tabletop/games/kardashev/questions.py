"""The panel of Kardashev's table: the technology tree, or the question of the moment.

Imports the model, the view, the spots and the layout.
"""

from tabletop.games.kardashev import battle, model, paying, sheet
from tabletop.games.kardashev.board import NOWHERE, spaces
from tabletop.games.kardashev.model import NOBODY, SECOND_TILES
from tabletop.games.kardashev.sheet import COLUMN, EDGE, ROOT3, Sheet, asked, question, symbol, tech_key
from tabletop.games.kardashev.technologies import BY_TEXT, COUNT, KINDS, open_to
from tabletop.ui.furniture import along, button, others
from tabletop.ui.layout import HEXAGON, ROUND, Picture
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _


class Questions(Sheet):
    """What stands between the other players and one's own corner."""

    def panel(self) -> None:
        view, kind = self.view, question(self.view)
        if kind == model.ROLE:
            self._roles()
        elif kind in (model.HOME, model.SECOND):
            self._starting_piece(kind)
        elif kind == model.BID:
            self._auction()
        elif kind in (model.ATTACK, model.DEFEND):
            self._battle()
        elif asked(view) and kind in BUTTONS:
            waits = kind == model.STEER and view.came == view.at  # it has not moved yet: it cannot stop
            self._ask(() if waits else BUTTONS[kind])
        elif asked(view) and kind in sheet.TAKING:
            self._bank()
        elif asked(view) and kind in sheet.PAYING:
            self._ask(())
        else:
            self._tree()

    def _frame(self, words: str, small: str = "") -> tuple[float, float]:
        """The panel with its words; where its free part begins, and its middle."""
        spots = self.spots
        high = spots.panel_bottom - spots.panel_top
        middle = EDGE + COLUMN / 2
        ground = ("question", words, small)
        self.add("panel-box", ground, middle, spots.panel_top + high / 2, COLUMN, high, layer=21)
        return spots.panel_top + (76.0 if small else 56.0), middle

    def _roles(self) -> None:
        top, middle = self._frame(_("Choose a role") if asked(self.view) else _("Roles are chosen"))
        wide = (COLUMN - 24) / 3
        high = min(118.0, (self.spots.panel_bottom - top - 8) / 2)
        for role in range(model.ROLES):
            if role in self.view.roles:
                continue
            x = middle + (role % 3 - 1) * wide
            self.choice(f"role:{role}", ("role", role), x, top + high * (role // 3 + 0.5), wide - 6, high - 6)

    def _starting_piece(self, kind: int) -> None:
        seat = self.view.jobs[0][1]
        role = self.view.roles[seat]
        words = _("Place your home tile") if kind == model.HOME else _("Place your second tile")
        if not asked(self.view):
            words = _("Waiting for {name}").format(name=self.seats[seat].name)
        top, middle = self._frame(words, model.ROLE_NAMES[role])
        tile = model.HOME_TILES[role] if kind == model.HOME else SECOND_TILES[role]
        home = seat if kind == model.HOME else NOBODY
        high = min(180.0, self.spots.panel_bottom - top - 20)
        self.add("start", ("space", tile, home, 0), middle, (top + self.spots.panel_bottom) / 2, high * ROOT3 / 2, high,
                 layer=22, card=True, outline=HEXAGON)  # fmt: skip

    def _auction(self) -> None:
        """Who stands at what, and one's own bids."""
        view = self.view
        seat = view.jobs[0][1]
        high = self.seats[view.high].name if view.high != NOBODY else ""
        words = _("Bid {bid}: {name}").format(name=high, bid=view.bid)
        small = _("Your bid?") if asked(view) else _("Waiting for {name}").format(name=self.seats[seat].name)
        top, _middle = self._frame(words, small)
        if not asked(view):
            self._subject(top)
            return
        first, last = view.bid + 1, self.state.holding(seat)
        self._button("pass", _("Pass"), top + 24, "raised")
        self._button(f"coin:{first}", _("Bid {bid}").format(bid=first), top + 74, "accent")
        numbers = range(first + 1, last + 1)
        room = self.spots.panel_bottom - top - 108
        step = 42.0
        while step > 14 and -(-len(numbers) // int((COLUMN - 20) / step)) * step > room:
            step -= 1
        across = int((COLUMN - 20) / step)
        for place, number in enumerate(numbers):
            row, column = divmod(place, across)
            x, y = EDGE + 10 + (column + 0.5) * step, top + 104 + (row + 0.5) * step
            coin = ("note", str(number), 0, "raised", "accent")
            self.choice(f"coin:{number}", coin, x, y, step - 4, step - 4, outline=ROUND)
        self._subject(top + 104 + -(-len(numbers) // across) * step)

    def _battle(self) -> None:
        """Both sides' strength, and every fleet that can help with its price (KD-5)."""
        view, s = self.view, self.state
        kind, seat = view.jobs[0][:2]
        defender = s.owner(view.target)
        strong, firm = battle.offence(s, view.turn), battle.defence(s, defender)
        small = ""
        if asked(view):
            small = _("Support the attack?") if kind == model.ATTACK else _("Support the defence?")
        waiting = _("Waiting for {name}").format(name=self.seats[seat].name)
        top, middle = self._frame(_("Battle"), small or waiting)
        names = (self.seats[view.turn].name, self.seats[defender].name)
        facts = ("battle", view.turn, defender, strong, firm, *names, s.moving, s.fleet_levels[view.target],
                 s.colony_levels[view.target])  # fmt: skip
        self.add("battle", facts, middle, top + 50, COLUMN - 20, 100, layer=22)
        if not asked(view):
            return
        helpers = list(spaces(battle.supporters(s, seat)))
        cost = _("free") if battle.is_free(s, seat) else _("1 Energy")
        high = min(42.0, (self.spots.panel_bottom - top - 160) / max(1, len(helpers)))
        for place, space in enumerate(helpers):
            level = s.fleet_levels[space]
            words = (
                "label",
                _("+{level} for {cost}").format(level=level, cost=cost),
                16,
                "ink",
                "bold",
                "left",
            )
            inside = ("row", (0, ("art", f"kardashev/fleet-{seat}-{level}")), (1, words))
            picture = ("box", inside, "raised", SEAT_COLOURS[seat], 1.5, 1.0, 12, 3)
            y = top + 108 + (place + 0.5) * high
            self.choice(f"support:{space}", picture, middle, y, COLUMN - 28, high - 4)
        self._button("done", _("No more support"), self.spots.panel_bottom - 28, "accent")

    def _button(self, key: str, words: str, y: float, fill: str) -> None:
        self.pieces.append(button(key, words, EDGE + COLUMN / 2, y, COLUMN - 28, 44, fill, layer=22))

    def _ask(self, keys: tuple[str, ...]) -> None:
        top, _middle = self._frame(*self.question_words())
        for place, key in enumerate(keys):
            self._button(key, button_words(key), top + 34 + place * 54, "accent" if place == 0 else "raised")
        self._subject(top + 12 + len(keys) * 54)

    def _subject(self, top: float) -> None:
        """What the question is about, as large as there is room for it."""
        subject = self._subject_picture()
        high = min(190.0, self.spots.panel_bottom - top - 16)
        if subject and high > 60:
            wide = high * (ROOT3 / 2 if subject[0] == "space" else 0.8 if subject[0] == "big-tech" else 1.0)
            middle = (top + self.spots.panel_bottom) / 2
            self.add("subject", subject, EDGE + COLUMN / 2, middle, wide, high, layer=22)

    def _subject_picture(self) -> Picture:
        view, job = self.view, self.view.jobs[0]
        kind, seat = job[:2]
        if kind == model.HARVEST:
            return ("space", view.tiles[job[2]], NOBODY, 0)
        if kind == model.EXPLORE and view.at != NOWHERE:
            return ("space", view.tiles[view.at], NOBODY, 0)
        if kind in (model.PAY_ANY, model.BID) and view.drawn:
            return ("space", view.drawn, NOBODY, 0)
        if kind in (model.STEER, model.EXCHANGE):
            return ("wheel",) if kind == model.STEER else FOUR_FOR_ONE
        known = {model.PAY_ONE: "nanotube-polymers", model.ALIKE: "encryption", model.RAID: "raider-drone"}
        if kind in known:
            return ("big-tech", BY_TEXT[known[kind]])
        if kind == model.WARLORD_CLAIM or (kind == model.GAIN and job[5] != paying.FOR_TILE):
            tax = kind == model.GAIN and job[5] == paying.FOR_TAX
            return ("big-tech", BY_TEXT["taxation"]) if tax else ("role", view.roles[seat])
        return ("space", model.DESTROYED, NOBODY, 0) if kind == model.GAIN else ()

    def _bank(self) -> None:
        """The kinds that can be taken."""
        top, middle = self._frame(*self.question_words())
        kind, _seat = self.view.jobs[0][:2]
        if kind == model.HARVEST:
            choices = [k for k in range(KINDS) if self.view.tiles[self.view.jobs[0][2]] >> k & 1]
        elif kind == model.RAID:
            victim = self.view.jobs[0][2]
            choices = [k for k in range(KINDS) if self.view.resources[KINDS * victim + k]]
        else:
            choices = [k for k in range(KINDS) if self.view.jobs[0][2] >> k & 1]
        wide = (COLUMN - 24) / KINDS
        for choice, x in zip(choices, along(len(choices), middle, wide), strict=True):
            inside = ("column", (3, ("art", symbol(choice))), (1, ("label", model.KIND_NAMES[choice], 15)))
            picture = ("box", inside, "raised", sheet.KIND_LIGHTS[choice], 2.5)
            self.choice(f"bank:{choice}", picture, x, top + 62, wide - 8, 104)
        self._subject(top + 122)

    def question_words(self) -> tuple[str, str]:
        """What the viewer is asked, and a line about it."""
        view = self.view
        job = view.jobs[0]
        match job[0]:
            case model.GAIN:
                left = counted_resources(job[3])
                return _("Take a resource"), gain_words(job[5]) + (f" · {left}" if job[3] > 1 else "")
            case model.HARVEST:
                return _("What does this tile give?"), counted_resources(job[3])
            case model.RAID:
                return _("Take all of which kind?"), _("Raider Drone")
            case model.PAY_ANY:
                words = counted_resources(job[2]) + " · " + _("click your own below")
                return _("Pay with what you like"), words
            case model.PAY_ONE:
                return _("Pay one of the two"), _("Nanotube Polymers · click your own below")
            case model.EXCHANGE:
                return _("Four of which kind?"), _("They stand for one that you lack")
            case model.ALIKE:
                return _("Two of which kind?"), _("Encryption · click your own below")
            case model.STEER:
                return _("Steer the fleet"), _("Drag it space by space")
            case model.EXPLORE:
                return _("A new world!"), _("Keep it, or destroy it and lose the fleet?")
            case model.DRONES:
                return _("Which drone flies first?"), ""
            case model.WARLORD_CLAIM:
                return _("Take resources for this move?"), _("The Warlord may once a turn")
        return _("Your decision"), ""

    def _tree(self) -> None:
        view, spots = self.view, self.spots
        seat = self.mine
        learning = question(view) == model.LEARN
        words = _("Technology") if not learning or not asked(view) else _("Your first technology")
        high = spots.panel_bottom - spots.panel_top
        middle = EDGE + COLUMN / 2
        step = min((COLUMN - 30) / (sheet.COLUMNS + 0.3), (high - 70) / sheet.ROWS)
        compile_y = spots.panel_bottom - 22
        tree = ("tree", words, round(step, 2))
        self.add("panel-box", tree, middle, spots.panel_top + high / 2, COLUMN, high, layer=21)
        known, ready = view.known[seat], open_to(view.known[seat])
        held = view.resources[KINDS * seat : KINDS * seat + KINDS]
        rich = paying.researchable(*(min(paying.ENOUGH, count) for count in held))
        for technology in range(COUNT):
            x, y = sheet.tree_place(technology, middle, spots.panel_top + 30, step)
            state = sheet.OPEN if ready >> technology & 1 else sheet.UNKNOWN
            if known >> technology & 1 or (ready & rich) >> technology & 1:
                state = sheet.OWNED if known >> technology & 1 else sheet.AFFORDABLE
            rivals = others(view.seats, seat)
            owners = tuple(sorted(rival for rival in rivals if view.known[rival] >> technology & 1))
            picture = ("tech", technology, state, owners, seat)
            self.choice(tech_key(technology), picture, x, y, step - 3, step - 3, outline=ROUND)
        if asked(view) and question(view) == -1 and not view.over:
            label = ("label", _("Compile"), 13, "ink_soft")
            self.add("compile-words", label, EDGE + 40, compile_y, 66, 20, layer=22)
            for kind in range(KINDS):
                inside = ("row", (1, ("label", "+", 17)), (0, ("art", symbol(kind))))
                more = ("box", inside, "raised", sheet.KIND_LIGHTS[kind], 1.5, 1.0, 12, 4)
                self.choice(f"compile:{kind}", more, EDGE + 104 + kind * 56, compile_y, 50, 34)


_PAIR = ("column", (0.5, ()), (1, ("art", symbol(0))), (1, ("art", symbol(0))), (0.5, ()))
FOUR_FOR_ONE: Picture = ("row", (1, _PAIR), (1, _PAIR), (0.6, ("label", "=", 40, "ink", "title")),
                         (1.2, ("art", symbol(2))))  # fmt: skip
"""Four of one kind stand for one of another."""
BUTTONS: dict[int, tuple[str, ...]] = {
    model.STEER: ("stop",),
    model.EXPLORE: ("keep", "destroy"),
    model.DRONES: ("drone:raider", "drone:salvage"),
    model.WARLORD_CLAIM: ("claim", "decline"),
}
"""The questions that are answered with buttons."""


def button_words(key: str) -> str:
    return {
        "stop": _("Stop here"),
        "keep": _("Keep the tile"),
        "destroy": _("Destroy it"),
        "drone:raider": _("Raider Drone"),
        "drone:salvage": _("Salvage Drone"),
        "claim": _("Take them now"),
        "decline": _("Not for this move"),
    }[key]


def counted_resources(count: int) -> str:
    return _("1 resource") if count == 1 else _("{count} resources").format(count=count)


def gain_words(why: int) -> str:
    """Why the viewer takes something."""
    return {
        paying.FOR_TILE: _("for the destroyed tile"),
        paying.FOR_ROLE: _("your role"),
        paying.FOR_TAX: _("Taxation"),
        paying.FOR_REFUND: _("what the lost technology cost"),
        paying.FOR_SETUP: _("to begin with"),
        paying.FOR_MOVE: _("for a tile of the move"),
    }.get(why, _("from the bank"))
