// Written by `make wire` from the server's rules: don't edit.

/** What is left to chance, and how events show it. @type {import("../../state/fairness/check.js").ChanceRules} */
export const CHANCE_RULES = {
  opens: "board_set_up",
  closes: "side_won",
  announced: [],
  announced_by: [],
  draws: [{ what: "board_set_up.black", how: "choice", when: "always", hidden: false, of: ["seats"], by: "black_by", places: {  }, dice: null, pile: null }],
  shows: {  },
  exchanges: {  },
  mixes: {  },
  choices: [],
  piles: {  },
  moves: {  },
  holds: {  },
  tells: {  },
};
