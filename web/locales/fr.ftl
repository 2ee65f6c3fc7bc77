# Les mots de l'application.
app-name = Regency
skip-to-content = Aller au contenu
navigation = Navigation
loading = Un instant…
close = Fermer
cancel = Annuler ce choix
change = modifier
add = Ajouter
send = Envoyer
you = vous
guest = Invité

title-new = Nouvelle partie
title-table = Table
title-turn = À vous : { $game }
title-replay = Relecture
title-review = Analyse de la partie
title-rules = Comment jouer
title-almanac = Almanach
title-settings = Réglages
lost-title = Page introuvable
lost-text = Cette adresse ne mène nulle part, ou son contenu a été supprimé.
to-home = Accueil
to-score = Retour au score

server-away = Le serveur est injoignable pour le moment. La page réessaie d’elle-même ; vous n’avez rien à faire.
trouble-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
trouble-not-found = Introuvable, ou supprimé.
trouble-other = Échec : { $words }

home-title = Jouez à la Cour du Roi
home-words = Trois jeux royaux, entre amis, même à distance, ou contre des robots. Gratuit, sans compte, sans règles à lire avant.
games = Jeux
more-games = Autres jeux
your-name = Votre nom
choose-face = Choisissez votre portrait
your-face = Votre portrait : { $face }. En choisir un autre
face-poet = le poète
face-gardener = la jardinière
face-falconer = le fauconnier
face-lady = la dame
face-fool = le bouffon
face-scholar = l’érudit
face-cook = le cuisinier
face-nun = la religieuse
face-sailor = le marin
face-pilgrim = le pèlerin
face-stargazer = l’astronome
face-miller = le meunier
face-painter = le peintre
face-dancer = la danseuse
face-smith = le forgeron
face-weaver = la tisserande
face-troubadour = le troubadour
face-merchant = le marchand
face-widow = la veuve
face-maiden-at-arms = la guerrière
face-northerner = l’homme du Nord
face-hermit = l’ermite
face-apprentice = l’apprenti
face-duchess = la duchesse
face-monk = le moine
face-corsair = la corsaire
face-judge = le juge
face-inventor = l’inventeur
face-seamstress = la couturière
face-singer = la chanteuse
face-vagabond = le vagabond
face-notary = le notaire
language = Langue
seats-range = { $one ->
    [yes] { $to } joueurs
   *[no] { $from } à { $to } joueurs
}
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
rules = Règles
play-now = Jouer
starting = Mise en place…
against-bots = { $bots ->
    [one] Contre un robot (niveau { $level })
   *[other] Contre { $bots } robots (niveau { $level })
}
invite = Inviter
pass-and-play = Sur le même écran
continue = Vos parties en cours
to-table = Aller à la table
join = Rejoindre une table
join-none = Aucune table ouverte. Ouvrez-en une : « Inviter » sur l’un des jeux.
sit-down = Prendre place
sit-here = Prendre cette place
watch = Regarder
watch-not = Partie privée en cours
seats-free = { $seats ->
    [one] une place libre
   *[other] { $seats } places libres
}
records = Parties enregistrées
import = Ouvrir un fichier de partie
import-words = Revoyez une partie enregistrée dans un fichier, ici ou ailleurs.

# --- apprendre en jouant

# --- the coach of the first matches
coach = Astuces
coach-understood = Compris
coach-off = Sans astuces
coach-wanted = Des astuces pendant mes premières parties
manners-wanted = Les robots font des remarques
bot-page-manner = Beaucoup d’entrain, un peu de trac.
bot-page-greets = Ma première cour ! Doucement, je vous prie.
bot-page-struck = Oh ! Je n’avais rien vu venir.
bot-page-wins = J’ai gagné ? Il faut prévenir ma mère !
bot-page-loses = J’ai beaucoup appris. On recommence ?
bot-squire-manner = De la bonne humeur et un peu trop d’audace.
bot-squire-greets = Bottes cirées, idées claires : en avant !
bot-squire-struck = Aïe ! Celui-là, je m’en souviendrai.
bot-squire-wins = Ha ! À chacun son jour de gloire.
bot-squire-loses = Bien joué ! Je veux ma revanche.
bot-herald-manner = Annonce tout, même ses propres erreurs.
bot-herald-greets = Oyez ! La cour est en séance.
bot-herald-struck = Oyez ! Un beau coup a été porté.
bot-herald-wins = Oyez ! Il semble que j’aie gagné.
bot-herald-loses = Oyez ! Une victoire méritée !
bot-knight-manner = Courtoisie parfaite, peu de paroles.
bot-knight-greets = Je vous salue. Que le meilleur l’emporte.
bot-knight-struck = Beau coup. Mes compliments.
bot-knight-wins = Un combat honorable. Bien joué.
bot-knight-loses = Vous l’emportez loyalement.
bot-chancellor-manner = Un ton sec, des dossiers en ordre.
bot-chancellor-greets = J’ai lu les règles. Deux fois.
bot-chancellor-struck = Je vais devoir revoir mes plans.
bot-chancellor-wins = Conforme aux calculs.
bot-chancellor-loses = Une erreur du Trésor. Bien joué.
bot-sovereign-manner = La majesté, jusque dans la défaite.
bot-sovereign-greets = Nous daignons vous recevoir.
bot-sovereign-struck = Voilà qui Nous surprend. Et Nous plaît.
bot-sovereign-wins = La couronne reste où elle est.
bot-sovereign-loses = Nous Nous inclinons. Une fois.

