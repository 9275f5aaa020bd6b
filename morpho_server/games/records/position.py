"""A game in the middle of a record."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event, is_shown
from morpho_server.games.game import Game
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.seats import Seat, letter
from morpho_server.games.views import Json

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Opening:
    """How a record begins: the events, and the chance of the round, as a table's round has one."""

    events: Sequence[Event]
    seats: int
    chance: Chance


class Turn(NamedTuple):
    """A move that was made, in canonical spelling, and its events; of the opening, only these."""

    seat: Seat | None
    move: Move | None
    events: Sequence[Event]


class Position(Generic[State]):
    """A game in the middle of a record, with everybody's view of it.

    ``turns`` are what has led here, the opening first.
    """

    def __init__(self, game: Game[State], opening: Opening) -> None:
        self.game = game
        self.seats = opening.seats
        self.state = game.new_state()
        self._chance = opening.chance
        self._public = game.public_observer()
        self._own = [game.seat_observer(Seat(seat)) for seat in range(opening.seats)]
        self.turns = [Turn(None, None, opening.events)]
        for event in opening.events:
            game.evolve(self.state, event)
            self._show(event)

    def make(self, seat: Seat, move: Move) -> None:
        """Make a move; raises :exc:`MoveRefusedError`."""
        if seat >= self.seats:
            raise MoveRefusedError("no_such_seat", f"Nobody sits at {letter(seat)}.")
        draws = len(self._chance.draws)
        try:
            consequences = self.game.decide(self.state, seat, move, self._chance)
        except MoveRefusedError:
            del self._chance.draws[draws:]  # a table forgets them, too
            raise
        self.state = consequences.after
        self.turns.append(Turn(seat, move, consequences.events))
        for event in consequences.events:
            self._show(event)

    def owed(self) -> dict[Seat, list[Move]]:
        """Return the moves of each seat that owes a decision."""
        owing = self.game.owing(self.state)
        return {seat: self.game.legal_moves(self.state, seat) for seat in owing}

    def public(self) -> Mapping[str, Json]:
        """Return the public view."""
        return self._public.view()

    def own(self, seat: Seat) -> Mapping[str, Json]:
        """Return a seat's own view."""
        return self._own[seat].view()

    def _show(self, event: Event) -> None:
        if is_shown(event, None):
            self._public.see(event)
        for seat, observer in enumerate(self._own):
            if is_shown(event, Seat(seat)):
                observer.see(event)
