### Shadow Hunters, in English. The clauses that say so are facts of the program, not part of a message.

## The game
title = Shadow Hunters
pitch = Hunters and Shadows stalk each other in the fog, and nobody knows who is who. Ask with Visions, strike with whatever you find, and beware of those who want neither side to win.
seat = Player { $shown }
# Some things of which one is meant; of three, the other is such a pair again
either = { $one } or { $other }
    .the = { $one_the } or { $other_the }

## Camps, decks, places
camp-hunter = Hunter
camp-shadow = Shadow
camp-neutral = Neutral
deck-light = Light
deck-darkness = Darkness
deck-vision = Vision
place-nowhere = off the board
place-cabin = Hermit's Cabin
    .power = There you may draw a Vision.
    .rule = Dice 2 or 3. You may draw a Vision, read it in secret and give it to another player.
place-gate = Underworld Gate
    .power = There you may draw from any deck.
    .rule = Dice 4 or 5. You may draw a card of the deck you name.
place-church = Church
    .power = There you may draw a Light card.
    .rule = Dice 6. You may draw a Light card.
place-cemetery = Cemetery
    .power = There you may draw a Darkness card.
    .rule = Dice 8. You may draw a Darkness card.
place-woods = Weird Woods
    .power = There you may give anybody 2 wounds, or heal 1.
    .rule = Dice 9. You may give any player, including yourself, 2 wounds, or heal 1.
place-altar = Erstwhile Altar
    .power = There you may steal an equipment.
    .rule = Dice 10. You may steal an equipment of your choice from another player.

## Characters
character-emi = Emi
    .the = Emi
    .rule = instead of rolling for your move you may step to a neighbouring place
character-franklin = Franklin
    .the = Franklin
    .rule = once, at the start of your turn, another player takes a d6 in wounds
character-george = George
    .the = George
    .rule = once, at the start of your turn, another player takes a d4 in wounds
character-unknown = Unknown
    .the = the Unknown
    .rule = given a Vision with a condition, you may answer either way, and need not reveal
character-vampire = Vampire
    .the = the Vampire
    .rule = when your attack inflicts wounds you heal 2
character-werewolf = Werewolf
    .the = the Werewolf
    .rule = after an attack on you, you may attack the attacker at once, bare-handed
character-allie = Allie
    .the = Allie
    .rule = once, at any moment, you heal all your wounds; you win if alive when the game ends
character-bob = Bob
    .the = Bob
    .rule = you may take an equipment instead of inflicting 2 or more wounds; 5 equipment win
character-charles = Charles
    .the = Charles
    .rule = after your attack you may take 2 wounds to attack again; you win by killing when 3 or more are dead
character-daniel = Daniel
    .the = Daniel
    .rule = you win if you die first, or live when all Shadows are dead; you reveal only when another character dies
character-ellen = Ellen
    .the = Ellen
    .rule = once, at the start of your turn, you end one player's ability for the game
character-fu-ka = Fu-ka
    .the = Fu-ka
    .rule = once, at the start of your turn, you set one player's wounds to 7
character-gregor = Gregor
    .the = Gregor
    .rule = once, at the end of your turn, you take no wounds of any kind until your next turn
character-ultra-soul = Ultra Soul
    .the = Ultra Soul
    .rule = at the start of each of your turns, 3 wounds to one player on the Gate
character-valkyrie = Valkyrie
    .the = Valkyrie
    .rule = once revealed, you attack with the d4 alone
character-wight = Wight
    .the = Wight
    .rule = once, at the end of your turn, as many extra turns as there are dead
character-agnes = Agnes
    .the = Agnes
    .rule = you win if the player on your right wins; once, you may change that to your left
character-bryan = Bryan
    .the = Bryan
    .rule = you win by killing somebody with 13 or more hit points in an attack, or on the Altar at the end
character-catherine = Catherine
    .the = Catherine
    .rule = you win if you die first or are one of the last two alive; revealed, you heal 1 each turn
character-david = David
    .the = David
    .rule = three of Rosary, Talisman, Spear and Robe win; once, you take an equipment from the discards

## Light cards
card-advent = Advent
    .rule = a Hunter may reveal; revealed, they heal all wounds
card-blessing = Blessing
    .rule = another player of your choice heals a d6
card-chocolate = Chocolate
    .rule = Allie, Emi or the Unknown, with the expansion also Agnes, Ellen or Ultra Soul, may reveal; revealed, they heal all wounds
card-concealed-knowledge = Concealed Knowledge
    .rule = another full turn after this one
card-disenchant-mirror = Disenchant Mirror
    .rule = a Shadow other than the Unknown reveals at once
card-first-aid = First Aid
    .rule = any player's wounds become exactly 7
card-flare-of-judgement = Flare of Judgement
    .rule = every other character takes 2 wounds
card-guardian-angel = Guardian Angel
    .rule = attacks inflict nothing on you until your next turn
card-holy-water = Holy Water
    .rule = you heal 2
card-brooch = Fortune Brooch
    .rule = the Woods cannot wound you
