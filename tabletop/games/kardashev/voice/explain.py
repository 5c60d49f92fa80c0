"""Explanations and tips of the pieces on Kardashev's table."""

from collections import Counter
from collections.abc import Sequence

from tabletop.base.words import _, counted, listed, whom
from tabletop.games.kardashev.advice.effects import GAME, harvest_of
from tabletop.games.kardashev.advice.notices import bids, slides
from tabletop.games.kardashev.rules import battle, content, jobs, model, moving, refusals
from tabletop.games.kardashev.rules.board import NOWHERE, name_of, spaces
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.voice import words
from tabletop.games.kardashev.voice.pictures import TILE, WHEEL, symbol, tile_picture
from tabletop.kernel.events import NOBODY
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Explanation, Key, Picture

USES = {
    content.INTERSTELLAR_ARK: _(" and the price of the colony"),
    content.FABRICATORS: _(" and the price of the fleet"),
    content.MAGNETIC_RAKE: "",
    content.PROPELLANT_DEPOT: _(" and the Energy of the move"),
    content.TERRAFORM: _(" and 1 resource"),
    content.ANTIMATTER: "",
    content.ACCRETION_DEVICE: _(" and 1 resource"),
    content.MEMORY_ERASER: _(", once a turn"),
}
"""What using a laboratory costs besides the research action."""
_SLIDE = _(
    "Slide it along the numbers, or click one of them, to bid more at once. "
    "You pay only if you win, in any kinds you like."
)
_DESTROY = _("The tile is lost for everybody and your fleet with it; you take one resource.")
_BUTTONS = {
    "end": (_("End turn"), _("The next player draws a tile. Unused actions are lost."), "KD-4.9"),
    "pass": (_("Pass"), _("Whoever passes cannot bid for this tile again."), "KD-3.1"),
    "slide": (_("The coin"), _SLIDE, "KD-3.2"),
    "stop": (_("Stop here"), _("The fleet ends its move where it is."), "KD-4.5"),
    "keep": (_("Keep the tile"), _("The tile stays on the board and your fleet on it."), "KD-4.5"),
    "destroy": (_("Destroy it"), _DESTROY, "KD-4.5"),
    "done": (_("No more support"), _("The battle goes on with what stands there."), "KD-5.2"),
    "claim": (_("Take them now"), _("One resource for each tile moved through or onto, once a turn."), "KD-7.6"),
    "decline": (_("Not for this move"), _("You may take resources for a later move of this turn."), "KD-7.6"),
    "drone": (_("Drone"), _("The one that is sent first takes what it finds."), "KD-5.4"),
    "back": (_("Take back"), _("As it was before the last step. Escape does the same."), ""),
}
"""Title, text and rule of the buttons."""


def _plain(title: str, text: str, rule: str, *pictures: Picture) -> Explanation:
    """With square pictures, or its title in place of one."""
    return Explanation(title, text, pictures or (("label", title, 40, "ink", "title"),), rule, (1, 1))


def explain(table: Seating, view: KardashevView, key: str) -> Explanation | None:
    names, (kind, numbers), number = table.names, Key.of(key), Key.of(key).number
    match kind:
        case "tech" | "medal":
            return _technology(view, numbers[-1], names)
        case "fleet" if view.fleets[view.me] >> number & 1 and view.seat is not None:
            return _own_fleet(view, number, names)
        case "space" | "colony" | "fleet" | "reach" | "step":
            return _space(view, number, names)
        case "moving":
            return _space(view, view.at, names)
        case "drawn" | "drawn-back" | "start":
            return _tile(view.drawn or _starting_tile(view))
        case "own" | "bank" | "compile" if number != NOWHERE:
            return _resource(view, kind, number)
        case "support":
            text = _("It adds its level to your side for 1 Energy and stays where it is.")
            if battle.is_free(view, view.question.seat):
                text = _("It adds its level to your side for nothing and stays where it is.")
            fleet = ("fleet", view.question.seat, view.fleet_levels[number])
            return _plain(_("The fleet at {space}", space=name_of(number)), text, "KD-5.2", fleet)
        case "race":
            return _race(view, number, names)
        case "bag" | "contents":
            return _bag(view, kind)
        case "raise" | "bid":
            return _plain(_("Bid"), _bid_words(view), "KD-3.2")
        case "tree":
            text = _("All technologies: what each costs, needs and does, and who has it. Lit ones can be paid for now.")
            return Explanation(_("Technology"), text, (), "KD-4.6")
        case "role":
            return _role(number)
        case "plate" | "head" | "chair" | "own":
            return _role(view.roles[view.me if kind == "own" else number])
    return _plain(*_BUTTONS[kind]) if kind in _BUTTONS else _of_desk(view, kind)


