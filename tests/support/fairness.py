"""The program with which anybody can check a match, as its page in the documentation has it."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"

Check = Callable[[list[dict[str, Any]]], Iterable[tuple[int, list[Any]]]]


def documented_check() -> Check:
    """Return the function that draws a match again from the public events."""
    program: dict[str, Any] = {"__name__": "fairness"}
    text = PAGE.read_text(encoding="utf-8")
    exec(text.partition("```python\n")[2].partition("```")[0], program)
    return program["check"]
