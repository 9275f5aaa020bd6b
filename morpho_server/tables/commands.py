"""Commands: what somebody asks of a table. A closed set."""

from dataclasses import dataclass

from morpho_server.games.game import Options
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.tables.words import CommandId, GuestId, PlayerId, Strength, TokenHash


@dataclass(frozen=True, slots=True)
class Command:
    """Something asked under an id, by a client that has seen the table's update number ``at``."""

    id: CommandId | None
    at: int | None


@dataclass(frozen=True, slots=True)
class Join(Command):
    """Come to the table as a new player, and sit down if there is a free seat and ``sit``."""

    guest: GuestId
    name: str
    sit: bool


@dataclass(frozen=True, slots=True)
class UsePass(Command):
    """Come in by a pass; ``name`` is for who takes a seat over by it."""

    guest: GuestId
    token_hash: TokenHash
    name: str | None


@dataclass(frozen=True, slots=True)
class Sit(Command):
    """Take a seat, the first free one if ``seat`` is ``None``."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Stand(Command):
    """Give up the seat."""


@dataclass(frozen=True, slots=True)
class Leave(Command):
    """Go away for good."""


@dataclass(frozen=True, slots=True)
class Rename(Command):
    """Take another name."""

    name: str


@dataclass(frozen=True, slots=True)
class Say(Command):
    """Say something to everybody."""

    text: str


@dataclass(frozen=True, slots=True)
class SetReady(Command):
    """Be ready for the match, or no longer."""

    ready: bool


@dataclass(frozen=True, slots=True)
class GiveSalt(Command):
    """Put a share into the shuffle of the next match, in hex."""

    salt: str


@dataclass(frozen=True, slots=True)
class SetOptions(Command):
    """Change some options."""

    options: Options


@dataclass(frozen=True, slots=True)
class Start(Command):
    """Begin the match."""


@dataclass(frozen=True, slots=True)
class MakeMove(Command):
    """Make a move in the game."""

    move: Move


@dataclass(frozen=True, slots=True)
class NextRound(Command):
    """Deal again."""


@dataclass(frozen=True, slots=True)
class EndMatch(Command):
    """Call the match off."""


@dataclass(frozen=True, slots=True)
class Rematch(Command):
    """Play another match with the same people."""


@dataclass(frozen=True, slots=True)
class Pause(Command):
    """Have the clock stand still, and nobody move."""


@dataclass(frozen=True, slots=True)
class Resume(Command):
    """Go on after a pause."""


@dataclass(frozen=True, slots=True)
class WishPause(Command):
    """Wish for the table to be paused, or for it to go on."""

    wish: bool


@dataclass(frozen=True, slots=True)
class AddBot(Command):
    """Seat a bot: in the first free seat if ``seat`` is ``None``, and named by the table if so."""

    strength: Strength
    seat: Seat | None
    name: str | None


@dataclass(frozen=True, slots=True)
class Remove(Command):
    """Send somebody away."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class HandOver(Command):
    """Make somebody else the host."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class OfferSeat(Command):
    """Let whoever bears a pass take a seat over whose holder is gone."""

    seat: Seat
    token_hash: TokenHash


@dataclass(frozen=True, slots=True)
class WithdrawOffer(Command):
    """Offer a seat no longer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LinkDevice(Command):
    """Let whoever bears a pass be this player on one more device."""

    token_hash: TokenHash


@dataclass(frozen=True, slots=True)
class KeepThisDevice(Command):
    """Be this player on no other device any more."""
