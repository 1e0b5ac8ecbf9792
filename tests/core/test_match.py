"""A match: legality with reasons, undo, looking back, forking."""

from __future__ import annotations

import json

import pytest

from qosqo.core.chance import SECRET
from qosqo.core.codec import encode, position_hash
from qosqo.core.game import BadSetup, DataError
from qosqo.core.match import Match, Player, Refused
from qosqo.core.narrator import Narrator
from qosqo.core.pile import SEAT_BIT, pile
from qosqo.core.record import read_record
from tests.core.helpers import NAMES, move, play_random, position_of, tambo_match
from tests.tambo import GAME


def with_hand(match: Match, cards: list[int], die: int) -> None:
    """Give the seat to act these cards and this die."""
    position = position_of(match)
    seat = position.to_act()
    position.hands[seat] = pile(cards, SEAT_BIT[seat])
    position.die = die
    position.listed = None


def test_an_illegal_move_is_refused_with_rule_and_sentence_and_changes_nothing() -> None:
    match = tambo_match()
    with_hand(match, [5], die=3)
    before = encode(match.position)
    with pytest.raises(Refused) as refused:
        match.play(0, move("play", card=5))
    assert refused.value.explain(Narrator(GAME, "en")) == "R2.1: Card 5 is higher than the die, a 3."
    assert refused.value.explain(Narrator(GAME, "de")) == "R2.1: Karte 5 ist höher als der Würfel, eine 3."
    assert encode(match.position) == before
    assert match.entries == []


def test_only_the_seat_to_act_may_move() -> None:
    match = tambo_match()
    with pytest.raises(Refused) as refused:
        match.play(1, match.position.moves()[0])
    assert refused.value.explain(Narrator(GAME, "nl", list(NAMES))) == "Ana is aan de beurt."


def test_nothing_is_played_after_the_end() -> None:
    match = play_random(tambo_match())
    with pytest.raises(Refused) as refused:
        match.play(0, move("draw"))
    assert refused.value.explain(Narrator(GAME, "en")) == "The game is over."


def test_a_move_that_belongs_elsewhere_is_just_not_possible_now() -> None:
    match = tambo_match()
    with pytest.raises(Refused) as refused:
        match.play(0, move("keep"))
    assert refused.value.explain(Narrator(GAME, "en")) == "That is not possible now."


def test_why_not_speaks_of_illegal_moves_only() -> None:
    match = tambo_match()
    with_hand(match, [2, 6], die=4)
    assert match.why_not(move("play", card=2)) is None
    reason = match.why_not(move("play", card=6))
    assert reason is not None
    assert Narrator(GAME, "en").refusal(reason).startswith("R2.1")
    assert [refused for refused, _ in match.refused_candidates()] == [move("play", card=6)]


def test_own_moves_can_be_taken_back_until_something_is_revealed() -> None:
    match = tambo_match()
    with_hand(match, [1, 2], die=4)
    match.play(0, move("give", card=1, to=2))
    assert match.free_undo(0) == 1, "the receiver has seen the card"
    match = tambo_match(names=("Ana", "Ben"))
    match.play(0, move("draw"))
    assert match.free_undo(0) == 1


def test_undo_returns_the_same_position_and_future() -> None:
    match = play_random(tambo_match(), moves=4)
    before = encode(match.position)
    seat = match.position.to_act()
    chosen = match.position.moves()[0]
    match.play(seat, chosen)
    after = encode(match.position)
    match.undo(seat, 4, [other for other in range(3) if other != seat])
    assert encode(match.position) == before
    match.play(seat, chosen)
    assert encode(match.position) == after


def test_secret_chance_cannot_be_drawn_anew_by_taking_back() -> None:
    match = play_random(Match.new(GAME, NAMES, seed=1, generator=SECRET), moves=4)
    seat, drawn = match.position.to_act(), move("draw")
    others = [other for other in range(3) if other != seat]
    outcomes = []
    for _ in range(3):
        outcomes.append(match.play(seat, drawn).chance)
        match.undo(seat, 4, others)
    assert outcomes[0]
    assert outcomes == [outcomes[0]] * 3


def test_taking_back_what_was_revealed_needs_everybody_and_is_recorded() -> None:
    match = tambo_match()
    match.play(0, move("draw"))
    with pytest.raises(Refused) as refused:
        match.undo(0, 0, agreed=[1])
    assert "all others must agree" in refused.value.explain(Narrator(GAME, "en"))
    match.undo(0, 0, agreed=[2, 1])
    assert len(match.made) == 0
    assert "undo" in match.record_text().splitlines()[2]


@pytest.mark.parametrize("to", [-1, 0, 5])
def test_there_must_be_something_to_undo(to: int) -> None:
    with pytest.raises(Refused, match="refused-nothing-to-undo"):
        tambo_match().undo(0, to)


def test_every_earlier_position_can_be_looked_at() -> None:
    match = tambo_match()
    hashes = [position_hash(match.position)]
    while not match.position.over():
        play_random(match, moves=1, seed=len(match.made))
        hashes.append(position_hash(match.position))
    assert [position_hash(match.position_at(number)) for number in range(len(hashes))] == hashes
    with pytest.raises(Refused, match="refused-no-such-move"):
        match.position_at(len(hashes))


