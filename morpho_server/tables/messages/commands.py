"""Commands: what somebody asks of a table. A closed set, spelled here as on the wire."""

from dataclasses import dataclass
from typing import Any, ClassVar, Literal, dataclass_transform

from morpho_server.games.frozen import Frozen
from morpho_server.games.seats import Seat
from morpho_server.tables.messages import fields
from morpho_server.tables.model.evening import Answer, Repeats
from morpho_server.tables.model.ids import CommandId, GuestId, Invitation, Strength, TokenHash


def _require_type(schema: dict[str, Any]) -> None:
    schema["required"] = ["type", *schema.get("required", ())]


@dataclass_transform(frozen_default=True, kw_only_default=True)
class _CommandType(Frozen):
    kw_only = True


class Command(metaclass=_CommandType):
    """Something asked under an id, by a client that has seen the table's update number ``at``."""

    # Read by pydantic at the edge, where a command takes its own fields and no others.
    __pydantic_config__: ClassVar[dict[str, Any]] = {
        "extra": "forbid",
        "strict": True,
        "json_schema_extra": _require_type,
    }

    id: fields.CommandKey
    at: fields.Count | None = None


class Sit(Command):
    """Take a seat; without ``seat`` the first free one, or a bot's if none is free.

    During a match only a player without a seat may. In a round this only asks for the seat, unless
    the host does it.
    """

    type: Literal["sit"] = "sit"
    seat: fields.SeatNumber | None = None


class Stand(Command):
    """Give up your seat, not during a match, or withdraw the request for one."""

    type: Literal["stand"] = "stand"


class Admit(Command):
    """Let somebody in who asked to come, or a player sit down now who asked for a seat."""

    type: Literal["admit"] = "admit"
    player: fields.PlayerNumber


class Leave(Command):
    """Leave the table for good, or withdraw the request to come to it.

    In a match the seat stays, empty.
    """

    type: Literal["leave"] = "leave"


class Rename(Command):
    """Take another name, which nobody at the table has, nor one that looks like it."""

    type: Literal["rename"] = "rename"
    name: fields.NameText


class Say(Command):
    """Say something to everybody, in 1 to 300 characters."""

    type: Literal["say"] = "say"
    text: fields.ChatText


class SayPhrase(Command):
    """Say one of the game's phrases to everybody. Each reads it in their language."""

    type: Literal["say_phrase"] = "say_phrase"
    phrase: fields.PhraseText


class Mute(Command):
    """Let a player say nothing more and take no other name, or lift that.

    It holds for the same guest under another name, too.
    """

    type: Literal["mute"] = "mute"
    player: fields.PlayerNumber
    muted: bool


class ClearChat(Command):
    """Take everything that was said off all screens."""

    type: Literal["clear_chat"] = "clear_chat"


class EraseLine(Command):
    """Erase what a player said, here and from the log. ``said_at`` is the time of that update."""

    type: Literal["erase_line"] = "erase_line"
    player: fields.PlayerNumber
    said_at: fields.Moment


class SetReady(Command):
    """Be ready for the match, or no longer, in a seat.

    When a match is over, the next begins once all who sit and are not away are ready.
    """

    type: Literal["ready"] = "ready"
    ready: bool


class CommitShare(Command):
    """Commit to a share of the next match's seed: the SHA-256 of 32 random bytes, in hex.

    Send it from a seat, and again whenever ``next_commitment`` changes. The last one counts.
    """

    type: Literal["commit_share"] = "commit_share"
    commitment: fields.HexText


class RevealShare(Command):
    """Reveal the share that was committed to, in hex, while the match is starting."""

    type: Literal["reveal_share"] = "reveal_share"
    share: fields.HexText


class SetOptions(Command):
    """Change some options: before a match any, later those that may change then."""

    type: Literal["set_options"] = "set_options"
    options: fields.OptionsChosen


class SetSeatOptions(Command):
    """Change some options of your own seat, when the host may change options."""

    type: Literal["set_seat_options"] = "set_seat_options"
    options: fields.SeatOptionsChosen


class ChooseGame(Command):
    """Play another game at this table from now on, not during a match.

    The game's options get their defaults, and nobody is ready. A player who finds no seat watches.
    Bots are replaced by the game's own, of the same strength or a medium one.
    """

    type: Literal["choose_game"] = "choose_game"
    game: fields.GameName


class Start(Command):
    """Begin the match with all who sit, whether they have said that they are ready or not.

    If anybody has committed to a share, it waits for the shares first.
    """

    type: Literal["start"] = "start"


class MakeMove(Command):
    """Make one of the legal moves, or one that is open to the seat at any time."""

    type: Literal["move"] = "move"
    move: fields.MoveText


class Bet(Command):
    """Bet, once a round and from outside it, that a seat which is not out will score."""

    type: Literal["bet"] = "bet"
    on: fields.SeatNumber


class NextRound(Command):
    """Begin the next round."""

    type: Literal["next_round"] = "next_round"


class EndMatch(Command):
    """Call the match off."""

    type: Literal["end_match"] = "end_match"


class Rematch(Command):
    """Play another match with the same people in the same seats, whether they are ready or not."""

    type: Literal["rematch"] = "rematch"


