"""Look for exercises in games of the bots, and prove those that there are.

    python scripts/make_exercises.py find cuzco-feld --seed 12 --save 12.jsonl
    python scripts/make_exercises.py check [GAME [EXERCISE…]]

`find` lets greedy bots play a game and searches their turns for the most that can be reached: points, what the log counts, or a measure
of the game. It prints the turns in which a greedy bot would not reach it, with the moves as they would be written into `exercises.toml`.
`check` searches every exercise in the same way: its goal must be the most that can be reached. Both are worth running with the compiled
engine. What is searched, and what is not in Cuzco (Kramer & Kiesling), is told in `exercise_search.py`.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from exercise_search import USUAL_WALKS, Search, TooMany, search_of

from qosqo.bots import make_bot
from qosqo.bots.contract import Budget, Known, known_in
from qosqo.core.exercises import Exercise, Goal, exercise_match, exercises_of
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.games import all_games, find_game
from qosqo.games.cuzco_kramer.names import NOT_YET

USUAL_NODES: Final = 60_000
FEWEST_MOVES: Final = 4
"""Of a position worth a question."""
LAST_POINTS: Final = 2
"""In Cuzco (Kramer & Kiesling) the last so many action points are searched."""
FEW_TRIPLES: Final = 8
"""When the end is near enough to ask for the final scoring."""
GOALS: Final = {
    "cuzco-feld": (
        Goal(0),
        Goal(0, measure="missions-met"),
        Goal(0, "advanced", "count"),
        Goal(0, "took-food", "count"),
        Goal(0, "placed-feather"),
    ),
    "cuzco-kramer": (Goal(0), Goal(0, measure="final-points")),
    "tawantinsuyu": (
        Goal(0),
        Goal(0, "has-tasks", "amount"),
        Goal(0, "climbed", "steps", highest=True),
        Goal(0, "does-task"),
        Goal(0, "built"),
    ),
}


@dataclass(frozen=True)
class Finding:
    """What a search of one position found."""

    best: int
    good_first: int
    """How many first moves still lead to the best."""
    moves: int
    searched: int
    greedy: int
    """How much the greedy bot reaches that plays the rest of the turn."""
    before: int
    """What a measure says before anything is done."""


def look(game: Game, search: Search) -> Finding:
    values = search.values(search.start)
    best = max(values.values(), default=0)
    good = sum(1 for value in values.values() if value == best)
    before = search.measure(search.start, search.seat) if search.measure is not None else 0
    return Finding(best, good, len(values), len(search.known), greedy_reaches(game, search), before)


def greedy_reaches(game: Game, search: Search) -> int:
    bot = make_bot("greedy", game, search.seat, 1)
    position, reached = search.real_start, 0
    while search.goes_on(position):
        position, brought, on = search.step(position, bot.choose(Known(game, position, search.seat), Budget()))
        reached = search.joined(reached, brought)
        if not on:
            break
    return reached


# Finding.


def find(game: Game, args: argparse.Namespace) -> None:
    match = Match.new(game, ["Sisa", "Amaru"], seed=args.seed)
    bots = [make_bot("greedy", game, seat, args.seed) for seat in range(2)]
    while not match.position.over():
        seat = match.position.to_act()
        if len(match.position.moves()) >= FEWEST_MOVES:
            for goal in goals_here(game, match):
                tell(game, match, goal, args)
        match.play(seat, bots[seat].choose(known_in(match), Budget()))
    if args.save is not None:
        match.save(args.save)


def goals_here(game: Game, match: Match) -> tuple[Goal, ...]:
    """What could be asked now: at the beginning of a turn; in Cuzco (Kramer & Kiesling) towards its end, where it can be searched."""
    goals = GOALS.get(game.id, (Goal(0),))
    if game.id != "cuzco-kramer":
        return goals if match.turn_began() == len(match.made) else ()
    position: Any = match.position
    if position.duty or (position.tokens[position.to_act()] and not position.token_spent):
        return ()
    if position.action_points == 1:
        return goals if position.triples <= FEW_TRIPLES else goals[:1]
    return (Goal(0),) if position.action_points == LAST_POINTS and position.last_turns == NOT_YET else ()


def tell(game: Game, match: Match, goal: Goal, args: argparse.Namespace) -> None:
    """A position as an exercise, if it is one."""
    search = search_of(game, match.position, goal, args.nodes, args.walks)
    try:
        found = look(game, search)
        hard = found.best > max(1, found.before) and found.good_first <= max(2, found.moves // 3)
        way = search.shortest(found.best) if hard and (args.all or found.greedy < found.best) else None
    except TooMany:
        return
    if way is None:
        return
    voice = match.narrator()
    print(f"\n# after {len(match.made)} moves, seat {search.seat}: {goal.event or goal.measure or 'points'} {found.best}; {said(found)}")
    for move in way:
        print(f"    {json.dumps(game.moves.named(move))}  # {voice.move(move, search.seat, search.seat)}", flush=True)


def said(found: Finding) -> str:
    greedy = f"greedy reaches {found.greedy}" if found.greedy < found.best else "greedy reaches it"
    return f"{found.good_first} of {found.moves} first moves lead there, {found.searched} positions, {greedy}"


# Checking.


def check(games: list[Game], args: argparse.Namespace) -> int:
    faults = 0
    for game in games:
        misses, proved = 0, 0
        wanted = [exercise for exercise in exercises_of(game) if not args.only or exercise.id in args.only]
        for exercise in wanted:
            found = checked(game, exercise, args)
            if found is None:
                print(f"{game.id} {exercise.id}: more than {args.nodes} positions, not proved", flush=True)
                continue
            wrong = found.best != exercise.goal.least
            faults += wrong
            proved += not wrong
            misses += found.greedy < found.best
            mislabelled = exercise.easy != (found.greedy >= found.best)
            faults += mislabelled
            told = f"goal {exercise.goal.least}, best {found.best}; {said(found)}{'; EASY IS WRONG' if mislabelled else ''}"
            print(f"{game.id} {exercise.id}: {'WRONG, ' if wrong else ''}{told}", flush=True)
        print(f"{game.id}: {len(wanted)} exercises, {proved} proved, greedy misses {misses}", flush=True)
    return 1 if faults else 0


def checked(game: Game, exercise: Exercise, args: argparse.Namespace) -> Finding | None:
    """What can be reached; where a generous search (see `exercise_search.py`) finds no more than the goal says, that is proof enough."""
    start = exercise_match(game, exercise).position
    for generous in (True, False) if game.id == "tawantinsuyu" else (False,):
        try:
            found = look(game, search_of(game, start, exercise.goal, args.nodes, args.walks, generous))
        except TooMany:
            continue
        if not generous or found.best <= exercise.goal.least:
            return found
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("find", "check"))
    parser.add_argument("game", nargs="?")
    parser.add_argument("only", nargs="*", help="check only these exercises")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=USUAL_NODES, help="give up on a position after so many others")
    parser.add_argument("--walks", type=int, default=USUAL_WALKS, help="free walks in a turn of Cuzco (Kramer & Kiesling)")
    parser.add_argument("--all", action="store_true", help="find also what a greedy bot reaches")
    parser.add_argument("--save", type=Path, help="where the record of the game goes")
    args = parser.parse_args()
    games = [find_game(args.game)] if args.game else [game for game in all_games().values() if exercises_of(game)]
    if args.what == "check":
        return check(games, args)
    for game in games:
        find(game, args)
    return 0


if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    raise SystemExit(main())
