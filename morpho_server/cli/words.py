"""What all commands share: how they are added, how they refuse."""

import argparse
import sys
from typing import Final, TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no other name
"""Where a command adds itself, with its arguments and, as ``run``, what carries it out."""

REFUSED: Final = 2
"""The exit status of a command that can't do what it is asked for."""


def refuse(error: Exception) -> int:
    """Say in a sentence why a command can't be done; return its exit status."""
    print(f"morpho: {error}", file=sys.stderr)
    return REFUSED
