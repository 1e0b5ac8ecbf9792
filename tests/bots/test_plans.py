"""Plans: legal turns with reasons, from what the seat knows and nothing else."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from qosqo.bots import Budget, Known
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.plan_words import reasons, told_plan
from qosqo.bots.plans import MOST_PLANS, Plan, after_all, comes_to_light, plan_from, plans, without_idle_moves
from qosqo.core.chance import seeded
from qosqo.core.exercises import exercise_match, exercises_of
from qosqo.core.game import Game
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import pack
from qosqo.core.texts import LANGUAGES
from qosqo.games import all_games
from tests.tambo import GAME as TAMBO

FEW = Budget(iterations=60)


@pytest.mark.parametrize("game", [TAMBO, *all_games().values()], ids=lambda game: game.id)
def test_plans_are_legal_turns_and_hidden_facts_change_none(game: Game) -> None:
    position, chance = game.new(2, 3), seeded(3)
    for number in range(24):
        if position.over():
            break
        if number % 8 == 0:
            seat = position.to_act()
            other = position.clone()
            other.redeal(seat, seeded(number))
            found, again = (plans(Known(game, truth, seat), 5, FEW) for truth in (position, other))
            assert found == again
            assert 1 <= len(found) <= MOST_PLANS
            for plan in found:
                check_legal(game, position.clone(), seat, plan)
                assert plan_from(json.loads(json.dumps(asdict(plan)))) == plan
                for language in LANGUAGES:
                    told = told_plan(plan, seat, Narrator(game, language))
                    assert len(told.steps) == len(plan.moves)
                    assert told.reasons
        position.apply(position.sample(chance))


def check_legal(game: Game, position: object, seat: int, plan: Plan) -> None:
    world = Known(game, position, seat).imagine(seeded(1))  # type: ignore[arg-type]
    for move in plan.moves:
        assert world.to_act() == seat
        assert move in world.moves()
        world.apply(move)


def test_a_plan_goes_on_after_a_card_of_ones_own_was_shown() -> None:
    """T3.1: a god card that pays for a placement is shown to the others, but it is no news to the seat; a drawn card is."""
    game = all_games()["tawantinsuyu"]
    position = exercise_match(game, next(each for each in exercises_of(game) if each.id == "architect-three")).position
    place = game.moves.packed({"kind": "place", "worker": 0, "space": 24, "card": 18, "role": 0})
    assert not comes_to_light(position.clone(), 0, place)
    assert comes_to_light(position.clone(), 0, game.moves.packed({"kind": "train"}))


def test_what_adds_nothing_is_left_out_of_a_plan() -> None:
    """An extra-action token that pays for nothing stays in hand; what the plan needs stays in it."""
    game = all_games()["cuzco-kramer"]
    world = game.new(2, 3)
    seat, evaluation = world.to_act(), evaluation_of(game)
    terrain, token, end = world.moves()[0], pack(game.moves.number("token")), pack(game.moves.number("end-turn"))
    after = after_all([terrain, token, end], world, seat)
    assert after is not None
    moves, position = without_idle_moves([terrain, token, end], after, world, seat, evaluation)
    assert moves == [terrain, end]
    assert position.to_act() == after.to_act() != seat


def test_reasons_are_said_in_the_words_of_the_game() -> None:
    game = all_games()["cuzco-feld"]
    plan = Plan((0,), {9: 6.0}, {"missions": -3.2, "villages": 0.2, "cards": 1.4}, -4.0, {"dice": 2}, open=False)
    assert reasons(plan, Narrator(game, "en")) == [
        "Missions: 6 points",
        "a mission less in hand: −3",
        "god cards and offerings: +1",
        "costs the others: −4",
        "leaves 2 dice",
    ]
