/** @import { Play } from "../types.js" */

import { html, useLayoutEffect, useRef } from "../../../lib/index.js";
import { choice, intentOf } from "../choice.js";

/** How far from the middle of what it joins a line begins and ends, in pixels. */
const APART = 26;

/** Lines from the bot that attacks to its targets. @param {{play: Play}} props */
export function ShotLines({ play }) {
  const place = useRef(/** @type {SVGSVGElement | null} */ (null));
  const { subject, picks } = intentOf(play);
  const { group } = choice.step(play);
  const isAttack = group?.verb === "strike" || group?.verb === "shoot";
  const aimed = isAttack ? picks.join(" ") : "";
  useLayoutEffect(() => {
    const svg = place.current;
    if (!svg || !aimed) return undefined;
    const draw = () => drawLines(svg, subject, aimed.split(" "));
    draw();
    addEventListener("resize", draw);
    return () => removeEventListener("resize", draw);
  }, [subject, aimed]);
  return aimed && html`<svg class="shot-lines" aria-hidden="true" ref=${place}><path /><path /></svg>`;
}

/** @param {SVGSVGElement} svg @param {string} from @param {string[]} targets */
function drawLines(svg, from, targets) {
  const origin = svg.getBoundingClientRect();
  /** @param {string} name */
  const middle = (name) => {
    const box = document
      .querySelector(`.street :is([data-bot="${name}"], [data-building="${name}"])`)
      ?.getBoundingClientRect();
    return box ? [box.left + box.width / 2 - origin.left, box.top + box.height / 2 - origin.top] : [0, 0];
  };
  const [x, y] = middle(from);
  const lines = targets.map(middle).map(([toX, toY]) => {
    const part = APART / Math.max(APART, Math.hypot(toX - x, toY - y));
    const [dx, dy] = [(toX - x) * part, (toY - y) * part];
    return `M${x + dx} ${y + dy}L${toX - dx} ${toY - dy}`;
  });
  for (const path of svg.children) path.setAttribute("d", lines.join(""));
}
