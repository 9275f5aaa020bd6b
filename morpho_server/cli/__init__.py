"""The command line, ``morpho``: a module for each command."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from morpho_server.cli.terminal import (
    INTERRUPTED,
    REFUSED,
    UNREAD,
    escape_unprintable,
    fill_in_closed,
    let_go,
    say,
    tells_of_output,
)

EXTRAS: Final = {"psycopg": "postgres", "redis": "redis", "prometheus_client": "metrics"}
"""The extra of the distribution that installs a package."""

COMMANDS: Final = (
    *("serve", "backup", "restore", "prune", "doctor", "admin_link", "admin"),
    *("check", "verify", "simulate", "arena"),
)
"""The modules of the commands."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    fill_in_closed()
    escape_unprintable()
    try:
        try:
            return _carry_out(sys.argv[1:] if arguments is None else arguments)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        if package not in EXTRAS:
            raise
        extra = f"morpho-server[{EXTRAS[package]}]"
        say(f"morpho: {package} is not installed here. Add it: pip install '{extra}'")
        return REFUSED
    except BrokenPipeError:
        return UNREAD
    except OSError as error:
        if not tells_of_output(error):
            raise
        say(f"morpho: the output can't be written: {error.strerror}.")
        return REFUSED
    finally:
        # Python flushes what is left when it ends, and would complain.
        let_go(sys.stdout)
        let_go(sys.stderr)


def _carry_out(given: Sequence[str]) -> int:
    # Whatever takes long to load is loaded here, where it can be interrupted.
    version = import_module("morpho_server.version").VERSION
    parser = argparse.ArgumentParser(
        prog="morpho",
        description="Morpho Server: a self-hosted server for board and party games with friends."
        " Without a command it serves.",
    )
    parser.add_argument("--version", action="version", version=f"morpho {version}")
    commands = parser.add_subparsers(dest="command", required=True)
    asked = given or ["serve"]
    for command in _to_load(asked):
        import_module(f"{__name__}.{command}").add_to(commands)
    chosen = parser.parse_args(asked)
    status: int = chosen.run(chosen)
    return status


def _to_load(given: Sequence[str]) -> Sequence[str]:
    """Return the named command, or all of them; importing one takes longer than it runs."""
    if list(given) == ["--version"]:
        return ()
    named = [name.replace("-", "_") for name in given[:1]]
    return [command for command in COMMANDS if [command] == named] or COMMANDS
