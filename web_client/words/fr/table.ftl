# Ce que dit chaque table, dans tous les jeux.

table-try-again = Réessayer

## Hors d’atteinte

table-offline = Tu es hors ligne.
table-out-of-reach = Le serveur est injoignable.
table-comes-back = Cette page se reconnectera dès que possible.

## Signes entre les textes

comma = {", "}
full-stop = { $text }.

## Plusieurs jeux de plateau

board-you = Tu
board-answers = Réponses
board-choose-among = Tu peux choisir : { $answers }.
board-resign = Abandonner
board-resign-sure = Abandonner cette partie ?
board-standing-you = toi
board-standing-bot = un bot
board-standing-turn = doit jouer
board-standing-stand-in = un bot joue à sa place
board-standing-away = absent

## Règles

rules-title = Comment jouer
rules-contents = Sommaire
