"""How bots play and score: how often they make each choice in a situation, and their points.

The figures are counted in rounds of agents (``scripts/learn_habits.py``). They serve three uses:
inferring a player's cards from their choices, choosing moves in simulated rounds, and valuing the
position in which a simulation stops.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, combinations_with_replacement
from pathlib import Path
from typing import Any, Final, NamedTuple

from morpho_server.games.morpho.bots.roles import SOUGHT, VICTIM
from morpho_server.games.morpho.identities import IDENTITY, NAMES, Name
from morpho_server.games.morpho.notation import VERBS

FILE: Final = Path(__file__).with_name("habits.json")

LATE: Final = 4
"""From this turn on, all turns are treated alike."""
FEWEST: Final = 3
"""The number of times a situation must have been met to be kept."""

MOST_POINTS: Final = max(each.reward for each in IDENTITY.values())
"""What a round brings at most (R1.1)."""

_HANDS: Final = {
    tuple(sorted(hand))
    for number in (1, 2)
    for hand in combinations_with_replacement(NAMES, number)
}
_ACTION_KINDS: Final = (VERBS - {"look", "snipe", "change"}).union(
    ("look far", "look near", "snipe hit", "snipe miss")
)
"""What can be done with some card, but for changing it (:func:`deed`)."""
_PRIOR: Final = 3.0
"""The number of choices, made as others make them, added to those counted in a situation."""
_LEAST: Final = 0.004
"""The least probability of any choice: not everybody has the same habits."""
_STEADY: Final = 5.0
"""The number of situations worth as much as the hand otherwise, added to those counted."""


class Situation(NamedTuple):
    """What a player goes by in a turn: the hand (sorted), the turn, and what else matters most.

    ``bound`` players can neither look nor change; ``awaited`` tells that another's mission is on;
    ``found`` are those sought by the hand whose places the player knows.
    """

    hand: tuple[Name, ...]
    turn: int
    bound: bool
    awaited: bool
    found: tuple[Name, ...]


def situation(
    hand: Sequence[Name], turn: int, *, bound: bool, awaited: bool, known: Iterable[Name]
) -> Situation:
    """Return the situation of a player who can tell the identities ``known`` of other cards."""
    sought = {SOUGHT[name] for name in hand if name in SOUGHT}
    found = tuple(sorted(sought.intersection(known))) if sought else ()
    return Situation(tuple(sorted(hand)), min(turn, LATE), bound, awaited, found)


def action_kind(verb: str, hand: Sequence[Name], aimed_at: Name | None, *, near: bool) -> str:
    """Return the kind of a choice: the verb, and the relevant trait of its card."""
    match verb:
        case "change":
            return f"change {aimed_at}"
        case "look":
            return "look near" if near else "look far"
        case "snipe":
            return "snipe hit" if aimed_at in _prey(hand) else "snipe miss"
    return verb


def _prey(hand: Sequence[Name]) -> set[Name]:
    return {SOUGHT[name] for name in hand if name in VICTIM}


class Tally(NamedTuple):
    """What was counted in a situation: how often each deed was done, and the points in the end."""

    done: Mapping[str, int]
    points: float

    @property
    def times(self) -> int:
        """Return how often the situation was met."""
        return sum(self.done.values())


class Habits:
    """What was counted in all situations, and what it makes likely in any."""

    def __init__(self, met: Mapping[Situation, Tally]) -> None:
        self._met = met
        self._hands: dict[tuple[Name, ...], tuple[float, int]] = {}
        self._usual: dict[tuple[int, int, bool], Counter[str]] = {}
        for where, counted in met.items():
            points, times = self._hands.get(where.hand, (0.0, 0))
            both = points + counted.points * counted.times, times + counted.times
            self._hands[where.hand] = both
            usual = self._usual.setdefault((len(where.hand), where.turn, where.bound), Counter())
            for done, count in counted.done.items():
                usual[_kind(done)] += count
        points, times = map(sum, zip(*self._hands.values(), strict=True))
        self._mean = points / times
        self.likelihood = lru_cache(maxsize=None)(self._likelihood)
        self.worth = lru_cache(maxsize=None)(self._worth)
        self.lots = lru_cache(maxsize=None)(self._lots)

    def _likelihood(self, where: Situation, done: str) -> float:
        """Return how likely a player does this in a situation."""
        usual = self._usual.get((len(where.hand), where.turn, where.bound), Counter())
        kind = _kind(done)
        # Of two cards either may be given away.
        ways = len(where.hand) if kind == "change" else 1
        expected = (usual[kind] + 0.5) / (usual.total() + 8) / ways
        met = self._met.get(where, _NO_TALLY)
        likely = (met.done.get(done, 0) + _PRIOR * expected) / (met.times + _PRIOR)
        return max(likely, _LEAST)

    def _worth(self, where: Situation) -> float:
        """Return how many points a round brings who is in a situation."""
        points, times = self._hands.get(where.hand, (0.0, 0))
        hand = (points + _STEADY * self._mean) / (times + _STEADY)
        met = self._met.get(where, _NO_TALLY)
        return (met.points * met.times + _STEADY * hand) / (met.times + _STEADY)

    def _lots(self, where: Situation) -> tuple[list[str], list[int]]:
        """Return the choices in a situation, and their cumulative counts."""
        plain = where._replace(awaited=False, found=())
        likest = (
            where,
            where._replace(awaited=False),
            where._replace(found=()),
            plain,
            plain._replace(turn=min(where.turn, 2), bound=False),
        )
        done = next((self._met[each].done for each in likest if each in self._met), {})
        return list(done), list(accumulate(done.values()))


_NO_TALLY: Final = Tally({}, 0.0)


def _kind(done: str) -> str:
    """Return a deed as all hands can do it."""
    return "change" if done.startswith("change") else done


def read(text: str) -> Habits:
    """Read habits as :func:`write` writes them; raises :exc:`ValueError` for anything else."""
    met = {}
    for line in json.loads(text)["situations"]:
        where = Situation(
            tuple(line["hand"]),
            line["turn"],
            line["bound"],
            line["awaited"],
            tuple(line["found"]),
        )
        counted = Tally(line["done"], line["points"])
        if where in met or not (_is_situation(where) and _is_counted(where, counted)):
            raise ValueError(f"not counted in rounds: {line}")
        met[where] = counted
    return Habits(met)


def _is_situation(where: Situation) -> bool:
    """Return whether a situation is one that a player may be in."""
    hand, turn, bound, awaited, found = where
    return (
        hand in _HANDS
        and turn in range(1, LATE + 1)
        and {bound, awaited} <= {False, True}
        and where == situation(hand, turn, bound=bound, awaited=awaited, known=found)
    )


def _is_counted(where: Situation, counted: Tally) -> bool:
    """Return whether so much can have been done in a situation, and have brought so many points."""
    kinds = _ACTION_KINDS.union(f"change {name}" for name in where.hand)
    return (
        counted.done.keys() <= kinds
        and min(counted.done.values(), default=0) > 0
        and counted.times >= FEWEST
        and 0 <= counted.points <= MOST_POINTS
    )


def write(met: Mapping[Situation, Tally], source: Mapping[str, Any]) -> str:
    """Write down what was counted, a line for each situation that was met often enough.

    ``source`` says in which rounds that was.
    """
    lines: list[dict[str, Any]] = [
        {
            **where._asdict(),
            "done": dict(sorted(counted.done.items())),
            "points": round(counted.points, 3),
        }
        for where, counted in sorted(met.items())
        if counted.times >= FEWEST
    ]
    situations = ",\n".join(json.dumps(line) for line in lines)
    return f'{{"source": {json.dumps(source)}, "situations": [\n{situations}\n]}}\n'


@lru_cache(maxsize=1)
def agents() -> Habits:
    """Return the habits of agents."""
    return read(FILE.read_text())
