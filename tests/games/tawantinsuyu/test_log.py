"""The log: after every line one knows who did what, by which rule, what it cost and what it brought."""

from __future__ import annotations

import re

import pytest

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import saying
from qosqo.core.texts import LANGUAGES, texts
from qosqo.games.tawantinsuyu import GAME, names, phrases
from qosqo.games.tawantinsuyu.benefits import Effect
from qosqo.games.tawantinsuyu.festival import Festival, score_regions
from qosqo.games.tawantinsuyu.high_priest import activate
from qosqo.games.tawantinsuyu.merchant import Merchant
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.scoring import tell_winners
from qosqo.games.tawantinsuyu.tapestries import Attach
from qosqo.games.tawantinsuyu.temple import climb
from qosqo.games.tawantinsuyu.weavings import PurchaseWeavings
from qosqo.games.tawantinsuyu.words import card_name, weaving_name
from tests.games.tawantinsuyu.axomamma.helpers import AXOMAMMA, OTHER_BOARD, ROLL, YOU, SoloTable
from tests.games.tawantinsuyu.helpers import (
    ARCHITECT,
    CONQUEST,
    COURIER,
    DATA,
    FIRST_MIDDLE,
    OFFERING,
    ONE_SOLDIER,
    PRIEST,
    PRODUCE,
    REJUVENATE,
    TWO_SOLDIERS,
    WARRIOR,
    WORSHIP,
    Table,
    card_for,
    card_of,
    card_with,
    fitting_pair,
)


def log(table: Table, language: str = "en") -> list[str]:
    """All that was told, with rule numbers."""
    assert table.position.journal is not None
    narrator = Narrator(GAME, language, ["Ana", "Ben", "Cem", "Dora"], DATA)
    return [narrator.event(event, event.seat, rules=True) for event in table.position.journal]


def with_rule(table: Table, rule: str) -> list[str]:
    return [line for line in log(table) if line.endswith(f"[{rule}]")]


# Where something comes from, and by which rule.


def test_t3_15_each_match_is_told_beside_its_reward() -> None:
    """T3.15: the weavings, then what they bring; then the next ones."""
    gold, potato = fitting_pair(0), fitting_pair(2)
    table = Table().tapestry(0, *potato).tapestry(0, *gold)
    table.position.push(Merchant(0))
    table.position.settle()
    names_of = [weaving_name(DATA, tile, texts("en", GAME.folder)) for tile in range(names.WEAVINGS)]
    assert log(table) == [
        f"{names_of[gold[0]]} and {names_of[gold[1]]} match in a tapestry of Ana: gold. [T3.15]",
        "Ana gets 1 gold. [T2.1]",
        f"{names_of[potato[0]]} and {names_of[potato[1]]} match in a tapestry of Ana: potato. [T3.15]",
        "Ana gets 3 potatoes. [T2.1]",
    ]


def test_t3_4_a_statues_benefit_is_told() -> None:
    """T3.4: before what the card brings."""
    space = FIRST_MIDDLE
    god = DATA.space_god[space]
    table = Table().worker(0, ARCHITECT).hand(0, card_for(space)).statue(0, god).gives(0, potato=2)
    table.place(space, ARCHITECT, card_for(space))
    lines = log(table)
    said = card_name(DATA, card_for(space), texts("en", GAME.folder))
    favour = next(place for place, line in enumerate(lines) if line.endswith("[T3.4]"))
    assert lines[favour] == f"Ana owns a statue of {names.GOD_NAMES[god]} and gets the benefit of {said}. [T3.4]"
    assert lines[favour - 2].endswith("[T3.1]")
    assert lines[favour - 1] == "The way costs Ana 2 food: 2 for descending. [T3.2]"


def used(table: Table) -> list[str]:
    return [names.building_name(event.values[0]) for event in table.told("used-building")]


