"""A sight as text: what goes to the process in which a bot thinks, and what comes out there.

Nothing but JSON goes there, so no state can.
"""

from collections.abc import Iterable, Mapping, Sequence

import orjson

from morpho_server.bots.bot import Sight
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json


def write_sight(
    seat: Seat,
    public: Mapping[str, Json] | None,
    own: Mapping[str, Json] | None,
    legal: Sequence[Move],
    events: Iterable[bytes],
) -> bytes:
    """Return a sight as JSON; ``events`` are JSON already."""
    parts = {
        "seat": seat,
        "public": public,
        "own": own,
        "legal": legal,
        "events": orjson.Fragment(b"[" + b",".join(events) + b"]"),
    }
    return orjson.dumps(parts)


def read_sight(text: bytes) -> Sight:
    """Return the sight that :func:`write_sight` wrote."""
    return sight_from(orjson.loads(text))


def sight_from(parts: Mapping[str, Json]) -> Sight:
    """Return the sight that has these parts; anything else, or more, is a fault of the caller."""
    return Sight(**{**parts, "legal": tuple(parts["legal"])})
