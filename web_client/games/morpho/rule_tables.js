// Written by `make wire` from the server's rules: don't edit.

/** The identities as printed on the cards. @type {Record<import("./wire.js").Name, import("./types.js").Identity> & Record<string, import("./types.js").Identity>} */
export const IDENTITIES = {
  leader: { faction: "morpho", reward: 3, cards: 1, acts: ["mission"], reacts: ["intercept"] },
  technician: { faction: "morpho", reward: 3, cards: 1, acts: [], reacts: [] },
  bodyguard: { faction: "morpho", reward: 2, cards: 4, acts: [], reacts: ["guard", "intercept"] },
  killer: { faction: "killers", reward: 3, cards: 2, acts: ["snipe", "block"], reacts: [] },
  deserter: { faction: "deserters", reward: 3, cards: 6, acts: ["escape"], reacts: [] },
  spy: { faction: "outsiders", reward: 2, cards: 1, acts: ["report"], reacts: [] },
  extremist: { faction: "outsiders", reward: 3, cards: 1, acts: ["detonate"], reacts: [], players: [4, 6] },
  investor: { faction: "outsiders", reward: 3, cards: 1, acts: ["invest"], reacts: [] },
  mercenary: { faction: "outsiders", reward: -1, cards: 1, acts: ["assassinate"], reacts: [], players: [3, 6] },
  cyborg: { faction: "aliens", reward: 4, cards: 1, acts: ["snipe"], reacts: [] },
  psionics: { faction: "aliens", reward: 5, cards: 1, acts: ["perceive", "swap"], reacts: [] },
  parasite: { faction: "aliens", reward: 4, cards: 1, acts: ["escape"], reacts: ["transmit"] },
};

/** The identities that can be the Unknown, besides the Deserter. @type {import("./wire.js").Name[]} */
export const UNKNOWNS = ["spy", "extremist", "investor", "mercenary", "cyborg", "psionics", "parasite"];

/** The deals by number of players, without the Unknown of expert rounds. @type {Record<string, import("./types.js").Deal>} */
export const DEALS = {
  3: { hand: 2, basic: { leader: 1, technician: 1, bodyguard: 1, killer: 1, deserter: 3 }, expert: { leader: 1, technician: 1, bodyguard: 1, killer: 1, deserter: 2 } },
  4: { hand: 2, basic: { leader: 1, technician: 1, bodyguard: 1, killer: 1, deserter: 5 }, expert: { leader: 1, technician: 1, bodyguard: 1, killer: 1, deserter: 4 } },
  5: { hand: 2, basic: { leader: 1, technician: 1, bodyguard: 2, killer: 2, deserter: 5 }, expert: { leader: 1, technician: 1, bodyguard: 2, killer: 2, deserter: 4 } },
  6: { hand: 2, basic: { leader: 1, technician: 1, bodyguard: 3, killer: 2, deserter: 6 }, expert: { leader: 1, technician: 1, bodyguard: 3, killer: 2, deserter: 5 } },
  7: { hand: 1, basic: { leader: 1, technician: 1, bodyguard: 3, killer: 2, deserter: 1 }, expert: { leader: 1, technician: 1, bodyguard: 3, killer: 2 } },
  8: { hand: 1, basic: { leader: 1, technician: 1, bodyguard: 3, killer: 2, deserter: 2 }, expert: { leader: 1, technician: 1, bodyguard: 3, killer: 2, deserter: 1 } },
  9: { hand: 1, basic: { leader: 1, technician: 1, bodyguard: 4, killer: 2, deserter: 2 }, expert: { leader: 1, technician: 1, bodyguard: 4, killer: 2, deserter: 1 } },
};

/** Verbs that answer a question of the game, outside a player's turn. @type {string[]} */
export const DEMANDED = ["arrange", "bomb", "guard", "guess", "indicate", "intercept", "take"];

/** Verbs that a player confirms even where no card is revealed. @type {string[]} */
export const FATEFUL = ["assassinate", "bomb", "guess", "indicate", "snipe", "swap"];

/** Verbs after which a player neither looks nor changes, though the round goes on. @type {string[]} */
export const BINDING = ["assassinate", "block", "detonate", "mission", "snipe"];

/** How much longer than others the events that decide are shown, in milliseconds. @type {Record<string, number>} */
export const SCENE_MILLIS = {
  sniped: 1600,
  guarded: 1600,
  bombed: 1600,
  assassinated: 1600,
  escape_tried: 1600,
  intercepted: 1600,
  eliminated: 600,
  indicated: 2800,
  transmit_began: 900,
  transmit_laid: 900,
};
