/** @import { KnowledgeProps } from "../../types.js" */
/** @import { Seen } from "../types.js" */
/** @import { Slot } from "../wire.js" */

import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Mark, seatColour } from "../../../ui/icons/icons.js";
import { factionClass, identityName } from "../cards/identities.js";
import { Medal } from "../cards/tiles.js";
import { seatOf } from "../dock/moves.js";
import { lookOf, nameCard, slotsOf } from "../view.js";

needWords("after");

/**
 * The cards that each seat knew: a row for each seat, a column for each card, and above them the cards as they were.
 * @param {KnowledgeProps} props
 */
export function Knowledge({ truth, seats, workedOut, name, perspective, look }) {
  const { view } = truth;
  const hands = seats.map((_, seat) => slotsOf(view, seat));
  const slots = [...hands.flat(), "M"];
  /** @param {Slot} slot */
  const called = (slot) => nameCard(/** @type {any} */ ({ ...truth, name, seat: null }), slot);
  return html`<div class="knowing-all"><table class="knowing" style=${{ "--cards": String(slots.length), "--hands": String(hands.length + 1) }}>
    <caption class="sr">${words("replay-who-knew-what")}</caption>
    <thead>
      <tr><td></td>
        ${hands.map((hand, seat) => html`<td key=${seat} class="first" colspan=${hand.length} aria-hidden="true"><${Mark} seat=${seat} /></td>`)}
        <td class="first" aria-hidden="true"><span class="middle">${words("morpho-middle")}</span></td></tr>
      <tr class="truth"><th scope="row"><span class="sr">${words("replay-all-cards")}</span></th>
        ${slots.map(
          (
            slot,
          ) => html`<th key=${slot} scope="col" class=${isFirst(slot) ? "first" : ""}><span class="sr">${called(slot)}: </span>
          <${Known} seen=${truth} slot=${slot} how="own" /></th>`,
        )}</tr>
    </thead>
    <tbody>${seats.map(
      (
        seen,
        seat,
      ) => html`<tr key=${seat} class=${seatColour(seat)} data-knower=${seat} aria-current=${perspective === seat ? "true" : null}>
        <th scope="row"><button type="button" aria-pressed=${String(perspective === seat)} onClick=${() => look(seat)}>
          <${Mark} seat=${seat} /><span class="sr">${name(seat)}</span></button></th>
        ${slots.map((slot) => html`<td key=${slot} class=${isFirst(slot) ? "first" : ""}><${Known} seen=${seen} slot=${slot} how=${howKnown(seen, slot, seat)} sure=${workedOut(seat, slot)} /></td>`)}
      </tr>`,
    )}</tbody>
  </table></div>
  <p class="knowing-how" aria-hidden="true">${WAYS.map((how) => html`<span key=${how}><i class=${`known ${how}`}></i>${words(`replay-known-${how}`)}</span>`)}</p>`;
}

/** How a card may be known. */
const WAYS = /** @type {const} */ (["own", "seen", "open", "sure", "unknown"]);

/** @typedef {(typeof WAYS)[number]} Way */

/** Return whether a card is the first of its hand. @param {Slot} slot */
const isFirst = (slot) => slot === "M" || slot[1] === "1";

/**
 * Return how a seat knew a card.
 * @param {Seen} seen
 * @param {Slot} slot
 * @param {number} seat
 * @returns {Way}
 */
function howKnown(seen, slot, seat) {
  const { look, identity } = lookOf(seen, slot);
  if (!identity) return "unknown";
  if (look !== "known" || seen.view.known?.[slot]) return "open";
  return seatOf(slot) === seat ? "own" : "seen";
}

/**
 * A card as somebody saw it; `sure` is what it could only be, if nobody showed it.
 * @param {{seen: Seen, slot: Slot, how: Way, sure?: string | null}} props
 */
function Known({ seen, slot, how, sure = null }) {
  const { look, identity } = lookOf(seen, slot);
  const out = look === "eliminated" ? "out" : "";
  const isWorkedOut = look === "hidden" && sure !== null;
  const is = isWorkedOut ? sure : identity;
  const way = isWorkedOut ? "sure" : how;
  return html`<span class=${`known ${way} ${out} ${factionClass(is)}`} data-known=${slot} data-how=${way} data-identity=${is}>
    ${is && html`<${Medal} identity=${is} /><span class="sr">${identityName(is)}, </span>`}
    <span class="sr">${words(`replay-known-${way}`)}</span></span>`;
}
