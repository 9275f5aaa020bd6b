"""A move that is drawn because somebody's time is up."""

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.morpho.rules import Morpho
from morpho_server.games.morpho.state import State
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.tables.decide.people.bots import decide_for
from morpho_server.tables.messages import commands
from morpho_server.tables.model.ids import Millis
from tests.support.fairness.matches import begin, seen_by
from tests.support.fairness.saving import saved, verdict_on
from tests.support.serving import ALL_GAMES
from tests.support.tables.sittings import ANY_ID, Sitting, waiting

TURN = 10
BOT = Seat(3)


class Undecided(Morpho):
    """Draws whatever is done for a late player."""

    def timeout_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        """Return any legal move."""
        return chance.choice(self.legal_moves(state, seat), "time_ran_out.move")


@pytest.fixture
def at(monkeypatch) -> Sitting:
    """Begin a match of that game."""
    monkeypatch.setitem(ALL_GAMES, "morpho", Undecided())
    at = waiting("Ada Bo Cy", "morpho", mode="expert", turn_seconds=TURN)
    at.add_bot()
    begin(at)
    return at


def let_somebody_be_late(at: Sitting) -> Move:
    """Let the time run out; return the move that was made."""
    at.wait(TURN)
    assert at.run_out()
    made = at.entries[-1].move
    assert made is not None
    return made


def test_the_move_that_is_shown_beforehand_is_made_then(at):
    for _ in range(4):
        [late] = at.owing
        shown = at.projection.timeout_move(late)
        assert at.again().match_on.timeout_move(late)[0] == shown, "it is another after a restart"

        assert let_somebody_be_late(at) == shown


def test_draws_can_be_checked_after_the_match(at):
    let_somebody_be_late(at)
    let_somebody_be_late(at)
    while at.owing != (BOT,):
        at.move(at.owing[0], at.legal[0])
    replaced = decide_for(at.table, BOT, None, Millis(at.now), at.dice)
    assert replaced is not None
    at.write(replaced)

    at.do("p1", commands.EndMatch(id=ANY_ID))

    events = seen_by(at, "p2")
    drawn = [d["stream"] for d in events[-2]["draws"]["1"] if d["what"] == "time_ran_out.move"]
    assert drawn == [f"time_ran_out.move {number}" for number in range(3)]
    assert verdict_on(saved(at, "p2")).kind == "fair"
