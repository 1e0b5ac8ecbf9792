"""Reading `data.toml`: every entry is checked, and a wrong one is refused by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from qosqo.core.data import ORIGIN, Entry, read_groups
from qosqo.games.tawantinsuyu import names as n
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.phrases import ARMY_KINDS, MOST_AMOUNT, MOST_PAID, MOST_SOLDIERS, MOST_SPOTS

RESOURCE_NAMES: Final = ("potato", "corn", "stone", "gold")
TASK_NAMES: Final = (*RESOURCE_NAMES, "steps", "building", "statue", "weavings", "merchant", "training", "produce")
ACTION_NAMES: Final = ("produce", "worship", "offering", "conquest", "rejuvenate")
COLOUR_NAMES: Final = ("plain", "blue", "green")
EFFECT_NAMES: Final = (
    *RESOURCE_NAMES,
    "points",
    "god_card",
    "army_card",
    "training",
    "building",
    "statue",
    "free_statue",
    "weaving",
    "worker",
    "temple_for_gold",
    "temple",
    "rejuvenation",
    "choice",
)
PLAIN_NAMES: Final = (*RESOURCE_NAMES, "points", "army_card")
"""Of what Axomamma's board brings."""
ONCE_ONLY: Final = (n.TRAINING, n.BUILDING, n.STATUE, n.FREE_STATUE, n.WORKER, n.TEMPLE_FOR_GOLD, n.WEAVING)
"""Effects that come one at a time; whoever wants two writes two."""
MOST_EFFECTS: Final = 10
"""Of one card, building or step."""
TERRACES: Final = ("top", "middle", "bottom")
SPACES_PER_SECTION: Final = (2, 3, 4)
PLAYER_COUNTS: Final = (2, 3, 4)
GROUPS: Final = (
    "score",
    "workers",
    "village",
    "offer",
    "coricancha",
    "hill",
    "steps",
    "statues",
    "army_cards",
    "rewards",
    "god_cards",
    "weavings",
    "passive_buildings",
    "production_buildings",
    "conquests",
    "temple",
    "axomamma",
)
DEED_NAMES: Final = (
    "weavings",
    "statue",
    "production_building",
    "passive_building",
    "steps",
    "potato_worker",
    "corn_worker",
    "nomad",
    "army_card",
    "temple",
)
ROW_NAMES: Final = ("top", "middle", "bottom")
TOKEN_VALUES: Final = [1, 1, 2, 2, 2, 3, 3, 4]
WORKER_NAMES: Final = ("architect", "craftsman", "warrior", "courier", "priest")
ARMY_CARDS: Final = 30
BUILDING_PRICE: Final = 6
"""The most resources that a building may cost."""


def load(text: str) -> Components:
    """The components of a data file; DataError names the entry that is wrong."""
    groups = read_groups(text, GROUPS)
    components = Components()
    components.effects = [[]]
    components.choices = []
    read_score(components, groups["score"])
    read_workers(components, groups["workers"], groups["village"])
    read_offer_and_coricancha(components, groups["offer"], groups["coricancha"])
    read_hill(components, groups["hill"])
    read_steps_and_statues(components, groups["steps"], groups["statues"])
    read_buildings(components, groups["passive_buildings"], groups["production_buildings"])
    read_god_cards(components, groups["god_cards"])
    read_army_cards(components, groups["army_cards"])
    read_weavings(components, groups["rewards"], groups["weavings"])
    read_conquests(components, groups["conquests"])
    read_temple(components, groups["temple"])
    read_axomamma(components, groups["axomamma"])
    return components


# Small things.


def table(entry: Entry, *keys: str) -> Entry:
    """A table with just these entries."""
    entry.only(*keys)
    for key in keys:
        entry[key]
    return entry


def group(entry: Entry, *keys: str) -> Entry:
    """A group, which also says where it comes from."""
    return table(entry, ORIGIN, *keys)


def by_players(entry: Entry, least: int, most: int) -> list[int]:
    """A number for each number of players, to be found under that number."""
    counts = [str(count) for count in PLAYER_COUNTS]
    table(entry, *counts)
    return [0, 0, *[entry[count].number(least, most) for count in counts]]


def cost(entry: Entry, most: int) -> list[int]:
    """A cost as four numbers: potato, corn, stone, gold."""
    result = [0] * n.RESOURCES
    for name, amount in entry.only(*RESOURCE_NAMES).entries().items():
        result[RESOURCE_NAMES.index(name)] = amount.number(1, most)
    if not 1 <= sum(result) <= most:
        raise entry.refuse(f"must be from 1 to {most} resources together")
    return result


# Effects.


