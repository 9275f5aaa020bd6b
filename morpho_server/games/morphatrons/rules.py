"""Morphatrons as a game of the registry."""

from typing import Final, cast

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.kit.turns import TurnGame
from morpho_server.games.morphatrons.cards import SEATS
from morpho_server.games.morphatrons.events import EVENT_TYPES
from morpho_server.games.morphatrons.observers.public_observer import PublicObserver
from morpho_server.games.morphatrons.observers.seat_observer import SeatObserver
from morpho_server.games.morphatrons.observers.views import Everything
from morpho_server.games.morphatrons.options import OPTION_FIELDS, MorphatronsOptions
from morpho_server.games.morphatrons.play import moves, refusals
from morpho_server.games.morphatrons.play.decide import decide
from morpho_server.games.morphatrons.play.evolve import evolve
from morpho_server.games.morphatrons.play.opening import opening
from morpho_server.games.morphatrons.state import State
from morpho_server.games.moves import refusals_in
from morpho_server.games.options import Choices, Options
from morpho_server.games.outcome import Standing
from morpho_server.games.phrases import COMMON, Phrase
from morpho_server.games.seats import Seat, letter


class Morphatrons(TurnGame[State]):
    """The rules of Morphatrons, R1 to R9."""

    name = "morphatrons"
    title = "Morphatrons"
    seats = range(SEATS, SEATS + 1)
    rules_version = 1
    event_types = EVENT_TYPES
    option_fields = OPTION_FIELDS
    refusals = refusals_in(vars(refusals))
    phrases = (*COMMON, Phrase("neighbourhood"), Phrase("scratch"), Phrase("warranty"))

    new_state = State
    evolve = staticmethod(evolve)
    legal_moves = staticmethod(moves.legal_moves)
    decide = staticmethod(decide)
    timeout_move = staticmethod(moves.timeout_move)
    public_observer = PublicObserver
    seat_observer = SeatObserver

    def options(self, chosen: Options) -> MorphatronsOptions:
        """Check the host's choice and complete it; raises :exc:`OptionsRefusedError`."""
        return cast("MorphatronsOptions", super().options(chosen))

    def deal(self, choices: Choices, standing: Standing, chance: Chance) -> tuple[Event, ...]:
        """Shuffle and deal (R2)."""
        return opening(cast("MorphatronsOptions", choices.options), standing, chance)

    def carry_over(self, state: State) -> Seat:
        """Return the seat that began, which passes on in a rematch."""
        return state.setup.first

    def everything(self, state: State) -> Everything:
        """Return the hands of both seats."""
        return {"hands": {letter(Seat(seat)): [*hand] for seat, hand in enumerate(state.hands)}}


MORPHATRONS: Final = Morphatrons()
