"""One observer per game: what a seat may know, as numbers.

A module `qosqo.envs.observations.<game id>`, or a module that another package registers in the group `qosqo.observations`, has a function
`observer() -> Observer`. Of games without one the scores and whose turn it is are observed.
"""

from __future__ import annotations

from typing import Final

from qosqo.core.game import Game
from qosqo.core.parts import Parts
from qosqo.envs.observation import Observer

OBSERVATIONS: Final = Parts(__name__, "qosqo.observations", "observer")


def observer_of(game: Game) -> Observer:
    """The observer in the module named after the game, found by being there, or registered; otherwise the common one."""
    module = OBSERVATIONS.usable(game.id)
    if module is None:
        return Observer([], [])
    observer = module.observer()
    assert isinstance(observer, Observer)
    return observer
