# Comment on joue à Morphatrons : présentation, règles, première partie guidée et problèmes.

## Règles

morphatrons-rules-aim = Le but
    .text =
        Deux villes se font face aux bouts d’une rue de quatre zones. Chacune a quatre immeubles de deux étages. Détruis le dernier immeuble de la ville adverse, et tu gagnes aussitôt.

        La zone 1 est celle de la place 1, la zone 4 celle de la place 2. Une zone accueille autant de machines qu’on veut, et aucune n’en bloque une autre.
morphatrons-rules-cards = Les cartes sont des machines
    .text =
        Tu commences avec quatre cartes d’un seul jeu de 52. Une carte en jeu est une machine, dans l’un de deux modes. En robot, elle attaque selon son rang. En véhicule, elle aide selon sa couleur.

        Les cartes détruites ou défaussées vont à la casse, face visible. Quand la pioche est vide, on les mélange et elles forment la nouvelle pioche.
morphatrons-rules-turn = Ton tour
    .text =
        Tu as deux actions et un morph gratuit. Fais-les dans l’ordre que tu veux, deux fois la même chose, ou n’en fais qu’une partie.

        Le tour finit quand tu le finis, ou de lui-même quand il ne reste rien. Une nouvelle machine peut agir dès le tour où elle arrive.

        Si ton temps est écoulé, ton tour finit.
morphatrons-rules-actions = Les actions
    .text =
        Entre parenthèses, les noms de la règle imprimée.

        Piocher : prends une carte. Ta main n’a pas de limite.

        Jouer : pose une carte chez toi, en robot ou en véhicule. Il te faut plus d’immeubles debout que de machines en jeu.

        Déplacer : une machine va dans une zone voisine, en avant ou en arrière.

        Attaquer : un robot frappe ou tire, une fois par tour.

        Morph : une machine change de mode. Le premier morph du tour est gratuit, les suivants coûtent une action. Les dégâts restent.

        Bâtir : avec un trèfle en véhicule chez toi, défausse une carte et ajoute un étage à un de tes immeubles debout.

        Casse (Deactivate) : mets une de tes machines à la casse et pioche une carte.

        Échange (Triple Morph) : remplace une de tes machines par une carte de ta main de même couleur ou de même rang. La nouvelle est intacte, à la même place et dans le même mode.
morphatrons-rules-vehicles = Les véhicules
    .text =
        En véhicule, c’est la couleur qui compte.

        Les piques sont rapides (Jet Power) : ils vont à une ou deux zones. Les cœurs transportent (Transport) : tes autres machines de leur zone peuvent partir avec eux. Les trèfles bâtissent (Construction). Les carreaux protègent toutes tes machines de leur zone, eux compris (Defender).

        Valets et as vont à deux zones dans les deux modes. En véhicule ils volent : aucun coup de près ne les touche.
morphatrons-rules-attacks = Les robots
    .text =
        En robot, c’est le rang qui compte. Frapper (close-up attack) atteint les machines de la même zone, tirer (range attack) aussi celles de la zone voisine. Les immeubles sont touchés de la même façon, si leur zone est à portée.

        Tous les dégâts d’une attaque tombent au même moment. Chaque point enlève un étage à un immeuble.
morphatrons-rules-damage = Les dégâts
    .text =
        Un point de dégâts met une machine intacte en état critique, deux la détruisent. Une machine protégée encaisse un point de plus : un point fait des dégâts légers, deux la rendent critique, trois la détruisent.

        Avec des dégâts légers, un point de plus rend la machine critique, deux la détruisent. Une machine critique est détruite par n’importe quel coup. La protection n’aide plus une machine abîmée, et rien ne se répare.
morphatrons-rules-court = Valet, dame, roi, as
    .text = Ils (Elite Forces) n’entrent en jeu, même par échange, que si tu as un immeuble assez haut : 3 pour un valet, 4 pour une dame, 5 pour un roi, 6 pour un as. Ils restent si l’immeuble baisse ensuite.
