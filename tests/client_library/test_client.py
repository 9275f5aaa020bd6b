"""The library's clients: who one is, its shares, and what it says when something is wrong."""

import asyncio
import hashlib
import json
import re
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from morpho_client import Client, Refused, Unreachable, sync
from morpho_client.keep import Keep
from morpho_client.shares import Shares, commitment_to
from morpho_client.views import View, events_of
from morpho_server.api.messages.from_client import MESSAGES
from tests.bots.test_stand_ins import play_alone
from tests.support.serving import TIMEOUT, Site, server, site

__all__ = ["server", "site"]
pytestmark = pytest.mark.asyncio(loop_scope="session")


def view(**table: object) -> View:
    """A view of somebody who sits and waits for a match."""
    table = {"phase": "waiting", "players": {"p1": {"seat": 0}}, "next_commitment": "P1", **table}
    return View(1, "h", "p1", table, None, None, (), None, ())


def called(share: str, *seats: str) -> dict[str, object]:
    """What a table shows when shares are called for."""
    return {"seats": seats, "commitments": {"p1": commitment_to(share)}}


@pytest.fixture
def shares(tmp_path):
    keep = Keep("http://here", tmp_path / "keep.json")
    return Shares(keep, keep.table("T"))


async def test_each_promise_of_a_server_gets_a_share_of_its_own(shares):
    first = shares.due(view())

    assert first["type"] == "commit_share"
    assert shares.due(view()) is None, "once is enough"
    assert shares.due(view(next_commitment="P2"))["commitment"] != first["commitment"]
    assert shares.due(view(players={"p1": {}}, next_commitment="P3")) is None, "without a seat"


async def test_the_protocol_shows_the_form_of_a_share(shares):
    page = Path(__file__).parents[2] / "docs" / "protocol.md"
    [example] = re.findall(r"```python\n(share = .*?)```", page.read_text("utf-8"), re.DOTALL)
    shown = {"secrets": secrets, "hashlib": hashlib}
    exec(example, shown)

    committed = shares.due(view())
    shares._shares[0]["share"] = shown["share"]
    revealed = shares.due(view(starting=called(shown["share"], "p1", "p2")))

    assert MESSAGES.validate_json(json.dumps(shown["committing"])).commitment == shown["commitment"]
    assert shown["committing"].keys() - {"id"} == committed.keys()
    assert shown["commitment"] == commitment_to(shown["share"])
    assert {key: shown["revealing"][key] for key in revealed} == revealed


async def test_a_share_is_kept_before_it_is_committed_to_and_revealed_after_a_kill(tmp_path):
    path = tmp_path / "keep.json"
    keep = Keep("http://here", path)
    commitment = Shares(keep, keep.table("T")).due(view())["commitment"]
    keep.close()
    again = Keep("http://here", path)
    kept = again.table("T")
    [own] = kept["shares"]

    revealed = Shares(again, kept).due(view(starting=called(own["share"], "p1", "p2")))

    assert revealed == {"type": "reveal_share", "share": own["share"]}
    assert commitment_to(own["share"]) == commitment
    again.close()
    later = Keep("http://here", path)
    other = view(starting=called(own["share"], "p1", "p3"))
    assert Shares(later, later.table("T")).due(other) is None, "not for another deal"


async def test_a_share_is_revealed_to_one_call_only_and_by_the_promise_it_was_made_for(shares):
    shares.due(view())
    share = shares._shares[0]["share"]

    assert shares.due(view(next_commitment="P2", starting=called(share, "p1", "p2"))) is None
    assert shares.due(view(starting=called("00" * 32, "p1", "p2"))) is None
    assert shares.due(view(starting=called(share, "p1", "p2")))["share"] == share
    assert shares.due(view(starting=called(share, "p1", "p3"))) is None


async def test_shares_of_the_library_count_in_a_match(site: Site):
    [ada] = await site.company("Ada")
    async with Client(site.base) as client:
        table = await client.join(ada.code, "Rosie")
        turns = table.turns()
        playing = asyncio.ensure_future(anext(turns))
        page = await ada.page()
        await page.until(lambda: page.table["players"][table.player]["ready"])
        await page.do("start")
        async with asyncio.timeout(TIMEOUT):
            await playing
        revealed = await page.event("shares_revealed")
    assert revealed["shares"].keys() == {table.player}
    programs = {name for name, one in page.table["players"].items() if one.get("program")}
    assert programs == {table.player}, "and the table shows what it is"


