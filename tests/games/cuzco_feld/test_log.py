"""The log: who did what, why it was possible, what it cost and what it brought, also where nothing followed."""

from __future__ import annotations

import pytest

from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import saying
from qosqo.core.position import NOBODY
from qosqo.core.texts import LANGUAGES
from qosqo.core.values import replaced
from qosqo.games.cuzco_feld import GAME, phrases
from qosqo.games.cuzco_feld import names as n
from qosqo.games.cuzco_feld.end_of_game import StartEnding
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.rounds import PhaseThree
from tests.games.cuzco_feld.helpers import (
    BOWL,
    EXCHANGE,
    ORANGE,
    PINK,
    STONE,
    STUDY,
    abilities,
    begin,
    card,
    deliver,
    events,
    fresh,
    give_cards,
    give_feathers,
    give_food,
    give_tile,
    hold_missions,
    learn,
    market,
    play,
    put_priests,
    set_market,
    set_trail,
    stand,
    table,
    turn,
)

NAMES = ["Ana", "Ben", "Cem", "Dora"]


def told(position: FeldPosition, *, language: str = "en", since: int = 0) -> list[str]:
    assert position.journal is not None
    narrator = Narrator(GAME, language, NAMES)
    return [narrator.event(event, event.seat) for event in position.journal[since:]]


def about(position: FeldPosition, kind: str) -> list[tuple[int, list[int]]]:
    return [(event.seat, event.values) for event in events(position, kind)]


def arrival(position: FeldPosition, village: int) -> None:
    """Seat 0 runs from outer village 1 over a stone trail with 2 pips."""
    stand(position, 0, 6)
    set_trail(position, 6, village, n.STONE, 2)
    turn(position)
    play(position, "place-die", die=2, action=STONE)
    if position.stack and position.stack[-1].seat == 0 and position.chasquis[0] == 6:
        play(position, "move-to", place=village)


def test_f1_9_the_first_turn_order_and_the_start_missions_are_told() -> None:
    position = fresh(3)
    assert about(position, "dealt-place-in-order") == [(seat, [place + 1, 0, 0, 0, 0]) for place, seat in enumerate(position.order)]
    assert [(seat, values[0]) for seat, values in about(position, "dealt-mission")] == [
        (seat, position.missions[seat * n.HELD_MISSIONS]) for seat in position.order
    ]


def test_f1_10_dealt_cards_are_told_to_their_owner_alone() -> None:
    match = Match.new(GAME, NAMES[:3], seed=3)
    dealt = [event for event in match.opening.events if event.kind == phrases.EVENT_DEALT_CARDS]
    narrator = Narrator(GAME, "en", NAMES)
    assert [event.values[:2] for event in dealt] == [list(match.position.hands[event.seat].cards) for event in dealt]  # type: ignore[attr-defined]
    assert narrator.event(dealt[0], NOBODY) == f"{NAMES[dealt[0].seat]} is dealt two god cards."
    cards = [narrator.texts(f"card-{card}") for card in dealt[0].values[:2]]
    assert narrator.event(dealt[0], dealt[0].seat) == f"{NAMES[dealt[0].seat]} is dealt the god cards {cards[0]} and {cards[1]}."


def test_f1_9_the_four_missions_are_told_to_who_draws_them() -> None:
    position = fresh(2)
    while not events(position, "drew-missions"):
        position.apply(position.moves()[0])
    drew = events(position, "drew-missions")[0]
    assert drew.values[:4] == sorted(position.drawn.cards)
    assert Narrator(GAME, "de", NAMES).event(drew, 1 - drew.seat).endswith("zieht vier Aufgaben.")


def test_f2_1_phases_and_buildings_are_told_once_a_round() -> None:
    match = Match.new(GAME, NAMES[:2], seed=5)
    heard: list[int] = []
    buildings: list[int] = []
    while match.position.round == 1:  # type: ignore[attr-defined]
        match.play(match.position.to_act(), match.position.moves()[-1])
        for event in match.made[-1].events:
            if event.kind == phrases.EVENT_ROUND_STARTS and event.values[0] == 2:
                break
            if event.kind == phrases.EVENT_PHASE_STARTS:
                heard.append(event.values[0])
            elif event.kind == phrases.EVENT_BUILDING_RESOLVED:
                buildings.append(event.values[0])
    assert heard == [n.PHASE_DICE, n.PHASE_ABILITIES, n.PHASE_CUZCO]
    assert buildings == [n.UNIVERSITY, n.TEMPLE, n.MARKET, n.PALACE]


