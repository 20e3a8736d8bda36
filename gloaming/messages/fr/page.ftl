### La page autour des jeux.

## Partout

page-site-tagline = Des jeux de société et de secrets, pour l’heure où le jour s’en va.
page-site-skip = Aller au contenu
page-site-brand = Gloaming : accueil
page-site-home = Accueil
page-site-rules = Règles
page-site-settings = Réglages
page-site-to-dawn = Thème clair
page-site-to-dusk = Thème sombre
page-site-nowhere = Il n’y a rien ici.
page-site-nowhere-help = L’adresse est peut-être incomplète. Les jeux se trouvent sur la page d’accueil.
page-site-unreachable = Le serveur ne répond pas. Est-il en marche ?
page-site-offline = Hors ligne : aucune connexion avec Gloaming. Les règles et les leçons déjà ouvertes restent disponibles ; les tables attendent le retour de la connexion.
page-site-again = Réessayer
page-site-loading = Un instant…
page-site-credits = Duell der Schamanen est de Wolfgang Kramer, Shamans de Cédrick Chaboussit, Shadow Hunters de Yasutaka Ikeda. Gloaming est une table non officielle, avec ses propres dessins et ses propres textes : si un jeu vous plaît, achetez-le.

## Boutons

page-kit-hold = Maintenez pour confirmer
page-kit-hold-again = Continuez d’appuyer, ou appuyez de nouveau
page-kit-peek = maintenez ou touchez pour regarder
page-kit-close = Fermer
page-kit-copy = Copier
page-kit-copied = Copié

## Accueil

page-home-name = Votre nom à la table
page-home-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
page-home-players-range = { $few } à { $most } joueurs
page-home-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-home-minutes-range = { $few } à { $most } minutes
page-home-play-now = Jouer
page-home-play-now-of = Jouer : { $game }
page-home-setting = On prépare la table…
page-home-open-table = Ouvrir une table
page-home-open-table-of = Ouvrir une table : { $game }
page-home-puzzle = Problème du jour
page-home-puzzle-of = Problème du jour : { $game }
page-home-learn = Apprendre en jouant
page-home-learn-of = Apprendre en jouant : { $game }
page-home-learn-on = Reprendre la leçon
page-home-learn-on-of = Reprendre la leçon : { $game }
page-home-learn-minutes =
    { $count ->
        [one] Une leçon d’une minute
       *[other] Une leçon d’environ { $count } minutes
    }
page-home-rules-of = Règles : { $game }
page-home-open-tables = Tables ouvertes
page-home-no-open-tables = Aucune table ne cherche de joueurs pour l’instant. Ouvrez-en une et cochez-y « { page-lobby-listed } ».
page-home-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-home-hosted-by = Table ouverte par { $name }
page-home-your-tables = Vos tables
page-home-waits-for = On attend { $names }
page-home-over = Terminée
page-home-gathering = On attend des joueurs
page-home-forget = Oublier cette table
page-home-join-by-link = Rejoindre par un lien
page-home-link = Lien ou code d’une table
page-home-join = Aller à la table
page-home-bad-link = Ce n’est pas le lien d’une table ni d’une partie enregistrée.
page-home-record = Revoir une partie
page-home-record-help = Une partie enregistrée sous forme de texte, ici ou en ligne de commande.
page-home-choose-record = Choisir un fichier…

## La connexion

page-line-connecting = Connexion…
page-line-lost = Connexion perdue : nouvel essai…
page-line-waits = Hors ligne : la table attend la connexion.
page-line-restarting = Le serveur redémarre : de retour dans un instant…
page-line-renewed = Gloaming a été mis à jour.
page-line-reload = Recharger la page
page-line-pending = Envoi…

## La table

## The stage
page-stage-watch = Regardez ce qui se passe…
page-stage-paused = En pause.
page-stage-pause = Mettre en pause
page-stage-go-on = Reprendre
page-stage-skip = Aller à ma prochaine question
page-stage-step = Suite
page-stage-speed = Vitesse du jeu
page-stage-speed-help = Combien de temps ce qui se passe reste visible avant la question suivante.
page-stage-speed-slow = Lente
page-stage-speed-normal = Normale
page-stage-speed-fast = Rapide
page-stage-speed-instant = Immédiate
page-stage-speed-step = Pas à pas

