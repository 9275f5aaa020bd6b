"""Holding all that pages were sent against what their seats may know.

The truth comes from the server's own log: which card lies where after each entry, and what each
seat can have seen of it by the rules. From that and from nothing else follows what a message may
say. A message is searched to its last value, and an identity in a place that is not known here is a
leak, too.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from morpho_server.games.events import EVERYONE, Event
from morpho_server.games.seats import Seat
from morpho_server.tables.log.entry import Entry
from morpho_server.tables.messages.events import (
    MatchEnded,
    MatchStarted,
    PlayerLeft,
    PlayerRemoved,
    Sat,
    SecretKept,
    ShareRevealed,
    SharesRevealed,
    TableEvent,
)
from tests.support.games.morpho_ledger import BOX, Cards, Knowledge
from tests.support.pages import Json

IDENTITIES: Final = frozenset(BOX)
COUNTED: Final = frozenset({"tiles"})
"""Keys about all cards together: their values are counts by identity."""
LISTED: Final = frozenset({"unknowns", "left"})
"""Keys whose values are lists of what may be dealt or is still to be named."""

SLOT: Final = re.compile(r"[A-I][12]|M")
LAID: Final = re.compile(r"\b([A-I][12]|M)=([a-z]+)")
TEAMS: Final = frozenset({"red", "blue"})

Pair = tuple[str, str]


class LeakError(AssertionError):
    """A page was sent something that its seat may not know."""


@dataclass(frozen=True)
class Moment:
    """What a seat may learn from one update, and from a snapshot after it.

    ``now`` are the cards that it knows then. ``meanwhile`` are those that it knew at any moment of
    the update, for its events. ``teams``: it may know an investment. ``at`` is the time.
    """

    at: int
    now: frozenset[Pair]
    meanwhile: frozenset[Pair]
    teams: bool


@dataclass
class Ledger:
    """The truth from the log: who sat where, and which card lay where."""

    cards: Cards = field(default_factory=Cards)
    knowledge: dict[Seat | None, Knowledge] = field(default_factory=dict)
    invested: set[Seat] = field(default_factory=set)
    over: bool = False
    holders: dict[Seat, str] = field(default_factory=dict)

    def enter(self, event: Event) -> None:
        """Take in one event of the game."""
        if event.kind == "round_started":
            self.cards, self.invested, self.over = Cards(), set(), False
            seats = (None, *map(Seat, range(event.seats)))  # type: ignore[attr-defined]
            self.knowledge = {seat: Knowledge(seat) for seat in seats}
        elif event.kind == "invested":
            self.invested.add(event.seat)  # type: ignore[attr-defined]
        self.over |= event.kind == "round_ended"
        self.cards.follow(event)
        for knowledge in self.knowledge.values():
            knowledge.follow(event, self.cards)

    def arrange(self, event: TableEvent) -> None:
        """Take in who sits where."""
        match event:
            case MatchStarted(seats=players):
                self.holders = {Seat(seat): player for seat, player in enumerate(players)}
            case Sat(player=player, seat=seat):
                self.holders = {s: p for s, p in self.holders.items() if p != player}
                self.holders[seat] = player
            case PlayerLeft(player=player) | PlayerRemoved(player=player):
                self.holders = {s: p for s, p in self.holders.items() if p != player}

    def seat_of(self, player: str) -> Seat | None:
        """Return where a player sits."""
        return next((seat for seat, holder in self.holders.items() if holder == player), None)

    def known_to(self, seat: Seat | None) -> frozenset[Pair]:
        """Return the cards that a seat may know, those of all fallen ones included."""
        if not self.knowledge:
            return frozenset()
        seen = self.knowledge[seat].slots
        known = {(slot, name) for slot, name in self.cards.at.items() if slot in seen}
        return frozenset(known | set(self.cards.eliminated.items()))


def moments_of(player: str, entries: Sequence[Entry]) -> dict[int, Moment]:
    """Return the moments that a player may know, by the numbers of the updates."""
    ledger, moments, number = Ledger(), dict[int, Moment](), 0
    for entry in entries:
        meanwhile: set[Pair] = set()
        is_shown_any = False
        for event in entry.events:
            if isinstance(event, TableEvent):
                ledger.arrange(event)
            else:
                ledger.enter(event)
            seat = ledger.seat_of(player)
            is_shown_any |= event.to == EVERYONE or (seat is not None and seat in event.to)
            meanwhile |= ledger.known_to(seat)
        if is_shown_any:
            number += 1
            seat = ledger.seat_of(player)
            teams = ledger.over or seat in ledger.invested
            now = ledger.known_to(seat)
            moments[number] = Moment(entry.at, now, frozenset(meanwhile), teams)
    return moments


def audit(player: str, messages: Iterable[Json], entries: Sequence[Entry]) -> int:
    """Search all messages sent to a player; return how many cards they named.

    Raises :exc:`LeakError`.
    """
    moments, cards = moments_of(player, entries), 0
    secrets = _secrets(player, entries)
    for message in messages:
        number = message.get("n")
        moment = moments.get(number, Moment(0, frozenset(), frozenset(), teams=False))
        if message["type"] == "update" and message["at"] != moment.at:
            raise LeakError(f"{player} was sent something that is none of theirs: {message}")
        for part, value in message.items():
            allowed = moment.meanwhile if part in ("events", "yours") else moment.now
            cards += _Search(allowed, moment, f"{player}, update {number}").search(part, value)
        _search_text(player, str(message), moment.at, secrets)
    return cards


@dataclass(frozen=True)
class _Search:
    """A search through one part of a message."""

    allowed: frozenset[Pair]
    moment: Moment
    whose: str

    def search(self, key: str, value: Json) -> int:
        """Search a value, and return how many cards it names."""
        match value:
            case dict():
                return self._search_object(key, value)
            case list() if key in LISTED and set(value) <= IDENTITIES:
                return 0
            case list():
                return sum(self.search(key, each) for each in value)
            case str() if SLOT.fullmatch(key) and value in IDENTITIES:
                return self._check((key, value))
            case str():
                return self._search_text(key, value)
        return 0

    def _search_object(self, key: str, value: dict[str, Json]) -> int:
        if key in COUNTED and value.keys() <= IDENTITIES:
            return 0
        cards, named = 0, dict(value)
        if "slot" in value and isinstance(named.pop("identity", None), str):
            cards += self._check((value["slot"], value["identity"]))
            if named.get("named") in IDENTITIES:
                del named["named"]  # what somebody said aloud
        if not IDENTITIES.isdisjoint(named):
            self._leaks(f"{sorted(named)} under {key}")
        return cards + sum(self.search(name, each) for name, each in named.items())

    def _search_text(self, key: str, text: str) -> int:
        if text in TEAMS and not self.moment.teams:
            self._leaks(f"an investment, {text}")
        if key in ("legal", "timeout_move"):
            return self._search_move(text)
        if IDENTITIES & set(re.findall("[a-z_]+", text)):
            self._leaks(f"{text} under {key}")
        return 0

    def _search_move(self, text: str) -> int:
        """A move may say what anybody could say; an arrangement only what the seat has seen."""
        laid = LAID.findall(text)
        known = {slot: name for slot, name in self.allowed if slot in dict(laid)}
        if sorted(known.values()) != sorted(name for _, name in laid):
            self._leaks(text)
        return len(laid)

    def _check(self, pair: Pair) -> int:
        if pair not in self.allowed:
            self._leaks("{} is the {}".format(*pair))
        return 1

    def _leaks(self, what: str) -> None:
        raise LeakError(f"{self.whose}: {what}; it may know {sorted(self.allowed)}")


@dataclass(frozen=True)
class _Secret:
    """A text that nobody may learn before a time."""

    text: str
    until: int


def _secrets(player: str, entries: Sequence[Entry]) -> list[_Secret]:
    """Return the secrets of the shuffles, and the other players' shares, till each match's end."""
    found: list[_Secret] = []
    waiting: list[str] = []
    for entry in entries:
        for event in entry.events:
            match event:
                case SecretKept(secret=secret):
                    waiting.append(secret)
                case ShareRevealed(player=other, share=share) if other != player:
                    waiting.append(share)
                case SharesRevealed(shares=shares):
                    found += [_Secret(text, entry.at) for text in shares.values()]
                    waiting = [text for text in waiting if text not in shares.values()]
                case MatchEnded(secret=secret):
                    found.append(_Secret(secret, entry.at))
                    waiting.remove(secret)
    return found + [_Secret(text, 2**63) for text in waiting]


def _search_text(player: str, text: str, at: int, secrets: Iterable[_Secret]) -> None:
    for secret in secrets:
        if secret.text in text and at < secret.until:
            raise LeakError(f"{player} was sent a share of the shuffle too early: {secret.text}")
