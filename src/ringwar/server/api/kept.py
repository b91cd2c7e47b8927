"""Replies that stay the same while the server runs: written once, and sent again only to those who lack them."""

from __future__ import annotations

import json
from functools import cached_property
from hashlib import sha256
from typing import Any

from fastapi import Request
from starlette.responses import Response

SAME = 304
ASK_AGAIN = "no-cache"
"""Browsers keep the reply, and ask each time whether it is still the one."""


class Kept:
    """A reply that does not change, as it goes over the wire."""

    def __init__(self, content: Any) -> None:
        self.body = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()

    @cached_property
    def tag(self) -> str:
        """What tells it from any other reply; weak, since it may be sent compressed."""
        return f'W/"{sha256(self.body).hexdigest()[:32]}"'

    def reply(self, request: Request) -> Response:
        """The reply, or that the caller has it already."""
        headers = {"ETag": self.tag, "Cache-Control": ASK_AGAIN, "Vary": "Accept-Language"}
        known = request.headers.get("if-none-match", "")
        if self.tag in (each.strip() for each in known.split(",")):
            return Response(status_code=SAME, headers=headers)
        return Response(self.body, media_type="application/json", headers=headers)
