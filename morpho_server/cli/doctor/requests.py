"""Requests to the server by its public address, as from outside."""

import http.client
import json
import socket
import ssl
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from threading import Timer
from typing import Any
from urllib.parse import urlsplit

from morpho_server.api.origins import origin_of

TIMEOUT = 10
"""The most seconds that an answer may take."""


class UnreachableError(Exception):
    """Nothing answers at an address; the text says why, for people."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A response; header names are in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    def json(self) -> dict[str, Any]:
        """Return the body as an object; an empty one if it is none."""
        try:
            found = json.loads(self.body)
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}


class Visitor:
    """An address, asked by a connection of its own for each request.

    It is that of a whole site, as ``https://play.example.org``; raises :exc:`ValueError` else.
    """

    def __init__(self, url: str, timeout: float | None = None) -> None:
        self._parsed = urlsplit(origin_of(url))
        self._timeout = TIMEOUT if timeout is None else timeout

    @property
    def url(self) -> str:
        """Return the origin as browsers send it, without a path."""
        return self._parsed.geturl()

    @property
    def secure(self) -> bool:
        """Return whether it is reached by TLS."""
        return self._parsed.scheme == "https"

    @property
    def host(self) -> str:
        """Return the ``Host`` header of a browser."""
        return self._parsed.netloc

    @property
    def port(self) -> int:
        """Return the port."""
        return self._parsed.port or (443 if self.secure else 80)

    @property
    def local(self) -> bool:
        """Return whether it is this machine, which browsers trust without TLS."""
        return self._parsed.hostname in ("localhost", "127.0.0.1", "::1")

    def get(self, path: str, **headers: str) -> Answer:
        """Ask for something; raise :exc:`UnreachableError`."""
        return self.send("GET", path, **headers)

    def send(self, method: str, path: str, sent: str | None = None, **headers: str) -> Answer:
        """Send a request; raise :exc:`UnreachableError`."""
        host, port = self._parsed.hostname or "", self._parsed.port
        connection: http.client.HTTPConnection
        if self.secure:
            context = ssl.create_default_context()
            connection = http.client.HTTPSConnection(
                host, port, timeout=self._timeout, context=context
            )
        else:
            connection = http.client.HTTPConnection(host, port, timeout=self._timeout)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        begun = time.monotonic()
        try:
            connection.connect()
            with _broken_off_in_time(connection.sock, self._timeout):
                connection.request(method, path, sent, named)
                answer = connection.getresponse()
                body = answer.read()
            _check_in_time(begun, self._timeout)
        except (OSError, http.client.HTTPException) as error:
            raise UnreachableError(_why_not(error, begun, self._timeout)) from error
        finally:
            connection.close()
        return Answer(answer.status, {k.lower(): v for k, v in answer.getheaders()}, body)


@contextmanager
def _broken_off_in_time(connected: socket.socket, timeout: float) -> Iterator[None]:
    """End a connection whose response never finishes, although each byte comes in time."""
    limit = Timer(timeout, _break_off, [connected])
    limit.start()
    try:
        yield
    finally:
        limit.cancel()


def _break_off(connected: socket.socket) -> None:
    with suppress(OSError):
        # Beneath TLS, whose own way must not meet somebody who reads.
        socket.socket.shutdown(connected, socket.SHUT_RDWR)


def _check_in_time(begun: float, timeout: float) -> None:
    if time.monotonic() - begun >= timeout:
        raise TimeoutError


def _why_not(error: Exception, begun: float, timeout: float) -> str:
    with suppress(TimeoutError):
        _check_in_time(begun, timeout)
        return _fault(error, timeout)
    return f"there is no answer within {timeout} s"


def _fault(error: Exception, timeout: float) -> str:
    match error:
        case ssl.SSLCertVerificationError():
            return f"its certificate is not valid: {error.verify_message}"
        case ssl.SSLError():
            return "it does not speak TLS (is the port right?)"
        case socket.gaierror():
            return "its name is not known (DNS)"
        case ConnectionRefusedError():
            return "nothing listens there"
        case TimeoutError():
            return f"there is no answer within {timeout} s"
        case http.client.HTTPException():
            return "what answers does not speak HTTP"
        case _:
            return str(error)
