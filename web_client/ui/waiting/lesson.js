/** @import { GameClient } from "../../games/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { words } from "../../i18n/words.js";
import { html, useEffect, useState } from "../../lib/index.js";
import { Lazy } from "../../loading/lazy.js";
import { storePlayed } from "../../state/played_games.js";

const loadLesson = async () => (await import("../learn/lesson_page.js")).LessonPage;

/**
 * The lesson while others come: they see how far one is.
 * @param {{store: TableStore, game: GameClient, leave: () => void}} props
 */
export function LessonMeanwhile({ store, game, leave }) {
  const [[step, steps], reach] = useState([0, 1]);
  useEffect(() => {
    store.connection.transmit?.({ type: "learn", step, steps });
    if (step === steps) storePlayed(game.name);
  }, [step, store.live.value]);
  useEffect(() => () => store.connection.transmit?.({ type: "learn", step: 0, steps: 1 }), []);
  const next = [{ action: "back-to-table", label: words("lobby-back-to-table"), go: leave }];
  const onStep = (/** @type {number} */ at, /** @type {number} */ of) => reach([at, of]);
  return html`<${Lazy} load=${loadLesson} props=${{ game, leave, next, onStep }} />`;
}

/** How far somebody is in the lesson. @param {{step: number, steps: number}} props */
export const Progress = ({ step, steps }) =>
  html`<small class="st">${words("lobby-learning", { step, steps })}</small>
    <span class="ticks" aria-hidden="true">${Array.from({ length: steps }, (_, i) => html`<i key=${i} class=${i < step ? "done" : ""}></i>`)}</span>`;
