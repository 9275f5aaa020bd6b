/** @import { GameClient, Play } from "../../games/types.js" */
/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { Place } from "../types.js" */

import { html, useState } from "../../lib/index.js";
import { leaveTable } from "../../state/enter_leave.js";
import { showRules } from "../../routing/open_rules.js";
import { AskButton } from "../forms/ask_button.js";
import { Log } from "../log/log.js";
import { BotSign, Mark, seatColour, Who } from "../icons/icons.js";
import { Lazy, lazily } from "../../loading/lazy.js";
import { isBotIn, nameIn } from "../log/sentence.js";
import { isolated } from "../../i18n/language.js";
import { words } from "../../i18n/words.js";
import { winnersInWords } from "./winners.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { People } from "../people/people.js";
import { usePlay } from "../table/play_state.js";
import { Bar, ConnectionBanner, Screen, useTitle } from "../screen/screen.js";
import { DevicesFold, SettingsFold } from "../panels/folds.js";
import { withStyles } from "../../loading/stylesheets.js";
import { usePanels } from "../panels/use_panels.js";
import { Waiting } from "../waiting/waiting.js";

const EntryRequests = lazily(
  async () => (await withStyles(import("../people/entry_requests.js"), "ui/people/seat_requests.css")).EntryRequests,
);
const PlayKeys = lazily(async () => (await import("../panels/play_keys.js")).PlayKeys);
const PlayedOn = lazily(async () => (await import("../replay/played_on.js")).PlayedOn);
const loadFairness = async () => (await withStyles(import("./fairness.js"), "ui/result/fairness.css")).Fairness;

const loadMatchStory = async () =>
  (await withStyles(import("./match_story.js"), "ui/result/match_story.css", "ui/result/points_chart.css")).MatchStory;

const loadSeason = async () => (await withStyles(import("./season.js"), "ui/result/season.css")).Season;

const loadShareResult = async () => (await import("./share_result.js")).ShareResult;

/**
 * The end of a match, or the waiting room before the next one.
 * @param {{store: TableStore, game: GameClient}} props
 */
export function GameOver({ store, game }) {
  const [arranging, arrange] = useState(false);
  if (arranging) return html`<${Waiting} store=${store} game=${game} back=${() => arrange(false)} />`;
  return html`<${Result} store=${store} game=${game} arrange=${() => arrange(true)} />`;
}

/**
 * Who won, and whether to play again.
 * @param {{store: TableStore, game: GameClient, arrange: () => void}} props
 */
function Result({ store, game, arrange }) {
  const panels = usePanels();
  const play = { ...usePlay(store), ...whoPlayed(store) };
  const table = /** @type {Table} */ (store.now.table);
  const ranking = rankingOf(play);
  const tie = game.tieInWords?.(play);
  const title = titleOf(play, game, table.match?.ended === "won");
  useTitle(`${title} · ${isolated(game.title)}`);
  return html`<${Screen} name="game-over" class="page" store=${store}>
    <${Bar} title=${game.title}>
      ${game.loadRules && html`<button type="button" class="btn" data-action="rules" onClick=${() => showRules()}>${words("table-rules")}</button>`}
      <${AskButton} action="leave" label=${words("table-leave")} question=${words("match-leave-sure")} onConfirm=${() => void leaveTable(store)} />
    <//>
    <${ConnectionBanner} store=${store} />
    ${store.isHost.value && table?.entry_requests && html`<${EntryRequests} store=${store} />`}
    <${Refused} refusal=${refusalAt(store, "leave", "page")} of=${game.name} />
    <div class="over-grid"><div class="over-side">
      <div class="over-won">
        <section class="go-top"><h1 class="disp" tabindex="-1">${title}</h1></section>
        <${Podium} ranking=${ranking} play=${play} />
        ${table.match?.played_on && html`<${PlayedOn} origin=${table.match.played_on} />`}
        ${tie && html`<p class="ties" data-ties>${tie}</p>`}
        <section class="fin">
          ${
            store.isHost.value
              ? html`<button type="button" class="btn btn-main" data-action="rematch"
                disabled=${!store.live.value || Boolean(table.starting)}
                onClick=${() => store.command("rematch")}>${words("match-rematch")}</button>`
              : !table.starting &&
                html`<p class="sum">${words("match-host-rematches", { name: table.players[table.host ?? ""]?.name ?? "" })}</p>`
          }
          ${table.starting && html`<p class="sum" role="status">${words("match-match-begins")}</p>`}
          <button type="button" class="btn" data-action="arrange" onClick=${arrange}>${store.isHost.value ? words("match-arrange") : words("match-back-to-seats")}</button>
          ${table.match?.ended === "won" && html`<${Lazy} load=${loadShareResult} props=${{ table, game, play, ranking }} />`}
          <${Refused} refusal=${refusalAt(store, "rematch")} of=${game.name} />
        </section>
      </div>
      <div class="over-last">
        <section class="last-round"><${game.Outcome} play=${play} heading="h2" />
          ${game.FinalPosition && html`<${game.FinalPosition} play=${play} />`}</section>
        ${table.match?.secret && html`<${Lazy} key=${table.match.number} load=${loadFairness} props=${{ store, game, match: table.match }} />`}
      </div>
    </div><div class="over-side">
      <div class="over-story">
        ${game.loadHighlights && html`<${Lazy} load=${game.loadHighlights} props=${{ play }} />`}
        ${table.match && html`<${Lazy} load=${loadMatchStory} props=${{ store, game, play, match: table.match.number }} />`}
        ${table.match && table.match.number > 1 && html`<${Lazy} load=${loadSeason} props=${{ store }} />`}
      </div>
      <div class="over-talk wait-col">
        <${Log} store=${store} game=${game} filters=${Boolean(table.match)} />
        <${People} store=${store} game=${game} />
        <${SettingsFold} />
        <${DevicesFold} store=${store} />
      </div>
    </div></div>
    ${game.Beside && html`<${game.Beside} play=${play} />`}
    <${PlayKeys} panels=${panels} log />
  <//>`;
}

