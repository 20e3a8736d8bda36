### Shamans en français.

## Le jeu

title = Shamans
pitch = Chacun joue une carte, personne n’est tenu de suivre, et toute carte égarée rapproche l’Ombre d’un pas de la Lune. Certains d’entre vous ne veulent que cela : trouvez qui, avant que la nuit ne leur appartienne.
seat = Joueur { $shown }

## Les Mondes et leurs cartes

world-purple = violet
    .title = Violet
world-blue = bleu
    .title = Bleu
world-green = vert
    .title = Vert
world-yellow = jaune
    .title = Jaune
world-silver = argent
    .title = Argent
world-brown = marron
    .title = Marron
world-red = rouge
    .title = Rouge
card = { $value } { $world }

## Les rôles

role-shaman = Shaman
    .a = un Shaman
role-shadow = Ombre
    .a = une Ombre

## Les Artéfacts

tile-dagger = Dague rituelle
    .a = une Dague rituelle
tile-portal = Portail
    .a = un Portail
tile-shard = Éclat de Lune
    .a = un Éclat de Lune
tile-mask = Masque de Vérité
    .a = un Masque de Vérité

## Les rituels

ritual-illumination = Illumination
    .the = l’Illumination
ritual-stabilization = Stabilisation
    .the = la Stabilisation
ritual-permutation = Permutation
    .the = la Permutation
ritual-neutralization = Neutralisation
    .the = la Neutralisation

## Les côtés et les directions

side-left = gauche
side-right = droite
direction-forward = avant
direction-back = arrière

## Ce qui se passe