def test_f2_4_a_move_tells_its_trail() -> None:
    position = table()
    arrival(position, 0)
    assert "Ana moves the chasqui over a stone trail with 2 pips to the inner village in the north." in told(position)


def test_f2_5_a_village_with_ones_own_quipu_tells_why_nothing_follows() -> None:
    position = table()
    deliver(position, 0, 0)
    feathers = len(events(position, "placed-feather"))
    arrival(position, 0)
    assert about(position, "found-own-quipu") == [(0, [0] * 5)]
    assert len(events(position, "placed-feather")) == feathers


def test_f2_5_without_a_quipu_the_log_tells_why_nothing_follows() -> None:
    position = table()
    deliver(position, 0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11)
    arrival(position, 0)
    assert about(position, "had-no-quipu") == [(0, [0] * 5)]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ana has 3 orange feathers already and gains no further one."),
        ("de", "Ana hat schon 3 orange Federn und erhält keine weitere."),
        ("nl", "Ana heeft al 3 oranje veren en krijgt er geen meer."),
    ],
)
def test_f2_8_who_has_three_of_a_colour_is_told_why_no_feather_follows(language: str, line: str) -> None:
    position = table()
    give_feathers(position, 0, ORANGE, ORANGE, ORANGE)
    position.feather_of = replaced(position.feather_of, 0, ORANGE)
    arrival(position, 0)
    assert line in told(position, language=language)


def test_f2_8_an_orange_feather() -> None:
    narrator = Narrator(GAME, "en", NAMES)
    assert narrator.event(saying(phrases.EVENT_PLACED_FEATHER, 0, ORANGE, 4), 0) == "Ana puts an orange feather into slot 5."
    assert narrator.event(saying(phrases.EVENT_PLACED_FEATHER, 0, PINK, 4), 0) == "Ana puts a pink feather into slot 5."


def test_f2_10_an_exchange_tells_its_price() -> None:
    position = table()
    turn(position)
    play(position, "place-die", die=4, action=EXCHANGE)
    play(position, "take-offering")
    play(position, "take-point")
    lines = told(position)
    assert lines.index("Ana exchanges 2 pips; 2 are left.") == lines.index("Ana takes an offering.") - 1
    assert "Ana exchanges 1 pip; 1 is left." in lines


def test_f2_10_pips_left_unused_are_told() -> None:
    position = table()
    turn(position)
    play(position, "place-die", die=4, action=EXCHANGE)
    play(position, "take-offering")
    play(position, "done")
    assert about(position, "left-pips") == [(0, [2, 0, 0, 0, 0])]


def test_f4_1_who_uses_no_ability_is_told() -> None:
    position = table()
    abilities(position)
    assert about(position, "used-no-ability") == [(0, [0] * 5)]
    give_tile(position, 1, STUDY, 2)
    abilities(position, 1)
    play(position, "use-ability", colour=0, ability=1, count=1)
    assert len(events(position, "used-no-ability")) == 1


def test_f1_4_an_empty_supply_is_told() -> None:
    position = table()
    give_tile(position, 0, STUDY, 10)
    give_tile(position, 0, STUDY, 10, 2)
    give_food(position, 1, position.food_supply - 1)
    abilities(position)
    play(position, "use-ability", colour=0, ability=9, count=2)
    assert about(position, "took-food")[-1] == (0, [1, 0, 0, 0, 0])
    assert about(position, "went-without-food") == [(0, [1, 0, 0, 0, 0])]


