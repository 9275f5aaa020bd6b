"""The languages of the client: what a translation lacks is sent in English."""

from morpho_server.api.client.languages import completed, completeness, messages

ENGLISH = """\
# What is asked at the door.
door-name = Your name
    .hint = Others see it.

## Keys
door-seats = { $seats ->
    [one] One seat
   *[other] { $seats } seats
}
-server = Morpho
"""
ARABIC = "door-name = اسمك\n-own = { door-name }\n"
SOURCES = {"words/en/door.ftl": ENGLISH, "words/en/rules.ftl": "aim = The aim\n"} | {
    "words/ar/door.ftl": ARABIC,
    "app/main.js": "",
}


def test_messages_are_read_whole_and_without_comments():
    found = messages(ENGLISH)

    assert list(found) == ["door-name", "door-seats", "-server"]
    assert found["door-name"] == "door-name = Your name\n    .hint = Others see it."
    assert found["door-seats"].endswith("}")


def test_a_language_is_completed_with_english_message_by_message():
    whole = completed(SOURCES)

    assert whole.keys() == {
        *("words/en/door.ftl", "words/en/rules.ftl"),
        *("words/ar/door.ftl", "words/ar/rules.ftl"),
    }
    arabic = messages(whole["words/ar/door.ftl"])
    assert arabic["door-name"] == "door-name = اسمك\n    .hint = Others see it."
    assert arabic["door-seats"] == messages(ENGLISH)["door-seats"]
    assert arabic["-own"] == "-own = { door-name }"
    assert whole["words/ar/rules.ftl"] == "aim = The aim\n"


def test_a_message_is_completed_with_the_attributes_that_it_lacks():
    own = "a = أ\n    .tip = ن\n"
    english = "a = A\n    .hint =\n        Long\n\n        text\n    .tip = Tip\n"

    whole = completed({"words/en/door.ftl": english, "words/ar/door.ftl": own})

    assert whole["words/ar/door.ftl"] == (
        "a = أ\n    .tip = ن\n    .hint =\n        Long\n\n        text\n"
    )


def test_a_language_is_as_complete_as_the_english_messages_that_it_has():
    assert completeness(SOURCES) == {"en": 100, "ar": 25}
    assert completeness({}) == {}
