# Les mots de l'application.
app-name = Regency
skip-to-content = Aller au contenu
navigation = Navigation
loading = Un instant…
close = Fermer
cancel = Renoncer
change = modifier
add = Ajouter
send = Envoyer
you = vous
guest = Invité

title-new = Nouvelle partie
title-table = Table
title-your-turn = À vous
title-replay = Relecture
title-rules = Règles
title-settings = Réglages
lost-title = Il n’y a rien ici
lost-text = Cette adresse ne mène nulle part, ou ce qui s’y trouvait a disparu.
to-home = Accueil

server-away = Le serveur est injoignable pour le moment. La page réessaie d’elle-même ; vous n’avez rien à faire.
trouble-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
trouble-not-found = Cela n’existe pas (ou plus).
trouble-other = Cela n’a pas marché : { $words }

home-title = Jouez à la cour
home-words = Trois jeux royaux, entre amis où qu’ils soient ou contre des robots. Gratuit, sans compte, sans rien à lire d’abord.
games = Jeux
more-games = Autres jeux
your-name = Votre nom
language = Langue
seats-range = { $one ->
    [yes] { $to } places
   *[no] { $from } à { $to } places
}
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
rules = Règles
play-now = Jouer maintenant
starting = On dresse la table…
against-bots = { $bots ->
    [one] Contre un robot ({ $level })
   *[other] Contre { $bots } robots ({ $level })
}
invite = Inviter
pass-and-play = Sur un appareil
continue = Reprendre
to-table = À la table
join = Rejoindre
join-none = Aucune table ouverte. Ouvrez-en une : « Inviter » sur l’un des jeux.
sit-down = S’asseoir
sit-here = S’asseoir ici
watch = Regarder
watch-not = Partie privée en cours
seats-free = { $seats ->
    [one] une place libre
   *[other] { $seats } places libres
}
records = Parties enregistrées
import = Ouvrir un fichier de partie
import-words = Une partie gardée dans un fichier, d’ici ou d’ailleurs, peut être revue.

new-words = Choisissez qui s’assoit à la table, puis commencez.
pass-and-play-words = Plusieurs personnes sur cet appareil : il passe de main en main et cache les cartes entre-temps.
seats = Places
how-many-seats = Nombre de places
n-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
seat-kind = Qui s’assoit à la place { $number }
seat-level = Niveau du robot à la place { $number }
seat-name = Nom à la place { $number }
seat-me = Moi
seat-here = Sur cet appareil
seat-open = Un invité
seat-bot = Un robot
seat-open-words = libre pour qui a le lien
seat-empty = place libre
player-number = Joueur { $number }
bot-named = { $level } { $number }
send-away = Renvoyer { $name }
away = hors ligne
host = hôte
options = Options
clock = Temps de réflexion de chacun
clock-none = Sans pendule
clock-day = un jour
clock-increment = Ajouté à chaque décision
stand-in = Quand le temps est écoulé
stand-in-none = Personne ne prend la relève
table-public = Visible par tous
table-spectators = D’autres peuvent regarder
open-table = Ouvrir la table
start = Commencer la partie
start-when-full = Avant de commencer, chaque place libre attend un invité ou un robot.
waiting-for = { $seats ->
    [one] On attend encore une personne.
   *[other] On attend encore { $seats } personnes.
}
ready-host = Tout le monde est là. Vous pouvez commencer.
ready-guest = Tout le monde est là. L’hôte commence.
away-host = { $count ->
    [one] { $names } est hors ligne. Vous pouvez commencer, ou attendre.
   *[other] { $names } sont hors ligne. Vous pouvez commencer, ou attendre.
}
away-guest = { $count ->
    [one] { $names } est hors ligne. L’hôte commence.
   *[other] { $names } sont hors ligne. L’hôte commence.
}
table-full = Toutes les places sont prises.
leave = Quitter la table
invite-title = Inviter quelqu’un
invite-link = Lien vers cette table
qr-label = Code QR avec le lien vers cette table
copy-link = Copier le lien
copied = Copié
copy-failed = La copie n’a pas réussi. Le lien est sélectionné : copiez-le à partir de là.
copy-by-hand = La copie n’a pas réussi ; voici le lien : { $link }
invite-here-only = Ce lien ne marche que sur cet appareil : le serveur n’écoute personne d’autre. Lancé avec « --host 0.0.0.0 », il est joignable par les téléphones du même réseau.
share = Partager
fair-deal = Une donne honnête
fair-words = La donne est fixée par un secret que le serveur a scellé d’avance, et par vos mots. Après la partie, chacun peut la vérifier.
words-so-far = Mots jusqu’ici :
words-by = Ajoutés par : { $names }
words-missing = Encore sans mot : { $names }
word-of = Un mot de la part de { $name }
deal-renewed = { $why ->
    [options] Les options ont changé : une nouvelle donne a été promise ; ajoutez de nouveau vos mots.
   *[seats] La table a changé : une nouvelle donne a été promise ; ajoutez de nouveau vos mots.
}
your-word = Un mot à vous

