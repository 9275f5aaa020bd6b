"""Morpyam as a game of the registry."""

from collections.abc import Sequence
from typing import Final, cast

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.first_seat import first_seat
from morpho_server.games.game import Consequences, Game
from morpho_server.games.morpyam.events import EVENT_TYPES, GridSetUp, TurnBegan
from morpho_server.games.morpyam.observers.public_observer import PublicObserver
from morpho_server.games.morpyam.observers.seat_observer import SeatObserver
from morpho_server.games.morpyam.options import (
    OPTION_FIELDS,
    TOKENS,
    MorpyamOptions,
    check_first,
)
from morpho_server.games.morpyam.play import decide, moves
from morpho_server.games.morpyam.play.evolve import evolve
from morpho_server.games.morpyam.state import State
from morpho_server.games.moves import Move
from morpho_server.games.options import Options
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.phrases import COMMON, Phrase
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json


class Morpyam(Game[State]):
    """The rules of Morpyam, R1 to R9."""

    name = "morpyam"
    title = "Morpyam"
    seats = range(2, 5)
    rules_version = 1
    event_types = EVENT_TYPES
    option_fields = OPTION_FIELDS
    phrases = (*COMMON, Phrase("what_luck"))

    def options(self, chosen: Options) -> MorpyamOptions:
        """Check the host's choice and complete it; raises :exc:`OptionsRefusedError`."""
        return cast("MorpyamOptions", super().options(chosen))

    def check_start(
        self,
        options: Options,
        seats: int,
        seat_options: Sequence[Options] = (),
    ) -> None:
        """Raise :exc:`OptionsRefusedError` if that many seats can't play with these options."""
        super().check_start(options, seats, seat_options)
        check_first(options, seats)

    def start(
        self,
        options: Options,
        seats: int,
        standing: Standing,
        chance: Chance,
        seat_options: Sequence[Options] = (),  # noqa: ARG002
    ) -> tuple[Event, ...]:
        """Set up an empty grid. In a rematch the seat to the left begins (R3.1, R8.2)."""
        first, first_by = first_seat(options["first"], seats, standing, chance, "grid_set_up.first")
        begun = GridSetUp(
            EVERYONE,
            round=standing.round,
            seats=seats,
            first=first,
            first_by=first_by,
            turn_limit=options["turn_limit"],
            odds=options["odds"],
            grid={},
            tokens=[TOKENS[seats]] * seats,
            turn_number=1,
            scores=[*standing.scores],
        )
        return begun, TurnBegan(EVERYONE, first, 1, again=False)

    def new_state(self) -> State:
        """Return the state before any event."""
        return State()

    def copy(self, state: State) -> State:
        """Return a state that shares nothing changeable with the given one."""
        return state.copy()

    def evolve(self, state: State, event: Event) -> None:
        """Apply one event to the state."""
        evolve(state, event)

    def owing(self, state: State) -> tuple[Seat, ...]:
        """Return the seat whose turn it is (R9)."""
        return () if state.turn is None else (state.turn,)

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        """Return every move of the seat on turn, in a fixed order."""
        return moves.legal_moves(state, seat)

    def open_moves(self, state: State, seat: Seat) -> list[Move]:
        """Return that a seat may give up (R7.4)."""
        return moves.open_moves(state, seat)

    def decide(self, state: State, seat: Seat, move: Move, chance: Chance) -> Consequences[State]:
        """Carry out a move; only rolls are left to chance."""
        return decide.decide(state, seat, move, chance)

    def timeout_move(self, state: State, seat: Seat, chance: Chance) -> Move:  # noqa: ARG002
        """Return the move made for a seat whose time is up."""
        return moves.timeout_move(state)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return everybody's points: those with which the game began, until it is over."""
        return tuple(state.setup.scores) if state.outcome is None else state.outcome.scores

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or ``None`` while it goes on."""
        return state.outcome

    def carry_over(self, state: State) -> Json:
        """Return the seat that began, so that the next to the left begins a rematch (R3.1)."""
        return state.setup.first

    def public_observer(self) -> PublicObserver:
        """Return an observer of the whole game."""
        return PublicObserver()

    def seat_observer(self, seat: Seat) -> SeatObserver:
        """Return an observer that knows which seat it is."""
        return SeatObserver(seat)


MORPYAM: Final = Morpyam()
