"""The findings of the doctor."""

from dataclasses import dataclass
from typing import Literal

Level = Literal["ok", "note", "warning", "problem"]

_MARKS = {"ok": "ok", "note": "note", "warning": "WARNING", "problem": "PROBLEM"}


@dataclass(frozen=True, slots=True)
class Finding:
    """A check, its result, and the remedy.

    ``lacking`` means that the lines for a reverse proxy would fix it; ``proxy`` names the proxy if
    it identifies itself.
    """

    check: str
    level: Level
    text: str
    remedy: str | None = None
    lacking: bool = False
    proxy: str | None = None

    def __str__(self) -> str:
        """Print the finding in one line, and the advice in another."""
        line = f"{_MARKS[self.level]:8} {self.check}: {self.text}"
        return line if self.remedy is None else f"{line}\n         → {self.remedy}"
