/** @import { Moment } from "../../../games/types.js" */
/** @import { Print } from "./print.js" */

import { isolated } from "../../../i18n/language.js";
import { drawRays, print, symbol, write } from "./print.js";

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 60;
/** How much of it is the picture; the words are below. */
const PICTURE = 690;
const FOOT = 112;

/**
 * Draw a moment of a match as a poster of 1080 by 1350.
 * @param {{moment: Moment, brand: string, title: string, name: (seat: number) => string}} poster `title`: what the
 *   evening is called, or when it was
 */
export const drawMoment = ({ moment, brand, title, name }) =>
  print(WIDTH, HEIGHT, async (on) => {
    const { pen, colour } = on;
    pen.fillStyle = colour("--paper");
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    await drawPicture(on, moment);
    pen.fillStyle = colour("--ink");
    pen.fillRect(0, PICTURE - 9, WIDTH, 9);
    await drawNames(on, moment.seats, name);
    pen.fillStyle = colour("--ink");
    const { foot } = write(on, moment.title, { x: EDGE, y: 960, wide: WIDTH - 2 * EDGE, size: 148 });
    write(on, moment.line, { x: EDGE, y: foot + 74, wide: WIDTH - 2 * EDGE, size: 50, rows: 4, family: "--sans" });
    pen.fillRect(0, HEIGHT - FOOT, WIDTH, FOOT);
    await drawFoot(on, { brand, title, left: EDGE, right: WIDTH - EDGE, y: HEIGHT - 38, size: 46 });
  });

/** @param {Print} on @param {Moment} moment */
async function drawPicture(on, { cards, colour: faction, picture }) {
  const { pen, colour } = on;
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, WIDTH, PICTURE);
  pen.clip();
  pen.drawImage(await symbol(faction, colour("--f", faction)), 20, PICTURE * 0.55 - 520, 1040, 1040);
  pen.fillStyle = "rgba(21, 20, 27, 0.09)";
  drawRays(pen, [0, 0, WIDTH, PICTURE], WIDTH / 2, PICTURE / 2);
  await drawCards(on, cards, { x: WIDTH / 2, y: PICTURE / 2, wide: 360, apart: 402 });
  pen.restore();
  const at = cards.length > 1 ? [WIDTH / 2, PICTURE / 2] : [WIDTH / 2 + 190, PICTURE / 2 - 190];
  disc(pen, at, 95, colour("--paper"));
  disc(pen, at, 86, colour("--ink"));
  pen.drawImage(await symbol(picture, colour("--paper")), at[0] - 52, at[1] - 52, 104, 104);
}

/** @param {CanvasRenderingContext2D} pen @param {number[]} at @param {number} radius @param {string} colour */
export function disc(pen, [x, y], radius, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

/**
 * Draw one card or two beside each other.
 * @param {Print} on
 * @param {Moment["cards"]} cards
 * @param {{x: number, y: number, wide: number, apart: number, lean?: number}} place `x`, `y`: their middle
 */
export async function drawCards(on, cards, { x, y, wide, apart, lean = 4 }) {
  const { pen } = on;
  for (const [i, card] of cards.entries()) {
    const side = cards.length > 1 ? 2 * i - 1 : 0;
    pen.save();
    pen.translate(x + (side * apart) / 2, y - side * wide * 0.04);
    pen.rotate((side * lean * Math.PI) / 180);
    pen.scale(wide / 100, wide / 100);
    await drawCard(on, card);
    pen.restore();
  }
}

/** Draw a card of 100 by 140 around the middle. @param {Print} on @param {Moment["cards"][number]} card */
async function drawCard(on, { identity, name, colour: faction, stamp }) {
  const { pen, colour } = on;
  const [ink, own] = [colour("--ink"), colour("--f", faction)];
  pen.fillStyle = ink;
  box(pen, -51, -71, 102, 145);
  pen.fillStyle = colour("--paper");
  box(pen, -50, -70, 100, 140);
  pen.save();
  pen.clip();
  pen.fillStyle = own;
  pen.fillRect(-50, 57, 100, 13);
  pen.restore();
  pen.drawImage(await symbol(faction, own), -38, -60, 76, 76);
  pen.drawImage(await symbol(faction, ink, ink), -36.5, -57.5, 76, 76);
  pen.drawImage(await symbol(`i-${identity}`, ink), -25, -47, 50, 50);
  pen.fillStyle = ink;
  pen.fillRect(-50, 56, 100, 1.2);
  const { wide } = write(on, name, { x: -400, y: 0, wide: 90, size: 24 });
  write(on, name, { x: -wide / 2, y: 46, wide: 90, size: 24 });
  if (stamp) {
    pen.rotate(-0.05);
    pen.fillRect(-56, -64, 112, 20);
    pen.fillStyle = colour("--paper");
    const said = write(on, stamp, { x: -400, y: 0, wide: 100, size: 17 });
    write(on, stamp, { x: -said.wide / 2, y: -48, wide: 100, size: 17 });
  }
}

/** @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y @param {number} wide @param {number} high */
function box(pen, x, y, wide, high) {
  pen.beginPath();
  pen.roundRect(x, y, wide, high, 6);
  pen.fill();
}

/** @param {Print} on @param {number[]} seats @param {(seat: number) => string} name */
async function drawNames(on, seats, name) {
  const { pen, colour } = on;
  let left = EDGE;
  const room = (WIDTH - 2 * EDGE - 70 * (seats.length - 1)) / seats.length - 120;
  for (const [i, seat] of seats.entries()) {
    const own = colour(`--p${(seat % 9) + 1}`);
    pen.fillStyle = colour("--ink-2");
    if (i > 0)
      left += write(on, "×", { x: left + 24, y: 788, wide: 50, size: 44, family: "--sans", weight: 700 }).wide + 48;
    const text = isolated(name(seat));
    const said = { wide: room, size: 44, family: "--sans", weight: 700 };
    const { wide } = write(on, text, { x: -2000, y: 0, ...said });
    pen.fillStyle = colour("--ink");
    pen.fillRect(left, 734, wide + 108, 80);
    pen.fillStyle = own;
    pen.drawImage(await symbol(`p-${(seat % 9) + 1}`, own), left + 20, 752, 44, 44);
    write(on, text, { x: left + 80, y: 788, ...said });
    left += wide + 108;
  }
}

/**
 * Draw which game it is, and what the evening is called.
 * @param {Print} on
 * @param {{brand: string, title: string, left: number, right: number, y: number, size: number}} foot
 */
export async function drawFoot(on, { brand, title, left, right, y, size }) {
  const { pen, colour } = on;
  pen.drawImage(await symbol("s-brand", colour("--accent")), left, y - size * 1.1, size * 1.4, size * 1.4);
  pen.fillStyle = colour("--text");
  const { wide } = write(on, brand, { x: left + size * 1.8, y, wide: (right - left) / 2, size });
  pen.fillStyle = colour("--text-2");
  const room = right - left - wide - size * 2.6;
  write(on, isolated(title), { x: right, y: y - 2, wide: room, size: size * 0.7, family: "--sans", end: true });
}
