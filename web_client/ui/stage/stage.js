/** @import { GameClient, GameStage, Play } from "../../games/types.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { Table } from "../../net/wire.js" */
/** @import { Noticed } from "./notice.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useEffect, useMemo, useState } from "../../lib/index.js";
import { keepAwake } from "../../attention/wake_lock.js";
import { isolated } from "../../i18n/language.js";
import { tableName } from "../../i18n/table_name.js";
import { needWords, words } from "../../i18n/words.js";
import { useGame } from "../../games/registry.js";
import { lazily, useLoaded } from "../../loading/lazy.js";
import { loadStyles, withStyles } from "../../loading/stylesheets.js";
import { linkTo } from "../../routing/link.js";
import { tableAddress } from "../../routing/route.js";
import { SpokenFeed } from "../accessibility/announcer.js";
import { QrCode } from "../people/qr_code.js";
import { Sign } from "../icons/icons.js";
import { Screen, useTitle } from "../screen/screen.js";
import { MotionLayer } from "../table/motion_layer.js";
import { playWith, usePlay } from "../table/play_state.js";
import { loadPhrases, useSound } from "../table/side_effects.js";
import { useMotion } from "../table/use_motion.js";
import { Corner } from "./corner.js";
import { Narration, Say } from "./narration.js";
import { Band, useNotice } from "./notice.js";
import { roomSound } from "./room_sound.js";
import { Sheet } from "./sheet.js";
import { TimeBar } from "./time_bar.js";
import { Track } from "./track.js";

needWords("stage");
needWords("lobby");

const Waiting = lazily(async () => (await withStyles(import("./waiting.js"), "ui/stage/waiting.css")).Waiting);
const MatchOver = lazily(
  async () =>
    (await withStyles(import("./match_over.js"), "ui/result/game_over.css", "ui/stage/match_over.css")).MatchOver,
);

/** How long the end of a match's last round stays before its result, in milliseconds. */
const LAST_ROUND = 9_000;

const loadLook = async () => {
  await loadStyles("ui/stage/stage.css", "ui/stage/stream.css");
  return true;
};

/** Return the stage of a game that has none of its own: its board as it is everywhere, made larger. @param {GameClient} game @returns {GameStage} */
const anyStage = ({ Board }) => ({
  Board: ({ play }) => html`<div class="enlarged" inert><div class="board"><${Board} play=${play} /></div></div>`,
});

/**
 * A table on a screen for the whole room: the public view, nobody's own, and nothing to do.
 * @param {{store: TableStore, screen: string}} props its store is kept open by who has it; `screen`: which one it is
 */
export function Stage({ store, screen }) {
  const { table } = store.now;
  const game = useGame(table?.game);
  const look = useLoaded(loadLook);
  const own = useLoaded(game?.loadStage ?? null);
  const stage = useMemo(() => (game && !game.loadStage ? anyStage(game) : own), [game, own]);
  const motion = useMotion(store, game?.loadStage ? game : null);
  useEffect(() => keepAwake(() => true), []);
  useEffect(() => {
    if (game) void loadPhrases(game).catch(() => {});
  }, [game]);
  useTitle(game ? isolated(game.title) : "");
  if (!table || !game || !stage || !look) return null;
  return html`<${SpokenFeed} store=${store} game=${game} motion=${motion} />
    <${Sounds} store=${store} game=${game} motion=${motion} />
    <${Shown} store=${store} game=${game} stage=${stage} motion=${motion} isStream=${Boolean(table.screens?.[screen]?.delayed)} />`;
}

/** The sounds, if somebody chose them on this screen. @param {{store: TableStore, game: GameClient, motion: TableMotion | null}} props */
function Sounds({ store, game, motion }) {
  useSound(store, game, motion, roomSound);
  return null;
}

/** Nobody's own, whichever players this browser has. @type {Partial<Play>} */
const PUBLIC = { own: null, seat: null, legal: [], notes: { key: "", read: () => null, write: () => {} } };

/**
 * @typedef {{store: TableStore, game: GameClient, stage: GameStage, motion: TableMotion | null, isStream: boolean}} Parts
 *   `isStream`: it is delayed, like spectators
 */

