/** @import { Play } from "../../types.js" */

import { measured } from "../../../motion/pixels.js";
import { html } from "../../../lib/index.js";
import { ShotLine } from "../../shared/board/shot_line.js";
import { boxFrom, obstaclesFrom, shotPath } from "./shot_path.js";

/**
 * The shot that a player may still step into.
 * @param {{play: Play}} props
 */
export function Shot({ play }) {
  const { decision } = play.view;
  const { shooter = "", target = "" } = decision?.kind === "guard" ? decision : {};
  return html`<${ShotLine} shot=${`${shooter}${target}`} pathOn=${(/** @type {HTMLElement} */ felt) => pathOn(felt, shooter, target)} />`;
}

/**
 * @param {HTMLElement} felt
 * @param {string} shooter a slot
 * @param {string} target a slot, of a card which may lie outside of the ring: in one's own hand
 */
function pathOn(felt, shooter, target) {
  const { left: x, top: y } = measured(felt);
  const [from, to, middle] = [shooter, target, "M"].map((slot) => {
    const card = document.querySelector(`main [data-slot="${slot}"]`);
    return card && boxFrom({ x, y }, card);
  });
  const { texts, passed } = obstaclesFrom({ x, y });
  return from && to ? shotPath(from, to, middle, texts, passed).d : "";
}
