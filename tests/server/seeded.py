"""A server whose dice follow from a seed: `python seeded.py SEED`, with the settings of the environment."""

from __future__ import annotations

import os
import sys
from hashlib import sha256

from ringwar.server.base.settings import read
from ringwar.server.rooms import secrets
from ringwar.server.running import serve

if __name__ == "__main__":
    secret = sha256(sys.argv[1].encode()).hexdigest()
    vars(secrets)["token_hex"] = lambda _: secret
    serve(read(None, os.environ, {}))