# --- apprendre en jouant

title-lessons = Leçons
learn = Apprendre
learn-progress = Apprendre : { $done } sur { $lessons }
lessons-of = Apprendre : { $game }
lesson-begin = Commencer
lesson-resume = Reprendre à l’étape { $step } sur { $steps }
lesson-done = Terminée. La refaire
lesson-missing = Cette leçon n’existe pas.
lesson-leave = Quitter la leçon
lesson-again = Recommencer
lesson-back = Retour
lesson-next = Suite
lesson-step = { $step } sur { $steps }
lesson-your-move = À vous
lesson-points-at = Montré : { $name }
lesson-not-now = C’est permis dans une vraie partie. Dans cette leçon : { $wanted }.
lesson-why-not = { $reason } Dans cette leçon : { $wanted }.
lesson-read-on = Lisez d’abord ce que dit la leçon, puis touchez Suite.
lesson-wait = Un instant : les autres jouent leur tour.
lesson-over = La leçon est finie. Bravo !
lesson-next-one = Leçon suivante
lesson-play-on = Continuer cette partie

new-words = Choisissez qui s’assoit à la table, puis commencez.
pass-and-play-words = Plusieurs personnes sur cet appareil : on se le passe, et les cartes restent cachées entre deux joueurs.
seats = Joueurs
how-many-seats = Nombre de joueurs
n-seats = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
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
send-away = Retirer { $name } de la table
# A bot is a courtier: one name for each seat, so that no two at a table are called alike.
bot-named = { $number ->
    [1] Odon
    [2] Mahaut
    [3] Tancrède
    [4] Clarisse
   *[5] Lambert
}
away = hors ligne
host = hôte
options = Options
clock = Temps de réflexion par joueur
clock-none = Sans limite de temps
clock-increment = Temps ajouté à chaque coup
stand-in = Quand le temps est écoulé
stand-in-none = Personne ne prend le relais
stand-in-bot = Un robot joue : { $level }
table-public = Visible par tous
table-spectators = Spectateurs autorisés
table-hints = Conseils autorisés
table-takebacks = Annulations autorisées
talk-choice = { $talk ->
    [phrases] Phrases toutes faites seulement
    [none] Aucune
   *[words] Libre
}
agreed = Ce qui est convenu
agreed-hints = { $allowed ->
    [yes] Conseils autorisés
   *[no] Sans conseils
}
agreed-takebacks = { $allowed ->
    [yes] On peut annuler un coup : librement, ou si les autres sont d’accord
   *[no] Aucun coup ne s’annule
}
agreed-spectators = { $allowed ->
    [yes] Spectateurs autorisés
   *[no] Sans spectateurs
}
agreed-chat = { $talk ->
    [phrases] Discussion par phrases toutes faites
    [none] Sans discussion
   *[words] Discussion libre
}
agreed-public = Visible par tous
agreed-increment = + { $seconds } s par coup
agreed-turn = { $minutes } min par coup
agreed-changed = L’hôte a changé ce qui est convenu.
open-table = Ouvrir la table
start = Commencer la partie
start-when-full = Pour commencer, donnez chaque place libre à un invité ou à un robot.
waiting-for = { $seats ->
    [one] On attend encore une personne.
   *[other] On attend encore { $seats } personnes.
}
ready-host = Tout le monde est là. Vous pouvez lancer la partie.
ready-guest = Tout le monde est là. L’hôte peut lancer la partie.
away-host = { $count ->
    [one] { $names } est hors ligne. Vous pouvez commencer ou attendre.
   *[other] { $names } sont hors ligne. Vous pouvez commencer ou attendre.
}
away-guest = { $count ->
    [one] { $names } est hors ligne. L’hôte peut lancer la partie.
   *[other] { $names } sont hors ligne. L’hôte peut lancer la partie.
}
table-full = Toutes les places sont prises.
leave = Quitter la table
invite-title = Inviter quelqu’un
invite-link = Lien vers cette table
qr-label = Code QR avec le lien vers cette table
copy-link = Copier le lien
copied = Copié
copy-failed = La copie n’a pas réussi. Le lien est sélectionné : copiez-le à partir de là.
copy-by-hand = La copie n’a pas réussi ; voici le lien : { $link }
invite-here-only = Ce lien ne marche que sur cet appareil : le serveur n’écoute personne d’autre. Lancé avec « --host 0.0.0.0 », il est joignable par les téléphones du même réseau.
share = Partager
fair-deal = Une donne honnête
fair-words = La donne est fixée par un secret que le serveur a scellé d’avance, et par vos mots. Après la partie, chacun peut la vérifier.
fair-code = Ce qui a été scellé
words-so-far = Mots déjà donnés :
words-by = Ajoutés par : { $names }
words-missing = Encore sans mot : { $names }
word-of = Le mot choisi par { $name }
deal-renewed = { $why ->
    [options] Les options ont changé : il y aura une nouvelle donne. Ajoutez de nouveau vos mots.
   *[seats] La table a changé : il y aura une nouvelle donne. Ajoutez de nouveau vos mots.
}
your-word = Votre mot

