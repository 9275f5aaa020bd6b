// What the guided first game of Morpyam says in French: see ../en/lesson.js.

import { say, strong } from "../../../../i18n/say.js";

/** `detour`: to any other move than the one that is asked for. */
export const lesson = {
  grid: {
    title: "Tu es Ada",
    says: () =>
      say`Chaque case nomme une figure de cinq dés. Si tes dés la montrent, tu peux y poser un jeton. Aligne ${strong("trois")} jetons pour marquer, et ${strong("cinq")} pour gagner aussitôt. Trois tours sont joués : tu as trois jetons dans la colonne d, Bo en a deux dans la f.`,
  },
  roll: {
    title: "Lance les dés",
    says: () => say`Tu lances jusqu’à trois fois par tour, d’abord les cinq dés. Touche ${strong("Lancer")}.`,
    detour: "Pas encore d’annonce : lance, simplement.",
  },
  lift: {
    title: "Deux trois",
    says: () =>
      say`Un troisième ${strong("3")} remplirait la case d6, au-dessus de tes jetons. Garde les deux trois : touche le ${strong("1")}, le ${strong("5")} et le ${strong("6")}, puis relance-les.`,
    detour: "Garde les trois, et relance le 1, le 5 et le 6.",
  },
  place: {
    title: "Trois trois",
    says: () =>
      say`Les cases que tes dés remplissent s’éclairent. Touche ${strong("d6")} : le pointillé montre ce que tu y gagnes, trois alignés. Puis pose ton jeton.`,
    detour: "Tu pourrais. Mais d6 fait trois alignés : pose ton jeton là.",
  },
  bo: {
    title: "Au tour de Bo",
    says: () =>
      say`Trois alignés : 1 point pour toi. Puis Bo a lancé trois cinq, et il en aligne trois aussi, dans la colonne f. Avec f1 et f5, cela ferait cinq. Bloque-le avant : ${strong("lance")} les dés.`,
    detour: "Pas encore d’annonce : lance, simplement.",
  },
  block: {
    title: "Cinq quatre !",
    says: () =>
      say`Ils remplissent bien des cases : les quatre, full, carré, sec, Morpyam. Prends celle qui gêne Bo : en ${strong("f5")}, ton jeton arrête son alignement.`,
    detour: "Bonne case, mais Bo n’est pas loin des cinq alignés. Bloque-le en f5.",
  },
  again: {
    title: "Encore un tour",
    says: () =>
      say`Tu as posé avec cinq dés pareils : tu rejoues un tour. Il manque une case dans la colonne d : d3, entre tes jetons. C’est une case ${strong("Annonce")}. Lance d’abord.`,
    detour: "Tu peux déjà annoncer, mais lance d’abord, pour voir.",
  },
  call: {
    title: "Le dire avant de le faire",
    says: () =>
      say`2 3 4 5 : un 1 ou un 6 donne une suite. Une case Annonce veut une figure annoncée avant qu’elle arrive. Touche un ${strong("5")}, puis ${strong("Annoncer")}, ${strong("Suite")}, et lance.`,
    detour: "Annonce une suite, et relance un des cinq.",
  },
  five: {
    title: "Elle arrive",
    says: () =>
      say`Une annonce qui arrive doit remplir une case Annonce. Bo a pris l’autre, la tienne est ${strong("d3")}. Compte ce qui se tient dans la colonne d.`,
    detour: "L’annonce est arrivée : pose ton jeton en d3.",
  },
  won: {
    title: "Cinq alignés : tu gagnes",
    says: () =>
      say`Cela gagne aussitôt, quels que soient les points. Sinon, la partie finit avec le ${strong("dernier jeton")} de quelqu’un, qui vaut 1 point, et le plus de points gagne. Une annonce ratée ne coûte rien, sauf au troisième lancer : ton tour est alors fini.`,
  },
};
