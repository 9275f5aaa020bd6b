// Les règles de Morphos en français.

/** @type {typeof import("../en/rules.js").rules} */
export const rules = {
  joined: "Un plateau de 9 sur 9 où des pierres noires relient le bas et le haut.",
  pattern: (points) => `Une pierre noire en e5, faible à cause des pierres blanches en ${points.join(", ")}.`,
  topics: {
    aim: [
      "Le but",
      "Deux camps posent des pierres sur les croisements d’un plateau carré. Noir possède le bord du bas et celui du haut, Blanc ceux de gauche et de droite. Qui relie ses deux bords par une chaîne de ses pierres gagne.",
      "Une pierre tient à ses voisines du dessus, du dessous, de gauche et de droite, jamais en diagonale. Un coin du plateau touche un bord de chaque camp.",
    ],
    turn: [
      "Ton tour",
      "Noir commence. À chaque tour, tu fais une chose sur deux : poser une pierre sur un point libre, ou retourner une pierre faible de l’autre camp, qui devient la tienne.",
      "On ne peut pas passer. Un camp qui ne peut ni poser ni retourner saute son tour.",
      "Si ton temps s’écoule, une pierre est posée sur un plus court chemin entre tes bords.",
    ],
    weak: [
      "Les pierres faibles",
      "Une pierre est faible si des pierres adverses l’entourent selon l’un de trois motifs. Un motif peut être tourné ou reflété ; ce qui se trouve ailleurs ne compte pas.",
      "Le plateau montre une pierre faible à demi retournée, et met entre crochets celles que tu peux retourner. Vise-en une pour voir ce qui la rend faible.",
      "Dans le troisième motif, huit pierres entourent un carré de deux sur deux : toute pierre adverse y est faible.",
      "Tu peux poser une pierre là où elle sera faible aussitôt.",
    ],
    edges: [
      "Au bord",
      "Toutes les pierres d’un motif doivent être sur le plateau : une pierre dans un coin n’est donc jamais faible.",
      "Avec les bords fermés, au choix de l’hôte, une pierre des deux premiers motifs peut tomber hors du plateau : dans le premier la voisine éloignée de la pierre en diagonale, dans le deuxième la pierre à deux lignes de là.",
    ],
    swap: [
      "L’échange",
      "La première pierre est un avantage. À son premier tour, Blanc peut donc prendre Noir au lieu de jouer : les joueurs échangent leurs couleurs, la pierre reste, et l’autre, qui a désormais Blanc, joue.",
    ],
    minimorph: [
      "Minimorph",
      "Un mutateur change les règles ; l’hôte choisit lesquels. Avec Minimorph, les motifs sont plus petits : trois des quatre voisines, ou deux à angle droit et les deux en diagonale à côté d’elles. Il demande un plateau plus grand.",
      "Il va bien avec les trois suivants, et il est choisi avec eux.",
    ],
    mutators: [
      "D’autres mutateurs",
      "Deepmorph : une pierre qui vient d’être retournée compte aussi pour l’autre camp quand il cherche des pierres faibles. On ne retourne pas ce qui pourrait être repris, et on ne répète pas une position. On gagne au début de son tour, si la chaîne tient encore.",
      "Duomorph : qui pose une pierre en pose une deuxième à côté, s’il y a de la place.",
      "Remorph : une pierre retournée n’est pas perdue. Au début de son prochain tour, son camp la repose sur un point libre, puis joue.",
      "Metamorph, avec Minimorph seulement : le plateau commence plein, en damier, et l’on ne fait que retourner.",
    ],
    end: [
      "La fin",
      "Une chaîne d’un bord à l’autre gagne aussitôt. Les deux camps ne peuvent jamais être reliés.",
      "Si plus personne ne peut jouer, Noir gagne si deux pierres de même couleur se touchent en hauteur ; sinon Blanc gagne. Il n’y a pas de match nul.",
      "Tu peux abandonner à tout moment, dans le menu. À la revanche, l’autre joueur a Noir.",
    ],
  },
};
