/** @import { Replay } from "../../state/table/replay.js" */
/** @import { Perspective } from "../../state/types.js" */

import { html, useEffect, useRef } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { emptySeatName } from "../../i18n/seats.js";
import { Mark, seatColour, Sign } from "../icons/icons.js";

/** From whose perspective the round is seen: everybody's, a seat's or a spectator's. @param {{replay: Replay}} props */
export function PerspectiveTabs({ replay }) {
  return html`<div class="eyes" role="group" aria-label=${words("replay-seen-by")}>
    ${replay.perspectives.map(
      (perspective) =>
        html`<${Tab} key=${perspective} replay=${replay} perspective=${perspective} name=${nameOf(perspective, replay)}><${SignOf} perspective=${perspective} /><//>`,
    )}
  </div>`;
}

/** @param {{perspective: Perspective}} props */
const SignOf = ({ perspective }) =>
  typeof perspective === "number"
    ? html`<${Mark} seat=${perspective} />`
    : html`<${Sign} name=${perspective === "all" ? "cards" : "eye"} />`;

/** Name whose perspective it is. @param {Perspective} perspective @param {Replay} replay */
export function nameOf(perspective, { round }) {
  if (typeof perspective !== "number")
    return perspective === "all" ? words("replay-all-cards") : words("replay-spectator");
  return round.holders[perspective]?.name ?? emptySeatName(perspective);
}

/** @param {{replay: Replay, perspective: Perspective, name: string, children?: unknown}} props */
function Tab({ replay, perspective, name, children }) {
  const chosen = replay.perspective.value === perspective;
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  // Of nine players on a phone not all are in sight.
  useEffect(() => {
    if (chosen) place.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [chosen]);
  const colour = typeof perspective === "number" ? seatColour(perspective) : "";
  return html`<button type="button" class=${`eye ${colour}`} data-eyes=${perspective} aria-pressed=${String(chosen)} ref=${place}
    onClick=${() => replay.look(perspective)}>${children}<bdi class="eye-name">${name}</bdi></button>`;
}
