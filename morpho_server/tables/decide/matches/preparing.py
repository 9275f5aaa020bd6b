"""The secret of the next match, fixed before anybody commits to a share."""

from morpho_server.games.events import EVERYONE, NOBODY
from morpho_server.tables.decide.proposal import Events
from morpho_server.tables.messages import events as ev
from morpho_server.tables.model.match import SECRET_BYTES, commitment_to
from morpho_server.tables.ports import Randomness


def prepare_match(number: int, randomness: Randomness) -> Events:
    """Fix the secret of a table's next match."""
    secret = randomness.bytes(SECRET_BYTES)
    return (
        ev.MatchPrepared(EVERYONE, number, commitment_to(secret)),
        ev.SecretKept(NOBODY, secret.hex()),
    )
