// The guided first game of M.O.R.P.H.O. in French: see ../en/lesson.js.

import { say, strong } from "../../../../i18n/say.js";

/** `detour`: to any other move than the one that is asked for. */
export const lesson = {
  hand: {
    title: "Ce soir, tu es Ada",
    says: () =>
      say`Deux cartes secrètes. Le ${strong("Tueur")} (rouge) veut la perte du Chef et vaut trois points : compte les traits dans son coin. Le ${strong("Garde")} (bleu-vert) travaille pour Morpho. Ensemble, ils sont en conflit : aucun ne fait rien.`,
  },
  tiles: {
    title: "Qui a quoi ?",
    says: () =>
      say`Les plaques du haut comptent ce qui a été distribué : un ${strong("Chef")}, un ${strong("Technicien")}, deux ${strong("Gardes")}, deux ${strong("Tueurs")}, cinq ${strong("Déserteurs")}. Dix sont en main, une au milieu. Laquelle est où ? C’est tout le jeu.`,
  },
  look: {
    title: "Regarder une carte",
    says: () =>
      say`Une seule action par tour. Touche ${strong("Regarder")}, puis la carte marquée de Cleo. Les cartes juste à côté de toi sont hors de portée : les voisins restent une surprise.`,
    detour: "Un autre soir, volontiers. Ce soir on veut savoir ce que cache Cleo : la carte marquée.",
  },
  saw: {
    title: "Tiens, un Garde",
    says: () =>
      say`Toi seule l’as vu. Le coin soulevé te le rappelle. Et qu’a dit Cleo à voix haute ? « Deux Déserteurs. Quel ennui. » Cleo ment donc. Tout le monde en a le droit : c’est la moitié du jeu.`,
  },
  others: {
    title: "Aux autres",
    says: () =>
      say`Tu vois qui regarde où, jamais ce qu’ils voient. Cleo a regardé une carte d’Emil : retiens-le. Et Emil a ${strong("changé de métier")} : il a échangé une carte avec celle du milieu.`,
  },
  change: {
    title: "Changer de métier",
    says: () =>
      say`Mets fin au conflit : touche ${strong("Changer")}, puis ton ${strong("Garde")}. Tu reçois la carte du milieu. C’était celle d’Emil, et il n’avait pas l’air de la regretter.`,
    detour: "C’est permis, mais pas ce soir : garde le Tueur et donne le Garde.",
  },
  changed: {
    title: "Un Déserteur. Ça ira",
    says: () =>
      say`Les Déserteurs s’entendent avec tout le monde, ton Tueur est donc bien réveillé. Le Garde est au ${strong("milieu")} maintenant, où il ne protège personne. Toi seule le sais. Cela comptera.`,
  },
  guard: {
    title: "Bo croit tout",
    says: () =>
      say`Dora a dit : « Je suis le Chef. Ne tirez pas. » Alors Bo a retourné un Tueur et tiré. Mais à côté, le ${strong("Garde")} de Cleo doit s’interposer, et c’est la carte du tireur qui tombe. Il reste un Tueur. Le tien.`,
  },
  mission: {
    title: "Le vrai",
    says: () =>
      say`Cleo retourne le ${strong("Chef")} : la mission est lancée. À son prochain tour, elle doit nommer le Technicien. Si elle a raison, Morpho gagne. Et quelle carte a-t-elle regardée ? Celle d’Emil. Aïe.`,
  },
  lies: {
    title: "Dora sait",
    says: () =>
      say`Dora regarde ta carte et crie : « Ada est un Tueur ! » Pour une fois, c’est vrai. Tu dis : « Moi ? J’arrose les plantes. » Emil ne vous croit ni l’une ni l’autre et regarde la carte de Dora.`,
  },
  snipe: {
    title: "Réfléchir, puis tirer",
    says: () =>
      say`Le Garde de Cleo protège ses voisins, jamais ses propres cartes. L’autre est au milieu : c’est toi qui l’y as mis. Donc personne ne peut s’interposer ! Touche ${strong("Tirer")}, puis le ${strong("Chef")}, puis ${strong("Feu")}.`,
    detour: "Le prochain tour de Cleo serait ton dernier. Le Chef est face visible : tire.",
  },
  won: {
    title: "Tu gagnes",
    says: () =>
      say`Le Chef n’est plus : la manche finit aussitôt, toutes les cartes sont montrées, et ton Tueur marque trois points. Celui de Bo aussi aurait marqué, s’il avait vécu. C’est tout : regarder, retenir, recouper, et mentir sans ciller.`,
  },
};
