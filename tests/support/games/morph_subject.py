"""Morph, as the conformance suite must know it."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from hypothesis import strategies as st

from morpho_server.games.events import Event
from morpho_server.games.morph import events as ev
from morpho_server.games.morph.cards import COMPLEMENT, CREATURES, PAIRS
from morpho_server.games.morph.rules import MORPH
from morpho_server.games.moves import Move
from morpho_server.games.options import Options
from morpho_server.games.outcome import Outcome
from morpho_server.games.seats import Seat, letter
from tests.support.games.morph_ledger import MorphLedger
from tests.support.games.playing import Round, Start, Step
from tests.support.games.subjects import Ledger, Place, Subject, mix

HIDDEN_FROM_OTHERS = ("stake", "mana")
"""Verbs whose card the others don't see (R2.3, R10.3)."""


class MorphSubject(Subject):
    game = MORPH
    steps = 60
    comparisons = 300
    depth = 5
    late_seats = 60
    binds_by_secrets = True
    # Everybody learns who stakes a card or puts one into the mana zone, not which (R10.1, R10.3).
    faceless: Mapping[str, frozenset[str]] = MappingProxyType({})

    def options(self, seats: int) -> st.SearchStrategy[Options]:
        return st.fixed_dictionaries(
            {"mode": st.just("solo" if seats == 1 else "duel")},
            optional={"packs": st.sampled_from((1, 2)), "relief": st.sampled_from((0, 2, 3, 4))},
        )

    def starts(self) -> st.SearchStrategy[Start]:
        """Return rounds to begin; with one pack, nobody chooses what another has (R2.1)."""
        choice = st.sampled_from((*["drawn"] * 6, *PAIRS))
        return st.builds(_with_factions, super().starts(), choice, choice)

    def texts(self) -> st.SearchStrategy[str]:
        cards = st.sampled_from([*CREATURES, "V00", "V13", "X01", "v01"])
        numbers = st.integers(0, 5)
        return st.one_of(
            st.sampled_from(["feat", "end", "resign", "feat 1.", "mana", "stake ", "end "]),
            st.builds("stake {}".format, cards),
            st.builds("mana {}".format, cards),
            st.builds("summon {} {}".format, cards, numbers),
            st.builds("feat {}".format, numbers),
            st.builds("feat {}.{}".format, numbers, numbers),
        )

    def deal(self, opening: Iterable[Event]) -> dict[Place, Any]:
        [dealt] = [event for event in opening if isinstance(event, ev.CardsDealt)]
        return {
            f"{name}{at:02d}": card
            for name in "AB"
            for at, card in enumerate(dealt.hands[name] + dealt.decks[name], 1)
        }

    def shown(self, log: Iterable[Event], observer: Seat | None) -> set[Place]:
        """Return where all cards were dealt that lay face up, or in the observer's own hand."""
        events = [*log]
        at = {(place[0], card): place for place, card in self.deal(events).items()}
        seen: set[tuple[str, str]] = set()
        for event in events:
            match event:
                case ev.StakesShown(stakes=stakes):
                    seen |= {*stakes.items()}
                case ev.CreatureSummoned() | ev.CreatureRevealed() | ev.CardDiscarded():
                    seen.add((letter(event.seat), event.card))
                case ev.CardReceived(seat=seat, card=card) if seat == observer:
                    seen.add((letter(seat), card))
        own = "" if observer is None else letter(observer)
        return {at[card] for card in seen} | {f"{own}{n:02d}" for n in range(1, 5) if own}

    def redeal(
        self, opening: tuple[Event, ...], hidden: set[Place], dice: Random
    ) -> tuple[Event, ...]:
        cards = self.deal(opening)
        for name in "AB":
            places = sorted(place for place in hidden if place[0] == name)
            mixed = mix([cards[place] for place in places], dice)
            cards |= dict(zip(places, mixed, strict=True))
        return tuple(_dealt_anew(event, cards) for event in opening)

    def face(self, move: Move, observer: Seat | None) -> str:
        verb = move.split()[0]
        return verb if verb in HIDDEN_FROM_OTHERS else move

    def may_show(self, done: Step, event: Event, observer: Seat | None, log: list[Event]) -> bool:
        return isinstance(event, ev.StakesShown) and done.move.startswith("stake")

    def same_ending(self, one: Event, other: Event) -> bool:
        if not isinstance(one, ev.BattleEnded) or not isinstance(other, ev.BattleEnded):
            return False
        return _without_cards(one) == _without_cards(other)

    def ledger(self, start: Start) -> Ledger:
        return MorphLedger(start)

    def check_outcome(self, played: Round, outcome: Outcome) -> None:
        assert outcome.match_over
        assert outcome.reason in ("deck_empty", "resigned")
        assert outcome.points == tuple(int(seat in outcome.winners) for seat in played.seats())
        if played.start.seats == 2:
            assert len(outcome.winners) == 1


def _without_cards(ended: ev.BattleEnded) -> ev.BattleEnded:
    return replace(ended, hands={}, decks={}, mana_cards={}, dealt={})


def _dealt_anew(event: Event, cards: dict[Place, str]) -> Event:
    match event:
        case ev.CardsDealt():
            hands = {name: _laid(cards, name, 1, event.hands[name]) for name in "AB"}
            decks = {
                name: _laid(cards, name, 1 + len(event.hands[name]), event.decks[name])
                for name in "AB"
            }
            return replace(event, hands=hands, decks=decks)
        case ev.HandDealt(dealt=dealt):
            return replace(event, dealt={place: cards[place] for place in dealt})
    return event


def _laid(cards: dict[Place, str], name: str, first: int, laid: list[str]) -> list[str]:
    return [cards[f"{name}{at:02d}"] for at, _ in enumerate(laid, first)]


def _with_factions(start: Start, one: str, other: str) -> Start:
    if start.options["packs"] == 1 and "drawn" not in (one, other):
        other = COMPLEMENT[one]
    return replace(start, seat_options=({"factions": one}, {"factions": other})[: start.seats])
