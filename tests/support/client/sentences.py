"""Sentences of the client that somebody has read, in files.

With ``WRITE_SENTENCES=1`` in the environment the files are written again: read what has changed.
"""

import os
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[2] / "client" / "sentences"


def kept_as_read(name: str, said: str) -> None:
    """Hold that texts are those that stand in a file, or write them there."""
    path = FOLDER / name
    if os.environ.get("WRITE_SENTENCES"):
        path.write_text(f"{said}\n", "utf-8")
    assert f"{said}\n" == path.read_text("utf-8"), "read what is new, with WRITE_SENTENCES=1"
