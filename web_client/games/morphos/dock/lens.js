/** @import { Play } from "../types.js" */

import { words } from "../../../i18n/words.js";
import { html, useMemo } from "../../../lib/index.js";
import { useMedia } from "../../../ui/hooks/use_media.js";
import { aim, aimOf } from "../aim.js";
import { howItLies, isOn, middlePoint, pointAt, pointOf, spotOf } from "../points.js";
import { Drawing } from "../board/board.js";
import { middleOf } from "../board/geometry.js";

/** Where the points of a board are closer than a finger is wide. */
export const CLOSE = "(width < 700px), (height < 640px)";
/** Where there is room for a larger lens below the board. */
const TALL = "(width < 700px) and (height >= 790px)";

/** Around the point that is aimed at, with every point as wide as a finger, while there is a turn. @param {{play: Play}} props */
export function Lens({ play }) {
  const isClose = useMedia(CLOSE);
  const wide = useMedia(TALL) ? 5 : 3;
  const isShown = isClose && play.view.turn !== undefined;
  return isShown ? html`<${Glass} play=${play} wide=${wide} />` : null;
}

/** @param {{play: Play, wide: number}} props `wide`: in points */
function Glass({ play, wide }) {
  const { size, moved = [] } = play.view;
  const aimed = aimOf(play);
  const last = moved.map(pointOf).findLast(Boolean);
  const centre = aimed ?? last ?? middlePoint(size);
  const { x, y } = spotOf(centre);
  const reach = (wide - 1) / 2;
  const within = useMemo(
    () => (/** @type {import("../types.js").Spot} */ spot) =>
      Math.abs(spot.x - x) <= reach + 1 && Math.abs(spot.y - y) <= reach + 1,
    [x, y, reach],
  );
  const [left, top] = middleOf(centre, size).map((middle) => middle - 50 * wide);
  const steps = Array.from({ length: wide }, (_, i) => i - reach);
  return html`<div class="lens" style=${{ "--points": wide }}>
    <div class="glass"><${Drawing} play=${play} box=${`${left} ${top} ${100 * wide} ${100 * wide}`} within=${within} />
      <div class="keys" role="group" aria-label=${words("morphos-lens")}>${steps.flatMap((across) =>
        steps.map((up) => {
          const spot = { x: x + up, y: y - across };
          const point = pointAt(spot.x, spot.y);
          if (!isOn(spot, size)) return html`<i key=${`${up}/${across}`}></i>`;
          return html`<button type="button" key=${`${up}/${across}`} data-point=${point} aria-pressed=${String(point === aimed)}
            aria-label=${howItLies(point, play.view)} onClick=${() => aim(play, point)}></button>`;
        }),
      )}</div></div>
    <p class="caption">${aimed ? words("morphos-lens.hint") : last && words("morphos-last-move", { point: last })}</p></div>`;
}
