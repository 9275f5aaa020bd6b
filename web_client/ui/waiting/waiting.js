/** @import { GameClient } from "../../games/types.js" */
/** @import { GameOffered, Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useEffect, useState } from "../../lib/index.js";
import { leaveTable } from "../../state/enter_leave.js";
import { showRules } from "../../routing/open_rules.js";
import { AddBots, BOT_FORM } from "./add_bots.js";
import { AskButton } from "../forms/ask_button.js";
import { list } from "../../i18n/grammar.js";
import { isolated } from "../../i18n/language.js";
import { tableName } from "../../i18n/table_name.js";
import { words } from "../../i18n/words.js";
import { Unread, useUnread } from "../log/feed.js";
import { Sign } from "../icons/icons.js";
import { Log } from "../log/log.js";
import { Lazy, lazily } from "../../loading/lazy.js";
import { GameChoice, Options, SeatOptions } from "./options.js";
import { seatInWords } from "./options_in_words.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { People } from "../people/people.js";
import { Bar, ConnectionBanner, Screen } from "../screen/screen.js";
import { SeatRing } from "./seats.js";
import { DevicesFold, SettingsFold } from "../panels/folds.js";
import { InvitationOnlyHere } from "../people/share.js";
import { withStyles } from "../../loading/stylesheets.js";
import { useOfferedGames } from "../../state/offered_games.js";

const EntryRequests = lazily(
  async () => (await withStyles(import("../people/entry_requests.js"), "ui/people/seat_requests.css")).EntryRequests,
);
const loadSeason = async () => (await withStyles(import("../result/season.js"), "ui/result/season.css")).Season;
const loadLesson = async () => (await import("../learn/lesson_page.js")).LessonPage;

/**
 * The table before a match: who sits where, how it will be played, who is ready. It is shown when the games are known,
 * or why not: their options must not push away what somebody is typing.
 * @param {{store: TableStore, game: GameClient, back?: () => void}} props `back`: to the last match's result
 */
export function Waiting(props) {
  const { games, refusal } = useOfferedGames();
  if (games.length || refusal) return html`<${Room} games=${games} ...${props} />`;
  return html`<main class="page" data-screen="loading" data-connection="reconnecting">
    <${Bar} title=${props.game.title} />
    <div class="sheet"><p role="status">${words("table-loading")}</p></div>
  </main>`;
}

/** @param {{store: TableStore, game: GameClient, games: GameOffered[], back?: () => void}} props */
function Room({ store, game, games, back }) {
  const [learning, learn] = useState(false);
  const [picked, pick] = useState(/** @type {number | null} */ (null));
  const { table, feed } = store.now;
  const offered = games.find(({ name }) => name === table?.game);
  /** @param {number} seat */
  const chosen = (seat) => seatInWords(game, offered?.seat_option_fields ?? [], table?.seat_options?.[seat]);
  const bots = store.isHost.value ? (offered?.bots ?? []) : [];
  const picking = bots.length > 0 && store.seat.value !== null ? { picked, pick } : {};
  const title = game.title;
  useEffect(() => {
    if (!learning) document.title = isolated(title);
  }, [learning, title]);
  if (learning) {
    const comeBack = () => learn(false);
    const next = [{ action: "back-to-table", label: words("lobby-back-to-table"), go: comeBack }];
    return html`<${Lazy} load=${loadLesson} props=${{ game, leave: comeBack, next }} />`;
  }
  const leave = html`<${AskButton} action="leave" label=${words("table-leave")} question=${words("match-leave-sure")}
    onConfirm=${() => void leaveTable(store)} />`;
  return html`<${Screen} name="waiting" class="page" store=${store}>
    <${Bar} title=${title}>
      ${back && html`<button type="button" class="btn" data-action="back" onClick=${back}>${words("lobby-last-result")}</button>`}
      ${game.loadRules && html`<button type="button" class="btn" data-action="rules" onClick=${() => showRules()}>${words("table-rules")}</button>`}
      ${leave}
    <//>
    <${ConnectionBanner} store=${store} />
    ${store.isHost.value && table?.entry_requests && html`<${EntryRequests} store=${store} />`}
    <${Refused} refusal=${refusalAt(store, "leave", "page")} of=${game.name} />
    <h1 class="sr">${words("lobby-table-called", { name: tableName(store.code) })}</h1>
    <div class="wait">
      <div class="wait-who">
        <${SeatRing} store=${store} chosen=${chosen} ...${picking} />
        <${InvitationOnlyHere} invitation=${store.invitation.value} />
        ${bots.length > 0 && html`<${AddBots} store=${store} game=${game} strengths=${bots} picked=${picked} pick=${pick} />`}
      </div>
      <div class="wait-how"><${GameChoice} store=${store} games=${games} /><${SeatOptions} store=${store} game=${game} offered=${offered} />
        <${Options} store=${store} game=${game} offered=${offered} /></div>
      <div class="wait-said"><${Log} store=${store} game=${game} feed=${feed} filters=${Boolean(table?.match)} /></div>
      <div class="wait-rest">
        <${People} store=${store} game=${game} />
        ${(table?.match || table?.seasons) && html`<${Lazy} load=${loadSeason} props=${{ store }} />`}
        ${
          game.loadLesson &&
          html`<button type="button" class="btn" data-action="learn"
          onClick=${() => learn(true)}>${words("lobby-learn-meanwhile")}</button>`
        }
        <${SettingsFold} />
        <${DevicesFold} store=${store} />
      </div>
    </div>
    <${Footer} store=${store} game=${game} limits=${offered?.seats ?? null} bots=${bots.length > 0} />
  <//>`;
}

