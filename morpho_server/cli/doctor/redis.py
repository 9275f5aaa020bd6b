"""Check that Redis answers, grants access and agrees on the time."""

import time
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from morpho_server.cli.doctor.database import clock_skew
from morpho_server.cli.doctor.findings import REDIS, Finding

if TYPE_CHECKING:
    from redis import Redis

_AT_HOME = ("localhost", "127.0.0.1", "::1")
"""Addresses that cannot be reached from outside."""

TIMEOUT = 3
"""The most seconds that Redis may take."""


def check_redis(url: str | None, prefix: str, servers: int) -> Iterator[Finding]:
    """Check that messages pass through Redis, for a database with this many servers."""
    if url is None and servers > 1:
        yield REDIS.warning(
            f"None is set, but {servers} servers use the database. So nobody counts as away, no"
            " stand-in begins, and no host who is gone is replaced.",
            "Set MORPHO_REDIS for all of them.",
        )
        return
    if url is None:
        yield REDIS.note("None is set; one server needs none, several need it.")
        return
    import redis  # noqa: PLC0415 - it is an extra

    timeouts = {"socket_timeout": TIMEOUT, "socket_connect_timeout": TIMEOUT}
    try:
        yield from _guarded(redis.connection.parse_url(url))  # type: ignore[no-untyped-call]
        yield from _try(redis.Redis.from_url(url, **timeouts), prefix)
    except ValueError:
        yield REDIS.problem(
            "MORPHO_REDIS can't be read.",
            "It should look like redis://localhost:6379/0.",
        )
    except redis.RedisError as error:
        said = str(error).partition("\n")[0].rstrip(".")
        yield REDIS.problem(
            f"It can't be used: {said}.",
            "Without it nodes notice one another's moves later; start it, or mend MORPHO_REDIS.",
        )


def _guarded(where: Mapping[str, Any]) -> Iterator[Finding]:
    if "password" in where or "path" in where or where.get("host", "localhost") in _AT_HOME:
        return
    yield REDIS.warning(
        "It has no password: anybody who reaches it can read every hand.",
        "Give it one, and write it as redis://:password@host:6379/0.",
    )


def _try(connection: "Redis", prefix: str) -> Iterator[Finding]:
    with connection:
        begun = time.perf_counter()
        answer: Any = connection.ping()
        took = (time.perf_counter() - begun) * 1000
        connection.publish(f"{prefix}:doctor", b"")
        seconds, micros = connection.time()
        assert answer, "or there would have been an error"
        yield REDIS.ok(f"It answers within {took:.1f} ms, and takes messages.")
        yield clock_skew("Redis'", abs(seconds + micros / 1e6 - time.time()))
