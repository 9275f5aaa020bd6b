"""The doctor finds what is wrong, says it in words, and is silent where all is well."""

import asyncio
import json
import math
import shutil
import sqlite3
import ssl
import subprocess
from contextlib import asynccontextmanager, closing, suppress

import pytest

from morpho_server.api.public_address import OtherOrigin
from morpho_server.cli import doctor, main
from morpho_server.cli.doctor import network, requests, sockets
from morpho_server.cli.doctor.foreign_pages import why_foreign
from tests.support.accepting import take_no_more
from tests.support.databases import usual_url as url
from tests.support.neighbours import redis_url
from tests.support.nightly import nightly
from tests.support.proxying import ReverseProxy, proxied
from tests.support.serving import running, server, site

__all__ = ["server", "site", "url"]

VISITOR = "192.0.2.9"


@pytest.fixture
def examine(monkeypatch, capsys, tmp_path):
    """A function that runs the doctor and returns its exit status and the findings not ok."""
    monkeypatch.setenv("MORPHO_DATABASE", f"sqlite:///{tmp_path / 'none.db'}")
    for part in (sockets, doctor.database):
        monkeypatch.setattr(part, "SLOW_MS", math.inf)  # a busy machine is nobody's fault
    monkeypatch.setattr(doctor.database, "APART_SECONDS", math.inf)
    monkeypatch.setattr(doctor, "check_bots", lambda _: ())  # see test_doctor_at_home

    def run(*arguments: str, **settings: str):
        for name, value in settings.items():
            monkeypatch.setenv(f"MORPHO_{name.upper()}", value)
        status = main(["doctor", "--json", *arguments])
        report = json.loads(capsys.readouterr().out)
        assert report["well"] is (status == 0)
        return status, report["findings"]

    return run


def trouble(findings, check=None):
    """Return the texts of what is not well."""
    wrong = [f for f in findings if f["level"] in ("warning", "problem")]
    return [f["text"] for f in wrong if check in (None, f["check"])]


