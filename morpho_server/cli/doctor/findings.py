"""What the doctor finds."""

from dataclasses import dataclass
from typing import Literal

Level = Literal["ok", "note", "warning", "problem"]

_MARKS = {"ok": "ok", "note": "note", "warning": "WARNING", "problem": "PROBLEM"}


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, how it is, and what to do about it.

    ``lacking`` is whether the lines of a reverse proxy would mend it; ``proxy`` which one it is,
    where it says so.
    """

    check: str
    level: Level
    text: str
    remedy: str | None = None
    lacking: bool = False
    proxy: str | None = None

    def __str__(self) -> str:
        """Say it in a line, and in another what to do."""
        line = f"{_MARKS[self.level]:8} {self.check}: {self.text}"
        return line if self.remedy is None else f"{line}\n         → {self.remedy}"
