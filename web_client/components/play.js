/**
 * @import { GameClient } from "../games/types.js"
 * @import { Child } from "../lib/index.js"
 * @import { TableMotion } from "../motion/table_motion.js"
 * @import { Table } from "../net/wire.js"
 * @import { TableStore } from "../state/store.js"
 * @import { Play } from "./types.js"
 */

import { html, useEffect, useLayoutEffect, useMemo, useRef } from "../lib/index.js";
import { callIn } from "../senses/call.js";
import { wantsMotion } from "../state/preferences.js";
import { FeedLine, useTold } from "./feed.js";
import { letGo } from "./focus.js";
import { Sign } from "./icons.js";
import { useLate } from "./late.js";
import { lazily } from "./lazy.js";
import { Outdated } from "./outdated.js";
import { Refused, refusalAt } from "./parts.js";
import { KeySheet, usePlayKeys } from "./play_keys.js";
import { usePlay } from "./play_state.js";
import { Reconnecting, Screen } from "./screen.js";
import { SoundButton } from "./sound_button.js";
import { loadCommonStyles } from "./stylesheets.js";
import { usePanels } from "./use_panels.js";
import { W } from "./words.js";

const GivenBack = lazily(async () => {
  const [{ GivenBack }] = await Promise.all([import("./given_back.js"), loadCommonStyles("given_back")]);
  return GivenBack;
});
const Log = lazily(async () => (await import("./log.js")).Log);
const Menu = lazily(async () => (await import("./menu.js")).Menu);
const PauseBanner = lazily(async () => {
  const [{ PauseBanner }] = await Promise.all([import("./pauses.js"), loadCommonStyles("pause")]);
  return PauseBanner;
});
const MissedBar = lazily(async () => {
  const [{ MissedBar }] = await Promise.all([import("./missed.js"), loadCommonStyles("missed")]);
  return MissedBar;
});
const RoundOver = lazily(async () => (await import("./round_over.js")).RoundOver);

/**
 * The table during a match. The game fills it; here are its frame, the feed and the way out.
 * @param {{store: TableStore, game: GameClient, motion: TableMotion | null, goOn?: () => void, corner?: Child,
 *   line?: Child}} props `goOn`: from a match's last round to its result, `corner`: in place of the menu, `line`:
 *   of the newest sentence
 */
export function PlayScreen({ store, game, motion, goOn, corner, line }) {
  const panels = usePanels();
  usePlayKeys(panels, { log: corner === undefined, menu: corner === undefined });
  const log = panels.isOpen("log");
  const menu = panels.isOpen("menu");
  const changing = panels.isOpen("options");
  const play = usePlay(store);
  const { paused, wishing } = /** @type {Table} */ (store.state.value.table);
  // While the last act of a round still moves, what is told and asked says nothing of how it ends.
  const ending = motion?.ending.value || 0;
  const told = useMemo(() => (ending && play.phase !== "playing" ? { ...play, phase: "playing" } : play), [play, ending]);
  // Where things move no frame may be late, so an update is drawn in three parts: what is told and asked, then
  // the table, then the log. When a round ends or begins nearly all is drawn anew: what is told first, then the
  // dock, then the table, its left side first, and then the log. The screen says that it is there when all is.
  const inParts = motion !== null && wantsMotion.value;
  /** @param {Play} shown */
  const kindOf = ({ n, phase }) => (inParts ? n : phase);
  const asked = useLate(told, play.phase);
  const table = useLate(play, kindOf(play));
  const sides = useLate(table, table.phase);
  const whole = useLate(sides, kindOf(sides));
  const dock = useMemo(() => html`<${game.Dock} play=${asked} />`, [game, asked]);
  const board = useMemo(() => html`<${game.Board} play=${table} />`, [game, table]);
  const over = asked.phase !== "playing";
  const drawn = useRef(asked.phase);
  if (drawn.current !== asked.phase) letGo(".dock");
  drawn.current = asked.phase;
  const title = game.title || W.brand;
  const mine = asked.legal.length > 0;
  const call = callIn(store.state.value, game);
  useEffect(() => {
    document.title = call ? `${W.called[call]} · ${title}` : title;
  }, [call, title]);
  return html`<${Screen} name=${whole.phase === "playing" ? "play" : "round-over"} store=${store} at=${whole}
    class=${["game", log && "openlog", paused && "paused", over && "ended"].filter(Boolean).join(" ")}>
    <header class="top">
      <span class="wide"><${Sign} name="brand" /><span class="disp">${title}</span></span>
      ${game.Header && html`<${game.Header} play=${asked} />`}
      <span class="top-buttons">
        <${SoundButton} />
        ${corner ?? html`<button type="button" class="iconbtn" data-action="menu" aria-label=${W.menu} aria-expanded=${String(menu)}
          onClick=${() => panels.toggle("menu")}><${Sign} name="menu" /></button>`}
      </span>
    </header>
    <div class="notices">
      ${store.state.value.outdated && html`<${Outdated} />`}
      <${Refused} refusal=${refusalAt(store, "page")} words=${game.refusals} />
      ${(paused || wishing) && html`<${PauseBanner} store=${store} />`}
      ${store.missed.givenBack.value && html`<${GivenBack} store=${store} />`}
    </div>
    <${Docked} game=${game} play=${asked} class=${[mine && "live", over && "over", changing && "with-menu"].filter(Boolean).join(" ")}>
      ${asked.phase === "playing" && dock}
      ${over && (line ? html`<${game.Outcome} play=${asked} />` : html`<${RoundOver} store=${store} game=${game} play=${asked} panels=${panels} goOn=${goOn} />`)}
    <//>
    <div class="ring">${board}</div>
    ${store.missed.range.value && html`<${MissedBar} store=${store} game=${game} motion=${motion} />`}
    ${line ?? html`<${FeedLine} store=${store} game=${game} ending=${ending} open=${log} toggle=${() => panels.toggle("log")} />`}
    <${Reconnecting} store=${store} />
    <${Log} store=${store} game=${game} feed=${useTold(whole.feed, ending)} filters open=${log} />
    ${game.Beside && html`<${game.Beside} play=${play} />`}
    ${menu && html`<${Menu} store=${store} game=${game} play=${play} panels=${panels} />`}
    ${panels.isOpen("keys") && html`<${KeySheet} close=${() => panels.close("keys")} />`}
    ${motion && html`<${Stage} motion=${motion} drawn=${[play, asked, table, sides]} n=${whole.n} />`}
  <//>`;
}

/**
 * The frame of what one holds and may do.
 * @param {{game: GameClient, play: Play, class: string, children?: unknown}} props
 */
function Docked({ game, play, class: state, children }) {
  return html`<section aria-label=${W.yourPart} class=${`dock ${state} ${game.dockClass?.(play) ?? ""}`}>${children}</section>`;
}

/**
 * The layer on which things move. It stands last, so that all else has been drawn when it is told so.
 * @param {{motion: TableMotion, drawn: unknown[], n: number}} props `drawn`: what changes whenever something
 *   has been drawn, `n` when all of an update has
 */
function Stage({ motion, drawn, n }) {
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => motion.drawn(layer.current), [motion, ...drawn]);
  useLayoutEffect(() => () => motion.drawn(null), [motion]);
  useLayoutEffect(() => motion.whole(n), [motion, n]);
  useEffect(() => motion.shown(), [motion, n]);
  return html`<div class="motion" ref=${layer} aria-hidden="true" inert></div>`;
}
