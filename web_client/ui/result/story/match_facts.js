/** @import { GameClient, RoundSummary } from "../../../games/types.js" */
/** @import { PastMatch, RoundPlayed } from "../../../net/wire.js" */
/** @import { TableStore } from "../../../state/table/store.js" */
/** @import { Roster } from "../../../state/types.js" */

import { emptySeatName } from "../../../i18n/seats.js";
import { useMemo } from "../../../lib/index.js";
import { useLoaded } from "../../../loading/lazy.js";
import { seeMatch } from "../../../net/past_rounds.js";
import { RequestRefused } from "../../../net/rest.js";
import { navigate, tableAddress } from "../../../routing/route.js";
import { useRequest } from "../../hooks/use_request.js";

/**
 * A match that is over, by its rounds.
 * @typedef {object} MatchFacts
 * @property {PastMatch} past
 * @property {{round: RoundPlayed, summed: RoundSummary | null}[]} rounds
 * @property {number[][]} gains what each seat scored, by round; none if the page has not got all of them
 * @property {(seat: number) => string} name
 * @property {Roster} roster
 * @property {(round: number, moment?: string) => {href: string, onClick: (event: MouseEvent) => void}} link to a replay
 */

/**
 * Ask how a match went that is over.
 * @param {TableStore} store
 * @param {GameClient} game
 * @param {number} match
 * @returns {{facts: MatchFacts | null, failure: RequestRefused | null, again: () => void}}
 */
export function useMatchFacts(store, game, match) {
  const { code, player } = store;
  const { answer: past, failure, again } = useRequest(() => seeMatch(code, player, match), [code, player, match]);
  const summary = useLoaded(game.loadRoundSummary ?? null);
  const invitation = store.invitation.value;
  const facts = useMemo(() => {
    if (!past || (game.loadRoundSummary && !summary)) return null;
    const rounds = past.rounds.map((round) => ({ round, summed: summary?.(round.events) ?? null }));
    const isWhole = past.rounds[0]?.number === 1;
    return {
      ...{ past, rounds },
      gains: isWhole ? rounds.flatMap(({ summed }) => (summed ? [summed.points] : [])) : [],
      name: (/** @type {number} */ seat) => past.holders[seat]?.name ?? emptySeatName(seat),
      roster: rosterOf(past),
      link: (/** @type {number} */ round, moment = "") =>
        link(`${tableAddress(invitation)}/replay/${match}/${round}${moment}`),
    };
  }, [past, summary, invitation]);
  return { facts, failure, again };
}

/** Return who sat where, for sentences. @param {PastMatch} past @returns {Roster} */
function rosterOf({ holders }) {
  /** @type {Roster} */
  const roster = { seats: {}, names: {}, bots: {} };
  for (const [seat, holder] of holders.entries()) {
    if (!holder) continue;
    roster.seats[seat] = String(seat);
    roster.names[seat] = holder.name;
    if (holder.bot) roster.bots[seat] = true;
  }
  return roster;
}

/** Return what makes a link of an address of this page. @param {string} href */
function link(href) {
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(href);
  };
  return { href, onClick };
}
