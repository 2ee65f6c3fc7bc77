lesson-1 = Piocher et revendiquer
lesson-1-about = Réunir les cartes d’un pays et gagner ses nobles.

lesson-1-goal = Vous menez une maison noble. Gagnez les nobles de quatre pays : influence et points.
lesson-1-first = On pioche d’abord. Au tout premier tour, une seule carte : prenez la France.
lesson-1-claim = Le maréchal de Marseille coûte 1 carte France. Suivez le cadre jusqu’à lui, puis revendiquez.
lesson-1-city = Vous arrivez en premier à Marseille : son bonus de 3 points est à vous pour toujours.
lesson-1-ladder = Un cube va aussi sur le titre. À la fin, qui en a le plus en prend les points.
lesson-1-end = On revendique tant qu’on peut payer. Là, vous ne pouvez plus : terminez le tour.
lesson-1-three = Désormais : trois cartes Pays, ou une et une Intrigue. De la pioche, elles viennent cachées.
lesson-1-again = C’était la France. Piochez encore.
lesson-1-open = La dernière parmi les cartes visibles : prenez les États allemands.
lesson-1-baron = Deux cartes France : c’est le prix du baron de Dijon. Revendiquez-le.
lesson-1-joker = Trois cartes quelconques en remplacent une, de n’importe quel pays.

lesson-2 = Évincer
lesson-2-about = Cartes Intrigue, cathédrales et pays entiers.

lesson-2-held = L’autre joueur contrôle le baron de Dijon. Vous pouvez le lui prendre.
lesson-2-card = Il faut son prix, 2 cartes France. Prenez la deuxième.
lesson-2-plot = Et une carte Intrigue. Après une carte Pays, vous pouvez en piocher une : allez-y.
lesson-2-shows = La vôtre montre la France et l’Espagne : elle sert dans l’un ou l’autre pays.
lesson-2-usurp = Payez 2 cartes France et la carte Intrigue. Le baron est à vous.
lesson-2-cathedral = Le cube évincé va à la cathédrale de Dijon. Il y reste, mais n’a plus d’influence.
lesson-2-country = Un cube dans chaque ville d’un pays, cathédrales comprises, donne le bonus de pays.
lesson-2-king = Un roi demande deux cartes Intrigue. Deux quelconques en remplacent une.
lesson-2-end = Terminez le tour. On garde 12 cartes Pays et 4 Intrigue au plus ; le reste part.

lesson-3 = La fin d’une période
lesson-3-about = Pays par pays, puis les titres.

lesson-3-deck = Il y a trois périodes. L’une finit quand cette pioche est vide, et c’est bientôt.
lesson-3-claim = Vite, de l’influence en France ! Vous avez 6 cartes : la princesse de Marseille.
lesson-3-end = Terminez le tour et surveillez la pioche.
lesson-3-over = Pioche vide : la période 1648 a été comptée à la fin du tour. On remélange.
lesson-3-france = France : le plus influent prend 7 points, le deuxième 4. Vous étiez deuxième.
lesson-3-britain = En Grande-Bretagne, vous meniez : 5 points pour vous, 3 pour l’autre.
lesson-3-tie = États allemands, 3 à 3 : le noble le plus cher décide. Le duc (4) bat votre comtesse (3).
lesson-3-titles = Les titres se comptent une fois, à la fin. À deux en tête : moitié chacun ; à trois : rien.
lesson-3-house = Un cube sur chacun des sept titres : vous prenez le plus haut bonus de maison noble restant.
lesson-3-sum = En troisième période, chacun joue autant de tours. Puis on additionne : le plus de points gagne.

# --- the coach: each said once, where the prompt or the event is first met
coach-prompt-you-draw-any = Les cartes Pays gagnent des nobles. Pour évincer quelqu’un, il faut aussi une Intrigue.
coach-prompt-you-play = Touchez un pays pour voir ses nobles. Revendiquez tant que vous pouvez payer.
coach-event-city = Qui revendique le premier un noble dans une ville en garde le bonus.
coach-event-usurped = Le cube évincé va à la cathédrale. Il compte encore pour le bonus de pays.
coach-event-period = Fin de période : dans chaque pays, les deux plus influents marquent.
