"""Commands: what somebody asks of a table. A closed set, spelled here as on the wire."""

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from pydantic import JsonValue

from morpho_server.games.seats import Seat
from morpho_server.tables.messages import fields
from morpho_server.tables.model.ids import CommandId, GuestId, Invitation, Strength, TokenHash


def _require_type(schema: dict[str, Any]) -> None:
    schema["required"] = ["type", *schema.get("required", ())]


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """Something asked under an id, by a client that has seen the table's update number ``at``."""

    # Read by pydantic at the edge, where a command takes its own fields and no others.
    __pydantic_config__: ClassVar[dict[str, Any]] = {
        "extra": "forbid",
        "strict": True,
        "json_schema_extra": _require_type,
    }

    id: fields.CommandKey
    at: fields.Count | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sit(Command):
    """Take a seat; without ``seat`` the first free one, or a bot's if none is free.

    During a match only a player without a seat may. In a round this only asks for the seat, unless
    the host does it.
    """

    type: Literal["sit"] = "sit"
    seat: fields.SeatNumber | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Stand(Command):
    """Give up your seat, not during a match, or withdraw the request for one."""

    type: Literal["stand"] = "stand"


@dataclass(frozen=True, slots=True, kw_only=True)
class Admit(Command):
    """Let somebody in who asked to come, or a player sit down now who asked for a seat."""

    type: Literal["admit"] = "admit"
    player: fields.PlayerNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Command):
    """Leave the table for good, or withdraw the request to come to it.

    In a match the seat stays, empty.
    """

    type: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rename(Command):
    """Take another name, which nobody at the table has, nor one that looks like it."""

    type: Literal["rename"] = "rename"
    name: fields.NameText


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(Command):
    """Say something to everybody, in 1 to 300 characters."""

    type: Literal["say"] = "say"
    text: fields.ChatText


@dataclass(frozen=True, slots=True, kw_only=True)
class SayPhrase(Command):
    """Say one of the game's phrases to everybody. Each reads it in their language."""

    type: Literal["say_phrase"] = "say_phrase"
    phrase: fields.PhraseText


@dataclass(frozen=True, slots=True, kw_only=True)
class Mute(Command):
    """Let a player say nothing more and take no other name, or lift that.

    It holds for the same guest under another name, too.
    """

    type: Literal["mute"] = "mute"
    player: fields.PlayerNumber
    muted: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ClearChat(Command):
    """Take everything that was said off all screens."""

    type: Literal["clear_chat"] = "clear_chat"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetReady(Command):
    """Be ready for the match, or no longer, in a seat."""

    type: Literal["ready"] = "ready"
    ready: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CommitShare(Command):
    """Commit to a share of the next match's seed: the SHA-256 of 32 random bytes, in hex.

    Send it from a seat, and again whenever ``next_commitment`` changes. The last one counts.
    """

    type: Literal["commit_share"] = "commit_share"
    commitment: fields.HexText


@dataclass(frozen=True, slots=True, kw_only=True)
class RevealShare(Command):
    """Reveal the share that was committed to, in hex, while the match is starting."""

    type: Literal["reveal_share"] = "reveal_share"
    share: fields.HexText


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOptions(Command):
    """Change some options: before a match any, later those that may change then."""

    type: Literal["set_options"] = "set_options"
    options: dict[str, JsonValue]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetSeatOptions(Command):
    """Change some options of your own seat, when the host may change options."""

    type: Literal["set_seat_options"] = "set_seat_options"
    options: dict[str, JsonValue]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseGame(Command):
    """Play another game at this table from now on, not during a match.

    The game's options get their defaults, and nobody is ready. A player who finds no seat watches.
    Bots are replaced by the game's own, of the same strength or a medium one.
    """

    type: Literal["choose_game"] = "choose_game"
    game: fields.GameName


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Command):
    """Begin the match, when everybody else in a seat is ready.

    If anybody has committed to a share, it waits for the shares first.
    """

    type: Literal["start"] = "start"


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeMove(Command):
    """Make one of the legal moves, or one that is open to the seat at any time."""

    type: Literal["move"] = "move"
    move: fields.MoveText


