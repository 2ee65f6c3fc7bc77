game-name = Poker de Kuhn
game-summary = Trois cartes, deux joueurs, une mise. Le plus petit poker qui soit.

card-jack = le valet
card-queen = la dame
card-king = le roi
card-hidden = une carte cachée

table-pot = { $chips ->
    [one] { $chips } jeton au pot.
   *[other] { $chips } jetons au pot.
}
table-own-card = Vous avez { $card }.
table-card = { $who ->
    [you] Vous avez { $card }.
   *[other] { $seat } a { $card }.
}
table-facing = { $who ->
    [you] Vous devez suivre ({ $chips }) ou vous coucher.
   *[other] { $seat } doit suivre ({ $chips }) ou se coucher.
}

prompt-deal = Distribution des cartes…
prompt-over = La partie est terminée.
prompt-you-free = À vous : dites « parole » ou misez { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
prompt-you-facing = À vous : suivez ({ $chips }) ou couchez-vous.
prompt-other-free = { $seat } peut dire « parole » ou miser.
prompt-other-facing = { $seat } doit suivre ou se coucher.
about-card = Rang { $rank } sur 3 : la carte la plus haute gagne à l’abattage.

label-check = parole
label-fold = se coucher
label-bet = miser { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
label-call = suivre ({ $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
})

line-dealt = { $who ->
    [you] Vous recevez une carte.
   *[other] { $seat } reçoit une carte.
}
line-dealt-you = Vous recevez { $card }.
line-checked = { $who ->
    [you] Vous dites « parole ».
   *[other] { $seat } dit « parole ».
}
line-bet = { $who ->
    [you] Vous misez { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        }.
   *[other] { $seat } mise { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        }.
}
line-called = { $who ->
    [you] Vous suivez ({ $chips }).
   *[other] { $seat } suit ({ $chips }).
}
line-folded = { $who ->
    [you] Vous vous couchez.
   *[other] { $seat } se couche.
}
line-shown = { $who ->
    [you] Vous montrez { $card }.
   *[other] { $seat } montre { $card }.
}
line-won = { $who ->
    [you] Vous gagnez { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        }.
   *[other] { $seat } gagne { $chips ->
            [one] { $chips } jeton
           *[other] { $chips } jetons
        }.
}

sheet-won = { $chips ->
    [one] gain : le jeton de l’adversaire
   *[other] gain : les { $chips } jetons de l’adversaire
}
sheet-lost = { $chips ->
    [one] perte : le jeton versé
   *[other] perte : les { $chips } jetons versés
}

why-not-dealt = Les cartes ne sont pas encore distribuées.
why-over = La partie est terminée.
why-not-your-turn = C’est à { $seat } de jouer.
why-no-such-action = Vous pouvez dire « parole » ou miser ; face à une mise, suivre ou vous coucher.

# --- titres des règles
section-KU-1 = Avant la mise
section-KU-3 = La mise
section-KU-5 = Qui gagne

rules-KU-1 = Deux joueurs. Chacun verse une mise initiale de 1 jeton.
rules-KU-2 = Le paquet compte un valet, une dame et un roi. Chacun reçoit une carte face cachée ; personne ne voit la troisième.
rules-KU-3 = Le premier dit « parole » ou mise 1 jeton. Après « parole », le second dit « parole » ou mise.
rules-KU-4 = Face à une mise, on suit pour 1 jeton ou on se couche.
rules-KU-5 = Après deux « parole » ou une mise suivie, les deux cartes sont montrées et la plus haute gagne ; si l’un se couche, l’autre gagne et rien n’est montré.
rules-KU-6 = Le gagnant prend le pot : il gagne ce que l’autre a versé, et l’autre le perd.
rules-KU-7 = Chacun connaît sa carte et tout ce qui a été joué ; l’autre carte n’apparaît qu’à l’abattage, et la troisième n’est jamais montrée.
