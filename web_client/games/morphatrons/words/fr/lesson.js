// What the guided first game of Morphatrons says in French, step by step. The reader is Ada, and plays Bo.

import { say, strong } from "../../../../i18n/say.js";
import { game } from "./game.js";

const { verbs, short, does } = game;

/** `detour`: to any other move than the one that is asked for. */
export const lesson = {
  street: {
    title: "Deux villes, une rue",
    says: () =>
      say`Tu es Ada. Ta ville est la plus proche, et la rue vers celle de Bo a quatre zones. Deux immeubles de Bo tiennent encore : ${strong("B3")}, un étage, et ${strong("B4")}, deux étages. Détruis-les, et tu gagnes.`,
  },
  play: {
    title: "Joue une carte",
    says: () =>
      say`Tu as deux actions par tour. Mets d’abord un bot en jeu. Touche ${strong(short("6S"))} dans ta main, puis ${strong(verbs.vehicle)}.`,
    detour: `Joue plutôt ${short("6S")} en véhicule : les piques sont rapides.`,
  },
  race: {
    title: "Les piques sont rapides",
    says: () =>
      say`En véhicule, un pique roule de deux zones d’un coup. Touche ${strong(short("6S"))}, puis la zone ${strong("3")}, et confirme.`,
    detour: `C’est en zone 3 que ${short("6S")} est utile.`,
  },
  morph: {
    title: "Un morph gratuit",
    says: () =>
      say`Seuls les robots attaquent. Le premier morph du tour ne coûte rien : touche ${strong(short("6S"))}, puis ${strong(verbs.morph)}. Comme il ne te reste rien, ton tour finit de lui-même.`,
    detour: `Change ${short("6S")} en robot, pour tirer au prochain tour.`,
  },
  bo: {
    title: "Bo riposte",
    says: () =>
      say`Bo a joué ${strong(short("9D"))} en véhicule. Les carreaux protègent tous les bots de leur zone : le ${short("4C")} de Bo a maintenant un bouclier. Puis ${short("4C")} a tiré sur ton ${short("6S")}. Deux fissures : il est en état critique, et le prochain coup le détruit.`,
  },
  shoot: {
    title: "Tire sur un immeuble",
    says: () =>
      say`Un tir atteint ta zone et la voisine. Touche ${strong(short("6S"))}, puis ${strong("B3")}. La marque dit ce que ferait l’attaque. Puis confirme.`,
    detour: `Tire sur B3 : il n’a qu’un étage.`,
  },
  swap: {
    title: "Un bot neuf à sa place",
    says: () =>
      say`Une carte de même couleur ou de même rang peut remplacer un bot. Touche ${strong(short("6S"))}, ${strong(verbs.triple)}, puis ${strong(short("9S"))}. Le nouveau robot est intact, et frappe à 2.`,
    detour: `Échange ${short("6S")}, abîmé, contre ${short("9S")}.`,
  },
  end: {
    title: "Finis ton tour",
    says: () =>
      say`Tes deux actions sont utilisées. Le morph gratuit reste, mais c’est en robot que ${short("9S")} frappe. Touche ${strong(verbs.end)}.`,
    detour: `Il te faut ${short("9S")} en robot. Finis ton tour.`,
  },
  answer: {
    title: "Le tour de Bo",
    says: () =>
      say`Le ${short("4C")} de Bo a touché ${strong(short("9S"))} : état critique, mais il tient. Puis Bo a pioché. Profite de ton tour avant le prochain coup.`,
  },
  go: {
    title: "Approche",
    says: () =>
      say`Frapper n’atteint que la même zone. Touche ${strong(short("9S"))}, puis la zone ${strong("4")}, et confirme.`,
    detour: `Va en zone 4, chez Bo.`,
  },
  strike: {
    title: "Le dernier immeuble",
    says: () =>
      say`Frappe : touche ${strong(short("9S"))}, puis ${strong("B4")}, et confirme ${strong(does.attack("strike", ["B4"]))}.`,
    detour: `Frappe B4 : deux étages, deux points de dégâts.`,
  },
  won: {
    title: "La ville de Bo est tombée",
    says: () =>
      say`Tu gagnes. Dans une vraie partie, les deux villes ont quatre immeubles. Les trèfles élèvent les tiens, et de hauts immeubles font entrer valets, dames, rois et as. Touche un bot pour lire ce qu’il fait.`,
  },
};
