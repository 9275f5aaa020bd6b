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
    """The Redis by which nodes notify one another and share who is present, as a URL."""

    redis_prefix: str = Field(default="morpho", min_length=1, max_length=100)
    """The prefix of all channel names, so that other servers may use the same Redis."""

    public_url: str | None = None
    """Where people reach the server, as ``https://play.example.org``.

    ``morpho doctor`` tries it. Links made on a page at ``localhost`` use it.
    """

    keep_days: int | None = Field(default=None, ge=1, le=MOST_DAYS)
    """The number of days after which a table without a new entry is removed; unset: never."""

    origins: tuple[str, ...] = ()
    """Other origins whose pages may connect, as JSON: ``["https://club.example.org"]``.

    This helps only pages of the same site, on another subdomain or port, and only on the socket.
    From other sites browsers send no cookie, a socket can't send a token, and there is no CORS.
    """

    trusted_proxies: str = "127.0.0.1"
    """Addresses, separated by commas, whose ``X-Forwarded-…`` headers are believed."""

    largest_message: int = Field(default=4096, ge=1024, le=65536)
    """How many characters a message on the socket may have."""

    largest_body: int = Field(default=65536, ge=4096)
    """How many bytes the body of a request may have."""

    commands_per_second: float = Field(default=20, gt=0)
    """How many commands a player may send a second, by all their pages together."""

    openings_per_minute: float = Field(default=60, gt=0)
    """How many new guests and tables an address may make a minute, both together."""

    wrong_codes_per_minute: float = Field(default=60, gt=0)
    """How many codes without a table an address may try a minute."""

    sockets_per_address: int = Field(default=1000, gt=0)
    """How many sockets an address may have open at once, and how many other connections."""

    away_seconds: float = Field(default=30, gt=0)
    """How long a player without an open page or a REST request stays present."""

    bot_seconds: float = Field(default=2, ge=0, le=60)
    """How long a bot takes for a decision, on average."""

    bot_processes: int | None = Field(default=None, ge=1, le=64)
    """The number of processes in which bots think; unset: one for two cores, at most four."""

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

    @field_validator("trusted_proxies")
    @classmethod
    def _are_addresses(cls, proxies: str) -> str:
        try:
            for proxy in [] if proxies == "*" else proxies.split(","):
                ip_network(proxy.strip())
        except ValueError:
            raise ValueError(
                "it should be addresses or networks as 10.0.0.0/8, separated by commas"
            ) from None
        return proxies
