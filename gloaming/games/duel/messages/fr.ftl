### Le Duel des Chamans

title = Le Duel des Chamans
pitch = Bison et Loup se font face sur neuf cases, et deux masques montrés au même instant décident du lieu de leur duel. Devinez votre adversaire, gagnez ses coquillages et remodelez le plateau après chaque duel.
seat =
    { $number ->
        [0] Bison
       *[1] Loup
    }

## Les choses

side-bison = Bison
side-wolf = Loup
mask = masque
pawn = le { $value } du { $side }

## Ce qui est demandé

over = La partie est terminée.
ask-place =
    { $variant ->
        [professional] Placez un pion de l’un ou l’autre camp : encore { $left } dans ce tour.
       *[other] Placez un pion : encore { $left } dans ce tour.
    }
ask-masks =
    { $side ->
        [bison] Choisissez un masque en secret : il désigne la rangée du duel.
       *[wolf] Choisissez un masque en secret : il désigne la colonne du duel.
    }
ask-confirm = Regardez bien : les deux pions seront retournés dès que vous confirmerez.
ask-swap =
    { $variant ->
        [professional] Échangez deux pions de cases différentes, quel que soit leur camp.
       *[other] Échangez deux de vos pions.
    }
wait-place = { $who } place ses pions.
wait-masks = On attend le masque de { $who }.
wait-lapse = Temps écoulé : le sort choisit les masques qui manquent.
wait-confirm =
    { $who_count ->
        [one] On attend que { $who } ait regardé.
       *[other] On attend que { $who } aient regardé.
    }
wait-swap = { $who } prépare un échange.
help-over =
    { $how ->
        [all] Un camp possède les { $shells } coquillages.
        [more] La partie est arrivée à son terme, et { $shells } coquillages l’emportent.
       *[draw] La partie est arrivée à son terme, avec neuf coquillages de chaque côté.
    }
help-place =
    { $variant ->
        [memory] Votre pion est aussitôt face cachée : retenez-le, vous ne le reverrez qu’en duel. Deux valeurs égales peuvent partager une case.
        [professional] Vous pouvez placer des pions des deux camps ; chaque case reçoit un pion de chaque camp, et deux valeurs égales peuvent la partager.
       *[base] Un camp a au plus un pion par case, et deux valeurs égales ne partagent jamais une case. Un placement après lequel le plateau ne pourrait plus être complété est interdit.
    }
help-masks = Le masque du Bison désigne une rangée, celui du Loup une colonne. On les montre en même temps ; sur la case où ils se croisent, le camp du pion le plus faible paie la différence en coquillages. Un masque choisi l’est pour de bon.
help-lapse = Le temps est écoulé : chaque masque manquant est tiré au sort, à chances égales.
help-confirm = Les deux camps voient les deux pions de la case. Ils sont retournés dès que vous confirmez.
help-swap =
    { $variant ->
        [memory] Vos deux pions changent de case sans être vus. L’échange est obligatoire.
        [professional] Deux pions de cases différentes prennent la place l’un de l’autre. L’échange est obligatoire.
       *[base] Deux de vos pions prennent la case l’un de l’autre. L’échange est obligatoire et ne doit pas réunir deux valeurs égales sur une case.
    }

## Les coups, et ce qu’ils rapportent

move-place = placer { $pawn } en { $cell }
move-mask =
    { $side ->
        [bison] choisir la rangée { $line }
       *[wolf] choisir la colonne { $line }
    }
move-swap = échanger { $first } et { $second }
move-confirm = retourner les pions
move-hurry = temps écoulé pour cette question
move-time = temps écoulé pour la partie
effect-place = Un duel en { $cell } vous rapporterait { $gain }.
effect-mask = Ce qu’il peut vous rapporter : { $first }, { $second }, { $third }.
effect-duel =
    { $end ->
        [lost] { $line } { $gain } (vous perdriez la partie)
        [won] { $line } { $gain } (vous gagneriez la partie)
       *[none] { $line } { $gain }
    }
effect-swap = { $first } ; { $second }
effect-cell = { $cell } : { $before } → { $after }

## Ce qui s’est passé

event-placed =
    { $known ->
        [yes]
            { $whose ->
                [own]
                    { $who_is ->
                        [you] Vous placez le { $value } en { $cell }.
                       *[others] { $who } place le { $value } en { $cell }.
                    }
               *[other]
                    { $who_is ->
                        [you] Vous placez le { $value } du { $side } en { $cell }.
                       *[others] { $who } place le { $value } du { $side } en { $cell }.
                    }
            }
       *[no] { $who } place un pion face cachée en { $cell }.
    }
