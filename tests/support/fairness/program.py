"""The program with which anybody can check a match, as its page in the documentation has it."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from tests.support.fairness.matches import Told

DOCS: Final = Path(__file__).parents[3] / "docs"

Check = Callable[[Mapping[str, Any], Mapping[str, Any]], Told]


def documented_check() -> Check:
    """Return the function that checks a saved match by the rules of its game."""
    program: dict[str, Any] = {"__name__": "fairness"}
    text = (DOCS / "fairness.md").read_text(encoding="utf-8")
    exec(text.partition("```python\n")[2].partition("```")[0], program)
    check: Check = program["check"]
    return check


def program_finds(game: str, events: list[Told], player: str | None = None) -> str:
    """Return what the program says of a match that a player saw; nothing if all is proved."""
    rules = json.loads((DOCS / "chance_rules.json").read_text())[game]
    try:
        file = json.loads(json.dumps({"player": player, "events": events}))
        revealed = documented_check()(file, rules)
    except (SystemExit, ValueError) as found:
        return str(found)
    return "; ".join(revealed["unproved"])