def test_t7_buildings_are_named_when_they_act() -> None:
    """T7.07, T7.12, T7.13, T7.14, T7.16: with their own rule."""
    table = Table().owns(0, names.Z07, names.Z14).worker(0, WARRIOR).hand(0, card_for(FIRST_MIDDLE)).steps(0, 0)
    table.place(FIRST_MIDDLE, WARRIOR, card_for(FIRST_MIDDLE))
    assert used(table) == ["Z07", "Z14"]
    assert any(line.endswith("[T7.07]") for line in log(table))
    table = Table().owns(1, names.Z12).gives(1, gold=1)
    activate(table.position, 0, WORSHIP)
    assert used(table) == ["Z12"]
    table = Table().owns(0, names.Z13).army_up(0, ONE_SOLDIER).activate(CONQUEST).do("casualty", end=0).do("act", action=CONQUEST)
    space = next(each for each in table.choices("conquer", "conquest") if DATA.conquest_flip[each] + DATA.conquest_discard[each] == 2)
    table.do("conquer", conquest=space)
    while table.to_act() == 0 and not table.told("spent-soldiers"):
        table.position.apply(table.position.moves()[0])
    assert "Z13" in used(table)
    table = Table().owns(0, names.Z16).owns(0, names.PASSIVES, face_up=False).army_down(0, ONE_SOLDIER)
    table.activate(PRODUCE).do("act", action=PRODUCE).do("revive-army", army=ONE_SOLDIER)
    assert used(table) == ["Z16"]


def test_t7_04_is_named() -> None:
    """T7.04: the new match pays at once, and the log says why."""
    left, right = fitting_pair(1)
    table = Table().owns(0, names.Z04).tapestry(0, left).weavings_on_top(right)
    table.position.drawn = (table.position.weavings.draw(),)
    table.position.push(Attach(0))
    table.changed().do("attach", tapestry=0, end=1)
    assert [line[-7:-1] for line in log(table)] == ["[T3.14", "[T7.04", "[T3.15", " [T2.1"]


def test_t4_6_what_leaves_the_market() -> None:
    """T4.6: every building that goes is told before the new ones come; used cards by the rule of the festival."""
    table = Table().hand(0, card_of(0))
    before = list(table.position.market)
    table.village()
    table.position.festival, table.position.token = 1, 0
    table.position.push(Festival(0, 8))
    table.position.settle()
    table.do("use-card", card=card_of(0)).pass_all()
    assert [event.values[0] for event in table.told("market-cleared")] == before
    assert [event.values[0] for event in table.told("market-renewed")] == list(table.position.market)
    assert with_rule(table, "T4.6")[0] == f"Ana uses {card_name(DATA, card_of(0), texts('en', GAME.folder))} for its benefit. [T4.6]"


def test_t4_3_the_colours_that_come_into_the_village() -> None:
    """T4.3: how many of each colour."""
    table = Table().village().empty_bag()
    for colour in (ARCHITECT, ARCHITECT, PRIEST):
        table.move_worker(names.BOX, names.BAG, colour)
    table.position.festival, table.position.token = 2, 0
    table.position.push(Festival(0, 6))
    table.position.settle()
    assert "New in the village: 2 architects, 1 priest. [T4.3]" in log(table)


def test_t4_2_what_potatoes_are_paid_for() -> None:
    """T4.2: the cards in hand."""
    table = Table().hand(0, card_of(0)).gives(0, potato=1)
    table.position.festival, table.position.token = 3, 0
    table.position.push(Festival(0, 5))
    table.position.settle()
    table.do("pay-gold", amount=0)
    lines = log(table)
    assert lines[:2] == ["Ana owes 1 potato for the god card in hand. [T4.2]", "Ana pays 1 potato. [T2.1]"]


def test_t4_2_a_tie_in_a_region_is_told_as_one() -> None:
    """T4.2: most markers, or as many and the rightmost."""
    table = Table().conquered(0, 0).conquered(1, 2, 6)
    score_regions(table.position)
    assert with_rule(table, "T4.2") == [
        "Ben has as many conquests in Chinchasuyu as somebody else, and the rightmost one; each casualty of war (0) scores 1 point. [T4.2]",
        "Ben has most conquests in Antisuyu; each casualty of war (0) scores 1 point. [T4.2]",
    ]


def test_t3_27_t3_31_nomads() -> None:
    """T3.27: recruited as an action; T3.31: who comes after."""
    table = Table().do("take-nomad", worker=WARRIOR)
    assert log(table)[0] == "Ana recruits the warrior from the nomads. [T3.27]"
    assert log(table)[1].startswith("A new nomad comes out of the bag")
    table = Table()
    table.temple(0, 5)
    climb(table.position, 0, 1)
    table.position.settle()
    table.do("choose", effect=names.WORKER, amount=1).do("take-nomad", worker=WARRIOR)
    assert "Ana gets the warrior from the nomads. [T3.31]" in log(table)


