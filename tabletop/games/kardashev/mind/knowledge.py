"""Knowledge of Kardashev for the search: choices worth a look, habits, and traits of positions."""

from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import ClassVar

from tabletop.games.kardashev.mind.instinct import impressions
from tabletop.games.kardashev.mind.measures import DISTANCE, LEVIES, PLANS, spends_no_more, supports, turns_left, wins
from tabletop.games.kardashev.rules import content, jobs
from tabletop.games.kardashev.rules.board import BOARDS, EVERYWHERE, NEXT, spaces, spread, within
from tabletop.games.kardashev.rules.content import ANY_KIND, COLONY_POINTS, MILITARY
from tabletop.games.kardashev.rules.harvest import blockaded
from tabletop.games.kardashev.rules.model import Action, KardashevState
from tabletop.games.kardashev.rules.moving import price
from tabletop.games.kardashev.rules.paying import spendable_energy
from tabletop.games.kardashev.rules.turn import END, HARVEST_NOW, colony_spaces
from tabletop.kernel.knowledge import Knowledge, read_weights
from tabletop.kernel.rng import Rng

WEIGHTS = Path(__file__).parents[1] / "weights.txt"
MOVES = 6
"""Moves of a fleet that are searched."""
FAR = 4
"""The most steps of a move that is searched."""
PLACES, BURIALS = 5, 2
"""Spaces to lay a tile on, and to destroy it on, that are searched."""
POINTS = 2.0
"""Points of an impression that make a nat of urge."""
DRONES = 1 << content.SALVAGE_DRONE | 1 << content.RAIDER_DRONE | 1 << content.DISRUPTOR_DRONE
_MOVING = ("move", "depot")
GATHERS = ("harvest", "rake", "compile")
SCORES = ("colony", "upgrade", "ark", "fleet", "fabricate", "research")


_TRAITS = """
    score score_late score_last income income_pairs income_energy stock pairs energy heap room room_rich sky pieces
    pieces_late fleets fleets_late home yard danger danger_all danger_moving moving moving_late out ark rake
    nanotubes fabricators militarization depot fuel far array shield terraform tax gathering income_ark income_rake
"""
_GAINS = """
    score score_late score_last income stock pairs room ark rake nanotubes heap fabricators depot militarization
    fuel far array shield terraform tax gathering
"""
_LOSSES = "danger danger_all out"
"""Traits whose weights are never negative, or never positive."""


