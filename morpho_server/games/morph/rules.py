"""Morph as a game of the registry."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.game import Consequences, Game
from morpho_server.games.morph.events import EVENT_TYPES
from morpho_server.games.morph.observers.everything import everything
from morpho_server.games.morph.observers.public_observer import PublicObserver
from morpho_server.games.morph.observers.seat_observer import SeatObserver
from morpho_server.games.morph.observers.views import Everything
from morpho_server.games.morph.options import (
    DRAWN,
    OPTION_FIELDS,
    SEAT_OPTION_FIELDS,
    Factions,
    MorphOptions,
    MorphSeatOptions,
    check_factions,
    check_seats,
)
from morpho_server.games.morph.play import decide, moves, opening
from morpho_server.games.morph.play.evolve import evolve
from morpho_server.games.morph.state import State
from morpho_server.games.moves import Move
from morpho_server.games.options import Options
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.phrases import COMMON, Phrase
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json


class Morph(Game[State]):
    """The rules of Morph, R1 to R12."""

    name = "morph"
    title = "Morph"
    seats = range(1, 3)
    rules_version = 1
    event_types = EVENT_TYPES
    option_fields = OPTION_FIELDS
    seat_option_fields = SEAT_OPTION_FIELDS
    phrases = (*COMMON, Phrase("needed_those"), Phrase("show_off"), Phrase("on_diet"))

    def options(self, chosen: Options) -> MorphOptions:
        """Check the host's choice and complete it; raises :exc:`OptionsRefusedError`."""
        return cast("MorphOptions", super().options(chosen))

    def seat_options(self, chosen: Options) -> MorphSeatOptions:
        """Check a player's choice and complete it; raises :exc:`OptionsRefusedError`."""
        return cast("MorphSeatOptions", super().seat_options(chosen))

    def check_start(
        self,
        options: Options,
        seats: int,
        seat_options: Sequence[Options] = (),
    ) -> None:
        """Raise :exc:`OptionsRefusedError` if that many seats can't play with these options."""
        super().check_start(options, seats, seat_options)
        check_seats(options, seats)
        check_factions(options, _factions(seats, seat_options))

    def setup(
        self, options: Options, seats: int, seat_options: Sequence[Options] = ()
    ) -> Mapping[str, Json]:
        """Return what the factions of each side would be drawn from (R2.1)."""
        pairs_a, pairs_b = opening.drawn_from(options, _factions(seats, seat_options))
        return {"pairs_a": [*pairs_a], "pairs_b": [*pairs_b]}

    def start(
        self,
        options: Options,
        seats: int,
        standing: Standing,
        chance: Chance,
        seat_options: Sequence[Options] = (),
    ) -> tuple[Event, ...]:
        """Draw factions, shuffle the decks and deal the hands (R2)."""
        chosen = _factions(seats, seat_options)
        return opening.start(options, seats, standing, chance, chosen)

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
        """Return the seats that owe a decision: both in the stake, else the active one (R12)."""
        return moves.owing(state)

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        """Return every move of the decision that a seat owes, in a fixed order."""
        return moves.legal_moves(state, seat)

    def open_moves(self, state: State, seat: Seat) -> list[Move]:  # noqa: ARG002
        """Return that a seat may give up (R8.2)."""
        return moves.open_moves(state)

    def decide(self, state: State, seat: Seat, move: Move, chance: Chance) -> Consequences[State]:  # noqa: ARG002
        """Carry out a move; after the decks are shuffled nothing is left to chance."""
        return decide.decide(state, seat, move)

    def timeout_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        """Return the move made for a seat whose time is up."""
        return moves.timeout_move(state, seat, chance)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return everybody's points: those with which the game began, until it is over."""
        return tuple(state.setup.scores) if state.outcome is None else state.outcome.scores

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or ``None`` while it goes on."""
        return state.outcome

    def everything(self, state: State) -> Everything:
        """Return every card that lies face down."""
        return everything(state)

    def public_observer(self) -> PublicObserver:
        """Return an observer of what everyone may know."""
        return PublicObserver()

    def seat_observer(self, seat: Seat) -> SeatObserver:
        """Return an observer of what a seat knows beyond the public."""
        return SeatObserver(seat)


def _factions(seats: int, seat_options: Sequence[Options]) -> list[Factions]:
    """Return what each seat chose; without choices, all are drawn."""
    return [options["factions"] for options in seat_options] or [DRAWN] * seats


MORPH: Final = Morph()
