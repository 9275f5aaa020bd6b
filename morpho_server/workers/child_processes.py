"""Processes that the server starts for work which must not hold up its own."""

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

NICENESS: Final = 10
"""A child's usual niceness: the server answers at once even on a machine with one core."""

FIRST_TO_GO: Final = "500"
"""A child's score for Linux when memory runs out: it ends the child, not the server."""

_INHERITED: Final = ("PATH", "LD_LIBRARY_PATH", "PYTHONHOME", "SYSTEMROOT", "LANG", "TZ")


def cores() -> int:
    """Return how many cores this process may use, where the system says; else all there are."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def program(module: str) -> list[str]:
    """Return the command that runs a module of ours."""
    return [sys.executable, "-P", "-m", module]


def environment() -> dict[str, str]:
    """Return a child's environment, without anything that leads to the server's data."""
    inherited = {name: os.environ[name] for name in _INHERITED if name in os.environ}
    return inherited | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def limit_memory(most: int) -> None:
    """Let this process use no more bytes of addresses, where the system can limit that."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - not on Windows

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def give_way(niceness: int = NICENESS) -> None:
    """Give the server priority, and end after it: a signal to stop may reach its children, too."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    with suppress(OSError, AttributeError):  # no such thing on some systems, or not allowed
        os.nice(niceness)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO)
