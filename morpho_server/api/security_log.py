"""The security log: who was refused what, and how often, in a few lines a minute at most."""

import asyncio
import logging
from collections import Counter
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

COUNTED: Final = frozenset(
    {
        "foreign_origin",
        "head_too_large",
        "invalid",
        "malformed",
        "no_address",
        "no_such_link",
        "no_such_pass",
        "no_such_table",
        "not_signed_in",
        "not_your_player",
        "rate_limited",
        "too_large",
        "too_many_connections",
        "unknown_host",
    }
)
"""The kinds of refusals that may be an attack; those of a game are everyday life."""

WRITING_SECONDS: Final = 60.0
"""The interval at which the counts are written."""

MOST_LINES: Final = 20
"""The most lines that are written at a time, the highest counts first."""

MOST_PAIRS: Final = 10_000
"""The number of pairs of kind and address that are distinguished at a time."""

_KEY: Final = "morpho.security_log"

_log = logging.getLogger(__name__)


class SecurityLog:
    """Counts refusals by kind and address. ``totals`` are those by kind since the start."""

    def __init__(self) -> None:
        self.totals: Counter[str] = Counter()
        self._counts: Counter[tuple[str, str]] = Counter()
        self._beyond = 0

    def count(self, kind: str, address: str) -> None:
        """Count a refusal, if its kind is one that counts."""
        if kind not in COUNTED:
            return
        self.totals[kind] += 1
        if len(self._counts) < MOST_PAIRS or (kind, address) in self._counts:
            self._counts[kind, address] += 1
        else:
            self._beyond += 1

    def write(self) -> None:
        """Write what was counted since the last time, if anything was."""
        counts, beyond = self._counts.most_common(), self._beyond
        self._counts, self._beyond = Counter(), 0
        for (kind, address), times in counts[:MOST_LINES]:
            _log.info("refused %s from %s: %d", kind, address, times)
        more = sum(times for _, times in counts[MOST_LINES:]) + beyond
        if more:
            _log.info("refused others: %d", more)

    async def run(self) -> None:
        """Write the counts time and again until cancelled, and at the end."""
        try:
            while True:
                await asyncio.sleep(WRITING_SECONDS)
                self.write()
        finally:
            self.write()


class Watched:
    """An application whose refusals are counted: where one is made, the scope knows the log."""

    def __init__(self, app: ASGIApp, log: SecurityLog) -> None:
        self._app = app
        self._log = log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket."""
        scope[_KEY] = self._log
        await self._app(scope, receive, send)


def count_refusal(scope: Scope, kind: str) -> None:
    """Count a refusal of what is asked in this scope."""
    log: SecurityLog | None = scope.get(_KEY)
    if log is not None:
        client = scope.get("client")
        log.count(kind, client[0] if client else "unknown")
