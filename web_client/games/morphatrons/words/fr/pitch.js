// What Morphatrons is, in French, for newcomers.

/** What one does: a word for it, and how it goes on. */
export const pitch = {
  play: ["Joue", "tes cartes en robots ou en véhicules,"],
  morph: ["Change-les", "de mode : un robot tire, un véhicule fonce, transporte, bâtit ou protège,"],
  level: ["Rase", "l’autre ville avant que la tienne tombe."],
  facts: "Pour 2 joueurs.",
};
