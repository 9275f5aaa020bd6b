/** @import { GameClient, Play } from "../../games/types.js" */
/** @import { Child } from "../../lib/index.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { Panels } from "../panels/use_panels.js" */

import { html, useMemo, useRef, useState } from "../../lib/index.js";
import { attentionFor } from "../../attention/attention.js";
import { browser, read } from "../../lib/storage.js";
import { useFeedSeen } from "../log/feed.js";
import { lastTurnOf } from "../log/last_turn.js";
import { useSeen } from "../hooks/use_seen.js";
import { letGo } from "../accessibility/focus.js";
import { MotionLayer } from "./motion_layer.js";
import { Sign } from "../icons/icons.js";
import { ahead, lazily, useLoaded } from "../../loading/lazy.js";
import { Outdated } from "../../loading/outdated.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { playWith, usePlay } from "./play_state.js";
import { Announced } from "../screen/announced.js";
import { Reconnecting, Screen, useTitle } from "../screen/screen.js";
import { SoundButton } from "../panels/sound_button.js";
import { withStyles } from "../../loading/stylesheets.js";
import { usePanels } from "../panels/use_panels.js";
import { isolated } from "../../i18n/language.js";
import { words } from "../../i18n/words.js";

const FeedLine = lazily(async () => (await import("../log/feed_line.js")).FeedLine);
const Log = lazily(async () => (await import("../log/log.js")).Log);
const Menu = lazily(async () => (await import("../panels/menu.js")).Menu);
const TurnLines = lazily(async () => (await import("../log/turn_lines.js")).TurnLines);
const loadHand = ahead(() => withStyles(import("../hands/hand_screen.js"), "ui/hands/hands.css"));
const MissedBar = lazily(async () => (await withStyles(import("./missed.js"), "ui/table/missed.css")).MissedBar);
const Standing = lazily(async () => (await import("./standing_notices.js")).StandingNotices);
const OutOfRound = lazily(
  async () => (await withStyles(import("./out_of_round.js"), "ui/table/out_of_round.css")).OutOfRound,
);
const PlayKeys = lazily(async () => (await import("../panels/play_keys.js")).PlayKeys);
const RoundOver = lazily(
  async () => (await withStyles(import("../result/round_over.js"), "ui/result/stamp.css")).RoundOver,
);

/**
 * The table during a match; or the hand, once that was chosen, until its player asks for the table: the phone may lie
 * where everybody sees it.
 * @param {Parameters<typeof TableScreen>[0]} props
 */
export function PlayScreen(props) {
  const { store } = props;
  // As state/hands.js keeps it, which a first visit does not load.
  const [wasHand] = useState(() => read(browser, `morpho.hand.${store.code}`) === "on");
  const hand = useLoaded(wasHand || store.isHand.value || store.now.table?.screens ? loadHand : null);
  if (wasHand && !hand) return null;
  const notice = hand && html`<${hand.HandLine} ...${props} />`;
  return html`<${hand?.isChosen(props) ? hand.HandScreen : TableScreen} ...${props} notice=${notice} />`;
}

/**
 * The table during a match: the frame, the feed and the menu. The game fills the rest.
 * @param {{store: TableStore, game: GameClient, motion: TableMotion | null, proceed?: () => void, corner?: Child,
 *   line?: Child, notice?: Child}} props `proceed`: from a match's last round to its result, `corner`: in place of the menu,
 *   `line`: of the newest sentence, `notice`: of a big screen
 */
export function TableScreen({ store, game, motion, proceed, corner, line, notice }) {
  const panels = usePanels();
  const log = panels.isOpen("log");
  const play = usePlay(store);
  const shown = useShownPhase(play, Boolean(motion?.ending.value));
  const over = shown.phase !== "playing";
  return html`<${Screen} name=${play.phase === "playing" ? "play" : "round-over"} store=${store}
    class=${["game", log && "openlog", play.paused && "paused", over && "ended"].filter(Boolean).join(" ")}>
    <${Title} store=${store} game=${game} motion=${motion} />
    <${Top} game=${game} play=${shown} motion=${motion} panels=${panels} corner=${corner} />
    <${Notices} store=${store} game=${game} notice=${notice} />
    <${DockFrame} game=${game} play=${shown} motion=${motion} menu=${panels.isOpen("options")}>
      ${(/** @type {Play} */ seen) => !over && html`<${Dock} store=${store} game=${game} play=${seen} motion=${motion} />`}
      ${() => over && (line ? html`<${game.Outcome} play=${shown} />` : html`<${RoundOver} store=${store} game=${game} play=${shown} panels=${panels} proceed=${proceed} />`)}
    <//>
    <${BoardFrame} game=${game} play=${play} motion=${motion} />
    ${store.missed.range.value && html`<${MissedBar} store=${store} game=${game} motion=${motion} />`}
    ${line ?? html`<${FeedLine} store=${store} game=${game} motion=${motion} open=${log} toggle=${() => panels.toggle("log")} />`}
    <${Reconnecting} store=${store} />
    <${Log} store=${store} game=${game} motion=${motion} filters open=${log} />
    ${game.Beside && html`<${game.Beside} play=${play} />`}
    ${panels.isOpen("menu") && html`<${Menu} store=${store} game=${game} play=${play} panels=${panels} />`}
    <${PlayKeys} panels=${panels} game=${game} log=${corner === undefined} menu=${corner === undefined} />
    ${motion && html`<${MotionLayer} motion=${motion} store=${store} />`}
  <//>`;
}

