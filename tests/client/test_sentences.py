"""The feed tells every event in a plain sentence, and stumbles over none."""

import pytest
from playwright.sync_api import expect

from morpho_server.api.problems import DETAILS
from morpho_server.games.morpho.events import EVENT_TYPES
from morpho_server.games.registry import RULES
from morpho_server.tables.messages.errors import REASONS
from morpho_server.tables.messages.events import TABLE_EVENTS
from tests.support.client.table import LAPTOP, PUBLIC, ROSTER, store
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser

MORPHO_CODES = sorted(dict(RULES["morpho"].refusals))
"""The codes in the first column of the table of refusals."""

FIELDS = {
    "seat": 0,
    "slot": "B1",
    "target": "C2",
    "identity": "killer",
    "named": "leader",
    "gap": "A/B",
    "cards": {"B1": "leader"},
    "slots": ["B1", "B2"],
    "places": ["B1", "M", "C2"],
    "shooter": "B1",
    "escaping": ["B1"],
    "investigator": 2,
    "team": "red",
    "left": 2,
    "outcome": "failed",
    "wished": True,
    "round": 2,
    "reason": "leader_eliminated",
    "points": [3, 0, -1],
    "seats": [0, 2],
    "winner": 2,
    "by": "last_round",
    "player": "p2",
    "name": "Bob",
    "text": "hello",
}

SILENT = {
    "banked_deadline_set",
    "bet_placed",
    "bets_revealed",
    "deadline_cleared",
    "deadline_set",
    "match_prepared",
    "match_starting",
    "ready_set",
    "round_opened",
    "share_committed",
    "stand_in_moved",
    "table_opened",
    "terms_set",
}
"""The events of a table that the feed leaves out."""

TO_NOBODY = {
    "bot_replaced",
    "call_given",
    "device_kept",
    "drawn",
    "entry_request_bound",
    "pass_made",
    "pass_used",
    "player_bound",
    "screen_bound",
    "screen_offered",
    "secret_kept",
    "share_revealed",
}
"""Those that no page is sent."""

UNSEEN = {
    *("needs_tls", "no_address", "no_such_session", "no_such_report"),
    *("no_such_ban", "not_bannable", "no_password"),
    *("no_backup_folder", "no_such_backup", "backup_failed", "backup_under_way"),
    *("http_error", "left"),
    "upgrade_required",
}
"""The codes that no player meets."""

SENTENCES = "/games/morpho/sentences.js"
TELL = """async (m, [event, view, roster, me]) => {
  const { plain } = await import("/ui/log/sentence.js");
  const line = m.sentence(event, m.sentenceContext?.(view), me);
  return line && plain(line.parts, roster).replaceAll('\\u2019', "'");
}"""


@pytest.fixture
def tell(run):
    """Tell one event of M.O.R.P.H.O. as plain text."""

    def spelled(kind, hand_size=2, me=None, **fields):
        event, view = {"kind": kind, **(fields or FIELDS)}, {"hand_size": hand_size}
        return run(SENTENCES, TELL, [event, view, ROSTER, me])

    return spelled


def test_every_visible_event_of_morpho_has_a_sentence(tell):
    of_a_match = {
        "points_denied": {"seats": [0]},
        "tie_broken": {"seats": [0, 1], "winner": 0, "by": "turn_order"},
    }
    kinds = {event.kind for event in EVENT_TYPES}
    silent = {kind for kind in kinds if not tell(kind, **of_a_match.get(kind, {}))}

    unnamed = {"guard_asked", "intercept_asked"}  # until somebody steps in
    headings = {"turn_began"}
    assert silent == {"dealt", "arranged", "feats_carried", "honours_given"} | unnamed | headings


def test_every_table_event_in_the_feed_has_a_sentence(run):
    kinds = {event.kind for event in TABLE_EVENTS} - TO_NOBODY
    of_table = "(m, kinds) => kinds.filter((kind) => m.isOfTable({ kind }))"
    shown = run("/i18n/table_events.js", of_table, [*kinds])

    assert kinds - set(shown) == SILENT


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"kind": "investigated", "seat": 1, "slot": "A1"}, "Bo looks at your card 1"),
        (
            {"kind": "eliminated", "slot": "A2", "identity": "spy"},
            "Your card 2 is eliminated: the Spy",
        ),
        ({"kind": "investigated", "seat": 0, "slot": "C1"}, "You look at Cleo's card 1"),
    ],
)
def test_an_event_says_which_card_is_your_own(tell, event, sentence):
    assert tell(me=0, **event) == sentence


