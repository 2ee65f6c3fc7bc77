lesson-1 = Une mise
lesson-1-about = Une carte chacun, une mise, et la plus forte gagne.

lesson-1-goal = Deux joueurs, une mise. Qui gagne prend les jetons de l’autre.
lesson-1-card = Vous avez la dame. Le roi la bat, pas le valet. Vous ne voyez pas l’autre carte.
lesson-1-pot = Chacun a payé 1 jeton : il y en a 2 dans le pot.
lesson-1-bet = « Parole » : vous ne risquez rien de plus. Miser risque 1 jeton. Misez, puis confirmez.
lesson-1-called = L’autre vous a suivi : 1 jeton de plus, au lieu de se coucher. Les cartes sont montrées.
lesson-1-won = La dame bat le valet : vous gagnez 2 jetons. Si l’autre s’était couché, 1 seul, sans rien montrer.

# --- the coach: each said once, where the prompt or the event is first met
coach-prompt-you-free = Si l’autre se couche, votre carte reste cachée : vous pouvez bluffer.
coach-prompt-you-facing = Vous coucher coûte 1 jeton. Suivre en gagne ou en perd 2.
