"""The messages of the administration."""

from pydantic import BaseModel, JsonValue

from morpho_server.api.messages.from_client import Body
from morpho_server.tables.messages.fields import HashedToken


class BeginAdminSession(Body):
    """Begin a session by the secret of an admin link."""

    secret: HashedToken


class Admin(BaseModel):
    """You as an administrator: the name of the link that you came by, and your session's end."""

    name: str
    until: int


class AdminSessionShown(BaseModel):
    """A session of an administrator; ``this`` is your own."""

    id: int
    name: str
    since: int
    until: int
    this: bool


class AdminSessions(BaseModel):
    """All sessions that go on, the oldest first."""

    sessions: list[AdminSessionShown]


class AuditedShown(BaseModel):
    """Something that an administrator has done; ``who`` is the name of their link."""

    id: int
    at: int
    who: str
    action: str
    details: dict[str, JsonValue]


class AuditEntries(BaseModel):
    """What administrators have done, the latest first; ``next`` is the ``before`` of the rest."""

    entries: list[AuditedShown]
    next: int | None
