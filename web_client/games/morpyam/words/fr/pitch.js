// What Morpyam is, in French: see ../en/pitch.js.

export const pitch = {
  roll: ["Lance", "cinq dés, jusqu’à trois fois,"],
  place: ["Pose", "un pion sur une case qu’ils remplissent,"],
  line: ["Aligne", "cinq pions, et tu gagnes aussitôt."],
  facts: "De 2 à 4 joueurs.",
};
