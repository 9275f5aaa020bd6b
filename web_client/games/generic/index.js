// The client of games that have none of their own: the view as text, the legal moves as buttons.

/** @import { Child } from "../../lib/index.js" */
/** @import { WireEvent } from "../../net/wire.js" */
/** @import { Line } from "../../i18n/types.js" */
/** @import { Play } from "../types.js" */

import { useSeen } from "../../ui/hooks/use_seen.js";
import { useAnnounced } from "../../ui/accessibility/announcer.js";
import { MoveButtons } from "../../ui/panels/moves.js";
import { Refused } from "../../ui/refusals/refused.js";
import { list } from "../../i18n/grammar.js";
import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";

export const styles = ["games/generic/generic.css"];

/** The whole view, as the server shows it. @param {{play: Play}} props */
export function Board({ play }) {
  return html`<section class="plain-view" aria-label=${words("table-view")}>
    <${Tree} value=${{ ...play.view, ...(play.own && { own: play.own }) }} />
  </section>`;
}

/** All legal moves, and those that are always open. @param {{play: Play, out?: Child}} props */
export function Dock({ play, out }) {
  const names = list((play.deadline?.seats ?? []).map(play.name));
  const waiting = names ? words("table-waiting-for", { names }) : words("table-waiting");
  const question = useSeen(play, play.legal.length ? words("table-wanted-turn") : waiting);
  useAnnounced(question);
  return html`<div class="plain-dock">
    <h1 class="disp" tabindex="-1" data-headline>${question}</h1>
    <div data-answers><${MoveButtons} moves=${[...play.legal, ...(play.own?.open ?? [])]} play=${play} />${out}</div>
    <${Refused} refusal=${play.refusal} />
  </div>`;
}

/** The points of the match so far. @param {{play: Play, heading?: "h1" | "h2"}} props */
export function Outcome({ play, heading = "h1" }) {
  return html`<div class="plain-dock">
    <${heading} class="disp">${words("table-round-over")}<//>
    <ul class="plain-scores">${play.scores.map((points, seat) => html`<li key=${seat}><bdi>${play.name(seat)}</bdi>: ${points}</li>`)}</ul>
  </div>`;
}

/** The events of a table that need no sentence. */
const SILENT = new Set([
  "banked_deadline_set",
  "bet_placed",
  "bets_revealed",
  "deadline_cleared",
  "deadline_set",
  "match_prepared",
  "match_starting",
  "ready_set",
  "round_opened",
  "share_committed",
  "shares_revealed",
  "stand_in_moved",
  "table_opened",
  "terms_set",
]);

/**
 * Say an event by its name and fields; null for one that needs no sentence.
 * @param {WireEvent} event
 * @returns {Line | null}
 */
export function sentence({ kind, seat, ...fields }) {
  if (SILENT.has(kind)) return null;
  const said = Object.entries(fields).map(([name, value]) => `${spaced(name)} ${inWords(value)}`);
  const rest = [spaced(kind), said.join(", ")].filter(Boolean).join(": ");
  return { parts: typeof seat === "number" ? [{ seat }, ` · ${rest}`] : [capitalised(rest)] };
}

/** @param {string} name */
const spaced = (name) => name.replaceAll("_", " ");

/** @param {string} text */
const capitalised = (text) => text[0].toUpperCase() + text.slice(1);

/** Say a value as text. @param {unknown} value @returns {string} */
function inWords(value) {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? words("table-yes") : words("table-no");
  if (Array.isArray(value)) return value.map(inWords).join(" ") || "–";
  if (typeof value !== "object") return String(value);
  return (
    Object.entries(value)
      .map(([name, inner]) => `${spaced(name)} ${inWords(inner)}`)
      .join("; ") || "–"
  );
}

/** @param {{value: any}} props */
function Tree({ value }) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return inWords(value);
  const entries = Object.entries(value);
  if (!entries.length) return "–";
  return html`<dl class="tree">${entries.map(
    ([key, inner]) => html`<div key=${key}><dt>${spaced(key)}</dt><dd><${Tree} value=${inner} /></dd></div>`,
  )}</dl>`;
}
