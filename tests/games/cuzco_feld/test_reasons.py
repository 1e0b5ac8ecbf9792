"""Reasons are true: without the stated obstacle it is no longer heard of and, where it is a cost, a limit or a place, the move is legal."""

from __future__ import annotations

from typing import Any

import pytest

from qosqo.core.chance import Chance, seeded
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import Saying, pack, part_a
from qosqo.core.pile import EVERYBODY
from qosqo.core.position import Step
from qosqo.core.values import raised, replaced
from qosqo.games.cuzco_feld import GAME, phrases
from qosqo.games.cuzco_feld import names as n
from qosqo.games.cuzco_feld.components import NEIGHBOUR_TRAILS, NEIGHBOURS, VILLAGE_NEIGHBOURS
from qosqo.games.cuzco_feld.god_cards import MOMENT_OF, PHASES_OF, CardStep, effect_ends
from qosqo.games.cuzco_feld.headdress import Headdress, circlet_is_ready
from qosqo.games.cuzco_feld.missions import met, reached
from qosqo.games.cuzco_feld.movement import Movement, is_usable, moves_over_trails
from qosqo.games.cuzco_feld.palace import held_missions
from qosqo.games.cuzco_feld.placing_dice import DIE_SHIFT, SPACE_SHIFT, PlaceDie, space_of
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.tiles import TakeTile
from tests.games.cuzco_feld.helpers import (
    BOWL,
    CUZCO,
    EXCHANGE,
    FARM,
    HEADDRESS,
    POINTS,
    STONE,
    STUDY,
    TEMPLE,
    TOOLS,
    abilities,
    can,
    card,
    clear_tile,
    fill_circlet,
    flip_circlets,
    fresh,
    give_cards,
    give_food,
    give_offerings,
    give_tile,
    kinds,
    market,
    play,
    put_dice,
    put_priests,
    set_market,
    set_trail,
    stand,
    table,
    turn,
    why_not,
)

LEGAL_WITHOUT = {
    "trail-too-high",
    "tile-too-high",
    "circlet-too-high",
    "no-offering",
    "too-little-food",
    "no-offering-left",
    "priest-chosen",
}
"""Nothing else is in the way."""


def reason(position: FeldPosition, move: int) -> Saying | None:
    position.listed = None
    return position.stack[-1].refuse(position, move)


def name_of(refusal: Saying) -> str:
    return GAME.refusals.kinds[refusal.kind].name


def with_step(position: FeldPosition, step: Step[Any]) -> None:
    position.stack[-1] = step


def set_way(position: FeldPosition, here: int, there: int, trail: int) -> None:
    """Another trail between two places; an arm of the overlay is turned away."""
    if n.CUZCO in (here, there):
        village = there if here == n.CUZCO else here
        for overlay in range(n.INNER):
            if position.data.arms[(village - overlay + n.INNER) % n.INNER] == trail:
                position.overlay = overlay
                return
        raise AssertionError("there is no such arm")
    index = next(index for index in range(here * NEIGHBOURS, here * NEIGHBOURS + NEIGHBOURS) if VILLAGE_NEIGHBOURS[index] == there)
    position.trails = replaced(position.trails, NEIGHBOUR_TRAILS[index], trail)


def lowest_arm(position: FeldPosition, kind: int) -> int:
    return min(arm for arm in position.data.arms if arm & 1 == kind)


