/** @import { Child, Component } from "../../lib/index.js" */
/** @import { GameClient } from "../../games/types.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { Elsewhere } from "../types.js" */
/** @import { Phase, Table, TableSummary } from "../../net/wire.js" */

import { html, useEffect, useMemo, useRef, useState } from "../../lib/index.js";
import { openRules } from "../../routing/open_rules.js";
import { isReleaseGone } from "../../loading/release.js";
import { invitation, navigate, passIn, renewAddress, replayed } from "../../routing/route.js";
import { storedPlayer, storePlayer } from "../../state/session.js";
import { TableStore } from "../../state/table/store.js";
import { SpokenFeed } from "../accessibility/announcer.js";
import { deferred, Lazy, preload, useLoaded } from "../../loading/lazy.js";
import { Outdated } from "../../loading/outdated.js";
import { Bar, Cause } from "../screen/screen.js";
import { withStyles } from "../../loading/stylesheets.js";
import { gameLoader, useGame } from "../../games/registry.js";
import { useMotion } from "./use_motion.js";
import { BRAND } from "../../i18n/brand.js";
import { words } from "../../i18n/words.js";

const loadPass = async () => (await import("../invitation/pass_page.js")).PassPage;
const loadShared = async () =>
  (await withStyles(import("../curtain/shared_table.js"), "ui/curtain/curtain.css")).SharedTable;
const loadInvite = async () => (await import("../invitation/invite.js")).Invite;
const loadElsewhere = async () => (await import("./elsewhere.js")).Elsewhere;
const loadOutside = async () => (await import("../invitation/outside.js")).Outside;
const loadEffects = async () => (await import("./side_effects.js")).Effects;
const loadTakePart = async () => (await import("../../state/fairness/take_part.js")).takePart;
const loadNextMatch = async () => (await import("./next_match.js")).NextMatch;
const loadPlay = async () => (await import("./play.js")).PlayScreen;

const loadRulesPanel = async () =>
  (await withStyles(import("../learn/rules_panel.js"), "ui/learn/rules.css")).RulesPanel;

const loadReplay = async () => (await import("../replay/replay_page.js")).ReplayPage;

/** The sheets of the waiting room, which opens from a match's result too. */
const ROOM = ["ui/waiting/room.css", "ui/waiting/seats.css", "ui/waiting/invitation.css", "ui/waiting/bots.css"];

const loadWaiting = async () => (await withStyles(import("../waiting/waiting.js"), ...ROOM)).Waiting;

const loadGameOver = async () =>
  (await withStyles(import("../result/game_over.js"), "ui/result/game_over.css", ...ROOM)).GameOver;

/** How long after a table's screen its effects are loaded, in milliseconds. */
const LATE = 1_000;
/** How long a page is left alone before it loads ahead, in milliseconds. */
const AHEAD = 3_000;

/** The screens by the table's phase. @type {Record<string, () => Promise<Component<any>>>} */
const SCREENS = {
  waiting: loadWaiting,
  playing: loadPlay,
  between: loadPlay,
  over: loadGameOver,
};

/** Load ahead what a visitor needs after entering a name. @param {TableSummary} summary */
function prepare({ game, phase }) {
  for (const load of [gameLoader(game), SCREENS[phase]]) preload(load).catch(() => {});
}

/** Preload all screens, so that nobody waits for one in the middle of a game. */
async function loadAhead() {
  await Promise.all(Object.values(SCREENS).map(preload));
  // Parts add what they show later themselves.
  for (const load of deferred) await preload(load);
}

/**
 * A table, shown to this page's player; a visitor is first asked for a name.
 * @param {{code: string}} props
 */
