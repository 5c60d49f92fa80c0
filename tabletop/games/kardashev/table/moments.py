"""How the table plays Kardashev's events: sounds, captions, pictures for the log, moments it stops for."""

from collections.abc import Sequence

from tabletop.base.words import _, whom
from tabletop.games.kardashev.rules import battle as war
from tabletop.games.kardashev.rules import content, events, jobs
from tabletop.games.kardashev.rules.board import spaces
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.voice.pictures import piece_art, symbol, technology_art, tile_picture
from tabletop.kernel.events import Event
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Beat, Moment, Picture, Side

DEAR = 5
"""A won bid of this or more is a moment."""
GREAT = 2
"""Technologies of this level or higher are a moment when somebody is the first to have them."""
BEATS: dict[type[Event], Beat] = {
    events.Draw: Beat(0.6, "flip"),
    events.Explore: Beat(0.7, "flip"),
    **dict.fromkeys((events.Home, events.Second, events.Place, events.Shape), Beat(0.45, "place")),
    events.Disrupt: Beat(0.4, "capture"),
    events.Move: Beat(0.4, "slide"),
    events.Stranded: Beat(0.5, "explosion", ("moving",)),
    events.Harvest: Beat(0.3, "purr"),
}
"""The events that are always played alike."""


def beat(table: Seating, view: KardashevView, event: Event) -> Beat:
    """How the table plays an event; the view is the one before it."""
    if type(event) in BEATS:
        return BEATS[type(event)]
    names, (head, plate) = table.names, _player(view, event.seat)
    if event.seat == view.me:
        plate = head
    match event:
        case events.Won(bid=bid):
            return Beat(0.5, "star", captions=((plate, _("Won for {bid}", bid=bid)),), moment=won(view, event, names))
        case events.Bury(space=space) | events.Annihilate(space=space):
            return Beat(0.7, "explosion", (f"space:{space}",))
        case events.Colony(level=level, before=before):
            return Beat(0.4, "place" if level > before else "capture")
        case events.Fleet(level=level, before=before) if level > before and not view.moving:
            return Beat(0.35, "place")
        case events.Fleet(space=space, level=0):
            return Beat(0.5, "explosion", (f"fleet:{space}",))
        case events.Battle(space=space):
            return Beat(0.8, "explosion", (f"space:{space}",), moment=battle(view, event, names))
        case events.Gain(why=jobs.FOR_HARVEST | jobs.FOR_CARGO | jobs.FOR_SHARE):
            return Beat(0.2, "token")
        case events.Research(technology=number) | events.Learn(technology=number):
            where = f"tech:{number}" if event.seat == view.me else plate
            first = invented(view, event.seat, number, names) if view.round else None
            return Beat(0.6, "star", captions=((where, content.TECHNOLOGIES[number].name),), moment=first)
        case events.Final():
            return Beat(0.8, "turn", moment=final(view, event, names))
        case events.Over():
            return Beat(0.6, "fanfare", moment=over(view, event, names))
        case events.Laser(roll=roll):
            return Beat(1.4, "dice", (plate,), ((plate, _("Lasers! {roll}", roll=roll)),))
        case events.Out():
            told = _("Neither colony nor fleet was left: {name}.", name=names[event.seat])
            return Beat(0.8, "defeat", moment=Moment(_("Out!"), (told,), (plate, head)))
    return _captioned(event, plate)


def _captioned(event: Event, plate: str) -> Beat:
    """The events that are no more than a sound and a caption."""
    match event:
        case events.Bid(bid=bid):
            return Beat(0.55, "token", captions=((plate, _("Bid {bid}", bid=bid)),))
        case events.Pass(could=could):
            return Beat(0.35, "tick", captions=((plate, _("Pass") if could else _("Cannot bid")),))
        case events.Attack(space=space):
            return Beat(0.6, "meow-2", captions=((f"space:{space}", _("Attack!")),))
        case events.Support(space=space, level=level):
            return Beat(0.5, "token", captions=((f"fleet:{space}", _("+{level}", level=level)),))
        case events.Gain(amounts=amounts) if any(amounts):
            return Beat(0.25, "token", captions=((plate, "+ " + content.amount_words(amounts)),))
        case events.Use(technology=number):
            return Beat(0.3, "tick", captions=((plate, content.TECHNOLOGIES[number].name),))
    return Beat()


