"""Everything that a client can say, on the socket or by REST."""

from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    StringConstraints,
    TypeAdapter,
    ValidationError,
)

from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.tables import commands as asked
from morpho_server.tables.passes import hash_of
from morpho_server.tables.words import CommandId, PlayerId, Strength, TokenHash

LONGEST_COMMAND_ID = 40

CommandIdText = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
PlayerText = Annotated[str, StringConstraints(pattern=r"^p[1-9][0-9]{0,5}$")]
NameText = Annotated[str, StringConstraints(max_length=200)]
StrengthText = Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,20}$")]
SaltText = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16,64}$")]
_PLAIN = r"[^\x00-\x1f\x7f-\x9f]"
_SEEN = r"[^\s\x00-\x1f\x7f-\x9f]"
ChatText = Annotated[
    str,
    StringConstraints(min_length=1, max_length=300, pattern=rf"^{_PLAIN}*{_SEEN}{_PLAIN}*$"),
]
SeatNumber = Annotated[int, Field(ge=0, lt=100)]
HashedToken = Annotated[
    str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$"), AfterValidator(hash_of)
]
"""A secret: no more than its hash is kept, from the moment at which it is read."""
Count = Annotated[int, Field(ge=0, lt=2**31)]


class Message(BaseModel):
    """A message: its fields and no others, of their own types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class CommandMessage(Message):
    """Something asked of a table under an id."""

    id: CommandIdText
    at: Count | None = None

    def command(self) -> asked.Command:
        """Return what is asked, in the table's own terms."""
        raise NotImplementedError

    def _mark(self) -> tuple[CommandId, int | None]:
        return CommandId(self.id), self.at


class SitMessage(CommandMessage):
    """Take a seat."""

    type: Literal["sit"]
    seat: SeatNumber | None = None

    def command(self) -> asked.Sit:
        """Return the command."""
        return asked.Sit(*self._mark(), None if self.seat is None else Seat(self.seat))


class StandMessage(CommandMessage):
    """Give up the seat."""

    type: Literal["stand"]

    def command(self) -> asked.Stand:
        """Return the command."""
        return asked.Stand(*self._mark())


class LeaveMessage(CommandMessage):
    """Go away for good."""

    type: Literal["leave"]

    def command(self) -> asked.Leave:
        """Return the command."""
        return asked.Leave(*self._mark())


class RenameMessage(CommandMessage):
    """Take another name."""

    type: Literal["rename"]
    name: NameText

    def command(self) -> asked.Rename:
        """Return the command."""
        return asked.Rename(*self._mark(), self.name)


class SayMessage(CommandMessage):
    """Say something to everybody."""

    type: Literal["say"]
    text: ChatText

    def command(self) -> asked.Say:
        """Return the command."""
        return asked.Say(*self._mark(), self.text)


class ReadyMessage(CommandMessage):
    """Be ready for the match, or no longer."""

    type: Literal["ready"]
    ready: bool

    def command(self) -> asked.SetReady:
        """Return the command."""
        return asked.SetReady(*self._mark(), self.ready)


class SaltMessage(CommandMessage):
    """Put a share into the shuffle of the next match."""

    type: Literal["salt"]
    salt: SaltText

    def command(self) -> asked.GiveSalt:
        """Return the command."""
        return asked.GiveSalt(*self._mark(), self.salt)


class SetOptionsMessage(CommandMessage):
    """Change some options."""

    type: Literal["set_options"]
    options: dict[str, JsonValue]

    def command(self) -> asked.SetOptions:
        """Return the command."""
        return asked.SetOptions(*self._mark(), self.options)


class StartMessage(CommandMessage):
    """Begin the match."""

    type: Literal["start"]

    def command(self) -> asked.Start:
        """Return the command."""
        return asked.Start(*self._mark())


class MoveMessage(CommandMessage):
    """Make a move in the game."""

    type: Literal["move"]
    move: Annotated[str, StringConstraints(max_length=200)]

    def command(self) -> asked.MakeMove:
        """Return the command."""
        return asked.MakeMove(CommandId(self.id), self.at, Move(self.move))


class NextRoundMessage(CommandMessage):
    """Deal again."""

    type: Literal["next_round"]

    def command(self) -> asked.NextRound:
        """Return the command."""
        return asked.NextRound(*self._mark())


class EndMatchMessage(CommandMessage):
    """Call the match off."""

    type: Literal["end_match"]

    def command(self) -> asked.EndMatch:
        """Return the command."""
        return asked.EndMatch(*self._mark())


class RematchMessage(CommandMessage):
    """Play another match with the same people."""

    type: Literal["rematch"]

    def command(self) -> asked.Rematch:
        """Return the command."""
        return asked.Rematch(*self._mark())