card-robe = Holy Robe
    .rule = your attacks and the attacks on you inflict 1 less
card-compass = Mystic Compass
    .rule = you may roll twice for your move and choose
card-rosary = Silver Rosary
    .rule = killing by an attack, you take all the victim's equipment
card-spear = Spear of Longinus
    .rule = a revealed Hunter's attacks inflict 2 more
card-talisman = Talisman
    .rule = no wounds from Spider, Bat or Dynamite

## Darkness cards
card-spider = Bloodthirsty Spider
    .rule = another player takes 2 wounds, then you take 2
card-bat = Vampire Bat
    .rule = another player takes 2 wounds, then you heal 1
card-dynamite = Dynamite
    .rule = everyone on the place of the dice takes 3 wounds; on 7 nobody
card-banana-peel = Banana Peel
    .rule = give one of your equipment away; if you have none, take 1 wound
card-spiritual-doll = Spiritual Doll
    .rule = choose another player: on 1-4 they take 3 wounds, on 5-6 you do
card-diabolic-ritual = Diabolic Ritual
    .rule = a Shadow may reveal; revealed, they heal all wounds
card-moody-goblin = Moody Goblin
    .rule = steal an equipment from another player
card-axe = Rusted Broad Axe
    .rule = your attacks inflict 1 more
card-knife = Butcher Knife
    .rule = your attacks inflict 1 more
card-chainsaw = Chainsaw
    .rule = your attacks inflict 1 more
card-machine-gun = Machine Gun
    .rule = your attack hits everybody in range
card-handgun = Handgun
    .rule = you reach the two other territories, and no longer your own
card-masamune = Cursed Sword Masamune
    .rule = you must attack if you can, with the d4 alone, and never miss

## Vision cards
card-aid = Aid
    .rule = a Hunter heals 1, or takes 1 if unwounded
card-huddle = Huddle
    .rule = a Shadow heals 1, or takes 1 if unwounded
card-nurturance = Nurturance
    .rule = a Neutral heals 1, or takes 1 if unwounded
card-anger = Anger
    .rule = a Hunter or Shadow gives the giver an equipment or takes 1
card-blackmail = Blackmail
    .rule = a Neutral or Hunter gives the giver an equipment or takes 1
card-greed = Greed
    .rule = a Neutral or Shadow gives the giver an equipment or takes 1
card-slap = Slap
    .rule = a Hunter takes 1
card-spell = Spell
    .rule = a Shadow takes 1
card-exorcism = Exorcism
    .rule = a Shadow takes 2
card-bully = Bully
    .rule = a character with 11 hit points or fewer takes 1
card-tough-lesson = Tough Lesson
    .rule = a character with 12 hit points or more takes 2
card-prediction = Prediction
    .rule = the receiver shows their character to the giver alone

## What is asked
ask-start = Your turn: how will you move?
ask-go = Choose the place you go to.
ask-use = { $place }: use its power, or skip it.
ask-attack = Attack somebody in range, or skip.
ask-attack-must = The Masamune demands an attack: choose.
ask-target = { $card }: choose a player ({ $card_rule }).
ask-give = Banana Peel: give one of your equipment to another player.
ask-steal = Steal one equipment of another player.
ask-give-vision = You drew { $card } ({ $card_rule }). Give it to another player.
ask-answer = { $other } gives you { $card }: { $card_rule }. Answer.
ask-salve = { $card }: { $card_rule }. Reveal, or decline.
ask-spear = Your attack hits: a Hunter may reveal now for 2 more wounds by the Spear.
ask-rob = { CAPITAL($characters_the) } may take an equipment of { $other } instead of the { $hit } wounds.
ask-loot = { $other } is dead: take one of their equipment.
ask-bite = Your attack drew blood: { $characters_the } may reveal now and heal { $amount }.
ask-counter = { $other } attacked you: { $characters_the } may attack back.
ask-feast = { CAPITAL($characters_the) } may take { $amount } wounds to attack again.
ask-end = The end of your turn: { $characters_the } may use their power.
wait = Waiting for { $who }.
wait-chance = Chance decides.
over = The game is over.

## What is asked, at length
help-over =
    { $why ->
        [both] All the Hunters and all the Shadows are dead: both camps win.
        [shadows] All the Shadows are dead: the Hunters win.
        [hunters] All the Hunters are dead: the Shadows win.
        [neutrals] Three Neutrals are dead: the Shadows win.
       *[turns] A thousand turns are over.
    }
help-over-goal =
    { $characters_count ->
        [one] { $characters } has reached a goal of their own.
       *[other] { $characters } have reached goals of their own.
    }