board = Plateau
tools = Outils
beside = Points, récit et discussion
menu = Menu
sending = Envoi…
confirm = Confirmer
confirm-group = Confirmez votre choix
points-change = { $points ->
    [one] { $sign ->
        [plus] +{ $points } point
        [minus] −{ $points } point
       *[none] score inchangé
    }
   *[other] { $sign ->
        [plus] +{ $points } points
        [minus] −{ $points } points
       *[none] score inchangé
    }
}
undo = Annuler
undo-ask = Demander à annuler
undo-asked = { $name } voudrait annuler sa dernière décision.
undo-asked-mine = Vous voudriez annuler votre dernière décision.
undo-question = { $name }, êtes-vous d’accord ?
undo-question-words = { $asker } voudrait annuler sa dernière décision. Aucune carte n’est visible entre-temps.
allow-as = { $name } accepte
refuse-as = { $name } refuse
allow = Accepter
refuse = Refuser
hint = Conseil
hint-thinking = Le robot réfléchit…
hint-how = Un bon robot a réfléchi à votre place, en ne sachant que ce que vous savez.
hint-share = { $percent } % de ses essais
hint-win = { $percent } % de victoires
hint-points = points attendus : { $points }
hint-take = Choisir
log = Récit
log-empty = Il ne s’est encore rien passé.
story-sat-down = { $name } prend la place { $number }.
story-stood-in = { $why ->
    [left] { $name } quitte la partie ; un robot joue ({ $level }).
    [removed] L’hôte confie la place de { $name } à un robot ({ $level }).
    [absent] { $name } est hors ligne ; l’hôte laisse jouer un robot ({ $level }).
    [time] { $name } n’a plus de temps ; un robot joue ({ $level }).
   *[other] { $name } laisse jouer un robot ({ $level }).
}
story-came-back = { $name } revient et joue.
story-seat-asked = { $name } demande la place { $number }.
story-seat-refused = { $how ->
    [silence] Tous n’ont pas accepté à temps : { $name } n’obtient pas la place { $number }.
   *[person] { $by } dit non : { $name } n’obtient pas la place { $number }.
}
story-seat-withdrawn = { $name } ne demande plus de place.
story-undo-asked = { $name } demande à annuler une décision.
story-undo-refused = { $how ->
    [silence] La partie a continué : la demande d’annulation de { $name } est tombée.
   *[person] { $by } refuse l’annulation demandée par { $name }.
}
story-undo-withdrawn = { $name } ne demande plus d’annulation.
story-undone = { $name } annule une décision.
story-renewed = { $why ->
    [options] Les options ont changé : une nouvelle donne a été promise.
   *[seats] La table a changé : une nouvelle donne a été promise.
}
show-moment = Montrer ce moment
looking-back = Retour au moment { $at }.
back-to-now = Revenir au présent
# --- following the others
pace = Tours des autres
pace-calm = Tranquille
pace-normal = Normal
pace-quick = Rapide
pace-at-once = Tout de suite
skip = Passer à votre tour
since-title = Depuis votre dernier tour
since-none = Il ne s’est encore rien passé.
since-points = Vos points : { $before } → { $after }
points = Points
points-unknown = ?
points-none = Rien encore.
to-move = doit jouer
cards-shown = Cartes visibles
your-actions = Ce que vous pouvez faire
actions-none = Rien pour le moment.
rule-named = Règle { $clause }
read-table = La table en mots
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-unsent = pas encore envoyé
chat-muted = La discussion est coupée.
chat-say = Dites quelque chose
phrases = Phrases toutes faites
mute = Couper la discussion
watching = { $people ->
    [one] une personne regarde
   *[other] { $people } personnes regardent
}
you-watch = Vous regardez.
no-spectators = Cette partie n’est pas ouverte aux spectateurs.
no-spectators-words = Les gens à cette table jouent entre eux.
ask-seat = Demander une place
ask-seat-words = Pour la place d’un robot, on demande à toute la table ; pour celle d’une personne, à cette personne. Qui se tait dit non.
ask-seat-of = Demander la place de { $name }
seat-asking = Vous avez demandé la place de { $name }.
seat-asked-by = { $guest } voudrait prendre la place de { $name }.
silence-is-no = Le silence vaut un non
agreed-so-far = D’accord : { $names }
waiting-answers = On attend : { $names }
agree = D’accord
disagree = Non
withdraw = Retirer la demande
take-seat-back = Reprendre ma place
let-bot-play = Laisser un robot jouer pour moi
stand-in-mine = { $why ->
    [left] Vous avez quitté la partie ; un robot joue pour vous.
    [removed] L’hôte a confié votre place à un robot.
    [absent] Vous étiez hors ligne : l’hôte laisse un robot jouer pour vous.
    [time] Votre temps est écoulé ; un robot joue pour vous.
   *[other] Un robot joue pour vous.
}
stand-in-mine-of = { $why ->
    [left] { $name } a quitté la partie ; un robot joue.
    [removed] L’hôte a confié la place de { $name } à un robot.
    [absent] { $name } était hors ligne : l’hôte laisse un robot jouer.
    [time] Le temps de { $name } est écoulé ; un robot joue.
   *[other] Un robot joue pour { $name }.
}
take-seat-back-of = { $name } rejoue
stand-in-short = { $why ->
    [left] a quitté la partie ; un robot joue ({ $level })
    [removed] place confiée à un robot ({ $level })
    [absent] hors ligne ; un robot joue ({ $level })
    [time] temps écoulé ; un robot joue ({ $level })
   *[other] un robot joue ({ $level })
}
leave-match = Quitter la partie
leave-match-words = Un robot joue pour vous ; vous pouvez revenir quand vous voulez.
let-bot-play-for = Laisser un robot jouer pour { $name }
let-bot-play-words = { $name } est hors ligne. Un robot joue jusqu’à ce que { $name } reprenne sa place.
time-left = il reste { $time }
connection-lost = Connexion perdue. Nouvel essai en cours ; rien n’est perdu.
connection-back = Connexion rétablie.
rules-unable = Les règles n’ont pas pu être chargées dans cette page : c’est le serveur qui dessine la table. Tout fonctionne, les réponses sont juste un peu plus lentes.
table-missing = Cette table n’existe pas (ou plus).
set-aside = Mise de côté
set-aside-title = Cette partie est mise de côté
hand-over = Passez l’appareil à { $name }
hand-over-words = Les cartes n’apparaissent que lorsque { $name } le demande.
hand-over-take = Je suis { $name }
as-things-stand = En l’état
reconstructed = Une valeur est reconstituée ici : aucun exemplaire imprimé n’a pu être lu.
end-title = Le décompte
end-winner = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
end-place = place { $place }
end-skip = Tout montrer
practice = Partie d’entraînement
practice-words = Une annulation a porté sur quelque chose qu’on avait appris : c’est donc une partie d’entraînement.
dealt-here = Sur cet appareil
dealt-here-words = Les cartes ont été mélangées sur cet appareil : personne d’autre ne peut vérifier cette donne.
matches-here = Vos parties sur cet appareil
delete-match = Supprimer la partie
delete-match-words = Elle n’est conservée que sur cet appareil : une fois supprimée, elle est perdue pour de bon.
set-aside-here = Cette partie a été commencée avec d’autres règles que celles de cette page. Elle est mise de côté ; rien n’en est perdu.
end-seed = Le secret de la donne, à vérifier :
rematch = Revanche
to-rematch = À la revanche
replay = Revoir
export = Enregistrer la partie

