# Comment on joue à Morph : présentation, règles, première partie guidée et problèmes.

## Règles

morph-rules-aim = Le but
    .text =
        Ton deck est ta vie : 24 créatures de deux factions. Si tu dois prendre une carte et que ton deck est vide, tu perds aussitôt. Cela vaut pour les cartes que tu pioches et pour celles qu’on te fait défausser.

        Ta main a toujours quatre cartes : dès qu’elle en a moins, tu pioches.
morph-rules-card = Une carte
    .text =
        Le coût est en haut à gauche, dans la forme de la faction : un œil pour Violet, un écrou pour Gris, un soleil pour Jaune, une flamme pour Rouge. En bas, l’attaque (épées) et la défense (bouclier). La puissance (poing) ne compte que pour la mise.

        Sur les petites cartes, les mots-clés sont des signes. Appuie longuement sur une carte, ou touche-la sur le champ, pour la lire.
morph-rules-stake = La mise
    .text =
        Chacun choisit en secret une carte de sa main, puis on montre les deux. La plus puissante commence. Pour l’adversaire, la première créature coûte 1 de moins.

        Les deux cartes vont au mana de leurs propriétaires. À puissance égale, on mise encore une fois.
morph-rules-mana = Le mana
    .text =
        À chaque tour, tu mets d’abord une carte de ta main au mana, face cachée. Elle y reste jusqu’à la fin, et personne ne peut la regarder, pas même toi.

        On paie un coût en inclinant des cartes de mana. À la fin de ton tour, toutes se redressent.
morph-rules-summon = Invoquer
    .text =
        Ensuite, tu invoques autant de créatures que tu peux en payer. Chacune va derrière une ligne, inclinée. Une ligne a quatre places ; la place 1 touche le Front.

        Une carte choisie montre où elle irait, et ton mana montre le prix. La plupart des mots-clés agissent à l’arrivée, après la pioche.

        Les dégâts infligés alors restent jusqu’à la fin de ton assaut.
morph-rules-assault = L’assaut
    .text =
        Quand tu finis ton tour, toutes tes créatures redressées attaquent, sans choix : la ligne 1, puis la ligne 2, du fond vers le Front. Chacune attaque l’ennemi le plus proche du Front sur sa ligne, puis s’incline. L’attaquée ne riposte pas.

        Des dégâts qui atteignent la défense détruisent une créature. Le surplus est perdu, et celles de derrière avancent. Après l’assaut, tous les dégâts disparaissent.

        Sans ennemi sur la ligne, l’attaque vise le deck : l’adversaire défausse autant de cartes que l’attaque. Puis l’attaquante passe sous le deck de son propriétaire.

        Enfin, toutes tes cartes se redressent, et c’est au tour de l’adversaire.
morph-rules-keywords = Mots-clés
    .text = Chaque créature en a un ou deux. L’ennemi d’en face est le plus proche du Front sur la même ligne.
morph-rules-feats = Pouvoirs
    .text = Tes deux factions ont un Prodige. Une fois par tour, pendant l’invocation, tu peux payer son pouvoir.
morph-rules-solo = En solo contre l’Ombre
    .text =
        L’Ombre a les deux autres factions, pas de main et pas de pouvoir. Tu commences : mets une carte au mana, puis joue comme d’habitude.

        À son tour, elle a un budget : 1 par carte dans les deux zones de mana et 1 par créature chez toi, moins ce que l’hôte a choisi : 2 d’habitude, 0 comme dans le livret. Elle révèle des cartes de son deck, sur la ligne 1, la ligne 2, et ainsi de suite, jusqu’à ce que leurs coûts atteignent le budget. Puis elle attaque comme toi.

        L’Ombre perd quand son deck est vide et qu’elle doit prendre une carte. Si cela arrive à son tour, son assaut a lieu d’abord. Les cartes qu’il te reste disent la victoire : maîtrisée dès 4, brillante dès 8, totale dès 12.
morph-rules-end = La fin
    .text =
        La partie s’arrête dès que quelqu’un doit prendre une carte d’un deck vide. Tu peux abandonner à tout moment, dans le menu.

        Si ton temps est écoulé, ton tour finit. Si tu n’as encore rien misé ou rien mis au mana, une carte est tirée au sort.

        Avec une boîte, aucune faction ne sert deux fois : l’adversaire a les deux que tu laisses. Avec deux boîtes, chacun choisit librement.
