"""What can happen at a table, apart from its game. Stored, so a promise for years."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from morpho_server.games.chance import Draw
from morpho_server.games.events import Event, event_types_in
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json
from morpho_server.tables.model.ids import (
    GuestId,
    Invitation,
    Millis,
    PlayerId,
    Strength,
    TokenHash,
)


@dataclass(frozen=True, slots=True)
class TableEvent(Event):
    """A fact about a table."""


@dataclass(frozen=True, slots=True)
class TableOpened(TableEvent):
    """A table stands; ``options`` are complete, the table's own and the game's."""

    kind: ClassVar[str] = "table_opened"
    code: str
    game: str
    options: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class GameChosen(TableEvent):
    """The host chose another game; ``options`` are complete.

    It comes first in its entry. The entries that follow have events of that game.
    """

    kind: ClassVar[str] = "game_chosen"
    game: str
    options: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class PlayerJoined(TableEvent):
    """Somebody came to the table, under a name that nobody else has there."""

    kind: ClassVar[str] = "player_joined"
    player: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class BotJoined(TableEvent):
    """A bot came to the table, to sit there, under a name that nobody else has."""

    kind: ClassVar[str] = "bot_joined"
    player: PlayerId
    name: str
    strength: Strength


@dataclass(frozen=True, slots=True)
class PlayerBound(TableEvent):
    """A player belongs to a guest, whose token proves who they are. Addressed to nobody."""

    kind: ClassVar[str] = "player_bound"
    player: PlayerId
    guest: GuestId


@dataclass(frozen=True, slots=True)
class EntryRequested(TableEvent):
    """Somebody asks to come to the table, to ``sit`` or to watch.

    They come when the host admits them, as the player with this number.
    """

    kind: ClassVar[str] = "entry_requested"
    player: PlayerId
    name: str
    sit: bool


@dataclass(frozen=True, slots=True)
class EntryRequestBound(TableEvent):
    """A request to come to the table is a guest's. Addressed to nobody."""

    kind: ClassVar[str] = "entry_request_bound"
    player: PlayerId
    guest: GuestId


@dataclass(frozen=True, slots=True)
class EntryRequestWithdrawn(TableEvent):
    """Somebody no longer asks to come to the table."""

    kind: ClassVar[str] = "entry_request_withdrawn"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class PlayerLeft(TableEvent):
    """Somebody went away for good; a bot, to make room for a person."""

    kind: ClassVar[str] = "player_left"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class PlayerRemoved(TableEvent):
    """The host removed somebody, or turned them away; their guest can't come back.

    Of a person, so that they can't come back as another guest, a new invitation follows.
    """

    kind: ClassVar[str] = "player_removed"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class InvitationRenewed(TableEvent):
    """Another invitation leads to the table; those before it lead only who is there already."""

    kind: ClassVar[str] = "invitation_renewed"
    invitation: Invitation


@dataclass(frozen=True, slots=True)
class Sat(TableEvent):
    """A player took a seat."""

    kind: ClassVar[str] = "sat"
    player: PlayerId
    seat: Seat


@dataclass(frozen=True, slots=True)
class Stood(TableEvent):
    """A player gave up the seat."""

    kind: ClassVar[str] = "stood"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class SeatRequested(TableEvent):
    """A player asks to sit down while a round is running, in this seat if possible.

    They do when the host admits them, or before the next round opens.
    """

    kind: ClassVar[str] = "seat_requested"
    player: PlayerId
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatRequestWithdrawn(TableEvent):
    """A player no longer asks for a seat."""

    kind: ClassVar[str] = "seat_request_withdrawn"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class Renamed(TableEvent):
    """A player has another name."""

    kind: ClassVar[str] = "renamed"
    player: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class HostChanged(TableEvent):
    """A player is host now."""

    kind: ClassVar[str] = "host_changed"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class OptionsSet(TableEvent):
    """The host chose; ``options`` are complete."""

    kind: ClassVar[str] = "options_set"
    options: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class SeatOptionsSet(TableEvent):
    """A player chose for their seat; ``options`` are complete."""

    kind: ClassVar[str] = "seat_options_set"
    seat: Seat
    options: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class ReadySet(TableEvent):
    """A player is ready for the match, or no longer."""

    kind: ClassVar[str] = "ready_set"
    player: PlayerId
    ready: bool


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
class Said(TableEvent):
    """A line of chat: a text, or a phrase of the game. With neither it is one that was cleared."""

    kind: ClassVar[str] = "said"
    player: PlayerId
    text: str
    phrase: str | None = None


@dataclass(frozen=True, slots=True)
class MuteSet(TableEvent):
    """The host muted a player, or lets them speak again."""

    kind: ClassVar[str] = "mute_set"
    player: PlayerId
    muted: bool


@dataclass(frozen=True, slots=True)
class ChatCleared(TableEvent):
    """The host cleared the chat: what was said before is shown to nobody any more."""

    kind: ClassVar[str] = "chat_cleared"


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
class MatchStarting(TableEvent):
    """A match waits for the shares of its ``seats``, whose ``commitments`` count from now on.

    ``seats`` are as in ``match_started``.
    """

    kind: ClassVar[str] = "match_starting"
    number: int
    seats: tuple[PlayerId, ...]
    commitments: Mapping[PlayerId, str]


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
    """What chance decided in this entry. Addressed to nobody before the match is over."""

    kind: ClassVar[str] = "drawn"
    draws: tuple[Draw, ...]


