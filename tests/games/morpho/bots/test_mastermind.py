"""The mastermind of M.O.R.P.H.O. reads others, and tries its moves out in imagined worlds."""

from collections import Counter
from itertools import count, islice, repeat
from math import inf
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from morpho_server.bots.arena.simulation import Setting, play_round
from morpho_server.games.bot import Noting
from morpho_server.games.morpho.bots.inference import habits
from morpho_server.games.morpho.bots.inference import posterior as suspecting
from morpho_server.games.morpho.bots.inference.event_decoding import decode_events
from morpho_server.games.morpho.bots.inference.habits import Habits, Tally, situation
from morpho_server.games.morpho.bots.inference.posterior import ChoiceLikelihood, Posterior
from morpho_server.games.morpho.bots.mastermind import Effort, Mastermind
from morpho_server.games.morpho.bots.search.choice_history import ChoiceHistory
from morpho_server.games.morpho.bots.search.move_search import WorldSampler, best_of
from morpho_server.games.morpho.bots.search.playouts import Likely, Playout
from morpho_server.games.morpho.play.decisions.kinds import Arrange
from morpho_server.games.registry import RULES, bot_for
from tests.support.bots.deals import LAP, LEADER_AND_TECHNICIAN, LEADER_SEEN
from tests.support.bots.remembering import Both
from tests.support.bots.seats import DULL, RARE, Seeing, begun, dealt, observation
from tests.support.games.morpho.playing import deal
from tests.support.games.playing import examples
from tests.support.nightly import nightly

GAME = RULES["morpho"]
AGENT, RECRUIT = bot_for("morpho", "agent"), bot_for("morpho", "recruit")
LITTLE = Effort(deals=60, playouts=30)


def posterior(seeing: Seeing) -> Posterior:
    """Return the deals that a seat thinks possible."""
    history = ChoiceHistory(decode_events(seeing.stream))
    return Posterior(seeing.belief, history, seeing.seat, habits.agents(), 2000, Random(1))


def chance(seeing: Seeing, slot: str, name: str) -> tuple[float, float]:
    """Return how likely a card is an identity, as believed and as suspected."""
    found = [each.chances()[slot].get(name, 0.0) for each in (seeing.belief, posterior(seeing))]
    return found[0], found[1]


def test_keeping_both_cards_raises_suspicion():
    seeing = begun(LEADER_SEEN, "C", "A look C1", "B look D1")

    believed, suspected = chance(seeing, "A1", "deserter")

    assert suspected < 0.9 * believed


def test_giving_a_card_away_at_once_lowers_suspicion():
    seeing = begun(LEADER_SEEN, "C", "A look C1", "B change B2")

    believed, suspected = chance(seeing, "M", "deserter")

    assert suspected > 1.3 * believed


def test_ones_own_moves_tell_one_nothing():
    found = posterior(begun(LEADER_SEEN, "A", "A change A2"))

    assert found.worth == pytest.approx(len(found.deals))


def test_deals_are_drawn_until_they_suffice_or_reach_a_limit():
    short = begun(LEADER_SEEN, "C", "A look C1", "B change B2")
    little = posterior(short)
    long = posterior(begun(LEADER_SEEN, "C", *LAP, "A look C1"))

    for found in (little, long):
        assert found.worth >= suspecting.ENOUGH or len(found.deals) == 2000
        assert len(found.deals) >= suspecting.AT_ONCE


def test_deals_are_picked_as_often_as_they_weigh():
    found = posterior(begun(LEADER_SEEN, "C", "A look C1", "B change B2"))
    weighed = sum(
        weight
        for deal, weight in zip(found.deals, found.weights, strict=True)
        if deal["M"] == "deserter"
    )
    alike = sum(deal["M"] == "deserter" for deal in found.deals) / len(found.deals)

    picked = found.pick(4000, Random(1))

    share = sum(deal["M"] == "deserter" for deal in picked) / len(picked)
    assert abs(share - weighed) < 0.05 < abs(share - alike)


