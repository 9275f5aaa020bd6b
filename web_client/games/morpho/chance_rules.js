// Written by `make wire` from the server's rules: don't edit.

/** What is left to chance, and how events show it. @type {import("../../state/fairness/check.js").ChanceRules} */
export const CHANCE_RULES = {
  opens: "round_started",
  closes: "round_ended",
  announced: ["tiles", "unknowns"],
  announced_by: ["mode", "unknowns"],
  draws: [{ what: "round_started.first", how: "choice", when: "first_round", hidden: false, of: ["seats"], by: null, places: {  }, dice: null, pile: null }, { what: "round_started.unknown", how: "choice", when: "always", hidden: true, of: ["unknowns"], by: null, places: {  }, dice: null, pile: null }, { what: "round_started.cards", how: "deal", when: "always", hidden: true, of: ["tiles", "unknown"], by: null, places: { 3: ["A1", "A2", "B1", "B2", "C1", "C2", "M"], 4: ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "M"], 5: ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2", "M"], 6: ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2", "F1", "F2", "M"], 7: ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "M"], 8: ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "M"], 9: ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1", "M"] }, dice: null, pile: null }],
  shows: { saw: ["cards"], revealed: ["slot", "identity"], indicated: ["slot", "identity"], guessed: ["slot", "identity"], guarded: ["slot", "identity"], intercepted: ["slot", "identity"], transmit_began: ["slot", "=parasite"], eliminated: ["slot", "identity"], round_ended: ["cards"] },
  exchanges: { job_changed: ["slot", "=M"], swapped: ["slot", "target"] },
  mixes: { transmit_laid: ["places", "transmit_taken"] },
  choices: [],
  piles: {  },
  moves: {  },
  holds: {  },
  tells: {  },
};