def effect(components: Components, entry: Entry, known: Sequence[str] = EFFECT_NAMES) -> int:
    """Compile an effect into its row of pairs and return its number. It may be of these names."""
    row: list[int] = []
    for part in entry.items(0, MOST_EFFECTS):
        row.extend(pair(components, part, known))
    if not row:
        return 0
    components.effects.append(row)
    return len(components.effects) - 1


def pair(components: Components, entry: Entry, known: Sequence[str]) -> list[int]:
    if not isinstance(entry.value, list) or len(entry.value) < 2:
        raise entry.refuse('an effect is written as ["potato", 3]')
    name, *rest = entry.items(2, MOST_EFFECTS)
    what = EFFECT_NAMES.index(known[name.place_in(known)])
    if what == n.CHOICE:
        if len(rest) < 2:
            raise entry.refuse("a choice needs at least two effects")
        components.choices.append([option(components, each, known) for each in rest])
        return [n.CHOICE, len(components.choices) - 1]
    if len(rest) > 1:
        raise entry.refuse("an effect has one amount")
    return [what, rest[0].number(1, 1 if what in ONCE_ONLY else MOST_AMOUNT)]


def option(components: Components, entry: Entry, known: Sequence[str]) -> int:
    """One of the effects of a choice, as an effect of its own."""
    if isinstance(entry.value, list) and entry.value and entry.value[0] == EFFECT_NAMES[n.CHOICE]:
        raise entry.refuse("a choice holds no choices")
    components.effects.append(pair(components, entry, known))
    return len(components.effects) - 1


def kinds_of_effect(components: Components, number: int) -> set[int]:
    """What an effect can give, choices included."""
    row = components.effects[number]
    found: set[int] = set()
    for what, amount in zip(row[::2], row[1::2], strict=True):
        if what == n.CHOICE:
            for each in components.choices[amount]:
                found |= kinds_of_effect(components, each)
        else:
            found.add(what)
    return found


# The groups.


def read_score(components: Components, score: Entry) -> None:
    group(score, "start", "festival_token", "tapestries")
    components.start_points = score["start"].number(0, 100)
    components.token_points = [0, *score["festival_token"].numbers(3, 0, 20)]
    components.tapestry_points = score["tapestries"].numbers(n.PATTERNS + 1, 0, 100)


def read_workers(components: Components, workers: Entry, village: Entry) -> None:
    group(workers, "of_each_colour", "removed")
    components.workers_each = workers["of_each_colour"].number(4, 20)
    components.removed_workers = by_players(workers["removed"], 0, components.workers_each - 2)
    group(village, "village", "nomads")
    components.village_size = by_players(village["village"], 1, 20)
    components.nomads_size = by_players(village["nomads"], 0, 10)
    for players in PLAYER_COUNTS:
        there = n.COLOURS * (components.workers_each - components.removed_workers[players])
        wanted = components.village_size[players] + components.nomads_size[players] + 2 * players + n.SECTIONS
        if wanted > there:
            raise village["village"][str(players)].refuse(f"{wanted} workers are needed at the start, there are {there}")


def read_offer_and_coricancha(components: Components, offer: Entry, coricancha: Entry) -> None:
    group(offer, "limit")
    components.offer_limit = by_players(offer["limit"], 1, 20)
    group(coricancha, "clockwise")
    actions = coricancha["clockwise"]
    components.coricancha = [action.place_in(ACTION_NAMES) for action in actions.items(n.SECTIONS, n.SECTIONS)]
    if len(set(components.coricancha)) != n.SECTIONS:
        raise actions.refuse("every action must occur once")


def read_hill(components: Components, hill: Entry) -> None:
    group(hill, *TERRACES)
    components.space_god, components.space_colour, components.space_section, components.space_terrace = [], [], [], []
    components.space_icons, components.space_neighbours, components.space_segment, components.segment_spaces = [], [], [], []
    blocked = [read_terrace(components, terrace, hill[name]) for terrace, name in enumerate(TERRACES)]
    components.blocked_top, components.blocked_middle = blocked[0], blocked[1]
    components.god_spaces = [[space for space in range(n.SPACES) if components.space_god[space] == god] for god in range(n.GODS)]
    for god in range(n.GODS):
        if not components.god_spaces[god]:
            raise hill.refuse(f"no space bears the symbol of god {god}")


