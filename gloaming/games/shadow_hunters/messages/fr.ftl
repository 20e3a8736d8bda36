### Shadow Hunters, en français. Les noms sont ceux de l'édition imprimée ; `.the` est le nom avec son article, `.of` avec « de », `.to` le lieu où l'on va.

## Le jeu
title = Shadow Hunters
pitch = Hunters et Shadows se traquent dans la brume, et personne ne sait qui est qui. Interrogez par les Visions, frappez avec ce que vous trouvez, et méfiez-vous de ceux qui ne jouent que pour eux-mêmes.
seat = Joueur { $shown }
# Plusieurs choses dont l'une est visée ; s'il y en a trois, la seconde est encore une paire
either = { $one } ou { $other }
    .the = { $one_the } ou { $other_the }
    .of = { $one_of } ou { $other_of }

## Camps, pioches, lieux
camp-hunter = Hunter
camp-shadow = Shadow
camp-neutral = Neutre
deck-light = Lumière
deck-darkness = Ténèbres
deck-vision = Vision
place-nowhere = hors du plateau
place-cabin = Antre de l’ermite
    .to = à l’Antre de l’ermite
    .power = On y pioche une Vision.
    .rule = Dés : 2 ou 3. Vous pouvez piocher une Vision, la lire en secret et la donner à un autre joueur.
place-gate = Porte de l’outremonde
    .to = à la Porte de l’outremonde
    .power = On y pioche une carte de son choix : Lumière, Ténèbres ou Vision.
    .rule = Dés : 4 ou 5. Vous pouvez piocher une carte dans la pioche de votre choix.
place-church = Monastère
    .to = au Monastère
    .power = On y pioche une carte Lumière.
    .rule = Dés : 6. Vous pouvez piocher une carte Lumière.
place-cemetery = Cimetière
    .to = au Cimetière
    .power = On y pioche une carte Ténèbres.
    .rule = Dés : 8. Vous pouvez piocher une carte Ténèbres.
place-woods = Forêt hantée
    .to = dans la Forêt hantée
    .power = On y inflige 2 blessures à quelqu’un, ou on lui en soigne 1.
    .rule = Dés : 9. Vous pouvez infliger 2 blessures à un joueur, vous compris, ou lui en soigner 1.
place-altar = Sanctuaire ancien
    .to = au Sanctuaire ancien
    .power = On y vole un équipement.
    .rule = Dés : 10. Vous pouvez voler un équipement de votre choix à un autre joueur.

## Personnages
character-emi = Emi
    .the = Emi
    .of = d’Emi
    .rule = au lieu de lancer les dés pour vous déplacer, vous pouvez passer sur un lieu voisin
character-franklin = Franklin
    .the = Franklin
    .of = de Franklin
    .rule = une fois, au début de votre tour, un autre joueur subit un d6 de blessures
character-george = Georges
    .the = Georges
    .of = de Georges
    .rule = une fois, au début de votre tour, un autre joueur subit un d4 de blessures
character-unknown = Métamorphe
    .the = le Métamorphe
    .of = du Métamorphe
    .rule = quand une Vision pose une condition, vous répondez comme vous voulez, sans vous révéler
character-vampire = Vampire
    .the = le Vampire
    .of = du Vampire
    .rule = quand votre attaque inflige des blessures, vous soignez 2 des vôtres
character-werewolf = Loup-garou
    .the = le Loup-garou
    .of = du Loup-garou
    .rule = après une attaque contre vous, vous pouvez aussitôt contre-attaquer, à mains nues
character-allie = Allie
    .the = Allie
    .of = d’Allie
    .rule = une fois, à tout moment, vous soignez toutes vos blessures ; vous gagnez si vous êtes en vie à la fin de la partie
character-bob = Bob
    .the = Bob
    .of = de Bob
    .rule = au lieu d’infliger 2 blessures ou plus, vous pouvez prendre un équipement ; avec 5 équipements, vous gagnez
character-charles = Charles
    .the = Charles
    .of = de Charles
    .rule = après votre attaque, vous pouvez subir 2 blessures pour attaquer de nouveau ; vous gagnez en tuant quand il y a 3 morts ou plus
character-daniel = Daniel
    .the = Daniel
    .of = de Daniel
    .rule = vous gagnez si vous mourez en premier, ou si vous êtes en vie quand tous les Shadows sont morts ; vous ne vous révélez qu’à la mort d’un autre
character-ellen = Ellen
    .the = Ellen
    .of = d’Ellen
    .rule = une fois, au début de votre tour, vous supprimez la capacité d’un joueur pour toute la partie
character-fu-ka = Fu-ka
    .the = Fu-ka
    .of = de Fu-ka
    .rule = une fois, au début de votre tour, vous fixez à 7 les blessures d’un joueur
character-gregor = Gregor
    .the = Gregor
    .of = de Gregor
    .rule = une fois, à la fin de votre tour, vous vous mettez à l’abri de toute blessure jusqu’à votre prochain tour
character-ultra-soul = Momie
    .the = la Momie
    .of = de la Momie
    .rule = au début de chacun de vos tours, 3 blessures à un joueur qui se trouve sur la Porte
character-valkyrie = Valkyrie
    .the = la Valkyrie
    .of = de la Valkyrie
    .rule = une fois votre identité révélée, vous attaquez avec le seul d4
character-wight = Liche
    .the = la Liche
    .of = de la Liche
    .rule = une fois, à la fin de votre tour, autant de tours supplémentaires qu’il y a de morts
character-agnes = Agnes
    .the = Agnes
    .of = d’Agnes
    .rule = vous gagnez si votre voisin de droite gagne ; une fois, vous pouvez passer à celui de gauche
character-bryan = Bryan
    .the = Bryan
    .of = de Bryan
    .rule = vous gagnez en tuant par une attaque un personnage de 13 points de vie ou plus, ou si vous êtes sur le Sanctuaire à la fin de la partie
character-catherine = Catherine
    .the = Catherine
    .of = de Catherine
    .rule = vous gagnez si vous mourez en premier ou comptez parmi les deux derniers en vie ; une fois votre identité révélée, vous soignez 1 blessure à chaque tour
character-david = David
    .the = David
    .of = de David
    .rule = vous gagnez avec trois équipements parmi le Crucifix, l’Amulette, la Lance et la Toge ; une fois, vous prenez un équipement dans la défausse

## Cartes Lumière
card-advent = Avènement suprême
    .the = l’Avènement suprême
    .rule = un Hunter peut se révéler ; révélé, il soigne toutes ses blessures
card-blessing = Bénédiction
    .the = la Bénédiction
    .rule = un autre joueur de votre choix soigne un d6 de blessures
