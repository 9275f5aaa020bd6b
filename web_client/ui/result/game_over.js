/** @import { GameClient, GameEnding, Play } from "../../games/types.js" */
/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { Place } from "../types.js" */
/** @import { MatchFacts } from "./story/match_facts.js" */
/** @import { Remembered } from "./story/moments.js" */

import { html, signal } from "../../lib/index.js";
import { leaveTable } from "../../state/enter_leave.js";
import { navigate } from "../../routing/route.js";
import { showRules } from "../../routing/open_rules.js";
import { loadEvening, loadStrip, useMeeting } from "../evening/meeting.js";
import { AskButton } from "../forms/ask_button.js";
import { Unread, useUnread } from "../log/feed_line.js";
import { Log } from "../log/log.js";
import { Sign } from "../icons/icons.js";
import { Lazy, lazily, useLoaded } from "../../loading/lazy.js";
import { isolated } from "../../i18n/language.js";
import { needWords, words } from "../../i18n/words.js";
import { Fold } from "./fold.js";
import { SumOfIt, titleOf } from "./how_it_went.js";
import { whoPlayed } from "./who_played.js";
import { loadSeason } from "./load_season.js";
import { useMatchFacts } from "./story/match_facts.js";
import { useMoments } from "./story/moments.js";
import { Podium } from "./podium.js";
import { rankingOf } from "./ranking.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { People } from "../people/people.js";
import { usePlay } from "../table/play_state.js";
import { Announced } from "../screen/announced.js";
import { Bar, ConnectionBanner, Screen, useTitle } from "../screen/screen.js";
import { DevicesFold, SettingsFold } from "../panels/folds.js";
import { ReportButton } from "../panels/report_button.js";
import { withStyles } from "../../loading/stylesheets.js";
import { usePanels } from "../panels/use_panels.js";
import { Waiting } from "../waiting/waiting.js";

needWords("after");

const EntryRequests = lazily(
  async () => (await withStyles(import("../people/entry_requests.js"), "ui/people/seat_requests.css")).EntryRequests,
);
const PlayKeys = lazily(async () => (await import("../panels/play_keys.js")).PlayKeys);
const PlayedOn = lazily(async () => (await import("../replay/played_on.js")).PlayedOn);
const loadFairness = async () =>
  (await withStyles(import("./fairness/fairness.js"), "ui/result/fairness/fairness.css")).Fairness;

const STORY_STYLES = [
  "ui/result/story/match_story.css",
  "ui/result/story/posters.css",
  "ui/result/story/points_chart.css",
];
const loadMatchStory = async () => (await withStyles(import("./story/match_story.js"), ...STORY_STYLES)).MatchStory;

const ONE_ROUND_STYLES = ["ui/result/one_round.css", "ui/result/stamp.css"];
const loadOneRound = async () => (await withStyles(import("./one_round.js"), ...ONE_ROUND_STYLES)).OneRound;

const PlayAgain = lazily(
  async () => (await withStyles(import("./play_again.js"), "ui/result/play_again.css")).PlayAgain,
);
const AnotherGame = lazily(
  async () => (await withStyles(import("./another_game.js"), "ui/result/play_again.css")).AnotherGame,
);
const loadShareResult = async () => (await import("./pictures/share_result.js")).ShareResult;

/** The match after which this page is in the waiting room; it stays there when it becomes somebody else's. */
const arranged = signal("");

/**
 * The end of a match, or the waiting room before the next one.
 * @param {{store: TableStore, game: GameClient}} props
 */
export function GameOver({ store, game }) {
  const match = `${store.code} ${store.now.table?.match?.number}`;
  if (useMeeting(store)) return html`<${Lazy} load=${loadEvening} props=${{ store, game }} />`;
  const arrange = (/** @type {string} */ after) => (arranged.value = after);
  if (arranged.value === match) return html`<${Waiting} store=${store} game=${game} back=${() => arrange("")} />`;
  return html`<${Result} store=${store} game=${game} arrange=${() => arrange(match)} />`;
}

/**
 * Who won, whether to play again, and below it how the match went.
 * @param {{store: TableStore, game: GameClient, arrange: () => void}} props
 */
