"""A seat's beliefs about the cards that it doesn't see: exactly what the rules leave open."""

from collections import Counter
from copy import deepcopy
from random import Random

import orjson
import pytest

from morpho_server.games.morpho.belief.belief import Belief, ImpossibleError
from morpho_server.games.moves import Move
from morpho_server.games.seats import seat_of
from tests.support.bots import worlds
from tests.support.bots.deals import TO_AN_ESCAPE, TWO_INTERCEPTORS
from tests.support.bots.seats import GAME, RARE, Seeing, begun, dealt, left_open
from tests.support.games.morpho.playing import deal
from tests.support.nightly import nightly

FOUR = deal(
    "killer deserter",
    "leader deserter",
    "technician deserter",
    "bodyguard deserter",
    middle="deserter",
)
LAP = ("A look C1", "B look D2", "C look A2", "D look B1")


def together(belief: Belief, one: str, other: str) -> dict[tuple[str, ...], float]:
    """Return how likely which identities lie in two slots together."""
    found = {}
    for name, chance in belief.chances()[one].items():
        given = deepcopy(belief)
        given.apply([{"kind": "saw", "cards": {one: name}}])
        for beside, share in given.chances()[other].items():
            found[name, beside] = chance * share
    return found


def test_at_first_every_hidden_card_is_what_the_tiles_make_it():
    chances = begun(FOUR, "A").belief.chances()

    assert chances["A1"] == {"killer": 1}
    assert chances["M"] == pytest.approx(
        {"leader": 1 / 7, "technician": 1 / 7, "bodyguard": 1 / 7, "deserter": 4 / 7}
    )


def test_the_unknown_is_as_likely_each_that_it_may_be():
    cards = deal(
        "killer leader",
        "deserter deserter",
        "technician deserter",
        "bodyguard deserter",
        middle="spy",
    )
    seeing = begun(cards, "A", mode="expert", unknowns=["spy", "cyborg"])
    unknowns = seeing.stream[0]["unknowns"]

    chances = seeing.belief.chances()

    for name in ("spy", "cyborg"):
        among = sum(likely.get(name, 0) for likely in chances.values())
        assert among == pytest.approx(1 / len(unknowns))
    assert chances["B1"]["cyborg"] == pytest.approx(1 / len(unknowns) / 7)


def test_holding_a_deserter_makes_another_likelier():
    cards = deal(
        "killer deserter",
        "leader deserter",
        "technician deserter",
        "bodyguard deserter",
        middle="spy",
    )
    seeing = begun(cards, "A", mode="expert", unknowns=["spy"])

    chances = seeing.belief.chances()

    # Five Deserters give five ways to hold one where four give four.
    assert sum(likely.get("spy", 0) for likely in chances.values()) == pytest.approx(4 / 9)


def test_a_snipe_that_nobody_guards_tells_where_no_bodyguard_is():
    seeing = begun(FOUR, "B", *LAP)
    before = seeing.belief.chances()
    assert before["A2"]["bodyguard"] == before["D1"]["bodyguard"]

    events = seeing.make("A snipe D2 with A1")

    assert [event["kind"] for event in events] == ["revealed", "sniped", "eliminated", "turn_began"]
    after = seeing.belief.chances()
    assert "bodyguard" not in after["C1"]
    assert after["D1"]["bodyguard"] > before["D1"]["bodyguard"]


def test_a_forced_guard_leaves_the_other_neighbour_open():
    seeing = begun(FOUR, "B", *LAP, "A snipe C2 with A1")

    assert seeing.stream[-1]["kind"] == "guard_asked"
    assert together(seeing.belief, "D1", "D2").keys() >= {("bodyguard", "deserter")}
    assert sum(
        chance
        for names, chance in together(seeing.belief, "D1", "D2").items()
        if "bodyguard" in names
    ) == pytest.approx(1)

    seeing.make("D guard D1")

    assert seeing.belief.chances()["D1"] == {"bodyguard": 1}


def test_a_player_who_changes_job_gives_no_alien_away():
    cards = deal("killer deserter", "leader deserter", "technician deserter", "bodyguard deserter",
                 middle="cyborg")  # fmt: skip
    seeing = begun(cards, "A", "A look C1", "B change B2", mode="expert", unknowns=["cyborg"])

    assert "cyborg" not in seeing.belief.chances()["M"]
    assert "cyborg" in seeing.belief.chances()["B2"]


def test_a_round_without_a_leader_has_no_killer_in_a_hand():
    cards = deal("mercenary deserter", "leader deserter", "technician deserter",
                 "bodyguard deserter", middle="killer")  # fmt: skip
    seeing = begun(cards, "C", "A look C1", "B look D2", "C look A2", "D look B2",
                   "A assassinate B1", mode="expert", unknowns=["mercenary"])  # fmt: skip

    assert seeing.belief.chances()["M"] == {"killer": 1}


def test_after_a_transmit_the_three_cards_may_lie_in_any_order():
    cards = deal("killer deserter", "leader deserter", "technician deserter",
                 "bodyguard parasite", middle="deserter")  # fmt: skip
    seeing = begun(cards, "A", "A look C1", "B look D2", mode="expert", unknowns=["parasite"])
    assert seeing.belief.chances()["D2"] == {"parasite": 1}

    seeing.make("D take B1")
    seeing.make("D arrange B1=parasite M=leader D2=deserter")

    chances = seeing.belief.chances()
    assert [chances[slot]["parasite"] for slot in ("B1", "M", "D2")] == pytest.approx([1 / 3] * 3)


