"""Secrets of the house that are promised: whoever makes a game knows the hash before putting anything into its dice."""

from __future__ import annotations

from collections import OrderedDict
from secrets import token_hex
from threading import Lock

from ringwar.kernel.chance import commitment
from ringwar.server.base.errors import CONFLICT, Denied

MOST = 10_000
"""Secrets that are promised at once; those promised first are forgotten first."""


class Secrets:
    """One secret a person, for the next game that this person makes; forgotten when the server stops."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.promised: OrderedDict[str, str] = OrderedDict()
        self.lock = Lock()

    def hash_for(self, person: str) -> str:
        """The hash of the secret of a person's next game."""
        with self.lock:
            secret = self.promised.setdefault(person, token_hex(32))
            while len(self.promised) > self.most:
                self.promised.popitem(last=False)
        return commitment(bytes.fromhex(secret))

    def take(self, person: str | None, promised: str | None) -> str:
        """The secret whose hash was promised, which is promised no longer; a new one where none was."""
        if promised is None:
            return token_hex(32)
        with self.lock:
            secret = self.promised.get(person or "")
            if secret is None or commitment(bytes.fromhex(secret)) != promised:
                raise Denied(CONFLICT, "no-such-dice")
            del self.promised[person or ""]
        return secret
