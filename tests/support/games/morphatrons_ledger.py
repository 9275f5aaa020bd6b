"""The truth about a game of Morphatrons, by its printed rules."""

from morpho_server.games.events import Event
from morpho_server.games.morphatrons import events as ev
from morpho_server.games.seats import Seat, letter
from tests.support.games.playing import Start
from tests.support.games.subjects import Ledger
from tests.support.games.watching import Watcher

PACK = [
    rank + suit
    for suit in "SHCD"
    for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
]
HOME = (1, 4)
ELITE = {"J": 3, "Q": 4, "K": 5, "A": 6}

# R5.4: what 1, 2 and 3 damage make of a bot.
SCRAPPED = "scrapped"
DAMAGE = {
    ("undamaged", False): ("critical", SCRAPPED, SCRAPPED),
    ("undamaged", True): ("minor", "critical", SCRAPPED),
    ("minor", False): ("critical", SCRAPPED, SCRAPPED),
    ("minor", True): ("critical", SCRAPPED, SCRAPPED),
    ("critical", False): (SCRAPPED,) * 3,
    ("critical", True): (SCRAPPED,) * 3,
}

# R5.1: damage, targets and reach.
ATTACKS = {
    **dict.fromkeys([("2", "shoot"), ("4", "shoot"), ("6", "shoot")], (1, 1, 1)),
    **dict.fromkeys([("8", "shoot"), ("10", "shoot"), ("J", "shoot")], (1, 1, 1)),
    **dict.fromkeys([("3", "strike"), ("5", "strike")], (2, 1, 0)),
    **dict.fromkeys([("7", "strike"), ("9", "strike")], (2, 1, 0)),
    ("Q", "shoot"): (2, 1, 1),
    ("K", "strike"): (3, 1, 0),
    ("K", "shoot"): (1, 2, 1),
    ("A", "strike"): (3, 2, 0),
    ("A", "shoot"): (2, 3, 1),
}


