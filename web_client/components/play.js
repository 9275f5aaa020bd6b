/**
 * @import { GameClient } from "../games/types.js"
 * @import { GameCard } from "../net/wire.js"
 * @import { TableStore } from "../state/store.js"
 */

import { html, useEffect, useState } from "../lib/index.js";
import { listGames } from "../net/rest.js";
import { FeedLine, Log } from "./feed.js";
import { Sign } from "./icons.js";
import { Menu } from "./menu.js";
import { Options } from "./options.js";
import { Refused, refusalAt } from "./parts.js";
import { playOf } from "./play_state.js";
import { ConnectionBanner, Screen } from "./screen.js";
import { W } from "./words.js";

/**
 * The table during a match. The game fills it; here are its frame, the feed and the way out.
 * @param {{store: TableStore, game: GameClient}} props
 */
export function PlayScreen({ store, game }) {
  const [menu, setMenu] = useState(false);
  const [log, setLog] = useState(false);
  const play = playOf(store);
  const over = play.phase === "between";
  const title = game.title || W.brand;
  const mine = play.legal.length > 0;
  useEffect(() => {
    document.title = mine ? `${W.yourTurn} · ${title}` : title;
  }, [mine, title]);
  return html`<${Screen} name=${over ? "round-over" : "play"} class=${`game ${log ? "openlog" : ""}`} store=${store}>
    <header class="top">
      <span class="wide"><${Sign} name="brand" /><span class="disp">${title}</span></span>
      ${game.Header && html`<${game.Header} play=${play} />`}
      <button type="button" class="iconbtn" data-action="menu" aria-label=${W.menu} aria-expanded=${String(menu)}
        onClick=${() => setMenu(!menu)}><${Sign} name="menu" /></button>
    </header>
    <div class="notices">
      <${ConnectionBanner} store=${store} />
      ${game.Notice && html`<${game.Notice} play=${play} />`}
    </div>
    <div class="ring"><${game.Board} play=${play} /></div>
    <${FeedLine} store=${store} game=${game} open=${log} toggle=${() => setLog(!log)} />
    <section class=${`dock ${mine ? "live" : ""} ${over ? "over" : ""}`}>
      ${over ? html`<${RoundOver} store=${store} game=${game} play=${play} />` : html`<${game.Dock} play=${play} />`}
    </section>
    <${Log} store=${store} game=${game} open=${log} />
    ${menu && html`<${Menu} store=${store} game=${game} play=${play} close=${() => setMenu(false)} />`}
  <//>`;
}

/** @param {{store: TableStore, game: GameClient, play: ReturnType<typeof playOf>}} props */
function RoundOver({ store, game, play }) {
  const [changing, change] = useState(false);
  const changeable = useRoundOptions(store.state.value.table?.game, changing);
  if (!store.isHost.value) {
    return html`<${game.Outcome} play=${play} /><p class="sum">${W.hostGoesOn}</p>`;
  }
  return html`<${game.Outcome} play=${play} />
    <div class="orow">
      <button type="button" class="btn btn-main" data-action="next-round"
        disabled=${!store.live.value || store.isPending("next_round")}
        onClick=${() => store.command("next_round")}>${W.nextRound}</button>
      <button type="button" class="btn" data-action="options" aria-expanded=${String(changing)}
        onClick=${() => change(!changing)}>${W.nextRoundWith}</button>
    </div>
    <${Refused} refusal=${refusalAt(store, "next_round")} words=${game.refusals} />
    ${changing && html`<div class="between-options"><${Options} store=${store} game=${game} only=${changeable} /></div>`}`;
}

/**
 * Return which of a game's options may change between rounds, asked when they are wanted.
 * @param {string | undefined} name
 * @param {boolean} wanted
 */
function useRoundOptions(name, wanted) {
  const [games, setGames] = useState(/** @type {GameCard[]} */ ([]));
  useEffect(() => {
    if (wanted) listGames().then(setGames, () => {});
  }, [wanted]);
  return games.find((game) => game.name === name)?.round_options ?? [];
}
