"""R9, once more and in other words: what a round of M.O.R.P.H.O. should bring everybody."""

from collections.abc import Iterable, Mapping
from typing import Any

from morpho_server.games.events import Event
from morpho_server.games.seats import Seat, letter
from tests.support.games.morpho_ledger import Cards, hindrance
from tests.support.games.subjects import Place
from tests.support.games.watching import payload

TEAMS: Mapping[str, Mapping[str, int]] = {
    "blue": {"leader": 3, "technician": 3, "bodyguard": 2},
    "red": {"killer": 3},
}
WINNING_TEAM = {
    **dict.fromkeys(("killers_eliminated", "mission_succeeded"), "blue"),
    **dict.fromkeys(("leader_eliminated", "mission_failed"), "red"),
}
ALONE: Mapping[str, Mapping[str, int]] = {
    "deserters_eliminated": {"extremist": 3},
    "technician_eliminated": {"cyborg": 4},
    "deserter_escaped": {"deserter": 3},
    "parasite_escaped": {"parasite": 4},
    "report_right": {"spy": 2},
    "perception_right": {"psionics": 5},
}
"""Rewards of those who win alone, by the card that wins (R1.1, R9.5, R9.6)."""

AT_FAULT = {"report_wrong", "perception_wrong"}
ACTING_ALONE = {"escaped", "report_began", "perception_began"}
HANDS_CHANGED = {"job_changed", "swapped", "arranged"}


def points_of(log: Iterable[Event], seats: int) -> tuple[int, ...]:
    """Return the points of a round that is over."""
    events = list(log)
    ended = next(i for i, event in enumerate(events) if event.kind == "round_ended")
    play, end = events[:ended], events[ended]
    said, cards, before = payload(end), Cards(), dict[Place, str]()
    actor = None
    for event in play:
        if event.kind == "eliminated":
            before = dict(cards.at)
        cards.follow(event)
        if event.kind in HANDS_CHANGED:
            before = cards.at
        if event.kind in ACTING_ALONE:
            actor = payload(event)["seat"]
    if not said["reason"].endswith("_eliminated"):
        before = cards.at  # R9.3: the hands immediately after it, where no elimination ended it.
    return tuple(_points(Seat(seat), said, cards.at, before, actor) for seat in range(seats))


def _points(
    seat: Seat,
    said: Mapping[str, Any],
    hands: Mapping[Place, str],
    before: Mapping[Place, str],
    actor: Seat | None,
) -> int:
    held, reason = _hand(hands, seat), said["reason"]
    if not held or "conflict" in _hindrances(_hand(before, seat) or held):
        return 0  # R9.2, R9.3
    if reason in AT_FAULT:
        return int(seat != actor)
    if reason.endswith("escaped") and seat != actor:
        return 0
    team = WINNING_TEAM.get(reason)
    rewards = dict(TEAMS[team] if team else ALONE.get(reason, {}))
    if team and said["investments"].get(str(seat)) == team:
        rewards["investor"] = 3
    able = [name for name, why in zip(held, _hindrances(held), strict=True) if not why]
    best = max((rewards.get(name, 0) for name in able), default=0)
    return best - (best > 0 and "mercenary" in held)  # R9.4


def _hand(cards: Mapping[Place, str], seat: Seat) -> list[str]:
    return [name for slot, name in cards.items() if slot[0] == letter(seat)]


def _hindrances(held: list[str]) -> list[str | None]:
    if len(held) < 2:
        return [None] * len(held)
    return [hindrance(name, other) for name, other in zip(held, reversed(held), strict=True)]
