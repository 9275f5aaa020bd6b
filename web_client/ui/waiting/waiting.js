/** @import { GameClient } from "../../games/types.js" */
/** @import { GameOffered, Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { Panels } from "../panels/use_panels.js" */

import { html, useEffect, useRef, useState } from "../../lib/index.js";
import { list } from "../../i18n/grammar.js";
import { isolated } from "../../i18n/language.js";
import { findWords, words } from "../../i18n/words.js";
import { Lazy, lazily } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { hasPlayed } from "../../state/played_games.js";
import { startRefusal } from "../../state/server_state.js";
import { useOfferedGames } from "../../state/offered_games.js";
import { useKeys } from "../accessibility/keyboard.js";
import { loadEvening, loadStrip, useMeeting } from "../evening/meeting.js";
import { AskButton } from "../forms/ask_button.js";
import { Sign } from "../icons/icons.js";
import { Unread, useUnread } from "../log/feed_line.js";
import { usePanels } from "../panels/use_panels.js";
import { Refused, refusalAt, refusalWords } from "../refusals/refused.js";
import { Announced } from "../screen/announced.js";
import { Bar, ConnectionBanner, Screen } from "../screen/screen.js";
import { Bots } from "./bots.js";
import { LessonMeanwhile } from "./lesson.js";
import { seatInWords, optionsInShort } from "./options_in_words.js";
import { SeatRing } from "./seats.js";

const EntryRequests = lazily(
  async () => (await withStyles(import("../people/entry_requests.js"), "ui/people/seat_requests.css")).EntryRequests,
);
const HandLine = lazily(async () => (await withStyles(import("../hands/hand_line.js"), "ui/hands/hands.css")).HandLine);
const Behind = lazily(async () => (await withStyles(import("../time/behind.js"), "ui/time/pauses.css")).Behind);
const OptionsChanged = lazily(async () => (await import("./options_changed.js")).OptionsChanged);
const OptionsSheet = lazily(async () => (await import("./options.js")).OptionsSheet);
const RoomMenu = lazily(async () => (await import("./room_menu.js")).RoomMenu);
const Chat = lazily(async () => (await import("./room_menu.js")).Chat);

/**
 * The table before a match: who sits where, how it will be played, who is ready. It is shown when the games are known,
 * or why not: their options must not push away what somebody is typing.
 * @param {{store: TableStore, game: GameClient, back?: () => void}} props `back`: to the last match's result
 */
export function Waiting(props) {
  const { games, refusal } = useOfferedGames();
  if (useMeeting(props.store)) return html`<${Lazy} load=${loadEvening} props=${props} />`;
  if (games.length || refusal) return html`<${Room} games=${games} ...${props} />`;
  return html`<main class="page" data-screen="loading" data-connection="reconnecting">
    <${Bar} title=${props.game.title} />
    <div class="sheet"><p role="status">${words("table-loading")}</p></div>
  </main>`;
}

