"""Morphos as a game of the registry."""

from typing import Final, cast

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.first_seat import first_seat
from morpho_server.games.kit.turns import TurnGame
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
from morpho_server.games.morphos.play import moves, refusals
from morpho_server.games.morphos.play.decide import begin, decide
from morpho_server.games.morphos.play.evolve import evolve
from morpho_server.games.morphos.state import SEATS, State
from morpho_server.games.moves import refusals_in
from morpho_server.games.options import Choices, Options
from morpho_server.games.outcome import Standing
from morpho_server.games.phrases import COMMON, Phrase
from morpho_server.games.seats import Seat


class Morphos(TurnGame[State]):
    """The rules of Morphos, R1 to R9."""

    name = "morphos"
    title = "Morphos"
    seats = range(SEATS, SEATS + 1)
    rules_version = 1
    event_types = EVENT_TYPES
    option_fields = OPTION_FIELDS
    refusals = refusals_in(vars(refusals))
    phrases = (*COMMON, Phrase("turncoat"), Phrase("mind_gap"), Phrase("liked_stone"))

    new_state = State
    evolve = staticmethod(evolve)
    legal_moves = staticmethod(moves.legal_moves)
    open_moves = staticmethod(moves.open_moves)
    decide = staticmethod(decide)
    timeout_move = staticmethod(moves.timeout_move)
    public_observer = PublicObserver
    seat_observer = SeatObserver

    def options(self, chosen: Options) -> MorphosOptions:
        """Check the host's choice and complete it; raises :exc:`OptionsRefusedError`.

        The size follows from the mutators where none is chosen (R2.1).
        """
        size = default_size(mutators_in(chosen))
        complete = cast("MorphosOptions", super().options({"size": size, **chosen}))
        check_combination(mutators_in(complete), complete["edge_rule"])
        return complete

    def check_start(self, choices: Choices) -> None:
        """Raise :exc:`OptionsRefusedError` if that many can't play, or not on such a board.

        The size is checked here, so that size and mutators can be chosen one after the other.
        """
        super().check_start(choices)
        check_size(choices.options)

    def deal(self, choices: Choices, standing: Standing, chance: Chance) -> tuple[Event, ...]:
        """Set up an empty board, or a full one (R5.1, R7.5); Black moves first."""
        options, seats, _ = choices
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
        return tuple(begin(begun))

    def carry_over(self, state: State) -> Seat:
        """Return the seat that began with Black, which passes on in a rematch."""
        return state.setup.black


def checkered(size: int) -> dict[Point, Colour]:
    """Return the stones with which Metamorph begins: White has a1 (R7.5)."""
    points = enumerate(grid_of(size).points)
    return {point: "B" if (at % size + at // size) % 2 else "W" for at, point in points}


MORPHOS: Final = Morphos()