board = Plateau
tools = Outils
beside = Points, journal et discussion
menu = Menu
sending = Envoi…
confirm = Confirmer
confirm-group = Confirmez votre choix
brings-nothing = Cela ne rapporte rien pour l’instant.
points-change = { $points ->
    [one] { $sign ->
        [plus] +{ $points } point
        [minus] −{ $points } point
       *[none] score inchangé
    }
   *[other] { $sign ->
        [plus] +{ $points } points
        [minus] −{ $points } points
       *[none] score inchangé
    }
}
undo = Annuler
undo-ask = Annuler ?
undo-asked = { $name } voudrait annuler son dernier coup.
undo-asked-mine = Vous voudriez annuler votre dernier coup.
undo-question = { $name }, êtes-vous d’accord ?
undo-question-words = { $asker } voudrait annuler son dernier coup. Aucune carte n’est visible entre-temps.
allow-as = { $name } accepte
refuse-as = { $name } refuse
allow = Accepter
refuse = Refuser
hint = Conseil
hint-thinking = Le robot réfléchit…
hint-how = Un bon robot a réfléchi à votre place, en ne sachant que ce que vous savez.
hint-win = { $percent } % de victoires
hint-points = { $points ->
    [one] { $points } point en moyenne
   *[other] { $points } points en moyenne
}
# --- what a hint says for a move
hint-merit-win = Meilleure chance de gagner.
hint-merit-points = Le plus de points.
hint-merit-close = Presque aussi bon.
hint-brings = Rapporte plus : { $source } (+{ $points }).
hint-denies = Laisse moins aux autres : { $source } (−{ $points }).
hint-opens = Garde ouvert : { $source }, { $other }.
hint-take = Choisir
log = Journal
log-empty = Il ne s’est encore rien passé.
story-sat-down = { $who ->
    [you] Vous prenez la place { $number }.
   *[other] { $name } prend la place { $number }.
}
story-stood-in = { $who ->
    [you] { $why ->
        [left] Vous quittez la partie : un robot joue à votre place ({ $level }).
        [removed] L’hôte confie votre place à un robot ({ $level }).
        [absent] Vous êtes hors ligne : l’hôte laisse jouer un robot ({ $level }).
        [agreed] Vous êtes hors ligne : les autres laissent jouer un robot ({ $level }).
        [time] Vous n’avez plus de temps : un robot joue à votre place ({ $level }).
        [forfeit] Vous n’avez plus de temps et perdez la partie : un robot prend la suite ({ $level }).
        [resigned] Vous abandonnez : un robot prend la suite ({ $level }).
       *[other] Vous laissez jouer un robot ({ $level }).
    }
   *[other] { $why ->
        [left] { $name } quitte la partie : un robot prend le relais ({ $level }).
        [removed] { $name } : l’hôte confie la place à un robot ({ $level }).
        [absent] { $name } est hors ligne : l’hôte laisse jouer un robot ({ $level }).
        [agreed] { $name } est hors ligne : les autres laissent jouer un robot ({ $level }).
        [time] { $name } n’a plus de temps : un robot prend le relais ({ $level }).
        [forfeit] { $name } n’a plus de temps et perd la partie : un robot prend la suite ({ $level }).
        [resigned] { $name } abandonne : un robot prend la suite ({ $level }).
       *[other] { $name } laisse jouer un robot ({ $level }).
    }
}
story-came-back = { $who ->
    [you] Vous reprenez votre place.
   *[other] { $name } reprend sa place.
}
story-seat-asked = { $who ->
    [you] Vous demandez la place { $number }.
   *[other] { $name } demande la place { $number }.
}
story-seat-refused = { $how ->
    [silence] Tous n’ont pas accepté à temps : { $who ->
        [you] vous n’obtenez pas la place { $number }.
       *[other] { $name } n’obtient pas la place { $number }.
    }
   *[person] { $by_who ->
        [you] Vous refusez : { $name } n’obtient pas la place { $number }.
       *[other] { $by } refuse : { $who ->
            [you] vous n’obtenez pas la place { $number }.
           *[other] { $name } n’obtient pas la place { $number }.
        }
    }
}
story-seat-withdrawn = { $who ->
    [you] Vous ne demandez plus de place.
   *[other] { $name } ne demande plus de place.
}
story-undo-asked = { $who ->
    [you] Vous demandez à annuler un coup.
   *[other] { $name } demande à annuler un coup.
}
story-undo-refused = { $how ->
    [silence] { $who ->
        [you] La partie a continué : votre demande d’annulation est abandonnée.
       *[other] La partie a continué : l’annulation demandée par { $name } est abandonnée.
    }
   *[person] { $by_who ->
        [you] Vous refusez l’annulation demandée par { $name }.
       *[other] { $who ->
            [you] { $by } refuse votre demande d’annulation.
           *[other] { $by } refuse l’annulation demandée par { $name }.
        }
    }
}
story-undo-withdrawn = { $who ->
    [you] Vous ne demandez plus d’annulation.
   *[other] { $name } ne demande plus d’annulation.
}
story-undone = { $who ->
    [you] Vous annulez un coup.
   *[other] { $name } annule un coup.
}
story-abort-asked = { $who ->
    [you] Vous demandez de finir la partie sans résultat.
   *[other] { $name } demande de finir la partie sans résultat.
}
story-abort-refused = { $by_who ->
    [you] Vous ne voulez pas finir la partie.
   *[other] { $by } ne veut pas finir la partie.
}
story-abort-withdrawn = { $who ->
    [you] Vous ne demandez plus de finir la partie.
   *[other] { $name } ne demande plus de finir la partie.
}
story-aborted = Tout le monde est d’accord : la partie finit sans résultat.
story-stand-in-asked = { $by_who ->
    [you] Vous demandez qu’un robot joue pour { $name }, hors ligne.
   *[other] { $by } demande qu’un robot joue pour { $name }, hors ligne.
}
story-stand-in-refused = { $how ->
    [silence] { $name } est de retour : pas besoin de robot.
   *[person] { $by_who ->
        [you] Vous refusez : aucun robot ne joue pour { $name }.
       *[other] { $by } refuse : aucun robot ne joue pour { $name }.
    }
}
story-renewed = { $why ->
    [options] Les options ont changé : nouvelle donne.
   *[seats] La table a changé : nouvelle donne.
}
show-moment = Revoir cette étape
looking-back = Vous revoyez l’étape { $at }.
back-to-now = Revenir au présent
# --- following the others
pace = Tours des autres
pace-calm = Tranquille
pace-normal = Normal
pace-quick = Rapide
pace-at-once = Tout de suite
pace-clock = Quand il reste moins d’une heure à quelqu’un, les coups sont montrés tout de suite.
skip = Passer à votre tour
since-title = Depuis votre dernier tour
since-none = Il ne s’est encore rien passé.
since-points = Vos points : { $before } → { $after }
# --- great moments, and sound
scene-on = Continuer
scene-leads = { $who ->
    [you] Vous menez, avec { $points } d’avance.
   *[other] { $seat } mène, avec { $points } d’avance.
}
sound = Son
sound-off = Coupé
sound-soft = Doux
sound-normal = Normal
sound-loud = Fort
points = Points
points-unknown = ?
points-none = Aucun point pour l’instant.
# --- scored, and what would be scored
points-supposed = Comme si la partie finissait maintenant
points-scored = acquis : { $points }
to-move = doit jouer
cards-shown = Cartes visibles
your-actions = Actions possibles
actions-none = Aucune action pour le moment.
rule-named = Règle { $clause }
read-table = Description de la table
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-unsent = pas encore envoyé
chat-muted = La discussion est masquée.
chat-say = Dites quelque chose
phrases = Phrases toutes faites
mute = Masquer la discussion
watching = { $people ->
    [one] une personne regarde
   *[other] { $people } personnes regardent
}
you-watch = Vous regardez la partie.
no-spectators = Cette partie n’est pas ouverte aux spectateurs.
no-spectators-words = Les joueurs de cette table préfèrent jouer entre eux.
ask-seat = Demander une place
ask-seat-words = La place d’un robot se demande à toute la table ; celle d’une personne, à elle seule. Sans réponse, c’est non.
ask-seat-of = Demander la place occupée par { $name }
seat-asking = Vous avez demandé la place occupée par { $name }.
seat-asked-by = { $guest } voudrait prendre la place occupée par { $name }.
silence-is-no = Sans réponse, c’est non
agreed-so-far = D’accord : { $names }
waiting-answers = On attend : { $names }
agree = D’accord
disagree = Non
withdraw = Retirer la demande
take-seat-back = Reprendre ma place
let-bot-play = Laisser un robot jouer pour moi
stand-in-mine = { $why ->
    [left] Vous avez quitté la partie ; un robot joue pour vous.
    [removed] L’hôte a confié votre place à un robot.
    [absent] Vous étiez hors ligne : l’hôte laisse un robot jouer pour vous.
    [agreed] Vous étiez hors ligne : les autres laissent un robot jouer pour vous.
    [time] Votre temps est écoulé ; un robot joue pour vous.
    [forfeit] Votre temps est écoulé : vous avez perdu cette partie. Un robot continue pour les autres.
    [resigned] Vous avez abandonné. Un robot continue pour les autres.
   *[other] Un robot joue pour vous.
}
stand-in-mine-of = { $why ->
    [left] { $name } a quitté la partie ; un robot joue.
    [removed] L’hôte a confié à un robot la place occupée par { $name }.
    [absent] { $name } était hors ligne : l’hôte laisse un robot jouer.
    [agreed] { $name } était hors ligne : les autres laissent un robot jouer.
    [time] { $name } n’a plus de temps ; un robot joue.
    [forfeit] { $name } n’a plus de temps et a perdu cette partie ; un robot joue.
    [resigned] { $name } a abandonné ; un robot joue.
   *[other] Un robot joue pour { $name }.
}
take-seat-back-of = { $name } reprend sa place
stand-in-short = { $why ->
    [left] a quitté la partie ; un robot joue ({ $level })
    [removed] place confiée à un robot ({ $level })
    [absent] hors ligne ; un robot joue ({ $level })
    [agreed] hors ligne ; un robot joue ({ $level })
    [time] temps écoulé ; un robot joue ({ $level })
    [forfeit] perdu au temps ; un robot joue ({ $level })
    [resigned] abandon ; un robot joue ({ $level })
   *[other] un robot joue ({ $level })
}
leave-match = Quitter la partie
leave-match-words = Un robot joue pour vous jusqu’à votre retour, possible à tout moment. Le résultat compte comme le vôtre.
resign = Abandonner
resign-of = Abandonner : { $name }
resign-words = Vous abandonnez la partie pour de bon. Vous serez à la dernière place quoi qu’il arrive, et la partie comptera comme perdue dans vos statistiques. Un robot continue pour les autres. Vous ne pourrez pas revenir.
resign-words-of = { $name } abandonne la partie pour de bon et sera à la dernière place quoi qu’il arrive. Un robot continue pour les autres. { $name } ne pourra pas revenir.
abort = Finir sans résultat
abort-words = Si toutes les personnes qui jouent encore sont d’accord, la partie finit aussitôt et ne compte pour personne : ni places, ni statistiques. Un seul « non » suffit pour continuer.
abort-asked = { $name } veut finir sans résultat : la partie ne compterait pour personne.
abort-asked-mine = Vous demandez de finir la partie sans résultat.
aborted = Finie sans résultat
aborted-words = Tout le monde a voulu finir cette partie. Elle ne compte pour personne.
missing-asked = { $asker } demande : un robot doit-il jouer pour { $name }, hors ligne ?
missing-asked-mine = Vous demandez qu’un robot joue pour { $name }.
missing-silence = Sauf refus, un robot joue dans
let-bot-ask-words = { $name } est hors ligne. Dès que les autres sont d’accord, ou si personne ne refuse d’ici deux minutes, un robot joue jusqu’à son retour.
end-given-up = abandon : dernière place
history-no-result = sans résultat
review-aborted = Cette partie a fini sans résultat : il n’y a rien à analyser.
let-bot-play-for = Laisser un robot jouer pour { $name }
time-left = il reste { $time }
connection-lost = Connexion interrompue. Reconnexion en cours ; rien n’est perdu.
connection-back = Connexion rétablie.
rules-unable = Les règles n’ont pas pu être chargées dans cette page : le serveur dessine la table à sa place. Tout fonctionne, mais un peu plus lentement.
bots-instead = Le réseau de neurones des robots n’a pas pu être chargé : leur niveau peut varier.
table-missing = Cette table n’existe pas, ou n’existe plus.
set-aside = Mise de côté
set-aside-title = Cette partie est mise de côté
hand-over = Passez l’appareil à { $name }
hand-over-words = Les cartes restent cachées jusque-là.
hand-over-take = Je suis { $name }
as-things-stand = À ce stade
reconstructed = Une valeur est supposée ici : nous n’avons pas pu la vérifier sur un exemplaire imprimé.
reconstructed-short = À propos de ces valeurs
end-title = Décompte
end-winner = { $count ->
    [one] { $who ->
        [you] Vous gagnez !
       *[other] { $names } gagne !
    }
   *[other] { $who ->
        [you] Victoire partagée avec { $others } !
       *[other] Victoire partagée : { $names } !
    }
}
end-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
end-skip = Tout montrer
practice = Partie d’entraînement
practice-words = Un coup a été annulé après avoir révélé quelque chose : c’est donc une partie d’entraînement.
dealt-here = Sur cet appareil
dealt-here-words = Les cartes ont été mélangées sur cet appareil : personne d’autre ne peut vérifier cette donne.
matches-here = Vos parties sur cet appareil
delete-match = Supprimer la partie
delete-match-words = Elle n’est conservée que sur cet appareil : une fois supprimée, elle est perdue pour de bon.
set-aside-here = Cette partie a été commencée avec d’autres règles que celles de cette page. Elle est mise de côté ; rien n’en est perdu.
end-seed = Le secret de la donne, à vérifier :
rematch = Revanche
to-rematch = À la revanche
rematch-waits = La revanche est prête.
replay = Revoir
export = Télécharger la partie

