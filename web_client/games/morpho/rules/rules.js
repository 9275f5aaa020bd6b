/** @import { RulesProps } from "../../types.js" */

import { words } from "../../../i18n/words.js";
import { html, useMemo, useState } from "../../../lib/index.js";
import { useEntry } from "../../shared/rules/rules.js";
import { IDENTITIES } from "../cards/identities.js";
import { Contents, Search } from "./contents.js";
import { IdentityEntry } from "./identity.js";
import { allTexts } from "./text.js";
import { TopicEntry } from "./topic.js";
import { TOPICS } from "./topics.js";

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
      <h1 class="disp">${words("rules-title")}</h1>
      <${Search} query=${query} search=${search} found=${found.length} />
    </header>
    <${Contents} found=${found} choose=${choose} />
    <div class="rules-body">
      ${Object.keys(TOPICS)
        .filter((topic) => found.includes(topic))
        .map((topic) => html`<${TopicEntry} key=${topic} topic=${topic} />`)}
      ${identities.length > 0 && html`<h2 class="disp rules-part">${words("morpho-rules-identities")}</h2>`}
      ${identities.map((identity) => html`<${IdentityEntry} key=${identity} identity=${identity} />`)}
    </div>
  </article>`;
}
