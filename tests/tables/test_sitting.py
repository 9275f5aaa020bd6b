"""Sitting down in a round: a newcomer asks, and the host or the next round lets them."""

import pytest

from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.tables.decide.matches.moves import move_for
from morpho_server.tables.decide.people.absences import begin_stand_ins, record_away
from morpho_server.tables.decide.people.lobby import join
from morpho_server.tables.decide.people.seat_transfer import use_pass
from morpho_server.tables.decide.proposal import Proposal
from morpho_server.tables.log.replay import Replay
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import GuestId, Millis, PlayerId, TokenHash
from morpho_server.tables.model.table import Table
from morpho_server.tables.ports import Randomness
from morpho_server.tables.stream.table_view import table_view
from tests.support.serving import ALL_GAMES
from tests.support.tables.sittings import ANY_ID, Sitting, sitting, waiting

SIT, STAND, LEAVE = (kind(id=ANY_ID) for kind in (commands.Sit, commands.Stand, commands.Leave))
TOKEN = TokenHash("a" * 64)


def names(at: Sitting) -> list[str]:
    """Return the seated players, by seat."""
    return [player.name for player in at.table.seated()]


def last(at: Sitting) -> list[str]:
    """Return the kinds of the events of the last entry."""
    return [event.kind for event in at.entries[-1].events]


def requests(at: Sitting) -> dict[str, int]:
    """Return who asks for a seat, as the table shows it."""
    return dict(at.projection.table_view().get("seat_requests", {}))


def sit(seat: int) -> commands.Sit:
    """Return the command that takes a seat."""
    return commands.Sit(id=ANY_ID, seat=Seat(seat))


def remove(player: str) -> commands.Remove:
    """Return the command that removes somebody."""
    return commands.Remove(id=ANY_ID, player=PlayerId(player))


def watch(at: Sitting, name: str, guest: int | None = None) -> None:
    """Let somebody in who watches."""
    guest_id = GuestId(at.table.joined + 1 if guest is None else guest)
    at.write(
        join(
            at.table, commands.Join(guest_id, at.table.invitation, name, sit=False), Millis(at.now)
        )
    )


def bearer(at: Sitting, guest: int, name: str = "Eve") -> None:
    """Let a guest use the pass."""
    proposal = use_pass(at.table, commands.UsePass(GuestId(guest), TOKEN, name), Millis(at.now))
    assert proposal is not None
    at.write(proposal)


def finish_round(at: Sitting) -> None:
    """Let every seat stake and pass until the round is over."""
    while at.table.phase == "playing":
        at.act(played)


def played(table: Table, now: Millis, dice: Randomness) -> Proposal:
    """Return a move of the first seat that owes one."""
    game, state = table.game, table.match_on.state
    seat = game.owing(state)[0]
    move = Move("pass") if "pass" in game.legal_moves(state, seat) else Move("stake 1")
    return move_for(table, seat, move, now, dice, ())


def next_round(at: Sitting) -> None:
    """Finish the round, and begin the next."""
    finish_round(at)
    at.do(str(at.table.host), commands.NextRound(id=ANY_ID))


def refused(at: Sitting, player: str, command: commands.Command) -> str:
    """Return the code with which a command is refused."""
    with pytest.raises(CommandRefusedError) as error:
        at.do(player, command)
    return error.value.code


def not_admitted(at: Sitting, player: str) -> str:
    """Return the code with which the host is refused to let somebody sit down."""
    return refused(at, str(at.table.host), commands.Admit(id=ANY_ID, player=PlayerId(player)))


def replayed(at: Sitting) -> Replay:
    """Return the table and what it shows, from its log alone."""
    replay = Replay(Table(ALL_GAMES["guess"]))
    for entry in at.entries:
        replay.fast_forward(entry)
    replay.finish()
    return replay


