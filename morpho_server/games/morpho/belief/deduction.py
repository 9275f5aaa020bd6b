"""What everybody can work out about the cards, from the deal and open facts alone.

It is the belief of somebody who holds no card. What players chose counts for nothing (docs/bots.md,
"Belief"), and neither does what single players know.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NotRequired, TypedDict

from morpho_server.games.morpho.belief.belief import Belief
from morpho_server.games.morpho.belief.reasons import Reason, ReasonKind
from morpho_server.games.morpho.identities import Name
from morpho_server.games.morpho.play.ring import Slot
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json

DIGITS: Final = 6
"""The digits of a likelihood. What is possible never becomes 0, what is open never 1."""


class ReasonShown(TypedDict):
    """A fact about a card: what happened, by whom, and with which identity."""

    kind: ReasonKind
    seat: NotRequired[Seat]
    identity: NotRequired[Name]


class CardDeduced(TypedDict):
    """What a card can be and how likely, the likeliest first, and the facts behind it."""

    odds: dict[Name, float]
    reasons: list[ReasonShown]


class MorphoDeduction(TypedDict):
    """The cards in play by their slots, those that everybody knows among them."""

    round: int
    cards: dict[Slot, CardDeduced]


def deduce(events: Sequence[Mapping[str, Json]]) -> MorphoDeduction:
    """Return the identities that the public events of a round leave open."""
    belief = Belief()
    belief.apply(events)
    cards: dict[Slot, CardDeduced] = {
        Slot(slot): {"odds": _odds(likely), "reasons": _shown(belief.reasons.of(slot))}
        for slot, likely in belief.chances().items()
    }
    return {"round": events[0]["round"], "cards": cards}


def _odds(chances: Mapping[Name, float]) -> dict[Name, float]:
    """Return likelihoods with few digits, so that cards that are alike are equal."""
    least = 10**-DIGITS if len(chances) > 1 else 0.0
    odds = {name: min(max(round(p, DIGITS), least), 1 - least) for name, p in chances.items()}
    return dict(sorted(odds.items(), key=lambda each: (-each[1], each[0])))


def _shown(reasons: Iterable[Reason]) -> list[ReasonShown]:
    return [_without_nothing(reason) for reason in reasons]


def _without_nothing(reason: Reason) -> ReasonShown:
    shown: ReasonShown = {"kind": reason.kind}
    if reason.seat is not None:
        shown["seat"] = reason.seat
    if reason.identity is not None:
        shown["identity"] = reason.identity
    return shown
