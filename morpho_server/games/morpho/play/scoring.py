"""Scoring at the end of a round (R9), and the end of a match (R10)."""

from typing import Final

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.events import RoundEnded, RoundStarted, TieBreak, TieBroken
from morpho_server.games.morpho.identities import HINDRANCE, IDENTITY, INVESTMENTS, Name, Reason
from morpho_server.games.morpho.play.ring import SLOTS_OF
from morpho_server.games.morpho.state import Cards, MatchStatistics, State, hindrance
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.seats import Seat

INVESTOR: Final[Name] = "investor"

CONSOLATIONS = frozenset({"report_wrong", "perception_wrong"})
"""The reasons by which every player but the one who erred scores 1 (R8.11)."""


def points(state: State, reason: Reason, hands: Cards, actor: Seat | None) -> tuple[int, ...]:
    """Return the points of each seat when the round ends for this reason (R9.1 to R9.6).

    ``hands`` are the cards that count for being in conflict (R9.3); with an ``actor`` nobody else
    wins, or by a consolation everybody else.
    """
    scored = [0] * state.setup.seats
    for seat in state.ring.seats:
        if not _in_conflict(hands, seat):
            scored[seat] = _due(state, reason, actor, seat)
    return tuple(scored)


def denied(state: State, reason: Reason, hands: Cards, actor: Seat | None) -> tuple[Seat, ...]:
    """Return the seats that nothing but their conflict keeps from points (R9.3)."""
    return tuple(
        seat
        for seat in state.ring.seats
        if _in_conflict(hands, seat) and _due(state, reason, actor, seat)
    )


def _due(state: State, reason: Reason, actor: Seat | None, seat: Seat) -> int:
    """Return the points of a seat that is not in conflict."""
    if reason in CONSOLATIONS:
        return int(seat != actor)
    return _reward(state, reason, seat) if actor is None or seat == actor else 0


def _in_conflict(hands: Cards, seat: Seat) -> bool:
    held = [hands[slot] for slot in SLOTS_OF[seat] if slot in hands]
    return len(held) == 2 and HINDRANCE[held[0], held[1]] == "conflict"


def _reward(state: State, reason: Reason, seat: Seat) -> int:
    """Return the best reward of a seat's winning cards, less what a Mercenary costs (R9.4)."""
    won = [IDENTITY[name].reward for name in winning_cards(state, reason, seat)]
    if _investment_pays(state, reason, seat):
        won.append(IDENTITY[INVESTOR].reward)
    held = (IDENTITY[state.cards[slot]].reward for slot in state.ring.hands[seat])
    return max(won) + sum(min(0, reward) for reward in held) if won else 0


def winning_cards(state: State, reason: Reason, seat: Seat) -> list[Name]:
    """Return the cards of a seat whose condition this reason is, the suppressed left out (R7.1)."""
    return [
        state.cards[slot]
        for slot in state.ring.hands[seat]
        if reason in IDENTITY[state.cards[slot]].wins_by and hindrance(state, slot) != "suppressed"
    ]


def _investment_pays(state: State, reason: Reason, seat: Seat) -> bool:
    """Return whether a seat's team has won, and the seat still has the Investor (R8.6)."""
    team = state.investments.get(seat)
    if team is None or reason not in INVESTMENTS[team]:
        return False
    return any(
        state.cards[slot] == INVESTOR and hindrance(state, slot) != "suppressed"
        for slot in state.ring.hands[seat]
    )


def match_winner(
    setup: RoundStarted, scored: tuple[int, ...], totals: tuple[int, ...]
) -> Seat | None:
    """Return who has won the match, or ``None`` while it goes on (R10.1)."""
    if max(totals) < setup.target:
        return None

    def rank(seat: int) -> tuple[int, int, int]:
        return totals[seat], scored[seat], (seat - setup.first) % setup.seats

    return Seat(max(range(setup.seats), key=rank))


def tie_broken(ended: RoundEnded) -> TieBroken | None:
    """Return the tie-breaker of a match with equal points, if there was one (R10.1)."""
    if ended.winner is None:
        return None
    most = ended.scores[ended.winner]
    equal = tuple(Seat(seat) for seat, total in enumerate(ended.scores) if total == most)
    if len(equal) == 1:
        return None
    gained = sorted(ended.points[seat] for seat in equal)
    by: TieBreak = "last_round" if gained[-1] > gained[-2] else "turn_order"
    return TieBroken(EVERYONE, equal, ended.winner, by)


def outcome_of(setup: RoundStarted, event: RoundEnded, statistics: MatchStatistics) -> Outcome:
    """Return the outcome that the end of a round states; the token passes to the left (R2.5)."""
    first = Seat((setup.first + 1) % setup.seats)
    following = None
    if not event.match_over:
        following = Standing(setup.round + 1, event.scores, first, statistics or None)
    winners = () if event.winner is None else (event.winner,)
    return Outcome(event.reason, event.points, event.scores, event.match_over, winners, following)
