"""How a server is run: from a file, the environment and the command line, the last of them first."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Everything that whoever runs a server can choose."""

    database: str = "sqlite:///ringwar.sqlite"
    host: str = "127.0.0.1"
    port: int = 8000
    address: str = ""
    """The address that people type, where a proxy stands before the server: `https://ringwar.example`."""
    proxies: tuple[str, ...] = ()
    """Whose word about the caller's address is believed."""
    workers: int = 1
    """How many processes think for computer players."""
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
