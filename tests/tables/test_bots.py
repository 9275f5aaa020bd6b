"""Bots at a table: players without a guest, who make room for people."""

from types import SimpleNamespace

import pytest

from morpho_server.bots.speaking import _line_about, _occasion
from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.games.speech import Line
from morpho_server.tables.decide.people import absences, bots
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.ids import Millis, PlayerId, Strength
from morpho_server.tables.model.match import commitment_to
from morpho_server.tables.model.table import MOST_PEOPLE
from morpho_server.tables.stream.table_view import table_view
from tests.support.tables.sittings import ANY_ID, STRONG, WEAK, Sitting, sitting, waiting


def names(at: Sitting) -> list[str]:
    """Return the seated players, by seat."""
    return [player.name for player in at.table.seated()]


def last(at: Sitting) -> list[str]:
    """Return the kinds of the events of the last entry."""
    return [event.kind for event in at.entries[-1].events]


def refused(at: Sitting, player: str, command: commands.Command) -> str:
    """Return the code with which a command is refused."""
    with pytest.raises(CommandRefusedError) as error:
        at.do(player, command)
    return error.value.code


def bot(seat: int | None = None, name: str | None = None, strength: str = WEAK) -> commands.AddBot:
    """Return the command that seats a bot."""
    return commands.AddBot(
        id=ANY_ID, strength=Strength(strength), seat=None if seat is None else Seat(seat), name=name
    )


def decide(at: Sitting, seat: int, move: str | None) -> bool:
    """Make a move for a bot."""
    chosen = None if move is None else Move(move)
    return at.act(lambda table, now, dice: bots.decide_for(table, Seat(seat), chosen, now, dice))


def leave(at: Sitting, player: str) -> None:
    """Let a player leave."""
    at.do(player, commands.Leave(id=ANY_ID))


def test_everybody_sees_that_a_bot_is_one_and_how_strong():
    at = waiting("Ada")

    at.do("p1", bot(seat=3, name="Hal", strength=STRONG))

    shown = {"name": "Hal", "seat": 3, "ready": True, "bot": "strong"}
    assert at.patch["players"] == {"p2": shown}
    assert table_view(at.again()) == table_view(at.table)


def test_bots_take_the_first_free_seats_and_names_of_their_own():
    at = waiting("Ada Talos")

    for _ in range(3):
        at.add_bot()

    assert names(at) == ["Ada", "Talos", *bots.NAMES[1:4]]


def test_there_are_names_for_more_bots_than_there_are_names():
    at = waiting("Ada", "morpho")
    for name in bots.NAMES:
        at.join(name)

    at.do("p1", commands.Remove(id=ANY_ID, player=PlayerId("p2")))
    at.add_bot()
    at.do("p1", commands.Remove(id=ANY_ID, player=PlayerId("p3")))
    at.add_bot()

    assert names(at)[1:3] == [bots.NAMES[0], bots.NAMES[1]]
    at.do("p4", commands.Stand(id=ANY_ID))
    at.add_bot()
    assert names(at)[3] == f"{bots.NAMES[0]} 2"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (bot(strength="mighty"), "no_such_strength"),
        (bot(seat=6), "no_such_seat"),
        (bot(seat=1), "seat_taken"),
        (bot(seat=2), "seat_taken"),
        (bot(name="ADA"), "name_taken"),
        (bot(name=" "), "bad_name"),
    ],
)
def test_a_bot_that_cant_be_seated_is_refused(command, code):
    at = waiting("Ada Bo")
    at.add_bot()

    assert refused(at, "p1", command) == code


def test_there_is_no_bot_for_a_seat_that_isnt_there():
    at = waiting("Ada Bo Cy Di Ed Flo")

    assert refused(at, "p1", bot()) == "table_full"


def test_only_the_host_seats_bots_and_takes_them_away():
    at = waiting("Ada Bo")
    at.add_bot()

    assert refused(at, "p2", bot()) == "not_host"
    assert refused(at, "p2", commands.Remove(id=ANY_ID, player=PlayerId("p3"))) == "not_host"
    at.do("p1", commands.Remove(id=ANY_ID, player=PlayerId("p3")))

    assert names(at) == ["Ada", "Bo"]


def test_a_match_waits_for_no_bot_and_a_bot_gives_no_share():
    at = waiting("Ada")
    at.do("p1", commands.CommitShare(id=ANY_ID, commitment=commitment_to(bytes(32))))
    at.add_bot()

    at.do("p1", commands.Start(id=ANY_ID))
    at.do("p1", commands.RevealShare(id=ANY_ID, share="00" * 32))

    assert at.table.phase == "playing"
    assert at.table.match_on.shares == {"p1": "00" * 32}


