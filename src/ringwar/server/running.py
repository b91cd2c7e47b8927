"""A server that listens: one process, until it is told to end."""

from __future__ import annotations

import signal
import socket
from importlib.metadata import version

import uvicorn
from fastapi import FastAPI

from ringwar.server.base import logs
from ringwar.server.base.addresses import address_of
from ringwar.server.base.settings import Settings
from ringwar.signals import TOLD_TO_END

WAITING = 1024
"""How many callers may wait to be let in."""
LONGEST_MESSAGE = 65_536
"""How many bytes a client may send by WebSocket at once."""
LAST_SECONDS = 10
"""How long calls that are going on may take when the server is told to end."""


def serve(settings: Settings) -> None:
    """Serve until told to end; OSError where nobody can listen, SchemaError or Unavailable for the database."""
    logs.begin()
    with listening(settings.host, settings.port) as door:
        server = server_of(settings)
        host, port = door.getsockname()[:2]
        database = address_of(settings.database).render_as_string(hide_password=True)
        logs.note("listening", host=host, port=port, version=version("ringwar"), database=database)
        server.run(sockets=[door])
        logs.note("ended")


def server_of(settings: Settings) -> uvicorn.Server:
    """A server that ends when the process is told to."""
    from ringwar.server.app import create_app

    server = uvicorn.Server(config(create_app(settings)))
    for number in (signal.SIGINT, *TOLD_TO_END):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, server.handle_exit)
    return server


def listening(host: str, port: int) -> socket.socket:
    """A socket where callers can come; those that it lets in send at once, without waiting for more to be said."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.create_server((host, port), family=family, backlog=WAITING)
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)
    return door


def config(app: FastAPI) -> uvicorn.Config:
    """How uvicorn runs the application, which logs its calls and looks at what proxies say itself."""
    return uvicorn.Config(
        app,
        ws="auto",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=True,
        proxy_headers=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LAST_SECONDS,
    )
