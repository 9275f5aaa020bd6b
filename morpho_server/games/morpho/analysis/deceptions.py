"""Wrong beliefs: whose, about whose cards, for how many turns (docs/rulings.md, 20)."""

from collections.abc import Iterable
from typing import Final

from morpho_server.games.morpho.analysis.course import Moment
from morpho_server.games.morpho.identities import IDENTITY, Faction
from morpho_server.games.seats import Seat

DOUBT: Final = 0.5
"""Below this chance of what a card was, somebody was wrong about it."""


def turns_fooled(course: Iterable[Moment], seats: int) -> list[list[int]]:
    """Return for how many turns of each other player each player had them fooled.

    The number of ``[a][b]`` counts turns of ``b``. At such a turn ``a`` held a card of a faction
    that ``b`` did not hold, and as far as ``b`` could know, its chance was less than one half.
    """
    fooled = [[0] * seats for _ in range(seats)]
    for moment in course:
        if moment.seat is not None and moment.turn:
            for other in moment.hands:
                if other != moment.seat:
                    fooled[other][moment.seat] += _is_fooled(moment, moment.seat, other)
    return fooled


def _is_fooled(moment: Moment, seat: Seat, other: Seat) -> bool:
    own = {_faction(moment, slot) for slot in moment.hands[seat]}
    for slot in moment.hands[other]:
        faction = _faction(moment, slot)
        if faction is not None and faction not in own:
            likely = moment.before[seat][slot].items()
            if sum(chance for name, chance in likely if IDENTITY[name].faction == faction) < DOUBT:
                return True
    return False


def _faction(moment: Moment, slot: str) -> Faction | None:
    name = moment.truth(slot)
    return None if name is None else IDENTITY[name].faction
