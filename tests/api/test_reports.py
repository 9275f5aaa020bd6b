"""Reports of problems reach the host of the server, and reveal nothing of a running round."""

import pytest

from tests.api.test_erasing import backup_of, erase
from tests.support.administering import Admin, administrator
from tests.support.databases import postgres_url, sqlite_url
from tests.support.databases import usual_url as url
from tests.support.pages import Json, refused
from tests.support.serving import Player, running

__all__ = ["postgres_url", "sqlite_url", "url"]

pytestmark = pytest.mark.asyncio(loop_scope="session")

SENTENCE = "My own card turned by itself."


async def send(player: Player, text: str = SENTENCE, report: Json | None = None) -> Json:
    """Send a report as a page does; return what it holds."""
    content = await player.ask("GET", "report") if report is None else report
    await player.ask("POST", "reports", json={"text": text, "report": content})
    return content


async def listed(admin: Admin, code: str) -> list[Json]:
    """Return the reports from a table that an administrator is shown."""
    found = (await admin.ask("GET", "reports"))["reports"]
    return [each for each in found if each["table"] == code]


async def content(admin: Admin, report: Json) -> Json | None:
    """Return the part of a report that an administrator may read."""
    return (await admin.ask("GET", f"reports/{report['id']}"))["report"]


async def test_a_report_is_read_once_its_round_may_be_seen_again(site):
    admin = await administrator(site)
    bo, cy, _ = await site.match("Bo Cy Di", "morpho")
    sent = await send(cy)

    [report] = await listed(admin, bo.code)
    assert report.keys() == {"id", "table", "at", "text"}
    assert report["text"] == SENTENCE
    assert await content(admin, report) is None
    await bo.do("end_match")
    assert await content(admin, report) == sent
    await bo.do("rematch")
    await send(bo, "Again.")
    again, _ = await listed(admin, bo.code)
    assert await content(admin, report) == sent
    assert await content(admin, again) is None

    await admin.ask("DELETE", f"reports/{report['id']}")
    assert await listed(admin, bo.code) == [again]
    with refused("no_such_report"):
        await content(admin, report)
    with refused("no_such_report"):
        await admin.ask("DELETE", f"reports/{report['id']}")
    audited = (await admin.ask("GET", "audit"))["entries"][:3]
    assert [each["action"] for each in audited] == ["delete_report", "read_report", "read_report"]
    assert audited[0]["details"] == {"report": report["id"], "table": bo.code}


async def test_a_report_from_before_the_first_round_is_read_at_once(site):
    admin = await administrator(site)
    bo, cy = await site.company("Bo Cy")

    sent = await send(cy)

    [report] = await listed(admin, bo.code)
    assert await content(admin, report) == sent


async def test_only_people_at_a_table_report_and_five_times_a_day(site):
    bo, cy = await site.company("Bo Cy")
    stranger = await site.guest()
    bare = {"text": SENTENCE, "report": {}}

    with refused("not_your_player"):
        path = f"/tables/{bo.code}/reports"
        await stranger.ask("POST", path, params={"player": bo.id}, json=bare)
    with refused("too_large"):
        await send(bo, report={"seen": "x" * 66_000})
    with refused("invalid"):
        await send(bo, " ", report={})
    for number in range(5):
        await send(bo, report={"number": number})
    with refused("quota_reached"):
        await send(bo, report={})
    await send(cy, report={})


async def test_a_report_is_backed_up_and_erased_with_its_sender(url):
    async with running(url) as site:
        admin = await administrator(site)
        bo, zoe = await site.company("Bo Zoe")
        await send(bo, "A sentence that stays.")
        await send(zoe)
        assert SENTENCE.encode() in backup_of(url)

        await erase(zoe)

        [left] = await listed(admin, bo.code)
        assert left["text"] == "A sentence that stays."
        assert SENTENCE.encode() not in backup_of(url)