page-table-join = Rejoindre la table
page-table-join-help =
    { $gives ->
        [seat] Ce lien mène à cette table. Choisissez un nom, puis prenez place.
        [late] Ce lien mène à une partie en cours. Choisissez un nom, puis prenez la place d’un robot, ou regardez simplement.
        [delayed] Vous regardez une partie en cours avec une minute de retard et ne voyez que ce qui est visible de tous. Avec un nom, vous pouvez discuter.
       *[other] Vous regardez la partie et ne voyez que ce qui est visible de tous. Avec un nom, vous pouvez discuter.
    }
page-table-late-help = Jouez à la place d’un robot : vous verrez ce que sait sa place.
page-table-late = Remplacer { $name }
page-table-watching = Vous regardez.
page-table-board = Le plateau
page-table-your-turn = À vous
page-table-moves = Ce que vous pouvez faire
page-table-all-moves = Tous les coups
page-table-all-moves-help = Tapez pour trouver un coup, appuyez sur Entrée pour le jouer.
page-table-no-moves = Vous n’avez rien à faire pour l’instant.
page-table-no-match = Aucun coup ne correspond.
page-table-find-move = Trouver un coup
page-table-decline-all = Toujours décliner, jusqu’à nouvel ordre
page-table-asked-all = On le demande à tous, pour ne trahir personne.
page-table-declining = Vous déclinez ces questions sans qu’on vous les pose.
page-table-ask-again = Me les poser de nouveau
page-table-held = Votre réponse est enregistrée : { $move }. La partie reprend quand le temps est écoulé.
page-table-time = Temps restant :
page-table-away = { $name } n’est plus là. Temps avant qu’un robot prenne le relais :
page-table-deputy = Un robot joue pour { $name }.
page-table-position = Les parties de cette table commencent au coup { $moment } d’une autre partie. { $hidden ->
    [same] Ce qui était caché alors l’est de la même façon : qui connaît cette partie le connaît.
   *[anew] Ce que le siège de départ ne pouvait pas savoir a été tiré de nouveau.
}
page-table-you-deputy = Un robot joue pour vous.
page-table-back = Reprendre la main
page-table-leave = Laisser la partie à un robot
page-table-menu = Menu de la table
page-table-panels = À côté du plateau
page-table-cite = Règles { $clauses }
page-table-no-board = Le plateau ne peut pas être dessiné. Tous les coups sont proposés ci-dessous.
page-table-share = Partager la table

## Le son

page-sound-ask = Voulez-vous aussi entendre le jeu ?
page-sound-yes = Oui, avec le son
page-sound-no = Non
page-sound-switch = Son

## Ses propres secrets

page-secrets-cover = Couvrir mes secrets
page-secrets-cover-help = Pour ceux qui partagent un écran : votre rôle, vos cartes cachées et ce que vous seul apprenez restent face cachée tant que vous n’appuyez pas dessus.

## Reprendre un coup, réagir

page-table-nudge = Relancer
page-undo = Reprendre mon dernier coup
page-undo-ask = Demander à reprendre mon dernier coup
page-undo-asked = { $name } demande à reprendre son dernier coup.
page-undo-grant = D’accord
page-undo-deny = Pas d’accord
page-undo-waits = Vous avez demandé à reprendre votre coup. On attend { $names }.
page-undo-withdraw = Laisser tel quel
page-react = Réagir
page-react-bravo = Bravo !
page-react-laugh = Ha ha !
page-react-wow = Oh !
page-react-hm = Hum…
page-react-thanks = Merci !
page-react-oops = Oups !

## Exclure quelqu’un

page-removal-people = Personnes à la table
page-removal-unseated = sans place
page-removal-remove = Exclure
page-removal-ask = Exclure { $name }
page-removal-help = Sa page se ferme et son lien personnel ne fonctionne plus. En cours de partie, un robot continue à sa place.
page-removal-ban = Exclure et bannir
page-removal-ban-help = Un bannissement empêche aussi de rejoindre cette table toute personne qui partage la même connexion.