replay-view = Point de vue
replay-open = Cartes visibles
replay-spectator = Comme l’a vu un spectateur
replay-as = Comme l’a vu { $name }
replay-controls = Commandes de la relecture
replay-moment = Moment
replay-step = { $at } sur { $steps }
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
copy-moment = Copier un lien vers ce moment
play = Lecture
pause = Pause

rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] une règle trouvée
   *[other] { $count } règles trouvées
}
rules-none = Aucune règle n’en parle.

settings = Réglages
theme = Apparence
theme-auto = Comme l’appareil
theme-light = Claire
theme-dark = Sombre
motion = Mouvement
motion-auto = Comme l’appareil
motion-full = Tout bouge
motion-still = Rien ne bouge
playing = Jeu
confirm-moves = Me demander de confirmer chaque coup
my-data = Ce qui est conservé sur moi
my-data-words = Il n’y a pas de compte : ici, un cookie de ce navigateur dit qui vous êtes. Le serveur conserve votre nom, vos places, ce que vous avez dit et les enregistrements que vous avez apportés.
my-data-download = Le télécharger
sessions-end = Me déconnecter partout ailleurs
sessions-end-words = Tout autre navigateur qui est vous cesse aussitôt de l’être. Celui-ci le reste.
sessions-ended = C’est fait : seul ce navigateur est vous désormais.
delete-me = M’effacer
delete-me-gone = Votre nom, ce que vous avez dit et les enregistrements que vous avez apportés sont effacés.
delete-me-stays = Les parties restent à ceux avec qui vous avez joué, avec vos coups et sans votre nom ; dans celles en cours, un robot prend la suite.
delete-me-final = Cela ne peut pas être annulé, pas même par qui gère le serveur, sauf à partir d’une sauvegarde.
delete-me-now = Tout effacer
me-deleted = C’est effacé. Vous n’êtes plus personne ici.

shortcuts = Clavier
key-tab = d’une zone à l’autre
key-arrows = dans une zone : main, marché, plateau
key-enter = choisir ; encore une fois pour confirmer
key-escape = abandonner le choix, fermer, revenir au présent
key-skip = passer à votre tour
key-board = vers ce qu’on peut faire sur le plateau
key-actions = ce que vous pouvez faire, en liste
key-undo = annuler
key-hint = conseil
key-log = récit
key-points = points
key-chat = discussion
key-read = la table en mots
key-rules = règles
key-help = cette liste
