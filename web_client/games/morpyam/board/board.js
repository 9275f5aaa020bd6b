/** @import { Play, Run } from "../types.js" */

import { list, readOut } from "../../../i18n/grammar.js";
import { percent } from "../../../i18n/percent.js";
import { words } from "../../../i18n/words.js";
import { Mark, seatColour } from "../../../ui/icons/icons.js";
import { html } from "../../../lib/index.js";
import { memo } from "../../../ui/hooks/memo.js";
import { Squares } from "../../shared/board/squares.js";
import { choice, intentOf, placings } from "../choice.js";
import { said } from "../figures.js";
import { FIGURE, gainOf, isKo, placeOf, ROWS, runsOn, threatsOn, worthOf } from "../grid.js";
import { oddsFor } from "../odds.js";
import { HARD, KO } from "../rule_tables.js";
import { Figure } from "./figure.js";

/** The grid with its tokens and runs. @param {{play: Play}} props */
export function Board({ play }) {
  const { view, seat } = play;
  const grid = view.grid ?? {};
  const targets = play.mayMove && !intentOf(play).calling ? placings(play) : new Map();
  const chosen = choice.step(play).asked?.target ?? null;
  // before the first roll nothing can be chosen, and the figures' names say more
  const odds = chosen || !view.rolls ? null : oddsFor(play);
  const last = lastBox(play);
  const threats = view.reason ? new Map() : threatsOn(view);
  const rows = ROWS.map((boxes) =>
    boxes.map((box) => {
      const owner = grid[box];
      const figure = FIGURE[box];
      const chance = owner === undefined ? (odds?.get(box) ?? 0) : 0;
      /** @type {number[]} */
      const winning = threats.get(box) ?? [];
      const whose = owner !== undefined && words("morpyam-token", { name: play.name(owner) });
      const more = [
        targets.has(box) && words("morpyam-box-open"),
        box === last && words("morpyam-box-last"),
        winning.length > 0 && words("morpyam-threat", { names: list(winning.map(play.name)) }),
        chance > 0 && words("morpyam-odds", { odds: percent(chance) }),
      ];
      const looks = [
        HARD.includes(figure) && "hard",
        whose && "taken",
        box === chosen && "chosen",
        chance > 0 && "rated",
      ];
      return {
        id: box,
        name: readOut(box, said(figure), whose, ...more),
        class: looks.filter(Boolean).join(" "),
        content: html`${
          owner === undefined && box !== chosen
            ? html`<${Figure} figure=${figure} />`
            : html`<span class=${`token ${seatColour(owner ?? seat)} ${box === last ? "newest" : ""} ${owner === undefined ? "ghost" : ""}`}><${Mark} seat=${owner ?? seat ?? 0} /></span>`
        }${winning.length > 0 && html`<span class="threats" aria-hidden="true">${winning.map((one) => html`<${Mark} key=${one} seat=${one} />`)}</span>`}${chance > 0 && html`<small class="odds">${percent(chance)}</small>`}`,
      };
    }),
  );
  return html`<${Squares} class=${`boxes ${targets.size ? "lights" : ""}`} rows=${rows} label=${words("morpyam-grid")} targets=${targets} chosen=${chosen}
    pick=${(/** @type {string} */ box) => choice.propose(/** @type {any} */ (targets.get(box)), play)}><${Runs} play=${play} chosen=${chosen} /><${Rim} /><//>`;
}

/** The letters and numbers by which words name the boxes. @type {import("../../../lib/index.js").Component<{}>} */
const Rim = memo(() => {
  const [files, ranks] = [ROWS[0].map(([file]) => file), ROWS.map(([[, rank]]) => rank)];
  return html`${[files, ranks].map((names, i) => html`<span key=${i} class=${i ? "rim ranks" : "rim"} aria-hidden="true">${names.map((name) => html`<i key=${name}>${name}</i>`)}</span>`)}`;
});

/** Return the box of the last token. @param {Play} play */
const lastBox = ({ feed }) => feed.findLast(({ event }) => event.kind === "token_placed")?.event.box;

/** Runs as bars with their points, and those that the chosen box would make. @param {{play: Play, chosen: string | null}} props */
function Runs({ play: { view, seat }, chosen }) {
  const { grid = {}, seats } = view;
  const made = chosen && seat !== null ? gainOf(view, seat, chosen).runs : [];
  /** @param {Run} inner @param {Run} run */
  const isIn = (inner, run) => inner.boxes.every((box) => run.boxes.includes(box));
  const lying = runsOn(grid);
  const runs = [
    ...lying
      .filter((run) => !made.some((longer) => isIn(run, longer)))
      .map((run) => ({ run, says: String(isKo(run) ? KO : worthOf(run, seats)), look: isKo(run) ? "ko" : "" })),
    ...made.map((run) => {
      const before = lying.filter((shorter) => isIn(shorter, run)).reduce((sum, one) => sum + worthOf(one, seats), 0);
      return { run, says: isKo(run) ? String(KO) : `+${worthOf(run, seats) - before}`, look: "planned" };
    }),
  ];
  // A run that is made is another element than the planned one: Chromium has kept the look of a class that was gone.
  return html`<svg class="runs" viewBox="0 0 600 600" aria-hidden="true">
    ${runs.map(({ run, look }) => html`<g key=${`${keyOf(run)} ${look}`} class=${`run ${look} ${seatColour(run.seat)}`} data-run=${keyOf(run)}><path d=${lineOf(run)} /><path d=${lineOf(run)} /></g>`)}
    </svg><svg class="runs badges" viewBox="0 0 600 600" aria-hidden="true">
    ${runs.map(({ run, look, says }) => {
      const [[x, y], [dx, dy]] = badgeOf(run);
      return html`<g key=${`${keyOf(run)} ${look}`} class=${`badge ${look}`} data-badge=${keyOf(run)} transform=${`translate(${x + dx} ${y + dy})`}><circle r="22" /><text y="11">${says}</text></g>`;
    })}
  </svg>`;
}

/** @param {Run} run */
const keyOf = ({ boxes }) => `${boxes[0]}${boxes.at(-1)}`;

/** Return the middle of a box in the drawing. @param {string} box @returns {[number, number]} */
function middle(box) {
  const { x, y } = placeOf(box);
  return [100 * x + 50, 550 - 100 * y];
}

/** @param {Run} run */
const lineOf = ({ boxes }) => `M${middle(boxes[0]).join(" ")}L${middle(boxes.at(-1) ?? "").join(" ")}`;

/** Return where the points of a run stand: between its last two tokens. @param {Run} run */
function badgeOf({ boxes }) {
  const [x, y] = middle(boxes.at(-1) ?? "");
  const [fromX, fromY] = middle(boxes.at(-2) ?? "");
  return [
    [x, y],
    [(fromX - x) / 2, (fromY - y) / 2],
  ];
}