help-over-both = { $first } { $second }
help-start = Roll, and your pawn goes to the place of the dice; with the Compass you may roll twice and choose; { $characters_the } may step to a neighbouring place instead. Powers of the start of a turn come before the move.
help-go = You must leave the place you stand on.
help-use = Draw a card, wound or heal with the Woods, steal at the Altar; or do not use the power.
help-attack = The wounds are the difference of a d6 and a d4, equal dice miss. The Machine Gun hits everybody in range.
help-target = The card takes effect on the player you choose.
help-give = Whoever you choose keeps it, and its effect with it.
help-steal = It is yours from now on, and its effect with it.
help-give-vision = Only you and the receiver ever see the card.
help-answer = Everybody sees the outcome, nobody but the giver sees the card. You do not lie, unless you are { $characters_the }. Even if only one answer is possible, you press the button.
help-salve = A reveal shows everybody who you are and cannot be undone. If the card names you, you heal all wounds.
help-spear = A reveal adds 2 wounds if you are a Hunter. Everybody who holds the Spear hidden is asked.
help-rob = { CAPITAL($characters_the) } takes an equipment and is revealed. Everybody who could be { $characters_the } is asked.
help-loot = You must take one; the rest is discarded.
help-bite = A reveal heals { $amount } if you are { $characters_the }. Everybody who could be { $characters_the } is asked.
help-counter = { CAPITAL($characters_the) } may attack back, at any distance and without equipment. Everybody who could be { $characters_the } is asked, and the answers are opened together.
help-feast = { CAPITAL($characters_the) } takes { $amount } wounds and attacks again. Everybody who could be { $characters_the } is asked.
help-end = Whoever has a power for the end of a turn may use it now. Everybody who could be { $characters_the } is asked.
help-chance = Chance lays, deals, draws and rolls; all of it can be verified after the game.

## Moves
move-dice = the dice show { $d6 } and { $d4 }
move-d6 = the d6 shows { $d6 }
move-d4 = the d4 shows { $d4 }
move-place = { $place } is laid
move-character = { $character } is dealt
move-first =
    { $target_is ->
        [you] you start
       *[others] { $target } starts
    }
move-card = { $card } is drawn
move-roll = roll and move
move-roll-twice = roll twice and choose (Compass)
move-step =
    { $side ->
        [left] step to the place before yours (Teleport)
       *[right] step to the place after yours (Teleport)
    }
move-lightning = strike { $target } with Lightning (d6 wounds)
move-demolition = strike { $target } with Demolition (d4 wounds)
move-seal = end the ability of { $target }
move-nurse =
    { $target_is ->
        [you] exactly { $amount } wounds for you
       *[others] exactly { $amount } wounds for { $target }
    }
move-ray = strike { $target }, on the Gate, with { $amount } wounds
move-turn = look to your left from now on
move-dig = take { $gear } from the discards
move-go = go to { $place }
move-draw = draw a { $deck } card
move-woods =
    { $what ->
        [wound] { $target_is ->
            [you] 2 wounds for you
           *[others] 2 wounds for { $target }
        }
       *[heal] { $target_is ->
            [you] 1 healed for you
           *[others] 1 healed for { $target }
        }
    }
move-steal = steal { $gear } from { $target }
move-attack = attack { $target }
move-attack-all = attack everybody in range (Machine Gun)
move-choose =
    { $target_is ->
        [you] choose yourself
       *[others] choose { $target }
    }
move-give = give { $gear } to { $target }
move-loot = take { $gear }
move-rob = take { $gear } instead of the wounds
move-counterattack = reveal yourself and attack back ({ $characters })
move-feast = take { $amount } wounds and attack again ({ $characters })
move-barrier = no wounds until your next turn ({ $characters })
move-multiply = as many extra turns as there are dead ({ $characters })
move-give-vision = give the Vision to { $target }
move-answer =
    { $what ->
        [nothing] nothing happens
        [wound] take the wounds
        [heal] heal
       *[show] show your character to the giver
    }
move-hand = hand over { $gear }
move-skip = skip
move-decline = decline
move-reveal = reveal who you are
move-heal = heal all your wounds ({ $characters })

## What a move brings
effect-wounds =
    { $who_is ->
        [you] You: wounds from { $now } to { $low }.
       *[others] { $who }: wounds from { $now } to { $low }.
    }
effect-wounds-between =
    { $who_is ->
        [you] You: wounds from { $now } to { $low }-{ $high }.
       *[others] { $who }: wounds from { $now } to { $low }-{ $high }.
    }
effect-spared =
    { $who_is ->
        [you] You: no wound.
       *[others] { $who }: no wound.
    }
effect-doll-wounds =
    { $who_is ->
        [you] { $hits } in 6, you: wounds from { $now } to { $low }.
       *[others] { $hits } in 6, { $who }: wounds from { $now } to { $low }.
    }
effect-doll-spared =
    { $who_is ->
        [you] { $hits } in 6, you: no wound.
       *[others] { $hits } in 6, { $who }: no wound.
    }
effect-unwounded =
    { $who_is ->
        [you] You: no wounds to heal.
       *[others] { $who }: no wounds to heal.
    }
effect-dies = It kills.
effect-may-die = Chances to kill: { $kills } in { $rolls }.
effect-deadly = Can kill { $characters }.
effect-misses = Chances to miss: 1 in 6.
effect-never-misses = Never misses.
effect-spear = 2 more if you reveal for the Spear.
effect-spear-now = 2 more wounds by the Spear.
effect-reveals = Shows everybody who you are.
effect-reveal = Everybody learns who you are, for good.
effect-gains-nothing = It gains you nothing now.
effect-roll = The dice name another place than yours; on 7 you choose it.
effect-roll-first = The dice name the place; on 7 you choose it.
effect-step = { $place }.
effect-place = { $place_power }
effect-range =
    { $who_is ->
        [nobody] Nobody is in range there.
       *[others] In range there: { $who }.
    }
