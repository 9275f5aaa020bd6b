import { html } from "../../../lib/index.js";
import { EntryLink } from "../../shared/rules/rules.js";
import { factionClass, IDENTITIES, identityName } from "../cards/identities.js";
import { R } from "./text.js";
import { Medal } from "../cards/tiles.js";

/**
 * A field that filters the entries by the words in it.
 * @param {{query: string, search: (query: string) => void, found: number}} props
 */
export function Search({ query, search, found }) {
  return html`<search class="rules-search">
    <input type="search" aria-label=${R.search} placeholder=${R.search} value=${query} data-search
      onInput=${(/** @type {any} */ event) => search(event.target.value)} />
    <span class="rules-found" role="status">${query && R.found(found)}</span>
    ${query && html`<button type="button" class="btn" onClick=${() => search("")}>${R.clear}</button>`}
  </search>`;
}

/**
 * The entries to choose from: topics in their order, identities by their emblems.
 * @param {{found: string[], choose: (entry: string) => void}} props
 */
export function Contents({ found, choose }) {
  return html`<nav class="rules-contents" aria-label=${R.contents}>
    <ol>${R.topics
      .filter(({ id }) => found.includes(id))
      .map(
        ({ id, title }) =>
          html`<li key=${id}><${EntryLink} game="morpho" entry=${id} choose=${choose}>${title}<//></li>`,
      )}</ol>
    <ul>${Object.keys(IDENTITIES)
      .filter((identity) => found.includes(identity))
      .map(
        (identity) => html`<li key=${identity} class=${factionClass(identity)}>
        <${EntryLink} game="morpho" entry=${identity} choose=${choose}><${Medal} identity=${identity} /><span>${identityName(identity)}</span><//></li>`,
      )}</ul>
  </nav>`;
}
