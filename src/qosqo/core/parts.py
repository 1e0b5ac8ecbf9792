"""Where the parts of a game are found: its rules, its evaluation for bots, its drawn board, its board for the terminal.

Games of this package have a module in the package of each kind of part, called like the game (underscores for hyphens). Other packages
register theirs as entry points: one group per kind of part, the game's id as the name, and as the value the module that would lie here.
Nothing is imported before it is asked for, and what another package does wrong is said by name and harms nothing else.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import pkgutil
import re
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

log = logging.getLogger(__name__)

GAME_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class BrokenPart(LookupError):
    """A part that another package registered but that cannot be used; the message names the package."""


class Parts:
    """One kind of part, for all games."""

    def __init__(self, package: str, group: str, holds: str) -> None:
        self.package: Final = package
        """Where the modules of built-in games are."""
        self.group: Final = group
        """The entry points of other packages."""
        self.holds: Final = holds
        """The name that every such module must have: `draw`."""
        self._found: dict[str, Any] = {}
        self._warned: set[str] = set()

    @cached_property
    def folders(self) -> list[str]:
        """The ids of the built-in games whose part is a folder, without importing any."""
        found = importlib.util.find_spec(self.package)
        places = found.submodule_search_locations if found is not None else None
        return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(places) if module.ispkg)

    @cached_property
    def registered(self) -> dict[str, list[EntryPoint]]:
        """What other packages offer, by the game's id; more than one for an id is one too many."""
        found: dict[str, list[EntryPoint]] = {}
        for entry in sorted(entry_points(group=self.group), key=told):
            found.setdefault(entry.name, []).append(entry)
        return found

    def find(self, game_id: str) -> Any | None:
        """The part of a game; None where it has none. A registered one that cannot be used raises BrokenPart."""
        if game_id not in self._found:
            own = self._built_in_part(game_id)
            self._found[game_id] = own if own is not None else self._registered_part(game_id)
        return self._found[game_id]

    def usable(self, game_id: str) -> Any | None:
        """The part of a game, or None with a warning where it cannot be used: for parts that a game can do without."""
        try:
            return self.find(game_id)
        except BrokenPart as error:
            self.warn(str(error))
            return None

    def warn(self, message: str) -> None:
        """Once is enough."""
        if message not in self._warned:
            self._warned.add(message)
            log.warning(message)

    def _built_in_part(self, game_id: str) -> Any | None:
        name = f"{self.package}.{game_id.replace('-', '_')}"
        if not GAME_ID.fullmatch(game_id) or importlib.util.find_spec(name) is None:
            return None
        module = importlib.import_module(name)
        return module if hasattr(module, self.holds) else None

    def _registered_part(self, game_id: str) -> Any | None:
        entries = self.registered.get(game_id, [])
        if not entries:
            return None
        if not GAME_ID.fullmatch(game_id):
            raise BrokenPart(f"{told(entries[0])}: {game_id!r} cannot be a game's id; small letters, digits and hyphens can")
        if len(entries) > 1:
            raise BrokenPart(f"{game_id!r} is registered twice: {'; '.join(told(entry) for entry in entries)}")
        try:
            part = entries[0].load()
        except Exception as error:  # whatever it is, it is theirs
            raise BrokenPart(f"{told(entries[0])} cannot be loaded: {type(error).__name__}: {error}") from error
        if not hasattr(part, self.holds):
            raise BrokenPart(f"{told(entries[0])} has no {self.holds!r}")
        return part


def told(entry: EntryPoint) -> str:
    """An entry point as a message names it."""
    package = entry.dist.name if entry.dist is not None else "?"
    return f"{entry.name} = {entry.value} in the group {entry.group} of the package {package}"
