"""Any bot makes legal moves, whatever it sees, through whole rounds."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from morpho_server.games.bot import Bot, Observation, RandomBot
from morpho_server.games.chance import Chance
from morpho_server.games.morpho.belief.belief_cache import BeliefCache
from morpho_server.games.morpho.bots.agreement import is_hopeless
from morpho_server.games.morpho.bots.evaluation.assessment import Assessment
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Standing
from morpho_server.games.position import Opening, Position
from morpho_server.games.registry import (
    RULES,
    bot_for,
    bots_of,
    simple_bot_for,
    stand_in_for,
)
from tests.support.bots.seeing import observation, play
from tests.support.games.catalogue import SUBJECTS, by_name
from tests.support.games.playing import Start, examples

LONGEST = 300
"""The number of decisions checked in a round: without a turn limit it may never end."""


def begun(game, start: Start) -> Position:
    """Return a round that has just been dealt."""
    events = game.start(Choices(start.options, start.seats), start.standing, start.chance(0))
    return Position(game, Opening(events, start.seats, Chance(start.seed)))


def moves_of(position: Position, bot: Bot, seed: int) -> list[str]:
    """Return a bot's choices for all seats; assert that they are legal."""
    choices = list(islice(play(position, bot, Random(seed)), LONGEST))
    assert all(seen.allows(move) for seen, move in choices)
    return [move for _, move in choices]


@pytest.mark.parametrize("subject", SUBJECTS, ids=by_name)
@settings(max_examples=examples(12))
@given(data=st.data())
def test_a_stand_in_always_makes_a_legal_move(subject, data):
    """In every game of the catalogue, with any number of players and any options."""
    start, seed = data.draw(subject.starts()), data.draw(st.integers(0, 2**32))
    position = begun(subject.game, start)

    made = moves_of(position, stand_in_for(subject.game.name), seed)

    if len(made) < LONGEST:
        assert subject.game.outcome(position.state) is not None


@pytest.mark.parametrize("subject", SUBJECTS, ids=by_name)
@settings(max_examples=examples(3))
@given(data=st.data())
def test_a_bot_that_owes_nothing_does_nothing(subject, data):
    position = begun(subject.game, data.draw(subject.starts()))

    for bot in bots_of(subject.game.name).values():
        for seat in range(position.seats):
            seen = replace(observation(position, seat), legal=())
            assert bot.choose(seen, Random(1)) is None


def wished_after(turns: int, limit: int | None) -> Observation:
    """Return the view of a seat that has had so many turns when somebody wishes for the end."""
    options = RULES["morpho"].options({"turn_limit": limit})
    position = begun(RULES["morpho"], Start(options, 4, Standing(1, (0,) * 4), b"s" * 32))
    [seat] = position.owed()
    seen = observation(position, seat)
    begun_turns = [{"kind": "turn_began", "seat": seat}] * (turns - 1)
    public = {**seen.public, "end_wished": True}
    return replace(seen, public=public, events=[*seen.events, *begun_turns])


@pytest.mark.parametrize("strength", tuple(bots_of("morpho")))
@pytest.mark.parametrize(
    ("turns", "limit", "made"),
    [(1, 15, None), (9, 15, None), (10, 15, "agree"), (9, None, None), (10, None, "agree")],
)
def test_an_idle_bot_agrees_late_to_end_a_round(strength, turns, limit, made):
    free = replace(wished_after(turns, limit), legal=())

    assert bot_for("morpho", strength).choose(free, Random(1)) == made


def test_a_round_is_late_for_a_seat_that_gets_no_more_turns_too():
    free = replace(wished_after(1, 15), legal=())
    of_another = [{"kind": "turn_began", "seat": (free.seat + 1) % 4}] * 10

    late = replace(free, events=[*free.events, *of_another])

    assert bot_for("morpho", "recruit").choose(late, Random(1)) == "agree"


@pytest.mark.parametrize("strength", tuple(bots_of("morpho")))
def test_a_bot_does_what_it_owes_before_it_agrees(strength):
    owing = wished_after(12, 15)

    assert bot_for("morpho", strength).choose(owing, Random(1)) in owing.legal


def test_a_bot_agrees_when_nobody_can_act():
    free = replace(wished_after(1, 15), legal=())
    seen = Assessment(free, BeliefCache().belief(free))
    assert not is_hopeless(seen)

    seen.state.bound = set(range(4))
    assert not is_hopeless(seen)

    idle = "bodyguard"
    seen.chances = {slot: {idle: 1.0} for slot in seen.chances}
    assert is_hopeless(seen)
    seen.state.bound = {0, 1, 2}
    assert not is_hopeless(seen)


@given(seats=st.sampled_from(RULES["morpho"].seats), seed=st.integers(0, 2**32))
def test_a_bot_for_any_game_makes_legal_moves_in_this_one_too(seats, seed):
    options = RULES["morpho"].options({"mode": "expert"})
    position = begun(
        RULES["morpho"], Start(options, seats, Standing(1, (0,) * seats), seed.to_bytes(32))
    )

    assert moves_of(position, RandomBot(), seed)


def test_every_game_has_bots_and_the_weakest_is_the_simple_one():
    for game in (*RULES, "a game of next year"):
        bots = list(bots_of(game).values())
        assert bots == [bot_for(game, strength) for strength in bots_of(game)]
        assert bots[0] is simple_bot_for(game)
        assert stand_in_for(game) in bots


def test_an_agent_stands_in_for_the_absent():
    assert stand_in_for("morpho") is bot_for("morpho", "agent")


def test_a_game_without_bots_of_its_own_has_one_for_any_game():
    assert tuple(bots_of("a game of next year")) == ("random",)
    assert isinstance(stand_in_for("a game of next year"), RandomBot)


def test_a_strength_of_another_release_is_that_of_the_strongest():
    assert bot_for("morpho", "grandmaster") is bot_for("morpho", "mastermind")


def test_the_same_dice_make_the_same_choices():
    start = Start(RULES["morpho"].options({"mode": "expert"}), 5, Standing(1, (0,) * 5), b"s" * 32)

    one, other, another = (
        moves_of(begun(RULES["morpho"], start), stand_in_for("morpho"), dice) for dice in (7, 7, 8)
    )

    assert one == other != another
