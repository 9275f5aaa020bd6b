/**
 * @import { GameClient } from "../games/types.js"
 * @import { TableStore } from "../state/store.js"
 * @import { Play } from "./types.js"
 */

import { html, useLayoutEffect, useRef, useState } from "../lib/index.js";
import { linkTo } from "../state/route.js";
import { announce } from "./announcer.js";
import { D } from "./doors_words.js";
import { Sign } from "./icons.js";
import { plain } from "./line.js";
import { M } from "./match_words.js";
import { W } from "./words.js";

/** How long it is said that something was copied, in milliseconds. */
const SAID = 4_000;

/** By place; whoever is below has its number. */
const MEDALS = ["🥇", "🥈", "🥉"];

/**
 * How a match ended, to be sent to friends: by what the device sends with, or copied, or by hand.
 * @param {{store: TableStore, game: GameClient, play: Play, winner: number}} props
 */
export function ShareResult({ store, game, play, winner }) {
  const [said, say] = useState("");
  const [byHand, leaveToHand] = useState(0);
  const shown = useRef(/** @type {HTMLElement | null} */ (null));
  const text = resultOf(store, game, play, winner);
  /** @param {string} done */
  const tell = (done) => {
    say(done);
    announce(done);
    setTimeout(() => say(""), SAID);
  };
  const copy = () => navigator.clipboard.writeText(text).then(() => tell(D.copied));
  const share = async () => {
    try {
      await ("share" in navigator ? navigator.share({ text }) : copy());
    } catch (error) {
      // Whoever has changed their mind wants no copy either.
      if (!(error instanceof DOMException) || error.name !== "AbortError") leaveToHand((times) => times + 1);
    }
  };
  useLayoutEffect(() => {
    if (!shown.current) return;
    getSelection()?.selectAllChildren(shown.current);
    const copied = document.execCommand("copy");
    tell(copied ? D.copied : D.copyByHand);
    if (copied) leaveToHand(0);
  }, [byHand]);
  return html`<button type="button" class="btn" data-action="share-result" onClick=${() => void share()}>
      <${Sign} name=${said ? "check" : "share"} />${said || M.shareResult}</button>
    ${byHand > 0 && html`<pre class="shared-text" data-shared ref=${shown}>${text}</pre>`}`;
}

/**
 * Tell in plain text who has won, where everybody stands and what the match will be remembered for.
 * @param {TableStore} store
 * @param {GameClient} game
 * @param {Play} play
 * @param {number} winner
 */
function resultOf(store, game, play, winner) {
  const places = game.ranking?.(play.view) ?? [];
  return [
    `${game.title || W.brand} · ${M.wins(play.name(winner))}`,
    ...places.map(({ seat, place, points }) => `${MEDALS[place - 1] ?? `${place}.`} ${play.name(seat)} · ${M.points(points)}`),
    ...summary(store, game),
    linkTo("/"),
  ].join("\n");
}

/**
 * Return what was told with the match's end to sum it up, as far as this page was told of it.
 * @param {TableStore} store
 * @param {GameClient} game
 */
function summary(store, game) {
  const { feed, public: view } = store.state.value;
  const end = feed.findLast(({ event }) => event.kind === "match_ended");
  return feed.filter(({ n }) => n === end?.n).flatMap(({ event, roster }) => {
    const line = game.sentence(event, view, null);
    return line?.kind === "sum" ? [plain(line.parts, roster).trim()] : [];
  });
}