## À côté du plateau

page-panels-log = Récit
page-panels-notes = Notes
page-panels-chat = Discussion
page-panels-help = Aide
page-panels-people = Joueurs
page-panels-log-empty = Il ne s’est encore rien passé.
page-panels-secret = Pour vos yeux seuls
page-panels-moment = Voir ce moment ({ $number }) dans la partie enregistrée
page-panels-notes-help = Vous êtes la seule personne à pouvoir lire ceci, même après la partie.
page-panels-notes-label = Vos notes
page-panels-notes-kept = Enregistré
page-panels-notes-keeping = Enregistrement…
page-panels-chat-unkept = Les messages plus anciens ne sont plus conservés.
page-panels-chat-empty = Personne n’a encore rien dit.
page-panels-chat-label = Écrivez un message
page-panels-chat-send = Envoyer
page-panels-chat-join = Rejoignez la table pour discuter.
page-panels-keys = Touches
page-panels-key-digits = faire le choix qui porte ce numéro
page-panels-key-slash = trouver un coup en tapant
page-panels-key-question = expliquer l’élément sélectionné, ou montrer ceci
page-panels-key-letters = récit, notes, discussion, joueurs
page-panels-key-escape = fermer
page-panels-question = Ce qui est demandé
page-panels-glossary = Qu’est-ce que c’est ?
page-panels-all-rules = Toutes les règles
page-panels-you = vous
page-panels-host = hôte
page-panels-bot = robot
page-panels-away-mark = absent
page-panels-open = libre
page-panels-watchers = Regardent la partie : { $names }
page-panels-make-host = Nommer hôte
page-panels-take-host = Devenir hôte
page-panels-give-to-bot = Donner la place à un robot
page-panels-own-link = Continuer sur un autre appareil
page-panels-own-link-help = Ce lien est votre place : ouvrez-le sur un autre appareil, et ne le montrez à personne.
page-panels-fairness = Tirages vérifiables
page-panels-fairness-help = Avant la donne, le navigateur de chaque joueur mêle un nombre secret à celui du serveur : personne ne peut choisir les tirages, et chacun peut les vérifier après la partie.
page-panels-fairness-of-seed = La graine a été fixée avant le début de la partie. Elle est publiée à la fin, et chaque tirage peut alors en être déduit de nouveau.

## Garder et reprendre une place

page-seat-keep = Garder votre place
page-seat-code = Code de secours
page-seat-code-help = Si ce navigateur vous oublie, ce code vous rend votre place, ici ou sur un autre appareil. Ne le montrez à personne.
page-seat-code-show = Afficher mon code de secours
page-seat-code-once = Il n’est affiché que cette fois : copiez-le ou notez-le.
page-seat-code-kept = Je l’ai noté
page-seat-code-have = Vous avez un code de secours. Un nouveau code le remplace.
page-seat-code-again = Afficher un nouveau code
page-seat-recover = Vous aviez une place ici ?
page-seat-recover-help = Votre code de secours vous la rend. Vos anciennes pages et vos anciens liens ne fonctionneront plus.
page-seat-recover-do = Reprendre ma place
page-seat-ask-title = Reprendre la place de quelqu’un
page-seat-ask-help = Tous les autres joueurs doivent être d’accord. Vous continuez alors la partie et voyez ce que l’on sait à cette place.
page-seat-ask = Demander la place de { $name }
page-seat-ask-name = Nom du joueur absent
page-seat-ask-do = Demander aux autres
page-seat-ask-waits = La demande est faite. La table s’ouvrira ici dès que tous seront d’accord.
page-seat-consent = { $name } demande à reprendre la place de { $owner }.
page-seat-consent-help = Si tous sont d’accord, { $name } continue la partie et voit tout ce que l’on sait à cette place. N’acceptez que si vous savez qui c’est.
page-seat-agree = D’accord
page-seat-refuse = Pas d’accord
page-seat-withdraw = Retirer la demande
page-seat-waits = Doivent encore répondre : { $names }.
page-seat-replace = Ce lien est celui d’une autre place
page-seat-replace-do = Suivre le lien
page-seat-replace-not = Garder ma place

## Le salon

