/** @import { Moment } from "../../../games/types.js" */
/** @import { Place } from "../../types.js" */
/** @import { Print } from "./print.js" */

import { isolated } from "../../../i18n/language.js";
import { disc, drawCards, drawFoot } from "./moment_picture.js";
import { drawRays, picture, print, symbol, write } from "./print.js";

/** As link previews are shown everywhere. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Where the ranking begins and ends. */
const LEFT = 664;
const RIGHT = 1152;
/** How much room the title has to the left. */
const TITLE = 560;

/**
 * Draw who won and everybody's points as a picture of 1200 by 630: beside a moment, or the game's cover.
 * @param {{cover: string | null, brand: string, won: string, title: string, ranking: Place[], name: (seat: number) => string, moment: Moment | null}} result
 *   `cover`: its address; `title`: what the evening is called, or when it was
 */
export const drawResult = ({ cover, brand, won, title, ranking, name, moment }) =>
  print(WIDTH, HEIGHT, async (on) => {
    const { pen, colour } = on;
    pen.fillStyle = colour("--ground");
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.fillStyle = colour("--ground-ray");
    drawRays(pen, [0, 0, WIDTH, HEIGHT], 274, HEIGHT);
    if (moment) {
      disc(pen, [274, 560], 370, colour("--f", moment.colour));
      await drawCards(on, moment.cards, { x: 304, y: 385, wide: 226, apart: 250, lean: 7 });
    } else if (cover) pen.drawImage(await picture(cover), 0, 0, HEIGHT, HEIGHT);
    pen.fillStyle = colour("--text");
    const room = moment ? { x: 52, wide: TITLE, ...sizeOf(won) } : { x: LEFT, wide: RIGHT - LEFT, y: 128, size: 96 };
    write(on, won, room);
    const below = await drawRanking(on, { ranking, name, top: moment ? 44 : 164, high: moment ? 270 : 350 });
    if (moment) drawLine(on, moment, below + 14);
    await drawFoot(on, { brand, title, left: LEFT, right: RIGHT, y: HEIGHT - 36, size: 34 });
  });

/** Return how large it may stand above the cards who won, and in how many lines. @param {string} won */
const sizeOf = (won) => ([...won].length > 18 ? { y: 92, size: 80, rows: 2 } : { y: 160, size: 150 });

/**
 * @param {Print} on
 * @param {{ranking: Place[], name: (seat: number) => string, top: number, high: number}} list
 * @returns {Promise<number>} where it ends
 */
async function drawRanking(on, { ranking, name, top, high }) {
  const { pen, colour } = on;
  const apart = Math.min(42, high / ranking.length);
  const most = Math.max(1, ...ranking.map(({ points }) => points));
  for (const [i, { seat, place, points }] of ranking.entries()) {
    const y = top + i * apart;
    const foot = y + apart * 0.72;
    const own = colour(`--p${(seat % 9) + 1}`);
    pen.fillStyle = colour("--text-2");
    write(on, String(place), { x: LEFT, y: foot, wide: 30, size: apart * 0.72 });
    pen.fillStyle = own;
    pen.drawImage(await symbol(`p-${(seat % 9) + 1}`, own), LEFT + 38, y + apart * 0.16, apart * 0.6, apart * 0.6);
    write(on, isolated(name(seat)), {
      x: LEFT + 76,
      y: foot,
      wide: 194,
      size: apart * 0.62,
      family: "--sans",
      weight: 700,
    });
    pen.fillRect(LEFT + 284, y + apart * 0.2, (150 * Math.max(0, points)) / most, apart * 0.54);
    pen.fillStyle = colour("--text");
    write(on, String(points), { x: RIGHT, y: foot + 2, wide: 44, size: apart * 0.8, end: true });
  }
  return top + apart * ranking.length;
}

/** The moment that stands beside the ranking. @param {Print} on @param {Moment} moment @param {number} top */
function drawLine(on, { title, line, colour: faction }, top) {
  const { pen, colour } = on;
  pen.fillStyle = colour("--paper");
  pen.fillRect(LEFT - 20, top, RIGHT - LEFT + 20, 150);
  pen.fillStyle = colour("--f", faction);
  pen.fillRect(LEFT - 20, top + 150, RIGHT - LEFT + 20, 9);
  pen.fillStyle = colour("--ink");
  write(on, title, { x: LEFT, y: top + 48, wide: RIGHT - LEFT - 20, size: 42 });
  write(on, line, { x: LEFT, y: top + 84, wide: RIGHT - LEFT - 20, size: 24, rows: 2, family: "--sans" });
}