card-chocolate = Barre de chocolat
    .the = la Barre de chocolat
    .rule = Allie, Emi ou le Métamorphe, avec l’extension aussi Agnes, Ellen ou la Momie, peut se révéler ; une fois révélé, ce personnage soigne toutes ses blessures
card-concealed-knowledge = Savoir ancestral
    .the = le Savoir ancestral
    .rule = un autre tour complet après celui-ci
card-disenchant-mirror = Miroir divin
    .the = le Miroir divin
    .rule = un Shadow autre que le Métamorphe se révèle aussitôt
card-first-aid = Premiers secours
    .the = les Premiers secours
    .rule = les blessures d’un joueur passent à exactement 7
card-flare-of-judgement = Éclair purificateur
    .the = l’Éclair purificateur
    .rule = tous les autres personnages subissent 2 blessures
card-guardian-angel = Ange gardien
    .the = l’Ange gardien
    .rule = les attaques ne vous infligent rien jusqu’à votre prochain tour
card-holy-water = Eau bénite
    .the = l’Eau bénite
    .rule = vous soignez 2 de vos blessures
card-brooch = Broche de chance
    .the = la Broche de chance
    .rule = la Forêt ne peut pas vous blesser
card-robe = Toge sainte
    .the = la Toge sainte
    .rule = vos attaques et celles qui vous visent infligent 1 blessure de moins
card-compass = Boussole mystique
    .the = la Boussole mystique
    .rule = pour vous déplacer, vous pouvez lancer les dés deux fois et choisir
card-rosary = Crucifix en argent
    .the = le Crucifix en argent
    .rule = en tuant par une attaque, vous prenez tous les équipements de la victime
card-spear = Lance de Longinus
    .the = la Lance de Longinus
    .rule = les attaques d’un Hunter révélé infligent 2 blessures de plus
card-talisman = Amulette
    .the = l’Amulette
    .rule = aucune blessure de l’Araignée, de la Chauve-souris ni de la Dynamite

## Cartes Ténèbres
card-spider = Araignée sanguinaire
    .the = l’Araignée sanguinaire
    .rule = un autre joueur subit 2 blessures, puis vous en subissez 2
card-bat = Chauve-souris vampire
    .the = la Chauve-souris vampire
    .rule = un autre joueur subit 2 blessures, puis vous en soignez 1
card-dynamite = Dynamite
    .the = la Dynamite
    .rule = tous ceux qui sont sur le lieu désigné par les dés subissent 3 blessures ; sur un 7, personne
card-banana-peel = Peau de banane
    .the = la Peau de banane
    .rule = donnez un de vos équipements ; si vous n’en avez pas, 1 blessure
card-spiritual-doll = Poupée démoniaque
    .the = la Poupée démoniaque
    .rule = choisissez un autre joueur : de 1 à 4, il subit 3 blessures ; sur 5 ou 6, c’est vous
card-diabolic-ritual = Rituel diabolique
    .the = le Rituel diabolique
    .rule = un Shadow peut se révéler ; révélé, il soigne toutes ses blessures
card-moody-goblin = Succube tentatrice
    .the = la Succube tentatrice
    .rule = volez un équipement à un autre joueur
card-axe = Hache tueuse
    .the = la Hache tueuse
    .rule = vos attaques infligent 1 blessure de plus
card-knife = Hachoir maudit
    .the = le Hachoir maudit
    .rule = vos attaques infligent 1 blessure de plus
card-chainsaw = Tronçonneuse du mal
    .the = la Tronçonneuse du mal
    .rule = vos attaques infligent 1 blessure de plus
card-machine-gun = Mitrailleuse funeste
    .the = la Mitrailleuse funeste
    .rule = votre attaque touche tous ceux qui sont à portée
card-handgun = Revolver des ténèbres
    .the = le Revolver des ténèbres
    .rule = votre portée couvre les deux autres territoires, et non plus le vôtre
card-masamune = Sabre hanté Masamune
    .the = le Sabre hanté Masamune
    .rule = vous devez attaquer si vous le pouvez, avec le seul d4, et ne manquez jamais

## Cartes Vision
card-aid = Vision divine
    .the = la Vision divine
    .rule = un Hunter soigne 1 blessure, ou en subit 1 s’il n’est pas blessé
card-huddle = Vision lugubre
    .the = la Vision lugubre
    .rule = un Shadow soigne 1 blessure, ou en subit 1 s’il n’est pas blessé
card-nurturance = Vision réconfortante
    .the = la Vision réconfortante
    .rule = un Neutre soigne 1 blessure, ou en subit 1 s’il n’est pas blessé
card-anger = Vision furtive
    .the = la Vision furtive
    .rule = un Hunter ou un Shadow donne un équipement à qui lui a remis la carte, ou subit 1 blessure
card-blackmail = Vision enivrante
    .the = la Vision enivrante
    .rule = un Neutre ou un Hunter donne un équipement à qui lui a remis la carte, ou subit 1 blessure
card-greed = Vision cupide
    .the = la Vision cupide
    .rule = un Neutre ou un Shadow donne un équipement à qui lui a remis la carte, ou subit 1 blessure
card-slap = Vision mortifère
    .the = la Vision mortifère
    .rule = un Hunter subit 1 blessure
card-spell = Vision foudroyante
    .the = la Vision foudroyante
    .rule = un Shadow subit 1 blessure
card-exorcism = Vision purificatrice
    .the = la Vision purificatrice
    .rule = un Shadow subit 2 blessures
card-bully = Vision clairvoyante
    .the = la Vision clairvoyante
    .rule = un personnage de 11 points de vie ou moins subit 1 blessure
card-tough-lesson = Vision destructrice
    .the = la Vision destructrice
    .rule = un personnage de 12 points de vie ou plus subit 2 blessures
card-prediction = Vision suprême
    .the = la Vision suprême
    .rule = celui qui la reçoit montre son personnage à qui lui a remis la carte, et à personne d’autre

