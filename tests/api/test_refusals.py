"""Every refusal of a table: by REST and by socket, with its code; and nothing has changed."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest

from morpho_server.api.problems import status_of
from tests.support.api import scenes
from tests.support.api.scenes import People, everything
from tests.support.serving import Json, Player, Refused, Site, refused

pytestmark = pytest.mark.asyncio(loop_scope="session")

LONG_NAME = "x" * 21


@dataclass(frozen=True)
class Case:
    """A refused command: its code, the table, the player and the command."""

    code: str
    scene: Callable[[Site], Awaitable[People]]
    who: str
    asked: dict[str, Json]


def cases(code: str, scene: Callable[[Site], Awaitable[People]], who: str, *asked: Json) -> list:
    """Return cases that differ in what is asked: a type, or a type with its fields."""
    wholes = ({"type": one} if isinstance(one, str) else one for one in asked)
    return [Case(code, scene, who, whole) for whole in wholes]


def options(**chosen: Json) -> dict[str, Json]:
    """Return the command that chooses options."""
    return {"type": "set_options", "options": chosen}


def move(text: str, **more: Json) -> dict[str, Json]:
    """Return the command that makes a move."""
    return {"type": "move", "move": text, **more}


def sit(seat: int) -> dict[str, Json]:
    """Return the command that takes a seat."""
    return {"type": "sit", "seat": seat}


def rename(name: str) -> dict[str, Json]:
    """Return the command that takes another name."""
    return {"type": "rename", "name": name}


def bot(strength: str = "random", **more: Json) -> dict[str, Json]:
    """Return the command that seats a bot."""
    return {"type": "add_bot", "strength": strength, **more}


READY = {"type": "ready", "ready": True}
REMOVE = {"type": "remove", "player": "p3"}
HAND_OVER = {"type": "hand_over", "player": "p3"}
MUTE = {"type": "mute", "player": "p3", "muted": True}

CASES = [
    *cases("not_host", scenes.waiting, "other", options(target=5), "start", "next_round"),
    *cases("not_host", scenes.waiting, "other", "end_match", "rematch", REMOVE, HAND_OVER),
    *cases("not_host", scenes.staking, "other", "end_match", REMOVE, HAND_OVER),
    *cases("not_host", scenes.waiting, "other", MUTE, "clear_chat", options(entry="locked")),
    *cases("not_host", scenes.between, "other", "next_round", options(highest=9)),
    *cases("not_host", scenes.over, "other", "rematch", "start"),
    *cases("not_host", scenes.waiting, "other", bot(), bot("mighty", seat=99)),
    *cases("no_such_strength", scenes.waiting, "host", bot("mighty"), bot("recruit")),
    *cases("not_for_bots", scenes.beside_a_bot, "host", HAND_OVER, MUTE),
    *cases("not_seated", scenes.waiting, "watcher", "stand", READY, move("pass")),
    *cases("not_seated", scenes.staking, "watcher", "stand", move("stake 1"), move("hop")),
    *cases("not_your_turn", scenes.playing, "second", move("pass"), move("guess M 1")),
    *cases("illegal_move", scenes.staking, "other", move("pass"), move("show")),
    *cases("illegal_move", scenes.playing, "first", move("stake 1"), move("guess M 20")),
    *cases("unreadable_move", scenes.staking, "other", move(""), move("hop"), move("STAKE 1")),
    *cases("unreadable_move", scenes.staking, "other", move("stake 1\n"), move("stake 1 ")),
    *cases("unreadable_move", scenes.playing, "second", move("\x00"), move("\u202e" * 200)),
    *cases("stale", scenes.waiting, "host", options(target=5) | {"at": 1}, REMOVE | {"at": 0}),
    *cases("stale", scenes.playing, "first", move("pass", at=3), move("pass", at=0)),
    *cases("stale", scenes.between, "host", {"type": "next_round", "at": 2}),
    *cases("not_now", scenes.waiting, "host", "next_round", "end_match", "rematch"),
    *cases("not_now", scenes.waiting, "host", move("pass"), {"type": "remove", "player": "p1"}),
    *cases("not_now", scenes.waiting, "host", {"type": "hand_over", "player": "p1"}),
    *cases("not_now", scenes.staking, "host", "start", "next_round", "rematch", options(target=5)),
    *cases("not_now", scenes.staking, "other", "stand", READY, {"type": "sit"}, sit(1), sit(0)),
    *cases("not_now", scenes.between, "host", "start", "rematch", "stand", move("pass")),
    *cases("not_now", scenes.between, "host", options(target=5), options(highest=9, target=5)),
    *cases("not_now", scenes.over, "host", "next_round", "end_match", move("stake 1")),
    *cases("no_such_seat", scenes.waiting, "other", sit(6), sit(99)),
    *cases("no_such_seat", scenes.waiting, "host", bot(seat=6)),
    *cases("no_such_seat", scenes.staking, "watcher", sit(2), sit(5)),
    *cases("seat_taken", scenes.waiting, "watcher", sit(0), sit(1)),
    *cases("seat_taken", scenes.waiting, "other", sit(0), sit(1)),
    *cases("seat_taken", scenes.staking, "watcher", sit(0)),
    *cases("seat_taken", scenes.waiting, "host", bot(seat=1)),
    *cases("seat_taken", scenes.beside_a_bot, "other", sit(2)),
    *cases("table_full", scenes.staking, "watcher", "sit"),
    *cases("table_full", scenes.staking, "host", bot()),
    *cases("name_taken", scenes.waiting, "other", rename("Ada"), rename(" aDA ")),
    *cases("name_taken", scenes.waiting, "host", bot(name="Bo")),
    *cases("bad_name", scenes.waiting, "host", bot(name="")),
    *cases("bad_name", scenes.waiting, "other", rename(""), rename("  "), rename(LONG_NAME)),
    *cases("bad_name", scenes.waiting, "other", rename("a\x00b"), rename("a\nb"), rename("\u202e")),
    *cases("bad_options", scenes.waiting, "host", options(nonsense=1), options(highest=2)),
    *cases("bad_options", scenes.waiting, "host", options(highest="9"), options(highest=True)),
    *cases("bad_options", scenes.waiting, "host", options(highest=None), options(highest=[9])),
    *cases("bad_options", scenes.waiting, "host", options(turn_seconds=9), options(spectators=1)),
    *cases("bad_options", scenes.waiting, "host", options(turn_seconds=30.0)),
    *cases("bad_options", scenes.waiting, "host", options(entry="shut"), options(entry=None)),
    *cases("bad_options", scenes.waiting, "host", options(reaction_seconds=10**30)),
    *cases("bad_options", scenes.waiting, "host", options(target=7, turn_seconds=601)),
    *cases("no_such_player", scenes.waiting, "host", {"type": "remove", "player": "p9"}),
    *cases("no_such_player", scenes.waiting, "host", {"type": "hand_over", "player": "p9"}),
    *cases("too_few_cards", scenes.short, "host", "next_round"),
    *cases("unsuitable_unknowns", scenes.unsuitable, "host", "start"),
]


@pytest.mark.parametrize("make", {case.scene: None for case in CASES}, ids=lambda m: m.__name__)
async def test_impossible_commands_are_refused_without_effect(site, make):
    people = await make(site)
    pages = {who: await player.page() for who, player in people.items()}
    before = await everything(site, people)

    for case in CASES:
        for asker in (people, pages) if case.scene is make else ():
            fields = {key: value for key, value in case.asked.items() if key != "type"}
            with pytest.raises(Refused) as caught:
                await asker[case.who].do(case.asked["type"], **fields)

            assert caught.value.code == case.code, (case, caught.value)
            assert caught.value.reason.endswith(".")
            assert caught.value.status == (status_of(case.code) if asker is people else None)
    assert await everything(site, people) == before


async def test_options_must_suit_the_number_of_players(site):
    people = await site.company("Ada Bo Cy", highest=3)
    for player in people[1:]:
        await player.do("ready", ready=True)

    for asker in (people[0], await people[0].page()):
        with refused("too_few_cards"):
            await asker.do("start")


async def test_only_its_guest_may_act_for_a_player(site):
    ada, bo = await site.company("Ada Bo")
    before = await everything(site, {"host": ada, "other": bo})
    impostor = Player(ada.guest, bo.code, bo.id)
    nobody = Player(ada.guest, bo.code, "p9")

    for player, code in ((impostor, "not_your_player"), (nobody, "no_such_player")):
        for asked in (player.view, player.updates, lambda p=player: p.do("say", text="I am Bo.")):
            with refused(code):
                await asked()
        page = await player.page()
        assert await page.end() == (4000 + status_of(code), code)
        assert page.frames == []

    assert await everything(site, {"host": ada, "other": bo}) == before


async def test_a_table_that_does_not_exist_is_not_found(site):
    guest = await site.guest()
    for code in ("BCDFGH", "bcdfgh", "x", "-", "AAAAAA", "%00", "%ED%A0%80", "\u0130", "B" * 500):
        lost = Player(guest, code, "p1")
        for asked in (lost.view, lost.updates, lambda p=lost: p.do("say", text="Hello?")):
            with refused("no_such_table"):
                await asked()
    page = await Player(guest, "BCDFGH", "p1").page()
    assert await page.end() == (4404, "no_such_table")
