"""The rules of each move: why it can't be made, if it can't (R3 to R5).

The list of legal moves is made of the same conditions, so each rule is stated here alone.
"""

from collections.abc import Callable
from typing import Final, cast

from morpho_server.games.kit.turns import turn_refusal
from morpho_server.games.morphatrons import cards
from morpho_server.games.morphatrons.cards import CARDS, RANK, SUIT, Building, Card, Weapon, Zone
from morpho_server.games.morphatrons.notation import Action, Verb
from morpho_server.games.morphatrons.play import refusals
from morpho_server.games.morphatrons.play.attacks import attack_of, targets_of
from morpho_server.games.morphatrons.state import Bot, State, is_high_enough
from morpho_server.games.moves import Refusal
from morpho_server.games.seats import Seat

_STEPS: Final = {
    (zone, reach): [goal for goal in cards.ZONES if 0 < abs(goal - zone) <= reach]
    for zone in cards.ZONES
    for reach in (1, 2)
}

MATCHING: Final = {
    card: frozenset(
        new for new in CARDS if new != card and (SUIT[new] == SUIT[card] or RANK[new] == RANK[card])
    )
    for card in CARDS
}
"""The cards that can replace a bot (R4.9)."""


def refusal_of(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return why a move can't be made, or ``None``. It reveals nothing of the other's hand."""
    if (refusal := turn_refusal(state, seat, action.verb)) or action.verb in ("resign", "end"):
        return refusal
    if not can_pay(state, action.verb):
        return refusals.NO_ACTION
    if action.twice:
        return refusals.NAMED_TWICE
    if action.verb in _OF_BOTS and action.card not in state.bots[seat]:
        return refusals.NOT_YOUR_BOT
    return _CHECKS[action.verb](state, seat, action)


def can_pay(state: State, verb: Verb) -> bool:
    """Return whether there is an action left, or a morph that costs none (R3.2, R3.3)."""
    return bool(state.actions) or (verb == "morph" and state.free_morph)


def refusal_of_draw(state: State) -> Refusal | None:
    """Check that there is a card to draw (R4.1)."""
    return None if state.cards_left or state.scrap else refusals.NO_CARD_LEFT


def playable(state: State, seat: Seat) -> list[Card]:
    """Return the cards of the hand for which a building is high enough (R4.3)."""
    tallest = state.tallest(seat)
    return [card for card in state.hands[seat] if is_high_enough(card, tallest)]


def refusal_of_attacker(state: State, card: Card, bot: Bot, weapon: Weapon) -> Refusal | None:
    """Check the bot that attacks (R5.1, R5.6)."""
    if bot.mode != "robot":
        return refusals.NOT_A_ROBOT
    if attack_of(card, weapon) is None:
        return refusals.NO_SUCH_ATTACK
    return refusals.HAS_ATTACKED if card in state.attacked else None


def reach_of(card: Card, bot: Bot) -> int:
    """Return how many zones a bot goes at most (R4.4)."""
    if RANK[card] in cards.FLYING or (bot.mode == "vehicle" and SUIT[card] == cards.SPADE):
        return 2
    return 1


def zones_for(card: Card, bot: Bot) -> list[Zone]:
    """Return the zones to which a bot can go (R4.4)."""
    return _STEPS[bot.zone, reach_of(card, bot)]


def carries(card: Card, bot: Bot) -> bool:
    """Return whether other bots can go with one (R4.5)."""
    return bot.mode == "vehicle" and SUIT[card] == cards.HEART


def passengers(bots: dict[Card, Bot], card: Card) -> list[Card]:
    """Return the bots that can go with one that carries others (R4.5)."""
    zone = bots[card].zone
    return [each for each, its in bots.items() if its.zone == zone and each != card]


def buildings_to_raise(state: State, seat: Seat) -> list[Building]:
    """Return the buildings that a seat can raise: with a club in vehicle mode at home (R4.7)."""
    for card, bot in state.bots[seat].items():
        if bot.mode == "vehicle" and SUIT[card] == cards.CLUB and bot.zone == cards.HOME[seat]:
            return state.standing(seat)
    return []


_OF_BOTS: Final = frozenset({"move", "strike", "shoot", "morph", "deactivate", "triple"})


def _nothing(state: State, seat: Seat, action: Action) -> Refusal | None:  # noqa: ARG001
    """Check nothing more: any own bot can be morphed or deactivated (R4.6, R4.8)."""
    return None


def _play(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Check a card that is played (R4.2, R4.3)."""
    if action.card not in state.hands[seat]:
        return refusals.NOT_IN_HAND
    if state.is_full(seat):
        return refusals.BOARD_FULL
    return None if is_high_enough(action.card, state.tallest(seat)) else refusals.TOO_LOW


def _move(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Check a move (R4.4), and those that go with it (R4.5)."""
    bots, card = state.bots[seat], action.card
    if action.zone not in zones_for(card, bots[card]):
        return refusals.TOO_FAR
    if not action.named:
        return None
    if not carries(card, bots[card]):
        return refusals.NO_TRANSPORT
    return None if {*action.named} <= {*passengers(bots, card)} else refusals.NOT_ABOARD


def _attack(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Check an attack and its targets (R5.1, R5.2, R5.6)."""
    bot, weapon = state.bots[seat][action.card], cast("Weapon", action.verb)
    if refusal := refusal_of_attacker(state, action.card, bot, weapon):
        return refusal
    attack = attack_of(action.card, weapon)
    assert attack is not None
    if len(action.named) > attack.targets:
        return refusals.TOO_MANY_TARGETS
    in_reach = targets_of(state, seat, bot, weapon, attack)
    return None if {*action.named} <= {*in_reach} else refusals.NO_TARGET


def _build(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Check the raising of a building, and the card that is discarded (R4.7)."""
    buildings = buildings_to_raise(state, seat)
    if not buildings:
        return refusals.NO_BUILDER
    if action.building not in buildings:
        return refusals.NO_SUCH_BUILDING
    return None if action.card in state.hands[seat] else refusals.NOT_IN_HAND


def _triple(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Check the replacement of a bot (R4.9, R4.3)."""
    [new] = action.named
    if new not in state.hands[seat]:
        return refusals.NOT_IN_HAND
    if new not in MATCHING[action.card]:
        return refusals.NO_MATCH
    return None if is_high_enough(new, state.tallest(seat)) else refusals.TOO_LOW


_CHECKS: Final[dict[Verb, Callable[[State, Seat, Action], Refusal | None]]] = {
    "draw": lambda state, _seat, _action: refusal_of_draw(state),
    "play": _play,
    "move": _move,
    "strike": _attack,
    "shoot": _attack,
    "morph": _nothing,
    "deactivate": _nothing,
    "build": _build,
    "triple": _triple,
}
