"""The active abilities, by the names under which the identities list them."""

from typing import Final

from morpho_server.games.morpho.abilities.ability import Ability
from morpho_server.games.morpho.abilities.blocks import BLOCK
from morpho_server.games.morpho.abilities.bombs import DETONATE
from morpho_server.games.morpho.abilities.escapes import ESCAPE, PARASITE_ESCAPE
from morpho_server.games.morpho.abilities.investments import INVEST
from morpho_server.games.morpho.abilities.missions import MISSION
from morpho_server.games.morpho.abilities.psionics import PERCEIVE, SWAP
from morpho_server.games.morpho.abilities.reports import REPORT
from morpho_server.games.morpho.abilities.shots import ASSASSINATE, SNIPE
from morpho_server.games.morpho.identities import IDENTITIES, Name

ABILITIES: Final[dict[str, Ability]] = {
    "mission": MISSION,
    "snipe": SNIPE,
    "block": BLOCK,
    "escape": ESCAPE,
    "report": REPORT,
    "detonate": DETONATE,
    "invest": INVEST,
    "assassinate": ASSASSINATE,
    "perceive": PERCEIVE,
    "swap": SWAP,
    "parasite_escape": PARASITE_ESCAPE,
}

ACTIVE: Final[dict[Name, tuple[Ability, ...]]] = {
    identity.name: tuple(ABILITIES[name] for name in identity.active) for identity in IDENTITIES
}
"""The active abilities of each identity (R1.1)."""
