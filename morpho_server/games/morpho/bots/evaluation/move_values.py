"""What a move may bring, in points: a rule of thumb for each verb.

Numbers without a name are weights that were tried out in rounds of bots; none of them is a rule of
the game.
"""

from collections.abc import Callable
from math import prod
from typing import Final

from morpho_server.games.morpho.belief.public_state import Slot
from morpho_server.games.morpho.bots import roles
from morpho_server.games.morpho.bots.evaluation import hand_values
from morpho_server.games.morpho.bots.evaluation.assessment import Assessment
from morpho_server.games.morpho.identities import ESCAPING, IDENTITY, MORPHO_TEAM, Name
from morpho_server.games.morpho.notation import name_in
from morpho_server.games.morpho.play.ring import MIDDLE, OWNER


def value_of(seen: Assessment, move: str) -> float:
    """Return how many points a move may bring its seat, roughly."""
    verb, _, rest = move.partition(" ")
    return _VALUES[verb](seen, rest)


def patience(seen: Assessment) -> float:
    """Return the share of a hand's worth that remains after a turn without a decision."""
    if seen.is_last_turn:
        return 0.3
    if seen.mission_of_another is None:
        return 0.95
    # The mission is resolved before the seat's next turn.
    return 1.4 if any(IDENTITY[name].faction == "morpho" for name in seen.names) else 0.45


def stay(seen: Assessment) -> float:
    """Return the worth of keeping the hand."""
    return seen.worth(seen.names) * (1 - _endangered(seen)) * patience(seen)


def _endangered(seen: Assessment, given: Slot = "") -> float:
    """Return the chance that a kept card is shot by players who know it before the next turn."""
    return max(
        (
            seen.may_be_shot_by_lookers(slot, shooter)
            for slot, name in seen.hand.items()
            for shooter, (victim, _) in roles.VICTIM.items()
            if slot != given and name == victim
        ),
        default=0.0,
    )


def _look(seen: Assessment, slot: Slot) -> float:
    news = _news(seen, slot) * (1 - _endangered(seen))
    return stay(seen) + news - 0.5 * seen.chance(slot, *roles.TRANSMITTING)


def _news(seen: Assessment, slot: Slot) -> float:
    """Return the worth of knowing a card, for the identities that the seat holds."""
    likely = seen.chances[slot]
    if len(likely) == 1:
        return 0.0
    news = 0.1 * (1 - max(likely.values()))
    for name in seen.names:
        active = IDENTITY[name].active
        if name in roles.SOUGHT:
            news += 0.9 * _find(seen, slot, roles.SOUGHT[name])
        elif "report" in active:
            news += 0.3 * _doubt(seen.chance(slot, *MORPHO_TEAM))
        elif "detonate" in active:
            news += 0.3 * _doubt(seen.chance(slot, "deserter"))
    if set(seen.names).issubset(ESCAPING) or not roles.ESCAPING_ALONE.isdisjoint(seen.names):
        beside = OWNER[slot] in set(seen.state.neighbours(seen.seat))  # type: ignore[index]
        news += (1.2 if beside else 0.4) * _doubt(seen.chance(slot, *roles.INTERCEPTING))
    return news


def _find(seen: Assessment, slot: Slot, name: Name) -> float:
    """Return how likely a look finds a card whose place is unknown so far."""
    chance = seen.chance(slot, name)
    return chance if chance < 1 else 0.0


def _doubt(chance: float) -> float:
    return chance * (1 - chance)


def _change(seen: Assessment, slot: Slot) -> float:
    kept = 1 - _endangered(seen, slot)
    return seen.worth_of_change(slot, MIDDLE) * kept * patience(seen)


def _pass(seen: Assessment, _: str) -> float:
    return stay(seen)


def _mission(seen: Assessment, _: str) -> float:
    if roles.TECHNICIAN in seen.names:
        found = 1.0
    else:
        found = max(seen.chance(slot, roles.TECHNICIAN) for slot in seen.state.slots)
    safe = 1 - seen.may_be_shot(_own(seen, "mission"))
    return _reward(seen, "mission") * found * safe * (0.5 if seen.is_last_turn else 1)


def _own(seen: Assessment, ability: str) -> Slot:
    """Return the slot of the seat's first card with an active ability."""
    return next(slot for slot, name in seen.hand.items() if ability in IDENTITY[name].active)


def _reward(seen: Assessment, ability: str) -> int:
    """Return the points that an active ability of the seat's cards may win."""
    return IDENTITY[seen.hand[_own(seen, ability)]].reward


def _indicate(seen: Assessment, rest: str) -> float:
    slot, _, named = rest.partition(" as ")
    return seen.chance(slot, name_in(named or roles.TECHNICIAN))


def _guess(seen: Assessment, named: str) -> float:
    return seen.chance(seen.decision["slot"], name_in(named))


def _snipe(seen: Assessment, rest: str) -> float:
    target, _, card = rest.partition(" with ")
    if target in seen.hand:
        return -1.0
    guarded = seen.may_react((target,), roles.GUARDING)
    gain = _shown(seen, target)
    if seen.hand[card] in roles.VICTIM:
        victim, reason = roles.VICTIM[seen.hand[card]]
        hit = seen.chance(target, victim)
        gain = hit * hand_values.reward(seen.names, reason) + (1 - hit) * gain
    return (1 - guarded) * gain + guarded * _without(seen, card)