@pytest.mark.parametrize(
    ("me", "sentence"), [(0, "You shoot at your card 2"), (1, "Ada shoots at their card 2")]
)
def test_a_card_of_the_acting_player_is_called_theirs(tell, me, sentence):
    assert tell("sniped", me=me, seat=0, shooter="A1", target="A2") == sentence


def test_no_sentence_names_the_acting_player_twice(tell):
    own = {"slot": "A1", "target": "A2", "gap": "A1/A2", "slots": ["A1"], "places": ["A1", "A2"]}
    sentences = [tell(event.kind, **{**FIELDS, **own}) or "" for event in EVENT_TYPES]

    by_ada = [sentence for sentence in sentences if sentence.startswith("Ada ")]
    assert len(by_ada) > 15
    assert [sentence for sentence in by_ada if sentence.count("Ada") > 1] == []


@pytest.mark.parametrize(
    ("me", "sentence"),
    [
        (0, "You rearrange three cards: your card 1 is the Parasite"),
        (1, "Ada rearranges three cards: their card 1 is the Parasite"),
    ],
)
def test_the_player_who_lays_three_cards_is_addressed_as_you(tell, me, sentence):
    assert tell("transmit_began", me=me, seat=0, slot="A1") == sentence


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "You look at Bo\u2019s card 1",
                "You swap your card 2 with the middle card",
                "You are eliminated from the round",
            ],
        ),
        nightly(
            "fr",
            [
                "Tu regardes la carte 1 de Bo",
                "Tu échanges ta carte 2 avec la carte du milieu",
                "Tu es éliminé de la manche",
            ],
        ),
        nightly("zh-Hant", ["你查看 Bo 的 1 號牌", "你用你的 2 號牌換了中央的牌", "你這一局出局"]),
    ],
)
def test_the_acting_player_is_addressed_as_you(page, at_table, language, sentences):
    events = [
        {"kind": "investigated", "seat": 0, "slot": "B1"},
        {"kind": "job_changed", "seat": 0, "slot": "A2"},
        {"kind": "went_out", "seat": 0},
    ]
    store(page, language=language)
    table = at_table(size=LAPTOP)

    table.update(13, events=events)

    for event, sentence in zip(events, sentences, strict=True):
        line = page.locator(f"[data-feed] [data-event={event['kind']}]")
        expect(line).to_contain_text(sentence)


NOTES = [
    (
        {"seat": 1, "kind": "take", "slot": "B1", "investigator": 0},
        "You looked at Bo\u2019s card 1, the Parasite.",
    ),
    (
        {"seat": 1, "kind": "intercept", "escaping": ["A1", "A2"]},
        "Both of your cards are trying to escape.",
    ),
    (
        {"seat": 1, "kind": "report", "left": ["leader", *["bodyguard"] * 3]},
        "Still to be named: Leader and Bodyguard \N{MULTIPLICATION SIGN}3.",
    ),
]


def test_a_note_addresses_its_player(page, at_table):
    table = at_table(legal=None)
    for n, (decision, sentence) in enumerate(NOTES, 13):
        table.update(n, public={"decision": decision})
        expect(page.locator(".hint")).to_contain_text(sentence)

    for n, whose in enumerate(("Your", "Bo\u2019s"), 16):
        table.update(n, public={"decision": PUBLIC["decision"], "mission": n - 16})
        expect(page.locator("[data-mission]")).to_contain_text(
            f"{whose} next turn: name the Technician, or fail."
        )


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["小明", "小華", "Cleo"], "小明和小華"),
        (["Ada", "小華", "Cleo"], "Ada 和小華"),
        (["Ada", "Bo", "Cleo"], "Ada 和 Bo"),
    ],
)
def test_chinese_words_and_names_are_joined_without_spaces(run_in, names, sentence):
    event = {"kind": "points_denied", "seats": [0, 1]}
    roster = {**ROSTER, "names": {"p1": names[0], "p2": names[1]}}
    shown = run_in("zh-Hant", SENTENCES, TELL, [event, {"hand_size": 2}, roster, None])

    assert shown.split("的")[0].strip() == sentence


