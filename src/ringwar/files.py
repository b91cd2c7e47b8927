"""Files: read within bounds, written whole or not at all, and never over what is somebody else's."""

from __future__ import annotations

import errno
import os
import shutil
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO

MOST_BYTES = 64 * 1024 * 1024
"""More than any file of ours has."""

Write = Callable[[Path, str], None]
"""A way to put a text into a file."""
Placing = Callable[[Path, Path], None]
"""How a file that is whole gets its name."""


def write(path: Path, text: str) -> None:
    """Put a text into a new file, or into one that may be written over; OSError where nothing could be changed."""
    _write(path, text, _put)


def write_new(path: Path, text: str) -> None:
    """Put a text into a new file; FileExistsError where there is one already."""
    if is_there(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    _write(path, text, _put_new)


def write_beside(path: Path, text: str) -> Path:
    """Put a text into a new file of that name, or of the first free name after it; the file that holds it."""
    number, file = 1, path
    while True:
        try:
            write_new(file, text)
        except FileExistsError:
            if file.read_bytes() == encoded(text):
                return file
            number += 1
            file = path.with_name(f"{path.stem}-{number}{path.suffix}")
        else:
            return file


def add_to(path: Path, whole: int) -> BinaryIO:
    """A file that grows at its end, made if need be; of what it holds already only the first bytes are whole."""
    is_new = _status(path) is None
    file = path.open("ab")
    if is_plain(path):
        file.truncate(whole)
    if is_new:
        _sync(path.resolve().parent)
    return file


def is_there(path: Path) -> bool:
    """Whether there is a file whose content would be lost by writing another; OSError for a name that cannot be."""
    found = _status(path)
    return found is not None and stat.S_ISREG(found.st_mode) and _stream(found) is None


def is_plain(path: Path) -> bool:
    """Whether a file is, or would become, one that keeps what is written to it."""
    return _status(path) is None or is_there(path)


def read(path: Path) -> bytes:
    """What a file holds; OSError where it cannot be read or has no end."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    if len(content) > MOST_BYTES:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return content


def encoded(text: str) -> bytes:
    """A text as files hold it; half letters, which a file cannot hold, as escapes."""
    return text.encode(errors="backslashreplace")


def why(error: OSError) -> str:
    """What went wrong with which file, on one line."""
    said = error.strerror or str(error)
    return f"{error.filename}: {said}" if error.filename else said


def _write(path: Path, text: str, place: Placing) -> None:
    try:
        if is_plain(path):
            _write_whole(Path(os.path.realpath(path)), encoded(text), place)
        else:
            _write_through(path, encoded(text))
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def _write_whole(target: Path, content: bytes, place: Placing) -> None:
    """Fill a file beside the target, see it safely onto the disk, and only then give it its name."""
    part = target.with_name(f".ringwar-{token_hex(8)}.part")
    try:
        with part.open("xb") as file:
            if target.exists():
                _keep_mode(target, part)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        place(part, target)
    finally:
        try:
            _remove(part)
        finally:
            # Somebody may be told to end while removing it; nobody is told twice.
            _remove(part)
    _sync(target.parent)


def _remove(part: Path) -> None:
    """Leave nothing of a file that has its name by now, or never will."""
    with suppress(OSError):
        part.unlink()


def _keep_mode(target: Path, part: Path) -> None:
    """Leave files alone that are not to be written, and let the others be read and written by the same people."""
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    shutil.copymode(target, part)


def _put(part: Path, target: Path) -> None:
    part.replace(target)


def _put_new(part: Path, target: Path) -> None:
    """Take a name that nobody has: a link can be made to no other, where the disk knows links."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:
        if target.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from None
        part.rename(target)


def _write_through(path: Path, content: bytes) -> None:
    """Write to what does not keep anything: a device, a pipe, one of our own streams."""
    stream = _stream(path.stat())
    if stream is None:
        with open(os.open(path, os.O_WRONLY), "wb") as file:
            file.write(content)
        return
    sys.stdout.flush()
    with open(stream, "wb", closefd=False) as file:
        file.write(content)


def _stream(found: os.stat_result) -> int | None:
    """Which of the standard streams leads to a file."""
    for number in (1, 2):
        with suppress(OSError):
            if os.path.samestat(os.fstat(number), found):
                return number
    return None


def _status(path: Path) -> os.stat_result | None:
    """What there is at a path, at the end of all links; OSError for a name that cannot be."""
    try:
        return path.stat()
    except FileNotFoundError:
        return None
    except ValueError:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from None


def _sync(folder: Path) -> None:
    """See the names of a folder safely onto the disk, where that can be done."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
