"""Every refusal and error as problem+json: one shape, one table of codes and statuses."""

import asyncio
import logging
import random
from collections.abc import Mapping
from http import HTTPStatus
from math import ceil
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ValidationError
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from morpho_server.api.faults import LONGEST_PLACE, Fault, faults_of, place_of, sentence_of
from morpho_server.api.security_log import count_refusal
from morpho_server.tables.messages.errors import CommandRefusedError, OverloadedError
from morpho_server.tables.ports import (
    HistoryChangedError,
    LogFullError,
    LogLockedError,
    LogUnavailableError,
    TableDroppedError,
    TableGoneError,
    TableLostError,
    TableRewrittenError,
    UnstorableError,
)

_log = logging.getLogger(__name__)

_AGAIN: Final = "try again, a command under the same id."

_OF_API: Final[dict[str, tuple[int, str]]] = {
    "banned": (403, "The host of this server has banned you."),
    "bad_record": (422, "That is not a game's record, or its moves break the rules."),
    "backup_failed": (500, "The backup could not be made."),
    "backup_under_way": (409, "A backup is being made or checked; try again when it is done."),
    "foreign_origin": (403, "This page belongs to another site."),
    "game_over": (409, "The game is over."),
    "history_changed": (
        409,
        "The server lost its latest updates, or your number is too high: fetch the view.",
    ),
    "http_error": (400, "The request breaks a rule of HTTP; the status says which."),
    "illegal_move": (409, "That move can't be made now. A game has more codes of its own."),
    "internal_error": (500, "A fault in this server; its log says more."),
    "invalid": (
        422,
        "There is no such type or field, or the value is of a wrong type or out of range.",
    ),
    "left": (409, "You have left this table."),
    "log_full": (503, f"The disk of the server is full; {_AGAIN}"),
    "log_locked": (503, f"Something else keeps the database locked or busy; {_AGAIN}"),
    "log_unavailable": (503, f"The database can't be reached or used just now; {_AGAIN}"),
    "malformed": (400, "That is not JSON."),
    "match_goes_on": (409, "You can watch a match again once it is over."),
    "method_not_allowed": (
        405,
        "That method is not allowed here; the header Allow lists those that are.",
    ),
    "needs_tls": (
        403,
        "Without TLS a server is administered only from its machine, or from a private address.",
    ),
    "no_address": (400, "What came through the tunnel does not name its sender's address."),
    "no_analysis": (404, "This game has no analysis of what could have been known."),
    "no_backup_folder": (409, "There is no folder for backups: set MORPHO_BACKUP_FOLDER."),
    "no_password": (409, "There is no password yet: choose one."),
    "no_records": (404, "This game has no record files."),
    "no_such_backup": (404, "The folder has no such backup."),
    "no_such_ban": (404, "There is no such ban."),
    "no_such_game": (404, "This server doesn't have that game."),
    "no_such_link": (404, "This link was withdrawn, or never led anywhere."),
    "no_such_match": (404, "There was no such match at this table."),
    "no_such_puzzle": (404, "This game doesn't have that puzzle."),
    "no_such_round": (404, "There was no such round at this table."),
    "no_such_report": (404, "There is no such report; it may have gone with its table."),
    "no_such_season": (404, "There was no such season at this table."),
    "no_such_session": (404, "There is no such session of an administrator."),
    "no_such_step": (404, "The round doesn't have that many steps."),
    "not_bannable": (409, "That would ban this machine, a trusted proxy or yourself."),
    "not_found": (404, "There is no such call."),
    "not_in_puzzle": (409, "That move has no place in this puzzle."),
    "not_signed_in": (401, "No token came, or one that is unknown, signed out or expired."),
    "not_your_turn": (409, "You have nothing to decide now."),
    "opening_closed": (403, "You can't open tables here now; join one by its link or its name."),
    "puzzle_over": (409, "The attempt was over before the last of these moves."),
    "quota_reached": (
        429,
        "You have used up what a day allows, or hold too much: give something up first.",
    ),
    "rate_limited": (429, "Too many requests; Retry-After says how many seconds to wait."),
    "replaced": (409, "This player is open on too many other pages."),
    "restarting": (503, f"The server is being restarted; {_AGAIN}"),
    "table_gone": (410, "This table is no more: it was removed from the server."),
    "table_unreadable": (500, "This table can't be read; the server's log says why."),
    "too_large": (413, "The body of the request, or the message, is too large."),
    "too_many_players": (409, "This game can't be played by so many."),
    "too_slow": (408, "This page could not keep up; open it again."),
    "unknown_host": (
        421,
        "The Host header has neither this server's public address nor an IP address.",
    ),
    "upgrade_required": (426, "Connect to this address by WebSocket."),
    "unreadable_move": (422, "That is not a move of this game's notation."),
    "unstorable": (422, "The database can't store that, however often it is sent."),
    "unsupported_version": (400, "This server speaks another version."),
    "wrong_password": (403, "That is not the password of this server."),
}
"""The HTTP status and the meaning of each code that is no table's own."""

