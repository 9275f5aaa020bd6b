"""The rules in the client say what the server plays, and are at hand wherever one is."""

import pytest
from playwright.sync_api import expect

from morpho_server.games.morpho.identities import IDENTITIES, NAMES
from morpho_server.games.morpyam.grid import FIGURE
from tests.support.client.table import (
    LAPTOP,
    open_client,
    store,
)
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser

CALLED = {"parasite_escape": "escape"}
"""Abilities that players know by another name."""

FIELDS = ["does", "when", "cost", "shows", "reacts"]

RULES = """({ text, paragraphs, abilityText, allTexts }, [identities, fields]) => {
  const said = Object.entries(identities).map(([identity, abilities]) => {
    const id = `morpho-identity-rules-${identity}`;
    return [identity, {
      lists: ["short", "special"].map((list) => paragraphs(`${id}.${list}`)),
      wins: text(`${id}.wins`),
      abilities: abilities.map((ability) => [
        text(`morpho-ability-${ability}`),
        ...fields.map((field) => abilityText(identity, ability, field)),
      ]),
    }];
  });
  return [Object.fromEntries(said), [...allTexts().keys()]];
}"""


def abilities(identity):
    return [CALLED.get(name, name) for name in (*identity.active, *identity.passive)]


@pytest.fixture
def rules(run):
    """What the rules say of each identity, and the names of all entries: identities come last."""
    identities = {identity.name: abilities(identity) for identity in IDENTITIES}
    return run("/games/morpho/rules/text.js", RULES, [identities, FIELDS])


def test_the_rules_describe_every_identity_in_full(rules):
    by_identity, entries = rules

    assert entries[-len(NAMES) :] == list(NAMES)
    for identity in IDENTITIES:
        said = by_identity[identity.name]
        short, special = said["lists"]
        assert len(short) == 3
        assert all(special)
        assert said["wins"]
        assert all(text for ability in said["abilities"] for text in ability)


@pytest.mark.parametrize(
    ("language", "sec"),
    [
        ("en", "first roll"),
        nightly("fr", "premier lancer"),
        nightly("zh-Hant", "第一擲"),
    ],
)
def test_the_rules_of_morpyam_show_and_explain_every_figure(page, language, sec):
    store(page, language=language)

    open_client(page, "/rules/morpyam#figures")

    expect(page.locator("[data-entry=figures] h2")).to_be_focused()
    signs = page.locator("[data-entry=figures] [data-figure]")
    figures = signs.evaluate_all("all => all.map(sign => sign.dataset.figure)")
    assert sorted(figures) == sorted(set(FIGURE.values()))
    row = page.locator(".rule-figures > div", has=page.locator("[data-figure=sec]"))
    expect(row.locator("dd")).to_contain_text(sec)
    expect(page.locator("[data-entry=aim] [data-square]")).to_have_count(len(FIGURE))


@pytest.mark.parametrize("language", ["en", nightly("fr"), nightly("zh-Hant")])
def test_the_rules_of_morphos_show_each_weak_pattern(page, language):
    store(page, language=language)

    open_client(page, "/rules/morphos#weak")

    expect(page.locator("[data-entry=weak] h2")).to_be_focused()
    patterns = page.locator("[data-entry=weak] svg[role=img]")
    tied = [pattern.locator("[data-tied]").count() for pattern in patterns.all()]
    assert tied == [4, 5, 8]
    small = page.locator("[data-entry=minimorph] svg[role=img]")
    assert [pattern.locator("[data-tied]").count() for pattern in small.all()] == [3, 4]
    expect(page.locator("[data-entry=aim] [data-stone]")).to_have_count(23)


def test_no_part_of_the_rules_lacks_its_words(page):
    open_client(page, "/rules")

    expect(page.locator("[data-identity-entry]")).to_have_count(len(NAMES))
    parts = page.locator("[data-rules] :is(h2, h3, h4, p, li, dt, dd)").all_text_contents()
    assert len(parts) > 300
    assert [n for n, text in enumerate(parts) if not text.strip()] == []


def test_addresses_contents_and_words_lead_to_entries(page, rules):
    open_client(page, "/rules#psionics")

    entry = page.locator("[data-identity-entry=psionics]")
    expect(entry).to_be_in_viewport()
    expect(entry.locator("[data-reward]")).to_have_text("5 points")
    expect(entry.locator("[data-ability]")).to_have_count(2)

    page.click("[data-to=reactions]")
    expect(page.locator("[data-entry=reactions]")).to_be_in_viewport()
    expect(page.locator("[data-entry=reactions] h2")).to_be_focused()
    assert page.url.endswith("/rules#reactions")

    page.fill("[data-search]", "BOMBS")
    places = page.locator("[data-entry]")
    expect(places.first).to_have_attribute("data-entry", "bodyguard")
    found = places.evaluate_all("all => all.map(e => e.dataset.entry)")
    assert found == [name for name in NAMES if "bombs" in str(rules[0][name]).lower()]
    expect(page.locator(".rules-found")).to_have_text(f"{len(found)} entries found")


def test_the_rules_beside_a_table_close_by_going_back_or_escape(page, at_table):
    at_table()
    address = page.url
    page.click("[data-action=menu]")
    page.click("[data-action=rules]")
    expect(page.locator("[data-rules-panel] [data-identity-entry]")).to_have_count(len(NAMES))
    expect(page.locator("main")).to_have_attribute("data-connection", "live")

    page.click("[data-to=leader]")
    expect(page.locator("[data-identity-entry=leader]")).to_be_in_viewport()
    assert page.url == address

    page.go_back()
    expect(page.locator("[data-rules-panel]")).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-screen", "play")
    assert page.url == address

    page.keyboard.press("r")
    expect(page.locator("[data-rules]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-rules-panel]")).to_have_count(0)


@pytest.mark.nightly
def test_the_rules_stay_at_the_table_that_is_left(page, at_table):
    at_table(size=LAPTOP)
    page.keyboard.press("r")
    expect(page.locator("[data-rules-panel]")).to_be_visible()
    page.keyboard.press("m")
    page.locator("[data-menu] [data-action=leave]").press("Enter")
    page.locator("[data-menu] [data-action=confirm]").press("Enter")
    expect(page.locator("[data-screen=home]")).to_be_visible()

    page.evaluate("sessionStorage.setItem('morpho.player.KTRWPM', 'p1')")
    page.get_by_label("Got a table\u2019s name?").fill("KTRWPM")
    page.click("[data-action=join]")

    expect(page.locator("main")).to_have_attribute("data-connection", "live")
    expect(page.locator("[data-rules-panel]")).to_have_count(0)