event-first = { $who_is ->
    [you] Vous recevez le jeton Premier joueur.
   *[others] { $who } reçoit le jeton Premier joueur.
}
event-round = { $who_is ->
    [you] La manche { $round } commence ; vous avez le jeton Premier joueur.
   *[others] La manche { $round } commence ; { $who } a le jeton Premier joueur.
}
event-slot = { $side ->
    [left] { CAPITAL($tile_a) } apparaît sur l’emplacement de gauche.
   *[right] { CAPITAL($tile_a) } apparaît sur l’emplacement de droite.
}
event-role = { $who_is ->
    [you] Vous êtes { $role_a }.
   *[others] { $known ->
        [yes] { $who } reçoit sa carte Rôle : { $role_a }.
       *[no] { $who } reçoit sa carte Rôle.
    }
}
event-dealt = { $who_is ->
    [you] Vous recevez le { $card }.
   *[others] { $known ->
        [yes] { $who } reçoit le { $card }.
       *[no] { $who } reçoit une carte.
    }
}
event-left-over = Le { $card } est en surplus : il est placé près de son Monde.
event-turn = { $who_is ->
    [you] Tour { $turn } : vous êtes le Guide.
   *[others] Tour { $turn } : { $who } est le Guide.
}
event-played = { $who_is ->
    [you] Vous jouez le { $card }.
   *[others] { $who } joue le { $card }.
}
event-moved = { $steps ->
    [0] Le pion reste sur la case { $space }.
   *[other] Le pion va de la case { $origin } à la case { $space }.
}
event-placed = Le { $card } est placé près de son Monde.
event-gathered = { $who_is ->
    [you] Vous placez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } près du Monde { $world }.
    [nobody] { $cards ->
        [one] Plus personne en jeu n’a suivi : { $cards } carte est placée près du Monde { $world }.
       *[other] Plus personne en jeu n’a suivi : { $cards } cartes sont placées près du Monde { $world }.
    }
   *[others] { $who } place { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } près du Monde { $world }.
}
event-completed = { $who_is ->
    [you] Le Monde { $world } est complet : vous accomplissez { $ritual_the }.
    [nobody] Le Monde { $world } est complet, mais personne n’a placé sa dernière carte : pas de rituel.
   *[others] Le Monde { $world } est complet : { $who } accomplit { $ritual_the }.
}
event-taken = { $who_is ->
    [you] Vous prenez { $tile_a }.
   *[others] { $who } prend { $tile_a }.
}
event-drawn = { $who_is ->
    [you] Vous piochez { $tile_a }.
   *[others] { $known ->
        [yes] { $who } pioche { $tile_a }.
       *[no] { $who } pioche un Artéfact.
    }
}
event-kept = { $who_is ->
    [you] Vous gardez l’Artéfact face cachée.
   *[others] { $who } garde l’Artéfact face cachée.
}
event-turned-up = { $who_is ->
    [you] Vous retournez { $tile_a }.
   *[others] { $who } retourne { $tile_a }.
}
event-role-shown = { $who_is ->
    [you] Votre rôle est révélé : vous êtes { $role_a }.
   *[others] { $who } est { $role_a }.
}
event-eclipse = { $side ->
    [left] L’Éclipse ! Chacun passe une carte à gauche.
   *[right] L’Éclipse ! Chacun passe une carte à droite.
}
event-chose = { $who_is ->
    [you] Vous avez choisi le { $card }.
   *[others] { $known ->
        [yes] { $who } a choisi le { $card }.
       *[no] { $who } a choisi une carte.
    }
}
event-passed = { $who_is ->
    [you] Vous passez le { $card } à { $receiver }.
   *[others] { $receiver_is ->
        [you] { $who } vous passe le { $card }.
       *[others] { $known ->
            [yes] { $who } passe le { $card } à { $receiver }.
           *[no] { $who } passe une carte à { $receiver }.
        }
    }
}
event-portal = { $direction ->
    [forward] { $who_is ->
        [you] Vous utilisez un Portail : le pion avance de 1 case.
       *[others] { $who } utilise un Portail : le pion avance de 1 case.
    }
   *[back] { $who_is ->
        [you] Vous utilisez un Portail : le pion recule de 1 case.
       *[others] { $who } utilise un Portail : le pion recule de 1 case.
    }
}
event-declined = { $who_is ->
    [you] Vous renoncez.
   *[others] { $who } renonce.
}
event-point = { $who_is ->
    [you] Vous gagnez 1 point de victoire.
   *[others] { $who } gagne 1 point de victoire.
}
event-exchanged = { $who_is ->
    [you] Vous échangez votre carte Rôle avec { $other }.
   *[others] { $other_is ->
        [you] { $who } échange sa carte Rôle avec vous.
       *[others] { $who } échange sa carte Rôle avec { $other }.
    }
}
event-role-seen = { $who_is ->
    [you] Vous êtes maintenant { $role_a }.
   *[others] { $known ->
        [yes] { $who } est maintenant { $role_a }.
       *[no] { $who } regarde son nouveau rôle.
    }
}
event-dagger = { $who_is ->
    [you] Vous défaussez une Dague rituelle contre { $victim }.
   *[others] { $victim_is ->
        [you] { $who } défausse une Dague rituelle contre vous.
       *[others] { $who } défausse une Dague rituelle contre { $victim }.
    }
}
event-eliminated = { $who_is ->
    [you] { $lost ->
        [0] Vous êtes hors jeu.
       *[other] Vous êtes hors jeu. Artéfacts perdus face cachée : { $lost }.
    }
   *[others] { $lost ->
        [0] { $who } est hors jeu.
       *[other] { $who } est hors jeu. Artéfacts perdus face cachée : { $lost }.
    }
}
event-set-aside = { $who_is ->
    [you] { $cards ->
        [one] Vous aviez { $cards } carte en main, écartée sans être vue : le pion avance de { $cards }.
       *[other] Vous aviez { $cards } cartes en main, écartées sans être vues : le pion avance de { $cards }.
    }
   *[others] { $cards ->
        [one] { $who } avait { $cards } carte en main, écartée sans être vue : le pion avance de { $cards }.
       *[other] { $who } avait { $cards } cartes en main, écartées sans être vues : le pion avance de { $cards }.
    }
}
event-named = { $who_is ->
    [you] Vous désignez { $guide } comme prochain Guide.
   *[others] { $guide_is ->
        [you] { $who } vous désigne comme prochain Guide.
       *[others] { $who } désigne { $guide } comme prochain Guide.
    }
}
event-round-won = { $why ->
    [moon] Le pion est sur la Lune : les Ombres gagnent la manche.
    [no_cards] Plus personne n’a de cartes : les Shamans gagnent la manche.
   *[last_shadow] La dernière Ombre est éliminée : les Shamans gagnent la manche.
}
event-tile-shown = { $who_is ->
    [you] { $count ->
        [1] Vous aviez { $tile_a } face cachée.
       *[other] Vous aviez { $tile_a } face cachée, { $count } fois.
    }
   *[others] { $count ->
        [1] { $who } avait { $tile_a } face cachée.
       *[other] { $who } avait { $tile_a } face cachée, { $count } fois.
    }
}
event-scored = { $who_is ->
    [you] Vous marquez { $gained } et avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[others] { $who } marque { $gained } et a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-ended = { $winners_is ->
    [you] Vous gagnez la partie avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [with_you] Vous partagez la victoire avec { $winners } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
   *[others] { $winners_count ->
        [1] { $winners } gagne la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $winners } se partagent la victoire : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun.
    }
}

## Ce qu’on vous demande

over = La partie est terminée.
ask-play = Jouez une carte au choix : une carte du Monde { $world } reste devant vous, toute autre fait avancer le pion de 1 case vers la Lune.
ask-play-lead = Ouvrez le tour : le Monde de votre carte sera la Destination.
ask-take = Prenez un Artéfact : l’un des deux visibles, ou celui du dessus de la pile.
ask-keep = Gardez { $tile_a } face cachée, ou révélez cette tuile.
ask-eclipse = { $side ->
    [left] Éclipse : choisissez en secret une carte à passer à gauche ; ce choix est définitif.
   *[right] Éclipse : choisissez en secret une carte à passer à droite ; ce choix est définitif.
}
ask-stabilize = Stabilisation : reculez le pion de 2 cases, ou prenez un Artéfact.
ask-permute = Permutation : choisissez avec qui échanger votre carte Rôle.
ask-neutralize = Neutralisation : défaussez une Dague rituelle et éliminez un autre joueur.
ask-neutralize-may = Neutralisation : avec une Dague rituelle face cachée, vous pouvez éliminer un joueur, ou renoncer.
ask-eliminate = Avant votre élimination : utilisez un Portail maintenant, ou renoncez.
ask-chain = Choisissez le prochain rituel à accomplir.
ask-advance = Le pion va atteindre la Lune : utilisez un Portail maintenant, ou renoncez.
ask-name = Vous êtes hors jeu et personne ne vous a suivi : désignez le prochain Guide.
ask-closing = Plus personne n’a de cartes et les Shamans vont gagner : utilisez un Portail maintenant, ou renoncez.

