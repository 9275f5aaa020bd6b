// English: what is said of playing on from a moment of a past round.

export const playon = {
  playOn: "Play on from here",
  what: "A new table opens with the round as it stands here. You take a seat and bots take the others. Friends can join by its link. The match won’t count in anybody’s numbers.",
  seat: "Your seat",
  begin: "Play on",
  /** @param {number} match @param {number} round */
  from: (match, round) => `Played on from match ${match}, round ${round}`,
  doesNotCount: "It doesn’t count in anybody’s numbers.",
  notChecked: "The cards or dice of that round were drawn for another match, so chance is not checked here.",
  refusals: /** @type {Record<string, string>} */ ({
    no_such_seat: "That seat wasn’t played in this round.",
    no_such_step: "The round has no such moment.",
    no_such_strength: "This game has no bots of that strength.",
    not_now: "Nobody has to decide at this moment.",
  }),
};
