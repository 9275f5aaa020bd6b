// The client of any game that has none of its own: the view as text, the legal moves as buttons.

/**
 * @import { Json, WireEvent } from "../net/wire.js"
 * @import { Line } from "../components/types.js"
 * @import { Play } from "../components/types.js"
 */

import { useAnnounced } from "../components/announcer.js";
import { MoveButtons } from "../components/moves.js";
import { Refused } from "../components/parts.js";
import { W } from "../components/words.js";
import { html } from "../lib/index.js";

export const title = "";
export const styles = [new URL("generic.css", import.meta.url).pathname];

/** The whole view, as the server shows it. @param {{play: Play}} props */
export function Board({ play }) {
  return html`<section class="plain-view" aria-label=${W.view}>
    <${Tree} value=${{ ...play.view, ...(play.own && { own: play.own }) }} />
  </section>`;
}

/** All legal moves and all that are always open. @param {{play: Play}} props */
export function Dock({ play }) {
  const { decision } = play.view;
  const question = play.legal.length ? W.yourTurn : W.waitingForMove(waitedFor(play, decision));
  useAnnounced(question);
  return html`<div class="plain-dock">
    <h1 class="disp" tabindex="-1" data-headline>${question}</h1>
    <div data-answers><${MoveButtons} moves=${[...play.legal, ...(play.own?.open ?? [])]} play=${play} /></div>
    <${Refused} refusal=${play.refusal} />
  </div>`;
}

/** The outcome, as the server shows it. @param {{play: Play, heading?: "h1" | "h2"}} props */
export function Outcome({ play, heading = "h1" }) {
  return html`<div class="plain-dock">
    <${heading} class="disp">${W.roundOver}<//><${Tree} value=${play.view.outcome ?? {}} />
  </div>`;
}

/**
 * Tell an event by its name and fields.
 * @param {WireEvent} event
 * @returns {Line}
 */
export function sentence({ kind, ...fields }) {
  const said = Object.entries(fields).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return { parts: [{ strong: kind.replaceAll("_", " ") }, said.length ? ` ${said.join(", ")}` : ""] };
}

/**
 * @param {Play} play
 * @param {Json | undefined} decision
 */
function waitedFor(play, decision) {
  const seat = decision?.seat ?? play.view.turn;
  return typeof seat === "number" ? [play.name(seat)] : [];
}

/** @param {{value: any}} props */
function Tree({ value }) {
  if (typeof value !== "object" || value === null) return String(value);
  const entries = Object.entries(value);
  if (!entries.length) return "–";
  return html`<dl class="tree">${entries.map(
    ([key, inner]) => html`<div key=${key}><dt>${key}</dt><dd><${Tree} value=${inner} /></dd></div>`,
  )}</dl>`;
}