/** @param {{store: TableStore, game: GameClient, games: GameOffered[], back?: () => void}} props */
function Room({ store, game, games, back }) {
  const [learning, learn] = useState(false);
  const panels = usePanels();
  const table = /** @type {Table} */ (store.now.table);
  const offered = games.find(({ name }) => name === table.game);
  const { title } = game;
  useEffect(() => {
    if (!learning) document.title = isolated(title);
  }, [learning, title]);
  useKeys({ Escape: () => panels.closeLast() });
  if (learning) {
    return html`<${LessonMeanwhile} store=${store} game=${game} leave=${() => learn(false)} />`;
  }
  const isNew = Boolean(game.loadLesson) && !hasPlayed(game.name);
  const start = startState(store, offered, isNew);
  /** @param {number} seat */
  const chosen = (seat) => seatInWords(game, offered?.seat_option_fields ?? [], table.seat_options?.[seat]);
  const begin = () => {
    panels.gone("menu");
    learn(true);
  };
  const teach = game.loadLesson ? begin : null;
  return html`<${Screen} name="waiting" class="page room" store=${store}>
    <${Bar} title=${title}>
      ${back && html`<button type="button" class="btn" data-action="back" onClick=${back}>${words("lobby-last-result")}</button>`}
      <${Signs} store=${store} panels=${panels} />
    <//>
    <div class="room-notices">
      <${ConnectionBanner} store=${store} /><${Announced} />
      ${store.behind.value && html`<${Behind} store=${store} />`}
      ${table.evening && html`<${Lazy} load=${loadStrip} props=${{ store }} />`}
      ${table.screens && html`<${HandLine} store=${store} game=${game} stays />`}
      ${store.isHost.value && table.entry_requests && html`<${EntryRequests} store=${store} />`}
      <${Refused} refusal=${refusalAt(store, "leave", "page", "seats")} of=${game.name} />
    </div>
    <${SeatRing} store=${store} chosen=${chosen} lit=${start.lit} />
    <${Dock} store=${store} game=${game} offered=${offered} start=${start} panels=${panels} learn=${isNew ? teach : null} />
    ${panels.isOpen("options") && html`<${OptionsSheet} store=${store} game=${game} games=${games} offered=${offered} close=${() => panels.close("options")} />`}
    ${panels.isOpen("menu") && html`<${RoomMenu} store=${store} game=${game} learn=${teach} close=${() => panels.close("menu")} />`}
    ${panels.isOpen("log") && html`<${Chat} store=${store} game=${game} close=${() => panels.close("log")} />`}
  <//>`;
}

/** The bar's signs: the chat, and everything that is seldom needed. @param {{store: TableStore, panels: Panels}} props */
function Signs({ store, panels }) {
  const chatting = panels.isOpen("log");
  const talk = () => (chatting ? panels.close("log") : panels.open("log", "form:has([data-action=say]) input"));
  return html`<button type="button" class="iconbtn" data-action="chat" aria-expanded=${String(chatting)}
      onClick=${talk}><${Sign} name="chat" /><span class="sr">${words("match-filter-chat")}</span><${Unread} count=${useUnread(store, chatting)} /></button>
    <button type="button" class="iconbtn" data-action="menu" aria-label=${words("table-menu")} aria-expanded=${String(panels.isOpen("menu"))}
      onClick=${() => panels.toggle("menu")}><${Sign} name="menu" /></button>`;
}

/**
 * What there is to do: for the host bots, options and the deal, for the others to sit down or be ready.
 * @param {{store: TableStore, game: GameClient, offered?: GameOffered, start: ReturnType<typeof startState>, panels: Panels,
 *   learn: (() => void) | null}} props `learn`: begin the lesson, for who has never played it here
 */
function Dock({ store, game, offered, start, panels, learn }) {
  const host = store.isHost.value;
  const table = /** @type {Table} */ (store.now.table);
  const looked = useRef(table);
  if (host || panels.isOpen("options")) looked.current = table;
  const before = looked.current;
  const mine = table.seat_options?.[store.seat.value ?? -1];
  /** The game in which the player has chosen for their seat. */
  const choseIn = useRef("");
  if (mine) choseIn.current = table.game;
  const isGone = choseIn.current === table.game && store.seat.value !== null && !mine;
  const bots = (host && offered?.bots) || [];
  return html`<section class=${host ? "room-dock" : "room-dock guest"} aria-label=${words("table-your-part")}>
    ${bots.length > 0 && html`<${Bots} store=${store} game=${game} strengths=${bots} />`}
    <p class="in-short ends" data-options><span>${game.name === table.game && optionsInShort(game, table.options)}</span>
      <button type="button" class="btn btn-quiet" data-action="options" aria-expanded=${String(panels.isOpen("options"))}
        onClick=${() => panels.toggle("options")}>${host ? words("lobby-change-options") : words("lobby-more-options")}</button></p>
    ${before.options !== table.options && html`<${OptionsChanged} game=${game} before=${before} now=${table} />`}
    ${isGone && html`<p class="goes-with" role="status">${words("lobby-seat-options-gone")}</p>`}
    <${GoOn} store=${store} start=${start} />
    ${learn && !start.mayDeal && !start.maySit && html`<${FirstTime} learn=${learn} main=${!store.isHost.value} />`}
    <${Refused} refusal=${refusalAt(store, "start", "ready")} of=${game.name} />
  </section>`;
}