page-lobby-title = Une table de { $game }
page-lobby-seats = Places
page-lobby-sit-here = S’asseoir ici
page-lobby-stand = Se lever
page-lobby-add-bot = Ajouter un robot
page-lobby-bot-in = Robot à la place { $number }
page-lobby-clear = Libérer la place { $number }
page-lobby-fill = Compléter avec des robots
page-lobby-free = Libre
page-lobby-ready = Prêt
page-lobby-not-ready = Pas encore prêt
page-lobby-im-ready = Je suis prêt
page-lobby-start = Commencer la partie
page-lobby-start-waits =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
page-lobby-dealing = Distribution : on attend { $names }.
page-lobby-host-starts = { $name } lance la partie.
page-lobby-invite = Inviter
page-lobby-link =
    { $gives ->
        [seat] Envoyez ce lien à vos amis : toute personne qui l’ouvre peut prendre une place libre.
        [late] Toute personne qui ouvre ce lien peut prendre la place d’un robot, et voit alors ce que sait cette place.
        [public] Toute personne qui ouvre ce lien regarde la partie et ne voit que ce qui est visible de tous.
        [delayed] Toute personne qui ouvre ce lien regarde la partie avec une minute de retard et ne voit que ce qui est visible de tous.
        [off] Cette table n’admet pas de spectateurs : ce lien ne montre rien avant la fin de la partie.
       *[end] Toute personne qui ouvre ce lien voit comment la partie s’est terminée.
    }
page-lobby-program = Programme
page-lobby-program-invite = Inviter un programme
page-lobby-program-help = Le lien est destiné à un programme, quelle que soit la personne qui l’apporte : il prend la place { $number }, et ne sert qu’une fois. La personne qui fait tourner le programme voit ce que voit sa place. Tout le monde doit se dire prêt de nouveau à son arrivée.
page-lobby-program-link = Créer un lien
page-lobby-bots = Comment jouent les robots
page-lobby-bot-level =
    { $level ->
        [easiest] { $title } · très facile
        [easy] { $title } · facile
        [medium] { $title } · moyen
        [hard] { $title } · fort
       *[hardest] { $title } · le plus fort
    }
page-lobby-fact = { $option } : { $chosen }
page-lobby-fact-parts =
    { $standard ->
        [yes] comme d’habitude
       *[no] modifiés
    }
page-lobby-fact-listed =
    { $listed ->
        [yes] Parmi les tables ouvertes
       *[no] Sur invitation
    }
page-lobby-fact-late = un visiteur peut prendre la place d’un robot
page-lobby-fact-spectators =
    { $see ->
        [off] Sans spectateurs
        [public] Spectateurs bienvenus
       *[delayed] Spectateurs avec une minute de retard
    }
page-lobby-fact-no-clock = Sans limite de temps
page-lobby-fact-clock = { $time } pour décider
page-lobby-qr = L’invitation en code QR
page-lobby-players = Joueurs
page-lobby-fewer = Un joueur de moins
page-lobby-more = Un joueur de plus
page-lobby-options = Options
page-lobby-table = La table
page-lobby-listed = Visible parmi les tables ouvertes
page-lobby-spectators = Spectateurs
page-lobby-spectators-off = ne voient rien
page-lobby-spectators-public = voient ce qui est public
page-lobby-spectators-delayed = le voient une minute plus tard
page-lobby-turn = Temps pour décider
page-lobby-turn-none = sans limite
page-lobby-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
page-lobby-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-lobby-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
page-lobby-days-help = La partie avance même si personne n’est là : revenez quand vous voulez, personne n’est remplacé.
page-lobby-window = Temps pour utiliser un pouvoir caché
page-lobby-window-help = La question est posée à tous ceux qui pourraient avoir un pouvoir, et toujours aussi longtemps : l’attente ne trahit rien.
page-lobby-window-auto = adapté au jeu
page-lobby-late = Un visiteur peut prendre la place d’un robot en cours de partie
page-lobby-grace = Un robot remplace un joueur absent après
page-lobby-host-only = C’est l’hôte qui en décide.

## La fin d’une partie

