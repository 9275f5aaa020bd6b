"""The messages that a client can send, on the socket or by REST, and their parsing."""

from typing import Annotated, Any, Final, Literal

import orjson
from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    JsonValue,
    TypeAdapter,
    ValidationError,
    ValidationInfo,
    WrapValidator,
)
from pydantic_core import PydanticCustomError, PydanticKnownError

from morpho_server.api.messages.shapes import Options
from morpho_server.tables.messages.commands import AnyCommand
from morpho_server.tables.messages.fields import (
    ChatText,
    CommandKey,
    Count,
    GameName,
    HashedToken,
    NameText,
    SeatNumber,
    StrengthName,
)
from morpho_server.tables.model.evening import Answer
from morpho_server.tables.model.ids import CommandId
from morpho_server.tables.model.passes import hash_of

COMMANDS: TypeAdapter[AnyCommand] = TypeAdapter(Annotated[AnyCommand, Field(discriminator="type")])


class Body(BaseModel):
    """The body of a request: its fields and no others, of their own types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


LONGEST_PASSWORD: Final = 200
"""The most characters of the server's password."""

RoundNumber = Annotated[int, Field(ge=1, lt=2**31)]
"""The number of a match at its table, or of a round in its match."""


class ReplayMoment(Body):
    """A moment of a replay: the step, counted from 0, whose eyes, and how it goes on."""

    match: RoundNumber
    round: RoundNumber
    step: Count
    eyes: Literal["all", "spectator"] | SeatNumber
    playing: bool
    speed: Annotated[float, Field(gt=0, le=16)]


def _of_role(moment: ReplayMoment | None, info: ValidationInfo) -> ReplayMoment | None:
    if (moment is None) == (info.data.get("role") == "lead"):
        raise PydanticCustomError("moment", "Who leads has one, and nobody else")
    return moment


class Watch(Body):
    """Watch a replay at the table with others: lead them, follow, be on one's own, or stop.

    ``moment`` is for the role ``lead`` alone, which takes the lead from anybody: send it at each
    change, at most five times a second. It is no command: it has no ``id`` and is not kept, so say
    it again after reconnecting. Muted players can't lead. Players who see all cards take no part
    before the round is over.
    """

    type: Literal["watch"]
    role: Literal["lead", "follow", "other", "none"]
    moment: Annotated[
        ReplayMoment | None, AfterValidator(_of_role), Field(validate_default=True)
    ] = None


class Learn(Body):
    """Learn the game while others come: the step of how many, 0 for no longer.

    It is no command: nothing is kept of it, and it is forgotten with the connection. In a round
    nobody hears of it.
    """

    type: Literal["learn"]
    step: Annotated[int, Field(ge=0, le=99)]
    steps: Annotated[int, Field(ge=1, le=99)]


FromClient = AnyCommand | Watch | Learn
"""Everything that a page sends on the socket, by type."""

MESSAGES: TypeAdapter[FromClient] = TypeAdapter(Annotated[FromClient, Field(discriminator="type")])


def _read_body(body: Any, _handler: object) -> AnyCommand:
    if isinstance(body, bytes):  # sent as something else than JSON
        raise PydanticKnownError("model_attributes_type")
    try:
        text = orjson.dumps(body)
    except orjson.JSONEncodeError:
        raise PydanticKnownError("json_invalid", {"error": "nested too deeply"}) from None
    return COMMANDS.validate_json(text)


# Strict types accept a dataclass from JSON alone, and a route hands on what it has parsed.
# A field's discriminator would be described as that of the validator, without schemas to name.
CommandBody = Annotated[AnyCommand, Discriminator("type"), WrapValidator(_read_body)]
"""A command as the body of a request."""


class _Identified(BaseModel):
    """Anything sent under an id."""

    id: CommandKey


def command_id_in(text: str) -> CommandId | None:
    """Return the id in a message, whatever else is wrong with it, or ``None``."""
    try:
        return _Identified.model_validate_json(text, strict=True).id
    except ValidationError:
        return None


class MakeGuest(Body):
    """Become somebody, as a browser (cookie) or as a program (bearer token).

    A ``program`` says so: every table shows it, and it has limits of its own.
    """

    name: NameText
    bearer: bool = False
    program: bool = False


class BeProgram(Body):
    """Say that you are a program, which can't be taken back."""

    program: Literal[True]


class KeepTable(Body):
    """Keep a table for a year, or no longer than others."""

    keep: bool


class SignOut(Body):
    """Sign out this device, or all others that play as you."""

    where: Literal["here", "elsewhere"]


class LetMeIn(Body):
    """Be let in to open tables, by the server's password or the secret of an opening link."""

    by: Literal["password", "link"]
    secret: Annotated[str, Field(min_length=1, max_length=LONGEST_PASSWORD)]


class OpenTable(Body):
    """Open a table and sit down at it as its host: once under an ``id``."""

    id: CommandKey | None = None
    game: GameName
    name: NameText
    options: Options = {}


class JoinTable(Body):
    """Come to a table as a new player: once under an ``id``.

    ``answer`` says at once whether you come to the evening that is planned.
    """

    id: CommandKey | None = None
    name: NameText
    sit: bool = True
    answer: Answer | None = None


class PlayOn(Body):
    """Play on from a past round after so many ``steps``, once under an ``id``.

    The player takes a ``seat``, and bots of a ``strength`` take the others.
    """

    id: CommandKey
    steps: Annotated[int, Field(ge=1, lt=2**31)]
    seat: SeatNumber
    strength: StrengthName


class UsePass(Body):
    """Come in by a link. Only a bearer who takes over a seat needs a ``name``.

    If the answer was lost, the same guest gets it again; other uses are `no_such_pass`.
    """

    token: HashedToken
    name: NameText | None = None


class MakeScreen(Body):
    """Become a big screen by the letters of a pass, as somebody has typed them."""

    token: Annotated[str, Field(max_length=40), AfterValidator(hash_of)]


class ReadPass(Body):
    """Ask what a link leads to, before using it."""

    token: HashedToken


class MakeReplayLink(Body):
    """Let the bearer of a secret see a match that is over, or one round, without being there."""

    token: HashedToken
    match: RoundNumber
    round: RoundNumber | None = None


class OpenReplayLink(Body):
    """See a round by a link; the first that it shows, without ``round``."""

    token: HashedToken
    round: RoundNumber | None = None


class SendReport(Body):
    """Send a report of a problem, as ``GET …/report`` returns it, with a sentence about it."""

    text: ChatText
    report: dict[str, JsonValue]


class OpenRecord(Body):
    """Open a record to see it played; ``number`` says which one in the text of a file."""

    record: str
    number: Annotated[int, Field(ge=1, lt=2**31)] = 1