def assert_follows(seeing: Seeing, *steps: str) -> None:
    """Assert that a belief is what brute force finds, from the deal on and after each step."""
    possible = worlds.deals(seeing.played, seeing.seat)
    for step in steps:
        letter, _, move = step.partition(" ")
        events = seeing.make(step)
        possible = worlds.after(possible, seeing.seat, seat_of(letter), Move(move), events)
        assert_same(seeing.belief, possible)


def test_either_of_two_cards_able_to_react_is_shown_as_likely():
    """Showing one of two able cards is half as likely as showing a single able card."""
    assert_follows(begun(TWO_INTERCEPTORS, "C"), *TO_AN_ESCAPE, "B intercept B2")


def test_knowledge_of_cards_follows_them_in_a_transmit():
    """C2 is no Bodyguard, or it would have had to guard; wherever it is laid it is none."""
    cards = deal("killer deserter", "leader deserter", "technician deserter",
                 "bodyguard parasite", middle="deserter")  # fmt: skip
    seeing = begun(cards, "A", mode="expert", unknowns=["parasite", "cyborg"])
    shot = ("A look C1", "B look D1", "C look A2", "D look B2", "A snipe B2 with A1")

    assert_follows(
        seeing,
        *shot,
        *("B look D1", "C look D2", "D take C2", "D arrange C2=deserter M=parasite D2=deserter"),
        *("D look A2", "A block A/B with A1", "B change B1"),
    )


def test_a_free_pass_shows_a_card_that_cannot_be_given_away():
    """A looks at nothing, since all that is left lies beside it, and must act if it can (R4.3)."""
    cards = deal("cyborg deserter", "killer deserter", "deserter technician", middle="leader")
    seeing = begun(cards, "C", mode="expert", unknowns=["cyborg", "spy"])
    shots = (
        *("A look B2", "B look A1", "C look B1"),
        *("A look C1", "B snipe A2 with B1", "C change C2"),
        *("A look B2", "B snipe B2 with B1", "C change C2"),
        *("A look C1", "B snipe C1 with B1", "C change C2"),
    )

    assert_follows(seeing, *shots, "A pass")

    assert seeing.belief.chances()["A1"] == {"cyborg": 1}


def test_a_pass_with_an_open_card_shows_a_hindering_one():
    cards = deal("killer deserter", "psionics bodyguard", "leader deserter",
                 "technician deserter", middle="deserter")  # fmt: skip
    seeing = begun(cards, "C", mode="expert", unknowns=["psionics"])
    shot = ("A look C1", "B look D1", "C look A2", "D look B2", "A snipe D2 with A1", "B swap A1")

    assert_follows(seeing, *shot, "C look A2", "D look B2", "A pass", "B pass")

    assert seeing.belief.chances()["B2"].keys() == {"technician", "bodyguard"}


@pytest.mark.parametrize("seed", [*range(8), *map(nightly, range(8, 24))])
def test_it_is_what_brute_force_finds(seed):
    """Replays every deal that the seat can't rule out, and compares the events."""
    rng = Random(seed)
    seeing = dealt(seed, rng.choice([3, 3, 4]), rng, few=True)

    for possible in left_open(seeing, rng, 16):
        assert_same(seeing.belief, possible)


def assert_same(belief: Belief, possible: worlds.Worlds) -> None:
    """Assert that a belief is what these worlds make likely."""
    expected, found = worlds.chances(possible), belief.chances()
    assert expected.keys() == found.keys()
    for slot, likely in expected.items():
        assert found[slot] == pytest.approx(likely, abs=1e-9, rel=0)
    pair = sorted(expected, key=lambda slot: len(expected[slot]))[-2:]
    assert together(belief, *pair) == pytest.approx(worlds.together(possible, *pair), abs=1e-9)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_truth_is_possible_and_chances_add_up(seats):
    """In rounds with any cards: of each identity there is what the tiles say, and one Unknown."""
    for seed in range(3):
        rng = Random(100 * seats + seed)
        seeing = dealt(seed, seats, rng)
        assert_adds_up(seeing)
        for _ in seeing.wander(rng, 40, RARE):
            assert_adds_up(seeing)


def assert_adds_up(seeing: Seeing) -> None:
    """Assert that chances add up to one in each slot, and to the tiles over all slots."""
    state, chances = seeing.played.state, seeing.belief.chances()
    if seeing.is_over:
        return
    assert chances.keys() == state.cards.keys()
    for slot, name in state.cards.items():
        assert chances[slot][name] > 0, slot
        assert sum(chances[slot].values()) == pytest.approx(1)
    dealt = Counter(state.eliminated.values())
    for likely in chances.values():
        for name, chance in likely.items():
            dealt[name] += chance
    tiles, unknowns = state.setup.tiles, state.setup.unknowns
    beyond = {name: count - tiles.get(name, 0) for name, count in dealt.items()}
    assert all(over > -1e-9 for over in beyond.values())
    assert sum(beyond.values()) == pytest.approx(len(unknowns[:1]))
    assert all(name in unknowns for name, over in beyond.items() if over > 1e-9)


def test_it_depends_on_the_seen_events_alone():
    """Taken in at once, from the text that goes over the wire, it is what it was step by step."""
    rng = Random(4)
    seeing = dealt(4, 5, rng)
    for _ in seeing.wander(rng, 30, RARE):
        pass

    again = Belief()
    again.apply(orjson.loads(orjson.dumps(seeing.stream)))

    assert again.chances() == seeing.belief.chances()


def test_events_of_no_round_are_refused():
    belief = begun(FOUR, "A").belief

    belief.apply([{"kind": "revealed", "slot": "B1", "identity": "killer"}])

    with pytest.raises(ImpossibleError):
        belief.chances()
