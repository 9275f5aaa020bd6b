/** @import { Match, Update, WireEvent } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { wordsOn } from "../../i18n/index.js";
import { html, useState } from "../../lib/index.js";
import { listUpdates, RequestRefused } from "../../net/rest.js";
import { Sign } from "../parts/icons.js";
import { refusalWords } from "../../i18n/table.js";

/** @type {typeof import("../../i18n/en/fairness.js").fairness} */
const F = wordsOn("table", "fairness");

const PAGE = 500;

/**
 * How chance was drawn in a finished match: the commitment, the secret that it stood for, and the match as a file for
 * the program that checks it.
 * @param {{store: TableStore, match: Match}} props
 */
export function Fairness({ store, match }) {
  const { names } = store.state.value.roster;
  return html`<section class="fair" data-fairness>
    <h2 class="disp"><${Sign} name="check" />${F.title}</h2>
    <p>${F.why}</p>
    <details>
      <summary>${F.shown}</summary>
      <dl>
        <${Shown} what=${F.commitment} value=${match.commitment} />
        <${Shown} what=${F.secret} value=${match.secret ?? ""} />
        ${Object.entries(match.salts ?? {}).map(
          ([player, salt]) => html`<${Shown} key=${player} what=${F.shareOf(names[player] ?? player)} value=${salt} />`,
        )}
      </dl>
    </details>
    <${SaveMatch} store=${store} />
  </section>`;
}

/** @param {{what: string, value: string}} props */
function Shown({ what, value }) {
  return html`<div><dt>${what}</dt><dd><code>${value}</code></dd></div>`;
}

/** @param {{store: TableStore}} props */
function SaveMatch({ store }) {
  const [problem, setProblem] = useState("");
  const save = async () => {
    try {
      const events = lastMatch(await allUpdates(store));
      if (events) download(`${store.code}.json`, JSON.stringify(events));
      setProblem(events ? "" : F.matchNotWhole);
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      setProblem(refusalWords(error));
    }
  };
  return html`<p><button type="button" class="btn" data-action="save-match" onClick=${() => void save()}>${F.saveMatch}</button>
    <small>${F.how}</small></p>
    ${problem && html`<p class="refused" role="alert"><${Sign} name="x" />${problem}</p>`}`;
}

/** Fetch all updates that this page's player received, oldest first. @param {TableStore} store */
async function allUpdates({ code, player }) {
  /** @type {Update[]} */
  const updates = [];
  for (let last = 0, more = true; more; ) {
    const page = (await listUpdates(code, player, last, PAGE)).updates;
    updates.push(...page);
    last = page.at(-1)?.n ?? last;
    more = page.length === PAGE;
  }
  return updates;
}

/**
 * Return the events of the last finished match, from its commitment on; null if some are missing.
 * @param {Update[]} updates oldest first
 * @returns {WireEvent[] | null}
 */
function lastMatch(updates) {
  const events = updates.flatMap((update) => update.events ?? []);
  /** @param {string} kind @param {number} before */
  const last = (kind, before) => events.findLastIndex((event, i) => i < before && event.kind === kind);
  const ended = last("match_ended", events.length);
  const prepared = last("match_prepared", last("match_started", ended));
  return prepared < 0 ? null : events.slice(prepared, ended + 1);
}

/**
 * Save a text as a file on this device.
 * @param {string} name
 * @param {string} text
 */
function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // By then the browser has either saved the file or given up.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
