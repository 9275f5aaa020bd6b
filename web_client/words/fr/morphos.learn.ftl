# Ce que lisent ceux qui apprennent ou préparent Morphos.

## Les règles

morphos-picture-joined = Un plateau de 9 sur 9 où des pierres noires relient le bas et le haut.
morphos-picture-weak = Une pierre noire en e5, faible à cause des pierres blanches en { $points }.
morphos-rules-aim = Le but
    .text =
        Deux camps posent des pierres sur les points d’un plateau carré, là où ses lignes se croisent. Les Noirs possèdent le bord du bas et celui du haut, les Blancs ceux de gauche et de droite. Qui relie ses deux bords par une chaîne de ses pierres gagne.

        Une pierre est reliée à ses voisines du dessus, du dessous, de gauche et de droite, jamais en diagonale. Chaque coin compte pour les deux camps.
morphos-rules-turn = Ton tour
    .text =
        Les Noirs commencent. À chaque tour, tu fais une chose sur deux : poser une pierre sur un point libre, ou retourner une pierre faible de l’adversaire, qui devient la tienne.

        On ne peut pas passer. Un camp qui ne peut ni poser ni retourner saute son tour.

        Si ton temps s’écoule, une pierre est posée sur un plus court chemin entre tes bords.
morphos-rules-weak = Les pierres faibles
    .text =
        Une pierre est faible si des pierres adverses l’entourent selon l’un de trois motifs. Un motif peut pivoter ou se refléter ; ce qui se trouve ailleurs ne compte pas.

        Le plateau montre une pierre faible à demi retournée, et met entre crochets celles que tu peux retourner. Vise-en une pour voir ce qui la rend faible.

        Dans le troisième motif, huit pierres entourent un carré de deux sur deux : toute pierre adverse y est faible.

        Tu peux poser une pierre là où elle sera faible aussitôt.
morphos-rules-edges = Au bord
    .text =
        Toutes les pierres d’un motif doivent être sur le plateau : une pierre dans un coin n’est donc jamais faible.

        Avec les bords fermés, au choix de l’hôte, une pierre des deux premiers motifs peut tomber hors du plateau : dans le premier la voisine éloignée de la pierre en diagonale, dans le deuxième la pierre à deux lignes de là.
morphos-rules-swap = L’échange
    .text = La première pierre est un avantage. À leur premier tour, les Blancs peuvent donc prendre les Noirs au lieu de jouer : les joueurs échangent leurs couleurs, la pierre reste, et l’adversaire, qui a désormais les Blancs, joue.
morphos-rules-minimorph = Minimorph
    .text =
        Un mutateur change les règles ; l’hôte choisit lesquels. { morphos-mutator-minimorph } : { morphos-explained-minimorph } Joue-le sur un plateau plus grand.

        Il va bien avec les trois suivants, et il est choisi avec eux.
morphos-rules-mutators = D’autres mutateurs
    .text =
        { morphos-mutator-deepmorph } : { morphos-explained-deepmorph }

        { morphos-mutator-duomorph } : { morphos-explained-duomorph }

        { morphos-mutator-remorph } : { morphos-explained-remorph }

        { morphos-mutator-metamorph }, avec Minimorph seulement : { morphos-explained-metamorph }
morphos-explained-minimorph = Les motifs sont plus petits : trois des quatre voisines, ou deux à angle droit et les deux en diagonale à côté d’elles.
morphos-explained-deepmorph = Une pierre qui vient d’être retournée compte aussi pour l’adversaire quand il cherche des pierres faibles. On ne retourne pas ce qui pourrait être repris, et on ne répète pas une position. On gagne au début de son tour, si la chaîne tient encore.
morphos-explained-duomorph = Qui pose une pierre en pose une autre à côté, s’il y a de la place.
morphos-explained-remorph = Une pierre retournée est rendue à son camp. Au début de son prochain tour, il la repose sur un point libre, puis joue.
morphos-explained-metamorph = Le plateau commence plein, en damier, et on ne fait que retourner.
morphos-rules-end = La fin
    .text =
        Une chaîne d’un bord à l’autre gagne aussitôt. Les deux camps ne peuvent pas relier leurs bords tous les deux.

        Si plus personne ne peut jouer, les Noirs gagnent si deux pierres de même couleur sont l’une au-dessus de l’autre ; sinon les Blancs gagnent. Il n’y a jamais d’égalité.

        Tu peux abandonner à tout moment, dans le menu. À la revanche, l’adversaire joue les Noirs.