event-chose =
    { $who_is ->
        [you] Vous avez choisi le masque { $line }.
       *[others] { $who } a choisi un masque.
    }
event-hurried = Le temps est écoulé.
event-duel = Le duel { $number } se joue en { $column }{ $row }.
event-shown = En { $cell }, le Bison a { $bison } et le Loup { $wolf }.
event-paid =
    { $shells ->
        [one]
            { $who_is ->
                [you] Vous perdez en { $cell } et payez { $shells } coquillage.
               *[others] { $who } perd en { $cell } et paie { $shells } coquillage.
            }
       *[other]
            { $who_is ->
                [you] Vous perdez en { $cell } et payez { $shells } coquillages.
               *[others] { $who } perd en { $cell } et paie { $shells } coquillages.
            }
    }
event-tied = Égalité : aucun coquillage ne change de main.
event-swapped =
    { $who_is ->
        [you] Vous échangez { $first } et { $second }.
       *[others] { $who } échange { $first } et { $second }.
    }
event-exchanged =
    { $who_is ->
        [you] Vous échangez { $pawn } et { $other }.
       *[others] { $who } échange { $pawn } et { $other }.
    }
event-ended =
    { $ending ->
        [all-shells] Tous les coquillages sont du même côté.
        [limit] Le dernier duel est livré.
       *[time] Le temps de la partie est écoulé.
    } { $winner_is ->
        [nobody] Neuf coquillages partout : match nul.
        [you] Vous gagnez.
       *[others] { $winner } gagne.
    }

## Pourquoi un coup est refusé

refuse-clock = aucune horloge ne tourne en ce moment
refuse-hurry = cette question n’a pas de délai
refuse-placing = on ne place pas de pion en ce moment
refuse-choosing = on ne choisit pas de masque en ce moment
refuse-masks = les masques du Bison sont les rangées 1 à 3, ceux du Loup les colonnes a à c
refuse-question = ce n’est pas ce qui est demandé
refuse-unnamed-side = précisez le camp du pion : bison-7 ou wolf-7
refuse-named-side = on place ses propres pions, nommés par leur seule valeur
refuse-placed = ce pion est déjà sur le plateau
refuse-taken = ce camp a déjà un pion sur cette case
refuse-equal = deux pions de même valeur ne partagent jamais une case
refuse-dead-end = le plateau ne pourrait plus être complété
refuse-cells = nommez les deux pions, par exemple bison-3 wolf-7
refuse-pawns = nommez les deux cases, par exemple a1 b2
refuse-same-cell = les deux pions sont sur la même case
refuse-swap-equal = l’échange réunirait deux valeurs égales sur une case
refuse-players = le Duel des Chamans se joue à 2, et non à { $given }
refuse-variant = la variante du Duel est l’une de celles-ci : { $names }, et non { $given }
refuse-limit = la limite du Duel est un nombre pair de duels, de 2 à { $most }, ou none (aucune), et non { $given }
refuse-memory-aid = l’aide-mémoire du Duel vaut true ou false, et true dans la variante de mémoire seulement, et non { $given }

## Les choix d’une table

option-variant = Variante
    .help = Base : tous les pions sont visibles. Mémoire : une fois placés, ils sont face cachée et seuls les duels les montrent. Professionnelle : on peut placer et échanger les pions des deux camps, et deux pions d’un même camp peuvent partager une case.
    .values = base, memory ou professional
option-variant-base = Jeu de base
option-variant-memory = Mémoire
option-variant-professional = Professionnelle
option-limit = Dernier duel
    .help = La partie se termine quand un camp a les 18 coquillages, ou après ce nombre de duels : celui qui a alors le plus de coquillages gagne.
    .values = none (aucune), ou un nombre pair de duels de 2 à 400
option-limit-none = Sans limite
option-limit-12 = Après 12 duels
option-limit-24 = Après 24 duels
option-limit-40 = Après 40 duels
option-memory-aid = Aide-mémoire
    .help = Pour la variante mémoire seulement : la table continue de vous montrer ce que vous avez vu.
    .values = true ou false
option-memory-aid-false = Non : à vous de retenir
option-memory-aid-true = Oui
bot-random = Feuille au vent
    .help = Joue n’importe quel coup permis, à chances égales.
