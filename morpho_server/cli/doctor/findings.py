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


@dataclass(frozen=True, slots=True)
class Check:
    """A part of a setup, with a method for each level of a finding about it."""

    name: str

    def ok(self, text: str) -> Finding:
        """Return a finding that all is as it should be."""
        return Finding(self.name, "ok", text)

    def note(self, text: str, remedy: str | None = None) -> Finding:
        """Return a finding that needs nothing done."""
        return Finding(self.name, "note", text, remedy)

    def warning(
        self,
        text: str,
        remedy: str | None = None,
        *,
        lacking: bool = False,
        proxy: str | None = None,
    ) -> Finding:
        """Return a finding with which the server works, but not well."""
        return Finding(self.name, "warning", text, remedy, lacking, proxy)

    def problem(
        self,
        text: str,
        remedy: str | None = None,
        *,
        lacking: bool = False,
        proxy: str | None = None,
    ) -> Finding:
        """Return a finding that must be mended."""
        return Finding(self.name, "problem", text, remedy, lacking, proxy)


ADDRESS = Check("address")
API = Check("api")
BACKUPS = Check("backups")
BOTS = Check("bots")
CLOCK = Check("clock")
DATABASE = Check("database")
DISK = Check("disk")
MIGRATIONS = Check("migrations")
NETWORK = Check("network")
PAGE = Check("page")
PROXY = Check("proxy")
REDIS = Check("redis")
SETTINGS = Check("settings")
SOCKET = Check("socket")