## La première partie guidée : le lecteur est Ada, contre Bo

morphos-lesson-edges = Tu es Ada, et tu joues les Noirs
    .says = Relie le <strong>bas</strong> et le <strong>haut</strong> : ces bords sont à toi. Bo relie la gauche et la droite. Les pierres voisines sont reliées, jamais en diagonale. Ta chaîne du bas s’arrête en e4, car la pierre de Bo en e5 barre le chemin.
morphos-lesson-swap = Le début de la partie
    .says = Tu as ouvert en <strong>c9</strong>, et Bo t’a laissé les Noirs. Une seule fois, après la première pierre, les Blancs peuvent <strong>échanger</strong> : prendre les Noirs et cette pierre. N’ouvre donc ni trop bien ni trop mal : au centre, Bo aurait échangé.
morphos-lesson-place = Affaiblis-la
    .says = Tes pierres sont au-dessus d’e5, au-dessous et à son coin. Une de plus en <strong>d5</strong> complète le motif. Touche d5, puis <strong>Jouer d5</strong>.
    .detour = Tu pourrais. Mais d5 complète le motif autour d’e5.
morphos-lesson-own = Les tiennes aussi
    .says = Bo a joué h7. Ta pierre en <strong>h8</strong> est à demi retournée : elle est <strong>faible</strong>, et Bo peut la retourner à son tour. Laisse-la, elle est loin de ta chaîne. Mais regarde avant de poser : entre quoi sont tes pierres ?
morphos-lesson-turn = Retourne-la
    .says = La pierre de Bo en <strong>e5</strong> est faible aussi, et entre crochets, car tu peux la retourner. Touche e5 pour voir ce qui la rend faible, puis retourne-la.
    .detour = Retourne plutôt e5 : ta chaîne continue.
morphos-lesson-round = Contourne
    .says = Une pierre retournée est à toi. Bo barre en e8. Saute en <strong>d8</strong> : elle ne touche pas encore ta chaîne, mais regarde ce qui arrive si Bo coupe.
    .detour = Essaie d8, entre e8 et ta pierre en c9.
morphos-lesson-cut = Une coupe ratée
    .says = Bo coupe en d7, au milieu de quatre de tes pierres : faible aussitôt. Retourne <strong>d7</strong>.
    .detour = La pierre de Bo en d7 est faible. Retourne-la.
morphos-lesson-ring = Trois motifs
    .says = Trois motifs affaiblissent une pierre. Tu connais le petit : une pierre de trois côtés et une à un coin. Le plus grand est l’<strong>anneau</strong> : huit pierres autour de deux points sur deux. Tout ce qui est dedans est faible. Les règles les dessinent.
morphos-lesson-last = Deux chemins
    .says = De d8, tu peux gagner le haut par d9, ou à côté de c9. Bo ne peut en fermer qu’un. Joue <strong>c8</strong>.
    .detour = c8 relie d8 et c9, et c9 est sur ton bord.
morphos-lesson-won = Le bas et le haut : tu gagnes
    .says = La lumière montre ta chaîne : de voisine en voisine, d’un de tes bords à l’autre.

## Les problèmes

# $short: how many stones more than there are turns left the reader needs for a chain.
morphos-puzzles-short =
    { $short ->
        [1] Il te manquait une pierre.
       *[other] Il te manquait { $short } pierres.
    }
morphos-puzzle-last-stone = La dernière pierre
    .says = Tu joues les Noirs, et tu relies le bas et le haut. Les pierres sont reliées le long des lignes, jamais en diagonale.
    .solved = Un seul point touche les deux bouts. Une diagonale n’aurait pas suffi.
morphos-puzzle-turn-a-stone = Retourner une pierre
    .says = Tu joues les Blancs, et tu relies la gauche et la droite. Tes pierres autour de b3 la rendent faible.
    .solved = Trois voisines et le coin entre deux d’entre elles : c’est le plus petit motif.
