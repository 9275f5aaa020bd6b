"""The client as a wheel contains it: bundled."""

import os
import sys
from collections.abc import Iterator
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


@contextmanager
def serving_files(folder: Path) -> Iterator[None]:
    """Let servers that start meanwhile in this process serve the client from a folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "client_folder", lambda: folder)
        yield
