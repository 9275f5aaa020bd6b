// What the puzzles of Morphos are about, in English. The records are on the server.

/** `says`: what is to be seen; `solved`: what is to be remembered. By the ids of the puzzles. */
export const puzzles = {
  byId: {
    "last-stone": {
      title: "The last stone",
      says: "You have Black, and join the bottom and the top. Stones hold together along the lines, never at a corner.",
      solved: "One point touches both ends. A corner would not have been enough.",
    },
    "turn-a-stone": {
      title: "Turn a stone",
      says: "You have White, and join the left and the right. Your stones around b3 make it weak.",
      solved: "Three neighbours and the corner between two of them: that is the smallest pattern.",
    },
    "long-arm": {
      title: "The long arm",
      says: "You have White. A black stone stands between your chains. Is it weak? Look for the longer pattern.",
      solved: "The long pattern needs only two neighbours of the stone. Its arms reach past two corners.",
    },
    ring: {
      title: "The ring",
      says: "You have Black. Your stones stand all around a square of four points.",
      solved: "Inside a ring of eight every stone is weak, whatever the other three points hold.",
    },
    "two-ways": {
      title: "Two ways",
      says: "You have Black. White can close one way. So leave yourself two.",
      solved: "Two ways to the same end can’t both be closed.",
    },
    "no-escape": {
      title: "No escape",
      says: "You have White, and Black is about to win. One stone can defend and threaten.",
      solved: "A stone that is weak stays weak: nothing can be placed to save it.",
    },
    cut: {
      title: "A cut that wins",
      says: "You have Black. White is one stone from winning. Cut where it hurts most.",
      solved: "The cut made a white stone weak. A threat that nobody can stop is as good as a chain.",
    },
    "break-the-line": {
      title: "Break the line",
      says: "You have Black. White is about to turn one of your stones and win. Turn one first.",
      solved: "A turned stone is strong at first, and it may make its neighbour weak.",
    },
    "must-last": {
      title: "It must last",
      says: "You have White. With Deepmorph a chain must still stand when your next turn begins. Two stones would join yours.",
      solved:
        "The other stone could have been cut by turning one of yours. With Deepmorph look at your own weak stones, too.",
    },
    "three-are-enough": {
      title: "Three are enough",
      says: "You have Black, with Minimorph: three neighbours make a stone weak. White is about to win.",
      solved: "Stop the chain beside a stone that you can turn next.",
    },
    "urgent-gap": {
      title: "The urgent gap",
      says: "You have Black. Your chain has three gaps. Which one can’t wait?",
      solved: "At a corner there are two ways round. Only the straight gap had one.",
    },
    "long-fight": {
      title: "The long fight",
      says: "You have Black, and White is about to win. Stop the chain, then find your own way down.",
      solved: "Defend with a stone that also leads on. Then every answer comes too late.",
    },
  },
};
