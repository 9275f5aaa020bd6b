"""The result of a match that is over, as it is kept for those who played it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from morpho_server.tables.model.ids import GuestId, Millis, PlayerId, TableCode


@dataclass(frozen=True, slots=True)
class PartCount:
    """A part (card, role, place) in figures: in how many rounds it was dealt, held, and won.

    It is ``held`` by who has it at the end of a round. It has ``won`` if that brought points.
    """

    dealt: int
    held: int
    won: int

    def __add__(self, other: "PartCount") -> "PartCount":
        """Return the sum of both counts."""
        return PartCount(self.dealt + other.dealt, self.held + other.held, self.won + other.won)


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a match went for one seat.

    ``player`` and ``name`` are its holder's at the end, ``bot`` the strength of one that is no
    person. ``rank``
    counts from 1; those who have won, alone or together, are first. ``rounds_won`` counts the
    rounds that brought points. ``parts`` are what the seat was dealt and held.
    """

    seat: int
    player: PlayerId
    name: str
    bot: str | None
    points: int
    rank: int
    won: bool
    rounds_won: int
    parts: Mapping[str, PartCount]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match went that is over: at least one of its rounds was played to the end.

    ``number`` counts the matches of its table. ``called_off``: nobody has won it. ``seats`` has no
    place for a seat that nobody held at the end.
    """

    number: int
    game: str
    ended_at: Millis
    rounds: int
    called_off: bool
    seats: Sequence[SeatResult]


Place = tuple[int, int]
"""The place of a match among all: when it ended, in milliseconds, and its id."""


@dataclass(frozen=True, slots=True)
class MyResult:
    """A match that a guest has played in ``seat``: the first, if they held several.

    ``player`` is the guest's at the table, ``None`` if they have left it.
    """

    place: Place
    code: TableCode
    player: PlayerId | None
    seat: int
    match: MatchResult


@dataclass(frozen=True, slots=True)
class Totals:
    """The numbers of one game over all matches of a server; ``parts`` are those of people."""

    game: str
    matches: int
    rounds: int
    parts: Mapping[str, PartCount]


@dataclass(frozen=True, slots=True)
class MyTotals:
    """The numbers of one game over a guest's matches. ``won`` counts matches."""

    game: str
    matches: int
    won: int
    rounds: int
    points: int
    parts: Mapping[str, PartCount]


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody has done at one table, by their name. ``bot``: the strength of one.

    ``won`` counts matches, ``points`` are those of all matches.
    """

    name: str
    bot: str | None
    matches: int
    won: int
    points: int


@dataclass(frozen=True, slots=True)
class Season:
    """All matches of one game at a table: how many, and how everybody stands, the best first."""

    game: str
    matches: int
    standings: Sequence[Standing]


Holders = Mapping[int, frozenset[GuestId]]
"""The guests who held each seat at the end of a match: none for a bot."""