def test_bots_stay_for_another_match():
    at = sitting("Ada", bots=2)
    at.do("p1", commands.EndMatch(id=ANY_ID))

    at.do("p1", commands.Rematch(id=ANY_ID))

    assert [player.bot for player in at.table.seated()] == [None, WEAK, WEAK]
    assert table_view(at.again()) == table_view(at.table)


def test_before_a_match_people_take_the_free_seats_first():
    at = waiting("Ada")
    at.add_bot()

    at.join("Bo")

    assert names(at) == ["Ada", bots.NAMES[0], "Bo"]


def test_a_newcomer_replaces_a_bot_at_a_full_table():
    at = waiting("Ada Bo Cy Di")
    at.add_bot()
    at.add_bot()

    at.join("Ed")

    assert names(at) == ["Ada", "Bo", "Cy", "Di", "Ed", bots.NAMES[1]]
    assert last(at) == ["player_joined", "player_bound", "player_left", "sat"]
    at.join("Flo")
    at.join("Gus")
    assert at.table.players[PlayerId("p9")].seat is None, "no bot is left"


def test_a_seat_of_a_bot_can_be_chosen_by_those_who_stand_alone():
    at = waiting("Ada Bo")
    at.add_bot(seat=4)
    sit = commands.Sit(id=ANY_ID, seat=Seat(4))

    assert refused(at, "p2", sit) == "seat_taken"
    at.do("p2", commands.Stand(id=ANY_ID))
    at.do("p2", sit)

    assert names(at) == ["Ada", "Bo"]


def test_in_a_match_a_newcomer_plays_on_in_place_of_a_bot():
    at = sitting("Ada", bots=2, turn_seconds=60)
    at.wait(50)

    at.join("Bo")
    at.admit("p4")

    assert names(at) == ["Ada", "Bo", bots.NAMES[1]]
    assert last(at) == ["seat_given", "deadline_set"]
    assert at.left(1) == 60, "what Bo owes, he is asked only now"
    assert not decide(at, 1, "stake 1")
    at.move(1, "stake 1")
    assert table_view(at.again()) == table_view(at.table)


def test_a_seat_that_nobody_holds_is_taken_before_that_of_a_bot():
    at = sitting("Ada Bo", bots=1)
    leave(at, "p2")

    at.join("Cy")
    at.admit("p4")

    assert names(at) == ["Ada", "Cy", bots.NAMES[0]]


def test_the_host_may_put_a_bot_where_nobody_sits_any_more():
    at = sitting("Ada Bo Cy")
    leave(at, "p2")
    at.act(lambda table, now, _: absences.begin_stand_ins(table, now))

    at.add_bot()

    assert last(at)[:3] == ["bot_joined", "sat", "stand_in_ended"]
    assert names(at) == ["Ada", bots.NAMES[0], "Cy"]
    assert bots.bots_at_play(at.table) == {Seat(1): WEAK}


def test_removing_a_bot_in_a_match_vacates_its_seat():
    at = sitting("Ada Bo", bots=1)

    at.do("p1", commands.Remove(id=ANY_ID, player=PlayerId("p3")))

    assert absences.awaited_stand_ins(at.table).keys() == {Seat(2)}


def test_a_bot_decides_once_by_an_ordinary_move():
    at = sitting("Ada", bots=2)

    assert [decide(at, 1, "stake 2"), decide(at, 1, "stake 1")] == [True, False]

    entry = at.entries[-1]
    assert (entry.player, entry.seat, entry.move) == (None, Seat(1), "stake 2")
    assert "stand_in_moved" not in last(at)


def test_votes_of_stand_ins_are_secret():
    """It votes only where the holder had not, who may have done so in secret (R7.6)."""
    at = sitting("Ada Bo Cy Di", "morpho")
    at.move(0, "agree")
    leave(at, "p2")
    at.act(lambda table, now, _: absences.begin_stand_ins(table, now))

    assert decide(at, 1, "agree")

    assert last(at) == ["stand_in_moved", "agreed"]
    assert not any(at.updates[-1].is_for(player) for player in at.table.players)


def test_bots_decide_where_a_decision_is_owed_and_not_in_a_pause():
    at = sitting("Ada", bots=2)
    assert bots.owing_bots(at.table) == {Seat(1), Seat(2)}

    decide(at, 2, None)
    assert bots.owing_bots(at.table) == {Seat(1)}
    at.pause()

    assert bots.owing_bots(at.table) == set()
    assert not decide(at, 1, None)


def test_a_bot_is_never_away():
    at = sitting("Ada", bots=2)

    assert not at.act(lambda table, *_: absences.record_away(table, PlayerId("p2")))


