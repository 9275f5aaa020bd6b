/** @import { Play } from "../../games/types.js" */
/** @import { Place } from "../types.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { KindSign, Mark, seatColour, Who } from "../icons/icons.js";

/** How many steps there are. */
const STEPS = 3;
/** For how many people the steps have room. All from the first place on that finds none stand on the floor. */
const ROOM = 5;

/** The steps from the left, by the order of places: the first in the middle. */
const FROM_LEFT = [0, -1, 1];

/**
 * The first three places. A step is as wide as people share it; second places without a third stand on both sides.
 * @param {{ranking: Place[], play: Pick<Play, "name" | "kind">}} props
 */
export function Podium({ ranking, play }) {
  const places = [...new Set(ranking.map(({ place }) => place))].map((place) =>
    ranking.filter((one) => one.place === place),
  );
  const last = places.findIndex(([one], i) => one.place > STEPS || places.slice(0, i + 1).flat().length > ROOM);
  const steps = last < 0 ? places : places.slice(0, last);
  const floor = places.slice(steps.length);
  return html`${
    steps.length > 0 &&
    html`<ol class="podium">${onBothSides(steps).map(
      (shared, i) => html`<${Step} key=${shared[0].seat} shared=${shared} at=${FROM_LEFT[i]} play=${play} />`,
    )}</ol>`
  }
    ${
      floor.length > 0 &&
      html`<ol class="floor">${floor.map(
        (shared) => html`<li key=${shared[0].place} value=${shared[0].place}>
        <span class="sr">${shared[0].place}.</span> ${shared.map(
          ({ seat, place, points }) => html`<span key=${seat} data-place=${place} data-seat=${seat}>
          <${Who} seat=${seat} name=${play.name(seat)} kind=${play.kind(seat)} /> <b>${points}</b><span class="sr"> ${words("match-points", { points })}</span></span> `,
        )}</li>`,
      )}
    </ol>`
    }`;
}

/** Return the steps, two where there is only one place besides the first. @param {Place[][]} steps */
function onBothSides(steps) {
  const [first, second, third] = steps;
  if (!second || third || second.length < 2) return steps;
  const half = Math.ceil(second.length / 2);
  return [first, second.slice(0, half), second.slice(half)];
}

/**
 * A step with those who share it.
 * @param {{shared: Place[], at: number, play: Pick<Play, "name" | "kind">, standing?: string}} props `standing`: in place
 *   of points
 */
export function Step({ shared, at, play, standing }) {
  const [{ seat: winner, place, points }, ...others] = shared;
  const colour = place === 1 && !others.length ? `alone ${seatColour(winner)}` : "";
  return html`<li value=${place} class=${`podium-${Math.min(place, STEPS)}`} style=${{ order: at, "--people": String(shared.length) }}>
    <div class="podium-who">${shared.map(
      ({ seat }) => html`<span key=${seat} class=${`placed ${seatColour(seat)}`} data-place=${place} data-seat=${seat}>
        <${Mark} seat=${seat} /><span class="nm who">${play.kind(seat) && html`<${KindSign} kind=${play.kind(seat)} /> `}<bdi>${play.name(seat)}</bdi></span></span> `,
    )}</div>
    <div class=${`podium-step ${colour}`}>${place}<small>${standing ?? words("match-points", { points })}</small></div>
  </li>`;
}
