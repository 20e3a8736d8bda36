### Ce que la bibliothèque refuse, quel que soit le jeu.

## Partout

core-and = { $first } et { $last }
core-cited = { $reason } ({ $clause })

## Parties enregistrées

core-record-long = un fichier de partie a au plus { $most } caractères, celui-ci en a { $given }
core-record-heading = ce n’est pas une partie enregistrée : la première ligne n’est ni « { $one } » ni « { $two } »
core-record-cut = le fichier est tronqué : il ne finit pas par son empreinte
core-record-changed = le fichier a été modifié après coup : son empreinte ne correspond pas à ses lignes
core-record-surrogate = le fichier n’est pas du texte : il contient une moitié de caractère (un « surrogate » isolé)
core-record-line = la ligne { $line } du fichier devrait commencer par « { $name } » et un deux-points
core-record-number = la ligne { $line } du fichier devrait contenir un nombre
core-record-digits = la ligne { $line } du fichier devrait contenir 64 chiffres hexadécimaux ou « bot » pour chaque place
core-record-options = la ligne { $line } du fichier devrait contenir des options sous la forme nom=valeur
core-record-no-end = aucune ligne du fichier ne commence par « end: »
core-record-no-move = la ligne { $line } du fichier n’est pas un coup : elle doit commencer par une place, * ou =
core-record-count =
    { $moves ->
        [one] la ligne { $line } du fichier annonce { $count }, mais il contient { $moves } coup
       *[other] la ligne { $line } du fichier annonce { $count }, mais il contient { $moves } coups
    }
core-record-winners = la ligne { $line } du fichier ne dit pas qui a gagné
core-record-rules = la partie suit la version { $made } des règles de { $game } ; ce programme a la version { $current }
core-record-parts = la partie suit la version { $made } des règles de { $game }, et la version { $current } s’en écarte : { $error }
core-record-start = la partie commence par une position impossible ; en anglais : { $error }
core-record-move = le coup { $number } du fichier ne peut pas être joué : { $error }
core-record-result = le résultat inscrit n’est pas celui auquel mènent les coups
core-record-other-seed = cette graine n’est pas celle annoncée au début de la partie
core-record-no-seed = le fichier ne contient pas de graine : elle est publiée quand la partie est finie
core-record-commitment = la graine ne correspond pas à l’engagement : ce n’est pas celle du début de la partie
core-record-nonce = le nombre de la place { $seat } ne correspond pas à son engagement : c’en est un autre
core-record-draw = coup { $number } : d’après le fichier, le sort a donné « { $move } », mais la graine donne « { $drawn } »
core-seed = une graine est une ligne de 1 à { $most } caractères affichables

## Coups

core-review-unfinished = seule une partie finie peut être analysée
core-no-action = il n’y a pas d’action { $action } : les actions vont de 0 à { $last }
core-over = la partie est terminée
core-chance = le sort est tiré de la graine
core-no-seat = il n’y a pas de place { $seat } : les places vont de 0 à { $last }
core-not-asked = ce n’est pas à la place { $seat } de jouer
core-no-move = « { $move } » n’est pas un coup
core-refused = { $move } : { $reason }

## Dossiers des règles compilées

core-folder-unwritable = { $variable } désigne { $folder }, où l’on ne peut pas écrire
core-folder-shared = { $folder } n’est pas un dossier réservé à vous : supprimez-le, ou désignez-en un autre par { $variable }

## Options

core-no-game = il n’y a pas de jeu « { $name } » ; il y a { $names }
core-unusable-game = le jeu « { $name } », d’un autre paquet, est inutilisable : { $reason }
core-no-option = { $game } n’a pas d’option « { $name } » ; ses options sont { $names }
core-no-bot = { $game } n’a pas de robot « { $name } » ; il y a { $names }
core-unusable-bot = le bot « { $name } » ne peut pas être utilisé : { $reason }
core-unusable-program = le programme « { $command } » ne peut pas être utilisé : { $reason }
core-no-integer = « { $given } » n’est pas un nombre entier
core-no-boolean = « { $given } » n’est ni true ni false
# A sentence that is there already.
core-verbatim = { $text }

## Analyses

core-review-evidence = { $told } { $about }, { $what } : de { $before } % à { $after } %.
core-review-evidence-unseen = { $about }, { $what } : de { $before } % à { $after } %.
core-review-both = { $first } { $second }
core-review-unseen = { $who_is ->
    [you] Vous décidez en secret.
   *[others] { $who } décide en secret.
}
