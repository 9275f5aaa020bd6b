// La première partie guidée de Morphos, en français.

import { say, strong } from "../../../../i18n/say.js";
import { game } from "./game.js";

/** @type {typeof import("../en/lesson.js").lesson} */
export const lesson = {
  edges: {
    title: "Tu es Ada, et tu as Noir",
    says: () =>
      say`Relie le ${strong("bas")} et le ${strong("haut")} : ces bords sont à toi. Bo relie la gauche et la droite. Les pierres voisines se tiennent, jamais en diagonale. Ta chaîne du bas s’arrête en e4, car la pierre de Bo en e5 barre le chemin.`,
  },
  place: {
    title: "Affaiblis-la",
    says: () =>
      say`Tes pierres sont au-dessus d’e5, au-dessous et à son coin. Une de plus en ${strong("d5")} complète le motif. Touche d5, puis ${strong(game.place("d5"))}.`,
    detour: "Tu pourrais. Mais d5 complète le motif autour d’e5.",
  },
  turn: {
    title: "À demi retournée",
    says: () =>
      say`Bo a joué ailleurs. Sa pierre en e5 est ${strong("faible")} : on la voit à demi retournée, et entre crochets, car tu peux la retourner. Touche ${strong("e5")} pour voir ce qui la rend faible, puis retourne-la.`,
    detour: "Retourne plutôt e5 : ta chaîne continue.",
  },
  round: {
    title: "Contourne",
    says: () =>
      say`Une pierre retournée est à toi. Bo barre en e8. Saute en ${strong("d8")} : elle ne touche pas encore ta chaîne, mais regarde ce qui arrive si Bo coupe.`,
    detour: "Essaie d8, entre e8 et ta pierre en c9.",
  },
  cut: {
    title: "Une coupe ratée",
    says: () => say`Bo coupe en d7, au milieu de quatre de tes pierres : faible aussitôt. Retourne ${strong("d7")}.`,
    detour: "La pierre de Bo en d7 est faible. Retourne-la.",
  },
  last: {
    title: "Deux chemins",
    says: () =>
      say`De d8, tu peux gagner le haut par d9, ou à côté de c9. Bo ne peut en fermer qu’un. Joue ${strong("c8")}.`,
    detour: "c8 relie d8 et c9, et c9 est sur ton bord.",
  },
  won: {
    title: "Le bas et le haut : tu gagnes",
    says: () =>
      say`La lumière montre ta chaîne. Dans une vraie partie, Blanc peut prendre Noir après la première pierre : commence donc par un coup ni trop bon ni trop mauvais.`,
  },
};
