"""The log: whoever was not there knows after every line who did what, why it was possible, what it cost and what it brought."""

from __future__ import annotations

import pytest

from qosqo.core.narrator import Narrator
from qosqo.core.phrases import saying
from qosqo.core.texts import LANGUAGES
from qosqo.games.cuzco_kramer import GAME
from qosqo.games.cuzco_kramer.phrases import EVENT_ENDED_TURN, EVENT_WON, REFUSAL_TOO_FEW_AP
from qosqo.games.cuzco_kramer.position import KramerPosition
from tests.games.cuzco_kramer.helpers import (
    AB,
    NORTH_WEST,
    A,
    at,
    begin,
    crop,
    data,
    face_up,
    hand,
    inca,
    line,
    play,
    pond,
    started,
    step,
    temple,
    turn_of,
    village,
)

NAMES = ["Ana", "Ben", "Cem", "Dora"]


def told(position: KramerPosition, language: str = "en", viewer: int = 0) -> list[str]:
    """What has been said since the last time."""
    assert position.journal is not None
    lines = [Narrator(GAME, language, NAMES).event(event, viewer, rules=True) for event in position.journal]
    position.journal = []
    return lines


def test_k1_the_set_up_is_told() -> None:
    """K1.3, K1.4, K1.6: what everybody gets, the first face-up card and who begins."""
    position = GAME.start(2, {}, data(), started().chance, GAME.rules_version)
    assert isinstance(position, KramerPosition)
    lines = told(position)
    first = NAMES[position.to_act()]
    assert lines[0] == "Everybody is dealt 3 festival cards that the others do not see. [K1.3]"
    assert lines[1].startswith("The first face-up festival card is ")
    assert lines[1].endswith(" [K1.4]")
    assert lines[2:] == [f"Chance picks {first} to begin. [K1.6]", f"{first} begins a turn with 6 action points (AP). [K2.1]"]