effect-cards-left = Cards left in the deck: { $count }.
effect-new-deck = The deck is empty: its discards are shuffled first.
effect-turn = From now on you win with { $who }.
effect-robbed = No wounds for { $who }.
effect-turns = Extra turns: { $count }.
effect-applies = { $who }: the card applies, as far as you know.
effect-applies-not = { $who }: the card does not apply, as far as you know.
effect-may-apply = { $who }: the card applies to { $count } of the { $all } characters this may be.
effect-shown = Only { $who } learns who you are.
effect-gear = { $gear }: { $gear_rule }.
effect-handed = Goes to { $who }.

## What happened
event-laid = { $place } lies on slot { $slot }.
event-dealt =
    { $who_is ->
        [you] You are { $character }.
       *[others] { $who } is dealt a character.
    }
event-first =
    { $who_is ->
        [you] You start.
       *[others] { $who } starts.
    }
event-turn =
    { $who_is ->
        [you] Turn { $turn }: yours.
       *[others] Turn { $turn }: { $who }.
    }
event-rolled =
    { $who_is ->
        [you] { $d6 ->
            [0] You roll { $d4 }.
           *[other] { $d4 ->
                [0] You roll { $d6 }.
               *[other] You roll { $d6 } and { $d4 }.
            }
        }
       *[others] { $d6 ->
            [0] { $who } rolls { $d4 }.
           *[other] { $d4 ->
                [0] { $who } rolls { $d6 }.
               *[other] { $who } rolls { $d6 } and { $d4 }.
            }
        }
    }
event-moved =
    { $who_is ->
        [you] You go to { $place }.
       *[others] { $who } goes to { $place }.
    }
event-skipped =
    { $question ->
        [use] { $who_is ->
            [you] You do not use the place's power.
           *[others] { $who } does not use the place's power.
        }
       *[attack] { $who_is ->
            [you] You do not attack.
           *[others] { $who } does not attack.
        }
    }
event-drew =
    { $known ->
        [no] { $who } draws a Vision.
       *[yes] { $who_is ->
            [you] You draw { $card }: { $card_rule }.
           *[others] { $who } draws { $card }: { $card_rule }.
        }
    }
event-shuffled = The { $deck } discards are shuffled into a new deck.
event-equipped =
    { $who_is ->
        [you] You keep { $gear }.
       *[others] { $who } keeps { $gear }.
    }
event-chose =
    { $who_is ->
        [you] { $target_is ->
            [you] You choose yourself.
           *[others] You choose { $target }.
        }
       *[others] { $target_is ->
            [you] { $who } chooses you.
            [self] { $who } chooses themselves.
           *[others] { $who } chooses { $target }.
        }
    }
event-healed =
    { $who_is ->
        [you] { $wounds ->
            [one] You heal { $amount }: { $wounds } wound.
           *[other] You heal { $amount }: { $wounds } wounds.
        }
       *[others] { $wounds ->
            [one] { $who } heals { $amount }: { $wounds } wound.
           *[other] { $who } heals { $amount }: { $wounds } wounds.
        }
    }
event-set =
    { $who_is ->
        [you] Your wounds are set to { $wounds }.
       *[others] { $who }'s wounds are set to { $wounds }.
    }
event-wounded =
    { $who_is ->
        [you] { $wounds ->
            [one] You take { $amount }: { $wounds } wound.
           *[other] You take { $amount }: { $wounds } wounds.
        }
       *[others] { $wounds ->
            [one] { $who } takes { $amount }: { $wounds } wound.
           *[other] { $who } takes { $amount }: { $wounds } wounds.
        }
    }
event-spared =
    { $who_is ->
        [you] You take nothing.
       *[others] { $who } takes nothing.
    }
event-revealed =
    { $who_is ->
        [you] You reveal: { $character }.
       *[others] { $who } reveals: { $character }.
    }
event-died =
    { $who_is ->
        [you] You die: { $character }.
       *[others] { $who } dies: { $character }.
    }
event-took =
    { $how ->
        [stolen] { $who_is ->
            [you] You steal { $gear } from { $owner }.
           *[others] { $owner_is ->
                [you] { $who } steals { $gear } from you.
               *[others] { $who } steals { $gear } from { $owner }.
            }
        }
        [looted] { $who_is ->
            [you] You take { $gear } from the dead { $owner }.
           *[others] { $owner_is ->
                [you] { $who } takes { $gear } from you after your death.
               *[others] { $who } takes { $gear } from the dead { $owner }.
            }
        }
        [robbed] { $who_is ->
            [you] You take { $gear } from { $owner } instead of the wounds.
           *[others] { $owner_is ->
                [you] { $who } takes { $gear } from you instead of the wounds.
               *[others] { $who } takes { $gear } from { $owner } instead of the wounds.
            }
        }
        [given] { $who_is ->
            [you] You get { $gear } from { $owner }.
           *[others] { $owner_is ->
                [you] { $who } gets { $gear } from you.
               *[others] { $who } gets { $gear } from { $owner }.
            }
        }
       *[dug] { $who_is ->
            [you] You take { $gear } from the discards.
           *[others] { $who } takes { $gear } from the discards.
        }
    }
