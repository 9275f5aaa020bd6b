"""The observer of a seat: its hand, and the card that it has staked (R10.2)."""

from typing import ClassVar

from morpho_server.games.kit import observing
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import CardId
from morpho_server.games.morph.observers.views import SeatView
from morpho_server.games.seats import letter


class SeatObserver(observing.SeatObserver[SeatView]):
    """Knows which seat it is, and its hand. It forgets cards that go face down (R10.3)."""

    def _see_hand(self, event: ev.HandDealt) -> None:
        self._view.put("hand", [*event.dealt.values()])

    def _stake(self, event: ev.CardStaked) -> None:
        self._drop(event.card)
        self._view.put("staked", event.card)

    def _show_stakes(self, _event: ev.StakesShown) -> None:
        self._view.put("staked", None)

    def _put_mana(self, event: ev.ManaChosen) -> None:
        self._drop(event.card)

    def _draw(self, event: ev.CardReceived) -> None:
        self._view.put("hand", [*self._view.get("hand"), event.card])

    def _summon(self, event: ev.CreatureSummoned) -> None:
        if event.seat == self._seat:
            self._drop(event.card)

    def _end(self, event: ev.BattleEnded) -> None:
        self._view.put("hand", event.hands[letter(self._seat)])
        self._view.put("staked", None)
        self.end(event)

    def _drop(self, card: CardId) -> None:
        self._view.put("hand", [each for each in self._view.get("hand") if each != card])

    appliers: ClassVar = {
        ev.BattleSetUp: observing.SeatObserver.begin,
        ev.HandDealt: _see_hand,
        ev.CardStaked: _stake,
        ev.StakesShown: _show_stakes,
        ev.ManaChosen: _put_mana,
        ev.CardReceived: _draw,
        ev.CreatureSummoned: _summon,
        ev.BattleEnded: _end,
    }
