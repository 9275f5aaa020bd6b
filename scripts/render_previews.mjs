// Render the sentences of link previews in one language: the file of Fluent comes in by standard input, JSON goes out.
//
// Of a sentence about people there is one for each plural form, with {people} and {count} where they stand; `forms` has
// the numbers of each form, from and to; all others are "other". Names are joined by `two` for two, else by `more` and,
// before the last, `last`.

import { readFileSync } from "node:fs";
import { FluentBundle } from "../web_client/vendor/fluent-bundle.js";
import { FluentResource } from "../web_client/vendor/fluent-resource.js";
import { FluentNumber, FluentType } from "../web_client/vendor/fluent-types.js";

/** The most people that a table can have (MOST_PEOPLE of the server). */
const MOST = 210;

/** A value that stands in its place by its name. */
class Blank extends FluentType {
  toString() {
    return `{${this.value}}`;
  }
}

/** A number that chooses a form by its value, and stands in its place by its name. */
class Count extends FluentNumber {
  toString() {
    return "{count}";
  }
}

const [, , locale, prefix] = process.argv;
const bundle = new FluentBundle(locale, { useIsolating: false });
bundle.addResource(new FluentResource(readFileSync(0, "utf8")));
const plural = new Intl.PluralRules(locale);
/** The form of each number. */
const forms = Array.from({ length: MOST + 1 }, (_, n) => plural.select(n));
console.log(JSON.stringify({ forms: numbersOfForms(), ...sentences(), ...joints() }));

function numbersOfForms() {
  const found = {};
  forms.forEach((form, n) => {
    if (form === "other") return;
    found[form] ??= [];
    if (forms[n - 1] === form) found[form].at(-1)[1] = n;
    else found[form].push([n, n]);
  });
  return found;
}

function sentences() {
  const found = [...bundle._messages.keys()].filter((id) => id.startsWith(prefix));
  return Object.fromEntries(found.map((id) => [id.slice(prefix.length), rendered(id)]));
}

/** Return a sentence by plural form, or the one that all forms share. @param {string} id */
function rendered(id) {
  const said = [...new Set(forms)].map((form) => {
    const values = { people: new Blank("people"), game: new Blank("game"), count: new Count(forms.indexOf(form)) };
    return [form, bundle.formatPattern(bundle.getMessage(id).value, values)];
  });
  return new Set(said.map(([, text]) => text)).size > 1 ? Object.fromEntries(said) : said[0][1];
}

function joints() {
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const literals = (names) => list.formatToParts(names).filter(({ type }) => type === "literal").map(({ value }) => value);
  const [two] = literals(["A", "B"]);
  const [more, last] = literals(["A", "B", "C"]);
  return { two, more, last };
}
