"""A page speaks a language of its reader, and each language in its own way."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.client.api import unreachable
from tests.support.client.table import (
    NO_MATCH,
    WAITING,
    open_client,
    store,
)

pytestmark = pytest.mark.browser

AVI = "\u05d0\u05d1\u05d9"


def test_the_language_is_the_first_that_somebody_reads(run):
    read = [["en-GB", "fr"], ["fr-CA", "en"], ["zh-TW"], ["tlh", "en"], ["tlh"], []]

    spoken = run("/i18n/language.js", "(m, read) => read.map(m.preferred)", read)

    assert spoken == ["en", "fr", "zh-Hant", "en", None, None]


@pytest.mark.nightly
@pytest.mark.usefixtures("from_sources")
@pytest.mark.parametrize(
    ("chosen", "missing", "said"),
    [
        ("fr", "lobby", "Learn in two minutes"),
        ("fr", "none", "Apprendre en deux minutes"),
        ("xx", "none", "Learn in two minutes"),
    ],
)
def test_missing_words_of_a_language_are_in_english(page, chosen, missing, said):
    page.route(f"**/words/fr/{missing}.ftl", unreachable)
    store(page, language=chosen)

    open_client(page, "/")

    expect(page.locator("[data-action=learn] b")).to_have_text(said)
    expect(page.locator("html")).to_have_attribute("lang", "fr" if chosen == "fr" else "en")


@pytest.mark.nightly
@pytest.mark.usefixtures("from_sources")
def test_words_that_did_not_come_are_asked_for_again(page):
    failed = []

    def fail_once(route):
        failed.append(route)
        if len(failed) == 1:
            unreachable(route)
        else:
            route.continue_()

    page.route("**/words/en/lobby.ftl", fail_once)

    open_client(page, "/")

    expect(page.locator("[data-action=learn] b")).to_have_text("Learn in two minutes")
    assert len(failed) == 2


@pytest.mark.parametrize(
    ("tag", "names", "listed"),
    [
        ("en", ["Ada", "Bo", "Cleo"], ["Ada, Bo and Cleo", "Ada, Bo or Cleo"]),
        ("fr", ["Ada", "Bo", "Cleo"], ["Ada, Bo et Cleo", "Ada, Bo ou Cleo"]),
        ("zh-Hant", ["Ada", "Bo", "Cleo"], ["Ada、Bo 和 Cleo", "Ada、Bo 或 Cleo"]),
        ("zh-Hant", ["Ada", "小明"], ["Ada 和小明", "Ada 或小明"]),
        ("zh-Hant", ["首領", "技師"], ["首領和技師", "首領或技師"]),
        ("en", [AVI, "Ada"], [f"\u2068{AVI}\u2069 and Ada", f"\u2068{AVI}\u2069 or Ada"]),
    ],
)
def test_names_are_joined_as_a_language_joins_them(run_in, tag, names, listed):
    """With spaces beside other scripts; names from right to left stay apart."""
    join = "(m, names) => [m.list(names), m.either(names)]"

    assert run_in(tag, "/i18n/grammar.js", join, names) == listed


LINES = """(text) => {
  const range = document.createRange();
  const lines = [];
  let top = null;
  [...text.data].forEach((sign, at) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const now = range.getBoundingClientRect().top;
    if (now !== top) lines.push("");
    top = now;
    lines[lines.length - 1] += sign;
  });
  return lines;
}"""

PARAGRAPHS = f"""() => [...document.querySelectorAll("main :is(p, li, dd)")]
  .filter((e) => e.checkVisibility() && !e.querySelector("*") && e.innerText.length > 2)
  .map((e) => ({LINES})(e.firstChild))"""


@pytest.mark.nightly
def test_in_chinese_no_sign_is_left_alone_on_a_line(page):
    store(page, language="zh-Hant")
    open_client(page, "/rules")
    expect(page.locator("[data-entry=parasite]")).to_be_visible()

    lines = [lines[-1] for lines in page.evaluate(PARAGRAPHS)]

    assert len(lines) > 100
    assert [line for line in lines if len(line.rstrip("。」")) < 2] == []


@pytest.mark.nightly
def test_a_headline_in_chinese_breaks_between_words(page):
    store(page, language="zh-Hant")
    open_client(page, "/rules")
    expect(page.locator("h1")).to_have_text("怎麼玩")

    lines = page.evaluate(
        f"""async () => {{
          const {{ loadWords, needWords, words }} = await import("/i18n/words.js");
          needWords("table");
          await loadWords();
          const headline = document.querySelector("h1");
          headline.textContent = words("table-out-of-reach");
          // Three fifths of its own width: it must break, whatever this machine draws it with.
          headline.style.cssText = "width: max-content; white-space: nowrap";
          const {{ width }} = headline.getBoundingClientRect();
          headline.style.cssText = `width: ${{width * 0.6}}px; white-space: normal`;
          return ({LINES})(headline.firstChild);
        }}"""
    )

    assert [line.strip("\u200b") for line in lines] == ["連不上", "伺服器"]


def test_notes_in_chinese_may_break_every_few_signs(run_in):
    """They break where it is marked: a piece too long for its line would end before a full stop."""
    notes = run_in(
        "zh-Hant",
        "/games/morpho/cards/identities.js",
        """async ({ IDENTITIES, identityName }) => {
          const { findWords: find } = await import("/i18n/words.js");
          const ids = (await (await fetch("/words/zh-Hant/morpho.ftl")).text()).match(/^[\\w-]+/gm);
          const names = Object.keys(IDENTITIES).map((name) => [name, identityName(name)]);
          return [
            ...ids.filter((id) => id.startsWith("morpho-target-")).map((id) => find(`${id}.note`)),
            ...names.map(([, identity]) => find("morpho-reveal-one", { identity })),
            ...names.flatMap(([name, identity]) =>
              [true, false].map((alone) => find(`morpho-aim-${name}`, { identity, alone }))),
            ...["hindered-conflict.note", "hindered-suppressed.note", "shown-for-a-moment"]
              .map((id) => find(`morpho-${id}`)),
            ...["reveal-both", "refused-first_turn", "refused-bound"]
              .map((id) => find(`morpho-${id}`)),
            find("morpho-watching", { name: "Ada" }),
          ].filter((note) => note !== null);
        }""",
    )
    pieces = [piece for note in notes for piece in re.findall(r"[^\u200b\s\W]+\W?", note)]

    assert len(pieces) > 80
    assert [piece for piece in pieces if len(piece) > 9] == []


@pytest.mark.nightly
def test_chinese_headings_are_heavy_without_synthetic_bold(page, at_table):
    store(page, language="zh-Hant")
    at_table(**NO_MATCH, table=WAITING)

    heading = page.locator("main h1.disp").first
    expect(heading).to_have_css("font-weight", "900")
    expect(heading).to_have_css("font-synthesis-weight", "none")