event-discarded =
    { $who_is ->
        [you] Your { $gear } is discarded.
       *[others] { $who }'s { $gear } is discarded.
    }
event-guarded =
    { $who_is ->
        [you] The Guardian Angel watches over you.
       *[others] The Guardian Angel watches over { $who }.
    }
event-again =
    { $who_is ->
        [you] { $turns ->
            [one] You have { $turns } extra turn to come.
           *[other] You have { $turns } extra turns to come.
        }
       *[others] { $turns ->
            [one] { $who } has { $turns } extra turn to come.
           *[other] { $who } has { $turns } extra turns to come.
        }
    }
event-attacked =
    { $back ->
        [0] { $who_is ->
            [you] You attack { $targets }.
           *[others] { $targets_is ->
                [you] { $who } attacks you.
                [with_you] { $targets_count ->
                    [2] { $who } attacks you and { $targets }.
                   *[other] { $who } attacks you, { $targets }.
                }
               *[others] { $who } attacks { $targets }.
            }
        }
       *[1] { $who_is ->
            [you] You attack { $targets } back.
           *[others] { $targets_is ->
                [you] { $who } attacks you back.
               *[others] { $who } attacks { $targets } back.
            }
        }
    }
event-missed =
    { $who_is ->
        [you] You miss.
       *[others] { $who } misses.
    }
event-replied =
    { $who_is ->
        [you] You have answered.
       *[others] { $who } has answered.
    }
event-feasted =
    { $who_is ->
        [you] You take 2 wounds to attack again.
       *[others] { $who } takes 2 wounds to attack again.
    }
event-power =
    { $who_is ->
        [you] { $target_is ->
            [nobody] You use the power of { $character }.
            [you] You use the power of { $character } on yourself.
           *[others] You use the power of { $character } on { $target }.
        }
       *[others] { $target_is ->
            [nobody] { $who } uses the power of { $character }.
            [you] { $who } uses the power of { $character } on you.
            [self] { $who } uses the power of { $character } on themselves.
           *[others] { $who } uses the power of { $character } on { $target }.
        }
    }
event-gave-vision =
    { $who_is ->
        [you] You give { $card } to { $receiver }.
       *[others] { $known ->
            [no] { $who } gives a Vision to { $receiver }.
           *[yes] { $receiver_is ->
                [you] { $who } gives { $card } to you.
               *[others] { $who } gives { $card } to { $receiver }.
            }
        }
    }
event-answered =
    { $who_is ->
        [you] { $outcome ->
            [nothing] You obey { $card }: nothing happens.
            [wound] You obey { $card }: a wound.
            [heal] You obey { $card }: a heal.
            [shown] You obey { $card }: the character is shown.
           *[equipment] You obey { $card }: an equipment changes hands.
        }
       *[others] { $known ->
            [no] { $outcome ->
                [nothing] { $who } obeys the Vision: nothing happens.
                [wound] { $who } obeys the Vision: a wound.
                [heal] { $who } obeys the Vision: a heal.
                [shown] { $who } obeys the Vision: the character is shown.
               *[equipment] { $who } obeys the Vision: an equipment changes hands.
            }
           *[yes] { $outcome ->
                [nothing] { $who } obeys { $card }: nothing happens.
                [wound] { $who } obeys { $card }: a wound.
                [heal] { $who } obeys { $card }: a heal.
                [shown] { $who } obeys { $card }: the character is shown.
               *[equipment] { $who } obeys { $card }: an equipment changes hands.
            }
        }
    }
event-showed =
    { $who_is ->
        [you] You show { $receiver }: { $character }.
       *[others] { $known ->
            [no] { $who } shows their character to { $receiver }.
           *[yes] { $receiver_is ->
                [you] { $who } shows you: { $character }.
               *[others] { $who } shows { $receiver }: { $character }.
            }
        }
    }
event-declined =
    { $who_is ->
        [you] You decline.
       *[others] { $who } declines.
    }
event-ended =
    { $ending ->
        [turns] { $winners_is ->
            [nobody] A thousand turns are over, and with them the game. Nobody wins.
           *[others] A thousand turns are over, and with them the game. Winners: { $winners }.
        }
       *[won] { $winners_is ->
            [nobody] The game is over. Nobody wins.
            [you] The game is over. You win.
            [with_you] { $winners_count ->
                [2] The game is over. Winners: you and { $winners }.
               *[other] The game is over. Winners: you, { $winners }.
            }
           *[others] The game is over. Winners: { $winners }.
        }
    }
event-twice =
    { $who_is ->
        [you] You will roll twice.
       *[others] { $who } will roll twice.
    }
