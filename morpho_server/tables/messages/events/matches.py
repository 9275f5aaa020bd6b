"""Matches: their shares, rounds, draws, bets and ends."""

from collections.abc import Mapping

from morpho_server.games.chance import Draw
from morpho_server.games.seats import Seat
from morpho_server.games.shapes import Carried, GameOptions, GameSeatOptions, GameSetup
from morpho_server.tables.messages.events.table import TableEvent
from morpho_server.tables.model.ids import PlayerId


class ShareCommitted(TableEvent, kind="share_committed"):
    """A player committed to a share of the next match's seed. Addressed to their seat."""

    player: PlayerId
    commitment: str


class ShareRevealed(TableEvent, kind="share_revealed"):
    """A player revealed a share. Addressed to nobody before all are in."""

    player: PlayerId
    share: str


class MatchPrepared(TableEvent, kind="match_prepared"):
    """The next match's secret is fixed: its SHA-256 is shown, so that it can't be changed."""

    number: int
    commitment: str


class SecretKept(TableEvent, kind="secret_kept"):
    """The secret itself, in hex. Addressed to nobody before the match is over."""

    secret: str


class TermsSet(TableEvent, kind="terms_set"):
    """The rules and options with which a match is played from here on.

    They are shown with the call for shares, and again when they have changed by a later round or
    move. ``rules`` is the number of the game's rules, ``options`` and ``seat_options`` are the
    game's and those of each seat. ``carried`` is what the match before carried over.
    """

    rules: int
    options: GameOptions
    seat_options: tuple[GameSeatOptions, ...]
    carried: Carried


class MatchStarting(TableEvent, kind="match_starting"):
    """A match waits for the shares of its ``seats``, whose ``commitments`` count from now on.

    ``seats`` are as in ``match_started``. ``setup`` is what the first round will be set up with, as
    the table shows it; ``None`` if the game has nothing to show.
    """

    number: int
    seats: tuple[PlayerId, ...]
    commitments: Mapping[PlayerId, str]
    setup: GameSetup | None


class SharesRevealed(TableEvent, kind="shares_revealed"):
    """The shares that go into the seed of the match that begins, by player.

    ``uncommitted`` are the people who had committed to none, ``unrevealed`` those who did not
    reveal theirs in time.
    """

    shares: Mapping[PlayerId, str]
    uncommitted: tuple[PlayerId, ...]
    unrevealed: tuple[PlayerId, ...]


class Drawn(TableEvent, kind="drawn"):
    """The draws of chance in this entry. Addressed to nobody before the match is over."""

    draws: tuple[Draw, ...]


class MatchStarted(TableEvent, kind="match_started"):
    """A match is on; ``seats`` are its players, closed up, in seat order."""

    number: int
    seats: tuple[PlayerId, ...]


class MatchPlayedOn(TableEvent, kind="match_played_on"):
    """The match that begins goes on from another, at the table where that was played.

    Its first round is the ``round`` of that ``match``, and begins with the same ``steps``.
    """

    match: int
    round: int
    steps: int


class RoundOpened(TableEvent, kind="round_opened"):
    """A round of the match begins; the game's own events follow."""

    number: int


class BetPlaced(TableEvent, kind="bet_placed"):
    """A player who is out of the round, or watches, bets on a seat to score in it.

    Addressed to their seat. That of a spectator is addressed to nobody, and shown to that player.
    """

    player: PlayerId
    on: Seat


class BetsRevealed(TableEvent, kind="bets_revealed"):
    """The round is over: on which seat each player has bet, and who was right."""

    bets: Mapping[PlayerId, Seat]
    right: tuple[PlayerId, ...]


class MatchEnded(TableEvent, kind="match_ended"):
    """A match is over: ``won``, or ``called_off`` by the host.

    ``winners`` share the victory; without any, a match that was played to its end is a draw. They
    are ``None`` in entries that are older than this field. The secret and every draw, by the number
    of the round, are shown, so that anybody can draw again and compare. ``by_house``: the host of
    the server has called it off.
    """

    reason: str
    winners: tuple[Seat, ...] | None
    secret: str
    draws: Mapping[str, list[Draw]]
    by_house: bool = False


class SeasonBegun(TableEvent, kind="season_begun"):
    """A new season of the table begins with the match of that number."""

    match: int
