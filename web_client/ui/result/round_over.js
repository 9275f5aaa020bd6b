/** @import { GameClient, Play } from "../../games/types.js" */
/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { Panels } from "../panels/use_panels.js" */

import { html, useLayoutEffect, useRef } from "../../lib/index.js";
import { needWords, words } from "../../i18n/words.js";
import { Bets } from "./bets.js";
import { useEntered } from "../accessibility/focus.js";
import { OptionsBetween } from "../waiting/options.js";
import { OptionsChanged } from "../waiting/options_changed.js";
import { Refused, refusalAt, refusalWords } from "../refusals/refused.js";
import { navigate, tableAddress } from "../../routing/route.js";
import { Sign } from "../icons/icons.js";
import { useLoaded } from "../../loading/lazy.js";
import { Stamp } from "./stamp.js";
import { startRefusal } from "../../state/server_state.js";
import { useOfferedGames } from "../../state/offered_games.js";

needWords("after");

/**
 * The end of a round: how it went, and on to the next.
 * @param {{store: TableStore, game: GameClient, play: Play, panels: Panels, proceed?: () => void}} props `proceed`: from the
 *   last round to the result of the match
 */
export function RoundOver({ store, game, play, panels, proceed }) {
  const changing = panels.isOpen("options");
  const table = /** @type {Table} */ (store.now.table);
  const { current: before } = useRef(table);
  const ending = useLoaded((play.phase === "over" && game.loadEnding) || null);
  if (play.phase === "over") {
    return html`<${game.Outcome} play=${play} stamp=${ending && html`<${Stamp} says=${ending.stamp(play)} />`} /><${Bets} feed=${play.feed} />
      <div class="orow"><button type="button" class="btn btn-main" data-action="podium" onClick=${proceed}>${words("match-podium")}</button></div>`;
  }
  const replay = replayButton(table, store);
  if (!store.isHost.value) {
    const waits = html`<p class="sum">${words("match-host-goes-on", { name: table.players[table.host ?? ""]?.name ?? "" })}</p>`;
    return html`<${game.Outcome} play=${play} /><${Bets} feed=${play.feed} />
      ${before.options === table.options ? waits : html`<${OptionsChanged} game=${game} before=${before} now=${table}>${waits}<//>`}
      ${replay && html`<div class="orow">${replay}</div>`}`;
  }
  const refusal = startRefusal(table);
  const problem = refusal && refusalWords(refusal, game.name);
  return html`<${game.Outcome} play=${play} /><${Bets} feed=${play.feed} />
    ${problem && html`<p class="sum" role="status" data-problem>${problem}</p>`}
    <div class="orow">
      <button type="button" class="btn btn-main" data-action="next-round"
        disabled=${Boolean(problem) || !store.live.value || store.isPending("next_round")}
        onClick=${() => store.command("next_round")}>${words("match-next-round")}</button>
      <button type="button" class="btn" data-action="options" aria-expanded=${String(changing)}
        onClick=${() => panels.toggle("options")}>${words("match-next-round-with")}</button>
      ${replay}
    </div>
    <${Refused} refusal=${refusalAt(store, "next_round")} of=${game.name} />
    ${changing && html`<${NextOptions} store=${store} game=${game} panels=${panels} />`}`;
}

/**
 * Return what leads to the replay of the round, if the host had chosen that it may be seen again at once.
 * @param {Table} table
 * @param {TableStore} store
 */
function replayButton({ match }, store) {
  if (!match?.replays?.includes(match.round)) return null;
  const to = `${tableAddress(store.invitation.value)}/replay/${match.number}/${match.round}`;
  return html`<button type="button" class="btn" data-action="watch-again" onClick=${() => navigate(to)}>
    <${Sign} name="play" />${words("replay-watch-again")}</button>`;
}

/**
 * What the next round is played with.
 * @param {{store: TableStore, game: GameClient, panels: Panels}} props
 */
function NextOptions({ store, game, panels }) {
  const heading = useEntered();
  useLayoutEffect(() => () => panels.gone("options"), []);
  const { games, refusal } = useOfferedGames();
  const offered = games.find(({ name }) => name === store.now.table?.game);
  return html`<aside class="menu" aria-label=${words("lobby-options")}>
    <div class="menu-top">
      <h2 class="disp" tabindex="-1" ref=${heading}>${words("match-next-round")}</h2>
      <button type="button" class="btn" data-action="close-options" onClick=${() => panels.close("options")}>${words("table-close")}</button>
    </div>
    <${Refused} refusal=${refusal} />
    <${OptionsBetween} store=${store} game=${game} offered=${offered} />
  </aside>`;
}