replay-view = Point de vue
replay-open = Toutes les cartes visibles
replay-spectator = Un spectateur
replay-as = { $name }
replay-controls = Commandes de la relecture
replay-moment = Étape
replay-step = { $at } sur { $steps }
replay-first = Au début
replay-back = Étape précédente
replay-next = Étape suivante
replay-last = À la fin
replay-turns = Aller au tour
replay-turn = Tour { $number } : { $name }
replay-setup = Mise en place
replay-turn-back = Tour précédent
replay-turn-next = Tour suivant
replay-speed = Vitesse
replay-choice-back = Choix précédent
replay-choice-next = Choix suivant
replay-choices = Choix ({ $name })
replay-verdicts = Ce que dit l’analyse
copy-moment = Copier un lien vers cette étape
play = Lecture
pause = Pause

# --- looking back: a match judged
lookback = Analyser la partie
lookback-progress = Analyse de la partie : { $percent } %
lookback-stop = Arrêter
lookback-stopped = Analyse arrêtée. Voici ce qui a été trouvé.
lookback-again = Relancer l’analyse
lookback-done = L’analyse est terminée.
lookback-failed = Ce navigateur ne peut pas analyser cette partie.
lookback-download = Télécharger l’analyse
lookback-playing = Cette partie est encore en cours. L’analyse sera possible une fois la partie terminée.
lookback-lens = Juger chaque choix selon
lookback-eyes = Ce que vous pouviez savoir
lookback-hands = Cartes sur table
lookback-eyes-about = Seul compte ce que le joueur voyait à ce moment-là.
lookback-hands-about = Comme si toutes les mains avaient été visibles.
lookback-graph = Chances de gagner, tour après tour
lookback-start = Début
lookback-end = Fin
lookback-turn = Tour { $number }
lookback-turning = Tournants
lookback-further = À retenir aussi
lookback-none = Aucun choix n’a nettement coûté la victoire.
lookback-none-yet = Rien pour l’instant…
lookback-moment = { $name }, tour { $number }
lookback-blunder = Gaffe
lookback-mistake = Erreur
lookback-inaccuracy = Imprécision
lookback-costly = Choix coûteux
lookback-cost = { $percent } % de chances de gagner en moins
lookback-played = Joué
lookback-better = Mieux
lookback-loss = Chances de gagner perdues : { $percent } % (entre { $low } % et { $high } %).
lookback-loss-points = Points perdus : { $points }.
lookback-reason = Ce que le meilleur choix rapporte à la fin, en moyenne : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }).
lookback-show = Voir dans la relecture
lookback-try = Rejouer à partir d’ici
lookback-try-failed = La nouvelle partie n’a pas pu être gardée ici. Ce navigateur n’a peut-être plus de place.
lookback-players = Le jeu de chacun
lookback-accuracy = Précision : { $percent } sur 100
lookback-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
lookback-blunders = Gaffes : { $count }
lookback-mistakes = Erreurs : { $count }
lookback-inaccuracies = Imprécisions : { $count }
lookback-ledger = Chance ou talent ?
lookback-ledger-about = Ce qui a mené les chances de chacun du début au résultat. Les choix sont comparés à ceux d’un robot simple : qui joue comme lui obtient 0, même là où il y avait mieux.
lookback-ledger-network = Ce qui a mené les chances de chacun du début au résultat.
lookback-points = { $points } pts
lookback-points-playouts = En petit : les points.
lookback-points-network = En petit : l’avance en points sur la moyenne des autres.
lookback-method-network = Évaluation par un réseau de neurones entraîné à ce jeu, sur { $count } donnes par position.
lookback-most = Ce qui a le plus compté : { $what } ({ $change })
lookback-luck = Chance
lookback-own = Ses choix
lookback-rival = Choix ({ $name })
lookback-result = Résultat
lookback-share = { $percent } %
lookback-instead = Le réseau de neurones n’a pas pu servir ici : la partie a été jouée jusqu’au bout à la place.
lookback-method = Depuis chaque position, la partie a été jouée { $count } fois jusqu’au bout, de la même façon sur tous les appareils.

rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] aucune règle trouvée
    [one] une règle trouvée
   *[other] { $count } règles trouvées
}
rules-none = Aucune règle n’en parle.

# --- comment jouer
howto = Comment jouer
howto-contents = Sur cette page
howto-goal = Le but
howto-turn = Un tour en quatre images
howto-points = Le calcul des points
howto-sum = au total
howto-icons = Toutes les icônes
howto-forget = Ce que les débutants oublient
howto-rules = Toutes les règles
almanac = Almanach
almanac-search = Chercher un nom ou un effet
almanac-all = tout
almanac-found = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
almanac-none = Rien de tel dans ce jeu.
almanac-look = Voir en grand : { $name }
almanac-order = Ordre
almanac-order-printed = comme imprimé
almanac-order-wins = gagne le plus
almanac-wins = Qui l’avait a gagné { $share } % des parties (de { $low } à { $high } %).
almanac-wins-about = La part de victoires a été comptée sur { $matches } parties entre { $seats } robots de même force. La moyenne est de { $even } %. Elle dit qui a gagné avec la carte, pas pourquoi.

settings = Réglages
theme = Apparence
theme-auto = Comme l’appareil
theme-light = Claire
theme-dark = Sombre
motion = Animations
motion-auto = Comme l’appareil
motion-full = Activées
motion-still = Désactivées
playing = Jeu
confirm-moves = Me demander de confirmer chaque coup
my-data = Mes données
my-data-words = Pas besoin de compte : un cookie de ce navigateur dit qui vous êtes. Le serveur conserve votre nom, vos places, vos messages, vos appareils et clés, et les fichiers de partie que vous avez importés.
my-data-download = Télécharger mes données
brought = Vos fichiers de partie
brought-none = Aucun pour l’instant.
brought-one = { $when }, { $kilobytes } Ko
brought-drop = Supprimer
brought-drop-this = Supprimer : { $when }, { $kilobytes } Ko
sessions-end = Me déconnecter partout ailleurs
sessions-end-words = Les autres navigateurs où vous jouez sous cette identité sont déconnectés aussitôt. Celui-ci reste connecté.
sessions-ended = C’est fait : il ne reste que ce navigateur.
delete-me = Supprimer mes données
delete-me-gone = Votre nom, vos messages et les fichiers de partie que vous avez importés sont effacés, et vous quittez vos cercles.
delete-me-stays = Les parties restent à ceux avec qui vous avez joué, avec vos coups mais sans votre nom ; dans les parties en cours, un robot prend la suite.
delete-me-final = C’est définitif, même pour la personne qui gère le serveur, sauf à partir d’une sauvegarde.
delete-me-now = Tout effacer
me-deleted = C’est effacé : il ne reste rien de vous ici.