## Les questions
ask-start = À vous : comment vous déplacez-vous ?
ask-go = Choisissez le lieu où vous allez.
ask-use = { $place } : utilisez son pouvoir, ou passez.
ask-attack = Attaquez quelqu’un à portée, ou passez.
ask-attack-must = Le Masamune exige une attaque : choisissez.
ask-target = { $card } : choisissez un joueur ({ $card_rule }).
ask-give = Peau de banane : donnez un de vos équipements à un autre joueur.
ask-steal = Volez un équipement à un autre joueur.
ask-give-vision = Vous avez pioché { $card_the } ({ $card_rule }). Donnez-la à un autre joueur.
ask-answer = { $other } vous donne { $card_the } : { $card_rule }. Répondez.
ask-salve = { $card } : { $card_rule }. Révélez-vous, ou renoncez.
ask-spear = Votre attaque touche : un Hunter peut se révéler maintenant et infliger 2 blessures de plus avec la Lance.
ask-rob = { CAPITAL($characters_the) } peut prendre un équipement à { $other } au lieu de lui infliger { $hit } blessures.
ask-loot = { $other } vient de mourir : prenez un de ses équipements.
ask-bite = Votre attaque a blessé : { $characters_the } peut se révéler maintenant et soigner { $amount } de ses blessures.
ask-counter = { $other } vous a attaqué : { $characters_the } peut contre-attaquer.
ask-feast = { CAPITAL($characters_the) } peut subir { $amount } blessures pour attaquer de nouveau.
ask-end = Fin de votre tour : { $characters_the } peut utiliser son pouvoir.
wait = On attend { $who }.
wait-chance = Le sort décide.
over = La partie est terminée.

## Les questions, expliquées
help-over =
    { $why ->
        [both] Tous les Hunters et tous les Shadows sont morts : les deux camps gagnent.
        [shadows] Tous les Shadows sont morts : les Hunters gagnent.
        [hunters] Tous les Hunters sont morts : les Shadows gagnent.
        [neutrals] Trois Neutres sont morts : les Shadows gagnent.
       *[turns] Mille tours sont passés.
    }
help-over-goal =
    { $characters_count ->
        [one] { $characters } a atteint son propre but.
       *[other] { $characters } ont atteint leur propre but.
    }
help-over-both = { $first } { $second }
help-start = Lancez les dés : votre pion va sur le lieu qu’ils désignent. Avec la Boussole, vous pouvez les lancer deux fois et choisir ; { $characters_the } peut passer sur un lieu voisin. Les pouvoirs du début du tour s’utilisent avant le déplacement.
help-go = Il faut quitter le lieu où se trouve votre pion.
help-use = Piochez une carte, blessez ou soignez dans la Forêt, volez au Sanctuaire ; ou n’utilisez pas le pouvoir du lieu.
help-attack = Les blessures sont la différence entre un d6 et un d4 ; si les dés sont égaux, l’attaque est manquée. La Mitrailleuse touche tous ceux qui sont à portée.
help-target = La carte agit sur le joueur que vous choisissez.
help-give = Le joueur que vous choisissez le garde, avec son effet.
help-steal = L’équipement est désormais à vous, avec son effet.
help-give-vision = Vous et celui qui la reçoit êtes les seuls à voir cette carte.
help-answer = Tous voient le résultat, mais la carte n’est connue que de vous deux. On ne ment pas, sauf si l’on est { $characters_the }. Même s’il n’y a qu’une réponse, c’est à vous d’appuyer.
help-salve = Se révéler montre à tous qui vous êtes, et c’est irréversible. Si la carte vous nomme, vous soignez toutes vos blessures.
help-spear = Se révéler ajoute 2 blessures si vous êtes un Hunter. La question est posée à tout personnage caché qui détient la Lance.
help-rob = { CAPITAL($characters_the) } prend un équipement et se révèle. La question est posée à quiconque pourrait être { $characters_the }.
help-loot = Il faut en prendre un ; le reste est défaussé.
help-bite = Se révéler soigne { $amount } blessures si vous êtes { $characters_the }. La question est posée à quiconque pourrait être { $characters_the }.
help-counter = { CAPITAL($characters_the) } peut contre-attaquer, à n’importe quelle distance et sans équipement. La question est posée à quiconque pourrait être { $characters_the }, et les réponses sont dévoilées ensemble.
help-feast = { CAPITAL($characters_the) } subit { $amount } blessures et attaque de nouveau. La question est posée à quiconque pourrait être { $characters_the }.
help-end = Qui a un pouvoir pour la fin du tour peut l’utiliser maintenant. La question est posée à quiconque pourrait être { $characters_the }.
help-chance = Le sort pose les lieux, distribue, pioche et lance les dés ; tout peut être vérifié après la partie.

## Les coups
move-dice = les dés montrent { $d6 } et { $d4 }
move-d6 = le d6 montre { $d6 }
move-d4 = le d4 montre { $d4 }
move-place = poser le lieu { $place }
move-character = distribuer { $character }
move-first =
    { $target_is ->
        [you] vous commencez
       *[others] { $target } commence
    }
move-card = piocher { $card_the }
move-roll = lancer les dés et se déplacer
move-roll-twice = lancer les dés deux fois et choisir (Boussole)
move-step =
    { $side ->
        [left] passer sur le lieu précédent (Téléportation)
       *[right] passer sur le lieu suivant (Téléportation)
    }
move-lightning = foudroyer { $target } (un d6 de blessures)
move-demolition = frapper { $target } par la Démolition (un d4 de blessures)
move-seal = priver { $target } de sa capacité
move-nurse =
    { $target_is ->
        [you] vous mettre à exactement { $amount } blessures
       *[others] mettre { $target } à exactement { $amount } blessures
    }
move-ray = frapper { $target }, sur la Porte, de { $amount } blessures
move-turn = regarder désormais à votre gauche
move-dig = prendre { $gear_the } dans la défausse
move-go = aller { $place_to }
move-draw = piocher une carte { $deck }
move-woods =
    { $what ->
        [wound] { $target_is ->
            [you] vous infliger 2 blessures
           *[others] infliger 2 blessures à { $target }
        }
       *[heal] { $target_is ->
            [you] soigner 1 de vos blessures
           *[others] soigner 1 blessure à { $target }
        }
    }
move-steal = voler { $gear_the } à { $target }
move-attack = attaquer { $target }
move-attack-all = attaquer tous ceux qui sont à portée (Mitrailleuse)
move-choose =
    { $target_is ->
        [you] vous choisir
       *[others] choisir { $target }
    }
move-give = donner { $gear_the } à { $target }
move-loot = prendre { $gear_the }
move-rob = prendre { $gear_the } au lieu d’infliger les blessures
move-counterattack = se révéler et contre-attaquer ({ $characters })
move-feast = subir { $amount } blessures et attaquer de nouveau ({ $characters })
move-barrier = aucune blessure jusqu’à votre prochain tour ({ $characters })
move-multiply = autant de tours supplémentaires qu’il y a de morts ({ $characters })
move-give-vision = donner la Vision à { $target }
move-answer =
    { $what ->
        [nothing] rien ne se passe
        [wound] subir les blessures
        [heal] soigner
       *[show] montrer votre personnage à qui vous a remis la carte
    }
