"""Is a bonus of Cuzco (Feld) worth the trouble? A search that is made to want it plays one that is not.

    python benchmarks/forced.py --part tiles --factor 1 1.5 2 3 --games 40

For every factor the part of the evaluation counts so many times as much for one seat. Told are its wins, points, missions, tiles and
delivered quipus, and in how many games it got the bonus for twelve tiles and the one for missions. A factor of 1 tells what the bots do of
their own accord.
"""

from __future__ import annotations

import argparse
from statistics import fmean

from qosqo.arena.contest import BOT_STREAM
from qosqo.arena.statistics import mean
from qosqo.bots import Budget, make_bot
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.leaning import leaning
from qosqo.bots.play import play_out
from qosqo.bots.weights import parts_of
from qosqo.games import find_game
from qosqo.games.cuzco_feld.end_of_game import MISSIONS_FOR_THE_BONUS
from qosqo.games.cuzco_feld.names import EMPTY, QUIPU, SPACES
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.shortcuts import bits_in

GAME = "cuzco-feld"


def played(part: str, factor: float, own: int, seed: int, iterations: int) -> FeldPosition:
    """The end of a game in which one seat wants a part of its worth so many times as much."""
    game = find_game(GAME)
    position = game.new(2, seed)
    evaluation = evaluation_of(game)
    judging = [leaning(evaluation, {part: [factor]}, own) if seat == own and factor != 1.0 else evaluation for seat in range(2)]
    bots = [make_bot("search", game, seat, BOT_STREAM + seed, judging=judging[seat]) for seat in range(2)]
    play_out(game, position, bots, Budget(iterations=iterations))
    assert isinstance(position, FeldPosition)
    return position


def tiles_of(position: FeldPosition, seat: int) -> int:
    return sum(tile not in (EMPTY, QUIPU) for tile in position.spaces[seat * SPACES : seat * SPACES + SPACES])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", default="tiles", choices=parts_of(find_game(GAME)), help="of the evaluation")
    parser.add_argument("--factor", type=float, nargs="+", default=[1.0, 1.5, 2.0, 3.0])
    parser.add_argument("--iterations", type=int, default=100, help="per turn, on both sides")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=3000)
    given = parser.parse_args()
    if given.games < 2 or given.iterations < 1:
        parser.error("at least two games (a deal from both seats) and one iteration are needed")
    for factor in given.factor:
        ends = [(played(given.part, factor, game % 2, given.seed + game // 2, given.iterations), game % 2) for game in range(given.games)]
        wins = [1 / len(end.winners()) if own in end.winners() else 0.0 for end, own in ends]
        margins = [float(end.scores[own] - end.scores[1 - own]) for end, own in ends]
        lead = mean(margins)
        tiles = [tiles_of(end, own) for end, own in ends]
        missions = [end.completed[own] for end, own in ends]
        print(
            f"{given.part} × {factor:g}, {len(ends)} games: "
            f"{100 * fmean(wins):.0f} % wins, by {lead.value:+.1f} ± {lead.high - lead.value:.1f} points; "
            f"{fmean(end.scores[own] for end, own in ends):.0f} points, {fmean(missions):.2f} missions, {fmean(tiles):.2f} tiles, "
            f"{fmean(bits_in(end.delivered[own]) for end, own in ends):.2f} quipus; "
            f"twelve tiles in {sum(each >= SPACES for each in tiles)}, bonus for missions in "
            f"{sum(each >= MISSIONS_FOR_THE_BONUS for each in missions)} games",
            flush=True,
        )


if __name__ == "__main__":
    main()