def test_a_long_way_back_leads_to_the_same_positions_also_after_new_futures_and_undone_moves() -> None:
    match = Match.new(GAME, NAMES, seed=8, data_text="rounds = 50\ncopies = [60, 60, 60, 60, 60, 60]\n")
    hashes = [position_hash(match.position)]

    def play_on(moves: int) -> None:
        for _ in range(moves):
            play_random(match, moves=1, seed=len(match.made))
            hashes.append(position_hash(match.position))

    for seed in (5, 6, 7):
        play_on(21)
        match.reseed(seed)
        hashes[-1] = position_hash(match.position)
    match.undo(0, 26, list(range(1, len(NAMES))))
    assert position_hash(match.position) == hashes[26]
    del hashes[27:]
    play_on(30)
    assert [position_hash(match.position_at(number)) for number in range(len(hashes))] == hashes
    assert [position_hash(position) for position in match.positions()] == hashes


def test_a_fork_shares_the_past_and_has_its_own_future() -> None:
    match = play_random(tambo_match())
    fork = match.fork(6)
    assert encode(fork.position) == encode(match.position_at(6))
    other = match.fork(6, seed=99)
    assert position_hash(other.position) != position_hash(fork.position)
    assert other.position.view(0) == fork.position.view(0)
    again = play_random(other).fork(8)
    assert encode(again.position) == encode(other.position_at(8)), "a fork of a fork keeps the new chance"
    assert len(match.made) > 8, "the original is untouched"


def test_the_seed_is_unguessable_unless_given() -> None:
    seeds = {Match.new(GAME, NAMES).header.seed for _ in range(5)}
    assert len(seeds) == 5
    assert max(seeds) > 2**64


@pytest.mark.parametrize(
    ("names", "options", "complaint"),
    [
        (("Ana",), {}, "2 to 4 players, not 1"),
        (NAMES, {"dekc": "sorted"}, "no option 'dekc'; there are: deck"),
        (NAMES, {"deck": "stacked"}, "'stacked' is not one of shuffled, sorted"),
    ],
)
def test_a_wrong_set_up_is_refused(names: tuple[str, ...], options: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        Match.new(GAME, names, options)


def test_other_component_data_can_be_played_with_and_wrong_ones_are_refused() -> None:
    match = Match.new(GAME, NAMES, seed=1, data_text="rounds = 1\ncopies = [3, 3, 3, 3, 3, 3]\n")
    assert len(play_random(match).made) <= 6
    assert match.header.data_text is not None
    with pytest.raises(DataError, match="copies: a list of 6 is needed, not of 1"):
        Match.new(GAME, NAMES, data_text="rounds = 1\ncopies = [3]\n")


# Who sits where.


def test_the_first_line_never_changes_and_the_record_says_who_came() -> None:
    match = tambo_match()
    first = match.record_text().splitlines()[0]
    play_random(match, moves=2)
    match.sit(1, "Dora")
    match.sit(2, "Sisa", "hard")
    match.sit(2, "Sisa", "hard")
    play_random(match, moves=1)
    assert match.names == ["Ana", "Dora", "Sisa"]
    assert match.record_text().splitlines()[0] == first
    again = Match.from_record(read_record(match.record_text()), GAME)
    assert again.players == [Player("Ana"), Player("Dora"), Player("Sisa", "hard")]
    assert again.record_text() == match.record_text()
    assert match.header.names == ["Ana", "Ben", "Cem"]


def test_taking_back_a_move_unseats_nobody() -> None:
    match = play_random(tambo_match(), moves=1)
    match.sit(1, "Dora")
    match.undo(0, 0, [1, 2])
    assert match.names == ["Ana", "Dora", "Cem"]


def test_a_seat_that_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(Refused):
        tambo_match().sit(3, "Dora")


def test_a_fork_names_the_first_line_of_the_original_as_it_is_stored() -> None:
    match = play_random(tambo_match(), moves=2)
    stored = json.loads(match.record_text().splitlines()[0])["sum"]
    match.sit(0, "Eva")
    fork = match.fork(1, players=[Player("Fay"), Player("Sisa", "easy"), Player("Gil")])
    assert fork.header.forked == {"from": stored, "moves": 1}
    assert fork.names == ["Fay", "Sisa", "Gil"]
    assert json.loads(fork.record_text().splitlines()[0])["bots"] == ["", "easy", ""]
    assert match.fork(1).names == ["Eva", "Ben", "Cem"]


def test_bots_at_the_start_are_told_apart_from_people_by_the_first_line() -> None:
    """A person may be called like a bot."""
    match = Match.new(GAME, ["Ana (hard)", "Ben"], seed=1, bots=["", "easy"])
    assert match.players == [Player("Ana (hard)"), Player("Ben", "easy")]
    assert Match.from_record(read_record(match.record_text()), GAME).players == match.players


# Which component data.


def test_the_same_component_data_are_read_once() -> None:
    other = GAME.data_text() + "\n# mine\n"
    one, two = (Match.new(GAME, ["Ana", "Ben"], data_text=other) for _ in range(2))
    assert one.data is two.data
    assert one.data is GAME.data_called(one.header.data, one.header.data_text)
    assert tambo_match().data is GAME.own_data
