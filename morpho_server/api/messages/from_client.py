"""What a client can send, on the socket or by REST, and how it is read."""

from typing import Annotated, Any, Literal

import orjson
from pydantic import (
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    JsonValue,
    TypeAdapter,
    ValidationError,
    WrapValidator,
)
from pydantic_core import PydanticKnownError

from morpho_server.tables.messages.commands import AnyCommand
from morpho_server.tables.messages.fields import CommandKey, GameName, HashedToken, NameText
from morpho_server.tables.model.ids import CommandId

COMMANDS: TypeAdapter[AnyCommand] = TypeAdapter(Annotated[AnyCommand, Field(discriminator="type")])


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


class Body(BaseModel):
    """The body of a request: its fields and no others, of their own types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class MakeGuest(Body):
    """Become somebody, as a browser (cookie) or as a program (bearer token)."""

    name: NameText
    bearer: bool = False


class SignOut(Body):
    """Sign out this device, or all others that play as you."""

    where: Literal["here", "elsewhere"]


class OpenTable(Body):
    """Open a table and sit down at it as its host: once under an ``id``."""

    id: CommandKey | None = None
    game: GameName
    name: NameText
    options: dict[str, JsonValue] = {}


class JoinTable(Body):
    """Come to a table as a new player: once under an ``id``."""

    id: CommandKey | None = None
    name: NameText
    sit: bool = True


class UsePass(Body):
    """Come in by a link. Only a bearer who takes over a seat needs a ``name``."""

    token: HashedToken
    name: NameText | None = None


class OpenRecord(Body):
    """Open a record to see it played; ``number`` says which one in the text of a file."""

    record: str
    number: Annotated[int, Field(ge=1, lt=2**31)] = 1