page-end-you-win = Vous avez gagné
page-end-wins =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
page-end-draw = Personne ne gagne
page-end-rematch = Rejouer
page-end-stopped = Cette partie s’arrête ici
page-end-stopped-why = Les règles ont été corrigées depuis qu’elle a commencé, et elle ne peut pas continuer.
page-end-stopped-board = Voici sa dernière position.
page-end-rematch-waits = On attend { $name }
page-end-replay = Revoir la partie
page-end-record = Enregistrer la partie
page-end-verify = Vérifier les tirages
page-end-verified =
    { $draws ->
        [0] Il n’y a pas eu de tirage, et la graine est bien celle fixée avant la partie.
        [1] Le seul tirage découle de la graine fixée avant la partie.
       *[other] Les { $draws } tirages découlent tous de la graine fixée avant la partie.
    }
page-end-own-number = Votre propre nombre y a été mêlé.
page-end-not-committed = Mais cette partie n’est pas celle que votre navigateur a vu annoncer avant la donne : ne vous fiez pas à ses tirages.
page-end-home = Accueil
page-end-picture = Image
page-end-picture-file = resultat
page-end-cast = Qui était qui
page-end-winner = gagne
page-end-board = Fermer et regarder le plateau
page-end-show = Afficher le résultat

## Parties enregistrées

page-replay-title = Partie enregistrée : { $game }
page-replay-seen-by = Vue par
page-replay-watcher = un spectateur
page-replay-no-board = Ce plateau ne peut plus être dessiné. Le récit raconte la partie.
page-replay-open = tout à découvert
page-replay-moment = Coup { $number } sur { $last }
page-replay-scrub = Moment de la partie
page-replay-first = Au début
page-replay-previous = Un coup en arrière
page-replay-next = Un coup en avant
page-replay-last = À la fin
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-speed = Vitesse
page-replay-share = Lien vers ce moment
page-replay-running = La partie n’est pas finie : seul ce que vous pouvez savoir est montré.
page-replay-position = Cette partie n’a pas commencé par la mise en place habituelle, mais à partir d’une position.
page-replay-position-of = Voir le coup { $moment } de la partie d’origine
page-replay-to-table = À la table

## Analyses

page-review-title = Analyse
page-review-pitch = Que pouvait savoir chacun ? L’analyse montre les chances coup par coup, les meilleurs coups et la part du hasard.
page-review-how-long = Le serveur rejoue la partie et réfléchit à chaque coup. Cela prend de quelques secondes à quelques minutes.
page-review-begin = Analyser cette partie
page-review-waiting =
    { $ahead ->
        [0] Cette analyse est la prochaine.
        [one] Une autre analyse passe d’abord.
       *[other] { $ahead } autres analyses passent d’abord.
    }
page-review-preparing = Le serveur se prépare à réfléchir.
page-review-working = Le serveur réfléchit à chaque coup.
page-review-progress = Avancement de l’analyse
page-review-stay = Vous pouvez partir entre-temps : l’analyse est conservée avec la partie.
page-review-of = Analyse pour
page-review-by = Jugée par le robot « { $bot } », d’après ce que { $name } pouvait savoir à chaque moment.
page-review-line = Chances de gagner
page-review-chart = Chances de gagner au fil de la partie : les flèches parcourent la partie, Page précédente et Page suivante vont aux marques
page-review-as-table = En tableau
page-review-move = Coup
page-review-between = entre
page-review-turn = tournant
page-review-was = { $name }, en réalité
page-review-secret = un secret a compté
page-review-parting = { $name } pouvait espérer { $known }. Toutes cartes sur table, c’était { $was }.
page-review-decision = Cette décision
page-review-no-decision = { $name } ne décide rien à ce moment.
page-review-earlier = Décision précédente
page-review-later = Décision suivante
page-review-verdict-best = Meilleur coup
page-review-verdict-fine = Bon coup
page-review-verdict-doubtful = Coup douteux
page-review-verdict-mistake = Erreur
page-review-verdict-none = Non jugé
page-review-best-help = Aucun coup ne valait plus.
page-review-even-help = Le meilleur coup ne valait guère plus.
page-review-fine-help = Le meilleur coup valait { $loss } de plus : c’est peu, ou dans la marge d’incertitude (± { $doubt }).
page-review-cost = Ce coup a coûté { $loss } de chances de gagner (± { $doubt }).
page-review-not-weighed = Le robot ne chiffre pas ces coups. Il dit seulement combien de fois il les jouerait.
page-review-choice = Coup
page-review-worth = Chances de gagner
page-review-share = Robot
page-review-played = joué
page-review-best = meilleur
page-review-would = robot
page-review-beliefs = Ce que { $name } pouvait croire
page-review-no-beliefs = Rien à croire à ce moment : rien n’est caché, ou le robot n’en dit rien.
page-review-account = D’où vient le résultat
page-review-part-start = Attendu au début
page-review-part-chance = Dés, donnes et pioches
page-review-part-hidden = Ce qui était caché
page-review-part-own = Propres coups
page-review-part-others = Coups des autres
page-review-part-luck = Hasard
page-review-part-rest = Les autres et le hasard
page-review-part-result = Résultat
page-review-costly = Coups qui ont coûté
page-review-turns = Tournants
page-review-secrets = Là où un secret a compté
page-review-evidence = Ce qui a changé les avis
page-review-at = Coup { $number }
page-review-to = à

