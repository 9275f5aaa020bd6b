"""After a match: who is in for another, when it begins, and from when its first clock runs."""

from collections.abc import Callable

import pytest

from morpho_server.tables.decide.deadlines import READING_MILLIS
from morpho_server.tables.decide.people.absences import record_away
from morpho_server.tables.messages.commands import (
    AtTable,
    Command,
    EndMatch,
    Leave,
    Rematch,
    Remove,
    SetReady,
    Stand,
    WishPause,
)
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import PlayerId
from tests.support.tables.sittings import ANY_ID, Sitting, sitting

IN, OUT = SetReady(id=ANY_ID, ready=True), SetReady(id=ANY_ID, ready=False)
AT_TABLE = AtTable(id=ANY_ID)
TURN = 60


def over(names: str = "Ada Bo Cy", game: str = "morpho", *, bots: int = 0) -> Sitting:
    """Return a table whose match was called off."""
    at = sitting(names, game, bots=bots, turn_seconds=TURN)
    at.do("p1", EndMatch(id=ANY_ID))
    return at


def check_refused(at: Sitting, player: str, command: Command, code: str) -> None:
    with pytest.raises(CommandRefusedError) as caught:
        at.do(player, command)
    assert caught.value.code == code


def match_number(at: Sitting) -> int:
    return at.table.match_on.prepared.number


def test_the_next_match_begins_when_all_who_stay_are_in():
    at = over()
    at.do("p1", IN)
    at.do("p3", IN)
    assert at.table.phase == "over"

    at.do("p2", IN)

    assert (at.table.phase, match_number(at)) == ("playing", 2)
    assert not any(player.ready for player in at.table.people)
    assert at.again().phase == "playing"


def test_somebody_may_think_again():
    at = over()
    for player, command in (("p1", IN), ("p1", OUT), ("p2", IN), ("p3", IN)):
        at.do(player, command)
    assert at.table.phase == "over"

    at.do("p1", IN)

    assert at.table.phase == "playing"


def test_bots_and_those_who_are_away_are_not_waited_for():
    at = over("Ada Bo", bots=1)
    at.act(lambda table, *_: record_away(table, PlayerId("p2")))

    at.do("p1", IN)

    assert at.table.phase == "playing"
    assert at.table.holders[1].id == "p2", "an absent player keeps their seat"


GOING: dict[str, Callable[[Sitting], object]] = {
    "leaves": lambda at: at.do("p4", Leave(id=ANY_ID)),
    "stands up": lambda at: at.do("p4", Stand(id=ANY_ID)),
    "is removed": lambda at: at.do("p1", Remove(id=ANY_ID, player=PlayerId("p4"))),
    "is away": lambda at: at.act(lambda table, *_: record_away(table, PlayerId("p4"))),
}


@pytest.mark.parametrize("how", GOING)
def test_the_next_match_begins_when_the_last_awaited_goes(how):
    at = over("Ada Bo Cy Di")
    for player in ("p1", "p2", "p3"):
        at.do(player, IN)
    assert at.table.phase == "over"

    GOING[how](at)

    assert (at.table.phase, match_number(at)) == ("playing", 2)
    keeps_seat = ["Di"] if how == "is away" else []
    assert [player.name for player in at.table.seated()] == ["Ada", "Bo", "Cy", *keeps_seat]
    assert at.again().phase == "playing"


def test_no_match_begins_for_those_who_are_all_away():
    at = over()
    at.do("p1", IN)
    for player in ("p1", "p2", "p3"):
        at.act(lambda table, *_, who=player: record_away(table, PlayerId(who)))

    assert at.table.phase == "over"


def test_a_bot_begins_no_match_for_those_who_are_in():
    """The host may want to add another, and deals then."""
    at = over()
    for player in ("p1", "p2"):
        at.do(player, IN)
    at.do("p3", Leave(id=ANY_ID))

    at.add_bot()

    assert at.table.phase == "over"


def test_the_host_begins_without_those_who_have_not_answered():
    """They keep their seats: somebody may still be reading."""
    at = over()
    at.do("p1", IN)

    at.do("p1", Rematch(id=ANY_ID))

    assert [player.name for player in at.table.seated()] == ["Ada", "Bo", "Cy"]
    assert match_number(at) == 2


def test_too_few_who_are_in_stay_so():
    at = over()
    at.do("p3", Leave(id=ANY_ID))

    for player in ("p1", "p2"):
        at.do(player, IN)

    assert at.table.phase == "over"
    assert all(player.ready for player in at.table.people)


def test_before_the_first_match_the_host_deals():
    at = sitting("Ada Bo Cy", "morpho")
    assert at.table.phase == "playing"

    check_refused(at, "p2", IN, "not_now")


def again() -> tuple[Sitting, str, str]:
    """Return a second match, who is to decide first, and somebody else."""
    at = over()
    at.do("p1", Rematch(id=ANY_ID))
    [seat] = at.owing
    return at, at.table.holders[seat].id, at.table.holders[(seat + 1) % 3].id


def test_the_first_clock_waits_for_who_is_still_reading():
    at, first, other = again()
    assert at.left(at.owing[0]) == TURN + READING_MILLIS / 1000
    at.wait(5)
    check_refused(at, other, AT_TABLE, "not_now")

    at.do(first, AT_TABLE)

    assert at.left(at.owing[0]) == TURN
    check_refused(at, first, AT_TABLE, "not_now")
    assert at.again().deadline == at.table.deadline


def test_nobody_gains_by_coming_late():
    at, first, _ = again()

    at.wait(READING_MILLIS / 1000 + 1)

    check_refused(at, first, AT_TABLE, "not_now")
    assert at.left(at.owing[0]) == TURN - 1


def test_later_clocks_wait_for_nobody():
    at, _, _ = again()
    at.move(at.owing[0], at.legal[0])

    if len(at.owing) == 1:
        check_refused(at, at.table.holders[at.owing[0]].id, AT_TABLE, "not_now")
    assert max(at.left(seat) for seat in at.owing) < TURN + READING_MILLIS / 1000


def test_the_first_match_waits_for_nobody():
    at = sitting("Ada Bo Cy", "morpho", turn_seconds=TURN)

    assert at.left(at.owing[0]) == TURN
    check_refused(at, at.table.holders[at.owing[0]].id, AT_TABLE, "not_now")


def test_a_pause_keeps_what_is_left_of_the_wait():
    at, first, _ = again()
    for player in ("p1", "p2", "p3"):
        at.do(player, WishPause(id=ANY_ID, wish=True))

    at.wait(100)
    for player in ("p1", "p2", "p3"):
        at.do(player, WishPause(id=ANY_ID, wish=False))
    at.do(first, AT_TABLE)

    assert at.left(at.owing[0]) == TURN