## Ce qu’on demande aux autres

wait-first = On tire au sort le jeton Premier joueur.
wait-slot = On révèle un Artéfact.
wait-role = On distribue les rôles.
wait-deal = On distribue les cartes.
wait-play = { $who } doit jouer une carte.
wait-take = { $who } prend un Artéfact.
wait-draw = { $who_is ->
    [you] Vous piochez un Artéfact.
   *[others] { $who } pioche un Artéfact.
}
wait-keep = { $who } garde ou révèle un Artéfact.
wait-surface = L’Éclipse est-elle sur le dessus de la pile ?
wait-eclipse = { $who_count ->
    [1] Éclipse : { $who } choisit encore une carte.
   *[other] Éclipse : { $who } choisissent encore une carte.
}
wait-stabilize = { $who } accomplit la Stabilisation.
wait-permute = { $who } accomplit la Permutation.
wait-neutralize = { $who } accomplit la Neutralisation.
wait-eliminate = Avant son élimination, { $who } peut utiliser un Portail.
wait-chain = { $who } choisit le prochain rituel.
wait-advance = Le pion va atteindre la Lune : { $who } peut utiliser un Portail.
wait-name = { $who } désigne le prochain Guide.
wait-closing = La manche va se terminer : { $who } peut utiliser un Portail.

## Ce que veut dire une question

help-over = Le total le plus élevé l’emporte, avec 8 points ou plus et sans égalité ; après 40 manches, les joueurs en tête se partagent la victoire.
help-first = Le détenteur du jeton Premier joueur est le premier Guide ; le sort désigne un siège.
help-slot = Une tuile de la pile vient garnir un emplacement vide ; toutes celles qui restent ont la même chance.
help-role = Chaque joueur reçoit un rôle face cachée et peut le regarder à tout moment.
help-deal = Les mains sont distribuées carte par carte ; les cartes en surplus sont placées près de leur Monde.
help-play = La carte du Guide désigne la Destination. Toute carte est permise : une carte de la Destination reste devant vous ; toute autre fait avancer le pion de 1 case vers la Lune, puis est placée près de son Monde. Si c’est la dernière de ce Monde, vous accomplissez aussitôt son rituel.
help-take = Un Artéfact visible se prend face visible, et son emplacement est regarni ; celui du dessus de la pile peut rester face cachée. Un Masque de Vérité est révélé et vous oblige à montrer votre rôle.
help-draw = L’Artéfact du dessus de la pile ; tous ceux qui restent ont la même chance.
help-keep = Gardée, la tuile reste face cachée : les autres voient seulement que vous l’avez, et depuis quand. Vous pourrez encore la retourner plus tard, dès qu’un choix vous revient.
help-surface = Chacune des tuiles restantes peut être sur le dessus, à chances égales. Si c’est l’Éclipse, tout le monde passe une carte.
help-eclipse = Tous ceux qui ont des cartes en choisissent une en secret ; quand tous ont choisi, elles passent au prochain joueur ayant des cartes, du côté de la flèche. Seuls celui qui donne et celui qui reçoit connaissent la carte.
help-stabilize = Le pion recule de 2 cases, sans dépasser la première ; ou bien vous prenez un Artéfact.
help-permute = Vous échangez votre carte Rôle avec celle d’un autre joueur encore en jeu, et vos camps changent avec elles ; chacun regarde la sienne.
help-neutralize = Avec une Dague rituelle face visible, vous devez éliminer quelqu’un ; avec une Dague face cachée, vous le pouvez. Un Shaman éliminé fait avancer le pion de 1 case par carte de sa main ; la main d’une Ombre éliminée est placée, et vous accomplissez les rituels ainsi déclenchés.
help-eliminate = Un Portail déplace le pion de 1 case avant votre élimination ; si vous renoncez, elle a lieu. La question vous est posée dès que vous avez un Portail face visible ou une tuile face cachée, quelle qu’elle soit.
help-chain = La main qui vient d’être placée a complété plusieurs Mondes : vous accomplissez leurs rituels dans l’ordre de votre choix.
help-advance = Un Portail fait d’abord reculer le pion d’une case, puis le pas est fait ; si vous renoncez, le pion avance. La question est posée tour à tour à tous ceux qui ont un Portail face visible ou une tuile face cachée, quelle qu’elle soit.
help-name = Désignez un joueur encore en jeu qui a des cartes. Aucune carte de la Destination n’est à un joueur encore en jeu : c’est donc vous, bien que hors jeu, qui désignez le prochain Guide.
help-closing = C’est le dernier moment pour un Portail ; quand tous ont renoncé, les Shamans gagnent la manche. La question est posée tour à tour à tous ceux qui ont un Portail face visible ou une tuile face cachée, quelle qu’elle soit.