## Rejouer

page-try-title = Rejouer d’ici
page-try-help = Une nouvelle table commence au coup { $number }. Vous prenez une place, des robots prennent les autres.
page-try-seat = Votre place
page-try-hidden = Ce qu’on ne pouvait pas savoir à cette place
page-try-same = comme c’était
page-try-anew = tiré de nouveau
page-try-link = Lien vers cette position, à essayer par d’autres
page-try-play = Jouer la suite

## Règles

page-rules-title = Règles
page-rules-howto = { $game } : comment jouer
page-rules-look-up = Vous cherchez un point précis ? Toutes les règles sont plus bas, une par une.
page-rules-ruling = Décision
page-rules-find = Chercher dans les règles
page-rules-none = Aucun article n’en parle.
page-rules-in-english = Ces règles sont en anglais : personne ne les a encore traduites dans votre langue.

## Réglages

page-settings-title = Réglages
page-settings-help = Conservés dans ce navigateur, et nulle part ailleurs.
page-settings-name = Votre nom
page-settings-lang = Langue
page-settings-theme = Thème
page-settings-dusk = Crépuscule (sombre)
page-settings-dawn = Aube (clair)
page-settings-motion = Animations
page-settings-motion-system = comme le système
page-settings-motion-on = oui
page-settings-motion-off = non
page-settings-sound = Son
page-settings-sound-on = Sons discrets : votre tour, les cartes, les dés, la fin
page-settings-sound-try = Écouter
page-settings-turn = Votre tour
page-settings-turn-tell = M’avertir quand c’est mon tour, tant qu’une table est ouverte en arrière-plan
page-settings-turn-call = M’avertir quand c’est mon tour, même si la table est en arrière-plan ou fermée
page-settings-turn-refused = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.

## Leçons

page-lesson-title = Leçon : { $game }
page-lesson-label = La leçon
page-lesson-step = Étape { $number } sur { $last }
page-lesson-next = Continuer
page-lesson-show = Montrez-moi
page-lesson-again = Recommencer
page-lesson-practice = Jouer une courte partie

## Problèmes

page-puzzle-title = Problème : { $game }
page-puzzle-label = Le problème
page-puzzle-earlier = Problème de la veille
page-puzzle-later = Problème du lendemain
page-puzzle-find = Trouvez le meilleur coup.
page-puzzle-easy = Facile.
page-puzzle-middling = Pas si facile.
page-puzzle-hard = Difficile.
page-puzzle-missed = Les robots plus faibles le manquent dans { $share } des essais.
page-puzzle-done = Vous l’avez déjà résolu.
page-puzzle-wrong = { $move } : un autre coup est nettement meilleur. Essayez encore.
page-puzzle-right = Oui, c’est le meilleur coup.
page-puzzle-shown = Le meilleur coup : { $move }
page-puzzle-solved = Résolus : { $solved } sur { $count }.
page-puzzle-streak =
    { $count ->
        [one] Un jour de suite.
       *[other] { $count } jours de suite.
    }
