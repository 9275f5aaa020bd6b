"""When a round ends (R7), and which events that emits."""

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.events import MissionEnded, PointsDenied, RoundEnded
from morpho_server.games.morpho.identities import FALLS, Fall, Reason
from morpho_server.games.morpho.play import scoring
from morpho_server.games.morpho.play.statistics import honours
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.state import Cards, State
from morpho_server.games.seats import Seat


def end_round(
    transaction: Transaction, reason: Reason, actor: Seat | None = None, hands: Cards | None = None
) -> None:
    """End the round and show all cards (R7.7).

    ``actor`` wins alone or erred (R9.5, R8.11); ``hands`` count for being in conflict, those of
    now where nothing is said (R9.3).
    """
    state = transaction.state
    setup = state.setup
    counting = state.cards if hands is None else hands
    scored = scoring.points(state, reason, counting, actor)
    totals = tuple(map(sum, zip(setup.scores, scored, strict=True)))
    winner = scoring.match_winner(setup, scored, totals)
    ended = RoundEnded(
        EVERYONE,
        reason,
        scored,
        totals,
        winner is not None,
        winner,
        dict(state.cards),
        {str(seat): team for seat, team in state.investments.items()},
    )
    transaction.emit(ended)
    if without := scoring.denied(state, reason, counting, actor):
        transaction.emit(PointsDenied(EVERYONE, without))
    if ended.match_over:
        _sum_up_match(transaction, ended)


def _sum_up_match(transaction: Transaction, ended: RoundEnded) -> None:
    """Emit what decided the match (R10.1), and what its players did most."""
    for event in (scoring.tie_broken(ended), honours(transaction.state.statistics)):
        if event is not None:
            transaction.emit(event)


def settle(transaction: Transaction, hands: Cards) -> None:
    """End the round if a winning condition is met (R7.1), or all have agreed to it (R7.6)."""
    reason = _condition_met(transaction.state)
    if reason is not None:
        end_round(transaction, reason, hands=hands)
    else:
        end_if_agreed(transaction)


def end_if_agreed(transaction: Transaction) -> None:
    """End the round if all players in it have agreed (R7.6)."""
    state = transaction.state
    if state.agreed and state.agreed.issuperset(state.ring.seats):
        end_round(transaction, "agreed")


def end_mission(transaction: Transaction, *, succeeded: bool) -> None:
    """End the mission, and the round with it (R8.7, R7.4)."""
    transaction.emit(MissionEnded(EVERYONE, "succeeded" if succeeded else "failed"))
    end_round(transaction, "mission_succeeded" if succeeded else "mission_failed")


def _condition_met(state: State) -> Reason | None:
    if not state.eliminated:
        return None
    for fall in FALLS:
        if _has_fallen(state, fall) and any(
            scoring.winning_cards(state, fall.reason, seat) for seat in state.ring.seats
        ):
            return fall.reason
    return None


def _has_fallen(state: State, fall: Fall) -> bool:
    gone = list(state.eliminated.values()).count(fall.name)
    if fall.least is not None:
        return gone >= fall.least
    return gone > 0 and fall.name not in state.cards.values()
