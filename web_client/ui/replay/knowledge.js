/** @import { GameReplay, KnowledgeProps, ReplayAnalysis } from "../../games/types.js" */
/** @import { Component } from "../../lib/index.js" */
/** @import { Replay } from "../../state/table/replay.js" */
/** @import { Perspective } from "../../state/types.js" */

import { html, useEffect, useLayoutEffect } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { emptySeatName } from "../../i18n/seats.js";
import { Sign } from "../icons/icons.js";

/** The button that shows who knew what in place of the table. @param {{replay: Replay}} props */
export function KnowledgeButton({ replay }) {
  const label = replay.showsTable.value ? words("replay-who-knew") : words("replay-see-table");
  return html`<button type="button" class="btn" data-action="who-knew" onClick=${() => replay.toggleTable()}>
    <${Sign} name="knowledge" /><span>${label}</span></button>`;
}

/**
 * Let the cards of the table say who knew them.
 * @param {Replay} replay
 * @param {GameReplay | null} more what the game has besides its table
 */
export function useKnowers(replay, more) {
  const perspective = replay.perspective.value;
  const at = replay.at.value;
  useLayoutEffect(
    () => more?.showKnowers?.({ perspective, seats: replay.round.holders.map((_, seat) => seenIn(replay, seat)) }),
    [more, perspective, at],
  );
  useEffect(() => () => more?.showKnowers?.(null), [more]);
}

/** Return what is seen at the present moment from a perspective. @param {Replay} replay @param {Perspective} perspective */
function seenIn(replay, perspective) {
  const { public: view, own, table } = replay.seenBy(perspective);
  return { view: view ?? {}, own, phase: table?.phase ?? "playing" };
}

/**
 * What each seat knew at the present moment, as the game draws it.
 * @param {{replay: Replay, Knowledge: Component<KnowledgeProps>, analysis: ReplayAnalysis | null}} props
 */
export function WhoKnewWhat({ replay, Knowledge, analysis }) {
  const { holders } = replay.round;
  return html`<section class="knowledge" aria-label=${words("replay-who-knew-what")}>
    <${Knowledge} truth=${seenIn(replay, "all")} seats=${holders.map((_, seat) => seenIn(replay, seat))} perspective=${replay.perspective.value}
      workedOut=${(/** @type {number} */ seat, /** @type {string} */ place) => analysis?.workedOut(replay.at.value, seat, place) ?? null}
      name=${(/** @type {number} */ seat) => holders[seat]?.name ?? emptySeatName(seat)}
      look=${(/** @type {number} */ seat) => replay.look(replay.perspective.peek() === seat ? "all" : seat)} />
  </section>`;
}