@dataclass(frozen=True, slots=True, kw_only=True)
class Bet(Command):
    """Bet, once a round and from outside it, that a seat which is not out will score."""

    type: Literal["bet"] = "bet"
    on: fields.SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class NextRound(Command):
    """Begin the next round."""

    type: Literal["next_round"] = "next_round"


@dataclass(frozen=True, slots=True, kw_only=True)
class EndMatch(Command):
    """Call the match off."""

    type: Literal["end_match"] = "end_match"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch(Command):
    """Play another match with the same people in the same seats."""

    type: Literal["rematch"] = "rematch"


@dataclass(frozen=True, slots=True, kw_only=True)
class BeginSeason(Command):
    """Count the season's points and victories anew from the next match on.

    It can't be done during a match, or before one was played in this season.
    """

    type: Literal["begin_season"] = "begin_season"


@dataclass(frozen=True, slots=True, kw_only=True)
class PauseTable(Command):
    """Stop the clock, and let nobody move."""

    type: Literal["pause"] = "pause"


@dataclass(frozen=True, slots=True, kw_only=True)
class ResumeTable(Command):
    """Go on after a pause."""

    type: Literal["resume"] = "resume"


@dataclass(frozen=True, slots=True, kw_only=True)
class WishPause(Command):
    """Wish for the table to be paused, or for it to go on."""

    type: Literal["wish_pause"] = "wish_pause"
    wish: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class AddBot(Command):
    """Seat a bot where nobody sits, by default in the first free seat and named by the table."""

    type: Literal["add_bot"] = "add_bot"
    strength: fields.StrengthName
    seat: fields.SeatNumber | None = None
    name: fields.NameText | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove(Command):
    """Remove a player or a bot, or turn away somebody who asks to come.

    When it is a person, the invitation changes and seats are no longer on offer.
    """

    type: Literal["remove"] = "remove"
    player: fields.PlayerNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOver(Command):
    """Make another person the host."""

    type: Literal["hand_over"] = "hand_over"
    player: fields.PlayerNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferSeat(Command):
    """Let the bearer of a new pass take over an empty seat, or one whose holder is away."""

    type: Literal["offer_seat"] = "offer_seat"
    seat: fields.SeatNumber
    token: fields.HashedToken


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawOffer(Command):
    """Stop offering a seat."""

    type: Literal["withdraw_offer"] = "withdraw_offer"
    seat: fields.SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkDevice(Command):
    """Let the bearer of a new pass be this player on one more device."""

    type: Literal["link_device"] = "link_device"
    token: fields.HashedToken


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepThisDevice(Command):
    """Remove this player from all other devices."""

    type: Literal["keep_this_device"] = "keep_this_device"


AnyCommand = (
    Sit
    | Stand
    | Admit
    | Leave
    | Rename
    | Say
    | SayPhrase
    | Mute
    | ClearChat
    | SetReady
    | CommitShare
    | RevealShare
    | SetOptions
    | SetSeatOptions
    | ChooseGame
    | Start
    | MakeMove
    | Bet
    | NextRound
    | EndMatch
    | Rematch
    | BeginSeason
    | PauseTable
    | ResumeTable
    | WishPause
    | AddBot
    | Remove
    | HandOver
    | OfferSeat
    | WithdrawOffer
    | LinkDevice
    | KeepThisDevice
)
"""Everything that can be asked of a table, by type."""


@dataclass(frozen=True, slots=True)
class Join:
    """Come to the table as a new player, or ask to; with ``sit``, to play.

    A guest comes only once under an ``id``.
    """

    guest: GuestId
    invitation: Invitation
    name: str
    sit: bool
    id: CommandId | None = None


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Open a table that plays on from a moment of a past round, in a seat, with bots in the others.

    A guest does so only once under an ``id``.
    """

    guest: GuestId
    name: str
    seat: Seat
    strength: Strength
    id: CommandId


@dataclass(frozen=True, slots=True)
class UsePass:
    """Come in by a pass. Only a bearer who takes over a seat needs a ``name``."""

    guest: GuestId
    token: TokenHash
    name: str | None
