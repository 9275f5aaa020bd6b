"""What can go wrong: a server refuses something, sends somebody away, or does not answer.

Or another process is this player already.
"""

from typing import Final

PASSING: Final = {
    *("log_full", "log_locked", "log_unavailable"),
    *("overloaded", "rate_limited", "restarting"),
}
"""Codes of what was refused for a while only: the same may be sent again, under the same id."""

FINAL: Final = {
    *("banned", "device_dropped", "foreign_origin", "left", "no_spectators", "no_such_player"),
    *("no_such_table", "not_signed_in", "not_your_player", "removed", "replaced"),
    *("seat_given_away", "table_gone", "table_unreadable", "unsupported_version"),
}
"""Codes with which a table is closed to somebody for good."""


class Refused(Exception):  # noqa: N818 - it is an answer
    """A refusal of the server, which changed nothing.

    ``code`` is one of the protocol's and always the same, ``reason`` a sentence. ``status`` is that
    of HTTP if it came by REST. ``retry_ms``: the same may be sent again after so long.
    """

    def __init__(
        self, code: str, reason: str = "", status: int | None = None, retry_ms: int | None = None
    ) -> None:
        super().__init__(f"{code}: {reason}" if reason else code)
        self.code = code
        self.reason = reason
        self.status = status
        self.retry_ms = retry_ms


class SentAway(Refused):
    """The end of a connection for good: the table is gone, or closed to this player."""


class Unreachable(ConnectionError):  # noqa: N818 - as above
    """No answer of a Morpho Server: from nobody, or from something else at that address."""


class InUse(RuntimeError):  # noqa: N818 - as above
    """A file for who one is that another client has open."""
