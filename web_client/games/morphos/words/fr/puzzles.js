// Le sujet des problèmes de Morphos, en français.

/** @type {typeof import("../en/puzzles.js").puzzles} */
export const puzzles = {
  byId: {
    "last-stone": {
      title: "La dernière pierre",
      says: "Tu as Noir, et tu relies le bas et le haut. Les pierres se tiennent le long des lignes, jamais en diagonale.",
      solved: "Un seul point touche les deux bouts. Une diagonale n’aurait pas suffi.",
    },
    "turn-a-stone": {
      title: "Retourner une pierre",
      says: "Tu as Blanc, et tu relies la gauche et la droite. Tes pierres autour de b3 la rendent faible.",
      solved: "Trois voisines et le coin entre deux d’entre elles : c’est le plus petit motif.",
    },
    "long-arm": {
      title: "Le long bras",
      says: "Tu as Blanc. Une pierre noire sépare tes chaînes. Est-elle faible ? Cherche le motif long.",
      solved: "Le motif long ne demande que deux voisines. Ses bras passent par deux coins.",
    },
    ring: {
      title: "L’anneau",
      says: "Tu as Noir. Tes pierres entourent un carré de quatre points.",
      solved: "Dans un anneau de huit, toute pierre est faible, quoi qu’il y ait sur les trois autres points.",
    },
    "two-ways": {
      title: "Deux chemins",
      says: "Tu as Noir. Blanc peut fermer un chemin. Garde-t’en donc deux.",
      solved: "Deux chemins vers le même bout ne se ferment pas d’un seul coup.",
    },
    "no-escape": {
      title: "Sans issue",
      says: "Tu as Blanc, et Noir va gagner. Une pierre peut défendre et menacer à la fois.",
      solved: "Une pierre faible le reste : aucun coup ne peut la sauver.",
    },
    cut: {
      title: "Une coupe gagnante",
      says: "Tu as Noir. Il ne manque qu’une pierre à Blanc. Coupe là où ça fait le plus mal.",
      solved: "La coupe a affaibli une pierre blanche. Une menace imparable vaut une chaîne.",
    },
    "break-the-line": {
      title: "Briser la ligne",
      says: "Tu as Noir. Blanc va retourner une de tes pierres et gagner. Retournes-en une d’abord.",
      solved: "Une pierre retournée est d’abord solide, et peut affaiblir sa voisine.",
    },
    "must-last": {
      title: "Il faut que ça tienne",
      says: "Tu as Blanc. Avec Deepmorph, une chaîne doit encore tenir au début de ton tour suivant. Deux pierres relieraient les tiennes.",
      solved: "L’autre pierre se laissait couper. Avec Deepmorph, regarde aussi tes propres pierres faibles.",
    },
    "three-are-enough": {
      title: "Trois suffisent",
      says: "Tu as Noir, avec Minimorph : trois voisines affaiblissent une pierre. Blanc va gagner.",
      solved: "Arrête la chaîne à côté d’une pierre que tu pourras retourner ensuite.",
    },
    "urgent-gap": {
      title: "Le trou urgent",
      says: "Tu as Noir. Ta chaîne a trois trous. Lequel ne peut pas attendre ?",
      solved: "À un coin, il y a deux chemins. Le trou droit n’en avait qu’un.",
    },
    "long-fight": {
      title: "Le long combat",
      says: "Tu as Noir, et Blanc va gagner. Arrête sa chaîne, puis trouve ton chemin vers le bas.",
      solved: "Défends avec une pierre qui mène aussi plus loin. Alors toute réponse vient trop tard.",
    },
  },
};
