"""The doctor's findings about its own machine (clocks, disk, database) and about proxies."""

import shutil
import sys
import time
from types import SimpleNamespace

import psycopg
import pytest

from morpho_server.cli import doctor, main
from morpho_server.cli.doctor import bots, database, proxies, redis
from morpho_server.cli.doctor.bots import check_bots
from morpho_server.cli.doctor.database import (
    LITTLE,
    TOO_LITTLE,
    check_database,
    clock_skew,
    count_servers,
)
from morpho_server.cli.doctor.findings import Finding
from morpho_server.cli.doctor.redis import check_redis
from morpho_server.storage.database import migrations
from morpho_server.storage.database.open import backend_of
from tests.support.databases import bare_url as url
from tests.support.databases import postgres_url, sqlite_url

__all__ = ["postgres_url", "sqlite_url", "url"]


def levels(found, check):
    """Return how well it is with what was looked at."""
    return [finding.level for finding in found if finding.check == check]


def bring_to(url, revision):
    """Make a database of that revision."""
    backend = backend_of(url)
    backend.check()
    engine = backend.upgrading()
    with engine.begin() as connection:
        migrations.upgrade_to(connection, revision)
    engine.dispose()


def test_clocks_that_are_apart_are_reported():
    assert clock_skew("Redis'", 1.9).level == "ok"

    said = clock_skew("Redis'", 2.1)

    assert (said.level, said.text) == ("warning", "It is 2 s from Redis': one of them is wrong.")
    assert "NTP" in (said.remedy or "")


@pytest.mark.parametrize("ahead", [-70, 70])
def test_a_clock_that_is_not_the_database_s_is_found(postgres_url, monkeypatch, ahead):
    monkeypatch.setattr(database, "APART_SECONDS", 60)  # a busy machine may stand still for some
    bring_to(postgres_url, migrations.newest())
    assert levels(check_database(postgres_url), "clock") == ["ok"]

    now = time.time
    monkeypatch.setattr(database.time, "time", lambda: now() + ahead)

    assert levels(check_database(postgres_url), "clock") == ["warning"]


@pytest.mark.parametrize(
    ("address", "warned"),
    [
        ("redis://192.0.2.7:6379/0", True),
        ("rediss://redis.invalid", True),
        ("redis://:secret@192.0.2.7:6379/0", False),
        ("redis://127.0.0.1:1/0", False),
        ("unix:///nowhere/redis.sock", False),
    ],
)
def test_a_redis_that_others_may_reach_needs_a_password(address, warned, monkeypatch):
    monkeypatch.setattr(redis, "TIMEOUT", 0.1)

    found = levels(check_redis(address, "morpho", 2), "redis")

    assert found == (["warning", "problem"] if warned else ["problem"])


def test_several_servers_without_redis_hear_what_is_missing(postgres_url, monkeypatch):
    bring_to(postgres_url, migrations.newest())
    assert count_servers(postgres_url) == 0
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("INSERT INTO nodes VALUES ('here', 5), ('there', 7), ('gone', 9)")
        beating = "UPDATE nodes SET beats = beats + 1 WHERE id <> 'gone'"
        monkeypatch.setattr(database.time, "sleep", lambda _: connection.execute(beating))

        assert count_servers(postgres_url) == 2

    [said] = check_redis(None, "morpho", 2)
    assert said.level == "warning"
    assert "2 servers" in said.text
    assert levels(check_redis(None, "morpho", 1), "redis") == ["note"]


def test_a_file_has_one_server(sqlite_url):
    assert count_servers(sqlite_url) == 1


@pytest.mark.parametrize(
    ("free", "level"), [(LITTLE, "ok"), (LITTLE - 1, "warning"), (TOO_LITTLE - 1, "problem")]
)
def test_little_room_on_the_disk_is_found(sqlite_url, monkeypatch, free, level):
    bring_to(sqlite_url, migrations.newest())
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))

    assert levels(check_database(sqlite_url), "disk") == [level]


def test_a_disk_that_is_slow_is_found(url, monkeypatch):
    bring_to(url, migrations.newest())
    monkeypatch.setattr(database, "SLOW_MS", 0.0)

    assert levels(check_database(url), "database") == ["ok", "warning"]


def test_an_older_schema_is_reported_and_left_alone(url):
    bring_to(url, "0001")

    assert levels(check_database(url), "migrations") == ["note"]
    assert levels(check_database(url), "migrations") == ["note"]


def test_whether_bots_can_think_is_tried(monkeypatch):
    assert levels(check_bots(1), "bots") in (["ok"], ["warning"])

    monkeypatch.setattr(bots, "SLOW_SECONDS", 0)
    assert levels(check_bots(1), "bots") == ["warning"]

    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    [said] = check_bots(None)
    assert (said.level, said.check) == ("problem", "bots")
    assert "No such file" in said.text


@pytest.mark.parametrize(
    ("proxy", "needed"),
    [
        ("caddy", "reverse_proxy"),
        ("nginx", "Host X-Forwarded-For X-Forwarded-Proto Upgrade Connection proxy_read_timeout"),
        ("traefik", "loadbalancer.server.port MORPHO_TRUSTED_PROXIES"),
    ],
)
def test_the_doctor_lists_all_that_a_proxy_needs(proxy, needed):
    lines = proxies.lines_for(proxy)

    assert [each for each in needed.split() if each not in lines] == []
    assert lines.strip() in proxies.lines_for(None), "unless it is known which one it is"


def test_where_a_proxy_lacks_something_its_lines_are_printed(monkeypatch, capsys, sqlite_url):
    lacks = Finding("proxy", "problem", "It lacks something.", lacking=True, proxy="nginx")
    monkeypatch.setattr(doctor, "check_address", lambda *_: iter([lacks]))
    monkeypatch.setenv("MORPHO_DATABASE", sqlite_url)

    assert main(["doctor", "--url", "https://play.example.org"]) == 1

    assert proxies.lines_for("nginx") in capsys.readouterr().out
