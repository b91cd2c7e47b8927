"""A PostgreSQL of the tests' own: in a folder that goes away, on a socket that nobody else sees."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path

from sqlalchemy import URL, create_engine

from ringwar.server.store.upgrading import opened

MISSING = "no PostgreSQL was found; install it (Debian: apt install postgresql) or name its folder in RINGWAR_POSTGRES"
OWNERS = ("postgres", "nobody")
"""Who runs PostgreSQL for root, whom it refuses; the first that there is."""
QUICK = "-c fsync=off"
"""It outlives the tests' own processes, not the machine."""

KEEPER = """
cd "$1" && export PATH="$2:$PATH" PGDATA="$1/data"
initdb --no-sync --auth=trust --username=ringwar --encoding=UTF8 --no-locale >log 2>&1 &&
pg_ctl start -w -l log -o "-k '$1' -c listen_addresses='' $3" >>log 2>&1 </dev/null &&
echo ready && read line
pg_ctl stop -w -m immediate >>log 2>&1
tail -n 3 log
cd / && rm -rf "$1"
"""
"""It keeps PostgreSQL running until a line comes or whoever waits for it is gone."""


class Cluster:
    """A PostgreSQL that runs until it is stopped, or until the process of the tests ends in whatever way."""

    def __init__(self, settings: str = QUICK) -> None:
        self.binaries = binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="ringwar-postgresql-"))
        self._numbers = count(1)
        self._template = ""
        owner = _owner()
        if owner:
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self._keeper = subprocess.Popen(
            ["sh", "-c", KEEPER, "keeper", str(self.folder), str(self.binaries), settings],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
            user=owner and owner.pw_uid,
            group=owner and owner.pw_gid,
            extra_groups=owner and [],
        )
        assert self._keeper.stdout
        if self._keeper.stdout.readline() != "ready\n":
            raise RuntimeError(f"PostgreSQL did not start: {self.stop()}")

    def url(self, name: str) -> URL:
        """The address of one of its databases."""
        socket = str(self.folder / ".s.PGSQL.5432")
        return URL.create("postgresql+pg8000", "ringwar", database=name, query={"unix_sock": socket})

    def empty(self) -> URL:
        """A database with nothing in it."""
        return self._made("template1")

    def fresh(self) -> URL:
        """A database with the tables of today."""
        if not self._template:
            self._template = str(self.empty().database)
            opened(self.url(self._template)).close()
        return self._made(self._template)

    def drop(self, url: URL) -> None:
        """Take a database away, whoever still uses it."""
        self.run(f"DROP DATABASE {url.database} WITH (FORCE)")

    def run(self, statement: str) -> None:
        """Carry out a statement of whoever administers databases."""
        engine = create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(statement)
        engine.dispose()

    def stop(self) -> str:
        """End it and remove everything that it wrote; the last that it said."""
        said, _ = self._keeper.communicate("end\n")
        return said

    def _made(self, template: str) -> URL:
        name = f"ringwar_{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)


def binaries() -> Path:
    """The folder of PostgreSQL's programs; LookupError where there is none."""
    named = os.environ.get("RINGWAR_POSTGRES")
    on_path = shutil.which("initdb")
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    places = [Path(named)] if named else [*([Path(on_path).resolve().parent] if on_path else []), *reversed(installed)]
    for place in places:
        if all((place / program).exists() for program in ("initdb", "pg_ctl", "postgres")):
            return place
    raise LookupError(MISSING)


def _owner() -> pwd.struct_passwd | None:
    """Who is to run PostgreSQL: for root another user, for everybody else they themselves."""
    if os.getuid() != 0:
        return None
    users = {user.pw_name: user for user in pwd.getpwall()}
    return next(users[name] for name in OWNERS if name in users)
