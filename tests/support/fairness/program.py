"""The program with which anybody can check a match, as its page in the documentation has it."""

import json
import sys
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from types import CodeType
from typing import Final
from unittest.mock import patch

from tests.support.fairness.matches import EventJson

PAGE: Final = Path(__file__).parents[3] / "docs" / "fairness.md"


def documented_program() -> str:
    """Return the program's text."""
    return PAGE.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]


@cache
def _compiled() -> CodeType:
    return compile(documented_program(), "check.py", "exec")


def program_finds(game: str, events: list[EventJson], player: str | None = None) -> str:
    """Return the program's remarks on a match that a player saw, beyond that all is proved."""
    file = StringIO(json.dumps({"game": game, "player": player, "events": events}))
    with patch.object(sys, "stdin", file), redirect_stdout(StringIO()) as said:
        try:
            exec(_compiled(), {"__name__": "__main__"})
        except (AssertionError, IndexError, KeyError, ValueError) as found:
            return str(found)
    proved, _, rest = said.getvalue().partition("\n")
    assert proved.startswith("Nobody chose")
    return rest.strip()
