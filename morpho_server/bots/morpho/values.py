"""What a move may bring, in points: a rule of thumb for each verb.

Numbers without a name are weights that were tried out in rounds of bots; none of them is a rule of
the game.
"""

from collections.abc import Callable
from math import prod
from typing import Final

from morpho_server.bots.morpho import hands
from morpho_server.bots.morpho.prospects import GUARDING, INTERCEPTING, Prospects
from morpho_server.bots.morpho.scene import Slot
from morpho_server.games.morpho.identities import IDENTITY, Name, Reason
from morpho_server.games.morpho.notation import name_in
from morpho_server.games.morpho.ring import MIDDLE, OWNER

VICTIM: Final[dict[Name, tuple[Name, Reason]]] = {
    "killer": ("leader", "leader_eliminated"),
    "cyborg": ("technician", "technician_eliminated"),
}
"""Whom a sniping card is after, and what it wins by."""


def value_of(seen: Prospects, move: str) -> float:
    """Return how many points a move may bring its seat, roughly."""
    verb, _, rest = move.partition(" ")
    return _VALUES[verb](seen, rest)


def patience(seen: Prospects) -> float:
    """Return what is left of a hand's worth if nothing decisive is done in this turn."""
    if seen.is_last_turn:
        return 0.3
    if seen.mission_of_another is None:
        return 0.95
    # The mission is resolved before the seat's next turn.
    return 1.4 if any(IDENTITY[name].faction == "morpho" for name in seen.names) else 0.45


def stay(seen: Prospects) -> float:
    """Return what the hand is worth if it is kept."""
    return seen.worth(seen.names) * (1 - _endangered(seen)) * patience(seen)


def _endangered(seen: Prospects, given: Slot = "") -> float:
    """Return how likely a card that is kept is shot by those who know it, before the next turn."""
    return max(
        (
            seen.may_be_shot_by_lookers(slot, shooter)
            for slot, name in seen.hand.items()
            for shooter, (victim, _) in VICTIM.items()
            if slot != given and name == victim
        ),
        default=0.0,
    )


def _look(seen: Prospects, slot: Slot) -> float:
    news = _news(seen, slot) * (1 - _endangered(seen))
    return stay(seen) + news - 0.5 * seen.chance(slot, "parasite")


def _news(seen: Prospects, slot: Slot) -> float:
    """Return what it is worth to know a card, for those whom the seat holds."""
    likely = seen.chances[slot]
    if len(likely) == 1:
        return 0.0
    news = 0.1 * (1 - max(likely.values()))
    for name in seen.names:
        if name in VICTIM:
            news += 0.9 * _find(seen, slot, VICTIM[name][0])
        elif name == "leader":
            news += 0.9 * _find(seen, slot, "technician")
        elif name == "spy":
            news += 0.3 * _doubt(seen.chance(slot, *INTERCEPTING, "technician"))
        elif name == "extremist":
            news += 0.3 * _doubt(seen.chance(slot, "deserter"))
    if set(seen.names) <= {"deserter", "mercenary"} or "parasite" in seen.names:
        beside = OWNER[slot] in set(seen.scene.neighbours(seen.seat))  # type: ignore[index]
        news += (1.2 if beside else 0.4) * _doubt(seen.chance(slot, *INTERCEPTING))
    return news


def _find(seen: Prospects, slot: Slot, name: Name) -> float:
    """Return how likely a look finds a card of which nobody could tell yet where it lies."""
    chance = seen.chance(slot, name)
    return chance if chance < 1 else 0.0


def _doubt(chance: float) -> float:
    return chance * (1 - chance)


def _change(seen: Prospects, slot: Slot) -> float:
    kept = 1 - _endangered(seen, slot)
    return seen.worth_of_change(slot, MIDDLE) * kept * patience(seen)


def _pass(seen: Prospects, _: str) -> float:
    return stay(seen)


def _mission(seen: Prospects, _: str) -> float:
    if "technician" in seen.names:
        found = 1.0
    else:
        found = max(seen.chance(slot, "technician") for slot in seen.scene.slots)
    [slot] = [slot for slot, name in seen.hand.items() if name == "leader"]
    return 3 * found * (1 - seen.may_be_shot(slot)) * (0.5 if seen.is_last_turn else 1)


def _indicate(seen: Prospects, rest: str) -> float:
    slot, _, named = rest.partition(" as ")
    return seen.chance(slot, name_in(named or "technician"))


def _guess(seen: Prospects, named: str) -> float:
    return seen.chance(seen.decision["slot"], name_in(named))


def _snipe(seen: Prospects, rest: str) -> float:
    target, _, card = rest.partition(" with ")
    victim, reason = VICTIM[seen.hand[card]]
    if target in seen.hand:
        return -1.0
    guarded = seen.may_react((target,), GUARDING)
    hit = seen.chance(target, victim)
    gain = hit * hands.reward(seen.names, reason) + (1 - hit) * _shown(seen, target)
    return (1 - guarded) * gain + guarded * _without(seen, card)


