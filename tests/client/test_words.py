"""The page puts messages together: texts, and sentences with people in them."""

import json

import pytest

pytestmark = pytest.mark.browser

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