class KardashevKnowledge(Knowledge[KardashevState, Action]):
    traits: ClassVar[tuple[str, ...]] = tuple(_TRAITS.split())
    signs: ClassVar[dict[str, int]] = {**dict.fromkeys(_GAINS.split(), 1), **dict.fromkeys(_LOSSES.split(), -1)}
    scale: ClassVar[float] = 5.0
    stakes: ClassVar[float] = 0.08
    weights = read_weights(WEIGHTS, traits) if WEIGHTS.exists() else ()

    def turn_key(self, s: KardashevState) -> Hashable:
        return (s.round, s.turn, s.over)

    def choices(self, s: KardashevState, legal: Sequence[Action]) -> dict[Hashable, Action]:
        """Without ending a turn too early and aimless moves; one raise of a bid; tiles where somebody will settle."""
        if len(legal) == 1:
            return {legal[0]: legal[0]}
        job = s.question
        if job.kind == jobs.TURN:
            return self._actions(s, job.seat, legal)
        if job.kind == jobs.BID:
            return {action: action for action in legal[:2]}
        if job.kind == jobs.PLACE:
            return self._places(s, job.seat, legal)
        if job.kind == jobs.STEER:
            return {action: action for action in legal[-1:]}
        return {action: action for action in legal}

    def _actions(self, s: KardashevState, seat: int, legal: Sequence[Action]) -> dict[Hashable, Action]:
        """The sensible actions, of each fleet the moves that look best."""
        found, moves = self._sensible(s, seat, legal)
        for actions in moves.values():
            if len(actions) > MOVES:
                looks = dict(zip(actions, impressions(s, seat, actions), strict=True))
                actions = sorted(actions, key=lambda action: -looks[action])[:MOVES]
            for action in actions:
                found[action] = action
        return found or {END: END}

    def _sensible(
        self, s: KardashevState, seat: int, legal: Sequence[Action]
    ) -> tuple[dict[Hashable, Action], dict[int, list[Action]]]:
        """The actions worth a look, and those moves of each fleet.

        No turn ends while research actions can compile (KD-4.8) or a harvest is left, which cost nothing; but nothing
        is gathered that can never be spent if there is something that scores.
        """
        late = spends_no_more(s, seat)
        found: dict[Hashable, Action] = {}
        moves: dict[int, list[Action]] = {}
        levels, tiles = s.colony_levels, s.tiles
        goals: int | None = None
        others = brave = 0
        for action in legal:
            verb = action.verb
            if verb in GATHERS and late:
                continue
            if verb == "end":
                if _may_end(s, legal, late):
                    found[END] = END
            elif verb in _MOVING:
                if goals is None:
                    goals = self._worth_going(s, seat)
                    others = s.of_others(seat)
                    brave = s.known[seat] & DRONES
                start, end = action.first, action.second
                if not goals >> end & 1 or DISTANCE[start][end] > FAR:
                    continue
                if not others >> end & 1 or brave or wins(s, seat, start, end, s.owner(end)):
                    moves.setdefault(start, []).append(action)
            elif verb == "upgrade" or (verb == "ark" and levels[action.first]):
                home = action.first == s.homes[seat]
                found[verb, levels[action.first], tiles[action.first], home] = action
            elif verb == "terraform":
                found[verb, levels[action.first], tiles[action.first], action.second] = action
            elif verb != "steer" and verb != "depot-steer":
                found[action] = action
        return found, moves

    def _worth_going(self, s: KardashevState, seat: int) -> int:
        """Where to fight, explore, settle, guard or tax; for the Warlord everywhere."""
        if s.roles[seat] == content.WARLORD and not s.warred:
            return EVERYWHERE
        mine, rivals, guns = s.colonies[seat], 0, 0
        for other in range(s.seats):
            if other != seat:
                rivals |= s.colonies[other]
                guns |= s.fleets[other]
        goals = rivals | guns | within(mine, 2) & ~s.explored | s.explored & ~within(mine, 1) | mine & within(guns, 2)
        if s.known[seat] & LEVIES:
            goals |= spread(rivals)
        if s.known[seat] >> content.HARVEST_ROVER & 1 or any(s.tiles[space] & MILITARY for space in spaces(mine)):
            goals |= mine
        return goals

    def _places(self, s: KardashevState, seat: int, legal: Sequence[Action]) -> dict[Hashable, Action]:
        """The spaces for a tile that look best."""
        looked = self._sensible_places(s, seat, legal)
        looks = dict(zip(looked, impressions(s, seat, looked), strict=True))
        ranked = sorted(looks, key=lambda action: -looks[action])
        kept = [action for action in ranked if action.verb == "place"][:PLACES]
        kept += [action for action in ranked if action.verb == "bury"][:BURIALS]
        return {action: action for action in kept}

    def _sensible_places(self, s: KardashevState, seat: int, legal: Sequence[Action]) -> list[Action]:
        """Spaces where the seat can settle a tile, or where to destroy it hurts others more."""
        near = spread(s.colonies[seat]) | s.fleets[seat] | spread(s.fleets[seat])
        rivals = 0
        for other in range(s.seats):
            if other != seat:
                rivals |= s.colonies[other]
        beside = spread(rivals)
        looked = [a for a in legal if (near if a.verb == "place" else beside & ~near) >> a.first & 1]
        buried = [a for a in legal if a.verb == "bury" and not near >> a.first & 1][:1]
        looked += buried or [a for a in legal if a.verb == "bury"]
        return list(legal) if len(looked) < 3 else looked

    def urges(self, s: KardashevState, seat: int, actions: Sequence[Action], rng: Rng) -> list[float]:
        return [look / POINTS for look in impressions(s, seat, actions)]

    def habit(self, s: KardashevState, seat: int, actions: Sequence[Action], rng: Rng) -> Action:
        if len(actions) == 1:
            return actions[0]
        looks = impressions(s, seat, actions)
        return actions[looks.index(max(looks))]

    def reflex(self, s: KardashevState, seat: int, legal: Sequence[Action], rng: Rng) -> Action:
        """The action that looks best, without ranking moves and spaces first as `choices` does."""
        if len(legal) == 1:
            return legal[0]
        kind = s.question.kind
        if kind == jobs.TURN:
            found, moves = self._sensible(s, seat, legal)
            actions = list(found.values())
            for some in moves.values():
                actions += some
            return self.habit(s, seat, actions or [END], rng)
        if kind == jobs.PLACE:
            looked = self._sensible_places(s, seat, legal)
            return self.habit(s, seat, sorted(looked, key=lambda action: action.verb == "bury"), rng)
        return self.habit(s, seat, list(self.choices(s, legal).values()), rng)

    def describe(self, s: KardashevState, seat: int) -> Sequence[float]:
        turns = turns_left(s, seat)
        part = min(PLANS, turns) / PLANS
        score = s.score(seat) / 10.0
        known = s.known[seat]
        food, matter, energy = s.resources[content.KINDS * seat : content.KINDS * seat + content.KINDS]
        income, pairs, power = self._income(s, seat)
        useful = min(food, 3) + min(matter, 3) + min(energy, 3)
        some = min(1.0, turns)
        room = colony_spaces(s, seat)
        rich = sum(1 for space in spaces(room) if s.tiles[space] & ANY_KIND)
        sky = within(s.colonies[seat], 2) & BOARDS[s.seats] & ~s.explored
        pieces = content.PIECES - s.colony_supply[seat]
        fleets = content.PIECES - s.fleet_supply[seat]
        worst, every = self._danger(s, seat)
        moving = s.turn == seat
        late = 1.0 / (1.0 + turns)
        yard = sum(1 for space in spaces(s.colonies[seat]) if s.tiles[space] & MILITARY)
        ark, rake = known >> content.INTERSTELLAR_ARK & 1, known >> content.MAGNETIC_RAKE & 1
        taxed = 0
        if known >> content.TAXATION & 1 or known >> content.BLOCKADE & 1:
            near = spread(s.fleets[seat])
            for other in range(s.seats):
                if other != seat:
                    taxed += (near & s.colonies[other]).bit_count()
        gathering = 0
        if known >> content.HARVEST_ROVER & 1:
            gathering = (s.fleets[seat] & s.colonies[seat]).bit_count()
        elif known >> content.ASTEROID_MINING & 1:
            gathering = (s.fleets[seat] & ~s.colonies[seat]).bit_count()
        return (
            score,
            score * late,
            score * (turns < 1.5),
            part * income / 8.0,
            part * pairs / 4.0,
            part * power / 4.0,
            some * useful / 6.0,
            some * min(food, matter, 4) / 3.0,
            some * min(energy, 3) / 3.0,
            some * max(0, food + matter + energy - useful) / 8.0,
            part * min(room.bit_count(), 5) / 4.0,
            part * min(rich, 5) / 4.0,
            part * min(sky.bit_count(), 10) / 10.0,
            pieces / 10.0,
            pieces * late / 5.0,
            part * fleets / 6.0,
            fleets * late / 3.0,
            part * (s.colonies[seat] >> max(0, s.homes[seat]) & 1),
            part * min(yard, 2) / 2.0,
            0.0 if moving else worst / 5.0,
            0.0 if moving else every / 10.0,
            worst / 5.0 if moving else 0.0,
            float(moving),
            moving * late,
            float(s.out >> seat & 1),
            part * ark,
            part * rake,
            part * (known >> content.NANOTUBE_POLYMERS & 1),
            part * (known >> content.FABRICATORS & 1),
            part * (known >> content.MILITARIZATION & 1),
            part * (known >> content.PROPELLANT_DEPOT & 1),
            part * (known >> content.FUEL_EFFICIENCY & 1),
            part * ((known >> content.BOOSTERS | known >> content.WARP_DRIVE | known >> content.DYSON_SPHERE) & 1),
            part * (known >> content.TARGETING_ARRAY & 1),
            part * (known >> content.SHIELD_GRID & 1),
            part * (known >> content.TERRAFORM & 1),
            part * min(taxed, 5) / 4.0,
            part * min(gathering, 4) / 4.0,
            part * ark * income / 8.0,
            part * rake * income / 8.0,
        )

    def _income(self, s: KardashevState, seat: int) -> tuple[float, float, float]:
        """What a harvest gives: resources, pairs of Food and Matter, Energy."""
        kinds = [0.0, 0.0, 0.0]
        arcology = s.known[seat] >> content.ARCOLOGY & 1
        tiles, levels = s.tiles, s.colony_levels
        for space in spaces(s.colonies[seat] & ~blockaded(s, seat)):
            tile = tiles[space] & ANY_KIND
            if tile:
                share = levels[space] * (1.0 if arcology else 1.1 / tile.bit_count())
                for kind in spaces(tile):
                    kinds[kind] += share
        return sum(kinds), min(kinds[0], kinds[1]), kinds[2]

    def _danger(self, s: KardashevState, seat: int) -> tuple[float, float]:
        """The points of the largest colony under threat, and of all of them."""
        worst = every = 0.0
        mine = s.colonies[seat] | s.fleets[seat]
        shield = s.known[seat] >> content.SHIELD_GRID & 1
        seen = 0
        for other in range(s.seats):
            if other == seat or not s.fleets[other]:
                continue
            known = s.known[other]
            energy = spendable_energy(s, other) + 1
            for fleet in spaces(s.fleets[other]):
                level = s.fleet_levels[fleet]
                reach = 1
                while reach < 4 and price(level, reach + 1, known) <= energy:
                    reach += 1
                strong = level + (known >> content.TARGETING_ARRAY & 1)
                for space in spaces(within(1 << fleet, reach) & mine & ~seen):
                    firm = s.colony_levels[space] + s.fleet_levels[space] + shield
                    attack = strong + (supports(s, other, space, 1 << fleet, energy) if NEXT[space] else 0)
                    if attack > firm and attack > firm + supports(s, seat, space, 1 << space, energy):
                        seen |= 1 << space
                        points = COLONY_POINTS[s.colony_levels[space]] + 0.5 * s.fleet_levels[space]
                        every += points
                        worst = max(worst, points)
        return worst, every


def _may_end(s: KardashevState, legal: Sequence[Action], late: bool) -> bool:
    """Whether ending the turn wastes nothing: no action that scores if `late`, otherwise no free gathering."""
    if late:
        return not any(action.verb in SCORES for action in legal)
    return not s.research and not (s.base and HARVEST_NOW in legal)
