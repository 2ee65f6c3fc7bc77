# Les mots de la maison : messages du jeu dans le terminal.
seat-number = Joueur { $number }
list-separator = ,{" "}
