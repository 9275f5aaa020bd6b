"""Every language says all that English says, and nothing is said that nobody shows."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.support.client.table import (
    NO_MATCH,
    WAITING,
    open_client,
    store,
)

pytestmark = pytest.mark.browser

CLIENT = Path(__file__).parents[2] / "web_client"
AVI = "\u05d0\u05d1\u05d9"

SHAPES = """async (m, subjects) => {
  const describe = (shapes, path, value) => {
    if (typeof value === "function") shapes[path] = "function";
    else if (Array.isArray(value) && value.every((inner) => typeof inner === "string")) {
      shapes[path] = `${value.length} texts`;
    } else if (typeof value === "object") {
      for (const [key, inner] of Object.entries(value)) describe(shapes, `${path}.${key}`, inner);
    } else shapes[path] = typeof value;
  };
  const languages = {};
  for (const tag of ["en", "fr", "zh-Hant"]) {
    languages[tag] = {};
    const paths = subjects.map(([folder, subject]) => `/${folder}/${tag}/${subject}.js`);
    for (const module of await Promise.all(paths.map((path) => import(path)))) {
      for (const [name, wording] of Object.entries(module)) {
        if (typeof wording === "object") describe(languages[tag], name, wording);
      }
    }
  }
  return languages;
}"""


@pytest.fixture(scope="module")
def languages(run):
    """The texts of each language: by path, the kind of wording."""
    subjects = [
        (file.parents[1].relative_to(CLIENT).as_posix(), file.stem)
        for file in [*CLIENT.glob("i18n/en/*.js"), *CLIENT.glob("games/*/words/en/*.js")]
    ]
    return run("/i18n/index.js", SHAPES, subjects)


def test_no_language_lacks_a_wording_or_has_one_too_many(languages):
    english = languages["en"]
    others = {tag: wording for tag, wording in languages.items() if tag != "en"}

    assert {
        tag: {
            "missing": sorted(english.keys() - wording.keys()),
            "unknown": sorted(wording.keys() - english.keys()),
            "of another kind": [
                path for path in wording.keys() & english.keys() if wording[path] != english[path]
            ],
        }
        for tag, wording in others.items()
    } == {tag: {"missing": [], "unknown": [], "of another kind": []} for tag in others}


def test_every_wording_is_used(languages):
    """Entries of a dictionary, which are found by a name from the server, are counted as one."""
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for path in CLIENT.rglob("*.js")
        if not {"en", "fr", "zh-Hant", "vendor"} & set(path.parts)
    )
    used = set(re.findall(r"\.(\w+)", sources)) | names_taken_apart(sources)
    used |= steps_of_lessons(sources)
    keys = {path.split(".")[1] for path in languages["en"]}

    assert sorted(keys - used) == []


def test_french_breaks_no_line_before_its_double_signs():
    """A space before a sign, or inside quotation marks, is a no-break one."""
    sign = r"[;!\u00bb](?![=\w])"
    sign_in_code = r"[?:](?=[\"`]| [A-Z\u00c0\u00ab$]| [a-z\u00e0-\u00ff\u2019]+[ ,])"
    astray = re.compile(rf"[\w\u00bb\u2019}}] (?:{sign}|{sign_in_code})|\u00ab ")

    assert [
        f"{path.name}:{number}: {line.strip()}"
        for path in sorted([*CLIENT.glob("i18n/fr/*.js"), *CLIENT.glob("games/*/words/fr/*.js")])
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if astray.search(line) and not line.lstrip().startswith(("//", "*", "/**"))
    ] == []


def names_taken_apart(sources):
    """The names in `const { title } = M`."""
    patterns = re.findall(r"const \{([^}]*)\} = [WM]\b", sources)
    return {name.split(":")[0].strip() for names in patterns for name in names.split(",")}


def steps_of_lessons(sources):
    """The names in `guidedBy(RECORDING, L, ["deal", "look"], …)`."""
    lists = re.findall(r"guidedBy\(\s*RECORDING,\s*L,\s*\[([^]]*)\]", sources)
    return {name for names in lists for name in re.findall(r'"(\w+)"', names)}


def test_the_language_is_the_first_that_somebody_reads(run):
    read = [["en-GB", "fr"], ["fr-CA", "en"], ["zh-TW"], ["tlh", "en"], ["tlh"], []]

    spoken = run("/i18n/language.js", "(m, read) => read.map(m.preferred)", read)

    assert spoken == ["en", "fr", "zh-Hant", "en", None, None]


@pytest.mark.nightly
@pytest.mark.usefixtures("from_sources")
@pytest.mark.parametrize(
    ("chosen", "missing", "said"),
    [
        ("fr", "lobby", "Learn it in two minutes"),
        ("fr", "none", "Apprendre en deux minutes"),
        ("xx", "none", "Learn it in two minutes"),
    ],
)
def test_missing_words_of_a_language_are_in_english(page, chosen, missing, said):
    page.route(f"**/words/fr/{missing}.ftl", lambda route: route.abort())
    store(page, language=chosen)

    open_client(page, "/")

    expect(page.locator("[data-action=learn]")).to_have_text(said)
    expect(page.locator("html")).to_have_attribute("lang", "fr" if chosen == "fr" else "en")


@pytest.mark.nightly
@pytest.mark.usefixtures("from_sources")
def test_words_that_did_not_come_are_asked_for_again(page):
    failed = []

    def fail_once(route):
        failed.append(route)
        if len(failed) == 1:
            route.abort()
        else:
            route.continue_()

    page.route("**/words/en/lobby.ftl", fail_once)

    open_client(page, "/")

    expect(page.locator("[data-action=learn]")).to_have_text("Learn it in two minutes")
    assert len(failed) == 2


@pytest.mark.parametrize(
    ("tag", "names", "listed"),
    [
        ("en", ["Ada", "Bo", "Cleo"], ["Ada, Bo, and Cleo", "Ada, Bo, or Cleo"]),
        ("fr", ["Ada", "Bo", "Cleo"], ["Ada, Bo et Cleo", "Ada, Bo ou Cleo"]),
        ("zh-Hant", ["Ada", "Bo", "Cleo"], ["Ada、Bo 和 Cleo", "Ada、Bo 或 Cleo"]),
        ("zh-Hant", ["Ada", "小明"], ["Ada 和小明", "Ada 或小明"]),
        ("zh-Hant", ["首領", "技師"], ["首領和技師", "首領或技師"]),
        ("en-GB", [AVI, "Ada"], [f"\u2068{AVI}\u2069 and Ada", f"\u2068{AVI}\u2069 or Ada"]),
    ],
)
def test_names_are_joined_as_a_language_joins_them(run, tag, names, listed):
    """With spaces beside other scripts; names from right to left stay apart."""
    join = "(m, [tag, names]) => ['list', 'either'].map((how) => m.grammarOf(tag)[how](names))"

    assert run("/i18n/grammar.js", join, [tag, names]) == listed


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

    heading = page.locator("main h2.disp").first
    expect(heading).to_have_css("font-weight", "900")
    expect(heading).to_have_css("font-synthesis-weight", "none")
