"""Seeded chance that lives inside a position.

The usual generator is sfc32 (Chris Doty-Humphrey's "small fast counter"): four 32-bit words, additions,
shifts and exclusive ors. All intermediate values fit into 64 bits, so that the interpreted and the
compiled engine, on every platform and Python version, give the same numbers. It is fast, but not made to resist somebody who computes
its state from the outcomes seen. Where people play for something hidden, chance is *secret* instead: each outcome is taken from a keyed
hash (BLAKE2b) of its number. Without the key no outcome tells anything about another.
"""

from __future__ import annotations

import os
import secrets
from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
FAST: Final = "sfc32"
SECRET: Final = "blake2b"
GENERATORS: Final = (FAST, SECRET)
"""As records name them."""
SECRET_BITS: Final = 256
"""Of a seed for secret chance."""


class ScriptExhausted(Exception):
    """A staged position asks for more chance outcomes than were laid ready."""


Item = TypeVar("Item")


@mypyc_attr(acyclic=True)
class Chance:
    """A source of random numbers that depends on its seed alone."""

    a: i64
    b: i64
    c: i64
    counter: i64
    draws: int
    """How many outcomes have been drawn: an undo never goes back behind one without agreement."""
    outcomes: list[int] | None
    """Every outcome is also written here while somebody keeps a record."""
    script: list[int] | None
    """Outcomes to come instead of drawn ones, last one first: dice laid by hand, for tests and staged positions."""
    key: bytes | None
    """The key of secret chance; None: outcomes come from the words. It leaves the process with the record's seed only."""

    def clone(self) -> Chance:
        """The same future, without the recorder or the script of the original."""
        other = Chance()
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.counter = self.counter
        other.draws = self.draws
        other.outcomes = None
        other.script = None
        other.key = self.key
        return other

    def reseed(self, source: Chance) -> None:
        """Another future, drawn from the source: what will come is hidden from everybody."""
        self.a = source.word()
        self.b = source.word()
        self.c = source.word()
        self.key = None

    def word(self) -> i64:
        """The next 32 random bits."""
        result = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & WORD
        return result

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1, each equally likely (to within bound / 2**32). Bounds are below 2**31."""
        script = self.script
        if script is not None:
            outcome = next_of_script(script, bound)
        elif self.key is not None:
            outcome = outcome_by(self.key, self.draws, bound)
        else:
            outcome = int(self.plainly_below(i64(bound)))
        self.draws += 1
        if self.outcomes is not None:
            self.outcomes.append(outcome)
        return outcome

    def plainly_below(self, bound: i64) -> i64:
        """The same without a script, without secrets and without keeping count."""
        return (self.word() * bound) >> 32

    def die(self) -> int:
        """A number from 1 to 6."""
        return self.below(6) + 1

    def shuffle(self, items: list[Item]) -> None:
        """Fisher–Yates, in place. (Compiled, items of any kind are moved as they are, where numbers would be unpacked and packed again.)"""
        plain = self.script is None and self.key is None and self.outcomes is None
        last: i64
        for last in range(len(items) - 1, 0, -1):
            other: i64 = self.plainly_below(last + 1) if plain else self.below(int(last) + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
        if plain:
            self.draws += max(0, len(items) - 1)

    def take(self, items: list[int]) -> int:
        """Remove and return a random item; the order of the others is kept."""
        return items.pop(self.below(len(items)))


def next_of_script(script: list[int], bound: int) -> int:
    if not script:
        raise ScriptExhausted("the script holds fewer chance outcomes than the game asks for")
    outcome = script.pop()
    if not 0 <= outcome < bound:
        raise ScriptExhausted(f"scripted chance outcome {outcome} is not below {bound}")
    return outcome


def outcome_by(key: bytes, number: int, bound: int) -> int:
    """The outcome of secret chance with this number, counted from 0. (Each is equally likely to within bound / 2**64.)"""
    drawn = int.from_bytes(blake2b(number.to_bytes(8, "big"), digest_size=8, key=key).digest(), "big")
    return (drawn * bound) >> 64


def anyhow() -> Chance:
    """Chance that nobody can foresee and that belongs to no game, one for each process."""
    return _anyhow


def seeded(seed: int) -> Chance:
    """Chance that depends on the seed alone; any non-negative number up to 96 bits counts fully."""
    if seed < 0:
        raise ValueError("a seed is a number from 0 upwards")
    chance = Chance()
    chance.a = i64(seed & WORD)
    chance.b = i64((seed >> 32) & WORD)
    chance.c = i64((seed >> 64) & WORD)
    chance.counter = 1
    chance.draws = 0
    chance.outcomes = None
    chance.script = None
    chance.key = None
    for _ in range(15):
        chance.word()
    return chance


def secretly_seeded(seed: int) -> Chance:
    """Chance of which nobody who does not know the seed can foresee anything, whatever they have seen of it."""
    if seed < 0:
        raise ValueError("a seed is a number from 0 upwards")
    chance = seeded(0)
    chance.key = blake2b(str(seed).encode(), digest_size=32).digest()
    return chance


def chance_from(generator: str, seed: int) -> Chance:
    """Chance as a record names it."""
    return secretly_seeded(seed) if generator == SECRET else seeded(seed)


_anyhow: Final = seeded(secrets.randbits(96))


def _go_another_way() -> None:
    """A process that was forked off must not draw the same numbers as the one it comes from."""
    _anyhow.reseed(seeded(secrets.randbits(96)))


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_go_another_way)
