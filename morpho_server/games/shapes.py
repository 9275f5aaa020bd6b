"""Marks for parts of messages whose shape a game knows, read by descriptions of the wire alone."""

from collections.abc import Mapping
from typing import Annotated, Final, NamedTuple, TypeAlias

from morpho_server.games.views import Json

MARK: Final = "x-of-game"


class OfGame(NamedTuple):
    """Marks a field, by an annotation, as the part of a message that a game fills: its ``role``."""

    role: str

    def __get_pydantic_json_schema__(self, _schema: object, _handler: object) -> dict[str, str]:
        """Return the mark in place of a schema; pydantic calls this for JSON schemas alone."""
        return {MARK: self.role}


Carried: TypeAlias = Annotated[Json, OfGame("Carried")]
GameOptions: TypeAlias = Annotated[Mapping[str, Json], OfGame("Options")]
GameSeatOptions: TypeAlias = Annotated[Mapping[str, Json], OfGame("SeatOptions")]
GameSetup: TypeAlias = Annotated[Mapping[str, Json], OfGame("Setup")]
