/** @import { GameClient } from "../../games/types.js" */
/** @import { Evening, Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { BRAND } from "../../i18n/brand.js";
import { isolated } from "../../i18n/language.js";
import { needWords, words } from "../../i18n/words.js";
import { html, useState } from "../../lib/index.js";
import { Lazy } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { calendarFile } from "../../net/evenings.js";
import { linkTo } from "../../routing/link.js";
import { navigate, tableAddress } from "../../routing/route.js";
import { arrive } from "../../state/arrival.js";
import { Sign } from "../icons/icons.js";
import { canSend, useSharing } from "../people/share_link.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { loadSeason } from "../result/load_season.js";
import { Announced } from "../screen/announced.js";
import { Bar, ConnectionBanner, Screen, useTitle } from "../screen/screen.js";
import { Answers } from "./answers.js";
import { CallLink } from "./call.js";
import { Company } from "./company.js";
import { useNearness, whenInWords } from "./dates.js";
import { Ticket } from "./ticket.js";

needWords("lobby");
needWords("evening");

const loadPlanForm = async () => (await import("./plan_form.js")).PlanForm;
const loadLastMatch = async () => (await import("./last_match.js")).LastMatch;
const loadEntryRequests = async () =>
  (await withStyles(import("../people/entry_requests.js"), "ui/people/seat_requests.css")).EntryRequests;
const loadBots = async () => (await withStyles(import("./bots_meanwhile.js"), "ui/waiting/bots.css")).BotsMeanwhile;

/**
 * When the table meets again and who comes, until its reader goes on to the seats, or to the result of the last match.
 * @param {{store: TableStore, game: GameClient}} props
 */
export function EveningPage({ store, game }) {
  const table = /** @type {Table} */ (store.now.table);
  const evening = /** @type {Evening} */ (table.evening);
  const host = store.isHost.value;
  const [planning, plan] = useState(false);
  const nearness = useNearness(evening.at);
  useTitle(`${words("meet-evening")} · ${isolated(game.title)}`);
  const given = answerOf(evening, store.player);
  const isOn = nearness === "now";
  const hasPast = Boolean(table.match || table.seasons);
  return html`<${Screen} name="evening" class="page evening" store=${store}>
    <${Bar} title=${game.title}>
      <button type="button" class="btn" data-action="home" onClick=${() => navigate("/")}>${words("table-home")}</button>
    <//>
    <div><${ConnectionBanner} store=${store} /><${Announced} />
      ${host && table.entry_requests && html`<${Lazy} load=${loadEntryRequests} props=${{ store }} />`}
    </div>
    <div class=${`evening-all ${hasPast ? "" : "alone"}`}>
      <div class="evening-main">
        <${Ticket} evening=${evening} askedAgain=${evening.moved && !given} />
        ${isOn && html`<${ToTable} store=${store} main />${evening.call && html`<${CallLink} store=${store} />`}`}
        ${
          host &&
          html`<div class=${isOn ? "" : "evening-act"}>${!isOn && html`<${Sharing} store=${store} main />`}
          <button type="button" class="btn" data-action="change-evening" aria-expanded=${String(planning)}
            onClick=${() => plan(!planning)}>${words(isOn ? "meet-change-evening" : "lobby-change-options")}</button></div>
        ${planning && html`<${Lazy} load=${loadPlanForm} props=${{ store, done: () => plan(false) }} />`}`
        }
        <${Answers} given=${given} busy=${store.isPending("answer_evening")} lit=${!isOn && !host}
          say=${(/** @type {"yes" | "maybe" | "no"} */ answer) => store.command("answer_evening", { answer })} />
        <${Refused} refusal=${refusalAt(store, "answer_evening")} />
        <${Company} store=${store} />
        ${isOn && host && html`<${Lazy} load=${loadBots} props=${{ store, game }} />`}
        <div class="evening-keep">
          <a class="btn" data-action="calendar" href=${calendarFile(store.invitation.value)} download="evening.ics">${words("meet-calendar")}</a>
          ${!isOn && evening.call && html`<${CallLink} store=${store} quiet />`}
          ${(!host || isOn) && html`<${Sharing} store=${store} />`}
          ${!isOn && html`<${ToTable} store=${store} />`}
        </div>
      </div>
      ${
        hasPast &&
        html`<div class="evening-past">
        ${table.match?.ended && html`<${Lazy} load=${loadLastMatch} props=${{ store, game }} />`}
        <${Lazy} load=${loadSeason} props=${{ store }} />
      </div>`
      }
    </div>
  <//>`;
}

/** Return what somebody has answered. @param {Evening} evening @param {string} player */
const answerOf = (evening, player) =>
  /** @type {const} */ (["yes", "maybe", "no"]).find((answer) => evening[answer]?.includes(player));

/** The way to the seats; while the evening is on, into one of them, which says that one comes. @param {{store: TableStore, main?: boolean}} props */
function ToTable({ store, main = false }) {
  const table = /** @type {Table} */ (store.now.table);
  const sits = table.players[store.player]?.seat == null && Object.keys(table.seats).length < table.seat_count;
  const go = () => {
    if (main && sits) store.command("sit", {}, "seats");
    if (main && !table.evening?.yes.includes(store.player)) store.command("answer_evening", { answer: "yes" });
    arrive(store.code);
  };
  return html`<button type="button" class=${main ? "btn btn-main" : "btn btn-quiet"} data-action="to-table" onClick=${go}>
    ${main && sits ? words("lobby-sit-down") : words("table-to-table")}</button>`;
}

/** The way to send the table's link round. @param {{store: TableStore, main?: boolean}} props */
function Sharing({ store, main = false }) {
  const url = linkTo(tableAddress(store.invitation.value));
  const evening = /** @type {Evening} */ (store.now.table?.evening);
  const text = `${whenInWords(evening)} ${url}`;
  const { said, byHand, place, copy, send } = useSharing(text, { title: BRAND, text: whenInWords(evening), url });
  const sends = canSend() ? send : copy;
  return html`<button type="button" class=${main ? "btn btn-main" : "btn"} data-action="share-evening" onClick=${() => void sends()}>
    <${Sign} name=${said ? "check" : "share"} />${said || words("lobby-send-link")}</button>
    ${byHand && html`<span class="lnk" ref=${place}>${text}</span>`}`;
}
