"""Packed modules run as they do one by one, and are the same to those that are not packed."""

import pytest

from morpho_server.api.client.packs import UnpackableError, pack

pytestmark = pytest.mark.browser

MODULES = {
    "main.js": """
import twice, { count as counted, Counter } from "./lib/count.js";
import * as words from "./lib/words.js";
import { joined } from "./lib/index.js";
import "./lib/effect.js";
export const { title, text: said } = words.all;
export const numbers = [counted(), twice(4), new Counter().next(), joined("a", "b")];
export async function later() { return (await import("./lib/later.js")).told; }
export const address = import.meta.url;
export { shout } from "./lib/words.js";
""",
    "lib/count.js": """
let n = 0;
export function count() { return ++n; }
export class Counter { next() { return count() } }
export default function (x) { return 2 * x }
""",
    "lib/words.js": """
import { mark } from "../outside.js";
export const all = { title: "T", text: `import "./no.js"${mark}` };
const loud = (text) => text.toUpperCase();
export { loud as shout };
""",
    "lib/index.js": 'export{joined}from"./joined.js";',
    "lib/joined.js": 'const j=(...all)=>all.join("-");export{j as joined};',
    "lib/effect.js": "globalThis.effects = (globalThis.effects ?? 0) + 1;",
    "lib/later.js": """
import { count } from "./count.js";
import twice from "./count.js";
export const told = `${count()} and ${twice(5)}`;
""",
    "outside.js": 'export const mark = "!";',
}
PACKED = [
    "main.js",
    "lib/count.js",
    "lib/words.js",
    "lib/index.js",
    "lib/joined.js",
    "lib/effect.js",
]

RUN = """async (address) => {
  const { numbers, title, said, shout, later, address: own } = await import(address);
  const { effects } = globalThis;
  delete globalThis.effects;
  return [numbers, title, said, shout("x"), await later(), new URL(own).pathname, effects];
}"""


def serve(page, root, texts):
    """Have a page find modules below a path."""

    def answer(route):
        path = route.request.url.partition(f"{root}/")[2]
        route.fulfill(body=texts[path], content_type="text/javascript")

    page.route(f"**{root}/**", answer)


def test_packed_modules_do_what_they_do_one_by_one(page):
    packed = pack("packs/all.js", PACKED, MODULES)
    page.goto("/blank")
    serve(page, "/one-by-one", MODULES)
    serve(page, "/packed", {**MODULES, **packed.stand_ins, packed.path: packed.text})

    alone = page.evaluate(RUN, "/one-by-one/main.js")
    together = page.evaluate(RUN, "/packed/main.js")

    assert alone == [
        [1, 8, 2, "a-b"],
        "T",
        'import "./no.js"!',
        "X",
        "3 and 10",
        "/one-by-one/main.js",
        1,
    ]
    assert together == [*alone[:5], "/packed/main.js", 1]


def test_a_pack_takes_from_another_what_is_in_it(page):
    first = pack("packs/first.js", ["lib/count.js"], MODULES)
    rest = [module for module in PACKED if module not in first.names]
    second = pack("packs/second.js", rest, MODULES, [first])
    page.goto("/blank")
    texts = {each.path: each.text for each in (first, second)}
    serve(page, "/packed", {**MODULES, **first.stand_ins, **second.stand_ins, **texts})

    found = page.evaluate(RUN, "/packed/main.js")

    assert found[0] == [1, 8, 2, "a-b"]
    assert found[4] == "3 and 10"
    assert "lib/count.js" not in second.text.splitlines()[0]


@pytest.mark.parametrize(
    "modules",
    [
        {"a.js": "export let changing = 1;"},
        {"a.js": "export * from './b.js';", "b.js": ""},
        {"a.js": "import './b.js';", "b.js": "import './a.js';"},
    ],
)
def test_what_can_not_be_packed_is_refused(modules):
    with pytest.raises(UnpackableError):
        pack("pack.js", list(modules), modules)
