"""M.O.R.P.H.O. as a game of the registry."""

from typing import Final, cast

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event
from morpho_server.games.kit.turns import TurnGame
from morpho_server.games.morpho.events import EVENT_TYPES
from morpho_server.games.morpho.identities import ANY_NUMBER, NAMES
from morpho_server.games.morpho.observers.everything import everything
from morpho_server.games.morpho.observers.public_observer import PublicObserver
from morpho_server.games.morpho.observers.seat_observer import SeatObserver
from morpho_server.games.morpho.observers.views import Setup
from morpho_server.games.morpho.options import OPTION_FIELDS, MorphoOptions, check_unknowns
from morpho_server.games.morpho.play import moves, opening, refusals
from morpho_server.games.morpho.play.decide import decide
from morpho_server.games.morpho.play.decisions.votes import open_votes
from morpho_server.games.morpho.play.evolve import evolve
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import refusals_in
from morpho_server.games.options import Choices, Options
from morpho_server.games.outcome import Standing
from morpho_server.games.phrases import COMMON, Phrase
from morpho_server.games.seats import Seat

BEING: Final = (*NAMES, "morpho")
"""What somebody can be said to be: an identity, or one of MORPHO."""

PHRASES: Final = (
    Phrase("claim", words=BEING),
    Phrase("accuse", about_seat=True, words=BEING),
    Phrase("trust", about_seat=True),
    Phrase("distrust", about_seat=True),
    Phrase("investigate", about_seat=True),
    Phrase("shoot", about_seat=True),
    Phrase("protect", about_seat=True),
    Phrase("not_me"),
    Phrase("never_lie"),
    Phrase("butterfly"),
    *COMMON,
)


SCENE_MILLIS: Final = {
    "sniped": 1_600,
    "guarded": 1_600,
    "bombed": 1_600,
    "assassinated": 1_600,
    "escape_tried": 1_600,
    "intercepted": 1_600,
    "eliminated": 600,
    "indicated": 2_800,
    "transmit_began": 900,
    "transmit_laid": 900,
}
"""How much longer than other events pages show those that decide, in milliseconds."""


class Morpho(TurnGame[State]):
    """The rules of M.O.R.P.H.O., R1 to R11."""

    name = "morpho"
    title = "M.O.R.P.H.O."
    seats = ANY_NUMBER
    rules_version = 2
    event_types = EVENT_TYPES
    option_fields = OPTION_FIELDS
    refusals = refusals_in(vars(refusals))
    has_reactions = True
    has_elimination = True
    phrases = PHRASES
    scene_millis = SCENE_MILLIS

    new_state = State
    evolve = staticmethod(evolve)
    legal_moves = staticmethod(moves.legal_moves)
    open_moves = staticmethod(open_votes)
    pace = staticmethod(moves.pace)
    decide = staticmethod(decide)
    timeout_move = staticmethod(moves.timeout_move)
    everything = staticmethod(everything)
    public_observer = PublicObserver
    seat_observer = SeatObserver

    def options(self, chosen: Options) -> MorphoOptions:
        """Check the host's choice and complete it; raises :exc:`OptionsRefusedError`."""
        return cast("MorphoOptions", super().options(chosen))

    def check_start(self, choices: Choices) -> None:
        """Raise :exc:`OptionsRefusedError` if that many seats can't play with these options."""
        super().check_start(choices)
        check_unknowns(choices.options, choices.seats)

    def setup(self, choices: Choices) -> Setup:
        """Return the cards for a round with that many seats (R2.2)."""
        return opening.setup_for(choices.options, choices.seats)

    def deal(self, choices: Choices, standing: Standing, chance: Chance) -> tuple[Event, ...]:
        """Set up a round (R2)."""
        return opening.deal_round(choices.options, choices.seats, standing, chance)

    def owing(self, state: State) -> tuple[Seat, ...]:
        """Return the seat that owes a decision; at most one does at a time."""
        return () if state.decision is None else (state.decision.seat,)

    def out(self, state: State) -> frozenset[Seat]:
        """Return the seats without a card (R4.7); no ability gives them one again."""
        return frozenset(map(Seat, range(state.setup.seats))) - frozenset(state.ring.seats)


MORPHO: Final = Morpho()
