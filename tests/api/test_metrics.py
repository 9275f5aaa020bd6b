"""Metrics: what they count, where they are shown, and that dashboard and alerts fit them."""

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
import yaml

from morpho_server.cli import main
from morpho_server.cli.doctor.database import newest_backup
from morpho_server.cli.serve.metrics import bound_for_metrics
from morpho_server.metrics.listener import LARGEST_HEAD, answering
from tests.support.databases import fresh_postgres
from tests.support.metrics import ANYWHERE, numbers_of, text_of
from tests.support.serving import API, STARTING_SECONDS, ServerProcess, running

DEPLOY = Path(__file__).parents[2] / "deploy"
ELSEWHERE = {"morpho_backup_age_seconds", "morpho_redis_connected"}
"""Metrics that only some servers have."""


async def test_metrics_count_tables_people_updates_refusals_and_resumes(tmp_path):
    async with running(tmp_path / "morpho.db", metrics=ANYWHERE) as site:
        ada, bo = await site.match("Ada Bo", "morpyam")
        pages = [await ada.page(), await bo.page()]
        await bo.page(after=1)
        before = await numbers_of(site)
        await pages[0].do("say", text="Hm.")
        await site.request("GET", f"{API}/tables/KTRWPM")
        after = await numbers_of(site)

        assert before["morpho_tables", ("morpyam", "playing")] == 1
        assert (before["morpho_people", ()], before["morpho_sockets", ()]) == (2, 3)
        assert before["morpho_resumes_total", ()] == 1
        changed = {name: after[name] - before[name] for name in after}
        assert {name: number for name, number in changed.items() if number} == {
            ("morpho_updates_total", ("morpyam",)): 1,
            ("morpho_fan_out_seconds_count", ()): 1,
            ("morpho_commit_seconds_count", ()): 1,
            ("morpho_refusals_total", ("no_such_table",)): 1,
        }


async def test_the_size_of_a_database_is_told_in_large_steps(tmp_path):
    with fresh_postgres() as postgres:
        for place in (tmp_path / "morpho.db", postgres):
            async with running(place, metrics=ANYWHERE) as site:
                size = (await numbers_of(site))["morpho_database_bytes", ()]

            assert size >= 1 << 24
            assert not size % (1 << 24)


async def test_the_age_of_the_newest_backup_is_shown(tmp_path):
    folder, hour_ago = tmp_path / "backups", time.time() - 3600
    folder.mkdir()
    for name, written in (("old", 1), ("newest", hour_ago), (".unfinished", time.time())):
        (folder / name).touch()
        os.utime(folder / name, (written, written))
    settings = {"metrics": ANYWHERE, "backup_folder": str(folder)}
    async with running(tmp_path / "morpho.db", **settings) as site:
        age = (await numbers_of(site))["morpho_backup_age_seconds", ()]

    assert age == pytest.approx(3600, abs=600)
    assert str(newest_backup(folder)).endswith(f"The newest in {folder} is 1.0 hours old.")
    assert newest_backup(tmp_path / "none").level == "warning"


async def test_nonsense_neither_ends_the_listener_nor_gets_metrics(tmp_path):
    async with AsyncExitStack() as opened:
        site = await opened.enter_async_context(running(tmp_path / "morpho.db", metrics=ANYWHERE))
        listening = opened.enter_context(bound_for_metrics(ANYWHERE))
        await opened.enter_async_context(answering(listening, site.metrics.text))
        place = listening.getsockname()

        async def answer_to(sent: bytes) -> bytes:
            reader, writer = await asyncio.open_connection(*place)
            writer.write(sent)
            writer.write_eof()
            try:
                return await reader.read()
            except ConnectionResetError:
                return b""
            finally:
                writer.close()

        for nonsense in (b"", b"\0" * 99, b"x" * 3 * LARGEST_HEAD, b"GET /metrics HTTP/1.1\r\n"):
            assert await answer_to(nonsense) == b""
        assert b"404 Not Found" in await answer_to(b"POST /metrics HTTP/1.1\r\n\r\n")
        async with httpx.AsyncClient() as client:
            shown = await client.get("http://{}:{}/metrics".format(*place))
        assert shown.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert "morpho_people 0.0\n" in shown.text
        assert (await site.request("GET", "/metrics")).status_code == 404


def test_a_process_tells_its_metrics_at_a_file_of_its_own(tmp_path):
    file = tmp_path / "metrics.sock"
    with ServerProcess(tmp_path / "morpho.db", metrics=file) as server:
        transport = httpx.HTTPTransport(uds=str(file))
        with httpx.Client(transport=transport, timeout=STARTING_SECONDS) as client:
            assert "morpho_tables{" in client.get("http://metrics/metrics").text
        server.stop()
    assert not file.exists()


def test_a_place_for_metrics_that_is_taken_is_said(tmp_path, monkeypatch, capsys):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        monkeypatch.setenv("MORPHO_METRICS", place)
        monkeypatch.setenv("MORPHO_DATABASE", f"sqlite:///{tmp_path}/morpho.db")

        assert main(["serve", "--host", "127.0.0.1", "--port", "0"]) == 2
    assert f"MORPHO_METRICS: can't listen at {place}" in capsys.readouterr().err


def test_without_metrics_their_package_is_not_even_loaded():
    loads = "import sys, morpho_server.cli.serve; print('prometheus_client' in sys.modules)"
    ended = subprocess.run([sys.executable, "-c", loads], check=True, capture_output=True)

    assert ended.stdout == b"False\n"


async def test_dashboard_and_alerts_ask_for_metrics_that_there_are(tmp_path):
    async with running(tmp_path / "morpho.db", metrics=ANYWHERE) as site:
        text = await text_of(site)
    shown = set(re.findall(r"^(morpho_\w+)", text, re.MULTILINE)) | ELSEWHERE
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    [group] = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"]
    targets = [target for panel in panels for target in panel["targets"]]
    asked = [target["expr"] for target in targets]
    asked += [rule["expr"] for rule in group["rules"]]

    named = set(re.findall(r"morpho_\w+", " ".join(asked)))
    assert named <= shown, "nothing has these"
    families = {re.sub(r"_(bucket|sum|count)$", "", name) for name in shown}
    assert families == {re.sub(r"_bucket$", "", name) for name in named}, "nobody asks for these"

    for query in asked:
        has = {("instance",), ("job",), ("le",), ("job", "morpho")}  # Prometheus adds them
        for metric in re.findall(r"morpho_\w+", query):
            for labels in re.findall(rf"^{metric}\{{(.*)\}} ", text, re.MULTILINE):
                pairs = re.findall(r'(\w+)="([^"]*)"', labels)
                has |= {*pairs, *((name,) for name, _ in pairs)}
        grouped = re.findall(r"(?:by|on) \(([^)]*)\)", query)
        wanted = {(name,) for group in grouped for name in re.split(r",\s*", group)}
        wanted |= set(re.findall(r'(\w+)="([^"]*)"', query))
        assert wanted <= has, query
    for target in targets:
        shown = set(re.findall(r"{{(\w+)}}", target["legendFormat"]))
        kept = re.search(r"by \(([^)]*)\)", target["expr"])
        assert shown <= ({"instance"} if kept is None else set(re.split(r",\s*", kept[1])))
