"""What tables need of the world: a log, an index, a clock, randomness, and somebody to tell."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from morpho_server.tables.entries import Entry
from morpho_server.tables.words import GuestId, Millis, Phase, PlayerId, TableCode, TableId


class SeqTakenError(Exception):
    """Another node has written this entry's place in the log; reload and decide again."""


class LogUnavailableError(Exception):
    """The log could not be written or read; nothing was acknowledged."""


class TableUnreadableError(LogUnavailableError):
    """What the log holds of a table is not understood, and won't be by trying again."""


class CodeTakenError(Exception):
    """A table with that code exists."""


class Log(Protocol):
    """The entries of all tables. What is appended is durable when the call returns."""

    async def append(self, table: TableId, entry: Entry) -> None:
        """Write an entry down; raises :exc:`SeqTakenError`, :exc:`LogUnavailableError`."""

    async def read(self, table: TableId, game: str, after: int = 0) -> list[Entry]:
        """Return a table's entries above a seq, in order; raises :exc:`LogUnavailableError`."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """What the index knows of a table; the log is the truth, this is for finding it."""

    id: TableId
    code: TableCode
    game: str
    phase: Phase
    updated_at: Millis


@dataclass(frozen=True, slots=True)
class Membership:
    """A guest's player at a table."""

    table: TableRow
    player: PlayerId


class Index(Protocol):
    """Finds tables by code and by guest."""

    async def add(self, code: TableCode, game: str, at: Millis) -> TableId:
        """Make room for a new table; raises :exc:`CodeTakenError`."""

    async def find(self, code: TableCode) -> TableRow | None:
        """Return the table with that code."""

    async def note_phase(self, table: TableId, phase: Phase, at: Millis) -> None:
        """Remember in which phase a table is."""

    async def note_player(self, table: TableId, guest: GuestId, player: PlayerId) -> None:
        """Remember that a guest may act as that player at a table, as others may."""

    async def forget_guest(self, table: TableId, guest: GuestId, player: PlayerId) -> None:
        """Forget that a guest may act as that player."""

    async def forget_player(self, table: TableId, player: PlayerId) -> None:
        """Forget a player who left."""

    async def members(self, table: TableId) -> frozenset[tuple[PlayerId, GuestId]]:
        """Return the players who are noted at a table, each with every guest who is them."""

    async def unfinished(self, guest: GuestId, limit: int = 20) -> Sequence[Membership]:
        """Return a guest's tables whose match is not over, the latest first."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a token, and the name they gave."""

    id: GuestId
    name: str


class Guests(Protocol):
    """Who holds which token."""

    async def make(self, name: str) -> tuple[Guest, str]:
        """Make a guest; return it with its token, which is not kept anywhere."""

    async def find(self, token: str) -> Guest | None:
        """Return the guest with that token."""


class Clock(Protocol):
    """The time of day."""

    def now(self) -> Millis:
        """Return the present time."""


class Randomness(Protocol):
    """Secrets that nobody can guess."""

    def bytes(self, count: int) -> bytes:
        """Return that many random bytes."""