move-hand = remettre { $gear_the }
move-skip = passer
move-decline = renoncer
move-reveal = révéler qui vous êtes
move-heal = soigner toutes vos blessures ({ $characters })

## Ce qu'un coup entraîne
effect-wounds =
    { $who_is ->
        [you] Vous : blessures de { $now } à { $low }.
       *[others] { $who } : blessures de { $now } à { $low }.
    }
effect-wounds-between =
    { $who_is ->
        [you] Vous : blessures de { $now } à { $low }-{ $high }.
       *[others] { $who } : blessures de { $now } à { $low }-{ $high }.
    }
effect-spared =
    { $who_is ->
        [you] Vous : aucune blessure.
       *[others] { $who } : aucune blessure.
    }
effect-doll-wounds =
    { $who_is ->
        [you] { $hits } chances sur 6, vous : blessures de { $now } à { $low }.
       *[others] { $hits } chances sur 6, { $who } : blessures de { $now } à { $low }.
    }
effect-doll-spared =
    { $who_is ->
        [you] { $hits } chances sur 6, vous : aucune blessure.
       *[others] { $hits } chances sur 6, { $who } : aucune blessure.
    }
effect-unwounded =
    { $who_is ->
        [you] Vous : aucune blessure à soigner.
       *[others] { $who } : aucune blessure à soigner.
    }
effect-dies = C’est la mort.
effect-may-die = Chances de tuer : { $kills } sur { $rolls }.
effect-deadly = Peut tuer { $characters_the }.
effect-misses = Chances de manquer : 1 sur 6.
effect-never-misses = Ne manque jamais.
effect-spear = 2 blessures de plus si vous vous révélez pour la Lance.
effect-spear-now = 2 blessures de plus avec la Lance.
effect-reveals = Montre à tous qui vous êtes.
effect-reveal = Tous apprennent qui vous êtes, et c’est irréversible.
effect-gains-nothing = Ici, cela ne vous rapporte rien.
effect-roll = Les dés désignent un autre lieu que le vôtre ; sur un 7, vous choisissez.
effect-roll-first = Les dés désignent le lieu ; sur un 7, vous choisissez.
effect-step = { $place }.
effect-place = { $place_power }
effect-range =
    { $who_is ->
        [nobody] Personne n’y est à portée.
       *[others] À portée là-bas : { $who }.
    }
effect-cards-left = Cartes restantes dans la pioche : { $count }.
effect-new-deck = La pioche est vide : on mélange d’abord sa défausse.
effect-turn = Désormais, vous gagnez avec { $who }.
effect-robbed = Aucune blessure pour { $who }.
effect-turns = Tours supplémentaires : { $count }.
effect-applies = { $who } : pour autant que vous sachiez, la carte s’applique.
effect-applies-not = { $who } : pour autant que vous sachiez, la carte ne s’applique pas.
effect-may-apply = { $who } : la carte s’applique à { $count } des { $all } personnages possibles.
effect-shown = { $who } apprend qui vous êtes, et personne d’autre.
effect-gear = { $gear } : { $gear_rule }.
effect-handed = Revient à { $who }.

## Ce qui s'est passé
event-laid = Emplacement { $slot } : { $place }.
event-dealt =
    { $who_is ->
        [you] Vous êtes { $character_the }.
       *[others] { $who } reçoit un personnage.
    }
event-first =
    { $who_is ->
        [you] Vous commencez.
       *[others] { $who } commence.
    }
event-turn =
    { $who_is ->
        [you] Tour { $turn } : à vous.
       *[others] Tour { $turn } : { $who }.
    }
event-rolled =
    { $who_is ->
        [you] { $d6 ->
            [0] Vous lancez le dé : { $d4 }.
           *[other] { $d4 ->
                [0] Vous lancez le dé : { $d6 }.
               *[other] Vous lancez les dés : { $d6 } et { $d4 }.
            }
        }
       *[others] { $d6 ->
            [0] { $who } lance le dé : { $d4 }.
           *[other] { $d4 ->
                [0] { $who } lance le dé : { $d6 }.
               *[other] { $who } lance les dés : { $d6 } et { $d4 }.
            }
        }
    }
event-moved =
    { $who_is ->
        [you] Vous allez { $place_to }.
       *[others] { $who } va { $place_to }.
    }
event-skipped =
    { $question ->
        [use] { $who_is ->
            [you] Vous n’utilisez pas le pouvoir du lieu.
           *[others] { $who } n’utilise pas le pouvoir du lieu.
        }
       *[attack] { $who_is ->
            [you] Vous n’attaquez pas.
           *[others] { $who } n’attaque pas.
        }
    }
event-drew =
    { $known ->
        [no] { $who } pioche une Vision.
       *[yes] { $who_is ->
            [you] Vous piochez { $card_the } : { $card_rule }.
           *[others] { $who } pioche { $card_the } : { $card_rule }.
        }
    }
event-shuffled = La défausse { $deck } est mélangée et forme une nouvelle pioche.
event-equipped =
    { $who_is ->
        [you] Vous gardez { $gear_the }.
       *[others] { $who } garde { $gear_the }.
    }
event-chose =
    { $who_is ->
        [you] { $target_is ->
            [you] Vous vous choisissez.
           *[others] Vous choisissez { $target }.
        }
       *[others] { $target_is ->
            [you] { $who } vous choisit.
            [self] { $who } se choisit.
           *[others] { $who } choisit { $target }.
        }
    }
event-healed =
    { $who_is ->
        [you] { $amount ->
            [one] Vous soignez { $amount } blessure (total : { $wounds }).
           *[other] Vous soignez { $amount } blessures (total : { $wounds }).
        }
       *[others] { $amount ->
            [one] { $who } soigne { $amount } blessure (total : { $wounds }).
           *[other] { $who } soigne { $amount } blessures (total : { $wounds }).
        }
    }
event-set =
    { $who_is ->
        [you] Vos blessures passent à { $wounds }.
       *[others] { $who } passe à { $wounds } blessures.
    }
event-wounded =
    { $who_is ->
        [you] { $amount ->
            [one] Vous subissez { $amount } blessure (total : { $wounds }).
           *[other] Vous subissez { $amount } blessures (total : { $wounds }).
        }
       *[others] { $amount ->
            [one] { $who } subit { $amount } blessure (total : { $wounds }).
           *[other] { $who } subit { $amount } blessures (total : { $wounds }).
        }
    }
event-spared =
    { $who_is ->
        [you] Vous ne subissez rien.
       *[others] { $who } ne subit rien.
    }
event-revealed =
    { $who_is ->
        [you] Vous vous révélez : { $character }.
       *[others] { $who } se révèle : { $character }.
    }