shortcuts = Raccourcis clavier
key-tab = d’une zone à l’autre
key-arrows = dans une zone : main, marché, plateau
key-skip = passer à votre tour
key-enter = choisir ; encore une fois pour confirmer
key-escape = annuler le choix, fermer, revenir au présent
key-board = aller aux actions possibles sur le plateau
key-actions = actions possibles, en liste
key-undo = annuler
key-hint = conseil
key-log = journal
key-points = points
key-chat = discussion
key-read = description de la table
key-rules = règles
key-help = cette liste

## Une personne sur plusieurs appareils
devices = Vos appareils
devices-words = Retrouvez les mêmes parties sur votre téléphone, votre tablette et votre PC, sans compte.
device-unknown = Navigateur inconnu
device-on = { $browser } sur { $system }
device-here = Cet appareil
device-used = Dernière utilisation : { $when }
device-end = Déconnecter
device-end-this = Déconnecter : { $device }
link-make = Continuer sur un autre appareil
link-again = Nouveau lien
link-words = Scannez le code avec votre téléphone ou ouvrez le lien sur votre autre appareil. Il ne sert qu’une fois, jusqu’à { $time }. Ne l’envoyez à personne : qui l’ouvre joue à votre place.
link-label = Lien vers votre autre appareil
link-qr = Code QR avec le lien vers votre autre appareil
continue-title = Continuer ici
continue-as = Jouer ici sous le nom « { $name } » ?
continue-words = Vous y retrouverez toutes vos parties, votre historique et vos réglages.
continue-brings =
    { $tables ->
        [one] La partie que vous jouez sur cet appareil vous suit.
       *[other] Les { $tables } parties que vous jouez sur cet appareil vous suivent.
    }
