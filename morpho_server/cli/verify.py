"""``morpho verify``: check a match by playing it again."""

import argparse
from pathlib import Path

from morpho_server.cli.terminal import Commands, refuse
from morpho_server.games.registry import RULES
from morpho_server.verify.file import UnreadableError, read_file
from morpho_server.verify.verdict import judge


def add_to(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("verify", help="check a finished match by playing it again")
    parser.add_argument("file", metavar="FILE", help="a match that a page has saved")
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    """Check; return 0 if the match is fair, 1 if it is wrong or not proved, 2 if unreadable."""
    try:
        verdict = judge(read_file(Path(chosen.file)), RULES)
    except OSError as error:
        return refuse(UnreadableError(f"{chosen.file}: {error.strerror}"))
    except UnreadableError as error:
        return refuse(UnreadableError(f"{chosen.file}: {_plain(f'{error}')}"))
    print(f"{verdict.kind}: {_plain(verdict.reason)}")
    return 0 if verdict.kind == "fair" else 1


def _plain(text: str) -> str:
    """Return a text without what a file could do to a terminal."""
    return "".join(each if each.isprintable() else "?" for each in text)