export function TablePage({ code }) {
  const player = storedPlayer(code);
  const [note, setNote] = useState(/** @type {string | null} */ (null));
  const [pass, setPass] = useState(passInAddress());
  useEffect(() => {
    const look = () => setPass(passInAddress());
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  // A pass must not stay in the address or in the browser's history.
  const decline = () => {
    history.replaceState(history.state, "", location.pathname);
    setPass("");
  };
  /** @param {string} entered */
  const enter = (entered) => {
    storePlayer(code, entered);
    decline();
  };
  /** @param {string} reason */
  const lose = (reason) => {
    storePlayer(code, null);
    setNote(reason === "left" ? null : reason);
  };
  if (pass)
    return html`<${Lazy} key=${pass} load=${loadPass} props=${{ invitation: invitation.value, enter, decline }} />`;
  if (!player)
    return html`<${Lazy} load=${loadInvite} props=${{ invitation: invitation.value, note, enter, prepare, loadRules: loadRulesPanel }} />`;
  if (player.includes(" "))
    return html`<${Lazy} load=${loadShared} props=${{ code, players: player, lose, Table: AtTable }} />`;
  return html`<${Joined} key=${player} code=${code} player=${player} lose=${lose} />`;
}

/** Return the pass in this page's address, "" for most addresses. */
const passInAddress = () => passIn(location.hash);

/** @param {{code: string, player: string, lose: (reason: string) => void}} props */
function Joined({ code, player, lose }) {
  const [visit, again] = useState(0);
  const store = useMemo(() => new TableStore(code, player), [code, player, visit]);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  return html`<${AtTable} store=${store} lose=${lose} resume=${() => again(visit + 1)} />`;
}

/**
 * A table as a store knows it. On a page that friends pass round `beside` draws what is above the table, `more` returns
 * what its screen gets besides, and `seat` says whether one is open: its player alone takes part, and is not called.
 * @param {{store: TableStore, lose: (reason: string) => void, resume: () => void, seat?: boolean,
 *   beside?: (shown: {game: GameClient, motion: TableMotion | null}) => Child, more?: (game: GameClient) => object}} props
 */
function AtTable({ store, lose, resume, seat, beside, more }) {
  const ended = store.ended.value;
  useEffect(() => {
    if (ended && ended !== "replaced") lose(ended);
  }, [ended]);
  const { table } = store.now;
  const present = table && store.invitation.value;
  useEffect(() => {
    if (present) renewAddress(present);
  }, [present]);
  const loaded = useGame(table?.game);
  const game = useLastGame(loaded, table);
  const shown = useWasDrawn(store, loaded);
  const takePart = useLoaded(shown && seat !== false ? loadTakePart : null);
  useEffect(() => takePart?.(store), [store, takePart]);
  const motion = useMotion(store, shown ? loaded : null);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => void loadAhead().catch(() => {}), AHEAD);
    return () => clearTimeout(timer);
  }, [shown]);
  const [phase, proceed] = useLastRound(table, Boolean(motion?.ending.value));
  const [elsewhere, stay] = useState(/** @type {Elsewhere | null} */ (null));
  const reads = elsewhere?.doing === "reading";
  if (ended === "replaced")
    return html`<${Lazy} load=${loadElsewhere} props=${{ resume }} meanwhile=${html`<${Loading} store=${store} />`} />`;
  if (store.now.waiting)
    return html`<${Lazy} load=${loadOutside} props=${{ store }} meanwhile=${html`<${Loading} store=${store} />`} />`;
  if (!table || !game) return html`<${Loading} store=${store} />`;
  return html`${beside?.({ game, motion })}
    <${SpokenFeed} store=${store} game=${game} motion=${motion} />
    <${Lazy} load=${replayed.value ? loadReplay : SCREENS[reads ? "over" : phase]} props=${{ store: elsewhere?.store ?? store, game, motion, proceed, ...more?.(game) }} meanwhile=${html`<${Loading} store=${store} />`} />
    ${openRules.value !== null && html`<${Lazy} load=${loadRulesPanel} props=${{ game, store }} />`}
    ${shown && html`<${Lazy} load=${loadNextMatch} props=${{ store, elsewhere, stay }} />`}
    ${shown && !seat && html`<${LateEffects} store=${store} game=${game} motion=${motion} />`}`;
}

/**
 * Return a table's game. While a newly chosen game is loading, a waiting table keeps the words of the last one, but not
 * its setup and options.
 * @param {GameClient | null} loaded
 * @param {Table | null} table
 * @returns {GameClient | null}
 */
function useLastGame(loaded, table) {
  const last = useRef(loaded);
  if (loaded) last.current = loaded;
  if (loaded || !last.current || table?.phase !== "waiting") return loaded;
  return { ...last.current, Setup: undefined, OptionsForm: undefined };
}

/**
 * Return the phase whose screen is shown, and a function that goes on to the next. The last move of a match is shown to
 * its end; then the table stays, with how it ended, until its reader goes on to the result.
 * @param {Table | null} table
 * @param {boolean} ending whether the last move still moves
 * @returns {[Phase, () => void]}
 */
function useLastRound(table, ending) {
  const phase = table?.phase ?? "waiting";
  const [seen, see] = useState(phase);
  const isLast = seen === "playing" && phase === "over" && table?.match?.ended === "won";
  const proceed = () => see(phase);
  useEffect(() => {
    if (!isLast) proceed();
  }, [phase, isLast]);
  return [isLast || ending ? "playing" : phase, proceed];
}

/**
 * Return whether the table has been on the screen. Everything else is loaded after that, even on a slow machine or
 * network.
 * @param {TableStore} store
 * @param {GameClient | null} game
 */
function useWasDrawn(store, game) {
  const { table } = store.now;
  const screen = useLoaded(table && SCREENS[table.phase]);
  const [shown, show] = useState(false);
  const isShown = Boolean(screen && game && store.live.value);
  useEffect(() => {
    if (isShown) show(true);
  }, [isShown]);
  return shown;
}

/**
 * What a table does besides its screen; loaded afterwards.
 * @param {{store: TableStore, game: GameClient, motion: TableMotion | null}} props
 */
function LateEffects(props) {
  return useElapsed(LATE) && html`<${Lazy} load=${loadEffects} props=${props} />`;
}

/** Return whether some milliseconds have passed. @param {number} millis */
function useElapsed(millis) {
  const [over, end] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => end(true), millis);
    return () => clearTimeout(timer);
  }, []);
  return over;
}

/** How long loading may take before the page explains the wait, in milliseconds. */
const LONG = 5_000;

/** @param {{store: TableStore}} props */
function Loading({ store }) {
  const isLong = useElapsed(LONG);
  const cause = store.cause.value;
  return html`<main class="page" data-screen="loading" data-connection="reconnecting">
    <${Bar} title=${BRAND} />
    ${
      isReleaseGone.value
        ? html`<${Outdated} />`
        : html`<div class="sheet">${cause ? html`<${Cause} code=${cause} />` : html`<p role="status">${isLong ? words("table-still-trying") : words("table-loading")}</p>`}
          ${isLong && html`<button type="button" class="btn" data-action="home" onClick=${() => navigate("/")}>${words("table-home")}</button>`}</div>`
    }
  </main>`;
}
