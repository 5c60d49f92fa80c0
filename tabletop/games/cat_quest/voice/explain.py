"""What every piece on Cat Quest's table says when it is looked at."""

from tabletop.base.words import _, counted
from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.board import LENGTHS, ORBIT, place_words
from tabletop.games.cat_quest.rules.content import CAT_NAMES, DOG_ELEMENT, EARTH, ELEMENT_NAMES, HOME_NAMES, MARS, SUN
from tabletop.games.cat_quest.rules.view import CatQuestView, must_leave, rested, so_far
from tabletop.games.cat_quest.voice.pictures import dog_card
from tabletop.games.cat_quest.voice.words import beaten_by, beats, crew_names, dog_name
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Explanation, Picture

CARD_SHAPE = (200, 260)
THING_SHAPE = (140, 140)


def explain(table: Seating, view: CatQuestView, key: str) -> Explanation | None:
    """Title, text and rule of a piece; the first sentences are what a pointer that rests on it is told."""
    kind, _colon, rest = key.partition(":")
    match kind:
        case "home" | "name" | "stock" | "cost":
            return _home(view, int(rest))
        case "head" | "plate":
            return _seat(view, int(rest), table.names[int(rest)])
        case "own":
            return None if view.seat is None else _seat(view, view.seat, table.names[view.seat])
        case "cat":
            return _cat(view, *map(int, rest.split(":")))
        case "recruit":
            return _waiting(view)
        case "dog" | "clip" if int(rest) >= len(view.row):
            return None  # it has left the row meanwhile
        case "clip" if view.row[int(rest)] != HIDDEN:
            element = DOG_ELEMENT[view.row[int(rest)]]
            title = _("What beats Dog {place}").format(place=int(rest) + 1)
            return Explanation(title, beaten_by(element), (("clasp", element),), "CQ-3.2", (136, 60))
        case "dog" | "clip":
            return _dog(view, int(rest))
        case "ship":
            return _ship(view, int(rest), table.names[int(rest)])
        case "kinds":
            return _kinds(view, int(rest), table.names[int(rest)])
        case "trade":
            return Explanation(_("Trade with {name}").format(name=table.names[int(rest)]), TRADE, (), "CQ-4.5")
        case "next":
            return _next(int(rest))
        case "orbit":
            return _orbit(int(rest))
        case "space":
            return _space(view, int(rest))
        case "die":
            die = ("die", view.dice[int(rest)], int(rest))
            return Explanation(_("A die"), DICE, (die,), "CQ-4.1", THING_SHAPE)
        case "clock":
            return _clock(view)
    return Explanation(*PLAIN[kind], THING_SHAPE) if kind in PLAIN else None


def tip(view: CatQuestView, key: str) -> str:
    """What beats a Dog: a line for the piece under the pointer."""
    kind, _colon, rest = key.partition(":")
    if kind == "dog" and int(rest) < len(view.row) and view.row[int(rest)] != HIDDEN:
        return beaten_by(DOG_ELEMENT[view.row[int(rest)]])
    return ""


TRADE = _("You share a space, so cats may change ships if both agree. At most three offers in a turn, never on Earth.")
DICE = _("The sum of both dice is how many steps you may fly. The dark one is called the black die.")
HOLD = _("The cats that would change ships. Click a cat to put it in; Undo or a click on the last takes it out.")
PLAIN: dict[str, tuple[str, str, tuple[Picture, ...], str]] = {
    "zoom": (_("Come nearer"), _("The wheel or + and - zoom; drag the sky to move about."),
             (("art", "icons/search"),), "CQ-1.1"),
    "tray": (_("The dice"), DICE, (("thing", "dice-tray"),), "CQ-4.1"),
    "stay": (_("Stay here"), _("You may stay where you are and recruit or trade here."), (), "CQ-4.1"),
    "berth": (_("A free berth"), _("Room for one more cat. There is never a second one of the same home."),
              (("thing", "berth"),), "CQ-4.4"),
    "pad": (_("Before the Dog"), _("The cat that answers this Dog stands here, once in a battle."),
            (("thing", "pad"),), "CQ-6.1"),
    "give": (_("To be given"), HOLD, (("thing", "berth"),), "CQ-4.5"),
    "ask": (_("To be got"), HOLD, (("thing", "berth"),), "CQ-4.5"),
    "battle": (_("Battle!"), _("Take on the Dogs one by one, for a whole turn. Beat them all and you win."), (),
               "CQ-4.2"),
    "roll": (_("Roll"), DICE, (), "CQ-4.1"),
    "end": (_("End turn"), _("Your turn is over. What you have not done now can wait."), (), "CQ-4.7"),
    "offer": (_("Offer it"), _("The other player says yes or no."), (), "CQ-4.6"),
    "cancel": (_("Withdraw"), _("The offer was never made and does not count. Talk again after something new."), (),
               "CQ-4.6"),
    "accept": (_("Accept"), _("The cats change ships; what they have used up stays used up."), (), "CQ-4.5"),
    "decline": (_("Decline"), _("Everybody keeps their cats. Other offers may follow."), (), "CQ-4.6"),
    "keep": (_("Keep it"), _("Plukitten's die counts as it lies: odd beats the Dog, even loses all."), (), "CQ-7.5"),
    "concede": (_("Give up"), _("The battle is lost, but the Dogs you beat count."), (), "CQ-6.4"),
}  # fmt: skip
"""What does not depend on the position, by the first word of a piece's key: title, text, picture and rule."""


