"""What every bot of Morphos does around its search: begin, swap, and choose among legal moves."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from morpho_server.games.bot import Observation, RandomBot
from morpho_server.games.morphos.bots.judging import urgent
from morpho_server.games.morphos.bots.position import Position, seen_in
from morpho_server.games.morphos.bots.search import Valued
from morpho_server.games.morphos.grid import FILES
from morpho_server.games.morphos.notation import ACCEPT, FLIP, PLACE, RETURN, SWAP, Action, read
from morpho_server.games.moves import Move

Think = Callable[[Position, Mapping[Action, float]], Valued]
"""Finds the best of some moves. How much more each is liked was drawn, and decides between moves
that are about as good."""

ABOUT_AS_GOOD: Final = 0.2
"""How much worse than the best a move may be, in moves, and still be made."""

NEAR_BEST: Final = 40
"""The most placings that are considered at first."""


class Novice(RandomBot):
    """Places anywhere, and agrees to take a turn back as all bots do."""

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return any legal move, or agree where that is asked."""
        return ACCEPT if ACCEPT in observation.legal else super().choose(observation, dice)


def choose(observation: Observation, dice: Random, think: Think) -> Move | None:
    """Return the move that ``think`` finds best, or the swap where Black began too well (R5.4)."""
    legal = observation.legal
    if len(legal) <= 1:
        return next(iter(legal), None)
    if ACCEPT in legal:
        return ACCEPT
    position = seen_in(observation)
    view = observation.public
    if (
        view["turn_number"] == 1
        and view["swap"]
        and not view.get("stones")
        and view["phase"] == "main"
    ):
        return _fair_opening(observation, dice)
    actions = candidates(position, observation)
    best = think(position, {action: dice.uniform(0, ABOUT_AS_GOOD) for action in actions})
    if SWAP in legal and _is_worth_a_swap(position, best):
        return SWAP
    return _spelled(best.action)


def candidates(position: Position, observation: Observation) -> list[Action]:
    """Return the legal moves that are worth a thought; there is at least one."""
    legal = observation.legal
    wanted = {_spelled(action) for action in urgent(position, NEAR_BEST)}
    if observation.public["phase"] == "return":
        wanted = {RETURN[move] for move in wanted if move in RETURN}
    found = [move for move in legal if move in wanted]
    return [read(move) for move in found or legal if move != SWAP]


def _fair_opening(observation: Observation, dice: Random) -> Move:
    """Return a first stone that is neither so good that it is taken over, nor lost (R5.4).

    It lies in the middle between Black's edges, and just outside the middle of the files.
    """
    size = observation.public["size"]
    aside = max(size // 4 - 1, 0)
    file = dice.choice((FILES[aside], FILES[size - 1 - aside]))
    rank = (size + 1) // 2 + dice.choice((0, 1))
    return PLACE[f"{file}{rank}"]


def _is_worth_a_swap(position: Position, best: Valued) -> bool:
    """Return whether Black begins too well: from the middle or, on a full board, by its stones.

    The measure of the search sees no difference between first stones.
    """
    board = position.board
    if not board.free:
        return best.worth < 0
    within = range(board.grid.size // 4, board.grid.size - board.grid.size // 4)
    return any(
        FILES.index(point[0]) in within and int(point[1:]) - 1 in within
        for point in board.grid.points_in(board.stones["B"])
    )


def _spelled(action: Action) -> Move:
    return {"flip": FLIP, "return": RETURN}.get(action.verb, PLACE)[action.point]