morph-rules-cards = Toutes les cartes
    .text = 48 créatures, douze par faction. Touche une carte pour la lire.

## Ce que disent les mots-clés en entier

morph-explained-assimilation = Détruite, elle va dans ta zone de mana au lieu de la défausse, face cachée et redressée.
morph-explained-carnage = Si sa première attaque détruit une créature, elle attaque aussitôt une seconde fois. Jamais une troisième.
morph-explained-surge = Elle arrive redressée : elle attaque dès ce tour.
morph-explained-vanguard = Elle arrive au Front. Les autres de sa ligne reculent.
morph-explained-rally = À son arrivée, tes autres créatures de sa ligne ont +{ $value } attaque jusqu’à la fin du tour.
morph-explained-scorch = À son arrivée, { $value } { $value ->
        [one] dégât
       *[other] dégâts
    } à l’ennemi d’en face.
morph-explained-erode = À son arrivée, l’adversaire défausse { $value } { $value ->
        [one] carte
       *[other] cartes
    } du dessus de son deck.
morph-explained-renew = À son arrivée, { $value ->
        [one] { $value } carte du dessus de ta défausse passe
       *[other] { $value } cartes du dessus de ta défausse passent
    } sous ton deck.
morph-explained-lull = À son arrivée, l’ennemi d’en face s’incline et manque son prochain assaut.
morph-explained-banish = À son arrivée, l’ennemi d’en face passe sous son deck s’il coûte { $value } ou moins.
morph-explained-wellspring = À son arrivée, la première carte de ton deck va au mana, inclinée. Personne ne la voit.
morph-explained-carapace = Chaque dégât qu’elle subit est réduit de { $value }.
morph-explained-stalk = Elle attaque le dernier ennemi de la ligne au lieu du premier.
morph-explained-cleave = Son attaque inflige aussi { $value } { $value ->
        [one] dégât
       *[other] dégâts
    } à la créature derrière celle qu’elle attaque.
morph-explained-spite = Si une attaque la détruit, l’attaquant subit { $value } { $value ->
        [one] dégât
       *[other] dégâts
    }.
morph-explained-echo = Détruite, elle passe sous ton deck au lieu de la défausse.

## Ce que disent les chiffres

morph-explained-attack = Les dégâts qu’elle inflige pendant l’assaut. Sans ennemi sur sa ligne, le deck d’en face perd autant de cartes.
morph-explained-defence = Les dégâts qui la détruisent. Ceux qu’elle a subis disparaissent après chaque assaut.
morph-explained-cost = Le mana à payer pour l’invoquer.
morph-explained-power = Elle ne compte que pour la mise : la plus puissante commence.
morph-explained-mana = Chaque carte de mana redressée paie 1. À la fin de ton tour, toutes se redressent.
morph-explained-hand = Une main a toujours quatre cartes : le deck la complète aussitôt.
morph-explained-deck = Le deck, c’est la vie : qui doit prendre une carte d’un deck vide a perdu.
morph-explained-purse = Ce que l’Ombre peut dépenser à son tour. Elle révèle des cartes de son deck jusqu’à ce que leurs coûts l’atteignent.

## Consulté à la table, et dans la liste des cartes

morph-lookup = À propos de cette carte
morph-printed = { $faction }, puissance { $power }
morph-all-cards = Toutes les cartes
morph-lookup-feat = <strong>{ $feat }</strong> : { $does }
    .note = Un pouvoir sert une fois par tour, pendant l’invocation. Il incline le Prodige.
morph-pile = { $name } : { $count } en défausse
    .note = La dernière carte défaussée vient en premier.

## Images dans les règles, lues à voix haute

morph-picture-field = Deux champs de deux lignes. Les créatures de la place 1 touchent le Front.
morph-picture-states = Une créature redressée, et la même inclinée.
morph-picture-card = La carte d’une créature : coût en haut à gauche, puissance en haut à droite, attaque et défense en bas.

## La première partie guidée

