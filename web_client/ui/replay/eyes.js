/** @import { Replay } from "../../state/table/replay.js" */
/** @import { Eyes } from "../../state/types.js" */

import { html, useEffect, useRef } from "../../lib/index.js";
import { R } from "../../i18n/replay.js";
import { emptySeatName } from "../../i18n/table.js";
import { Mark, seatColour, Sign } from "../parts/icons.js";

/** Through whose eyes the round is seen: everybody's, a seat's or a spectator's. @param {{replay: Replay}} props */
export function EyesTabs({ replay }) {
  const { holders } = replay.round;
  return html`<div class="eyes" role="group" aria-label=${R.seenBy}>
    <${Tab} replay=${replay} eyes="all" name=${R.allCards}><${Sign} name="cards" /><//>
    ${holders.map(
      (holder, seat) =>
        html`<${Tab} key=${seat} replay=${replay} eyes=${seat} name=${holder?.name ?? emptySeatName(seat)}><${Mark} seat=${seat} /><//>`,
    )}
    <${Tab} replay=${replay} eyes="spectator" name=${R.spectator}><${Sign} name="eye" /><//>
  </div>`;
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
