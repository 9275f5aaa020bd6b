"""A marked step of a round."""

from typing import Literal, NotRequired, TypedDict

from morpho_server.games.morpho.belief.public_state import Slot
from morpho_server.games.morpho.identities import Name
from morpho_server.games.seats import Seat

MarkKind = Literal[
    "long_shot", "could_have_known", "stepped_in", "escaped", "sure_shot", "it_dawned"
]
"""What is marked.

``long_shot``: a card was shot or named, and was what it was taken for against the odds.
``could_have_known``: a card was named or shot, and could not be what it was taken for.
``stepped_in``: a card that a shot sought was guarded, or an escape was stopped. ``escaped``: an
escape that nobody could stop. ``sure_shot``: the first turn of somebody who could shoot, and was
sure where the card lay whose fall wins for the shooter (R8.1). ``it_dawned``: the look that showed
most about the Leader, the Technician or a Killer.
"""


class Mark(TypedDict):
    """A marked step: by whom, about which card, and which identity it was, or was taken for.

    ``own`` is the card that the seat used, or held. ``card`` is what a card was that was taken for
    another, or the second one that escaped. ``chance`` is the one before a look, a hit or a name.
    ``since`` is the step after which something could be known. ``acted`` says whether a sure shot
    was fired, ``stopped`` who guarded a card from a long one.
    """

    kind: MarkKind
    step: int
    slot: Slot
    identity: Name
    seat: Seat
    own: Name
    card: NotRequired[Name]
    chance: NotRequired[float]
    since: NotRequired[int]
    acted: NotRequired[bool]
    stopped: NotRequired[Seat]