morph-lesson-life = Ton deck est ta vie
    .says = Tu es Ada, avec <strong>Violet et Gris</strong>. Chaque carte de ton deck est une vie. Il t’en reste dix, à Bo quatre seulement. Si Bo doit prendre une carte d’un deck vide, tu gagnes.
morph-lesson-stake = Mise une carte
    .says = Chacun mise en secret une carte de sa main. La plus puissante commence, mais elle part au mana. <strong>{ morph-creature-G11 }</strong> a 44 de puissance, et coûte trop pour l’instant. Touche-la, puis mise-la.
    .detour = Pourquoi pas. Mais l’Oracle bat presque tout, et tu ne peux pas encore le payer.
morph-lesson-staked = 44 contre 27
    .says = Tu commences. En échange, la première créature de Bo coûtera 1 de moins. Chacun a deux lignes, face à face de part et d’autre du <strong>Front</strong>. Sur chaque créature : les épées sont l’attaque, le bouclier la défense, les petits signes des mots-clés. Touche-la pour les lire.
morph-lesson-mana = Mets une carte au mana
    .says = À chaque tour, tu mets d’abord une carte de ta main au mana, face cachée pour toujours. <strong>{ morph-creature-G12 }</strong> coûte 6, trop pour l’instant. Touche-la, puis <strong>{ morph-do-mana }</strong>. Tu pioches aussitôt.
    .detour = Mets plutôt au mana la carte la plus chère.
morph-lesson-summon = Invoque
    .says = Tu as 3 mana : assez pour <strong>{ morph-creature-V07 }</strong>, qui exile un ennemi au Front de coût 2 ou moins. Touche-la et choisis la <strong>ligne 1</strong>, où se tient { morph-creature-R03 } de Bo.
    .detour = Voleur de bougies, sur la ligne 1, ouvre le chemin.
morph-lesson-price = Invoquer coûte une vie
    .says = Regarde ton deck : neuf cartes au début du tour, sept maintenant. Ce qui quitte ta main se repioche aussitôt, pour le mana et pour chaque créature. Invoque donc ce qui compte, pas tout ce que tu peux payer.
morph-lesson-assault = Finis ton tour : l’assaut
    .says = Les nouvelles créatures arrivent inclinées et attendent. Les autres attaquent seules : sur la ligne 1, <strong>{ morph-creature-V02 }</strong> frappe le deck de Bo ; sur la ligne 2, <strong>{ morph-creature-G06 }</strong> affronte { morph-creature-Y04 }. Touche <strong>{ morph-end }</strong>.
    .detour = Il ne manque rien. Finis ton tour.
morph-lesson-theirs = Le tour de Bo
    .says = Après son coup, le Guide est passé sous ton deck ; le Bœuf a détruit la Gardienne. Bo a mis une carte au mana et invoqué <strong>{ morph-creature-R05 }</strong>, 1 de moins. Sa flamme, c’est { morph-keyword-scorch } : elle visait ton Bœuf, que { morph-keyword-carapace } a protégé.
morph-lesson-again = À toi de nouveau
    .says = Toutes tes cartes sont redressées. Mets encore une carte au mana : <strong>{ morph-creature-G05 }</strong>.
    .detour = Mets Porte de péage au mana.
morph-lesson-feat = Un pouvoir
    .says = Ton Prodige est <strong>{ morph-prodigy-violet_grey }</strong>. Une fois par tour, tu peux payer 2 pour <strong>{ morph-feat-violet_grey }</strong> : Bo défausse une carte. Touche le signe rond près de ton nom, puis <strong>{ morph-do-feat }</strong>.
    .detour = D’abord le pouvoir : touche le signe rond près de ton nom.
morph-lesson-strike = Le dernier coup
    .says = Le deck de Bo est vide, mais il n’a pas encore perdu. Or <strong>{ morph-creature-V07 }</strong> est redressé, sans personne devant. Touche <strong>{ morph-end }</strong>.
    .detour = Finis ton tour et laisse frapper le Voleur de bougies.
morph-lesson-won = Une carte de trop
    .says = Bo devait prendre une carte et n’en avait plus : tu gagnes, avec sept vies de reste. En solo, tu peux affronter l’Ombre.

## Problèmes

