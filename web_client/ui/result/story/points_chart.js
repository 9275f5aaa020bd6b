import { html } from "../../../lib/index.js";
import { words } from "../../../i18n/words.js";
import { useMedia } from "../../hooks/use_media.js";
import { seatColour } from "../../icons/icons.js";

/** The chart's size and where its lines begin and end, in its own units. */
const WIDE = { width: 640, height: 300, left: 26, right: 490, top: 14, bottom: 270 };
const NARROW = { width: 336, height: 250, left: 20, right: 226, top: 12, bottom: 224 };

/** How far equal lines lie apart. */
const APART = 2.4;
/** How far names lie apart. */
const LINE = 16;
const MARK = 12;
/** In a longer match every other round has its number. */
const MOST_NUMBERS = 6;

/**
 * The points of a match by round: a line for each seat, with its shape where it scored, and its name at the end. Below
 * it the same as a table.
 * @param {{gains: number[][], name: (seat: number) => string}} props `gains`: by round, then by seat
 */
export function PointsChart({ gains, name }) {
  const box = useMedia("(width >= 700px)") ? WIDE : NARROW;
  const totals = totalsOf(gains);
  const all = totals.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const seats = totals[0].map((_, seat) => seat);
  /** @param {number} round */
  const x = (round) => box.left + ((box.right - box.left) * round) / gains.length;
  /** @param {number} points */
  const y = (points) => box.bottom - ((box.bottom - box.top) * (points - least)) / (most - least);
  /** @param {number} seat @param {number} round */
  const at = (seat, round) => y(totals[round][seat]) + (seat - (seats.length - 1) / 2) * APART;
  const places = spread(
    seats.map((seat) => at(seat, gains.length)),
    LINE,
    box.height - LINE / 2,
  );
  const winners = seats.filter((seat) => totals.at(-1)?.[seat] === most);
  return html`<figure class="points">
    <div class="points-lines" style=${{ "--width": String(box.width) }} aria-hidden="true">
      <svg viewBox=${`0 0 ${box.width} ${box.height}`}>
        <path class="axis" d=${`M${box.left} ${y(0)}H${box.right}`} />
        ${gains.map((_, i) => i % (gains.length > MOST_NUMBERS ? 2 : 1) === 0 && html`<text key=${i} x=${x(i + 1)} y=${box.height - 4}>${i + 1}</text>`)}
        <text x=${box.left - 10} y=${y(0) + 4}>0</text><text x=${box.left - 10} y=${y(most) + 4}>${most}</text>
        ${seats.map(
          (seat) => html`<g key=${seat} class=${`${seatColour(seat)} ${winners.includes(seat) ? "most" : ""}`}>
            <polyline points=${totals.map((_, round) => `${x(round)},${at(seat, round)}`).join(" ")} />
            ${gains.map(
              (gained, i) =>
                gained[seat] !== 0 &&
                html`<use key=${i} href=${`#p-${seat + 1}`} x=${x(i + 1) - MARK / 2} y=${at(seat, i + 1) - MARK / 2} width=${MARK} height=${MARK} />`,
            )}
            <path class="to-name" d=${`M${box.right} ${at(seat, gains.length)}L${box.right + 12} ${places[seat]}`} /></g>`,
        )}
      </svg>
      ${seats.map(
        (seat) => html`<span key=${seat} class=${`points-name ${seatColour(seat)}`}
          style=${{ top: `${(100 * places[seat]) / box.height}%`, left: `${(100 * (box.right + 16)) / box.width}%` }}>
          <b class="disp">${totals.at(-1)?.[seat]}</b> <bdi>${name(seat)}</bdi></span>`,
      )}
    </div>
    <details><summary>${words("replay-as-table")}</summary><${PointsTable} totals=${totals} name=${name} /></details>
  </figure>`;
}

/** @param {{totals: number[][], name: (seat: number) => string}} props */
function PointsTable({ totals, name }) {
  const rounds = totals.slice(1);
  return html`<div class="points-table" role="region" aria-label=${words("replay-points-by-round")} tabindex="0"><table>
    <caption class="sr">${words("replay-points-by-round")}</caption>
    <thead><tr><td></td>${rounds.map((_, i) => html`<th key=${i} scope="col"><span class="sr">${words("replay-round", { number: i + 1 })}</span><span aria-hidden="true">${i + 1}</span></th>`)}</tr></thead>
    <tbody>${totals[0].map(
      (_, seat) => html`<tr key=${seat}><th scope="row" class=${seatColour(seat)}><bdi>${name(seat)}</bdi></th>
        ${rounds.map((round, i) => html`<td key=${i}>${round[seat]}</td>`)}</tr>`,
    )}</tbody>
  </table></div>`;
}

/**
 * Return everybody's points before the first round and after each.
 * @param {number[][]} gains by round, then by seat
 */
function totalsOf(gains) {
  let total = gains[0].map(() => 0);
  return [
    total,
    ...gains.map((gained) => {
      total = total.map((points, seat) => points + gained[seat]);
      return total;
    }),
  ];
}

/**
 * Move what lies on a line apart, in its order, and as little as it takes.
 * @param {number[]} places
 * @param {number} apart how far, at least
 * @param {number} end the last place there is
 */
export function spread(places, apart, end) {
  const order = [...places.keys()].sort((one, other) => places[one] - places[other]);
  const moved = [...places];
  for (const [i, each] of order.entries()) if (i) moved[each] = Math.max(moved[each], moved[order[i - 1]] + apart);
  let limit = end;
  for (const each of order.reverse()) {
    moved[each] = Math.min(moved[each], limit);
    limit = moved[each] - apart;
  }
  return moved;
}
