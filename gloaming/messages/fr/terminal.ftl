### La ligne de commande.

## À la table

terminal-welcome =
    { $count ->
        [one] Vous êtes { $you }. Le robot { $bot } joue pour { $others }.
       *[other] Vous êtes { $you }. Le robot { $bot } joue pour les autres.
    }
terminal-drawn-side = Les camps ont été tirés au sort.
terminal-hint = Tapez un coup, ou `?` pour obtenir de l’aide.
terminal-you-won = Vous gagnez.
terminal-you-lost = Vous perdez.
terminal-you-drew = Match nul.
terminal-goodbye = Au revoir.
terminal-after = Une revanche ? `oui`, `save FICHIER`, ou Entrée pour partir.
terminal-after-sides = Une revanche, en échangeant les camps ? `oui`, `save FICHIER`, ou Entrée pour partir.
terminal-yes = o oui y yes
terminal-no = n non no quit
terminal-after-unclear = Tapez `oui`, `save FICHIER`, ou seulement Entrée.

## Coups

terminal-value = VALEUR
terminal-cell = CASE
terminal-pawn = PION
terminal-word = MOT
terminal-some-moves =
    { $count ->
        [one] { $count } coup ; `moves` en donne la liste
       *[other] { $count } coups ; `moves` en donne la liste
    }
terminal-type = Tapez par exemple { $examples }.
terminal-unreadable = « { $text } » n’est pas un coup. Tapez par exemple `{ $example }` ; `moves` les donne tous.
terminal-ambiguous = « { $text } » peut vouloir dire { $moves }. Tapez l’un d’eux.
terminal-refused = { $move } : { $reason }.

## Commandes

terminal-about = explique ce qui est demandé ; `?{ $clause }` donne un article des règles
terminal-about-moves = donne tous les coups possibles
terminal-about-enter = montre de nouveau le plateau
terminal-about-rules = les règles en entier
terminal-about-undo = reprend votre dernier coup, tant qu’il n’a pas eu de suites
terminal-about-save = enregistre la partie dans un fichier
terminal-about-scene = la position en une ligne de texte
terminal-about-quit = quitte la partie
terminal-enter = Entrée
terminal-file = FICHIER
terminal-no-clause = Ces règles n’ont pas d’article { $clause } : elles vont de { $first } à { $last }.
terminal-undone = Coup repris : { $move }.
terminal-undo-nothing = Vous n’avez aucun coup à reprendre.
terminal-undo-final = `{ $move }` reste joué : d’après les règles, ce coup est définitif ({ $clause }).
terminal-undo-chance = `{ $move }` reste joué : le sort est intervenu depuis.
terminal-undo-other = `{ $move }` reste joué : { $who } a joué depuis.
terminal-undo-shown = `{ $move }` reste joué : ce coup a fait montrer quelque chose.
terminal-save-where = Dites où : `save FICHIER`.
terminal-saved = Partie enregistrée dans { $file }.
terminal-scene-hidden = La position contient ce que vous ne pouvez pas encore voir. Cette ligne sera donnée après la fin de la partie.
terminal-recorded = La partie est dans { $file }. Pour la revoir : gloaming replay { $file }
terminal-checkable = Pour vérifier chaque tirage : gloaming verify { $file }

## Fichiers

terminal-file-missing = le fichier { $file } n’existe pas
terminal-file-unread = impossible de lire { $file } : { $why }
terminal-file-unwritten = impossible d’écrire { $file } : { $why }
terminal-file-folder = { $file } est un dossier, pas un fichier
terminal-no-folder = le dossier { $file } n’existe pas
terminal-file-other = { $file } existe déjà et n’est pas une partie enregistrée : choisissez un autre nom
terminal-file-binary = { $file } n’est pas une partie enregistrée : ce n’est pas du texte
terminal-file-no-record = { $file } n’est pas une partie enregistrée : sa première ligne n’est ni `{ $one }` ni `{ $two }`

## Arguments

terminal-option-form = { $text } n’est pas une option : écrivez nom=valeur
terminal-bot-form = { $text } n’est pas un bot : écrivez jeu.nom=module:Classe
terminal-option-twice = l’option { $name } est donnée deux fois
terminal-option-value = l’option { $name } vaut { $values }, et non { $value }
terminal-no-seat = il n’y a pas de place { $seat } ; il y a { $names }
terminal-players = { $game } se joue de { $fewest } à { $most } joueurs, et non à { $count }
terminal-players-exact = { $game } se joue à { $fewest } joueurs, et non à { $count }
terminal-bad-setting = ces options ne vont pas ensemble : { $reason }

## Revoir et vérifier