/** @param {{store: TableStore, game: GameClient, limits: [number, number] | null, bots: boolean}} props */
function Footer({ store, game, limits, bots }) {
  const table = /** @type {Table} */ (store.now.table);
  const me = table.players[store.player];
  const seated = me?.seat != null;
  const problem = startProblem(table, limits, store.player);
  const host = store.isHost.value;
  const tooFew = limits && Object.keys(table.seats).length < limits[0];
  return html`<footer class="deal">
    <div class="deal-words">
      <p role="status" id="start-state">${host || problem ? (problem ?? (limits && words("lobby-can-start"))) : words("lobby-host-starts", { name: table.players[table.host ?? ""]?.name ?? "" })}</p>
      ${
        bots &&
        tooFew &&
        html`<button class="btn" form=${BOT_FORM} data-action="fill" disabled=${!store.live.value}
        aria-describedby="start-state"><${Sign} name="bot" />${words("lobby-add-bot")}</button>`
      }
      <${Refused} refusal=${refusalAt(store, "start", "ready", "seats")} of=${game.name} />
    </div>
    <${ChatButton} store=${store} />
    ${seated && !host && html`<${ReadyButton} store=${store} ready=${Boolean(me.ready)} />`}
    ${
      host &&
      html`<button type="button" class="btn btn-main" data-action="start" aria-describedby="start-state"
      disabled=${Boolean(problem) || !store.live.value || store.isPending("start")}
      onClick=${() => store.command("start")}>${words("lobby-start")}</button>`
    }
  </footer>`;
}

const LOG = ".wait-said";
/** How much of the log must be in sight for its chat to count as read. */
const READ = 0.5;

/** The button to the chat, which may be out of sight. @param {{store: TableStore}} props */
function ChatButton({ store }) {
  const [reading, read] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => read(seen.intersectionRatio >= READ), { threshold: READ });
    watch.observe(/** @type {Element} */ (document.querySelector(LOG)));
    return () => watch.disconnect();
  }, []);
  return html`<button type="button" class="btn" data-action="chat" onClick=${goToChat}>${words("match-filter-chat")}
    <${Unread} count=${useUnread(store, reading)} /></button>`;
}

/** Scroll to the chat and focus its field. */
function goToChat() {
  const log = document.querySelector(LOG);
  log?.scrollIntoView({ block: "end" });
  log?.querySelector("input")?.focus({ preventScroll: true });
}

/** @param {{store: TableStore, ready: boolean}} props */
function ReadyButton({ store, ready }) {
  return html`<button type="button" class=${ready ? "btn" : "btn btn-main"} data-action="ready"
    aria-pressed=${String(ready)} disabled=${!store.live.value}
    onClick=${() => store.command("ready", { ready: !ready })}>
    ${ready ? words("lobby-be-unready") : words("lobby-be-ready")}</button>`;
}

/**
 * Return what the start still waits for; null if the host may press the button. The server decides.
 * @param {Table} table
 * @param {[number, number] | null} limits
 * @param {string} reader who is told what they can do themselves, if anything
 */
function startProblem(table, limits, reader) {
  if (table.starting) return words("match-match-begins");
  const seated = Object.values(table.seats);
  if (limits && seated.length < limits[0]) return words("lobby-too-few", { least: limits[0], seated: seated.length });
  if (limits && seated.length > limits[1]) return words("lobby-too-many", { most: limits[1] });
  const unready = seated.filter((id) => id !== table.host && !table.players[id]?.ready);
  if (unready.includes(reader)) return words("lobby-say-you-are-ready");
  return unready.length
    ? words("lobby-waiting-for", { names: list(unready.map((id) => table.players[id]?.name ?? id)) })
    : null;
}