async def test_events_stand_in_the_order_in_which_they_happened():
    update = {
        "events": [{"kind": "first"}, {"kind": "fourth"}],
        "yours": [
            {"kind": "second", "after": 1},
            {"kind": "third", "after": 1},
            {"kind": "fifth", "after": 2},
        ],
    }

    kinds = [event["kind"] for event in events_of(update)]

    assert kinds == ["first", "second", "third", "fourth", "fifth"]
    assert not any("after" in event for event in events_of(update))


async def test_the_same_names_give_the_same_tables(site: Site, tmp_path):
    keep = tmp_path / "host.json"
    async with Client(site.base, keep) as client:
        first = await client.open("guess", "Rosie", id="evening-1")
        other = await client.open("guess", "Rosie", id="evening-2")
        guest = await client.join(first.code, "Marvin")
    async with Client(site.base, keep) as client:
        again = await client.open("guess", "Rosie", id="evening-1")
        joined = await client.join(first.code, "Marvin")

    assert (again.code, again.player) == (first.code, first.player)
    assert other.code != first.code
    assert joined.player == guest.player != first.player


async def test_a_join_whose_answer_was_lost_is_found_again(site: Site, tmp_path):
    """As by a process that was killed after it had asked."""
    [ada] = await site.company("Ada")
    keep = tmp_path / "rosie.json"
    async with Client(site.base, keep) as client:
        table = await client.join(ada.code, "Rosie")
    kept = json.loads(keep.read_text(encoding="utf-8"))
    [known] = kept["tables"].values()
    del known["player"], known["code"]
    keep.write_text(json.dumps(kept), encoding="utf-8")

    async with Client(site.base, keep) as client:
        assert (await client.join(ada.code, "Rosie")).player == table.player


async def test_a_file_is_used_by_one_client_at_a_time(site: Site, tmp_path):
    keep = tmp_path / "rosie.json"
    program = f"from morpho_client import Client; Client({site.base!r}, {str(keep)!r})"

    async def ends() -> tuple[int | None, str]:
        pipe = asyncio.subprocess.PIPE
        other = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stderr=pipe)
        _, complaints = await other.communicate()
        return other.returncode, complaints.decode()

    async with Client(site.base, keep):
        status, complaints = await ends()

    assert status == 1
    assert complaints.endswith("rosie.json is in use by another client: give each its own\n")
    assert await ends() == (0, "")


async def test_who_leaves_comes_back_as_somebody_new(site: Site, tmp_path):
    [ada] = await site.company("Ada")
    async with Client(site.base, tmp_path / "rosie.json") as client:
        table = await client.join(ada.code, "Rosie")
        await table.leave()

        assert (await client.join(ada.code, "Rosie")).player != table.player


@asynccontextmanager
async def another_server() -> AsyncIterator[str]:
    """Run a server that is none of ours."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 5\r\n\r\nHello")
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


async def test_what_is_wrong_is_said_at_once(site: Site, tmp_path):
    (tmp_path / "other.json").write_text('{"server": "https://other.example"}')

    with pytest.raises(ValueError, match=r"other\.example"):
        Client(site.base, tmp_path / "other.json")
    with pytest.raises(ValueError, match="begins with"):
        Client("play.example.org")
    async with Client("http://127.0.0.1:1") as client:
        with pytest.raises(Unreachable):
            await client.join("BCDFGH", "Rosie")
    async with Client(site.base) as client:
        with pytest.raises(Refused) as refused:
            await client.join("BCDFGH", "Rosie")
        assert (refused.value.code, refused.value.status) == ("no_such_table", 404)
    async with another_server() as base, Client(base) as client:
        with pytest.raises(Unreachable, match="no Morpho Server answers there"):
            await client.ask("GET", "/games")


async def test_the_same_works_without_async(site: Site):
    [ada] = await site.company("Ada", target=1)
    page, dice = await ada.page(), Random(5)

    def play() -> str:
        with sync.Client(site.base) as client:
            table = client.join(ada.code, "Rosie")
            moves = sum(table.move(dice.choice(view.legal)) for view in table.turns())
            assert moves
            return table.until(lambda view: view.phase == "over").table["match"]["ended"]

    playing = asyncio.ensure_future(asyncio.to_thread(play))
    await page.until(lambda: any(player["ready"] for player in page.table["players"].values()))
    await page.do("start")
    await play_alone(page, dice)

    assert await playing == "won"
