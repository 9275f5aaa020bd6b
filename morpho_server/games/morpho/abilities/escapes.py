"""Escape and Intercept (R8.4, R8.5)."""

from collections.abc import Sequence

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.abilities.ability import Ability, without_choice
from morpho_server.games.morpho.events import Escaped, EscapeTried, InterceptAsked, Intercepted
from morpho_server.games.morpho.identities import ESCAPING, Reason
from morpho_server.games.morpho.notation import Action
from morpho_server.games.morpho.play.decisions.kinds import ShowInterceptor
from morpho_server.games.morpho.play.decisions.reactions import able_cards
from morpho_server.games.morpho.play.elimination import eliminate
from morpho_server.games.morpho.play.ending import end_round
from morpho_server.games.morpho.play.refusals import CANNOT_ESCAPE
from morpho_server.games.morpho.play.ring import OWNER, Slot
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.play.turn_order import next_turn
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move, Refusal


def _company(state: State, slot: Slot) -> Refusal | None:
    held = {state.cards[other] for other in state.ring.hands[OWNER[slot]]}
    return None if held.issubset(ESCAPING) else CANNOT_ESCAPE


def _escapes(state: State, slot: Slot) -> Sequence[Move]:
    """Return the one escape of a hand, for the first of its Deserters alone."""
    hand = state.ring.hands[OWNER[slot]]
    first = next(other for other in hand if state.cards[other] == state.cards[slot])
    return [Move("escape")] if slot == first else []


def _escape_together(transaction: Transaction, slot: Slot, _: Action) -> None:
    _try(transaction, transaction.state.ring.hands[OWNER[slot]], "deserter_escaped")


def _escape_alone(transaction: Transaction, slot: Slot, _: Action) -> None:
    _try(transaction, (slot,), "parasite_escaped")


def _try(transaction: Transaction, slots: tuple[Slot, ...], reason: Reason) -> None:
    seat = OWNER[slots[0]]
    for slot in slots:
        transaction.reveal(slot)
    transaction.emit(EscapeTried(EVERYONE, seat, slots))
    interceptors = able_cards(transaction.state, slots, "intercept")
    if interceptors:
        transaction.emit(InterceptAsked(EVERYONE, OWNER[interceptors[0]], slots))
        return
    transaction.emit(Escaped(EVERYONE, seat))
    end_round(transaction, reason, actor=seat)


def interceptors(state: State, decision: ShowInterceptor) -> list[Move]:
    """Return the cards that can be shown as the interceptor (R6.4)."""
    return [Move(f"intercept {slot}") for slot in able_cards(state, decision.escaping, "intercept")]


def intercept(transaction: Transaction, decision: ShowInterceptor, action: Action) -> None:
    """Show the interceptor and have every escaping card eliminated (R8.5)."""
    slot = Slot(action.target)
    transaction.emit(Intercepted(EVERYONE, decision.seat, slot, transaction.state.cards[slot]))
    eliminate(transaction, *decision.escaping)
    next_turn(transaction)


ESCAPE = Ability("escape", _escapes, _escape_together, closed=_company)
PARASITE_ESCAPE = Ability("escape", without_choice("escape"), _escape_alone)
