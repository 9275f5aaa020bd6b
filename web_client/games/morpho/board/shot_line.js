/** @import { Play } from "../../../ui/types.js" */

import { html, useLayoutEffect, useRef, useState } from "../../../lib/index.js";
import { boxFrom, obstaclesFrom, shotPath } from "./shot_path.js";

/**
 * The shot that a player may still step into.
 * @param {{play: Play}} props
 */
export function ShotLine({ play }) {
  const { decision } = play.view;
  const asked = decision?.kind === "guard" ? decision : null;
  const line = useRef(/** @type {Element | null} */ (null));
  const [d, draw] = useState("");
  useLayoutEffect(() => {
    const felt = line.current?.parentElement;
    if (!felt || !asked) return undefined;
    const resizes = new ResizeObserver(() => draw(pathOn(felt, asked.shooter, asked.target)));
    resizes.observe(felt);
    return () => resizes.disconnect();
  }, [asked?.shooter, asked?.target]);
  if (!asked) return null;
  return html`<svg class="shot" ref=${line} data-shot aria-hidden="true"><path class="o" d=${d} /><path d=${d} /></svg>`;
}

/**
 * @param {HTMLElement} felt
 * @param {string} shooter a slot
 * @param {string} target a slot, of a card which may lie outside of the ring: in one's own hand
 */
function pathOn(felt, shooter, target) {
  const table = felt.getBoundingClientRect();
  const [from, to, middle] = [shooter, target, "M"].map((slot) => {
    const card = document.querySelector(`main [data-slot="${slot}"]`);
    return card && boxFrom(table, card);
  });
  const { texts, passed } = obstaclesFrom(table);
  return from && to ? shotPath(from, to, middle, texts, passed).d : "";
}
