### Ce que le serveur dit de lui-même.

## Ce qui n’existe pas

server-no-table = Cette table n’existe pas. Demandez un nouveau lien.
server-no-replay = Cette partie n’existe pas ici.
server-no-moment = Cette partie a les moments 0 à { $last }.
server-no-viewer = On voit une partie depuis une place, en spectateur ou à découvert : « { $viewer } » n’est rien de cela.
server-no-seat = Il n’y a pas de place { $seat } à cette table.
server-no-person = Il n’y a pas de personne { $person } à cette table.
server-no-window = Il n’y a pas de question du genre « { $question } » dans ce jeu.
server-nothing-here = Il n’y a rien à cette adresse.

## Liens, codes et places

server-bad-token = Ce lien n’est plus valable. Votre code de secours vous rend votre place.
server-bad-code = Ce n’est pas un code de secours de cette table, ou bien il a été utilisé ou remplacé.
server-bad-invitation = Cette invitation d’un programme n’est pas valable : elle a été utilisée, remplacée ou retirée.
server-too-many-guesses = Trop de codes de secours ont été essayés d’ici. Réessayez dans une minute.
server-other-person = Dans ce navigateur, vous êtes { $now } à cette table. Avec ce lien, vous seriez { $other }.
server-seated-already = Vous avez une place dans cette partie.
server-asked-already = Quelqu’un demande déjà une place.
server-declined-already = Les autres ont refusé. Vous ne pouvez plus demander dans cette partie.
server-nobody-gone = Personne du nom de « { $name } » n’a laissé cette partie à un robot.
server-too-few-to-agree = Il faut l’accord d’au moins deux autres personnes, et cette partie en compte moins.
server-cannot-all-agree = Quelqu’un a été exclu de la table pendant la partie : tous ne peuvent pas être d’accord.
server-not-asked-for = Personne ne demande cette place en ce moment.
server-not-your-consent = C’est aux autres joueurs de cette partie d’en décider.
server-agreed-already = Vous avez déjà donné votre accord.
server-played-already = Vous avez déjà eu une place dans cette partie.
server-undo-not = Votre dernier coup ne peut plus être repris.
server-no-rest = Aucune manche ne vient de se terminer que vous devriez encore regarder.
server-nudge-not = On ne relance que dans les parties où l’on a des jours pour décider.
server-nudge-nobody = Personne d’autre n’a de décision à prendre pour l’instant.
server-nudged-lately = Une relance a été envoyée il y a peu. Réessayez dans quelques heures.
server-no-push-service = Cette adresse n’est pas celle d’un service de notification connu de ce serveur.
server-bad-push-keys = Les clés de ce navigateur sont illisibles.
server-undo-shown = Ce coup, ou ce qui l’a suivi, a révélé quelque chose de caché : il reste joué.
server-undo-not-asked = Personne ne demande à reprendre un coup en ce moment.

## Dans la discussion d’une table

server-told-called-off = Le départ est annulé, faute de réponse de { $names }. Chacun doit se déclarer prêt de nouveau.
server-told-host = { $name } est maintenant l’hôte de la table.
server-told-asks = { $name } demande à reprendre la place de { $owner }. Tous les autres joueurs doivent être d’accord.
server-told-withdrawn = { $name } ne demande plus la place de { $owner }.
server-told-declined = { $by } n’est pas d’accord : { $owner } garde la place que { $name } demandait.
server-told-owner-back = { $owner } est de retour : { $name } ne demande plus la place.
server-told-taken-over = Tous les autres sont d’accord : { $name } reprend la place de { $owner } et voit ce que l’on y sait.
server-told-late = { $name } prend la place de { $bot }, un robot, et voit ce que sait cette place.
server-told-program = { $name } vient à la table : c’est un programme. La personne qui le fait tourner voit ce que voit sa place.
server-told-removed = L’hôte a exclu { $name }.
server-told-replaced = L’hôte a exclu { $name }. Un robot continue à cette place.
server-told-position = Ici, les parties commencent au coup { $moment } de la partie enregistrée { $replay }.
server-told-nudge = { $name } relance ceux dont c’est le tour.
server-told-undo = { $name } a repris son dernier coup.
server-told-undo-asked = { $name } demande à reprendre son dernier coup. Les autres joueurs doivent être d’accord.
server-told-undo-denied = { $name } n’est pas d’accord : le coup reste joué.
server-told-undo-withdrawn = { $name } ne demande plus à reprendre son coup.

## Pourquoi l’on n’entre pas

server-removed = L’hôte vous a exclu de cette table.
server-never-came = Vous avez rejoint cette table sans l’ouvrir. Rejoignez-la de nouveau.
server-banned = L’hôte ne laisse plus personne rejoindre cette table depuis votre adresse.
server-many-of-you = Trop de personnes sans place sont déjà à cette table depuis votre adresse.
server-full-table = La table est complète.
server-no-watchers = Cette table n’accepte pas de spectateurs.
server-too-many = Trop de pages sont ouvertes ici. Fermez-en, ou réessayez plus tard.

