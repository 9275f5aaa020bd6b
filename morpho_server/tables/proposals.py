"""Proposals: what would follow from a command, before it is written down."""

from dataclasses import dataclass
from typing import Any

from morpho_server.games.events import Event
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat


@dataclass(frozen=True, slots=True)
class Proposal:
    """The events that a command leads to; with the move and the game's state after it, if any."""

    events: tuple[Event, ...]
    seat: Seat | None = None
    move: Move | None = None
    after: Any = None