bot-matrix = Vieux chaman
    .help = Pèse exactement chaque duel et varie ses masques pour rester imprévisible.
bot-master = Grand chaman
    .help = Prévoit les duels et les échanges à venir, et varie ses masques pour rester imprévisible.

## Hypothèses d’une analyse

belief-masks = Le masque de l’adversaire
belief-pawns = Pions face cachée

## Les choses du plateau, expliquées

term-board = Le plateau
    .text = Neuf cases, rangées 1 à 3 et colonnes a à c, orientées de la même façon pour les deux camps.
term-bison = Bison
    .text = Les masques du Bison désignent des rangées. Il place le premier et échange après chaque duel impair.
term-wolf = Loup
    .text = Les masques du Loup désignent des colonnes. Il échange après chaque duel pair.
term-pawn = Pion
    .text = Chaque camp en a neuf, un de chaque valeur de 1 à 9. Sur une case, la plus haute valeur l’emporte.
term-hidden = Pion face cachée
    .text = On connaît son camp ; sa valeur est à retenir jusqu’à ce qu’un duel la montre.
term-reserve = Réserve
    .text = Les pions à placer. On en place un, puis deux par tour, et un pour finir.
term-difference = La différence
    .text = Ce qu’un duel sur cette case vous rapporterait ou vous coûterait : le perdant paie la différence en coquillages.
term-mask = Masque
    .text = Chaque camp en choisit un en secret ; la rangée et la colonne désignées se croisent sur la case du duel.
term-shells = Coquillages
    .text = Il y en a 18, neuf par camp au début. Qui les détient tous gagne aussitôt.
term-swap = Échange
    .text = Après un duel, un camp échange deux pions : le Bison après le premier, le Loup après le deuxième, et ainsi de suite.
term-duels = Duels livrés
    .text = Si la table a une limite, celui qui a le plus de coquillages après le dernier duel gagne.

## Le plateau du terminal

text-none = rien
text-mark-bison = B
text-mark-wolf = L
text-stock =
    { $shells ->
        [one] { $side } : { $shells } coquillage, pions à placer : { $reserve }
       *[other] { $side } : { $shells } coquillages, pions à placer : { $reserve }
    }
text-hidden = { $count } face cachée
text-duels = Duels livrés : { $duels } sur { $limit }
text-duels-endless = Duels livrés : { $duels }

## Le plateau de la page

board-name = Le plateau
board-row = rangée { $line }
board-column = colonne { $line }
board-mask-of = Masque du { $side } : { $line }
board-pawn = { $side } { $value }
board-hidden = { $side }, face cachée
board-for-you = { $gain } pour vous
board-for-side = { $gain } pour le { $side }
board-empty = vide
board-here = le dernier duel s’est joué ici
board-shells = Coquillages : Bison { $bison }, Loup { $wolf }
board-end-shells =
    { $count ->
        [one] { $count } coquillage
       *[other] { $count } coquillages
    }
board-reserve = À placer
board-in-reserve = { $count } face cachée
board-chosen = masque choisi
board-choosing = choix d’un masque
board-placing = placement en cours
board-swapping = échange en cours
board-looking = examen des pions
board-you = vous
board-choose-pawn = Choisissez un pion ci-dessous, puis une case.
board-choose-cell = Où placer { $value } ? Les cases qui luisent lui sont ouvertes.
board-goal = Placer un pion en { $cell }
board-choose-pawn-for = Quel pion va en { $cell } ? Choisissez-le ci-dessous.
board-choose-mask = Choisissez un masque au bord du plateau.
board-choose-first = Choisissez deux pions qui échangeront leurs places.
board-choose-second = Et le second ?
board-locked = C’est choisi : { $line }. On montre les masques quand les deux ont choisi.
board-clear = Choisir autrement
board-pays = { $name } paie { $count }
board-tie = Égalité

## La leçon

lesson-welcome = Deux chamans, neuf coquillages chacun. Chaque duel en fait changer de main, et qui possède les dix-huit gagne. Vous êtes le Bison ; Fenn est le Loup.
lesson-place = On remplit d’abord le plateau : à la fin, chaque case porte un pion à vous et un du Loup. Commencez au milieu : prenez votre 5 et posez-le en b2.
    .wrong = Dans une vraie partie, ce serait possible. Ici, prenez votre 5, puis la case du milieu, b2.
