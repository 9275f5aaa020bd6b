/** @import { Play } from "../types.js" */

import { measured } from "../../../motion/pixels.js";
import { html } from "../../../lib/index.js";
import { middleOf } from "../../shared/board/places.js";
import { ShotLine } from "../../shared/board/shot_line.js";
import { choice, intentOf } from "../choice.js";

/** How far from the middle of what it joins a line begins and ends, in pixels. */
const APART = 26;

/** Lines from the bot that attacks to its targets. @param {{play: Play}} props */
export function Shots({ play }) {
  const { subject, picks } = intentOf(play);
  const verb = choice.step(play).group?.verb;
  const isAimed = (verb === "strike" || verb === "shoot") && picks.length > 0;
  const pathOn = (/** @type {HTMLElement} */ street) => picks.map((target) => line(street, subject, target)).join("");
  return html`<${ShotLine} shot=${isAimed ? [subject, ...picks].join(" ") : ""} pathOn=${pathOn} />`;
}

/** @param {HTMLElement} street @param {string} from @param {string} to */
function line(street, from, to) {
  const origin = measured(street);
  const [[x, y], [toX, toY]] = [from, to].map((name) => {
    const place = street.querySelector(`[data-bot="${name}"], [data-building="${name}"]`);
    return middleOf(place ? measured(place) : origin).map((at, i) => at - [origin.left, origin.top][i]);
  });
  const part = APART / Math.max(APART, Math.hypot(toX - x, toY - y));
  const [dx, dy] = [(toX - x) * part, (toY - y) * part];
  return `M${x + dx} ${y + dy}L${toX - dx} ${toY - dy}`;
}