def _shown(seen: Prospects, target: Slot) -> float:
    """Return what the hand is worth after a shot that missed: it can shoot again, and all know."""
    return (0.7 + 0.3 * seen.chance(target, "bodyguard")) * patience(seen)


def _without(seen: Prospects, card: Slot) -> float:
    """Return what the hand is worth without a card."""
    left = tuple(name for slot, name in seen.hand.items() if slot != card)
    return 0.5 * hands.worth(left) * patience(seen) if left else 0.0


def _block(seen: Prospects, rest: str) -> float:
    """Value a token by how much better a shot at the likeliest Leader is after it."""
    gap, _, card = rest.partition(" with ")
    target = max(seen.others, key=lambda slot: seen.chance(slot, "leader"), default=None)
    idle = (0.7 if card in seen.scene.face_up else 0.5) * patience(seen)
    if target is None:
        return idle
    hit = seen.chance(target, "leader")
    guarded = seen.may_react_behind(gap, (target,), GUARDING)
    shot = hit * (1 - guarded) * hands.reward(seen.names, "leader_eliminated")
    return max(idle, 0.75 * shot * patience(seen))


def _escape(seen: Prospects, _: str) -> float:
    slots = tuple(slot for slot, name in seen.hand.items() if name == "parasite")
    reason = "parasite_escaped" if slots else "deserter_escaped"
    stopped = seen.may_react(slots or tuple(seen.hand), INTERCEPTING)
    return (1 - stopped) * hands.reward(seen.names, reason)


def _react(seen: Prospects, slot: Slot) -> float:
    """Show what is known, and no Leader if there is a choice."""
    if seen.is_open(slot):
        return 1.0
    return 0.0 if seen.hand[slot] == "leader" else 0.5


def _report(seen: Prospects, _: str) -> float:
    right = 1.0
    for name in ("leader", "technician", "bodyguard"):
        left = seen.public["tiles"].get(name, 0) - seen.scene.eliminated.get(name, 0)
        best = sorted((seen.chance(slot, name) for slot in seen.scene.slots), reverse=True)
        right *= prod(best[:left])
    return 2 * right - 0.5 * (1 - right)


def _perceive(seen: Prospects, _: str) -> float:
    hidden = (slot for slot in seen.others if slot not in seen.scene.face_up)
    right = prod(max(seen.chances[slot].values()) for slot in hidden)
    return 5 * right - 0.5 * (1 - right)


def _detonate(seen: Prospects, _: str) -> float:
    needed = max(0, 3 - seen.scene.eliminated.get("deserter", 0))
    best = sorted((seen.chance(slot, "deserter") for slot in seen.scene.slots), reverse=True)
    right = prod(best[:needed])
    return 3 * right + 0.9 * (1 - right) * patience(seen)


def _bomb(seen: Prospects, slot: Slot) -> float:
    if slot in seen.hand and seen.hand[slot] != "deserter":
        return -1.0
    return seen.chance(slot, "deserter") - 0.5 * seen.chance(slot, "leader", "technician")


def _invest(seen: Prospects, team: str) -> float:
    red = any(
        seen.is_open(slot) and seen.chance(slot, "killer") == 1 for slot in seen.scene.ring.slots
    )
    blue = seen.mission_of_another is not None
    likely = 0.42 + (0.15 if team == "red" else -0.15) * (red - blue) + 0.01 * (team == "red")
    return 3 * likely


def _assassinate(seen: Prospects, slot: Slot) -> float:
    won = 0.0
    if "killer" in seen.names:
        won = seen.chance(slot, "leader") * hands.reward(seen.names, "leader_eliminated")
    return won + (1 - seen.chance(slot, "leader")) * 0.5 * stay(seen)


def _swap(seen: Prospects, slot: Slot) -> float:
    [psionics] = [own for own, name in seen.hand.items() if name == "psionics"]
    return seen.worth_of_change(psionics, slot) * patience(seen)


def _take(seen: Prospects, slot: Slot) -> float:
    return sum(chance * hands.WORTH[name] for name, chance in seen.chances[slot].items())


def _arrange(seen: Prospects, rest: str) -> float:
    lays = {place: name_in(name) for place, name in (lay.split("=") for lay in rest.split())}
    hand = tuple(lays.get(slot, name) for slot, name in seen.hand.items())
    given = sum(
        hands.WORTH[name] for slot, name in lays.items() if slot not in (*seen.hand, MIDDLE)
    )
    return seen.worth(hand) - 0.2 * given


_VALUES: Final[dict[str, Callable[[Prospects, str], float]]] = {
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
