"""Search a whole turn: every position in which it can end, up to a number of them."""

from typing import NamedTuple

from morpho_server.games.morphatrons.bots.search.position import Position
from morpho_server.games.morphatrons.bots.search.steps import Doing, steps
from morpho_server.games.morphatrons.bots.search.worth import WIN, Judge


class Ending(NamedTuple):
    """A position in which the turn can end, what it is worth, and the first step to it.

    Without a ``first`` step the turn ends at once.
    """

    position: Position
    worth: float
    first: Doing | None


def endings(position: Position, width: int, judge: Judge) -> list[Ending]:
    """Return where the turn can end, the best first by a ``judge``.

    After each step, only the best ``width`` positions are gone on from. A position that can be
    reached in two ways counts once.
    """
    found = {position.key(): Ending(position, judge(position), None)}
    level = [*found.values()]
    while level:
        after: list[Ending] = []
        for before in level:
            for doing, reached in steps(before.position):
                key = reached.key()
                if key in found:
                    continue
                ending = Ending(reached, judge(reached), before.first or doing)
                found[key] = ending
                if ending.worth >= WIN:
                    return [ending]
                after.append(ending)
        after.sort(key=lambda each: each.worth, reverse=True)
        level = after[:width]
    return sorted(found.values(), key=lambda each: each.worth, reverse=True)