terminal-replay-title =
    { $count ->
        [one] { $game } : { $count } coup
       *[other] { $game } : { $count } coups
    }
terminal-replay-unfinished = { $game } : partie inachevée, jusqu’au coup { $count }
terminal-replay-keys = Entrée : suivant, b : retour, un nombre : y aller, q : quitter
terminal-replay-start = Coup 0 sur { $count } (le début)
terminal-replay-step = Coup { $number } sur { $count }
terminal-replay-range = Les coups vont de 0 à { $count }.
terminal-replay-unclear = Appuyez sur Entrée, ou tapez b, un nombre de 0 à { $count }, ou q.
terminal-replay-first = C’est le début.
terminal-replay-last = C’était le dernier coup.
terminal-open-unfinished = cette partie n’est pas finie : la vue ouverte montrerait ce qui est caché
terminal-moved = { $who } : `{ $move }`
terminal-chance = Le sort
terminal-table = La table
terminal-sound =
    { $draws ->
        [0]
            { $moves ->
                [one] Partie authentique : { $moves } coup, aucun tirage au sort ; la graine est bien celle annoncée.
               *[other] Partie authentique : { $moves } coups, aucun tirage au sort ; la graine est bien celle annoncée.
            }
        [1]
            { $moves ->
                [one] Partie authentique : { $moves } coup, 1 tirage au sort, issu de la graine.
               *[other] Partie authentique : { $moves } coups, 1 tirage au sort, issu de la graine.
            }
       *[other]
            { $moves ->
                [one] Partie authentique : { $moves } coup, { $draws } tirages au sort, tous issus de la graine.
               *[other] Partie authentique : { $moves } coups, { $draws } tirages au sort, tous issus de la graine.
            }
    }
terminal-mixed = Mêlé à la graine avant la donne : un nombre de chaque joueur à ces places : { $seats }.
terminal-not-sound = { $file } ne se vérifie pas : { $reason }

## Servir

terminal-serving = Gloaming est à l’adresse { $address } (Ctrl-C l’arrête)
terminal-backed-up = { $source } a été copié vers { $target }
terminal-no-file = seule une base dans un fichier se copie ainsi ; pour PostgreSQL, utilisez pg_dump
terminal-port-taken = impossible d’écouter sur { $host }, port { $port } : { $why }
terminal-data-folder = impossible de créer le dossier { $folder } pour les tables : { $why }

## Analyse d’une partie

terminal-review-title =
    { $game } : { $count ->
        [one] une décision
       *[other] { $count } décisions
    }, analysées par le robot { $bot }
terminal-review-scale = Les valeurs vont de { $low } (le pire résultat) à { $high } (le meilleur). Chaque valeur est ce qu’un joueur pouvait espérer d’après ce qu’il savait à ce moment-là.
terminal-review-thinking = réflexion
terminal-review-written = L’analyse est dans { $file }.
terminal-review-line = Ce que chacun pouvait espérer
terminal-review-line-help = De la première décision au résultat, tel que chacun pouvait le savoir.
terminal-review-accounts = D’où vient chaque résultat
terminal-review-faults = Les coups qui ont coûté
terminal-review-turns = Les tournants
terminal-review-shifts = Ce qui a fait changer d’avis
terminal-review-seat = joueur
terminal-review-expected = espéré
terminal-review-own = ses coups
terminal-review-others = coups adverses
terminal-review-rest = les autres et la chance
terminal-review-result = résultat
terminal-review-doubtful = douteux
terminal-review-mistakes = erreurs
terminal-review-move = coup
terminal-review-played = joué
terminal-review-better = meilleur
terminal-review-verdict = verdict
terminal-review-verdict-doubtful = douteux
terminal-review-verdict-mistake = erreur
terminal-review-loss = coût
terminal-review-after = après
terminal-review-before = avant
terminal-review-then = ensuite
terminal-review-line-known = d’après ce qu’il savait
terminal-review-line-was = en réalité
terminal-review-secrets = Où un secret a compté
terminal-review-decisions = Toutes les décisions
terminal-review-beliefs = Ce que croyait { $player }
terminal-review-beliefs-help = De gauche à droite au fil de la partie ; plus la couleur est marquée, plus c’est probable. Le tableau donne les pourcentages à quelques moments.
terminal-review-as-table = sous forme de tableau
terminal-review-start = au départ
terminal-review-chance = dés et tirages
terminal-review-hidden = ce qui était caché
terminal-review-others-did = coups des autres
terminal-review-would = le robot joue
terminal-review-then-came = ce qui s’est passé alors
terminal-review-known = d’après son savoir
terminal-review-was = en réalité
terminal-review-evidence = ce qui s’est passé, et ce que cela a changé
terminal-review-worth = valeur
terminal-review-share = le robot le joue
terminal-review-verdict-best = meilleur
terminal-review-verdict-fine = correct