event-died =
    { $who_is ->
        [you] Vous mourez : { $character }.
       *[others] { $who } meurt : { $character }.
    }
event-took =
    { $how ->
        [stolen] { $who_is ->
            [you] Vous volez { $gear_the } à { $owner }.
           *[others] { $owner_is ->
                [you] { $who } vous vole { $gear_the }.
               *[others] { $who } vole { $gear_the } à { $owner }.
            }
        }
        [looted] { $who_is ->
            [you] Vous dépouillez { $owner } : { $gear_the }.
           *[others] { $owner_is ->
                [you] { $who } vous dépouille : { $gear_the }.
               *[others] { $who } dépouille { $owner } : { $gear_the }.
            }
        }
        [robbed] { $who_is ->
            [you] Vous prenez { $gear_the } à { $owner } au lieu de lui infliger les blessures.
           *[others] { $owner_is ->
                [you] { $who } vous prend { $gear_the } au lieu de vous infliger les blessures.
               *[others] { $who } prend { $gear_the } à { $owner } au lieu de lui infliger les blessures.
            }
        }
        [given] { $who_is ->
            [you] { $owner } vous donne { $gear_the }.
           *[others] { $owner_is ->
                [you] Vous donnez { $gear_the } à { $who }.
               *[others] { $owner } donne { $gear_the } à { $who }.
            }
        }
       *[dug] { $who_is ->
            [you] Vous prenez { $gear_the } dans la défausse.
           *[others] { $who } prend { $gear_the } dans la défausse.
        }
    }
event-discarded =
    { $who_is ->
        [you] Vous défaussez { $gear_the }.
       *[others] { $who } défausse { $gear_the }.
    }
event-guarded =
    { $who_is ->
        [you] L’Ange gardien veille sur vous.
       *[others] L’Ange gardien veille sur { $who }.
    }
event-again =
    { $who_is ->
        [you] { $turns ->
            [one] Il vous reste { $turns } tour supplémentaire à jouer.
           *[other] Il vous reste { $turns } tours supplémentaires à jouer.
        }
       *[others] { $turns ->
            [one] Il reste à { $who } { $turns } tour supplémentaire à jouer.
           *[other] Il reste à { $who } { $turns } tours supplémentaires à jouer.
        }
    }
event-attacked =
    { $back ->
        [0] { $who_is ->
            [you] Vous attaquez { $targets }.
           *[others] { $targets_is ->
                [you] { $who } vous attaque.
                [with_you] { $who } vous attaque, ainsi que { $targets }.
               *[others] { $who } attaque { $targets }.
            }
        }
       *[1] { $who_is ->
            [you] Vous contre-attaquez { $targets }.
           *[others] { $targets_is ->
                [you] { $who } vous contre-attaque.
               *[others] { $who } contre-attaque { $targets }.
            }
        }
    }
event-missed =
    { $who_is ->
        [you] Vous manquez votre attaque.
       *[others] { $who } manque son attaque.
    }
event-replied =
    { $who_is ->
        [you] Vous avez répondu.
       *[others] { $who } a répondu.
    }
event-feasted =
    { $who_is ->
        [you] Vous subissez 2 blessures pour attaquer de nouveau.
       *[others] { $who } subit 2 blessures pour attaquer de nouveau.
    }
event-power =
    { $who_is ->
        [you] { $target_is ->
            [nobody] Vous utilisez le pouvoir { $character_of }.
            [you] Vous utilisez le pouvoir { $character_of } sur vous-même.
           *[others] Vous utilisez le pouvoir { $character_of } sur { $target }.
        }
       *[others] { $target_is ->
            [nobody] { $who } utilise le pouvoir { $character_of }.
            [you] { $who } utilise le pouvoir { $character_of } sur vous.
            [self] { $who } s’applique le pouvoir { $character_of }.
           *[others] { $who } utilise le pouvoir { $character_of } sur { $target }.
        }
    }
event-gave-vision =
    { $who_is ->
        [you] Vous donnez { $card_the } à { $receiver }.
       *[others] { $known ->
            [no] { $who } donne une Vision à { $receiver }.
           *[yes] { $receiver_is ->
                [you] { $who } vous donne { $card_the }.
               *[others] { $who } donne { $card_the } à { $receiver }.
            }
        }
    }
event-answered =
    { $who_is ->
        [you] { $outcome ->
            [nothing] Vous obéissez à { $card_the } : rien ne se passe.
            [wound] Vous obéissez à { $card_the } : une blessure.
            [heal] Vous obéissez à { $card_the } : un soin.
            [shown] Vous obéissez à { $card_the } : le personnage est montré.
           *[equipment] Vous obéissez à { $card_the } : un équipement change de mains.
        }
       *[others] { $known ->
            [no] { $outcome ->
                [nothing] { $who } obéit à la Vision : rien ne se passe.
                [wound] { $who } obéit à la Vision : une blessure.
                [heal] { $who } obéit à la Vision : un soin.
                [shown] { $who } obéit à la Vision : le personnage est montré.
               *[equipment] { $who } obéit à la Vision : un équipement change de mains.
            }
           *[yes] { $outcome ->
                [nothing] { $who } obéit à { $card_the } : rien ne se passe.
                [wound] { $who } obéit à { $card_the } : une blessure.
                [heal] { $who } obéit à { $card_the } : un soin.
                [shown] { $who } obéit à { $card_the } : le personnage est montré.
               *[equipment] { $who } obéit à { $card_the } : un équipement change de mains.
            }
        }
    }
event-showed =
    { $who_is ->
        [you] Vous montrez votre personnage à { $receiver } : { $character }.
       *[others] { $known ->
            [no] { $who } montre son personnage à { $receiver }.
           *[yes] { $receiver_is ->
                [you] { $who } vous montre son personnage : { $character }.
               *[others] { $who } montre son personnage à { $receiver } : { $character }.
            }
        }
    }
event-declined =
    { $who_is ->
        [you] Vous renoncez.
       *[others] { $who } renonce.
    }
event-ended =
    { $ending ->
        [turns] { $winners_is ->
            [nobody] Mille tours sont passés : la partie est terminée. Personne ne gagne.
           *[others] Mille tours sont passés : la partie est terminée. Vainqueurs : { $winners }.
        }
       *[won] { $winners_is ->
            [nobody] La partie est terminée. Personne ne gagne.
            [you] La partie est terminée. Vous gagnez.
            [with_you] { $winners_count ->
                [2] La partie est terminée. Vainqueurs : vous et { $winners }.
               *[other] La partie est terminée. Vainqueurs : vous, { $winners }.
            }
           *[others] { $winners_count ->
                [one] La partie est terminée. Vainqueur : { $winners }.
               *[other] La partie est terminée. Vainqueurs : { $winners }.
            }
        }
    }
