"""Sum up a round of M.O.R.P.H.O.: who was dealt which identities, and which of them won.

It reads what is hidden during a round, so no bot may import it.
"""

from collections.abc import Sequence

from morpho_server.games.events import Event
from morpho_server.games.morpho.events import Dealt, RoundEnded, TurnBegan
from morpho_server.games.morpho.identities import IDENTITY, INVESTMENTS, Name
from morpho_server.games.morpho.play.ring import MIDDLE, OWNER, Slot
from morpho_server.games.morpho.play.scoring import INVESTOR
from morpho_server.games.outcome import RoundSummary


def read_round(events: Sequence[Event]) -> RoundSummary:
    """Return who was dealt which identities, and by which of them seats have scored (R9.1)."""
    [dealt] = [event for event in events if isinstance(event, Dealt)]
    [ended] = [event for event in events if isinstance(event, RoundEnded)]
    seats = range(len(ended.points))
    return RoundSummary(
        turns=sum(isinstance(event, TurnBegan) for event in events),
        dealt=tuple(_hand(dealt.cards, seat) for seat in seats),
        held=tuple(_hand(ended.cards, seat) for seat in seats),
        won=tuple(_winners(ended, seat) for seat in seats),
        unheld=(dealt.cards[MIDDLE],),
    )


def _hand(cards: dict[Slot, Name], seat: int) -> tuple[Name, ...]:
    return tuple(name for slot, name in cards.items() if OWNER.get(slot) == seat)


def _winners(ended: RoundEnded, seat: int) -> tuple[Name, ...]:
    if ended.points[seat] == 0:
        return ()
    team = ended.investments.get(str(seat))
    paid = team is not None and ended.reason in INVESTMENTS[team]
    return tuple(
        name
        for name in _hand(ended.cards, seat)
        if ended.reason in IDENTITY[name].wins_by or (name == INVESTOR and paid)
    )
