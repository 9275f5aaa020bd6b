"""Morph as a game of the registry."""

from typing import Final, cast

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.kit.turns import TurnGame
from morpho_server.games.morph.events import EVENT_TYPES
from morpho_server.games.morph.observers.everything import everything
from morpho_server.games.morph.observers.public_observer import PublicObserver
from morpho_server.games.morph.observers.seat_observer import SeatObserver
from morpho_server.games.morph.observers.views import Setup
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
from morpho_server.games.morph.play import moves, opening, refusals
from morpho_server.games.morph.play.decide import decide
from morpho_server.games.morph.play.evolve import evolve
from morpho_server.games.morph.state import State
from morpho_server.games.moves import refusals_in
from morpho_server.games.options import Choices, Options
from morpho_server.games.outcome import Standing
from morpho_server.games.phrases import COMMON, Phrase


class Morph(TurnGame[State]):
    """The rules of Morph, R1 to R12."""

    name = "morph"
    title = "Morph"
    seats = range(1, 3)
    rules_version = 1
    event_types = EVENT_TYPES
    option_fields = OPTION_FIELDS
    seat_option_fields = SEAT_OPTION_FIELDS
    refusals = refusals_in(vars(refusals))
    phrases = (*COMMON, Phrase("needed_those"), Phrase("show_off"), Phrase("on_diet"))

    new_state = State
    evolve = staticmethod(evolve)
    legal_moves = staticmethod(moves.legal_moves)
    owing = staticmethod(moves.owing)
    decide = staticmethod(decide)
    timeout_move = staticmethod(moves.timeout_move)
    everything = staticmethod(everything)
    public_observer = PublicObserver
    seat_observer = SeatObserver

    def options(self, chosen: Options) -> MorphOptions:
        """Check the host's choice and complete it; raises :exc:`OptionsRefusedError`."""
        return cast("MorphOptions", super().options(chosen))

    def seat_options(self, chosen: Options) -> MorphSeatOptions:
        """Check a player's choice and complete it; raises :exc:`OptionsRefusedError`."""
        return cast("MorphSeatOptions", super().seat_options(chosen))

    def check_start(self, choices: Choices) -> None:
        """Raise :exc:`OptionsRefusedError` if that many seats can't play with these options."""
        super().check_start(choices)
        check_seats(choices.options, choices.seats)
        check_factions(choices.options, _factions(choices))

    def setup(self, choices: Choices) -> Setup:
        """Return the pairs that the factions of each side would be drawn from (R2.1)."""
        pairs_a, pairs_b = opening.drawn_from(choices.options, _factions(choices))
        return {"pairs_a": [*pairs_a], "pairs_b": [*pairs_b]}

    def deal(self, choices: Choices, standing: Standing, chance: Chance) -> tuple[Event, ...]:
        """Draw factions, shuffle the decks and deal the hands (R2)."""
        return opening.deal_round(
            choices.options, choices.seats, standing, chance, _factions(choices)
        )


def _factions(choices: Choices) -> list[Factions]:
    """Return the choice of each seat; without choices, all are drawn."""
    return [chosen["factions"] for chosen in choices.seat_options] or [DRAWN] * choices.seats


MORPH: Final = Morph()
