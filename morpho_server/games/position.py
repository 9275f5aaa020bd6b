"""A round that is played by the rules alone, with everybody's view of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Self, TypeVar

from morpho_server.games.bot import Observation
from morpho_server.games.chance import Chance
from morpho_server.games.events import Event, as_shown, is_shown
from morpho_server.games.game import Game
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.seats import Seat, letter
from morpho_server.games.views import Json

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Opening:
    """How a round begins: the events, the number of seats, and the chance of all its draws."""

    events: Sequence[Event]
    seats: int
    chance: Chance

    @classmethod
    def deal(
        cls,
        game: Game[Any],
        choices: Choices,
        chance: Chance,
        standing: Standing | None = None,
    ) -> Self:
        """Deal a round as at a table, by default the first of a match.

        Raises :exc:`~morpho_server.games.options.OptionsRefusedError`.
        """
        standing = standing or Standing(1, (0,) * choices.seats)
        return cls(game.start(choices, standing, chance), choices.seats, chance)


class Turn(NamedTuple):
    """A move that was made, in canonical spelling, and its events; of the opening, only these."""

    seat: Seat | None
    move: Move | None
    events: Sequence[Event]


class Position(Generic[State]):
    """A round at any moment, with everybody's view of it.

    ``turns`` are what has led here, the opening first. Views and events are made by observers of
    what is addressed to a seat, never from the state. They are the position's own: don't change
    them, and copy what is to stay as it is.
    """

    def __init__(self, game: Game[State], opening: Opening) -> None:
        self.game = game
        self.seats = opening.seats
        self.state = game.new_state()
        self._chance = opening.chance
        self._public = game.public_observer()
        self._own = [game.seat_observer(Seat(seat)) for seat in range(opening.seats)]
        self._events: list[list[Mapping[str, Json]]] = [[] for _ in range(opening.seats)]
        self.turns = [Turn(None, None, opening.events)]
        for event in opening.events:
            game.evolve(self.state, event)
            self._show(event)

    @property
    def events(self) -> list[Event]:
        """Return all events so far, the hidden ones among them."""
        return [event for turn in self.turns for event in turn.events]

    @property
    def moves(self) -> list[tuple[Seat, Move]]:
        """Return the moves so far, each with the seat that made it."""
        made = ((turn.seat, turn.move) for turn in self.turns)
        return [(seat, move) for seat, move in made if seat is not None and move is not None]

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

    def observation(self, seat: Seat) -> Observation:
        """Return all that a seat knows and may do, as a bot in its place is given it."""
        owing = seat in self.game.owing(self.state)
        legal = self.game.legal_moves(self.state, seat) if owing else ()
        return Observation(seat, self.public(), self.own(seat), tuple(legal), self._events[seat])

    def outcome(self) -> Outcome | None:
        """Return how the round ended, or ``None`` while it goes on."""
        return self.game.outcome(self.state)

    def _show(self, event: Event) -> None:
        shown = as_shown(event)
        if is_shown(event, None):
            self._public.see(event)
        for seat, observer in enumerate(self._own):
            if is_shown(event, Seat(seat)):
                observer.see(event)
                self._events[seat].append(shown)