continue-already = Cet appareil est déjà le vôtre, { $name }.
continue-now = Continuer ici
continue-how = Pour continuer ici, ouvrez les réglages sur votre autre appareil, choisissez « Continuer sur un autre appareil », puis ouvrez ce lien ici.
keys = Se connecter sans mot de passe
keys-words = Une clé d’accès de votre téléphone ou de votre PC vous reconnaît, même si ce navigateur vous oublie. Une clé de secours imprimée sert le jour où vous la perdez.
passkey-make = Créer une clé d’accès
passkey-made = La clé d’accès est créée.
passkey-not-made = Aucune clé d’accès n’a été créée. Rien n’a changé.
passkey-of = Clé d’accès · { $device }
passkey-created = Créée { $when }
passkey-drop = Retirer
passkey-drop-this = Retirer : { $device }
passkey-use = Me connecter avec une clé d’accès
passkey-none = Aucune clé d’accès n’a été utilisée. Si vous avez perdu la vôtre, utilisez votre clé de secours.
passkey-cannot = Les clés d’accès demandent une adresse sécurisée (https) et un navigateur récent. Ici, vous pouvez utiliser une clé de secours.
recovery-make = Créer une clé de secours
recovery-renew = Remplacer la clé de secours
recovery-since = Vous avez créé une clé de secours { $when }.
recovery-words = Imprimez-la ou notez-la, et gardez-la en lieu sûr. Elle n’est affichée que maintenant. Qui l’a peut jouer à votre place.
recovery-of = Regency · clé de secours : { $name }
recovery-how = Pour l’utiliser, ouvrez { $address } sur n’importe quel appareil, puis Réglages, « Je joue déjà sur un autre appareil », et saisissez-la.
recovery-print = Imprimer
recovery-use = Utiliser une clé de secours
recovery-label = Clé de secours
sign-in = Je joue déjà sur un autre appareil
sign-in-now = Me connecter
sign-in-leaves = Vous jouez ici sous le nom « { $name } ». Si quelqu’un d’autre se connecte, vos parties restent à vous : vous revenez avec votre clé d’accès ou votre clé de secours.
sign-in-brings = Tout ce qui a été joué sur cet appareil passe définitivement à la personne qui se connecte. Pour le garder à part, créez d’abord ici une clé d’accès ou une clé de secours.
## Des jours de réflexion
clock-live = Des minutes pour toute la partie
clock-slow = Des jours pour chaque coup
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
clock-per-move = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
clock-reserve = Réserve, si cela ne suffit pas
clock-no-reserve = Aucune
time-days = { $days } j { $hours } h
stand-in-forfeit = La partie est perdue
time-of = { $name } : il reste { $time }
holidays = Vacances
holidays-words = Ces jours-là, les horloges qui comptent en jours s’arrêtent pour vous, jusqu’à { $most } jours par an. Les autres voient jusqu’à quand vous êtes en vacances.
holiday-from = Premier jour
holiday-to = Dernier jour
holiday-add = Ajouter
holiday-drop = Retirer : { $days }
holiday-until = en vacances jusqu’au { $day }
## Mes parties
turn-mine = À vous de jouer
turn-mine-since = À vous de jouer depuis { $time }
turn-of = { $name } doit jouer
turn-of-since = { $name } doit jouer depuis { $time }
to-turn = Jouer
stage-waiting = En attente de joueurs
unread = { $lines ->
    [one] { $lines } nouveau message
   *[other] { $lines } nouveaux messages
}
prune = Retirer de la liste : { $game }
prune-playing = Vous quittez la partie et un robot joue pour vous. Le lien de la table permet de revenir. La partie terminée sera dans votre historique.
prune-waiting = Vous quittez la table.
prune-now = Retirer
history = Mes parties
history-matches = Parties terminées
history-filters = Afficher seulement
history-game = Jeu
history-outcome = Résultat
history-opponent = Adversaire
history-all = Tout
history-won = Gagnée
history-lost = Pas gagnée
history-nothing = Aucune partie ne correspond.
history-more = En afficher plus
history-empty = Pas encore de partie terminée. Celles que vous finirez à une table seront ici, avec leur relecture et des statistiques.
history-export = Télécharger toutes mes parties
history-replay = Revoir
history-review = Analyser
history-by-game = Par jeu
history-by-opponent = Par adversaire
history-with = { $seats ->
    [one] { $game }, { $seats } joueur
   *[other] { $game }, { $seats } joueurs
}
history-won-of = { $good ->
    [one] { $good } gagnée sur { $played }
   *[other] { $good } gagnées sur { $played }
}
history-ahead-of = devant { $good } fois sur { $played }
## Circles
circles = Cercles
circles-words = Un cercle, ce sont des amis qui jouent souvent ensemble : un seul lien, un score commun, et tout le monde est invité à la prochaine table.
circle-found = Fonder un cercle
circle-name = Nom du cercle
circle-size = { $members ->
    [one] { $members } membre
   *[other] { $members } membres
}
circle-play = Prochaine table
circle-play-words = Tout le cercle est invité.
circle-tables = Tables
circle-score = Score
circle-nothing = Pas encore de partie terminée. Ouvrez la première table.
circle-members = Membres
circle-founder = A fondé le cercle
circle-left = { $name } (a quitté le cercle)
circle-remove = Retirer du cercle : { $name }
circle-remove-words = Cette personne ne fera plus partie du cercle et l’ancien lien ne marchera plus. Parties et scores restent.
circle-link = Lien vers le cercle
circle-link-words = Quiconque a ce lien peut entrer dans le cercle.
circle-link-renew = Créer un nouveau lien
circle-qr = Code QR du lien vers le cercle
circle-keeping = Gérer
circle-rename = Renommer
circle-leave = Quitter le cercle
circle-leave-words = Le lien permet de revenir. Vos parties restent les vôtres.
circle-leave-founder = La personne qui fait partie du cercle depuis le plus longtemps après vous pourra le renommer, retirer des membres et le supprimer. Vos parties restent les vôtres.
circle-leave-last = Vous êtes la dernière personne : le cercle est supprimé quand vous le quittez. Vos parties restent les vôtres.
circle-end = Supprimer le cercle
circle-end-words = Le cercle et son score disparaissent pour de bon. Les parties restent dans l’historique de chacun.
circle-door = Entrer dans le cercle « { $name } » ?
circle-door-names = Dans le cercle : { $names }
circle-join = Entrer dans le cercle
circle-shut = Vous ne faites pas partie de ce cercle
circle-shut-words = Demandez son lien à quelqu’un qui en fait partie.
to-circle = Au cercle
invited-by = { $name } vous invite
decline = Pas cette fois : { $game }
## Être appelé
calls = Notifications
calls-words = Regency peut vous appeler quand c’est à vous de jouer et que vous n’êtes pas là. Une notification ne montre jamais une carte ni ce que quelqu’un a écrit.
calls-here = M’appeler sur cet appareil
calls-stop = Ne plus m’appeler sur cet appareil
calls-cannot = Ce navigateur ne peut pas être appelé à cette adresse : les notifications demandent https.
calls-denied = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.
calls-failed = Ce navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard, ou avec un autre navigateur.
calls-for = M’appeler pour
calls-turn = Mon tour
calls-invited = Les invitations
calls-rematch = Les revanches
calls-chat = Les messages
calls-quiet = Pas aux heures calmes
calls-from = De
calls-to = À
calls-mail = Ou par courriel, si aucun appareil n’est joignable
calls-mail-set = Enregistrer
calls-mail-waits = Ouvrez le lien reçu à { $address } pour confirmer l’adresse.
calls-mail-confirmed = Les courriels vont à { $address }.
calls-hint = Faut-il vous appeler quand c’est à vous de jouer ?
calls-hint-go = Choisir
mail-confirm = Est-ce votre adresse ? Confirmez-la, et Regency pourra vous écrire.
mail-confirm-now = C’est la mienne
mail-confirm-done = Adresse confirmée. Merci.
mail-leave = Ne plus recevoir de courriels de Regency ?
mail-leave-now = Plus de courriels
mail-leave-done = C’est fait. Votre adresse est effacée.
mail-cut = Ce lien est incomplet. Rouvrez-le depuis le courriel, ou copiez-le en entier.
chat-unread = { $lines ->
    [one] Discussion, { $lines } nouveau message
   *[other] Discussion, { $lines } nouveaux messages
}
