"""The rules in the client say what the server plays, and are at hand wherever one is."""

import pytest
from playwright.sync_api import expect

from morpho_server.games.morph.events import CreatureAttacked, DeckAttacked
from morpho_server.games.morphatrons.cards import ATTACKS
from morpho_server.games.morpho.identities import HINDRANCE, IDENTITIES, NAMES
from morpho_server.games.morpyam.figures import shown
from morpho_server.games.morpyam.grid import FIGURE
from tests.support.client.table import (
    LAPTOP,
    open_client,
    store,
)
from tests.support.games import morph, morphos
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


def at_entry(page, path):
    """Open an entry of the rules, and return it once it is there."""
    open_client(page, path)
    entry = page.locator(f"[data-entry={path.partition('#')[2]}]")
    expect(entry.locator("h2").first).to_be_focused()
    return entry


EXAMPLES = """all => all.map((row) => [
  [...row.querySelectorAll("[data-figure]")].map((sign) => sign.dataset.figure),
  row.querySelector("[data-dice]")?.dataset.dice.split(" ") ?? [],
])"""


def test_the_dice_of_an_example_show_its_figure_and_none_further_down(page):
    entry = at_entry(page, "/rules/morpyam#figures")
    rows = entry.locator(".rule-figures > div").evaluate_all(EXAMPLES)
    examples = [(figures, "".join(sorted(dice))) for figures, dice in rows if dice]

    assert len(examples) == 8
    for at, (figures, dice) in enumerate(examples):
        further = {figure for later, _ in examples[at + 1 :] for figure in later}
        assert shown(dice) & {*figures}, figures
        assert not shown(dice) & further, figures


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


def test_the_last_stone_of_the_finished_game_in_the_rules_wins(page):
    entry = at_entry(page, "/rules/morphos#aim")
    stones = entry.locator("[data-stone]").evaluate_all(
        "all => all.map((one) => [one.dataset.stone, one.matches('.of-B') ? 'B' : 'W'])"
    )
    board = {side: [point for point, of in stones if of == side] for side in "BW"}
    [last] = (point for point in board["B"] if point.endswith("9"))
    board["B"].remove(last)

    won = morphos.position(f"A {last}", size=9, board=board)

    assert len(stones) > 20
    assert won.public()["winning_colour"] == "B"
    assert {*won.public()["chain"]} <= {last, *board["B"]}


LINES = """(all) => Object.fromEntries(all.map((line) => [
  line.dataset.line,
  [...line.querySelectorAll("[data-creature]")].map((creature) => [
    creature.dataset.creature.slice(1),
    creature.matches(".is-turned"),
    creature.querySelector(".nth")?.textContent ?? null,
  ]),
]))"""


def test_the_rules_of_morph_number_the_creatures_as_they_attack(page):
    entry = at_entry(page, "/rules/morph#assault")
    shown_lines = entry.locator("[data-line]").evaluate_all(LINES)
    lines: dict[str, dict[str, list[str]]] = {"A": {}, "B": {}}
    for (side, line), row in shown_lines.items():
        lines[side][line] = [card + " turned" * turned for card, turned, _ in row]
    numbered = {nth: card for row in shown_lines.values() for card, _, nth in row if nth}

    reached = morph.position("A end", phase="summon", lines=lines)

    attacks = (CreatureAttacked, DeckAttacked)
    order = [e.card for turn in reached.turns for e in turn.events if isinstance(e, attacks)]
    assert order == [numbered[str(nth)] for nth in range(1, len(order) + 1)]


def test_the_rules_of_morphatrons_show_the_attacks_of_every_rank(page):
    entry = at_entry(page, "/rules/morphatrons#attacks")
    rows = [row.split("\t") for row in entry.locator("tbody tr").all_inner_texts()]
    said = {rank: rest for ranks, *rest in rows for rank in ranks.split()}

    assert said == {
        rank: [written(attacks.get("strike")), written(attacks.get("shoot"))]
        for rank, attacks in ATTACKS.items()
    }


def written(attack):
    """Return an attack as the table of the rules says it."""
    if attack is None:
        return "\N{EN DASH}"
    each = f" to each of up to {attack.targets}" if attack.targets > 1 else ""
    return f"{attack.damage}{each}"


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


def test_the_pairs_in_the_rules_hinder_each_other_as_is_said(page):
    entry = at_entry(page, "/rules#clash")
    pairs = entry.locator("figure").evaluate_all(
        """all => all.map((pair) => [
          pair.querySelector("[data-hindered]").dataset.hindered,
          ...[...pair.querySelectorAll(".card")].map((card) => card.innerText.trim()),
        ])"""
    )

    assert len(pairs) == 2
    for hindered, *pair in pairs:
        one, other = (text.partition("\n")[0].lower() for text in pair)
        assert hindered == HINDRANCE[other, one], pair
