// French: what is said of playing on from a moment of a past round.

/** @type {typeof import("../en/playon.js").playon} */
export const playon = {
  playOn: "Jouer à partir d’ici",
  what: "Une nouvelle table s’ouvre avec la manche telle qu’elle est ici. Tu prends une place, des bots prennent les autres. Tes amis peuvent venir par son lien. La partie ne comptera dans les chiffres de personne.",
  seat: "Ta place",
  begin: "Jouer",
  from: (match, round) => `Suite de la partie ${match}, manche ${round}`,
  doesNotCount: "Elle ne compte dans les chiffres de personne.",
  notChecked:
    "Les cartes ou les dés de cette manche ont été tirés pour une autre partie : ici, le hasard n’est pas vérifié.",
  refusals: {
    no_such_seat: "Personne n’a joué à cette place.",
    no_such_step: "Cette manche n’a pas ce moment.",
    no_such_strength: "Ce jeu n’a pas de bots de ce niveau.",
    not_now: "Personne n’a de décision à prendre à ce moment.",
  },
};