def remove_obstacle(position: FeldPosition, move: int, refusal: Saying) -> bool:
    """Take away what the reason names, checking what it says; False where only that can be checked."""
    seat = position.stack[-1].seat
    step = position.stack[-1]
    said = dict(zip([part.name for part in GAME.refusals.kinds[refusal.kind].parts], refusal.values, strict=True))
    name = name_of(refusal)
    if name == "die-too-high":
        space = space_of(position, said["action"])
        there = [placed >> DIE_SHIFT & 7 for placed in position.placed if placed >> SPACE_SHIFT == space]
        assert min(there) == said["lowest"] <= said["die"]
        position.placed = tuple(placed for placed in position.placed if placed >> SPACE_SHIFT != space)
    elif name == "no-trail":
        assert not moves_over_trails(position, seat, said["action"] - n.ACTION_STONE, said["die"])
        return False
    elif name == "no-tile":
        first = (said["action"] - n.ACTION_STUDY) * n.PIPS
        assert set(position.display[first : first + said["die"]]) == {n.EMPTY}
        return False
    elif name == "no-circlet":
        assert not any(circlet_is_ready(position, seat, circlet) for circlet in range(said["die"]))
        return False
    elif name == "no-empty-space":
        position.spaces = replaced(position.spaces, seat * n.SPACES, n.EMPTY)
    elif name == "no-priest":
        assert position.priests_in_temple(seat) == n.PRIESTS
        position.temple = replaced(position.temple, position.temple.index(seat), -1)
    elif name == "wrong-trail":
        assert isinstance(step, Movement)
        assert said["trail"] != step.trail
        set_way(position, position.chasquis[seat], said["place"], lowest_arm(position, step.trail))
    elif name == "trail-too-high":
        assert isinstance(step, Movement)
        assert not is_usable(said["pips"] * 2 + step.trail, step.trail, step.pips)
        with_step(position, Movement(seat, step.trail, said["pips"]))
    elif name == "tile-too-high":
        assert isinstance(step, TakeTile)
        assert said["pips"] > said["die"] == step.pips
        with_step(position, TakeTile(seat, step.colour, said["pips"]))
    elif name == "circlet-too-high":
        assert said["circlet"] > said["die"]
        with_step(position, Headdress(seat, said["circlet"]))
    elif name == "circlet-needs-feathers":
        for slot in (2 * said["circlet"] - 2, 2 * said["circlet"] - 1):
            position.feathers = replaced(position.feathers, seat * n.SLOTS + slot, 1)
    elif name == "circlet-activated":
        position.circlets = replaced(position.circlets, seat * n.CIRCLETS + said["circlet"] - 1, 0)
    elif name == "too-few-pips":
        assert position.pips == said["pips"] < said["cost"]
        position.pips = said["cost"]
    elif name == "card-not-in-hand":
        position.hands[seat].put(said["card"], EVERYBODY)
    elif name == "card-not-face-up":
        position.face_up = replaced(position.face_up, said["card"] // n.CARDS_OF_A_GOD, said["card"])
    elif name == "card-wrong-phase":
        assert not PHASES_OF[said["card"]] & 1 << position.phase
        return False
    elif name == "card-not-now":
        assert isinstance(step, CardStep)
        assert MOMENT_OF[said["card"]] == 1 << said["moment"]
        assert not MOMENT_OF[said["card"]] & step.moments()
        return False
    elif name == "card-used-already":
        position.barred = 0
    elif name == "no-offering":
        assert not position.offerings[seat]
        position.offerings = raised(position.offerings, seat, 1)
    elif name == "no-medal":
        position.medals = raised(position.medals, seat, 1)
    elif name == "too-little-food":
        assert position.food[seat] == said["food"] < said["cost"]
        position.food = replaced(position.food, seat, said["cost"] - 1)
        assert reason(position, move) is not None, "one less is not enough"
        position.food = replaced(position.food, seat, said["cost"])
    elif name == "mission-not-met":
        assert reached(position, seat, said["mission"]) == said["reached"] < said["need"] == position.data.mission_need[said["mission"]]
        return False
    elif name == "mission-met":
        assert any(met(position, seat, mission) for mission in held_missions(position, seat))
        return False
    elif name == "ability-used":
        position.uses = (1, 1)
    elif name == "same-ability":
        position.used = (0, 0)
    elif name in ("card-needs-the-closed-space", "move-a-die-first", "priest-chosen", "card-leads-to-a-village"):
        effect_ends(position, said["card"])
    elif name == "card-once":
        effect_ends(position, said["card"])
        position.extra = (0, 0)
    elif name == "other-die-changed":
        assert isinstance(step, PlaceDie)
        assert position.changed_die == said["die"]
        position.changed_die = 0
    elif name == "no-offering-left":
        position.offering_supply = 1
    elif name == "slot-filled":
        position.feathers = replaced(position.feathers, seat * n.SLOTS + said["slot"], 0)
    elif name == "slot-of-another-colour":
        assert position.slot_colour(seat, said["slot"]) == said["colour"] != part_a(move)
        return False
    elif name == "feather-of-another-colour":
        assert said["feather"] != part_a(move)
        return False
    else:
        assert name in ("ability-without-effect", "card-without-effect"), f"nobody checks {name}"
        return False
    return True


def check_reason(position: FeldPosition, move: int, seen: set[str]) -> None:
    refusal = reason(position, move)
    assert refusal is None or move not in position.moves()
    if refusal is None:
        return
    name = name_of(refusal)
    seen.add(name)
    freed = position.clone()
    if not remove_obstacle(freed, move, refusal):
        return
    after = reason(freed, move)
    assert after is None or (after.kind, after.values) != (refusal.kind, refusal.values), (
        f"{name} is still said of {GAME.moves.named(move)}"
    )
    if name in LEGAL_WITHOUT:
        assert move in freed.moves(), f"without {name} something else is in the way: {after and name_of(after)}"


def asked_for(position: FeldPosition, chance: Chance) -> list[int]:
    """What a person would look for, and anything that can be said, a few of each kind."""
    seat = position.stack[-1].seat
    result = position.stack[-1].candidates(position)
    for number in range(n.CARDS):
        result += [pack(phrases.MOVE_PLAY_CARD, number), pack(phrases.MOVE_USE_MEDAL, number)]
    for slot in range(n.SLOTS):
        result.append(pack(phrases.MOVE_PLACE_FEATHER, position.slot_colour(seat, slot) if slot % 3 else chance.below(4), slot))
    for number, kind in enumerate(GAME.moves.kinds):
        first = GAME.moves.offsets[number]
        result += [GAME.moves.move(first + chance.below(kind.size)) for _ in range(3)]
    return result


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reasons_are_true(seats: int) -> None:
    """Random positions of a game in which everybody has many cards and few offerings."""
    position = fresh(seats, pututus=True, seed=seats)
    chance = seeded(100 + seats)
    seen: set[str] = set()
    for printed in range(1, n.CARDS + 1):
        give_cards(position, printed % seats, printed)
    decisions = 0
    while not position.over():
        if decisions % 2 == 0:
            for move in asked_for(position, chance):
                check_reason(position, move, seen)
        position.listed = None
        position.apply(position.sample(chance))
        decisions += 1
    assert seen >= {
        *("die-too-high", "card-not-in-hand", "card-not-face-up", "card-wrong-phase", "card-not-now", "no-offering", "no-medal"),
        *("card-without-effect", "mission-not-met", "ability-used", "slot-of-another-colour", "feather-of-another-colour"),
    }, f"never said: {sorted(set(GAME.refusals.numbers) - seen)}"


# Positions in which rare reasons are heard.


def heard(position: FeldPosition) -> set[str]:
    """The reasons of everything that could be asked for here, each of them true."""
    seen: set[str] = set()
    for move in asked_for(position, seeded(1)):
        check_reason(position, move, seen)
    return seen


def test_f3_12_after_card_14_the_way_to_cuzco_is_closed() -> None:
    position = table()
    stand(position, 0, 0)
    give_cards(position, 0, 14, 14)
    set_trail(position, 0, 1, n.STONE, 1)
    turn(position)
    play(position, "place-die", die=2, action=STONE)
    play(position, "play-card", **card(14))
    assert why_not(position, "move-to", place=CUZCO) == "card-leads-to-a-village"
    assert why_not(position, "play-card", **card(14)) == "card-once"
    assert heard(position) >= {"card-leads-to-a-village", "card-once"}


def test_f3_15_card_02_a_second_time_in_one_exchange() -> None:
    position = table()
    for value in (1, 2, 3):
        give_tile(position, 0, STUDY, 1, value, slid=True)
    give_cards(position, 0, 2, 2, 2)
    give_offerings(position, 0, 3)
    turn(position)
    play(position, "place-die", die=4, action=EXCHANGE)
    play(position, "play-card", **card(2))
    play(position, "slide-up", colour=0, value=1)
    play(position, "done")
    assert why_not(position, "play-card", **card(2)) == "card-once"
    assert "card-once" in heard(position)
    play(position, "done")
    turn(position)
    play(position, "place-die", die=2, action=EXCHANGE)
    assert can(position, "play-card", **card(2)), "another exchange is another event"


@pytest.mark.parametrize(("printed", "action"), [(13, EXCHANGE), (12, TEMPLE)])
def test_f3_15_no_card_works_twice_on_the_same_die(printed: int, action: int) -> None:
    position = table()
    put_priests(position, step4=1)
    give_cards(position, 0, 12, 12, 13, 13)
    give_offerings(position, 0, 4)
    turn(position)
    play(position, "place-die", die=4, action=action)
    position.in_effect |= 1 << printed - 1
    position.listed = None
    assert why_not(position, "play-card", **card(printed)) == "card-once"


def test_f3_15_card_01_a_second_time_for_the_same_uses() -> None:
    position = table()
    give_tile(position, 0, STUDY, 2)
    give_cards(position, 0, 1, 1)
    abilities(position)
    play(position, "play-card", **card(1))
    assert why_not(position, "play-card", **card(1)) == "card-once"


def test_f3_15_card_07_a_second_time_for_the_same_die() -> None:
    position = table()
    put_dice(position, TEMPLE, 1)
    put_dice(position, EXCHANGE, 1)
    put_dice(position, STONE, 1)
    give_cards(position, 0, 6, 7, 7)
    give_offerings(position, 0, 3)
    turn(position)
    play(position, "play-card", **card(7))
    assert why_not(position, "play-card", **card(7)) == "card-once"
    assert why_not(position, "play-card", **card(6)) == "card-needs-the-closed-space"
    assert why_not(position, "place-die", die=2, action=POINTS) == "card-needs-the-closed-space"
    assert heard(position) >= {"card-once", "card-needs-the-closed-space"}


def test_f3_5_while_a_die_is_to_be_moved_nothing_else_is_played() -> None:
    position = table()
    put_dice(position, TEMPLE, 1)
    give_cards(position, 0, 6, 6, 7)
    give_offerings(position, 0, 3)
    turn(position)
    play(position, "play-card", **card(6))
    assert why_not(position, "play-card", **card(6)) == "move-a-die-first"
    assert "move-a-die-first" in heard(position)


def test_f3_7_card_13_comes_before_card_12() -> None:
    """Card 12 was played for the priest on the die's step."""
    position = table()
    put_priests(position, step4=1, step6=2)
    give_cards(position, 0, 12, 13)
    turn(position)
    play(position, "place-die", die=4, action=TEMPLE)
    position.in_effect |= 1 << 11
    position.listed = None
    assert why_not(position, "play-card", **card(13)) == "priest-chosen"
    assert "priest-chosen" in heard(position)


def test_f2_12_an_activated_circlet_says_so() -> None:
    position = table()
    flip_circlets(position, 0, 1)
    fill_circlet(position, 0, 2)
    fill_circlet(position, 0, 3)
    fill_circlet(position, 0, 6)
    turn(position)
    play(position, "place-die", die=4, action=HEADDRESS)
    assert why_not(position, "flip-circlet", circlet=1) == "circlet-activated"
    assert why_not(position, "flip-circlet", circlet=4) == "circlet-needs-feathers"
    assert why_not(position, "flip-circlet", circlet=6) == "circlet-too-high"
    assert heard(position) >= {"circlet-activated", "circlet-needs-feathers", "circlet-too-high"}


def test_f3_15_card_11_asks_for_another_ability() -> None:
    position = table()
    give_tile(position, 0, STUDY, 2)
    give_tile(position, 0, STUDY, 10)
    give_cards(position, 0, 11)
    abilities(position)
    play(position, "play-card", **card(11))
    play(position, "use-ability", colour=0, ability=1, count=1)
    assert why_not(position, "use-ability", colour=0, ability=1, count=1) == "same-ability"
    assert "same-ability" in heard(position)


def test_f3_1_what_a_card_costs_is_the_last_obstacle() -> None:
    """Without an offering: a card of another moment says when, a card of this moment what it costs."""
    position = table()
    put_dice(position, TEMPLE, 1)
    give_cards(position, 0, 2, 6)
    give_offerings(position, 0, 0)
    turn(position)
    assert why_not(position, "play-card", **card(2)) == "card-not-now"
    assert why_not(position, "play-card", **card(6)) == "no-offering"
    assert heard(position) >= {"card-not-now", "no-offering"}


def test_f1_4_an_empty_supply_says_so() -> None:
    position = table()
    turn(position)
    play(position, "place-die", die=4, action=EXCHANGE)
    position.offerings = replaced(position.offerings, 0, position.offerings[0] + position.offering_supply)
    position.offering_supply = 0
    position.listed = None
    assert "take-offering" not in kinds(position)
    assert why_not(position, "take-offering") == "no-offering-left"
    assert "no-offering-left" in heard(position)


def test_f2_3_no_priest_no_tile_no_space() -> None:
    position = table()
    put_priests(position, step1=0, step2=0, step3=0, step4=0)
    for pips in (1, 2):
        clear_tile(position, STUDY, pips)
    turn(position)
    assert heard(position) >= {"no-priest", "no-tile"}
    position.spaces = tuple(n.QUIPU if content == n.EMPTY else content for content in position.spaces)
    assert "no-empty-space" in heard(position)


def test_f2_10_one_pip_is_told_in_the_singular() -> None:
    position = table()
    turn(position)
    play(position, "place-die", die=4, action=EXCHANGE)
    position.pips = 1
    refusal = reason(position, pack(phrases.MOVE_TAKE_OFFERING))
    assert refusal is not None
    assert Narrator(GAME, "en").refusal(refusal) == "F2.10: this costs 2 pips; there is 1 left."
    assert Narrator(GAME, "nl").refusal(refusal) == "F2.10: dit kost 2 ogen; er is er nog 1."
    assert "too-few-pips" in heard(position)


def test_f2_4_a_trail_of_the_other_kind_or_with_more_pips() -> None:
    position = table()
    stand(position, 0, 6)
    for there, kind, pips in ((0, n.STONE, 2), (1, n.STONE, 5), (7, n.ROPE, 1), (11, n.STONE, 1)):
        set_trail(position, 6, there, kind, pips)
    turn(position)
    play(position, "place-die", die=4, action=STONE)
    assert why_not(position, "move-to", place=1) == "trail-too-high"
    assert why_not(position, "move-to", place=7) == "wrong-trail"
    assert heard(position) >= {"trail-too-high", "wrong-trail"}


def test_f5_3_food_is_counted_to_the_last_piece() -> None:
    position = table()
    set_market(position, BOWL, TOOLS)
    give_food(position, 0, 3)
    market(position)
    assert why_not(position, "buy", good=TOOLS) == "too-little-food"
    assert "too-little-food" in heard(position)


def test_f4_1_farm_abilities_have_their_own_reasons() -> None:
    position = table()
    give_tile(position, 0, FARM, 2)
    give_tile(position, 0, FARM, 10)
    give_tile(position, 0, STUDY, 2)
    abilities(position)
    play(position, "use-ability", colour=1, ability=1, count=1)
    assert why_not(position, "use-ability", colour=1, ability=9, count=1) == "ability-used"
    assert "ability-used" in heard(position)
