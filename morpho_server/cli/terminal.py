"""The terminal of a command: its messages, exit statuses, standard streams and progress."""

import argparse
import errno
import os
import sys
import time
from contextlib import suppress
from io import TextIOWrapper
from typing import Final, TextIO, TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no other name
"""The parsers that a command adds itself to, with its arguments and a function as ``run``."""

REFUSED: Final = 2
"""The exit status of a command that can't do what it is asked for."""

INTERRUPTED: Final = 130
"""The exit status of a command that was interrupted by the keyboard."""

UNREAD: Final = 141
"""The exit status of a command whose output nobody wants to read any further."""

_UNWRITABLE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)

_EVERY = 0.2
"""The least seconds between two drawings of a bar."""

_SOON = 3.0
"""The seconds after which the remaining time can be estimated."""

_WIDE = 24
"""The number of signs of the bar."""


def say(text: str, end: str = "\n") -> None:
    """Print a message on standard error, if there is one."""
    with suppress(OSError):
        print(text, end=end, file=sys.stderr, flush=True)


def refuse(error: Exception | str) -> int:
    """Print why a command can't be done; return its exit status."""
    say(f"morpho: {error}")
    return REFUSED


def fill_in_closed() -> None:
    """Connect every standard stream to something.

    Otherwise the next opened file, a database for instance, would get its number.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # The lowest free number is taken, which is that of the stream.
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 - for good


def escape_unprintable() -> None:
    """Let the output escape what its encoding lacks, as Python does for messages anyway."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def tells_of_output(error: OSError) -> bool:
    """Return whether an error is that of a stream: it has no name, as files have."""
    return error.filename is None and error.errno in _UNWRITABLE


def let_go(stream: TextIO) -> None:
    """Discard output that can't be written."""
    try:
        stream.flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


class ProgressLine:
    """A bar that shows how much is done, and how long the rest will take.

    It is rewritten in place, and gone in the end.
    """

    def __init__(self, what: str) -> None:
        self._what = what
        self._shown = sys.stderr.isatty()
        self._last = 0.0
        self._begun = time.monotonic()

    def __call__(self, done: int, total: int) -> None:
        """Draw the bar if enough time has passed."""
        now = time.monotonic()
        if self._shown and now - self._last >= _EVERY:
            self._last = now
            share = done / max(total, 1)
            bar = "#" * int(_WIDE * share)
            left = self._left(now - self._begun, done, total)
            say(f"\r\033[K{self._what} [{bar:.<{_WIDE}}] {int(100 * share)} %{left}", end="")

    def clear(self) -> None:
        """Erase the line."""
        if self._shown:
            say("\r\033[K", end="")

    def _left(self, spent: float, done: int, total: int) -> str:
        if spent < _SOON or not done:
            return ""
        minutes, seconds = divmod(round(spent * (total - done) / done), 60)
        hours, minutes = divmod(minutes, 60)
        left = f"{hours} h {minutes} min" if hours else f"{minutes} min {seconds} s"
        return f", {left} left"
