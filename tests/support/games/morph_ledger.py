"""The truth about a game of Morph, collected from all its events and judged by the rules."""

from typing import Any

from morpho_server.games.events import Event
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import CREATURES
from morpho_server.games.seats import Seat
from tests.support.games.playing import Start
from tests.support.games.subjects import Ledger
from tests.support.games.watching import Watcher

KEPT = {
    "V": "violet",
    "G": "grey",
    "Y": "yellow",
    "R": "red",
}


class Half:
    """What one side has: every card of its deck lies at exactly one place."""

    def __init__(self) -> None:
        self.hand: list[str] = []
        self.deck: list[str] = []
        self.mana: list[str] = []
        self.upright = 0
        self.pile: list[str] = []
        self.lines: dict[int, list[dict[str, Any]]] = {1: [], 2: []}
        self.prodigy_turned = False
        self.staked: str | None = None

    def cards(self) -> list[str]:
        placed = [each["card"] for line in self.lines.values() for each in line]
        staked = [self.staked] if self.staked else []
        return [*self.hand, *self.deck, *self.mana, *self.pile, *placed, *staked]

    def at(self, event: Any) -> dict[str, Any]:
        each = self.lines[event.line][event.place - 1]
        assert each["card"] == event.card
        return each

    def leave(self, event: Any) -> None:
        self.at(event)
        del self.lines[event.line][event.place - 1]

    def place(self, event: Any) -> None:
        assert len(self.lines[event.line]) < 4
        words = dict(CREATURES[event.card].keywords)
        assert event.upright == ("surge" in words)
        assert event.place == (1 if "vanguard" in words else len(self.lines[event.line]) + 1)
        attack = CREATURES[event.card].attack
        laid = {"card": event.card, "upright": event.upright, "attack": attack, "damage": 0}
        self.lines[event.line].insert(event.place - 1, laid)


