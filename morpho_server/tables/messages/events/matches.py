"""Matches: their shares, rounds, draws, bets and ends."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from morpho_server.games.chance import Draw
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.messages.events.table import TableEvent
from morpho_server.tables.model.ids import PlayerId


@dataclass(frozen=True, slots=True)
class ShareCommitted(TableEvent):
    """A player committed to a share of the next match's seed. Addressed to their seat."""

    kind: ClassVar[str] = "share_committed"
    player: PlayerId
    commitment: str


@dataclass(frozen=True, slots=True)
class ShareRevealed(TableEvent):
    """A player revealed a share. Addressed to nobody before all are in."""

    kind: ClassVar[str] = "share_revealed"
    player: PlayerId
    share: str


@dataclass(frozen=True, slots=True)
class MatchPrepared(TableEvent):
    """The next match's secret is fixed: its SHA-256 is shown, so that it can't be changed."""

    kind: ClassVar[str] = "match_prepared"
    number: int
    commitment: str


@dataclass(frozen=True, slots=True)
class SecretKept(TableEvent):
    """The secret itself, in hex. Addressed to nobody before the match is over."""

    kind: ClassVar[str] = "secret_kept"
    secret: str


@dataclass(frozen=True, slots=True)
class TermsSet(TableEvent):
    """The rules and options with which a match is played from here on.

    They are shown with the call for shares, and again when they have changed by a later round or
    move. ``rules`` is the number of the game's rules, ``options`` and ``seat_options`` are the
    game's and those of each seat. ``carried`` is what the match before carried over.
    """

    kind: ClassVar[str] = "terms_set"
    rules: int
    options: Mapping[str, Json]
    seat_options: tuple[Mapping[str, Json], ...]
    carried: Json


@dataclass(frozen=True, slots=True)
class MatchStarting(TableEvent):
    """A match waits for the shares of its ``seats``, whose ``commitments`` count from now on.

    ``seats`` are as in ``match_started``. ``setup`` is what the first round will be set up with, as
    the table shows it; ``None`` if the game has nothing to show.
    """

    kind: ClassVar[str] = "match_starting"
    number: int
    seats: tuple[PlayerId, ...]
    commitments: Mapping[PlayerId, str]
    setup: Mapping[str, Json] | None


@dataclass(frozen=True, slots=True)
class SharesRevealed(TableEvent):
    """The shares that go into the seed of the match that begins, by player.

    ``uncommitted`` are the people who had committed to none, ``unrevealed`` those who did not
    reveal theirs in time.
    """

    kind: ClassVar[str] = "shares_revealed"
    shares: Mapping[PlayerId, str]
    uncommitted: tuple[PlayerId, ...]
    unrevealed: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class Drawn(TableEvent):
    """The draws of chance in this entry. Addressed to nobody before the match is over."""

    kind: ClassVar[str] = "drawn"
    draws: tuple[Draw, ...]


@dataclass(frozen=True, slots=True)
class MatchStarted(TableEvent):
    """A match is on; ``seats`` are its players, closed up, in seat order."""

    kind: ClassVar[str] = "match_started"
    number: int
    seats: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class MatchPlayedOn(TableEvent):
    """The match that begins goes on from another, at the table where that was played.

    Its first round is the ``round`` of that ``match``, and begins with the same ``steps``.
    """

    kind: ClassVar[str] = "match_played_on"
    match: int
    round: int
    steps: int


@dataclass(frozen=True, slots=True)
class RoundOpened(TableEvent):
    """A round of the match begins; the game's own events follow."""

    kind: ClassVar[str] = "round_opened"
    number: int


@dataclass(frozen=True, slots=True)
class BetPlaced(TableEvent):
    """A player who is out of the round, or watches, bets on a seat to score in it.

    Addressed to their seat. That of a spectator is addressed to nobody, and shown to that player.
    """

    kind: ClassVar[str] = "bet_placed"
    player: PlayerId
    on: Seat


@dataclass(frozen=True, slots=True)
class BetsRevealed(TableEvent):
    """The round is over: on which seat each player has bet, and who was right."""

    kind: ClassVar[str] = "bets_revealed"
    bets: Mapping[PlayerId, Seat]
    right: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(TableEvent):
    """A match is over: ``won``, or ``called_off`` by the host.

    ``winners`` share the victory; without any, a match that was played to its end is a draw. They
    are ``None`` in entries that are older than this field. The secret and every draw, by the number
    of the round, are shown, so that anybody can draw again and compare.
    """

    kind: ClassVar[str] = "match_ended"
    reason: str
    winners: tuple[Seat, ...] | None
    secret: str
    draws: Mapping[str, list[Draw]]


@dataclass(frozen=True, slots=True)
class SeasonBegun(TableEvent):
    """A new season of the table begins with the match of that number."""

    kind: ClassVar[str] = "season_begun"
    match: int