def test_in_a_round_a_newcomer_watches_and_asks_for_a_bots_seat():
    at = sitting("Ada", bots=2)

    at.join("Bo")

    assert last(at) == ["player_joined", "player_bound", "seat_requested"]
    assert at.patch["seat_requests"] == {"p4": 1}
    assert names(at) == ["Ada", "Talos", "Galatea"]
    assert "own" not in at.updates[-1].text(PlayerId("p4"))
    assert table_view(at.again()) == table_view(at.table)


def test_in_a_round_a_newcomer_asks_for_a_vacant_seat():
    at = sitting("Ada Bo", bots=1)
    at.do("p2", LEAVE)

    at.join("Cy")

    assert requests(at) == {"p4": 1}
    assert names(at) == ["Ada", "Talos"]


def test_a_spectator_asks_for_the_chosen_seat():
    at = sitting("Ada", bots=2)
    watch(at, "Bo")

    at.do("p4", sit(2))

    assert requests(at) == {"p4": 2}
    at.do("p4", sit(1))
    assert requests(at) == {"p4": 1}
    assert refused(at, "p4", sit(0)) == "seat_taken"
    assert refused(at, "p4", sit(3)) == "no_such_seat"


def test_only_the_host_lets_them_sit_down_and_only_those_who_ask():
    at = sitting("Ada Bo", bots=1)
    at.join("Cy")
    watch(at, "Di")

    admit = commands.Admit(id=ANY_ID, player=PlayerId("p4"))

    assert [refused(at, player, admit) for player in ("p2", "p4")] == ["not_host", "not_host"]
    assert not_admitted(at, "p5") == "not_now"
    assert not_admitted(at, "p9") == "no_such_player"


def test_the_host_lets_them_sit_down_at_once():
    at = sitting("Ada", bots=2, turn_seconds=60)
    at.join("Bo")
    at.wait(50)

    at.admit("p4")

    assert last(at) == ["seat_given", "deadline_set"]
    assert names(at) == ["Ada", "Bo", "Galatea"]
    assert at.left(1) == 60
    assert requests(at) == {}
    assert at.projection.own_view(Seat(1))["known"]


def test_they_take_another_seat_if_theirs_is_taken_meanwhile():
    at = sitting("Ada", bots=2)
    at.join("Bo")
    at.join("Cy")
    assert requests(at) == {"p4": 1, "p5": 1}

    at.admit("p5")
    at.admit("p4")

    assert names(at) == ["Ada", "Cy", "Bo"]


def test_they_stand_where_all_seats_are_taken_meanwhile():
    at = sitting("Ada", bots=1)
    at.join("Bo")
    at.join("Cy")

    at.admit("p3")

    assert not_admitted(at, "p4") == "table_full"
    assert requests(at) == {"p4": 1}
    assert refused(at, "p4", SIT) == "table_full"


def test_a_request_for_a_seat_can_be_withdrawn():
    at = sitting("Ada", bots=2)
    at.join("Bo")

    at.do("p4", STAND)

    assert last(at) == ["seat_request_withdrawn"]
    assert at.patch == {"seat_requests": None}
    assert refused(at, "p4", STAND) == "not_seated"


@pytest.mark.parametrize(("player", "command"), [("p4", LEAVE), ("p1", remove("p4"))])
def test_a_request_for_a_seat_ends_when_its_player_is_gone(player, command):
    at = sitting("Ada", bots=2)
    at.join("Bo")

    at.do(player, command)

    assert requests(at) == {}
    assert table_view(at.again()) == table_view(at.table)


def test_a_host_without_a_seat_lets_themself_sit_down():
    at = sitting("Ada", bots=2)
    watch(at, "Bo")
    at.do("p1", commands.HandOver(id=ANY_ID, player=PlayerId("p4")))

    at.do("p4", sit(2))

    assert names(at) == ["Ada", "Talos", "Bo"]


def test_a_newcomer_hosts_a_table_without_a_host_and_sits_down():
    at = sitting("Ada", bots=2)
    at.do("p1", LEAVE)

    at.join("Bo")

    assert names(at) == ["Bo", "Talos", "Galatea"]


