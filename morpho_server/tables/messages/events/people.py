"""People at a table: how they come and go, what they say, and whose devices they play on."""

from dataclasses import dataclass
from typing import ClassVar

from morpho_server.games.seats import Seat
from morpho_server.tables.messages.events.table import TableEvent
from morpho_server.tables.model.ids import (
    GuestId,
    Invitation,
    Millis,
    PlayerId,
    Strength,
    TokenHash,
)


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
    """A player belongs to a guest, whose token proves who they are. Addressed to nobody.

    ``linked_by`` is who made the link by which the guest became the player on one more device;
    ``None`` without one, and in entries of earlier forms.
    """

    kind: ClassVar[str] = "player_bound"
    player: PlayerId
    guest: GuestId
    linked_by: GuestId | None = None


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
class PassMade(TableEvent):
    """A secret can be used until a time: to be a player on one more device, or to take over a seat.

    ``player`` is whose device it is for, or, with a ``seat``, who offers it. ``guest`` is who made
    it, ``None`` in entries of earlier forms. Addressed to nobody.
    """

    kind: ClassVar[str] = "pass_made"
    token_hash: TokenHash
    player: PlayerId
    seat: Seat | None
    until: Millis
    guest: GuestId | None


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
class PlayerAway(TableEvent):
    """Somebody who sits in a match has shown no sign of life for a while."""

    kind: ClassVar[str] = "player_away"
    player: PlayerId


@dataclass(frozen=True, slots=True)
class PlayerBack(TableEvent):
    """Somebody who was away is there again."""

    kind: ClassVar[str] = "player_back"
    player: PlayerId