# -- cats and Dogs -----------------------------------------------------------------------------------------


def _cat(view: CatQuestView, seat: int, cat: int) -> Explanation:
    element, kinds = ELEMENT_NAMES[content.CAT_ELEMENT[cat]], beats(cat)
    text, rule = _("{element} cat: beats {kinds} Dogs.").format(element=element, kinds=kinds), "CQ-3.1"
    if cat in content.ABILITY_NAMES:
        more = _("{ability}: {text}").format(ability=content.ABILITY_NAMES[cat], text=content.ABILITY_TEXTS[cat])
        text, rule = f"{text} {more}", f"CQ-7.{cat - MARS}"
        if seat != model.NOBODY and view.spent[seat] >> cat & 1:
            text += "\n\n" + _("Its ability has been used up.")
        elif seat == view.turn and view.fresh >> cat & 1:  # CQ-7.6
            text += "\n\n" + _("Its ability waits for the next turn: it has just come aboard.")
    text += "\n\n" + _("Home: {home}.").format(home=HOME_NAMES[cat])
    return Explanation(CAT_NAMES[cat], text, (("cat", cat, 0),), rule, CARD_SHAPE)


def _waiting(view: CatQuestView) -> Explanation | None:
    """The cat of the home the ship is on."""
    home = model.home_on(view.planets, view.ships[view.turn])
    if home == model.NOBODY:
        return None
    seen = _cat(view, model.NOBODY, home)
    return seen._replace(title=_("{cat} would like to join you").format(cat=seen.title))


def _dog(view: CatQuestView, place: int) -> Explanation:
    title, dog, rule = _("Dog {place} of {count}"), "", "CQ-6.1"
    text = _("You do not know this Dog yet.")
    if view.row[place] != HIDDEN:
        title, dog, rule = _("Dog {place} of {count}: {dog}"), dog_name(view.row[place]), "CQ-3.2"
        text = beaten_by(DOG_ELEMENT[view.row[place]])
        if view.row_seen[place] != model.EVERYBODY:
            text += "\n\n" + _("Only those who looked know it.")
    text += "\n\n" + (
        counted("{count} more Dog is in the box.", "{count} more Dogs are in the box.", view.box)
        if view.box
        else _("The box is empty.")
    )
    title = title.format(place=place + 1, count=len(view.row), dog=dog)
    return Explanation(title, text, (dog_card(view, place),), rule, CARD_SHAPE)


# -- the board ---------------------------------------------------------------------------------------------


def _titled(home: int) -> str:
    return HOME_NAMES[home][0].upper() + HOME_NAMES[home][1:]


def _home(view: CatQuestView, home: int) -> Explanation:
    element = ELEMENT_NAMES[content.CAT_ELEMENT[home]]
    text = _("Home of the {cat} ({element}: beats {kinds} Dogs).").format(
        cat=CAT_NAMES[home], element=element, kinds=beats(home)
    )
    text += " "
    waiting = view.homes[home]
    text += (
        counted("{count} cat waits here.", "{count} cats wait here.", waiting) if waiting else _("Nobody waits here.")
    )
    if home in content.ABILITY_NAMES:
        ability, what = content.ABILITY_NAMES[home], content.ABILITY_TEXTS[home]
        text += "\n\n" + _("{ability}: {text}").format(ability=ability, text=what)
    if home == EARTH:
        text += "\n\n" + _("The Dogs hold the Earth. Begin a turn here to go to battle.")
    elif home != SUN:
        text += "\n\n" + _("The hollow ring shows where it will be next round.")
    return Explanation(_titled(home), text, (("cat", home, 0),), "CQ-4.4", CARD_SHAPE)