event-named =
    { $who_is ->
        [you] You name the deck: { $deck }.
       *[others] { $who } names the deck: { $deck }.
    }

## What is refused
refuse-dead = you are dead
refuse-chance = only chance does that
refuse-daniel = Daniel reveals when another character dies, and at no other time
refuse-revealed = you are already revealed
refuse-moment = between the roll and the wounds nobody but the attacker may act
refuse-waiting = nobody acts while chance decides
refuse-not-asked = that is not what is asked now
refuse-compass = you need the Mystic Compass to roll twice
refuse-power = only { $characters_the } may do that
refuse-abilities = this table plays without special abilities
refuse-sealed = your ability has been ended
refuse-spent = you have already used that power
refuse-nobody-dead = nobody is dead yet
refuse-off-board = your pawn is off the board
refuse-target = the target must be another living player
refuse-living = the target must be a living player
refuse-gate = the target must be another player on the Underworld Gate
refuse-place = the dice do not lead there
refuse-use = that is not what this place offers
refuse-brooch = the Fortune Brooch protects against the Woods' wounds
refuse-steal = they do not have that equipment
refuse-range = they are out of range
refuse-gun = the Machine Gun attacks everybody in range
refuse-no-gun = you need the Machine Gun to attack everybody
refuse-masamune = with the Masamune you must attack
refuse-gear = that equipment cannot be taken
refuse-answer = the card and your character do not allow that answer
refuse-window = you do not have that power: you can only decline
refuse-must = you cannot skip that
refuse-players = shadow_hunters is for { $fewest } to { $most } players, not { $given }
refuse-first = shadow_hunters' first is a seat from 0 to { $last }, or none, not { $given }
refuse-edition = shadow_hunters' edition is one of { $names }, not { $given }
refuse-flag = shadow_hunters' { $name } is true or false, not { $given }
refuse-quick-start = the quick start is for { $fewest } and more players, not { $given }
refuse-expansion = shadow_hunters' expansion is one of { $names }, not { $given }

## Options
option-first = Who starts
    .help = The seat that takes the first turn.
    .values = none, or the seat that starts, from 0
option-first-none = Drawn
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-first-4 = Seat 5
option-first-5 = Seat 6
option-first-6 = Seat 7
option-first-7 = Seat 8
option-abilities = Special abilities
    .help = Without them characters differ in camp, hit points and goal only: a good first game.
    .values = true or false
option-abilities-true = Played
option-abilities-false = Left out, for beginners
option-quick-start = Quick start
    .help = For 6 players and more: before the first turn everybody takes a place and gives a Vision to the left.
    .values = true or false, for 6 or more players
option-quick-start-false = Off
option-quick-start-true = On
option-expansion = Expansion characters
    .help = Ten more characters: each shares a place with the one of the same initial, or all are in one pool.
    .values = off, initial or random
option-expansion-off = Not used
option-expansion-initial = Mixed by initial
option-expansion-random = All in one pool
option-edition = Edition
    .help = Which text is used where rulebook and cards differ (Bob, Charles, Holy Robe, Dynamite). Each can also be set separately.
    .values = rulebook, french or english
option-edition-rulebook = Rulebook
option-edition-french = French cards
option-edition-english = English cards
option-bob-any = Bob's robbery
    .help = Which wounds Bob may replace by taking an equipment: 2 or more by his attack, or any 2 or more that he inflicts.
    .values = none (as the edition says), true or false
option-bob-any-none = As the edition says
option-bob-any-true = Any wounds he inflicts
option-bob-any-false = Attacks only
option-charles-before = Charles' victory
    .help = Whether the player he kills counts among the three dead. If three must be dead before, he cannot win with 5 players.
    .values = none (as the edition says), true or false
option-charles-before-none = As the edition says
option-charles-before-false = Three dead, this one counted
option-charles-before-true = Three dead before it
option-robe-all = Holy Robe
    .help = Whether the Robe softens attacks, or all wounds its owner takes.
    .values = none (as the edition says), true or false
option-robe-all-none = As the edition says
option-robe-all-false = Attacks
option-robe-all-true = All wounds
option-dynamite-wide = Dynamite
    .help = Whether it wounds everybody on the place of the dice, or in its whole territory.
    .values = none (as the edition says), true or false
option-dynamite-wide-none = As the edition says
option-dynamite-wide-false = The place
option-dynamite-wide-true = The territory

## Opponents
bot-random = Leaf in the wind
    .help = Takes any move, each as likely as the others.
bot-beginner = Newcomer
    .help = Goes by what lies open and by what Visions told it, and strikes at once.
bot-casual = Villager
    .help = Suspects who attacks whom, but not very carefully.
bot-heuristic = Lantern bearer
    .help = Weighs who everybody can be from all it sees and hears, and strikes where its camp gains.
bot-strong = Night watch
    .help = Takes every attack for a sign, and reveals itself when that helps its camp.
bot-master = Seer
    .help = Plays every move on for ten turns, in worlds that it thinks possible.

## Beliefs in a review

