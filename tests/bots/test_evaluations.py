"""What every evaluation promises, and that bots know no secrets of any game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from qosqo.bots import Budget, Known, make_bot
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.search import SearchBot
from qosqo.core.chance import seeded
from qosqo.core.game import Game
from qosqo.core.phrases import kind_of, pack
from qosqo.core.position import Position
from qosqo.games import all_games
from qosqo.games.cuzco_kramer.names import NOT_YET, NOWHERE, TEMPLE, VILLAGE
from qosqo.games.cuzco_kramer.phrases import MOVE_END_TURN
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.tawantinsuyu.names import POTATO, SUPPLY
from qosqo.games.tawantinsuyu.phrases import (
    EVENT_BOUGHT_WORKER,
    EVENT_DISCARDED_ARMY,
    EVENT_LOST_TASKS,
    EVENT_TURN_BEGINS,
    MOVE_BUY_WORKER,
    MOVE_TASK,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from tests.tambo import GAME as TAMBO

GAMES = [TAMBO, *all_games().values()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def decisions_of(game: Game, seats: int, seed: int, every: int) -> Iterator[Position]:
    """Some decisions of a random game, and its end."""
    position = game.new(seats, seed)
    chance = seeded(seed + 50)
    number = 0
    while not position.over():
        if number % every == 0:
            yield position
        position.apply(position.sample(chance))
        number += 1
    yield position


@every_game
def test_shares_of_the_win_sum_to_one(game: Game) -> None:
    evaluation = evaluation_of(game)
    fewest, most = (decisions_of(game, seats, seed=1, every=10) for seats in (game.fewest_seats, game.most_seats))
    for position in chain(fewest, most):
        shares = evaluation.shares(position)
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0


@every_game
def test_points_are_worth_points(game: Game) -> None:
    evaluation = evaluation_of(game)
    for position in decisions_of(game, game.most_seats, seed=2, every=40):
        richer = position.clone()
        richer.scores[1] += 10
        assert evaluation.worths(richer)[1] == pytest.approx(evaluation.worths(position)[1] + 10)
        assert evaluation.shares(richer)[1] > evaluation.shares(position)[1]


@every_game
def test_the_parts_of_a_worth_are_all_of_it(game: Game) -> None:
    evaluation = evaluation_of(game)
    for position in decisions_of(game, game.most_seats, seed=4, every=7):
        worths = evaluation.worths(position)
        for seat in range(position.seats):
            parts = evaluation.parts(position, seat)
            assert sum(parts.values()) == pytest.approx(worths[seat])
            assert position.over() or set(evaluation.spent) <= set(parts)


@every_game
def test_in_the_end_only_the_result_counts(game: Game) -> None:
    *_, end = decisions_of(game, game.most_seats, seed=3, every=1000)
    evaluation = evaluation_of(game)
    assert evaluation.worths(end) == end.scores
    shares = evaluation.shares(end)
    assert {seat for seat in range(end.seats) if shares[seat] == max(shares)} == set(end.winners())


@every_game
@pytest.mark.parametrize("name", ["easy", "greedy", "search", "builder"])
def test_hidden_facts_change_no_choice_in_any_game(game: Game, name: str) -> None:
    for number, position in enumerate(decisions_of(game, game.fewest_seats, seed=4, every=45)):
        if position.over():
            break
        seat = position.to_act()
        other = position.clone()
        other.redeal(seat, seeded(number))
        budget = Budget(iterations=4)
        choices = [make_bot(name, game, seat, seed=number).choose(Known(game, truth, seat), budget) for truth in (position, other)]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("name", ["cuzco-kramer", "tawantinsuyu"])
def test_decisions_in_the_middle_of_somebody_elses_turn_take_less_thinking(name: str) -> None:
    game = all_games()[name]
    evaluation = evaluation_of(game)
    thinking = {True: 0, False: 0}
    for position in chain.from_iterable(decisions_of(game, 3, seed, every=1) for seed in range(8)):
        if position.over():
            continue
        aside = evaluation.aside(position)
        if not thinking[aside]:
            bot = SearchBot(evaluation, seed=1, seconds=1)
            bot.choose(Known(game, position, position.to_act()), Budget(iterations=40))
            assert bot.tree is not None
            thinking[aside] = bot.tree.root.visits
    assert 0 < thinking[True] < thinking[False] / 2


def test_alone_the_goal_counts_as_well_as_the_lead() -> None:
    """T8.39: ahead of Axomamma with fewer than 120 points is lost, too."""
    game = all_games()["tawantinsuyu"]
    options = game.complete_options({"opponent": "axomamma"})
    position = game.new(2, 5, options)
    evaluation = evaluation_of(game)
    position.stack.clear()
    shares = []
    for points, opponent in ((119, 60), (120, 60), (150, 160)):
        position.scores[:] = [points, opponent]
        shares.append(evaluation.shares(position)[0])
    assert shares[1] > 0.8 > 0.2 > max(shares[0], shares[2])


def test_alone_every_turn_has_its_own_time() -> None:
    """Nobody else decides, so the turns of the game itself tell when the thinking time begins anew."""
    game = all_games()["tawantinsuyu"]
    options = game.complete_options({"opponent": "axomamma"})
    evaluation = evaluation_of(game)
    position = game.new(2, 5, options)
    marks = set()
    chance = seeded(3)
    while not position.over():
        marks.add(evaluation.turn_mark(position))
        position.apply(position.sample(chance))
    assert len(marks) > 10


def test_in_a_game_that_goes_on_and_on_means_lose_their_worth() -> None:
    """So that a bot that plays alone buys the last workers one day, when Axomamma has nothing left to end the game with."""
    game = all_games()["tawantinsuyu"]
    options = game.complete_options({"opponent": "axomamma"})
    position = game.new(2, 5, options)
    assert isinstance(position, TawaPosition)
    evaluation = evaluation_of(game)

    def worth_of_potatoes(turns_each: int) -> float:
        position.turn = 2 * turns_each
        position.resources[POTATO] = 0
        without = evaluation.worths(position)[0]
        position.resources[POTATO] = 5
        return evaluation.worths(position)[0] - without

    assert worth_of_potatoes(20) == worth_of_potatoes(40) > worth_of_potatoes(45) > worth_of_potatoes(60) == 0


def test_a_placement_that_is_played_on_at_random_gives_nothing_away() -> None:
    """Otherwise every decision of a turn would make it look worse, and placing a worker, which has the most of them, worst of all."""
    game = all_games()["tawantinsuyu"]
    evaluation = evaluation_of(game)
    chance = seeded(4)
    seen = 0
    for position in chain.from_iterable(decisions_of(game, 2, seed, every=1) for seed in range(3)):
        if position.over() or kind_of(position.moves()[0]) != MOVE_TASK:
            continue
        assert isinstance(position, TawaPosition)
        end = position.clone()
        assert isinstance(end, TawaPosition)
        end.journal = []
        evaluation.play_on(end, evaluation.turn_mark(end), chance)
        happened = [event.kind for event in end.journal]
        turn = happened[: happened.index(EVENT_TURN_BEGINS)] if EVENT_TURN_BEGINS in happened else happened
        assert turn[0] != EVENT_LOST_TASKS
        assert EVENT_DISCARDED_ARMY not in turn
        if position.count_workers(SUPPLY + position.to_act()) >= 2:
            assert EVENT_BOUGHT_WORKER not in turn
        seen += 1
    assert seen > 10


def test_a_search_that_asks_for_more_moves_gets_no_worker_beyond_the_limit() -> None:
    """Asked again for what is left beside passing, the shortlist once gave all of it: searching bots threw half of the village away."""
    game = all_games()["tawantinsuyu"]
    evaluation = evaluation_of(game)
    seen = 0
    for position in chain.from_iterable(decisions_of(game, 2, seed, every=1) for seed in range(3)):
        assert isinstance(position, TawaPosition)
        if position.over() or kind_of(position.moves()[0]) != MOVE_BUY_WORKER or position.count_workers(SUPPLY + position.to_act()) < 2:
            continue
        moves = position.moves()
        assert MOVE_BUY_WORKER not in [kind_of(move) for move in evaluation.shortlist(position, moves, 8, seeded(1))]
        left = [move for move in moves if kind_of(move) == MOVE_BUY_WORKER]
        assert evaluation.shortlist(position, left, 8, seeded(1)) == []
        bot = SearchBot(evaluation, seed=1, seconds=1)
        assert kind_of(bot.choose(Known(game, position, position.to_act()), Budget(iterations=40))) != MOVE_BUY_WORKER
        seen += 1
    assert seen > 2


def kramer_positions(seats: int = 2) -> Iterator[KramerPosition]:
    """Decisions of random games of Cuzco (Kramer & Kiesling)."""
    for position in chain.from_iterable(decisions_of(all_games()["cuzco-kramer"], seats, seed, every=1) for seed in range(6)):
        assert isinstance(position, KramerPosition)
        yield position


def test_ending_a_turn_of_kramer_without_action_points_looks_neither_good_nor_bad() -> None:
    """Otherwise bots walk about with all Incas before they end a turn."""
    evaluation = evaluation_of(all_games()["cuzco-kramer"])
    end_turn = pack(MOVE_END_TURN)
    seen = 0
    for position in kramer_positions():
        if position.over() or position.action_points or position.rested or position.last_turns != NOT_YET or position.festival != NOWHERE:
            continue
        seat = position.to_act()
        after = position.clone()
        if end_turn not in after.moves():
            continue
        after.apply(end_turn)
        actions = [evaluation.parts(each, who)["actions"] for each in (position, after) for who in (seat, 1 - seat)]
        assert actions[0] - actions[1] == pytest.approx(actions[2] - actions[3])
        seen += 1
    assert seen > 5


def test_a_lead_in_a_city_of_kramer_is_worth_less_where_others_can_step_as_high_for_nothing() -> None:
    """K4.2: within a city Incas walk for nothing, so the hexes they could stand on count, too."""
    game = all_games()["cuzco-kramer"]
    evaluation = evaluation_of(game)
    position = game.new(2, 1)
    assert isinstance(position, KramerPosition)
    temple, *hexes = [40, *position.data.beside[40]][:5]
    for cell in (temple, *hexes):
        position.surface[cell] = VILLAGE
        position.group[cell] = temple
        position.height[cell] = 1
    position.surface[temple] = TEMPLE
    position.extent[temple] = 5
    position.temples, position.steps, position.discs = (temple,), (1,), (True,)
    position.height[hexes[0]] = 2
    for seat, cell in enumerate(hexes[:2]):
        position.inca[cell] = seat
        position.incas[seat] = [cell]

    def lead() -> float:
        cities = [evaluation.parts(position, seat)["cities"] for seat in range(2)]
        return cities[0] - cities[1]

    safe = lead()
    position.height[hexes[2]] = 2
    assert 0 < lead() < safe


@pytest.mark.parametrize("seats", [2, 4])
def test_what_was_found_on_a_board_of_kramer_holds_only_for_it(seats: int) -> None:
    """An evaluation that has seen all positions before says the same as one that has seen none."""
    game = all_games()["cuzco-kramer"]
    seen_all = evaluation_of(game)
    for number, position in enumerate(kramer_positions(seats)):
        copy = position.clone()
        if number % 5 == 0:
            assert seen_all.worths(copy) == evaluation_of(game).worths(copy)
