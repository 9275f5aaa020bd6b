"""The client as a wheel contains it: bundled."""

import fcntl
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import run
from typing import Final

import pytest

from morpho_server import app

BUNDLER: Final = Path(__file__).parents[2] / "scripts" / "bundle_client.py"
RESTARTING: Final = Path(__file__).parent / "client" / "bundle_restarting.py"
"""Makes a bundle that a page can begin anew."""


def bundle(folder: Path, bundler: Path = BUNDLER) -> Path | None:
    """Bundle the client into a folder; return ``None`` where no bundler can be had.

    In CI one must be had.
    """
    made = run([sys.executable, bundler, folder / "client"], check="CI" in os.environ)
    return None if made.returncode else folder / "client"


def bundled_once(
    factory: pytest.TempPathFactory,
    name: str,
    bundler: Path = BUNDLER,
    finish: Callable[[Path], None] = lambda _: None,
) -> Path | None:
    """Return a bundle that all workers of a run read; whoever comes first makes and finishes it."""
    base = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent
    done = base / name
    with (base / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            made = bundle(base / f"{name}-being-made", bundler)
            if made is None:
                return None
            finish(made)
            made.rename(done)
    return done


@contextmanager
def serving_files(folder: Path) -> Iterator[None]:
    """Let servers that start meanwhile in this process serve the client from a folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "client_folder", lambda: folder)
        yield