## Les coups

move-play = jouer le { $card }
move-pass = passer le { $card }
move-take = { $source ->
    [left] prendre { $tile_a } à gauche
    [right] prendre { $tile_a } à droite
   *[pile] prendre la tuile du dessus de la pile
}
move-keep = garder la tuile face cachée
move-show = révéler la tuile
move-back = reculer le pion de 2 cases
move-artifact = prendre un Artéfact
move-exchange = échanger les rôles avec { $who }
move-eliminate = éliminer { $who }
move-decline = renoncer
move-ritual = accomplir le rituel du Monde { $world } : { $ritual_the }
move-guide = désigner { $who } comme prochain Guide
move-portal = { $direction ->
    [forward] utiliser un Portail : pion 1 en avant
   *[back] utiliser un Portail : pion 1 en arrière
}
move-turn-up = retourner { $tile_a }
move-first = { $who_is ->
    [you] Premier joueur : vous
   *[others] Premier joueur : { $who }
}
move-tile = tuile : { $tile_a }
move-role = rôle : { $role }
move-deal = distribuer le { $card }
move-eclipse = { $side ->
    [left] l’Éclipse est sur le dessus, flèche à gauche
    [right] l’Éclipse est sur le dessus, flèche à droite
   *[below] l’Éclipse n’est pas sur le dessus
}

## Ce qu’apporte un coup

effect-lead = Le Monde { $world } devient la Destination ; cartes déjà placées : { $placed } sur { $all }.
effect-forward = Le pion fait un pas vers la Lune : case { $space } sur { $moon }.
effect-back = Le pion recule à la case { $space } sur { $moon }.
effect-moon = Le pion arrive sur la Lune et les Ombres gagnent la manche, sauf si un Portail le retient.
effect-completes = Complète le Monde { $world } : vous accomplissez aussitôt { $ritual_the }.
effect-completes-later = Avec elle, le Monde { $world } est complet : qui place les cartes accomplit { $ritual_the }.
effect-lowest = La plus basse : vous prenez un Artéfact.
effect-lowest-so-far = La plus basse jusqu’ici : vous prenez un Artéfact, sauf si quelqu’un joue plus bas.
effect-highest = La plus haute : vous placez les cartes et ouvrez le tour suivant.
effect-highest-so-far = La plus haute jusqu’ici : vous placez les cartes et ouvrez le tour suivant, sauf si quelqu’un joue plus haut.
effect-between = Ni la plus basse ni la plus haute.
effect-pass = Elle va à { $who } ; vous ne serez que deux à la connaître.
effect-pile = { $count ->
    [one] La dernière tuile, que vous pouvez garder face cachée.
   *[other] Une tuile parmi { $count }, que vous pouvez garder face cachée.
}
effect-eclipse = { $count ->
    [1] Ensuite vient l’Éclipse.
   *[other] Ensuite, l’Éclipse a une chance sur { $count } d’être sur le dessus.
}
effect-keep = Vous seul la connaissez ; les autres voient une tuile prise au tour { $turn }.
effect-tile-dagger = Face visible, elle devra servir à votre prochaine Neutralisation.
effect-tile-portal = Il déplace le pion d’une case, dans un sens ou dans l’autre, quand vous voulez.
effect-tile-shard = Deux Éclats valent 2 points à la fin de la manche.
effect-tile-mask = Vous devez montrer votre rôle à tous.
effect-shards = Vous en avez { $count } : 2 points pour vous si vous êtes en jeu à la fin de la manche.
effect-exchange = Vous donnez votre carte ({ $given_a }) à { $who } et recevez la sienne, que vous n’avez pas vue.
effect-exchange-known = Vous devenez { $got_a }, { $who } devient { $given_a }.
effect-if-shaman = { $count ->
    [one] Un Shaman : sa carte en main ferait avancer le pion à la case { $space } sur { $moon }.
   *[other] Un Shaman : ses { $count } cartes en main feraient avancer le pion à la case { $space } sur { $moon }.
}
effect-if-moon = { $count ->
    [one] Un Shaman : sa carte en main amènerait le pion sur la Lune.
   *[other] Un Shaman : ses { $count } cartes en main amèneraient le pion sur la Lune.
}
effect-if-shadow = { $count ->
    [one] Une Ombre : sa carte en main serait placée, et vous accompliriez tout rituel ainsi déclenché.
   *[other] Une Ombre : ses { $count } cartes en main seraient placées, et vous accompliriez tout rituel ainsi déclenché.
}
effect-if-last-shadow = Si { $who } est l’Ombre, les Shamans gagnent la manche.
effect-is-shaman = { $count ->
    [one] { $who } est un Shaman : sa carte en main fait avancer le pion à la case { $space } sur { $moon }.
   *[other] { $who } est un Shaman : ses { $count } cartes en main font avancer le pion à la case { $space } sur { $moon }.
}
effect-is-moon = { $count ->
    [one] { $who } est un Shaman : sa carte en main amène le pion sur la Lune, et les Ombres gagnent.
   *[other] { $who } est un Shaman : ses { $count } cartes en main amènent le pion sur la Lune, et les Ombres gagnent.
}
effect-is-shadow = { $count ->
    [one] { $who } est une Ombre : sa carte en main est placée, et vous accomplissez tout rituel ainsi déclenché.
   *[other] { $who } est une Ombre : ses { $count } cartes en main sont placées, et vous accomplissez tout rituel ainsi déclenché.
}
effect-is-last-shadow = { $who } est la dernière Ombre : les Shamans gagnent la manche.
effect-decline-advance = Si personne n’utilise de Portail, les Ombres gagnent la manche.
effect-decline-closing = Si personne n’utilise de Portail, les Shamans gagnent la manche.
effect-decline-eliminate = Vous êtes hors jeu pour cette manche.
effect-decline-neutralize = Personne n’est éliminé.
effect-ritual-illumination = 1 point de victoire pour vous, acquis pour de bon.
effect-ritual-stabilization = Le pion recule de 2 cases, ou vous prenez un Artéfact.
effect-ritual-permutation = Vous échangez votre rôle avec un autre joueur.
effect-ritual-neutralization = Avec une Dague rituelle, vous éliminez un autre joueur.
effect-guide = { $who } ouvrira le tour suivant ; cartes en main : { $count }.
effect-hold = { $count ->
    [0] Le pion recule d’une case avant son pas : il finit sur la case { $space } sur { $moon }.
   *[other] Le pion recule d’une case avant de repartir ; pas restants depuis la case { $space } : { $count }.
}

