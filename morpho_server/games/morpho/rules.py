"""M.O.R.P.H.O. as a game of the registry."""

from collections.abc import Sequence
from typing import Final, cast

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.game import Consequences, Game, Pace
from morpho_server.games.morpho.events import EVENT_TYPES
from morpho_server.games.morpho.identities import ANY_NUMBER
from morpho_server.games.morpho.observers.everything import everything
from morpho_server.games.morpho.observers.public_observer import PublicObserver
from morpho_server.games.morpho.observers.seat_observer import SeatObserver
from morpho_server.games.morpho.observers.views import Everything, Setup
from morpho_server.games.morpho.options import OPTION_FIELDS, MorphoOptions, check_unknowns
from morpho_server.games.morpho.phrases import PHRASES
from morpho_server.games.morpho.play import decide, moves, opening
from morpho_server.games.morpho.play.decisions.votes import open_votes
from morpho_server.games.morpho.play.evolve import evolve
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move
from morpho_server.games.options import Options
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.seats import Seat


class Morpho(Game[State]):
    """The rules of M.O.R.P.H.O., R1 to R11."""

    name = "morpho"
    title = "M.O.R.P.H.O."
    seats = ANY_NUMBER
    rules_version = 1
    event_types = EVENT_TYPES
    option_fields = OPTION_FIELDS
    has_reactions = True
    has_elimination = True
    phrases = PHRASES

    def options(self, chosen: Options) -> MorphoOptions:
        """Check the host's choice and complete it; raises :exc:`OptionsRefusedError`."""
        return cast("MorphoOptions", super().options(chosen))

    def check_start(
        self,
        options: Options,
        seats: int,
        seat_options: Sequence[Options] = (),
    ) -> None:
        """Raise :exc:`OptionsRefusedError` if that many seats can't play with these options."""
        super().check_start(options, seats, seat_options)
        check_unknowns(options, seats)

    def setup(
        self,
        options: Options,
        seats: int,
        seat_options: Sequence[Options] = (),  # noqa: ARG002
    ) -> Setup:
        """Return what a round for that many would be dealt from (R2.2)."""
        return opening.setup_for(options, seats)

    def start(
        self,
        options: Options,
        seats: int,
        standing: Standing,
        chance: Chance,
        seat_options: Sequence[Options] = (),  # noqa: ARG002
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
        """Apply one event to the state."""
        evolve(state, event)

    def owing(self, state: State) -> tuple[Seat, ...]:
        """Return the seat that owes a decision; at most one does at a time."""
        return () if state.decision is None else (state.decision.seat,)

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        """Return every move of the decision that a seat owes, in a fixed order."""
        return moves.legal_moves(state, seat)

    def open_moves(self, state: State, seat: Seat) -> list[Move]:
        """Return the vote that is open to a seat (R7.6)."""
        return open_votes(state, seat)

    def decide(self, state: State, seat: Seat, move: Move, chance: Chance) -> Consequences[State]:  # noqa: ARG002
        """Carry out a move; after the deal nothing is left to chance."""
        return decide.decide(state, seat, move)

    def pace(self, state: State) -> Pace:
        """Return the clock of the decision that is owed."""
        return moves.pace(state)

    def timeout_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        """Return the move made for a seat whose time is up."""
        return moves.timeout_move(state, seat, chance)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return everybody's points: those with which the round began, until it is over."""
        return state.setup.scores if state.outcome is None else state.outcome.scores

    def outcome(self, state: State) -> Outcome | None:
        """Return how the round ended, or ``None`` while it goes on."""
        return state.outcome

    def everything(self, state: State) -> Everything:
        """Return every card in play, and what hinders it (R5)."""
        return everything(state)

    def out(self, state: State) -> frozenset[Seat]:
        """Return the seats without a card (R4.7); no ability gives them one again."""
        return frozenset(map(Seat, range(state.setup.seats))) - frozenset(state.ring.seats)

    def public_observer(self) -> PublicObserver:
        """Return an observer of what everyone may know."""
        return PublicObserver()

    def seat_observer(self, seat: Seat) -> SeatObserver:
        """Return an observer of what a seat knows beyond the public."""
        return SeatObserver(seat)


MORPHO: Final = Morpho()