def test_t1_5_neutral_workers_of_the_set_up() -> None:
    """T1.5, T1.4, T1.6: what lies on the table at the start has the rules of the set-up."""
    match = Match.new(GAME, ["Ana", "Ben"], {}, seed=3)
    narrator = match.narrator("en")
    lines = [narrator.event(event, event.seat, rules=True) for event in match.opening.events]
    assert sum(line.endswith("[T1.5]") for line in lines) == 5
    assert sum(line.endswith("[T1.6]") for line in lines) == 4
    assert not any(line.endswith(("[T4.3]", "[T4.4]", "[T3.30]")) for line in lines)


def test_t3_6_why_there_are_so_many_tasks() -> None:
    """T3.6: one, those of the ability, those of neighbours."""
    space = FIRST_MIDDLE
    table = Table().owns(0, names.Z14).worker(0, WARRIOR).hand(0, card_for(space)).gives(0, potato=2)
    table.on_hill(DATA.space_neighbours[space][0], WARRIOR)
    table.place(space, WARRIOR, card_for(space))
    assert "Ana has 4 tasks: 2 more by the ability, 1 more by a neighbour of the same colour. [T3.6]" in log(table)


def test_t5_3_steps_beyond_the_top() -> None:
    """T5.3: what is lost is told."""
    table = Table().temple(0, DATA.temple_top - 1)
    climb(table.position, 0, 2)
    assert "Ana is at the top of the temple: 1 step is lost. [T5.3]" in log(table)
    table = Table().temple(0, DATA.temple_top - 1)
    climb(table.position, 0, 1)
    assert not with_rule(table, "T5.3"), "whoever just reaches the top loses nothing"


def test_t3_2_t3_7_why_the_way_costs_what_it_costs() -> None:
    """T3.2: roaming and descending; T3.7: what the courier saves."""
    space = FIRST_MIDDLE
    table = Table().worker(0, COURIER).hand(0, card_for(space)).gives(0, potato=4)
    table.priest(0, (DATA.space_section[space] + 2) % names.SECTIONS).place(space, COURIER, card_for(space))
    assert with_rule(table, "T3.2") == ["The way costs Ana 4 food: 3 for roaming, 2 for descending, 1 less for the courier. [T3.2]"]


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (PRODUCE, "Ana makes no use of the action: Produce. [T3.18]"),
        (WORSHIP, "Ana makes no use of the action: Worship. [T3.18]"),
        (OFFERING, "Ana makes no use of the action: Offering. [T3.18]"),
        (REJUVENATE, "Ana makes no use of the action: Rejuvenate. [T3.18]"),
        (CONQUEST, "Ana places no conquest marker this time. [T3.22]"),
    ],
)
def test_t3_18_who_acts_and_then_does_nothing(action: int, said: str) -> None:
    """T3.18: acting is told as taking gold is, and so is making nothing of it."""
    table = Table().owns(0, names.PASSIVES).army_down(0, ONE_SOLDIER).statue(0, 0).activate(action)
    if action == CONQUEST:
        table.do("casualty", end=0)
    table.do("act", action=action).pass_all()
    assert f"Ana acts rather than taking gold: {texts('en', GAME.folder)(f'action-{action}')}. [T3.18]" in log(table)
    assert said in log(table)


def test_t3_12_t3_21_what_is_left_out_is_told() -> None:
    """T3.12: no weaving bought; T3.21: nothing more, or nothing at all, to turn face up."""
    table = Table().gives(0, corn=1)
    table.position.push(PurchaseWeavings(0))
    table.position.settle()
    table.do("pass")
    assert "Ana buys no weaving. [T3.12]" in log(table)
    rejuvenation = DATA.card_effect[card_with((names.REJUVENATION, 2))]
    table = Table().army_down(0, ONE_SOLDIER, ONE_SOLDIER)
    table.position.push(Effect(0, rejuvenation, phrases.CATEGORY_GOD_CARDS))
    table.position.settle()
    table.do("pass")
    assert "Ana turns nothing more face up. [T3.21]" in log(table)
    table = Table()
    table.position.push(Effect(0, rejuvenation, phrases.CATEGORY_GOD_CARDS))
    table.position.settle()
    assert log(table) == ["Ana has nothing that could be turned face up. [T3.21]"]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (card_with((names.STATUE, 1)), "Ana builds no statue. [T3.11]"),
        (card_with((names.BUILDING, 1)), "Ana constructs no building. [T3.10]"),
        (card_with((names.CORN, 1), (names.TEMPLE_FOR_GOLD, 1)), "Ana buys no temple step. [T5.1]"),
    ],
)
def test_t7_a_benefit_that_is_not_paid_for_is_told(card: int, said: str) -> None:
    """A card lets somebody pay for something; who does not is seen not to."""
    table = Table().gives(0, gold=9)
    table.position.push(Effect(0, DATA.card_effect[card], phrases.CATEGORY_GOD_CARDS))
    table.position.settle()
    table.do("pass")
    assert said in log(table)


