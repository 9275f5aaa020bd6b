/** @import { Filter } from "../../games/types.js" */
/** @import { Component } from "../../lib/index.js" */
/** @import { FeedItem } from "../../state/types.js" */
/** @import { LogLine } from "../types.js" */

import { html } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { memo } from "../hooks/memo.js";

/** Those of a game that names none. @type {Filter[]} */
export const FILTERS = ["all", "round", "yours", "chat"];

/**
 * Return what a filter lets through.
 * @param {LogLine[]} lines
 * @param {FeedItem[]} feed all that they were made from
 * @param {Filter} filter
 */
export function filtered(lines, feed, filter) {
  switch (filter) {
    case "all":
      return lines;
    case "round": {
      const opened = feed.findLast(({ event }) => event.kind === "round_opened")?.n ?? 0;
      return lines.filter(({ item }) => item.n >= opened);
    }
    case "moves":
      return [];
    case "yours":
      return lines.filter(({ item }) => item.yours);
    case "chat":
      return lines.filter(({ line }) => line.kind === "chat");
  }
}

/** @type {Component<{filters: Filter[], chosen: Filter, choose: (filter: Filter) => void}>} */
export const FeedFilter = memo(function FeedFilter({ filters, chosen, choose }) {
  return html`<div class="seg feed-filter" role="group" aria-label=${words("match-show-only")}>${filters.map(
    (filter) => html`<button type="button" key=${filter} data-filter=${filter} aria-pressed=${String(filter === chosen)}
      onClick=${() => choose(filter)}>${words(`match-filter-${filter}`)}</button>`,
  )}</div>`;
});
