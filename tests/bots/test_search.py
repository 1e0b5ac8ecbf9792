"""The tree search and the sharing out of time, shown on Tambo."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from qosqo.bots import Budget, Known
from qosqo.bots.evaluation import even_choice, scores_evaluation, softmax
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.search import SearchBot
from qosqo.bots.tree import Node, Tree, node, others, tree
from qosqo.core.chance import seeded
from qosqo.core.game import Game
from qosqo.core.phrases import kind_of, pack
from qosqo.core.position import Position
from qosqo.games import all_games
from tests.bots.test_bots import first_position
from tests.tambo import GAME


def grown_tree(iterations: int) -> tuple[Tree, Known]:
    known = Known(GAME, first_position(3, seed=6), 0)
    result = tree(0, scores_evaluation(5.0), seeded(1), known.revealed)
    world = known.imagine(seeded(2))
    for _ in range(iterations):
        result.iterate(world)
    return result, known


def test_every_iteration_visits_the_root_once() -> None:
    thoughts, known = grown_tree(40)
    assert thoughts.root.visits == 40
    assert sum(child.visits for child in thoughts.root.children) == 40
    assert {child.move for child in thoughts.root.children} <= set(known.moves())
    assert thoughts.best_move() in known.moves()


def test_children_belong_to_the_seat_that_moves() -> None:
    thoughts, _ = grown_tree(200)
    assert {child.seat for child in thoughts.root.children} == {0}
    below = {grandchild.seat for child in thoughts.root.children for grandchild in child.children}
    assert below <= {0, 1, 2}
    assert 1 in below


def test_shares_are_between_nothing_and_all() -> None:
    thoughts, _ = grown_tree(100)
    assert all(0 <= child.total <= float(child.visits) for child in thoughts.root.children)


def test_thinking_ends_when_no_other_move_can_become_the_most_visited() -> None:
    thoughts, _ = grown_tree(60)
    first, second = sorted((child.visits for child in thoughts.root.children), reverse=True)[:2]
    assert thoughts.decided(first - second - 1)
    assert not thoughts.decided(first - second)


def test_a_begun_turn_is_judged_at_its_end() -> None:
    """Of several random ends of the turn the best counts most; a turn that is over is judged as it is."""
    evaluation = scores_evaluation(5.0)
    position = first_position(2, seed=6)
    seat = position.to_act()
    mark = evaluation.turn_mark(position)
    ends = evaluation.foresee(position.clone(), mark, seat, seeded(1), 8)
    assert sum(ends) == pytest.approx(1)
    assert ends[seat] > evaluation.shares(position)[seat]
    assert evaluation.foresee(position, mark + 1, seat, seeded(1), 8) == evaluation.shares(position)


def test_stepping_down_keeps_the_subtree() -> None:
    thoughts, _ = grown_tree(100)
    best = next(child for child in thoughts.root.children if child.move == thoughts.best_move())
    best.children = [child for child in best.children if child.seat == 0] or [node(7, 0, 0.5)]
    assert not thoughts.step_down(best.move, [1, 2, 3])
    assert thoughts.step_down(best.move, best.legal or sorted(child.move for child in best.children))
    assert thoughts.root is best
    assert thoughts.root.visits > 10


class Checking(Tree):
    """A tree that makes sure that remembered moves are the legal ones."""

    remembered: int

    def remembers(self, here: Node, position: Position) -> bool:
        result = super().remembers(here, position)
        if result:
            other = position.clone()
            other.listed = None
            assert here.legal == other.moves()
            self.remembered += 1
        return result


@pytest.mark.interpreted_only
@pytest.mark.parametrize("game", [GAME, *all_games().values()], ids=lambda game: game.id)
def test_remembered_moves_are_the_legal_ones(game: Game) -> None:
    chance = seeded(9)
    thoughts = Checking()
    thoughts.remembered = 0
    for seed in range(2):
        seats = min(game.fewest_seats + seed, game.most_seats)
        position = game.new(seats, seed)
        decisions = 0
        while not position.over():
            if decisions % 25 == 7:
                known = Known(game, position, position.to_act())
                thoughts.root = node(0, known.seat, 0.0)
                thoughts.seat = known.seat
                thoughts.revealed = known.revealed
                thoughts.chance = chance
                thoughts.evaluation = evaluation_of(game)
                for _ in range(12):
                    thoughts.iterate(known.imagine(chance))
            position.apply(position.sample(chance))
            decisions += 1
    assert thoughts.remembered > 0


@dataclass
class Watched(SearchBot):
    """A searching bot whose spending is noted."""

    spent: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(scores_evaluation(5.0), seed=1, seconds=1.0)

    def think(self, thoughts: Tree, world: Position, budget: Budget, part: float) -> float:
        used = super().think(thoughts, world, budget, part)
        self.spent.append(used)
        return used


def test_decisions_of_a_turn_share_its_budget() -> None:
    """However many decisions a turn has, they cost about what the turn may cost, and a new turn starts afresh."""
    position = first_position(2, seed=6)
    bot = Watched()
    for number in range(6):
        bot.choose(Known(GAME, position, 0, number=number, turn=0), Budget(iterations=100))
    assert sum(bot.spent) <= 100 + len(bot.spent)
    assert bot.spent[0] > bot.spent[2] > 0
    bot.choose(Known(GAME, position, 0, number=10, turn=10), Budget(iterations=100))
    assert bot.spent[-1] > bot.spent[-2]


def test_even_choice_gives_every_kind_a_part() -> None:
    """Few moves of one kind are not drowned by thousands of another."""
    moves = [pack(0, card) for card in range(500)] + [pack(1)] + [pack(2, card) for card in range(30)]
    chosen = even_choice(moves, 40, seeded(1))
    assert chosen == sorted(set(chosen))
    assert set(chosen) <= set(moves)
    assert len(chosen) == 40
    kinds = [kind_of(move) for move in chosen]
    assert kinds.count(1) == 1
    assert kinds.count(2) >= 19
    assert even_choice(moves[:40], 40, seeded(1)) == moves[:40]


def test_others_are_the_moves_that_are_not_old() -> None:
    moves = [1, 4, 6, 9]
    assert others(moves, [9, 5, 4]) == [1, 6]
    assert moves == [1, 4, 6, 9]


def test_softmax_knows_no_overflow() -> None:
    shares = softmax([1000.0, 990.0, -1000.0], spread=10.0)
    assert abs(sum(shares) - 1) < 1e-9
    assert shares[0] > shares[1] > shares[2] >= 0