def test_an_unknown_event_is_passed_over(tell):
    assert tell("teleported") is None
    assert tell("toString") is None


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"kind": "investigated", "seat": 0, "slot": "C1"}, "Ada looks at Cleo's card 1"),
        (
            {"kind": "job_changed", "seat": 1, "slot": "B2"},
            "Bo swaps their card 2 with the middle card",
        ),
        (
            {"kind": "eliminated", "slot": "M", "identity": "spy"},
            "The middle card is eliminated: the Spy",
        ),
        (
            {"kind": "guarded", "seat": 1, "slot": "B2", "identity": "bodyguard"},
            "Bo's card 2 steps in: a Bodyguard",
        ),
        (
            {"kind": "intercepted", "seat": 1, "slot": "B2", "identity": "leader"},
            "Bo's card 2 stops the escape: the Leader",
        ),
        (
            {"kind": "blocked", "seat": 0, "slot": "A1", "gap": "B/C"},
            "Ada places a block between Bo and Cleo",
        ),
        (
            {"kind": "blocked", "seat": 0, "slot": "A1", "gap": "B2/C1"},
            "Ada places a block between Bo's card 2 and Cleo's card 1",
        ),
        (
            {"kind": "saw", "cards": {"B1": "leader", "C2": "spy"}},
            "Bo's card 1 is the Leader and Cleo's card 2 is the Spy",
        ),
        (
            {"kind": "guessed", "seat": 0, "slot": "B1", "named": "spy", "identity": "killer"},
            "Ada guesses that Bo's card 1 is the Spy, but it is a Killer",
        ),
        (
            {"kind": "tie_broken", "seats": [0, 2], "winner": 2, "by": "last_round"},
            "Ada and Cleo are tied; Cleo scored more in the last round",
        ),
        (
            {"kind": "round_ended", "reason": "turn_limit", "points": [0, 0, 0]},
            "Out of turns. Nobody scores.",
        ),
        (
            {"kind": "round_ended", "reason": "leader_eliminated", "points": [3, 1, -1]},
            "Killers win: Ada\xa0+3, Bo\xa0+1 and Cleo\xa0\u22121",
        ),
        (
            {"kind": "round_ended", "reason": "leader_eliminated", "points": [0, 0, 0]},
            "Killers win. Nobody scores.",
        ),
        ({"kind": "round_started", "round": 2, "target": 10}, "Round 2"),
        ({"kind": "passed", "seat": 5, "unasked": True}, "Seat F passes"),
    ],
)
def test_an_event_in_words(tell, event, sentence):
    assert tell(**event) == sentence


@pytest.mark.parametrize(
    ("slot", "card"), [("A2", "la carte\u00a02 d'Ada"), ("B2", "la carte\u00a02 de Bo")]
)
def test_a_word_may_depend_on_the_name_that_follows(run_in, slot, card):
    event = {"kind": "investigated", "seat": 2, "slot": slot}

    shown = run_in("fr", SENTENCES, TELL, [event, {"hand_size": 2}, ROSTER, None])

    assert shown == f"Cleo regarde {card}"


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            {"kind": "saw", "cards": {"B1": "leader", "C2": "spy", "M": "killer"}},
            "Bo 的 1\u00a0號牌是首領\uff0cCleo 的 2\u00a0號牌是間諜\uff0c中央的牌是殺手",
        ),
        (
            {"kind": "transmit_laid", "seat": 0, "places": ["B1", "M", "C2"]},
            "Ada 把 Bo 的 1\u00a0號牌、中央的牌、Cleo 的 2\u00a0號牌重新蓋好",
        ),
        (
            {"kind": "transmit_began", "seat": 0, "slot": "B1"},
            "Ada 要重新排放三張牌\uff1aBo 的 1\u00a0號牌是寄生體",
        ),
    ],
)
def test_chinese_sentences_are_joined_by_a_comma_alone(run_in, event, sentence):
    shown = run_in("zh-Hant", SENTENCES, TELL, [event, {"hand_size": 2}, ROSTER, None])

    assert shown == sentence