event-twice =
    { $who_is ->
        [you] Vous lancerez les dés deux fois.
       *[others] { $who } lancera les dés deux fois.
    }
event-named =
    { $who_is ->
        [you] Vous choisissez la pioche { $deck }.
       *[others] { $who } choisit la pioche { $deck }.
    }

## Les refus
refuse-dead = votre personnage est mort
refuse-chance = cela n’appartient qu’au sort
refuse-daniel = Daniel se révèle quand un autre personnage meurt, et à aucun autre moment
refuse-revealed = votre personnage est déjà révélé
refuse-moment = entre les dés et les blessures, personne d’autre que l’attaquant ne peut agir
refuse-waiting = personne ne peut agir pendant que le sort décide
refuse-not-asked = ce n’est pas ce qui est demandé
refuse-compass = pour lancer les dés deux fois, il faut la Boussole mystique
refuse-power = ce pouvoir est celui { $characters_of }
refuse-abilities = on joue à cette table sans capacités spéciales
refuse-sealed = votre capacité a été supprimée
refuse-spent = vous avez déjà utilisé ce pouvoir
refuse-nobody-dead = personne n’est encore mort
refuse-off-board = votre pion est hors du plateau
refuse-target = la cible est un autre joueur vivant
refuse-living = la cible est un joueur vivant
refuse-gate = la cible est un autre joueur, sur la Porte de l’outremonde
refuse-place = les dés n’y mènent pas
refuse-use = ce lieu n’offre pas cela
refuse-brooch = la Broche de chance protège des blessures de la Forêt
refuse-steal = ce joueur n’a pas cet équipement
refuse-range = ce joueur est hors de portée
refuse-gun = la Mitrailleuse attaque tous ceux qui sont à portée
refuse-no-gun = pour attaquer tout le monde, il faut la Mitrailleuse
refuse-masamune = avec le Masamune, il faut attaquer
refuse-gear = cet équipement n’est pas à prendre ici
refuse-answer = la carte et votre personnage ne permettent pas cette réponse
refuse-window = vous n’avez pas ce pouvoir : vous ne pouvez que renoncer
refuse-must = on ne peut pas passer ici
refuse-players = Shadow Hunters se joue de { $fewest } à { $most }, pas à { $given }
refuse-first = le premier joueur est un siège de 0 à { $last }, ou none (tiré au sort), et non { $given }
refuse-edition = l’édition de Shadow Hunters est l’une de { $names }, et non { $given }
refuse-flag = l’option { $name } de Shadow Hunters vaut true ou false, et non { $given }
refuse-quick-start = le départ rapide se joue à { $fewest } et plus, pas à { $given }
refuse-expansion = l’extension de Shadow Hunters est l’une de { $names }, et non { $given }

## Options
option-first = Qui commence
    .help = Le siège qui joue le premier tour.
    .values = none, ou le siège qui commence, à partir de 0
option-first-none = Tirage au sort
option-first-0 = Siège 1
option-first-1 = Siège 2
option-first-2 = Siège 3
option-first-3 = Siège 4
option-first-4 = Siège 5
option-first-5 = Siège 6
option-first-6 = Siège 7
option-first-7 = Siège 8
option-abilities = Capacités spéciales
    .help = Sans elles, les personnages ne diffèrent que par leur camp, leurs points de vie et leur but : idéal pour une première partie.
    .values = true ou false
option-abilities-true = Avec
option-abilities-false = Sans, pour débuter
option-quick-start = Départ rapide
    .help = À partir de 6 joueurs : avant le premier tour, chacun prend place sur un lieu et donne une Vision à son voisin de gauche.
    .values = true ou false, à partir de 6 joueurs
option-quick-start-false = Non
option-quick-start-true = Oui
option-expansion = Personnages de l’extension
    .help = Dix personnages de plus : chacun à la place de celui qui a la même initiale, ou tous mélangés.
    .values = off, initial ou random
option-expansion-off = Sans
option-expansion-initial = Par initiale
option-expansion-random = Tous mélangés
option-edition = Édition
    .help = Là où le livret et les cartes diffèrent (Bob, Charles, Toge sainte, Dynamite) : le texte que l’on suit. Chaque point peut aussi être choisi à part.
    .values = rulebook, french ou english
option-edition-rulebook = Le livret
option-edition-french = Les cartes françaises
option-edition-english = Les cartes anglaises
option-bob-any = Le braquage de Bob
    .help = Au lieu de quelles blessures Bob peut prendre un équipement : 2 ou plus par une attaque, ou 2 ou plus de quelque façon que ce soit.
    .values = none (selon l’édition), true ou false
option-bob-any-none = Selon l’édition
option-bob-any-true = Toutes ses blessures
option-bob-any-false = Attaques seulement
option-charles-before = La victoire de Charles
    .help = Si celui qu’il tue compte parmi les trois morts. S’il en faut trois avant, il ne peut pas gagner à 5 joueurs.
    .values = none (selon l’édition), true ou false
option-charles-before-none = Selon l’édition
option-charles-before-false = Trois morts, celui-ci compris
option-charles-before-true = Trois morts avant celui-ci
option-robe-all = Toge sainte
    .help = Si la Toge amortit les attaques, ou toutes les blessures que subit son porteur.
    .values = none (selon l’édition), true ou false
option-robe-all-none = Selon l’édition
option-robe-all-false = Les attaques
option-robe-all-true = Toutes les blessures
option-dynamite-wide = Dynamite
    .help = Si elle blesse tous ceux qui sont sur le lieu désigné par les dés, ou tous ceux de son territoire.
    .values = none (selon l’édition), true ou false
option-dynamite-wide-none = Selon l’édition
option-dynamite-wide-false = Le lieu
option-dynamite-wide-true = Le territoire

## Adversaires
bot-random = Feuille au vent
    .help = Joue n’importe quel coup permis, à chances égales.
bot-beginner = Nouveau venu
    .help = Se fie à ce qui est visible et à ce que les Visions lui ont appris, et frappe aussitôt.
bot-casual = Villageois
    .help = Remarque qui attaque qui, mais sans grande attention.
bot-heuristic = Porteur de lanterne
    .help = Pèse qui chacun peut être, d’après tout ce qu’il voit et entend, et frappe là où son camp y gagne.
bot-strong = Veilleur de nuit
    .help = Juge chacun à ses actes, et se révèle quand cela aide son camp.
