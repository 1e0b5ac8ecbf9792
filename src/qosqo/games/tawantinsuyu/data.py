"""Reading `data.toml`: every entry is checked, and a wrong one is refused by name."""

from __future__ import annotations

import tomllib
from typing import Any

from qosqo.core.game import DataError
from qosqo.games.tawantinsuyu import names as n
from qosqo.games.tawantinsuyu.phrases import ARMY_KINDS
from qosqo.games.tawantinsuyu.tables import Tables

ORIGINS = ("rulebook", "known", "reconstructed")
RESOURCE_NAMES = ("potato", "corn", "stone", "gold")
TASK_NAMES = (*RESOURCE_NAMES, "steps", "building", "statue", "weavings", "merchant", "training", "produce")
ACTION_NAMES = ("produce", "worship", "offering", "conquest", "rejuvenate")
COLOUR_NAMES = ("plain", "blue", "green")
EFFECT_NAMES = (
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
ONCE_ONLY = (n.TRAINING, n.BUILDING, n.STATUE, n.FREE_STATUE, n.WORKER, n.TEMPLE_FOR_GOLD, n.WEAVING)
"""Effects that come one at a time; whoever wants two writes two."""
TERRACES = ("top", "middle", "bottom")
SPACES_PER_SECTION = (2, 3, 4)
PLAYER_COUNTS = (2, 3, 4)
GROUPS = (
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
DEED_NAMES = (
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
ROW_NAMES = ("top", "middle", "bottom")
TOKEN_VALUES = [1, 1, 2, 2, 2, 3, 3, 4]
WORKER_NAMES = ("architect", "craftsman", "warrior", "courier", "priest")

Entry = dict[str, Any]


def load_tables(text: str) -> Tables:
    """The tables of a data file; DataError names the entry that is wrong."""
    try:
        entries = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"not a TOML file: {error}") from error
    for name in entries:
        need(name in GROUPS, name, f"there is no such group; there are: {', '.join(GROUPS)}")
    for name in GROUPS:
        group = entries.get(name)
        need(isinstance(group, dict), name, "the group is missing")
        need(entries[name].get("origin") in ORIGINS, f"{name}.origin", f"must be one of {', '.join(ORIGINS)}")
    tables = Tables()
    tables.effects = [[]]
    tables.choices = []
    read_counts(tables, entries)
    read_hill(tables, entries["hill"])
    read_building(tables, entries)
    read_cards(tables, entries)
    read_weavings(tables, entries)
    read_conquests(tables, entries["conquests"])
    read_temple(tables, entries["temple"])
    read_axomamma(tables, entries["axomamma"])
    return tables


def origins(text: str) -> dict[str, str]:
    """Where each group of a data file comes from."""
    return {name: group["origin"] for name, group in tomllib.loads(text).items()}


# Small checks.


def need(condition: bool, entry: str, message: str) -> None:
    if not condition:
        raise DataError(f"{entry}: {message}")


def number(value: object, entry: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise DataError(f"{entry}: must be a number from {low} to {high}, not {value!r}")
    return value


def numbers(value: object, entry: str, count: int, low: int, high: int) -> list[int]:
    return [number(item, f"{entry}[{place}]", low, high) for place, item in enumerate(items(value, entry, count))]


def items(value: object, entry: str, count: int) -> list[Any]:
    if not isinstance(value, list):
        raise DataError(f"{entry}: must be a list")
    need(len(value) == count, entry, f"must have {count} entries, not {len(value)}")
    return value


def table(value: object, entry: str, keys: tuple[str, ...]) -> Entry:
    if not isinstance(value, dict):
        raise DataError(f"{entry}: must be a table with {', '.join(keys)}")
    for key in value:
        need(key in keys, f"{entry}.{key}", f"there is no such entry; there are: {', '.join(keys)}")
    for key in keys:
        need(key in value, f"{entry}.{key}", "is missing")
    return value


def one_of(value: object, entry: str, known: tuple[str, ...]) -> int:
    if not isinstance(value, str) or value not in known:
        raise DataError(f"{entry}: {value!r} is not one of {', '.join(known)}")
    return known.index(value)


def by_players(value: object, entry: str, low: int, high: int) -> list[int]:
    found = table(value, entry, tuple(str(count) for count in PLAYER_COUNTS))
    return [0, 0, *[number(found[str(count)], f"{entry}.{count}", low, high) for count in PLAYER_COUNTS]]


def cost(value: object, entry: str, most: int) -> list[int]:
    """A cost as four numbers: potato, corn, stone, gold."""
    if not isinstance(value, dict):
        raise DataError(f"{entry}: must be a table of resources")
    result = [0] * n.RESOURCES
    for name, amount in value.items():
        result[one_of(name, entry, RESOURCE_NAMES)] = number(amount, f"{entry}.{name}", 1, most)
    need(1 <= sum(result) <= most, entry, f"must be from 1 to {most} resources together")
    return result


# Effects.


def effect(tables: Tables, value: object, entry: str) -> int:
    """Compile an effect into its row of pairs and return its number."""
    if not isinstance(value, list):
        raise DataError(f"{entry}: must be a list of effects")
    row: list[int] = []
    for place, part in enumerate(value):
        row.extend(pair(tables, part, f"{entry}[{place}]"))
    if not row:
        return 0
    tables.effects.append(row)
    return len(tables.effects) - 1


def pair(tables: Tables, value: object, entry: str) -> list[int]:
    if not isinstance(value, list) or len(value) < 2:
        raise DataError(f'{entry}: an effect is written as ["potato", 3]')
    what = one_of(value[0], entry, EFFECT_NAMES)
    if what == n.CHOICE:
        need(len(value) > 2, entry, "a choice needs at least two effects")
        for place, each in enumerate(value[1:]):
            nested = isinstance(each, list) and bool(each) and each[0] == "choice"
            need(not nested, f"{entry}[{place + 1}]", "a choice holds no choices")
        options = [effect(tables, [each], f"{entry}[{place + 1}]") for place, each in enumerate(value[1:])]
        tables.choices.append(options)
        return [n.CHOICE, len(tables.choices) - 1]
    need(len(value) == 2, entry, "an effect has one amount")
    return [what, number(value[1], entry, 1, 1 if what in ONCE_ONLY else 20)]


def kinds_of_effect(tables: Tables, number_of_effect: int) -> set[int]:
    """What an effect can give, choices included."""
    row = tables.effects[number_of_effect]
    found: set[int] = set()
    for what, amount in zip(row[::2], row[1::2], strict=True):
        if what == n.CHOICE:
            for option in tables.choices[amount]:
                found |= kinds_of_effect(tables, option)
        else:
            found.add(what)
    return found


# The groups.


def read_counts(tables: Tables, entries: Entry) -> None:
    score = table(entries["score"], "score", ("origin", "start", "festival_token", "tapestries"))
    tables.start_points = number(score["start"], "score.start", 0, 100)
    tables.token_points = [0, *numbers(score["festival_token"], "score.festival_token", 3, 0, 20)]
    tables.tapestry_points = numbers(score["tapestries"], "score.tapestries", n.PATTERNS + 1, 0, 100)
    workers = table(entries["workers"], "workers", ("origin", "of_each_colour", "removed"))
    tables.workers_each = number(workers["of_each_colour"], "workers.of_each_colour", 4, 20)
    tables.removed_workers = by_players(workers["removed"], "workers.removed", 0, tables.workers_each - 2)
    village = table(entries["village"], "village", ("origin", "village", "nomads"))
    tables.village_size = by_players(village["village"], "village.village", 1, 20)
    tables.nomads_size = by_players(village["nomads"], "village.nomads", 0, 10)
    for players in PLAYER_COUNTS:
        workers_there = n.COLOURS * (tables.workers_each - tables.removed_workers[players])
        wanted = tables.village_size[players] + tables.nomads_size[players] + 2 * players + n.SECTIONS
        need(wanted <= workers_there, f"village.village.{players}", f"{wanted} workers are needed at the start, there are {workers_there}")
    offer = table(entries["offer"], "offer", ("origin", "limit"))
    tables.offer_limit = by_players(offer["limit"], "offer.limit", 1, 20)
    coricancha = table(entries["coricancha"], "coricancha", ("origin", "clockwise"))
    actions = items(coricancha["clockwise"], "coricancha.clockwise", n.SECTIONS)
    tables.coricancha = [one_of(name, f"coricancha.clockwise[{place}]", ACTION_NAMES) for place, name in enumerate(actions)]
    need(len(set(tables.coricancha)) == n.SECTIONS, "coricancha.clockwise", "every action must occur once")


def read_hill(tables: Tables, group: Entry) -> None:
    table(group, "hill", ("origin", *TERRACES))
    tables.space_god, tables.space_colour, tables.space_section, tables.space_terrace = [], [], [], []
    tables.space_icons, tables.space_neighbours, tables.space_segment, tables.segment_spaces = [], [], [], []
    blocked: list[list[int]] = []
    for terrace, name in enumerate(TERRACES):
        entry = f"hill.{name}"
        band = table(group[name], entry, ("gods", "colours", "icons", "blocked"))
        width = SPACES_PER_SECTION[terrace]
        count = width * n.SECTIONS
        first = len(tables.space_god)
        icons = [
            one_of(icon, f"{entry}.icons[{place}]", TASK_NAMES) for place, icon in enumerate(items(band["icons"], f"{entry}.icons", count))
        ]
        tables.space_god += numbers(band["gods"], f"{entry}.gods", count, 0, n.GODS - 1)
        colours = items(band["colours"], f"{entry}.colours", count)
        tables.space_colour += [one_of(colour, f"{entry}.colours[{place}]", COLOUR_NAMES) for place, colour in enumerate(colours)]
        for place in range(count):
            touched = [icons[place - 2], icons[place - 1], icons[place]]
            need(len(set(touched)) == 3, f"{entry}.icons[{place}]", "the three icons that a space touches must differ")
            tables.space_icons.append(touched)
            tables.space_section.append(place // width)
            tables.space_terrace.append(terrace)
            tables.space_segment.append(terrace * n.SECTIONS + place // width)
            near = [(place + step) % count for step in (-2, -1, 1, 2)]
            tables.space_neighbours.append(sorted(first + each for each in near))
        tables.segment_spaces += [list(range(start, start + width)) for start in range(first, first + count, width)]
        marks = band["blocked"]
        marks = numbers(marks, f"{entry}.blocked", 0 if terrace == 2 else n.SECTIONS, 0, count - 1)
        need(len(set(marks)) == len(marks), f"{entry}.blocked", "a space is named twice")
        blocked.append([first + place for place in marks])
    tables.blocked_top, tables.blocked_middle = blocked[0], blocked[1]
    tables.god_spaces = [[space for space in range(n.SPACES) if tables.space_god[space] == god] for god in range(n.GODS)]
    for god in range(n.GODS):
        need(bool(tables.god_spaces[god]), "hill", f"no space bears the symbol of god {god}")


def read_building(tables: Tables, entries: Entry) -> None:
    steps = table(entries["steps"], "steps", ("origin", "cost", "benefit"))
    tables.steps_cost = cost(steps["cost"], "steps.cost", 10)
    tables.steps_effect = effect(tables, steps["benefit"], "steps.benefit")
    statues = table(entries["statues"], "statues", ("origin", "small", "large"))
    tables.statue_cost, tables.statue_points, tables.statue_copies = [], [], []
    for size in ("small", "large"):
        entry = f"statues.{size}"
        statue = table(statues[size], entry, ("cost", "points", "of_each_god"))
        tables.statue_cost.append(cost(statue["cost"], f"{entry}.cost", 10))
        tables.statue_points.append(number(statue["points"], f"{entry}.points", 0, 50))
        tables.statue_copies.append(number(statue["of_each_god"], f"{entry}.of_each_god", 0, 9))
    passive = table(entries["passive_buildings"], "passive_buildings", ("origin", "costs"))
    costs = items(passive["costs"], "passive_buildings.costs", n.PASSIVES)
    tables.building_cost = [cost(each, f"passive_buildings.costs[{place}]", 6) for place, each in enumerate(costs)]
    tables.building_effect = [0] * n.PASSIVES
    production = table(entries["production_buildings"], "production_buildings", ("origin", "buildings"))
    for place, each in enumerate(items(production["buildings"], "production_buildings.buildings", n.BUILDINGS - n.PASSIVES)):
        entry = f"production_buildings.buildings[{place}]"
        building = table(each, entry, ("cost", "effect"))
        tables.building_cost.append(cost(building["cost"], f"{entry}.cost", 6))
        produced = effect(tables, building["effect"], f"{entry}.effect")
        need(produced > 0, f"{entry}.effect", "a production building must produce something")
        need(
            n.REJUVENATION not in kinds_of_effect(tables, produced),
            f"{entry}.effect",
            "a production may not rejuvenate: it could go on for ever",
        )
        tables.building_effect.append(produced)


def read_cards(tables: Tables, entries: Entry) -> None:
    cards = table(entries["god_cards"], "god_cards", ("origin", *n.GOD_NAMES))
    tables.card_god, tables.card_effect, tables.card_food = [], [], []
    each_god = n.GOD_CARDS // n.GODS
    for god, name in enumerate(n.GOD_NAMES):
        benefits = items(cards[name], f"god_cards.{name}", each_god)
        for place, benefit in enumerate(benefits):
            entry = f"god_cards.{name}[{place}]"
            need(benefit not in benefits[:place], entry, "the seven cards of a god must differ")
            tables.card_god.append(god)
            number_of_effect = effect(tables, benefit, entry)
            need(number_of_effect > 0, entry, "a god card must have a benefit")
            tables.card_effect.append(number_of_effect)
            row = tables.effects[number_of_effect]
            sure = [amount for what, amount in zip(row[::2], row[1::2], strict=True) if what in (n.POTATO, n.CORN, n.GOLD)]
            tables.card_food.append(sum(sure))
    tables.most_card_food = max(tables.card_food)
    army = table(entries["army_cards"], "army_cards", ("origin", "kinds"))
    kinds = army["kinds"]
    need(isinstance(kinds, list) and 1 <= len(kinds) <= ARMY_KINDS, "army_cards.kinds", f"must be a list of 1 to {ARMY_KINDS} kinds")
    tables.army_copies, tables.army_soldiers, tables.army_effect = [], [], []
    for place, each in enumerate(kinds):
        entry = f"army_cards.kinds[{place}]"
        kind = table(each, entry, ("copies", "soldiers", "resource"))
        tables.army_copies.append(number(kind["copies"], f"{entry}.copies", 1, 30))
        tables.army_soldiers.append(number(kind["soldiers"], f"{entry}.soldiers", 1, 2))
        resource = effect(tables, [kind["resource"]], f"{entry}.resource")
        need(tables.effects[resource][0] < n.RESOURCES, f"{entry}.resource", "must be a resource")
        tables.army_effect.append(resource)
    need(sum(tables.army_copies) == 30, "army_cards.kinds", f"must be 30 cards together, not {sum(tables.army_copies)}")


def read_weavings(tables: Tables, entries: Entry) -> None:
    rewards = table(entries["rewards"], "rewards", ("origin", "effects"))
    effects = items(rewards["effects"], "rewards.effects", n.REWARDS)
    tables.reward_effect = [effect(tables, each, f"rewards.effects[{place}]") for place, each in enumerate(effects)]
    weavings = table(entries["weavings"], "weavings", ("origin", "tiles"))
    tables.weaving_reference, tables.weaving_pattern, tables.weaving_players = [], [], []
    tables.weaving_left, tables.weaving_right = [], []
    for place, each in enumerate(items(weavings["tiles"], "weavings.tiles", n.WEAVINGS)):
        entry = f"weavings.tiles[{place}]"
        tile = table(each, entry, ("reference", "pattern", "left", "right", "players"))
        reference = tile["reference"]
        need(isinstance(reference, str) and bool(reference), f"{entry}.reference", "must be a text")
        need(reference not in tables.weaving_reference, f"{entry}.reference", f"{reference} occurs twice")
        starting = place < n.STARTING_WEAVINGS
        need(reference.startswith("SW") == starting, f"{entry}.reference", "the first four tiles, and no others, are the starting ones SW…")
        tables.weaving_reference.append(reference)
        tables.weaving_pattern.append(number(tile["pattern"], f"{entry}.pattern", 0, n.PATTERNS - 1))
        tables.weaving_left.append(number(tile["left"], f"{entry}.left", 0, n.REWARDS - 1))
        tables.weaving_right.append(number(tile["right"], f"{entry}.right", 0, n.REWARDS - 1))
        tables.weaving_players.append(number(tile["players"], f"{entry}.players", 2, 2 if starting else 4))
    need(len(set(tables.weaving_pattern)) == n.PATTERNS, "weavings.tiles", "all seven patterns must occur")


def read_conquests(tables: Tables, group: Entry) -> None:
    table(group, "conquests", ("origin", *n.REGION_NAMES))
    tables.conquest_flip, tables.conquest_discard, tables.conquest_effect = [], [], []
    for region in n.REGION_NAMES:
        soldiers = 0
        for place, each in enumerate(items(group[region], f"conquests.{region}", n.REGION_SPACES)):
            entry = f"conquests.{region}[{place}]"
            space = table(each, entry, ("flip", "discard", "effect"))
            flip = number(space["flip"], f"{entry}.flip", 0, 10)
            discard = number(space["discard"], f"{entry}.discard", 0, 10)
            need(flip + discard > 0, entry, "a conquest needs soldiers")
            need(flip + discard >= soldiers, entry, "the spaces of a region become dearer from left to right")
            soldiers = flip + discard
            tables.conquest_flip.append(flip)
            tables.conquest_discard.append(discard)
            tables.conquest_effect.append(effect(tables, space["effect"], f"{entry}.effect"))


def read_temple(tables: Tables, group: Entry) -> None:
    temple = table(group, "temple", ("origin", "festival_points", "final_points", "rewards"))
    rewards = temple["rewards"]
    need(isinstance(rewards, list) and 5 <= len(rewards) <= 16, "temple.rewards", "must be a list of 5 to 16 steps, the bottom included")
    steps = len(rewards)
    tables.temple_top = steps - 1
    tables.temple_effect = [effect(tables, each, f"temple.rewards[{place}]") for place, each in enumerate(rewards)]
    tables.temple_festival = numbers(temple["festival_points"], "temple.festival_points", steps, 0, 100)
    tables.temple_final = numbers(temple["final_points"], "temple.final_points", steps, 0, 100)
    need(tables.temple_festival == sorted(tables.temple_festival), "temple.festival_points", "must not fall")
    for place, points in enumerate(tables.temple_final):
        need((points > 0) == (place >= steps - 4), f"temple.final_points[{place}]", "just the top four steps have points in their centre")


def read_axomamma(tables: Tables, group: Entry) -> None:
    """The board of the automated opponent: three closed rows of spots, the tokens on them and the rewards for workers."""
    table(group, "axomamma", ("origin", *ROW_NAMES, "personality_spot", "tokens", "worker_rewards"))
    top = items(group["top"], "axomamma.top", n.ROW_SPOTS[n.TOP_ROW])
    tables.board_top = [plain_effect(tables, each, f"axomamma.top[{place}]") for place, each in enumerate(top)]
    tables.board_deeds = [[n.SUPPLIES_DEED] * n.ROW_SPOTS[n.TOP_ROW]]
    for row, known in ((n.MIDDLE_ROW, DEED_NAMES[: n.STEPS_DEED + 1]), (n.BOTTOM_ROW, DEED_NAMES[n.STEPS_DEED + 1 :])):
        entry = f"axomamma.{ROW_NAMES[row]}"
        deeds = items(group[ROW_NAMES[row]], entry, n.ROW_SPOTS[row])
        first = DEED_NAMES.index(known[0])
        tables.board_deeds.append([first + one_of(deed, f"{entry}[{place}]", known) for place, deed in enumerate(deeds)])
    tables.personality_spot = number(group["personality_spot"], "axomamma.personality_spot", 1, n.ROW_SPOTS[n.TOP_ROW]) - 1
    tables.token_value, tables.token_row, tables.token_start = [], [], []
    for place, each in enumerate(items(group["tokens"], "axomamma.tokens", n.TOKENS)):
        entry = f"axomamma.tokens[{place}]"
        token = table(each, entry, ("value", "row", "spot"))
        row = one_of(token["row"], f"{entry}.row", ROW_NAMES)
        tables.token_value.append(number(token["value"], f"{entry}.value", 1, 4))
        tables.token_row.append(row)
        tables.token_start.append(number(token["spot"], f"{entry}.spot", 1, n.ROW_SPOTS[row]) - 1)
    need(sorted(tables.token_value) == TOKEN_VALUES, "axomamma.tokens", f"the values must be {TOKEN_VALUES}")
    need(tables.token_row == sorted(tables.token_row), "axomamma.tokens", "must be listed from the top row to the bottom row")
    rewards = table(group["worker_rewards"], "axomamma.worker_rewards", WORKER_NAMES)
    tables.colour_reward = []
    for name in WORKER_NAMES:
        entry = f"axomamma.worker_rewards.{name}"
        reward = plain_effect(tables, rewards[name], entry)
        need(n.CHOICE not in tables.effects[reward][::2], entry, "is no choice")
        tables.colour_reward.append(reward)


def plain_effect(tables: Tables, value: object, entry: str) -> int:
    """An effect that gives nothing but resources, points and army cards."""
    result = effect(tables, value, entry)
    plain = (*range(n.RESOURCES), n.POINTS, n.ARMY_CARD)
    need(kinds_of_effect(tables, result) <= set(plain), entry, "may only give resources, points and army cards")
    return result
