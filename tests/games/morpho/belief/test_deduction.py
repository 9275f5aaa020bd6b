"""What everybody can work out: exactly what the deal and open facts leave open, and why."""

from collections.abc import Mapping
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from morpho_server.games.morpho.belief.belief import Belief
from morpho_server.games.morpho.belief.deduction import CardDeduced, deduce
from tests.support.bots import worlds
from tests.support.bots.deals import TO_AN_ESCAPE, TWO_INTERCEPTORS
from tests.support.bots.seats import DULL, GAME, RARE, Seeing, begun, dealt, left_open
from tests.support.games.morpho.playing import deal
from tests.support.games.playing import examples
from tests.support.nightly import nightly

ALIENS = {"cyborg", "psionics", "parasite"}
SEEDS = st.integers(0, 2**32 - 1)
ROUNDING = 2e-6

FOUR = deal(
    "killer deserter",
    "leader deserter",
    "technician deserter",
    "bodyguard deserter",
    middle="deserter",
)
LAP = ("A look C1", "B look D2", "C look A2", "D look B1")


def deduced(seeing: Seeing) -> Mapping[str, CardDeduced]:
    return deduce(seeing.stream)["cards"]


def known_to_all(seeing: Seeing) -> Mapping[str, str]:
    """Return the cards that the public view shows."""
    observer = GAME.public_observer()
    for event in seeing.played.log:
        if event.to == "all":
            observer.see(event)
    return observer.view().get("known") or {}


@settings(max_examples=examples(10))
@given(seed=SEEDS)
def test_it_is_exactly_what_all_deals_come_to_that_are_left(seed):
    """By brute force: three hands are few enough cards to lay in every way."""
    rng = Random(seed)
    seeing = dealt(seed, 3, rng, few=True, spectator=True)
    for possible in left_open(seeing, rng, 10):
        expected, found = worlds.chances(possible), deduced(seeing)
        assert expected.keys() == found.keys()
        for slot, likely in expected.items():
            assert found[slot]["odds"] == pytest.approx(likely, abs=ROUNDING, rel=0)


@pytest.mark.parametrize(
    "rare", [nightly(frozenset()), RARE, nightly(DULL)], ids=["any", "long", "busy"]
)
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_card_is_ever_what_it_is_said_not_to_be(seats, rare):
    """In whole rounds of random moves, with any cards; all likelihoods add up as well."""
    rng = Random(seats)
    for seed in range(examples(12)):
        seeing = dealt(seed, seats, rng, spectator=True)
        for _ in seeing.wander(rng, 60, rare):
            if seeing.is_over:
                break
            cards = deduced(seeing)
            assert cards.keys() == seeing.played.state.cards.keys()
            for slot, name in seeing.played.state.cards.items():
                assert cards[slot]["odds"].get(name, 0) > 0, slot
                assert sum(cards[slot]["odds"].values()) == pytest.approx(1, abs=1e-4)


@settings(max_examples=examples(20))
@given(seed=SEEDS, seats=st.sampled_from(GAME.seats))
def test_unknown_cards_are_alike_and_differences_have_reasons(seed, seats):
    rng = Random(seed)
    seeing = dealt(seed, seats, rng, spectator=True)
    for _ in seeing.wander(rng, 40, DULL):
        if seeing.is_over:
            return
        known, cards = known_to_all(seeing), deduced(seeing)
        plain = [c["odds"] for s, c in cards.items() if s not in known and not c["reasons"]]
        assert all(odds == plain[0] for odds in plain)


def test_knowledge_of_single_players_counts_for_nothing():
    """A has looked at C1 and holds the Killer; to everybody all cards are still alike."""
    cards = deduced(begun(FOUR, None, *LAP))

    assert len({str(card) for card in cards.values()}) == 1
    ninth = dict.fromkeys(("leader", "technician", "bodyguard", "killer"), 1 / 9)
    expected = pytest.approx({"deserter": 5 / 9, **ninth}, abs=ROUNDING)
    assert cards["C1"]["odds"] == expected


