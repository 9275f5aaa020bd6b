import { html } from "../../../lib/index.js";
import { factionClass, IDENTITIES } from "../cards/identities.js";
import { R } from "./text.js";
import { Medal } from "../cards/tiles.js";
import { identityName } from "../words/game.js";

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
      .map(({ id, title }) => html`<li key=${id}><${EntryLink} entry=${id} choose=${choose}>${title}<//></li>`)}</ol>
    <ul>${Object.keys(IDENTITIES)
      .filter((identity) => found.includes(identity))
      .map(
        (identity) => html`<li key=${identity} class=${factionClass(identity)}>
        <${EntryLink} entry=${identity} choose=${choose}><${Medal} identity=${identity} /><span>${identityName(identity)}</span><//></li>`,
      )}</ul>
  </nav>`;
}

/**
 * A link that stays on this page, and can still be copied or opened in another.
 * @param {{entry: string, choose: (entry: string) => void, children?: unknown}} props
 */
function EntryLink({ entry, choose, children }) {
  /** @param {MouseEvent} event */
  const follow = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(entry);
  };
  return html`<a href=${`/rules#${entry}`} data-to=${entry} onClick=${follow}>${children}</a>`;
}
