"""Matches that are over, their rounds, and records that are opened, as REST answers with them."""

from pydantic import BaseModel

from morpho_server.api.messages.frames import PrivateEvent, WireEvent
from morpho_server.api.messages.shapes import (
    Chances,
    EverythingPatch,
    OwnPatch,
    OwnView,
    PublicPatch,
    PublicView,
    Story,
    TablePatch,
)
from morpho_server.tables.model.ids import PlayerId


class OwnStep(BaseModel):
    """The events and the patch of its view that a step showed to one seat alone."""

    yours: list[PrivateEvent]
    own: OwnPatch


class RoundStep(BaseModel):
    """A step of a past round, as its update showed it then.

    ``seat`` made ``move``; both are null where the round began or time decided. ``own`` is by seat,
    for those that were shown more. ``everything`` is a patch like those of ``own``, for a view of
    all that was hidden.
    """

    at: int
    seat: int | None
    move: str | None
    events: list[WireEvent]
    public: PublicPatch
    everything: EverythingPatch
    own: dict[str, OwnStep]


class SeatHolder(BaseModel):
    """The holder of a seat when a round was over; ``bot`` is the strength of one."""

    name: str
    bot: str | None


class PastRound(BaseModel):
    """A round of a match that is over, from its deal to its end.

    ``called_off``: the match was, before the round's end. ``holders`` are those who held the
    seats last. ``scores`` are everybody's points after it. ``winners`` are those whom it let win
    the match.
    """

    game: str
    holders: list[SeatHolder | None]
    steps: list[RoundStep]
    called_off: bool
    scores: list[int]
    winners: list[int]


class MovesOfRound(BaseModel):
    """The moves of a round in their order, each as its seat, itself, and whether the game chose it.

    The game chooses for somebody whose time ran out, or a bot that failed.
    """

    round: int
    moves: list[tuple[int, str, bool]]


class MatchMoves(BaseModel):
    """The moves of a match that is over, from which it can be played again."""

    match: int
    game: str
    rounds: list[MovesOfRound]


class RoundAnalysis(BaseModel):
    """The knowledge that each seat could have had in a past round, in a form of the game's own.

    ``chances`` are by step and seat; ``story`` sums the round up.
    """

    chances: Chances
    story: Story


class MatchAnalysis(BaseModel):
    """The story of each round of a match that is over, in a form of the game's own."""

    rounds: list[Story]


class PastBet(BaseModel):
    """A bet on a round: whose, by the name of that time, on which seat, and if it was right."""

    player: PlayerId
    name: str
    on: int
    right: bool


class RoundPlayed(BaseModel):
    """A round of a match that is over, in short.

    It began and ended at these times, in milliseconds. ``moves`` counts those that everybody saw.
    ``events`` are the public ones of the last: they say how it ended. ``bets`` are those on it.
    """

    number: int
    began_at: int
    ended_at: int
    moves: int
    events: list[WireEvent]
    bets: list[PastBet]


class PastMatch(BaseModel):
    """A match that is over, with its rounds in their order.

    ``holders`` are those who held the seats last.
    """

    game: str
    holders: list[SeatHolder | None]
    rounds: list[RoundPlayed]


class ReplayLink(BaseModel):
    """The match that a link shows, or one round of it."""

    match: int
    round: int | None


class ReplayLinks(BaseModel):
    """A player's links to replays of rounds at this table."""

    links: list[ReplayLink]


class SharedRound(BaseModel):
    """A round as a link shows it: one of ``rounds``, the numbers of all that it shows.

    ``number`` is the round's own.
    """

    rounds: list[int]
    number: int
    round: PastRound


class OpenedRecord(BaseModel):
    """A record that was sent, seen as a past round; nobody held its seats.

    ``titles`` are those of all records in the file, null for one that has none.
    """

    titles: list[str | None]
    round: PastRound


class Report(BaseModel):
    """A table and its last round as far as a player may know them, to report a problem.

    ``report`` is the form, ``server`` the version that runs. ``table`` has parts of the table's
    view, ``bots`` the strengths of the bots by seat. Of each step of ``round`` there is what the
    player was shown. ``public``, ``own`` and ``legal`` are those of the snapshot.
    """

    report: int
    server: str
    game: str
    table: TablePatch
    bots: dict[str, str]
    seat: int | None
    round: PastRound | None
    public: PublicView | None
    own: OwnView | None
    legal: list[str] | None
