"""The standard streams of a command, which may be closed, full, or read by nobody."""

import errno
import os
import sys
from io import TextIOWrapper
from typing import Final, TextIO

_UNWRITABLE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)


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
