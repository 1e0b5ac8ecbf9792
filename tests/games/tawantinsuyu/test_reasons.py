"""Reasons are true: whatever is asked for and refused in random games, the stated obstacle is there, and without it the move is legal or
something else is in its way."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from qosqo.core.chance import Chance, seeded
from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu import GAME, names
from qosqo.games.tawantinsuyu import phrases as p
from qosqo.games.tawantinsuyu.army_cards import add_armies_up, army_cards_left
from qosqo.games.tawantinsuyu.buildings import can_build
from qosqo.games.tawantinsuyu.conquest import soldiers_face_up, ways_to_conquer
from qosqo.games.tawantinsuyu.merchant import has_match
from qosqo.games.tawantinsuyu.payment import can_spare, gold_needed
from qosqo.games.tawantinsuyu.placing import food_cost
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.statues import statues_left
from qosqo.games.tawantinsuyu.tasks import Tasks
from tests.games.tawantinsuyu.helpers import DATA

ASKED_PER_KIND = 6
PLENTY = 60
GIFTS = 10
GAMES = 8


@dataclass(frozen=True)
class Asked:
    """A move that was refused, and how."""

    position: TawaPosition
    move: int
    said: Saying


def random_moves(chance: Chance) -> list[int]:
    """Moves of every kind with parts at random, as somebody might ask who does not know the rules."""
    result = []
    for number, kind in enumerate(GAME.moves.kinds):
        for _ in range(ASKED_PER_KIND):
            values = kind.values_at(chance.below(kind.size))
            result.append(pack(number, *values))
    return result


def asked_again(position: TawaPosition, move: int) -> Saying | None:
    """What is said to the move now; None if it is legal or nobody can say why not."""
    position.listed = None
    return position.stack[-1].refuse(position, move)


def rich(position: TawaPosition, seat: int) -> TawaPosition:
    """The same with plenty of everything."""
    other = position.clone()
    for resource in range(names.RESOURCES):
        other.resources[seat * names.RESOURCES + resource] += PLENTY
    return other


def is_lifted(position: TawaPosition, move: int, kind: int) -> bool:
    """Whether the reason is no longer given."""
    said = asked_again(position, move)
    return said is None or said.kind != kind


def check_payment(asked: Asked) -> None:
    seat = asked.said.seat
    gold, potato, corn, stone = asked.said.values[:4]
    food = asked.position.food_due if seat == asked.position.active else 0
    assert gold + potato + corn + stone > 0
    assert gold_needed(asked.position, seat, potato, corn, stone, gold, food) > asked.position.has(seat, names.GOLD)
    assert is_lifted(rich(asked.position, seat), asked.move, asked.said.kind)


def check_food(asked: Asked) -> None:
    seat, space = asked.said.seat, part_b(asked.move)
    with_card = kind_of(asked.move) == p.MOVE_PLACE
    role = GAME.moves.values(asked.move)[-1]
    assert asked.said.values[0] == food_cost(asked.position, seat, space, role)
    wealth = asked.position.has(seat, names.POTATO) + asked.position.has(seat, names.CORN) + asked.position.has(seat, names.GOLD)
    assert wealth - (0 if with_card else 1) < asked.said.values[0]
    assert asked.move in rich(asked.position, seat).stack[-1].moves(rich(asked.position, seat))


def check_place(asked: Asked) -> None:
    assert asked.position.hill[asked.said.values[0]] != names.EMPTY
    other = asked.position.clone()
    other.put_on_hill(asked.said.values[0], names.EMPTY)
    assert is_lifted(other, asked.move, asked.said.kind)


def check_symbol(asked: Asked) -> None:
    space, card = asked.said.values[:2]
    assert asked.position.data.space_god[space] != asked.position.data.card_god[card]


def check_gold(asked: Asked) -> None:
    assert asked.position.has(asked.said.seat, names.GOLD) == 0
    assert is_lifted(rich(asked.position, asked.said.seat), asked.move, asked.said.kind)


def check_worker(asked: Asked) -> None:
    assert asked.position.workers[(names.SUPPLY + asked.said.seat) * names.COLOURS + asked.said.values[0]] == 0


def check_card(asked: Asked) -> None:
    assert asked.said.values[0] not in asked.position.god_hands[asked.said.seat].cards


def check_role(asked: Asked) -> None:
    worker, role = asked.said.values[:2]
    assert worker != role
    assert not all(asked.position.owns(asked.said.seat, building) for building in (names.Z01, names.Z02, names.Z05))


def check_set(asked: Asked) -> None:
    step = asked.position.stack[-1]
    assert isinstance(step, Tasks)
    place = asked.position.data.space_icons[step.space].index(asked.said.values[0])
    assert step.used & (1 << place)


def check_steps_marker(asked: Asked) -> None:
    assert asked.position.steps_left(asked.said.seat) == 0


def check_steps_taken(asked: Asked) -> None:
    spot = asked.said.values[0] * 2 + asked.said.values[1]
    assert asked.position.steps[spot] >= 0
    other = rich(asked.position, asked.said.seat)
    other.steps = replaced(other.steps, spot, -1)
    assert is_lifted(other, asked.move, asked.said.kind)


def check_upper_steps(asked: Asked) -> None:
    assert asked.position.steps[asked.said.values[0] * 2] < 0
    other = rich(asked.position, asked.said.seat)
    other.steps = replaced(other.steps, asked.said.values[0] * 2, 1 - asked.said.seat if asked.said.seat < 2 else 0)
    assert is_lifted(other, asked.move, asked.said.kind)


def check_statue(asked: Asked) -> None:
    god, size = asked.said.values[:2]
    assert statues_left(asked.position, god, size) == 0 or size == names.LARGE


def check_pattern(asked: Asked) -> None:
    own = [tiles for tiles, owner in zip(asked.position.tapestries, asked.position.tapestry_owner, strict=True) if owner == asked.said.seat]
    patterns = asked.position.data.weaving_pattern
    assert patterns[asked.position.drawn[-1]] in [patterns[tile] for tile in own[asked.said.values[0]]]


def check_conquest_taken(asked: Asked) -> None:
    assert asked.position.conquests[asked.said.values[0]] >= 0


def check_soldiers(asked: Asked) -> None:
    seat, space = asked.said.seat, asked.said.values[0]
    assert not ways_to_conquer(asked.position, seat, space)
    assert (
        soldiers_face_up(asked.position, seat) <= asked.position.data.conquest_flip[space] + asked.position.data.conquest_discard[space] + 1
    )
    other = asked.position.clone()
    for army in range(len(asked.position.data.army_copies)):
        add_armies_up(other, seat, army, 10)
    assert is_lifted(other, asked.move, asked.said.kind)


def check_conquest_marker(asked: Asked) -> None:
    assert asked.position.markers_left(asked.said.seat) == 0


def check_same_action(asked: Asked) -> None:
    assert kind_of(asked.move) in (p.MOVE_MOVE_PRIEST, p.MOVE_PRAY, p.MOVE_TRAIN, p.MOVE_TAKE_NOMAD)


def check_nothing_there(asked: Asked) -> None:
    kind = kind_of(asked.move)
    if kind in (p.MOVE_PRAY, p.MOVE_DRAW_CARD):
        assert not asked.position.god_deck.cards
    elif kind == p.MOVE_TRAIN or (kind == p.MOVE_TASK and part_a(asked.move) == names.TRAINING_TASK):
        assert army_cards_left(asked.position) == 0
    elif kind == p.MOVE_TAKE_NOMAD:
        assert asked.position.workers[names.NOMADS * names.COLOURS + part_a(asked.move)] == 0
    elif kind == p.MOVE_TASK:
        assert (part_a(asked.move), len(asked.position.weavings.cards)) == (names.WEAVINGS_TASK, 0)
    else:
        raise AssertionError(f"kind {kind} is never refused like that")


def check_top(asked: Asked) -> None:
    assert asked.position.temple[asked.said.seat] == asked.position.data.temple_top


def check_no_match(asked: Asked) -> None:
    assert not has_match(asked.position, asked.said.seat)


def check_no_production(asked: Asked) -> None:
    assert not asked.position.face_up_production(asked.said.seat)


def check_no_building(asked: Asked) -> None:
    assert not can_build(asked.position, asked.said.seat)
    assert not asked.position.god_hands[asked.said.seat].cards or all(building < 0 for building in asked.position.market)
    if any(building >= 0 for building in asked.position.market):
        assert is_lifted(rich(asked.position, asked.said.seat), asked.move, asked.said.kind)


def check_exchanged_back(asked: Asked) -> None:
    assert asked.position.exchanged
    other = asked.position.clone()
    other.exchanged = 0
    assert is_lifted(other, asked.move, asked.said.kind)


def check_needed(asked: Asked) -> None:
    assert can_spare(asked.position, asked.said.seat), "what is owed can be paid now"
    assert is_lifted(rich(asked.position, asked.said.seat), asked.move, asked.said.kind)


def check_price_in_food(asked: Asked) -> None:
    seat = asked.said.seat
    assert (
        asked.position.has(seat, names.POTATO) + asked.position.has(seat, names.CORN) + asked.position.has(seat, names.GOLD)
        < asked.said.values[0]
    )
    assert is_lifted(rich(asked.position, seat), asked.move, asked.said.kind)


CHECKS = {
    p.REFUSAL_SPACE_TAKEN: check_place,
    p.REFUSAL_WRONG_SYMBOL: check_symbol,
    p.REFUSAL_TOO_LITTLE_FOOD: check_food,
    p.REFUSAL_NO_GOLD: check_gold,
    p.REFUSAL_CANNOT_PAY: check_payment,
    p.REFUSAL_USED_IN_SET: check_set,
    p.REFUSAL_NO_STEP_MARKER: check_steps_marker,
    p.REFUSAL_STEPS_TAKEN: check_steps_taken,
    p.REFUSAL_UPPER_STEPS_MISSING: check_upper_steps,
    p.REFUSAL_NO_SUCH_STATUE: check_statue,
    p.REFUSAL_PATTERN_TWICE: check_pattern,
    p.REFUSAL_CONQUEST_TAKEN: check_conquest_taken,
    p.REFUSAL_TOO_FEW_SOLDIERS: check_soldiers,
    p.REFUSAL_NO_CONQUEST_MARKER: check_conquest_marker,
    p.REFUSAL_SAME_ACTION_TWICE: check_same_action,
    p.REFUSAL_NOTHING_THERE: check_nothing_there,
    p.REFUSAL_TOP_OF_TEMPLE: check_top,
    p.REFUSAL_NO_SUCH_WORKER: check_worker,
    p.REFUSAL_NO_SUCH_CARD: check_card,
    p.REFUSAL_NO_SUCH_ROLE: check_role,
    p.REFUSAL_NO_MATCH: check_no_match,
    p.REFUSAL_NO_PRODUCTION: check_no_production,
    p.REFUSAL_NO_BUILDING: check_no_building,
    p.REFUSAL_EXCHANGED_BACK: check_exchanged_back,
    p.REFUSAL_NEEDED_FOR_PAYMENT: check_needed,
    p.REFUSAL_PRICE_IN_FOOD: check_price_in_food,
}
RARE = {
    p.REFUSAL_NO_STEP_MARKER,
    p.REFUSAL_NO_CONQUEST_MARKER,
    p.REFUSAL_TOP_OF_TEMPLE,
    p.REFUSAL_NEEDED_FOR_PAYMENT,
    p.REFUSAL_PRICE_IN_FOOD,
}
"""Reasons that random games hardly come to; tests of their rules show them."""


def reasons_in(seats: int, options: dict[str, str], seed: int) -> Counter[int]:
    """Play a random game, ask for moves of every kind and check every reason; returns how often each was given."""
    position = GAME.new(seats, seed, options, DATA)
    assert isinstance(position, TawaPosition)
    chance = seeded(seed)
    given: Counter[int] = Counter()
    while not position.over():
        if chance.below(3) == 0:
            step = position.stack[-1]
            for move in {*step.candidates(position), *random_moves(chance)}:
                if move in position.moves():
                    assert step.refuse(position, move) is None
                    continue
                said = step.refuse(position, move)
                if said is not None:
                    assert said.seat == position.to_act()
                    CHECKS[said.kind](Asked(position, move, said))
                    given[said.kind] += 1
        if chance.below(GIFTS) == 0:
            give_something(position, chance)
        position.apply(position.sample(chance))
    return given


def give_something(position: TawaPosition, chance: Chance) -> None:
    """Random players are poor: a few resources and a building for somebody make more happen."""
    seat = chance.below(position.seats)
    for resource in range(names.RESOURCES):
        position.resources[seat * names.RESOURCES + resource] += chance.below(4)
    building = (names.Z15, names.Z19)[chance.below(2)]
    if position.owner[building] < 0 and building in position.stacks[1].cards and seat != position.axomamma:
        position.stacks[1].remove(building)
        position.owner = replaced(position.owner, building, seat)
        position.face_up = replaced(position.face_up, building, True)
    position.listed = None


SETTINGS: tuple[tuple[int, dict[str, str]], ...] = ((2, {}), (4, {}), (2, {"opponent": "axomamma"}))


def test_reasons_are_true() -> None:
    """Costs, limits and places: what a refusal says is so, and is what is in the way."""
    given: Counter[int] = Counter()
    for seats, options in SETTINGS:
        for seed in range(GAMES):
            given += reasons_in(seats, options, seed)
    missing = set(CHECKS) - set(given) - RARE
    assert not missing, [GAME.refusals.kinds[kind].name for kind in missing]


def test_every_reason_is_checked() -> None:
    assert len(CHECKS) == len(GAME.refusals.kinds)