class MorphatronsLedger(Ledger):
    """Keeps every card's place: in a hand, in play, on the scrapyard or in the deck."""

    def __init__(self, start: Start) -> None:
        self.limit = start.options["turn_limit"]
        self.hands: list[set[str]] = [set(), set()]
        self.bots: list[dict[str, tuple[int, str, str]]] = [{}, {}]
        self.deck: list[str] = []
        self.scrap: list[str] = []
        self.heights: dict[str, int] = {}
        self.turn: int | None = None
        self.turn_number = 1
        self.actions = 2
        self.free_morph = True
        self.attacked: set[str] = set()
        self.drawn: tuple[int, str] | None = None
        self.result: tuple[list[int], str] | None = None

    def enter(self, event: Event) -> None:
        assert self.result is None
        getattr(self, f"enter_{event.kind}")(event)
        in_play = [card for bots in self.bots for card in bots]
        everywhere = [*self.hands[0], *self.hands[1], *in_play, *self.scrap, *self.deck]
        assert not everywhere or sorted(everywhere) == sorted(PACK)
        assert self.actions >= 0

    def enter_cities_set_up(self, event: ev.CitiesSetUp) -> None:
        assert event.cards == PACK
        assert (event.hand_sizes, event.deck) == ([4, 4], 44)
        assert sorted(event.buildings) == [seat + n for seat in "AB" for n in "1234"]
        assert {*event.buildings.values()} == {2}
        self.heights = dict(event.buildings)
        self.turn = self.first = event.first

    def enter_cards_dealt(self, event: ev.CardsDealt) -> None:
        self.hands = [set(hand) for hand in event.hands]
        self.deck = list(event.deck)
        assert [len(hand) for hand in self.hands] == [4, 4]

    def enter_cards_seen(self, event: ev.CardsSeen) -> None:
        assert event.to == (event.seat,)
        assert set(event.cards.values()) == self.hands[event.seat]
        begins = 1 if event.seat == self.first else 2
        assert list(event.cards) == [f"{begins + 2 * at:02}" for at in range(4)]

    def enter_deck_reshuffled(self, event: ev.DeckReshuffled) -> None:
        assert not self.deck
        assert sorted(self.scrap) == sorted(event.cards)
        self.deck, self.scrap = self.scrap, []

    def enter_deck_laid(self, event: ev.DeckLaid) -> None:
        assert sorted(event.deck) == sorted(self.deck)
        self.deck = list(event.deck)

    def enter_card_drawn(self, event: ev.CardDrawn) -> None:
        if event.by_action:
            self.act(event.seat)
        card = self.deck.pop(0)
        self.hands[event.seat].add(card)
        self.drawn = (event.seat, card)

    def enter_card_seen(self, event: ev.CardSeen) -> None:
        assert event.to == (event.seat,)
        assert (event.seat, event.card) == self.drawn

    def enter_bot_played(self, event: ev.BotPlayed) -> None:
        self.act(event.seat)
        assert len(self.bots[event.seat]) < len(self.standing(event.seat))
        self.leave_hand(event.seat, event.card)
        self.check_elite(event.seat, event.card)
        assert event.zone == HOME[event.seat]
        self.bots[event.seat][event.card] = (event.zone, event.mode, "undamaged")

    def enter_bot_moved(self, event: ev.BotMoved) -> None:
        self.act(event.seat)
        bots, rank, suit = self.bots[event.seat], event.card[:-1], event.card[-1]
        zone, mode, _ = bots[event.card]
        is_far = rank in "JA" or (suit, mode) == ("S", "vehicle")
        assert event.zone in (1, 2, 3, 4)
        assert 1 <= abs(event.zone - zone) <= 1 + is_far
        assert not event.passengers or (suit, mode) == ("H", "vehicle")
        for card in (event.card, *event.passengers):
            stood, *others = bots[card]
            assert stood == zone
            bots[card] = (event.zone, *others)

    def enter_bot_morphed(self, event: ev.BotMorphed) -> None:
        assert event.free == self.free_morph
        if event.free:
            self.free_morph = False
            assert event.seat == self.turn
        else:
            self.act(event.seat)
        zone, mode, damage = self.bots[event.seat][event.card]
        assert {mode, event.mode} == {"robot", "vehicle"}
        self.bots[event.seat][event.card] = (zone, event.mode, damage)

    def enter_bot_attacked(self, event: ev.BotAttacked) -> None:
        self.act(event.seat)
        assert event.card not in self.attacked
        self.attacked.add(event.card)
        zone, mode, _ = self.bots[event.seat][event.card]
        assert mode == "robot"
        damage, most, reach = ATTACKS[event.card[:-1], event.weapon]
        assert 1 <= len(set(event.targets)) == len(event.targets) <= most
        enemies = self.bots[1 - event.seat]
        shielded = {z for c, (z, m, _) in enemies.items() if (c[-1], m) == ("D", "vehicle")}
        shown = {**event.damage, **dict.fromkeys(event.scrapped, SCRAPPED), **event.heights}
        expected: dict[str, object] = {}
        for target in event.targets:
            if target in self.heights:
                assert target[0] != letter(event.seat)
                assert abs(HOME[1 - event.seat] - zone) <= reach
                assert self.heights[target] > 0
                expected[target] = max(0, self.heights[target] - damage)
                continue
            stands, its, before = enemies[target]
            assert abs(stands - zone) <= reach
            assert not (event.weapon == "strike" and its == "vehicle" and target[0] in "JA")
            expected[target] = DAMAGE[before, stands in shielded][damage - 1]
        assert shown == expected
        for target, after in expected.items():
            if target in self.heights:
                self.heights[target] = event.heights[target]
            elif after == SCRAPPED:
                del enemies[target]
            else:
                enemies[target] = (*enemies[target][:2], event.damage[target])
        assert event.scrapped == [card for card in PACK if card in event.scrapped]
        self.scrap += event.scrapped

    def enter_building_raised(self, event: ev.BuildingRaised) -> None:
        self.act(event.seat)
        at_home = (HOME[event.seat], "vehicle")
        assert any(c[-1] == "C" and b[:2] == at_home for c, b in self.bots[event.seat].items())
        assert event.building in self.standing(event.seat)
        self.heights[event.building] += 1
        assert self.heights[event.building] == event.height
        self.leave_hand(event.seat, event.card)
        self.scrap.append(event.card)

    def enter_bot_deactivated(self, event: ev.BotDeactivated) -> None:
        self.act(event.seat)
        del self.bots[event.seat][event.card]
        self.scrap.append(event.card)
        self.attacked.discard(event.card)

    def enter_bot_triple_morphed(self, event: ev.BotTripleMorphed) -> None:
        self.act(event.seat)
        assert event.card[:-1] == event.new[:-1] or event.card[-1] == event.new[-1]
        zone, mode, _ = self.bots[event.seat].pop(event.card)
        self.leave_hand(event.seat, event.new)
        self.check_elite(event.seat, event.new)
        self.bots[event.seat][event.new] = (zone, mode, "undamaged")
        self.scrap.append(event.card)
        self.attacked.discard(event.card)

    def enter_turn_ended(self, event: ev.TurnEnded) -> None:
        assert event.seat == self.turn
        has_nothing = not self.actions and not (self.free_morph and self.bots[event.seat])
        assert event.by_itself == has_nothing
        assert self.turn_number < self.limit
        self.turn, self.turn_number = 1 - event.seat, self.turn_number + 1
        self.actions, self.free_morph, self.attacked = 2, True, set()

    def enter_fight_ended(self, event: ev.FightEnded) -> None:
        assert [set(hand) for hand in event.hands] == self.hands
        assert list(event.deck.values()) == self.deck
        cities = [(len(self.standing(seat)), sum(self.chips(seat))) for seat in (0, 1)]
        if event.reason == "city_destroyed":
            assert event.winner == self.turn
            assert cities[1 - event.winner] == (0, 0)
        elif event.reason == "turn_limit":
            assert self.turn_number == self.limit
            best = max(cities)
            assert event.winner == (None if cities[0] == cities[1] else cities.index(best))
        winners = [] if event.winner is None else [event.winner]
        self.turn, self.result = None, (winners, event.reason)

    def act(self, seat: Seat) -> None:
        assert seat == self.turn
        self.actions -= 1

    def leave_hand(self, seat: Seat, card: str) -> None:
        self.hands[seat].remove(card)

    def check_elite(self, seat: Seat, card: str) -> None:
        assert max(self.chips(seat)) >= ELITE.get(card[:-1], 0)

    def chips(self, seat: int) -> list[int]:
        return [height for name, height in self.heights.items() if name[0] == "AB"[seat]]

    def standing(self, seat: int) -> list[str]:
        return [name for name, height in self.heights.items() if name[0] == "AB"[seat] and height]

    def check(self, watcher: Watcher, owing: tuple[Seat, ...]) -> None:
        views = watcher.views()
        public = views["public"]
        assert owing == (() if self.turn is None else (self.turn,))
        assert public.get("turn") == self.turn
        for name in ("turn_number", "actions", "free_morph"):
            assert public[name] == getattr(self, name)
        assert public["buildings"] == self.heights
        assert public["deck"] == len(self.deck)
        assert public["hand_sizes"] == [len(hand) for hand in self.hands]
        assert set(public.get("attacked", ())) == self.attacked
        assert sorted(public.get("scrap", {}).values()) == list(range(len(self.scrap)))
        assert {self.scrap[below]: below for below in public.get("scrap", {}).values()} == (
            public.get("scrap", {})
        )
        owners = {card: seat for seat, bots in enumerate(self.bots) for card in bots}
        assert public.get("owners", {}) == owners
        in_play = {card: bot for bots in self.bots for card, bot in bots.items()}
        assert public.get("zones", {}) == {card: zone for card, (zone, _, _) in in_play.items()}
        assert public.get("modes", {}) == {card: mode for card, (_, mode, _) in in_play.items()}
        damage = {card: harm for card, (_, _, harm) in in_play.items() if harm != "undamaged"}
        assert public.get("damage", {}) == damage
        if self.result is None:
            assert "hands" not in public
            assert "rest" not in public
        else:
            assert (public["winners"], public["reason"]) == self.result
            assert public["rest"] == self.deck
            assert {name: set(hand) for name, hand in public["hands"].items()} == {
                "A": self.hands[0],
                "B": self.hands[1],
            }
        if watcher.seat is not None:
            own = letter(watcher.seat)
            assert list(views["own"]["hands"]) == [own]
            assert views["own"]["hands"][own] == [c for c in PACK if c in self.hands[watcher.seat]]
