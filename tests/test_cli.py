"""The command line: the address that a server prints, and why it does not start."""

import io
import json
import logging
import os
import re
import socket
import subprocess
import sys
import time
from contextlib import closing
from contextvars import ContextVar
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
import segno

from morpho_server import cli
from morpho_server.api import public_address
from morpho_server.api.middleware import request_id
from morpho_server.api.network_interfaces import OwnAddress
from morpho_server.cli import main, terminal
from morpho_server.cli.read_settings import read_settings
from morpho_server.cli.serve import process
from morpho_server.cli.serve.listening import CannotListenError, bound, listen, print_addresses
from morpho_server.cli.terminal import ProgressLine
from morpho_server.settings import Settings
from morpho_server.version import RELEASE
from tests.support.forking import said_without
from tests.support.nightly import nightly
from tests.support.pages import TIMEOUT


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("MORPHO_DATABASE", f"sqlite:///{tmp_path / 'morpho.db'}")


def serve(port: int, capsys) -> str:
    """Start a server that can't start; return what it says."""
    assert main(["serve", "--host", "127.0.0.1", "--port", str(port)]) == terminal.REFUSED
    said = capsys.readouterr()
    assert not said.out
    return said.err


def test_a_port_is_taken_as_soon_as_another_server_listens():
    with bound("127.0.0.1", 0) as other:
        port = other.getsockname()[1]
        with bound("127.0.0.1", port) as late:
            listen(other, "127.0.0.1")

            with pytest.raises(CannotListenError, match="is taken; choose"):
                listen(late, "127.0.0.1")
        with pytest.raises(CannotListenError, match="is taken; choose"):
            bound("127.0.0.1", port)


def test_a_port_refuses_connections_until_the_server_is_ready():
    with bound("127.0.0.1", 0) as listening, pytest.raises(ConnectionRefusedError):
        socket.create_connection(listening.getsockname())


def test_a_taken_port_error_suggests_a_valid_port(capsys):
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 65535))

        assert serve(65535, capsys).endswith("--port 65534 (with make: PORT=65534)\n")


@pytest.mark.parametrize("port", [-1, 65536])
def test_a_number_that_is_no_port_is_refused(port, capsys):
    assert f"{port} is not a port" in serve(port, capsys)


@pytest.mark.parametrize("count", ["1", "4"])
def test_several_processes_are_refused_with_what_to_do_instead(count, capsys):
    assert main(["serve", "--processes", count]) == terminal.REFUSED

    [line] = capsys.readouterr().err.splitlines()
    assert "docs/hosting.md" in line
    page = (Path(__file__).parent.parent / "docs/hosting.md").read_text()
    assert "\n## Several cores\n" in page, "the section that the line names"
    assert "“Several cores”" in line


def test_a_wrong_redis_url_is_refused_without_its_password(capsys, monkeypatch):
    monkeypatch.setenv("MORPHO_REDIS", "redis://:hidden@host:port/0")

    said = serve(0, capsys)

    assert said.startswith("morpho: MORPHO_REDIS can't be read. It should look like redis://")
    assert "hidden" not in said


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.1", "http://192.0.2.1:8000/"),
        ("play.example.org", "http://play.example.org:8000/"),
        ("::1", "http://[::1]:8000/"),
        ("0.0.0.0", "http://localhost:8000/"),
        ("::", "http://localhost:8000/"),
    ],
)
def test_a_server_says_where_a_browser_finds_it(host, address, capsys):
    print_addresses(host, 8000)

    assert capsys.readouterr().out.split()[5] == address


def test_a_server_lists_its_addresses_with_their_interfaces(monkeypatch, capsys):
    found = {"wlan0": "192.0.2.17", "tun0": "10.8.0.3"}
    own = [OwnAddress(ip_address(address), name) for name, address in found.items()]
    monkeypatch.setattr(public_address, "own_addresses", lambda _: own)

    print_addresses("0.0.0.0", 8000)

    assert capsys.readouterr().out.splitlines()[2:4] == [
        "  http://192.0.2.17:8000/  for others on the same network (wlan0)",
        "  http://10.8.0.3:8000/  or, if that does not answer (tun0)",
    ]