def _of_desk(view: KardashevView, kind: str) -> Explanation | None:
    """The pieces and actions on the viewer's desk."""
    match kind:
        case "supply-colony" | "supply-fleet" if not view.round:
            title, piece = (_("Your colonies"), "colony") if kind == "supply-colony" else (_("Your fleets"), "fleet")
            text = _("Drag one onto one of your two tiles. It costs nothing now.")
            return _plain(title, text, "KD-2.3", (piece, view.me, 1))
        case "supply-colony":
            text = _(
                "Drag one onto a tile beside your colonies or under your fleets: 1 Food, 1 Matter. "
                "On one of your colonies it is an upgrade, for the same price."
            )
            return _plain(_("Your colonies"), text, "KD-4.1", ("colony", view.me, 1))
        case "supply-fleet":
            text = _(
                "Drag one onto your home tile: 1 Matter, 1 Energy for each level. "
                "On your colony with a Military symbol it costs nothing."
            )
            return _plain(_("Your fleets"), text, "KD-4.4", ("fleet", view.me, 1))
        case "steer":
            text = _(
                "Drop the wheel on a fleet to steer it space by space, through tiles of your choice. "
                "Dragging the fleet itself sends it the shortest way."
            )
            return _plain(_("The wheel"), _why_grounded(view) + text, "KD-4.5", WHEEL)
        case "harvest":
            text = _("Every colony gives its tile's resources, one for each level.")
            return _plain(_("Harvest"), text, "KD-4.3", *map(symbol, range(content.KINDS)))
        case "coin":
            text = _(
                "Two a turn: build or upgrade a colony, build or upgrade a fleet, move a fleet, harvest. "
                "An empty place is an action that is used."
            )
            return _plain(_("Base actions"), text, "KD-4.9", *(("art", "kardashev/coin"),) * 2)
        case "flask":
            text = _(
                "Two a turn: research a technology, use a laboratory, or compile one resource. "
                "An empty flask is an action that is used."
            )
            return _plain(_("Research actions"), text, "KD-4.9", *(("art", "kardashev/flask"),) * 2)
    return None


def _why_grounded(view: KardashevView, *fleets: int) -> str:
    """Why none of these fleets, or of all the viewer has, can move; empty if one can or it is not the viewer's turn."""
    if not view.mine or view.question.kind != jobs.TURN:
        return ""
    barred = [GAME.refusal(view, model.act("steer", fleet)) for fleet in fleets or spaces(view.fleets[view.me])]
    found = [refusal.text for refusal in barred if refusal is not None]
    return found[0] + " " if found and len(found) == len(barred) else ""


def _own_fleet(view: KardashevView, space: int, names: Sequence[str]) -> Explanation | None:
    """That it can be dragged, and what that costs (KD-4.5)."""
    level, ground = view.fleet_levels[space], _space(view, space, names, fleets=False)
    if ground is None:
        return None
    price = moving.price(level, 1, view.known[view.me])
    first = _("Drag it onto a space to send it there: the first step costs nothing.")
    if price:
        first = _("Drag it onto a space to send it there: the first step costs {price} Energy.", price=price)
    title = _("Your fleet of level {level} at {space}", level=level, space=name_of(space))
    return ground._replace(title=title, text=_why_grounded(view, space) + first + " " + ground.text, rule="KD-4.5")


