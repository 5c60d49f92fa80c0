"""Explanations of the pieces on the table, by key."""

from collections.abc import Callable

from tabletop.base.words import _, capital, counted
from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.board import LENGTHS, ORBIT, place_words
from tabletop.games.cat_quest.rules.content import CAT_NAMES, DOG_ELEMENT, EARTH, ELEMENT_NAMES, HOME_NAMES, MARS, SUN
from tabletop.games.cat_quest.rules.view import CatQuestView, must_leave, rested, so_far
from tabletop.games.cat_quest.voice.pictures import dog_card
from tabletop.games.cat_quest.voice.words import beaten_by, beats, crew_names, dog_name
from tabletop.kernel.events import HIDDEN, NOBODY
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Explanation, Picture

CARD_SHAPE, THING_SHAPE, CLASP_SHAPE, SHIP_SHAPE = (200, 260), (140, 140), (136, 60), (100, 130)


def explain(table: Seating, view: CatQuestView, key: str) -> Explanation | None:
    """Title, text and rule of a piece; the first sentences are its tooltip."""
    kind, *numbers = key.split(":")
    if kind in PLAIN:
        title, text, rule, *picture = PLAIN[kind]
        return Explanation(title, text, tuple(picture), rule, THING_SHAPE)
    return BY_KIND[kind](table, view, *map(int, numbers)) if kind in BY_KIND else None


def tip(view: CatQuestView, key: str) -> str:
    """What beats a Dog: a line for the piece under the pointer."""
    kind, _colon, place = key.partition(":")
    dog = view.row[int(place)] if kind == "dog" and int(place) < len(view.row) else HIDDEN
    return beaten_by(DOG_ELEMENT[dog]) if dog != HIDDEN else ""


TRADE = _("You share a space, so cats may change ships if both agree. At most three offers in a turn, never on Earth.")
DICE = _("The sum of both dice is how many steps you may fly. The dark one is called the black die.")
HOLD = _("The cats that would change ships. Click a cat to put it in; Undo or a click on the last takes it out.")
BATTLE = _("Take on the Dogs one by one, for a whole turn. Beat them all and you win.")
BERTH = _("Room for one more cat. There is never a second one of the same home.")
PAD = _("The cat that answers this Dog stands here, once in a battle.")
WITHDRAW = _("The offer was never made and does not count. Talk again after something new.")
KEEP = _("Plukitten's die counts as it lies: odd beats the Dog, even loses all.")
ZOOM = _("The wheel or + and - zoom; drag the sky to move about.")

PLAIN: dict[str, tuple[str, str, str] | tuple[str, str, str, Picture]] = {
    "zoom": (_("Come nearer"), ZOOM, "CQ-1.1", ("art", "icons/search")),
    "tray": (_("The dice"), DICE, "CQ-4.1", ("thing", "dice-tray")),
    "stay": (_("Stay here"), _("You may stay where you are and recruit or trade here."), "CQ-4.1"),
    "berth": (_("A free berth"), BERTH, "CQ-4.4", ("thing", "berth")),
    "pad": (_("Before the Dog"), PAD, "CQ-6.1", ("thing", "pad")),
    "give": (_("To be given"), HOLD, "CQ-4.5", ("thing", "berth")),
    "ask": (_("To be got"), HOLD, "CQ-4.5", ("thing", "berth")),
    "battle": (_("Battle!"), BATTLE, "CQ-4.2"),
    "roll": (_("Roll"), DICE, "CQ-4.1"),
    "end": (_("End turn"), _("Your turn is over. What you have not done now can wait."), "CQ-4.7"),
    "offer": (_("Offer it"), _("The other player says yes or no."), "CQ-4.6"),
    "cancel": (_("Withdraw"), WITHDRAW, "CQ-4.6"),
    "accept": (_("Accept"), _("The cats change ships; what they have used up stays used up."), "CQ-4.5"),
    "decline": (_("Decline"), _("Everybody keeps their cats. Other offers may follow."), "CQ-4.6"),
    "keep": (_("Keep it"), KEEP, "CQ-7.5"),
    "concede": (_("Give up"), _("The battle is lost, but the Dogs you beat count."), "CQ-6.4"),
}
"""What does not depend on the position, by the first word of a piece's key: title, text, rule and picture."""


def _ability(cat: int) -> str:
    return _("{ability}: {text}", ability=content.ABILITY_NAMES[cat], text=content.ABILITY_TEXTS[cat])


