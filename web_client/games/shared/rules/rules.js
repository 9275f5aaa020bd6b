// What the rules of several games share: topics with pictures, and going to an entry by its address or a link.

/** @import { Component } from "../../../lib/index.js" */
/** @import { RulesProps } from "../../types.js" */

import { findWords, words } from "../../../i18n/words.js";
import { html, useEffect, useRef, useState } from "../../../lib/index.js";

/**
 * Show the entry that is named, each time that it is asked for.
 * @param {string} place
 */
export function useEntry(place) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const [wanted, want] = useState({ place });
  useEffect(() => want({ place }), [place]);
  useEffect(() => bring(root.current, wanted.place), [wanted]);
  return { root, show: (/** @type {string} */ entry) => want({ place: entry }) };
}

/**
 * A link that stays on this page, and can still be copied or opened in another.
 * @param {{game: string, entry: string, choose: (entry: string) => void, children?: unknown}} props
 */
export function EntryLink({ game, entry, choose, children }) {
  /** @param {MouseEvent} event */
  const follow = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(entry);
  };
  return html`<a href=${`/rules/${game}#${entry}`} data-to=${entry} onClick=${follow}>${children}</a>`;
}

/**
 * Return each topic with its title and paragraphs.
 * @param {string} game
 * @param {string[]} topics
 * @returns {[topic: string, texts: string[]][]}
 */
const texts = (game, topics) =>
  topics.map((topic) => {
    const id = `${game}-rules-${topic}`;
    return [topic, [findWords(id) ?? id, ...(findWords(`${id}.text`) ?? "").split("\n\n")]];
  });

/**
 * The rules of a game by topic: each with its title, a paragraph, what shows it, and more paragraphs.
 * @param {{game: string, topics: string[], pictures: Record<string, Component>} & RulesProps} props
 */
function TopicList({ game, topics, pictures, place, go }) {
  const { root, show } = useEntry(place);
  /** @param {string} entry */
  const choose = (entry) => {
    show(entry);
    go(entry);
  };
  const all = texts(game, topics);
  return html`<article class="rules" data-rules ref=${root}>
    <header class="rules-top"><h1 class="disp">${words("rules-title")}</h1></header>
    <nav class="rules-contents" aria-label=${words("rules-contents")}><ol>${all.map(
      ([id, [name]]) => html`<li key=${id}><${EntryLink} game=${game} entry=${id} choose=${choose}>${name}<//></li>`,
    )}</ol></nav>
    <div class="rules-body">${all.map(([id, [name, first, ...rest]]) => {
      const Picture = pictures[id];
      return html`<section key=${id} class="rule-topic" data-entry=${id}>
        <h2 class="disp" tabindex="-1">${name}</h2>
        <p>${first}</p>
        ${Picture && html`<${Picture} />`}
        ${rest.map((paragraph) => html`<p key=${paragraph}>${paragraph}</p>`)}
      </section>`;
    })}</div>
  </article>`;
}

/**
 * Return the page of the rules of a game.
 * @param {string} game
 * @param {string[]} topics
 * @param {Record<string, Component>} pictures what topics show below their first paragraph
 * @returns {Component<RulesProps>}
 */
export const rulesBy = (game, topics, pictures) => (props) =>
  html`<${TopicList} game=${game} topics=${topics} pictures=${pictures} ...${props} />`;

/**
 * Scroll to an entry's heading and focus it, so that it is read out.
 * @param {HTMLElement | null} root
 * @param {string} place
 */
function bring(root, place) {
  const entry = place && root?.querySelector(`[data-entry="${CSS.escape(place)}"]`);
  if (!entry) return;
  entry.scrollIntoView({ block: "start" });
  /** @type {HTMLElement | null} */ (entry.querySelector("[tabindex]"))?.focus({ preventScroll: true });
}
