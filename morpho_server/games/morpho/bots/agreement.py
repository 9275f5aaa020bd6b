"""When bots agree to end a round that somebody wishes to end (R7.6); they never wish it first.

A bot agrees late in a round, or if it believes that nobody has a fair chance any more. It agrees
only while it owes no decision: one that agreed in its turn would take longer for that turn, and
show everybody that it had agreed.
"""

from collections import Counter
from collections.abc import Callable
from math import ceil, prod
from typing import Final

from morpho_server.games.bot import Observation
from morpho_server.games.morpho.bots.evaluation.assessment import Assessment
from morpho_server.games.morpho.identities import IDENTITIES
from morpho_server.games.moves import Move

AGREE: Final = Move("agree")

LATE: Final = 2 / 3
"""A round is late when somebody has had this part of their turns."""

LATE_TURN: Final = 10
"""It is late with this turn of somebody where turns have no limit."""

FAIR: Final = 0.1
"""How likely somebody must be able to act, for a round to be worth playing on."""

_ACTING: Final = frozenset(identity.name for identity in IDENTITIES if identity.active)


def agrees(observation: Observation, assess: Callable[[], Assessment] | None = None) -> bool:
    """Return whether a bot that owes nothing agrees to the end now.

    ``assess`` says what it believes; without it, the bot only goes by how late it is.
    """
    if not observation.public.get("end_wished") or AGREE not in observation.open:
        return False
    return _is_late(observation) or (assess is not None and is_hopeless(assess()))


def _is_late(observation: Observation) -> bool:
    """Go by the seat that has had most turns: one that has invested gets no more (R8.6)."""
    seats = (event["seat"] for event in observation.events if event["kind"] == "turn_began")
    turns = max(Counter(seats).values(), default=0)
    limit = observation.public.get("turn_limit")
    return turns >= (LATE_TURN if limit is None else ceil(LATE * limit))


def is_hopeless(seen: Assessment) -> bool:
    """Return whether nobody can change job any more (R4.6), and hardly anybody can act."""
    if not all(seen.state.is_bound(seat) for seat in seen.state.ring.seats):
        return False
    return 1 - prod(1 - seen.may_be_able(hand, _ACTING) for hand in seen.state.hands()) < FAIR
