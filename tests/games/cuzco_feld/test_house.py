"""Cuzco (Feld) in the house: promises of every game, names, texts and secrets."""

from __future__ import annotations

import pytest

from qosqo.core.chance import seeded
from qosqo.core.conformance import check_games, check_texts
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import Table
from qosqo.core.position import POINTS_EVENT
from qosqo.core.texts import texts
from qosqo.games.cuzco_feld import GAME, phrases
from qosqo.games.cuzco_feld.position import FeldPosition
from tests.games.cuzco_feld.helpers import fresh, give_cards, table


@pytest.mark.parametrize("pututus", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_promises_are_kept(seats: int, pututus: str) -> None:
    report = check_games(GAME, seats, {"pututus": pututus}, range(2), every=9)
    assert [(failure.promise, failure.detail) for failure in report.failures] == []
    assert report.games == 2


@pytest.mark.parametrize(("prefix", "named"), [("MOVE", GAME.moves), ("EVENT", GAME.events), ("REFUSAL", GAME.refusals)])
def test_constants_are_spelled_like_the_names_they_stand_for(prefix: str, named: Table) -> None:
    constants = {name: value for name, value in vars(phrases).items() if name.startswith(f"{prefix}_")}
    expected = {f"{prefix}_{kind.name.upper().replace('-', '_')}": number for number, kind in enumerate(named.kinds)}
    for core in ("EVENT_POINTS", "EVENT_LOST_POINTS"):
        expected.pop(core, None)
    assert constants == expected


def test_score_categories_are_spelled_like_their_names() -> None:
    constants = {name: value for name, value in vars(phrases).items() if name.startswith("CATEGORY_")}
    assert constants == {f"CATEGORY_{name.upper().replace('-', '_')}": number for number, name in enumerate(GAME.categories)}


def test_all_texts_exist() -> None:
    assert check_texts(GAME) == []


@pytest.mark.parametrize(
    ("language", "message", "word"),
    [
        ("en", "event-delivered", "quipu"),
        ("en", "event-gained-blessing", "fire blessing"),
        ("de", "event-delivered", "Khipu"),
        ("de", "event-flipped-circlet", "Stirnreif"),
        ("de", "event-gained-blessing", "Feuerprobe"),
        ("de", "option-pututus", "Schneckenhörner"),
        ("nl", "event-delivered", "quipu-fiche"),
        ("nl", "event-flipped-circlet", "diadeem"),
        ("nl", "event-gained-blessing", "vuurproef"),
    ],
)
def test_the_words_of_the_rulebooks(language: str, message: str, word: str) -> None:
    assert word in texts(language, GAME.folder)(message, seat="Ana", place="…", circlet=3, value=2, bonus=7)


def test_a_complete_score_sheet_by_category_and_round() -> None:
    """The start is logged in the opening, rounds and final scoring are marked: the sheet adds up to the scores."""
    match = Match.new(GAME, ["Ana", "Ben", "Cem"], seed=7)
    chance = seeded(7)
    while not match.position.over():
        match.play(match.position.to_act(), match.position.sample(chance))
    sheet: dict[tuple[int, int, int], int] = {}
    part = 0
    for made in (match.opening, *match.made):
        for event in made.events:
            if event.kind == phrases.EVENT_ROUND_STARTS:
                part = event.values[0]
            elif event.kind == phrases.EVENT_FINAL_SCORING:
                part = 7
            elif event.kind == POINTS_EVENT:
                key = (event.seat, part, event.values[1])
                sheet[key] = sheet.get(key, 0) + event.values[0]
    totals = [sum(points for (seat, _, _), points in sheet.items() if seat == wanted) for wanted in range(3)]
    assert totals == match.position.scores
    assert {part for _, part, _ in sheet} == {0, 1, 2, 3, 4, 5, 6, 7}


def test_moves_and_refusals_read_as_sentences() -> None:
    narrator = Narrator(GAME, "de", ["Ana", "Ben"])
    place = GAME.moves.packed({"kind": "place-die", "die": 4, "action": 6})
    assert narrator.move(place, 0, 0) == "die 4 einsetzen: Federschmuck"


def hands_of(position: FeldPosition) -> list[list[int]]:
    return [sorted(hand.cards) for hand in position.hands]


def test_imagined_hands_fit_the_deal() -> None:
    """F1.10: everybody's two dealt cards stay of different gods, and over all the gods that were dealt."""
    position = fresh(4, seed=3)
    gods = sorted(card // 3 for hand in position.hands for card in hand.cards)
    seen = set()
    for seed in range(40):
        imagined = position.imagine(1, seeded(seed))
        assert isinstance(imagined, FeldPosition)
        assert imagined.hands[1].cards == position.hands[1].cards
        assert sorted(card // 3 for hand in imagined.hands for card in hand.cards) == gods
        assert all(hand.cards[0] // 3 != hand.cards[1] // 3 for hand in imagined.hands)
        seen.add(tuple(map(tuple, hands_of(imagined))))
    assert len(seen) > 20


def test_a_card_taken_face_up_stays_known() -> None:
    """F1.13: only what was dealt is secret."""
    position = table()
    give_cards(position, 0, 5)
    for seed in range(5):
        imagined = position.imagine(1, seeded(seed))
        assert isinstance(imagined, FeldPosition)
        assert imagined.hands[0].cards == (4,)


def test_everything_greyed_out_says_why() -> None:
    """Every candidate that is not legal has a reason of the game's own; legal ones have none."""
    for seed in range(3):
        position = fresh(2 + seed, pututus=True, seed=seed)
        chance = seeded(seed)
        while not position.over():
            step = position.stack[-1]
            for candidate in step.candidates(position):
                assert (step.refuse(position, candidate) is None) == (candidate in position.moves())
            position.apply(position.sample(chance))
