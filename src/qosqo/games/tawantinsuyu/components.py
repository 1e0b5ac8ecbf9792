"""What is printed on the components, as lists of numbers that the rules read."""

from __future__ import annotations


class Components:
    """Made by `data.load`; never changed afterwards."""

    workers_each: int
    removed_workers: list[int]
    """By number of players, like the next four."""
    village_size: list[int]
    nomads_size: list[int]
    offer_limit: list[int]
    start_points: int
    token_points: list[int]
    """By festival: 1, 2, 3."""
    tapestry_points: list[int]
    """By number of weavings."""

    coricancha: list[int]
    """The actions of the high priest, clockwise."""

    space_god: list[int]
    space_colour: list[int]
    space_section: list[int]
    space_terrace: list[int]
    space_icons: list[list[int]]
    """The three tasks that a space touches."""
    space_neighbours: list[list[int]]
    space_segment: list[int]
    """Terrace and section as one number: terrace · 5 + section."""
    segment_spaces: list[list[int]]
    god_spaces: list[list[int]]
    blocked_top: list[int]
    blocked_middle: list[int]

    effects: list[list[int]]
    """Every effect as a row of pairs: what and how much. Number 0 is no effect at all."""
    choices: list[list[int]]
    """For each choice the effects to choose from."""

    card_god: list[int]
    card_effect: list[int]
    card_food: list[int]
    """How much of a god card's benefit is sure to help paying food."""
    most_card_food: int

    army_copies: list[int]
    army_soldiers: list[int]
    army_effect: list[int]

    reward_effect: list[int]
    weaving_reference: list[str]
    weaving_pattern: list[int]
    weaving_left: list[int]
    weaving_right: list[int]
    weaving_players: list[int]

    building_cost: list[list[int]]
    """Potato, corn, stone, gold."""
    building_effect: list[int]
    """What production buildings produce."""

    steps_cost: list[int]
    steps_effect: int
    statue_cost: list[list[int]]
    """Small, large; likewise the next two."""
    statue_points: list[int]
    statue_copies: list[int]

    conquest_flip: list[int]
    conquest_discard: list[int]
    conquest_effect: list[int]

    token_value: list[int]
    """Axomamma's numbered tokens; likewise the next two."""
    token_row: list[int]
    token_start: list[int]
    board_top: list[int]
    """The effects on the spots of the top row."""
    board_deeds: list[list[int]]
    """What is done on the spots of the three rows."""
    personality_spot: int
    """The spot of the top row under the personality token."""
    colour_reward: list[int]
    """The effect of gaining a worker, by colour."""

    temple_top: int
    temple_effect: list[int]
    temple_festival: list[int]
    temple_final: list[int]