/**
 * Return the play with the phase that the dock shows: a round goes on there until its last act is over.
 * @param {Play} play
 * @param {boolean} ending
 * @returns {Play}
 */
function useShownPhase(play, ending) {
  const over = play.phase !== "playing";
  const shown = useMemo(() => (ending && over ? playWith(play, { phase: "playing" }) : play), [play, ending, over]);
  const drawn = useRef(shown.phase);
  if (drawn.current !== shown.phase) letGo(".dock");
  drawn.current = shown.phase;
  return shown;
}

/** What stands for the moves of nobody. @type {string[]} */
const NONE = [];

/**
 * Return the play as the dock shows it: nothing that has not been seen. During a scene nobody is asked anything; while
 * anything else moves, a question comes at once.
 * @param {Play} play
 * @param {TableMotion | null} motion
 * @returns {Play}
 */
function useSeenPlay(play, motion) {
  const [seen, caption, staged] = [motion?.seen.value, motion?.caption.value, motion?.staged.value];
  return useMemo(() => {
    if (!seen) return play;
    const shown = { unseen: true, seenView: seen.public ?? undefined };
    return playWith(play, staged ? { ...shown, caption, legal: NONE } : shown);
  }, [play, seen, caption, staged]);
}

/** Return whether this page's player is out of the round. @param {Play} play */
export const isOut = ({ view, seat }) => Boolean(view.out?.includes(seat));

/**
 * The page's title, which says what is wanted of the player.
 * @param {{store: TableStore, game: GameClient, motion: TableMotion | null}} props
 */
export function Title({ store, game, motion }) {
  const wanted = motion?.staged.value ? null : attentionFor(store.now, game);
  useTitle(wanted ? `${words(`table-wanted-${wanted}`)} · ${isolated(game.title)}` : isolated(game.title));
  return null;
}

/** The board, on which nothing can be chosen as long as nobody is asked. @param {{game: GameClient, play: Play, motion: TableMotion | null}} props */
function BoardFrame({ game, play, motion }) {
  const isHeld = Boolean(motion?.staged.value);
  const shown = useMemo(() => (isHeld ? playWith(play, { legal: NONE }) : play), [play, isHeld]);
  return html`<div class="board"><${game.Board} play=${shown} /></div>`;
}

/** The game's facts in the top line, as far as they have been seen. @param {{game: GameClient, play: Play, motion: TableMotion | null}} props */
function Facts({ game, play, motion }) {
  const view = motion?.seen.value?.public;
  const shown = useMemo(() => (view ? playWith(play, { view }) : play), [play, view]);
  return game.Header && html`<${game.Header} play=${shown} />`;
}

/** @param {{game: GameClient, play: Play, motion: TableMotion | null, panels: Panels, corner?: Child}} props */
function Top({ game, play, motion, panels, corner }) {
  return html`<header class="top">
    <span class="wide"><${Sign} name="brand" /><span class="disp">${game.title}</span></span>
    <${Facts} game=${game} play=${play} motion=${motion} />
    <span class="top-buttons">
      <${SoundButton} />
      ${
        corner ??
        html`<button type="button" class="iconbtn" data-action="menu" aria-label=${words("table-menu")} aria-expanded=${String(panels.isOpen("menu"))}
        onClick=${() => panels.toggle("menu")}><${Sign} name="menu" /></button>`
      }
    </span>
  </header>`;
}

/** @param {{store: TableStore, game: GameClient, notice?: Child}} props */
export function Notices({ store, game, notice }) {
  const { outdated } = store.now;
  return html`<div class="notices">
    ${outdated && html`<${Outdated} />`}<${Announced} />
    <${Refused} refusal=${refusalAt(store, "page")} of=${game.name} />
    ${notice}
    <${Standing} store=${store} />
  </div>`;
}

/** What the player holds and may do, or what is left for who is out. @param {{store: TableStore, game: GameClient, play: Play, motion: TableMotion | null}} props */
function Dock({ store, game, play, motion }) {
  const out = useSeen(play, isOut(play)) || (play.seat === null && !store.behind.value && play.options.out_players_see);
  const lastTurn = lastTurnOf(useFeedSeen(play.feed, motion), game, store);
  return html`<${game.Dock} play=${play} out=${out && html`<${OutOfRound} store=${store} />`} lastTurn=${lastTurn.length > 0 && html`<${TurnLines} lines=${lastTurn} />`} />`;
}

/**
 * The frame of what the player holds and may do. A choice in progress redraws this frame alone.
 * @param {{game: GameClient, play: Play, motion: TableMotion | null, menu: boolean, children: ((seen: Play) => Child)[]}} props
 *   `menu`: options lie over it
 */
function DockFrame({ game, play: shown, motion, menu, children }) {
  const play = useSeenPlay(shown, motion);
  const out = useSeen(play, isOut(play));
  const states = [
    play.legal.length > 0 && "live",
    play.phase !== "playing" && "over",
    menu && "with-menu",
    out && "no-hand",
  ];
  const classes = ["dock", ...states, game.dockClass?.(play)].filter(Boolean).join(" ");
  return html`<section aria-label=${words("table-your-part")} class=${classes}>${children.map((draw) => draw(play))}</section>`;
}
