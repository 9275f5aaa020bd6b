// The newest of what happened, on one line.

/** @import { GameClient } from "../../games/types.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { LogLine } from "../types.js" */

import { html, useEffect, useState } from "../../lib/index.js";
import { attentionFor } from "../../attention/attention.js";
import { Sign } from "../icons/icons.js";
import { focusOn } from "../accessibility/focus.js";
import { isOfTable } from "../../i18n/table_events.js";
import { words } from "../../i18n/words.js";
import { linesOf, useFeedSeen } from "./feed.js";
import { lastTurnOf } from "./last_turn.js";
import { ReactionButtons } from "./reaction_buttons.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { Sentence } from "./sentence.js";
import { TurnNumber } from "./turn_number.js";
import { TurnLines } from "./turn_lines.js";

/**
 * The newest sentence, on a button that opens all of them; and reactions, without opening anything. In a player's own
 * turn it is what the other did in theirs. Where all lie over the table it says instead what they hide: that something
 * is wanted of the player.
 * @param {{store: TableStore, game: GameClient, motion: TableMotion | null, open: boolean, toggle: () => void}} props
 */
export function FeedLine({ store, game, motion, open, toggle }) {
  const feed = useFeedSeen(store.now.feed, motion);
  const lines = linesOf(feed.slice(-30), game, store);
  // Whose turn it is, the board shows; the line is for what was done.
  const last = lines.findLast(({ line }) => line.kind !== "turn") ?? lines.at(-1);
  const lastTurn = last && !last.line.kind && !isOfTable(last.item.event) ? lastTurnOf(feed, game, store) : [];
  const [reacting, react] = useState(false);
  const stop = () => {
    react(false);
    focusOn("[data-action=react]");
  };
  const unread = useUnread(store, open);
  const wanted = open && !motion?.staged.value ? attentionFor(store.now, game) : null;
  const press = () => {
    toggle();
    if (wanted) focusOn("[data-headline]");
  };
  return html`<div class=${reacting ? "feed reacting" : "feed"}>
    ${!open && html`<${Refused} refusal=${refusalAt(store, "say", "chat")} />`}
    ${
      reacting
        ? html`<${ReactionButtons} store=${store} done=${stop} />`
        : html`
      <button type="button" class=${`feed-line ${wanted ? "wanted" : ""}`} data-action="feed" aria-expanded=${String(open)} onClick=${press}>
        <${TurnNumber} store=${store} motion=${motion} />
        ${wanted ? html`<span class="ln"><b>${words(`table-wanted-${wanted}`)}</b></span>` : lastTurn.length ? html`<span class="ln last-turn"><${TurnLines} lines=${lastTurn} /></span>` : html`<${Newest} line=${last} />`}
        <${Unread} count=${unread} />
        <${Sign} name="up" />
      </button>`
    }
    <button type="button" key="react" class="iconbtn" data-action="react" disabled=${store.muted.value} aria-label=${words("table-react")} aria-expanded=${String(reacting)}
      onClick=${() => react(!reacting)}><${Sign} name=${reacting ? "x" : "laugh"} /></button>
  </div>`;
}

/** The newest sentence, or that there is none. @param {{line?: LogLine}} props */
const Newest = ({ line: last }) =>
  html`<span class="ln">${last ? html`<${Sentence} parts=${last.line.parts} roster=${last.item.roster} />` : words("table-nothing-yet")}
    ${last?.item.yours && html` <small>${words("table-only-you")}</small>`}</span>`;

/** How much was said that one has not read. @param {{count: number}} props */
export const Unread = ({ count }) =>
  count > 0 &&
  html`<span class="unread" data-unread=${count}><${Sign} name="chat" />
  <span aria-hidden="true">${count}</span><span class="sr"> ${words("table-unread", { count })}</span></span>`;

/**
 * Count what other people have said since the log was last open.
 * @param {TableStore} store
 * @param {boolean} open
 */
export function useUnread(store, open) {
  const { feed, n } = store.now;
  const [read, setRead] = useState(n ?? 0);
  useEffect(() => {
    if (open) setRead(n ?? 0);
  }, [open, n]);
  if (open) return 0;
  return feed.filter(
    ({ n: at, event, roster }) =>
      at > read && event.kind === "said" && event.player !== store.player && !roster.bots[event.player],
  ).length;
}
