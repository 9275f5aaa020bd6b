## La voix du grand écran

morpyam-narrator-grid_set_up = Cinq dés, et une grille qui a ses idées.
morpyam-narrator-turn_began = { $again ->
    [true] Cinq pareils. Les dés n’en ont pas assez.
   *[false] Les dés changent de main.
}
morpyam-narrator-dice_rolled = { $came ->
    [true] Aussitôt dit, aussitôt fait. On y croit, maintenant.
    [false] Dit tout haut. Les dés n’écoutaient pas.
   *[none] { $roll ->
        [1] Cinq dés en l’air. Personne ne respire.
       *[other] Les uns restent, les autres repartent.
    }
}
    .b = { $came ->
        [true] C’était annoncé. La table l’a vu.
        [false] Courageux, ou juste bruyant.
       *[none] { $roll ->
            [1] Les cinq, et avec cœur.
           *[other] La même chose, en mieux.
        }
    }
morpyam-narrator-token_placed = { $gained ->
    [0] Une case modeste. Les plans prennent du temps.
   *[other] Celle-là valait quelque chose.
}
    .b = { $gained ->
        [0] Un de plus. Il a l’air innocent.
       *[other] Ça s’aligne plutôt bien.
    }
morpyam-narrator-turn_passed = { $why ->
    [nothing_fits] Cinq dés, et pas une case pour eux.
    [call_missed] Annoncé, raté, à qui le tour ?
   *[chosen] Rien de posé. C’était un choix.
}
morpyam-narrator-seat_resigned = Une main de moins pour les dés.
morpyam-narrator-game_ended = { $reason ->
    [ko] Toute la soirée, sur une ligne.
    [double_morpyam] Cinq pareils, et encore cinq pareils.
    [tokens] Le dernier pion est posé. On compte.
    [turn_limit] C’était le dernier tour. On compte.
   *[resigned] Les dés retournent dans la boîte.
}
