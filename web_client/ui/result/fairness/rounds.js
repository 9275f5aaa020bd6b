/** @import { GameClient } from "../../../games/types.js" */
/** @import { Draw } from "../../../state/fairness/draws.js" */
/** @import { OwnReport } from "../../../state/fairness/own_check.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { useLoaded } from "../../../loading/lazy.js";
import { findingInWords } from "./finding.js";
import { Sign } from "../../icons/icons.js";

/** How long after one row the next is ticked, in milliseconds. */
const PACE = 60;

/**
 * What was drawn in each round, ticked where it is as it should be. Where the secret is another one nothing is ticked.
 * @param {{report: OwnReport, game: GameClient, nameOf: (player: string) => string}} props
 */
export function Rounds({ report, game, nameOf }) {
  const Own = useLoaded(game.loadDraws ?? null);
  const Draws = game.loadDraws ? Own : PlainDraws;
  const believed = !report.findings.some(({ code }) => code === "secret_not_promised");
  /** @param {number} seat */
  const name = (seat) => nameOf(report.seats[seat]);
  return html`<h3 class="disp">${words("fairness-by-round")}</h3>
    <ol class="fair-rounds">${Object.entries(report.draws).map(([number, draws], i) => {
      const found = report.findings.filter(({ round }) => round === Number(number));
      const state = believed ? (found.length ? "bad" : "good") : "open";
      return html`<li key=${number} class=${state} data-round=${number} data-checked=${state} style=${{ "--late": `${i * PACE}ms` }}>
        <b class="disp">${number}</b>
        <span class="tick">${state !== "open" && html`<${Sign} name=${state === "bad" ? "x" : "check"} />`}<span class="sr">${words(`fairness-state-${state}`)}</span></span>
        <div>${Draws && html`<${Draws} draws=${draws} name=${name} />`}
          ${believed && found.map(({ code }) => html`<p key=${code}>${findingInWords(code, null)}</p>`)}</div>
      </li>`;
    })}</ol>`;
}

/**
 * The draws of a round in words, for any game.
 * @param {{draws: Draw[], name: (seat: number) => string}} props
 */
function PlainDraws({ draws }) {
  return html`<span>${draws.map(({ gave }, i) => (i ? " · " : "") + inWords(gave)).join("")}</span>`;
}

/** @param {any} gave @returns {string} */
function inWords(gave) {
  if (Array.isArray(gave)) return gave.join(" ");
  if (gave && typeof gave === "object")
    return Object.entries(gave)
      .map((pair) => pair.join(" "))
      .join(", ");
  return String(gave);
}
