"""The client's copies of the rules are complete; a failure names the incomplete file.

``scripts/generate_wire.py --check`` compares the tables themselves.
"""

import json
import re
from pathlib import Path

import pytest

from morpho_server.games.morpho.identities import IDENTITIES, NAMES
from morpho_server.games.morpho.notation import VERBS

ROOT = Path(__file__).parents[3]
CLIENT = ROOT / "web_client" / "games" / "morpho"
RECORDS = ROOT / "tests" / "records" / "morpho"
HARMLESS = {
    *("look", "change", "pass", "report", "perceive", "escape", "invest"),
    *("guard", "intercept", "take", "arrange", "agree", "disagree"),
}


def test_every_verb_is_sorted_by_what_is_at_stake():
    tables = (CLIENT / "rule_tables.js").read_text()
    found = re.findall(r"const (?:FATEFUL|BINDING) = (\[.*\]);", tables)
    at_stake = {verb for verbs in found for verb in json.loads(verbs)}

    assert at_stake | HARMLESS == VERBS, "sort it in scripts/client_tables/morpho.py, or here"


def test_every_identity_and_ability_has_an_emblem():
    sprite = CLIENT / "cards" / "emblems.svg"
    symbols = sprite.read_text()
    named = {*NAMES, *(name for i in IDENTITIES for name in (*i.active, *i.passive))}
    named.discard("parasite_escape")  # its verb is escape

    lacking = sorted(name for name in named if f'id="i-{name}"' not in symbols)

    assert not lacking, f"no <symbol id=…> in {sprite.relative_to(ROOT)}"


@pytest.mark.parametrize("name", NAMES)
def test_a_record_tells_of_every_identity(name):
    records = [path for path in RECORDS.rglob("*.yaml") if path.parent.name != "random"]

    assert any(name in path.read_text() for path in records), f"no file in {RECORDS} has a {name}"
