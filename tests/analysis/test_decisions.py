"""Single decisions: what is found, and what it may depend on."""

from __future__ import annotations

import random
from pathlib import Path
from statistics import fmean

import pytest

import qosqo
from qosqo.analysis.decisions import Decision, analyse_decision, candidate_of, estimate, in_order, lead, losses, told_apart
from qosqo.analysis.decisions import Tried as Candidate
from qosqo.analysis.effort import QUICK
from qosqo.analysis.labels import BEST, BLUNDER, FINE, INACCURACY, MISTAKE, label_of
from qosqo.analysis.outlook import Expectation, Outlook, Stage
from qosqo.analysis.tasks import analyse
from qosqo.analysis.whole import Examiner
from qosqo.arena.statistics import Estimate, share
from qosqo.bots.evaluations import evaluation_of
from qosqo.core.chance import seeded
from qosqo.core.phrases import kind_of
from tests.analysis.games import LITTLE, SETTINGS, played
from tests.tambo import GAME
from tests.tambo.phrases import MOVE_GIVE

GOLDEN = Path(__file__).parent.parent / "golden"
MANY_MOVES = 40
"""More would take long without telling more."""
CASES = 2000
OUTLOOK = Outlook(evaluation_of(GAME), 2, [Stage(0, (3.0, 3.0), 4.0), Stage(100, (0.0, 0.0), 1.0)])


def test_hidden_cards_change_no_result() -> None:
    """Cards that the player cannot know are permuted: every figure stays the same."""
    match = played(["greedy", "greedy"], 5)
    for number in range(0, len(match.made), 3):
        before, after = match.position_at(number), match.position_at(number + 1)
        seat, move = before.to_act(), match.made[number].move
        found = [
            analyse_decision(position, number, move, after.imagine(seat, seeded(99 + other)), OUTLOOK, LITTLE, seed=7)
            for other, position in enumerate((before, before.imagine(seat, seeded(1)), before.imagine(seat, seeded(2))))
        ]
        assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("game", ["cuzco-feld", "cuzco-kramer", "tawantinsuyu"])
