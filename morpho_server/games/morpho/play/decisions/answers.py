"""How each kind of decision is answered."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from morpho_server.games.morpho.abilities import bombs, escapes, missions, psionics, reports, shots
from morpho_server.games.morpho.notation import Action
from morpho_server.games.morpho.play.decisions import kinds, transmit, turn
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move, Refusal


@dataclass(frozen=True, slots=True)
class Answering:
    """How a kind of decision is answered.

    ``moves`` lists the legal moves, ``carry_out`` makes one of them, and ``explain`` returns why a
    move is not among them.
    """

    moves: Callable[[State, Any], list[Move]]
    carry_out: Callable[[Transaction, Any, Action], None]
    explain: Callable[[State, Any, Action], Refusal]
    is_reaction: bool = False


def _choice(
    moves: Callable[[State, Any], list[Move]],
    carry_out: Callable[[Transaction, Any, Action], None],
    choose: str,
    *,
    is_reaction: bool = False,
) -> Answering:
    """Return the answering of a short list; ``choose`` is the reason to refuse any other move."""
    refusal = ("illegal_move", choose)
    return Answering(moves, carry_out, lambda *_: refusal, is_reaction)


ANSWERING: Final[dict[type[kinds.Decision], Answering]] = {
    kinds.TakeTurn: Answering(turn.moves, turn.carry_out, turn.explain),
    kinds.IndicateTechnician: _choice(
        missions.indications, missions.indicate, "Indicate a card: which one is the Technician?"
    ),
    kinds.ShowGuard: _choice(
        shots.guards, shots.guard, "Show a card of yours that guards.", is_reaction=True
    ),
    kinds.ShowInterceptor: _choice(
        escapes.interceptors,
        escapes.intercept,
        "Show a card of yours that intercepts.",
        is_reaction=True,
    ),
    kinds.IndicateNext: _choice(
        reports.indications,
        reports.indicate,
        "Indicate a card that you have not yet named, as an identity that is still to be found.",
    ),
    kinds.ThrowBomb: _choice(bombs.bombs, bombs.bomb, "Bomb any card but the Extremist."),
    kinds.GuessNext: _choice(psionics.guesses, psionics.guess, "Guess the next card."),
    kinds.TakeCard: _choice(
        transmit.takings, transmit.take, "Take a card of the investigator.", is_reaction=True
    ),
    kinds.Arrange: _choice(
        transmit.arrangements,
        transmit.arrange,
        "Lay these very cards on these places.",
        is_reaction=True,
    ),
}
