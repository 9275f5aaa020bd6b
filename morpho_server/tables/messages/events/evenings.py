"""Evenings: when a table meets, and who comes."""

from morpho_server.tables.messages.events.table import TableEvent
from morpho_server.tables.model.evening import Answer, Repeats
from morpho_server.tables.model.ids import Millis, PlayerId


class EveningPlanned(TableEvent, kind="evening_planned"):
    """The host chose when the table meets: ``at``, the ``local`` date and time in a ``zone``.

    With the same time as before all answers stand.
    """

    at: Millis
    local: str
    zone: str
    repeats: Repeats


class CallGiven(TableEvent, kind="call_given"):
    """The host said at which address people talk, or, without ``url``, at none. For nobody."""

    player: PlayerId
    url: str


class EveningAnswered(TableEvent, kind="evening_answered"):
    """Somebody said whether they come to the evening."""

    player: PlayerId
    answer: Answer


class EveningOver(TableEvent, kind="evening_over"):
    """An evening is over, after four hours.

    The next one is ``at`` then, with no answers yet; ``None``: no next one. ``local`` is the same
    in the host's zone.
    """

    at: Millis | None
    local: str | None


class EveningCancelled(TableEvent, kind="evening_cancelled"):
    """The host called the evening off, and those that would have followed."""
