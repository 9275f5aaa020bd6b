"""Morphos as a game of the registry."""

from collections.abc import Sequence
from typing import Final, cast

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.first_seat import first_seat
from morpho_server.games.game import Consequences, Game
from morpho_server.games.morphos.events import EVENT_TYPES, BoardSetUp
from morpho_server.games.morphos.grid import Colour, Point, grid_of
from morpho_server.games.morphos.observers.public_observer import PublicObserver
from morpho_server.games.morphos.observers.seat_observer import SeatObserver
from morpho_server.games.morphos.options import (
    OPTION_FIELDS,
    MorphosOptions,
    check_combination,
    check_size,
    default_size,
    mutators_in,
)
from morpho_server.games.morphos.play import decide, moves
from morpho_server.games.morphos.play.evolve import evolve
from morpho_server.games.morphos.state import SEATS, State
from morpho_server.games.moves import Move
from morpho_server.games.options import Options
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.phrases import COMMON, Phrase
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json


class Morphos(Game[State]):
    """The rules of Morphos, R1 to R9."""

    name = "morphos"
    title = "Morphos"
    seats = range(SEATS, SEATS + 1)
    rules_version = 1
    event_types = EVENT_TYPES
    option_fields = OPTION_FIELDS
    phrases = (*COMMON, Phrase("turncoat"), Phrase("mind_gap"), Phrase("liked_stone"))

    def options(self, chosen: Options) -> MorphosOptions:
        """Check the host's choice and complete it; raises :exc:`OptionsRefusedError`.

        The size follows from the mutators where none is chosen (R2.1).
        """
        size = default_size(mutators_in(chosen))
        complete = cast("MorphosOptions", super().options({"size": size, **chosen}))
        check_combination(mutators_in(complete), complete["edge_rule"])
        return complete

    def check_start(
        self,
        options: Options,
        seats: int,
        seat_options: Sequence[Options] = (),
    ) -> None:
        """Raise :exc:`OptionsRefusedError` if that many can't play, or not on such a board.

        The size is checked here, so that size and mutators can be chosen one after the other.
        """
        super().check_start(options, seats, seat_options)
        check_size(options)

    def start(
        self,
        options: Options,
        seats: int,
        standing: Standing,
        chance: Chance,
        seat_options: Sequence[Options] = (),  # noqa: ARG002
    ) -> tuple[Event, ...]:
        """Set up an empty board, or a full one (R5.1, R7.5); Black moves first."""
        black, black_by = first_seat(
            options["black"], seats, standing, chance, "board_set_up.black"
        )
        mutators = mutators_in(options)
        size = options["size"]
        begun = BoardSetUp(
            EVERYONE,
            round=standing.round,
            seats=seats,
            black=black,
            black_by=black_by,
            size=size,
            swap=options["swap"],
            mutators=mutators,
            edge_rule=options["edge_rule"],
            stones=checkered(size) if "metamorph" in mutators else {},
            to_move="B",
            turn_number=1,
            deep_point=None,
            pending=False,
            scores=[*standing.scores],
        )
        return tuple(decide.opening(begun))

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
        """Return the seat whose decision is due."""
        return () if state.turn is None else (state.turn,)

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        """Return every move of the seat to move (R6), in a fixed order."""
        return moves.legal_moves(state, seat)

    def open_moves(self, state: State, seat: Seat) -> list[Move]:  # noqa: ARG002
        """Return that a seat may give up (R5.7)."""
        return moves.open_moves(state)

    def decide(self, state: State, seat: Seat, move: Move, chance: Chance) -> Consequences[State]:  # noqa: ARG002
        """Carry out a move; nothing is left to chance."""
        return decide.decide(state, seat, move)

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
        """Return the seat that began with Black, which passes on in a rematch."""
        return state.setup.black

    def public_observer(self) -> PublicObserver:
        """Return an observer of the whole game."""
        return PublicObserver()

    def seat_observer(self, seat: Seat) -> SeatObserver:
        """Return an observer that knows which seat it is."""
        return SeatObserver(seat)


def checkered(size: int) -> dict[Point, Colour]:
    """Return the stones with which Metamorph begins: White has a1 (R7.5)."""
    points = enumerate(grid_of(size).points)
    return {point: "B" if (at % size + at // size) % 2 else "W" for at, point in points}


MORPHOS: Final = Morphos()
