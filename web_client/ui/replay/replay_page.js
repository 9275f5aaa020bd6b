/** @import { GameClient } from "../../games/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useEffect, useMemo } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { useLoaded } from "../../loading/lazy.js";
import { loadStyles } from "../../loading/stylesheets.js";
import { seeRound } from "../../net/past_rounds.js";
import { replayed, tableAddress } from "../../routing/route.js";
import { Replay } from "../../state/table/replay.js";
import { WatchParty } from "../../state/table/watch_party.js";
import { Bar } from "../screen/screen.js";
import { useRequest } from "../hooks/use_request.js";
import { ShownReplay } from "./replay_screen.js";
import { refusalWords } from "../refusals/refused.js";

const loadLook = async () => {
  await loadStyles("ui/replay/replay.css", "ui/replay/replay_page.css");
  return true;
};

/**
 * A round of a match that is over, to be seen again. The table stays open behind it: a player whose next match begins
 * is taken back there.
 * @param {{store: TableStore, game: GameClient, player?: string}} props `player`: who asks for it
 */
export function ReplayPage({ store, game, player = store.player }) {
  const [match, number] = (replayed.value ?? "").split("/").map(Number);
  const leave = () => leaveFor(store);
  const isPlaying = store.seat.value !== null && store.now.table?.phase === "playing";
  useEffect(() => {
    if (isPlaying) leave();
  }, [isPlaying]);
  const look = useLoaded(loadLook);
  const { code } = store;
  const inputs = [code, player, match, number];
  const { answer: round, failure, again } = useRequest(() => seeRound(code, player, match, number), inputs);
  const replay = useMemo(() => round && new Replay(round, { match, number }), [round]);
  const party = useMemo(() => new WatchParty(store.connection), [store]);
  const alone = store.behind.value;
  useEffect(() => (alone ? undefined : party.open()), [party, alone]);
  useEffect(() => (replay ? party.attach(replay, (moment) => goTo(store, moment)) : undefined), [party, replay]);
  const isOfThisGame = round?.game === store.now.table?.game;
  if (replay && isOfThisGame && look)
    return html`<${ShownReplay} replay=${replay} game=${game} title=${words("replay-round", { number })} of=${{ code, player, store, party }} leave=${leave} />`;
  return html`<main class="page narrow" data-screen="replay-loading">
    <${Bar} title=${game.title} />
    <div class="sheet">
      <p role="status">${failure ? refusalWords(failure, "replay") : round && !isOfThisGame ? words("replay-other-game") : words("replay-loading")}</p>
      ${failure && html`<button type="button" class="btn" data-action="again" onClick=${again}>${words("table-try-again")}</button>`}
      <button type="button" class="btn" data-action="leave-replay" onClick=${leave}>${words("replay-back")}</button>
    </div>
  </main>`;
}

/**
 * Show another round in place of this one.
 * @param {TableStore} store
 * @param {{match: number, round: number}} moment
 */
function goTo(store, { match, round }) {
  history.replaceState(history.state, "", `${tableAddress(store.invitation.peek())}/replay/${match}/${round}`);
  dispatchEvent(new PopStateEvent("popstate"));
}

/**
 * Go back to the table; the browser's own step back does not lead here again.
 * @param {TableStore} store
 */
function leaveFor(store) {
  history.replaceState(history.state, "", tableAddress(store.invitation.peek()));
  dispatchEvent(new PopStateEvent("popstate"));
}