class BeginSeason(Command):
    """Count the season's points and victories anew from the next match on.

    It can't be done during a match, or before one was played in this season.
    """

    type: Literal["begin_season"] = "begin_season"


class PauseTable(Command):
    """Stop the clock, and let nobody move."""

    type: Literal["pause"] = "pause"


class ResumeTable(Command):
    """Go on after a pause."""

    type: Literal["resume"] = "resume"


class WishPause(Command):
    """Wish for the table to be paused, or for it to go on."""

    type: Literal["wish_pause"] = "wish_pause"
    wish: bool


class AtTable(Command):
    """Say that the table is on the screen, as the only player who must decide when a match begins.

    The first deadline after another match is 20 seconds later than usual, for a player who still
    reads about that one. This ends the wait.
    """

    type: Literal["at_table"] = "at_table"


class AddBot(Command):
    """Seat a bot where nobody sits, by default in the first free seat and named by the table."""

    type: Literal["add_bot"] = "add_bot"
    strength: fields.StrengthName
    seat: fields.SeatNumber | None = None
    name: fields.NameText | None = None


class Remove(Command):
    """Remove a player or a bot, or turn away somebody who asks to come.

    When it is a person, the invitation changes and seats are no longer on offer.
    """

    type: Literal["remove"] = "remove"
    player: fields.PlayerNumber


class HandOver(Command):
    """Make another person the host."""

    type: Literal["hand_over"] = "hand_over"
    player: fields.PlayerNumber


class OfferSeat(Command):
    """Let the bearer of a new pass take over an empty seat, or one whose holder is away.

    The offer ends after 24 hours, with the match, when it is used or withdrawn, when the owner is
    back or somebody sits there. The bearer becomes a new player with the seat's points, and sees
    what the seat knows now.
    """

    type: Literal["offer_seat"] = "offer_seat"
    seat: fields.SeatNumber
    token: fields.HashedToken


class WithdrawOffer(Command):
    """Stop offering a seat."""

    type: Literal["withdraw_offer"] = "withdraw_offer"
    seat: fields.SeatNumber


class OfferScreen(Command):
    """Let the bearer of a new pass show the table on a big screen, to a room for example.

    Within ten minutes one browser becomes the screen by the link `/t/CODE/tv#LETTERS`, or by the
    letters, typed at `/t/CODE/tv`: eight of those in codes. It shows what everybody sees,
    ``delayed`` like spectators or at once, and can do nothing. A table has at most four. One ends
    with the invitation, and by another link in the same browser.
    """

    type: Literal["offer_screen"] = "offer_screen"
    token: fields.ScreenToken
    delayed: bool = False


class EndScreen(Command):
    """Show the table on a screen no more."""

    type: Literal["end_screen"] = "end_screen"
    screen: fields.ScreenNumber


class LinkDevice(Command):
    """Let the bearer of a new pass, for 10 minutes, be this player on one more device, of eight.

    The device gets the kept matches of the guest who made the pass.
    """

    type: Literal["link_device"] = "link_device"
    token: fields.HashedToken


class KeepThisDevice(Command):
    """Remove this player from all other devices."""

    type: Literal["keep_this_device"] = "keep_this_device"


class PlanEvening(Command):
    """Plan when the table meets: at a ``local`` date and time in the time zone of a place.

    It is a year ahead at most. A time that the clocks skip is as much later; of one that comes
    twice, the first counts. ``call`` is an address, of a video room for instance, that only people
    at the table see. Sent again it replaces all of that; the answers stand if the
    time does. The table counts as active until then.
    """

    type: Literal["plan_evening"] = "plan_evening"
    local: fields.LocalTime
    zone: fields.ZoneName
    repeats: Repeats
    call: fields.CallAddress | None = None


class CancelEvening(Command):
    """Call the evening off, with those that would have followed."""

    type: Literal["cancel_evening"] = "cancel_evening"


class AnswerEvening(Command):
    """Say whether you come to the evening. The last answer counts, for this evening alone."""

    type: Literal["answer_evening"] = "answer_evening"
    answer: Answer


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
    | EraseLine
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
    | AtTable
    | AddBot
    | Remove
    | HandOver
    | OfferSeat
    | WithdrawOffer
    | OfferScreen
    | EndScreen
    | LinkDevice
    | KeepThisDevice
    | PlanEvening
    | CancelEvening
    | AnswerEvening
)
"""Everything that can be asked of a table, by type."""


@dataclass(frozen=True, slots=True)
class Join:
    """Come to the table as a new player, or ask to; with ``sit``, to play.

    A guest comes only once under an ``id``. ``program``: it has said that it is one. ``answer``:
    whether they come to the evening.
    """

    guest: GuestId
    invitation: Invitation
    name: str
    sit: bool
    id: CommandId | None = None
    program: bool = False
    answer: Answer | None = None


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
    program: bool = False


@dataclass(frozen=True, slots=True)
class UsePass:
    """Come in by a pass. Only a bearer who takes over a seat needs a ``name``."""

    guest: GuestId
    token: TokenHash
    name: str | None
    program: bool = False


@dataclass(frozen=True, slots=True)
class AddScreen:
    """Become a screen by a pass."""

    guest: GuestId
    token: TokenHash