belief-camps = Who is on which side
belief-characters = Who is who

## What things are
term-character =
    { $side ->
        [hunter] Hunter, { $hit_points } hit points. You win when all Shadows are dead. { CAPITAL($character_rule) }.
        [shadow] Shadow, { $hit_points } hit points. You win when all Hunters are dead, or three Neutrals. { CAPITAL($character_rule) }.
       *[neutral] Neutral, { $hit_points } hit points. { CAPITAL($character_rule) }.
    }
term-card = { $deck } card, { $copies } of 16. { CAPITAL($card_rule) }.
term-equipment = Equipment, { $deck }. { CAPITAL($card_rule) }.
term-place = { $place_rule }
term-hunter = Hunters
    .text = They win when all Shadows are dead; the dead of the camp win with the others.
term-shadow = Shadows
    .text = They win when all Hunters are dead, or three Neutrals; the dead of the camp win too.
term-neutral = Neutrals
    .text = Each has a goal of their own, and may win beside anybody.
term-hidden = Hidden character
    .text = Only its player knows it. Anybody may reveal at any moment; abilities need it, and it cannot be undone.
term-wounds = Wounds
    .text = They count up from 0 and are open. A character dies as soon as they reach its hit points, which nobody sees while it is hidden.
term-territory = Territory
    .text = Two places side by side. You attack those who stand in your own territory.
term-range = In range
    .text = Whoever stands in your territory; with the Handgun, whoever stands in the two others.
term-dice = Dice
    .text = To move, the sum of both names the place, and 7 lets you choose. To attack, the difference is the wounds, and equal dice miss.
term-light = Light deck
    .text = 16 cards, shown when drawn: help, protection, and six equipment.
term-darkness = Darkness deck
    .text = 16 cards, shown when drawn: harm, theft, and six weapons.
term-vision = Vision deck
    .text = 16 cards. The drawer gives one to another player, who obeys it; only these two ever see it.
term-exchange = Visions given
    .text = Everybody sees who gave whom a Vision and what came of it; the card is shown to the two who read it.
term-grid = Who can be whom
    .text = Crossed out: what cannot be, judging by the wounds, reveals and Visions you have seen. The other marks are your own.
term-guarded = Guardian Angel
    .text = Attacks inflict nothing until this player's next turn.
term-barred = Gregor's barrier
    .text = No wounds of any kind until this player's next turn.
term-sealed = Ability ended
    .text = Ellen has ended this player's ability for the game.
term-used = Ability used
    .text = An ability that can be used once has been used.

## The board in a terminal
text-turn = Turn { $turn }, { $who }.
text-before = Before the first turn.
text-decks = Cards left: Light { $light }, Darkness { $darkness }, Vision { $vision }.
text-seat =
    { $wounds ->
        [one] { $who }: { $wounds } wound, { $place }; { $identity }; { $gear }
       *[other] { $who }: { $wounds } wounds, { $place }; { $identity }; { $gear }
    }
text-hidden = hidden
text-may-be = may be { $names }
text-revealed = { $character }, revealed
text-dead = { $character }, dead
text-no-gear = no equipment
text-guarded = guarded
text-barred = barred
text-sealed = ability ended
text-charles = Charles cannot win with five players if three must be dead before his kill.
text-you-are = You are { $character } ({ $camp }): { $character_rule }.

## The board on the page
board-islands = The three territories
board-territory = Territory { $number }
board-in-range = in range
board-sums =
    { $count ->
        [one] dice { $first }
       *[other] dice { $first } or { $second }
    }
board-standing = here: { $names }
board-nobody = nobody is here
board-extra =
    { $count ->
        [one] one more turn
       *[other] { $count } more turns
    }
board-players = Players
board-you = you
board-wounds =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
board-wound-track = Wounds
board-dies = { $character }: dead at { $wounds }
board-dead = dead
board-to-end = Skip to the end
board-you-died = Your character is dead: you watch what follows. You may still win.
board-known = only you know
board-winner = winner
board-equipment = Equipment
board-your-character = Your character
board-dice =
    { $d6 ->
        [0] { $d4 }
       *[other] { $d4 ->
            [0] { $d6 }
           *[other] { $d6 } and { $d4 }
        }
    }
board-no-dice = No dice rolled yet
board-deck = { $deck }: { $left } left, { $gone } discarded
board-casebook = Casebook: who can be whom, Visions, discards
board-close = Close
board-discards = Discarded
board-vision-tray = The Vision between you two
board-vision-drawn = You alone have read it
board-answer = Your answer
board-grid-help = Crossed out: what you have learned cannot be. Nothing here shows who you are. Tap a free field to add a mark of your own.
board-mark =
    { $mark ->
        [yes] marked likely
        [maybe] marked possible
        [no] marked unlikely
       *[none] no mark
    }
board-crossed = cannot be
board-sure = it is so
board-no-exchanges = None yet.
board-outcome =
    { $outcome ->
        [nothing] nothing
        [wound] a wound
        [heal] a heal
        [shown] shown
       *[equipment] equipment
    }
