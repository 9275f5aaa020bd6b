"""The public observer: everything but the cards in hands and in the deck (R7.1)."""

from typing import ClassVar

from morpho_server.games.events import Event
from morpho_server.games.kit.observing import PatchedObserver
from morpho_server.games.morphatrons import events as ev
from morpho_server.games.morphatrons.cards import ACTIONS, Card, Mode, Zone, in_order
from morpho_server.games.morphatrons.notation import DRAW, END, Action, spell
from morpho_server.games.morphatrons.observers.views import MorphatronsView
from morpho_server.games.morphatrons.state import other
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat, letter


class PublicObserver(PatchedObserver[MorphatronsView]):
    """Sees what everybody sees."""

    def __init__(self) -> None:
        super().__init__()
        self._moved_in = 0

    def see(self, event: Event) -> None:
        """Apply one event."""
        self._note_move(event)
        super().see(event)

    def _morph(self, event: ev.BotMorphed) -> None:
        self._view.put_in("modes", {event.card: event.mode})
        if event.free:
            self._view.put("free_morph", False)
        else:
            self._use_action()

    def _move(self, event: ev.BotMoved) -> None:
        moved = (event.card, *event.passengers)
        self._view.put_in("zones", dict.fromkeys(moved, event.zone))
        self._use_action()

    def _end_turn(self, event: ev.TurnEnded) -> None:
        view = self._view
        view.put("turn", other(event.seat))
        view.put("turn_number", view.get("turn_number") + 1)
        view.put("actions", ACTIONS)
        view.put("free_morph", True)
        view.put("attacked", None)

    def _draw(self, event: ev.CardDrawn) -> None:
        self._view.put("deck", self._view.get("deck") - 1)
        self._count_hand(event.seat, 1)
        if event.by_action:
            self._use_action()

    def _play(self, event: ev.BotPlayed) -> None:
        self._enter(event.seat, event.card, event.zone, event.mode)

    def _build(self, event: ev.BuildingRaised) -> None:
        self._view.put_in("buildings", {event.building: event.height})
        self._count_hand(event.seat, -1)
        self._throw_away(event.card)
        self._use_action()

    def _deactivate(self, event: ev.BotDeactivated) -> None:
        self._leave(event.card)
        self._use_action()

    def _triple_morph(self, event: ev.BotTripleMorphed) -> None:
        zone, mode = (self._view.get_in(name, event.card) for name in ("zones", "modes"))
        self._leave(event.card)
        self._enter(event.seat, event.new, zone, mode)

    def _reshuffle(self, event: ev.DeckReshuffled) -> None:
        self._view.put_in("scrap", dict.fromkeys(event.cards))
        self._view.put("deck", len(event.cards))

    def _begin(self, event: ev.CitiesSetUp) -> None:
        view = self._view
        for name in (
            *("round", "seats", "first", "turn_limit", "turn_number", "actions", "free_morph"),
            *("deck", "scores"),
        ):
            view.put(name, getattr(event, name))
        view.put("hand_sizes", event.hand_sizes)
        view.put("turn", event.first)
        view.put("attacked", event.attacked or None)
        for name in ("buildings", "owners", "zones", "modes", "damage"):
            view.put_in(name, getattr(event, name))
        for card in event.scrap:
            self._throw_away(card)

    def _use_action(self) -> None:
        self._view.put("actions", self._view.get("actions") - 1)

    def _count_hand(self, seat: Seat, more: int) -> None:
        sizes = [*self._view.get("hand_sizes")]
        sizes[seat] += more
        self._view.put("hand_sizes", sizes)

    def _enter(self, seat: Seat, card: Card, zone: Zone, mode: Mode) -> None:
        """Show that a card came from a hand into play."""
        self._view.put_in("owners", {card: seat})
        self._view.put_in("zones", {card: zone})
        self._view.put_in("modes", {card: mode})
        self._count_hand(seat, -1)
        self._use_action()

    def _leave(self, card: Card) -> None:
        """Show that a bot is on the scrapyard."""
        view = self._view
        for name in ("owners", "zones", "modes", "damage"):
            view.put_in(name, {card: None})
        if attacked := view.get("attacked"):
            view.put("attacked", [each for each in attacked if each != card] or None)
        self._throw_away(card)

    def _throw_away(self, card: Card) -> None:
        view = self._view
        view.put_in("scrap", {card: len(view.get("scrap") or ())})

    def _attack(self, event: ev.BotAttacked) -> None:
        view = self._view
        view.put_in("damage", event.damage)
        for card in event.scrapped:
            self._leave(card)
        view.put_in("buildings", event.heights)
        view.put("attacked", in_order([*(view.get("attacked") or ()), event.card]))
        self._use_action()

    def _note_move(self, event: Event) -> None:
        """Show a move beside the earlier ones of its turn."""
        move = _move_made(event)
        if move is None or move == END:
            return
        view, turn_number = self._view, self._view.get("turn_number")
        before = view.get("moved") if self._moved_in == turn_number else ()
        view.put("moved", [*before, move])
        self._moved_in = turn_number

    def _end(self, event: ev.FightEnded) -> None:
        view = self._view
        view.put("turn", None)
        view.put("reason", event.reason)
        view.put("winners", [] if event.winner is None else [event.winner])
        hands = {letter(Seat(seat)): hand for seat, hand in enumerate(event.hands)}
        view.put_in("hands", hands)
        view.put("rest", [*event.deck.values()])
        view.put("scores", event.scores)
        view.put("match_over", True)

    appliers: ClassVar = {
        ev.CitiesSetUp: _begin,
        ev.DeckReshuffled: _reshuffle,
        ev.CardDrawn: _draw,
        ev.BotPlayed: _play,
        ev.BotMoved: _move,
        ev.BotMorphed: _morph,
        ev.BotAttacked: _attack,
        ev.BuildingRaised: _build,
        ev.BotDeactivated: _deactivate,
        ev.BotTripleMorphed: _triple_morph,
        ev.TurnEnded: _end_turn,
        ev.FightEnded: _end,
    }


def _move_made(event: Event) -> Move | None:
    """Return the move of which an event is the first, or ``None`` if no move makes it directly."""
    match event:
        case ev.BotMorphed(card=card):
            return spell(Action("morph", card))
        case ev.BotMoved(card=card, passengers=passengers):
            return spell(Action("move", card, zone=event.zone, named=tuple(passengers)))
        case ev.BotAttacked(card=card, targets=targets):
            return spell(Action(event.weapon, card, named=tuple(targets)))
        case ev.CardDrawn(by_action=True):
            return DRAW
        case ev.BotPlayed(card=card, mode=mode):
            return spell(Action("play", card, mode=mode))
        case ev.BuildingRaised(card=card, building=building):
            return spell(Action("build", card, named=(building,)))
        case ev.BotDeactivated(card=card):
            return spell(Action("deactivate", card))
        case ev.BotTripleMorphed(card=card, new=new):
            return spell(Action("triple", card, named=(new,)))
        case ev.TurnEnded(by_itself=False):
            return END
    return None
