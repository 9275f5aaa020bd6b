"""The Prodigies' feats (R4.4, R7)."""

from typing import Final

from morpho_server.games.events import EVERYONE
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import PRODIGIES, Effect
from morpho_server.games.morph.notation import (
    FEAT,
    FEAT_ON_LINE,
    FEAT_ON_PLACE,
    LINES,
    Action,
    Line,
)
from morpho_server.games.morph.play import refusals
from morpho_server.games.morph.play.transaction import Transaction
from morpho_server.games.morph.state import OTHER, InPlay, State
from morpho_server.games.moves import Move, Refusal
from morpho_server.games.seats import Seat

_PLACED: Final = ("upright_creature", "turned_creature")


def feats(state: State, seat: Seat) -> list[Move]:
    """Return the feats that can be used now: those that find something (R7.1)."""
    side = state.sides[seat]
    prodigy = PRODIGIES[side.pair]
    if side.is_prodigy_turned or side.mana_upright < prodigy.cost:
        return []
    match prodigy.target:
        case "none":
            return [FEAT] if _finds_something(state, seat, prodigy.effect) else []
        case "line":
            return [FEAT_ON_LINE[line] for line in LINES if state.sides[OTHER[seat]].row(line)]
    return [
        FEAT_ON_PLACE[line, place]
        for line in LINES
        for place, each in enumerate(side.row(line), 1)
        if _refusal_of_creature(prodigy.effect, prodigy.value, each) is None
    ]


def refusal_of_feat(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return why a feat can't be used, or ``None``."""
    side = state.sides[seat]
    prodigy = PRODIGIES[side.pair]
    if side.is_prodigy_turned:
        return refusals.FEAT_USED
    given = (action.line is not None, action.place is not None)
    if given != (prodigy.target != "none", prodigy.target in _PLACED):
        return refusals.WRONG_TARGET
    if side.mana_upright < prodigy.cost:
        return refusals.NOT_ENOUGH_MANA
    if action.line is None:
        found = _finds_something(state, seat, prodigy.effect)
        return None if found else refusals.NOTHING_THERE
    if action.place is None:
        enemies = state.sides[OTHER[seat]].row(action.line)
        return None if enemies else refusals.NOTHING_THERE
    row = side.row(action.line)
    if action.place > len(row):
        return refusals.NOTHING_THERE
    return _refusal_of_creature(prodigy.effect, prodigy.value, row[action.place - 1])


def use_feat(transaction: Transaction, seat: Seat, action: Action) -> None:
    """Pay, turn the Prodigy, and carry out its effect (R4.4); raises :exc:`DeckEmptyError`."""
    prodigy = PRODIGIES[transaction.state.sides[seat].pair]
    line, place, value = action.line, action.place, prodigy.value
    transaction.emit(ev.FeatUsed(EVERYONE, seat, prodigy.pair, line, place, prodigy.cost))
    match prodigy.effect:
        case "erode":
            transaction.discard(OTHER[seat], value)
        case "renew":
            transaction.renew(seat, value)
        case "lull_both_lines":
            _lull_both(transaction, OTHER[seat])
    if line is None:
        return
    if place is None:
        transaction.scorch(OTHER[seat], line, value, "feat")
    else:
        _change_creature(transaction, seat, line, place, value)


def _finds_something(state: State, seat: Seat, effect: Effect) -> bool:
    """Return whether a feat without a target finds anything (R7.1)."""
    if effect == "renew":
        return bool(state.sides[seat].discard)
    if effect == "lull_both_lines":
        return any(state.sides[OTHER[seat]].rows)
    # A card of an empty deck is found: it is what the opponent loses by (R8.1).
    return True


def _refusal_of_creature(effect: Effect, value: int, chosen: InPlay) -> Refusal | None:
    if effect == "attack_bonus":
        return None if chosen.is_upright else refusals.TARGET_TURNED
    if chosen.is_upright:
        return refusals.TARGET_UPRIGHT
    return refusals.TARGET_TOO_COSTLY if chosen.creature.cost > value else None


def _lull_both(transaction: Transaction, enemy: Seat) -> None:
    for line in LINES:
        if transaction.state.sides[enemy].row(line):
            transaction.turn(enemy, line)


def _change_creature(
    transaction: Transaction, seat: Seat, line: Line, place: int, value: int
) -> None:
    side = transaction.state.sides[seat]
    card = side.row(line)[place - 1].creature.id
    if PRODIGIES[side.pair].effect == "attack_bonus":
        transaction.emit(ev.AttackRaised(EVERYONE, seat, line, place, card, value))
    else:
        transaction.emit(ev.CreatureRoused(EVERYONE, seat, line, place, card))