## Pourquoi un coup n’est pas permis

refuse-not-asked = ce n’est pas ce qui est demandé
refuse-not-your-turn = on ne vous demande rien ; seul un Portail s’utilise hors de son tour
refuse-chance-only = c’est au sort d’en décider
refuse-no-card = vous n’avez pas cette carte
refuse-not-playing = on ne joue pas de carte en ce moment
refuse-not-passing = on ne passe pas de carte en ce moment, ou vous avez déjà choisi
refuse-empty-slot = il n’y a pas d’Artéfact à cet endroit
refuse-no-tile = il n’y a aucun Artéfact à prendre
refuse-not-in = ce joueur n’est plus dans la manche
refuse-yourself = choisissez un autre joueur
refuse-no-such-seat = personne n’est assis là
refuse-no-cards = ce joueur n’a pas de cartes
refuse-must-eliminate = avec une Dague rituelle face visible, vous devez éliminer quelqu’un
refuse-no-dagger = vous n’avez pas de Dague rituelle
refuse-no-portal = vous n’avez pas de Portail
refuse-first-space = le pion est déjà sur la première case
refuse-out = vous êtes hors jeu pour cette manche
refuse-chance-draws = pas de Portail pendant un tirage au sort
refuse-none-down = vous n’avez pas de telle tuile face cachée
refuse-ritual-done = ce rituel n’est pas à accomplir maintenant
refuse-only-own = on ne retourne une tuile que lors d’un choix à soi

## Pourquoi une table ne se règle pas ainsi

refuse-players = Shamans se joue de { $fewest } à { $most }, et non à { $given }
refuse-first = le premier Guide est un siège de 0 à { $last }, ou none (tiré au sort), et non { $given }
refuse-rounds = une partie de Shamans a de 1 à { $most } manches, et non { $given }
refuse-track = la piste a de { $least } à { $most } cases, la Lune comprise, et non { $given }
refuse-start = le départ est une case de la piste, à partir de 1, et non { $given }
refuse-start-moon = le départ se trouve avant la Lune, case { $moon } de cette piste, et non en { $given }
refuse-rituals = les rituels sont sept noms séparés par des virgules, et non { $given }
refuse-rituals-few = le Monde { $world } reste sans rituel : il en faut sept, pour { $names }
refuse-rituals-many = il y a { $worlds } Mondes, et { $given } rituels sont donnés
refuse-ritual = { $given } n’est pas un rituel pour le Monde { $world } : il y a { $names }

## Les réglages d’une table

option-track = Longueur de la piste de l’Ombre
    .help = Le nombre de cases de la piste ; la dernière est la Lune. Par défaut 16, 22 et 48 à 3, 4 et 5 joueurs, pour que les deux camps gagnent à peu près aussi souvent.
    .values = none, ou de 3 à 99 cases, la dernière étant la Lune
option-track-none = Conseillée
option-track-12 = 12 cases
option-track-16 = 16 cases
option-track-22 = 22 cases
option-track-30 = 30 cases
option-track-36 = 36 cases
option-track-48 = 48 cases
option-track-60 = 60 cases
option-start = Départ du pion
    .help = Le numéro de la case d’où le pion part à chaque manche, avant la Lune. Sans numéro, il part du milieu.
    .values = none, ou la case de départ du pion
option-start-none = Au milieu
option-rituals = Rituels des Mondes
    .help = Ce qu’accomplit le joueur qui place la dernière carte d’un Monde. Le marron s’ajoute à 4 joueurs, le rouge à 5.
    .values = illumination | stabilization | permutation | neutralization, un rituel pour chacun des Mondes purple, blue, green, yellow, silver, brown, red, séparés par des virgules
