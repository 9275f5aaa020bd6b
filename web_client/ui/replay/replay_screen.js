/** @import { GameClient } from "../../games/types.js" */
/** @import { Replay } from "../../state/table/replay.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { WatchParty } from "../../state/table/watch_party.js" */
/** @import { Child } from "../../lib/index.js" */
/** @import { Perspective, FeedItem } from "../../state/types.js" */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../lib/index.js";
import { isolated } from "../../i18n/language.js";
import { needWords, words } from "../../i18n/words.js";
import { hashOf } from "../../state/table/moment_link.js";
import { useLoaded } from "../../loading/lazy.js";
import { announce } from "../accessibility/announcer.js";
import { useEntered } from "../accessibility/focus.js";
import { useKeys } from "../accessibility/keyboard.js";
import { Log } from "../log/log.js";
import { Sign } from "../icons/icons.js";
import { Screen, useTitle } from "../screen/screen.js";
import { useSound } from "../table/side_effects.js";
import { usePlay } from "../table/play_state.js";
import { MotionLayer } from "../table/motion_layer.js";
import { useMotion } from "../table/use_motion.js";
import { MarkLine, markAt, MomentsBeside, useAnalysis } from "./analysis.js";
import { PerspectiveTabs } from "./perspectives.js";
import { KnowledgeButton, useKnowers, WhoKnewWhat } from "./knowledge.js";
import { Moment, momentInWords, perspectiveName } from "./moment.js";
import { PlayOn } from "./play_on.js";
import { SaveMenu } from "./save_menu.js";
import { ShareMenu } from "./share_menu.js";
import { TogetherBar } from "./together.js";
import { Transport } from "./transport.js";

needWords("after");

/** How many steps a page is. */
const PAGE = 5;

/** After how many milliseconds without another step what is slower follows. */
const SETTLING = 150;

/** So many perspectives have room in the top line: all cards, two seats and a spectator's. */
const FEW = 4;

/** The keys to look from everybody's perspective or a spectator's; a seat's is its number, from 1 on. @type {Record<Perspective, string>} */
const KEYS = { all: "0", spectator: "s" };

/**
 * A table, who asks there, and with whom they watch.
 * @typedef {{code: string, player: string, store: TableStore, party: WatchParty}} Place
 */

/**
 * @typedef {object} Shown
 * @property {Replay} replay
 * @property {GameClient} game
 * @property {string} title what the round is called
 * @property {Place | null} of the table of the round and who asks there; null for one from a file or a link
 * @property {Child} [tools] more buttons above it
 * @property {() => void} leave
 */

/** A past round, from when its table is known. @param {Shown} props */
export function ShownReplay(props) {
  const { replay } = props;
  useEffect(() => {
    replay.store.open();
    return () => replay.store.close();
  }, [replay]);
  return replay.store.now.table && html`<${ReplayScreen} ...${props} />`;
}

/**
 * A past round at one moment: from whose perspective, the table, what happened, and how to move in time.
 * @param {Shown} props
 */