@dataclass(frozen=True, slots=True)
class MatchStarted(TableEvent):
    """A match is on; ``seats`` are its players, closed up, in seat order."""

    kind: ClassVar[str] = "match_started"
    number: int
    seats: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class RoundOpened(TableEvent):
    """A round of the match begins; the game's own events follow."""

    kind: ClassVar[str] = "round_opened"
    number: int


@dataclass(frozen=True, slots=True)
class BetPlaced(TableEvent):
    """A player who is out of the round bets on a seat to score in it. Addressed to their seat."""

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
class DeadlineSet(TableEvent):
    """The named seats have until then to decide; after that the game's own choice is taken."""

    kind: ClassVar[str] = "deadline_set"
    seats: tuple[Seat, ...]
    until: Millis


@dataclass(frozen=True, slots=True)
class BankedDeadlineSet(TableEvent):
    """The same, and a seat that needs longer uses what is left of its bank."""

    kind: ClassVar[str] = "banked_deadline_set"
    seats: tuple[Seat, ...]
    until: Millis


@dataclass(frozen=True, slots=True)
class DeadlineCleared(TableEvent):
    """No clock is running any more."""

    kind: ClassVar[str] = "deadline_cleared"


@dataclass(frozen=True, slots=True)
class PauseWished(TableEvent):
    """A player wishes for the table to be paused, or for it to go on."""

    kind: ClassVar[str] = "pause_wished"
    player: PlayerId
    wish: bool


@dataclass(frozen=True, slots=True)
class Paused(TableEvent):
    """The table stands still, because the host or, with ``agreed``, everybody there wants it to."""

    kind: ClassVar[str] = "paused"
    player: PlayerId
    agreed: bool


@dataclass(frozen=True, slots=True)
class Resumed(TableEvent):
    """The table goes on, and everybody has as much time left as when it was paused."""

    kind: ClassVar[str] = "resumed"
    player: PlayerId
    agreed: bool


@dataclass(frozen=True, slots=True)
class TimeGivenBack(TableEvent):
    """The server was down while time ran; the players with a deadline have until ``until``.

    ``outage`` is the number of the last outage for which time was given, ``millis`` how much.
    """

    kind: ClassVar[str] = "time_given_back"
    outage: int
    millis: Millis
    until: Millis


@dataclass(frozen=True, slots=True)
class TimeRanOut(TableEvent):
    """A seat's time was up and the game's choice was taken for it."""

    kind: ClassVar[str] = "time_ran_out"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PassMade(TableEvent):
    """A secret can be used until a time: to be a player on one more device, or to take over a seat.

    ``player`` is whose device it is for, or, with a ``seat``, who offers it. Addressed to nobody.
    """

    kind: ClassVar[str] = "pass_made"
    token_hash: TokenHash
    player: PlayerId
    seat: Seat | None
    until: Millis


@dataclass(frozen=True, slots=True)
class PassUsed(TableEvent):
    """A guest has become a player by a pass, which is used up. Addressed to nobody."""

    kind: ClassVar[str] = "pass_used"
    token_hash: TokenHash
    player: PlayerId
    guest: GuestId


@dataclass(frozen=True, slots=True)
class DeviceKept(TableEvent):
    """A player belongs to this guest alone from now on. Addressed to nobody."""

    kind: ClassVar[str] = "device_kept"
    player: PlayerId
    guest: GuestId


@dataclass(frozen=True, slots=True)
class SeatOffered(TableEvent):
    """Anybody with the host's link may take a seat over."""

    kind: ClassVar[str] = "seat_offered"
    seat: Seat


@dataclass(frozen=True, slots=True)
class OfferWithdrawn(TableEvent):
    """A seat can't be taken over by a link any more."""

    kind: ClassVar[str] = "offer_withdrawn"
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatGiven(TableEvent):
    """A player has taken over a seat, with its points; its former holder is ``gone``."""

    kind: ClassVar[str] = "seat_given"
    seat: Seat
    player: PlayerId
    gone: PlayerId | None


@dataclass(frozen=True, slots=True)
class PlayerAway(TableEvent):
    """Somebody who sits in a match has shown no sign of life for a while."""

    kind: ClassVar[str] = "player_away"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class PlayerBack(TableEvent):
    """Somebody who was away is there again."""

    kind: ClassVar[str] = "player_back"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class StandInBegan(TableEvent):
    """A bot decides for a seat from now on, by what that seat may know."""

    kind: ClassVar[str] = "stand_in_began"
    seat: Seat


@dataclass(frozen=True, slots=True)
class StandInEnded(TableEvent):
    """A seat decides for itself again, or waits for somebody who will."""

    kind: ClassVar[str] = "stand_in_ended"
    seat: Seat


@dataclass(frozen=True, slots=True)
class StandInMoved(TableEvent):
    """What follows in this entry was decided by a seat's stand-in."""

    kind: ClassVar[str] = "stand_in_moved"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BotReplaced(TableEvent):
    """What follows in this entry was decided by the simplest bot, or the game, in a bot's place.

    ``reason``: it ``failed``, or was too ``slow``. It is for readers of the log only: when a bot
    fails may depend on its cards, so it is addressed to nobody.
    """

    kind: ClassVar[str] = "bot_replaced"
    seat: Seat
    reason: str


TABLE_EVENTS = event_types_in(globals())
"""Every event that can be written down of a table."""