def test_the_likeliest_comes_first():
    assert next(iter(deduced(begun(FOUR, None))["M"]["odds"])) == "deserter"


def test_a_card_that_acted_has_no_hindering_neighbour():
    cards = deduced(begun(FOUR, None, *LAP, "A block A/B with A1"))

    assert cards["A1"]["odds"] == {"killer": 1}
    assert cards["A2"]["odds"] == {"deserter": 1}
    assert cards["A2"]["reasons"] == [{"kind": "acted_beside", "seat": 0, "identity": "killer"}]


def test_a_card_given_away_is_no_alien_and_the_fact_goes_with_it():
    seeing = begun(
        FOUR, None, "A change A2", "B look D1", "C change C2", mode="expert", unknowns=["cyborg"]
    )
    cards = deduced(seeing)

    given = {"kind": "given_away", "seat": 0}
    assert given in cards["C2"]["reasons"]
    assert {"kind": "given_away", "seat": 2} in cards["M"]["reasons"]
    assert ALIENS.isdisjoint(cards["C2"]["odds"])
    assert not ALIENS.isdisjoint(cards["A1"]["odds"])


def test_a_card_looked_at_is_no_parasite_that_nothing_hinders():
    seeing = begun(FOUR, None, "A look C1", mode="expert", unknowns=["parasite"])
    seeing.make("B look D2")
    cards = deduced(seeing)

    assert cards["C1"]["reasons"] == [{"kind": "no_transmit"}]
    assert cards["C1"]["odds"].get("parasite", 0) < cards["A1"]["odds"]["parasite"]


def test_a_fact_that_says_nothing_about_this_deal_is_no_reason():
    """Without Aliens nothing follows from giving a card away, or from a look."""
    assert not any(card["reasons"] for card in deduced(begun(FOUR, None, "A change A2")).values())


def test_a_neighbour_without_a_reaction_holds_no_reactor():
    cards = deduced(begun(FOUR, None, *LAP, "A snipe D2 with A1"))

    for slot in ("C1", "C2"):
        assert {"kind": "no_reaction", "seat": 2} in cards[slot]["reasons"]
        assert cards[slot]["odds"].get("bodyguard", 0) < 1 / 9


def test_a_seat_asked_to_react_must_hold_a_card_that_can():
    seeing = begun(TWO_INTERCEPTORS, None, *TO_AN_ESCAPE)
    asked = seeing.stream[-1]["seat"]
    slots = [slot for slot in seeing.played.state.cards if slot[0] == "ABCDEF"[asked]]

    cards = deduced(seeing)

    for slot in slots:
        assert {"kind": "must_react", "seat": asked} in cards[slot]["reasons"]


def test_a_transmit_clears_knowledge_of_places():
    cards = deal("killer deserter", "leader deserter", "technician deserter",
                 "bodyguard parasite", middle="deserter")  # fmt: skip
    seeing = begun(cards, None, "A look C1", "B look D2", mode="expert", unknowns=["parasite"])
    for step in ("D take B2", "D arrange B2=deserter M=deserter D2=parasite"):
        seeing.make(step)

    found = deduced(seeing)

    for slot in ("B2", "M", "D2"):
        assert {"kind": "laid", "seat": 3} in found[slot]["reasons"]
        assert found[slot]["odds"]["parasite"] == pytest.approx(1 / 3, abs=0.2)
    assert sum(found[s]["odds"]["parasite"] for s in ("B2", "M", "D2")) == pytest.approx(
        1, abs=1e-5
    )
    assert "parasite" not in found["A1"]["odds"]


def test_what_is_all_but_certain_is_not_rounded_to_certainty(monkeypatch):
    chances = {"A1": {"leader": 1 - 1e-9, "spy": 1e-9}, "B1": {"leader": 1.0}}
    monkeypatch.setattr(Belief, "chances", lambda _: chances)

    cards = deduced(begun(FOUR, None))

    assert [card["odds"] for card in cards.values()] == [
        {"leader": 0.999999, "spy": 0.000001},
        {"leader": 1.0},
    ]
