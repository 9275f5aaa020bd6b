// What the rules of several games share: going to an entry, from its address or by a link.

import { html, useEffect, useRef, useState } from "../../lib/index.js";

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
