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

_BUNDLER: Final = Path(__file__).parents[2] / "scripts" / "bundle_client.py"


def bundle(folder: Path) -> Path | None:
    """Bundle the client into a folder; return ``None`` where no bundler can be had.

    In CI one must be had.
    """
    made = run([sys.executable, _BUNDLER, folder / "client"], check="CI" in os.environ)
    return None if made.returncode else folder / "client"


@contextmanager
def serving_files(folder: Path) -> Iterator[None]:
    """Let servers that start meanwhile in this process serve the client from a folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "client_folder", lambda: folder)
        yield