@settings(max_examples=examples(20))
@given(seats=st.sampled_from(GAME.seats), seed=st.integers(0, 2**32), length=st.integers(0, 40))
def test_suspicion_agrees_with_possibility(seats, seed, length):
    rng = Random(seed)
    seeing = dealt(seed, seats, rng)
    for _ in seeing.wander(rng, length, RARE):
        pass
    if seeing.is_over:
        return

    suspected, believed = posterior(seeing).chances(), seeing.belief.chances()

    for slot, likely in believed.items():
        assert suspected[slot].keys() == likely.keys()
        assert all(suspected[slot].values())
        assert sum(suspected[slot].values()) == pytest.approx(1)


@settings(max_examples=examples(40))
@given(seats=st.sampled_from(GAME.seats), seed=st.integers(0, 2**32), length=st.integers(1, 40))
def test_its_record_of_who_knows_a_card_agrees_with_the_views(seats, seed, length):
    """Everybody can follow what others look at: what each knows is in that seat's own view."""
    rng = Random(seed)
    seeing = dealt(seed, seats, rng)
    for _ in seeing.wander(rng, length, DULL):
        if not seeing.is_over:
            assert_followed(seeing)


def test_after_a_transmit_only_its_viewers_know_the_cards():
    cards = deal("killer deserter", "leader deserter", "technician deserter",
                 "bodyguard parasite", middle="deserter")  # fmt: skip
    steps = ("A change A2", "B look D2", "D take B1", "D arrange B1=deserter M=leader D2=parasite")
    header = {"mode": "expert", "unknowns": ["parasite"]}

    assert_followed(begun(cards, "A", *steps[:1], **header))
    assert_followed(begun(cards, "A", *steps, **header))


def assert_followed(seeing: Seeing) -> None:
    """Assert that all are taken to know what their views tell, while no Transmit is under way."""
    state, views = (
        seeing.played.state,
        [GAME.seat_observer(s) for s in range(seeing.played.start.seats)],
    )
    if isinstance(state.decision, Arrange):
        return  # who lays the cards has seen them, and nobody else can tell when
    public = GAME.public_observer()
    for event in seeing.played.log:
        if event.to == "all":
            public.see(event)
        for seat, view in enumerate(views):
            if event.to == "all" or seat in event.to:
                view.see(event)

    tracker = ChoiceHistory(decode_events(seeing.stream)).tracker

    assert tracker.at.keys() == state.cards.keys()
    for seat, view in enumerate(views):
        known = (public.view().get("known") or {}) | (view.view().get("known") or {})
        events = {slot for slot, number in tracker.at.items() if number in tracker.known_to(seat)}
        assert events == known.keys() & state.cards.keys()


def test_the_best_move_is_found_in_the_same_worlds():
    tried: list[tuple[int, str]] = []

    def world(number):
        def trial(move):
            tried.append((number, move))
            return {"good": 1.1, "fair": 1.0, "bad": 0.0, "odd": 3.0 * (number < 2)}[move]

        return trial

    thought = dict.fromkeys(("odd", "bad", "fair", "good"), 1.0)
    found = best_of(thought, map(world, count()), 120, lambda: True)

    assert found.move == "good"
    assert found.expected == pytest.approx(1.1, abs=0.05)
    assert found.playouts == len(tried) <= 120
    worlds = {move: [n for n, made in tried if made == move] for move in thought}
    assert worlds["good"] == list(range(len(worlds["good"])))
    assert worlds["bad"] == worlds["good"][: len(worlds["bad"])]
    assert len(worlds["bad"]) < len(worlds["good"])


def test_a_first_guess_at_a_move_counts_for_a_few_worlds_only():
    brings = {"hoped": 0.0, "good": 1.0}

    found = best_of({"hoped": 3.0, "good": 1.0}, repeat(brings.__getitem__), 60, lambda: True)

    assert found.move == "good"