@pytest.mark.parametrize(
    ("host", "alone"),
    [
        ("127.0.0.1", True),
        ("127.0.0.2", True),
        ("::1", True),
        ("localhost", True),
        ("0.0.0.0", False),
        ("192.0.2.1", False),
        ("play.example.org", False),
    ],
)
def test_a_loopback_server_says_how_to_open_it(host, alone, capsys):
    print_addresses(host, 8000)

    assert ("HOST=0.0.0.0" in capsys.readouterr().out) is alone


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("mysql://ann:opensesame@localhost/morpho", "There is no database for mysql://"),
        ("postgresql://ann:opensesame@127.0.0.1:1/morpho?no=1", "has an unknown “no”"),
    ],
)
def test_an_unusable_database_is_one_sentence_and_a_status(url, why, monkeypatch, capsys):
    monkeypatch.setenv("MORPHO_DATABASE", url)

    said = serve(0, capsys)

    assert said.startswith("morpho: ")
    assert why in said
    assert said.count("\n") == 1
    assert "opensesame" not in said


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("LARGEST_MESSAGE", "3", "it should be greater than or equal to 1024"),
        ("IDLE_MINUTES", "ten", "it should be a valid number, unable to parse"),
        ("BOT_SECONDS", "0", "it should be greater than or equal to 1"),
        ("KEEP_DAYS", "0", "it should be greater than or equal to 1"),
        ("ORIGINS", "https://club.example.org", "it should be JSON"),
        ("ORIGINS", '["https://club.example.org/a"]', "it should be a list of origins as https://"),
        ("PUBLIC_URL", "play.example.org", "it should be an address as https://play.example.org"),
        ("PUBLIC_URL", "https://play.example.org/x", "it should be an address as https://play."),
        ("TRUSTED_PROXIES", "127.0.0.1, caddy", "it should be addresses or networks as 10."),
        ("TRUSTED_PROXIES", "10.0.0.1/8", "it should be addresses or networks as 10."),
        ("METRICS", "localhost:http", "it should be as 127.0.0.1:9100, or the path of a file"),
        ("METRICS", ":9100", "it should be as 127.0.0.1:9100"),
        ("COMMANDS_PER_SECOND", "inf", "it should be a finite number"),
    ],
)
def test_a_setting_that_can_not_be_taken_is_named(name, value, said, monkeypatch, capsys, tmp_path):
    monkeypatch.setenv(f"MORPHO_{name}", value)

    sentence = serve(0, capsys)

    assert sentence.startswith(f"morpho: MORPHO_{name} can't be taken: {said}")
    assert sentence.count("\n") == 1
    assert not list(tmp_path.iterdir()), "nothing was begun"


def test_an_unknown_variable_is_named_with_a_suggestion(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("MORPHO_DATABSE", "sqlite:///elsewhere.db")
    monkeypatch.setenv("MORPHO_COLOUR", "red")

    sentence = serve(0, capsys)

    assert sentence == (
        "morpho: MORPHO_COLOUR is no setting of this server.\n"
        "MORPHO_DATABSE is no setting of this server. Did you mean MORPHO_DATABASE?\n"
    )
    assert not list(tmp_path.iterdir()), "nothing was begun"


def test_a_setting_that_is_empty_counts_as_not_set(monkeypatch):
    monkeypatch.setenv("MORPHO_COLOUR", "")
    monkeypatch.setenv("MORPHO_PORT", "tcp://10.0.0.1:8000")  # as Kubernetes has it for a service
    monkeypatch.setenv("MORPHO_SERVICE_HOST", "10.0.0.1")
    monkeypatch.setenv("MORPHO_KEEP_DAYS", "")
    monkeypatch.setenv("MORPHO_TRUSTED_PROXIES", "")

    settings = read_settings()

    assert settings.keep_days is None
    assert settings.trusted_proxies is None


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("DATABASE", "mysql://ann:opensesame@db/x", "There is no database for mysql:// here"),
        ("DATABASE", "sqlite:////no/such/folder/morpho.db", "can't be made: No such file"),
        ("DATABASE", "sqlite:////proc/morpho.db", "can't be made"),
        ("REDIS", "ann:opensesame@redis", "MORPHO_REDIS"),
    ],
)
def test_unusable_settings_are_one_sentence_without_passwords(
    name, value, said, monkeypatch, capsys
):
    monkeypatch.setenv(f"MORPHO_{name}", value)

    sentence = serve(0, capsys)

    assert said in sentence
    assert sentence.count("\n") == 1
    assert "opensesame" not in sentence


CHECK = [sys.executable, "-m", "morpho_server.cli", "check", "nowhere.yaml"]
HELP = [*CHECK[:3], "simulate", "--help"]


@pytest.mark.parametrize(
    ("asked", "unbuffered"), [(CHECK, ""), nightly(CHECK, "1"), nightly(HELP, "")]
)
def test_output_that_can_not_be_written_is_said_in_a_sentence(asked, unbuffered, monkeypatch):
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(asked, stdout=full, stderr=subprocess.PIPE, check=False)

    assert ended.stderr == b"morpho: the output can't be written: No space left on device.\n"
    assert ended.returncode == terminal.REFUSED