def _technology_tip(view: KardashevView, number: int) -> str:
    """Effect, price and use of a technology, each in a line."""
    technology, known = content.TECHNOLOGIES[number], view.known[view.me]
    lines = [technology.effect]
    if not known >> number & 1:
        lines.append(_("Research: {cost} and a research action.", cost=refusals.cost_words(number)))
    if number in USES:
        lines.append(_("Use: a research action{more}.", more=USES[number]))
    if technology.needs and not (content.open_to(known) | known) >> number & 1:
        lines.append(_("Needs {needs}.", needs=refusals.needs_words(number)))
    return "\n".join(lines)


def _technology(view: KardashevView, number: int, names: Sequence[str]) -> Explanation:
    technology, needs = content.TECHNOLOGIES[number], refusals.needs_words(number)
    costs = _("Costs {cost}; needs {needs}.") if needs else _("Costs {cost}.")
    parts = [technology.effect, costs.format(cost=refusals.cost_words(number), needs=needs)]
    if technology.other != content.NONE:
        other = content.TECHNOLOGIES[technology.other].name
        parts.append(_("Instead of {other}: you can have only one of the two.", other=other))
    if number in USES:
        how = _("Used for a research action{more}: drag it where it shall work.")
        if number == content.MAGNETIC_RAKE:
            how = _("Used for a research action{more}: press it.")
        parts.append(how.format(more=USES[number]))
    if owners := [whom(names[seat]) for seat in range(view.seats) if view.has(seat, number)]:
        parts.append(_("Known to {names}.", names=listed(owners)))
    pictures, rule = (("big-tech", number),), content.rule_of(number)
    return Explanation(technology.name, "\n\n".join(parts), pictures, rule, (250, 320))


def _starting_tile(view: KardashevView) -> int:
    """The tile to place during the setup."""
    seat = view.question.seat
    tiles = content.HOME_TILES if view.homes[seat] == NOWHERE else content.SECOND_TILES
    return tiles[view.roles[seat]] if view.roles[seat] != NOBODY else content.UNEXPLORED


def _space(view: KardashevView, space: int, names: Sequence[str], fleets: bool = True) -> Explanation | None:
    """A space and what stands there."""
    if space == NOWHERE:
        return None
    tile, level, owner = _tile(view.tiles[space]), view.colony_levels[space], view.owner(space)
    home = view.homes.index(space) if space in view.homes else NOBODY
    lines = []
    if level:
        says = _("{name}: a colony of level {level}, {points} points.")
        if owner == view.seat:
            says = _("Your colony of level {level}, {points} points.")
        lines.append(says.format(name=names[owner], level=level, points=content.COLONY_POINTS[level]))
    if fleets and view.fleet_levels[space]:
        says = _("Your fleet of level {level}.") if owner == view.seat else _("{name}: a fleet of level {level}.")
        lines.append(says.format(name=names[owner], level=view.fleet_levels[space]))
    if home != NOBODY:
        lines.append(_("Your home tile.") if home == view.seat else _("Home tile of {name}.", name=names[home]))
    title, pictures = f"{name_of(space)} · {tile.title}", (tile_picture(view.tiles[space], home, space % 3),)
    return tile._replace(title=title, text=" ".join([*lines, tile.text]), pictures=pictures)


def _tile(tile: int) -> Explanation:
    title, rule = words.tile_words(tile), "KD-1.2"
    text = _("A colony here gives one resource for each level in a harvest.")
    if tile == content.UNEXPLORED:
        title, rule = _("Unexplored space"), "KD-3.3"
        text = _(
            "Nobody knows what is here. A fleet may enter it with its last step, or a tile that was won may "
            "be placed here."
        )
    elif tile == content.DESTROYED:
        title, rule = _("A destroyed tile"), "KD-3.3"
        text = _("A destroyed tile cannot be entered, settled or passed.")
    elif tile == content.MILITARY:
        text = _("With your colony here, fleets are built and upgraded for nothing.")
    elif tile & content.MILITARY:
        text = _("A colony here gives one resource for each level in a harvest, and fleets on it cost nothing.")
    elif tile.bit_count() > 1:
        text = _("A colony here gives any mix of these, one for each level in a harvest.")
    return Explanation(title, text, (tile_picture(tile),), rule, (TILE, 1.0))


