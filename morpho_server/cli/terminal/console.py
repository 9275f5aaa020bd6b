"""Registration, messages and refusals of commands."""

import argparse
import sys
from contextlib import suppress
from typing import Final, TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no other name
"""The parsers that a command adds itself to, with its arguments and a function as ``run``."""

REFUSED: Final = 2
"""The exit status of a command that can't do what it is asked for."""

INTERRUPTED: Final = 130
"""The exit status of a command that was interrupted by the keyboard."""

UNREAD: Final = 141
"""The exit status of a command whose output nobody wants to read any further."""


def say(text: str, end: str = "\n") -> None:
    """Print a message on standard error, if there is one."""
    with suppress(OSError):
        print(text, end=end, file=sys.stderr, flush=True)


def refuse(error: Exception | str) -> int:
    """Print why a command can't be done; return its exit status."""
    say(f"morpho: {error}")
    return REFUSED