option-rituals-illumination = { ritual-illumination }
option-rituals-stabilization = { ritual-stabilization }
option-rituals-permutation = { ritual-permutation }
option-rituals-neutralization = { ritual-neutralization }
option-first = Premier Guide
    .help = Qui a le jeton Premier joueur à la première manche.
    .values = none, ou le siège du premier Guide
option-first-none = Tiré au sort
option-first-0 = Siège 1
option-first-1 = Siège 2
option-first-2 = Siège 3
option-first-3 = Siège 4
option-first-4 = Siège 5

## Les adversaires

bot-random = Feuille au vent
    .help = Joue n’importe quelle carte, à chances égales.
bot-beginner = Apprenti
    .help = Regarde ses propres cartes et le pion.
bot-casual = Voyageur
    .help = Remarque ce que font les autres, et en retient la moitié.
bot-heuristic = Vieux shaman
    .help = Compte ce que vaut chaque carte et tire des conclusions des vôtres.
bot-strong = Sage shaman
    .help = Évalue toutes les répartitions possibles des cartes cachées.
bot-master = Grand shaman
    .help = Poursuit chaque coup jusqu’à la fin de la manche, dans tous les mondes qu’il croit possibles.

## Hypothèses d’une analyse

belief-roles = Qui est qui
belief-holds = Qui a encore une carte d’un Monde

## Ce qui se trouve sur le plateau

term-purple = Violet, le croissant
    .text = Un Monde de cartes. Son rituel attend sa dernière carte.
term-blue = Bleu, la vague
    .text = Un Monde de cartes. Son rituel attend sa dernière carte.
term-green = Vert, la feuille
    .text = Un Monde de cartes. Son rituel attend sa dernière carte.
term-yellow = Jaune, le soleil
    .text = Un Monde de cartes. Son rituel attend sa dernière carte.
term-silver = Argent, la plume
    .text = Un Monde de cartes. Son rituel attend sa dernière carte.
term-brown = Marron, la montagne
    .text = Un Monde qui s’ajoute à 4 joueurs.
term-red = Rouge, la flamme
    .text = Un Monde qui s’ajoute à 5 joueurs.
term-hand = Votre main
    .text = Toute carte peut être jouée : on n’est jamais tenu de suivre.
term-destination = Destination
    .text = Le Monde de la carte du Guide. Ses cartes restent devant leurs joueurs ; toute autre carte fait avancer le pion d’un pas vers la Lune.
term-guide = Guide
    .text = Il ouvre le tour : une carte de son choix, dont le Monde est la Destination.
term-lowest = La plus basse
    .text = Quand tous ont joué, la plus basse carte de la Destination rapporte un Artéfact.
term-highest = La plus haute
    .text = Qui a joué la plus haute carte de la Destination place toutes les cartes, accomplit le rituel si cela complète le Monde, et ouvre le tour suivant.
term-worlds = Cartes placées
    .text = Les cartes près de leur Monde, visibles de tous. Qui place la dernière d’un Monde accomplit son rituel.
term-track = Piste de l’Ombre
    .text = Le chemin du pion vers la Lune. S’il y arrive, les Ombres gagnent aussitôt la manche.
term-moon = La Lune
    .text = La dernière case de la piste : dès que le pion y est, les Ombres gagnent la manche.
term-pawn = L’Ombre
    .text = Elle fait un pas pour chaque carte qui n’est pas de la Destination.
term-shaman = Shaman
    .text = Les Shamans gagnent la manche quand plus personne n’a de cartes, ou quand la dernière Ombre est éliminée : 2 points chacun.
term-shadow = Ombre
    .text = Les Ombres gagnent la manche quand le pion atteint la Lune : 3 points chacune.
term-role = Rôle
    .text = Distribué face cachée à chaque manche. Son détenteur peut le regarder à tout moment ; c’est celui de la fin qui compte.
term-dagger = Dague rituelle
    .text = Sert à la Neutralisation : défaussez-la et éliminez un autre joueur. Face visible, c’est obligatoire.
term-portal = Portail
    .text = Défaussez-le à tout moment, même hors de votre tour, pour déplacer le pion d’une case dans un sens ou dans l’autre.
term-shard = Éclat de Lune
    .text = Deux ou trois Éclats valent 2 points à la fin de la manche.
term-mask = Masque de Vérité
    .text = Qui le prend montre aussitôt son rôle à tous.
term-down = Artéfact face cachée
    .text = Pioché dans la pile ; seul son détenteur le connaît. Il peut servir ou être retourné plus tard.
term-slots = Artéfacts visibles
    .text = La plus basse carte permet de prendre l’un ou l’autre ; l’emplacement est aussitôt regarni.
term-pile = La pile
    .text = On peut piocher la tuile du dessus sans la voir, et la garder face cachée, sauf un Masque de Vérité.
term-eclipse = Éclipse
    .text = Quelque part dans la pile. Quand elle apparaît, chacun passe une carte à son voisin du côté de la flèche.
term-passed = Carte passée
    .text = Celui qui donne et celui qui reçoit la connaissent tant qu’elle est en main ; personne d’autre.
term-illumination = Illumination
    .text = Un rituel : prendre 1 point de victoire, acquis pour de bon.
term-stabilization = Stabilisation
    .text = Un rituel : reculer le pion de 2 cases, ou prendre un Artéfact.
