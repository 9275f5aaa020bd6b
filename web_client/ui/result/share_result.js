/** @import { GameClient } from "../../games/types.js" */
/** @import { Place, Play } from "../types.js" */

import { html } from "../../lib/index.js";
import { linkTo } from "../../routing/route.js";
import { canSend, useSharing } from "../people/share_link.js";
import { Sign } from "../parts/icons.js";
import { plain } from "../parts/line.js";
import { M } from "../../i18n/match.js";

/** By place; lower places show their number. */
const MEDALS = ["🥇", "🥈", "🥉"];

/**
 * A button that shares a match's result.
 * @param {{game: GameClient, play: Play, ranking: Place[]}} props
 */
export function ShareResult({ game, play, ranking }) {
  const text = resultOf(game, play, ranking);
  const { said, byHand, place, copy, send } = useSharing(text, { text });
  return html`<button type="button" class="btn" data-action="share-result" onClick=${() => void (canSend() ? send() : copy())}>
      <${Sign} name=${said ? "check" : "share"} />${said || M.shareResult}</button>
    ${byHand && html`<pre class="shared-text" data-shared ref=${place}>${text}</pre>`}`;
}

/**
 * Return in plain text who has won, the ranking and the highlights.
 * @param {GameClient} game
 * @param {Play} play
 * @param {Place[]} ranking
 */
function resultOf(game, play, ranking) {
  return [
    `${game.title} · ${M.wins(play.winners.map(play.name))}`,
    ...ranking.map(
      ({ seat, place, points }) => `${MEDALS[place - 1] ?? `${place}.`} ${play.name(seat)} · ${M.points(points)}`,
    ),
    ...summary(game, play),
    linkTo("/"),
  ].join("\n");
}

/**
 * Return the highlights that came with the match's end, if this page has received them.
 * @param {GameClient} game
 * @param {Play} play
 */
function summary(game, { feed, view }) {
  const end = feed.findLast(({ event }) => event.kind === "match_ended");
  return feed
    .filter(({ n }) => n === end?.n)
    .flatMap(({ event, roster }) => {
      const line = game.sentence(event, game.sentenceContext?.(view), null);
      return line?.kind === "sum" ? [plain(line.parts, roster).trim()] : [];
    });
}
