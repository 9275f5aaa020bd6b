"""Downtime given back: nobody loses time while the server can't take their move."""

from collections.abc import Sequence

from morpho_server.games.events import EVERYONE
from morpho_server.tables.decide.proposal import Proposal
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import Outage

RETURN_MILLIS = 5000
"""The least time that is left after an outage, so that pages can reconnect."""


def give_back(table: Table, outages: Sequence[Outage], most: int, now: Millis) -> Proposal | None:
    """Give back the time of outages to those with a deadline; ``None`` if they lost none.

    ``most`` is the limit for one outage, in milliseconds.
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
    return Proposal((ev.TimeGivenBack(EVERYONE, newest, Millis(given), until),))