def test_a_bot_is_never_host():
    at = sitting("Ada", bots=2)
    at.join("Bo")
    hand_over = commands.HandOver(id=ANY_ID, player=PlayerId("p3"))
    assert refused(at, "p1", hand_over) == "not_for_bots"

    leave(at, "p1")
    assert at.table.host == "p4"
    leave(at, "p4")

    assert at.table.host is None
    at.join("Cy")
    assert at.table.host == "p5"


def test_people_agree_on_pauses_without_the_bots():
    at = sitting("Ada Bo", bots=1)

    at.do("p1", commands.WishPause(id=ANY_ID, wish=True))
    at.do("p2", commands.WishPause(id=ANY_ID, wish=True))
    assert at.table.pause is not None
    for player in ("p1", "p2"):
        at.do(player, commands.WishPause(id=ANY_ID, wish=False))

    assert at.table.pause is None


def test_bots_take_no_place_from_those_who_watch():
    at = waiting("Ada")
    for _ in range(5):
        at.add_bot()

    for number in range(MOST_PEOPLE - 1):
        at.join(f"Bo{number}")

    with pytest.raises(CommandRefusedError):
        at.join("Cy")


def speak(at: Sitting, seat: int, phrase: str = "well_played") -> bool:
    """Let a bot say a phrase; return whether it did."""
    line = Line(Seat(seat), phrase)
    return at.act(lambda table, now, _: bots.speak_for(table, line, Millis(now)))


def silence(at: Sitting, *, speak: bool) -> None:
    """Let the host silence the bots, or let them speak."""
    at.do("p1", commands.SetOptions(id=ANY_ID, options={"bots_speak": speak}))


def test_a_bot_says_a_phrase_of_the_game():
    at = waiting("Ada")
    at.do("p1", bot(seat=1))

    assert speak(at, 1, "thanks A")

    [said] = at.entries[-1].events
    assert (said.kind, said.player, said.phrase) == ("said", "p2", "thanks A")
    assert not speak(at, 1, "anything else")


def test_nobody_speaks_for_a_person_or_a_free_seat():
    at = waiting("Ada")
    at.do("p1", bot(seat=1))

    assert not speak(at, 0)
    assert not speak(at, 2)


def test_bots_are_silent_soon_after_one_has_spoken():
    at = waiting("Ada")
    at.do("p1", bot(seat=1))
    at.do("p1", bot(seat=2))
    assert speak(at, 1)

    at.wait(bots.SILENCE_MILLIS / 1000 - 0.001)
    assert not speak(at, 2)

    at.wait(0.001)
    assert speak(at, 2)


def test_the_host_silences_the_bots_also_in_a_round():
    at = sitting("Ada", bots=2)
    silence(at, speak=False)
    assert not speak(at, 2)

    silence(at, speak=True)
    assert speak(at, 2)


def test_bots_are_silent_in_a_pause():
    at = sitting("Ada", bots=2)
    at.do("p1", commands.PauseTable(id=ANY_ID))

    assert not speak(at, 1)


def test_bots_never_repeat_what_one_of_them_has_said_in_the_match():
    at = sitting("Ada", bots=2)
    assert speak(at, 1)
    at.wait(60)

    assert not speak(at, 2)
    assert at.again().bot_lines == at.table.bot_lines
    at.do("p1", commands.EndMatch(id=ANY_ID))
    at.do("p1", commands.Rematch(id=ANY_ID))

    assert speak(at, 2)


def test_bot_chat_does_not_keep_a_table_awake():
    at = sitting("Ada Bo", bots=1, turn_seconds=10)
    for player in ("p1", "p2"):
        leave(at, player)
    lapses = at.table.lapses

    assert speak(at, 2)

    assert at.table.lapses == lapses
    at.wait(60)
    at.run_out()
    lapses = at.table.lapses
    assert lapses
    assert speak(at, 2, "hurry")
    assert at.table.lapses == lapses


def lines_of(*, votes: bool) -> list[tuple[Line | None, float]]:
    """Return the lines of bots in the same moves, with secret votes among them or without."""
    at = sitting("Ada Bo", "morpho", bots=2)
    session = SimpleNamespace(id=7, table=at.table, projection=at.projection, now=lambda: at.now)
    at.move(0, "agree")  # everybody sees that somebody wishes it, and of nobody else whether
    lines = []
    for turn in range(12):
        if votes:
            at.move(1, "disagree" if turn % 2 else "agree")
        [seat, *_] = at.owing
        legal = at.table.match_on.game.legal_moves(at.table.match_on.state, Seat(seat))
        move = next(move for move in legal if move.startswith("look"))
        assert decide(at, seat, move) if seat > 1 else at.move(seat, move)
        update = at.updates[-1]
        lines.append(_line_about(session, _occasion(session, update), update.number))
    return lines


def test_chat_of_bots_does_not_reveal_secret_votes():
    lines = lines_of(votes=False)

    assert any(line for line, _ in lines)
    assert lines_of(votes=True) == lines
