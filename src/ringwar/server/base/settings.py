"""How a server is run: from a file, the environment and the command line; who comes later has the last word."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from ipaddress import ip_network
from math import isfinite
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ringwar import files
from ringwar.hosting import data_folder
from ringwar.server.base.addresses import address_of

VARIABLE = "RINGWAR_"
"""How the variables begin that are settings: `RINGWAR_PORT`."""
OTHER_VARIABLES = ("RINGWAR_CHROMIUM", "RINGWAR_CONFIG", "RINGWAR_GAMES", "RINGWAR_LANGUAGE", "RINGWAR_POSTGRES")
FILE = "ringwar.sqlite"


class SettingsError(ValueError):
    """A setting that cannot be; the message names its place and says what could stand there, on one line."""


def default_database() -> str:
    """SQLite, among the data of the person who runs the server."""
    return f"sqlite:///{(data_folder() or Path()) / FILE}"


@dataclass(frozen=True)
class Settings:
    """Everything that whoever runs a server can choose."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8000
    address: str = ""
    """The address that people type, where a proxy stands before the server: `https://ringwar.example`."""
    proxies: tuple[str, ...] = ()
    """Whose word about the caller's address is believed."""
    scrapers: tuple[str, ...] = ("127.0.0.1", "::1")
    """Who is given the metrics."""
    workers: int = 1
    """How many workers think for computer players."""
    worker_processes: int = 1
    """How many processes think together about one answer."""
    worker_seconds: float = 60.0
    worker_megabytes: int = 1024
    open_accounts: bool = True
    """Whether everybody may make an account."""
    live_games: int = 500
    """How many games are kept in memory."""
    rates: float = 1.0
    """How often callers may call, as a multiple of what is usual; tests of many calls raise it."""

    @property
    def secure(self) -> bool:
        """Whether people reach the server by TLS: cookies go no other way then."""
        return self.address.startswith("https:")


KINDS = {each.name: str(each.type) for each in fields(Settings)}
BOUNDS = {
    "port": (0, 65535),
    "workers": (1, 256),
    "worker_processes": (1, 256),
    "worker_seconds": (0.1, 3600),
    "worker_megabytes": (64, 1_048_576),
    "live_games": (1, 1_000_000),
    "rates": (0.01, 1_000_000),
}


def read(file: Path | None, environment: Mapping[str, str], arguments: Mapping[str, Any]) -> Settings:
    """The settings; of the arguments, those that are None were not given."""
    found: dict[str, Any] = {}
    given = {name: value for name, value in arguments.items() if value is not None}
    for place, name, value in (*_of_file(file), *_of_environment(environment), *_of_arguments(given)):
        try:
            found[name] = _value(name, value)
        except ValueError as error:
            raise SettingsError(f"{place}: {error}") from None
    return Settings(**found)


Found = Iterator[tuple[str, str, Any]]
"""Settings with the place where they stand."""


def _of_file(file: Path | None) -> Found:
    """What a TOML file says."""
    if file is None:
        return
    try:
        table = tomllib.loads(files.read(file).decode())
    except OSError as error:
        raise SettingsError(files.why(error)) from None
    except ValueError as error:
        raise SettingsError(f"{file}: {error}") from None
    for name, value in table.items():
        yield f"{file}: {name}", name, value


def _of_environment(environment: Mapping[str, str]) -> Found:
    """What the variables say, apart from those that mean something else."""
    for variable, value in environment.items():
        if variable.startswith(VARIABLE) and variable not in OTHER_VARIABLES:
            yield variable, variable.removeprefix(VARIABLE).lower(), value


def _of_arguments(arguments: Mapping[str, Any]) -> Found:
    """What the command line says."""
    for name, value in arguments.items():
        yield f"--{name.replace('_', '-')}", name, value


def _value(name: str, value: Any) -> Any:
    """A setting as the server uses it; ValueError for what cannot be."""
    if name not in KINDS:
        near = [f"; perhaps {each}" for each in get_close_matches(name, KINDS, 1)]
        raise ValueError(f"there is no such setting{''.join(near)}")
    read = PARSERS[KINDS[name]](_text(value))
    if name in BOUNDS and not BOUNDS[name][0] <= read <= BOUNDS[name][1]:
        raise ValueError(f"{read} is not between {BOUNDS[name][0]} and {BOUNDS[name][1]}")
    if name in CHECKS:
        CHECKS[name](read)
    return read


def _text(value: Any) -> str:
    """A value as the environment would give it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return ",".join(value)
    if not isinstance(value, str | int | float):
        raise ValueError("a text, a number, true, false or a list of texts can stand here")
    return str(value)


def _integer(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise ValueError(f"{text!r} is not a whole number")
    return int(text)


def _number(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = float("nan")
    if not isfinite(number):
        raise ValueError(f"{text!r} is not a number")
    return number


def _truth(text: str) -> bool:
    words = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
    if text.lower() not in words:
        raise ValueError(f"{text!r} is neither yes nor no")
    return words[text.lower()]


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def _check_networks(names: tuple[str, ...]) -> None:
    for name in names:
        ip_network(name, strict=False)


def _check_address(address: str) -> None:
    parts = urlsplit(address)
    if address and (parts.scheme not in ("http", "https") or not parts.hostname or address != _origin(address)):
        raise ValueError(f"{address!r} is not an address such as https://ringwar.example")


def _origin(address: str) -> str:
    """The part of an address before its path."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


PARSERS: dict[str, Callable[[str], Any]] = {
    "str": str,
    "int": _integer,
    "float": _number,
    "bool": _truth,
    "tuple[str, ...]": _names,
}
CHECKS: dict[str, Callable[[Any], Any]] = {
    "database": address_of,
    "address": _check_address,
    "proxies": _check_networks,
    "scrapers": _check_networks,
}