class PauseMessage(CommandMessage):
    """Have the clock stand still, and nobody move."""

    type: Literal["pause"]

    def command(self) -> asked.Pause:
        """Return the command."""
        return asked.Pause(*self._mark())


class ResumeMessage(CommandMessage):
    """Go on after a pause."""

    type: Literal["resume"]

    def command(self) -> asked.Resume:
        """Return the command."""
        return asked.Resume(*self._mark())


class WishPauseMessage(CommandMessage):
    """Wish for the table to be paused, or for it to go on."""

    type: Literal["wish_pause"]
    wish: bool

    def command(self) -> asked.WishPause:
        """Return the command."""
        return asked.WishPause(*self._mark(), self.wish)


class AddBotMessage(CommandMessage):
    """Seat a bot of a strength, in a seat and under a name if they are given."""

    type: Literal["add_bot"]
    strength: StrengthText
    seat: SeatNumber | None = None
    name: NameText | None = None

    def command(self) -> asked.AddBot:
        """Return the command."""
        seat = None if self.seat is None else Seat(self.seat)
        return asked.AddBot(*self._mark(), Strength(self.strength), seat, self.name)


class RemoveMessage(CommandMessage):
    """Send somebody away."""

    type: Literal["remove"]
    player: PlayerText

    def command(self) -> asked.Remove:
        """Return the command."""
        return asked.Remove(*self._mark(), PlayerId(self.player))


class HandOverMessage(CommandMessage):
    """Make somebody else the host."""

    type: Literal["hand_over"]
    player: PlayerText

    def command(self) -> asked.HandOver:
        """Return the command."""
        return asked.HandOver(*self._mark(), PlayerId(self.player))


class OfferSeatMessage(CommandMessage):
    """Let whoever has a link with this secret take over a seat whose holder is gone."""

    type: Literal["offer_seat"]
    seat: SeatNumber
    token: HashedToken

    def command(self) -> asked.OfferSeat:
        """Return the command."""
        return asked.OfferSeat(*self._mark(), Seat(self.seat), TokenHash(self.token))


class WithdrawOfferMessage(CommandMessage):
    """Offer a seat no longer."""

    type: Literal["withdraw_offer"]
    seat: SeatNumber

    def command(self) -> asked.WithdrawOffer:
        """Return the command."""
        return asked.WithdrawOffer(*self._mark(), Seat(self.seat))


class LinkDeviceMessage(CommandMessage):
    """Let whoever has a link with this secret be this player on one more device."""

    type: Literal["link_device"]
    token: HashedToken

    def command(self) -> asked.LinkDevice:
        """Return the command."""
        return asked.LinkDevice(*self._mark(), TokenHash(self.token))


class KeepThisDeviceMessage(CommandMessage):
    """Be this player on no other device any more."""

    type: Literal["keep_this_device"]

    def command(self) -> asked.KeepThisDevice:
        """Return the command."""
        return asked.KeepThisDevice(*self._mark())


AnyCommand = Annotated[
    SitMessage
    | StandMessage
    | LeaveMessage
    | RenameMessage
    | SayMessage
    | ReadyMessage
    | SaltMessage
    | SetOptionsMessage
    | StartMessage
    | MoveMessage
    | NextRoundMessage
    | EndMatchMessage
    | RematchMessage
    | PauseMessage
    | ResumeMessage
    | WishPauseMessage
    | AddBotMessage
    | RemoveMessage
    | HandOverMessage
    | OfferSeatMessage
    | WithdrawOfferMessage
    | LinkDeviceMessage
    | KeepThisDeviceMessage,
    Field(discriminator="type"),
]
"""Everything that can be asked of a table, by type."""

COMMANDS: TypeAdapter[CommandMessage] = TypeAdapter(AnyCommand)


class _Named(BaseModel):
    """Anything that comes under an id."""

    id: CommandIdText


def command_id_in(text: str) -> CommandId | None:
    """Return the id in a message, whatever else is wrong with it, or ``None``."""
    try:
        return CommandId(_Named.model_validate_json(text, strict=True).id)
    except ValidationError:
        return None


class MakeGuest(Message):
    """Become somebody, as a browser (cookie) or as a program (bearer token)."""

    name: NameText
    bearer: bool = False


class OpenTable(Message):
    """Open a table and sit down at it as its host."""

    game: Annotated[str, StringConstraints(max_length=40)]
    name: NameText
    options: dict[str, JsonValue] = {}


class JoinTable(Message):
    """Come to a table as a new player."""

    name: NameText
    sit: bool = True


class UsePass(Message):
    """Come in by a link; ``name`` is for who takes a seat over by it."""

    token: HashedToken
    name: NameText | None = None
