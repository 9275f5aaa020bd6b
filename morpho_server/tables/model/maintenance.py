"""Maintenance of the server."""

from dataclasses import dataclass


@dataclass(slots=True)
class Maintenance:
    """Whether the server's admin lets no round begin; all tables of a server share it."""

    is_on: bool = False
