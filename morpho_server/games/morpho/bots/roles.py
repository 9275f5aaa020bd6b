"""The roles that bots derive from an identity's abilities: whom it seeks, what it can do."""

from collections.abc import Mapping
from typing import Final

from morpho_server.games.morpho.identities import (
    FALLS,
    IDENTITIES,
    Identity,
    Name,
    Reason,
    holders,
)

TECHNICIAN: Final[Name] = "technician"


def _victim(sniper: Identity) -> tuple[Name, Reason] | None:
    """Return whose elimination makes a sniper win first, and the reason that it wins by."""
    fallen = {fall.reason: fall.name for fall in FALLS}
    return next(((fallen[reason], reason) for reason in sniper.wins_by if reason in fallen), None)


VICTIM: Final[Mapping[Name, tuple[Name, Reason]]] = {
    identity.name: victim
    for identity in IDENTITIES
    if "snipe" in identity.active and (victim := _victim(identity)) is not None
}
"""The target of each sniping card, and the reason that it wins by."""

SOUGHT: Final[Mapping[Name, Name]] = {
    **dict.fromkeys(holders("mission"), TECHNICIAN),
    **{name: victim for name, (victim, _) in VICTIM.items()},
}
"""The identity that the holder of a card needs to find."""

GUARDING: Final = holders("guard")
INTERCEPTING: Final = holders("intercept")
TRANSMITTING: Final = holders("transmit")
ESCAPING_ALONE: Final = holders("parasite_escape")
