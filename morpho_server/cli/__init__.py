"""The command line, ``morpho``: a module for each command."""

import argparse
from collections.abc import Sequence

from morpho_server import __version__
from morpho_server.cli import backup, check, doctor, prune, restore, serve, simulate


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(prog="morpho", description="Hidden-role games with friends.")
    parser.add_argument("--version", action="version", version=f"morpho {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    for command in (serve, backup, restore, prune, doctor, check, simulate):
        command.add_to(commands)
    chosen = parser.parse_args(arguments)
    status: int = chosen.run(chosen)
    return status