def test_taking_over_the_last_seat_makes_a_host():
    at = sitting("Ada Bo", bots=1)
    at.act(lambda table, *_: record_away(table, PlayerId("p2")))
    at.do("p1", commands.OfferSeat(id=ANY_ID, seat=Seat(1), token=TOKEN))
    at.do("p1", LEAVE)
    assert at.table.host == "p2"

    bearer(at, 50, "Eve")

    assert at.table.host == "p4"
    assert "host_changed" in last(at)


def test_taking_over_the_seat_of_the_host_precedes_spectators():
    at = sitting("Ada Bo", bots=1)
    watch(at, "Zed")
    at.act(lambda table, *_: record_away(table, PlayerId("p2")))
    at.do("p1", commands.OfferSeat(id=ANY_ID, seat=Seat(1), token=TOKEN))
    at.do("p1", commands.HandOver(id=ANY_ID, player=PlayerId("p2")))
    at.do("p1", LEAVE)

    bearer(at, 50, "Eve")

    assert at.table.players[at.table.host].name == "Eve"


def test_where_nobody_may_watch_newcomers_come_between_rounds():
    at = sitting("Ada", bots=2, spectators=False)

    with pytest.raises(CommandRefusedError, match="round_in_progress"):
        at.join("Bo")
    finish_round(at)
    at.join("Bo")

    assert names(at) == ["Ada", "Bo", "Galatea"]


def test_with_the_next_round_all_sit_down_who_asked():
    at = sitting("Ada Bo Cy", bots=2)
    at.do("p2", LEAVE)
    for name in ("Di", "Ed", "Flo", "Gus"):
        at.join(name)
    assert requests(at) == {"p6": 1, "p7": 1, "p8": 1, "p9": 1}

    next_round(at)

    opened = last(at).index("round_opened")
    assert last(at)[:opened] == ["sat", "seat_given", "seat_given"]
    assert names(at) == ["Ada", "Di", "Cy", "Ed", "Flo"]
    assert requests(at) == {"p9": 1}, "no seat is left"
    frame = at.updates[-1].text(PlayerId("p6"))
    assert '"kind":"saw"' in frame, "the newcomers see what they are dealt"
    replay = replayed(at)
    assert table_view(replay.table) == table_view(at.table)
    for seat in map(Seat, range(5)):
        assert replay.projection.own_view(seat) == at.projection.own_view(seat)


def test_the_next_round_replaces_a_stand_in():
    at = sitting("Ada Bo Cy")
    at.do("p3", LEAVE)
    at.act(lambda table, now, _: begin_stand_ins(table, now))
    at.join("Di")

    next_round(at)

    assert last(at)[:2] == ["sat", "stand_in_ended"]
    assert "deadline_set" not in last(at), "nobody is pressed as for a vacant seat"


def test_between_rounds_a_newcomer_sits_down_at_once():
    at = sitting("Ada", bots=2)
    finish_round(at)

    at.join("Bo")

    assert names(at) == ["Ada", "Bo", "Galatea"]
    assert requests(at) == {}


def test_between_rounds_applicants_may_sit_down():
    at = sitting("Ada", bots=2)
    at.join("Bo")
    at.join("Cy")
    finish_round(at)

    at.do("p4", SIT)
    at.admit("p5")

    assert names(at) == ["Ada", "Bo", "Cy"]
    assert requests(at) == {}


def test_between_rounds_a_newcomer_sees_no_old_knowledge():
    at = sitting("Ada", bots=2)
    finish_round(at)
    assert at.projection.own_view(Seat(1)) is not None

    at.join("Bo")

    assert at.projection.own_view(Seat(1)) is None
    assert replayed(at).projection.own_view(Seat(1)) is None
    next_round(at)
    assert at.projection.own_view(Seat(1))["known"]


