"""The page puts messages together: texts, and sentences with people in them."""

import importlib
import json
import re
from itertools import product
from pathlib import Path

import pytest

from tests.support.client.sentences import kept_as_read

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
TAGS = sorted(folder.name for folder in (ROOT / "web_client" / "words").iterdir())
AVI = "\u05d0\u05d1\u05d9"
MESSAGES = """
hello = Hello, { $name }!
    .hint = It's { $name }.
seats = { $n ->
    [one] One seat
   *[other] { $n } seats
}
known = { $is ->
    [true] You know
   *[false] You don't know
}
shot = { $who } shoots at { $card }.
stressed = The <strong>Leader</strong>, { $who }
"""
ASK = f"""async (m, [ask, id, values]) => {{
  const real = self.fetch;
  self.fetch = async () => new Response({json.dumps(MESSAGES)});
  m.needWords("of a test");
  await m.loadWords();
  self.fetch = real;
  return m[ask](id, values);
}}"""

ASKED_BY_TWO = """async (m) => {
  const real = self.fetch;
  let requests = 0;
  self.fetch = async () => {
    requests += 1;
    return requests === 1 ? Promise.reject(new TypeError("offline")) : new Response("");
  };
  m.needWords("asked by two");
  await Promise.all([m.loadWords(), m.loadWords()]);
  self.fetch = real;
  return requests;
}"""


def test_a_file_that_two_parts_ask_for_is_fetched_once_and_again_if_that_fails(run):
    assert run("/i18n/words.js", ASKED_BY_TWO) == 2


@pytest.mark.parametrize(
    ("message", "values", "said"),
    [
        ("hello", {"name": "Ada"}, "Hello, Ada!"),
        ("hello.hint", {"name": AVI}, f"It's \u2068{AVI}\u2069."),
        ("seats", {"n": 1}, "One seat"),
        ("seats", {"n": 3}, "3 seats"),
        ("known", {"is": True}, "You know"),
        ("known", {"is": False}, "You don't know"),
        ("unknown", {}, None),
        ("hello.unknown", {}, None),
    ],
)
def test_a_message_is_found_by_its_id(run, message, values, said):
    assert run("/i18n/words.js", ASK, ["findWords", message, values]) == said


@pytest.mark.parametrize(
    ("message", "values", "parts"),
    [
        (
            "shot",
            {"who": {"seat": 1}, "card": [{"seat": 2}, "'s card"]},
            [{"seat": 1}, " shoots at ", {"seat": 2}, "'s card", "."],
        ),
        ("shot", {"who": "Bo", "card": "it"}, ["Bo shoots at it."]),
        ("stressed", {"who": {"seat": 0}}, ["The ", {"strong": "Leader"}, ", ", {"seat": 0}]),
        (
            "shot",
            {"who": "<strong>Bo</strong>", "card": "\ue000"},
            ["<strong>Bo</strong>", " shoots at ", "\ue000", "."],
        ),
        ("unknown", {}, None),
    ],
)
def test_a_sentence_is_taken_apart_where_people_stand(run, message, values, parts):
    """What people write passes neither for markup nor for somebody."""
    assert run("/i18n/words.js", ASK, ["findParts", message, values]) == parts


@pytest.mark.parametrize(
    ("name", "said"), [("Ada", "d\u2019Ada"), ("Émile", "d\u2019Émile"), ("Bo", "de Bo")]
)
def test_french_elides_before_a_vowel(run, name, said):
    assert run("/i18n/functions/fr.js", "(m, name) => m.DE([name])", name) == said


def test_french_says_of_whom_before_each_of_a_list(run_in):
    of_all = """async (m) => {
      const { Piece } = await import("/i18n/piece.js");
      const { listed } = await import("/i18n/grammar.js");
      const { plain } = await import("/ui/log/sentence.js");
      const people = listed([[{ player: "p1" }], [{ player: "p2" }]]);
      return plain(m.DE([new Piece(people)]).value, { names: { p1: "Ada", p2: "Bo" } });
    }"""

    assert run_in("fr", "/i18n/functions/fr.js", of_all) == "d\u2019Ada et de Bo"


NUMBERS = """(m, tag) => {
  const plural = new Intl.PluralRules(tag);
  const some = [...Array(201).keys(), 1_000_000, 1.5];
  const forms = plural.resolvedOptions().pluralCategories;
  return forms.map((form) => some.find((n) => plural.select(n) === form));
}"""
RENDER = """async (m, [tag, files, calls]) => {
  const functions = { DE: ([name]) => `de ${name}` };
  const bundle = new m.FluentBundle(tag, { useIsolating: false, functions });
  for (const file of files) {
    const answer = await fetch(`/words/${tag}/${file}`);
    bundle.addResource(new m.FluentResource(await answer.text()));
  }
  return calls.map(([id, values]) => {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const errors = [];
    const pattern = attribute ? message.attributes[attribute] : message.value;
    return [bundle.formatPattern(pattern, values, errors), errors.map(String)];
  });
}"""
MOST = 300
"""How many combinations of values a message is rendered with."""


