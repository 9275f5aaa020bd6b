"""A round is saved as a file, or reported, and a file is opened and seen again."""

import json
from io import StringIO
from pathlib import Path

import pytest
from playwright.async_api import FilePayload, expect

from morpho_server.records import check
from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import LAPTOP, PHONE, SMALL
from tests.support.end_to_end.observations import misfits
from tests.support.end_to_end.people import Person
from tests.support.nightly import nightly
from tests.support.pages import Json

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(300),
]

RECORDS = Path(__file__).parents[1] / "records"
SEEN = """() => Object.fromEntries([...document.querySelectorAll("[data-slot][data-identity]")]
    .map(({ dataset }) => [dataset.slot, dataset.identity]))"""
"""Which cards the page shows, by slot."""

DROP = """text => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], "record.yaml"));
    const event = new DragEvent("drop", { dataTransfer: dropped, bubbles: true });
    document.querySelector("main").dispatchEvent(event);
}"""
SNIPE = RECORDS / "morpho" / "a-guard-has-the-last-killer-eliminated.yaml"


async def opens(person: Person, *files: Path) -> None:
    """Choose a file on the page where records are opened."""
    await person.tab.page.goto("/replay")
    await person.tab.shows("open-record")
    await person.tab.find("[data-action=choose-file]").set_input_files([*files])


def as_file(text: str) -> FilePayload:
    return {"name": "record.yaml", "mimeType": "text/plain", "buffer": text.encode()}


async def saves(person: Person, selector: str, folder: Path) -> Path:
    """Save a file by a button or a link; return where it is."""
    async with person.tab.page.expect_download() as download:
        await person.tab.click(selector)
    saved = await download.value
    path = folder / saved.suggested_filename
    await saved.save_as(path)
    return path


def report_in(path: Path) -> Json:
    return json.loads(path.read_text("utf-8"))


async def sheet_misfits(person: Person) -> list[str]:
    """Return the parts that do not fit while a sheet lies over the board."""
    return [found for found in await misfits(person, 0.5) if not found.endswith("is covered")]


async def steps_there(person: Person) -> int:
    bar = person.tab.find("[data-action=replay-scrub]")
    return int(await bar.get_attribute("max") or 0) + 1


async def test_a_record_file_is_opened_as_a_replay_or_explained(company):
    """It is found from home, chosen or dropped; one of several is chosen."""
    ada = await company.person("Ada")
    await ada.tab.page.goto("/")
    await ada.tab.click("[data-action=open-record]")
    await ada.tab.shows("open-record")
    text = SNIPE.read_text("utf-8")

    await ada.tab.page.evaluate(DROP, text)
    await ada.tab.shows("replay")
    await ada.tab.page.keyboard.press("End")
    await expect(ada.tab.find(".dock.over")).to_be_visible()
    await ada.tab.page.keyboard.press("Home")
    for eyes in ("0", "spectator", "all"):
        await ada.tab.click(f"[data-eyes='{eyes}']")
    await expect(ada.tab.find(".board [data-identity]").first).to_be_visible()
    await expect(ada.tab.find("[data-action=save-menu]")).to_have_count(0)
    await ada.tab.click("[data-action=leave-replay]")
    await ada.tab.shows("open-record")

    choose = ada.tab.find("[data-action=choose-file]")
    ada.tab.expects("status of 422")
    await choose.set_input_files(as_file(f"{text}\n  - Z look A1\n"))
    await expect(ada.tab.find("[data-refused=bad_record]")).to_be_visible()
    line = text.count("\n") + 2
    await expect(ada.tab.find(".why")).to_contain_text(f"line {line}: ")
    assert await barriers(ada) == []

    dice = next((RECORDS / "morpyam").glob("*.yaml")).read_text("utf-8")
    await choose.set_input_files(as_file(f"{text}\n---\n{dice}"))
    await ada.tab.click("[data-record='2']")
    await ada.tab.shows("replay")
    await expect(ada.tab.find("header h1")).to_contain_text("Morpyam")


@pytest.mark.nightly
async def test_a_finished_round_is_saved_as_a_record_in_both_formats(company, site, tmp_path):
    host, *_ = players = await site.match("Ada Bo Cy", "morpho")
    first = (await host.view())["public"]["first"]
    await players[first].move((await players[first].view())["legal"][0])
    await host.do("end_match")
    bo = await company.page_of(players[1], PHONE)
    await bo.tab.click("[data-action=watch-again] >> nth=0")
    await bo.tab.shows("replay")

    await bo.tab.click("[data-action=save-menu]")
    files = [await saves(bo, f"[data-action=save-{form}]", tmp_path) for form in ("yaml", "json")]

    assert [file.name for file in files] == ["morpho-1-1.yaml", "morpho-1-1.json"]
    assert check(files, StringIO()) == 0
    assert await sheet_misfits(bo) == []
    assert await barriers(bo) == []
    await bo.tab.click("[data-action=report]")
    report = await saves(bo, "[data-action=save-report]", tmp_path)
    assert report_in(report)["moment"] == "#at=1&eyes=all"
    await bo.tab.page.keyboard.press("Escape")
    await bo.tab.shows("replay")
    for file in (*files, report):
        await opens(bo, file)
        await bo.tab.shows("replay")
        assert await steps_there(bo) == 2


@pytest.mark.parametrize("size", [SMALL, nightly(LAPTOP)], ids=["phone", "laptop"])
async def test_a_problem_report_has_only_what_its_player_may_know(company, site, tmp_path, size):
    host, *_ = players = await site.match("Adalbert Bartholomew Clementine", "morpho")
    first = (await host.view())["public"]["first"]
    legal = (await players[first].view())["legal"]
    await players[first].move(next(move for move in legal if move.startswith("look")))
    bo = await company.page_of(players[1], size)
    await bo.tab.shows("play")
    await bo.tab.click("[data-action=menu]")

    await bo.tab.click("[data-action=report]")
    path = await saves(bo, "[data-action=save-report]", tmp_path)

    await expect(bo.tab.find(".report-said")).not_to_be_empty()
    assert await sheet_misfits(bo) == []
    report = report_in(path)
    answer = await players[1].ask("GET", "report")
    client = report.pop("client")
    assert report == answer
    assert client["release"]
    assert client["language"] == "en"
    assert "Chrome" in client["browser"]
    await opens(bo, path)
    await bo.tab.shows("replay")
    assert await steps_there(bo) == 2
    shown = await bo.tab.find("[data-eyes]").evaluate_all("all => all.map((e) => e.dataset.eyes)")
    assert shown == ["1", "spectator"]
    await expect(bo.tab.find("[data-action=who-knew]")).to_have_count(0)
    await bo.tab.page.keyboard.press("End")
    await expect(bo.tab.find(".replay .moment")).to_be_visible()
    shown = await bo.tab.page.evaluate(SEEN)
    assert shown == report["own"]["known"], "one's own cards, and what one has looked at"
    assert await misfits(bo) == []
    assert await barriers(bo) == []
