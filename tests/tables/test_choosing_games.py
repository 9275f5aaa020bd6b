"""The host chooses another game between matches: who fits plays on, everybody else watches."""

import pytest

from morpho_server.games.seats import Seat
from morpho_server.tables.log.replay import Replay
from morpho_server.tables.messages.commands import (
    ChooseGame,
    EndMatch,
    SetReady,
    SetSeatOptions,
    Sit,
    Start,
)
from morpho_server.tables.messages.errors import CommandRefusedError
from morpho_server.tables.model.table import OfferedGame, Table
from morpho_server.tables.stream.projection import Projection
from tests.support.serving import ALL_GAMES
from tests.support.tables.sittings import ANY_ID, STRONG, WEAK, Sitting, waiting

OFFERED = {name: OfferedGame(rules, (WEAK, STRONG)) for name, rules in ALL_GAMES.items()}


def table(names: str, game: str) -> Sitting:
    """Let people sit at a table whose host may choose among all games."""
    at = waiting(names, game)
    at.table.games = OFFERED
    return at


def choose(at: Sitting, game: str) -> None:
    """Let the host choose a game."""
    at.do("p1", ChooseGame(id=ANY_ID, game=game))


def seated(at: Sitting) -> dict[int, str]:
    """Return the names of those who sit, by seat."""
    return {seat: player.name for seat, player in at.table.holders.items()}


def test_the_table_goes_on_with_another_game_and_its_own_options():
    at = table("Ada Bo", "morpho")
    at.table.options["turn_seconds"] = 60

    choose(at, "lanes")

    view = at.projection.table_view()
    assert view["game"] == "lanes"
    assert view["options"] == {
        "turn_seconds": 60,
        "bank_seconds": 0,
        "increment_seconds": 0,
        "spectators": True,
        "stand_in_seconds": 120,
        "entry": "open",
        "bots_speak": True,
        "season_ranking": "won",
        "replays": "match",
        "spectator_delay": 0,
        "length": 6,
        "laps": 12,
        "bumps": False,
    }


def test_another_game_clears_ready_and_seat_options():
    at = table("Ada Bo", "lanes")
    at.do("p2", SetReady(id=ANY_ID, ready=True))
    at.do("p2", SetSeatOptions(id=ANY_ID, options={"die": "steady"}))

    choose(at, "guess")

    assert not any(player.ready for player in at.table.people)
    assert not at.table.seat_options


def test_those_who_do_not_fit_watch():
    at = table("Ada Bo Cy Di Ed", "guess")

    choose(at, "lanes")

    assert seated(at) == {0: "Ada", 1: "Bo", 2: "Cy", 3: "Di"}
    assert at.table.players["p5"].seat is None


def test_a_displaced_player_gets_a_free_seat_before_bots():
    at = table("Ada Bo", "guess")
    at.do("p2", Sit(id=ANY_ID, seat=Seat(5)))
    for _ in range(4):
        at.add_bot()

    choose(at, "lanes")

    people = {seat: p.name for seat, p in at.table.holders.items() if p.bot is None}
    assert people == {0: "Ada", 1: "Bo"}
    assert len(at.table.bots) == 2
    assert all(bot.bot == WEAK and bot.ready for bot in at.table.bots)


@pytest.mark.parametrize(("game", "code"), [("chess", "no_such_game"), ("guess", "not_now")])
def test_only_another_game_that_is_played_here_can_be_chosen(game, code):
    with pytest.raises(CommandRefusedError, match=code):
        choose(table("Ada Bo", "guess"), game)


def test_a_match_is_played_to_its_end_first():
    at = table("Ada Bo", "guess")
    at.do("p2", SetReady(id=ANY_ID, ready=True))
    at.do("p1", Start(id=ANY_ID))

    with pytest.raises(CommandRefusedError, match="not_now"):
        choose(at, "lanes")


def test_nobody_has_banked_time_in_a_game_that_was_not_begun():
    at = table("Ada Bo", "guess")
    at.table.options["bank_seconds"] = 60
    at.do("p2", SetReady(id=ANY_ID, ready=True))
    at.do("p1", Start(id=ANY_ID))
    at.do("p1", EndMatch(id=ANY_ID))
    assert at.table.banks

    choose(at, "lanes")

    assert not at.table.banks
    assert "banks" not in at.projection.table_view()


def after_two_games() -> Sitting:
    """Play Guess, then begin a match of Lanes at the same table."""
    at = table("Ada Bo", "guess")
    at.do("p2", SetReady(id=ANY_ID, ready=True))
    at.do("p1", Start(id=ANY_ID))
    at.move(0, at.legal[0])
    at.do("p1", EndMatch(id=ANY_ID))
    choose(at, "lanes")
    assert at.table.phase == "waiting"
    assert at.projection.public_view() is None
    assert at.projection.own_view(Seat(0)) is None
    at.do("p2", SetReady(id=ANY_ID, ready=True))
    at.do("p1", Start(id=ANY_ID))
    at.move(at.owing[0], at.legal[0])
    return at


@pytest.mark.parametrize("until", [1, 2, 3])
def test_a_replay_goes_through_both_games(until):
    at = after_two_games()
    # The index may know the present game alone, so a replay begins with that.
    replay = Replay(Table(ALL_GAMES["lanes"], games=OFFERED))

    for entry in at.entries[:-until]:
        replay.fast_forward(entry)
    replay.finish()
    for entry in at.entries[-until:]:
        replay.apply(entry)

    assert replay.table.game.name == "lanes"
    assert replay.projection.table_view() == at.projection.table_view()
    assert replay.projection.public_view() == at.projection.public_view()


def test_a_copy_of_a_replay_shares_the_games():
    replay = Replay(Table(ALL_GAMES["lanes"], games=OFFERED), Projection())

    assert replay.copy().table.games is OFFERED
