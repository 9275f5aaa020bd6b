"""Where comments begin and end, in modules of every kind."""

import pytest

from morpho_server.api.client.scripts import imports, without_comments, without_indents

KEPT = [
    "const a = 1; // said beside it\n",
    "const a = /** @type {any} */ (b);\n",
    "const text = `\n// in a text\n/* in a text */\n`;\n",
    "const text = `${one(`\n// two deep\n`)}\n// in a text\n`;\n",
    "const text = `${{ a: { b: 1 } }}\n// in a text\n`;\n",
    "const text = `\\`\n// in a text\n\\${\n// and here\n`;\n",
    "const quote = /['\"`]/;\n",
    "const slash = /[/*]/.test(a) ? `\n// in a text\n` : 1 / 2;\n",
    "const half = (a + b) / 2, rest = `\n// in a text\n`;\n",
    "const address = 'https://example.org';\n",
    'const open = "/* no comment"; const closed = "*/";\n',
    "if (a) return /`/;\n",
    "const never = `ended\n// in a text",
]
TAKEN = {
    "// alone\nconst a = 1;\n": "\nconst a = 1;\n",
    "  // aside\n  go();\n": "\n  go();\n",
    "/**\n * A doc.\n */\nfunction go() {}\n": "\n\n\nfunction go() {}\n",
    "/* one */ /* two */\ngo();\n": "/* one */ /* two */\ngo();\n",
    "/* one\n*/ go();\n": "/* one\n*/ go();\n",
    "const quote = /['\"`]/;\n// alone\n": "const quote = /['\"`]/;\n\n",
    "const text = `${a}`;\n// alone\n": "const text = `${a}`;\n\n",
    "go();\n// at the end": "go();\n",
    "const it's = 1; // don't\n// alone\n": "const it's = 1; // don't\n\n",
}
INDENTED = {
    "if (a) {\n  go( 1,  2 );\n\n}\n": "if (a) {\ngo( 1,  2 );\n}\n",
    "return\n    1;\n": "return\n1;\n",
    "const text = `\n  one\n\n  two\n`;\n  go();\n": "const text = `\n  one\n\n  two\n`;\ngo();\n",
    "const text = `${\n  a\n}\n  in a text\n`;\n": "const text = `${\na\n}\n  in a text\n`;\n",
    "const space = /  [`]\\s+/;\n  go();\n": "const space = /  [`]\\s+/;\ngo();\n",
}


@pytest.mark.parametrize("source", KEPT)
def test_what_is_no_comment_of_its_own_lines_stays(source):
    assert without_comments(source) == source


@pytest.mark.parametrize("source", TAKEN)
def test_comments_become_empty_lines(source):
    assert without_comments(source) == TAKEN[source]


@pytest.mark.parametrize("source", INDENTED)
def test_no_line_is_empty_or_begins_with_spaces_but_in_texts(source):
    assert without_indents(source) == INDENTED[source]


def test_a_module_begins_with_what_it_imports_and_exports_from_elsewhere():
    source = """
import "./a.js";
import b from "./b.js";
import { c, d as e } from '../c.js';
import {
  f,
} from "./f/f.js";
export * from "./g.js";
export const later = () => import("./later.js");
export const text = 'import "./text.js"';
import*as x from"./x.js";import{y}from"./y.js";
import z from "elsewhere";
"""
    assert imports(source, "lib/index.js") == [
        "lib/a.js",
        "lib/b.js",
        "c.js",
        "lib/f/f.js",
        "lib/g.js",
        "lib/x.js",
        "lib/y.js",
    ]
