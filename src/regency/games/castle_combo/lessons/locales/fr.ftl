lesson-1 = Un tour
lesson-1-about = Recruter, placer, déplacer le Messager, dépenser une clé.

lesson-1-goal = Recrutez neuf personnages dans un carré de 3 × 3. Puis celui qui a le plus de points gagne.
lesson-1-goods = Vous commencez avec 15 Or pour recruter et 2 clés pour des coups spéciaux.
lesson-1-messenger = Le Messager est au Village : on recrute dans cette rangée. Toutes les cartes sont visibles.
lesson-1-recruit = Le Serrurier coûte 4 Or. Touchez la carte, puis la case vide, puis confirmez.
lesson-1-ability = Son effet est immédiat : 1 clé par blason Artisan chez vous, le sien compris.
lesson-1-moved = Sa bannière montre le Messager : il est allé au Château. Les rangées se complètent.
lesson-1-key = Avant de recruter, vous pouvez dépenser une clé. Renvoyez le Messager au Village.
lesson-1-place = Une carte se pose à côté d’une des vôtres, dans un carré de 3 × 3, et n’en bouge plus.
lesson-1-down = Peu d’Or ? Prenez l’Agricultrice face cachée : gratuit, et vous gagnez 6 Or et 2 clés.
lesson-1-end = 17 Or et 4 clés. Mais face cachée, une carte n’a ni effet ni points : elle prend une case.

lesson-2 = Les points
lesson-2-about = Cases, lignes, lots et clés : ce que vaut une carte.

lesson-2-scroll = Le parchemin d’une carte dit ce qu’elle rapporte à la fin. Le nombre, ce qu’elle vaut déjà.
lesson-2-place = La Duchesse rapporte 8 dans la ligne du haut. Elle y est : 8 points.
lesson-2-missing = Le Philosophe rapporte 10 si vous n’avez aucun blason Militaire. Pas de soldats !
lesson-2-row = La Princesse : 3 par blason Noble de sa ligne, soit 9. Placez-la à côté de la Duchesse.
lesson-2-key = La carte suivante est dans l’autre rangée. Une clé y envoie le Messager.
lesson-2-neighbours = Le Bouffon : 2 par blason Noble de sa ligne et de sa colonne. Mettez-le dans le coin.
lesson-2-grown = Son blason sert aussi à la Princesse : 4 × 3 = 12. Une carte peut servir plusieurs fois.
lesson-2-set = Le Juge : 3 par paire Château et Village. Vous avez 1 paire : 3 points.
lesson-2-keys = Chaque clé gardée vaut 1 point. Certaines cartes comptent en plus les clés.

lesson-3 = Les derniers tours
lesson-3-about = Une bourse, de nouvelles cartes pour une clé, le score final.

lesson-3-left = Sept cartes sont posées : encore deux tours. Chaque case compte.
lesson-3-key = Le Potier est au Village. Envoyez-y le Messager.
lesson-3-purse = Le Potier a une bourse. Son effet : 2 Or sur chacune de vos bourses. Placez-le à gauche.
lesson-3-gold = Chaque Or stocké vaut 2 points : 4. Il ne se dépense plus. À la fin, votre reste d’Or y va aussi.
lesson-3-refresh = Autre usage d’une clé : défausser cette rangée et dévoiler trois nouvelles cartes.
lesson-3-last = La Châtelaine : 2 par type de blason de sa ligne, 4 types, 8 points. Prenez la dernière case.
lesson-3-sum = 86 points : 6 pour les clés, 80 pour les parchemins. L’autre en a 75. Vous gagnez !
lesson-3-tie = À égalité, celui qui a le plus d’Or hors des bourses l’emporterait.

# --- the coach: each said once, where the prompt or the event is first met
coach-prompt-you-act-key = Trop chère ? Prenez-la face cachée : gratuite, et vous gagnez 6 Or et 2 clés.
coach-event-recruited = Toute nouvelle carte se pose à côté d’une autre, et l’ensemble tient dans 3 × 3.
coach-event-gained-keys = Une clé, avant de recruter : déplacez le Messager ou renouvelez sa rangée.
coach-event-messenger = Le Messager a bougé : tout le monde recrute désormais dans sa rangée.
coach-event-stored = L’Or d’une bourse ne se dépense plus. Il rapporte des points à la fin.
