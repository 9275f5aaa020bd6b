"""Morphatrons as a game of the registry."""

from collections.abc import Sequence
from typing import Final, cast

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.game import Consequences, Game
from morpho_server.games.morphatrons.cards import SEATS
from morpho_server.games.morphatrons.events import EVENT_TYPES
from morpho_server.games.morphatrons.observers.public_observer import PublicObserver
from morpho_server.games.morphatrons.observers.seat_observer import SeatObserver
from morpho_server.games.morphatrons.observers.views import Everything
from morpho_server.games.morphatrons.options import OPTION_FIELDS, MorphatronsOptions
from morpho_server.games.morphatrons.play import decide, moves
from morpho_server.games.morphatrons.play.evolve import evolve
from morpho_server.games.morphatrons.play.opening import opening
from morpho_server.games.morphatrons.state import State
from morpho_server.games.moves import Move
from morpho_server.games.options import Options
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.phrases import COMMON, Phrase
from morpho_server.games.seats import Seat, letter
from morpho_server.games.views import Json


class Morphatrons(Game[State]):
    """The rules of Morphatrons, R1 to R9."""

    name = "morphatrons"
    title = "Morphatrons"
    seats = range(SEATS, SEATS + 1)
    rules_version = 1
    event_types = EVENT_TYPES
    option_fields = OPTION_FIELDS
    phrases = (*COMMON, Phrase("neighbourhood"), Phrase("scratch"), Phrase("warranty"))

    def options(self, chosen: Options) -> MorphatronsOptions:
        """Check the host's choice and complete it; raises :exc:`OptionsRefusedError`."""
        return cast("MorphatronsOptions", super().options(chosen))

    def start(
        self,
        options: Options,
        seats: int,  # noqa: ARG002
        standing: Standing,
        chance: Chance,
        seat_options: Sequence[Options] = (),  # noqa: ARG002
    ) -> tuple[Event, ...]:
        """Shuffle and deal (R2)."""
        return opening(cast("MorphatronsOptions", options), standing, chance)

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
        """Return the seat on turn."""
        return () if state.turn is None else (state.turn,)

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        """Return every move of the seat on turn (R9), in a fixed order."""
        return moves.legal_moves(state, seat)

    def open_moves(self, state: State, seat: Seat) -> list[Move]:  # noqa: ARG002
        """Return that a seat may give up (R3.6)."""
        return moves.open_moves(state)

    def decide(self, state: State, seat: Seat, move: Move, chance: Chance) -> Consequences[State]:
        """Carry out a move; a deck that is shuffled anew is drawn from ``chance`` (R4.1)."""
        return decide.decide(state, seat, move, chance)

    def timeout_move(self, state: State, seat: Seat, chance: Chance) -> Move:  # noqa: ARG002
        """Return the move made for a seat whose time is up: its turn ends (R3.4)."""
        return moves.timeout_move(state)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return everybody's points: those with which the game began, until it is over."""
        return tuple(state.setup.scores) if state.outcome is None else state.outcome.scores

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or ``None`` while it goes on."""
        return state.outcome

    def carry_over(self, state: State) -> Json:
        """Return the seat that began, which passes on in a rematch."""
        return state.setup.first

    def everything(self, state: State) -> Everything:
        """Return the hands of both seats."""
        return {"hands": {letter(Seat(seat)): [*hand] for seat, hand in enumerate(state.hands)}}

    def public_observer(self) -> PublicObserver:
        """Return an observer of all but hands and deck."""
        return PublicObserver()

    def seat_observer(self, seat: Seat) -> SeatObserver:
        """Return an observer of a seat's hand."""
        return SeatObserver(seat)


MORPHATRONS: Final = Morphatrons()