@pytest.mark.parametrize("asked", [CHECK, nightly(HELP)])
def test_output_that_nobody_reads_ends_a_command_without_a_word(asked, monkeypatch):
    monkeypatch.setenv("PYTHONUNBUFFERED", "")
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as unread:
        ended = subprocess.run(asked, stdout=unread, stderr=subprocess.PIPE, check=False)

    assert (ended.returncode, ended.stderr) == (terminal.UNREAD, b"")


@pytest.mark.parametrize(
    ("closed", "said"),
    [
        nightly(">&-", b""),
        ("<&- >&- 2>&-", b""),
        nightly("2>&-", b"nowhere"),
        nightly("2>/dev/full", b"nowhere"),
    ],
)
def test_a_command_needs_none_of_its_streams(closed, said):
    asked = ["/bin/sh", "-c", f'exec "$@" {closed}', "sh", *CHECK]
    ended = subprocess.run(asked, capture_output=True, check=False)

    assert (ended.returncode, ended.stdout[:7], ended.stderr) == (1, said, b"")


def test_a_command_prints_in_any_locale(monkeypatch):
    shown = io.TextIOWrapper(io.BytesIO(), "ascii")
    monkeypatch.setattr(sys, "stdout", shown)
    monkeypatch.setattr(cli, "_carry_out", lambda _given: sys.stdout.write("→ “name”") and 0)

    assert main([]) == 0

    assert shown.buffer.getvalue() == rb"\u2192 \u201cname\u201d"


def test_a_line_of_the_log_is_text_or_an_object_and_names_its_request(capfd, monkeypatch):
    monkeypatch.setattr(logging, "root", logging.RootLogger(logging.WARNING))
    monkeypatch.setattr(request_id, "_CURRENT", ContextVar("request id", default="0b5e55ed"))
    process.log_to_stderr(as_json=True)
    try:
        raise ValueError("a fault")  # noqa: TRY301
    except ValueError:
        logging.root.exception("%s: well?", "table BCDFGH (7)")

    line = json.loads(capfd.readouterr().err)
    assert line.keys() == {"time", "level", "logger", "message", "request", "fault"}
    assert (line["level"], line["request"]) == ("ERROR", "0b5e55ed")
    assert line["message"] == "table BCDFGH (7): well?"
    assert line["fault"].endswith("ValueError: a fault")

    monkeypatch.setattr(logging, "root", logging.RootLogger(logging.WARNING))
    process.log_to_stderr("ERROR")
    logging.getLogger("morpho_server").warning("Not shown.")
    logging.root.error("Well?")
    process.log_to_stderr()  # for the tests after this one
    assert capfd.readouterr().err.endswith("ERROR Well? [0b5e55ed]\n")


def test_the_time_in_a_log_says_its_offset(capfd, monkeypatch):
    monkeypatch.setattr(logging, "root", logging.RootLogger(logging.WARNING))
    monkeypatch.setenv("TZ", "Asia/Kathmandu")
    time.tzset()
    process.log_to_stderr()

    logging.root.warning("Well?")

    assert re.search(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+0545 WARNING", capfd.readouterr().err)
    monkeypatch.undo()
    time.tzset()


FILES = """
import os, sys
from morpho_server import cli
cli._carry_out = lambda given: os.open("/", os.O_RDONLY) - 3
sys.exit(cli.main())
"""


def test_a_file_that_is_opened_never_takes_the_place_of_a_stream():
    """Else what is said, here or by a library, would be written into a database, say."""
    opened = [sys.executable, "-c", FILES]
    ended = subprocess.run(["/bin/sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", *opened], check=False)

    assert ended.returncode == 0


VERSION = """import sys
from morpho_server.cli import main
try:
    main(["--version"])
finally:
    print(sorted(sys.modules.keys() & {"fastapi", "sqlalchemy", "pydantic", "redis"}))"""


def test_the_version_is_said_before_anything_else_is_loaded():
    asked = [sys.executable, "-c", VERSION]
    ended = subprocess.run(asked, stdout=subprocess.PIPE, check=True, text=True)

    assert ended.stdout.splitlines()[1:] == ["[]"]


@pytest.mark.parametrize(
    ("package", "extra", "setting"),
    [
        ("psycopg", "postgres", ("MORPHO_DATABASE", "postgresql://localhost/morpho")),
        ("redis", "redis", ("MORPHO_REDIS", "redis://localhost:6379/0")),
    ],
)
@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["doctor"]], ids=" ".join)
def test_what_is_not_installed_is_said_with_the_extra_that_has_it(
    package, extra, setting, command, monkeypatch, tmp_path
):
    monkeypatch.setenv(*setting)

    status, complaints = said_without(package, command, os.environ, tmp_path / "log")

    said = f"morpho: {package} is not installed here. Add it: pip install 'morpho-server[{extra}]'"
    assert (complaints.splitlines()[-1], status) == (said, terminal.REFUSED)


