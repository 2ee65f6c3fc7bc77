# Les mots de la maison : messages du jeu dans le terminal.
seat-number = Joueur { $number }
list-separator = ,{" "}
list-pair = {" "}et{" "}
list-last = {" "}et{" "}
list = { $items }
sentence-separator = {" "}
named = { $name } : { $words }
label = { $name } :

play-choose-game = Quel jeu ? Tapez son numéro ou son nom.
play-welcome = { $game }. { $summary }
play-how = Tapez le numéro d’un coup ou ses mots (Tab complète). « aide » en dit plus.
play-your-turn = À vous, { $seat }. Vous pouvez :
play-move = { $number }. { $move }
play-move-range = { $from_number }–{ $to_number }. { $first } … { $last }
play-not-understood = « { $words } » n’est pas dans la liste. Tapez un numéro de la liste, ou « aide ».
play-ambiguous = « { $words } » peut désigner plusieurs coups : { $moves }.
play-hint = Le robot choisirait : { $move }.
play-thinking = Le robot réfléchit…
play-hint-line = { $move } : examiné { $visits } fois ({ $percent } %)
play-hint-seat = { "  " }{ $who ->
    [you] vous
   *[other] { $seat }
} : { $percent } % de victoires dans ces suites ; points en moyenne : { $points }
play-hint-chance = { $move } : { $percent } % de chances de gagner
play-hint-brings = Rapporte plus : { $source } (+{ $points })
play-hint-denies = Laisse moins aux autres : { $source } (−{ $points })
play-hint-opens = Garde ouvert : { $source }, { $other }
play-command = { $word } : { $does }
play-no-rule = Aucune règle ne mentionne « { $words } ».
play-no-undo = Rien à annuler : on ne peut annuler que contre des robots, à partir de son deuxième coup.
play-undone = Coup annulé.
play-hand-over = Passez l’écran à { $seat }. Appuyez sur Entrée quand personne d’autre ne le voit.
play-over = La partie est terminée.
play-sheet-line = { $who ->
    [you] Vous : { $points } — { $reason } ({ $clause })
   *[other] { $seat } : { $points } — { $reason } ({ $clause })
}
play-result = { $place ->
    [1] 1re place
   *[other] { $place }e place
} : { $who ->
    [you] vous
   *[other] { $seat }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-stopped = Partie interrompue et conservée : « regency play --resume » la reprend.
play-stopped-early = Arrêté. Aucune partie n’était commencée.
# The names that a page gives bots, too.
play-bot-name = { $number ->
    [1] Odon
    [2] Mahaut
    [3] Tancrède
    [4] Clarisse
   *[5] Lambert
}
play-guest = Invité
play-again = Une autre partie ? (oui ou Entrée ; toute autre réponse arrête)
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
does-table = la table et vos coups possibles
does-log = tout ce qui s’est passé
does-rules = les règles ; ajoutez un mot pour le chercher
does-undo = annuler votre dernier coup (contre des robots)
does-quit = arrêter ; la partie est conservée

# Why a live table refuses something.
refused-stale = La partie a avancé entre-temps ; vérifiez avant de rejouer.
refused-not-your-turn = Ce n’est pas votre tour.
refused-illegal = Les règles ne le permettent pas maintenant.
refused-not-started = La partie n’a pas encore commencé.
refused-over = La partie est terminée.
refused-no-seat = Vous n’avez pas de place à cette table.
refused-malformed = Cette demande n’a pas pu être comprise.
refused-too-many = Trop de demandes à la fois. Patientez un instant et réessayez.
refused-too-large = C’est trop long : { $kilobytes } Ko au plus.
refused-records-full = Vous gardez déjà ici le maximum ({ $records } fichiers de partie, { $megabytes } Mo en tout). Supprimez-en dans Réglages, « Mes données », puis réessayez.
refused-not-allowed = Vous ne pouvez pas faire cela ici.
refused-unavailable = La partie ne peut pas être enregistrée pour l’instant. Rien n’est perdu ; réessayez dans un instant.
refused-failed = Un problème est survenu de notre côté. Réessayez ; rien de ce que vous avez fait n’est perdu.
refused-set-aside = Cette partie est illisible et a été mise de côté. Rien n’en est perdu : la personne qui gère ce serveur peut l’examiner.
refused-set-aside-rules = Cette partie a commencé avec la version { $version } des règles ; ce serveur joue la version { $present }. Elle a été mise de côté, et rien n’en est perdu.
refused-busy = Le serveur est occupé par d’autres parties. Réessayez dans un instant.
refused-no-replay = Impossible de revoir cette partie pour l’instant. Réessayez dans un instant.
refused-unknown = Il n’y a rien à cette adresse.
refused-name = Un nom doit contenir au moins un caractère visible.
refused-no-name = Dites-nous d’abord votre nom.
refused-origin = Cette demande vient d’un autre site.
refused-already-started = La partie a déjà commencé.
refused-empty-seats = Des places sont encore libres : attendez des invités ou donnez-les à des robots.
refused-hand-over = Passez d’abord l’appareil à { $seat }.
refused-it-is-legal = C’est permis : vous pouvez le faire.
refused-no-hint = Aucun conseil n’est possible pour l’instant.
refused-abort-asked = Quelqu’un demande déjà de finir sans résultat.
refused-stand-in-asked = Une demande pour un absent attend déjà une réponse.
refused-slow-clock = À cette table, on a des jours pour jouer : c’est l’horloge qui décide.
refused-hints-off = Pas de conseils à cette table : c’était convenu avant le début.
refused-no-takebacks = Aucun coup ne s’annule à cette table : c’était convenu avant le début.
refused-no-chat = Il n’y a pas de discussion à cette table.
refused-only-phrases = À cette table, on ne parle que par phrases toutes faites.
refused-no-such-action = Cette action n’existe pas dans ce jeu.
refused-no-such-game = Il n’y a pas de jeu nommé « { $game } ».
refused-no-such-level = Il n’y a pas de niveau nommé « { $level } ».
refused-no-such-phrase = Cette phrase n’est pas dans la liste.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-not-over = La partie n’est pas encore terminée.
refused-no-rematch = Personne n’a encore demandé de revanche.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-nothing-asked = Personne n’attend votre accord.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-one-match = Ici, un fichier ne contient qu’une partie ; celui-ci en contient { $matches }.
refused-review-line = La ligne { $line } ne fait pas partie d’une analyse.
refused-review-sum = Cette analyse ne tombe pas juste : départ, chance et choix ne donnent pas le résultat.
refused-review-match = C’est l’analyse d’une autre partie.
refused-review-evaluator = Ce serveur ne connaît pas l’évaluateur de cette analyse. Analysez à nouveau la partie dans une page à jour.
refused-review-deals = Cette analyse porte sur plus de distributions qu’on n’en conserve.
refused-only-host = Seul l’hôte peut le faire.
refused-own-seat = Pour libérer votre place, quittez la table.
refused-seat-taken = Aucune place n’est libre ici.
refused-too-much-talk = Vous écrivez plus vite que les autres ne lisent. Patientez un instant.
refused-one-word = Votre mot est déjà dans la donne : un par personne.
refused-seat-held = Vous avez, ou avez eu, une place dans cette partie : on n’en joue pas deux.
refused-someone-asks = Quelqu’un demande déjà une place. Attendez un instant.
refused-nobody-to-ask = Il n’y a personne à cette table pour donner son accord.
refused-undo-asked = Une annulation est déjà demandée.
refused-stand-in = Un robot joue pour vous à cette place. Reprenez-la d’abord.
refused-given-up = Cette place a été abandonnée pour de bon : on ne peut pas la reprendre.
refused-bot-plays = Un robot joue déjà à cette place.
refused-bot-moves = C’est au robot de jouer. Vous reprendrez votre place dès qu’il aura joué.
refused-sent-away = Dans cette partie, vous avez déjà retiré cette personne une fois, et elle est revenue.
refused-undo-handed-on = Cela annulerait un coup de la personne qui avait cette place auparavant.
refused-holiday = Choisissez des jours de l’année à venir qui ne se chevauchent pas, { $most } jours au plus en tout.
refused-link-over = Ce lien a déjà servi ou date de plus de dix minutes. Créez-en un autre sur votre autre appareil ; rien n’est perdu.
refused-passkey = Cette clé d’accès n’a pas pu être vérifiée. Réessayez ; rien n’a changé.
refused-passkey-unknown = Personne ici n’a cette clé d’accès. Si vous avez perdu la vôtre, utilisez votre clé de secours.
refused-recovery = Ce n’est pas une clé de secours, ou une plus récente l’a remplacée. Vérifiez chaque lettre.

# What is wrong with a record file.
record-no-text = Ce fichier n’est pas du texte : ce ne peut pas être une partie.
record-not-text = La ligne { $line } n’est pas du texte.
record-not-json = La ligne { $line } est illisible : elle est coupée, abîmée ou n’est pas du JSON.
record-no-line = La ligne { $line } n’a pas sa place dans un fichier de partie : ce n’est ni un en-tête, ni un coup, ni un tirage, ni un résultat.
record-no-header = Ligne { $line } : une partie commence par son en-tête, et il n’y en a pas avant cette ligne.
record-empty = Il n’y a aucune partie dans ce fichier.
record-version = Ligne { $line } : seuls les fichiers de version { $version } peuvent être lus ici.
record-game = Ligne { $line } : il n’y a pas ici de jeu nommé « { $game } ».
record-member = Ligne { $line } : « { $member } » manque ou n’est pas ce qu’il doit être.
record-after-result = Ligne { $line } : plus rien ne peut suivre le résultat.
record-result = Ligne { $line } : le résultat n’est pas celui de cette partie.
record-malformed = La ligne { $line } ne dit pas ce qu’un fichier de partie doit dire à cet endroit.
record-rule = La ligne { $line } enfreint la règle { $clause }.

# What the house says at a table.
notice-bot-failed = Un robot plus simple joue à cette place pour le moment.
notice-sat-down = Une autre personne a pris cette place.
notice-left = La personne assise ici est partie ; un robot joue jusqu’à son retour.
notice-removed = L’hôte a retiré de la table la personne assise ici ; un robot joue jusqu’à son retour.
notice-absent = La personne assise ici est absente ; un robot joue jusqu’à son retour.
notice-agreed = Cette personne est absente. Les autres laissent jouer un robot jusqu’à son retour.
notice-time = Temps écoulé : un robot joue à cette place jusqu’au retour de la personne.
notice-forfeit = Temps écoulé : cette personne a perdu la partie. Un robot prend la suite.
notice-resigned = Cette personne abandonne. Un robot prend la suite.
notice-handed-over = Un robot joue ici pour le moment, comme la personne l’a souhaité.
notice-came-back = La personne assise ici est de retour.

# Une relecture dans le terminal.
review-method = Évaluation par { $judge }, sur { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
} par position.
review-by-network = un réseau de neurones entraîné à ce jeu
review-by-playouts = des fins de partie jouées selon des règles simples
review-start = { $seat } : { $percent } % de chances de gagner au départ.
review-luck = Chance : { $percent } points de pourcentage.
review-choices = Choix ({ $seat }) : { $percent } points de pourcentage.
review-result = Résultat : { $percent } %.
review-points = { $what } : { $start } au départ, { $luck } par la chance, { $choices } par les choix, { $result } à la fin.
review-points-playouts = Points
review-points-network = Avance en points sur la moyenne des autres
review-points-lost = Points perdus : { $points }.
review-accuracy = Précision : { $percent } sur 100, { $count ->
    [one] { $count } décision.
   *[other] { $count } décisions.
}
review-inaccuracy = imprécision
review-mistake = erreur
review-blunder = gaffe
review-moment = Étape { $step }, { $seat } : { $verdict }. Joué : { $played }. Mieux : { $best }. Chances de gagner perdues : { $percent } % (entre { $low } et { $high }).
review-reason = Ce que cela rapporte à la fin, en moyenne : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }).
review-hands = Cartes sur table, l’écart aurait été de { $percent } %.

