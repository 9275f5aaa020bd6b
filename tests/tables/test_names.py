"""Names that look alike are taken, and chat has nothing that disturbs what stands beside it."""

# ruff: noqa: RUF001 - what can't be told apart is what this file is about

from json import dumps
from unicodedata import normalize

import pytest
from pydantic import ValidationError

from morpho_server.api.messages.from_client import COMMANDS
from morpho_server.tables.messages import commands
from morpho_server.tables.messages.errors import CommandRefusedError
from tests.support.tables.sittings import ANY_ID, waiting

LOOK_ALIKE = [
    ("Ada", "Аda"),  # a Cyrillic capital
    ("Ada", "аԁа"),  # small Cyrillic letters
    ("Bo", "B0"),
    ("Bo", "Вο"),
    ("Ian", "lan"),
    ("Player1", "Playerl"),
    ("Cam", "Carn"),
    ("Ольга", "Oльгa"),
    ("Ada", "𝐀𝐝𝐚"),
    ("Zoë", "Zoe\u0308"),
    ("Åsa", "Ȧsa"),
    ("Jörg", "Jӧrg"),  # a Cyrillic letter
    ("Ötzi", "Őtzi"),
    ("Андрей", "Андреѝ"),
    *(("Ada", other) for other in ("Ada", "ADA", " ada ", "\uff21da", "A\u200dda")),
    *(("Ada", other) for other in ("Ada\ufe0f", "Ada\U000e0100", "Ada \u200d", "\u200cAda")),
    ("\u1fb4", "\u0391\u0301\u0399"),
]
DIFFERENT = [
    ("Ian", "Lan"),
    ("Zoë", "Zoe"),
    ("Ivan", "Иван"),
    ("日", "月"),
    ("Bob", "Rob"),
    ("Leo", "Lea"),
]
ENGLAND, SCOTLAND = (
    "🏴" + "".join(chr(0xE0000 + ord(c)) for c in region) + "\U000e007f"
    for region in ("gbeng", "gbsct")
)
NEW_NAMES = [
    "🫨",  # of 2022
    "\U0001fadc and Bo",  # of 2024
    "\U00031350",  # Chinese characters of 2022 and 2025
    "\U00033479王",
    "\U0001faff",  # not yet assigned
    ENGLAND,
    f"Ada {SCOTLAND}",
    "علی\u200cرضا",
    "👩🏽\u200d🚀",
]
HIDDEN = [
    "Ada\ufdd0",  # noncharacters
    "Ada\uffff",
    "Ada\U0003fffe",
    "Ada\u2065",  # unassigned, but to be ignored
    "Ada\ufff0",
    "Ada\U000e0080",
    "Ada\U000e0fff",
    "Ada\U0001343a",  # format characters of 2022
    "Ada\U000e0067\U000e007f",  # tags without a flag
    "🏴\U000e0067\U000e0062",  # a flag that does not end
    "🏴\U000e0041\U000e0062\U000e0063\U000e007f",
    "\ue000",  # for private use
    "\U0010fffd",
    "\u1acf",  # a mark of 2025 alone
    "A" + "\u1acf\u1ad0" * 3,
]


def said(text: str) -> str:
    """Return a line of chat as it is taken from a client."""
    return COMMANDS.validate_json(dumps({"type": "say", "id": "1", "text": text})).text


@pytest.mark.parametrize(("there", "new"), LOOK_ALIKE, ids=ascii)
def test_a_name_that_looks_like_somebodys_is_taken(there, new):
    at = waiting(there)

    with pytest.raises(CommandRefusedError, match="name_taken"):
        at.join(new)


@pytest.mark.parametrize(("there", "new"), DIFFERENT, ids=ascii)
def test_a_name_that_can_be_told_apart_is_free(there, new):
    at = waiting(there)

    at.join(new)

    assert [player.name for player in at.table.people] == [there, new]


def test_nobody_renames_themselves_to_look_like_somebody_else():
    at = waiting("Ada Bo")

    with pytest.raises(CommandRefusedError, match="name_taken"):
        at.do("p2", commands.Rename(id=ANY_ID, name="Аdа"))


def test_everybody_may_take_a_name_that_looks_like_their_own():
    at = waiting("Ada")

    at.do("p1", commands.Rename(id=ANY_ID, name="Аdа"))

    assert at.table.players["p1"].name == "Аdа"


@pytest.mark.parametrize("name", NEW_NAMES, ids=ascii)
def test_names_may_have_characters_newer_than_the_server(name):
    at = waiting("Ada")

    at.join(name)

    assert at.table.people[1].name == name


@pytest.mark.parametrize("name", HIDDEN, ids=ascii)
def test_characters_reserved_for_the_unseen_are_no_name(name):
    with pytest.raises(CommandRefusedError, match="bad_name"):
        waiting("Ada").join(name)


def test_flags_that_some_devices_show_alike_are_taken():
    with pytest.raises(CommandRefusedError, match="name_taken"):
        waiting(f"A{ENGLAND}").join(f"A{SCOTLAND}")


def test_a_stack_of_marks_is_no_name():
    with pytest.raises(CommandRefusedError, match="bad_name"):
        waiting("Ada").join("Bo\u0301\u0302\u0303\u0304\u0305")


@pytest.mark.parametrize("control", "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2069")
def test_chat_has_no_bidirectional_controls(control):
    assert said(f"to {control}left") == "to left"


def test_a_stack_of_marks_on_a_letter_is_cut_off():
    marks = "".join(chr(0x300 + i) for i in range(20))

    assert normalize("NFD", said(f"z{marks}a{marks}lgo")) == f"z{marks[:4]}a{marks[:4]}lgo"


def test_the_same_mark_stands_once_on_a_letter():
    assert said("\u0e01" + "\u0e47" * 30) == "\u0e01\u0e47"


@pytest.mark.parametrize(
    "text",
    [
        "Việt",
        "שָׁלוֹם",
        "مَرْحَبًا",
        "हिन्दी",
        "བསྒྲུབས",
        "👩\u200d❤️\u200d👩",
        "1️⃣",
        "🏴\U000e0067\U000e0062\U000e007f",
        "\U0001fadc\U0001fadc",
    ],
)
def test_ordinary_text_stays_as_it_is(text):
    assert said(text) == normalize("NFC", text)


def test_a_text_of_controls_alone_says_nothing():
    with pytest.raises(ValidationError):
        said("\u202e\u2066")
