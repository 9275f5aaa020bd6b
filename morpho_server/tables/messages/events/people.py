"""People at a table: how they come and go, what they say, and whose devices they play on."""

from morpho_server.games.seats import Seat
from morpho_server.tables.messages.events.table import TableEvent
from morpho_server.tables.model.evening import Answer
from morpho_server.tables.model.ids import (
    GuestId,
    Invitation,
    Millis,
    PlayerId,
    Strength,
    TokenHash,
)


class PlayerJoined(TableEvent, kind="player_joined"):
    """Somebody came to the table, under a name that nobody else has there."""

    player: PlayerId
    name: str


class BotJoined(TableEvent, kind="bot_joined"):
    """A bot came to the table, to sit there, under a name that nobody else has."""

    player: PlayerId
    name: str
    strength: Strength


class PlayerBound(TableEvent, kind="player_bound"):
    """A player belongs to a guest, whose token proves who they are. Addressed to nobody.

    ``linked_by`` is who made the link by which the guest became the player on one more device;
    ``None`` without one, and in entries of earlier forms.
    """

    player: PlayerId
    guest: GuestId
    linked_by: GuestId | None = None


class ProgramNoted(TableEvent, kind="program_noted"):
    """Somebody at the table, or who asks to come, is a program, as it has said for good."""

    player: PlayerId


class EntryRequested(TableEvent, kind="entry_requested"):
    """Somebody asks to come to the table, to ``sit`` or to watch.

    They come when the host admits them, as the player with this number. ``answer``: whether they
    come to the evening, if they have said so.
    """

    player: PlayerId
    name: str
    sit: bool
    answer: Answer | None = None


class EntryRequestBound(TableEvent, kind="entry_request_bound"):
    """A request to come to the table is a guest's. Addressed to nobody."""

    player: PlayerId
    guest: GuestId


class EntryRequestWithdrawn(TableEvent, kind="entry_request_withdrawn"):
    """Somebody no longer asks to come to the table."""

    player: PlayerId


class PlayerLeft(TableEvent, kind="player_left"):
    """Somebody went away for good; a bot, to make room for a person."""

    player: PlayerId


class PlayerRemoved(TableEvent, kind="player_removed"):
    """The host removed somebody, or turned them away; their guest can't come back.

    Of a person, so that they can't come back as another guest, a new invitation follows.
    ``by_house``: the host of the server did it.
    """

    player: PlayerId
    by_house: bool = False


class InvitationRenewed(TableEvent, kind="invitation_renewed"):
    """Another invitation leads to the table; those before it lead only who is there already."""

    invitation: Invitation


class Renamed(TableEvent, kind="renamed"):
    """A player has another name."""

    player: PlayerId
    name: str


class PlayerErased(TableEvent, kind="player_erased"):
    """Somebody had themselves erased, with all that they were called and have said here.

    ``name`` stands in place of their names. Entries before this one no longer have them.
    """

    player: PlayerId
    name: str


class HostChanged(TableEvent, kind="host_changed"):
    """A player is host now."""

    player: PlayerId


class Said(TableEvent, kind="said"):
    """A line of chat: a text, or a phrase of the game. With neither it is one that was cleared."""

    player: PlayerId
    text: str
    phrase: str | None = None


class MuteSet(TableEvent, kind="mute_set"):
    """The host muted a player, or lets them speak again.

    ``by_house``: the host of the server did it, and nobody at the table can undo it.
    """

    player: PlayerId
    muted: bool
    by_house: bool = False


class ChatCleared(TableEvent, kind="chat_cleared"):
    """The host cleared the chat: what was said before is shown to nobody any more."""


class LineErased(TableEvent, kind="line_erased"):
    """The host erased what a player said at a time: the entry of then no longer has it."""

    player: PlayerId
    said_at: Millis


class PassMade(TableEvent, kind="pass_made"):
    """A secret can be used until a time: to be a player on one more device, or to take over a seat.

    ``player`` is whose device it is for, or, with a ``seat``, who offers it. ``guest`` is who made
    it, ``None`` in entries of earlier forms. Addressed to nobody.
    """

    token_hash: TokenHash
    player: PlayerId
    seat: Seat | None
    until: Millis
    guest: GuestId | None


class PassUsed(TableEvent, kind="pass_used"):
    """A guest has become a player by a pass, which is used up. Addressed to nobody."""

    token_hash: TokenHash
    player: PlayerId
    guest: GuestId


class DeviceKept(TableEvent, kind="device_kept"):
    """A player belongs to this guest alone from now on. Addressed to nobody."""

    player: PlayerId
    guest: GuestId


class PlayerAway(TableEvent, kind="player_away"):
    """Somebody who sits in a match has shown no sign of life for a while."""

    player: PlayerId


class PlayerBack(TableEvent, kind="player_back"):
    """Somebody who was away is there again."""

    player: PlayerId
