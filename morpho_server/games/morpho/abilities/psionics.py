"""Perceive and Body Swap (R8.10, R8.11)."""

from collections.abc import Sequence

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.abilities.ability import Ability, without_choice
from morpho_server.games.morpho.events import Guessed, PerceptionBegan, Saw, Swapped
from morpho_server.games.morpho.identities import NAMES
from morpho_server.games.morpho.notation import Action, name_in
from morpho_server.games.morpho.play.decisions.kinds import GuessNext
from morpho_server.games.morpho.play.ending import end_round, settle
from morpho_server.games.morpho.play.refusals import ALREADY_SWAPPED
from morpho_server.games.morpho.play.ring import OWNER, Slot
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.play.turn_order import next_turn
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move, Refusal

_GUESSES = tuple(Move(f"guess {name}") for name in NAMES)


def _perceive(transaction: Transaction, slot: Slot, _: Action) -> None:
    seat = OWNER[slot]
    transaction.reveal(slot)
    first = _next_hidden(transaction.state, slot, slot)
    transaction.emit(PerceptionBegan(EVERYONE, seat, slot, first))
    if first is None:
        end_round(transaction, "perception_right", actor=seat)


def _next_hidden(state: State, psionics: Slot, guessed: Slot) -> Slot | None:
    """Return the next face-down card of another player, clockwise, after the one guessed."""
    around = state.ring.clockwise_from(psionics)
    own = state.ring.hands[OWNER[psionics]]
    return next(
        (s for s in around if s not in own and s not in state.face_up and s != guessed), None
    )


def guesses(_state: State, _decision: GuessNext) -> list[Move]:
    """Return every identity there is (R8.11)."""
    return list(_GUESSES)


def guess(transaction: Transaction, decision: GuessNext, action: Action) -> None:
    """Guess one card; the perception goes on until it is right, or wrong (R8.11)."""
    slot, named = decision.place, name_in(action.target)
    name = transaction.state.cards[slot]
    following = _next_hidden(transaction.state, decision.slot, slot) if name == named else None
    transaction.emit(Guessed(EVERYONE, decision.seat, slot, named, name, following))
    if name != named:
        end_round(transaction, "perception_wrong", actor=decision.seat)
    elif following is None:
        end_round(transaction, "perception_right", actor=decision.seat)


def _used_up(state: State, _slot: Slot) -> Refusal | None:
    return ALREADY_SWAPPED if state.swapped else None


def _swaps(state: State, slot: Slot) -> Sequence[Move]:
    own = state.ring.hands[OWNER[slot]]
    return [Move(f"swap {target}") for target in state.ring.slots if target not in own]


def _swap(transaction: Transaction, slot: Slot, action: Action) -> None:
    seat, target = OWNER[slot], Slot(action.target)
    received = transaction.state.cards[target]
    transaction.emit(Swapped(EVERYONE, seat, slot, target))
    transaction.emit(Saw((seat,), {slot: received}))
    settle(transaction, transaction.state.cards)
    next_turn(transaction)


PERCEIVE = Ability("perceive", without_choice("perceive"), _perceive)
SWAP = Ability(
    "swap",
    _swaps,
    _swap,
    "The Psionics changes places with a card of another player, not with the middle.",
    _used_up,
)
