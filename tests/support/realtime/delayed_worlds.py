"""Two worlds that were the same until those who are behind saw the table, and are not any more.

Both have the same clock, which a test puts forward, and the same dice. What differs is what has
happened since then: :data:`DEEDS`, drawn by a number. Whatever a spectator, or a stranger with the
code, can ask by :data:`CHANNELS` must be answered the same in both, byte for byte.
"""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from morpho_client import Refused
from tests.support.pages import Json
from tests.support.realtime.worlds import Observer, world_of
from tests.support.serving import API, Player, StoppedClock, running

Asked = tuple[str, str, Json]
"""A method, a path, and a body or ``None``."""

_T: Final = "tables/{code}"
_ROUND: Final = f"{_T}/matches/{{match}}/rounds/1"
_LINK: Final = {"token": "L" * 43}

CHANNELS: Final[Mapping[str, tuple[Asked, ...]]] = {
    "get_table": (("GET", _T, None),),
    "get_view": (("GET", f"{_T}/view", None),),
    "get_updates": (
        ("GET", f"{_T}/updates?after=0&limit=500", None),
        ("GET", f"{_T}/updates?after=3&limit=2", None),
        ("GET", f"{_T}/updates?after=6&wait=0", None),
    ),
    "get_deduction": (("GET", f"{_T}/deduction", None),),
    "get_report": (("GET", f"{_T}/report", None),),
    "get_keeping": (("GET", f"{_T}/keeping", None),),
    "get_season": (("GET", f"{_T}/season", None),),
    "get_match": (("GET", f"{_T}/matches/{{match}}", None),),
    "get_match_analysis": (("GET", f"{_T}/matches/{{match}}/analysis", None),),
    "get_match_moves": (("GET", f"{_T}/matches/{{match}}/moves", None),),
    "get_round": (("GET", _ROUND, None),),
    "get_round_analysis": (("GET", f"{_ROUND}/analysis", None),),
    "get_round_record": (("GET", f"{_ROUND}/record", None),),
    "list_replay_links": (("GET", f"{_T}/replay-links", None),),
    "make_replay_link": (("POST", f"{_T}/replay-links", {"token": "M" * 43, "match": 2}),),
    "end_replay_link": (("DELETE", f"{_T}/replay-links?match=2", None),),
    "open_replay_link": (
        ("POST", "shared-replays", _LINK),
        ("POST", "shared-replays", _LINK | {"round": 1}),
    ),
    "play_on": (
        ("POST", f"{_ROUND}/tables", {"id": "on", "steps": 9, "seat": 0, "strength": "random"}),
    ),
    "keep_table": (("POST", f"{_T}/keeping", {"keep": True}),),
    "get_me": (("GET", "guests/me", None), ("GET", "guests/me?limit=1", None)),
    "list_my_matches": (("GET", "guests/me/matches", None),),
    "get_my_numbers": (("GET", "guests/me/numbers", None),),
    "list_my_rivals": (("GET", "guests/me/rivals", None),),
    "send_report": (("POST", f"{_T}/reports", {"text": "Hm.", "report": {}}),),
    "join_table": (("POST", f"{_T}/players", {"name": "Gil", "sit": True, "id": "gil"}),),
    "add_screen": (("POST", f"{_T}/screens", {"token": "N" * 43}),),
    "get_call": (("GET", f"{_T}/call", None),),
    "get_evening_file": (("GET", f"{_T}/evening.ics", None),),
    "read_pass": (("POST", f"{_T}/passes/summary", {"token": "N" * 43}),),
    "use_pass": (("POST", f"{_T}/passes", {"token": "N" * 43}),),
    "send_command": tuple(
        ("POST", f"{_T}/commands", {"id": f"{kind}-{number}", "type": kind, **fields})
        for number, (kind, fields) in enumerate(
            [
                ("say", {"text": "Oh!"}),
                ("say_phrase", {"phrase": "well_played"}),
                ("rename", {"name": "Dora the Late"}),
                ("rename", {"name": "Hal"}),
                ("bet", {"on": 1}),
                ("bet", {"on": 5}),
                ("sit", {}),
                ("sit", {"seat": 1}),
                ("sit", {"seat": 2, "at": 3}),
                ("stand", {}),
                ("move", {"move": "pass"}),
                ("move", {"move": "stake 1", "at": 8}),
                ("ready", {"ready": True}),
                ("wish_pause", {"wish": True}),
                ("at_table", {}),
                ("commit_share", {"commitment": "0" * 64}),
                ("link_device", {"token": "O" * 43}),
                ("next_round", {}),
                ("rematch", {"at": 9}),
                ("set_options", {"options": {"turn_seconds": 30}}),
                ("hand_over", {"player": "p2"}),
                ("end_match", {}),
            ]
        )
    ),
}
"""What is asked of a table by each call of the API, by the names that its description has."""

ELSEWHERE: Final = {
    "of a guest alone": (
        *("create_guest", "update_me", "erase_me", "list_devices", "sign_out"),
        *("let_me_in", "forget_my_matches"),
    ),
    "of the server": (
        *("get_server_state", "get_statistics", "list_games", "open_table", "get_privacy"),
        *("get_connection", "get_health", "get_readiness"),
    ),
    "of what the asker sends": (
        *("open_record", "list_puzzles", "get_puzzle", "attempt_puzzle", "get_puzzle_solution"),
    ),
}
"""Calls that say nothing of a table. Those of the administration are for the server's host."""


