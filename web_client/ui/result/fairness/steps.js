/** @import { Child } from "../../../lib/index.js" */
/** @import { OwnReport } from "../../../state/fairness/own_check.js" */

import { inARow, list } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";

/**
 * How chance came about: a promise, a share from each, and the secret. All by the events that were checked.
 * @param {{report: OwnReport | null, nameOf: (player: string) => string}} props
 */
export function Steps({ report, nameOf }) {
  const shares = Object.entries(report?.shares ?? {});
  const givers = shares.map(([player]) => nameOf(player));
  /** @param {string} code */
  const about = (code) => report?.findings.filter((one) => one.code === code).map((one) => nameOf(one.about)) ?? [];
  const without = report?.withoutShare.map(nameOf) ?? [];
  const silent = about("share_unrevealed");
  const bots = report?.bots.map(nameOf) ?? [];
  return html`<ol class="fair-steps">
    <${Step} title=${words("fairness-promise")} picture=${SEAL}>${words("fairness-promise.why")}<//>
    <${Step} title=${words("fairness-shares")} picture=${BOWL}>${inARow(
      words("fairness-shares.why"),
      givers.length > 0 && words("fairness-gave", { names: list(givers) }),
      without.length > 0 && words("fairness-gave-none", { names: list(without) }),
      silent.length > 0 && words("fairness-kept-back", { names: list(silent) }),
      bots.length > 0 && words("fairness-bots-give-none", { names: list(bots) }),
    )}<//>
    <${Step} title=${words("fairness-secret")} picture=${OPEN}>${words("fairness-secret.why")}<//>
  </ol>
  ${
    report &&
    html`<details>
    <summary>${words("fairness-shown")}</summary>
    <dl>
      <${Shown} what=${words("fairness-commitment")} value=${report.promise} />
      <${Shown} what=${words("fairness-secret")} value=${report.secret} />
      ${shares.map(([player, share]) => html`<${Shown} key=${player} what=${words("fairness-share-of", { name: nameOf(player) })} value=${share} />`)}
    </dl>
  </details>`
  }`;
}

/** @param {{title: string, picture: Child, children?: Child}} props */
const Step = ({ title, picture, children }) =>
  html`<li>${picture}<div><h3 class="disp">${title}</h3><p>${children}</p></div></li>`;

/** @param {{what: string, value: string}} props */
const Shown = ({ what, value }) => html`<div><dt>${what}</dt><dd><code>${value}</code></dd></div>`;

/** A locked box. */
const SEAL = html`<svg viewBox="0 0 80 60" aria-hidden="true"><g class="line"><path class="a" d="M8 22h64v32H8z" /><path d="M8 34h64" />
  <path d="M26 22v-6a14 12 0 0 1 28 0v6" fill="none" /><path class="c" d="M33 29h14v14H33z" /><path d="M40 34v5" /></g></svg>`;

/** A cup into which everybody throws. */
const BOWL = html`<svg viewBox="0 0 80 60" aria-hidden="true"><g class="line"><path class="a" d="M14 26h52l-8 30H22z" /><path d="M18 40h44" />
  <circle class="b" cx="22" cy="9" r="5" /><path class="c" d="M35 4h10v10H35z" /><path class="d" d="M58 3l6 11H52z" />
  <path d="M22 17v5M40 17v5M58 17v5" /></g></svg>`;

/** The box, open. */
const OPEN = html`<svg viewBox="0 0 80 60" aria-hidden="true"><g class="line"><path class="a" d="M8 30h64v26H8z" /><path d="M8 42h64" />
  <path class="b" d="M8 30L18 14h64L72 30z" /><path class="c" d="M26 6h16v22H26z" /><path class="d" d="M46 4h16v22H46z" /></g></svg>`;
