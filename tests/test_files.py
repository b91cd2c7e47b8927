"""Writing files: whole or not at all, through links and special files, over nothing that is somebody else's."""

from __future__ import annotations

import errno
import os
import resource
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

from ringwar import files

WRITE = "import sys; from pathlib import Path; from ringwar import files; files.write(Path(sys.argv[1]), 'new')"
NOBODY = 65534
needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    """A folder in which nothing half written is left."""
    yield tmp_path
    assert not list(tmp_path.rglob("*.part"))


@contextmanager
def no_room_for_more_than(size: int) -> Iterator[None]:
    """A disk on which files cannot grow."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Somebody to whom nothing belongs."""
    os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


def test_a_new_file_has_the_usual_mode(place: Path) -> None:
    before = os.umask(0o027)
    files.write(place / "a", "Éomer\n")
    os.umask(before)
    assert (place / "a").read_bytes() == "Éomer\n".encode()
    assert stat.S_IMODE((place / "a").stat().st_mode) == 0o640


def test_a_file_that_is_written_over_keeps_its_mode(place: Path) -> None:
    (place / "a").write_text("old")
    (place / "a").chmod(0o600)
    files.write(place / "a", "new")
    assert (place / "a").read_text() == "new"
    assert stat.S_IMODE((place / "a").stat().st_mode) == 0o600


def test_a_file_is_on_the_disk_before_it_has_its_name_and_its_name_before_anybody_is_told(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []

    def fsync(number: int) -> None:
        is_folder = stat.S_ISDIR(os.fstat(number).st_mode)
        order.append("folder" if is_folder else "file")
        assert (place / "a").exists() == is_folder

    monkeypatch.setattr(os, "fsync", fsync)
    files.write(place / "a", "text")
    assert order == ["file", "folder"]


@pytest.mark.parametrize("write", [files.write, files.write_new])
def test_a_link_stays_and_its_target_is_written(place: Path, write: files.Write) -> None:
    (place / "far").mkdir()
    (place / "link").symlink_to("far/file")
    write(place / "link", "new")
    assert (place / "link").is_symlink()
    assert (place / "far/file").read_text() == "new"
    assert [path.name for path in (place / "far").iterdir()] == ["file"]


def test_a_pipe_is_written_to_and_stays_a_pipe(place: Path) -> None:
    os.mkfifo(place / "pipe")
    read: list[str] = []
    reader = Thread(target=lambda: read.append((place / "pipe").read_text()))
    reader.start()
    files.write_new(place / "pipe", "through")
    reader.join()
    assert read == ["through"]
    assert stat.S_ISFIFO((place / "pipe").stat().st_mode)


def test_devices_stay_devices() -> None:
    files.write(Path("/dev/null"), "nothing")
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)
    with pytest.raises(OSError, match="/dev/full") as refused:
        files.write(Path("/dev/full"), "too much")
    assert refused.value.errno == errno.ENOSPC


@pytest.mark.parametrize("opened", [os.O_WRONLY | os.O_CREAT, os.O_WRONLY | os.O_CREAT | os.O_APPEND])
def test_one_s_own_output_is_written_to_in_its_turn(place: Path, opened: int) -> None:
    code = "print('before'); " + WRITE + "; print('after')"
    out = os.open(place / "out", opened)
    subprocess.run([sys.executable, "-c", code, "/dev/stdout"], stdout=out, check=True)
    os.close(out)
    assert (place / "out").read_text() == "before\nnewafter\n"


def test_one_s_own_output_may_be_a_pipe() -> None:
    done = subprocess.run([sys.executable, "-c", WRITE, "/dev/stdout"], capture_output=True, check=True)
    assert done.stdout == b"new"


def test_a_new_file_is_not_written_over_another(place: Path) -> None:
    (place / "a").write_text("mine")
    with pytest.raises(FileExistsError, match="/a'"):
        files.write_new(place / "a", "yours")
    assert (place / "a").read_text() == "mine"


@pytest.mark.parametrize("links", [True, False], ids=["links", "no links"])
def test_a_file_that_comes_in_between_is_not_written_over(
    place: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    def fsync(number: int) -> None:
        (place / "a").write_text("mine")

    def link(source: Path, target: Path) -> None:
        raise PermissionError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "fsync", fsync)
    if not links:
        monkeypatch.setattr(os, "link", link)
    with pytest.raises(FileExistsError):
        files.write_new(place / "a", "yours")
    assert (place / "a").read_text() == "mine"