def _cat(table: Seating, view: CatQuestView, seat: int, cat: int) -> Explanation:
    element, rule = ELEMENT_NAMES[content.CAT_ELEMENT[cat]], "CQ-3.1"
    text = _("{element} cat: beats {kinds} Dogs.", element=element, kinds=beats(cat))
    if cat in content.ABILITY_NAMES:
        text, rule = f"{text} {_ability(cat)}", f"CQ-7.{cat - MARS}"
        if seat != NOBODY and view.spent[seat] >> cat & 1:
            text += "\n\n" + _("Its ability has been used up.")
        elif seat == view.turn and view.fresh >> cat & 1:  # CQ-7.6
            text += "\n\n" + _("Its ability waits for the next turn: it has just come aboard.")
    text += "\n\n" + _("Home: {home}.", home=HOME_NAMES[cat])
    return Explanation(CAT_NAMES[cat], text, (("cat", cat, 0),), rule, CARD_SHAPE)


def _waiting(table: Seating, view: CatQuestView) -> Explanation | None:
    """The cat of the home the ship is on."""
    home = model.home_on(view.planets, view.ships[view.turn])
    if home == NOBODY:
        return None
    return _cat(table, view, NOBODY, home)._replace(title=_("{cat} would like to join you", cat=CAT_NAMES[home]))


def _dog(table: Seating, view: CatQuestView, place: int) -> Explanation | None:
    if place >= len(view.row):
        return None  # it has left the row meanwhile
    dog, facts = view.row[place], {"place": place + 1, "count": len(view.row)}
    title, text, rule = _("Dog {place} of {count}", **facts), _("You do not know this Dog yet."), "CQ-6.1"
    if dog != HIDDEN:
        title, rule = _("Dog {place} of {count}: {dog}", dog=dog_name(dog), **facts), "CQ-3.2"
        text = beaten_by(DOG_ELEMENT[dog])
        if view.row_seen[place] != model.EVERYBODY:
            text += "\n\n" + _("Only those who looked know it.")
    box = counted("{count} more Dog is in the box.", "{count} more Dogs are in the box.", view.box)
    text += "\n\n" + (box if view.box else _("The box is empty."))
    return Explanation(title, text, (dog_card(view, place),), rule, CARD_SHAPE)


def _clip(table: Seating, view: CatQuestView, place: int) -> Explanation | None:
    """What hangs on a Dog's collar."""
    if place >= len(view.row) or view.row[place] == HIDDEN:
        return _dog(table, view, place)
    element, title = DOG_ELEMENT[view.row[place]], _("What beats Dog {place}", place=place + 1)
    return Explanation(title, beaten_by(element), (("clasp", element),), "CQ-3.2", CLASP_SHAPE)


def _home(table: Seating, view: CatQuestView, home: int) -> Explanation:
    waiting, element = view.homes[home], ELEMENT_NAMES[content.CAT_ELEMENT[home]]
    facts = {"cat": CAT_NAMES[home], "element": element, "kinds": beats(home)}
    text = _("Home of the {cat} ({element}: beats {kinds} Dogs).", **facts) + " "
    cats = counted("{count} cat waits here.", "{count} cats wait here.", waiting)
    text += cats if waiting else _("Nobody waits here.")
    if home in content.ABILITY_NAMES:
        text += "\n\n" + _ability(home)
    if home == EARTH:
        text += "\n\n" + _("The Dogs hold the Earth. Begin a turn here to go to battle.")
    elif home != SUN:
        text += "\n\n" + _("The hollow ring shows where it will be next round.")
    return Explanation(capital(HOME_NAMES[home]), text, (("cat", home, 0),), "CQ-4.4", CARD_SHAPE)


def _about_planet(home: int, title: str, text: str, rule: str = "CQ-5.1") -> Explanation:
    return Explanation(title, text, (("thing", f"planet-{home}"),), rule, THING_SHAPE)


def _next(table: Seating, view: CatQuestView, home: int) -> Explanation:
    name = HOME_NAMES[home]
    text = _("{home} will be here in the next round. Ships that wait here are picked up.", home=name)
    return _about_planet(home, _("{home}, next round", home=capital(name)), text)


def _orbit(table: Seating, view: CatQuestView, orbit: int) -> Explanation:
    inner = _("Between the inner orbits a step costs 1, through the asteroid belt 3.")
    outer = _("Between the outer orbits a step costs 2, through the asteroid belt 3.")
    text = _("{count} spaces; along it a step costs 1.", count=LENGTHS[orbit])
    text += " " + (outer if orbit > MARS else inner)
    return _about_planet(orbit, _("The orbit of {home}", home=HOME_NAMES[orbit]), text, "CQ-1.3")