def test_hidden_cards_of_real_games_change_no_result(game: str) -> None:
    match = qosqo.replay(GOLDEN / "rules-2" / f"{game}-2-easy.jsonl")
    outlook = Outlook(evaluation_of(match.game), 1, [Stage(0, (0.0, 0.0), 10.0)])
    number = next(
        number for number in range(len(match.made) // 3, len(match.made)) if 1 < len(match.position_at(number).moves()) < MANY_MOVES
    )
    before, after = match.position_at(number), match.position_at(number + 1)
    seat, move = before.to_act(), match.made[number].move
    permuted = before.imagine(seat, seeded(1))
    assert permuted != before
    found = [
        analyse_decision(position, number, move, later, outlook, LITTLE, seed=7)
        for position, later in ((before, after), (permuted, after.imagine(seat, seeded(2))), (before, after))
    ]
    assert found[0] == found[1] == found[2]


def test_with_open_cards_they_may_change_it() -> None:
    match = played(["greedy", "greedy"], 5)
    differ = 0
    for number in range(len(match.made)):
        before, after = match.position_at(number), match.position_at(number + 1)
        worlds = [before, *(before.imagine(before.to_act(), seeded(other)) for other in range(5))]
        found = [
            analyse_decision(world, number, match.made[number].move, after, OUTLOOK, LITTLE, seed=7, open_cards=True).candidates
            for world in worlds
        ]
        differ += any(candidates != found[0] for candidates in found)
    assert differ


def test_the_move_played_is_among_the_candidates_and_the_best_is_first() -> None:
    for decision in analyse(played(["random", "random"], 2), SETTINGS).decisions:
        shares = [candidate.shares[decision.seat].value for candidate in decision.candidates]
        assert shares == sorted(shares, reverse=True)
        assert decision.own.move == decision.played
        assert all(sum(share.value for share in candidate.shares) == pytest.approx(1) for candidate in decision.candidates)


def test_who_had_no_choice_gave_nothing_away() -> None:
    """A single move is asked for where it spends something, as in Feld's game."""
    match = qosqo.replay(GOLDEN / "rules-2" / "cuzco-feld-2-easy.jsonl")
    number = next(number for number in range(len(match.made)) if len(match.position_at(number).moves()) == 1)
    examiner = Examiner(match, SETTINGS)
    decision = examiner.decision(number, examiner.outlook([Stage(0, (0.0, 0.0), 10.0)]))
    assert decision.forced
    assert decision.loss_share.value == decision.loss_points.value == 0
    assert set(decision.change.points) == {0.0}
    assert label_of(decision) == BEST


def test_giving_cards_away_is_found_to_cost_points() -> None:
    """R2.4: who gives a card to somebody else gives points to somebody else."""
    gifts: list[float] = []
    others: list[float] = []
    for seed in range(5):
        for decision in analyse(played(["random", "random"], seed), SETTINGS).decisions:
            if not decision.forced:
                (gifts if kind_of(decision.played) == MOVE_GIVE else others).append(decision.loss_points.value)
    assert fmean(gifts) > fmean(others)


def test_luck_is_told_only_where_something_came_up() -> None:
    match = played(["greedy", "greedy"], 8)
    for decision in analyse(match, SETTINGS).decisions:
        before, after = match.position_at(decision.number), match.position_at(decision.number + 1)
        assert (decision.luck is not None) == (after.revealed() != before.revealed())


def test_what_is_clearly_alike_needs_no_more_deals_unless_points_differ() -> None:
    best, other = Candidate(1), Candidate(2)
    for deal in range(8):
        share = deal / 10
        best.outcomes.append(Expectation((share, 0.0), (share, 1 - share)))
        other.outcomes.append(Expectation((share, 0.0), (share, 1 - share)))
    assert told_apart([best, other], best, 2, 0)
    other.outcomes[0] = Expectation((-9.0, 0.0), other.outcomes[0].shares)
    assert not told_apart([best, other], best, 2, 0)
    other.outcomes[0] = Expectation((0.0, 0.0), (0.1, 0.9))
    assert not told_apart([best, other], best, 2, 0)


def test_the_best_is_chosen_by_other_deals_than_those_that_compare() -> None:
    """Two moves that are equal but for luck in the rollouts: the one that was lucky in one half of the deals is no loss of the other."""
    lucky, other = Candidate(1), Candidate(2)
    for deal in range(8):
        up = 0.7 if deal % 2 == 0 else 0.3
        lucky.outcomes.append(Expectation((up, 1 - up), (up, 1 - up)))
        other.outcomes.append(Expectation((0.5, 0.5), (0.5, 0.5)))
    shares, leads = losses(other, [lucky, other], 0)
    assert fmean(shares) <= 0
    assert fmean(leads) <= 0


def test_candidates_are_told_in_their_order_also_where_one_is_next_to_hopeless() -> None:
    """A shift that would take single deals below nothing must not make what is left of them look better than what is ahead."""
    position = played(["greedy", "greedy"], 5).position_at(0)
    best, second, given_up = (Candidate(position.moves()[0]) for _ in range(3))
    for tried, won in ((best, (0.9, 0.9, 0.1, 0.1)), (second, (0.2, 0.2, 0.2, 0.2)), (given_up, (0.9, 0.0))):
        tried.outcomes.extend(Expectation((0.0, 0.0), (share, 1 - share)) for share in won)
    given_up.given_up_for = best
    found = [candidate_of(tried, shift, position, 0, OUTLOOK, seeded(1)) for tried, shift in in_order([given_up, second, best], 0)]
    shares = [candidate.shares[0] for candidate in found]
    assert [share.value for share in shares] == pytest.approx([0.5, 0.2, 0.05])
    assert all(0 <= share.low <= share.value <= share.high <= 1 for share in shares)


def test_who_was_given_up_stays_behind_whatever_deals_the_others_had() -> None:
    """A candidate that had only good deals is compared in these deals, not with what the others made of worse ones."""
    best, given_up = Candidate(1), Candidate(2)
    for won in (0.9, 0.9, 0.3, 0.3):
        best.outcomes.append(Expectation((10 * won, 5.0), (won, 1 - won)))
    for won in (0.8, 0.8):
        given_up.outcomes.append(Expectation((10 * won, 5.0), (won, 1 - won)))
    given_up.given_up_for = best
    (first, nothing), (second, shift) = in_order([given_up, best], 0)
    assert (first, second) == (best, given_up)
    assert nothing == Expectation((0.0, 0.0), (0.0, 0.0))
    assert shift.shares == pytest.approx((-0.3, 0.3))
    assert shift.points == pytest.approx((-3.0, 0.0))
    shares, _ = losses(best, [given_up, best], 0)
    assert fmean(shares) == 0


def test_an_interval_of_few_deals_holds_the_truth_as_often_as_one_of_many() -> None:
    chance = random.Random(5)
    for deals in (4, 8, 32):
        found = [estimate([chance.gauss(1.0, 3.0) for _ in range(deals)]) for _ in range(CASES)]
        held = share(sum(each.low <= 1.0 <= each.high for each in found), CASES)
        assert held.low <= 0.95 <= held.high


def test_a_lead_is_that_over_the_mean_of_the_others() -> None:
    assert lead((10.0, 4.0, 2.0), 0) == 7
    assert lead((10.0,), 0) == 10


@pytest.mark.parametrize(
    ("loss", "low", "label"),
    [(0.004, 0.001, BEST), (0.01, 0.005, FINE), (0.03, 0.01, INACCURACY), (0.06, 0.01, MISTAKE), (0.2, 0.1, BLUNDER), (0.2, -0.1, FINE)],
)
def test_labels(loss: float, low: float, label: str) -> None:
    whole = Examiner(played(["greedy", "greedy"], 1), SETTINGS).decision(0, OUTLOOK)
    others = tuple(each for each in whole.candidates if each.move != whole.played)
    nothing = Expectation((0.0, 0.0), (0.0, 0.0))
    decision = Decision(0, 0, whole.played, 9, (*others, whole.own), nothing, Estimate(loss, low, 2 * loss), Estimate(1.0, 0.0, 2.0))
    assert label_of(decision) == label


def test_more_effort_keeps_its_proportions() -> None:
    four = QUICK.times(4)
    assert four.most_deals == 4 * QUICK.most_deals
    assert four.iterations == 4 * QUICK.iterations
    assert QUICK.times(0.0001).most_deals >= 4
