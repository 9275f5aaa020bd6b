// Pictures to send. They are always the dark print, whatever theme the page has.

import { language } from "../../../i18n/language.js";

/** How many rays a ground has. */
const RAYS = 60;

/**
 * Where it breaks a text may begin another line: at a space, and between Chinese characters. A name stays whole, and
 * its isolates with it.
 */
const UNITS =
  /(?:\u2068[^\u2069]*\u2069|[^ \u200b\u2e80-\u9fff\uff00-\uffef])+|[\u2e80-\u9fff][\u3000-\u303f\uff00-\uffef]*|[ \u200b]+|./gu;

/**
 * What a picture is drawn with.
 * @typedef {object} Print
 * @property {CanvasRenderingContext2D} pen
 * @property {(property: string, of?: string) => string} colour a custom property, as the elements of a class have it
 * @property {(family: string, size: number, weight?: number) => void} set choose a font
 */

/**
 * Draw a picture.
 * @param {number} width
 * @param {number} height
 * @param {(print: Print) => Promise<void>} draw
 * @returns {Promise<HTMLCanvasElement>}
 */
export async function print(width, height, draw) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const swatch = document.createElement("i");
  swatch.dataset.theme = "dark";
  swatch.hidden = true;
  document.body.append(swatch);
  const styles = getComputedStyle(swatch);
  const colour = (/** @type {string} */ property, of = "") => {
    swatch.className = of;
    return styles.getPropertyValue(property).trim();
  };
  const set = (/** @type {string} */ family, /** @type {number} */ size, weight = 400) => {
    pen.font = `${weight} ${size}px ${colour(family)}`;
  };
  try {
    for (const [family, weight] of /** @type {const} */ ([
      ["--display", 400],
      ["--sans", 400],
      ["--sans", 700],
    ]))
      await document.fonts.load(`${weight} 40px ${colour(family)}`);
    await draw({ pen, colour, set });
  } finally {
    swatch.remove();
  }
  return canvas;
}

/**
 * Write a text into a room, as large as it has room there.
 * @param {Print} print
 * @param {string} text
 * @param {{x: number, y: number, wide: number, size: number, rows?: number, family?: string, weight?: number, end?: boolean}} room
 *   `y`: of its first line's foot; `size`: the largest; `end`: it ends at `x`
 * @returns {{foot: number, wide: number}} where its last line stands, and how wide the text is
 */
export function write({ pen, set }, text, { x, y, wide, size, rows = 1, family = "--display", weight, end = false }) {
  const said = family === "--display" ? text.toLocaleUpperCase(language) : text;
  let lines = [said];
  let high = size;
  for (; high > 10; high -= 1) {
    set(family, high, weight);
    lines = broken(pen, said, rows === 1 ? Infinity : wide);
    if (lines.length <= rows && lines.every((line) => pen.measureText(line).width <= wide)) break;
  }
  pen.textAlign = end ? "right" : "left";
  const apart = high * (family === "--display" ? 0.95 : 1.22);
  for (const [i, line] of lines.entries()) pen.fillText(line, x, y + i * apart - (size - high) * 0.7, wide);
  return {
    foot: y + (lines.length - 1) * apart,
    wide: Math.min(wide, Math.max(...lines.map((line) => pen.measureText(line).width))),
  };
}

/** @param {CanvasRenderingContext2D} pen @param {string} text @param {number} wide */
function broken(pen, text, wide) {
  const lines = [""];
  for (const unit of text.match(UNITS) ?? []) {
    const longer = lines[lines.length - 1] + unit;
    const isFull = lines[lines.length - 1] && pen.measureText(longer.trimEnd()).width > wide;
    if (isFull) lines.push(unit.trimStart());
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => line.trimEnd());
}

/** Fill a rectangle with rays around a point. @param {CanvasRenderingContext2D} pen @param {number[]} box @param {number} x @param {number} y */
export function drawRays(pen, [left, top, width, height], x, y) {
  pen.save();
  pen.beginPath();
  pen.rect(left, top, width, height);
  pen.clip();
  pen.beginPath();
  for (let i = 0; i < RAYS; i += 2) {
    pen.moveTo(x, y);
    pen.arc(x, y, width + height, (2 * Math.PI * i) / RAYS, (2 * Math.PI * (i + 1)) / RAYS);
  }
  pen.fill();
  pen.restore();
}

/**
 * A picture of a sprite that the page has, in one colour.
 * @param {string} id
 * @param {string} colour
 * @param {string} [edge] the colour of its outline, if it is only that
 */
export function symbol(id, colour, edge) {
  const found = document.getElementById(id);
  const ink = edge ? `fill="none" stroke="${edge}" stroke-width="2"` : `fill="${colour}"`;
  const box = found?.getAttribute("viewBox") ?? "0 0 100 100";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="${box}" color="${colour}" ${ink}>${found?.innerHTML ?? ""}</svg>`;
  return picture(`data:image/svg+xml,${encodeURIComponent(svg)}`);
}

/** @param {string} address */
export async function picture(address) {
  const image = new Image(800, 800);
  image.src = address;
  await image.decode();
  return image;
}
