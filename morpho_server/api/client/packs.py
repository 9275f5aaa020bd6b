"""Modules that are wanted together, packed into one file.

A table begins with about a hundred small modules. Each is a request, and each is compressed for
itself, which costs a third more. So the server packs those that come first when it reads the
client's folder: a pack runs them one after the other, each in a function of its own that returns
what it exports. Whatever else is loaded imports them by their own addresses, as ever: there the
server puts a few words that take them from the pack.

The folder stays what browsers could be served as it lies there, and nothing here understands
more of a module than its imports and exports. It is enough for modules that do not import one
another in a circle, export no variable that is assigned anew, and await nothing at their top.
"""

import json
import posixpath
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from morpho_server.api.client.scripts import imports

_START: Final = r"(?:^|(?<=[;\n}]))[ \t]*"
_IMPORT: Final = re.compile(
    _START + r"""import\b\s*(?P<what>[\w$*{}\s,]*?)\s*(?:\bfrom\s*)?(["'])(?P<path>\.[^"']+)\2;?"""
)
_EXPORT_FROM: Final = re.compile(
    _START + r"""export\s*\{(?P<names>[^}]*)\}\s*from\s*(["'])(?P<path>\.[^"']+)\2;?"""
)
_EXPORT_NAMES: Final = re.compile(_START + r"export\s*\{(?P<names>[^}]*)\};?")
_EXPORT_TAKEN_APART: Final = re.compile(_START + r"export\s+(?=const\s*\{(?P<names>[^}]*)\}\s*=)")
_EXPORT_DEFAULT: Final = re.compile(_START + r"export\s+default\b")
_EXPORT: Final = re.compile(
    _START + r"export\s+(?=(?:const|class|(?:async\s+)?function)\s*\*?\s*(?P<name>[\w$]+))"
)
_LATER: Final = re.compile(r"(?<![\w$.])import(?=\()")
_ADDRESS: Final = "import.meta.url"

_OPENING: Final = """const $of = (path) => {
const address = new URL(path, import.meta.url).href;
return [(later) => import(new URL(later, address).href), address];
};
"""


class UnpackableError(ValueError):
    """A module is written in a way that can't be packed."""


@dataclass(frozen=True, slots=True)
class Pack:
    """A file of modules at a path of the folder.

    ``names`` are those under which it exports what each module exports; ``stand_ins`` the texts
    that stand at the modules' own addresses. Both are by the modules' paths.
    """

    path: str
    text: str
    names: Mapping[str, str]
    stand_ins: Mapping[str, str]


def pack(
    path: str, modules: Sequence[str], sources: Mapping[str, str], packs: Sequence[Pack] = ()
) -> Pack:
    """Pack modules into a file at a path of the folder, each after those that it imports.

    ``sources`` are the texts of all modules, without comments. Modules of other packs are taken
    from there, and all others imported from where they are. Raises :exc:`UnpackableError` for a
    module that can't be packed.
    """
    names = {module: f"$m{number}" for number, module in enumerate(_in_order(modules, sources))}
    outside: dict[str, str] = {}
    parts, stand_ins = [], {}
    for module, name in names.items():
        body, exported = _unwrapped(module, sources[module], names, outside)
        returned = _object(exported.items())
        # Few modules ask where they are, or for others later on.
        asks = "$import(" in body or "$url" in body
        needs, given = (
            ("$import, $url", f"...$of({json.dumps(_up(path) + module)})") if asks else ("", "")
        )
        parts.append(f"const {name} = (({needs}) => {{{body}\nreturn {returned};\n}})({given});\n")
        stand_ins[module] = _stand_in(module, path, name, exported)
    taken = [_taken(path, module, name, packs) for module, name in outside.items()]
    shown = f"export {{ {', '.join(names.values())} }};\n"
    return Pack(path, "".join([*taken, _OPENING, *parts, shown]), names, stand_ins)


def _taken(path: str, module: str, name: str, packs: Sequence[Pack]) -> str:
    """Return the line by which a pack takes a module that is not in it."""
    for other in packs:
        if found := other.names.get(module):
            address = json.dumps(_up(path) + other.path)
            return f"import {{ {found} as {name} }} from {address};\n"
    return f"import * as {name} from {json.dumps(_up(path) + module)};\n"


