"""The settings of a server: environment variables that begin with ``MORPHO_``."""

import re
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Final, Literal

import platformdirs
from pydantic import Field, JsonValue, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from morpho_server.api.origins import origin_of

MOST_DAYS: Final = 36_500
"""The longest span of days that anybody can mean."""


USUAL_FILE: Final = Path("data", "morpho.db")
"""Where earlier releases kept the tables unless told otherwise, from where the server starts."""


def usual_database() -> str:
    """Return the URL of the SQLite file that serves unless another database is set."""
    if USUAL_FILE.exists():
        return f"sqlite:///{USUAL_FILE}"
    folder = platformdirs.user_data_path("morpho-server", appauthor=False)
    with suppress(OSError):  # on a new machine that of all programs may be missing
        folder.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'morpho.db'}"


class Settings(BaseSettings):
    """Every setting with its default. ``make wire`` lists them in docs/reference/settings.md."""

    model_config = SettingsConfigDict(
        env_prefix="MORPHO_",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        allow_inf_nan=False,
        use_attribute_docstrings=True,
    )

    database: str = Field(default_factory=usual_database)
    """The URL of the database.

    ``sqlite:////absolute/path.db``, or ``postgresql://user:password@host:5432/name``. Unset: the
    file ``data/morpho.db`` if there is one, else ``morpho.db`` in the user's folder for data, such
    as ``~/.local/share/morpho-server``. The server says at its start where the tables lie.
    """

    redis: str | None = None
    """The URL of the Redis through which nodes notify one another and share presence.

    ``redis://:password@host:6379/0``, ``rediss://`` with TLS, or ``unix:///path``.
    """

    redis_prefix: str = Field(default="morpho", min_length=1, max_length=100)
    """The prefix of all channel names, so that other servers may use the same Redis."""

    public_url: str | None = None
    """The server's public address, as ``https://play.example.org``.

    ``morpho doctor`` tries it. Links made on a page at ``localhost`` use it. The server then
    answers to no other name but addresses by number and ``localhost`` (against DNS rebinding),
    except at ``/healthz``, ``/readyz`` and ``/api/v1/connection``. So set it where you can.
    """

    backup_folder: str | None = None
    """The folder into which administrators can back up; unset: they can't.

    Each node has its own. Nothing is ever removed from it.
    """

    keep_days: int | None = Field(default=None, ge=1, le=MOST_DAYS)
    """The number of days after which a table without a new entry is removed; unset: never."""

    kept_tables: int = Field(default=5, ge=0, le=5)
    """The number of tables that a guest may keep for a year as their host, 0 for none.

    It matters only with `MORPHO_KEEP_DAYS`.
    """

    token_days: int = Field(default=180, ge=1, le=MOST_DAYS)
    """The number of days without use after which a browser or program is no longer known.

    It then loses its seats.
    """

    origins: tuple[str, ...] = ()
    """Other origins whose pages may connect, as JSON: ``["https://club.example.org"]``.

    This helps only pages of the same site, on another subdomain or port, and only on the socket.
    From other sites browsers send no cookie, a socket can't send a token, and there is no CORS. So
    such a page can't become a guest or join: its visitor does that on a page of this server. A
    [page of your own](../protocol.md#a-page-of-your-own) behind one proxy needs no such setting.
    """

    trusted_proxies: str | None = None
    """Addresses or networks whose ``X-Forwarded-…`` headers are believed, separated by commas.

    Unset: none, not even this machine's, from which requests of a tunnel come, too. ``*`` is for
    all, but only behind a proxy that replaces these headers: with one that appends to them,
    visitors choose their address.
    """

    call_template: str | None = None
    """The address of video rooms that hosts may use for their evenings.

    ``https://meet.example/{room}``: each table gets a room of its own, whose name nobody can guess.
    The server asks nothing of that address, and no page loads anything of it.
    """

    largest_message: int = Field(default=4096, ge=1024, le=65536)
    """The most characters of a message on the socket."""

    largest_body: int = Field(default=65536, ge=4096)
    """The most bytes of the body of a request."""

    commands_per_second: float = Field(default=20, gt=0)
    """The most commands a guest may send a second, by all their pages together."""

    program_commands_per_second: float = Field(default=20, gt=0)
    """The most commands a guest may send a second that has said that it is a program.

    What programs at an address send counts apart from what people there send.
    """

    program_commands_per_day: float = Field(default=50_000, gt=0)
    """The most commands that such a guest may send a day."""

    requests_per_second: float = Field(default=20, gt=0)
    """The most REST requests a guest may make a second."""

    entries_per_day: float = Field(default=20_000, gt=0)
    """The most commands a guest may send a day, and the most entries a table's log may get.

    A full log still takes moves, new rounds and the end of a match, and lets the host remove and
    mute people.
    """

    tables_per_day: float = Field(default=50, gt=0)
    """The most tables a guest may open a day."""

    bots_per_guest: int = Field(default=64, gt=0)
    """The most bots that may play at a host's tables; one of a game's strongest counts as four."""

    people_per_table: int = Field(default=210, ge=9)
    """The most people at a table, spectators included."""

    sockets_per_guest: int = Field(default=40, gt=0)
    """The most sockets a guest may have open at once."""

    guests_per_address: int = Field(default=10, gt=0)
    """An address may do as much as so many guests. One of IPv6 is a network of 64 bits."""

    guests_per_server: int = Field(default=200, gt=0)
    """Everybody together may do as much as so many guests."""

    openings_per_minute: float = Field(default=60, gt=0)
    """The most new guests and tables an address may make a minute, both together."""

    wrong_codes_per_hour: float = Field(default=30, gt=0)
    """The most wrong codes or links an address may try an hour."""

    sockets_per_address: int = Field(default=1000, gt=0)
    """The most sockets an address may have open at once, and the most other connections.

    Those of trusted proxies don't count.
    """

    away_seconds: float = Field(default=30, gt=0)
    """The time for which a player without an open page or a REST request stays present.

    With several nodes it is at least 6.
    """

    bot_seconds: float = Field(default=2, ge=1, le=60)
    """The average time a bot takes for a decision. With less than 1 its thinking would show."""

    bot_processes: int | None = Field(default=None, ge=1, le=64)
    """In how many processes bots think, 30 MB each while they are needed; aids have another one.

    Unset: one for two cores, from 1 to 4.
    """

    bots_speak: bool = True
    """Whether bots say anything; a table's host can silence those of the table."""

    host_grace_seconds: float = Field(default=60, ge=0)
    """The time for which a host's pages may be gone before somebody else becomes host.

    With several nodes it is at least 6.
    """

    downtime_seconds: int = Field(default=600, ge=0)
    """The most time that players with a running deadline get back after an outage."""

    idle_minutes: float = Field(default=10, gt=0)
    """The time for which a table that nobody watches stays in memory; the database keeps it."""

    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """The least level of lines in the log."""

    log_json: bool = False
    """Whether the log's lines are JSON objects, for programs that collect them."""

    metrics: str | None = None
    """Where this process tells metrics: ``127.0.0.1:9100``, or the path of a unix socket.

    At ``/metrics`` there, to everybody who reaches it; unset: nowhere.
    """

    def without_secrets(self) -> Mapping[str, JsonValue]:
        """Return all settings as JSON, those that are URLs without passwords."""
        shown: dict[str, JsonValue] = self.model_dump(mode="json")
        for name in ("database", "redis"):
            url = shown[name]
            shown[name] = _without_password(url) if isinstance(url, str) else url
        return shown

    @field_validator("metrics")
    @classmethod
    def _is_place(cls, place: str | None) -> str | None:
        if place is None or "/" in place:
            return place
        host, _, port = place.rpartition(":")
        if not host or not port.isdecimal() or int(port) > 65535:
            raise ValueError("it should be as 127.0.0.1:9100, or the path of a file")
        return place

    @field_validator("origins")
    @classmethod
    def _are_origins(cls, origins: tuple[str, ...]) -> tuple[str, ...]:
        try:
            return tuple(map(origin_of, origins))
        except ValueError:
            raise ValueError("it should be a list of origins as https://club.example.org") from None

    @field_validator("call_template")
    @classmethod
    def _names_rooms(cls, template: str | None) -> str | None:
        if template is None or (template.startswith("https://") and "{room}" in template):
            return template
        raise ValueError("it should be an address as https://meet.example/{room}")

    @field_validator("public_url")
    @classmethod
    def _is_origin(cls, url: str | None) -> str | None:
        try:
            return None if url is None else origin_of(url)
        except ValueError:
            raise ValueError("it should be an address as https://play.example.org") from None

    @field_validator("trusted_proxies")
    @classmethod
    def _are_addresses(cls, proxies: str | None) -> str | None:
        named = [] if proxies is None or proxies == "*" else proxies.split(",")
        try:
            for proxy in named:
                ip_network(proxy.strip())
        except ValueError:
            raise ValueError(
                "it should be addresses or networks as 10.0.0.0/8, separated by commas"
            ) from None
        return proxies


def _without_password(url: str) -> str:
    """Return a URL with ``…`` for its password, and for its query, which may have one, too."""
    plain, query, _ = re.sub(r"://([^:/@]*):.*@", r"://\1:…@", url).partition("?")
    return f"{plain}?…" if query else plain
