"""Commands that are forked from a process which has imported what they need.

To import it takes ten times as long as all else that a server does until it listens.
"""

import importlib
import multiprocessing
import os
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.process import BaseProcess
from pathlib import Path

from tests.support.pages import TIMEOUT

_FORKING = multiprocessing.get_context("forkserver")
_FORKING.set_forkserver_preload(
    [f"morpho_server.cli.{command}" for command in ("serve", "backup", "restore")]
    + ["tests.support.started"]
)


def forked(
    arguments: Sequence[str],
    environment: Mapping[str, str],
    changed: Mapping[str, object] | None = None,
) -> BaseProcess:
    """Start ``morpho`` with these arguments, in that environment; nobody hears what it prints.

    ``changed`` is what some constants are in it, by their modules and names.
    """
    given = (list(arguments), dict(environment), dict(changed or {}))
    process = _FORKING.Process(target=_run, args=given)
    process.start()
    return process


def said_without(
    package: str, arguments: Sequence[str], environment: Mapping[str, str], log: Path
) -> tuple[int | None, str]:
    """Run ``morpho`` as if a package was not installed; return its status and what it complains of.

    It writes that to a file, ``log``.
    """
    given = (package, list(arguments), dict(environment), log)
    process = _FORKING.Process(target=_run_without, args=given)
    process.start()
    process.join(TIMEOUT)
    process.kill()
    return process.exitcode, log.read_text("utf-8")


def _run_without(
    package: str, arguments: Sequence[str], environment: Mapping[str, str], log: Path
) -> None:
    assert package not in sys.modules
    sys.modules[package] = None  # type: ignore[assignment]
    with log.open("w", encoding="utf-8") as heard:
        os.dup2(heard.fileno(), sys.stderr.fileno())
    _run(arguments, environment, {})


def _run(
    arguments: Sequence[str], environment: Mapping[str, str], changed: Mapping[str, object]
) -> None:
    from morpho_server.cli import main  # noqa: PLC0415 - it is there already

    os.environ.clear()
    os.environ.update(environment)
    for constant, value in changed.items():
        module, _, name = constant.rpartition(".")
        setattr(importlib.import_module(module), name, value)
    with open(os.devnull, "w", encoding="utf-8") as nobody:  # noqa: PTH123 - it is no file
        os.dup2(nobody.fileno(), sys.stdout.fileno())
    sys.exit(main(arguments))
