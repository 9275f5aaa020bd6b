"""The types of the fields of commands. They are checked when a message arrives."""

from datetime import datetime
from typing import Annotated, Final

from pydantic import AfterValidator, Field, JsonValue, StringConstraints

from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.games.shapes import OfGame
from morpho_server.tables.model.chat import without_tricks
from morpho_server.tables.model.ids import CommandId, Millis, PlayerId, ScreenId, Strength
from morpho_server.tables.model.names import CODE_LETTERS
from morpho_server.tables.model.passes import hash_of

_PLAIN = r"[^\x00-\x1f\x7f-\x9f]"
_VISIBLE = r"[^\s\x00-\x1f\x7f-\x9f]"


def _said(text: str) -> str:
    said = without_tricks(text)
    if not said.strip():
        raise ValueError("nothing is left of this text")
    return said


def _existing(local: str) -> str:
    datetime.fromisoformat(local)  # raises ValueError for 31 February
    return local


_LOCAL_TIME: Final = r"^2[0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$"

CommandKey = Annotated[CommandId, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Count = Annotated[int, Field(ge=0, lt=2**31)]
Moment = Annotated[Millis, Field(ge=0, lt=2**53)]
PlayerNumber = Annotated[PlayerId, StringConstraints(pattern=r"^p[1-9][0-9]{0,5}$")]
ScreenNumber = Annotated[ScreenId, StringConstraints(pattern=r"^s[1-9][0-9]{0,5}$")]
SeatNumber = Annotated[Seat, Field(ge=0, lt=100)]
NameText = Annotated[str, StringConstraints(max_length=200)]
GameName = Annotated[str, StringConstraints(max_length=40)]
StrengthName = Annotated[Strength, StringConstraints(pattern=r"^[a-z_]{1,20}$")]
HexText = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
MoveText = Annotated[Move, StringConstraints(max_length=200)]
OptionsChosen = Annotated[dict[str, JsonValue], OfGame("Options")]
SeatOptionsChosen = Annotated[dict[str, JsonValue], OfGame("SeatOptions")]
PhraseText = Annotated[str, StringConstraints(max_length=60)]
ChatText = Annotated[
    str,
    StringConstraints(min_length=1, max_length=300, pattern=rf"^{_PLAIN}*{_VISIBLE}{_PLAIN}*$"),
    AfterValidator(_said),
]
LocalTime = Annotated[str, StringConstraints(pattern=_LOCAL_TIME), AfterValidator(_existing)]
"""A date and a time of day without a zone, as ``2026-12-04T20:30``."""
ZoneName = Annotated[str, StringConstraints(max_length=60)]
CallAddress = Annotated[
    str, StringConstraints(max_length=300, pattern=rf"^https://[^\s/?#@\\]+([/?#]{_VISIBLE}*)?$")
]
HashedToken = Annotated[
    str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$"), AfterValidator(hash_of)
]
"""A secret as the client sends it. Only its hash is kept, from the moment it is read."""
ScreenToken = Annotated[
    str, StringConstraints(pattern=rf"^[{CODE_LETTERS}]{{8}}$"), AfterValidator(hash_of)
]
"""A secret that can be typed with a remote control. Only its hash is kept, too."""