def test_a_new_file_can_be_made_where_there_are_no_links(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def link(source: Path, target: Path) -> None:
        raise PermissionError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", link)
    files.write_new(place / "a", "new")
    assert (place / "a").read_text() == "new"


def test_a_file_beside_another_gets_the_next_name(place: Path) -> None:
    (place / "a.txt").write_text("mine")
    assert files.write_beside(place / "a.txt", "yours") == place / "a-2.txt"
    assert files.write_beside(place / "a.txt", "theirs") == place / "a-3.txt"
    assert files.write_beside(place / "a.txt", "yours") == place / "a-2.txt"
    assert {path.name: path.read_text() for path in place.iterdir()} == {
        "a.txt": "mine",
        "a-2.txt": "yours",
        "a-3.txt": "theirs",
    }


def test_a_full_disk_costs_nothing_that_was_there(place: Path) -> None:
    (place / "a").write_text("old")
    with no_room_for_more_than(10), pytest.raises(OSError, match=r"too large: .*/a'"):
        files.write(place / "a", "x" * 11)
    assert (place / "a").read_text() == "old"


@pytest.mark.parametrize("when", ["fsync", "replace"])
def test_an_interruption_leaves_what_was_there(place: Path, monkeypatch: pytest.MonkeyPatch, when: str) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    (place / "a").write_text("old")
    monkeypatch.setattr(os, when, interrupted)
    monkeypatch.setattr(Path, "replace", lambda *_: os.replace(*_))
    with pytest.raises(KeyboardInterrupt):
        files.write(place / "a", "new")
    assert (place / "a").read_text() == "old"
    assert [path.name for path in place.iterdir()] == ["a"]


def test_an_interruption_while_things_are_put_away_leaves_nothing_behind(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unlink = Path.unlink
    told: list[Path] = []

    def interrupted_once(path: Path) -> None:
        if not told:
            told.append(path)
            raise KeyboardInterrupt
        unlink(path)

    monkeypatch.setattr(Path, "unlink", interrupted_once)
    with pytest.raises(KeyboardInterrupt):
        files.write_new(place / "a", "new")
    assert (place / "a").read_text() == "new"
    assert [path.name for path in place.iterdir()] == ["a"]


@pytest.mark.parametrize(
    "name, said",
    [
        ("missing/a", "No such file or directory"),
        ("file/a", "Not a directory"),
        ("", "Is a directory"),
        ("x" * 300, "File name too long"),
        ("a\0b", "Invalid argument"),
        ("\ud800", "Invalid argument"),
        ("loop", "symbolic links"),
    ],
)
@pytest.mark.parametrize("write", [files.write, files.write_new])
def test_what_cannot_be_written_is_an_error_with_the_name_that_was_given(
    place: Path, name: str, said: str, write: files.Write
) -> None:
    (place / "file").touch()
    (place / "loop").symlink_to("loop")
    with pytest.raises(OSError, match=said) as refused:
        write(place / name, "text")
    assert refused.value.filename == str(place / name)
    assert {path.name for path in place.iterdir()} == {"file", "loop"}


def test_a_folder_that_is_gone_is_an_error(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (place / "gone").mkdir()
    monkeypatch.chdir(place / "gone")
    (place / "gone").rmdir()
    with pytest.raises(FileNotFoundError):
        files.write(Path("a"), "text")


def test_a_name_as_long_as_names_may_be_can_be_written(place: Path) -> None:
    files.write(place / ("x" * 255), "text")
    assert (place / ("x" * 255)).read_text() == "text"


@needs_root
@pytest.mark.parametrize("folder, file", [(0o555, 0o666), (0o777, 0o444)], ids=["folder", "file"])
def test_what_is_closed_to_somebody_stays_as_it_is(place: Path, folder: int, file: int) -> None:
    for each in (place, *place.parents[:2]):
        each.chmod(0o755)
    closed = place / "closed"
    closed.mkdir()
    (closed / "a").write_text("old")
    (closed / "a").chmod(file)
    closed.chmod(folder)
    with as_nobody(), pytest.raises(PermissionError) as refused:
        files.write(closed / "a", "new")
    assert refused.value.filename == str(closed / "a")
    assert [(path.name, path.read_text()) for path in closed.iterdir()] == [("a", "old")]


def test_a_log_grows_and_loses_what_is_not_whole(place: Path) -> None:
    with files.add_to(place / "log", 0) as log:
        log.write(b"one\ntw")
    with files.add_to(place / "log", 4) as log:
        log.write(b"two\n")
    assert (place / "log").read_text() == "one\ntwo\n"


def test_a_log_is_written_through_links(place: Path) -> None:
    (place / "link").symlink_to("log")
    with files.add_to(place / "link", 0) as log:
        log.write(b"one\n")
    assert (place / "link").is_symlink()
    assert (place / "log").read_text() == "one\n"


@pytest.mark.parametrize("module", ["arena", "commands", "simulation.py", "terminal", "processes.py"])
def test_nothing_is_written_in_another_way(module: str) -> None:
    package = Path(files.__file__).parent
    sources = [package / module] if module.endswith(".py") else sorted((package / module).rglob("*.py"))
    for source in sources:
        text = source.read_text()
        assert not any(way in text for way in ("write_text", "write_bytes", "open(")), source
