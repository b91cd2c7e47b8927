"""Passwords: what may be one, and argon2, of which only a little is done at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from threading import BoundedSemaphore
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from ringwar.kernel import Refusal
from ringwar.server.base.errors import BUSY, Denied
from ringwar.server.store.names import folded

SHORTEST, LONGEST = 10, 200
AT_ONCE = 2
"""How many passwords are worked on: each takes 19 MiB of memory and all of a core."""
QUEUE = 8
"""How many more may wait; threads that wait here answer no calls."""

HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
WORKING = BoundedSemaphore(AT_ONCE)
COMING = BoundedSemaphore(AT_ONCE + QUEUE)


def check(password: str, name: str) -> None:
    """Refuse a password that would be guessed."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refusal("password-length", least=SHORTEST, most=LONGEST)
    if folded(password) == folded(name):
        raise Refusal("password-is-name")


def hashed(password: str) -> str:
    """A password as it is kept."""
    with _turn():
        return HASHER.hash(normalize("NFKC", password))


def matches(password: str, kept: str | None) -> bool:
    """Whether a password is the one that is kept; without one it takes as long to say that it is not."""
    if len(password) > LONGEST:
        password, kept = "", None
    with _turn():
        try:
            HASHER.verify(kept or _nobody(), normalize("NFKC", password))
        except VerificationError:
            return False
    return kept is not None


def is_dated(kept: str) -> bool:
    """Whether a password should be hashed again: it was kept when less work was asked for."""
    return HASHER.check_needs_rehash(kept)


@lru_cache(maxsize=1)
def _nobody() -> str:
    """What the password of an account that there is not is compared with."""
    return HASHER.hash("nobody has this password")


@contextmanager
def _turn() -> Iterator[None]:
    """Wait until a few others are done; whoever finds too many waiting comes back later."""
    if not COMING.acquire(blocking=False):
        raise Denied(BUSY, "too-busy", retry_after=1)
    try:
        with WORKING:
            yield
    finally:
        COMING.release()
