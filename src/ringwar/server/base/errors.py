"""Refusals as a server gives them: with the status of the reply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ringwar.kernel import IllegalAnswer, Refusal

UNKNOWN, FORBIDDEN, MISSING, CONFLICT, LARGE, WRONG, BUSY, AWAY = 401, 403, 404, 409, 413, 422, 429, 503
"""Not logged in; not allowed; not there, or not to be seen; too late; too large; cannot be; too often; no database."""

FETCH_AGAIN, GONE = 4409, 4404
"""Codes by which connections are closed: of those who are too far behind, and of those who may see a game no longer."""


class Denied(Refusal):
    """A refusal with a status of its own; `more` stands beside the refusal in the reply."""

    def __init__(
        self,
        status: int,
        key: str,
        *,
        clauses: Sequence[str] = (),
        more: Mapping[str, Any] | None = None,
        retry_after: int | None = None,
        **about: Any,
    ) -> None:
        super().__init__(key, clauses=clauses, **about)
        self.status = status
        self.more = dict(more or {})
        self.retry_after = retry_after


def status_of(refusal: Refusal) -> int:
    """The status of a refusal: 422 unless it says otherwise."""
    if isinstance(refusal, Denied):
        return refusal.status
    return CONFLICT if isinstance(refusal, IllegalAnswer) and refusal.key == "game-over" else WRONG
