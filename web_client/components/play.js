/**
 * @import { GameClient } from "../games/types.js"
 * @import { Child } from "../lib/index.js"
 * @import { TableMotion } from "../motion/table_motion.js"
 * @import { TableStore } from "../state/store.js"
 */

import { html, useEffect, useLayoutEffect, useRef } from "../lib/index.js";
import { callIn } from "../senses/call.js";
import { FeedLine } from "./feed.js";
import { letGo } from "./focus.js";
import { Sign } from "./icons.js";
import { lazily } from "./lazy.js";
import { usePlayKeys } from "./play_keys.js";
import { playOf } from "./play_state.js";
import { ConnectionBanner, Screen } from "./screen.js";
import { SoundButton } from "./sound_button.js";
import { loadCommonStyles, loadStyles } from "./stylesheets.js";
import { usePanels } from "./use_panels.js";
import { W } from "./words.js";

const GIVEN_BACK_STYLES = new URL("../styles/given_back.css", import.meta.url).pathname;
const KEY_STYLES = new URL("../styles/key_sheet.css", import.meta.url).pathname;
const MISSED_STYLES = new URL("../styles/missed.css", import.meta.url).pathname;

const GivenBack = lazily(async () => {
  const [{ GivenBack }] = await Promise.all([import("./given_back.js"), loadStyles(GIVEN_BACK_STYLES)]);
  return GivenBack;
});
const KeySheet = lazily(async () => {
  const [{ KeySheet }] = await Promise.all([import("./key_sheet.js"), loadStyles(KEY_STYLES)]);
  return KeySheet;
});
const Log = lazily(async () => (await import("./log.js")).Log);
const Menu = lazily(async () => (await import("./menu.js")).Menu);
const PauseBanner = lazily(async () => {
  const [{ PauseBanner }] = await Promise.all([import("./pauses.js"), loadCommonStyles("pause")]);
  return PauseBanner;
});
const MissedBar = lazily(async () => {
  const [{ MissedBar }] = await Promise.all([import("./missed.js"), loadStyles(MISSED_STYLES)]);
  return MissedBar;
});
const RoundOver = lazily(async () => (await import("./round_over.js")).RoundOver);

/**
 * The table during a match. The game fills it; here are its frame, the feed and the way out.
 * @param {{store: TableStore, game: GameClient, motion: TableMotion | null, corner?: Child, line?: Child}} props
 *   `corner`: in place of the menu, `line`: of the newest sentence
 */
export function PlayScreen({ store, game, motion, corner, line }) {
  const panels = usePanels();
  usePlayKeys(panels, corner === undefined);
  const log = panels.isOpen("log");
  const menu = panels.isOpen("menu");
  const play = playOf(store);
  const { table } = store.state.value;
  const over = play.phase !== "playing";
  const drawn = useRef(play.phase);
  if (drawn.current !== play.phase) letGo(".dock");
  drawn.current = play.phase;
  const title = game.title || W.brand;
  const mine = play.legal.length > 0;
  const call = callIn(store.state.value, game);
  useEffect(() => {
    document.title = call ? W.calledTitle(call, title) : title;
  }, [call, title]);
  return html`<${Screen} name=${over ? "round-over" : "play"} class=${`game ${log ? "openlog" : ""}`} store=${store}>
    <header class="top">
      <span class="wide"><${Sign} name="brand" /><span class="disp">${title}</span></span>
      ${game.Header && html`<${game.Header} play=${play} />`}
      <span class="top-buttons">
        <${SoundButton} />
        ${corner ?? html`<button type="button" class="iconbtn" data-action="menu" aria-label=${W.menu} aria-expanded=${String(menu)}
          onClick=${() => panels.toggle("menu")}><${Sign} name="menu" /></button>`}
      </span>
    </header>
    <div class="notices">
      <${ConnectionBanner} store=${store} />
      ${(table?.paused || table?.wishing) && html`<${PauseBanner} store=${store} />`}
      ${store.missed.givenBack.value && html`<${GivenBack} store=${store} />`}
      ${game.Notice && html`<${game.Notice} play=${play} />`}
    </div>
    <section aria-label=${W.yourPart} class=${`dock ${mine ? "live" : ""} ${over ? "over" : ""}`}>
      ${play.phase === "playing" && html`<${game.Dock} play=${play} />`}
      ${play.phase === "between" && html`<${RoundOver} store=${store} game=${game} play=${play} />`}
      ${play.phase === "over" && html`<${game.Outcome} play=${play} />`}
    </section>
    <div class="ring"><${game.Board} play=${play} /></div>
    ${store.missed.range.value && html`<${MissedBar} store=${store} game=${game} motion=${motion} />`}
    ${line ?? html`<${FeedLine} store=${store} game=${game} open=${log} toggle=${() => panels.toggle("log")} />`}
    <${Log} store=${store} game=${game} open=${log} />
    ${game.Beside && html`<${game.Beside} play=${play} />`}
    ${menu && html`<${Menu} store=${store} game=${game} play=${play} panels=${panels} />`}
    ${panels.isOpen("keys") && html`<${KeySheet} close=${() => panels.close("keys")} />`}
    ${motion && html`<${Stage} motion=${motion} n=${store.state.value.n} />`}
  <//>`;
}

/**
 * The layer on which things move. It stands last, so that all else has been drawn when it is told so.
 * @param {{motion: TableMotion, n: number | null}} props
 */
function Stage({ motion, n }) {
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => motion.drawn(layer.current), [motion, n]);
  useLayoutEffect(() => () => motion.drawn(null), [motion]);
  useEffect(() => motion.shown(), [motion, n]);
  return html`<div class="motion" ref=${layer} aria-hidden="true" inert></div>`;
}
