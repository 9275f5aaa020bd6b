// De quoi parlent les problèmes de Morphatrons, en français. Les parties notées sont sur le serveur.

/** @type {typeof import("../en/puzzles.js").puzzles} */
export const puzzles = {
  byId: {
    "stand-up": {
      title: "Debout, et feu",
      says: "Il te reste une action, et ton huit est en véhicule. Seuls les robots attaquent.",
      solved: "Le premier morph du tour ne coûte pas d’action.",
    },
    "full-speed": {
      title: "À toute vitesse",
      says: "Ton huit de pique est chez toi, et B2 est loin. Tu as deux actions et un morph gratuit.",
      solved: "Roule d’abord, morph ensuite : un pique ne passe deux zones qu’en véhicule.",
    },
    "two-targets": {
      title: "Deux cibles",
      says: "Deux immeubles tiennent, avec un étage chacun. Ton roi frappe une cible ou en tire deux.",
      solved: "Le tir du roi est faible, mais il touche deux cibles et atteint la zone voisine.",
    },
    "two-blows": {
      title: "Deux coups",
      says: "Il reste deux immeubles de trois étages. Un as tire à 2 ou frappe à 3.",
      solved: "Un as frappe deux cibles à 3 chacune, mais seulement dans sa zone. Il passe deux zones d’un coup.",
    },
    lift: {
      title: "En voiture",
      says: "Ton cinq frappe à 2, mais il est à deux zones de B3. Qui peut l’y amener ?",
      solved: "Un cœur en véhicule transporte, et un valet de cœur transporte sur deux zones.",
    },
    "right-swap": {
      title: "Le bon échange",
      says: "Il reste trois immeubles de deux étages. Ton six est bien placé, mais trop faible.",
      solved: "La nouvelle carte prend la place et le mode de l’ancienne, et peut attaquer dans le même tour.",
    },
    "no-chip-to-waste": {
      title: "Rien à gaspiller",
      says: "Ton sept a déjà attaqué. Il reste quatre étages, ton roi et ta dame.",
      solved: "Donne à chaque attaque les cibles qu’elle détruit tout juste. Les dégâts en trop sont perdus.",
    },
    "new-card": {
      title: "Une carte, même place",
      says: "Il te faut 2 de dégâts à distance, et ton dix est en véhicule. Regarde ta main.",
      solved: "Une dame demande un immeuble de 4. L’échange garde le mode : le morph gratuit devait aider.",
    },
    together: {
      title: "Tous deux ensemble",
      says: "Huit étages dans trois immeubles. Deux attaques doivent suffire.",
      solved: "Les tirs du roi et ceux de l’as s’ajoutent : 1 ici, 2 là, et rien n’est perdu.",
    },
    "out-of-reach": {
      title: "Hors d’atteinte",
      says: "Il te reste une action. Le valet volant menace ton dernier immeuble, et aucun coup de près ne le touche.",
      solved: "Un valet en véhicule peut être touché par un tir. Ton attaque continue au tour suivant.",
    },
    "up-to-the-ace": {
      title: "Jusqu’à l’as",
      says: "Tu ne peux pas gagner à ce tour. Ton morph gratuit est pris. Prépare l’attaque du tour suivant.",
      solved: "Un étage a suffi. Les figures restent en jeu si l’immeuble baisse ensuite.",
    },
    "guard-first": {
      title: "D’abord le garde",
      says: "Le huit de trèfle menace ton dernier immeuble, et un carreau le protège. Arrête-le, puis gagne au tour suivant.",
      solved: "Sans le carreau, deux points suffisent. Puis le pique était prêt à filer.",
    },
  },
};
