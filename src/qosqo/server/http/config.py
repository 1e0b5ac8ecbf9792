"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass, field

from qosqo.server.http.limits import Limits


@dataclass(frozen=True)
class Config:
    database: str = "qosqo.db"
    more_games: tuple[str, ...] = ()
    """Games that live elsewhere, as `package.module:ATTRIBUTE`."""
    thinkers: int = 1
    """Processes in which bots think."""
    site: str = ""
    """The address under which people reach the server, where a proxy hides it: `https://games.example`."""
    hosts: tuple[str, ...] = ()
    """The only names (in small letters, with or without a port) under which the server answers; none: all."""
    only_https: bool = False
    """Tell browsers to come by HTTPS only, for a year."""
    lab: bool = False
    """Whether visitors may change component data and start experiments."""
    limits: Limits = field(default_factory=Limits)
    analysis_effort: float = 1.0
    """How much work analyses put into every decision, compared with the levels of `qosqo analyse`."""
