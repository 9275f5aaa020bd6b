"""What a seat can tell of the cards that it doesn't see: exactly what the rules leave open."""

from collections import Counter
from random import Random

import orjson
import pytest

from morpho_server.bots.morpho.belief import Belief, ImpossibleError
from morpho_server.games.catalog import GAMES
from morpho_server.games.moves import Move
from morpho_server.games.outcome import Standing
from morpho_server.games.seats import Seat, seat_of
from tests.bots import worlds
from tests.games.morpho.playing import deal, opening
from tests.games.playing import Round, Start

GAME = GAMES["morpho"]
UNKNOWNS = ("spy", "extremist", "investor", "mercenary", "cyborg", "psionics", "parasite")
RARE = frozenset({"escape", "perceive", "report"})


class Seeing:
    """A round as one seat sees it, and what it makes of that."""

    def __init__(self, played: Round, seat: int) -> None:
        self.played, self.seat, self.belief = played, Seat(seat), Belief()
        self.stream = worlds.told(played.opening, self.seat)
        self.belief.see(self.stream)

    def make(self, step: str) -> list[dict]:
        """Have a move made, ``A look C1``; return what the seat is told."""
        mover, _, move = step.partition(" ")
        return self.go_on(seat_of(mover), Move(move))

    def go_on(self, mover: Seat, move: Move) -> list[dict]:
        """Have a move made."""
        told = worlds.told(self.played.play(mover, move).events, self.seat)
        self.stream += told
        self.belief.see(told)
        return told


def begun(cards: dict, seat: str, *steps: str, **header) -> Seeing:
    """Return what a seat makes of a round of that deal after those steps."""
    start = Start({}, len(cards) - 1, Standing(1, (0,) * (len(cards) - 1)), bytes(32))
    seeing = Seeing(Round(GAME, start, opening(cards, **header)), seat_of(seat))
    for step in steps:
        seeing.make(step)
    return seeing


def dealt(seed: int, seats: int, rng: Random, *, few: bool = False) -> Round:
    """Return a round with cards from the tables, expert more often than not."""
    options: dict = {"mode": rng.choice(["basic", "expert", "expert"]), "turn_limit": None}
    if few and options["mode"] == "expert":
        suiting = [name for name in UNKNOWNS if seats > 3 or name != "extremist"]
        options["unknowns"] = rng.sample(suiting, rng.randint(1, 3))
    standing = Standing(1, (0,) * seats)
    return Round(GAME, Start(GAME.options(options), seats, standing, seed.to_bytes(32)))


FOUR = deal(
    "killer deserter",
    "leader deserter",
    "technician deserter",
    "bodyguard deserter",
    middle="deserter",
)
LAP = ("A look C1", "B look D2", "C look A2", "D look B1")


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


def test_whoever_holds_a_deserter_finds_it_likelier_that_the_unknown_is_one():
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

    told = seeing.make("A snipe D2 with A1")

    assert [event["kind"] for event in told] == ["revealed", "sniped", "eliminated", "turn_began"]
    after = seeing.belief.chances()
    assert "bodyguard" not in after["C1"]
    assert after["D1"]["bodyguard"] > before["D1"]["bodyguard"]


def test_one_of_two_neighbours_who_has_to_guard_leaves_the_other_open():
    seeing = begun(FOUR, "B", *LAP, "A snipe C2 with A1")

    assert seeing.stream[-1]["kind"] == "guard_asked"
    assert seeing.belief.together("D1", "D2").keys() >= {("bodyguard", "deserter")}
    assert sum(
        chance
        for names, chance in seeing.belief.together("D1", "D2").items()
        if "bodyguard" in names
    ) == pytest.approx(1)

    seeing.make("D guard D1")

    assert seeing.belief.chances()["D1"] == {"bodyguard": 1}


def test_who_changes_job_gives_no_alien_away():
    cards = deal("killer deserter", "leader deserter", "technician deserter", "bodyguard deserter",
                 middle="cyborg")  # fmt: skip
    seeing = begun(cards, "A", "A look C1", "B change B2", mode="expert", unknowns=["cyborg"])

    assert "cyborg" not in seeing.belief.chances()["M"]
    assert "cyborg" in seeing.belief.chances()["B2"]


def test_a_round_that_goes_on_without_a_leader_has_no_killer_in_a_hand():
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


@pytest.mark.parametrize("seed", range(24))
def test_it_is_what_brute_force_finds(seed):
    """Every deal that the seat can't rule out is played again, and what is told compared."""
    rng = Random(seed)
    seats = rng.choice([3, 3, 4])
    seeing = Seeing(dealt(seed, seats, rng, few=True), rng.randrange(seats))
    possible = worlds.deals(seeing.played, seeing.seat)
    assert_same(seeing.belief, possible)

    for _ in range(16):
        mover, move = seeing.played.pick(rng.randbytes(4), RARE | {"change", "look"}) or (None, "")
        if mover is None or move in ("agree", "disagree"):
            continue
        told = seeing.go_on(mover, move)
        if GAME.outcome(seeing.played.state):
            return
        possible = worlds.after(possible, seeing.seat, mover, move, told)
        assert_same(seeing.belief, possible)


def assert_same(belief: Belief, possible: worlds.Worlds) -> None:
    """Assert that a belief is what these worlds make likely."""
    expected, found = worlds.chances(possible), belief.chances()
    assert expected.keys() == found.keys()
    for slot, likely in expected.items():
        assert found[slot] == pytest.approx(likely, abs=1e-9, rel=0)
    pair = sorted(expected, key=lambda slot: len(expected[slot]))[-2:]
    assert belief.together(*pair) == pytest.approx(worlds.together(possible, *pair), abs=1e-9)


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_so_is_possible_and_all_adds_up(seats):
    """In rounds with any cards: of each identity there is what the tiles say, and one Unknown."""
    for seed in range(3):
        rng = Random(100 * seats + seed)
        seeing = Seeing(dealt(seed, seats, rng), rng.randrange(seats))
        for _ in range(40):
            assert_adds_up(seeing)
            mover, move = seeing.played.pick(rng.randbytes(4), RARE) or (None, "")
            if mover is None:
                break
            seeing.go_on(mover, move)


def assert_adds_up(seeing: Seeing) -> None:
    """Assert that chances add up to one in each slot, and to the tiles over all slots."""
    state, chances = seeing.played.state, seeing.belief.chances()
    if GAME.outcome(state):
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


def test_it_depends_on_what_was_told_and_on_nothing_else():
    """Taken in at once, from the text that goes over the wire, it is what it was step by step."""
    rng = Random(4)
    seeing = Seeing(dealt(4, 5, rng), 2)
    while len(seeing.stream) < 60 and (picked := seeing.played.pick(rng.randbytes(4), RARE)):
        seeing.go_on(*picked)

    again = Belief()
    again.see(orjson.loads(orjson.dumps(seeing.stream)))

    assert again.chances() == seeing.belief.chances()


def test_events_of_no_round_are_refused():
    belief = begun(FOUR, "A").belief

    belief.see([{"kind": "revealed", "slot": "B1", "identity": "killer"}])

    with pytest.raises(ImpossibleError):
        belief.chances()