def token(table: Seating, event: Event) -> Picture | None:
    match event:
        case events.Draw(tile=tile) | events.Place(tile=tile) | events.Explore(tile=tile) | events.Shape(tile=tile):
            return tile_picture(tile)
        case events.Bury() | events.Annihilate():
            return tile_picture(content.DESTROYED)
        case events.Build():
            return piece_art("colony", event.seat, 1)
        case events.Upgrade():
            return piece_art("colony", event.seat, 2)
        case events.Arm(level=level) | events.Move(level=level):
            return piece_art("fleet", event.seat, level)
        case events.Research(technology=number) | events.Learn(technology=number) | events.Use(technology=number):
            return technology_art(number)
        case events.Gain(amounts=amounts) | events.Harvested(amounts=amounts) if sum(map(bool, amounts)) == 1:
            return symbol(next(kind for kind, amount in enumerate(amounts) if amount))
    return None


def _player(view: KardashevView, seat: int) -> tuple[str, str]:
    """The head of a player and their plate."""
    return f"head:{seat}", "own" if seat == view.me else f"plate:{seat}"


def battle(view: KardashevView, event: events.Battle, names: Sequence[str]) -> Moment:
    """Both strengths and what adds to them (KD-5.1)."""
    attacker, defender, space = event.seat, event.defender, event.space
    attack = [(_("Fleet"), view.moving), (_("Targeting Array"), view.has(attacker, content.TARGETING_ARRAY))]
    hold = [(_("Colony"), view.colony_levels[space]), (_("Fleet"), view.fleet_levels[space])]
    hold.append((_("Shield Grid"), view.has(defender, content.SHIELD_GRID)))
    for parts, helpers in ((attack, view.attackers), (hold, view.defenders)):
        parts += [(_("Support"), view.fleet_levels[helper]) for helper in spaces(helpers)]
    attack, hold = ([part for part in parts if part[1]] for parts in (attack, hold))
    sides = (
        Side(names[attacker], attacker, war.offence(view, attacker, view.moving), tuple(attack)),
        Side(names[defender], defender, war.defence(view, defender, space), tuple(hold)),
    )
    won = event.offence > event.defence
    title = _("{name} won the battle") if won else _("{name} held the world")
    told = (_("A tie goes to the defender."),) if event.offence == event.defence else ()
    here = (f"space:{space}", f"realm:{space}", f"colony:{space}", f"fleet:{space}", "moving")
    fleets = (f"fleet:{helper}" for helper in spaces(view.attackers | view.defenders))
    lit = (*here, *_player(view, attacker), *_player(view, defender), *fleets)
    return Moment(title.format(name=names[attacker if won else defender]), told, lit, sides=sides)


def invented(view: KardashevView, seat: int, number: int, names: Sequence[str]) -> Moment | None:
    """Somebody is the first with a great technology."""
    told = content.TECHNOLOGIES[number]
    if told.level < GREAT or any(view.has(other, number) for other in range(view.seats)):
        return None
    first = _("{name} invented it before everybody else.", name=names[seat])
    return Moment(told.name, (first, told.effect), _player(view, seat), technology_art(number))


def won(view: KardashevView, event: events.Won, names: Sequence[str]) -> Moment | None:
    """A tile that was fought for (KD-3.1)."""
    if event.bid < DEAR:
        return None
    title = _("{name} won the tile for {bid}", name=names[event.seat], bid=event.bid)
    if event.seat == view.turn:
        told = _("Whoever drew it outbid everybody. The bank is paid.")
    else:
        told = _("The resources go to {name}, who drew it.", name=whom(names[view.turn]))
    return Moment(title, (told,), ("drawn", *_player(view, event.seat)))


def final(view: KardashevView, event: events.Final, names: Sequence[str]) -> Moment:
    """Colonies run out (KD-8.1)."""
    fewest = min(range(view.seats), key=lambda seat: view.colony_supply[seat])
    told = _("Colony pieces left: {count} ({name}).", name=names[fewest], count=view.colony_supply[fewest])
    lit = ("own", *(f"plate:{seat}" for seat in range(view.seats)), *(f"race:{seat}" for seat in range(view.seats)))
    return Moment(_("Round {round} is the last", round=event.round), (told,), lit)


def over(view: KardashevView, event: events.Over, names: Sequence[str]) -> Moment:
    """The most points win (KD-8.3)."""
    order = sorted(range(view.seats), key=lambda seat: (-event.scores[seat], seat != event.seat))
    lines = tuple(_("{name}: {points} points", name=names[seat], points=event.scores[seat]) for seat in order)
    lit = (*(f"race:{seat}" for seat in range(view.seats)), *_player(view, event.seat))
    return Moment(_("{name} conquered the stars", name=names[event.seat]), lines, lit)