## Ce qui n’est pas possible en ce moment

server-not-yourself = On ne peut pas exclure l’hôte.
server-program-plays = Un programme ne fait que jouer : il ne peut pas être l’hôte.
server-join-first = Rejoignez d’abord la table.
server-seat-first = Asseyez-vous d’abord.
server-host-only = Seul l’hôte peut le faire.
server-lobby-only = La partie a commencé : cela ne peut plus changer.
server-not-playing = Aucune partie n’est en cours.
server-not-asked = Ce n’est pas à vous de jouer.
server-not-over = Ce sera possible après la fin de la partie.
server-not-yours = Pendant la partie, vous n’en voyez que votre côté.
server-remember = Dans ce jeu, c’est à vous de vous souvenir : les moments de la partie se revoient après la fin.
server-seat-taken = Cette place est prise.
server-seats-free = Toutes les places doivent être prises avant de commencer.
server-not-ready = { $name } n’est pas encore prêt.
server-not-here = { $name } n’est pas là, et sa présence est nécessaire pour commencer la partie.
server-no-pledge = Votre page ne s’est pas engagée sur un nombre pour les tirages. Rechargez-la.
server-no-reveal = Aucun nombre n’est attendu de vous.
server-wrong-nonce = Ce n’est pas le nombre sur lequel vous vous étiez engagé.
server-stale = La partie avait avancé avant l’arrivée de votre coup. Regardez de nouveau.
server-your-bot = Un robot joue pour vous : reprenez d’abord votre place.
server-held-already = Vous avez déjà répondu.
server-not-gone = Personne ne joue pour vous.
server-outdated = Les règles ont été corrigées depuis le début de cette partie, et elle ne peut pas continuer. L’hôte peut rouvrir le salon pour une nouvelle partie.
server-not-kept = Les règles ont été corrigées depuis que cette partie a été jouée, et ce qui en avait été montré n’a pas été conservé.
server-rules-part = Les règles ont été corrigées depuis que cette partie a été enregistrée, et elle ne peut pas être montrée : { $reason }
server-position-over = La partie est finie à ce moment : choisissez-en un plus tôt.
server-position-fixed = Cette table reprend une position : le jeu, les joueurs et les options ne changent pas.
server-position-outdated = Les règles ont été corrigées depuis cette partie : elle ne peut pas être reprise.

## Ce qui ne peut pas être lu

server-refused = { $reason }
server-unreadable = Ceci n’a pas pu être lu : { $reason }
server-unreadable-move = Il n’y a pas de coup « { $move } » dans ce jeu.
server-no-name = Un nom compte de 1 à 24 caractères.
server-mixed-name = Un nom s’écrit dans un seul alphabet : celui-ci mêle des lettres de plusieurs.
server-program-name = Les noms qui finissent par « (bot) » sont réservés aux programmes.
server-no-text = Un message compte de 1 à 500 caractères.
server-long-note = Les notes comptent au plus 4000 caractères.
server-bad-setting = { $name } : { $reason }
server-too-large = C’est trop volumineux.
server-not-json = Ce n’est pas du JSON, ou son type de contenu ne le dit pas.
server-not-understood = Cette demande n’a pas pu être comprise.

## Limites

server-note-slower = Doucement : vos notes sont enregistrées au plus { $count } fois en { $seconds } secondes.
server-talk-slower = Doucement : au plus { $count } messages en { $seconds } secondes.
server-full-log = On a trop écrit à cette table. Ouvrez-en une autre.
server-written-enough = Vous avez trop écrit à cette table.
server-stored-enough = Trop de données ont été enregistrées depuis votre adresse. Réessayez dans quelques minutes.
server-made-enough = Vous avez créé trop de tables ; réessayez dans quelques minutes.
server-too-many-tables = Il y a déjà trop de tables ici. Réessayez plus tard.
server-too-fast = Doucement : c’était trop à la fois.
server-much-work = Le serveur est occupé par d’autres parties. Réessayez dans un instant.
server-long-check = Vérifier cet enregistrement prendrait plus de { $seconds } secondes : c’est trop long.
server-no-review = Cette partie n’a pas pu être analysée. Réessayez plus tard.
server-too-slow = La suite de cette demande a mis trop de temps à arriver.

## Le serveur lui-même

server-unreadable-table = Ce serveur ne peut pas lire cette table : une version plus récente y a écrit. Réessayez quand le serveur aura été mis à jour.
server-store-down = La table ne peut pas être enregistrée en ce moment. Réessayez dans un instant.
server-closing = Le serveur redémarre. Vous serez de retour dans un instant.
server-our-fault = Quelque chose a échoué ici, et vous n’y êtes pour rien. Réessayez.
server-other-method = Méthode non autorisée à cette adresse.
server-other-page = La page d’un autre site ne peut pas faire cela.
server-other-name = Ce serveur ne répond pas au nom « { $name } ». S’il le doit, lancez-le avec --origin { $origin }
server-not-for-you = Ceci est réservé à qui fait tourner le serveur, avec le jeton de $GLOAMING_METRICS_TOKEN.