class MorphLedger(Ledger):
    def __init__(self, start: Start) -> None:
        self.start = start
        self.is_solo = start.options["mode"] == "solo"
        self.halves = (Half(), Half())
        self.decks: tuple[list[str], ...] = ()
        self.discount: Seat | None = None
        self.over = False
        self.dealt: dict[str, str] = {}

    def enter(self, event: Event) -> None:
        assert not self.over
        enter = getattr(self, event.kind, None)
        if enter is None:
            assert event.kind in {"turn_began", "assault_began", "shadow_ran_out"}
        else:
            enter(event)
        if self.decks:
            for half, deck in zip(self.halves, self.decks, strict=True):
                assert sorted(half.cards()) == deck

    def battle_set_up(self, event: ev.BattleSetUp) -> None:
        pairs = (event.pair_a, event.pair_b)
        cards = (event.cards_a, event.cards_b)
        for pair, deck in zip(pairs, cards, strict=True):
            factions = pair.split("_")
            assert deck == [each for each in CREATURES if KEPT[each[0]] in factions]
        if event.packs == 1:
            assert not {*event.cards_a} & {*event.cards_b}
        for seat, options in enumerate(self.start.seat_options):
            assert options["factions"] in ("drawn", pairs[seat])
        self.setup = event

    def cards_dealt(self, event: ev.CardsDealt) -> None:
        for half, name in zip(self.halves, "AB", strict=True):
            half.hand, half.deck = [*event.hands[name]], [*event.decks[name]]
            assert len(half.hand) == (0 if self.is_solo and name == "B" else 4)
            for at, card in enumerate(half.hand + half.deck, 1):
                self.dealt[f"{name}{at:02d}"] = card
        self.decks = (sorted(self.setup.cards_a), sorted(self.setup.cards_b))

    def hand_dealt(self, event: ev.HandDealt) -> None:
        assert [*event.dealt.values()] == self.halves[event.seat].hand
        self.check_dealt(event.dealt)

    def card_staked(self, event: ev.CardStaked) -> None:
        half = self.halves[event.seat]
        half.hand.remove(event.card)
        half.staked = event.card

    def stake_chosen(self, event: ev.StakeChosen) -> None:
        assert self.halves[event.seat].staked

    def stakes_shown(self, event: ev.StakesShown) -> None:
        powers = []
        for half, name in zip(self.halves, "AB", strict=True):
            assert half.staked == event.stakes[name]
            powers.append(CREATURES[half.staked].power)
            half.mana.append(half.staked)
            half.upright += 1
            half.staked = None
        higher = [seat for seat in (0, 1) if powers[seat] == max(powers)]
        assert event.first == (None if len(higher) > 1 else higher[0])
        if event.first is not None:
            self.discount = Seat(1 - event.first)

    def mana_chosen(self, event: ev.ManaChosen) -> None:
        half = self.halves[event.seat]
        half.hand.remove(event.card)
        half.mana.append(event.card)
        half.upright += 1

    def mana_put(self, event: ev.ManaPut) -> None:
        assert self.halves[event.seat].upright

    def mana_drawn(self, event: ev.ManaDrawn) -> None:
        half = self.halves[event.seat]
        half.mana.append(half.deck.pop(0))

    def card_drawn(self, event: ev.CardDrawn) -> None:
        half = self.halves[event.seat]
        half.hand.append(half.deck.pop(0))
        assert len(half.hand) <= 4

    def card_received(self, event: ev.CardReceived) -> None:
        assert self.halves[event.seat].hand[-1] == event.card
        self.check_dealt(event.dealt)

    def creature_summoned(self, event: ev.CreatureSummoned) -> None:
        half, cost = self.halves[event.seat], CREATURES[event.card].cost
        assert event.discounted == (self.discount == event.seat)
        assert event.paid == cost - event.discounted
        if event.discounted:
            self.discount = None
        half.hand.remove(event.card)
        half.upright -= event.paid
        assert half.upright >= 0
        half.place(event)

    def creature_revealed(self, event: ev.CreatureRevealed) -> None:
        assert self.is_solo
        assert event.seat == 1
        half = self.halves[1]
        assert half.deck.pop(0) == event.card
        self.check_dealt(event.dealt)
        half.place(event)

    def feat_used(self, event: ev.FeatUsed) -> None:
        half = self.halves[event.seat]
        assert not half.prodigy_turned
        half.prodigy_turned = True
        half.upright -= event.paid
        assert half.upright >= 0

    def attack_raised(self, event: ev.AttackRaised) -> None:
        self.halves[event.seat].at(event)["attack"] += event.by

    def creature_turned(self, event: ev.CreatureTurned) -> None:
        each = self.halves[event.seat].at(event)
        assert each["upright"]
        each["upright"] = False

    def creature_roused(self, event: ev.CreatureRoused) -> None:
        each = self.halves[event.seat].at(event)
        assert not each["upright"]
        each["upright"] = True

    def creature_attacked(self, event: ev.CreatureAttacked) -> None:
        assert self.halves[event.seat].at(event)["upright"]
        enemies = self.halves[1 - event.seat].lines[event.line]
        assert enemies[event.target_place - 1]["card"] == event.target
        words = dict(CREATURES[event.card].keywords)
        assert event.target_place == (len(enemies) if "stalk" in words else 1)
        assert "carnage" in words or not event.again

    def deck_attacked(self, event: ev.DeckAttacked) -> None:
        attacker = self.halves[event.seat].at(event)
        assert attacker["upright"]
        assert attacker["attack"] == event.cards
        assert not self.halves[1 - event.seat].lines[event.line]

    def creature_damaged(self, event: ev.CreatureDamaged) -> None:
        each = self.halves[event.seat].at(event)
        each["damage"] += event.amount
        assert each["damage"] == event.damage

    def creature_destroyed(self, event: ev.CreatureDestroyed) -> None:
        half, creature = self.halves[event.seat], CREATURES[event.card]
        assert half.at(event)["damage"] >= creature.defence
        words = dict(creature.keywords)
        into = "mana" if "assimilation" in words else "deck" if "echo" in words else "discard"
        assert event.into == into
        half.leave(event)
        {"mana": half.mana, "deck": half.deck, "discard": half.pile}[into].append(event.card)
        half.upright += into == "mana"

    def creature_dissipated(self, event: ev.CreatureDissipated) -> None:
        half = self.halves[event.seat]
        half.leave(event)
        half.deck.append(event.card)

    def card_discarded(self, event: ev.CardDiscarded) -> None:
        half = self.halves[event.seat]
        assert half.deck.pop(0) == event.card
        self.check_dealt(event.dealt)
        half.pile.append(event.card)

    def card_renewed(self, event: ev.CardRenewed) -> None:
        half = self.halves[event.seat]
        assert half.pile.pop() == event.card
        half.deck.append(event.card)

    def assault_ended(self, _event: ev.AssaultEnded) -> None:
        for half in self.halves:
            for each in (*half.lines[1], *half.lines[2]):
                each["damage"] = 0

    def seat_rested(self, event: ev.SeatRested) -> None:
        half = self.halves[event.seat]
        half.upright, half.prodigy_turned = len(half.mana), False
        for each in (*half.lines[1], *half.lines[2]):
            each |= {"upright": True, "attack": CREATURES[each["card"]].attack}

    def battle_ended(self, event: ev.BattleEnded) -> None:
        for half, name in zip(self.halves, "AB", strict=True):
            staked = [half.staked] if half.staked else []
            half.hand, half.staked = half.hand + staked, None  # a stake that was never revealed
            assert event.hands[name] == half.hand
            assert event.decks[name] == half.deck
            assert event.mana_cards[name] == half.mana
        assert event.dealt == self.dealt
        loser = self.halves[1 - event.winner]
        assert event.reason == "resigned" or not loser.deck or self.is_solo
        self.over = True

    def check_dealt(self, dealt: dict[str, str]) -> None:
        assert dealt.items() <= self.dealt.items()

    def check(self, watcher: Watcher, owing: tuple[Seat, ...]) -> None:
        """R10.1, R10.2: what lies face up, and numbers; a seat's own hand."""
        views = watcher.views()
        public = views["public"]
        if "turn" in public:
            assert owing == (public["turn"],)
        for half, name in zip(self.halves, "AB", strict=True):
            assert public["lines"][f"{name}1"] == half.lines[1]
            assert public["lines"][f"{name}2"] == half.lines[2]
            assert public["discard"][name] == half.pile
            assert public["deck"][name] == len(half.deck)
            assert public["hand"][name] == len(half.hand)
            assert public["mana"][name] == len(half.mana)
            assert public["mana_upright"][name] == half.upright
            assert (name in public.get("prodigy_turned", {})) == half.prodigy_turned
        if not self.over:
            assert public.get("discount") == self.discount
            assert not public.keys() & {"hands", "decks", "mana_cards"}
        if watcher.seat is not None and not self.over:
            half, own = self.halves[watcher.seat], views["own"]
            assert own["hand"] == half.hand
            assert own.get("staked") == half.staked
