"""Downtime given back: nobody's time runs out while the server can't take their move."""

from collections.abc import Sequence

from morpho_server.games.events import EVERYONE
from morpho_server.tables import events as told
from morpho_server.tables.ports import Outage
from morpho_server.tables.proposals import Proposal
from morpho_server.tables.table import Table
from morpho_server.tables.words import Millis

RETURN_MILLIS = 5000
"""How much time there is at least after an outage, in which pages find back."""


def give_back(table: Table, outages: Sequence[Outage], most: int, now: Millis) -> Proposal | None:
    """Give those who are pressed the time of outages in which it ran; ``None`` if there was none.

    ``most`` is what is given back of one outage, in milliseconds.
    """
    deadline, end = table.deadline, table.time_is_up_at
    if deadline is None or end is None or table.pause is not None:
        return None
    given = newest = 0
    for outage in outages:
        # An outage that began when time was up already took nothing of it.
        if outage.number > table.outage and deadline.since < outage.until and outage.since < end:
            given += min(most, outage.until - max(outage.since, deadline.since))
            newest = outage.number
    if not newest:
        return None
    given = max(given, now + RETURN_MILLIS - end)
    until = Millis(deadline.until + given)
    return Proposal((told.TimeGivenBack(EVERYONE, newest, Millis(given), until),))
