"""What every bot promises, shown on Tambo."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from qosqo.bots import BOT_NAMES, CHARACTERS, STRENGTHS, STYLES, Budget, Known, UnknownBot, known_in, make_bot, seat_name
from qosqo.bots.play import play_out
from qosqo.bots.random_bot import RandomBot
from qosqo.bots.roster import SEAT_NAMES
from qosqo.core.chance import seeded
from qosqo.core.codec import encode
from qosqo.core.match import Match
from qosqo.core.position import Position
from qosqo.games import find_game
from tests.tambo import GAME

SMALL = Budget(iterations=30)


def first_position(seats: int, seed: int) -> Position:
    return GAME.new(seats, seed)


def positions_of_a_game(seats: int, seed: int) -> Iterator[Position]:
    """Every decision of a random game."""
    position = first_position(seats, seed)
    chance = seeded(seed + 100)
    while not position.over():
        yield position
        position = position.clone()
        position.apply(position.sample(chance))


@pytest.mark.parametrize("name", BOT_NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_finish_games_with_legal_moves(name: str, seats: int) -> None:
    position = first_position(seats, seed=5)
    decisions = play_out(GAME, position, [make_bot(name, GAME, seat, seed=1) for seat in range(seats)], SMALL)
    assert position.over()
    assert len(decisions) > seats


@pytest.mark.parametrize("name", BOT_NAMES)
def test_hidden_facts_change_no_choice(name: str) -> None:
    """The same seed chooses the same move on the true position and on any position with other hidden facts."""
    different = 0
    for number, position in enumerate(positions_of_a_game(seats=3, seed=8)):
        seat = position.to_act()
        other = position.clone()
        other.redeal(seat, seeded(number))
        different += encode(position) != encode(other)
        choices = [make_bot(name, GAME, seat, seed=number).choose(Known(GAME, truth, seat), SMALL) for truth in (position, other)]
        assert choices[0] == choices[1]
    assert different > 10


def test_knowledge_holds_no_hidden_fact() -> None:
    """Whatever a bot digs out of what it is given, it is the same for all hidden facts."""
    for position in positions_of_a_game(seats=2, seed=3):
        seat = position.to_act()
        other = position.clone()
        other.redeal(seat, seeded(1))
        here, there = Known(GAME, position, seat), Known(GAME, other, seat)
        assert here.view() == there.view()
        assert encode(here.imagine(seeded(7))) == encode(there.imagine(seeded(7)))
        assert {name: encode(value) for name, value in vars(here).items() if name != "game"} == {
            name: encode(value) for name, value in vars(there).items() if name != "game"
        }


def test_knowledge_is_for_the_seat_to_act() -> None:
    position = first_position(2, seed=1)
    with pytest.raises(ValueError, match="nothing to decide"):
        Known(GAME, position, 1 - position.to_act())


@pytest.mark.parametrize("name", BOT_NAMES)
def test_bots_answer_at_once_when_stopped(name: str) -> None:
    position = first_position(2, seed=2)
    budget = Budget(seconds=1e9, should_stop=lambda: True)
    assert make_bot(name, GAME, 0, seed=1).choose(Known(GAME, position, 0), budget) in position.moves()


@pytest.mark.parametrize("name", [name for name in BOT_NAMES if name != "random"])
def test_progress_runs_up_to_all(name: str) -> None:
    seen: list[float] = []
    make_bot(name, GAME, 0, seed=1).choose(Known(GAME, first_position(2, seed=2), 0), Budget(iterations=50, progress=seen.append))
    assert seen == sorted(seen)
    assert seen[-1] == pytest.approx(1)


def test_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownBot, match="deepblue"):
        make_bot("deepblue", GAME, 0, seed=1)


def test_bots_take_names_that_nobody_has() -> None:
    names = ["Amaru", "Sisa (hard)"]
    for _ in range(3 * len(SEAT_NAMES)):
        name = seat_name(names)
        assert name not in names
        names.append(name)
    assert seat_name([]) == "Sisa"
    assert seat_name(["Sisa (hard)", "Ana"]) == "Amaru"


def test_a_bots_name_tells_its_character() -> None:
    assert [seat_name([], bot) for bot in (*STRENGTHS, *STYLES)] == [names[0] for names in CHARACTERS.values()]
    assert seat_name(["Waman"], "hard") == "Amaru"
    assert seat_name(["Waman", "Amaru"], "hard") == "Waman 2"
    assert set(chain(*CHARACTERS.values())) >= set(SEAT_NAMES)
    assert seat_name([], "greedy") == "Sisa", "who is not among them takes any name"


class Watcher(RandomBot):
    """A bot that notes what it is told about the beginning of its turn."""

    def __init__(self, told: list[tuple[int, int, int]]) -> None:
        super().__init__(1)
        self.told = told

    def choose(self, known: Known, budget: Budget) -> int:
        self.told.append((known.seat, known.number, known.turn))
        return super().choose(known, budget)


def test_simulations_and_tables_agree_on_the_beginning_of_a_turn() -> None:
    told: list[tuple[int, int, int]] = []
    feld = find_game("cuzco-feld")
    match = Match.new(feld, ["Ana", "Ben"], seed=4)
    play_out(feld, match.position.clone(), [Watcher(told), Watcher(told)], Budget())
    bots = [RandomBot(1), RandomBot(1)]
    for seat, number, turn in told:
        known = known_in(match)
        assert (known.seat, known.number, known.turn) == (seat, number, turn)
        match.play(seat, bots[seat].choose(known, Budget()))
    assert match.position.over()
    assert len({turn for _, _, turn in told}) < len(told)


def test_turn_starts_where_somebody_else_decided_last() -> None:
    match = Match.new(GAME, ["Ana", "Ben"], seed=4)
    chance = seeded(1)
    while not match.position.over():
        known = known_in(match)
        assert known.number == len(match.made)
        assert all(made.seat == known.seat for made in match.made[known.turn :])
        assert known.turn == 0 or match.made[known.turn - 1].seat != known.seat
        match.play(known.seat, match.position.sample(chance))
