"""Commands that are forked from a process which has imported what they need.

To import it takes ten times as long as all else that a server does until it listens.
"""

import importlib
import multiprocessing
import os
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.process import BaseProcess

_FORKING = multiprocessing.get_context("forkserver")
_FORKING.set_forkserver_preload(
    [f"morpho_server.cli.{command}" for command in ("serve", "backup", "restore")]
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
