"""Check a move rule by rule, and find why it can't be made."""

from collections.abc import Callable
from typing import Final, cast

from morpho_server.games.morphatrons.cards import BUILDINGS, Weapon
from morpho_server.games.morphatrons.notation import Action, Verb
from morpho_server.games.morphatrons.play import refusals
from morpho_server.games.morphatrons.play.attacks import attack_of, targets_of
from morpho_server.games.morphatrons.play.moves import TRIPLE, can_build, carries, zones_for
from morpho_server.games.morphatrons.state import State, is_high_enough
from morpho_server.games.moves import GAME_OVER, NOT_YOUR_TURN, Refusal
from morpho_server.games.seats import Seat


def refusal_of(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return why a move can't be made, or ``None``. It tells nothing of the other's hand."""
    if state.outcome is not None:
        return GAME_OVER
    if action.verb == "resign":
        return None
    if seat != state.turn:
        return NOT_YOUR_TURN
    if action.verb == "end":
        return None
    if not (state.actions or (action.verb == "morph" and state.free_morph)):
        return refusals.NO_ACTION
    if action.twice:
        return refusals.NAMED_TWICE
    if action.verb in _OF_BOTS and action.card not in state.bots[seat]:
        return refusals.NOT_YOUR_BOT
    return _CHECKS[action.verb](state, seat, action)


_OF_BOTS: Final = frozenset({"move", "strike", "shoot", "morph", "deactivate", "triple"})


def _nothing(state: State, seat: Seat, action: Action) -> Refusal | None:  # noqa: ARG001
    """Check nothing more: any own bot can be morphed or deactivated (R4.6, R4.8)."""
    return None


def _draw(state: State, seat: Seat, action: Action) -> Refusal | None:  # noqa: ARG001
    """Check that there is a card to draw (R4.1)."""
    return None if state.cards_left or state.scrap else refusals.NO_CARD_LEFT


def _play(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Check a card that is played (R4.2, R4.3)."""
    if action.card not in state.hands[seat]:
        return refusals.NOT_IN_HAND
    if state.is_full(seat):
        return refusals.BOARD_FULL
    return None if is_high_enough(action.card, state.tallest(seat)) else refusals.TOO_LOW


def _move(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Check a move (R4.4), and those that go with it (R4.5)."""
    bots = state.bots[seat]
    bot = bots[action.card]
    if action.zone not in zones_for(action.card, bot):
        return refusals.TOO_FAR
    if action.named and not carries(action.card, bot):
        return refusals.NO_TRANSPORT
    for passenger in action.named:
        is_there = passenger in bots and bots[passenger].zone == bot.zone
        if not is_there or passenger == action.card:
            return refusals.NOT_ABOARD
    return None


def _attack(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Check an attack (R5.1, R5.2, R5.6)."""
    bot = state.bots[seat][action.card]
    if bot.mode != "robot":
        return refusals.NOT_A_ROBOT
    weapon = cast("Weapon", action.verb)
    attack = attack_of(action.card, weapon)
    if attack is None:
        return refusals.NO_SUCH_ATTACK
    if action.card in state.attacked:
        return refusals.HAS_ATTACKED
    if len(action.named) > attack.targets:
        return refusals.TOO_MANY_TARGETS
    in_reach = targets_of(state, seat, bot, weapon, attack)
    return None if {*action.named} <= {*in_reach} else refusals.NO_TARGET


def _build(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Check the raising of a building (R4.7)."""
    if not can_build(state, seat):
        return refusals.NO_BUILDER
    building = action.building
    if building not in BUILDINGS[seat] or not state.heights[building]:
        return refusals.NO_SUCH_BUILDING
    return None if action.card in state.hands[seat] else refusals.NOT_IN_HAND


def _triple(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Check the replacement of a bot (R4.9, R4.3)."""
    [new] = action.named
    if new not in state.hands[seat]:
        return refusals.NOT_IN_HAND
    if new not in TRIPLE[action.card]:
        return refusals.NO_MATCH
    return None if is_high_enough(new, state.tallest(seat)) else refusals.TOO_LOW


_CHECKS: Final[dict[Verb, Callable[[State, Seat, Action], Refusal | None]]] = {
    "draw": _draw,
    "play": _play,
    "move": _move,
    "strike": _attack,
    "shoot": _attack,
    "morph": _nothing,
    "deactivate": _nothing,
    "build": _build,
    "triple": _triple,
}