def test_metrics_without_their_package_name_the_extra(monkeypatch, tmp_path):
    monkeypatch.setenv("MORPHO_METRICS", "127.0.0.1:0")
    asked = ["serve", "--port", "0"]

    _, complaints = said_without("prometheus_client", asked, os.environ, tmp_path / "log")

    assert complaints.endswith("pip install 'morpho-server[metrics]'\n")


def test_a_command_can_be_interrupted_while_it_is_loaded(monkeypatch, capsys):
    def interrupted(_name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "import_module", interrupted)

    assert main(["simulate"]) == terminal.INTERRUPTED
    assert capsys.readouterr() == ("", "")


def test_an_internal_error_is_not_an_output_error(monkeypatch):
    def failing(_given: object) -> int:
        raise FileNotFoundError(2, "No such file or directory", "habits.json")

    monkeypatch.setattr(cli, "_carry_out", failing)

    with pytest.raises(FileNotFoundError):
        main([])


def test_a_person_at_a_terminal_sees_how_long_it_will_take(monkeypatch, capsys):
    now = 100.0
    monkeypatch.setattr("morpho_server.cli.terminal.time.monotonic", lambda: now)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    line = ProgressLine("Playing")

    line(0, 200)
    now += 10
    line(50, 200)
    line(51, 200)
    line.clear()

    shown = capsys.readouterr().err.split("\r\033[K")[1:]
    assert shown == [
        "Playing [........................] 0 %",
        "Playing [######..................] 25 %, 0 min 30 s left",
        "",
    ]


def test_where_nobody_looks_no_progress_is_shown(capsys):
    line = ProgressLine("Playing")

    line(50, 200)
    line.clear()

    assert capsys.readouterr() == ("", "")


def test_the_command_serves_at_its_address_until_stopped(tmp_path):
    """Other tests fork a process that has imported what it needs; here it is the command alone."""
    command = [sys.executable, "-m", "morpho_server.cli", "serve", "--host", "127.0.0.1"]
    with subprocess.Popen([*command, "--port", "0"], stdout=subprocess.PIPE, text=True) as server:
        address = next(line.strip() for line in server.stdout if "http://" in line)

        answer = httpx.get(f"{address}healthz", timeout=TIMEOUT)

        server.terminate()
        assert server.wait(TIMEOUT) == 0
        assert f"The tables lie in {tmp_path / 'morpho.db'}." in server.stdout.read()
    told = answer.json()
    assert told["status"] == "alive"
    # The source tree, and so the build, may have changed since this process began.
    assert told["version"].partition("+")[0] == RELEASE


def test_without_a_command_it_serves(monkeypatch, capsys):
    monkeypatch.setenv("MORPHO_DATABSE", "sqlite:///x.db")

    assert main([]) == terminal.REFUSED
    assert "Did you mean MORPHO_DATABASE?" in capsys.readouterr().err


def test_tables_lie_in_the_users_folder_unless_they_lie_here_already(tmp_path, monkeypatch):
    home = tmp_path / "new" / "share"
    monkeypatch.delenv("MORPHO_DATABASE")
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.chdir(tmp_path)

    assert Settings().database == f"sqlite:///{home}/morpho-server/morpho.db"
    assert home.is_dir()

    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "morpho.db").touch()
    assert Settings().database == "sqlite:///data/morpho.db"


def test_a_terminal_shows_a_code_of_the_address_for_others(monkeypatch, capsys):
    own = [OwnAddress(ip_address("192.0.2.17"), "wlan0")]
    monkeypatch.setattr(public_address, "own_addresses", lambda _: own)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)

    print_addresses("0.0.0.0", 8000)

    rows = [line for line in capsys.readouterr().out.splitlines() if set(line) <= set(" ▀▄█")]
    halves = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
    pairs = [list(zip(*(halves[each] for each in row), strict=True)) for row in rows]
    shown = [list(half) for pair in pairs for half in pair]
    matrix = segno.make_qr("http://192.0.2.17:8000/").matrix_iter(border=2)
    assert shown[: len(rows) * 2 - 1] == [list(map(int, row)) for row in matrix]
