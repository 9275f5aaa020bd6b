/** @import { Replay } from "../../state/table/replay.js" */
/** @import { Eyes } from "../../state/types.js" */

import { html, useEffect, useRef } from "../../lib/index.js";
import { R } from "../../i18n/replay.js";
import { emptySeatName } from "../../i18n/table.js";
import { Mark, seatColour, Sign } from "../icons/icons.js";

/** Through whose eyes the round is seen: everybody's, a seat's or a spectator's. @param {{replay: Replay}} props */
export function EyesTabs({ replay }) {
  return html`<div class="eyes" role="group" aria-label=${R.seenBy}>
    ${replay.eyesThere.map(
      (eyes) =>
        html`<${Tab} key=${eyes} replay=${replay} eyes=${eyes} name=${nameOf(eyes, replay)}><${SignOf} eyes=${eyes} /><//>`,
    )}
  </div>`;
}

/** @param {{eyes: Eyes}} props */
const SignOf = ({ eyes }) =>
  typeof eyes === "number"
    ? html`<${Mark} seat=${eyes} />`
    : html`<${Sign} name=${eyes === "all" ? "cards" : "eye"} />`;

/** Name whose eyes they are. @param {Eyes} eyes @param {Replay} replay */
export function nameOf(eyes, { round }) {
  if (typeof eyes !== "number") return eyes === "all" ? R.allCards : R.spectator;
  return round.holders[eyes]?.name ?? emptySeatName(eyes);
}

/** @param {{replay: Replay, eyes: Eyes, name: string, children?: unknown}} props */
function Tab({ replay, eyes, name, children }) {
  const chosen = replay.eyes.value === eyes;
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  // Of nine players on a phone not all are in sight.
  useEffect(() => {
    if (chosen) place.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [chosen]);
  const colour = typeof eyes === "number" ? seatColour(eyes) : "";
  return html`<button type="button" class=${`eye ${colour}`} data-eyes=${eyes} aria-pressed=${String(chosen)} ref=${place}
    onClick=${() => replay.look(eyes)}>${children}<span class="eye-name">${name}</span></button>`;
}
