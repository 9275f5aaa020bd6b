"""Observations as JSON, for the process in which a bot thinks.

Nothing but JSON goes there, so no game state can.
"""

from collections.abc import Iterable, Mapping, Sequence

import orjson

from morpho_server.games.bot import Observation
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json


def write_observation(
    seat: Seat,
    public: Mapping[str, Json] | None,
    own: Mapping[str, Json] | None,
    legal: Sequence[Move],
    events: Iterable[bytes],
) -> bytes:
    """Return an observation as JSON; ``events`` are JSON already."""
    parts = {
        "seat": seat,
        "public": public,
        "own": own,
        "legal": legal,
        "events": orjson.Fragment(b"[" + b",".join(events) + b"]"),
    }
    return orjson.dumps(parts)


def read_observation(text: bytes) -> Observation:
    """Return the observation that :func:`write_observation` wrote."""
    return observation_from(orjson.loads(text))


def observation_from(parts: Mapping[str, Json]) -> Observation:
    """Return the observation with these parts; a missing or unknown one is the caller's fault."""
    return Observation(**{**parts, "legal": tuple(parts["legal"])})
