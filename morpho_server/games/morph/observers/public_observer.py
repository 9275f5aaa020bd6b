"""The public observer: what everybody sees (R10.1)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from morpho_server.games.events import Event
from morpho_server.games.kit.observing import PatchedObserver
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import CREATURES, CardId
from morpho_server.games.morph.notation import LINES
from morpho_server.games.morph.observers.views import CreatureView, MorphView
from morpho_server.games.morph.state import SIDES
from morpho_server.games.seats import Seat, letter


class PublicObserver(PatchedObserver[MorphView]):
    """Sees all that lies face up, and counts what lies face down."""

    def see(self, event: Event) -> None:
        """Apply one event."""
        super().see(event)
        if self._view.get("mode") == "solo":
            self._view.put("budget", None if self._view.get("match_over") else self._budget())

    def _begin(self, event: ev.BattleSetUp) -> None:
        view = self._view
        for name in ("round", "seats", "mode", "packs", "relief"):
            view.put(name, getattr(event, name))
        for name in ("phase", "turn", "turn_number", "discount", "scores"):
            view.put(name, getattr(event, name))
        view.put_in("pairs", {"A": event.pair_a, "B": event.pair_b})
        for name in ("hand", "deck", "mana", "mana_upright", "discard"):
            view.put_in(name, getattr(event, name))
        turned = {seat: is_turned or None for seat, is_turned in event.prodigy_turned.items()}
        view.put_in("prodigy_turned", turned)
        for line, cards in event.lines.items():
            placed = enumerate(cards, 1)
            row = [_placed(card, upright=place not in event.turned[line]) for place, card in placed]
            view.put_in("lines", {line: row})

    def _stake(self, event: ev.StakeChosen) -> None:
        self._count("hand", event.seat, -1)
        self._view.put_in("staked", {letter(event.seat): True})

    def _show_stakes(self, event: ev.StakesShown) -> None:
        self._view.put_in("staked", dict.fromkeys(map(letter, SIDES)))
        for seat in SIDES:
            self._add_mana(seat)
        if event.first is not None:
            self._view.put("discount", SIDES[1 - event.first])

    def _begin_turn(self, event: ev.TurnBegan) -> None:
        self._view.put("phase", "mana")
        self._view.put("turn", event.seat)
        self._view.put("turn_number", event.turn_number)

    def _put_mana(self, event: ev.ManaPut) -> None:
        self._view.put("phase", "summon")
        self._count("hand", event.seat, -1)
        self._add_mana(event.seat)

    def _draw_mana(self, event: ev.ManaDrawn) -> None:
        self._count("deck", event.seat, -1)
        self._count("mana", event.seat, 1)

    def _draw(self, event: ev.CardDrawn) -> None:
        self._count("deck", event.seat, -1)
        self._count("hand", event.seat, 1)

    def _summon(self, event: ev.CreatureSummoned) -> None:
        self._count("hand", event.seat, -1)
        self._count("mana_upright", event.seat, -event.paid)
        if event.discounted:
            self._view.put("discount", None)
        self._place(event)

    def _reveal(self, event: ev.CreatureRevealed) -> None:
        self._count("deck", event.seat, -1)
        self._place(event)

    def _place(self, event: ev.CreatureSummoned | ev.CreatureRevealed) -> None:
        row, at = self._row(event), event.place - 1
        row.insert(at, _placed(event.card, upright=event.upright))
        self._put_row(event, row)

    def _use_feat(self, event: ev.FeatUsed) -> None:
        self._count("mana_upright", event.seat, -event.paid)
        self._view.put_in("prodigy_turned", {letter(event.seat): True})

    def _raise_attack(self, event: ev.AttackRaised) -> None:
        row = self._row(event)
        each = row[event.place - 1]
        row[event.place - 1] = {**each, "attack": each["attack"] + event.by}
        self._put_row(event, row)

    def _turn(self, event: ev.CreatureTurned) -> None:
        self._set_upright(event, is_upright=False)

    def _rouse(self, event: ev.CreatureRoused) -> None:
        self._set_upright(event, is_upright=True)

    def _set_upright(
        self, event: ev.CreatureTurned | ev.CreatureRoused, *, is_upright: bool
    ) -> None:
        row = self._row(event)
        row[event.place - 1] = {**row[event.place - 1], "upright": is_upright}
        self._put_row(event, row)

    def _damage(self, event: ev.CreatureDamaged) -> None:
        row = self._row(event)
        row[event.place - 1] = {**row[event.place - 1], "damage": event.damage}
        self._put_row(event, row)

    def _destroy(self, event: ev.CreatureDestroyed) -> None:
        self._remove(event)
        match event.into:
            case "discard":
                self._put_discard(event.seat, event.card)
            case "mana":
                self._add_mana(event.seat)
            case "deck":
                self._count("deck", event.seat, 1)

    def _dissipate(self, event: ev.CreatureDissipated) -> None:
        self._remove(event)
        self._count("deck", event.seat, 1)

    def _discard(self, event: ev.CardDiscarded) -> None:
        self._count("deck", event.seat, -1)
        self._put_discard(event.seat, event.card)

    def _renew(self, event: ev.CardRenewed) -> None:
        name = letter(event.seat)
        self._view.put_in("discard", {name: self._view.get_in("discard", name)[:-1]})
        self._count("deck", event.seat, 1)

    def _heal(self, _event: ev.AssaultEnded) -> None:
        rows: Mapping[str, list[CreatureView]] = self._view.get("lines")
        healed = {line: [{**each, "damage": 0} for each in row] for line, row in rows.items()}
        self._view.put_in("lines", healed)

    def _rest(self, event: ev.SeatRested) -> None:
        name = letter(event.seat)
        for line in LINES:
            row = self._view.get_in("lines", f"{name}{line}")
            rested = [_placed(each["card"], upright=True) for each in row]
            self._view.put_in("lines", {f"{name}{line}": rested})
        self._view.put_in("mana_upright", {name: self._view.get_in("mana", name)})
        self._view.put_in("prodigy_turned", {name: None})

    def _end(self, event: ev.BattleEnded) -> None:
        view = self._view
        for name in ("turn", "phase", "discount"):
            view.put(name, None)
        view.put_in("staked", dict.fromkeys(map(letter, SIDES)))
        for name in ("reason", "winner", "score", "scores"):
            view.put(name, getattr(event, name))
        view.put_in("hand", {name: len(cards) for name, cards in event.hands.items()})
        for name in ("hands", "decks", "mana_cards"):
            view.put_in(name, getattr(event, name))
        view.put("match_over", value=True)

    def _budget(self) -> int:
        """Return the budget of the Shadow if it had its turn now (R9.3)."""
        view = self._view
        mana, lines = view.get("mana"), view.get("lines")
        creatures = len(lines["A1"]) + len(lines["A2"])
        return max(int(mana["A"] + mana["B"] + creatures - view.get("relief")), 0)

    def _count(self, what: str, seat: Seat, by: int) -> None:
        name = letter(seat)
        self._view.put_in(what, {name: self._view.get_in(what, name) + by})

    def _add_mana(self, seat: Seat) -> None:
        self._count("mana", seat, 1)
        self._count("mana_upright", seat, 1)

    def _put_discard(self, seat: Seat, card: CardId) -> None:
        name = letter(seat)
        self._view.put_in("discard", {name: [*self._view.get_in("discard", name), card]})

    def _row(self, event: Any) -> list[CreatureView]:
        """Return a copy of the row of the event's creature."""
        return [*self._view.get_in("lines", _line(event))]

    def _put_row(self, event: Any, row: list[CreatureView]) -> None:
        self._view.put_in("lines", {_line(event): row})

    def _remove(self, event: ev.CreatureDestroyed | ev.CreatureDissipated) -> None:
        row = self._row(event)
        del row[event.place - 1]
        self._put_row(event, row)

    appliers: ClassVar = {
        ev.BattleSetUp: _begin,
        ev.StakeChosen: _stake,
        ev.StakesShown: _show_stakes,
        ev.TurnBegan: _begin_turn,
        ev.ManaPut: _put_mana,
        ev.ManaDrawn: _draw_mana,
        ev.CardDrawn: _draw,
        ev.CreatureSummoned: _summon,
        ev.CreatureRevealed: _reveal,
        ev.FeatUsed: _use_feat,
        ev.AttackRaised: _raise_attack,
        ev.CreatureTurned: _turn,
        ev.CreatureRoused: _rouse,
        ev.CreatureDamaged: _damage,
        ev.CreatureDestroyed: _destroy,
        ev.CreatureDissipated: _dissipate,
        ev.CardDiscarded: _discard,
        ev.CardRenewed: _renew,
        ev.AssaultEnded: _heal,
        ev.SeatRested: _rest,
        ev.BattleEnded: _end,
    }


def _placed(card: CardId, *, upright: bool) -> CreatureView:
    return {"card": card, "upright": upright, "attack": CREATURES[card].attack, "damage": 0}


def _line(event: Any) -> str:
    return f"{letter(event.seat)}{event.line}"