# $short: how many cards fewer the other deck would have needed for that move to win.
morph-puzzles-short =
    { $short ->
        [1] Il te manquait une carte.
       *[other] Il te manquait { $short } cartes.
    }
morph-puzzles-note = Les decks sont face cachée. Chaque problème se résout avec ce que tu vois, quoi qu’ils contiennent.
morph-puzzles-assumed = La solution marche, quelles que soient les cartes des decks.
morph-puzzle-wide-open = Grand ouverte
    .says = La ligne 1 est ouverte, et tu as 3 mana. Qui attaque dès le tour de son arrivée ?
    .solved = Les créatures arrivent inclinées. Seul { morph-keyword-surge } permet d’attaquer aussitôt.
morph-puzzle-five-for-four = Cinq pour quatre
    .says = Tu as 4 mana, et ta première créature coûte 1 de moins. Il reste trois cartes dans le deck adverse.
    .solved = Un deck vide suffit : chaque tour commence par une pioche. Et { morph-keyword-rally } n’aide que celles qui sont déjà là.
morph-puzzle-who-goes-first = Qui commence
    .says = { morph-creature-R11 } frappe fort, mais { morph-creature-V04 } lui barre la route. Tu as 3 mana.
    .solved = Sur chaque ligne, la plus lointaine attaque d’abord et ouvre le chemin à celles de devant.
morph-puzzle-more-heat = Plus de feu
    .says = Tu as 3 mana : pour une créature, ou pour un pouvoir de +2 attaque. Où vaut-il le plus ?
    .solved = Il valait plus que 2 : { morph-creature-R03 } a détruit son ennemi, et { morph-keyword-carnage } a frappé le deck de 4.
morph-puzzle-one-card-each = Plus qu’une carte
    .says = Tu pioches pour chaque créature invoquée, et ton deck a une carte. L’adversaire en a trois.
    .solved = { morph-creature-V11 } prend deux cartes et ne t’en coûte qu’une. Le pouvoir ne t’en coûte aucune.
morph-puzzle-small-hands = Petites mains
    .says = Deux ennemis tiennent la ligne 1, où il te reste une place. Tu as 4 mana.
    .solved = La plus petite suffisait devant, et { morph-keyword-stalk } a frappé derrière. La grande restait libre pour la ligne 2.
morph-puzzle-not-that-one = Pas celui-là
    .says = Deux ennemis barrent la route : détruis l’un, exile l’autre. Compte les cartes du deck adverse.
    .solved = Une créature exilée passe sous son deck. { morph-creature-Y02 } y va de toute façon : c’était lui, l’exilé.
morph-puzzle-shell = À travers la carapace
    .says = Chaque coup fait 1 de moins à { morph-creature-G06 }. Percer sur la ligne 1, ou passer par la ligne 2 ?
    .solved = 1 par { morph-keyword-scorch }, 1 par le pouvoir, 3 par les haches : tout juste. { morph-keyword-cleave } a pris l’autre, et { morph-keyword-carnage } le deck.
morph-puzzle-spite = Par rancune
    .says = Qui détruit { morph-creature-R09 } subit 2 dégâts. À toi de choisir qui.
    .solved = Un peu de { morph-keyword-scorch }, et { morph-creature-G06 } a porté le dernier coup : sa carapace a tenu.
morph-puzzle-harvest = Deux moissons
    .says = Ton deck est vide : invoquer te ferait perdre. Regarde ta défausse.
    .solved = Le pouvoir et { morph-keyword-renew } mettent chacun une carte sous ton deck. S’il est vide, tu sais ce que tu piocheras.
morph-puzzle-gift = Que mettre au mana ?
    .says = D’abord, une de tes cartes doit devenir du mana. De laquelle peux-tu te passer ?
    .solved = { morph-creature-V07 } aurait pris la dernière place de la ligne 2 et mis une carte sous le deck adverse.
morph-puzzle-all-on-one = Tout sur une ligne
    .says = { morph-creature-G11 } ferme la ligne 2. Sur la ligne 1, il te reste trois places. D’abord, mets une carte au mana.
    .solved = { morph-creature-Y01 } a ouvert le chemin. { morph-keyword-rally }, venu en dernier, les a tous aidés : 3 et 5 font 8.
