// Morphos en français, pour les nouveaux.

/** @type {typeof import("../en/pitch.js").pitch} */
export const pitch = {
  place: ["Pose", "une pierre où tu veux,"],
  turn: ["Retourne", "les pierres adverses que tu cernes,"],
  join: ["Relie", "tes deux bords avant l’autre."],
  facts: "Pour 2 joueurs.",
};