/**
 * Return the sentence that says who won; `ended` is false for a match that was called off.
 * @param {Play & {mine: (seat: number) => boolean}} play
 * @param {GameClient} game
 * @param {boolean} ended
 */
function titleOf(play, game, ended) {
  const { winners, mine } = play;
  if (!ended) return words("match-match-over");
  return winners.length === 1 && mine(winners[0]) ? words("match-you-win") : winnersInWords(play, game);
}

/** Return who held the seats during the match, even if others sit there now. @param {TableStore} store */
function whoPlayed(store) {
  const { feed, roster } = store.now;
  const then = feed.findLast(({ event }) => event.kind === "match_ended")?.roster ?? roster;
  return {
    /** @param {number} seat */
    name: (seat) => nameIn({ seat }, then),
    /** @param {number} seat */
    bot: (seat) => isBotIn({ seat }, then),
    /** @param {number} seat */
    mine: (seat) => then.seats[seat] === store.player,
  };
}

/**
 * Return the seats by place: the winners first, then the others by points. Those with as many points share a place.
 * @param {Pick<Play, "scores" | "winners">} play
 * @returns {Place[]}
 */
function rankingOf({ scores, winners }) {
  const others = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  others.sort((one, other) => scores[other] - scores[one]);
  /** @param {number} seat */
  const better = (seat) => others.filter((other) => scores[other] > scores[seat]).length;
  return [
    ...winners.map((seat) => ({ seat, points: scores[seat], place: 1 })),
    ...others.map((seat) => ({ seat, points: scores[seat], place: 1 + winners.length + better(seat) })),
  ];
}

/** The steps of the podium by place. Players who share a place share its step; skipped places leave a step empty. */
const STEPS = ["p1st", "p2nd", "p3rd"];
/** How many players fit on a step. If more share it, they and all below them stand on the floor. */
const ROOM = 3;

/** @param {{ranking: Place[], play: Pick<Play, "name" | "bot">}} props */
function Podium({ ranking, play }) {
  const places = [...new Set(ranking.map(({ place }) => place))].map((place) =>
    ranking.filter((one) => one.place === place),
  );
  const last = places.findIndex(([{ place }, ...others]) => place > STEPS.length || others.length >= ROOM);
  const steps = last < 0 ? places : places.slice(0, last);
  const floor = places.slice(steps.length);
  return html`${
    steps.length > 0 &&
    html`<ol class="podium">${steps.map(
      (shared) => html`
      <li key=${shared[0].place} value=${shared[0].place} class=${`${STEPS[shared[0].place - 1]} ${shared.length > 1 ? "shared" : ""}`}>
        ${shared.map(
          ({
            seat,
            place,
          }) => html`<span key=${seat} class=${`stands ${seatColour(seat)}`} data-place=${place} data-seat=${seat}>
          <${Mark} seat=${seat} /><span class="nm who">${play.bot(seat) && html`<${BotSign} /> `}<bdi>${play.name(seat)}</bdi></span>
        </span> `,
        )}
        <div class="blk">${shared[0].place}<small>${words("match-points", { points: shared[0].points })}</small></div>
      </li>`,
    )}
    </ol>`
  }
    ${
      floor.length > 0 &&
      html`<ol class="floor">${floor.map(
        (shared) => html`<li key=${shared[0].place} value=${shared[0].place}>
        ${shared[0].place}. ${shared.map(
          ({ seat, place }) => html`<span key=${seat} data-place=${place} data-seat=${seat}>
          <${Who} seat=${seat} name=${play.name(seat)} bot=${play.bot(seat)} /></span> `,
        )}${words("match-points", { points: shared[0].points })}</li>`,
      )}
    </ol>`
    }`;
}
