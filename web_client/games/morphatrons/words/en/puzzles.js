// What the puzzles of Morphatrons are about, in English. The records are on the server.

/** `says`: what is to be seen; `solved`: what is to be remembered. By the ids of the puzzles. */
export const puzzles = {
  byId: {
    "stand-up": {
      title: "Stand up and shoot",
      says: "You have one action left, and your eight is a vehicle. Only robots attack.",
      solved: "The first morph of a turn costs no action.",
    },
    "full-speed": {
      title: "At full speed",
      says: "Your eight of spades is at home, and B2 is far away. You have two actions and a free morph.",
      solved: "Move first, morph later: a spade goes two zones only as a vehicle.",
    },
    "two-targets": {
      title: "Two targets",
      says: "Two buildings stand, with one chip each. Your king strikes one target or shoots two.",
      solved: "A king’s shot is weak, but it hits two targets and reaches the next zone.",
    },
    "two-blows": {
      title: "Two blows",
      says: "Two buildings of three chips are left. An ace shoots for 2 or strikes for 3.",
      solved: "An ace strikes two targets for 3 each, but only in its own zone. It goes two zones in a move.",
    },
    lift: {
      title: "A lift",
      says: "Your five strikes for 2, but it is two zones away from B3. Who can bring it there?",
      solved: "A heart in vehicle mode carries others, and a jack of hearts carries them two zones.",
    },
    "right-swap": {
      title: "The right swap",
      says: "Three buildings of two chips are left. Your six is in the right place, but too weak.",
      solved: "The new card takes the place and the mode of the old one, and it can attack this turn.",
    },
    "no-chip-to-waste": {
      title: "No chip to waste",
      says: "Your seven has already attacked. Four chips are left, and so are your king and your queen.",
      solved: "Aim each attack at what it destroys exactly. Damage beyond that is lost.",
    },
    "new-card": {
      title: "New card, same place",
      says: "You need 2 damage at a distance, and your ten is a vehicle. Look at your hand.",
      solved: "A queen needs a building of 4. A swap keeps the mode, so the free morph had to help.",
    },
    together: {
      title: "Hit them together",
      says: "Eight chips stand in three buildings. Two attacks must be enough.",
      solved: "The king’s shots and the ace’s shots add up: 1 here, 2 there, and nothing is wasted.",
    },
    "out-of-reach": {
      title: "Out of reach",
      says: "One action is left. The flying jack threatens your last building, and no strike reaches it.",
      solved: "A jack in vehicle mode can be shot, but not struck. Your attack goes on next turn.",
    },
    "up-to-the-ace": {
      title: "Up to the ace",
      says: "You can’t win this turn. Your free morph is used. Prepare an attack that wins next turn.",
      solved: "One chip made the building high enough. Elite cards stay in play if it shrinks later.",
    },
    "guard-first": {
      title: "First the guard",
      says: "The eight of clubs threatens your last building, and a diamond protects it. Stop it, then win next turn.",
      solved: "Without the diamond, two damage is enough. Then the spade was free to race ahead.",
    },
  },
};