def _bag(view: KardashevView, kind: str) -> Explanation:
    """How many tiles of each face are left (KD-9.1)."""
    left = Counter(view.bag)
    tiles = tuple(("many-tiles", tile, left[tile]) for tile in content.BAG if left[tile])
    if not tiles:
        return Explanation(_("The bag is empty"), _("No more tiles are drawn."), (), "KD-3.4", (1, 1))
    more = _("Every turn begins with one that all bid for; fleets find the others.")
    if kind == "contents":
        more = _("Each is counted once: by its symbol, or with the tiles of two kinds.")
    text = counted("One tile is left in it.", "{count} tiles are left in it.", len(view.bag)) + " " + more
    return Explanation(_("The bag"), text, (("bag", len(view.bag)), *tiles), "KD-1.2", (TILE, 1.0))


def _resource(view: KardashevView, what: str, kind: int) -> Explanation:
    name, count = content.KIND_NAMES[kind], view.stock(view.me)[kind]
    if what == "compile":
        text = _("A research action: take 1 {kind} from the bank.", kind=name)
        return _plain(_("Compile {kind}", kind=name), text, "KD-4.8", symbol(kind))
    text = _("Take it from the bank.")
    if what == "own":
        text = _("You have {count}. In a price, 4 of one kind may stand for 1 of another; not in a bid.", count=count)
    return _plain(name, text, "KD-1.4", symbol(kind))


def _bid_words(view: KardashevView) -> str:
    paid = _("You pay only if you win, in any kinds you like.")
    if slides(view):
        return paid + " " + _("Higher bids: slide the coin.")
    return paid if len(bids(view)) == 2 else paid + " " + _("It is all you have.")


def _race(view: KardashevView, seat: int, names: Sequence[str]) -> Explanation:
    """The pin on the rail of points."""
    title = _("{name}: {points} points", name=names[seat], points=view.score(seat))
    text = _("A colony scores 3, 5 or 6 by its level, a fleet and a technology their level.")
    return Explanation(title, f"{text} {_left(view, seat)}", (("role", view.roles[seat]),), "KD-8.2", (250, 270))


def _left(view: KardashevView, seat: int) -> str:
    """How many colony pieces are left, and when that ends the game (KD-8.1)."""
    left = view.colony_supply[seat]
    if view.final or left <= content.FEW_COLONIES:
        return counted("{count} colony piece left.", "{count} colony pieces left.", left)
    return _("{count} colony pieces left; at {last} the last round is called.", count=left, last=content.FEW_COLONIES)


def _desk_words(view: KardashevView, seat: int) -> str:
    """The tip of a seat's plate."""
    if view.roles[seat] == NOBODY:
        return ""
    points = counted(
        "{count} point; a harvest gives {more}.",
        "{count} points; a harvest gives {more}.",
        view.score(seat),
        more=harvest_of(view, seat),
    )
    return points + "\n" + _left(view, seat)


def _role(role: int) -> Explanation | None:
    if role == NOBODY:
        return None
    text, rule = content.ROLE_TEXTS[role], f"KD-7.{role + 1}"
    return Explanation(content.ROLE_NAMES[role], text, (("role", role),), rule, (250, 270))


def tip(table: Seating, view: KardashevView, key: str) -> str:
    kind, numbers = Key.of(key)
    if kind in ("tech", "medal"):
        return _technology_tip(view, numbers[-1])
    seat = seat_at(table, view, key)
    return _desk_words(view, seat) if seat is not None and kind in ("plate", "own") else ""


def seat_at(table: Seating, view: KardashevView, key: str) -> int | None:
    """Whose sheet a piece opens."""
    kind, numbers = Key.of(key)
    if key == "own":
        return view.me
    return numbers[0] if kind in ("head", "chair", "plate", "race", "medal") else None