def test_t3_21_t3_22_what_costs_nothing_says_so() -> None:
    """T3.21, T3.22: the first thing turned face up and the first army card are free for who acts; what follows is paid for."""
    table = Table().army_down(0, ONE_SOLDIER, ONE_SOLDIER).gives(0, corn=1)
    table.activate(REJUVENATE).do("act", action=REJUVENATE).do("revive-army", army=ONE_SOLDIER).do("revive-army", army=ONE_SOLDIER)
    assert [event.values[1] for event in table.told("revived-army")] == [1, 0]
    table = Table().army(0, ONE_SOLDIER, ONE_SOLDIER).gives(0, potato=1)
    table.activate(CONQUEST).do("casualty", end=names.POTATO_END).do("act", action=CONQUEST)
    table.do("play-army", army=ONE_SOLDIER).do("play-army", army=ONE_SOLDIER)
    assert [event.values[1] for event in table.told("played-army")] == [1, 0]
    assert " umsonst aus. [T3.22]" in next(line for line in log(table, "de") if "spielt die Armeekarte" in line)


def test_t6_2_who_wins_and_why() -> None:
    """T6.2: by points, by resources, or together."""
    table = Table(3).gives(0, potato=2).gives(1, stone=3)
    table.position.scores = [50, 50, 49]
    tell_winners(table.position)
    table.gives(0, gold=1)
    tell_winners(table.position)
    table.position.scores = [50, 50, 51]
    tell_winners(table.position)
    assert with_rule(table, "T6.2") == [
        "Ben wins with 50 points: nobody with as many has more resources. [T6.2]",
        "Ana shares the victory with 50 points. [T6.2]",
        "Ben shares the victory with 50 points. [T6.2]",
        "Cem wins with 51 points. [T6.2]",
    ]


# Axomamma.


def test_t8_her_turn_begins_with_a_line() -> None:
    """Whose turn it is stands before what happens."""
    table = SoloTable(data=OTHER_BOARD).deed(names.ARMY_DEED).recruit(WARRIOR)
    table.places(4)
    assert re.match(r"Turn \d+: Ben\.", log(table)[0])


def test_t8_4_the_die_of_the_set_up_is_told() -> None:
    """T8.4, T8.6: how far her high priest stands from yours, and the free steps by their own rule."""
    match = Match.new(GAME, ["Ana", "Axomamma"], {"opponent": "axomamma"}, seed=5)
    chance = seeded(1)
    position = match.position
    assert isinstance(position, TawaPosition)
    while position.priests[YOU] < 0:
        match.play(position.to_act(), position.sample(chance))
    narrator = match.narrator("en")
    lines = [narrator.event(event, YOU, rules=True) for event in match.made[-1].events]
    die = int(lines[1].split("rolls ")[1][0])
    assert (position.priests[YOU] + die) % 5 == position.priests[AXOMAMMA]
    assert lines[1].endswith("[T8.4]")
    assert lines[2].endswith("[T8.6]")


def test_t8_36_she_walks_on() -> None:
    """T8.36: without acting; her nomad, cards and army card by this rule; omissions are said."""
    table = SoloTable().ahead(REJUVENATE)
    table.no_nomads().empty_bag()
    table.turn()
    lines = with_rule(table, "T8.36")
    assert "There is no nomad for Ben. [T8.36]" in lines
    assert any("walks on to spot" in line for line in lines)
    assert with_rule(table, "T8.9") == ["There is no card in the offer that Ben could remove. [T8.9]"]
    assert not any("puts the high priest" in line for line in log(table))


def test_t8_24_no_second_conquest_after_one_that_worked() -> None:
    """T8.24: why there is none; not that nothing could be done."""
    table = SoloTable().ahead(CONQUEST).hidden_army(ONE_SOLDIER)
    table.turn()
    assert len(table.told("conquered")) == 1
    while table.to_act() == YOU and not table.told("no-second-conquest"):
        table.do("pass")
    assert with_rule(table, "T8.24") == ["Ben makes no second conquest: it has too few soldiers. [T8.24]"]
    assert not table.told("not-followed")


