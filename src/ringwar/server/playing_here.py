"""A game at this computer, in the browser: a server for one person, with a data file of its own."""

from __future__ import annotations

import json
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from urllib.error import URLError
from urllib.request import urlopen

from ringwar.hosting import data_folder
from ringwar.server.base import logs
from ringwar.server.base.settings import Settings
from ringwar.server.doors import client
from ringwar.server.running import listening, server_of
from ringwar.words import Said, Words

HOST = "127.0.0.1"
PORT = 8642
"""Where one's own games are found again, also by bookmarks; any other port where somebody else listens there."""
FILE = "home.sqlite"
SECONDS = 2.0
"""How long whoever listens already may take to say who they are."""


class NoClient(Exception):
    """The pages for the browser are not built."""


def play_here(path: str, language: str, show: Callable[[str], bool] = webbrowser.open, processes: int = 1) -> None:
    """Serve the games of this computer until told to end, and show them in the browser; those served already too.

    So many processes think about an answer of a computer player.
    """
    if not (client.PAGES / client.DOCUMENT).is_file():
        raise NoClient
    words = Words(language)
    if _is_ours(PORT):
        _show(f"http://{HOST}:{PORT}{path}", "browser-there", words, show)
        if processes > 1:
            print(words.say("browser-processes", processes=processes), flush=True)
        return
    logs.begin(level=logging.WARNING)
    with _door() as door:
        address = f"http://{HOST}:{door.getsockname()[1]}{path}"
        database = f"sqlite:///{_file()}"
        server = server_of(Settings(database=database, host=HOST, rates=1000, worker_processes=processes))
        Thread(target=_show, args=(address, "browser-here", words, show), daemon=True).start()
        server.run(sockets=[door])


def _file() -> Path:
    folder = data_folder() or Path()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / FILE


def _door() -> socket.socket:
    """Where the browser comes in."""
    try:
        return listening(HOST, PORT)
    except OSError:
        return listening(HOST, 0)


def _is_ours(port: int) -> bool:
    """Whether a Ringwar listens there already."""
    try:
        with urlopen(f"http://{HOST}:{port}/api/health", timeout=SECONDS) as reply:
            return "version" in json.load(reply)
    except (URLError, OSError, ValueError):
        return False


def _show(address: str, message: str, words: Words, show: Callable[[str], bool]) -> None:
    """Say where the games are, and open them where there is a browser with windows."""
    print(words.say(message, address=Said(address)), flush=True)
    if _has_windows():
        show(address)


def _has_windows() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))
