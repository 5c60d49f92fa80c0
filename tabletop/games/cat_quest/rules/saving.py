"""Positions as JSON and back, validated."""

from tabletop.base.words import _
from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.battle import answering, can_burn, can_gamble, can_shake
from tabletop.games.cat_quest.rules.board import FIRST, LENGTHS, SPACES
from tabletop.games.cat_quest.rules.content import DOGS, EARTH, HOMES, ROW
from tabletop.games.cat_quest.rules.model import EVERYBODY, CatQuestState
from tabletop.games.cat_quest.rules.trade import fits
from tabletop.kernel.events import NOBODY
from tabletop.kernel.game import Json
from tabletop.kernel.saving.reading import flag, many, need, number, plain, read, row

MOST_ROUNDS = 1000
SPENDABLE = 1 << content.SHAKER | 1 << content.LEVITATOR

_seat, _space, _crew = number(NOBODY, 3), number(-1, SPACES - 1), number(0, (1 << HOMES) - 1)
_dogs = many(number(0, DOGS - 1))
FIELDS = {
    "seats": number(2, 4), "clockwise": flag, "limit": number(1, MOST_ROUNDS), "first": number(0, 3),
    "round": number(1, MOST_ROUNDS), "place": number(0, 3), "phase": number(model.START, model.OVER),
    "planets": many(_space, HOMES), "ships": many(number(0, SPACES - 1)), "homes": many(number(0, 4), HOMES),
    "crews": many(_crew), "spent": many(_crew), "fresh": _crew, "recruited": _crew, "grounded": number(0, 15),
    "best": many(number(0, ROW)), "reached": many(number(0, 4 * (MOST_ROUNDS + 1))), "ending": flag, "winner": _seat,
    "row": _dogs, "box": _dogs, "removed": _dogs, "seen": many(number(0, EVERYBODY), DOGS),
    "dice": many(number(0, 6), 2), "offers": number(0, model.OFFERS), "withdrawn": number(0, 15),
    "partner": _seat, "given": _crew, "asked": _crew, "resume": number(model.START, model.MOVED), "at": number(0, ROW),
    "beaten": number(0, ROW), "fought": many(number(0, HOMES - 1)), "burnt": flag, "trail": row(_seat, _space, _space),
}  # fmt: skip
"""Fields of the state with their readers; `turn` follows from the round."""


def dump(s: CatQuestState) -> Json:
    return {name: plain(getattr(s, name)) for name in FIELDS}


def load(j: Json) -> CatQuestState:
    """The inverse of `dump`; raises SaveBroken for anything that is no position of this game."""
    s = CatQuestState.__new__(CatQuestState)
    for name, value in read(j, FIELDS, "Cat Quest").items():
        setattr(s, name, value)
    s.turn = model.whose_turn(s)
    check(s)
    return s


def pieces(s: CatQuestState) -> list[int]:
    """Every cat by its home, and every Dog after them."""
    cats = [cat for crew in s.crews for cat in content.cats_of(crew)]
    cats += [home for home, count in enumerate(s.homes) for _cat in range(count)]
    return [*cats, *(HOMES + dog for dog in (*s.row, *s.box, *s.removed))]


def check(s: CatQuestState) -> None:
    """Raise SaveBroken unless this is a position of the game."""
    for things in (s.ships, s.crews, s.spent, s.best, s.reached):
        need(len(things) == s.seats, _("Something is not there once for each player."))
    named = (s.first, s.place, s.winner, s.partner, s.trail[0])
    need(max(named) < s.seats and not (s.grounded | s.withdrawn) >> s.seats, _("Somebody is named who is not there."))
    need(s.round <= s.limit and max(s.reached) <= (s.round + 1) * s.seats, _("It is later than it can be."))
    cats = [home for home in range(HOMES) for _cat in range(s.seats if home == EARTH else s.seats - 1)]
    need(sorted(pieces(s)) == [*cats, *range(HOMES, HOMES + DOGS)], _("A piece is missing or there twice."))
    need(s.box == sorted(s.box) and not any(s.seen[dog] for dog in s.box), _("A Dog in the box is known."))
    need(len(s.row) <= ROW and (s.row or s.phase == model.OVER), _("The row of Dogs is too long or empty."))
    strangers = [seen for seen in s.seen if seen != EVERYBODY and seen >> s.seats]
    need(not strangers, _("A Dog is known to somebody who is not there."))
    for first, length, space in zip(FIRST, LENGTHS, s.planets, strict=True):
        need(first <= space < first + length, _("A planet has left its orbit."))
    need(len({end < 0 for end in s.trail}) == 1, _("The last flight does not fit together."))
    _check_turn(s)
    _check_battle(s)
    _check_offer(s)


def _check_turn(s: CatQuestState) -> None:
    used = [spent & ~(crew & SPENDABLE) for spent, crew in zip(s.spent, s.crews, strict=True)]
    need(not any(used), _("An ability was used by a cat that does not have it."))
    need(not s.fresh & ~s.crews[s.turn], _("A new cat is not aboard."))
    inside = s.resume if s.phase in model.PARLEY else s.phase
    rolled = [inside == model.ROLLED or s.phase == model.GAMBLED, inside == model.ROLLED]
    need([bool(die) for die in s.dice] == rolled, _("The dice do not fit the turn."))
    journey = inside <= model.MOVED
    need(journey or not (s.fresh or s.offers or s.withdrawn), _("Somebody came aboard or traded outside a journey."))
    need((journey and inside != model.START) or not s.recruited, _("Somebody recruited outside a journey."))


def _check_battle(s: CatQuestState) -> None:
    need(len(set(s.fought)) == len(s.fought), _("A cat fought twice in one battle."))
    if s.phase in model.BATTLE:
        here = s.at < len(s.row) and s.ships[s.turn] == s.planets[EARTH]
        need(here, _("A battle is fought where there is none."))
        shown = s.phase == model.READY or s.seen[s.row[s.at]] == EVERYBODY
        need(shown, _("A Dog is being fought that nobody has seen."))
        need(not s.used & ~s.crews[s.turn] and s.at <= s.beaten, _("The battle does not fit together."))
        choice = {model.READY: can_burn(s), model.FACING: answering(s) or can_gamble(s), model.GAMBLED: can_shake(s)}
        need(choice[s.phase], _("Nobody could do anything in this position."))
    elif s.phase == model.OVER and s.winner != NOBODY:
        need(s.at == len(s.row), _("A battle was won with a Dog left."))
    else:
        traces = s.at or s.beaten or s.fought or s.burnt
        need(not traces, _("There are traces of a battle outside a battle."))
        need(s.winner == NOBODY, _("Somebody has won and the game goes on."))


def _check_offer(s: CatQuestState) -> None:
    if s.phase not in model.PARLEY:
        left = s.partner != NOBODY or s.given or s.asked or s.resume
        need(not left, _("An offer is left over."))
        return
    met = s.partner not in (NOBODY, s.turn) and s.ships[s.partner] == s.ships[s.turn]
    need(met and not s.withdrawn >> s.partner & 1, _("An offer is made to nobody."))
    there = not (s.given & ~s.crews[s.turn] or s.asked & ~s.crews[s.partner])
    need(there, _("An offer holds a cat that is not there."))
    made = s.phase == model.OFFERING or (fits(s) and s.offers)
    need(made, _("An offer was made that may not be made."))