def read_terrace(components: Components, terrace: int, band: Entry) -> list[int]:
    """One band of the hill; returns the spaces with the mark for two players."""
    table(band, "gods", "colours", "icons", "blocked")
    width = SPACES_PER_SECTION[terrace]
    count = width * n.SECTIONS
    first = len(components.space_god)
    icons = [icon.place_in(TASK_NAMES) for icon in band["icons"].items(count, count)]
    components.space_god += band["gods"].numbers(count, 0, n.GODS - 1)
    components.space_colour += [colour.place_in(COLOUR_NAMES) for colour in band["colours"].items(count, count)]
    for place, icon in enumerate(band["icons"].items(count, count)):
        touched = [icons[place - 2], icons[place - 1], icons[place]]
        if len(set(touched)) != len(touched):
            raise icon.refuse("the three icons that a space touches must differ")
        components.space_icons.append(touched)
        components.space_section.append(place // width)
        components.space_terrace.append(terrace)
        components.space_segment.append(terrace * n.SECTIONS + place // width)
        near = [(place + step) % count for step in (-2, -1, 1, 2)]
        components.space_neighbours.append(sorted(first + each for each in near))
    components.segment_spaces += [list(range(start, start + width)) for start in range(first, first + count, width)]
    marks = band["blocked"].numbers(0 if terrace == len(TERRACES) - 1 else n.SECTIONS, 0, count - 1)
    if len(set(marks)) != len(marks):
        raise band["blocked"].refuse("a space is named twice")
    return [first + place for place in marks]


def read_steps_and_statues(components: Components, steps: Entry, statues: Entry) -> None:
    group(steps, "cost", "benefit")
    components.steps_cost = cost(steps["cost"], MOST_PAID)
    components.steps_effect = effect(components, steps["benefit"])
    group(statues, "small", "large")
    components.statue_cost, components.statue_points, components.statue_copies = [], [], []
    for size in ("small", "large"):
        statue = table(statues[size], "cost", "points", "of_each_god")
        components.statue_cost.append(cost(statue["cost"], MOST_PAID))
        components.statue_points.append(statue["points"].number(0, 50))
        components.statue_copies.append(statue["of_each_god"].number(0, 9))


def read_buildings(components: Components, passive: Entry, production: Entry) -> None:
    group(passive, "costs")
    components.building_cost = [cost(each, BUILDING_PRICE) for each in passive["costs"].items(n.PASSIVES, n.PASSIVES)]
    components.building_effect = [0] * n.PASSIVES
    group(production, "buildings")
    count = n.BUILDINGS - n.PASSIVES
    for building in production["buildings"].items(count, count):
        table(building, "cost", "effect")
        components.building_cost.append(cost(building["cost"], BUILDING_PRICE))
        produced = effect(components, building["effect"])
        if produced == 0:
            raise building["effect"].refuse("a production building must produce something")
        if n.REJUVENATION in kinds_of_effect(components, produced):
            raise building["effect"].refuse("a production may not rejuvenate: it could go on for ever")
        components.building_effect.append(produced)


def read_god_cards(components: Components, cards: Entry) -> None:
    group(cards, *n.GOD_NAMES)
    components.card_god, components.card_effect, components.card_food = [], [], []
    each_god = n.GOD_CARDS // n.GODS
    for god, name in enumerate(n.GOD_NAMES):
        benefits = cards[name].items(each_god, each_god)
        for place, benefit in enumerate(benefits):
            if any(benefit.value == other.value for other in benefits[:place]):
                raise benefit.refuse("the seven cards of a god must differ")
            number = effect(components, benefit)
            if number == 0:
                raise benefit.refuse("a god card must have a benefit")
            components.card_god.append(god)
            components.card_effect.append(number)
            row = components.effects[number]
            sure = [amount for what, amount in zip(row[::2], row[1::2], strict=True) if what in (n.POTATO, n.CORN, n.GOLD)]
            components.card_food.append(sum(sure))
    components.most_card_food = max(components.card_food)


def read_army_cards(components: Components, army: Entry) -> None:
    group(army, "kinds")
    components.army_copies, components.army_soldiers, components.army_effect = [], [], []
    for kind in army["kinds"].items(1, ARMY_KINDS):
        table(kind, "copies", "soldiers", "resource")
        components.army_copies.append(kind["copies"].number(1, ARMY_CARDS))
        components.army_soldiers.append(kind["soldiers"].number(1, 2))
        row = pair(components, kind["resource"], RESOURCE_NAMES)
        components.effects.append(row)
        components.army_effect.append(len(components.effects) - 1)
    if sum(components.army_copies) != ARMY_CARDS:
        raise army["kinds"].refuse(f"must be {ARMY_CARDS} cards together, not {sum(components.army_copies)}")


def read_weavings(components: Components, rewards: Entry, weavings: Entry) -> None:
    group(rewards, "effects")
    components.reward_effect = [effect(components, each) for each in rewards["effects"].items(n.REWARDS, n.REWARDS)]
    group(weavings, "tiles")
    components.weaving_reference, components.weaving_pattern, components.weaving_players = [], [], []
    components.weaving_left, components.weaving_right = [], []
    for place, tile in enumerate(weavings["tiles"].items(n.WEAVINGS, n.WEAVINGS)):
        table(tile, "reference", "pattern", "left", "right", "players")
        starting = place < n.STARTING_WEAVINGS
        reference = tile["reference"].text()
        if not reference or reference in components.weaving_reference:
            raise tile["reference"].refuse(f"{reference} occurs twice" if reference else "must not be empty")
        if reference.startswith("SW") != starting:
            raise tile["reference"].refuse("the first four tiles, and no others, are the starting ones SW…")
        components.weaving_reference.append(reference)
        components.weaving_pattern.append(tile["pattern"].number(0, n.PATTERNS - 1))
        components.weaving_left.append(tile["left"].number(0, n.REWARDS - 1))
        components.weaving_right.append(tile["right"].number(0, n.REWARDS - 1))
        components.weaving_players.append(tile["players"].number(2, 2 if starting else 4))
    if len(set(components.weaving_pattern)) != n.PATTERNS:
        raise weavings["tiles"].refuse("all seven patterns must occur")


def read_conquests(components: Components, conquests: Entry) -> None:
    group(conquests, *n.REGION_NAMES)
    components.conquest_flip, components.conquest_discard, components.conquest_effect = [], [], []
    for region in n.REGION_NAMES:
        soldiers = 0
        for space in conquests[region].items(n.REGION_SPACES, n.REGION_SPACES):
            table(space, "flip", "discard", "effect")
            flip = space["flip"].number(0, MOST_SOLDIERS)
            discard = space["discard"].number(0, MOST_SOLDIERS)
            if flip + discard == 0:
                raise space.refuse("a conquest needs soldiers")
            if flip + discard < soldiers:
                raise space.refuse("the spaces of a region become dearer from left to right")
            soldiers = flip + discard
            components.conquest_flip.append(flip)
            components.conquest_discard.append(discard)
            components.conquest_effect.append(effect(components, space["effect"]))


def read_temple(components: Components, temple: Entry) -> None:
    group(temple, "festival_points", "final_points", "rewards")
    rewards = temple["rewards"].items(5, 16)
    steps = len(rewards)
    components.temple_top = steps - 1
    components.temple_effect = [effect(components, each) for each in rewards]
    components.temple_festival = temple["festival_points"].numbers(steps, 0, 100)
    components.temple_final = temple["final_points"].numbers(steps, 0, 100)
    if components.temple_festival != sorted(components.temple_festival):
        raise temple["festival_points"].refuse("must not fall")
    for place, points in enumerate(temple["final_points"].items(steps, steps)):
        if (points.value > 0) != (place >= steps - 4):
            raise points.refuse("just the top four steps have points in their centre")


def read_axomamma(components: Components, axomamma: Entry) -> None:
    """The board of the automated opponent: three closed rows, each of as many spots as are written; tokens; the rewards for workers."""
    group(axomamma, *ROW_NAMES, "personality_spot", "tokens", "worker_rewards")
    components.board_top = [
        effect(components, each, (*PLAIN_NAMES, EFFECT_NAMES[n.CHOICE])) for each in axomamma["top"].items(1, MOST_SPOTS)
    ]
    components.board_deeds = [[n.SUPPLIES_DEED] * len(components.board_top)]
    for row, known in ((n.MIDDLE_ROW, DEED_NAMES[: n.STEPS_DEED + 1]), (n.BOTTOM_ROW, DEED_NAMES[n.STEPS_DEED + 1 :])):
        first = DEED_NAMES.index(known[0])
        deeds = axomamma[ROW_NAMES[row]].items(1, MOST_SPOTS)
        components.board_deeds.append([first + deed.place_in(known) for deed in deeds])
    components.personality_spot = axomamma["personality_spot"].number(1, len(components.board_top)) - 1
    components.token_value, components.token_row, components.token_start = [], [], []
    for token in axomamma["tokens"].items(n.TOKENS, n.TOKENS):
        table(token, "value", "row", "spot")
        row = token["row"].place_in(ROW_NAMES)
        components.token_value.append(token["value"].number(1, 4))
        components.token_row.append(row)
        components.token_start.append(token["spot"].number(1, len(components.board_deeds[row])) - 1)
    if sorted(components.token_value) != TOKEN_VALUES:
        raise axomamma["tokens"].refuse(f"the values must be {TOKEN_VALUES}")
    if components.token_row != sorted(components.token_row):
        raise axomamma["tokens"].refuse("must be listed from the top row to the bottom row")
    rewards = table(axomamma["worker_rewards"], *WORKER_NAMES)
    components.colour_reward = [effect(components, rewards[name], PLAIN_NAMES) for name in WORKER_NAMES]
