# Les mots de la maison : messages du jeu dans le terminal.
seat-number = Joueur { $number }
list-separator = ,{" "}

play-choose-game = Quel jeu ? Tapez son numéro ou son nom.
play-welcome = { $game }. { $summary }
play-how = Tapez le numéro d’un coup ou ses mots (Tab complète). « aide » en dit plus.
play-your-turn = À vous, { $seat }. Vous pouvez :
play-move = { $number }. { $move }
play-move-range = { $from_number }–{ $to_number }. { $first } … { $last }
play-not-understood = « { $words } » n’est pas dans la liste. Tapez un numéro de la liste, ou « aide ».
play-ambiguous = « { $words } » peut désigner plusieurs coups : { $moves }.
play-hint = Le robot choisirait : { $move }.
play-thinking = Je regarde plus loin…
play-hint-line = { $move } : examiné { $visits } fois ({ $percent } %)
play-hint-seat = { "  " }{ $seat } : gagne dans { $percent } % de ces suites, points en moyenne : { $points }
play-command = { $word } : { $does }
play-no-rule = Aucune règle ne mentionne « { $words } ».
play-no-undo = Rien à reprendre : on peut annuler contre des robots, à partir de votre deuxième décision.
play-undone = Coup repris.
play-hand-over = Passez l’écran à { $seat }. Appuyez sur Entrée quand vous êtes seul à le voir.
play-over = La partie est terminée.
play-sheet-line = { $seat } : { $points } — { $reason } ({ $clause })
play-result = Place { $place } : { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-stopped = Arrêté. La partie est conservée : « regency play --resume » la reprend ici.
play-bot-name = Robot { $number }
play-guest = Invité
play-again = Une autre partie ? (oui ou Entrée ; toute autre réponse arrête)
command-yes = oui
command-help = aide
command-hint = conseil
command-table = table
command-log = journal
command-rules = règles
command-undo = annuler
command-quit = quitter
does-help = cette liste
does-hint = ce que le robot ferait à votre place
does-table = la table et vos coups, encore une fois
does-log = tout ce qui s’est passé
does-rules = les règles ; ajoutez un mot pour le chercher
does-undo = reprendre votre dernière décision (contre des robots)
does-quit = arrêter ; la partie est conservée
