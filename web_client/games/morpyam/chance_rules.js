// Written by `make wire` from the server's rules: don't edit.

/** What is left to chance, and how events show it. @type {import("../../state/fairness/check.js").ChanceRules} */
export const CHANCE_RULES = {
  opens: "grid_set_up",
  closes: "game_ended",
  announced: [],
  announced_by: [],
  draws: [{ what: "grid_set_up.first", how: "choice", when: "always", hidden: false, of: ["seats"], by: "first_by", places: {  }, dice: null, pile: null }, { what: "dice_rolled.rolled", how: "rolls", when: "always", hidden: false, of: [[1, 2, 3, 4, 5, 6]], by: null, places: {  }, dice: [5, "kept", "dice"], pile: null }],
  shows: {  },
  exchanges: {  },
  mixes: {  },
  choices: [],
  piles: {  },
  moves: {  },
  holds: {  },
  tells: {  },
};