term-permutation = Permutation
    .text = Un rituel : échanger sa carte Rôle avec celle d’un autre joueur. Les camps changent avec elles.
term-neutralization = Neutralisation
    .text = Un rituel : avec une Dague rituelle, éliminer un autre joueur de la manche.
term-eliminated = Hors jeu
    .text = Un Shaman éliminé fait avancer le pion d’une case par carte de sa main ; la main d’une Ombre éliminée est placée.
term-points = Points de victoire
    .text = Avec 8 points ou plus, et seul en tête à la fin d’une manche, vous gagnez.
term-cards = Cartes en main
    .text = Quand plus aucun joueur en jeu n’a de cartes, les Shamans gagnent la manche.
term-marker = Jeton Premier joueur
    .text = Son détenteur est le premier Guide ; à chaque manche, il passe au voisin de gauche.
term-round = Manche
    .text = Rôles, cartes et Artéfacts sont redistribués ; seuls les points restent.

## Le plateau dans un terminal

text-none = rien
text-destination-none = aucune
text-round = Manche { $round }, tour { $turn }. Guide : { $guide }. Destination : { $destination }.
text-setup = Manche { $round }, avant le premier tour.
text-track = Pion : case { $pawn } sur { $track }, à { $left } de la Lune.
text-tiles = { $eclipse ->
    [yes] Visibles : { $left }, { $right }. Pile : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }, dont l’Éclipse.
   *[no] Visibles : { $left }, { $right }. Pile : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }, l’Éclipse est passée.
}
text-head-player = joueur
text-head-points = points
text-head-cards = cartes
text-head-front = devant
text-head-role = rôle
text-head-up = face visible
text-head-down = face cachée
text-out = hors jeu
text-since = { $tile } (tour { $turn })
text-hand = Votre main : { $cards }.
text-hand-empty = Votre main : vide.
text-role = Vous êtes { $role_a }.
text-gave = Vous avez passé le { $card } à { $who }, qui l’a encore.
text-got = { $who } vous a passé le { $card }.
text-chosen = Vous avez choisi le { $card } pour l’Éclipse.

## Le plateau sur la page

board-round = Manche { $round } · tour { $turn }
board-track = L’Ombre est sur la case { $pawn } sur { $length }
board-steps = { $left ->
    [one] pas jusqu’à la Lune
   *[other] pas jusqu’à la Lune
}
board-short-purple = Vi
board-short-blue = Bl
board-short-green = Ve
board-short-yellow = Ja
board-short-silver = Ar
board-short-brown = Ma
board-short-red = Ro
board-destination = Destination :
board-destination-none = pas encore désignée
board-trick = Les joueurs et leurs cartes
board-guide = Guide
board-lowest = basse
board-highest = haute
board-alone = seule
board-stray = +1 pas
board-nothing = pas de carte posée
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-out = hors jeu
board-marker = Premier joueur
board-chosen = a choisi
board-face-down = Artéfact face cachée du tour { $turn }
board-gave = vous avez passé le { $card }
board-got = passée par { $name }
board-worlds = Mondes et cartes placées
board-placed = placée
board-lies = devant un joueur
board-in-hand = dans votre main
board-tiles = Artéfacts
board-slot-empty = emplacement vide
board-pile = { $count ->
    [one] { $count } tuile dans la pile
   *[other] { $count } tuiles dans la pile
}
board-eclipse-in = dont l’Éclipse
board-eclipse-out = l’Éclipse est passée
board-hand = Votre main
board-hand-empty = Plus de cartes.
board-goal-shaman = Tenez le pion loin de la Lune jusqu’à la dernière carte, ou éliminez les Ombres.
board-goal-shadow = Menez le pion jusqu’à la Lune.
board-role = Votre rôle
board-role-known = { $who_count ->
    [1] { $who } le connaît aussi.
   *[other] { $who } le connaissent aussi.
}
board-role-known-all = Connu de tous.
board-role-known-nobody = Vous seul le connaissez.
board-eclipse = { $side ->
    [left] Éclipse : les cartes passent à gauche
   *[right] Éclipse : les cartes passent à droite
}
board-choose-card = Choisissez une carte : vous saurez ce qu’elle apporte avant de la jouer.
board-choose-player = Choisissez un joueur.
board-choose-tile = Choisissez l’un des Artéfacts.
board-locked = Choix fait : le { $card }. Les cartes passeront quand tous auront choisi.
board-last-round = La manche précédente
board-round-over = La manche { $round } est terminée
board-won = { $role ->
    [shaman] Les Shamans gagnent la manche
   *[shadow] Les Ombres gagnent la manche
}
board-why = { $why ->
    [moon] L’Ombre a atteint la Lune.
    [no_cards] Plus personne n’a de cartes et la Lune n’est pas atteinte.
   *[last_shadow] La dernière Ombre a été éliminée.
}
board-next = Vers la manche { $round }
board-others-look = En attente de { $names }.
board-new-round = Nouveaux rôles, nouvelles cartes, nouveaux Artéfacts. Seuls les points restent.
board-close = Fermer

## Comment jouer