def test_when_time_is_up_what_was_thought_best_is_done():
    ends = iter([True, False])
    thought = {"poor": 0.0, "good": 1.0}

    found = best_of(thought, repeat(lambda _: 0.0), 99, lambda: next(ends, False))

    assert (found.move, found.playouts) == ("good", 2)


def test_a_playout_changes_nothing_of_what_is_imagined():
    seeing = begun(LEADER_SEEN, "A", *LAP)
    history = ChoiceHistory(decode_events(seeing.stream))
    sampler = WorldSampler(
        observation(seeing), history, posterior(seeing), habits.agents(), Random(1)
    )  # fmt: skip

    for trial in islice(sampler.trials(), 20):
        first = [trial(move) for move in ("snipe C1 with A1", "change A2", "look D1")]
        again = [trial(move) for move in ("snipe C1 with A1", "change A2", "look D1")]
        assert first == again


def test_a_playout_killer_mostly_shoots_a_seen_leader():
    seeing = begun(LEADER_SEEN, "C", *LAP, "A look D1", "B look D1")
    tracker, state = ChoiceHistory(decode_events(seeing.stream)).tracker, seeing.played.state
    names = {number: state.cards[slot] for slot, number in tracker.at.items()}

    brought = [
        Playout(
            state, tracker, names, seeing.seat, {}, habits.agents(), Random(n)
        ).points_of("look A2")
        for n in range(40)
    ]  # fmt: skip

    assert 0.6 < brought.count(0) / len(brought) < 1


def playout(seeing: Seeing, likely: Likely, learned: Habits, number: int) -> Playout:
    """Return a playout from where a round stands, with the cards as they are."""
    tracker, state = ChoiceHistory(decode_events(seeing.stream)).tracker, seeing.played.state
    names = {card: state.cards[slot] for slot, card in tracker.at.items()}
    return Playout(state, tracker, names, seeing.seat, likely, learned, Random(number))


LOOKING = Habits(
    {situation(("deserter",), 1, bound=False, awaited=False, known=()): Tally({"look far": 9}, 0.7)}
)
"""All do nothing but look, and every position brings the same."""


def test_a_playout_ends_with_the_own_next_turn():
    seeing = begun(LEADER_AND_TECHNICIAN, "A")

    assert playout(seeing, {}, LOOKING, 1).points_of("look C1") == pytest.approx(0.7)


def test_a_playout_seat_follows_its_own_belief():
    cards = deal("leader deserter", "technician deserter", "deserter deserter",
                 "bodyguard deserter", middle="deserter")  # fmt: skip
    seeing = begun(cards, "A", *LAP, "A mission", "B look D2", "C look A2")
    at = ChoiceHistory(decode_events(seeing.stream)).tracker.at

    right, wrong = (
        playout(seeing, {at[slot]: {"technician": 0.9}}, LOOKING, 1).points_of("look B2")
        for slot in ("B1", "C2")
    )

    assert (right, wrong) == (3, 0)


def test_a_playout_killer_shoots_at_guards_only_by_habit():
    cards = LEADER_SEEN | {"D": ["bodyguard", "deserter"], "M": "deserter"}
    seeing = begun(cards, "C", *LAP, "A look D1", "B look D1")

    brought = [playout(seeing, {}, LOOKING, n).points_of("look A2") for n in range(20)]

    assert brought == [pytest.approx(0.7)] * 20


def choices(cards: dict, seat: str, *steps: str, **header) -> Counter[str]:
    """Return the moves of a mastermind who owes a decision, and how often it makes each."""
    seen = observation(begun(cards, seat, *steps, **header))
    return Counter(Mastermind().choose(seen, Random(n)) for n in range(5))


def test_a_killer_shoots_a_seen_unguarded_leader():
    cards = LEADER_SEEN | {"A": ["killer", "bodyguard"], "M": "deserter"}
    laps = ("A change A2", *LAP[1:], *LAP)

    assert set(choices(cards, "A", *laps)) == {"snipe C1 with A1"}


