# Ce qui se dit avant une partie et autour d’elle : page d’accueil, invitations, table qui attend, réglages.

## Réglages

settings-kept = Enregistrés dans ce navigateur, pour toutes les tables.
settings-theme = Couleurs
settings-theme-system = Comme le système
settings-theme-dark = Sombre
settings-theme-light = Clair
settings-theme-contrast = Contraste élevé
settings-language = Langue
settings-language-share = { $language } · { $percent } %
settings-sound-hint = Un coup frappé quand c’est à toi, et des sons doux pour ce qui se passe à la table.
settings-notices = Notifications
settings-notices-granted = Quand c’est à toi et que tu regardes ailleurs. Elles ne révèlent rien du jeu.
settings-notices-default = Quand c’est à toi et que tu regardes ailleurs. Elles ne révèlent rien du jeu. Ton navigateur te demandera de les autoriser.
settings-notices-denied = Ton navigateur les bloque pour ce site. Autorise-les dans les réglages du site (l’icône devant l’adresse), puis active-les ici.
settings-notices-insecure = Les navigateurs ne les autorisent qu’aux adresses sécurisées, et celle-ci ne commence pas par https.
settings-notices-unsupported = Ce navigateur ne peut pas en afficher. Sur un iPhone ou un iPad, ajoute d’abord cette page à l’écran d’accueil.
settings-vibration = Vibration
    .hint = Brève, quand c’est à toi.
settings-awake = Garder l’écran allumé
    .hint = Pendant qu’une manche se joue.
settings-motion = Animations
settings-motion-system = Comme le système
settings-motion-none = Aucune

## Réglages : tes appareils

settings-devices = Tes appareils
settings-this-browser = Ce navigateur
settings-other-device =
    { $count ->
        [one] Un autre appareil, à la table { $tables }
       *[other] Un autre appareil, aux tables { $tables }
    }
settings-used-recently = utilisé récemment
settings-last-used = utilisé { $ago }
settings-sign-out-elsewhere = Se déconnecter partout ailleurs
settings-sign-out-elsewhere-sure = Ne jouer plus que dans ce navigateur ?
settings-signed-out-elsewhere = Tu ne joues plus que dans ce navigateur.
settings-sign-out-here = Se déconnecter de ce navigateur
settings-sign-out-here-sure = Abandonner les places de ce navigateur ? Tu gardes celles qu’un autre de tes appareils a aussi. Ce navigateur oublie aussi tes notes et tes réglages.

## Ce que l’hôte décide

host-who-may-come = Qui peut entrer
host-entry-open = Les invités
    .hint = Tous ceux qui ont le lien ou le code.
host-entry-approval = Avec mon accord
    .hint = Les autres attendent dehors, sans rien voir, que tu les laisses entrer.
host-entry-locked = Personne
    .hint = Ceux qui sont là restent et peuvent revenir.
host-mute = Couper la parole
host-unmute = Rendre la parole
host-bots-speak = Les bots parlent
    .hint = Ils ne savent que ce que tout le monde sait. Tout n’est pas vrai.
host-clear-chat = Effacer la discussion
host-clear-chat-sure = Effacer tout ce qui a été dit, sur tous les écrans ?
host-ask-to-come =
    { $count ->
        [one] { $names } demande à entrer
       *[other] { $names } demandent à entrer
    }
host-let-in = Accepter { $name }
host-turn-away = Refuser
host-turn-away-sure = Refuser { $name } pour de bon ? La table aura une nouvelle invitation.

## Pour qui attend dehors

host-you-asked = Tu as demandé à entrer
host-wait-outside = Dès que l’hôte te laisse entrer, la table s’ouvre ici.
host-ask-no-longer = Ne plus demander