@pytest.mark.parametrize(
    ("decision", "note"),
    [
        (
            {"kind": "guard", "shooter": "B1", "target": "C1"},
            "Bo 的牌向 Cleo 的牌開槍\u3002",
        ),
        ({"kind": "intercept", "escaping": ["B1"]}, "正在逃亡\uff1aBo 的牌\u3002"),
    ],
)
def test_chinese_sets_a_space_before_a_name_only_within_a_sentence(run_in, decision, note):
    say = """({ decisionNote }, decision) => {
      const name = (seat) => ["Ada", "Bo", "Cleo"][seat];
      return decisionNote({ seat: 0, name, view: { hand_size: 1, decision } });
    }"""

    assert run_in("zh-Hant", "/games/morpho/dock/in_words.js", say, decision) == note


def test_with_one_card_each_no_side_is_named(tell):
    assert tell("investigated", hand_size=1, seat=0, slot="C1") == "Ada looks at Cleo's card"


def test_the_generic_client_shows_events_by_their_names(run):
    event = {"kind": "stone_placed", "at": {"row": 1, "file": 2}, "dice": [3, 5], "last": False}
    shown = [
        run("/games/generic/index.js", TELL, [{**event, **more}, {}, ROSTER])
        for more in ({}, {"seat": 1})
    ]

    said = "tone placed: at row 1; file 2, dice 3 5, last No"
    assert shown == [f"S{said}", f"Bo · s{said}"]


@pytest.mark.parametrize(
    "codes",
    [[*REASONS, *DETAILS.keys() - UNSEEN], MORPHO_CODES],
    ids=["table", "morpho"],
)
def test_every_documented_code_of_a_refusal_has_a_sentence(run, codes):
    words = run(
        "/ui/refusals/refused.js",
        """async (m, codes) => {
          const { needWords } = await import("/i18n/words.js");
          for (const file of ["lobby", "after", "evening"]) needWords(file);
          await (await import("/i18n/words.js")).loadWords();
          const { loadGame } = await import("/games/registry.js");
          await loadGame("morpho");
          const early = ["morpho", "bot", "lobby", "passes"];
          const subjects = [...early, "puzzles", "replay", "sharing", "playon"];
          const inWords = (code) => subjects.map((of) => m.refusalWords({ code, reason: "?" }, of));
          return codes.map((code) => inWords(code).find((text) => text !== "?") ?? "?");
        }""",
        codes,
    )

    assert [code for code, text in zip(codes, words, strict=True) if text == "?"] == []


def test_an_unknown_error_code_gets_the_server_s_words(run):
    words = """async (m) => {
      await (await import("/i18n/words.js")).loadWords();
      return m.refusalWords({ code: "odd", reason: "Because." });
    }"""

    assert run("/ui/refusals/refused.js", words) == "Because."


@pytest.mark.parametrize(
    ("sentences", "said"),
    [
        (["Bo is here.", False, "They wait."], "Bo is here. They wait."),
        (["Bo 已經在了\u3002", "等待玩家\u3002"], "Bo 已經在了\u3002等待玩家\u3002"),
    ],
)
def test_a_full_stop_of_chinese_needs_no_space_behind_it(run, sentences, said):
    assert run("/i18n/grammar.js", "(m, all) => m.inARow(...all)", sentences) == said


@pytest.mark.parametrize(
    ("language", "move", "question"),
    [
        ("en", {"verb": "guess", "identity": "bodyguard"}, "Is it a Bodyguard?"),
        ("en", {"verb": "guess", "identity": "leader"}, "Is it the Leader?"),
        ("en", {"verb": "indicate", "as": "bodyguard"}, "Is Bo\u2019s card a Bodyguard?"),
        ("fr", {"verb": "guess", "identity": "bodyguard"}, "Est-ce un Garde ?"),
        ("fr", {"verb": "guess", "identity": "spy"}, "Est-ce l\u2019Espion ?"),
    ],
)
def test_a_question_says_a_for_identities_with_several_cards(run_in, language, move, question):
    ask = """({ confirmation }, move) => confirmation(move, "Bo\u2019s card")"""

    asked = run_in(language, "/games/morpho/dock/in_words.js", ask, move)

    assert asked.replace("\xa0", " ") == question
