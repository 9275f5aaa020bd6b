"""A report has what its player was sent of the last round, and nothing that is hidden from them."""

import asyncio
import json
from random import Random

import pytest

from morpho_server.history import report as reports
from morpho_server.version import VERSION
from tests.support.history import EXPERT, rounds_seen, steps_shown, text
from tests.support.nightly import nightly
from tests.support.pages import Json, refused
from tests.support.realtime.worlds import (
    compare,
    first_world,
    morpho_worlds,
    other_world,
    telling,
)
from tests.support.visitors import Player, begin

pytestmark = pytest.mark.asyncio(loop_scope="session")

PARTS = {"report", "server", "game", "table", "bots", "seat", "round", "public", "own", "legal"}


async def report(player: Player) -> Json:
    return await player.ask("GET", "report")


async def make_moves(people: list[Player], count: int, dice: Random) -> None:
    """Make so many random moves, through as many rounds as it takes; no match may be over."""
    for _ in range(count):
        views = [await player.view() for player in people]
        if views[0]["table"]["phase"] == "between":
            await people[0].do("next_round")
            continue
        for player, view in zip(people, views, strict=True):
            if legal := view.get("legal"):
                await player.move(dice.choice(legal))
                break


@pytest.mark.parametrize(
    ("game", "options"), [("morpho", EXPERT | {"target": 30}), ("morpyam", {}), ("guess", {})]
)
async def test_a_report_has_the_events_that_its_player_saw(site, game, options):
    people = await site.company("Ada Bo Cy", game, **options)
    watcher = await (await site.guest()).join(people[0].code, "Watcher", sit=False)
    seated = (*people, watcher)
    pages = [await player.page() for player in seated]
    await begin(people)
    for page in pages:
        await page.until(lambda page=page: page.table["phase"] == "playing")

    for count in (0, 1, 7, 12):
        await make_moves(people, count, Random(count))
        for page, player, seat in zip(pages, seated, (0, 1, 2, None), strict=True):
            view = await player.view()
            await page.reach(view["n"])
            answer = await report(player)
            assert answer.keys() == PARTS
            assert answer["seat"] == seat
            for part in ("public", "own", "legal"):
                assert answer[part] == view.get(part)
            steps = answer["round"]["steps"]
            assert list(text(steps_shown(answer["round"], seat))) == list(
                text(rounds_seen(page)[-1])
            )
            assert not any(step["everything"] for step in steps)
            assert all(step["own"].keys() <= {str(seat)} for step in steps)
            assert {step["seat"] for step in steps} <= {seat, None}
            assert all(step["move"] is None or step["seat"] == seat for step in steps)


async def test_a_report_names_nobody_and_leads_nowhere(site):
    ada, bo, _ = await site.match("Adalbert Bartholomew Clementine", "morpho")
    await bo.do("say", text="Barbarossa")
    await ada.do("set_options", options={"entry": "approval"})

    answer = json.dumps(await report(bo))

    invitation = await ada.invitation()
    for word in ("Adalbert", "Bartholomew", "Barbarossa", ada.code, invitation, bo.guest.token):
        assert word not in answer


async def test_a_report_says_what_runs_and_how_the_table_stands(site):
    ada, *_ = await site.company("Ada Bo", "morpho")
    await ada.do("add_bot", strength="recruit")
    before = await report(ada)

    assert before["server"] == VERSION
    assert before["bots"] == {"2": "recruit"}
    assert before["table"]["phase"] == "waiting"
    assert before["table"]["options"]["mode"] == "basic"
    assert before["round"] is None


async def test_a_report_lacks_events_from_before_a_takeover(site):
    ada, bo, *_ = people = await site.match("Ada Bo Cy", "morpho")
    await make_moves(people, 3, Random(1))
    was_shown = [step["own"] for step in (await report(bo))["round"]["steps"]]
    await bo.do("leave")

    eve = await ada.let_in("Eve")

    answer = await report(eve)
    assert answer["own"]["known"], "who takes a seat over sees its cards"
    assert any(was_shown)
    assert not any(step["own"] for step in answer["round"]["steps"])


async def test_nobody_reports_for_another(site):
    ada, *_ = await site.match("Ada Bo")

    with refused("not_your_player"):
        await report(Player(await site.guest(), ada.code, ada.id))


async def tell_apart(tmp_path) -> None:
    """Compare all that is sent, reports as well, in two worlds with other cards and choices."""
    async with (
        telling(tmp_path / "one.db", first_world) as one,
        telling(tmp_path / "two.db", other_world) as two,
    ):
        await asyncio.gather(one.do(1, "stake 1"), two.do(1, "stake 2"))
        await compare(one, two)
        assert any('"report":1' in answer for answer in one.observers[0].answers)


async def test_hidden_facts_do_not_change_a_report(tmp_path):
    await tell_apart(tmp_path)


async def test_secret_votes_leave_no_trace_in_a_report(tmp_path):
    first, other = morpho_worlds(known=set())
    async with (
        telling(tmp_path / "one.db", first, game="morpho") as one,
        telling(tmp_path / "two.db", other, game="morpho") as two,
    ):
        await asyncio.gather(one.move(2, "agree"), two.move(3, "agree"))
        answers = [await world.people[0].ask("GET", "report") for world in (one, two)]

        assert answers[0] == answers[1]


@pytest.mark.parametrize("part", ["own", nightly("move")])
async def test_a_report_that_leaks_is_found(tmp_path, monkeypatch, part):
    hide = reports._as_shown

    def leaky(step, seat):
        hidden = hide(step, seat)
        setattr(hidden, part, getattr(step, part))
        return hidden

    monkeypatch.setattr(reports, "_as_shown", leaky)
    with pytest.raises(AssertionError):
        await tell_apart(tmp_path)
