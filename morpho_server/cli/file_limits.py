"""Open files: every socket is one, and systems let a process have few unless it asks for more."""

import sys
from typing import Final

FEW: Final = 4096
"""Fewer than this are too few for some hundred tables with six sockets each."""


def raise_limit() -> str | None:
    """Raise the limit of open files as far as allowed; return a warning if it stays low."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 - it does not exist on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):  # macOS grants less than it says
            return _warning(soft)
        soft = hard
    return _warning(soft)


def _warning(limit: int) -> str | None:
    # A limit that is none at all is a negative number.
    if not 0 <= limit < FEW:
        return None
    return (
        f"The system lets this server have {limit} files and sockets open at once, which is enough"
        f" for about {max(0, limit - 50)} open pages. Raise the limit of open files to {FEW} or"
        " more (ulimit -n, or LimitNOFILE= in a systemd unit)."
    )
