/** @import { KnowledgeProps, ReplayAnalysis } from "../../games/types.js" */
/** @import { Component } from "../../lib/index.js" */
/** @import { Replay } from "../../state/table/replay.js" */
/** @import { Perspective } from "../../state/types.js" */

import { html } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { emptySeatName } from "../../i18n/seats.js";
import { Sign } from "../icons/icons.js";

/** The button that shows who knew what in place of the table. @param {{replay: Replay}} props */
export function KnowledgeButton({ replay }) {
  return html`<button type="button" class="iconbtn" data-action="who-knew" aria-label=${words("replay-who-knew-what")}
    aria-pressed=${String(!replay.showsTable.value)} onClick=${() => replay.toggleTable()}><${Sign} name="knowledge" /></button>`;
}

/**
 * What each seat knew at the present moment, as the game draws it.
 * @param {{replay: Replay, Knowledge: Component<KnowledgeProps>, analysis: ReplayAnalysis | null}} props
 */
export function WhoKnewWhat({ replay, Knowledge, analysis }) {
  const { holders } = replay.round;
  /** @param {Perspective} perspective */
  const seen = (perspective) => {
    const { public: view, own, table } = replay.seenBy(perspective);
    return { view: view ?? {}, own, phase: table?.phase ?? "playing" };
  };
  return html`<section class="knowledge" aria-label=${words("replay-who-knew-what")}>
    <${Knowledge} truth=${seen("all")} seats=${holders.map((_, seat) => seen(seat))} perspective=${replay.perspective.value}
      workedOut=${(/** @type {number} */ seat, /** @type {string} */ place) => analysis?.workedOut(replay.at.value, seat, place) ?? null}
      name=${(/** @type {number} */ seat) => holders[seat]?.name ?? emptySeatName(seat)}
      look=${(/** @type {number} */ seat) => replay.look(replay.perspective.peek() === seat ? "all" : seat)} />
  </section>`;
}
