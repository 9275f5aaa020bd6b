"""Events that decide are shown as scenes on pages, and no clock runs in that time."""

import pytest

from morpho_server.games.events import EVERYONE, NOBODY
from morpho_server.games.morpho.events import EVENT_TYPES, Eliminated
from morpho_server.games.morpho.play.ring import Slot
from morpho_server.games.morpho.rules import MORPHO
from tests.support.games.guess import Guess
from tests.support.tables.sittings import Sitting, sitting

TURN, REACTION = 20, 5


@pytest.fixture
def asked(monkeypatch) -> tuple[Sitting, int]:
    """Return a match in which somebody has just been asked, which is a scene of 3 s; and who."""
    monkeypatch.setattr(Guess, "scene_millis", {"asked": 3_000, "stake_chosen": 60_000})
    on = sitting("Ada Bo Cy", turn_seconds=TURN, reaction_seconds=REACTION)
    for seat in range(3):
        on.move(seat, "stake 1")
    on.move(on.owing[0], f"ask {'ABC'[(on.owing[0] + 1) % 3]}")
    return on, on.owing[0]


def test_a_decision_has_its_whole_time_after_a_scene(asked):
    on, seat = asked
    assert on.left(seat) == REACTION + 3

    on.wait(REACTION + 2.9)
    assert not on.run_out()
    on.wait(0.1)
    assert on.run_out()


def test_skipping_a_scene_gives_the_next_decision_no_more_time(asked):
    on, seat = asked

    on.move(seat, "show")

    assert on.left(on.owing[0]) == TURN


def test_a_scene_takes_its_time_only_where_everybody_sees_it():
    card = Slot("A1"), "leader"

    seen, unseen = (MORPHO.scene_time([Eliminated(to, *card)]) for to in (EVERYONE, NOBODY))

    assert seen > unseen == 0


def test_only_events_that_there_are_have_scenes():
    assert set(MORPHO.scene_millis) <= {each.kind for each in EVENT_TYPES}
