"""Record files are read strictly, and a file that fails says which step, and why."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from morpho_server.games.registry import RECORDINGS
from morpho_server.records import MAX_BYTES, check, parse_documents

GOOD = """\
title: A look
deal: {A: [killer, deserter], B: [leader, deserter], C: [technician, bodyguard], M: deserter}
play:
  - A look B2
  - expect: {turn: B}
"""


@pytest.fixture
def checked(tmp_path):
    """Return a function that checks a text as a file and returns status and lines."""

    def run(content, name="record.yaml"):
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        out = io.StringIO()
        status = check([path], out)
        said = re.sub(rf"^{re.escape(str(path))}(:\d+)?: ", "", out.getvalue(), flags=re.MULTILINE)
        return status, said.splitlines()

    return run


def test_a_record_that_holds_is_passed_over_in_silence(checked):
    assert checked(GOOD) == (0, ["1 passed, 0 failed"])


def test_a_byte_order_mark_does_no_harm(checked):
    assert checked(b"\xef\xbb\xbf" + GOOD.encode())[0] == 0


def test_a_file_may_hold_several_records(checked):
    assert checked(f"{GOOD}---\n{GOOD}") == (0, ["1 passed, 0 failed"])


def test_the_record_that_fails_is_named(checked):
    _, lines = checked(f"{GOOD}---\n{GOOD.replace('turn: B', 'turn: C')}")

    assert lines[0] == "record 2: step 2 (expect): turn: expected C, came B"


@pytest.mark.parametrize(
    ("step", "line"),
    [
        ("A snipe B1", "step 3 (A snipe B1): expected to be made, but was refused: You have"),
        ("illegal: B look A1", "step 3 (illegal: B look A1): expected to be refused, but was made"),
        ("decides: {}", "step 3 (decides): expected [] to decide, came [B]"),
        ("decides: {C: [pass]}", "step 3 (decides): expected [C] to decide, came [B]"),
        (
            "decides: {B: [look A1, look C2, change B1]}",
            "step 3 (decides): the moves of B: came also [change B2]",
        ),
        (
            "decides: {B: [pass, look A1, '...']}",
            "step 3 (decides): the moves of B: expected also [pass]",
        ),
        ("expect: {face_up: [A1]}", "step 3 (expect): face_up: expected [A1], came []"),
        ("expect: {hand: {B: [leader]}}", "step 3 (expect): hand: expected {B: [leader]}, came {"),
        ("expect: {reason: agreed}", "step 3 (expect): reason: expected agreed, came ~"),
        ("expect: {round_over: true}", "step 3 (expect): round_over: expected true, came false"),
        ("expect: {scores: {A: 1}}", "step 3 (expect): scores: expected {A: 1}, came {}"),
        ("expect: {knows: {C: {A1: killer}}}", "step 3 (expect): knows: expected {C: {A1: kil"),
        ("expect: {unsure: {A: [A1]}}", "step 3 (expect): unsure: expected {A: [A1]}, came {"),
        ("expect: {winner: A}", "step 3 (expect): winner: expected A, came ~"),
        ("expect: {blocks: [A1/A2]}", "step 3 (expect): blocks: expected [A1/A2], came []"),
    ],
)
def test_a_step_that_does_not_hold_is_named(checked, step, line):
    status, lines = checked(f"{GOOD}  - {step}\n")

    assert status == 1
    assert lines[0].startswith(line)
    assert lines[1:] == ["0 passed, 1 failed"]


@pytest.mark.parametrize(
    ("step", "line"),
    [
        ("A dance", "step 3: malformed: “dance” is not a move of this game."),
        ("illegal: A dance", "step 3: malformed: illegal: “dance”"),
        ("decides: {B: [dance]}", "step 3: malformed: decides: “dance”"),
        ("J look A1", "step 3: malformed: J look A1 does not begin with a seat"),
        ("A  look B2", "step 3: malformed: “ look B2”"),
        ("look", "step 3: malformed: look does not begin with a seat"),
        ("3", "step 3: malformed: 3 is not a step"),
        ("~", "step 3: malformed: ~ is not a step"),
        ("[]", "step 3: malformed: [] is not a step"),
        ("{}", "step 3: malformed: {} is not a step"),
        ("{illegal: A look B1, expect: {}}", "step 3: malformed: {illegal: A look B1, expect"),
        ("move: A look B1", "step 3: malformed: {move: A look B1} is not a step"),
        ("illegal: 3", "step 3: malformed: illegal: 3 is not a text"),
        ("decides: [B]", "step 3: malformed: decides: [B] is not a mapping"),
        ("decides: {B: look A1}", "step 3: malformed: decides: B: look A1 is not a list"),
        ("decides: {B: [no]}", "step 3: malformed: decides: B: false is not a text"),
        ("decides: {K: [pass]}", "step 3: malformed: decides: K is not a seat"),
        ("expect: []", "step 3: malformed: expect: [] is not a mapping"),
        ("expect: {mood: good}", "step 3: malformed: expect: mood is not a key of expect"),
        ("expect: {turn: no}", "step 3: malformed: expect: turn: false is not a seat"),
        ("expect: {turn: AB}", "step 3: malformed: expect: turn: AB is not a seat"),
        ("expect: {round_over: 1}", "step 3: malformed: expect: round_over: 1 is neither"),
        ("expect: {round_over: ~}", "step 3: malformed: expect: round_over: ~ is neither"),
        ("expect: {face_up: A1}", "step 3: malformed: expect: face_up: A1 is not a list"),
        ("expect: {face_up: [A1, A1]}", "step 3: malformed: expect: face_up: [A1, A1] names"),
        ("expect: {face_up: [A9]}", "step 3: malformed: expect: face_up: A9 is not a slot"),
        ("expect: {scored: {A: yes}}", "step 3: malformed: expect: scored: A: true is not a wh"),
        ("expect: {hand: {A: [king]}}", "step 3: malformed: expect: hand: A: king is not an id"),
        ("expect: {knows: {X: {}}}", "step 3: malformed: expect: knows: X is not a seat or"),
        ("expect: {middle: 0}", "step 3: malformed: expect: middle: 0 is not an identity"),
    ],
)
def test_a_malformed_step_is_named(checked, step, line):
    status, lines = checked(f"{GOOD}  - {step}\n")

    assert status == 1
    assert lines[0].startswith(line)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("title: A look", "", "malformed: there is no title"),
        ("title: A look", "title: no", "malformed: title: false is not a text"),
        ("title: A look", "title: ~", "malformed: title: ~ is not a text"),
        ("title: A look", "title: 7", "malformed: title: 7 is not a text"),
        ("title: A look", "title: ''", 'malformed: title: "" is not a text'),
        ("title: A look", "title: 1.5", "malformed: line 1: a value of the kind “float”"),
        ("title: A look", "title: 2022-01-01", "malformed: line 1: a value of the kind “time"),
        ("title: A look", "title: a\ntitle: b", "malformed: line 2: the key title twice"),
        ("title: A look", "title: a\nno: b", "malformed: line 2: the key false is not a text"),
        ("title: A look", "title: a\n1: b", "malformed: 1 is not a key of a record"),
        ("title: A look", "title: a\n1: b\n'1': c", "malformed: line 3: the key 1 twice"),
        ("title: A look", "title: a\n? [x]\n: b", "malformed: line 2: a value of the kind “seq"),
        ("title: A look", "title: a\nmood: b", "malformed: mood is not a key of a record"),
        ("title: A look", "title: a\nrules: R1", "malformed: rules: R1 is not a list"),
        ("title: A look", "title: a\nrules: [1]", "malformed: rules: 1 is not a rule of this game"),
        ("title: A look", "title: a\ngame: chess", "malformed: game: there is no game chess"),
        ("title: A look", "title: a\nmode: hard", "malformed: mode: hard is not a mode"),
        ("title: A look", "title: a\nfirst: D", "malformed: first, scores: there are only 3"),
        ("title: A look", "title: a\nfirst: 1", "malformed: first: 1 is not a seat"),
        ("title: A look", "title: a\nscores: {D: 1}", "malformed: first, scores: there are"),
        ("title: A look", "title: a\nscores: {A: -1}", "malformed: scores: A: -1 is not a wh"),
        ("title: A look", "title: a\ntarget: 0", "malformed: target: 0 is not a whole number"),
        ("title: A look", "title: a\ntarget: 0x10", "malformed: line 2: 0x10 is no plain nu"),
        ("title: A look", "title: a\ntarget: 1_0", "malformed: line 2: 1_0 is no plain number"),
        ("title: A look", "title: a\nturn_limit: yes", "malformed: turn_limit: true is not"),
        ("title: A look", "title: a\nunknowns: [leader]", "malformed: unknowns: leader is not"),
        ("title: A look", "title: a\nunknowns: [spy, spy]", "malformed: unknowns: [spy, spy]"),
        ("title: A look", "title: !!python/name:os.system x", "malformed: line 1: a value"),
        ("title: A look", "title: a\n<<: {first: B}", "malformed: line 2: a value of the kind"),
        ("title: A look", "title: a\n\tmode: basic", "malformed: while scanning"),
        ("title: A look", "title: [a", "malformed: while parsing"),
        ("M: deserter", "M: [deserter]", "malformed: deal: M: [deserter] is not an identity"),
        (", M: deserter", "", "malformed: deal: there is no card in the middle"),
        (" C: [technician, bodyguard],", "", "malformed: deal: the seats are not three"),
        ("C: [t", "D: [t", "malformed: deal: the seats are not three to nine from A without"),
        ("C: [t", "Z: [t", "malformed: deal: Z is not a seat"),
        ("technician, bodyguard", "technician", "malformed: deal: C: [technician] is not a hand"),
        ("technician, bodyguard", "leader, spy", "malformed: deal: the box holds 1 of leader"),
        ("technician, bodyguard", "king, spy", "malformed: deal: C: king is not an identity"),
        ("deal:", "dealt:", "malformed: dealt is not a key of a record"),
        ("play:", "play: {}\nrules:", "malformed: "),
        ("play:", "plays:", "malformed: plays is not a key of a record"),
    ],
)
def test_a_malformed_header_is_explained(checked, old, new, line):
    status, lines = checked(GOOD.replace(old, new, 1))

    assert status == 1
    assert lines[0].startswith(line)
    assert lines[1:] == ["0 passed, 1 failed"]


ALIASES = "\n".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 10))


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("", "malformed: there is nothing in it"),
        ("# nothing\n", "malformed: there is nothing in it"),
        ("just words", "malformed: just words is not a mapping"),
        ("- a\n- b", "malformed: [a, b] is not a mapping"),
        (b"title: \xff\xfe", "malformed: not UTF-8, from byte 7"),
        (b"\x00\x01\x02", "malformed: "),
        ("[" * 5000, "malformed: "),
        ("{a: " * 5000, "malformed: "),
        ("- " * 3000 + "x", "malformed: "),
        (f"a0: &a0 [x]\n{ALIASES}\n", "malformed: "),
        ("a: &a [*a]", "malformed: "),
        ("# " + "x" * MAX_BYTES, f"malformed: longer than {MAX_BYTES} bytes"),
        ("title: a\n---\n", "record 1: malformed: there is no play"),
        ("%YAML 9.9\n---\na: b", "malformed: "),
    ],
    ids=range(14),
)
def test_a_file_that_is_no_record_fails_without_traceback(checked, content, line):
    status, lines = checked(content)

    assert status == 1
    assert lines[0].startswith(line)
    assert lines[1:] == ["0 passed, 1 failed"]


def test_a_missing_file_and_what_is_no_name_of_one_are_failures(tmp_path):
    out = io.StringIO()
    good = tmp_path / "good.yaml"
    good.write_text(GOOD)

    assert check([tmp_path / "none.yaml", good, "bad\0name"], out) == 1
    assert out.getvalue().endswith("1 passed, 2 failed\n")
    assert len(out.getvalue().splitlines()) == 3


def test_a_folder_stands_for_all_record_files_below_it(tmp_path):
    out = io.StringIO()
    deeper = tmp_path / "a" / "b"
    deeper.mkdir(parents=True)
    for name in ("a.yaml", "b.yml", "notes.txt"):
        (deeper / name).write_text(GOOD)
    (tmp_path / "wrong.yaml").write_text("title: a")

    assert check([tmp_path], out) == 1
    assert out.getvalue() == (
        f"{tmp_path}/wrong.yaml:1: malformed: there is no play\n2 passed, 1 failed\n"
    )


def test_a_json_record_fails_with_its_line_number(tmp_path):
    out = io.StringIO()
    [document] = parse_documents(GOOD)
    (tmp_path / "good.json").write_text(json.dumps(document.content))
    wrong = json.dumps(document.content | {"play": ["A look B2", "B look B2"]}, indent=1)
    (tmp_path / "wrong.json").write_text(wrong)

    assert check([tmp_path], out) == 1
    line = wrong.splitlines().index(' "play": [') + 3
    assert out.getvalue().startswith(f"{tmp_path}/wrong.json:{line}: step 2 (B look B2): ")
    assert out.getvalue().endswith("1 passed, 1 failed\n")


def test_a_folder_without_record_files_is_a_failure(tmp_path):
    out = io.StringIO()
    (tmp_path / "notes.txt").write_text(GOOD)

    assert check([tmp_path], out) == 1
    assert out.getvalue().endswith("Is a directory\n0 passed, 1 failed\n")


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ("  - A look C1\n  -\n    A look C2\n", 6),
        ("  - expect:\n      turn: C\n", 6),
        ("first: D\n", 1),
        (f"---\n\n# again\n{GOOD.replace('turn: B', 'turn: C')}", 13),
        (f"---\n\n# again\n{GOOD.replace('title', 'name')}", 9),
    ],
)
def test_the_line_is_named_where_a_record_fails(tmp_path, wrong, line):
    path = tmp_path / "record.yaml"
    path.write_text(GOOD + wrong)
    out = io.StringIO()

    check([path], out)

    assert out.getvalue().startswith(f"{path}:{line}: ")


@pytest.mark.parametrize("rule", ["R0.1", "R1.0", "R1.3", "R8.14", "R12.1", "8.1", "R8", "r8.1"])
def test_a_rule_that_does_not_exist_is_named(checked, rule):
    status, lines = checked(f"rules: [R8.13, '{rule}']\n{GOOD}")

    assert status == 1
    assert lines[0] == f"malformed: rules: {rule} is not a rule of this game"


def test_rules_are_those_of_the_game_of_a_record(checked):
    dice = "title: A roll\ngame: morpyam\nrules: [{}]\nplay: []\n"

    assert checked(dice.format("R8.2"))[0] == 0
    assert checked(dice.format("R8.13"))[0] == 1


@pytest.mark.parametrize(
    ("game", "sections", "unknown"),
    [
        ("morphatrons", ["R8", "R9", "R10", "R11"], ["R7", "R12"]),
        ("morpyam", ["R9", "R10", "R11"], ["R8", "R12"]),
        ("morphos", ["R3", "R8", "R10", "R11"], ["R9", "R12"]),
        ("morph", ["R6", "R7", "R12", "R13", "R14"], ["R11", "R15"]),
        ("morpho", [], ["R11", "R12"]),
    ],
)
def test_a_section_without_numbered_rules_is_cited_whole(game, sections, unknown):
    rules = RECORDINGS[game].rules

    assert rules.issuperset(sections)
    assert not rules.intersection(unknown)


def test_characters_that_the_stream_cannot_show_are_escaped(tmp_path):
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="ascii")

    assert check([tmp_path / "n\u00f6.yaml"], out) == 1
    out.flush()
    assert rb"n\xf6.yaml" in raw.getvalue()


@pytest.mark.parametrize("break_", ["\\n", "\\r", "\\e[31m", "\\u2028"])
def test_a_failure_stays_on_one_line_whatever_a_file_holds(checked, break_):
    status, lines = checked(GOOD.replace("A look B2", f'"A look{break_} B2"'))

    assert (status, len(lines)) == (1, 2)
    assert lines[0].isprintable()


@pytest.mark.parametrize(
    "expectation", ["unsure: {A: [I1]}", "unsure: {I: [A1]}", "hand: {I: []}", "knows: {I: {}}"]
)
def test_expectations_name_existing_seats_and_slots(checked, expectation):
    status, _ = checked(GOOD.replace("turn: B", expectation))

    assert status == 1


def test_records_can_be_checked_from_the_command_line(tmp_path):
    path = tmp_path / "good.yaml"
    path.write_text(GOOD)
    command = [sys.executable, "-m", "morpho_server.cli", "check", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path.cwd())

    assert done.stdout == "1 passed, 0 failed\n"