def _next(home: int) -> Explanation:
    text = _("{home} will be here in the next round. Ships that wait here are picked up.").format(home=HOME_NAMES[home])
    title = _("{home}, next round").format(home=_titled(home))
    return Explanation(title, text, (("thing", f"planet-{home}"),), "CQ-5.1", THING_SHAPE)


def _orbit(orbit: int) -> Explanation:
    step = _("Between the inner orbits a step costs 1, through the asteroid belt 3.")
    if orbit > MARS:
        step = _("Between the outer orbits a step costs 2, through the asteroid belt 3.")
    text = _("{count} spaces; along it a step costs 1.").format(count=LENGTHS[orbit]) + " " + step
    title = _("The orbit of {home}").format(home=HOME_NAMES[orbit])
    return Explanation(title, text, (("thing", f"planet-{orbit}"),), "CQ-1.3", THING_SHAPE)


def _space(view: CatQuestView, space: int) -> Explanation:
    """A plain space: where it is, and what waiting there is good for."""
    home = ORBIT[space]
    words = place_words(space, view.planets)
    text = _("A ship that waits here is picked up when {home} arrives.").format(home=HOME_NAMES[home])
    return Explanation(words[0].upper() + words[1:], text, (("thing", f"planet-{home}"),), "CQ-5.1", THING_SHAPE)


def _clock(view: CatQuestView) -> Explanation:
    """What ends the game, and how near it is."""
    left = view.limit - view.round
    alien = sum(view.homes) - view.homes[EARTH]
    if view.ending:
        text = _("The last alien cat has been recruited: this round is the last.")
    elif not left:
        text = _("This round is the last.")
    else:
        text = counted("{count} round is left after this one.", "{count} rounds are left after this one.", left)
        text += " " + counted(
            "The game ends sooner when the last alien cat is recruited: {count} waits.",
            "The game ends sooner when the last alien cat is recruited: {count} wait.", alien,
        )  # fmt: skip
    text += "\n\n" + _("Then the best single battle wins. If nobody ever beat a Dog, the Dogs keep the Earth.")
    return Explanation(_("The Dogs' clock"), text, (), "CQ-8.2")


# -- those who play ----------------------------------------------------------------------------------------


def _where(view: CatQuestView, seat: int) -> str:
    ship = view.ships[seat]
    where = place_words(ship, view.planets)
    if ship in view.planets:
        return _("On {space}.", space=where)
    return _("{space}.", space=where[0].upper() + where[1:])


def _ship(view: CatQuestView, seat: int, name: str) -> Explanation:
    crew = crew_names(view.crews[seat]) if view.crews[seat] else _("nobody")
    text = _where(view, seat) + " " + _("Crew: {cats}.").format(cats=crew)
    if ORBIT[view.ships[seat]] > MARS:
        text += "\n\n" + _("Out here a step to the next orbit costs 2.")
    title = _("Your ship") if seat == view.seat else _("The ship of {name}").format(name=name)
    return Explanation(title, text, (("ship", seat),), "CQ-1.3", (100, 130))


def _kinds(view: CatQuestView, seat: int, name: str) -> Explanation:
    """What the bright signs on a seat's strip mean."""
    beaten = [ELEMENT_NAMES[element] for element, cats in enumerate(content.BEATERS) if rested(view, seat) & cats]
    text = _("The bright signs are the Dogs this crew beats: {kinds}.")
    text = text.format(kinds=", ".join(beaten)) if beaten else _("Without cats no Dog is beaten.")
    mine = seat == view.seat
    title = _("What your cats beat") if mine else _("What the cats of {name} beat").format(name=name)
    return Explanation(title, text, (), "CQ-3.2")


def _seat(view: CatQuestView, seat: int, name: str) -> Explanation:
    crew, best = view.crews[seat], so_far(view).best[seat]
    text = _("Nobody is aboard.")
    if crew:
        text = counted("{count} cat that beats {kinds} of 5 kinds of Dogs.",
                       "{count} cats that beat {kinds} of 5 kinds of Dogs.", crew.bit_count(),
                       kinds=content.kinds(crew))  # fmt: skip
    text += " " + (
        counted("Best battle: {count} Dog.", "Best battle: {count} Dogs.", best) if best else _("No Dog beaten yet.")
    )
    if must_leave(view, seat):
        text += "\n\n" + _("Lost a battle: must end a turn off Earth before the next one.")
    return Explanation(name, text, (), "CQ-4.3" if must_leave(view, seat) else "CQ-6.2")