@pytest.fixture(scope="session")
def certificate(tmp_path_factory):
    """A certificate for localhost that is trusted once SSL_CERT_FILE names it."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed")
    folder = tmp_path_factory.mktemp("tls")
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-keyout", folder / "key", "-out", folder / "cert", "-subj", "/CN=localhost"),
            *("-addext", "subjectAltName=DNS:localhost"),
        ],
        check=True,
        capture_output=True,
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "cert", folder / "key")
    return folder / "cert", context


def well_done(headers):
    """Do what a reverse proxy with TLS is to do."""
    headers["x-forwarded-for"] = VISITOR
    headers["x-forwarded-proto"] = "https"


def without(*names, **changed):
    def change(headers):
        well_done(headers)
        for name in names:
            headers.pop(name, None)
        headers.update(changed)

    return change


def lost_by_sockets(name):
    def change(headers):
        well_done(headers)
        if "upgrade" in headers:
            del headers[name]

    return change


@asynccontextmanager
async def behind(site, certificate, monkeypatch, **proxy):
    """Put a proxy with TLS before the server."""
    cert, context = certificate
    monkeypatch.setenv("SSL_CERT_FILE", str(cert))
    async with proxied(ReverseProxy(site.base, **proxy), context) as address:
        yield address


@pytest.mark.asyncio(loop_scope="session")
async def test_nothing_is_wrong_behind_a_proxy_that_does_its_part(
    site, certificate, monkeypatch, examine
):
    async with behind(site, certificate, monkeypatch, change=well_done) as address:
        status, findings = await asyncio.to_thread(examine, "--url", address, "--idle", "0.5")

    assert (status, trouble(findings)) == (0, [])
    assert [f["check"] for f in findings if f["level"] == "ok"][-3:] == [
        "proxy",
        "socket",
        "socket",
    ]


@pytest.mark.parametrize(
    ("proxy", "sentence"),
    [
        ({"change": without("upgrade", "connection")}, "does not pass websockets on"),
        ({"change": without(host="127.0.0.1:8000")}, "refuses the pages of"),
        ({"change": without("x-forwarded-proto")}, "does not say X-Forwarded-Proto: https"),
        (
            {"change": without("x-forwarded-proto")},
            "as that of a foreign page: the proxy does not say X-Forwarded-Proto: https.",
        ),
        (
            {"change": without(host="127.0.0.1:8000")},
            "as that of a foreign page: the proxy does not pass on Host.",
        ),
        ({"change": lost_by_sockets("x-forwarded-proto")}, "with requests, but not with sockets"),
        ({"change": without("x-forwarded-for")}, "does not say X-Forwarded-For"),
        ({"change": without("accept-encoding")}, "arrives uncompressed"),
        nightly({"change": well_done, "withheld": True}, "nothing comes through"),
        nightly({"change": well_done, "idle": 2}, " s of silence: pages lose it"),
    ],
)
@pytest.mark.asyncio(loop_scope="session")
async def test_the_doctor_says_what_a_proxy_lacks(
    site, certificate, monkeypatch, examine, proxy, sentence
):
    if "withheld" in proxy:
        monkeypatch.setattr(sockets, "TIMEOUT", 3)
    idle = "60" if "idle" in proxy else "0"
    async with behind(site, certificate, monkeypatch, **proxy) as address:
        _, findings = await asyncio.to_thread(examine, "--url", address, "--idle", idle)

    assert any(sentence in text for text in trouble(findings)), trouble(findings)
    assert len(trouble(findings)) <= 2


@pytest.mark.asyncio(loop_scope="session")
async def test_a_proxy_that_passes_on_what_visitors_claim_is_found(
    site, certificate, monkeypatch, examine
):
    def change(headers):
        headers.setdefault("x-forwarded-for", VISITOR)
        headers["x-forwarded-proto"] = "https"

    async with behind(site, certificate, monkeypatch, change=change) as address:
        _, findings = await asyncio.to_thread(examine, "--url", address, "--idle", "0")

    [said] = trouble(findings)
    assert "anybody can evade the limits" in said


async def test_a_proxy_that_is_not_trusted_is_named(tmp_path, examine):
    async with (
        running(tmp_path / "morpho.db", trusted_proxies=None) as site,
        proxied(ReverseProxy(site.base, without("x-forwarded-proto"))) as address,
    ):
        _, findings = await asyncio.to_thread(examine, "--url", address, "--idle", "0")

    [finding] = [f for f in findings if f["level"] == "problem"]
    assert finding["remedy"] == "Set MORPHO_TRUSTED_PROXIES=127.0.0.1"


async def test_the_doctor_recognises_a_proxy_without_a_server(examine):
    async def unavailable(_reader, writer):
        writer.write(b"HTTP/1.1 502 Bad Gateway\r\nServer: nginx/1.2\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    nginx = await asyncio.start_server(unavailable, "127.0.0.1", 0)
    port = nginx.sockets[0].getsockname()[1]
    status, findings = await asyncio.to_thread(examine, "--url", f"http://localhost:{port}")
    await take_no_more(nginx)

    assert status == 1
    assert "does not reach the server" in trouble(findings, "address")[0]
    assert findings[-1]["proxy"] == "nginx"


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        *(
            (address, "It should look like https://play.example.org.")
            for address in (
                "play.example.org",
                "ftp://play.example.org",
                "http://localhost:1/table",
                "http://localhost:1?x",
                "http://localhost:many",
                "http://localhost:99999",
                "http://ann:opensesame@localhost:1",
                "http://[::1",
                "http://play example",
                "http://..",
            )
        ),
        ("http://[::1]:1/", "http://[::1]:1 can't be reached: nothing listens there"),
        ("http://localhost:1", "nothing listens there"),
        ("https://play.invalid", "its name is not known"),
    ],
)
def test_an_address_that_leads_nowhere_is_said(examine, address, sentence):
    status, findings = examine("--url", address)

    assert status == 1
    assert sentence in trouble(findings)[0]
    assert "opensesame" not in str(findings)


@pytest.mark.asyncio(loop_scope="session")
async def test_a_certificate_that_nobody_trusts_is_said(site, certificate, examine):
    async with proxied(ReverseProxy(site.base), certificate[1]) as address:
        status, findings = await asyncio.to_thread(examine, "--url", address)

    assert status == 1
    assert "its certificate is not valid" in trouble(findings)[0]


async def test_a_database_in_use_is_looked_at_and_left_as_it_is(url, examine):
    async with running(url) as site:
        await site.company("Ada Bo")
        status, findings = await asyncio.to_thread(examine, database=url)

    said = [f["text"] for f in findings if f["level"] == "ok"]
    assert (status, trouble(findings)) == (0, [])
    assert "It can be read, and holds 1 table with" in said[1]
    assert "up to date" in said[2]
    assert any(text.startswith("A durable commit takes") for text in said)


def test_a_database_that_is_not_there_yet_is_not_made(examine, tmp_path):
    status, findings = examine()

    assert status == 0
    assert "There is no database at" in next(f["text"] for f in findings if f["level"] == "note")
    assert not (tmp_path / "none.db").exists()


async def test_an_emptied_database_is_a_problem(examine, tmp_path):
    file = tmp_path / "lost.db"
    async with running(file):
        pass
    file.unlink()

    status, findings = examine(database=f"sqlite:///{file}")

    assert status == 1
    assert "is missing, but tables were kept in it" in trouble(findings, "database")[0]
    assert not file.exists()


def test_a_database_that_can_not_be_used_is_a_problem(examine, tmp_path):
    (tmp_path / "torn.db").write_text("This is a letter to my aunt. " * 200)
    newer = tmp_path / "newer.db"
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('0999')")

    for database, sentence in [
        ("mysql://x", "There is no database for mysql://"),
        (f"sqlite:///{tmp_path / 'torn.db'}", "is not an SQLite database"),
        (f"sqlite:///{newer}", "changed by a newer release"),
        ("postgresql://nobody@127.0.0.1:1/x", "can't be reached"),
    ]:
        status, findings = examine(database=database)
        assert status == 1
        assert sentence in trouble(findings, "database")[0]


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        (
            "UPDATE guests SET name = CAST(x'416e6eff' AS TEXT)",
            "A row is damaged: guests (id 1).",
        ),
        (
            "DELETE FROM entries WHERE seq = 1",
            "Rows are missing: entries (table_id 1): 1 of 2.",
        ),
        (
            "UPDATE entries SET body = replace(body, 'Ann', 'Inn') WHERE seq = 2",
            "A row is damaged: entries (id 2, table_id 1, seq 2).",
        ),
    ],
)
async def test_every_row_is_looked_at(examine, tmp_path, damage, found):
    file = tmp_path / "rows.db"
    async with running(file) as site:
        await (await site.guest("Ann")).open("Ann", "morpho")
    with closing(sqlite3.connect(file)) as spoiling, spoiling:
        assert spoiling.execute(damage).rowcount == 1

    status, findings = examine(database=f"sqlite:///{file}")

    assert status == 1
    assert trouble(findings, "database") == [found]


def test_settings_are_looked_at(examine):
    status, findings = examine(idle_minuts="3", largest_message="3")

    assert status == 1
    assert trouble(findings) == [
        "MORPHO_LARGEST_MESSAGE can't be taken: it should be greater than or equal to 1024.",
        "MORPHO_IDLE_MINUTS is no setting of this server.",
    ]
    remedies = [f["remedy"] for f in findings if f["remedy"]]
    assert remedies == ["Did you mean MORPHO_IDLE_MINUTES?"]


@pytest.mark.asyncio(loop_scope="session")
async def test_a_server_that_is_told_another_name_says_so(
    tmp_path, certificate, monkeypatch, examine
):
    async with (
        running(tmp_path / "named.db", public_url="https://play.example.org") as named,
        behind(named, certificate, monkeypatch, change=without(host="morpho:8000")) as address,
    ):
        status, findings = await asyncio.to_thread(examine, "--url", address, "--idle", "0")

    assert status == 1
    assert "the proxy does not pass on Host" in trouble(findings, "page")[0]


@pytest.mark.asyncio(loop_scope="session")
async def test_the_addresses_that_answer_are_named(site, monkeypatch, examine):
    port = int(site.base.rpartition(":")[2])
    others = [OtherOrigin(f"http://127.0.0.1:{port}", "wlan0"), OtherOrigin("http://[::1]:1")]
    monkeypatch.setattr(network, "origins_for_others", lambda _, __: others)

    _, findings = await asyncio.to_thread(examine, "--url", site.base, "--idle", "0")
    [said] = [f["text"] for f in findings if f["check"] == "network"]

    assert f"it is at http://127.0.0.1:{port} (wlan0)." in said

    others.pop(0)
    _, findings = await asyncio.to_thread(examine, "--url", site.base, "--idle", "0")
    [said] = [f["text"] for f in findings if f["check"] == "network"]

    assert said == "It answers on this computer only, not at http://[::1]:1."


def test_redis_is_looked_at(examine):
    status, findings = examine(redis=redis_url())
    assert (status, trouble(findings)) == (0, [])

    for address, sentence in [
        ("redis://127.0.0.1:1", "It can't be used:"),
        ("127.0.0.1", "MORPHO_REDIS can't be read."),
    ]:
        status, findings = examine(redis=address)
        assert status == 1
        assert sentence in trouble(findings, "redis")[0]


def test_people_read_sentences_and_the_lines_for_their_proxy(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("MORPHO_DATABASE", f"sqlite:///{tmp_path / 'none.db'}")

    assert main(["doctor", "--url", "http://localhost:1"]) == 1

    said = capsys.readouterr().out
    assert "PROBLEM  address: http://localhost:1 can't be reached: nothing listens there." in said
    assert " bots: They think in processes of their own" in said


@pytest.mark.asyncio(loop_scope="session")
async def test_an_answer_that_never_ends_is_not_waited_for(monkeypatch, examine):
    monkeypatch.setattr(requests, "TIMEOUT", 1)

    async def dribble(_reader, writer):
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        with suppress(OSError):
            while not writer.is_closing():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.05)

    async with await asyncio.start_server(dribble, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        _, findings = await asyncio.to_thread(
            examine, "--url", f"http://127.0.0.1:{port}", "--idle", "0"
        )

    [said] = trouble(findings)
    assert "no answer within 1 s" in said


class Visit:
    """A visitor whose server sees some host and scheme, and answers to it or not."""

    host, secure = "play.example.org", True

    def __init__(self, status: int = 200, **seen: str) -> None:
        self.seen = {"host": self.host, "scheme": "https", **seen}
        self.status = status

    def get(self, path: str) -> requests.Answer:
        return requests.Answer(
            200 if path.endswith("connection") else self.status, {}, json.dumps(self.seen).encode()
        )


@pytest.mark.parametrize(
    ("visit", "why"),
    [
        (Visit(host="morpho:8000", scheme="http"), "the proxy does not pass on Host"),
        (Visit(421), "MORPHO_PUBLIC_URL is another address"),
        (Visit(scheme="http"), "the proxy does not say X-Forwarded-Proto: https"),
    ],
)
def test_the_header_that_is_wrong_is_blamed(visit, why):
    assert why_foreign(visit) == why
