/** @import { GameClient, Moment, Play } from "../../../games/types.js" */
/** @import { Table } from "../../../net/wire.js" */
/** @import { Place } from "../../types.js" */

import { hasClient } from "../../../games/registry.js";
import { html } from "../../../lib/index.js";
import { assetAddress } from "../../../loading/assets.js";
import { linkTo } from "../../../routing/link.js";
import { Sign } from "../../icons/icons.js";
import { plain } from "../../log/sentence.js";
import { isolated } from "../../../i18n/language.js";
import { readOut } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { SharePicture } from "./share_sheet.js";
import { winnersInWords } from "../winners.js";

/** By place; lower places show their number. */
const MEDALS = ["🥇", "🥈", "🥉"];

/**
 * A button that shares a match's result, as a picture or as text.
 * @param {{table: Table, game: GameClient, play: Play, ranking: Place[], best?: Moment | null}} props `best`: the moment
 *   that stands beside the ranking
 */
export function ShareResult({ table, game, play, ranking, best = null }) {
  const won = winnersInWords(play, game);
  const title = words("match-share-result");
  const sent = {
    title,
    alt: readOut(won, ...ranking.map(({ seat, points }) => `${isolated(play.name(seat))} ${points}`)),
    text: resultOf(game, play, ranking),
    draw: async (/** @type {string} */ evening) => {
      const { drawResult } = await import("./result_picture.js");
      const cover = hasClient(table.game) ? assetAddress(`games/${table.game}/cover.svg`) : null;
      return drawResult({ cover, brand: game.title, won, title: evening, ranking, name: play.name, moment: best });
    },
  };
  return html`<${SharePicture} sent=${sent} action="share-result"><${Sign} name="share" />${title}<//>`;
}

/**
 * Return in plain text who has won, the ranking and the highlights.
 * @param {GameClient} game
 * @param {Play} play
 * @param {Place[]} ranking
 */
function resultOf(game, play, ranking) {
  return [
    `${isolated(game.title)} · ${winnersInWords(play, game)}`,
    ...ranking.map(
      ({ seat, place, points }) =>
        `${MEDALS[place - 1] ?? `${place}.`} ${isolated(play.name(seat))} · ${words("match-points", { points })}`,
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