def test_f2_15_steps_beyond_the_track_are_told() -> None:
    position = table()
    learn(position, 0, 14)
    for value in (1, 2, 3):
        give_tile(position, 0, STUDY, 5, value)
    abilities(position)
    play(position, "use-ability", colour=0, ability=4, count=3)
    assert about(position, "lost-steps") == [(0, [2, 0, 0, 0, 0])]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ana uses “knowledge” (study tile), which counts as 2 tiles."),
        ("de", "Ana nutzt „Status“ (Forschungs-Plättchen), das zählt als 2 Plättchen."),
        ("nl", "Ana gebruikt “kennis” (wetenschapsfiche), dat telt als 2 fiches."),
    ],
)
def test_f4_1_tiles_that_count_together(language: str, line: str) -> None:
    """Two tiles are one use that counts for two, not two uses."""
    position = table()
    give_tile(position, 0, STUDY, 5, 1)
    give_tile(position, 0, STUDY, 5, 2)
    abilities(position)
    play(position, "use-ability", colour=0, ability=4, count=2)
    assert line in told(position, language=language)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ana buys a bowl for 3 food."),
        ("de", "Ana kauft die Ware „Schale“ für 3 Nahrung."),
        ("nl", "Ana koopt het goederenfiche “aardewerken kom” voor 3 voedsel."),
    ],
)
def test_f5_3_a_good_with_its_article_and_its_price(language: str, line: str) -> None:
    position = table()
    set_market(position, BOWL)
    give_food(position, 0, 3)
    market(position)
    play(position, "buy", good=BOWL)
    assert line in told(position, language=language)


def test_f5_3_who_buys_nothing_is_told() -> None:
    position = table()
    set_market(position, BOWL)
    market(position)
    assert about(position, "bought-nothing") == [(0, [0] * 5)]


def test_f3_1_a_card_tells_what_it_costs() -> None:
    position = table()
    give_cards(position, 0, 11)
    give_tile(position, 0, STUDY, 2)
    give_tile(position, 0, STUDY, 10)
    abilities(position)
    play(position, "play-card", **card(11))
    assert "Ana plays Pacha Mama (one more study ability) for an offering." in told(position)


@pytest.mark.parametrize(
    ("steps", "kind"), [({"step6": 1, "step5": 0, "step2": 0}, "won-medal"), ({"step6": 1, "step5": 0}, "won-medal-on-tie")]
)
def test_f5_2_why_somebody_gets_the_medal(steps: dict[str, int], kind: str) -> None:
    position = table(2)
    put_priests(position, **steps)
    for seat in range(2):
        hold_missions(position, seat, "20", "21", "19") if seat else hold_missions(position, seat, "17", "18", "37")
    begin(position, PhaseThree(), n.PHASE_ABILITIES)
    winner = {"won-medal": 0, "won-medal-on-tie": 1}[kind]
    assert [seat for seat, _ in about(position, kind)] == [winner]
    assert len(events(position, "won-medal")) + len(events(position, "won-medal-on-tie")) == 1


def test_f6_2_which_village_scores_and_who_wins() -> None:
    position = table(2)
    position.round = 6
    position.temple_medals = 0
    deliver(position, 0, 3)
    deliver(position, 1, 3, 8)
    begin(position, StartEnding(), n.PHASE_CUZCO)
    assert position.over()
    assert [(seat, values[0]) for seat, values in about(position, "top-quipu")] == [(1, 3), (1, 8)]
    assert about(position, "won-game") == [(1, [position.scores[1], 0, 0, 0, 0])]


def test_f6_3_a_tie_is_told() -> None:
    position = table(2)
    position.round = 6
    position.temple_medals = 0
    begin(position, StartEnding(), n.PHASE_CUZCO)
    assert [seat for seat, _ in about(position, "won-game-on-tie")] == [position.order[0]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_nouns_agree(language: str) -> None:
    """One of something and several of it are told differently."""
    narrator = Narrator(GAME, language, NAMES)
    for event in (
        saying(phrases.EVENT_SPENT_PIPS, 0, 1, 1),
        saying(phrases.EVENT_LOST_STEPS, 0, 1),
        saying(phrases.EVENT_ADVANCED, 0, 1, 3),
        saying(phrases.EVENT_CHANGED_DIE, 0, 4, 5, 1, 0),
        saying(phrases.EVENT_CHANGED_DIE, 0, 4, 6, 0, 1),
        saying(phrases.EVENT_CHANGED_DIE, 0, 2, 5, 1, 1),
    ):
        text = narrator.event(event, 0)
        several = saying(event.kind, 0, *[value * 2 for value in event.values])
        assert text.replace("1", "2") != narrator.event(several, 0)
        assert "1 pips" not in text
        assert "  " not in text
        assert " ." not in text
