import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { EntryLink } from "../../shared/rules/rules.js";
import { factionClass, IDENTITIES, identityName } from "../cards/identities.js";
import { text } from "./text.js";
import { TOPICS } from "./topics.js";
import { Medal } from "../cards/tiles.js";

/**
 * A field that filters the entries by the words in it.
 * @param {{query: string, search: (query: string) => void, found: number}} props
 */
export function Search({ query, search, found }) {
  return html`<search class="rules-search">
    <input type="search" aria-label=${words("morpho-rules-search")} placeholder=${words("morpho-rules-search")} value=${query} data-search
      onInput=${(/** @type {any} */ event) => search(event.target.value)} />
    <span class="rules-found" role="status">${query && words("morpho-rules-found", { count: found })}</span>
    ${query && html`<button type="button" class="btn" onClick=${() => search("")}>${words("morpho-rules-show-all")}</button>`}
  </search>`;
}

/**
 * The entries to choose from: topics in their order, identities by their emblems.
 * @param {{found: string[], choose: (entry: string) => void}} props
 */
export function Contents({ found, choose }) {
  return html`<nav class="rules-contents" aria-label=${words("rules-contents")}>
    <ol>${Object.keys(TOPICS)
      .filter((topic) => found.includes(topic))
      .map(
        (topic) =>
          html`<li key=${topic}><${EntryLink} game="morpho" entry=${topic} choose=${choose}>${text(`morpho-rules-${topic}`)}<//></li>`,
      )}</ol>
    <ul>${Object.keys(IDENTITIES)
      .filter((identity) => found.includes(identity))
      .map(
        (identity) => html`<li key=${identity} class=${factionClass(identity)}>
        <${EntryLink} game="morpho" entry=${identity} choose=${choose}><${Medal} identity=${identity} /><span>${identityName(identity)}</span><//></li>`,
      )}</ul>
  </nav>`;
}
