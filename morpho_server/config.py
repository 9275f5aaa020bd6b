"""The settings of a server: environment variables that begin with ``MORPHO_``."""

import re
from ipaddress import ip_network
from typing import Final

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

MOST_DAYS: Final = 36_500
"""The longest span of days that anybody can mean."""


class Settings(BaseSettings):
    """Every setting with its default. docs/hosting.md explains them to hosts."""

    model_config = SettingsConfigDict(
        env_prefix="MORPHO_",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        allow_inf_nan=False,
    )

    database: str = "sqlite:///data/morpho.db"
    """Where tables are kept, as a URL."""

    redis: str | None = None
    """The URL of the Redis through which nodes notify one another and share presence."""

    redis_prefix: str = Field(default="morpho", min_length=1, max_length=100)
    """The prefix of all channel names, so that other servers may use the same Redis."""

    public_url: str | None = None
    """Where people reach the server, as ``https://play.example.org``.

    ``morpho doctor`` tries it. Links made on a page at ``localhost`` use it.
    """

    keep_days: int | None = Field(default=None, ge=1, le=MOST_DAYS)
    """The number of days after which a table without a new entry is removed; unset: never."""

    token_days: int = Field(default=180, ge=1, le=MOST_DAYS)
    """The number of days without use after which a guest's token is no longer valid."""

    origins: tuple[str, ...] = ()
    """Other origins whose pages may connect, as JSON: ``["https://club.example.org"]``.

    This helps only pages of the same site, on another subdomain or port, and only on the socket.
    From other sites browsers send no cookie, a socket can't send a token, and there is no CORS.
    """

    trusted_proxies: str | None = None
    """Addresses, separated by commas, whose ``X-Forwarded-…`` headers are believed. Unset: none.

    Not even this machine's: what comes by a tunnel comes from here, too, and says what it likes.
    """

    largest_message: int = Field(default=4096, ge=1024, le=65536)
    """How many characters a message on the socket may have."""

    largest_body: int = Field(default=65536, ge=4096)
    """How many bytes the body of a request may have."""

    commands_per_second: float = Field(default=20, gt=0)
    """How many commands a guest may send a second, by all their pages together."""

    requests_per_second: float = Field(default=20, gt=0)
    """How many REST requests a guest may make a second."""

    entries_per_day: float = Field(default=20_000, gt=0)
    """How many commands a guest may send a day, and how many entries a table's log may get."""

    tables_per_day: float = Field(default=50, gt=0)
    """How many tables a guest may open a day."""

    bots_per_guest: int = Field(default=64, gt=0)
    """How many bots may play at a guest's tables; one of the strongest counts as four."""

    people_per_table: int = Field(default=210, ge=9)
    """How many people may be at a table, spectators included."""

    sockets_per_guest: int = Field(default=40, gt=0)
    """How many sockets a guest may have open at once."""

    guests_per_address: int = Field(default=10, gt=0)
    """As much as so many guests an address may do; one of IPv6 is a network of 64 bits."""

    guests_per_server: int = Field(default=200, gt=0)
    """As much as so many guests everybody together may do."""

    openings_per_minute: float = Field(default=60, gt=0)
    """How many new guests and tables an address may make a minute, both together."""

    wrong_codes_per_hour: float = Field(default=30, gt=0)
    """How many codes without a table an address may try an hour."""

    sockets_per_address: int = Field(default=1000, gt=0)
    """How many sockets an address may have open at once, and how many other connections."""

    away_seconds: float = Field(default=30, gt=0)
    """How long a player without an open page or a REST request stays present."""

    bot_seconds: float = Field(default=2, ge=1, le=60)
    """How long a bot takes for a decision, on average; with less, its thinking would show."""

    bot_processes: int | None = Field(default=None, ge=1, le=64)
    """The number of processes in which bots think; unset: one for two cores, at most four."""

    bots_speak: bool = True
    """Whether bots say anything; a table's host can silence those of the table."""

    host_grace_seconds: float = Field(default=60, ge=0)
    """How long a host's pages may be gone before somebody else becomes host."""

    downtime_seconds: int = Field(default=600, ge=0)
    """The most time that players with a running deadline get back after an outage."""

    idle_minutes: float = Field(default=10, gt=0)
    """How long a table that nobody watches stays in memory; the database keeps it."""

    @field_validator("origins")
    @classmethod
    def _are_origins(cls, origins: tuple[str, ...]) -> tuple[str, ...]:
        if not all(re.fullmatch(r"https?://[^/?#@\s]+", origin) for origin in origins):
            raise ValueError("it should be a list of origins as https://club.example.org")
        return origins

    @field_validator("public_url")
    @classmethod
    def _is_origin(cls, url: str | None) -> str | None:
        if url is not None and not re.fullmatch(r"https?://[^/?#@\s]+/?", url):
            raise ValueError("it should be an address as https://play.example.org")
        return url

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
