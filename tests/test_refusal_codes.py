"""Every code that the server's source can send has its place among the errors, with a remedy."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "reference" / "errors.md").read_text(encoding="utf-8")
EXPLAINED = {*re.findall(r"^### `(\w+)`$", PAGE, re.MULTILINE)}
SOURCES = sorted((ROOT / "morpho_server").rglob("*.py"))

RAISING = {
    *("MoveRefusedError", "OptionsRefusedError", "CommandRefusedError", "ProblemError"),
    *("refusal", "problem", "dismiss", "bye", "guessing", "count_refusal"),
}
"""What makes a refusal, with its code among the arguments."""

CODE = re.compile(r"[a-z]+(_[a-z]+)*")


def codes_in(source: str) -> Iterator[str]:
    """Yield the codes that a module sends; of one that is put together, how it is."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in RAISING:
                for argument in node.args:
                    yield from codes_of(argument)
            case ast.Tuple(elts=[ast.Constant(value=str(code)), ast.Constant(value=str(reason))]):
                if CODE.fullmatch(code) and re.fullmatch(r"[A-Z].* .*\.", reason):
                    yield code
            case ast.Tuple(elts=[ast.Constant(value=str(code)), ast.Name() | ast.Attribute()]):
                if CODE.fullmatch(code) and "_" in code:
                    yield code


def codes_of(argument: ast.expr) -> Iterator[str]:
    """Yield the codes among the values that an argument may have."""
    match argument:
        case ast.Constant(value=str(code)) if CODE.fullmatch(code):
            yield code
        case ast.JoinedStr() if CODE.search(shown := ast.unparse(argument)) and " " not in shown:
            yield shown
        case ast.IfExp():
            yield from codes_of(argument.body)
            yield from codes_of(argument.orelse)


def test_every_code_that_a_module_sends_is_explained():
    sent = {
        code: path.name for path in SOURCES for code in codes_in(path.read_text(encoding="utf-8"))
    }

    assert {code: at for code, at in sent.items() if code not in EXPLAINED} == {}
    assert len(sent) > 150


@pytest.mark.parametrize(
    "source",
    [
        'raise MoveRefusedError("new_code", "It is new.")',
        'raise refusal("not_now" if late else "new_code")',
        'raise OptionsRefusedError(f"new_code_{size}", f"Size {size}.")',
        'page.dismiss("new_code", "It is new.")',
        'NEW: Final = ("new_code", "That is new here.")',
        'return "new_code", ability.choose',
    ],
)
def test_a_code_is_found_however_it_is_sent(source):
    assert any(code not in EXPLAINED for code in codes_in(source))


def test_each_error_says_what_to_do():
    entries = re.split(r"^### ", PAGE, flags=re.MULTILINE)[1:]

    assert entries
    for entry in entries:
        assert re.search(r"^\*\*[45]\d\d\*\*.*: .+", entry, re.MULTILINE), entry
        assert re.search(r"^\*What to do:\* \S.*\.$", entry, re.MULTILINE), entry
