"""A server that starts before its database can be used waits for it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy import make_url

from tests.support.cut_off import Line
from tests.support.databases import postgres_url
from tests.support.pages import TIMEOUT

__all__ = ["postgres_url"]

COMMAND = (sys.executable, "-m", "morpho_server.cli", "serve", "--host", "127.0.0.1", "--port", "0")


@contextmanager
def starting(database: str, tmp_path: Path) -> Iterator[subprocess.Popen]:
    """Start a server; its streams are text."""
    pipe = subprocess.PIPE
    environment = {**os.environ, "MORPHO_DATABASE": database}
    with subprocess.Popen(
        COMMAND, stdout=pipe, stderr=pipe, text=True, env=environment, cwd=tmp_path
    ) as process:
        yield process
        process.terminate()
        process.communicate()


def test_a_database_that_is_not_there_is_waited_for(postgres_url, tmp_path):
    with Line(postgres_url) as line:
        line.cut()
        with starting(line.url, tmp_path) as server:
            said = server.stderr.readline()

            assert f"127.0.0.1:{line.port} can't be reached: Connection refused." in said
            assert said.endswith("The server waits for it.\n")
            line.restore()
            address = next(each.strip() for each in server.stdout if "http://" in each)
            assert httpx.get(f"{address}readyz", timeout=TIMEOUT).status_code == 200


@pytest.mark.nightly
def test_a_database_that_may_only_be_read_is_waited_for(postgres_url, tmp_path):
    only_read = (
        f"ALTER DATABASE {make_url(postgres_url).database} SET default_transaction_read_only"
    )
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(f"{only_read} = on")
        with starting(postgres_url, tmp_path) as server:
            assert "may only be read. The server waits for it." in server.stderr.readline()

            connection.execute(f"{only_read} = off")
            address = next(each.strip() for each in server.stdout if "http://" in each)
            assert httpx.get(f"{address}readyz", timeout=TIMEOUT).status_code == 200


def test_a_server_that_waits_can_be_stopped(tmp_path):
    with starting("postgresql://ann:opensesame@127.0.0.1:1/x", tmp_path) as server:
        said = server.stderr.readline()
        server.send_signal(signal.SIGTERM)

        assert server.wait(TIMEOUT) == 0
    assert "opensesame" not in said
