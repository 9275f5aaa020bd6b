"""A translator is told what is wrong with a file of words, and in which line."""

import importlib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
ENGLISH = """\
door-name = Hello, { $name }
door-seats = { $n ->
    [one] One seat
   *[other] { $n } seats
}
door-side = { $side ->
    [red] Red
   *[blue] Blue
}
door-loud = <strong>Stop</strong>
    .hint = Why?
door-both = { door-loud.hint }
"""
SCRIPTS = """
words("door-name"); words("door-seats"); parts("door-loud"); words("door-both");
words(`door-${what}`, { side });
"""


@pytest.fixture
def lint(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "scripts")
    return importlib.import_module("check_words")


@pytest.fixture
def faults(lint: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Return the faults of words, as they are printed: of English, of French, of the scripts."""
    messages = importlib.import_module("messages")
    monkeypatch.setattr(messages, "CLIENT", tmp_path / "web_client")
    words = tmp_path / "web_client" / "words"

    def found(
        english: str = ENGLISH,
        french: str | None = None,
        scripts: str = SCRIPTS,
        tag: str = "fr",
        avoided: dict[str, str] | None = None,
    ) -> list[str]:
        for folder, text in {"en": english, tag: english if french is None else french}.items():
            (words / folder).mkdir(parents=True, exist_ok=True)
            (words / folder / "door.ftl").write_text(text)
        spoken = {name: messages.Language(name, words) for name in ("en", tag)}
        return [str(fault) for fault in lint.faults(spoken, scripts, {"en": avoided or {}})]

    return found


def changed(old: str, new: str) -> str:
    assert old in ENGLISH
    return ENGLISH.replace(old, new)


def test_words_that_fit_have_no_faults(faults) -> None:
    assert faults() == []


@pytest.mark.parametrize(
    ("french", "fault"),
    [
        (changed("door-name = Hello, { $name }\n", ""), "1: door-name is missing (in English in"),
        (ENGLISH + "door-more = More\n", "13: door-more: English has no such message"),
        (changed("Hello, { $name }", "Hello, { $nom }"), "1: door-name: English has no variable"),
        (changed("Hello, { $name }", "Hello"), "1: door-name: it does not show $name"),
        (changed("[red]", "[rouge]"), "6: door-side: $side is never [rouge]"),
        (changed("<strong>", "<b>"), "10: door-loud: the only markup is <strong>"),
        (changed("{ $n } seats", "{ $n } seats &amp;"), "2: door-seats: the only markup is"),
        (changed("*[other]", "[other]"), "2: not Fluent: Expected one of the variants"),
        (changed("Hello, {", "Hello, { NOM() }{"), "1: door-name: NOM is no function of this"),
        (changed("{ door-loud.hint }", "{ door-louder }"), "12: door-both: it refers to a message"),
        (changed("Why?", "Why ?"), "11: door-loud.hint: write a no-break space"),
        (ENGLISH + "door-name = Again, { $name }\n", "13: door-name stands here twice"),
    ],
)
def test_a_fault_of_a_translation_is_found_in_its_line(faults, french, fault) -> None:
    found = faults(french=french)

    assert any(f"words/fr/door.ftl:{fault}" in line for line in found), found


@pytest.mark.parametrize(
    ("french", "is_fault"),
    [
        (changed("[one] One seat\n   *", "*"), False),
        (changed("[one]", "[few]"), False),
        (changed("[one]", "[1]"), False),
        (changed("[one]", "[on]"), True),
    ],
)
def test_plural_forms_are_those_of_the_language(faults, french, is_fault) -> None:
    assert bool(faults(french=french)) == is_fault


def test_a_language_that_grows_may_lack_messages(faults) -> None:
    assert faults(french="door-name = \u0645\u0631\u062d\u0628\u0627 { $name }\n", tag="ar") == []


def test_a_message_that_nobody_asks_for_is_found(faults) -> None:
    found = faults(scripts=SCRIPTS.replace('words("door-both");', "").replace("door-$", "none-$"))

    assert [line.partition("door.ftl:")[2] for line in found] == [
        "6: door-side: no script asks for it",
        "12: door-both: no script asks for it",
    ]


def test_emphasis_that_would_be_shown_as_it_is_written_is_found(faults) -> None:
    [found] = faults(scripts=SCRIPTS.replace("parts(", "words("))

    assert found.endswith("10: door-loud: it is shown as plain text, without emphasis")


def test_a_word_that_the_terms_avoid_is_found(faults) -> None:
    found = faults(avoided={"seats": "chairs"})

    assert len(found) == 1
    assert "door-seats: say \u201cchairs\u201d instead of \u201cseats\u201d" in found[0]


@pytest.mark.parametrize(
    ("text", "word", "is_there"),
    [
        ("Sec: five dice", "sec", True),
        ("a second roll", "sec", False),
        ("\u7531\u623f\u4e3b\u6c7a\u5b9a", "\u623f\u4e3b", True),
        ("\u7531\u623f\u200b\u4e3b\u6c7a\u5b9a", "\u623f\u4e3b", True),
    ],
)
def test_a_word_is_found_by_itself_or_amid_chinese(lint, text, word, is_there) -> None:
    assert lint.stands_in(text, word) == is_there


def test_the_terms_are_read_from_their_page(lint) -> None:
    avoided = lint.terms(ROOT / "docs" / "terms.md")

    assert avoided.keys() == {"en", "fr", "zh-Hant"}
    assert avoided["zh-Hant"]["\u6295\u964d"] == "\u8a8d\u8f38"


@pytest.mark.parametrize(
    ("word", "other", "fault"),
    [
        ("kettle", "kettle pan", "it has 19 words instead of 18"),
        ("kettle", "tea-pot", "write a word of letters alone"),
        ("kettle", "ox", "write a word of letters alone"),
        ("kettle", "rhythm", "it could be a code"),
        ("kettle", "hammér", "it is like"),
        ("kettle", "hammers", "it is like"),
        ("kettle", "phox", "it is like"),
        ("kettle", "rivière", "in fr it stands elsewhere"),
    ],
)
def test_the_words_of_a_table_s_name_can_be_said_and_spelled(lint, tmp_path, word, other, fault):
    names, messages = map(importlib.import_module, ("table_names", "messages"))
    for tag in ("fr", "en"):
        text = (messages.WORDS / tag / "names.ftl").read_text("utf-8")
        (tmp_path / tag).mkdir()
        changed = text.replace(f" {word} ", f" {other} ", 1) if tag == "en" else text
        (tmp_path / tag / "names.ftl").write_text(changed, "utf-8")

    found = list(names.name_faults({tag: messages.Language(tag, tmp_path) for tag in ("fr", "en")}))

    assert found, other
    assert fault in found[0].text