morphatrons-rules-end = La fin
    .text =
        La partie finit quand le dernier immeuble d’une ville tombe. Après le dernier tour, d’ordinaire le 120e, gagne qui a le plus d’immeubles debout, puis le plus d’étages. Sinon, c’est une égalité.

        Un immeuble détruit ne se rebâtit pas. Tu peux abandonner à tout moment, dans le menu. À la revanche, l’adversaire commence.

## Consulté à la table

morphatrons-explained-strike = Frapper atteint les machines et les immeubles de la même zone, mais rien de ce qui vole.
morphatrons-explained-shoot = Tirer atteint la même zone et la zone voisine.
morphatrons-explained-S = En véhicule, un pique se déplace d’une ou deux zones.
morphatrons-explained-H = Quand un cœur se déplace en véhicule, tes autres machines de sa zone peuvent partir avec lui.
morphatrons-explained-C = Avec un trèfle en véhicule chez toi, défausse une carte pour bâtir : un de tes immeubles gagne un étage.
morphatrons-explained-D = En véhicule, un carreau protège toutes tes machines de sa zone, lui compris.
morphatrons-explained-flies = Valets et as se déplacent de deux zones dans les deux modes. En véhicule ils volent : aucun coup de près ne les touche.
morphatrons-explained-minor = Un point de dégâts de plus la rend critique, deux la détruisent.
morphatrons-explained-critical = N’importe quel coup la détruit.
morphatrons-explained-protected = Tant qu’elle est intacte, elle encaisse un point de dégâts de plus.
morphatrons-explained-attacked = Une machine attaque une fois par tour.
morphatrons-explained-building = Chaque point de dégâts enlève un étage. Un valet exige un immeuble de 3 étages, une dame 4, un roi 5, un as 6.
morphatrons-explained-hand = Une main n’a pas de limite, et l’adversaire ne la voit pas.
morphatrons-explained-city = Le dernier immeuble tombé, la partie est perdue. Pour jouer une machine, il te faut plus d’immeubles debout que de machines.
morphatrons-explained-actions = Un tour a deux actions et un morph gratuit, dans l’ordre que tu veux.
morphatrons-explained-deck = Quand elle est vide, la casse est mélangée et la remplace.
morphatrons-explained-scrap = Les cartes détruites ou défaussées sont là, face visible.

## Images dans les règles

morphatrons-picture-street = Quatre zones en ligne, avec une ville de quatre immeubles à chaque bout.
morphatrons-picture-hand = dans ta main
morphatrons-picture-robot = en robot
morphatrons-picture-vehicle = en véhicule
morphatrons-picture-flyer = en vol
morphatrons-picture-undamaged = intact
morphatrons-table-rank = Rang
morphatrons-table-strike = Frapper, même zone
morphatrons-table-shoot = Tirer, jusqu’à une zone
morphatrons-table-attack = { $targets ->
        [1] { $damage }
       *[other] { $damage } à chacune de { $targets } cibles au plus
    }

## La première partie guidée

morphatrons-lesson-street = Deux villes, une rue
    .says = Tu es Ada. Ta ville est la plus proche, et la rue vers celle de Bo a quatre zones. Deux immeubles de Bo tiennent encore : <strong>B3</strong>, un étage, et <strong>B4</strong>, deux étages. Détruis-les, et tu gagnes.
morphatrons-lesson-build = Bâtis
    .says = Un trèfle en véhicule chez toi permet de bâtir : <strong>5♣</strong> y est. Donne une carte pour élever un immeuble d’un étage. Touche <strong>3♦</strong>, <strong>{ morphatrons-verb-build }</strong>, puis <strong>A1</strong>, et confirme.
    .detour = Donne 3♦ et élève A1 : le valet pourra entrer.