bot-master = Devin
    .help = Poursuit chaque coup pendant dix tours, dans les mondes qu’il croit possibles.

## Hypothèses d’une analyse

belief-camps = Qui est dans quel camp
belief-characters = Qui est qui

## Ce que sont les choses
term-character =
    { $side ->
        [hunter] Hunter, { $hit_points } points de vie. Vous gagnez quand tous les Shadows sont morts. { CAPITAL($character_rule) }.
        [shadow] Shadow, { $hit_points } points de vie. Vous gagnez quand tous les Hunters sont morts, ou trois Neutres. { CAPITAL($character_rule) }.
       *[neutral] Neutre, { $hit_points } points de vie. { CAPITAL($character_rule) }.
    }
term-card = Carte { $deck }, { $copies } sur 16. { CAPITAL($card_rule) }.
term-equipment = Équipement, { $deck }. { CAPITAL($card_rule) }.
term-place = { $place_rule }
term-hunter = Hunters
    .text = Ils gagnent quand tous les Shadows sont morts ; les morts du camp gagnent avec les autres.
term-shadow = Shadows
    .text = Ils gagnent quand tous les Hunters sont morts, ou trois Neutres ; les morts du camp gagnent avec les autres.
term-neutral = Neutres
    .text = Chacun a son propre but, et peut gagner en même temps que n’importe qui.
term-hidden = Personnage caché
    .text = Seul son joueur le connaît. On peut se révéler à tout moment ; les capacités l’exigent, et c’est irréversible.
term-wounds = Blessures
    .text = On les compte à partir de 0, à la vue de tous. Un personnage meurt dès qu’elles atteignent ses points de vie, que personne ne voit tant qu’il est caché.
term-territory = Territoire
    .text = Deux lieux côte à côte. On attaque ceux qui se trouvent sur son propre territoire.
term-range = À portée
    .text = Ceux qui se trouvent sur votre territoire ; avec le Revolver, ceux qui se trouvent sur les deux autres.
term-dice = Dés
    .text = Pour se déplacer, leur somme désigne le lieu, et un 7 laisse le choix. Pour attaquer, leur différence donne les blessures ; s’ils sont égaux, l’attaque est manquée.
term-light = Pioche Lumière
    .text = 16 cartes, montrées à tous quand on les pioche : soins, protection et six équipements.
term-darkness = Pioche Ténèbres
    .text = 16 cartes, montrées à tous quand on les pioche : coups, vols et six armes.
term-vision = Pioche Vision
    .text = 16 cartes. Celui qui en pioche une la donne à un autre joueur, qui y obéit ; ces deux-là sont les seuls à la voir.
term-exchange = Visions données
    .text = Tous voient qui a donné une Vision à qui, et ce qui en est sorti ; la carte n’est montrée qu’aux deux qui l’ont lue.
term-grid = Qui peut être qui
    .text = Est barré ce que vous savez vous-même impossible, d’après les blessures, les révélations et les Visions que vous avez vues. Les autres marques sont les vôtres.
term-guarded = Ange gardien
    .text = Les attaques n’infligent rien jusqu’au prochain tour de ce joueur.
term-barred = Barrière de Gregor
    .text = Aucune blessure jusqu’au prochain tour de ce joueur.
term-sealed = Capacité supprimée
    .text = Ellen a supprimé la capacité de ce joueur pour toute la partie.
term-used = Capacité utilisée
    .text = Une capacité qui ne sert qu’une fois a servi.

## Le plateau dans un terminal
text-turn = Tour { $turn }, { $who }.
text-before = Avant le premier tour.
text-decks = Cartes restantes : Lumière { $light }, Ténèbres { $darkness }, Vision { $vision }.
text-seat =
    { $wounds ->
        [one] { $who } : { $wounds } blessure, { $place } ; { $identity } ; { $gear }
       *[other] { $who } : { $wounds } blessures, { $place } ; { $identity } ; { $gear }
    }
text-hidden = caché
text-may-be = peut être { $names }
text-revealed = { $character }, révélé
text-dead = { $character }, mort
text-no-gear = pas d’équipement
text-guarded = protégé
text-barred = hors d’atteinte
text-sealed = capacité supprimée
text-charles = S’il faut trois morts avant sa victime, Charles ne peut pas gagner à cinq.
text-you-are = Vous êtes { $character_the } ({ $camp }) : { $character_rule }.

## Le plateau sur la page
board-islands = Les trois territoires
board-territory = Territoire { $number }
board-in-range = à portée
board-sums =
    { $count ->
        [one] dés : { $first }
       *[other] dés : { $first } ou { $second }
    }
board-standing = ici : { $names }
board-nobody = personne ici
board-extra =
    { $count ->
        [one] encore un tour
       *[other] encore { $count } tours
    }
board-players = Joueurs
board-you = vous
board-wounds =
    { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }
board-wound-track = Blessures
board-dies = { $character } : mort à { $wounds }
board-dead = mort
board-to-end = Passer à la fin
board-you-died = Votre personnage est mort : vous regardez la suite. Vous pouvez encore gagner.
board-known = connu de vous seul
board-winner = gagne
board-equipment = Équipement
board-your-character = Votre personnage
board-dice =
    { $d6 ->
        [0] { $d4 }
       *[other] { $d4 ->
            [0] { $d6 }
           *[other] { $d6 } et { $d4 }
        }
    }
board-no-dice = Les dés n’ont pas encore été lancés
board-deck =
    { $left ->
        [one] { $gone ->
            [one] { $deck } : { $left } restante, { $gone } défaussée
           *[other] { $deck } : { $left } restante, { $gone } défaussées
        }
       *[other] { $gone ->
            [one] { $deck } : { $left } restantes, { $gone } défaussée
           *[other] { $deck } : { $left } restantes, { $gone } défaussées
        }
    }
board-casebook = Carnet : qui peut être qui, Visions, défausses
board-close = Fermer
board-discards = Défausse
board-vision-tray = La Vision entre vous deux
board-vision-drawn = Lue de vous seul
board-answer = Votre réponse
board-grid-help = Est barré ce que vous avez pu écarter ; rien ici ne dit qui vous êtes. Touchez une case libre pour y mettre votre propre marque.
board-mark =
    { $mark ->
        [yes] marqué probable
        [maybe] marqué possible
        [no] marqué improbable
       *[none] sans marque
    }
board-crossed = impossible
board-sure = c’est certain
board-no-exchanges = Aucune pour l’instant.
board-outcome =
    { $outcome ->
        [nothing] rien
        [wound] une blessure
        [heal] un soin
        [shown] montré
       *[equipment] équipement
    }
