/** @import { GameClient } from "../../games/types.js" */
/** @import { Child } from "../../lib/index.js" */
/** @import { Noticed } from "./notice.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useLayoutEffect, useRef } from "../../lib/index.js";
import { linesOf, useFeedSeen } from "../log/feed.js";
import { Sentence } from "../log/sentence.js";
import { narrated } from "./narrator.js";

/** What begins something is told even if it says only whose turn it is. */
const BEGINNINGS = new Set(["round_started", "match_started"]);

/** The narrator's line says who comes and goes: the last move stays. */
const COMINGS = new Set(["player_away", "player_back", "player_joined", "player_left"]);

/**
 * What has just happened, in the log's own sentence, and the narrator's line on it. During a scene it is what the scene
 * says: nothing is told before it is seen.
 * @param {{store: TableStore, game: GameClient, motion: TableMotion | null, notice: Noticed | null}} props `notice`: in
 *   place of both, or of the line
 */
export function Narration({ store, game, motion, notice }) {
  const feed = useFeedSeen(store.now.feed, motion);
  const lines = linesOf(feed.slice(-30), game, store);
  const told = lines.filter(
    ({ item, line }) => item.event.kind !== "said" && (line.kind !== "turn" || BEGINNINGS.has(item.event.kind)),
  );
  const last = told.findLast(({ item }) => !COMINGS.has(item.event.kind));
  const newest = told.at(-1);
  const caption = motion?.caption.value;
  if (notice?.title)
    return html`<${Say} key=${notice.title} says=${notice.title} line=${notice.text} notice=${notice.kind} />`;
  if (caption?.title)
    return html`<${Say} key=${caption.title} says=${caption.parts ? html`<${Sentence} parts=${caption.parts} roster=${store.now.roster} />` : caption.title} line=${caption.hint} />`;
  const coming =
    newest !== last && newest && html`<${Sentence} parts=${newest.line.parts} roster=${newest.item.roster} />`;
  if (!last) return html`<${Say} key="" says="" line=${notice?.text ?? coming} notice=${notice?.kind} />`;
  const { item, line } = last;
  return html`<${Say} key=${item.key} says=${html`<${Sentence} parts=${line.parts} roster=${item.roster} />`} 
    line=${notice?.text ?? (coming || narrated(game.name, item.event, item.n))} notice=${notice?.kind} />`;
}

/** The smallest size of the sentence, as a part of its usual one: below it, it has two lines. */
const SMALLEST = 0.6;

/** @param {{says: Child, line: Child, class?: string, notice?: string}} props `notice`: of which kind it is, if it is one */
export function Say({ says, line, class: look = "", notice }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const said = /** @type {HTMLElement} */ (heading.current);
    // The browser calls it when it has laid out the frame, before it paints it. Measuring here would cost a layout.
    const sizes = new ResizeObserver(() => {
      sizes.disconnect();
      const fits = said.clientWidth / said.scrollWidth;
      said.style.setProperty("--fits", String(Math.max(SMALLEST, fits)));
      said.style.whiteSpace = fits < SMALLEST ? "normal" : "";
    });
    sizes.observe(said);
    return () => sizes.disconnect();
  }, []);
  return html`<section class="narration" data-notice=${notice}><h1 class=${look} data-sentence ref=${heading}>${says}</h1><p data-narrator>${line}</p></section>`;
}
