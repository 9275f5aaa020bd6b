"""The move that leads to the highest expected value of a turn's end."""

from dataclasses import dataclass
from functools import lru_cache
from math import inf

from morpho_server.games.bot import Observation
from morpho_server.games.morpyam.bots.odds import Stakes, Turn, expected_value
from morpho_server.games.morpyam.grid import FIGURE, Box
from morpho_server.games.morpyam.notation import Action, read
from morpho_server.games.moves import Move


@dataclass(frozen=True, slots=True)
class Ends:
    """What a turn can end with: a token on a free box, by its worth, or no token.

    A token on a box of ``last`` ends the game, so five alike bring no further turn (R5.1). Nothing
    is worth more than a victory.
    """

    boxes: tuple[tuple[Box, float], ...]
    last: frozenset[Box]
    nothing: float
    victory: float


class Plan:
    """A turn, with what each end of it is worth; ``alike_wins`` if five alike win the game."""

    def __init__(self, ends: Ends, *, alike_wins: bool) -> None:
        self._ends = ends
        self._alike_wins = alike_wins
        self._worths = dict(ends.boxes)
        self._again = 0.0
        # A further turn is taken to bring what this one would bring if it were the last.
        once = expected_value(self._stakes()) - ends.nothing
        self._again = max(0.0, once) / (ends.victory - ends.nothing)
        self.turn = Turn(self._stakes())

    def worth(self, action: Action, dice: str, rolls: int) -> float:
        """Return the worth of a move, with these dice after so many rolls."""
        if action.verb == "place":
            return self._worth_of(action.box, alike=dice == dice[0] * 5)
        if action.verb == "pass":
            return self._ends.nothing
        for die in action.dice:
            dice = dice.replace(die, "", 1)
        return self.turn.worth_of_roll(rolls + 1, dice, action.call)

    def _worth_of(self, box: Box, *, alike: bool) -> float:
        if alike and self._alike_wins:
            return self._ends.victory
        worth = self._worths[box]
        if not alike or box in self._ends.last:
            return worth
        return worth + self._again * (self._ends.victory - worth)

    def _stakes(self) -> Stakes:
        figures: dict[str, float] = {}
        of_alike: dict[str, float] = {}
        for box, _ in self._ends.boxes:
            figure = FIGURE[box]
            for best, alike in ((figures, False), (of_alike, True)):
                best[figure] = max(best.get(figure, -inf), self._worth_of(box, alike=alike))
        return Stakes(figures, of_alike, self._ends.nothing)


_plan_for = lru_cache(maxsize=64)(Plan)


def best_move(seen: Observation, ends: Ends) -> Move:
    """Return the legal move of the highest expected value; of several, the first in the list."""
    view = seen.public
    alike_wins = view["double_morpyam"] and view.get("again", False)
    plan = _plan_for(ends, alike_wins=alike_wins)
    dice = "".join(map(str, view.get("dice", ())))
    rolls = view["rolls"]
    return max(seen.legal, key=lambda move: plan.worth(read(move), dice, rolls))