board-unmask = Se révéler, ou utiliser son pouvoir
board-cannot-unmask = Rien de tel ne vous est permis maintenant.
board-choose-place = Choisissez un lieu qui luit.
board-give-what = Que donnez-vous ?
board-to-whom = Et à qui ?
board-wound = 2 blessures
board-heal = soigner 1

## Comment jouer

howto-camps = Trois camps dans la brume
    .text = Vous recevez un personnage secret. Les Hunters gagnent quand tous les Shadows sont morts ; les Shadows, quand tous les Hunters le sont, ou trois Neutres. Chaque Neutre a son propre but.
howto-move = Lancez les dés et déplacez-vous
    .text = À votre tour, lancez un dé à six faces et un dé à quatre faces : leur somme donne le lieu où vous allez ; sur un 7, vous choisissez. On quitte toujours le lieu où l’on se trouve.
howto-cards = Utilisez le lieu
    .text = La plupart des lieux font piocher. Les cartes Lumière aident le plus souvent, les cartes Ténèbres nuisent, et l’équipement reste devant vous. La Forêt blesse ou soigne, le Sanctuaire vole.
howto-visions = Interrogez par une Vision
    .text = Donnez une Vision à quelqu’un. Vous seuls la lisez ; les autres voient ce qui arrive. La réponse est honnête, sauf celle du Métamorphe. Vous apprenez ainsi qui il peut être.
howto-attack = Attaquez
    .text = Vous pouvez ensuite attaquer quelqu’un de votre territoire : votre lieu ou son voisin. Les blessures sont la différence des deux dés ; des dés égaux manquent leur coup. Qui tue prend un équipement.
howto-reveal = Révélez-vous
    .text = À tout moment, vous pouvez montrer qui vous êtes. La plupart des pouvoirs l’exigent, et c’est définitif. Qui meurt est montré à tous.
howto-win = Gagnez ensemble
    .text = La partie s’arrête dès qu’un but est atteint. Tous ceux dont le but est atteint gagnent, et les morts gagnent avec leur camp.

## La leçon

lesson-hidden = Tous sauraient qui vous êtes, et c’est définitif. Votre secret vous protège : gardez-le pour le moment où il vaudra quelque chose.
lesson-who = Maintenez cette carte pour voir qui vous êtes : Franklin, un Hunter. Vous êtes quatre : deux Hunters, deux Shadows. Vous gagnez quand les deux Shadows sont morts ; eux, quand les deux Hunters le sont. Mais qui est qui ?
lesson-wounds = Les blessures de chacun sont visibles, à partir de 0. Les lettres disent où meurt chaque personnage : vous, Franklin, à 12. Nul ne sait donc si les autres sont près de la mort.
lesson-move = Un tour : se déplacer, utiliser le lieu, attaquer. On se déplace avec deux dés, l’un à six faces, l’autre à quatre ; leur somme désigne le lieu. Lancez.
lesson-cabin = Deux : l’Antre de l’ermite, où l’on pioche des Visions. Une Vision est une question à un seul joueur, que vous êtes deux à lire. Piochez-en une.
    .wrong = On peut ne pas utiliser un lieu, mais c’est par les Visions qu’on apprend qui est qui. Piochez.
lesson-give = Votre Vision dit : un Shadow subit 2 blessures. Donnez-la : on y répond sans mentir, et les autres ne voient que l’effet. Brin est à côté de vous, à portée d’attaque. Interrogez Brin.
    .wrong = Ce serait possible. Mais on n’attaque que dans son territoire, son lieu et celui d’à côté, et seul Brin s’y trouve. Interrogez Brin.
lesson-attack = Brin a subi 2 blessures : c’est un Shadow, et personne d’autre ne le sait. Vous pouvez attaquer dans votre territoire. Les blessures sont la différence des deux dés ; égaux, ils manquent. Attaquez Brin.
    .wrong = On peut s’en passer. Mais vous savez que Brin est un Shadow : attaquez.
lesson-answer = Vous avez blessé Brin de 3 ; Ada a blessé Cato de 4. Brin vous donne une Vision : un Hunter subit 1 blessure. Vous en êtes un, et l’on ne ment pas ; seul le Métamorphe le peut. Subissez-la.
lesson-counter = Brin vous a attaqué, 2 et 1 de plus pour la hache, et s’est révélé : le Vampire, que cela soigne. À tout attaqué, on demande s’il contre-attaque. Seul le Loup-garou le peut ; demander à tous ne trahit personne. Refusez.
lesson-power = Dans la Forêt, Cato vous a infligé 2 blessures. À votre pouvoir : une fois, au début du tour, Franklin lance la foudre : un dé à six faces de blessures. Cela vous révèle. Brin en a 7, et le Vampire meurt à 13. Frappez !
    .reveal = Bonne idée : mais la foudre vous révèle d’elle-même. Choisissez-la, et Brin.
    .other = De Brin seul vous savez que c’est un Shadow. Frappez Brin.
    .wrong = Lancer les dés mettrait fin au début du tour. D’abord la foudre, contre Brin.
lesson-loot = Un six, et Brin est mort : le Vampire. Qui tue prend un équipement au mort. La hache ajoute 1 à chacun de vos coups. Prenez-la.
lesson-again = Il reste un Shadow, Ada ou Cato. Ada a frappé Cato, Cato vous a frappé : c’est sans doute Cato, dans la Forêt hantée. Votre tour continue. Lancez.
lesson-seven = Un sept : vous choisissez le lieu. Où serez-vous dans le territoire de Cato, avec un lieu qui serve ?
    .altar = Du Sanctuaire, vous pourriez attaquer Cato, mais il n’y a rien à voler. La Forêt peut blesser.
    .wrong = De là, vous n’atteignez pas Cato. Il faut la Forêt ou le Sanctuaire : ils forment un territoire.
lesson-woods = La Forêt hantée inflige 2 blessures à un joueur, ou en soigne 1. Chaque blessure rapproche Cato de la fin.
    .heal = Cela soignerait Cato. Choisissez les blessures.
    .own = Vous vous soignerez plus tard. Deux blessures à Cato peuvent décider de la partie.
    .wrong = Choisissez Cato, et les 2 blessures.
lesson-last = Cato a 10 blessures ; aucun Shadow n’en supporte plus de 13. Attaquez : la différence des dés, et 1 de plus pour la hache.
    .wrong = C’est le moment. Attaquez Cato.
lesson-end = 6 moins 2, et la hache : 15 blessures. Cato était le Loup-garou. Les Shadows sont morts, les Hunters gagnent : vous et Ada, qui est Emi. À cinq et plus, les Neutres ont leurs propres buts. À vous, contre des débutants !
