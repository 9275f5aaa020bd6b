"""Morphatrons, as the conformance suite must know it."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from hypothesis import strategies as st

from morpho_server.games.events import Event
from morpho_server.games.morphatrons import events as ev
from morpho_server.games.morphatrons.rules import MORPHATRONS
from morpho_server.games.moves import Move
from morpho_server.games.options import Options
from morpho_server.games.outcome import Outcome
from morpho_server.games.seats import Seat
from tests.support.games.morphatrons_ledger import PACK, MorphatronsLedger
from tests.support.games.playing import BYTES_A_STEP, Play, Round, Start, Step
from tests.support.games.subjects import Ledger, Place, Subject, mix

FIRST_OPEN = 244
"""From this number on, the first byte of a step chooses an open move, which ends the game."""


class MorphatronsSubject(Subject):
    game = MORPHATRONS
    steps = 100
    comparisons = 100
    depth = 8
    late_seats = 30
    binds_by_secrets = True
    faceless: Mapping[str, frozenset[str]] = MappingProxyType({})

    def options(self, seats: int) -> st.SearchStrategy[Options]:
        return st.fixed_dictionaries(
            {},
            optional={
                "turn_limit": st.sampled_from((60, 120, 240)),
                "first": st.sampled_from(("random", "A", "B")),
            },
        )

    def plays(self, start: Start | None = None) -> st.SearchStrategy[Play]:
        """In one of five rounds nobody gives up, so that decks are shuffled anew."""
        plays = super().plays(start)
        return st.one_of(plays, plays, plays, plays, plays.map(_patient))

    def texts(self) -> st.SearchStrategy[str]:
        card = st.sampled_from([*PACK, "1S", "10X", "SA"])
        building = st.sampled_from(["A1", "A4", "B1", "B3", "C1", "A5", "B0"])
        target = card | building
        return st.one_of(
            st.sampled_from(["draw", "end", "resign", "play", "morph 7S 8S", "build A1", "shoot"]),
            st.builds("play {} {}".format, card, st.sampled_from(["robot", "vehicle", "car"])),
            st.builds("move {} {}".format, card, st.integers(0, 5)),
            st.builds("move {} {} with {}".format, card, st.integers(1, 4), card),
            st.builds("strike {} {}".format, card, target),
            st.builds("shoot {} {}".format, card, target),
            st.builds("shoot {} {} {}".format, card, target, target),
            st.builds("morph {}".format, card),
            st.builds("deactivate {}".format, card),
            st.builds("build {} {}".format, building, card),
            st.builds("triple {} {}".format, card, card),
        )

    def deal(self, opening: Iterable[Event]) -> dict[Place, Any]:
        cards: dict[Place, Any] = {}
        for event in opening:
            match event:
                case ev.CardsDealt(deck=deck):
                    first = len(PACK) - len(deck) + 1
                    cards |= {f"{first + at:02}": card for at, card in enumerate(deck)}
                case ev.CardsSeen(cards=hand):
                    cards |= hand
        return cards

    def shown(self, log: Iterable[Event], observer: Seat | None) -> set[Place]:
        """A card is shown when it leaves a hand, and to its drawer when it is drawn."""
        log = [*log]
        place_of = {card: place for place, card in self.deal(log).items()}
        cards: set[str] = set()
        for event in log:
            match event:
                case ev.BotPlayed(card=card) | ev.BuildingRaised(card=card):
                    cards.add(card)
                case ev.BotTripleMorphed(new=card):
                    cards.add(card)
                case ev.CardSeen(seat=seat, card=card) if seat == observer:
                    cards.add(card)
                case ev.CardsSeen(seat=seat, cards=hand) if seat == observer:
                    cards.update(hand.values())
        return {place_of[card] for card in cards}

    def redeal(
        self, opening: tuple[Event, ...], hidden: set[Place], dice: Random
    ) -> tuple[Event, ...]:
        cards = self.deal(opening)
        places = sorted(hidden)
        cards |= dict(zip(places, mix([cards[place] for place in places], dice), strict=True))
        hands: list[list[str]] = [[], []]
        for event in opening:
            if isinstance(event, ev.CardsSeen):
                hands[event.seat] = [cards[place] for place in event.cards]
        return tuple(_dealt_anew(event, cards, hands) for event in opening)

    def face(self, move: Move, observer: Seat | None) -> str:
        """Everybody learns every move, and no move names a card that stays hidden."""
        return move

    def may_show(self, done: Step, event: Event, observer: Seat | None, log: list[Event]) -> bool:
        return False

    def same_ending(self, one: Event, other: Event) -> bool:
        if not isinstance(one, ev.FightEnded) or not isinstance(other, ev.FightEnded):
            return False
        nothing: dict[str, Any] = {"hands": [], "deck": {}}
        return replace(one, **nothing) == replace(other, **nothing)

    def ledger(self, start: Start) -> Ledger:
        return MorphatronsLedger(start)

    def check_outcome(self, played: Round, outcome: Outcome) -> None:
        assert outcome.match_over
        assert len(outcome.winners) == 1 or outcome.reason == "turn_limit"
        assert outcome.points == tuple(int(seat in outcome.winners) for seat in played.seats())


def _patient(play: Play) -> Play:
    """Return a play without open moves, three times as long."""
    script = bytearray(play.script)
    for at in range(0, len(script), BYTES_A_STEP):
        script[at] %= FIRST_OPEN
    return replace(play, script=bytes(script * 3))


def _dealt_anew(event: Event, cards: Mapping[Place, str], hands: list[list[str]]) -> Event:
    match event:
        case ev.CardsDealt(deck=deck):
            places = sorted(cards)[-len(deck) :]
            return replace(event, hands=hands, deck=[cards[place] for place in places])
        case ev.CardsSeen():
            return replace(event, cards={place: cards[place] for place in event.cards})
    return event
