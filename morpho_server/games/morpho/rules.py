"""M.O.R.P.H.O. as a game of the catalog."""

from typing import Final

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.game import Consequences, Options, Pace
from morpho_server.games.morpho import opening, play
from morpho_server.games.morpho.events import EVENT_TYPES
from morpho_server.games.morpho.evolve import evolve
from morpho_server.games.morpho.identities import ANY_NUMBER
from morpho_server.games.morpho.options import ROUND_OPTIONS, MorphoOptions, check_start, complete
from morpho_server.games.morpho.public_observer import PublicObserver
from morpho_server.games.morpho.seat_observer import SeatObserver
from morpho_server.games.morpho.state import State
from morpho_server.games.morpho.views import Setup
from morpho_server.games.morpho.votes import open_votes
from morpho_server.games.moves import Move
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.seats import Seat


class Morpho:
    """The rules of M.O.R.P.H.O., R1 to R11."""

    name = "morpho"
    title = "M.O.R.P.H.O."
    seats = ANY_NUMBER
    event_types = EVENT_TYPES
    round_options = ROUND_OPTIONS

    def options(self, chosen: Options) -> MorphoOptions:
        """Check the host's choice and complete it; raises :exc:`OptionsRefusedError`."""
        return complete(chosen)

    def check_start(self, options: Options, seats: int) -> None:
        """Raise :exc:`OptionsRefusedError` if that many seats can't play with these options."""
        check_start(options, seats)

    def setup(self, options: Options, seats: int) -> Setup:
        """Return what a round for that many would be dealt from (R2.2)."""
        return opening.setup_for(options, seats)

    def start(
        self, options: Options, seats: int, standing: Standing, chance: Chance
    ) -> tuple[Event, ...]:
        """Set up a round (R2)."""
        return opening.start(options, seats, standing, chance)

    def new_state(self) -> State:
        """Return the state before any event."""
        return State()

    def copy(self, state: State) -> State:
        """Return a state that shares nothing changeable with the given one."""
        return state.copy()

    def evolve(self, state: State, event: Event) -> None:
        """Fold one event into the state."""
        evolve(state, event)

    def owing(self, state: State) -> tuple[Seat, ...]:
        """Return the seat that owes a decision; at most one does at a time."""
        return () if state.decision is None else (state.decision.seat,)

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        """Return every move of the decision that a seat owes, in a fixed order."""
        return play.legal_moves(state, seat)

    def open_moves(self, state: State, seat: Seat) -> list[Move]:
        """Return the vote that is open to a seat (R7.6)."""
        return open_votes(state, seat)

    def decide(self, state: State, seat: Seat, move: Move, chance: Chance) -> Consequences[State]:  # noqa: ARG002
        """Carry out a move; after the deal nothing is left to chance."""
        return play.decide(state, seat, move)

    def pace(self, state: State) -> Pace:
        """Return the clock of the decision that is owed."""
        return play.pace(state)

    def timeout_move(self, state: State, seat: Seat) -> Move:
        """Return the move made for a seat whose time is up."""
        return play.timeout_move(state, seat)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return everybody's points: those with which the round began, until it is over."""
        return state.setup.scores if state.outcome is None else state.outcome.scores

    def outcome(self, state: State) -> Outcome | None:
        """Return how the round ended, or ``None`` while it goes on."""
        return state.outcome

    def public_observer(self) -> PublicObserver:
        """Return an observer of what everyone may know."""
        return PublicObserver()

    def seat_observer(self, seat: Seat) -> SeatObserver:
        """Return an observer of what a seat knows beyond the public."""
        return SeatObserver(seat)


MORPHO: Final = Morpho()