DETAILS: Final = {code: detail for code, (_, detail) in _OF_API.items()}
"""The meaning of each code that is no table's own; the usual sentence of an answer with it."""

STATUSES: Final[dict[str, int]] = {code: status for code, (status, _) in _OF_API.items()} | {
    "bad_date": 422,
    "bad_name": 422,
    "bad_options": 422,
    "delayed": 403,
    "device_dropped": 403,
    "muted": 403,
    "no_evening": 404,
    "no_spectators": 403,
    "no_such_pass": 404,
    "no_such_phrase": 422,
    "no_such_player": 404,
    "no_such_screen": 404,
    "no_such_strength": 422,
    "no_such_table": 404,
    "no_such_zone": 422,
    "not_admitted": 403,
    "not_host": 403,
    "not_your_player": 403,
    "only_shows": 403,
    "overloaded": 503,
    "removed": 403,
    "screen_ended": 403,
    "seat_given_away": 403,
    "table_locked": 403,
}
"""The HTTP status of each code; every other refusal is a conflict with the table's state: 409."""

CODES: Final = {
    400: "malformed",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
}
"""The codes of refusals that are made before the request is read."""

CONFLICT = 409

PAGE: Final = "/docs/errors"
"""The page that has every code."""

MEDIA_TYPE = "application/problem+json"

HELD_SECONDS: Final = 0.7
"""The least delay of a refusal that somebody gets for going too fast.

Refusing costs about as much as answering, so clients that ask again at once would not slow down.
"""

WAIT_SECONDS: Final = 60
"""The wait sent to somebody who holds too much: nobody knows when they will let go."""

_WAITS: Final = {
    "history_changed": 1,
    "log_full": 1,
    "log_locked": 1,
    "log_unavailable": 1,
    "quota_reached": WAIT_SECONDS,
    "rate_limited": 5,
    "restarting": 1,
}
"""The seconds to wait by code, unless the refusal itself knows."""


class Problem(BaseModel):
    """An error, as RFC 9457 has it, with a stable code. ``type`` is the code's place in /docs.

    ``errors`` are all faults of an ``invalid`` request. ``retry_ms``: ask again after so many
    milliseconds; ``Retry-After`` has whole seconds.
    """

    type: str
    title: str
    status: int
    code: str
    detail: str
    errors: list[Fault] | None = None
    retry_ms: int | None = None


class ProblemError(Exception):
    """An error of the API itself, before any table is asked."""

    def __init__(
        self, code: str, detail: str | None = None, headers: dict[str, str] | None = None
    ) -> None:
        self.code = code
        self.detail = DETAILS[code] if detail is None else detail
        super().__init__(f"{code}: {self.detail}")
        self.headers = headers
        after = (headers or {}).get("Retry-After")
        self.retry_ms = wait_of(code) if after is None else int(after) * 1000


class ProblemResponse(JSONResponse):
    """A problem as it is answered. The security log counts it."""

    def __init__(self, body: Problem, headers: Mapping[str, str] | None = None) -> None:
        if body.retry_ms is not None:
            headers = {"Retry-After": f"{ceil(body.retry_ms / 1000)}", **(headers or {})}
        super().__init__(body.model_dump(exclude_none=True), body.status, headers, MEDIA_TYPE)
        self._code = body.code

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        count_refusal(scope, self._code)
        await super().__call__(scope, receive, send)


def status_of(code: str) -> int:
    """Return the HTTP status of a code."""
    return STATUSES.get(code, CONFLICT)


def wait_of(code: str) -> int | None:
    """Return for how many milliseconds a code asks to wait, if it does."""
    return _WAITS[code] * 1000 if code in _WAITS else None


def problem(
    code: str, detail: str, headers: Mapping[str, str] | None = None, **more: Any
) -> JSONResponse:
    """Return the response for an error, with ``more`` fields of it."""
    body = _body(code, status_of(code), detail)
    return ProblemResponse(body.model_copy(update={"retry_ms": wait_of(code)} | more), headers)


