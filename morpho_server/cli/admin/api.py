"""The admin API of a running server, as the command line uses it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from typing import Any, Self

from morpho_server.cli.doctor.requests import Answer, Visitor

LONGEST = 600
"""The most seconds that an answer may take: backups take a while."""


class NotDoneError(Exception):
    """What the server refuses. The text is its own."""


class AdminApi:
    """The admin API at an address; requests raise :exc:`.UnreachableError` and `NotDoneError`."""

    def __init__(self, server: str) -> None:
        self.server = server
        self._visitor = Visitor(server, LONGEST)
        self._cookie = ""

    @contextmanager
    def session(self, secret: str) -> Iterator[Self]:
        """Use an admin link, and end the session that it begins in the end."""
        begun = self._send("POST", "session", {"secret": secret})
        cookies = SimpleCookie(begun.headers.get("set-cookie", ""))
        self._cookie = "; ".join(f"{name}={each.value}" for name, each in cookies.items())
        try:
            yield self
        finally:
            self.ask("DELETE", "session")

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return the answer to a request."""
        return self._send(method, path, body).json()

    def _send(self, method: str, path: str, body: object = None) -> Answer:
        headers = {"Origin": self._visitor.url, "Cookie": self._cookie}
        if body is not None:
            headers["Content_Type"] = "application/json"
        sent = None if body is None else json.dumps(body)
        answer = self._visitor.send(method, f"/api/v1/admin/{path}", sent, **headers)
        if answer.status >= 300:
            raise NotDoneError(answer.json().get("detail") or f"It answers {answer.status}.")
        return answer
