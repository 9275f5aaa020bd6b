"""Guess, as the conformance suite must know it."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from hypothesis import strategies as st

from morpho_server.games.events import Event
from morpho_server.games.moves import Move
from morpho_server.games.options import Options
from morpho_server.games.outcome import Outcome
from morpho_server.games.seats import Seat, letter
from tests.support.games import guess_events
from tests.support.games.guess import GUESS
from tests.support.games.playing import Round, Start, Step
from tests.support.games.subjects import Ledger, Place, Subject, mix
from tests.support.games.watching import Watcher


class GuessLedger(Ledger):
    def __init__(self, start: Start) -> None:
        self.start = start
        self.cards: dict[Place, int] = {}

    def enter(self, event: Event) -> None:
        match event:
            case guess_events.Dealt(cards=cards):
                self.cards = dict(cards)
                assert len(set(cards.values())) == len(cards) == self.start.seats + 1
            case guess_events.Saw(place=place, card=card):
                assert self.cards[place] == card
            case guess_events.Guessed(place=place, named=named, right=right):
                assert (self.cards[place] == named) == right
            case guess_events.RoundEnded():
                assert event.cards == self.cards

    def check(self, watcher: Watcher, owing: tuple[Seat, ...]) -> None:
        views = watcher.views()
        deciding = views["public"].get("asked", views["public"].get("turn"))
        assert deciding is None or (deciding,) == owing
        assert views["public"].get("cards", self.cards) == self.cards
        if watcher.seat is not None:
            known = views["own"]["known"]
            assert letter(watcher.seat) in known
            assert known.items() <= self.cards.items()


class GuessSubject(Subject):
    game = GUESS
    steps = 40
    comparisons = 200
    depth = 4
    late_seats = 30
    binds_by_secrets = False
    rare = frozenset({"guess"})
    faceless = MappingProxyType({"stake": frozenset({"stakes_shown", "turn_began"})})

    def options(self, seats: int) -> st.SearchStrategy[Options]:
        numbers = {"highest": st.integers(max(3, seats + 1), 20), "target": st.integers(1, 20)}
        return st.fixed_dictionaries({"highest": numbers.pop("highest")}, optional=numbers)

    def texts(self) -> st.SearchStrategy[str]:
        return st.one_of(
            st.sampled_from(["show", "roll", "pass", "resign", "guess", "ask"]),
            st.builds("stake {}".format, st.integers(0, 3)),
            st.builds("ask {}".format, st.sampled_from("ABCDEFGM")),
            st.builds("guess {} {}".format, st.sampled_from("ABCDEFGM"), st.integers(0, 21)),
        )

    def deal(self, opening: Iterable[Event]) -> dict[Place, Any]:
        return next(dict(event.cards) for event in opening if isinstance(event, guess_events.Dealt))

    def shown(self, log: Iterable[Event], observer: Seat | None) -> set[Place]:
        seen = set() if observer is None else {letter(observer)}
        asker = None
        for event in log:
            match event:
                case guess_events.Asked(seat=seat):
                    asker = seat
                case guess_events.Answered(seat=seat, shown=True) if asker == observer:
                    seen.add(letter(seat))
                case guess_events.Guessed(place=place, right=True):
                    seen.add(place)
        return seen

    def redeal(
        self, opening: tuple[Event, ...], hidden: set[Place], dice: Random
    ) -> tuple[Event, ...]:
        cards, highest = self.deal(opening), _highest(opening)
        places = sorted(hidden)
        unused = [number for number in range(1, highest + 1) if number not in cards.values()]
        numbers = mix([*(cards[place] for place in places), *unused], dice)
        cards |= dict(zip(places, numbers, strict=False))
        return tuple(_dealt_anew(event, cards) for event in opening)

    def face(self, move: Move, observer: Seat | None) -> str:
        return "stake" if move.startswith("stake") else move

    def may_show(self, done: Step, event: Event, observer: Seat | None, log: list[Event]) -> bool:
        match event:
            case guess_events.Guessed():
                return done.move.startswith("guess")
            case guess_events.StakesShown():
                return done.move.startswith("stake") or done.move == "resign"
        return False

    def same_ending(self, one: Event, other: Event) -> bool:
        if not isinstance(one, guess_events.RoundEnded) or not isinstance(
            other, guess_events.RoundEnded
        ):
            return False
        return replace(one, cards={}) == replace(other, cards={})

    def ledger(self, start: Start) -> Ledger:
        return GuessLedger(start)

    def check_outcome(self, played: Round, outcome: Outcome) -> None:
        best = max(outcome.scores)
        assert outcome.match_over == (best >= played.start.options["target"])
        if outcome.match_over:
            assert [outcome.scores[seat] for seat in outcome.winners] == [best] * len(
                outcome.winners
            )


def _dealt_anew(event: Event, cards: dict[Place, int]) -> Event:
    match event:
        case guess_events.Dealt():
            return replace(event, cards={place: cards[place] for place in event.cards})
        case guess_events.Saw(place=place):
            return replace(event, card=cards[place])
    return event


def _highest(opening: Iterable[Event]) -> int:
    return next(event.highest for event in opening if isinstance(event, guess_events.RoundStarted))