def _body(code: str, status: int, detail: str) -> Problem:
    title = code.replace("_", " ").capitalize()
    return Problem(type=f"{PAGE}#{code}", title=title, status=status, code=code, detail=detail)


async def delay_if_rate_limited(error: ProblemError) -> None:
    """Delay an error of a client that goes too fast, each by a time of its own."""
    if error.code == "rate_limited":
        await asyncio.sleep(HELD_SECONDS * random.uniform(1, 2))  # noqa: S311 - it spreads a crowd


async def answer_to(error: ProblemError) -> JSONResponse:
    """Return the response for an error, delayed for a client that goes too fast."""
    await delay_if_rate_limited(error)
    return problem(error.code, error.detail, error.headers, retry_ms=error.retry_ms)


def describe(error: ValidationError | RequestValidationError) -> tuple[str, str]:
    """Return the code and sentence for a failure of the log; the server's log says more."""
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return "malformed", DETAILS["malformed"]
    if first["type"] == "union_tag_invalid":
        return "invalid", "There is no message of that type."
    where = ".".join(str(part) for part in place_of(first) if part not in ("body", "query"))
    return "invalid", f"{where[:LONGEST_PLACE] or 'message'}: {sentence_of(first)}"


def unavailable(error: LogUnavailableError) -> tuple[str, str]:
    """Return the code and the sentence for what the log can't do; the host's log says more."""
    code = next(code for kind, code in _FAILURES if isinstance(error, kind))
    if not isinstance(error, TableGoneError | TableLostError):
        _log.warning("%s", error)
    return code, DETAILS[code]


_FAILURES: Final = (
    (TableGoneError, "table_gone"),
    (HistoryChangedError, "history_changed"),
    (TableRewrittenError, "log_unavailable"),
    (TableDroppedError, "internal_error"),
    (TableLostError, "table_unreadable"),
    (UnstorableError, "unstorable"),
    (LogFullError, "log_full"),
    (LogLockedError, "log_locked"),
    (LogUnavailableError, "log_unavailable"),
)
"""The codes of what the log can't do: the first kind that fits counts."""


def install(app: FastAPI) -> None:
    """Answer every error of an application as a problem."""

    @app.exception_handler(CommandRefusedError)
    async def _refused(_request: Request, error: CommandRefusedError) -> JSONResponse:
        return problem(error.code, error.reason)

    @app.exception_handler(OverloadedError)
    async def _overloaded(_request: Request, error: OverloadedError) -> JSONResponse:
        return problem(error.code, error.reason, retry_ms=error.retry_ms)

    @app.exception_handler(ProblemError)
    async def _problem(_request: Request, error: ProblemError) -> JSONResponse:
        return await answer_to(error)

    @app.exception_handler(LogUnavailableError)
    async def _unavailable(_request: Request, error: LogUnavailableError) -> JSONResponse:
        return problem(*unavailable(error))

    @app.exception_handler(RequestValidationError)
    async def _invalid(_request: Request, error: RequestValidationError) -> JSONResponse:
        code, detail = describe(error)
        faults = faults_of(error) if code == "invalid" else None
        return problem(code, detail, errors=faults)

    @app.exception_handler(HTTPException)
    async def _http(_request: Request, error: HTTPException) -> JSONResponse:
        code = CODES.get(error.status_code, "http_error")
        headers = dict(error.headers or {})
        if headers.get("Allow") == "GET":
            headers["Allow"] = "GET, HEAD"
        detail = error.detail
        if detail == HTTPStatus(error.status_code).phrase:  # it says no more than the number
            detail = DETAILS[code]
        return ProblemResponse(_body(code, error.status_code, detail), headers)

    @app.exception_handler(Exception)
    async def _fault(_request: Request, _error: Exception) -> JSONResponse:
        return problem("internal_error", DETAILS["internal_error"])


def _header(about: str, kind: str = "string") -> dict[str, Any]:
    return {"description": about, "schema": {"type": kind}}


_AFTER: Final = {"Retry-After": _header("Seconds to wait before the next try.", "integer")}
_RATE: Final = {
    "RateLimit-Policy": _header("The limit that was reached, if it is one of a rate."),
    "RateLimit": _header("What is left of it, and the seconds until there is more."),
}
_CONTENT: Final = {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}}

RESPONSES: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {
        "content": _CONTENT,
        "description": "Refused; nothing has changed.",
        "headers": _AFTER | _RATE,
    },
    "5XX": {
        "content": _CONTENT,
        "description": "Could not be done just now.",
        "headers": _AFTER,
    },
}
"""How the API's description documents errors."""