def _shown(seen: Assessment, target: Slot) -> float:
    """Return the worth of the hand after a missed shot: it can shoot again, and all know."""
    return (0.7 + 0.3 * seen.chance(target, *roles.GUARDING)) * patience(seen)


def _without(seen: Assessment, card: Slot) -> float:
    """Return the worth of the hand without a card."""
    left = tuple(name for slot, name in seen.hand.items() if slot != card)
    return 0.5 * hand_values.worth(left) * patience(seen) if left else 0.0


def _block(seen: Assessment, rest: str) -> float:
    """Value a token by how much better a shot at the likeliest Leader is after it."""
    gap, _, card = rest.partition(" with ")
    target = max(seen.others, key=lambda slot: seen.chance(slot, "leader"), default=None)
    idle = (0.7 if card in seen.state.face_up else 0.5) * patience(seen)
    if target is None:
        return idle
    hit = seen.chance(target, "leader")
    guarded = seen.may_react_behind(gap, (target,), roles.GUARDING)
    shot = hit * (1 - guarded) * hand_values.reward(seen.names, "leader_eliminated")
    return max(idle, 0.75 * shot * patience(seen))


def _escape(seen: Assessment, _: str) -> float:
    slots = tuple(slot for slot, name in seen.hand.items() if name in roles.ESCAPING_ALONE)
    reason = "parasite_escaped" if slots else "deserter_escaped"
    stopped = seen.may_react(slots or tuple(seen.hand), roles.INTERCEPTING)
    return (1 - stopped) * hand_values.reward(seen.names, reason)


def _react(seen: Assessment, slot: Slot) -> float:
    """Show what is known, and no Leader if there is a choice."""
    if seen.is_open(slot):
        return 1.0
    return 0.0 if seen.hand[slot] == "leader" else 0.5


def _report(seen: Assessment, _: str) -> float:
    right = 1.0
    for name in MORPHO_TEAM:
        left = seen.public["tiles"].get(name, 0) - seen.state.eliminated.get(name, 0)
        best = sorted((seen.chance(slot, name) for slot in seen.state.slots), reverse=True)
        right *= prod(best[:left])
    return _reward(seen, "report") * right - 0.5 * (1 - right)


def _perceive(seen: Assessment, _: str) -> float:
    hidden = (slot for slot in seen.others if slot not in seen.state.face_up)
    right = prod(max(seen.chances[slot].values()) for slot in hidden)
    return _reward(seen, "perceive") * right - 0.5 * (1 - right)


def _detonate(seen: Assessment, _: str) -> float:
    needed = max(0, 3 - seen.state.eliminated.get("deserter", 0))
    best = sorted((seen.chance(slot, "deserter") for slot in seen.state.slots), reverse=True)
    right = prod(best[:needed])
    return _reward(seen, "detonate") * right + 0.9 * (1 - right) * patience(seen)


def _bomb(seen: Assessment, slot: Slot) -> float:
    if slot in seen.hand and seen.hand[slot] != "deserter":
        return -1.0
    return seen.chance(slot, "deserter") - 0.5 * seen.chance(slot, "leader", "technician")


def _invest(seen: Assessment, team: str) -> float:
    red = any(
        seen.is_open(slot) and seen.chance(slot, "killer") == 1 for slot in seen.state.ring.slots
    )
    blue = seen.mission_of_another is not None
    likely = 0.42 + (0.15 if team == "red" else -0.15) * (red - blue) + 0.01 * (team == "red")
    return _reward(seen, "invest") * likely


def _assassinate(seen: Assessment, slot: Slot) -> float:
    won = 0.0
    if "killer" in seen.names:
        won = seen.chance(slot, "leader") * hand_values.reward(seen.names, "leader_eliminated")
    return won + (1 - seen.chance(slot, "leader")) * 0.5 * stay(seen)


def _swap(seen: Assessment, slot: Slot) -> float:
    return seen.worth_of_change(_own(seen, "swap"), slot) * patience(seen)


def _take(seen: Assessment, slot: Slot) -> float:
    return sum(chance * hand_values.WORTH[name] for name, chance in seen.chances[slot].items())


def _arrange(seen: Assessment, rest: str) -> float:
    lays = {place: name_in(name) for place, name in (lay.split("=") for lay in rest.split())}
    hand = tuple(lays.get(slot, name) for slot, name in seen.hand.items())
    given = sum(
        hand_values.WORTH[name] for slot, name in lays.items() if slot not in (*seen.hand, MIDDLE)
    )
    return seen.worth(hand) - 0.2 * given


_VALUES: Final[dict[str, Callable[[Assessment, str], float]]] = {
    "look": _look,
    "change": _change,
    "pass": _pass,
    "mission": _mission,
    "indicate": _indicate,
    "guess": _guess,
    "snipe": _snipe,
    "block": _block,
    "escape": _escape,
    "guard": _react,
    "intercept": _react,
    "report": _report,
    "perceive": _perceive,
    "detonate": _detonate,
    "bomb": _bomb,
    "invest": _invest,
    "assassinate": _assassinate,
    "swap": _swap,
    "take": _take,
    "arrange": _arrange,
}
"""What a move's verb says of its value. The notation is closed, so there are no others."""