def _in_order(modules: Sequence[str], sources: Mapping[str, str]) -> list[str]:
    order: dict[str, None] = {}
    entered: set[str] = set()
    wanted = set(modules)

    def enter(module: str) -> None:
        if module in order:
            return
        if module in entered:
            raise UnpackableError(f"{module} is imported by what it imports")
        entered.add(module)
        for other in imports(sources[module], module):
            if other in wanted:
                enter(other)
        order[module] = None

    for module in modules:
        enter(module)
    return list(order)


def _unwrapped(
    module: str, source: str, names: Mapping[str, str], outside: dict[str, str]
) -> tuple[str, dict[str, str]]:
    """Return a module as the body of a function, and of each export the expression for it."""
    exported: dict[str, str] = {}

    def other(path: str) -> str:
        found = posixpath.normpath(posixpath.join(posixpath.dirname(module), path))
        return names.get(found) or outside.setdefault(found, f"$outside{len(outside)}")

    def taken(match: re.Match[str]) -> str:
        return "".join(f"const {what} = {other(match['path'])};" for what in _bound(match["what"]))

    def passed_on(match: re.Match[str]) -> str:
        for inner, public in _pairs(match["names"]):
            exported[public] = f"{other(match['path'])}.{inner}"
        return ""

    def shown(match: re.Match[str]) -> str:
        exported.update({public: inner for inner, public in _pairs(match["names"])})
        return ""

    def taken_apart(match: re.Match[str]) -> str:
        exported.update({name: name for _, name in _pairs(match["names"], ":")})
        return ""

    def declared(match: re.Match[str]) -> str:
        exported[match["name"]] = match["name"]
        return ""

    def default(_: re.Match[str]) -> str:
        exported["default"] = "$default"
        return "const $default ="

    body = _IMPORT.sub(taken, source)
    body = _EXPORT_FROM.sub(passed_on, body)
    body = _EXPORT_NAMES.sub(shown, body)
    body = _EXPORT_TAKEN_APART.sub(taken_apart, body)
    body = _EXPORT_DEFAULT.sub(default, body)
    body = _EXPORT.sub(declared, body)
    if left := re.search(_START + r"export\b", body):
        line = body.count("\n", 0, left.start()) + 1
        raise UnpackableError(f"{module}: what line {line} exports can't be packed")
    return _LATER.sub("$import", body).replace(_ADDRESS, "$url"), exported


def _bound(what: str) -> list[str]:
    """Return what the clause of an import binds, as patterns to take an object apart with."""
    clause, braces, rest = what.partition("{")
    patterns = []
    for name in filter(None, (part.strip() for part in clause.split(","))):
        _, star, space = name.partition("* as ")
        patterns.append(space if star else f"{{ default: {name} }}")
    if braces:
        patterns.append(_object(_pairs(rest.rpartition("}")[0])))
    return patterns


def _object(pairs: Iterable[tuple[str, str]]) -> str:
    """Write an object, or a pattern to take one apart: by each name, what it stands for."""
    parts = (public if public == inner else f"{public}: {inner}" for public, inner in pairs)
    return f"{{ {', '.join(parts)} }}"


def _pairs(names: str, between: str = " as ") -> list[tuple[str, str]]:
    """Read ``a as b, c``: what a name is, and what it becomes."""
    found = [part.strip().partition(between) for part in names.split(",") if part.strip()]
    return [(old.strip(), (new or old).strip()) for old, _, new in found]


def _stand_in(module: str, path: str, name: str, exported: Mapping[str, str]) -> str:
    lines = [f"import {{ {name} }} from {json.dumps(_up(module) + path)};"]
    if own := [public for public in exported if public != "default"]:
        lines.append(f"export const {{ {', '.join(own)} }} = {name};")
    if "default" in exported:
        lines.append(f"export default {name}.default;")
    return "\n".join([*lines, ""])


def _up(path: str) -> str:
    """Return the way from a file of the folder to the folder itself."""
    return "../" * path.count("/") or "./"
