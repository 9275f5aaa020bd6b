"""The context in which a command is decided, and the events proposed for it."""

from typing import Any, NamedTuple

from morpho_server.games.events import Event
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.tables.model.ids import GuestId, Millis
from morpho_server.tables.model.table import Player, Table
from morpho_server.tables.ports import Randomness

Events = tuple[Event, ...]


class Context(NamedTuple):
    """A command's context: the player, the guest they act as, the table and the time."""

    table: Table
    player: Player
    guest: GuestId
    now: Millis
    randomness: Randomness


class Proposal(NamedTuple):
    """The events of a command; with the move and the game's state after it, if it has one."""

    events: Events
    seat: Seat | None = None
    move: Move | None = None
    after: Any = None
