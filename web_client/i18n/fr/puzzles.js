// Français : les pages des problèmes.

/** @type {typeof import("../en/puzzles.js").puzzles} */
export const puzzles = {
  none: "Ce jeu n’a pas de problèmes.",
  title: (game) => `Problèmes · ${game}`,
  solvedOf: (solved, all) => `${solved} sur ${all} ${solved > 1 ? "résolus" : "résolu"}`,
  solvedBefore: "résolu",
  keptHere: "Ce que tu as résolu n’est gardé que dans ce navigateur.",
  numberOf: (at, all) => `${at}/${all}`,
  goal: (turns) => (turns === 1 ? "Gagne à ce tour" : `Gagne en ${inWords(turns)} tours`),
  task: (turns) => `${puzzles.goal(turns)}.`,
  turnOf: (turn, turns) => `Tour ${turn} sur ${turns}.`,
  solved: (turns) => `Résolu en ${inWords(turns)} ${turns > 1 ? "tours" : "tour"}.`,
  shown: "Voilà la solution. La prochaine fois sans aide ?",
  failed: (turns) =>
    turns === 1
      ? "Ce coup ne gagne pas. Essaie encore !"
      : `Tu ne peux plus gagner en ${inWords(turns)} tours. Essaie encore !`,
  tryAgain: "Réessayer",
  showFirst: "Montrer le premier coup",
  next: "Problème suivant",
  all: "Tous les problèmes",
  refusals: {
    no_such_puzzle: "Ce problème n’existe pas.",
    not_in_puzzle: "Ce coup n’est pas possible dans un problème.",
    puzzle_over: "Cet essai est terminé.",
  },
};

/** @param {number} count */
function inWords(count) {
  return ["zéro", "un", "deux", "trois", "quatre", "cinq", "six"][count] ?? String(count);
}
