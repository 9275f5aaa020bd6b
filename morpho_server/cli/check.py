"""``morpho check``: play record files through the rules."""

import argparse
import sys

from morpho_server import records
from morpho_server.cli.terminal import Commands


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("check", help="play record files through the rules")
    parser.add_argument(
        "paths", nargs="+", metavar="PATH", help="a record file, or a folder of them"
    )
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    return records.check(chosen.paths, sys.stdout)
