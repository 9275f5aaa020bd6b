"""The result of a match that is over, as it is kept for those who played it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from morpho_server.tables.model.ids import GuestId, Millis, PlayerId, TableCode

Ranking = Literal["won", "points"]
"""The first criterion of a season: matches won, or points."""


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


def placed(standings: Sequence[Standing], ranking: Ranking) -> list[tuple[int, Standing]]:
    """Return everybody with their place, the best first; players who are level share one.

    By ``won`` the points decide among those with as many victories, by ``points`` the victories
    among those with as many points.
    """

    def worth(standing: Standing) -> tuple[int, int]:
        counts = (standing.won, standing.points)
        return counts if ranking == "won" else counts[::-1]

    ordered = sorted(standings, key=lambda one: (*(-n for n in worth(one)), one.name))
    found = [worth(one) for one in ordered]
    return [(1 + found.index(worth(one)), one) for one in ordered]


@dataclass(frozen=True, slots=True)
class Overall:
    """The matches of several games together, counted by victories: points of games don't add up."""

    games: Sequence[str]
    matches: int
    standings: Sequence[Standing]

    def places(self) -> list[tuple[int, Standing]]:
        """Return everybody with their place, who won most first; who is level shares one."""
        return placed(self.standings, "won")


@dataclass(frozen=True, slots=True)
class Season:
    """The matches of one game in a season of a table: how many, and how everybody has done.

    ``overall`` are those of all games, if there are several.
    """

    game: str
    matches: int
    standings: Sequence[Standing]
    overall: Overall | None = None

    def places(self, ranking: Ranking) -> list[tuple[int, Standing]]:
        """Return everybody with their place, the best first; who is level shares one."""
        return placed(self.standings, ranking)


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody with whom a guest has played, by the name that they had at the table.

    Of the ``matches`` that both have played to the end, the guest was ``ahead`` in some and
    ``behind`` in some; in the others they shared a place.
    """

    name: str
    matches: int
    ahead: int
    behind: int


Holders = Mapping[int, frozenset[GuestId]]
"""The guests who held each seat at the end of a match: none for a bot."""
