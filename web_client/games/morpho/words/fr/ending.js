// The outcome of a round, and agreeing to end one, in French: see ../en/ending.js.

import { grammarOf } from "../../../../i18n/grammar.js";

const { list, plural } = grammarOf("fr");

/** @type {typeof import("../en/ending.js").ending} */
export const ending = {
  endRoundTitle: "Personne ne peut gagner cette manche ?",
  endRoundNote:
    "Elle finit sans points dès que tous ceux qui y jouent encore sont d’accord. Personne ne voit qui l’est.",
  agreed: "Tu es d’accord pour finir.",
  agree: "Finir sans points",
  disagree: "Continuer à jouer",
  firstDrawn: (name) => `Premier joueur : ${name}`,
  allCards: "Toutes les cartes de la dernière manche",
  scoreTrack: "Scores",
  score: (score, target) => `${score} ${plural(score, { one: "point", other: "points" })} sur ${target}`,
  denied: (names) => `Pas de points pour ${list(names)} : cartes en conflit.`,
  highlights: "Palmarès",
  /** What somebody did most, by statistic. */
  highlightCounts: {
    unseen_points: (n) => `${n} ${plural(n, { one: "point", other: "points" })} sans carte visible`,
    eliminations: (n) => `${n} ${plural(n, { one: "carte éliminée", other: "cartes éliminées" })}`,
    looked_at: (n) => `regardé ${n} fois`,
    guards_lost: (n) => `${n} ${plural(n, { one: "Garde perdu", other: "Gardes perdus" })}`,
    steps_in: (n) => `s’est interposé ${n} fois`,
    aimed_at: (n) => `visé ${n} fois`,
    right_names: (n) => `${n} ${plural(n, { one: "carte bien nommée", other: "cartes bien nommées" })}`,
    job_changes: (n) => `a changé de métier ${n} fois`,
  },
};
