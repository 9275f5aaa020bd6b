"""A bot's sampled worlds agree with the events that its seat saw, and with their probabilities."""

from collections import Counter
from dataclasses import replace
from itertools import islice
from math import sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from morpho_server.games.events import Event
from morpho_server.games.morpho.bots.inference.event_decoding import decode_events
from morpho_server.games.morpho.bots.search.choice_history import ChoiceHistory
from morpho_server.games.morpho.bots.search.worlds import Worlds
from morpho_server.games.morpho.events import Dealt, Saw
from morpho_server.games.morpho.play.moves import legal_moves
from morpho_server.games.morpho.state import State
from morpho_server.games.registry import RULES
from tests.support.bots import worlds
from tests.support.bots.seats import DULL, Seeing, begun, dealt, left_open, observation
from tests.support.games.morpho.playing import deal
from tests.support.games.playing import Round, examples
from tests.support.games.states import state_after

GAME = RULES["morpho"]


def imagined(seeing: Seeing, number: int, dice: Random) -> list[State]:
    """Return worlds that a seat imagines."""
    invested = observation(seeing).public.get("invested") or ()
    possible = Worlds(ChoiceHistory(decode_events(seeing.stream)).position, invested)
    return [possible.with_cards(cards, dice) for cards in islice(seeing.belief.deals(dice), number)]


def as_dealt(world: State, events: list[dict]) -> dict[str, str]:
    """Return how the cards of a world were dealt, from where they lie now."""
    cards = dict(world.cards)
    for event in reversed(events):
        match event["kind"]:
            case "eliminated":
                cards[event["slot"]] = event["identity"]
            case "job_changed":
                cards[event["slot"]], cards["M"] = cards["M"], cards[event["slot"]]
            case "swapped":
                one, other = event["slot"], event["target"]
                cards[one], cards[other] = cards[other], cards[one]
    return cards


def played_as(played: Round, cards: dict[str, str], seat: int) -> tuple[State, list[dict]]:
    """Make the same moves after another deal; return the state and the events a seat sees."""
    opening = [_dealt(event, cards) for event in played.opening]
    state, events = state_after(GAME, opening), worlds.shown_to(opening, seat)
    for mover, move in played.made:
        done = GAME.decide(state, mover, move, None)
        state, events = done.after, events + worlds.shown_to(done.events, seat)
    return state, events


def _dealt(event: Event, cards: dict[str, str]) -> Event:
    if isinstance(event, Dealt | Saw):
        return replace(event, cards={slot: cards[slot] for slot in event.cards})
    return event


@settings(max_examples=examples(25))
@given(seats=st.sampled_from(GAME.seats), seed=st.integers(0, 2**32), length=st.integers(0, 40))
def test_every_event_fits_every_possible_world(seats, seed, length):
    """A world's cards are dealt, the same moves made, and everything compared."""
    rng = Random(seed)
    seeing = dealt(seed, seats, rng)
    for _ in seeing.wander(rng, length, DULL):
        if seeing.stream[-1]["kind"] == "transmit_began":
            break
    if seeing.is_over:
        return

    for world in imagined(seeing, 5, rng):
        if "transmit_laid" in {event["kind"] for event in seeing.stream}:
            break  # how the cards lay before can't be told; brute force does that below
        after, events = played_as(seeing.played, as_dealt(world, seeing.stream), seeing.seat)
        assert events == seeing.stream
        hidden = {
            "investments": world.investments,
            "agreed": world.agreed,
            "statistics": world.statistics,
            "public": world.public,  # for late players; bots keep their own account
        }
        assert replace(after, **hidden) == world
        assert legal_moves(world, seeing.seat) == legal_moves(seeing.played.state, seeing.seat)


@pytest.mark.parametrize("seed", range(8))
def test_worlds_are_as_likely_as_brute_force_finds(seed):
    """Every deal that the seat can't rule out is played again, and worlds are drawn very often."""
    rng = Random(seed)
    seeing = dealt(seed, 3, rng, few=True)

    for possible in left_open(seeing, rng, 10):
        assert_as_likely(seeing, possible, rng)


def assert_as_likely(seeing: Seeing, possible: worlds.Worlds, rng: Random) -> None:
    """Assert that deals are drawn as often as they are likely, and no others."""
    number = 1000
    weights: Counter[tuple] = Counter()
    for state, weight in possible:
        weights[tuple(sorted(state.cards.items()))] += weight
    drawn = Counter(
        tuple(sorted(cards.items())) for cards in islice(seeing.belief.deals(rng), number)
    )

    assert drawn.keys() <= weights.keys()
    total = sum(weights.values())
    for cards, weight in weights.items():
        chance = weight / total
        assert abs(drawn[cards] - number * chance) < 6 * sqrt(number * chance) + 3


def test_hidden_investments_of_others_are_drawn():
    cards = deal("investor deserter", "leader deserter", "technician deserter",
                 "bodyguard killer", middle="deserter")  # fmt: skip
    lap = ("A look C1", "B look D2", "C look A2", "D look B1", "A invest red")
    header = {"mode": "expert", "unknowns": ["investor"]}

    own = imagined(begun(cards, "A", *lap, **header), 20, Random(1))
    others = imagined(begun(cards, "B", *lap, **header), 20, Random(1))

    assert {world.investments[0] for world in own} == {"red"}
    assert {world.investments[0] for world in others} == {"red", "blue"}
