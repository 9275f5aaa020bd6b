"""The program with which anybody can check a match, as its page in the documentation has it."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType
from typing import Final
from unittest.mock import patch

from tests.support.fairness.matches import Told

DOCS: Final = Path(__file__).parents[3] / "docs"


def documented_program() -> str:
    """Return the program's text."""
    text = (DOCS / "fairness.md").read_text(encoding="utf-8")
    return text.partition("```python\n")[2].partition("```")[0]


@cache
def _compiled() -> CodeType:
    return compile(documented_program(), "check.py", "exec")


@contextmanager
def _called_for(file: Path) -> Iterator[StringIO]:
    called = ["check.py", str(DOCS / "chance_rules.json"), str(file)]
    with patch.object(sys, "argv", called), redirect_stdout(StringIO()) as said:
        yield said


def program_finds(game: str, events: list[Told], player: str | None = None) -> str:
    """Return what the program says of a match that a player saw; nothing if all is proved."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "match.json"
        file.write_text(json.dumps({"game": game, "player": player, "events": events}))
        with _called_for(file) as said:
            try:
                exec(_compiled(), {"__name__": "__main__"})
            except (AssertionError, ValueError) as found:
                return str(found)
    assert said.getvalue().startswith("Nobody chose anything")
    return ""