@dataclass
class DelayedWorld:
    """One of the worlds: who plays there, and who is behind."""

    people: list[Player]
    spectator: Observer
    stranger: Observer
    clock: StoppedClock
    shown_at_once: tuple[str, ...]

    async def happen(self, number: int, most: int) -> list[str]:
        """Let something happen that nobody who is behind may know; return what."""
        dice = Random(f"tail {number}")
        done = [dice.choice(list(DEEDS)) for _ in range(dice.randint(0, most))]
        self.clock.put_forward(1)
        for deed in done:
            if deed in self.shown_at_once:
                continue
            try:
                await DEEDS[deed](self.people, dice)
            except Refused:
                continue  # what came before makes it impossible
        return done

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, which the server notices."""
        self.clock.put_forward(seconds)
        await self.people[0].do("say", text="Time flies.")

    async def collect(self) -> list[str]:
        """Ask for everything; return all that has come to those who are behind."""
        for operation, asked in CHANNELS.items():
            for who in (self.spectator, self.stranger):
                for method, form, body in asked:
                    for match in (1, 2) if "{match}" in form else (0,):
                        path = form.format(code=who.player.code, match=match)
                        await _ask(who, method, path, body)
                        who.answers[-1] = f"{operation} {who.answers[-1]}"
        await self.spectator.ask(f"/t/{self.stranger.player.code}")
        moment = {"match": 2, "round": 1, "step": 0, "eyes": "all", "playing": False, "speed": 1}
        page = self.spectator.page
        for role in ("other", "follow", "lead"):
            where = {"moment": moment} if role == "lead" else {}
            await page.send({"type": "watch", "role": role} | where)
        await page.send({"type": "learn", "step": 1, "steps": 4})
        await page.send({"type": "say", "id": "by-socket", "text": "Yes."})
        await page.send({"type": "start", "id": "refused"})
        await page.message(lambda message: message.get("id") == "refused")
        await self.spectator.come_back(0, 5, 9, 12)
        return [*self.spectator.page.frames, *self.spectator.answers, *self.stranger.answers]


async def _ask(who: Observer, method: str, path: str, body: Json) -> None:
    """Send a request as somebody who is behind."""
    if who.player.id and "tables/" in path and not path.endswith("/players"):
        path = f"{path}{'&' if '?' in path else '?'}player={who.player.id}"
    await who.ask(f"{API}/{path}", body, method)


async def _move(people: list[Player], dice: Random) -> None:
    for player in dice.sample(people, len(people)):
        if legal := (await player.view()).get("legal"):
            await player.move(dice.choice(legal))
            return


async def _say(people: list[Player], dice: Random) -> None:
    await dice.choice(people).do("say", text=f"No. {dice.random()}")


async def _rename(people: list[Player], dice: Random) -> None:
    await people[-1].do("rename", name=dice.choice(["Hal", "Ida"]))


async def _end(people: list[Player], _: Random) -> None:
    await people[0].do("end_match")


async def _again(people: list[Player], _: Random) -> None:
    await people[0].do("rematch")


async def _next(people: list[Player], _: Random) -> None:
    await people[0].do("next_round")


async def _change(people: list[Player], dice: Random) -> None:
    chosen = dice.choice([0, 30, 90, 300, "round"])
    await people[0].do("set_options", options={"spectator_delay": chosen})


async def _leave(people: list[Player], _: Random) -> None:
    if len(people) > 1:
        await people.pop().do("leave")


async def _pause(people: list[Player], dice: Random) -> None:
    await people[0].do(dice.choice(["pause", "resume"]))


async def _look(people: list[Player], dice: Random) -> None:
    page = await dice.choice(people).page()
    if dice.random() < 0.5:
        await page.close()


DEEDS: Final[Mapping[str, Any]] = {
    "move": _move,
    "say": _say,
    "rename": _rename,
    "end": _end,
    "again": _again,
    "next": _next,
    "change": _change,
    "leave": _leave,
    "pause": _pause,
    "look": _look,
}
"""What may happen while nobody who is behind knows.

That somebody comes is left out: the number of the next player tells it.
"""


@asynccontextmanager
async def delayed_world(
    database: Path, number: int, delay: int | str = 90
) -> AsyncIterator[DelayedWorld]:
    """Begin a world in which a match was called off, and another goes on, as a number draws."""
    dice = Random(f"beginning {number}")
    async with running(database, world_of=world_of, keep_days=30) as site:
        clock = site.world and site.world.clock
        assert isinstance(clock, StoppedClock)
        guest = await site.guest()
        await guest.open("Dora")  # so that her list has a page after the first
        clock.put_forward(1)
        people = await site.company("Ada Bo Cy", turn_seconds=60, spectator_delay=delay)
        ada = people[0]
        dora = await guest.join(ada.code, "Dora", sit=False)
        for player in people[1:]:
            await player.do("ready", ready=True)
        await ada.do("start")
        await ada.do("end_match")
        await ada.ask("POST", "replay-links", json=_LINK | {"match": 1})
        clock.put_forward(400)
        await ada.do("rematch")
        ends = ("end", "move", "leave") if delay == "round" else ()
        for _ in range(dice.randrange(9) if ends == () else 0):  # or the round may be over
            await _move(people, dice)
        spectator = Observer(dora, await dora.page())
        nobody = Observer(Player(await site.guest(), ada.code, ""), spectator.page)
        world = DelayedWorld(people, spectator, nobody, clock, ends)
        await world.pass_time(400)
        yield world