morphatrons-lesson-elite = L’élite
    .says = Valets, dames, rois et as veulent un haut immeuble : 3 étages pour un valet, 4, 5 et 6 pour les autres. A1 en a 3. Joue <strong>J♥</strong> en <strong>{ morphatrons-verb-vehicle }</strong>.
    .detour = Le valet peut entrer : joue J♥ en véhicule.
morphatrons-lesson-pause = Finis ton tour
    .says = Tes deux actions sont utilisées. Il reste le morph gratuit, mais 5♣ ne bâtit qu’en véhicule : laisse-le. Touche <strong>{ morphatrons-verb-end }</strong>.
    .detour = Rien à changer pour l’instant. Finis ton tour.
morphatrons-lesson-draws = Bo fait provision
    .says = Bo a pioché deux cartes. Une main peut grandir sans limite, mais chaque pioche est une action. Et pour jouer une machine, il t’en faut moins en jeu que d’immeubles debout.
morphatrons-lesson-play = Fais entrer un pique
    .says = En robot, <strong>6♠</strong> tire. Fais-le d’abord entrer en véhicule : touche-le dans ta main, puis <strong>{ morphatrons-verb-vehicle }</strong>.
    .detour = Joue plutôt 6♠ en véhicule : le valet peut l’emmener.
morphatrons-lesson-carry = Les cœurs transportent
    .says = Un cœur en véhicule emmène ceux de sa zone, pour une action. Valets et as volent de deux zones, les piques roulent aussi loin. Touche <strong>J♥</strong>, <strong>{ morphatrons-verb-move }</strong>, la zone <strong>3</strong>, et confirme.
    .detour = Laisse J♥ emmener 6♠ en zone 3.
morphatrons-lesson-morph = Un morph gratuit
    .says = Seuls les robots attaquent. Le premier morph du tour ne coûte rien : touche <strong>6♠</strong>, puis <strong>{ morphatrons-verb-morph }</strong>. Comme il ne te reste rien, ton tour finit de lui-même.
    .detour = Change 6♠ en robot, pour tirer au prochain tour.
morphatrons-lesson-bo = Bo riposte
    .says = Bo a joué <strong>9♦</strong> en véhicule. Les carreaux protègent toutes les machines de leur zone : le 4♣ de Bo a maintenant un bouclier. Puis 4♣ a tiré sur ton 6♠. Deux fissures : il est en état critique, et le prochain coup le détruit.
morphatrons-lesson-shoot = Tire sur un immeuble
    .says = Un tir atteint ta zone et la voisine. Touche <strong>6♠</strong>, puis <strong>B3</strong>. La marque dit ce que ferait l’attaque. Puis confirme.
    .detour = Tire sur B3 : il n’a qu’un étage.
morphatrons-lesson-swap = Une machine neuve à sa place
    .says = Une carte de même couleur ou de même rang peut remplacer une machine. Touche <strong>6♠</strong>, <strong>{ morphatrons-verb-triple }</strong>, puis <strong>9♠</strong>. Le nouveau robot est intact, et frappe pour 2.
    .detour = Échange 6♠, abîmé, contre 9♠.
morphatrons-lesson-end = Finis ton tour
    .says = Tes deux actions sont utilisées. Le morph gratuit reste, mais c’est en robot que 9♠ frappe. Touche <strong>{ morphatrons-verb-end }</strong>.
    .detour = Il te faut 9♠ en robot. Finis ton tour.
morphatrons-lesson-answer = Le tour de Bo
    .says = Le 4♣ de Bo a touché <strong>9♠</strong> : état critique, mais il tient. Puis Bo a pioché. Profite de ton tour avant le prochain coup.
morphatrons-lesson-go = Approche
    .says = Frapper n’atteint que la même zone. Touche <strong>9♠</strong>, puis la zone <strong>4</strong>, et confirme.
    .detour = Va en zone 4, chez Bo.