@pytest.mark.parametrize("tag", TAGS)
def test_every_message_renders_in_every_branch(run, monkeypatch, tag):
    monkeypatch.syspath_prepend(ROOT / "scripts")
    language = importlib.import_module("messages").Language(tag)
    numbers = run("/lib/fluent.js", NUMBERS, tag)
    calls = [
        [message.id, dict(zip(samples, values, strict=True))]
        for message in language.messages.values()
        if not message.is_term
        for samples in [samples_for(language, message, numbers)]
        for values in [*product(*samples.values())][:MOST]
    ]
    files = sorted({message.file.name for message in language.messages.values()})

    rendered = run("/lib/fluent.js", RENDER, [tag, files, calls])

    faults = [
        (call, text, errors)
        for call, (text, errors) in zip(calls, rendered, strict=True)
        if errors or re.search(r"[{}]|undefined|  ", text)
    ]
    assert faults == []


COUNTED = (0, 1, 2, 5)
"""The numbers with which messages that count were read."""
SEVERAL = 6
"""How many combinations of other values are kept of a message."""


@pytest.mark.parametrize("tag", TAGS)
def test_what_is_said_of_numbers_was_read(run, monkeypatch, tag):
    """By number and by all that it depends on besides; numbers of one message are the same."""
    monkeypatch.syspath_prepend(ROOT / "scripts")
    language = importlib.import_module("messages").Language(tag)
    calls = []
    for message in language.messages.values():
        samples = samples_for(language, message, ())
        kinds = language.variables(message)
        counts = [name for name, keys in language.branches(message).items() if is_count(keys)]
        if message.is_term or not counts:
            continue
        numbers = [name for name in kinds if kinds[name] == "number" and name in counts]
        others = {name: values[-4:] for name, values in samples.items() if name not in numbers}
        for values in [*product(*others.values())][:SEVERAL]:
            for number in COUNTED:
                same = dict.fromkeys(numbers, number)
                calls.append([message.id, dict(zip(others, values, strict=True)) | same])
    files = sorted({message.file.name for message in language.messages.values()})

    rendered = run("/lib/fluent.js", RENDER, [tag, files, calls])

    said: dict[str, list[str]] = {}
    for (message_id, _), (text, _) in zip(calls, rendered, strict=True):
        texts = said.setdefault(message_id, [])
        if " ".join(text.split()) not in texts:
            texts.append(" ".join(text.split()))
    lines = [f"{one}: {' | '.join(texts)}" for one, texts in said.items()]
    kept_as_read(f"counts.{tag}.txt", "\n".join(lines))


def is_count(keys):
    """Return whether branches are chosen by a plural form or a number."""
    return any(key in ("one", "two", "few", "many") or re.fullmatch(r"\d+", key) for key in keys)


def samples_for(language, message, numbers):
    """Return values for each variable of a message that lead to every branch."""
    branches = language.branches(message)
    samples = {"number": numbers, "boolean": ["true", "false"], "code": ["x"], "text": ["Ada"]}
    return {
        name: [*samples[kind], *map(as_value, sorted(branches.get(name, ())))]
        for name, kind in language.variables(message).items()
    }


def as_value(key):
    """Return a value that chooses a branch; plural forms are chosen by numbers anyway."""
    return float(key) if re.fullmatch(r"-?[\d.]+", key) else key


def test_english_keeps_its_direction_where_a_translation_lacks_a_message(own_page):
    """In a page from right to left, as do names; what is translated, and codes, are as they are."""
    texts = """async (messages) => {
      Object.assign(document.documentElement.dataset, { languages: "en:100 ar:1" });
      localStorage.setItem("morpho.language", "ar");
      self.fetch = async () => new Response(messages);
      const { findParts, findWords, loadWords } = await import("/i18n/words.js");
      await loadWords();
      return [
        findWords("lacking", { name: "Ada" }),
        findWords("there", { name: "Ada" }),
        findWords("side", { side: "W" }),
        findParts("lacking", { name: { seat: 1 } }),
      ];
    }"""
    said = "lacking = { $name } joined.\nthere = \u0627\u0646\u0636\u0645 { $name }.\n"
    said += (
        "side = { $side ->\n    [W] \u0623\u0628\u064a\u0636\n   *[B] \u0623\u0633\u0648\u062f\n}\n"
    )

    assert own_page.evaluate(texts, said) == [
        "\u2066\u2068Ada\u2069 joined.\u2069",
        "\u0627\u0646\u0636\u0645 \u2068Ada\u2069.",
        "\u0623\u0628\u064a\u0636",
        ["\u2066", {"seat": 1}, " joined.\u2069"],
    ]