/**
 * Leads to the lesson.
 * @param {{learn: () => void, main: boolean}} props `main`: it is what there is to do, as for guests
 */
const FirstTime = ({ learn, main }) =>
  html`<button type="button" class=${main ? "btn btn-main" : "btn"} data-action="first-time" onClick=${learn}>
    <${Sign} name="learn" />${words("lobby-first-time")}</button>`;

/** The button that goes on, or why there is none. @param {{store: TableStore, start: ReturnType<typeof startState>}} props */
function GoOn({ store, start }) {
  const { problem, unready, mayDeal, maySit, alone } = start;
  if (mayDeal) {
    const deal = { action: "start", label: words("lobby-deal"), main: true, onConfirm: () => store.command("start") };
    const busy = !store.live.value || store.isPending("start");
    const question = unready.length ? words("lobby-deal-anyway", { names: list(unready), count: unready.length }) : "";
    return html`<${AskButton} ...${deal} question=${question} disabled=${busy} />`;
  }
  if (maySit) {
    return html`<button type="button" class="btn btn-main" data-action="sit-down" disabled=${!store.live.value}
      onClick=${() => store.command("sit", {}, "seats")}>${words("lobby-sit-down")}</button>`;
  }
  return html`${problem && html`<p class="stands" role="status" id="start-state">${problem}</p>`}
    ${
      alone &&
      html`<button type="button" class="btn" data-action="play-alone" disabled=${!store.live.value || store.isPending("set_options")}
      onClick=${() => store.command("set_options", { options: alone.options })}>${alone.label}</button>`
    }`;
}

/**
 * Return what the start waits for, and what of the room is lit. The server says whether a match can begin.
 * @param {TableStore} store
 * @param {GameOffered | undefined} offered
 * @param {boolean} isNew whether the lesson is what there is to do
 */
function startState(store, offered, isNew) {
  const table = /** @type {Table} */ (store.now.table);
  const seated = Object.values(table.seats);
  const me = table.players[store.player];
  const host = store.isHost.value;
  const refusal = startRefusal(table);
  const lacking = refusal?.code === "too_few_players" && offered ? offered.seats[0] - seated.length : 0;
  const unready = seated.flatMap((id) =>
    id !== table.host && !table.players[id]?.ready ? (table.players[id]?.name ?? id) : [],
  );
  const hostName = table.players[table.host ?? ""]?.name ?? "";
  const problem = table.starting
    ? words("match-match-begins")
    : refusal
      ? lacking
        ? words("lobby-more-to-begin", { count: lacking })
        : refusalWords(refusal, table.game)
      : !host && me?.ready && words("lobby-host-deals", { name: hostName });
  const mayDeal = host && !problem;
  const maySit = me?.seat == null && !table.starting && seated.length < table.seat_count;
  const waits = me?.seat != null && !host && !me.ready && !isNew;
  return {
    problem,
    unready,
    mayDeal,
    maySit: !mayDeal && maySit,
    alone: host && refusal && seated.length === 1 ? wayAlone(table.game, offered) : null,
    lit: /** @type {"seat" | "link" | null} */ (host && seated.length < 2 && !mayDeal ? "link" : waits ? "seat" : null),
  };
}

/**
 * Return what to choose to play a game alone, if it has a name for that.
 * @param {string} game
 * @param {GameOffered | undefined} offered
 */
function wayAlone(game, offered) {
  const label = findWords(`${game}-alone`);
  const way = offered?.starts.find(({ seats }) => seats === 1);
  return way && label ? { ...way, label } : null;
}