def test_k3_6_why_terrain_costs_more_is_told() -> None:
    position = turn_of(0)
    spot = next(spot for spot in data().double_spots if data().double_outside[spot] == 1 and spot // 6 < data().site)
    play(position, "double", hex=spot // 6, rotation=spot % 6)
    assert told(position)[0].endswith("(2 AP, because it sticks out of the site). [K3]")
    crop(position, [at(9, 15)])
    play(position, "crop", hex=at(9, 15))
    assert told(position)[0] == "Ana places a single crop at elevation 2 on j7 (1 AP). [K3]"


def test_k4_2_a_free_move_is_called_free() -> None:
    position = turn_of(0)
    crop(position, line(6, 14, 3))
    inca(position, 0, at(6, 14))
    play(position, "move", **{"from": at(6, 14), "to": at(6, 16)})
    assert told(position) == ["Ana moves an Inca from g7 to g8 (free). [K4.2]"]


def test_k5_9_and_k8_7_solar_discs_are_told() -> None:
    position = turn_of(0)
    village(position, line(6, 12, 6))
    temple(position, at(6, 12), 2)
    inca(position, 0, at(6, 14))
    position.tokens = (0, 0)
    position.discs = (True,)
    face_up(position, A)
    hand(position, 0, A)
    position.journal = []
    play(position, "expand", hex=at(6, 12), value=step(6))
    assert told(position) == [
        "Ana holds the highest position in the city of 6 hexes and expands the temple on g6 from value 2 to 6 (1 AP). [K5.2]",
        "The solar disc is taken from the temple on g6: a festival is possible there again. [K5.9]",
        "Ana gains 3 points (Temples).",
    ]
    position.action_points = 1
    play(position, "festival", hex=at(6, 12), card=A)
    lines = told(position)
    assert lines[:5] == [
        "Ana proposes a festival at the temple of value 6 on g6; 1 AP is lost. [K8.1]",
        "Ana plays a card A, whose relic A counts: 1 festival point (FP), 1 FP in all. [K8.2]",
        "Nobody else has an Inca in the city. [K8.4]",
        "Ana organizes the festival at g6 alone (temple of value 6). [K8.5]",
        "Ana gains 3 points (Festivals).",
    ]
    assert lines[5].startswith("All cards played are discarded, and the card ")
    assert lines[5].endswith(" is turned face up. [K8.6]")
    assert lines[6] == "The temple on g6 gets a solar disc: no festival there until it is expanded. [K8.7]"


def test_k5_9_a_temple_without_a_disc_loses_none() -> None:
    position = turn_of(0)
    village(position, line(6, 12, 6))
    temple(position, at(6, 12), 2)
    inca(position, 0, at(6, 14))
    position.journal = []
    play(position, "expand", hex=at(6, 12), value=step(4))
    assert len(told(position)) == 2


def test_k8_a_shared_festival_is_told() -> None:
    position = turn_of(0)
    village(position, line(6, 12, 6))
    temple(position, at(6, 12), 2)
    inca(position, 0, at(6, 14))
    inca(position, 1, at(6, 16))
    face_up(position, AB)
    hand(position, 0, AB)
    hand(position, 1, AB, A)
    position.journal = []
    play(position, "festival", hex=at(6, 12), card=AB)
    play(position, "play", card=AB)
    play(position, "hold")
    play(position, "hold")
    assert told(position)[1:9] == [
        "Ana plays a card A+B, whose relics both count: 2 festival points (FP), 2 FP in all. [K8.2]",
        "Ana stays at 2 FP. [K8.3]",
        "Ben plays a card A+B, whose relics both count: 2 festival points (FP), 2 FP in all. [K8.2]",
        "Ben stays at 2 FP. [K8.3]",
        "Ana declines to raise. [K8.4]",
        "Ben declines to raise. [K8.4]",
        "Ana shares the festival at g6; a temple of value 2 brings nothing for that. [K8.5]",
        "Ben shares the festival at g6; a temple of value 2 brings nothing for that. [K8.5]",
    ]


def test_k8_3_who_drops_out_did_not_match_a_bid() -> None:
    position = turn_of(0)
    village(position, line(6, 12, 6))
    temple(position, at(6, 12), 2)
    inca(position, 0, at(6, 14))
    inca(position, 1, at(6, 16))
    face_up(position, AB)
    hand(position, 0, AB)
    hand(position, 1, AB)
    play(position, "festival", hex=at(6, 12), card=AB)
    position.journal = []
    play(position, "drop")
    assert told(position)[0] == "Ben does not match 2 FP and drops out. [K8.3]"


def surrounded(*incas: int) -> list[str]:
    """What is told when a pond is surrounded by the last of its neighbours."""
    position = turn_of(0)
    pool = at(9, 15)
    pond(position, pool)
    shore = list(data().beside[pool])
    crop(position, shore[1:])
    for place, seat in enumerate(incas, start=1):
        inca(position, seat, shore[place])
    position.journal = []
    play(position, "crop", hex=shore[0])
    return told(position)[1:]


def test_k6_2_why_a_pond_brings_nothing() -> None:
    """K6.2: a tie and an empty shore are different reasons."""
    assert surrounded(0) == [
        "The pond at j7 is surrounded: Ana holds the highest position beside it. [K6.2]",
        "Ana gains 3 points (Ponds).",
    ]
    assert surrounded(0, 1) == [
        "The pond at j7 is surrounded, but the highest position beside it is tied: nobody scores it, now or later. [K6.2]"
    ]
    assert surrounded() == ["The pond at j7 is surrounded, but no Inca stands beside it: nobody scores it, now or later. [K6.2]"]


def test_k9_the_final_scoring_and_the_winner_are_told() -> None:
    """K9.2 to K9.4: places, also shared ones, nothing where there is nothing, and who has won."""
    position = turn_of(0)
    village(position, line(6, 12, 6))
    village(position, line(9, 9, 3))
    temple(position, at(6, 12), 6)
    temple(position, at(9, 9), 2)
    inca(position, 0, at(6, 14))
    inca(position, 1, at(6, 16))
    inca(position, 0, at(9, 11))
    position.last_turns = 2
    position.journal = []
    position.action_points = 1
    play(position, "end-turn")
    lines = told(position)
    assert lines[-1] == "Ben begins a last turn with 6 action points (AP). [K2.1]"
    assert lines[:6] == [
        "Ana ends the turn; 1 AP is lost. [K2.2]",
        "Grand final scoring of Ana. [K9.1]",
        "Ana is tied for first in the city of g6 (temple of value 6); its full value counts. [K9.2]",
        "Ana gains 6 points (Grand final scoring).",
        "Ana is first in the city of j4 (temple of value 2). [K9.2]",
        "Ana gains 2 points (Grand final scoring).",
    ]
    play(position, "end-turn")
    assert told(position)[-1] == "Ana wins with 8 points. [K9.4]"


def test_k9_3_who_is_nowhere_and_k9_4_a_shared_victory() -> None:
    position = turn_of(0)
    position.last_turns = 2
    play(position, "end-turn")
    play(position, "end-turn")
    lines = told(position)
    assert lines.count("Ana is first or second in no city. [K9.3]") == 1
    assert lines[-2:] == ["Ana shares the victory with 0 points. [K9.4]", "Ben shares the victory with 0 points. [K9.4]"]


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Ana ends the turn; 1 AP is lost.", "Ana ends the turn; 2 AP are lost."),
        ("de", "Ana beendet den Zug; 1 AP verfällt.", "Ana beendet den Zug; 2 AP verfallen."),
        ("nl", "Ana beëindigt de beurt; 1 AP vervalt.", "Ana beëindigt de beurt; 2 AP vervallen."),
    ],
)
def test_one_is_not_many(language: str, one: str, two: str) -> None:
    narrator = Narrator(GAME, language, NAMES)
    assert [narrator.event(saying(EVENT_ENDED_TURN, 0, left), 0) for left in (1, 2)] == [one, two]


