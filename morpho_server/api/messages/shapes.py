"""The parts of messages whose shape a game knows. Nothing checks them: games made them."""

from typing import Annotated, TypeAlias

from pydantic import JsonValue

from morpho_server.games.shapes import OfGame

_Object: TypeAlias = dict[str, JsonValue]

Chances = Annotated[_Object, OfGame("Chances")]
Deduction = Annotated[_Object, OfGame("Deduction")]
EverythingPatch = Annotated[_Object, OfGame("EverythingPatch")]
Options = Annotated[_Object, OfGame("Options")]
OwnPatch = Annotated[_Object, OfGame("OwnPatch")]
OwnView = Annotated[_Object, OfGame("Own")]
PublicPatch = Annotated[_Object, OfGame("PublicPatch")]
PublicView = Annotated[_Object, OfGame("Public")]
SeatOptions = Annotated[_Object, OfGame("SeatOptions")]
Setup = Annotated[_Object, OfGame("Setup")]
Story = Annotated[_Object, OfGame("Story")]
TablePatch = Annotated[_Object, OfGame("TablePatch")]
