// What the guided first game of Morpyam says in French: see ../en/lesson.js.

import { say, strong } from "../../../../i18n/say.js";
import { game } from "./game.js";

/** `detour`: to any other move than the one that is asked for. */
export const lesson = {
  grid: {
    title: "Tu es Ada",
    says: () =>
      say`Chaque case nomme une figure de cinq dés. Si tes dés la montrent, tu peux y poser un pion. Aligne ${strong("trois")} pions pour marquer, et ${strong("cinq")} pour gagner aussitôt. Chacun a joué trois tours : tu as trois pions dans la quatrième colonne, Bo en a deux dans la dernière et un sur une case Appel.`,
  },
  roll: {
    title: "Lance les dés",
    says: () => say`Tu lances jusqu’à trois fois par tour, d’abord les cinq dés. Touche ${strong(game.roll)}.`,
    detour: "Pas encore d’appel : lance, simplement.",
  },
  lift: {
    title: "Deux trois",
    says: () =>
      say`Un troisième ${strong("3")} remplirait la case au-dessus de tes pions. Garde les deux trois : touche le ${strong("1")}, le ${strong("5")} et le ${strong("6")}, puis relance-les.`,
    detour: "Garde les trois, et relance le 1, le 5 et le 6.",
  },
  place: {
    title: "Trois trois",
    says: () =>
      say`Les cases que tes dés remplissent s’éclairent. Touche celle ${strong("au-dessus de tes pions")} : le pointillé montre ce que tu y gagnes, trois alignés. Puis pose ton pion.`,
    detour: "Tu pourrais. Mais la case au-dessus de tes pions fait trois alignés.",
  },
  bo: {
    title: "Au tour de Bo",
    says: () =>
      say`Trois alignés : 1 point pour toi. Puis Bo a lancé trois cinq, et il en aligne trois aussi, dans la dernière colonne. Encore deux, et il gagne. Bloque-le avant : ${strong("lance")} les dés.`,
    detour: "Pas encore d’appel : lance, simplement.",
  },
  block: {
    title: "Cinq quatre !",
    says: () =>
      say`Ils remplissent bien des cases : les quatre, full, carré, sec, Morpyam. Prends celle qui gêne Bo : sur la case des quatre, ${strong("au-dessus de ses pions")}, le tien l’arrête.`,
    detour: "Bonne case, mais Bo n’est pas loin des cinq alignés. Bloque-le : prends la case au-dessus de ses pions.",
  },
  again: {
    title: "Encore un tour",
    says: () =>
      say`Tu as posé avec cinq dés pareils : tu rejoues un tour. Il manque une case dans ta colonne, entre tes pions. C’est une case ${strong(game.figures.call[0])}. Lance d’abord.`,
    detour: "Tu peux déjà appeler, mais lance d’abord, pour voir.",
  },
  call: {
    title: "Le dire avant de le faire",
    says: () =>
      say`2 3 4 5 : un 1 ou un 6 donne une suite. Une case Appel veut une figure appelée avant qu’elle vienne. Touche un ${strong("5")}, puis ${strong(game.call)}, ${strong(game.figures.straight[0])}, et lance.`,
    detour: "Appelle une suite, et relance un des cinq.",
  },
  five: {
    title: "Elle est venue",
    says: () =>
      say`Un appel qui vient doit remplir une case Appel. Bo a pris l’autre, il en reste une. Touche-la, et compte ta colonne.`,
    detour: "L’appel est venu : pose ton pion sur la case Annonce.",
  },
  won: {
    title: "Cinq alignés : tu gagnes",
    says: () =>
      say`Cela gagne aussitôt, quels que soient les points. Sinon, la partie finit avec le ${strong("dernier pion")} de quelqu’un, qui vaut 1 point, et le plus de points gagne. Un appel raté ne coûte rien, sauf au troisième lancer : ton tour est alors fini.`,
  },
};