def test_a_leader_who_holds_the_technician_begins_the_mission():
    assert set(choices(LEADER_AND_TECHNICIAN, "A", *LAP)) == {"mission"}


def test_a_wish_to_end_the_round_does_not_stop_its_move():
    assert "agree" not in choices(LEADER_SEEN, "A", "C agree")


def test_a_bot_that_owes_nothing_does_nothing():
    seen = observation(begun(LEADER_SEEN, "B", *LAP))

    assert seen.legal == ()
    assert Mastermind().choose(seen, Random(1)) is None


def test_it_records_reasons_only_for_real_choices():
    bot = Mastermind(LITTLE)
    bot.choose(observation(begun(LEADER_AND_TECHNICIAN, "A", *LAP)), Random(1))

    assert isinstance(bot, Noting)
    assert bot.notes().keys() == {"deals", "worth", "expected", "playouts"}
    assert bot.notes()["deals"] == LITTLE.deals
    assert 0 < bot.notes()["playouts"] <= LITTLE.playouts
    assert 1 < bot.notes()["expected"] <= 3

    bot.choose(observation(begun(LEADER_SEEN, "B", *LAP)), Random(1))

    assert bot.notes() == {}


def test_however_much_has_been_done_weighing_it_costs_no_more(monkeypatch):
    """In a long round there are fewer deals, and never more than the last choices to weigh."""
    heard, hear = [], ChoiceLikelihood.hear

    def counted(likelihood, names):
        heard.append(1)
        return hear(likelihood, names)

    monkeypatch.setattr(ChoiceLikelihood, "hear", counted)
    monkeypatch.setattr(suspecting, "ENOUGH", inf)
    laps = ("A look C1", "B look D1", "C look A2", "D look B2")
    seeing = begun(LEADER_SEEN, "A", *laps * 8, turn_limit=None)
    few = posterior(seeing)
    assert len(heard) + suspecting.DRAWING * len(few.deals) <= suspecting.MOST_WORK
    heard.clear()
    for lap in laps * 62:
        seeing.make(lap)

    many = posterior(seeing)

    assert 100 < len(many.deals) < len(few.deals) < 2000
    assert len(heard) == suspecting.LATEST * len(many.deals)


def test_without_time_it_chooses_all_the_same():
    seen = observation(begun(LEADER_SEEN, "A", *LAP))

    bot = Mastermind()

    assert seen.allows(bot.choose_within(seen, Random(1), 0))
    assert bot.notes()["playouts"] == 0
    assert bot.notes()["deals"] <= suspecting.AT_ONCE


def test_memory_does_not_change_its_choice():
    """A mastermind that has seen the round so far chooses as one that has not."""
    both = Both(lambda: Mastermind(LITTLE))

    played = play_round(Setting(GAME, GAME.options({"mode": "expert"}), 5, 2), [both] * 5)

    assert played.failed == (0,) * 5


@pytest.mark.parametrize("seats", [nightly(n) if n % 3 else n for n in GAME.seats])
def test_it_never_fails_nor_makes_an_illegal_move(seats):
    for seed in range(2):
        options = GAME.options({"mode": "expert" if seed else "basic"})
        bots = [Mastermind(LITTLE), RECRUIT, AGENT] * 3
        played = play_round(Setting(GAME, options, seats, seed), bots)
        assert played.failed == (0,) * seats
        assert played.outcome is not None


@pytest.mark.nightly
def test_it_scores_more_than_the_agent():
    mastermind, points = Mastermind(LITTLE), Counter()
    for seed in range(30):
        bots = [mastermind, AGENT] if seed % 2 else [AGENT, mastermind]
        played = play_round(Setting(GAME, GAME.options({"mode": "expert"}), 4, seed), bots * 2)
        assert played.outcome is not None
        for seat, scored in enumerate(played.outcome.points):
            points[bots[seat % 2]] += scored

    assert points[mastermind] > 1.1 * points[AGENT]
