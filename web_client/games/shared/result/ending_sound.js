/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { SoundName, SoundOf, Timbre } from "../../../sound/types.js" */

/**
 * Return what the events of a game sound like whose match is one round. Its end is a fanfare or a sigh in a timbre of its
 * own, in place of the finale of other matches.
 * @param {Record<string, SoundName>} sounds by kind of event
 * @param {{kind: string, timbre: Timbre, winners: (event: WireEvent) => number[]}} end the event that ends it
 * @returns {SoundOf}
 */
export const soundsBy = (sounds, end) => (event, seat) => {
  const { kind, reason } = event;
  if (kind === "stamp") return "stamp";
  if (kind === "match_ended" && reason === "won") return null;
  if (kind !== end.kind) return sounds[kind];
  const winners = end.winners(event);
  if (seat === null || !winners.length) return "chord";
  return winners.includes(seat) ? `fanfare-${end.timbre}` : `sigh-${end.timbre}`;
};
