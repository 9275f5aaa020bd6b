"""Morpyam as a game of the registry."""

from typing import Final, cast

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.first_seat import first_seat
from morpho_server.games.kit.turns import TurnGame
from morpho_server.games.morpyam.events import EVENT_TYPES, GridSetUp, TurnBegan
from morpho_server.games.morpyam.observers.public_observer import PublicObserver
from morpho_server.games.morpyam.observers.seat_observer import SeatObserver
from morpho_server.games.morpyam.options import (
    OPTION_FIELDS,
    TOKENS,
    MorpyamOptions,
    check_first,
)
from morpho_server.games.morpyam.play import moves, refusals
from morpho_server.games.morpyam.play.decide import decide
from morpho_server.games.morpyam.play.evolve import evolve
from morpho_server.games.morpyam.state import State
from morpho_server.games.moves import refusals_in
from morpho_server.games.options import Choices, Options
from morpho_server.games.outcome import Standing
from morpho_server.games.phrases import COMMON, Phrase
from morpho_server.games.seats import Seat


class Morpyam(TurnGame[State]):
    """The rules of Morpyam, R1 to R9."""

    name = "morpyam"
    title = "Morpyam"
    seats = range(2, 5)
    rules_version = 2
    event_types = EVENT_TYPES
    option_fields = OPTION_FIELDS
    refusals = refusals_in(vars(refusals))
    phrases = (*COMMON, Phrase("what_luck"))

    new_state = State
    evolve = staticmethod(evolve)
    legal_moves = staticmethod(moves.legal_moves)
    open_moves = staticmethod(moves.open_moves)
    decide = staticmethod(decide)
    timeout_move = staticmethod(moves.timeout_move)
    public_observer = PublicObserver
    seat_observer = SeatObserver

    def options(self, chosen: Options) -> MorpyamOptions:
        """Check the host's choice and complete it; raises :exc:`OptionsRefusedError`."""
        return cast("MorpyamOptions", super().options(chosen))

    def check_start(self, choices: Choices) -> None:
        """Raise :exc:`OptionsRefusedError` if that many seats can't play with these options."""
        super().check_start(choices)
        check_first(choices.options, choices.seats)

    def deal(self, choices: Choices, standing: Standing, chance: Chance) -> tuple[Event, ...]:
        """Set up an empty grid. In a rematch the seat to the left begins (R3.1, R8.2)."""
        options, seats, _ = choices
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
            double_morpyam=options["double_morpyam"],
        )
        return begun, TurnBegan(EVERYONE, first, 1, again=False)

    def carry_over(self, state: State) -> Seat:
        """Return the seat that began, so that the next to the left begins a rematch (R3.1)."""
        return state.setup.first


MORPYAM: Final = Morpyam()