morphos-puzzle-long-arm = Le long bras
    .says = Tu joues les Blancs. Une pierre noire sépare tes chaînes. Est-elle faible ? Cherche le motif long.
    .solved = Le motif long ne demande que deux voisines. Ses bras passent par deux coins.
morphos-puzzle-ring = L’anneau
    .says = Tu joues les Noirs. Tes pierres entourent un carré de quatre points.
    .solved = Dans un anneau de huit, toute pierre est faible, quoi qu’il y ait sur les trois autres points.
morphos-puzzle-two-ways = Deux chemins
    .says = Tu joues les Noirs. Les Blancs peuvent fermer un chemin. Garde-t’en donc deux.
    .solved = Deux chemins vers le même bout ne se ferment pas d’un seul coup.
morphos-puzzle-no-escape = Sans issue
    .says = Tu joues les Blancs, et les Noirs vont gagner. Une pierre peut défendre et menacer à la fois.
    .solved = Une pierre faible le reste : aucun coup ne peut la sauver.
morphos-puzzle-cut = Une coupe gagnante
    .says = Tu joues les Noirs. Il ne manque qu’une pierre aux Blancs. Coupe là où ça fait le plus mal.
    .solved = La coupe a affaibli une pierre blanche. Une menace imparable vaut une chaîne.
morphos-puzzle-break-the-line = Briser la ligne
    .says = Tu joues les Noirs. Les Blancs vont retourner une de tes pierres et gagner. Retournes-en une d’abord.
    .solved = Une pierre retournée est d’abord solide, et peut affaiblir sa voisine.
morphos-puzzle-must-last = Il faut que ça tienne
    .says = Tu joues les Blancs. Avec Deepmorph, une chaîne doit encore tenir au début de ton tour suivant. Deux pierres relieraient les tiennes.
    .solved = L’autre pierre se laissait couper. Avec Deepmorph, regarde aussi tes propres pierres faibles.
morphos-puzzle-three-are-enough = Trois suffisent
    .says = Tu joues les Noirs, avec Minimorph : trois voisines affaiblissent une pierre. Les Blancs vont gagner.
    .solved = Arrête la chaîne à côté d’une pierre que tu pourras retourner ensuite.
morphos-puzzle-urgent-gap = Le trou urgent
    .says = Tu joues les Noirs. Ta chaîne a trois trous. Lequel ne peut pas attendre ?
    .solved = À un coin, il y a deux chemins. Le trou droit n’en avait qu’un.
morphos-puzzle-long-fight = Le long combat
    .says = Tu joues les Noirs, et les Blancs vont gagner. Arrête leur chaîne, puis trouve ton chemin vers le bas.
    .solved = Défends avec une pierre qui mène aussi plus loin. Alors toute réponse vient trop tard.

## Les options

morphos-option-size = Taille
    .hint = Points de chaque côté.
morphos-option-black = { board-who-begins }
    .hint = Avec les Noirs.
morphos-option-black-random = { board-by-chance }
morphos-option-black-A = Place 1
morphos-option-black-B = Place 2
morphos-option-swap = Échange
    .hint = Après la première pierre, les Blancs peuvent prendre les Noirs : c’est plus juste.
morphos-option-minimorph = { morphos-mutator-minimorph }
    .hint = Des motifs plus petits, donc trois pierres suffisent à en rendre une faible.
morphos-option-deepmorph = { morphos-mutator-deepmorph }
    .hint = Une pierre qui vient d’être retournée compte pour les deux camps, et une chaîne gagne un tour plus tard, si elle tient encore.
morphos-option-duomorph = { morphos-mutator-duomorph }
    .hint = { morphos-explained-duomorph }
morphos-option-remorph = { morphos-mutator-remorph }
    .hint = Une pierre retournée est rendue à son camp, qui la repose ailleurs.
morphos-option-metamorph = { morphos-mutator-metamorph }
    .hint = { morphos-explained-metamorph }
morphos-option-edge_rule = Bords
    .hint = Si les bords sont fermés, une pierre d’un motif peut tomber hors du plateau.
morphos-option-edge_rule-open = Ouverts
morphos-option-edge_rule-closed = Fermés