board-unmask = Reveal, or use your power
board-cannot-unmask = You can do neither right now.
board-choose-place = Choose a place that glows.
board-give-what = What do you give?
board-to-whom = And to whom?
board-wound = 2 wounds
board-heal = heal 1

## How to play

howto-camps = Three camps in the fog
    .text = You are dealt a secret character. Hunters win when all Shadows are dead, Shadows when all Hunters are dead, or three Neutrals. Each Neutral has a goal of their own.
howto-move = Roll and move
    .text = On your turn roll a six-sided and a four-sided die: their sum is the place you go to, and on a 7 you choose. You always leave the place where you stand.
howto-cards = Use the place
    .text = Most places let you draw. Light cards mostly help, Darkness cards mostly harm, and equipment stays with you. The Woods wound or heal, the Altar steals.
howto-visions = Ask with a Vision
    .text = Give a Vision to somebody. Only the two of you read it; the others see what happens. The answer is honest, unless the Unknown answers. So you learn who they may be.
howto-attack = Attack
    .text = Then you may attack somebody in your territory, your place or the one beside it. The wounds are the difference of the two dice; equal dice miss. Whoever kills takes an equipment.
howto-reveal = Reveal yourself
    .text = At any moment you may show who you are. Most powers need it, and it cannot be undone. Whoever dies is shown to all.
howto-win = Win together
    .text = The game ends the moment a goal is met. Everybody whose goal is met wins, and the dead win with their camp.

## The lesson

lesson-hidden = That would show everybody who you are, and it cannot be undone. Your secret protects you: keep it for the moment when it is worth something.
lesson-who = Hold this card to see who you are: Franklin, a Hunter. Among the four of you are two Hunters and two Shadows. You win when both Shadows are dead; they win when both Hunters are. But who is who?
lesson-wounds = Everybody’s wounds are open, from 0 up. The letters show where each character dies: you, Franklin, at 12. So nobody can tell how close to death the others are.
lesson-move = A turn: move, use the place, attack. You move by two dice, one with six sides, one with four; their sum names the place. Roll.
lesson-cabin = Two: the Hermit’s Cabin, which gives Visions. A Vision is a question to one player that only the two of you read. Draw one.
    .wrong = You may leave a place unused, but a Vision is how you learn who is who. Draw one.
lesson-give = Your Vision says: a Shadow takes 2 wounds. Give it to somebody: they must answer truthfully, and the others only see what happens. Brin stands beside you, in reach of your attack. Ask Brin.
    .wrong = You could. But you can only attack in your own territory, your place and the one beside it, and only Brin is there. Ask Brin.
lesson-attack = Brin took 2 wounds: Brin is a Shadow, and nobody else knows it. Now you may attack in your territory. The wounds are the difference of the two dice; equal dice miss. Attack Brin.
    .wrong = You could let it be. But you know that Brin is a Shadow: attack.
lesson-answer = You hit Brin for 3; Ada hit Cato for 4. Now Brin gives you a Vision: a Hunter takes 1 wound. You are one, and one does not lie; only the character called the Unknown may. Take the wound.
lesson-counter = Brin attacked you, 2 and 1 more for the axe, and revealed: the Vampire, who heals by it. Whoever is attacked is asked whether they strike back. Only the Werewolf can; asking all betrays nobody. Decline.
lesson-power = In the Woods, Cato gave you 2 wounds. Time for your power: once, at the start of your turn, Franklin hurls lightning: wounds by the six-sided die. It reveals you, for good. Brin has 7 wounds, and the Vampire dies at 13. Strike!
    .reveal = Right idea: but the lightning reveals you by itself. Choose it, and Brin.
    .other = You know of Brin alone that they are a Shadow. Strike Brin.
    .wrong = Rolling would end the start of your turn. First the lightning, against Brin.
lesson-loot = A six, and Brin is dead: the Vampire. Whoever kills takes one equipment from the dead. The axe adds 1 to each of your hits. Take it.
lesson-again = One Shadow is left, Ada or Cato. Ada struck Cato, Cato struck you: so it is most likely Cato, in the Weird Woods. Your turn goes on. Roll.
lesson-seven = A seven: you choose the place. Where are you in Cato’s territory, and can use the place as well?
    .altar = From the Altar you could attack Cato, but there is nothing to steal. The Woods can wound.
    .wrong = From there you cannot reach Cato. You need the Woods or the Altar: they form one territory.
lesson-woods = The Weird Woods give any player 2 wounds, or heal 1. Every wound brings Cato closer to the end.
    .heal = That would heal Cato. Choose the wounds.
    .own = You can heal later. Two wounds for Cato may decide the game now.
    .wrong = Choose Cato, and the 2 wounds.
lesson-last = Cato has 10 wounds; no Shadow bears more than 13. Attack: the difference of the dice, and 1 more for your axe.
    .wrong = This is the moment. Attack Cato.
lesson-end = 6 less 2, and the axe: 15 wounds. Cato was the Werewolf. Both Shadows are dead, and the Hunters win: you and Ada, who is Emi. With five or more, Neutrals follow goals of their own. Now a real game, against newcomers!
