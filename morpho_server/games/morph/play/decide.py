"""Decide a move: check it rule by rule, and find what it leads to."""

from collections.abc import Callable
from typing import Final

from morpho_server.games.chance import Chance
from morpho_server.games.events import EVERYONE
from morpho_server.games.game import Consequences
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import CREATURES
from morpho_server.games.morph.notation import PLACES, Action, Verb, read
from morpho_server.games.morph.play import refusals
from morpho_server.games.morph.play.arrivals import arrive
from morpho_server.games.morph.play.ending import end
from morpho_server.games.morph.play.evolve import evolve
from morpho_server.games.morph.play.feats import refusal_of_feat, use_feat
from morpho_server.games.morph.play.moves import cost_of
from morpho_server.games.morph.play.transaction import DeckEmptyError, Transaction
from morpho_server.games.morph.play.turns import begin_turn, end_turn, place_of_arrival
from morpho_server.games.morph.state import OTHER, SIDES, A, B, State
from morpho_server.games.moves import GAME_OVER, NOT_YOUR_TURN, Move, MoveRefusedError, Refusal
from morpho_server.games.seats import Seat, letter


def decide(
    state: State,
    seat: Seat,
    move: Move,
    chance: Chance | None = None,  # noqa: ARG001
) -> Consequences[State]:
    """Carry out a move of a seat; raises :exc:`~morpho_server.games.moves.MoveRefusedError`."""
    action = read(move)
    if refusal := _refusal(state, seat, action):
        raise MoveRefusedError(*refusal)
    transaction = Transaction(state, evolve)
    try:
        _CARRY_OUT[action.verb](transaction, seat, action)
    except DeckEmptyError as lost:
        transaction.emit(end(transaction.state, "deck_empty", OTHER[lost.seat]))  # R8.1
    return transaction.consequences()


def _refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return why a move can't be made, or ``None``."""
    if state.outcome is not None:
        return GAME_OVER
    if action.verb == "resign":
        return None
    if state.phase == "stake":
        return _refusal_of_stake(state, seat, action)
    if seat != state.turn:
        return NOT_YOUR_TURN
    if state.phase == "mana":
        return _refusal_of_mana(state, seat, action)
    match action.verb:
        case "stake":
            return refusals.STAKE_IS_OVER
        case "mana":
            return refusals.MANA_IS_PUT
        case "summon":
            return _refusal_of_summon(state, seat, action)
        case "feat":
            return refusal_of_feat(state, seat, action)
    return None


def _refusal_of_stake(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Check a stake (R2.3, R9.2)."""
    if state.sides[seat].staked is not None:
        return refusals.ALREADY_STAKED
    if action.verb != "stake":
        return refusals.STAKE_FIRST
    return None if action.card in state.sides[seat].hand else refusals.NOT_IN_HAND


def _refusal_of_mana(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Check a card for the mana zone (R3.2)."""
    if action.verb != "mana":
        return refusals.STAKE_IS_OVER if action.verb == "stake" else refusals.MANA_FIRST
    return None if action.card in state.sides[seat].hand else refusals.NOT_IN_HAND


def _refusal_of_summon(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Check a summon (R4.1, R4.2)."""
    side = state.sides[seat]
    if action.card not in side.hand:
        return refusals.NOT_IN_HAND
    assert action.line is not None
    if len(side.row(action.line)) == len(PLACES):
        return refusals.LINE_FULL
    cost = cost_of(state, seat, CREATURES[action.card].cost)
    return refusals.NOT_ENOUGH_MANA if cost > side.mana_upright else None


def _stake(transaction: Transaction, seat: Seat, action: Action) -> None:
    """Stake a card (R2.3); alone it is only put into the mana zone (R9.2)."""
    state = transaction.state
    if state.is_solo:
        _put_mana(transaction, seat, action)
        begin_turn(transaction, seat)
        return
    transaction.emit(ev.CardStaked((seat,), seat, action.card))
    transaction.emit(ev.StakeChosen(EVERYONE, seat))
    stakes = [side.staked for side in state.sides]
    if None in stakes:
        return
    one, other = (CREATURES[card].power for card in stakes if card is not None)
    first = None if one == other else A if one > other else B
    shown = {letter(seat): card for seat, card in zip(SIDES, stakes, strict=True) if card}
    transaction.emit(ev.StakesShown(EVERYONE, shown, first))
    for each in SIDES:
        transaction.draw_up(each)
    if first is not None:
        begin_turn(transaction, first)


def _put_mana(transaction: Transaction, seat: Seat, action: Action) -> None:
    """Put a card into the mana zone (R3.2)."""
    transaction.emit(ev.ManaChosen((seat,), seat, action.card))
    transaction.emit(ev.ManaPut(EVERYONE, seat))
    transaction.draw_up(seat)


def _summon(transaction: Transaction, seat: Seat, action: Action) -> None:
    """Pay, place, draw up, and let the creature arrive (R4.2)."""
    state, line, creature = transaction.state, action.line, CREATURES[action.card]
    assert line is not None
    transaction.emit(
        ev.CreatureSummoned(
            EVERYONE,
            seat,
            line,
            place_of_arrival(transaction, seat, line, is_first=creature.has_vanguard),
            creature.id,
            creature.has_surge,
            cost_of(state, seat, creature.cost),
            state.discount == seat,
        )
    )
    transaction.draw_up(seat)
    arrive(transaction, seat, line, creature)


def _end(transaction: Transaction, seat: Seat, action: Action) -> None:  # noqa: ARG001
    """End the summon phase (R3.4)."""
    end_turn(transaction, seat)


def _resign(transaction: Transaction, seat: Seat, action: Action) -> None:  # noqa: ARG001
    """Give up (R8.2)."""
    transaction.emit(end(transaction.state, "resigned", OTHER[seat]))


_CARRY_OUT: Final[dict[Verb, Callable[[Transaction, Seat, Action], None]]] = {
    "stake": _stake,
    "mana": _put_mana,
    "summon": _summon,
    "feat": use_feat,
    "end": _end,
    "resign": _resign,
}
