/** @import { Place } from "../types.js" */

/** As link previews are shown everywhere. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Where the words begin and end; the game's cover lies to the left. */
const LEFT = 664;
const RIGHT = 1156;
const BARS = { from: 868, to: 1100 };

/** How many rays the ground has. */
const RAYS = 36;

/**
 * Draw who won and everybody's points as a picture. It shows no cards.
 * @param {{cover: string | null, brand: string, title: string, when: string, ranking: Place[], name: (seat: number) => string}} result
 *   `cover`: the address of the game's
 * @returns {Promise<Blob>} a PNG of 1200 by 630
 */
export async function drawResult({ cover, brand, title, when, ranking, name }) {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const colours = getComputedStyle(document.documentElement);
  /** @param {string} property */
  const colour = (property) => colours.getPropertyValue(property).trim();
  /** @param {string} family @param {number} size @param {string} [weight] */
  const font = (family, size, weight = "400") => `${weight} ${size}px ${colour(family)}`;
  await Promise.all([document.fonts.load(font("--display", 40)), document.fonts.load(font("--sans", 30, "700"))]);

  drawGround(pen, colour("--ground"), colour("--ground-ray"));
  if (cover) pen.drawImage(await picture(cover), 0, 0, HEIGHT, HEIGHT);
  pen.textBaseline = "alphabetic";

  pen.fillStyle = colour("--text");
  fit(pen, title.toUpperCase(), (size) => font("--display", size), 150);
  pen.fillText(title.toUpperCase(), LEFT, 172);

  const apart = Math.min(46, 300 / ranking.length);
  const most = Math.max(1, ...ranking.map(({ points }) => points));
  for (const [i, { seat, points }] of ranking.entries()) {
    const y = 226 + i * apart;
    const own = colour(`--p${seat + 1}`);
    pen.fillStyle = own;
    pen.drawImage(await mark(seat, own), LEFT, y, 28, 28);
    pen.font = font("--sans", 26, "700");
    pen.fillText(name(seat), LEFT + 44, y + 23, BARS.from - LEFT - 56);
    pen.fillRect(BARS.from, y + 2, ((BARS.to - BARS.from) * Math.max(0, points)) / most, 24);
    pen.fillStyle = colour("--text");
    pen.font = font("--display", 34);
    pen.textAlign = "right";
    pen.fillText(String(points), RIGHT, y + 26);
    pen.textAlign = "left";
  }

  pen.fillStyle = colour("--text");
  pen.fillRect(LEFT, 548, RIGHT - LEFT, 3);
  pen.font = font("--display", 36);
  pen.fillText(brand, LEFT, 600);
  pen.fillStyle = colour("--text-2");
  pen.font = font("--sans", 24);
  pen.textAlign = "right";
  pen.fillText(when, RIGHT, 598);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture is empty"))), "image/png"),
  );
}

/** @param {CanvasRenderingContext2D} pen @param {string} ground @param {string} ray */
function drawGround(pen, ground, ray) {
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = ray;
  for (let i = 0; i < RAYS; i += 2) {
    const [from, to] = [i, i + 1].map((each) => (2 * Math.PI * each) / RAYS);
    pen.beginPath();
    pen.moveTo(WIDTH / 2, HEIGHT / 2);
    pen.arc(WIDTH / 2, HEIGHT / 2, WIDTH, from, to);
    pen.fill();
  }
}

/**
 * Choose the largest font, up to a size, in which a text has room.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} text
 * @param {(size: number) => string} font
 * @param {number} most
 */
function fit(pen, text, font, most) {
  let size = most;
  pen.font = font(size);
  const wide = pen.measureText(text).width;
  if (wide > RIGHT - LEFT) {
    size = Math.floor((size * (RIGHT - LEFT)) / wide);
    pen.font = font(size);
  }
}

/** A seat's shape in its colour. @param {number} seat @param {string} colour */
function mark(seat, colour) {
  const shape = document.getElementById(`p-${seat + 1}`)?.innerHTML ?? "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" fill="${colour}">${shape}</svg>`;
  return picture(`data:image/svg+xml,${encodeURIComponent(svg)}`);
}

/** @param {string} address */
async function picture(address) {
  const image = new Image(HEIGHT, HEIGHT);
  image.src = address;
  await image.decode();
  return image;
}
