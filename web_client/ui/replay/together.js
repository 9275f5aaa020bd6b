/** @import { Place } from "./replay_screen.js" */
/** @import { Replay } from "../../state/table/replay.js" */

import { html } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { Mark, Sign } from "../icons/icons.js";

/**
 * The player who leads those who watch together, and whether this page follows; nothing while nobody leads.
 * @param {{replay: Replay, place: Place}} props
 */
export function TogetherBar({ replay, place: { store, party } }) {
  const { led_by: by, moment, leads, followers = [] } = party.watching.value ?? {};
  if (!by || !moment) return null;
  const player = store.now.table?.players[by];
  const name = player?.name ?? "";
  const role = party.role.value;
  const others = followers.filter((id) => id !== store.player).length;
  const said = leads
    ? words("sharing-you-lead", { followers: followers.length })
    : role === "follow"
      ? words("sharing-leads", { name, others })
      : words("sharing-on-your-own", { name });
  const isHere = moment.round === replay.place?.number && moment.match === replay.place.match;
  const at = isHere
    ? words("replay-step-of", { step: moment.step + 1, steps: replay.last + 1 })
    : words("replay-round", { number: moment.round });
  return html`<div class="together" data-role=${leads ? "lead" : role}>
    ${player?.seat === undefined || player.seat === null ? html`<${Sign} name="eye" />` : html`<${Mark} seat=${player.seat} />`}
    <p role="status">${said}</p>
    ${!leads && role !== "follow" && html`<small>${at}</small>`}
    ${
      leads
        ? html`<button type="button" data-action="stop-leading" onClick=${() => party.stop()}>${words("sharing-stop-leading")}</button>`
        : role === "follow"
          ? html`<button type="button" data-action="look-around" onClick=${() => party.stop()}>${words("sharing-look-around")}</button>`
          : html`<button type="button" data-action="follow" onClick=${() => party.follow()}>${words("sharing-follow")}</button>`
    }
  </div>`;
}

/** The button that makes this page lead the others. @param {{place: Place, close: () => void}} props */
export function LeadButton({ place: { party }, close }) {
  const { led_by: by, leads } = party.watching.value ?? {};
  const lead = () => {
    party.lead();
    close();
  };
  return html`<section class="share-part">
    <p>${words("sharing-together")}</p>
    <button type="button" class="btn" data-action="lead" disabled=${Boolean(leads)} onClick=${lead}>
      <${Sign} name="eye" />${by ? words("sharing-take-the-lead") : words("sharing-watch-together")}</button>
  </section>`;
}