lesson-cheap = Fenn a posé un 4 en a1 et un 8 en c3. Dans un duel, le pion le plus fort gagne la différence. Gagnez a1 au plus juste : lequel de vos pions y suffit ?
    .low = C’est moins que 4 : vous perdriez en a1. Prenez le plus petit de vos pions qui soit plus fort.
    .high = Il gagnerait, mais un plus petit suffit. Gardez celui-ci pour un adversaire plus fort.
    .wrong = Il s’agit de a1, où le Loup a un 4. Lequel de vos pions le bat de justesse ?
lesson-equal = On pose deux pions par tour : encore un. Deux valeurs égales ne partagent jamais une case : votre 8 ne peut pas rejoindre le 8 du Loup en c3. Un seul de vos pions le bat. Posez-le là.
    .low = Ce pion perd contre le 8. Lequel est plus fort ?
    .wrong = Il s’agit de c3, où le Loup a un 8. Posez-y le pion qui le bat.
    .right = Votre 9 tient c3, d’un point. Les autres pions trouvent leur place de la même façon : passons au plateau rempli.
lesson-masks = Place aux duels. En secret, vous choisissez une rangée et le Loup une colonne ; là où elles se croisent, deux pions s’affrontent. Une de vos rangées gagne dans chaque colonne : choisissez son masque.
    .first = Si le Loup nomme la colonne b, la rangée 1 vous coûte 3. Une rangée gagne dans les trois colonnes.
    .wrong = Dans les colonnes a et b, la rangée 3 vous coûte 5. Une rangée gagne dans les trois colonnes.
lesson-swap = Fenn l’a vu venir et a nommé c, où cela ne coûte que 1. Ce coquillage est à vous. Vous devez maintenant échanger deux de vos pions. En a3 votre 1 perd : échangez-le contre le pion qui bat le 6 de justesse.
    .dear = Cela gagne a3, mais votre 1 paierait cher contre un 7 ou un 8. Un pion plus petit suffit en a3.
    .wrong = En a3 il faut plus que le 6 du Loup. Choisissez le 1 qui s’y trouve, et le pion qui suffit tout juste.
lesson-guess = Plus aucune rangée ne gagne partout, et Fenn le voit aussi. Laquelle n’attend-on pas de vous ? Il n’y a pas de bonne réponse : devinez.
    .right = Tantôt vous lisez l’autre, tantôt c’est l’autre qui vous lit : tout le jeu est là. Après le deuxième duel, c’est le Loup qui échange ; après le troisième, ce sera de nouveau vous. Quelques duels plus tard…
lesson-last = Il reste 3 coquillages au Loup. Qui doit plus qu’il n’a donne tout, et les dix-huit font gagner aussitôt. Quelle rangée en finit, quelle que soit la colonne ?
    .wrong = Cette rangée perd dans une colonne. Cherchez celle qui gagne au moins 3 partout.
lesson-end = Dix-huit coquillages : vous avez gagné ! Le Loup devait 5 et n’avait que 3. Place à une vraie partie : douze duels contre un adversaire facile, puis le plus riche gagne.

## Comment jouer

howto-goal = Gagnez les coquillages
    .text = Le Bison et le Loup commencent avec neuf coquillages chacun. Chaque duel en fait passer quelques-uns au vainqueur. Qui possède les dix-huit gagne aussitôt.
howto-place = Placez vos pions
    .text = Chaque camp a neuf pions, de 1 à 9. On les place à tour de rôle sur les neuf cases, un de chaque camp par case, et jamais deux valeurs égales ensemble. Posez les gros pions là où ils gagnent de peu, et sacrifiez les petits contre les géants.
howto-masks = Choisissez un masque en secret
    .text = Le masque du Bison désigne une ligne, celui du Loup une colonne. On les montre au même instant, et le duel a lieu sur la case où ils se croisent.
howto-duel = Le pion le plus fort l’emporte
    .text = Sur cette case, le perdant paie la différence en coquillages : 7 contre 4 en coûte trois.
howto-swap = Déplacez l’équilibre
    .text = Après chaque duel, un camp échange deux de ses propres pions : le Bison après le premier, le Loup après le deuxième, et ainsi de suite. L’échange est obligatoire, et tout le monde le voit.
howto-end = La fin
    .text = La partie s’achève quand un camp possède tous les coquillages. On peut convenir d’un dernier duel : le plus riche gagne alors. Dans la variante mémoire, les pions sont face cachée ; dans la variante professionnelle, on place et on échange des pions des deux camps.