## Aide

terminal-help = Des jeux de société à information cachée : jouer, étudier, simuler.
    .usage = usage :
    .arguments = arguments
    .options = options
    .commands = commandes
    .help = affiche cette aide
    .version = affiche la version
    .lang = langue (par défaut, celle du système)
terminal-help-play = jouer dans le terminal contre des bots
    .seat = un numéro à partir de 0, le nom d’un camp, ou either (l’un ou l’autre)
    .bot = qui joue les autres places (par défaut, le plus fort)
    .players = nombre de joueurs (par défaut, le plus petit)
    .seed = tire le hasard de ce texte (par défaut, un secret nouveau)
    .option = options du jeu
    .record = enregistre la partie dans un fichier
    .plain = des lignes dans l’ordre de lecture, sans dessins, colonnes ni couleurs : pour les lecteurs d’écran
terminal-help-replay = revoir une partie enregistrée, coup par coup
    .file = la partie enregistrée
    .seat = qui regarde : un numéro à partir de 0, le nom d’un camp, spectator (le public), ou open (tout, pour une partie finie)
    .all = affiche tous les coups d’un seul trait
terminal-help-review = juger chaque coup d’une partie finie d’après ce que son joueur pouvait savoir
    .file = l’enregistrement
    .seat = un seul joueur : un numéro à partir de 0, ou le nom d’un camp (par défaut : tous)
    .bot = robot qui juge (par défaut : le plus fort)
    .budget = secondes de réflexion par décision et par joueur (par défaut : 0.02)
    .html = écrire l’analyse dans un fichier, comme une page à part
    .json = n’afficher que du JSON
terminal-help-verify = vérifier que chaque tirage d’une partie enregistrée vient de sa graine
    .file = la partie enregistrée
terminal-help-rules = lire les règles d’un jeu
    .clause = une seule clause, par exemple D7
terminal-help-serve = faire jouer dans le navigateur, à des tables sur cette machine
    .host = adresse d’écoute (par défaut 127.0.0.1)
    .port = port (par défaut 8600) ; 0 prend n’importe quel port libre
    .store = où les tables sont conservées (par défaut, un fichier de votre dossier de données)
    .bus = bus de messages entre plusieurs processus du serveur
    .open = ouvre la page dans le navigateur
    .pace = délai approximatif avant la réponse d’un bot, en secondes (par défaut 0.9)
    .processes = processus du serveur, qui partagent son port (par défaut 1)
    .bot = un bot de plus pour les tables ; peut se répéter
    .workers = processus pour les bots (par défaut 1)
    .origin = une autre adresse de la page, par exemple https://play.example.org ; peut être répétée
    .proxy = un mandataire de confiance, ou un réseau de mandataires ; peut être répété
    .contact = à qui les exploitants de services de notification peuvent écrire : une adresse de courriel (mailto) ou de page (https)
    .push-service = un autre service de notification admis, par exemple https://push.example.org ; peut être répété
    .keep-finished = combien de jours garder les tables dont une partie est finie, une fois délaissées (par défaut, forever : toujours)
    .keep-abandoned = combien de jours garder les autres tables, une fois délaissées (par défaut 14)
    .rate = requêtes par seconde depuis une même adresse (par défaut 50)
    .sockets = pages ouvertes depuis une même adresse (par défaut 200)
    .log = gravité à partir de laquelle les messages sont consignés
terminal-help-backup = copier les tables d’un serveur, même pendant qu’il tourne
    .file = la copie, que vous seul pouvez lire ; elle ne doit pas exister encore
    .store = ce qu’il faut copier (par défaut, un fichier de votre dossier de données)
terminal-help-restore = remettre en place les tables copiées d’un serveur
    .file = la copie écrite par « gloaming backup »
    .store = où la base doit se trouver ; elle ne doit pas exister encore (par défaut, un fichier de votre dossier de données)
terminal-misused = { $reason } (voir : { $command } --help)
terminal-not-positive = « { $text } » n’est pas un nombre entier à partir de 1
terminal-not-port = « { $text } » n’est pas un port : de 0 à 65535
terminal-not-network = « { $text } » n’est ni une adresse ni un réseau
terminal-not-origin = « { $text } » n’est pas une origine, par exemple https://play.example.org
terminal-not-contact = { $text } n’est pas une adresse comme mailto:anne@example.org ou https://example.org/contact
terminal-not-days = « { $text } » n’est ni un nombre de jours à partir de 1 ni forever
terminal-not-seconds = « { $text } » n’est pas un nombre de secondes de 0 à 3600
