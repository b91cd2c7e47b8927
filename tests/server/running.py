"""A server as a process: `python running.py PORT SETTINGS`, the settings as JSON."""

from __future__ import annotations

import json
import sys

import uvicorn

from ringwar.server.app import create_app
from ringwar.server.settings import Settings


def main() -> None:
    """Run a server on loopback until it is ended."""
    port, settings = sys.argv[1:]
    app = create_app(Settings(**json.loads(settings)))
    uvicorn.run(app, host="127.0.0.1", port=int(port), log_level="warning", access_log=False)


if __name__ == "__main__":
    main()