def test_when_the_match_is_over_those_sit_down_who_asked():
    at = sitting("Ada", bots=2)
    for name in ("Bo", "Cy", "Di", "Ed"):
        at.join(name)

    at.do("p1", commands.EndMatch(id=ANY_ID))

    assert names(at) == ["Ada", "Talos", "Galatea", "Bo", "Cy", "Di"]
    assert requests(at) == {}, "Ed found no seat"
    at.do("p1", commands.Rematch(id=ANY_ID))
    assert at.table.match_on.seats == 6
    assert table_view(at.again()) == table_view(at.table)


def test_a_player_who_left_a_seat_gets_no_other_that_round():
    at = sitting("Ada", bots=3)
    at.join("Bo", guest=77)
    at.admit("p5")
    at.do("p5", LEAVE)

    at.join("Bo", guest=77)
    at.do("p6", sit(2))

    assert requests(at) == {"p6": 2}
    assert names(at) == ["Ada", "Galatea", "Golem"]
    at.add_bot(seat=1)
    at.do("p1", remove("p7"))
    at.admit("p6")
    assert names(at) == ["Ada", "Bo", "Galatea", "Golem"], "their own they may have again"


def test_a_player_who_left_a_seat_gets_another_next_round():
    at = sitting("Ada", bots=2)
    at.join("Bo", guest=77)
    at.admit("p4")
    at.do("p4", LEAVE)
    watch(at, "Cy")
    at.do("p5", SIT)
    at.admit("p5")

    at.join("Bo", guest=77)

    assert not_admitted(at, "p6") == "held_another_seat"
    assert requests(at) == {"p6": 2}
    next_round(at)
    assert names(at) == ["Ada", "Cy", "Bo"]


def test_a_host_without_a_seat_also_waits_for_the_next_round():
    at = sitting("Ada", bots=2)
    at.do("p1", LEAVE)
    at.join("Ada", guest=1)
    assert names(at) == ["Ada", "Talos", "Galatea"], "their own they may have again"
    at.do("p4", LEAVE)
    watch(at, "Ada", guest=1)

    at.do("p5", sit(2))

    assert requests(at) == {"p5": 2}
    assert not at.table.holders.keys() & {Seat(0)}


def test_a_seated_player_gets_no_second_seat_that_round():
    at = sitting("Ada Bo", bots=1)

    at.join("Bo too", guest=2)

    assert not_admitted(at, "p4") == "held_another_seat"


def test_a_seat_seen_on_another_device_bars_a_second_one():
    at = sitting("Ada Bo", bots=1)
    at.do("p2", commands.LinkDevice(id=ANY_ID, token=TOKEN))
    bearer(at, 77)

    at.join("Cy", guest=77)

    assert not_admitted(at, "p4") == "held_another_seat"


def test_a_link_gives_nobody_a_second_seat_in_that_round():
    at = sitting("Ada Bo Cy")
    at.do("p3", LEAVE)
    at.do("p1", commands.OfferSeat(id=ANY_ID, seat=Seat(2), token=TOKEN))

    with pytest.raises(CommandRefusedError, match="held_another_seat"):
        bearer(at, 1)
    bearer(at, 3)

    assert names(at) == ["Ada", "Bo", "Eve"], "who left it may come back"


def test_a_device_shows_nobody_a_second_seat_in_that_round():
    at = sitting("Ada Bo Cy")
    at.do("p3", LEAVE)
    at.do("p2", commands.LinkDevice(id=ANY_ID, token=TOKEN))

    with pytest.raises(CommandRefusedError, match="held_another_seat"):
        bearer(at, 3)
    next_round(at)
    bearer(at, 3)

    assert at.table.is_played_by(PlayerId("p2"), GuestId(3))


def test_a_watching_device_must_not_have_held_a_seat():
    at = sitting("Ada Bo", bots=1)
    watch(at, "Cy")
    at.do("p4", commands.LinkDevice(id=ANY_ID, token=TOKEN))
    at.do("p4", SIT)
    bearer(at, 2)

    assert not_admitted(at, "p4") == "held_another_seat"


def test_before_a_match_nobody_asks():
    at = waiting("Ada")
    at.add_bot()

    at.join("Bo")

    assert "seat_requested" not in last(at)
