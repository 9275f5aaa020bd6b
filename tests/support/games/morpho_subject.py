"""M.O.R.P.H.O., as the conformance suite must know it: by its documented wire, and by the rules.

Nothing here imports the engine's own modules: events are known by their documented kinds and
fields, and what the rules say (R…) is said again in the tests' own words.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from hypothesis import strategies as st

from morpho_server.games.events import Event
from morpho_server.games.moves import Move
from morpho_server.games.options import Options
from morpho_server.games.outcome import Outcome, Standing
from morpho_server.games.registry import RULES
from morpho_server.games.seats import Seat, letter
from tests.support.games.morpho_ledger import ALIENS, MIDDLE, SHOWN_TO_ALL, Cards, MorphoLedger
from tests.support.games.morpho_points import points_of
from tests.support.games.playing import Play, Round, Start, Step
from tests.support.games.subjects import Ledger, Place, Subject, mix

SUITABLE = {
    "spy": range(3, 10),
    "extremist": range(4, 7),
    "investor": range(3, 10),
    "mercenary": range(3, 7),
    "cyborg": range(3, 10),
    "psionics": range(3, 10),
    "parasite": range(3, 10),
}
"""The outsiders and aliens, and the numbers of players for which they can be the Unknown (R2.3)."""

IDENTITIES = ("leader", "technician", "bodyguard", "killer", "deserter", *SUITABLE)

ASKED_FOR: Mapping[str, frozenset[str]] = {
    "look": frozenset({"transmit_began"}),  # The card may be the Parasite (R4.4).
    "snipe": frozenset({"guard_asked"}),  # Somebody may have to guard (R6.3).
    "escape": frozenset({"intercept_asked"}),  # Somebody may have to intercept (R8.5).
}
"""Which hidden cards come into the open because of a move."""

ENDING = frozenset(
    {"change", "swap", "arrange"}  # A change of hands may meet a condition (R7.1, R7.2).
    | {"snipe", "guard", "intercept", "bomb", "assassinate"}  # So may an elimination (R7.1).
    | {"escape", "report", "indicate", "perceive", "guess"}  # Others end it (R8.4, R8.7, R8.11).
)
"""Moves that may end a round by cards that not everybody knows; all are shown then (R7.7)."""

RELAID = frozenset({"revealed", "eliminated", "indicated", "guessed", "guarded", "intercepted"})
"""Events that may show different cards in two worlds after a different Transmit (R8.12)."""

PUBLIC_ENDINGS = frozenset({"all_passed", "agreed", "turn_limit"})
"""Reasons that depend on nothing hidden, and bring nobody points (R7.5, R7.6)."""


class MorphoSubject(Subject):
    game = RULES["morpho"]
    steps = 60
    comparisons = 400
    depth = 9
    late_seats = 150
    binds_by_secrets = True
    rare = frozenset({"escape", "perceive", "report", "mission", "change"})
    anonymous = frozenset({"agree", "disagree"})
    faceless = MappingProxyType(
        dict.fromkeys(("agree", "disagree"), frozenset({"end_wished", "round_ended"}))
    )

    def options(self, seats: int) -> st.SearchStrategy[Options]:
        suitable = [name for name, players in SUITABLE.items() if seats in players]
        some = st.lists(st.sampled_from(suitable), min_size=1, max_size=7, unique=True)
        optional: dict[str, st.SearchStrategy[Any]] = {
            "target": st.integers(1, 12),
            "turn_limit": st.sampled_from([None, 3, 8, 15]),
        }
        expert: dict[str, st.SearchStrategy[Any]] = {"mode": st.just("expert")}
        expert["unknowns"] = st.none() | some
        basic: dict[str, st.SearchStrategy[Any]] = {"mode": st.just("basic")}
        return st.sampled_from([basic, expert, expert, expert]).flatmap(
            lambda fixed: st.fixed_dictionaries(fixed, optional=optional)
        )

    def late_plays(self) -> st.SearchStrategy[Play]:
        """Every other round has three players and one possible Alien: soon no look is left."""
        return st.sampled_from(sorted(ALIENS)).flatmap(self._close_plays) | self.plays()

    def _close_plays(self, alien: str) -> st.SearchStrategy[Play]:
        options = self.game.options({"mode": "expert", "unknowns": [alien]})
        standing = Standing(1, (0, 0, 0), None)
        return st.binary(min_size=32, max_size=32).flatmap(
            lambda seed: self.plays(Start(options, 3, standing, seed))
        )

    def texts(self) -> st.SearchStrategy[str]:
        place = st.builds("{}{}".format, st.sampled_from("ABCDI"), st.sampled_from("12")) | st.just(
            MIDDLE
        )
        gap = st.builds("{0}/{1}".format, st.sampled_from("ABC"), st.sampled_from("BCD"))
        name = st.sampled_from(IDENTITIES)
        lay = st.builds("{}={}".format, place, name)
        targets = ("look", "change", "indicate", "guard", "intercept", "bomb", "assassinate")
        alone = ("mission", "escape", "report", "detonate", "perceive", "pass", "agree", "disagree")
        return st.one_of(
            st.sampled_from(alone),
            st.builds("{} {}".format, st.sampled_from((*targets, "swap", "take")), place),
            st.builds("snipe {} with {}".format, place, place),
            st.builds("block {} with {}".format, gap | st.just("A2/B1"), place),
            st.builds("indicate {} as {}".format, place, name),
            st.builds("guess {}".format, name),
            st.builds("invest {}".format, st.sampled_from(("red", "blue", "green"))),
            st.builds("arrange {} {} {}".format, lay, lay, lay),
        )

    def deal(self, opening: Iterable[Event]) -> dict[Place, Any]:
        return next(dict(_get(event, "cards")) for event in opening if event.kind == "dealt")

    def shown(self, log: Iterable[Event], observer: Seat | None) -> set[Place]:
        seen: set[Place] = set()
        cards = Cards()
        for event in log:
            seen |= {cards.dealt_at[slot] for slot in _slots_shown(event, observer)}
            cards.follow(event)
            seen |= {cards.dealt_at[slot] for slot in cards.of(observer)}
        return seen

    def redeal(
        self, opening: tuple[Event, ...], hidden: set[Place], dice: Random
    ) -> tuple[Event, ...]:
        cards = self.deal(opening)
        places = [slot for slot in cards if slot in hidden]
        names = _another_unknown(opening, cards, places, dice)
        cards |= dict(zip(places, mix(names, dice), strict=True))
        return tuple(_dealt_anew(event, cards) for event in opening)

    def face(self, move: Move, observer: Seat | None) -> str:
        """All see what is done, but neither the team (R8.6) nor which card lies where (R8.12)."""
        verb, *rest = move.split()
        if verb == "invest":
            return verb
        if verb == "arrange":
            own = None if observer is None else letter(observer)
            return " ".join([verb, *(lay for lay in rest if lay[0] == own)])
        return move

    def may_show(self, done: Step, event: Event, observer: Seat | None, log: list[Event]) -> bool:
        verb = done.move.split()[0]
        happened = {each.kind for each in (*log, *done.events)}
        if event.kind == "end_wished" or getattr(event, "reason", None) == "agreed":
            return "went_out" in happened  # Whose wishes count shows who had wished (R7.6).
        if event.kind == "round_ended":
            reason = _get(event, "reason")
            return reason not in PUBLIC_ENDINGS and (verb in ENDING or "mission" in reason)
        if event.kind in ASKED_FOR.get(verb, ()):
            return True
        relaid = event.kind in RELAID or (event.kind == "saw" and _is_entitled(done, observer))
        return relaid and "transmit_laid" in happened

    def same_ending(self, one: Event, other: Event) -> bool:
        if {one.kind, other.kind} != {"round_ended"}:
            return False
        nothing: dict[str, Any] = {"cards": {}, "investments": {}}
        return replace(one, **nothing) == replace(other, **nothing)

    def ledger(self, start: Start) -> Ledger:
        return MorphoLedger(start)

    def check_outcome(self, played: Round, outcome: Outcome) -> None:
        """R10.1: the target, the winner, ties; R2.5: who begins; R9: the points."""
        started = played.opening[0]
        first, target = _get(started, "first"), played.start.options["target"]
        assert outcome.match_over == (max(outcome.scores) >= target)
        if outcome.match_over:
            assert outcome.winners == (_winner(outcome, first),)
        else:
            assert outcome.following is not None
            assert outcome.following.first == (first + 1) % played.start.seats
        assert outcome.points == points_of(played.log, played.start.seats), outcome.reason


def _winner(outcome: Outcome, first: Seat) -> Seat:
    seats = len(outcome.scores)
    return max(
        (Seat(seat) for seat in range(seats)),
        key=lambda seat: (outcome.scores[seat], outcome.points[seat], (seat - first) % seats),
    )


def _get(event: Event, field: str) -> Any:
    return getattr(event, field)


def _slots_shown(event: Event, observer: Seat | None) -> Iterable[Place]:
    """Return where an observer sees a card by an event, besides its own cards."""
    if event.kind in SHOWN_TO_ALL:
        return (_get(event, "slot"),)
    if observer is not None and getattr(event, "seat", None) == observer:
        if event.kind == "investigated":
            return (_get(event, "slot"),)
        if event.kind == "transmit_taken":
            return tuple(_get(event, "places"))
    return ()


def _is_entitled(done: Step, observer: Seat | None) -> bool:
    """Return whether an observer may see a card by a move: it acted, or has received the card."""
    verb, *rest = done.move.split()
    if observer is None:
        return False
    if verb in {"look", "change", "take"}:
        return done.seat == observer
    slots = [lay.split("=")[0] for lay in rest]
    return verb in {"swap", "arrange"} and (
        done.seat == observer or letter(observer) in {slot[0] for slot in slots}
    )


def _another_unknown(
    opening: Iterable[Event], cards: Mapping[Place, str], places: list[Place], dice: Random
) -> list[str]:
    """Return other cards for hidden places: with another Unknown, where it is hidden."""
    started = next(event for event in opening if event.kind == "round_started")
    names = [cards[place] for place in places]
    extra = Counter(cards.values()) - Counter(_get(started, "tiles"))
    unknowns = list(_get(started, "unknowns"))
    for unknown in extra:
        if unknown in names and dice.random() < 0.5:
            names[names.index(unknown)] = dice.choice(unknowns)
    return names


def _dealt_anew(event: Event, cards: Mapping[Place, str]) -> Event:
    if event.kind in {"dealt", "saw"}:
        anew: dict[str, Any] = {"cards": {slot: cards[slot] for slot in _get(event, "cards")}}
        return replace(event, **anew)
    return event
