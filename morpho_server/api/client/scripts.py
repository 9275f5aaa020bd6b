"""What the server reads of the client's modules: their comments, and what they import.

A comment is taken away only if it has its lines to itself, and each of its lines stays as an empty
one: what is left is, line by line, the file or nothing. Where a comment begins is found by the
shape of tokens alone. Should that ever be wrong about a regular expression, what follows is taken
for text and stays as it is.
"""

import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

_TOKEN: Final = re.compile(
    r"""
      (?P<space>   \s+ )
    | (?P<comment> //[^\n]* | /\*.*?\*/ )
    | (?P<text>    "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*' )
    | (?P<word>    [\w$#]+ )
    | (?P<regex>   /(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/\w* )
    | (?P<other>   . )
    """,
    re.VERBOSE | re.DOTALL,
)
_TEMPLATE: Final = re.compile(r"(?:\\.|\$(?!\{)|[^`\\$])*(?P<end>`|\$\{)", re.DOTALL)
_BEFORE_REGEX: Final = frozenset("(,=:[!&|?{};+-*%~^<>") | {
    *("", "await", "case", "delete", "do", "else", "in", "instanceof", "new", "of", "return"),
    *("throw", "typeof", "void", "yield"),
}
"""After what a slash begins a regular expression; after anything else it divides."""

_IMPORT: Final = re.compile(
    r"""(?:^|[;\n}])\s*(?:import|export)\b\s*(?:[\w$*{}\s,]+?\bfrom\s*)?(["'])(?P<path>\.[^"']+)\1"""
)


def without_comments(source: str, *, lines: bool = True) -> str:
    """Return a module without the comments that have their lines to themselves.

    Each of those lines stays, empty, unless ``lines`` are not wanted.
    """
    kept, end = [], 0
    for kind, start, stop in _tokens(source):
        if kind != "comment":
            continue
        line = source.rfind("\n", 0, start) + 1
        rest = source.find("\n", stop)
        rest = len(source) if rest < 0 else rest
        if source[line:start].strip() or source[stop:rest].strip() or line < end:
            continue
        kept += [source[end:line], "\n" * source.count("\n", line, stop) if lines else ""]
        end = rest if lines else min(rest + 1, len(source))
    return "".join(kept) + source[end:]


def without_indents(source: str) -> str:
    """Return a module in which no line is empty or begins with spaces, but in texts."""
    return "".join(
        "\n" if kind == "space" and "\n" in source[start:stop] else source[start:stop]
        for kind, start, stop in _tokens(source)
    )


def imports(source: str, path: str) -> list[str]:
    """Return the paths of the modules that one can't begin without. Its comments are gone."""
    folder = posixpath.dirname(path)
    found = _IMPORT.finditer(source)
    return [posixpath.normpath(posixpath.join(folder, match["path"])) for match in found]


def import_graph(entries: Sequence[str], imported: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the modules that are loaded with some, those included, each once, in that order.

    ``imported`` says what each module there is imports; an entry that is not there is left out.
    """
    graph: dict[str, None] = {}
    waiting = list(reversed(entries))
    while waiting:
        path = waiting.pop()
        if path in imported and path not in graph:
            graph[path] = None
            waiting += reversed(imported[path])
    return list(graph)


def _tokens(source: str) -> Iterator[tuple[str, int, int]]:
    """Yield of what kind each token is, and where it begins and ends.

    The texts of a template are tokens, with the marks at their ends.
    """
    position, before = 0, ""
    braces: list[int] = []  # for each template that is open, how many braces are in its hole
    while position < len(source):
        token = _TOKEN.match(source, position)
        assert token is not None, "every character is a token of its own at least"
        kind, start, position = token.lastgroup or "", token.start(), token.end()
        if kind == "regex" and before not in _BEFORE_REGEX:
            kind, position = "other", start + 1
        if kind not in ("space", "comment"):
            before = source[start:position] if kind in ("word", "other") else kind
            if before == "{" and braces:
                braces[-1] += 1
            in_text = before == "`"
            if before == "}" and braces:
                braces[-1] -= 1
                in_text = braces[-1] < 0
                if in_text:
                    braces.pop()
            if in_text:
                kind = "text"
                position, before = _after_text(source, position, braces)
        yield kind, start, position


def _after_text(source: str, position: int, braces: list[int]) -> tuple[int, str]:
    """Return where a template's text ends, and what that counts as; a hole is one more to close."""
    text = _TEMPLATE.match(source, position)
    if text is None:
        return len(source), ""
    if text["end"] == "`":
        return text.end(), "text"
    braces.append(0)
    return text.end(), "{"
