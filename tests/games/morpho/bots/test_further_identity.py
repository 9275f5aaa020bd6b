"""Bots play with an identity that nobody has prepared them for: an entry in the rules is enough."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import morpho_server
from morpho_server.games.morpho.bots import recruit
from morpho_server.games.morpho.bots.evaluation import move_values
from morpho_server.games.morpho.notation import AGREE, DISAGREE, VERBS

PACKAGE = Path(morpho_server.__file__).parent
REPORTER = '"outsiders", 3, ("report_right",), active=("report",), passive=("intercept",)'
SNIPER = '"aliens", 4, active=("snipe", "block"), passive=("guard",)'


@pytest.fixture
def server(tmp_path):
    """The folder of a copy of the server, to be changed."""
    shutil.copytree(PACKAGE, tmp_path / "morpho_server", ignore=shutil.ignore_patterns("__py*"))
    return tmp_path


def add_identity(server: Path, entry: str) -> None:
    """Add the two lines to the rules that an identity needs."""
    rules = server / "morpho_server" / "games" / "morpho" / "identities.py"
    name, _, entries = rules.read_text().partition("IDENTITIES: Final[tuple[Identity, ...]] = (")
    name = name.replace('    "parasite",\n', '    "parasite",\n    "courier",\n', 1)
    entry = f'\n    Identity("courier", 1, {entry}),'
    rules.write_text(f"{name}IDENTITIES: Final[tuple[Identity, ...]] = ({entry}{entries}")


@pytest.mark.nightly
@pytest.mark.parametrize(("entry", "players"), [(REPORTER, 5), (SNIPER, 8)])
def test_no_bot_fails_with_a_thirteenth_identity(server, entry, players):
    add_identity(server, entry)

    played = subprocess.run(
        [
            *(sys.executable, "-m", "morpho_server.cli", "simulate", "--json"),
            *("--players", str(players), "--number", "3", "--processes", "1"),
            *("--option", "mode=expert", "--option", 'unknowns=["courier"]'),
        ],
        cwd=server,
        capture_output=True,
        check=True,
        text=True,
    )

    results = json.loads(played.stdout)
    assert "courier" in {part["name"] for part in results["parts"]}
    assert results["failed"] == 0


@pytest.mark.parametrize("table", [move_values._VALUES, recruit._WORTH])
def test_every_move_is_judged(table):
    assert table.keys() == VERBS - {AGREE, DISAGREE}