howto-roles = Deux camps, et nul ne sait qui est qui
    .text = À chaque manche, vous recevez un rôle secret. Les Shamans protègent les Mondes ; l’Ombre veut conduire son pion jusqu’à la Lune.
howto-lead = Ouvrez, et suivez si vous voulez
    .text = Le Guide joue une carte : son Monde est la Destination. Puis chacun joue une carte, n’importe laquelle. Une carte de la Destination reste devant vous.
howto-stray = Une carte égarée sert l’Ombre
    .text = Toute autre carte avance le pion d’une case vers la Lune et rejoint son propre Monde. Était-ce par obligation, ou par envie ?
howto-resolve = La plus basse et la plus haute
    .text = Parmi les cartes de la Destination, la plus basse prend un Artéfact ; la plus haute range les cartes auprès du Monde et devient le Guide suivant. Les Dagues éliminent, les Portails déplacent le pion, un Masque de Vérité dévoile votre rôle, et deux Éclats de Lune valent 2 points.
howto-rituals = Les rituels
    .text = Qui place la dernière carte d’un Monde accomplit son rituel : gagner un point, faire reculer le pion, échanger les rôles, ou éliminer quelqu’un avec une Dague.
howto-round = La fin d’une manche
    .text = Si le pion atteint la Lune, les Ombres gagnent la manche : 3 points chacune. Si toutes les cartes sont jouées ou si la dernière Ombre est éliminée, les Shamans gagnent : 2 points chacun. Seuls marquent ceux qui sont encore en jeu.
howto-win = Gagner la partie
    .text = Les rôles sont redistribués à chaque manche ; seuls les points restent. Ayez-en 8 ou plus et soyez seul en tête.

## La leçon

lesson-role = Maintenez cette carte pour voir qui vous êtes : un Shaman. L’un de vous trois est l’Ombre, et nul ne sait qui. Les Shamans gardent les Mondes ; l’Ombre veut la Lune.
lesson-track = Voici le chemin de l’Ombre. Si son pion atteint la Lune, les Ombres gagnent la manche. Si toutes les cartes sont jouées avant, ce sont les Shamans.
lesson-lead = Vous êtes le Guide : le Monde de votre carte devient la Destination. Puis chacun joue une carte, celle qu’il veut. Ouvrez avec votre 2 violet.
    .wrong = Toute carte est permise. Mais la plus basse de la Destination rapporte un Artéfact, et ce sera votre 2 violet. Ouvrez avec lui.
lesson-take = Ada a suivi ; Brin non, et l’Ombre a fait un pas. Pas de violet, ou pas envie ? Votre 2 est la plus basse carte de la Destination : prenez un Artéfact. Prenez la Dague, elle servira.
    .shard = Deux Éclats de Lune valent 2 points à la fin d’une manche, mais un seul ne vaut rien. Cette fois, prenez la Dague.
    .wrong = De la pile, on ne sait ce qui vient. Prenez la Dague, qui est visible.
lesson-follow = Le 5 d’Ada était le plus haut et a complété le violet : Illumination, un point pour elle. Elle ouvre en bleu. On peut ne pas suivre, mais une carte d’un autre Monde aide l’Ombre. Que joue un Shaman ?
    .wrong = Ce n’est pas du bleu : le pion ferait un pas vers la Lune. Vous avez une carte bleue. Suivez avec elle.
lesson-ritual = Le 1 de Brin, le plus bas, a pioché un Masque de Vérité, qui montre un rôle : l’Ombre ! Votre 6, le plus haut, a complété le bleu. Son rituel : deux cases en arrière, ou un Artéfact. Qu’est-ce qui aide mieux les Shamans ?
    .wrong = Un Artéfact est tentant, mais chaque case compte pour l’Ombre. Faites reculer le pion.
lesson-dagger = Vous ouvrez de nouveau. Il ne manque que deux cartes à l’argent. Qui place la dernière accomplit la Neutralisation : avec une Dague, il doit éliminer un autre joueur. Vous avez la Dague, et la plus haute carte argent.
    .wrong = Cela ne complète pas l’argent. Ouvrez avec votre 6 argent : étant le plus haut, il vous donne le dernier mot.
lesson-strike = L’argent est complet et votre Dague est visible : vous devez éliminer quelqu’un. Un Shaman éliminé fait avancer le pion d’une case par carte de sa main. Qui choisissez-vous ?
    .wrong = Ada a suivi à chaque fois, et Brin a montré la carte de l’Ombre. Choisissez Brin.
    .right = La dernière Ombre est éliminée : les Shamans gagnent la manche, 2 points pour chacun encore en jeu. Sur la Lune, l’Ombre en aurait eu 3. Ensuite, tout est redistribué ; seuls les points restent.
lesson-last = Quelques manches plus tard : vous avez 6 points et vous êtes encore un Shaman. Ada ouvre en argent. Brin n’en avait pas et a dû s’égarer : le pion est à un pas de la Lune. Choisissez bien.
    .wrong = Encore une carte d’un autre Monde, et le pion est sur la Lune. Suivez en argent.
lesson-end = Toutes les cartes sont jouées et la Lune est vide : les Shamans gagnent la manche et, avec 8 points, plus que tous, vous gagnez la partie. À vous, contre deux débutants !
