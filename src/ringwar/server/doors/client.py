"""The browser client, as it was built: its pages all begin with the same document."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles

from ringwar.server.base.errors import MISSING, Denied

PAGES = Path(__file__).parents[1] / "pages"
"""Where `make web` puts it, and where it lies in the wheel."""
DOCUMENT = "index.html"
FOREVER = "public, max-age=31536000, immutable"
"""Files whose names say what is in them never change."""
ADDRESSES = ("new", "games", "rules", "cards", "odds", "settings", "about", "account", "replay", "verify", "editor")
"""What an address of a page begins with."""


class Unchanging(StaticFiles):
    """Files that a browser needs to fetch only once."""

    def file_response(self, *arguments: object, **named: object) -> Response:
        """A file that may be kept for ever."""
        reply = super().file_response(*arguments, **named)  # type: ignore[arg-type]
        reply.headers["Cache-Control"] = FOREVER
        return reply


def add_pages(router: APIRouter) -> None:
    """Have addresses lead to the client, if it was built."""
    router.mount("/assets", Unchanging(directory=PAGES / "assets", check_dir=False), name="assets")
    router.add_api_route("/", page, include_in_schema=False)
    for address in ADDRESSES:
        router.add_api_route(f"/{address}", page, include_in_schema=False)
        router.add_api_route(f"/{address}/{{rest:path}}", page, include_in_schema=False)
    for name in ("icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png", "manifest.webmanifest"):
        router.add_api_route(f"/{name}", _file(name), include_in_schema=False)


def page() -> Response:
    """The document of every page."""
    return _found(DOCUMENT)


def lost(request: Request) -> Response | None:
    """The page that says that there is none, for whoever has followed a wrong address in a browser."""
    reads = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not reads or request.url.path.startswith("/api/") or not (PAGES / DOCUMENT).is_file():
        return None
    return _found(DOCUMENT, MISSING)


def _file(name: str) -> Callable[[], Response]:
    def found() -> Response:
        return _found(name)

    return found


def _found(name: str, status: int = 200) -> Response:
    file = PAGES / name
    if not file.is_file():
        raise Denied(MISSING, "no-client")
    return FileResponse(file, status, headers={"Cache-Control": "no-cache"})