function Result({ store, game, arrange }) {
  const panels = usePanels();
  const play = { ...usePlay(store), ...whoPlayed(store) };
  const table = /** @type {Table} */ (store.now.table);
  const { facts, failure, again } = useMatchFacts(store, game, table.match?.number ?? 0);
  const remembered = useMoments(store, game, table.match?.number ?? 0, facts);
  const ranking = rankingOf(play);
  const isWon = table.match?.ended === "won";
  const title = titleOf(play, game, isWon);
  const ending = useLoaded(game.loadEnding ?? null);
  useTitle(`${title} · ${isolated(game.title)}`);
  const origin = table.match?.played_on && html`<${PlayedOn} origin=${table.match.played_on} />`;
  const season = table.match && table.match.number > 1 && html`<${Lazy} load=${loadSeason} props=${{ store }} />`;
  const ways = html`<${WaysOn} store=${store} game=${game} ending=${ending} play=${play} ranking=${ranking} best=${remembered.moments[0]} arrange=${arrange} link=${facts?.link} />`;
  return html`<${Screen} name="game-over" class="page over" store=${store}>
    <${Bar} title=${game.title}>
      ${game.loadRules && html`<button type="button" class="btn" data-action="rules" onClick=${() => showRules()}>${words("table-rules")}</button>`}
      <${AskButton} action="leave" label=${words("table-leave")} question=${words("match-leave-sure")} onConfirm=${() => void leaveTable(store)} />
    <//>
    <${ConnectionBanner} store=${store} /><${Announced} />
    ${table.evening && html`<${Lazy} load=${loadStrip} props=${{ store }} />`}
    ${store.isHost.value && table?.entry_requests && html`<${EntryRequests} store=${store} />`}
    <${Refused} refusal=${refusalAt(store, "leave", "page")} of=${game.name} />
    ${
      game.loadEnding
        ? ending &&
          html`<${Lazy} load=${loadOneRound} props=${{ store, game, ending, play, ranking, title, beneath: origin, children: ways }} />
        <div class="tale">${season}<${Folds} store=${store} game=${game} play=${play} panels=${panels} table=${table} /></div>`
        : html`<div class="won-top">
      <section class="won-who">
        <h1 class="disp" tabindex="-1">${title}</h1>
        <${SumOfIt} facts=${facts} game=${game} play=${play} isWon=${isWon} />
        ${origin}
      </section>
      <div class="won-stand"><${Podium} ranking=${ranking} play=${play} /></div>
      <section class="another">${ways}</section>
    </div>
    <div class="tale">
      <${Lazy} load=${loadMatchStory} props=${{ game, play, facts, remembered, failure, again }} />
      ${!game.loadRoundSummary && html`<${LastRound} game=${game} play=${play} />`}
      ${season}
      <${Folds} store=${store} game=${game} play=${play} panels=${panels} table=${table} />
    </div>`
    }
    ${game.Beside && html`<${game.Beside} play=${play} />`}
    <${PlayKeys} panels=${panels} game=${game} log />
  <//>`;
}

/**
 * Where to go from here: another match, the seats, the replay of the only round, a picture of the result.
 * @param {{store: TableStore, game: GameClient, ending: GameEnding | null, play: Play, ranking: Place[], best: Remembered["moments"][number] | undefined,
 *   arrange: () => void, link: MatchFacts["link"] | undefined}} props
 */
function WaysOn({ store, game, ending, play, ranking, best, arrange, link }) {
  const table = /** @type {Table} */ (store.now.table);
  const present = usePlay(store);
  // With more players or fewer it is decided anew.
  const isWhole = Object.keys(table.seats).length === play.view.seats;
  return html`${
    store.state.value.table?.phase === "over" &&
    html`<${PlayAgain} store=${store} game=${game} changes=${isWhole ? ending?.changes?.(present) : ""} />
      ${store.isHost.value && html`<${AnotherGame} store=${store} game=${game} />`}
      <button type="button" class="btn" data-action="arrange" onClick=${arrange}>${store.isHost.value ? words("match-arrange") : words("match-back-to-seats")}</button>`
  }
    ${game.loadEnding && link && html`<a class="btn" data-action="watch-again" ...${link(1)}><${Sign} name="play" />${words("replay-watch-again")}</a>`}
    ${table.match?.ended === "won" && html`<${Lazy} load=${loadShareResult} props=${{ table, game, play, ranking, best }} />`}`;
}

/** @param {{game: GameClient, play: Play}} props */
const LastRound = ({ game, play }) => html`<section class="last-round"><${game.Outcome} play=${play} heading="h2" />
  ${game.FinalPosition && html`<${game.FinalPosition} play=${play} />`}</section>`;

/**
 * What is there for those who look for it.
 * @param {{store: TableStore, game: GameClient, play: Play, panels: import("../panels/use_panels.js").Panels, table: Table}} props
 */
function Folds({ store, game, play, panels, table }) {
  const talking = panels.isOpen("log");
  const unread = useUnread(store, talking);
  return html`<section class="folds">
    ${table.match?.secret && html`<${Lazy} key=${table.match.number} load=${loadFairness} props=${{ store, game, match: table.match }} />`}
    ${game.loadRoundSummary && html`<${Fold} name="last-round" label=${html`<${Sign} name="cards" />${words("match-last-round")}`}><${LastRound} game=${game} play=${play} /><//>`}
    <${Fold} name="talk" action="feed" open=${talking} toggle=${() => panels.toggle("log")}
      label=${html`<${Sign} name="chat" />${words("match-filter-chat")}<${Unread} count=${unread} />`}>
      <${Log} store=${store} game=${game} filters=${Boolean(table.match)} /><//>
    <${Fold} name="people" label=${html`<${Sign} name="agree" />${words("match-people-settings")}`}>
      <${People} store=${store} game=${game} /><${SettingsFold} /><${DevicesFold} store=${store} /><//>
    <${Fold} name="report" label=${html`<${Sign} name="install" />${words("match-save-report")}`}>
      <button type="button" class="btn" data-action="history" onClick=${() => navigate("/history")}>${words("lobby-your-matches")}</button>
      <${ReportButton} code=${store.code} player=${store.player} /><//>
  </section>`;
}
