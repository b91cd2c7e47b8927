"""Settings: from a file, the environment and the command line, with refusals that name the place."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from ringwar.server.base.settings import KINDS, PARSERS, Settings, SettingsError, read

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "docs" / "hosting.md"


def file_of(folder: Path, text: str) -> Path:
    """A file with settings."""
    file = folder / "ringwar.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_without_anything_a_server_is_for_this_machine_only() -> None:
    assert read(None, {}, {}) == Settings()
    assert (Settings().host, Settings().proxies, Settings().secure) == ("127.0.0.1", (), False)


def test_the_database_stands_among_the_data_of_whoever_runs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/srv/data")
    assert Settings().database == "sqlite:////srv/data/ringwar/ringwar.sqlite"


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = file_of(tmp_path, 'host = "127.0.0.2"\nport = 1\nworkers = 2\n')
    found = read(file, {"RINGWAR_PORT": "2", "RINGWAR_WORKERS": "3"}, {"workers": "4", "host": None})
    assert (found.host, found.port, found.workers) == ("127.0.0.2", 2, 4)


def test_every_kind_of_value_is_read_from_a_file_and_from_the_environment(tmp_path: Path) -> None:
    text = 'database = "postgresql://sam@localhost/x"\nport = 80\nrates = 2\nopen_accounts = false\n'
    file = file_of(tmp_path, text + 'proxies = ["127.0.0.1", "10.0.0.0/8"]\n')
    variables = {
        "RINGWAR_DATABASE": "postgresql://sam@localhost/x",
        "RINGWAR_PORT": "80",
        "RINGWAR_RATES": "2",
        "RINGWAR_OPEN_ACCOUNTS": "no",
        "RINGWAR_PROXIES": "127.0.0.1, 10.0.0.0/8",
    }
    assert read(file, {}, {}) == read(None, variables, {})
    assert read(file, {}, {}).proxies == ("127.0.0.1", "10.0.0.0/8")
    assert read(file, {}, {}).open_accounts is False


def test_every_setting_can_be_read() -> None:
    assert [name for name, kind in KINDS.items() if kind not in PARSERS] == []


def test_variables_that_are_no_settings_are_left_alone() -> None:
    others = dict.fromkeys(("RINGWAR_GAMES", "RINGWAR_POSTGRES", "RINGWAR_CHROMIUM", "RINGWAR_CONFIG", "HOME"), "/x")
    assert read(None, others, {}) == Settings()


@pytest.mark.parametrize(
    "text, said",
    [
        ("prot = 80", "prot: there is no such setting; perhaps port"),
        ("port = 99999", "port: 99999 is not between 0 and 65535"),
        ("port = true", "port: 'yes' is not a whole number"),
        ("port = -1", "port: '-1' is not a whole number"),
        ("rates = nan", "rates: 'nan' is not a number"),
        ("open_accounts = 7", "open_accounts: '7' is neither yes nor no"),
        ("[host]\nname = 1", "host: a text, a number, true, false or a list of texts can stand here"),
        ("proxies = [1]", "proxies: a text, a number, true, false or a list of texts can stand here"),
        ('proxies = ["proxy"]', "proxies: 'proxy' does not appear to be an IPv4 or IPv6 network"),
        ('address = "ringwar.example"', "address: 'ringwar.example' is not an address such as https://ringwar.example"),
        ('address = "https://a.example/b"', "address: 'https://a.example/b' is not an address"),
        ('database = "mysql://x"', "database: mysql is no kind of database"),
        ("port = ", "Invalid value"),
    ],
)
def test_a_file_is_refused_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    file = file_of(tmp_path, text)
    with pytest.raises(SettingsError) as caught:
        read(file, {}, {})
    assert str(caught.value).startswith(f"{file}: {said}")
    assert "\n" not in str(caught.value)


def test_variables_and_arguments_are_refused_with_their_names(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"^RINGWAR_PORT: 'x' is not a whole number$"):
        read(None, {"RINGWAR_PORT": "x"}, {})
    with pytest.raises(SettingsError, match=r"^RINGWAR_PROT: there is no such setting; perhaps port$"):
        read(None, {"RINGWAR_PROT": "x"}, {})
    with pytest.raises(SettingsError, match=r"^--port: 'x' is not a whole number$"):
        read(None, {}, {"port": "x"})
    with pytest.raises(SettingsError, match=r"nothing.toml: No such file"):
        read(tmp_path / "nothing.toml", {}, {})


def test_the_table_of_the_document_is_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = re.findall(r"^\| `(\w+)` \| `(\w+)` \| ([^|]*) \|", HOSTING.read_text(encoding="utf-8"), re.MULTILINE)
    monkeypatch.setenv("XDG_DATA_HOME", "/DATA")
    expected = [
        (each.name, f"RINGWAR_{each.name.upper()}", _shown(getattr(Settings(), each.name))) for each in fields(Settings)
    ]
    assert rows == expected


def _shown(value: object) -> str:
    """A default as the document writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = ", ".join(value) if isinstance(value, tuple) else str(value)
    return f"`{text}`" if text else "none"


def test_the_example_of_the_document_is_accepted(tmp_path: Path) -> None:
    (example,) = re.findall(r"^```toml\n(.*?)^```$", HOSTING.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert read(file_of(tmp_path, example), {}, {}).secure


def test_the_variables_of_the_container_are_settings() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    found = dict(re.findall(r"(RINGWAR_\w+)=(\S+)", text))
    assert read(None, found, {}).database == "sqlite:////data/ringwar.sqlite"
    assert f"EXPOSE {Settings().port}" in text
