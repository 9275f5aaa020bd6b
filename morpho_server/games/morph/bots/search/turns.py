"""What a side can do in its turn, from the most promising to the least."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from morpho_server.games.morph.bots.search.worth import hand_worth, worth
from morpho_server.games.morph.cards import CardId
from morpho_server.games.morph.notation import END, MANA
from morpho_server.games.morph.play.decide import decide
from morpho_server.games.morph.play.moves import legal_moves
from morpho_server.games.morph.state import State
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat

LONGEST: Final = 8
"""The most moves of a turn that are looked at."""

Made: TypeAlias = tuple[Move, ...]
"""The moves of a turn so far."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The moves of a whole turn, the position before it ends, and about what that is worth."""

    moves: Made
    before_end: State
    worth: float


def plans(state: State, seat: Seat, width: int, hand: Collection[CardId]) -> list[Plan]:
    """Return turns that a side can make, the best first; there is at least one.

    After each move the ``width`` best ways to go on are followed. Only cards of the ``hand`` are
    used: which ones it draws, a side does not know beforehand.
    """
    ways = [(state, ())] if state.phase == "summon" else _manas(state, seat, hand)
    found = [_ended(at, seat, made, hand) for at, made in ways]
    seen = {_key(at, seat) for at, _ in ways}
    ways = [(at, made) for at, made in ways if at.outcome is None]
    for _ in range(LONGEST):
        reached: list[Plan] = []
        for at, made in ways:
            for move, after in _next(at, seat, hand):
                key = _key(after, seat)
                if key not in seen:
                    seen.add(key)
                    reached.append(_ended(after, seat, (*made, move), hand))
        reached.sort(key=lambda plan: plan.worth, reverse=True)
        found += reached
        best = [plan for plan in reached[:width] if plan.before_end.outcome is None]
        ways = [(plan.before_end, plan.moves[:-1]) for plan in best]
        if not ways:
            break
    return sorted(found, key=lambda plan: plan.worth, reverse=True)


def quick_turn(state: State, seat: Seat) -> State:
    """Return the state after a quickly chosen turn."""
    side = state.sides[seat]
    mana = min(side.hand, key=lambda card: hand_worth([card], len(side.mana)))
    after = decide(state, seat, MANA[mana]).after
    if after.outcome is not None:
        return after
    best = plans(after, seat, 1, after.sides[seat].hand)[0].before_end
    return best if best.outcome is not None else decide(best, seat, END).after


def _manas(state: State, seat: Seat, hand: Collection[CardId]) -> list[tuple[State, Made]]:
    """Return the states after putting each card of the hand into the mana zone."""
    moves = legal_moves(state, seat)
    return [(decide(state, seat, move).after, (move,)) for move in moves if _card(move) in hand]


def _next(state: State, seat: Seat, hand: Collection[CardId]) -> Iterator[tuple[Move, State]]:
    for move in legal_moves(state, seat):
        if move != END and (move.startswith("feat") or _card(move) in hand):
            yield move, decide(state, seat, move).after


def _ended(state: State, seat: Seat, made: Made, hand: Collection[CardId]) -> Plan:
    """Return the plan that ends the turn here."""
    side = state.sides[seat]
    kept = [card for card in side.hand if card in hand]
    found = worth(state, seat) + hand_worth(kept, len(side.mana))
    return Plan((*made, END), state, found)


def _card(move: Move) -> CardId:
    return move.split()[1]


def _key(state: State, seat: Seat) -> object:
    """Return a key equal for states with the same rest of the turn."""
    own, enemy = state.sides[seat], state.sides[1 - seat]
    rows = tuple(
        [
            tuple([(each[0].id, each[1], each[2], each[3]) for each in row])
            for row in (*own.rows, *enemy.rows)
        ]
    )
    hand = frozenset(own.hand)
    return rows, hand, own.mana_upright, own.is_prodigy_turned, len(enemy.deck)