def test_t8_40_a_second_conquest_that_is_left_out() -> None:
    """T8.40: the easier game says so."""
    table = SoloTable(names.SINGLE_CONQUEST).ahead(CONQUEST).hidden_army(TWO_SOLDIERS)
    table.turn()
    while table.to_act() == YOU and not table.told("single-conquest"):
        table.do("pass")
    assert len(with_rule(table, "T8.40")) == 1


def test_t8_16_after_the_high_priest() -> None:
    """T8.16: army card and removed cards bear its number."""
    table = SoloTable().ahead(WORSHIP).statue(AXOMAMMA, 0)
    assert isinstance(table, SoloTable)
    table.offer(20, 21, 22)
    table.turn()
    table.pass_all()
    assert len(with_rule(table, "T8.16")) == 3


def test_t8_8_workers_their_rewards_and_who_leaves() -> None:
    """T8.35: where a recruit comes from; T8.8: the reward and the one too many."""
    table = SoloTable().deed(names.POTATO_WORKER_DEED).recruit(WARRIOR, COURIER, PRIEST)
    table.position.has_placed = True
    table.village(ARCHITECT, COURIER)
    table.turn(ROLL[4], 0)
    assert with_rule(table, "T8.35") == ["Ben recruits the architect from the potato end of the village. [T8.35]"]
    assert with_rule(table, "T8.8")[0] == "The architect brings Ben a reward. [T8.8]"
    assert "chance sends the courier away" in with_rule(table, "T8.8")[1]
    assert not with_rule(table, "T3.29")


# Numbers of things.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("amount", [1, 2])
def test_one_and_several_are_told_apart(language: str, amount: int) -> None:
    """Every phrase with a number of things has a singular of its own wherever the language has one."""
    narrator = Narrator(GAME, language, ["Ana"])
    steps = narrator.event(saying(phrases.EVENT_OFFERED, 0, amount), 0)
    potatoes = narrator.event(saying(phrases.EVENT_GOT, 0, names.POTATO, amount), 0)
    soldiers = narrator.event(saying(phrases.EVENT_SPENT_SOLDIERS, 0, amount, 0, 0, amount), 0)
    words = {
        "en": (("step", "potato", "card with"), ("steps", "potatoes", "cards with")),
        "de": (("Tempelstufe", "Kartoffel", "Karte mit"), ("Tempelstufen", "Kartoffeln", "Karten mit")),
        "nl": (("tempeltrede", "aardappel", "kaart met"), ("tempeltreden", "aardappelen", "kaarten met")),
    }[language][amount - 1]
    for line, word in zip((steps, potatoes, soldiers), words, strict=True):
        assert re.search(rf"\b{amount} (temple )?{word}\b", line), line
    assert "0" not in soldiers, "what is not spent is not named"


def test_t3_7_what_an_ability_brings_is_told() -> None:
    """T3.7: an army card for a warrior, a god card for a priest, and nothing from an empty stack."""
    table = Table().worker(0, WARRIOR, PRIEST).gives(0, gold=2)
    table.place(1, WARRIOR)
    assert with_rule(table, "T3.7") == ["The warrior’s ability brings Ana an army card. [T3.7]"]
    table = Table().worker(0, PRIEST).gives(0, gold=2).place(1, PRIEST)
    assert with_rule(table, "T3.7") == ["The priest’s ability brings Ana a god card after the tasks. [T3.7]"]
    table = Table().worker(0, WARRIOR).gives(0, gold=2)
    table.army(1, *table.position.army_deck.cards)
    assert with_rule(table.place(1, WARRIOR), "T3.7") == []
    table = Table().worker(0, PRIEST).gives(0, gold=2)
    table.hand(1, *table.position.god_deck.cards)
    assert with_rule(table.place(1, PRIEST), "T3.7") == []


def test_t3_3_whose_steps_were_used_is_told() -> None:
    """T3.3: the point has a cause."""
    table = Table().worker(0, ARCHITECT).gives(0, gold=2, potato=9).steps(1, DATA.space_section[FIRST_MIDDLE])
    table.place(FIRST_MIDDLE, ARCHITECT)
    section = DATA.space_section[FIRST_MIDDLE] + 1
    assert with_rule(table, "T3.3") == [f"The way leads over the upper steps of section {section}, built by Ben. [T3.3]"]