function ReplayScreen({ replay, game, title, of, tools, leave }) {
  const { store } = replay;
  const motion = useMotion(store, game);
  useLayoutEffect(() => motion?.finish(), [replay.jumps.value]);
  useSound(store, game, motion);
  // A report has only what its reporter knew.
  const isWhole = replay.perspectives.includes("all");
  useReplayKeys(replay, isWhole && Boolean(game.loadReplay), leave);
  const entered = useEntered();
  const play = usePlay(store);
  // the last step is seen to its end before it is told
  const over = play.phase !== "playing" && !motion?.ending.value;
  useMomentInAddress(replay);
  useAnnouncedMoment(replay, game);
  useTitle(`${isolated(game.title)} · ${title}`);
  const more = useLoaded(game.loadReplay ?? null);
  const analysis = useAnalysis(replay, isWhole ? of : null, more);
  const mark = markAt(replay, analysis);
  const shows = more && !replay.showsTable.value ? "knowledge" : "board";
  useKnowers(replay, isWhole ? more : null);
  const PastDock = shows === "board" ? game.PastDock : null;
  const hasPerspectives = replay.perspectives.length > 1;
  // the few of a duel stand in the top line, which leaves the board more room
  const isDuel = hasPerspectives && replay.perspectives.length <= FEW;
  const tabs = hasPerspectives && html`<${PerspectiveTabs} replay=${replay} />`;
  const seenBy = hasPerspectives ? perspectiveName(replay) : game.title;
  const heading = shows === "board" ? seenBy : words("replay-who-knew-what");
  return html`<${Screen} name="replay" store=${store} class="replay">
    <header class="top">
      <button type="button" class="iconbtn" data-action="leave-replay" aria-label=${of ? words("replay-back") : words("table-close")} onClick=${leave}><${Sign} name="back" /></button>
      <h1 class=${isDuel ? "disp beside-tabs" : "disp"} tabindex="-1" ref=${entered}>${`${isolated(heading)} · ${title}`}</h1>
      ${isDuel && tabs}
      <span class="top-buttons">
        ${of && html`<${SaveMenu} replay=${replay} place=${of} /><${ShareMenu} replay=${replay} place=${of} />`}
        ${tools}
      </span>
    </header>
    ${!isDuel && tabs}
    ${of && html`<${TogetherBar} replay=${replay} place=${of} />`}
    <div class=${over ? "game ended" : "game"} data-shows=${shows}>
    <section class=${over ? "dock over" : "dock"} aria-label=${words("replay-moment")} tabindex=${PastDock ? null : 0}>
      ${
        over
          ? html`<${game.Outcome} play=${play} heading="h2" />`
          : html`<${Moment} replay=${replay} game=${game} mark=${mark} />`
      }${PastDock && html`<${PastDock} play=${play} />`}
    </section>
    ${shows === "board" && game.PastHeader && html`<div class="past-header"><${game.PastHeader} play=${play} /></div>`}
    ${shows === "board" ? html`<div class="board"><${game.Board} play=${play} /></div>` : html`<${WhoKnewWhat} replay=${replay} Knowledge=${more.Knowledge} analysis=${analysis} />`}
    <${MomentsBeside} replay=${replay} analysis=${analysis} />
    <${Log} store=${store} game=${game} feed=${useSettled(play.feed)} filters=${false} />
    ${game.Beside && html`<${game.Beside} play=${play} />`}
    ${motion && html`<${MotionLayer} motion=${motion} store=${store} />`}
    </div>
    ${over && mark && html`<${MarkLine} mark=${mark} />`}
    <${Transport} replay=${replay} game=${game} mark=${more?.mark} analysis=${analysis}>${more && isWhole && html`<${KnowledgeButton} replay=${replay} />`}${of && replay.place && html`<${PlayOn} replay=${replay} game=${game} place=${of} />`}<//>
  <//>`;
}

/**
 * Return the feed once nothing has been added for a moment: while somebody drags, only the table follows.
 * @param {FeedItem[]} feed
 */
function useSettled(feed) {
  const [settled, settle] = useState(feed);
  useEffect(() => {
    const timer = setTimeout(() => settle(feed), SETTLING);
    return () => clearTimeout(timer);
  }, [feed]);
  return settled;
}

/** Keep the moment in the address, over a reload too; go to the one that somebody writes there. @param {Replay} replay */
function useMomentInAddress(replay) {
  const hash = hashOf(replay);
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, "", hash), SETTLING);
    return () => clearTimeout(timer);
  }, [hash]);
  useEffect(() => {
    const follow = () => replay.startAt(location.hash);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [replay]);
}

/**
 * Read out what happened at each moment to which somebody goes. The line of moments says it by itself while it has the
 * focus.
 * @param {Replay} replay
 * @param {GameClient} game
 */
function useAnnouncedMoment(replay, game) {
  const before = useRef(replay.at.value);
  useEffect(() => {
    if (before.current === replay.at.value) return;
    before.current = replay.at.value;
    if (!document.activeElement?.matches("[type=range]")) announce(momentInWords(replay, game));
  }, [replay.at.value]);
}

/**
 * Arrows go step by step, the usual keys of a slider in bigger ones; figures choose whose perspective.
 * @param {Replay} replay
 * @param {boolean} hasKnowledge whether it can be shown who knew what
 * @param {() => void} leave
 */
function useReplayKeys(replay, hasKnowledge, leave) {
  const by = (/** @type {number} */ steps) => () => replay.goTo(replay.at.peek() + steps);
  useKeys({
    ArrowLeft: by(-1),
    ArrowRight: () => replay.next(),
    PageUp: by(-PAGE),
    PageDown: by(PAGE),
    Home: () => replay.goTo(0),
    End: () => replay.goTo(replay.last),
    ...Object.fromEntries(
      replay.perspectives.map((perspective) => [
        KEYS[perspective] ?? Number(perspective) + 1,
        () => replay.look(perspective),
      ]),
    ),
    ...(hasKnowledge && { w: () => replay.toggleTable() }),
    " ": () => replay.toggle(),
    Escape: leave,
  });
}
