"""What a round of M.O.R.P.H.O. tells those who sum rounds up: identities, and turns.

It reads what is hidden during a round, so it is apart from the bots.
"""

from morpho_server.bots.accounts import Held
from morpho_server.bots.simulation import Played
from morpho_server.games.morpho.events import Dealt, RoundEnded, TurnBegan
from morpho_server.games.morpho.identities import IDENTITY, INVESTMENTS, Name
from morpho_server.games.morpho.ring import MIDDLE, OWNER, Slot


def read(played: Played) -> Held:
    """Return who was dealt which identities, and by which of them seats have scored (R9.1)."""
    events = [event for update in played.updates for event in update]
    [dealt] = [event for event in events if isinstance(event, Dealt)]
    [ended] = [event for event in events if isinstance(event, RoundEnded)]
    hands = [_hand(dealt.cards, seat) for seat in range(len(ended.points))]
    return Held(
        turns=sum(isinstance(event, TurnBegan) for event in events),
        dealt=(*hands, (dealt.cards[MIDDLE],)),
        won=tuple(_winners(ended, seat) for seat in range(len(ended.points))),
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
        if ended.reason in IDENTITY[name].wins_by or (name == "investor" and paid)
    )