def _space(table: Seating, view: CatQuestView, space: int) -> Explanation:
    """A plain space: where it is, and what waiting there is good for."""
    text = _("A ship that waits here is picked up when {home} arrives.", home=HOME_NAMES[ORBIT[space]])
    return _about_planet(ORBIT[space], capital(place_words(space, view.planets)), text)


def _clock(table: Seating, view: CatQuestView) -> Explanation:
    """What ends the game, and how near it is."""
    left = view.limit - view.round
    if view.ending:
        text = _("The last alien cat has been recruited: this round is the last.")
    elif not left:
        text = _("This round is the last.")
    else:
        text = counted("{count} round is left after this one.", "{count} rounds are left after this one.", left)
        text += " " + counted(
            "The game ends sooner when the last alien cat is recruited: {count} waits.",
            "The game ends sooner when the last alien cat is recruited: {count} wait.",
            model.aliens(view),
        )
    text += "\n\n" + _("Then the best single battle wins. If nobody ever beat a Dog, the Dogs keep the Earth.")
    return Explanation(_("The Dogs' clock"), text, (), "CQ-8.2")


def _ship(table: Seating, view: CatQuestView, seat: int) -> Explanation:
    ship = view.ships[seat]
    where = place_words(ship, view.planets)
    text = _("On {space}.", space=where) if ship in view.planets else _("{space}.", space=capital(where))
    crew = crew_names(view.crews[seat]) if view.crews[seat] else _("nobody")
    text += " " + _("Crew: {cats}.", cats=crew)
    if ORBIT[ship] > MARS:
        text += "\n\n" + _("Out here a step to the next orbit costs 2.")
    title = _("Your ship") if seat == view.seat else _("The ship of {name}", name=table.names[seat])
    return Explanation(title, text, (("ship", seat),), "CQ-1.3", SHIP_SHAPE)


def _kinds(table: Seating, view: CatQuestView, seat: int) -> Explanation:
    """What the bright signs on a seat's strip mean."""
    beaten = [ELEMENT_NAMES[element] for element, cats in enumerate(content.BEATERS) if rested(view, seat) & cats]
    text = _("The bright signs are the Dogs this crew beats: {kinds}.", kinds=", ".join(beaten))
    mine = seat == view.seat
    title = _("What your cats beat") if mine else _("What the cats of {name} beat", name=table.names[seat])
    return Explanation(title, text if beaten else _("Without cats no Dog is beaten."), (), "CQ-3.2")


def _seat(table: Seating, view: CatQuestView, seat: int) -> Explanation:
    crew, best = view.crews[seat], so_far(view).best[seat]
    aboard = counted(
        "{count} cat that beats {kinds} of 5 kinds of Dogs.",
        "{count} cats that beat {kinds} of 5 kinds of Dogs.",
        crew.bit_count(),
        kinds=content.kinds(crew),
    )
    score = counted("Best battle: {count} Dog.", "Best battle: {count} Dogs.", best)
    text = (aboard if crew else _("Nobody is aboard.")) + " " + (score if best else _("No Dog beaten yet."))
    rule = "CQ-6.2"
    if must_leave(view, seat):
        text, rule = text + "\n\n" + _("Lost a battle: must end a turn off Earth before the next one."), "CQ-4.3"
    return Explanation(table.names[seat], text, (), rule)


def _trade(table: Seating, view: CatQuestView, seat: int) -> Explanation:
    return Explanation(_("Trade with {name}", name=table.names[seat]), TRADE, (), "CQ-4.5")


def _die(table: Seating, view: CatQuestView, die: int) -> Explanation:
    return Explanation(_("A die"), DICE, (("die", view.dice[die], die),), "CQ-4.1", THING_SHAPE)


BY_KIND: dict[str, Callable[..., Explanation | None]] = {
    **dict.fromkeys(("home", "name", "stock", "cost"), _home),
    **dict.fromkeys(("head", "plate"), _seat),
    "own": lambda table, view: None if view.seat is None else _seat(table, view, view.seat),
    "cat": _cat,
    "recruit": _waiting,
    "dog": _dog,
    "clip": _clip,
    "ship": _ship,
    "kinds": _kinds,
    "trade": _trade,
    "next": _next,
    "orbit": _orbit,
    "space": _space,
    "die": _die,
    "clock": _clock,
}
"""What depends on the position, by the first word of a piece's key; the numbers of the key follow table and view."""
