"""Requests to a server: repeated as long as that makes sense, and never done twice."""

import asyncio
import itertools
import json
import random
import re
import time
from typing import Any, Final

import httpx

from morpho_client.errors import PASSING, Refused, Unreachable
from morpho_client.views import Json

ROOT: Final = "/api/v1"
FIRST_WAIT: Final = 0.4
LONGEST_WAIT: Final = 2.0
"""Seconds before the second attempt and before any, at most; chance spreads out the clients."""
TIMEOUT: Final = 30.0
"""How many seconds a request may take, beside what it asks to wait."""


class Rest:
    """The REST interface of a server, for one guest.

    ``patience``: for how many seconds a server may be away or busy. One that has never answered may
    be no server at all, so it is not waited for unless ``known``.
    """

    def __init__(self, address: str, patience: float, *, known: bool) -> None:
        self.address = address
        self.patience = patience
        self.token: str | None = None
        self._known = known
        self._http = httpx.AsyncClient(base_url=address + ROOT, timeout=TIMEOUT)

    @property
    def headers(self) -> dict[str, str]:
        """The headers that say who is asking."""
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    async def close(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    async def ask(
        self,
        method: str,
        path: str,
        body: Json = None,
        *,
        patience: float | None = None,
        repeat: bool | None = None,
        **query: Any,
    ) -> Json:
        """Return the answer to a request. Raises :exc:`Refused`, :exc:`Unreachable`.

        What was refused for a while is asked again. So is what may have been lost, if ``repeat`` or
        if it is done once only in any case: it asks for something, or has an id.
        """
        if repeat is None:
            repeat = method == "GET" or (isinstance(body, dict) and body.get("id") is not None)
        end = time.monotonic() + (self.patience if patience is None else patience)
        for attempt in itertools.count():
            wait = backoff(attempt)
            try:
                answer = await self._once(method, path, body, query)
            except Unreachable:
                if not (repeat and self._known) or time.monotonic() + wait > end:
                    raise
            except Refused as refused:
                self._known = True
                wait = wait if refused.retry_ms is None else refused.retry_ms / 1000
                if refused.code not in PASSING or time.monotonic() + wait > end:
                    raise
            else:
                self._known = True
                return answer
            await asyncio.sleep(wait)
        raise AssertionError

    async def _once(self, method: str, path: str, body: Json, query: dict[str, Any]) -> Json:
        params = {key: value for key, value in query.items() if value is not None}
        try:
            answer = await self._http.request(
                method, path, json=body, params=params, headers=self.headers
            )
        except httpx.TransportError as error:
            raise Unreachable(str(error) or type(error).__name__) from error
        return _told(answer)


def backoff(attempt: int) -> float:
    """Return how many seconds to wait after so many attempts."""
    longest = min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(attempt, 10))
    return longest * random.uniform(0.5, 1)  # noqa: S311 - it spreads a crowd


def _told(answer: httpx.Response) -> Json:
    try:
        told = answer.json()
    except (json.JSONDecodeError, UnicodeDecodeError):
        told = None
    if answer.is_success and told is not None:
        return told
    status, problem = answer.status_code, told if isinstance(told, dict) else {}
    code = problem.get("code", "rate_limited" if status == 429 else None)
    if isinstance(code, str) and re.fullmatch("[a-z_]+", code):
        after = answer.headers.get("Retry-After", "")
        wait = int(after) * 1000 if after.isascii() and after.isdigit() else None
        raise Refused(code, problem.get("detail", ""), status, problem.get("retry_ms", wait))
    if status in (502, 503, 504) or status >= 520:  # some proxies have more of their own
        raise Unreachable(f"the server can't be reached by its proxy ({status})")
    raise Unreachable(f"no Morpho Server answers there ({status})")