morphatrons-lesson-strike = Le dernier immeuble
    .says = Frappe : touche <strong>9♠</strong>, puis <strong>B4</strong>, et confirme <strong>{ morphatrons-verb-strike } B4</strong>.
    .detour = Frappe B4 : deux étages, deux points de dégâts.
morphatrons-lesson-won = La ville de Bo est tombée
    .says = Tu gagnes. Dans une vraie partie, les deux villes ont quatre immeubles à abattre. Touche une machine pour lire ce qu’elle fait.

## Problèmes

# $short: how many chips fewer the other city would have needed for that move to win.
morphatrons-puzzles-short =
    { $short ->
        [1] Il restait un étage de trop.
       *[other] Il restait { $short } étages de trop.
    }
morphatrons-puzzle-stand-up = Debout, et feu
    .says = Il te reste une action, et ton huit est en véhicule. Seuls les robots attaquent.
    .solved = Le premier morph du tour ne coûte pas d’action.
morphatrons-puzzle-full-speed = À toute vitesse
    .says = Ton huit de pique est chez toi, et B2 est loin. Tu as deux actions et un morph gratuit.
    .solved = Déplace d’abord, morph ensuite : un pique ne passe deux zones qu’en véhicule.
morphatrons-puzzle-two-targets = Deux cibles
    .says = Deux immeubles tiennent, avec un étage chacun. Ton roi frappe une cible ou en tire deux.
    .solved = Le tir du roi est faible, mais il touche deux cibles et atteint la zone voisine.
morphatrons-puzzle-two-blows = Deux coups
    .says = Il reste deux immeubles de trois étages. Un as tire pour 2 ou frappe pour 3.
    .solved = Un as frappe deux cibles à 3 chacune, mais seulement dans sa zone. Il passe deux zones d’un coup.
morphatrons-puzzle-lift = En voiture
    .says = Ton cinq frappe pour 2, mais il est à deux zones de B3. Qui peut l’y amener ?
    .solved = Un cœur en véhicule transporte, et un valet de cœur transporte sur deux zones.
morphatrons-puzzle-right-swap = Le bon échange
    .says = Il reste trois immeubles de deux étages. Ton six est bien placé, mais trop faible.
    .solved = La nouvelle carte prend la place et le mode de l’ancienne, et peut attaquer dans le même tour.
morphatrons-puzzle-no-chip-to-waste = Rien à gaspiller
    .says = Ton sept a déjà attaqué. Il reste quatre étages, ton roi et ta dame.
    .solved = Donne à chaque attaque les cibles qu’elle détruit tout juste. Les dégâts en trop sont perdus.
morphatrons-puzzle-new-card = Une carte, même place
    .says = Il te faut 2 de dégâts à distance, et ton dix est en véhicule. Regarde ta main.
    .solved = Une dame demande un immeuble de 4. L’échange garde le mode : le morph gratuit devait aider.
morphatrons-puzzle-together = Tous deux ensemble
    .says = Huit étages dans trois immeubles. Deux attaques doivent suffire.
    .solved = Les tirs du roi et ceux de l’as s’ajoutent : 1 ici, 2 là, et rien n’est perdu.
morphatrons-puzzle-out-of-reach = Hors d’atteinte
    .says = Il te reste une action. Le valet volant menace ton dernier immeuble, et aucun coup de près ne le touche.
    .solved = Un valet en véhicule peut être touché par un tir. Ton attaque continue au tour suivant.
morphatrons-puzzle-up-to-the-ace = Jusqu’à l’as
    .says = Tu ne peux pas gagner à ce tour. Ton morph gratuit est pris. Prépare l’attaque du tour suivant.
    .solved = Un étage a suffi. Les figures restent en jeu si l’immeuble baisse ensuite.
morphatrons-puzzle-guard-first = D’abord le garde
    .says = Le huit de trèfle menace ton dernier immeuble, et un carreau le protège. Arrête-le, puis gagne au tour suivant.
    .solved = Sans le carreau, deux points suffisent. Puis le pique était prêt à filer.
