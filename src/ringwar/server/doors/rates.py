"""Rates: how often anybody may call, as buckets from which each call takes a token and which time fills again."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from math import ceil
from threading import Lock
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.types import Scope

from ringwar.server.base.errors import BUSY, Denied

PEOPLE = "people"
GUESSES = "guesses"
GAMES = "games"
ANSWERS = "answers"
THOUGHTS = "thoughts"
CHAT = "chat"
OTHER = "other"


class Rate(NamedTuple):
    """So many calls at once, and so many a second for ever."""

    burst: float
    a_second: float


RATES = {
    PEOPLE: Rate(30, 0.5),  # identities and passwords
    GUESSES: Rate(100, 1 / 36),  # passwords for one name, whoever tries them
    GAMES: Rate(20, 0.2),  # new games
    ANSWERS: Rate(60, 10),  # answers, and whatever else changes a game
    THOUGHTS: Rate(60, 10),  # previews, hints, odds, reasons, positions, records
    CHAT: Rate(10, 0.5),
    OTHER: Rate(300, 30),
}
"""By group of calls: how often one person may call."""
HOUSEHOLD = 4
"""How many people may call from one address, each as often as one may."""
HOUSE_BITS = 64
"""Of an IPv6 address those that say which house it is; within it everybody can have any number of them."""
MOST_BUCKETS = 50_000
"""Those used last are kept; the others are full again, or nearly."""

LEADING = re.compile(r"/api/games/[^/]+/(?P<what>[a-z-]+)")
THOUGHT = ("preview", "hint", "odds", "why-not", "record", "verify", "league", "document")
BY_WORD = {**dict.fromkeys(THOUGHT, THOUGHTS), "chat": CHAT}
READING = frozenset({"GET", "HEAD", "OPTIONS"})
THOUGHTFUL = ("/api/odds/", "/api/positions")
PERSONAL = ("/api/guests", "/api/accounts", "/api/sessions", "/api/me")


class Rates:
    """The buckets of everybody who has called lately."""

    def __init__(self, now: Callable[[], float], times: float = 1.0, most: int = MOST_BUCKETS) -> None:
        self.now = now
        self.times = times
        self.most = most
        self._lock = Lock()
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, group: str, who: str, people: int = 1) -> float:
        """Take a token from a bucket, if there is one: the seconds to wait for it, 0 where it was taken."""
        times = self.times * people
        burst, a_second = max(1.0, RATES[group].burst * times), RATES[group].a_second * times
        with self._lock:
            left, before = self._buckets.pop((group, who), (burst, self.now()))
            at = self.now()
            left = min(burst, left + max(0.0, at - before) * a_second)
            taken = left >= 1
            self._buckets[group, who] = (left - 1 if taken else left, at)
            while len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        return 0.0 if taken else (1 - left) / a_second


def group_of(scope: Scope) -> str:
    """The group of calls to which a call belongs."""
    path: str = scope["path"]
    changes = scope["type"] == "http" and scope["method"] not in READING
    if changes and path.startswith(PERSONAL):
        return PEOPLE
    if changes and path == "/api/games":
        return GAMES
    if path.startswith(THOUGHTFUL):
        return THOUGHTS
    found = LEADING.match(path)
    what = found["what"] if found else ""
    if what in BY_WORD and (changes or BY_WORD[what] == THOUGHTS):
        return BY_WORD[what]
    return ANSWERS if changes and found else OTHER


def address_of(scope: Scope, proxies: tuple[str, ...]) -> str:
    """Where a call comes from: what a proxy of ours says of it, and nobody else; a whole network where it is IPv6."""
    address = _address(scope["client"][0] if scope.get("client") else "")
    forwarded = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",")
    while forwarded and address and any(address in network for network in _networks(proxies)):
        said = _address(forwarded.pop().strip())
        if said is None:
            break
        address = said
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOUSE_BITS), strict=False))
    return str(address)


@lru_cache(maxsize=8)
def _networks(proxies: tuple[str, ...]) -> tuple[IPv4Network | IPv6Network, ...]:
    """The networks in which proxies stand; a single address is one too."""
    return tuple(ip_network(each, strict=False) for each in proxies)


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """An address from its text, by its shorter form where it has two; None where it is none."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


def too_often(wait: float) -> Denied:
    """The refusal of a call that may be made again after so many seconds."""
    seconds = ceil(wait)
    return Denied(BUSY, "too-often", retry_after=seconds, seconds=seconds)
