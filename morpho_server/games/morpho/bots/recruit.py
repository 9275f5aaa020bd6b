"""A bot for M.O.R.P.H.O. that knows what it sees, and doesn't think further.

It goes by the views and moves of docs/reference/morpho.md, like anybody who plays by the wire.
"""

from collections.abc import Callable
from enum import IntEnum
from random import Random
from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.morpho.bots.agreement import AGREE, agrees
from morpho_server.games.morpho.bots.roles import INTERCEPTING, SOUGHT
from morpho_server.games.morpho.bots.seat_knowledge import SeatKnowledge
from morpho_server.games.morpho.identities import MORPHO_TEAM
from morpho_server.games.moves import Move

MORE_LIKELY_THAN_NOT: Final = 0.5


class Worth(IntEnum):
    """What a move is good for; the recruit makes one of the best that it has."""

    HURTS = 0
    """It costs the seat a card, or the round."""
    SHOWS = 1
    """It shows a card, or spends an ability, for little."""
    IDLE = 2
    """It costs nothing and brings nothing."""
    USEFUL = 3
    WINS = 4
    """It wins the round, or surely leads there."""


class Recruit:
    """Looks at what it doesn't know, keeps its cards hidden, and takes a win that it can see."""

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return one of the best moves, each as likely as another."""
        if not observation.legal:
            return AGREE if agrees(observation) else None
        seen = SeatKnowledge(observation)
        worth = {move: worth_of(seen, move) for move in observation.legal}
        best = max(worth.values())
        return dice.choice([move for move in observation.legal if worth[move] == best])


def worth_of(seen: SeatKnowledge, move: str) -> Worth:
    """Return the worth of a move, as far as its seat can see."""
    verb, _, rest = move.partition(" ")
    return _WORTH[verb](seen, rest)


def _look(seen: SeatKnowledge, slot: str) -> Worth:
    return Worth.IDLE if slot in seen.known else Worth.USEFUL


def _change(seen: SeatKnowledge, slot: str) -> Worth:
    if seen.hindered_by_conflict(slot):
        return Worth.USEFUL
    return Worth.SHOWS if set(seen.hand) == {"deserter"} else Worth.IDLE


def _pass(_: SeatKnowledge, __: str) -> Worth:
    return Worth.IDLE


def _mission(seen: SeatKnowledge, _: str) -> Worth:
    return Worth.WINS if seen.places_of("technician") else Worth.SHOWS


def _indicate(seen: SeatKnowledge, rest: str) -> Worth:
    slot, _, named = rest.partition(" as ")
    likelihood = seen.chance(slot, named or "technician")
    if likelihood == 0:
        return Worth.HURTS
    return Worth.WINS if slot in seen.known else Worth.IDLE


def _guess(seen: SeatKnowledge, named: str) -> Worth:
    slot = seen.decision["slot"]
    return Worth.IDLE if seen.chance(slot, named) > 0 else Worth.HURTS


def _snipe(seen: SeatKnowledge, rest: str) -> Worth:
    target, _, card = rest.partition(" with ")
    if target in seen.mine:
        return Worth.HURTS
    shooter, hit = seen.known[card], seen.known.get(target)
    if hit is not None and SOUGHT.get(shooter) == hit:
        return Worth.WINS
    return Worth.HURTS if shooter == hit else Worth.SHOWS


def _block(seen: SeatKnowledge, rest: str) -> Worth:
    """Block with a card that all know already; another would be shown by it."""
    return Worth.IDLE if rest.partition(" with ")[2] in seen.open_to_all else Worth.SHOWS


def _escape(seen: SeatKnowledge, _: str) -> Worth:
    risk = seen.chance_beside(*INTERCEPTING)
    if risk == 0:
        return Worth.WINS
    if risk <= MORE_LIKELY_THAN_NOT or (risk < 1 and seen.is_last_turn):
        return Worth.USEFUL
    return Worth.SHOWS if risk < 1 else Worth.HURTS


def _react(seen: SeatKnowledge, slot: str) -> Worth:
    if slot in seen.open_to_all:
        return Worth.USEFUL
    return Worth.SHOWS if seen.known[slot] == "leader" else Worth.IDLE


def _report(seen: SeatKnowledge, _: str) -> Worth:
    wanted = [slot for slot in seen.slots if seen.chance(slot, *MORPHO_TEAM)]
    return Worth.WINS if all(slot in seen.known for slot in wanted) else Worth.SHOWS


def _perceive(seen: SeatKnowledge, _: str) -> Worth:
    return Worth.WINS if all(slot in seen.known for slot in seen.others) else Worth.SHOWS


def _detonate(seen: SeatKnowledge, _: str) -> Worth:
    fallen = seen.fallen("deserter")
    return Worth.WINS if fallen + len(seen.places_of("deserter")) >= 3 else Worth.SHOWS


def _bomb(seen: SeatKnowledge, slot: str) -> Worth:
    if seen.known.get(slot) == "deserter":
        return Worth.WINS
    if slot in seen.mine:
        return Worth.HURTS
    return Worth.SHOWS if slot in seen.known else Worth.IDLE


def _invest(_: SeatKnowledge, __: str) -> Worth:
    return Worth.USEFUL


def _assassinate(seen: SeatKnowledge, slot: str) -> Worth:
    wins = "killer" in seen.hand and seen.known.get(slot) == "leader"
    return Worth.WINS if wins else Worth.SHOWS


def _swap(_: SeatKnowledge, __: str) -> Worth:
    return Worth.SHOWS


def _take(seen: SeatKnowledge, slot: str) -> Worth:
    return Worth.IDLE if slot in seen.known else Worth.USEFUL


def _arrange(seen: SeatKnowledge, rest: str) -> Worth:
    """Keep the Parasite, which can still escape."""
    lays = dict(lay.split("=") for lay in rest.split())
    kept = any(lays[slot] == "parasite" for slot in lays if slot in seen.mine)
    return Worth.USEFUL if kept else Worth.IDLE


_WORTH: Final[dict[str, Callable[[SeatKnowledge, str], Worth]]] = {
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
"""What a move's verb says of its worth. The notation is closed, so there are no others."""
