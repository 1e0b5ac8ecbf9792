"""`qosqo benchmark`: the same games for everybody, and a row that tells how an agent did in them."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest

import qosqo as package
from qosqo.arena import protocol
from qosqo.arena.contest import play_games
from qosqo.arena.protocol import PROTOCOL, STAGES, Stage, contest_of, score
from qosqo.bots.contract import Budget, Known
from qosqo.bots.roster import make_bot
from qosqo.games import find_game
from tests.cli.conftest import qosqo as qosqo
from tests.cli.helpers import Command
from tests.tambo import GAME

TAMBO = "tests.tambo:GAME"
DECISIONS = 40
ITERATIONS = 20
FEW = (Stage(("random",), 4), Stage(("greedy", "greedy"), 2))
AGENT = """
from qosqo import Bot

class First(Bot):
    def __init__(self, game, seat, seed): pass
    def choose(self, known, budget): return known.moves()[0]
"""


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qosqo.cli.benchmark.STAGES", FEW)


def without_times(found: Any) -> Any:
    for each in found["scores"]:
        each["agent"].pop("seconds")
    return found


def test_whoever_changes_the_games_raises_the_number_of_the_set() -> None:
    """What is dealt from a seed is told by the version of the rules."""
    contests = [contest_of(GAME, "agent", stage) for stage in STAGES]
    said = [(contest.line_up, [(contest.deal(number), contest.seats(number)) for number in range(contest.games)]) for contest in contests]
    assert (PROTOCOL, hashlib.sha256(repr(said).encode()).hexdigest()[:12]) == (6, "4dfbd612c0a3")


@pytest.mark.parametrize(
    ("name", "played"), [("cuzco-feld", "63d7c0602c37"), ("cuzco-kramer", "a2052e2169f8"), ("tawantinsuyu", "2ed0e9f4591b")]
)
def test_whoever_changes_how_opponents_play_raises_the_number_of_the_set(name: str, played: str) -> None:
    """Their weights, or the components they play with: told by the first decisions of a game of two of them."""
    game = find_game(name)
    position = contest_of(game, "greedy", STAGES[2]).first_position(0)
    bots = [make_bot("greedy", game, 0, 1), make_bot("search", game, 1, 1)]
    moves: list[int] = []
    while len(moves) < DECISIONS:
        seat = position.to_act()
        moves.append(bots[seat].choose(Known(game, position, seat, len(moves), len(moves)), Budget(iterations=ITERATIONS)))
        position.apply(moves[-1])
    assert (PROTOCOL, hashlib.sha256(repr(moves).encode()).hexdigest()[:12]) == (6, played)


def test_every_deal_is_played_from_every_seat() -> None:
    contest = contest_of(GAME, "easy", FEW[1])
    results = play_games(contest, range(contest.games))
    assert len(results) == 6
    assert sorted((contest.deal(result.number), result.seats.index(protocol.AGENT)) for result in results) == [
        (protocol.FIRST_DEAL + deal, seat) for deal in range(2) for seat in range(3)
    ]


def test_an_agent_is_told_from_others_of_its_name() -> None:
    contest = contest_of(GAME, "greedy", FEW[1])
    results = play_games(contest, range(contest.games))
    found = score(contest, FEW[1], results)
    assert found.agent.played == 6
    own = [result.scores[result.seats.index(protocol.AGENT)] for result in results]
    assert found.agent.score.value == pytest.approx(sum(own) / 6)


@pytest.mark.usefixtures("few_games")
def test_a_row_tells_shares_of_wins_with_intervals_and_the_numbers_of_set_and_rules(qosqo: Command) -> None:
    outcome = qosqo("benchmark", TAMBO, "--agent", "greedy", "--jobs", "1")
    assert outcome.code == 0
    assert outcome.out.split("\n")[0].split() == ["agent", "1", "×", "random", "2", "×", "greedy"]
    assert outcome.out.split("\n")[1].startswith("greedy")
    assert outcome.out.count("[") == 4
    assert "14 games of tambo by rules 1 and set 6" in outcome.out


@pytest.mark.usefixtures("few_games")
def test_the_same_agent_gets_the_same_scores_and_programs_can_read_them(qosqo: Command) -> None:
    first, second = (without_times(qosqo("benchmark", TAMBO, "--agent", "easy", "--jobs", "1", "--json").json) for _ in range(2))
    assert first == second
    assert (first["version"], first["protocol"], first["game"], first["rules"]) == (package.__version__, 6, "tambo", 1)
    assert [each["stage"] for each in first["scores"]] == ["1 × random", "2 × greedy"]
    assert first["scores"][0]["agent"]["wins"]["low"] < first["scores"][0]["agent"]["wins"]["value"]


@pytest.mark.usefixtures("few_games")
def test_a_class_of_the_current_folder_is_tried_against_some_of_the_opponents(qosqo: Command) -> None:
    Path("my_agent.py").write_text(AGENT, encoding="utf-8")
    found = qosqo("benchmark", TAMBO, "--agent", "my_agent:First", "--stages", "2,2", "--jobs", "1", "--json").json
    assert [each["games"] for each in found["scores"]] == [6]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--agent", "gredy"], "Did you mean greedy?"),
        (["--agent", "nowhere:Agent"], "nowhere:Agent"),
        (["--agent", "program:does-not-exist"], "does-not-exist"),
        (["--agent", "greedy", "--budget", "soon"], "not a budget"),
        (["--agent", "greedy", "--stages", "5"], "from 1 to 4"),
    ],
)
def test_mistakes_are_told_in_one_line(qosqo: Command, words: list[str], complaint: str) -> None:
    outcome = qosqo("benchmark", TAMBO, "--jobs", "1", *words)
    assert outcome.code == 2
    assert complaint in outcome.err
    assert len(outcome.err.splitlines()) == 1