@pytest.mark.parametrize("language", LANGUAGES)
def test_none_one_and_many_are_different_sentences(language: str) -> None:
    narrator = Narrator(GAME, language, NAMES)
    assert len({narrator.refusal(saying(REFUSAL_TOO_FEW_AP, 0, 3, left)).replace(str(left), "") for left in (0, 1, 2)}) == 3
    assert len({narrator.event(saying(EVENT_WON, 0, points), 0).replace(str(points), "") for points in (1, 2)}) == 2


def test_k2_3_the_end_without_a_place_is_told() -> None:
    position = begin(turn_of(0), 0)
    play(position, "crop", hex=at(9, 15))
    position.stuck = 2
    position.journal = []
    play(position, "end-turn")
    assert told(position)[1].startswith(
        "Round the table nobody has found a place for terrain, Ana being the last: this is the last turn of Ana"
    )


def test_refusals_name_the_hex_that_is_in_the_way() -> None:
    """K3.2: not that of the village, but the one below the tile that forbids it."""
    position = turn_of(0)
    crop(position, line(6, 12, 3))
    inca(position, 1, at(6, 14))
    pond(position, at(9, 15))
    english = Narrator(GAME, "en", NAMES)
    for (row, column, rotation), reason in {
        (6, 12, 0): "K3.2: g7: an Inca stands in the way.",
        (9, 17, 3): "K3.2: j7: a pond may not be covered.",
        (10, 16, NORTH_WEST): "K3.2: j7: a pond may not be covered.",
    }.items():
        refusal = position.stack[-1].refuse(position, GAME.moves.packed({"kind": "double", "hex": at(row, column), "rotation": rotation}))
        assert refusal is not None
        assert english.refusal(refusal) == reason


def test_refusals_of_temples_say_how_large_and_how_high() -> None:
    """K5.3 and K5.4: the number of hexes, the present value, the floor that is missing."""
    position = turn_of(0)
    village(position, line(6, 12, 6))
    temple(position, at(6, 12), 4)
    inca(position, 0, at(6, 14))
    position.floors = (1, 1, 0, 1, 1)
    english = Narrator(GAME, "en", NAMES)
    for value, reason in {
        8: "K5.3: The temple's value may not exceed the number of hexes: there are only 6.",
        4: "K5.3: The temple already has value 4: expanding must make it higher.",
        6: "K5.4: There is no temple floor of value 6 left in the supply, and it is needed.",
    }.items():
        refusal = position.stack[-1].refuse(position, GAME.moves.packed({"kind": "expand", "hex": at(6, 12), "value": step(value)}))
        assert refusal is not None
        assert english.refusal(refusal) == reason
