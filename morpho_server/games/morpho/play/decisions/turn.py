"""The one action of a turn: what is open, why something is not, and doing it (R4.1 to R4.3)."""

from collections.abc import Iterator

from morpho_server.games.events import EVERYONE
from morpho_server.games.morpho.abilities import ABILITIES, ACTIVE
from morpho_server.games.morpho.abilities.ability import Ability
from morpho_server.games.morpho.events import Passed
from morpho_server.games.morpho.notation import PASS, Action
from morpho_server.games.morpho.play import refusals
from morpho_server.games.morpho.play.decisions import jobs
from morpho_server.games.morpho.play.decisions.kinds import TakeTurn
from morpho_server.games.morpho.play.ring import Slot
from morpho_server.games.morpho.play.transaction import Transaction
from morpho_server.games.morpho.play.turn_order import next_turn
from morpho_server.games.morpho.state import State, hindrance, is_bound
from morpho_server.games.moves import Move, Refusal
from morpho_server.games.seats import Seat

_VERBS = frozenset(ability.verb for ability in ABILITIES.values())


def moves(state: State, decision: TakeTurn) -> list[Move]:
    """Return every action open in this turn (R4.1)."""
    seat = decision.seat
    found = jobs.open_jobs(state, seat)
    may_pass = not found and not any(shown_uses(state, seat))
    for slot in state.ring.hands[seat]:
        found += _uses(state, seat, slot)
    if may_pass:
        found.append(PASS)
    return found


def shown_uses(state: State, seat: Seat) -> Iterator[Move]:
    """Yield every use of a seat's face-up cards that is open; one of them compels it (R4.3)."""
    for slot in state.ring.hands[seat]:
        if slot in state.face_up:
            yield from _uses(state, seat, slot)


def explain(state: State, decision: TakeTurn, action: Action) -> Refusal:
    """Return why an action is not legal in this turn."""
    seat = decision.seat
    match action.verb:
        case "look" | "change" if is_bound(state, seat):
            return refusals.BOUND
        case "look":
            return refusals.NOT_TO_BE_SEEN
        case "change":
            return refusals.NOT_TO_BE_CHANGED
        case "pass":  # R4.3
            return refusals.MUST_ACT if jobs.open_jobs(state, seat) else refusals.MUST_USE
        case _:
            return _why_unusable(state, seat, action)


def carry_out(transaction: Transaction, decision: TakeTurn, action: Action) -> None:
    """Carry out a legal action."""
    match action.verb:
        case "look":
            jobs.look(transaction, decision.seat, Slot(action.target))
        case "change":
            jobs.change(transaction, decision.seat, Slot(action.target))
        case "pass":
            transaction.emit(Passed(EVERYONE, decision.seat, unasked=False))
            next_turn(transaction)
        case _:
            slot, ability = _find_use(transaction.state, decision.seat, action)
            ability.carry_out(transaction, slot, action)


def _uses(state: State, seat: Seat, slot: Slot) -> list[Move]:
    """Return every use of a card's active abilities that is open."""
    found: list[Move] = []
    for ability in ACTIVE[state.cards[slot]]:
        if _closed(state, seat, slot, ability) is None:
            found += ability.moves(state, slot)
    return found


def _closed(state: State, seat: Seat, slot: Slot, ability: Ability) -> Refusal | None:
    """Return why a card's ability can't be used, whatever it is aimed at."""
    if state.turns[seat] == 1:  # R4.2
        return refusals.FIRST_TURN
    if hindrance(state, slot) is not None:  # R5.2, R5.4
        return refusals.HINDERED
    return ability.closed(state, slot)


def _find_use(state: State, seat: Seat, action: Action) -> tuple[Slot, Ability]:
    """Return the card that does this, and the ability with which it does."""
    return next(
        (slot, ability)
        for slot, ability in _candidates(state, seat, action)
        if _closed(state, seat, slot, ability) is None and action.text in ability.moves(state, slot)
    )


def _why_unusable(state: State, seat: Seat, action: Action) -> Refusal:
    """Return why no card of a seat can do this."""
    refusal = refusals.NOT_HELD if action.verb in _VERBS else refusals.NO_ACTION
    for slot, ability in _candidates(state, seat, action):
        refusal = _closed(state, seat, slot, ability) or _wrong_choice(ability, action)
    return refusal


def _wrong_choice(ability: Ability, action: Action) -> Refusal:
    if ability.names_card and not action.card:
        return refusals.WITH_WHICH
    return "illegal_target", ability.choose


def _candidates(state: State, seat: Seat, action: Action) -> Iterator[tuple[Slot, Ability]]:
    """Yield the cards of a seat with an ability of that name, only the one named if any is."""
    for slot in state.ring.hands[seat]:
        if action.card in ("", slot):
            for ability in ACTIVE[state.cards[slot]]:
                if ability.verb == action.verb:
                    yield slot, ability
