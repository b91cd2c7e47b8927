"""What a server says to whoever runs it: a line of JSON for each event, without secrets and without addresses."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

LOGGER = logging.getLogger("ringwar")
SECRET = frozenset(
    {"authorization", "code", "codes", "cookie", "email", "join", "nonce", "password", "secret", "token", "watch"}
)
"""Fields whose values are never said."""
HIDDEN = "(hidden)"
MOST_LETTERS = 20_000
"""How long a text of a line may be: the trace of an error."""


def note(event: str, **fields: Any) -> None:
    """Something has happened, as it should."""
    LOGGER.info(event, extra={"fields": fields})


def warn(event: str, **fields: Any) -> None:
    """Something has happened that somebody may want to look at."""
    LOGGER.warning(event, extra={"fields": fields})


def failed(event: str, error: BaseException, **fields: Any) -> None:
    """Something has failed by a fault of the program or of what it stands on."""
    LOGGER.error(event, extra={"fields": fields}, exc_info=error)


def begin(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Write all logs as lines of JSON; of libraries' only warnings, since they tell whole addresses."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    LOGGER.setLevel(level)


class Lines(logging.Formatter):
    """Each record as one object of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level and event, then the fields; what was logged as a sentence has it as a field."""
        own = hasattr(record, "fields")
        fields: dict[str, Any] = getattr(record, "fields", {"message": record.getMessage()})
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.msg if own else record.name,
            **{name: _shown(name, value) for name, value in fields.items()},
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)[-MOST_LETTERS:]
        return json.dumps(line, ensure_ascii=False)


def _shown(name: str, value: Any) -> Any:
    """A value that may be said, ready for JSON."""
    if name in SECRET:
        return HIDDEN
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, list | tuple):
        return [_shown(name, each) for each in value]
    if isinstance(value, dict):
        return {str(key): _shown(str(key), each) for key, each in value.items()}
    return str(value)[:MOST_LETTERS]