/** @param {Parts} parts */
function Shown(parts) {
  const { store, game, motion, isStream } = parts;
  const table = /** @type {Table} */ (store.now.table);
  const all = usePlay(store);
  const play = useMemo(() => playWith(all, PUBLIC), [all]);
  const shown = useShown(table, Boolean(motion?.ending.value));
  const isOn = shown === "playing" || shown === "between";
  const notice = useNotice(store);
  return html`<${Screen} name="stage" class="stage" store=${store}>
    <${Sheet} class=${`of-${game.name} is-${shown} ${isStream ? "stream" : ""} ${motion?.staged.value ? "hush" : ""}`}>
      <${Head} ...${parts} play=${play} isOn=${isOn} />
      ${
        isOn
          ? html`<${OnTable} ...${parts} play=${play} over=${shown === "between"} notice=${notice} />`
          : shown === "waiting"
            ? html`<${Waiting} store=${store} game=${game} isStream=${isStream} />`
            : html`<${MatchOver} ...${parts} play=${play} />`
      }
      ${notice && !isOn && html`<${Band} ...${notice} />`}
    <//>
  <//>`;
}

/**
 * Return what is shown: of a match that is won, the end of its last round first.
 * @param {Table} table
 * @param {boolean} ending whether the last move still moves
 */
function useShown({ phase, match }, ending) {
  const [seen, see] = useState(phase);
  const lasts = seen === "playing" && phase === "over" && match?.ended === "won";
  useEffect(() => {
    if (ending) return undefined;
    if (!lasts) {
      see(phase);
      return undefined;
    }
    const timer = setTimeout(() => see(phase), LAST_ROUND);
    return () => clearTimeout(timer);
  }, [phase, lasts, ending]);
  if (ending) return "playing";
  return lasts ? "between" : phase;
}

/** @param {Parts & {play: Play, isOn: boolean}} props */
function Head({ store, game, stage, motion, play, isOn, isStream }) {
  const view = motion?.seen.value?.public;
  const shown = useMemo(() => (view ? playWith(play, { view }) : play), [play, view]);
  return html`<header class="head">
    <span class="whose"><${Sign} name="brand" /><b class="disp">${isStream ? game.title : tableName(store.invitation.value)}</b></span>
    <span class="facts">${isOn && stage.Head && html`<${stage.Head} play=${shown} />`}</span>
    <${Corner}>${isStream && html`<${Behind} store=${store} />`}${isOn && !isStream && isSeatFree(store) && html`<${Late} invitation=${store.invitation.value} />`}<//>
  </header>`;
}

/** How far a stream is behind the table, or will be from the next deal on. @param {{store: TableStore}} props */
function Behind({ store }) {
  const { match, options } = /** @type {Table} */ (store.now.table);
  const delay = match?.delay ?? (options.spectators && options.spectator_delay);
  if (!delay) return null;
  return html`<span class="behind" role="status"><${Sign} name="hour" />${delayInWords(delay)}</span>`;
}

/** @param {number | "round"} delay in seconds */
function delayInWords(delay) {
  if (delay === "round") return words("stage-behind-round");
  return delay % 60
    ? words("stage-behind-seconds", { seconds: delay })
    : words("stage-behind-minutes", { minutes: delay / 60 });
}

/** Return whether somebody may still come to play in the match. @param {TableStore} store */
function isSeatFree({ now }) {
  const { match, seats } = /** @type {Table} */ (now.table);
  return Object.keys(seats).length < (match?.seats ?? 0);
}

/** How to come in, while a seat is free. @param {{invitation: string}} props */
const Late = ({ invitation }) =>
  html`<span class="late"><${QrCode} text=${linkTo(tableAddress(invitation))} label=${words("lobby-qr-code")} /><b class="disp">${words("stage-late")}</b></span>`;

/**
 * The table in a round, or after it.
 * @param {Parts & {play: Play, over: boolean, notice: Noticed | null}} props
 */
function OnTable({ store, game, stage, motion, play, over, notice }) {
  const ending = over && !notice?.title ? stage.ending?.(play) : null;
  const view = motion?.seen.value?.public;
  const shown = useMemo(() => (view ? playWith(play, { seenView: view }) : play), [play, view]);
  const seen = useMemo(() => (view ? playWith(play, { view }) : play), [play, view]);
  return html`<section class="board"><${stage.Board} play=${shown} /></section>
    ${
      ending
        ? html`<${Say} key="ending" class=${ending.colour} says=${ending.headline} line=${ending.story} />`
        : html`<${Narration} store=${store} game=${game} motion=${motion} notice=${notice} />`
    }
    ${!over && !motion?.staged.value && html`<${TimeBar} play=${play} />`}
    ${stage.track && html`<${Track} track=${stage.track(seen)} play=${play} />`}
    ${motion && html`<${MotionLayer} motion=${motion} store=${store} />`}`;
}
