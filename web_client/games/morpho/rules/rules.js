/** @import { RulesProps } from "../../types.js" */

import { html, useMemo, useState } from "../../../lib/index.js";
import { useEntry } from "../../shared/rules/rules.js";
import { IDENTITIES, identityName } from "../cards/identities.js";
import { Contents, Search } from "./contents.js";
import { IdentityEntry } from "./identity.js";
import { R } from "./text.js";
import { TopicEntry } from "./topic.js";

const IDENTITY_NAMES = Object.keys(IDENTITIES);

/**
 * The rules, by topic and by identity. `place` is the entry to be shown, and `go` asks for another
 * one.
 * @param {RulesProps} props
 */
export function Rules({ place, go }) {
  const [query, search] = useState("");
  const { root, show } = useEntry(place);
  /** @param {string} entry */
  const choose = (entry) => {
    search("");
    show(entry);
    go(entry);
  };
  const texts = useMemo(allTexts, []);
  const found = [...texts.keys()].filter((entry) => texts.get(entry)?.includes(query.trim().toLowerCase()));
  const identities = IDENTITY_NAMES.filter((identity) => found.includes(identity));
  return html`<article class="rules" data-rules ref=${root}>
    <header class="rules-top">
      <h1 class="disp">${R.title}</h1>
      <${Search} query=${query} search=${search} found=${found.length} />
    </header>
    <${Contents} found=${found} choose=${choose} />
    <div class="rules-body">
      ${R.topics.filter(({ id }) => found.includes(id)).map((topic) => html`<${TopicEntry} key=${topic.id} topic=${topic} />`)}
      ${identities.length > 0 && html`<h2 class="disp rules-part">${R.identities}</h2>`}
      ${identities.map((identity) => html`<${IdentityEntry} key=${identity} identity=${identity} />`)}
    </div>
  </article>`;
}

/** Return the text of each entry, for searching. @returns {Map<string, string>} */
function allTexts() {
  return new Map([
    ...R.topics.map((topic) => /** @type {[string, string]} */ ([topic.id, textOf(topic)])),
    ...IDENTITY_NAMES.map(
      (identity) =>
        /** @type {[string, string]} */ ([identity, textOf([identityName(identity), R.identityRules[identity]])]),
    ),
  ]);
}

/**
 * Return all text in a value, in lower case.
 * @param {unknown} value
 * @returns {string}
 */
function textOf(value) {
  if (typeof value === "string") return value.toLowerCase();
  return typeof value === "object" && value ? Object.values(value).map(textOf).join(" ") : "";
}
