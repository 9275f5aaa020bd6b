/** @import { GameClient, Play } from "../../games/types.js" */
/** @import { Table } from "../../net/wire.js" */
/** @import { Place } from "../types.js" */

import { hasClient } from "../../games/registry.js";
import { html, useState } from "../../lib/index.js";
import { assetAddress } from "../../loading/assets.js";
import { linkTo } from "../../routing/link.js";
import { canSend, useSharing } from "../people/share_link.js";
import { Sign } from "../icons/icons.js";
import { plain } from "../log/sentence.js";
import { nameToday, saveFile } from "../panels/save_file.js";
import { isolated, language } from "../../i18n/language.js";
import { needWords, words } from "../../i18n/words.js";
import { winnersInWords } from "./winners.js";

needWords("after");

/** By place; lower places show their number. */
const MEDALS = ["🥇", "🥈", "🥉"];

const day = new Intl.DateTimeFormat(language, { dateStyle: "long" });

/**
 * A button that shares a match's result.
 * @param {{table: Table, game: GameClient, play: Play, ranking: Place[]}} props
 */
export function ShareResult({ table, game, play, ranking }) {
  const text = resultOf(game, play, ranking);
  const { said, byHand, place, copy, send } = useSharing(text, { text });
  return html`<button type="button" class="btn" data-action="share-result" onClick=${() => void (canSend() ? send() : copy())}>
      <${Sign} name=${said ? "check" : "share"} />${said || words("match-share-result")}</button>
    ${byHand && html`<pre class="shared-text" data-shared ref=${place}>${text}</pre>`}
    <${SharePicture} table=${table} game=${game} play=${play} ranking=${ranking} />`;
}

/**
 * A button that shares a picture of a match's result, or saves it where that can't be done.
 * @param {{table: Table, game: GameClient, play: Play, ranking: Place[]}} props
 */
function SharePicture({ table, game, play, ranking }) {
  const [drawing, draw] = useState(false);
  const share = async () => {
    draw(true);
    try {
      const { drawResult } = await import("./result_picture.js");
      const picture = await drawResult({
        cover: hasClient(table.game) ? assetAddress(`games/${table.game}/cover.svg`) : null,
        brand: game.title,
        title: winnersInWords(play, game),
        when: day.format(Date.now()),
        ranking,
        name: play.name,
      });
      await sendFile(new File([picture], nameToday("png"), { type: picture.type }));
    } finally {
      draw(false);
    }
  };
  return html`<button type="button" class="btn" data-action="share-picture" disabled=${drawing} onClick=${() => void share()}>
    <${Sign} name="install" />${words("replay-picture")}</button>`;
}

/** Share a file by the device's share sheet, or save it. @param {File} file */
async function sendFile(file) {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // Cancelled, or no longer allowed.
    }
    return;
  }
  saveFile(file.name, file);
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