# Quick phrases.
phrase-hello = Bonjour !
phrase-good-luck = Bonne partie !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-thinking = Je réfléchis…
phrase-your-turn = C’est à vous.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-good-game = Belle partie !
phrase-another = Encore une partie ?

# Levels of bots.
level-page = Page
level-page-about = Débutant. Un adversaire indulgent pour une première partie.
level-squire = Écuyer
level-squire-about = Facile. Connaît les règles et quelques astuces.
level-herald = Héraut
level-herald-about = Moyen. Prévoit un peu, mais se trompe parfois.
level-knight = Chevalier
level-knight-about = Difficile. Se trompe rarement.
level-chancellor = Chancelier
level-chancellor-about = Très difficile. Presque rien ne lui échappe.
level-sovereign = Souverain
level-sovereign-about = Expert. Notre meilleur robot.

# Calls to people who are not there
call-turn = À vous de jouer : { $game }
call-turn-many = { $tables ->
    [one] À vous de jouer à { $tables } table
   *[other] À vous de jouer à { $tables } tables
}
call-chat = Nouveaux messages : { $game }
call-chat-many = { $tables ->
    [one] Nouveaux messages à { $tables } table
   *[other] Nouveaux messages à { $tables } tables
}
call-rematch = Revanche : { $game }
call-rematch-many = { $tables ->
    [one] { $tables } revanche
   *[other] { $tables } revanches
}
call-invited = Invitation : { $game }
call-invited-many = { $tables ->
    [one] { $tables } invitation
   *[other] { $tables } invitations
}
call-mail-foot = Vous recevez ce message parce que vous avez demandé à Regency de vous appeler. Plus de messages : { $link }
call-confirm = Regency : est-ce votre adresse ?
call-confirm-words = Quelqu’un, sans doute vous, souhaite recevoir à cette adresse un message de Regency quand c’est à son tour. Si ce n’est pas vous, ne faites rien : aucun autre message ne viendra. Si c’est vous, ouvrez ce lien : { $link }
refused-endpoint = Votre navigateur a donné une adresse à laquelle ce serveur n’envoie rien. Les notifications ne sont pas possibles ici.
refused-no-mail = Ce serveur n’envoie pas de courriel.
refused-address = Ce n’est pas une adresse. Elle ressemble à nom@example.org.
refused-mail-failed = Le courriel n’a pas pu être envoyé. Vérifiez l’adresse ou réessayez plus tard.
refused-too-many-mails = Trop de courriels de confirmation. Cherchez le dernier, aussi parmi les indésirables, ou réessayez dans une heure.
refused-mail-link = Ce lien n’est plus valable. Donnez de nouveau votre adresse dans les réglages.
refused-circle-name = Un cercle a besoin d’un nom.
refused-circle-link = Ce lien vers un cercle n’est plus valable. Demandez le nouveau à quelqu’un du cercle.
refused-circle-full = Ce cercle est complet : il peut compter 40 membres.
refused-circles-many = Vous faites déjà partie de 20 cercles. Quittez-en un d’abord.
refused-only-founder = Seule la personne qui a fondé le cercle peut le faire.
refused-own-membership = On ne se retire pas soi-même : quittez plutôt le cercle.
refused-no-circle = Vous ne faites pas partie de ce cercle.

## What a link to a table looks like where it is pasted
picture-invites = { $host } vous invite
picture-invited = Une partie vous attend
picture-seats = { $free ->
    [0] La table est complète
    [one] { $free } place libre
   *[other] { $free } places libres
}
picture-clock-none = Sans limite de temps
picture-clock = { $minutes } min par joueur
picture-clock-added = { $minutes } min par joueur, + { $seconds } s par coup
picture-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
picture-clock-hours = { $hours } h par coup
picture-playing = La partie est en cours
link-circle = Un cercle vous attend
link-circle-words = Des amis qui jouent souvent ensemble : un seul lien, un score commun.
picture-over = La partie est finie
picture-play = À jouer dans le navigateur, sans compte.
