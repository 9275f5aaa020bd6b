"""Marks for parts of messages whose shape a game knows, read by descriptions of the wire alone."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from morpho_server.games.views import Json

Role = Literal[
    "Carried",
    "Chances",
    "Deduction",
    "Event",
    "EverythingPatch",
    "Options",
    "Own",
    "OwnPatch",
    "Public",
    "PublicPatch",
    "SeatOptions",
    "Setup",
    "Story",
    "TablePatch",
]
"""A part of messages: each game has a shape of its own for it."""


MARK: Final = "x-of-game"


class OfGame(NamedTuple):
    """Marks a field, by an annotation, as the part of a message that a game fills."""

    role: Role

    def __get_pydantic_json_schema__(self, _schema: object, _handler: object) -> dict[str, str]:
        """Return the mark in place of a schema; pydantic calls this for JSON schemas alone."""
        return {MARK: self.role}


Carried: TypeAlias = Annotated[Json, OfGame("Carried")]
GameOptions: TypeAlias = Annotated[Mapping[str, Json], OfGame("Options")]
GameSeatOptions: TypeAlias = Annotated[Mapping[str, Json], OfGame("SeatOptions")]
GameSetup: TypeAlias = Annotated[Mapping[str, Json], OfGame("Setup")]
