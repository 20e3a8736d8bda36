### Shamans in English. The other languages have the same messages.

## The game

title = Shamans
pitch = Everybody plays a card, no one must follow, and every stray card leads the Shadow one step closer to the Moon. Some of you want it there: find out who, before the night is theirs.
seat = Player { $shown }

## Worlds and their cards

world-purple = purple
    .title = Purple
world-blue = blue
    .title = Blue
world-green = green
    .title = Green
world-yellow = yellow
    .title = Yellow
world-silver = silver
    .title = Silver
world-brown = brown
    .title = Brown
world-red = red
    .title = Red
card = { $world } { $value }

## Roles

role-shaman = Shaman
    .a = a Shaman
role-shadow = Shadow
    .a = a Shadow

## Artifacts

tile-dagger = Ritual Dagger
    .a = a Ritual Dagger
tile-portal = Portal
    .a = a Portal
tile-shard = Moon Shard
    .a = a Moon Shard
tile-mask = Mask of Truth
    .a = a Mask of Truth

## Rituals

ritual-illumination = Illumination
    .the = Illumination
ritual-stabilization = Stabilization
    .the = Stabilization
ritual-permutation = Permutation
    .the = Permutation
ritual-neutralization = Neutralization
    .the = Neutralization

## Sides and directions

side-left = left
side-right = right
direction-forward = forward
direction-back = back

## What happens

event-first = { $who_is ->
    [you] You get the First Player marker.
   *[others] { $who } gets the First Player marker.
}
event-round = { $who_is ->
    [you] Round { $round } begins; you have the First Player marker.
   *[others] Round { $round } begins; { $who } has the First Player marker.
}
event-slot = { $side ->
    [left] { CAPITAL($tile_a) } is shown in the left slot.
   *[right] { CAPITAL($tile_a) } is shown in the right slot.
}
event-role = { $who_is ->
    [you] You are { $role_a }.
   *[others] { $known ->
        [yes] { $who } is dealt a role: { $role_a }.
       *[no] { $who } is dealt a role.
    }
}
event-dealt = { $who_is ->
    [you] You are dealt { $card }.
   *[others] { $known ->
        [yes] { $who } is dealt { $card }.
       *[no] { $who } is dealt a card.
    }
}
event-left-over = { CAPITAL($card) } is left over and placed.
event-turn = { $who_is ->
    [you] Turn { $turn }: you are the Guide.
   *[others] Turn { $turn }: { $who } is the Guide.
}
event-played = { $who_is ->
    [you] You play { $card }.
   *[others] { $who } plays { $card }.
}
event-moved = { $steps ->
    [0] The pawn stays on space { $space }.
   *[other] The pawn goes from space { $origin } to space { $space }.
}
event-placed = { CAPITAL($card) } is placed beside its World.
event-gathered = { $who_is ->
    [you] You place { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } beside { $world }.
    [nobody] Nobody still in followed: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } placed beside { $world }.
   *[others] { $who } places { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } beside { $world }.
}
event-completed = { $who_is ->
    [you] { CAPITAL($world) } is complete: you perform { $ritual_the }.
    [nobody] { CAPITAL($world) } is complete, but nobody placed its last card: no ritual.
   *[others] { CAPITAL($world) } is complete: { $who } performs { $ritual_the }.
}
event-taken = { $who_is ->
    [you] You take { $tile_a }.
   *[others] { $who } takes { $tile_a }.
}
event-drawn = { $who_is ->
    [you] You take { $tile_a } from the pile.
   *[others] { $known ->
        [yes] { $who } takes { $tile_a } from the pile.
       *[no] { $who } takes a tile from the pile.
    }
}
event-kept = { $who_is ->
    [you] You keep the tile face down.
   *[others] { $who } keeps the tile face down.
}
event-turned-up = { $who_is ->
    [you] You turn up { $tile_a }.
   *[others] { $who } turns up { $tile_a }.
}
event-role-shown = { $who_is ->
    [you] Your role is shown: you are { $role_a }.
   *[others] { $who } is { $role_a }.
}
event-eclipse = { $side ->
    [left] The Eclipse! Everybody passes a card to the left.
   *[right] The Eclipse! Everybody passes a card to the right.
}
event-chose = { $who_is ->
    [you] You have chosen { $card }.
   *[others] { $known ->
        [yes] { $who } has chosen { $card }.
       *[no] { $who } has chosen a card.
    }
}
event-passed = { $who_is ->
    [you] You pass { $card } to { $receiver }.
   *[others] { $receiver_is ->
        [you] { $who } passes you { $card }.
       *[others] { $known ->
            [yes] { $who } passes { $card } to { $receiver }.
           *[no] { $who } passes a card to { $receiver }.
        }
    }
}
event-portal = { $direction ->
    [forward] { $who_is ->
        [you] You use a Portal: the pawn goes 1 forward.
       *[others] { $who } uses a Portal: the pawn goes 1 forward.
    }
   *[back] { $who_is ->
        [you] You use a Portal: the pawn goes 1 back.
       *[others] { $who } uses a Portal: the pawn goes 1 back.
    }
}
event-declined = { $who_is ->
    [you] You decline.
   *[others] { $who } declines.
}
event-point = { $who_is ->
    [you] You take a victory point.
   *[others] { $who } takes a victory point.
}
event-exchanged = { $who_is ->
    [you] You exchange role cards with { $other }.
   *[others] { $other_is ->
        [you] { $who } exchanges role cards with you.
       *[others] { $who } exchanges role cards with { $other }.
    }
}
event-role-seen = { $who_is ->
    [you] You are now { $role_a }.
   *[others] { $known ->
        [yes] { $who } is now { $role_a }.
       *[no] { $who } looks at the new role.
    }
}
event-dagger = { $who_is ->
    [you] You discard a Ritual Dagger against { $victim }.
   *[others] { $victim_is ->
        [you] { $who } discards a Ritual Dagger against you.
       *[others] { $who } discards a Ritual Dagger against { $victim }.
    }
}
event-eliminated = { $who_is ->
    [you] { $lost ->
        [0] You are eliminated.
       *[other] You are eliminated. Face-down tiles lost unseen: { $lost }.
    }
   *[others] { $lost ->
        [0] { $who } is eliminated.
       *[other] { $who } is eliminated. Face-down tiles lost unseen: { $lost }.
    }
}
event-set-aside = { $who_is ->
    [you] You had { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand, set aside unseen: the pawn advances { $cards }.
   *[others] { $who } had { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand, set aside unseen: the pawn advances { $cards }.
}
event-named = { $who_is ->
    [you] You name { $guide } as the next Guide.
   *[others] { $guide_is ->
        [you] { $who } names you as the next Guide.
       *[others] { $who } names { $guide } as the next Guide.
    }
}
event-round-won = { $why ->
    [moon] The pawn is on the Moon: the Shadows win the round.
    [no_cards] Nobody has cards left: the Shamans win the round.
   *[last_shadow] The last Shadow is eliminated: the Shamans win the round.
}
event-tile-shown = { $who_is ->
    [you] { $count ->
        [1] You had { $tile_a } face down.
       *[other] You had { $tile_a } face down, { $count } times.
    }
   *[others] { $count ->
        [1] { $who } had { $tile_a } face down.
       *[other] { $who } had { $tile_a } face down, { $count } times.
    }
}
event-scored = { $who_is ->
    [you] You score { $gained } and have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[others] { $who } scores { $gained } and has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
event-ended = { $winners_is ->
    [you] You win the game with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    [with_you] You share the win with { $winners }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
   *[others] { $winners_count ->
        [1] { $winners } wins the game with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $winners } share the win with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each.
    }
}

## What you are asked

over = The game is over.
ask-play = Play any card: { $world } stays in front of you, any other moves the pawn 1 toward the Moon.
ask-play-lead = Lead a card: its World is the Destination.
ask-take = Take an Artifact: one of the two shown, or the top of the pile.
ask-keep = Keep { $tile_a } face down, or show it.
ask-eclipse = { $side ->
    [left] Eclipse: choose in secret a card to pass to the left; it cannot be taken back.
   *[right] Eclipse: choose in secret a card to pass to the right; it cannot be taken back.
}
ask-stabilize = Stabilization: move the pawn back 2 spaces, or take an Artifact.
ask-permute = Permutation: choose whom you exchange role cards with.
ask-neutralize = Neutralization: discard a Ritual Dagger and eliminate another player.
ask-neutralize-may = Neutralization: with a face-down Ritual Dagger you may eliminate a player, or decline.
ask-eliminate = You are about to be eliminated: use a Portal now, or decline.
ask-chain = Choose which ritual you perform next.
ask-advance = The pawn is about to reach the Moon: use a Portal now, or decline.
ask-name = You are out and nobody follows you: name the next Guide.
ask-closing = Nobody has cards and the Shamans are about to win: use a Portal now, or decline.

## What others are asked

wait-first = The First Player marker is being drawn.
wait-slot = A tile is being shown.
wait-role = Roles are being dealt.
wait-deal = Cards are being dealt.
wait-play = { $who } must play a card.
wait-take = { $who } takes an Artifact.
wait-draw = { $who_is ->
    [you] You draw from the pile.
   *[others] { $who } draws from the pile.
}
wait-keep = { $who } keeps or shows a tile.
wait-surface = Is the Eclipse on top of the pile?
wait-eclipse = Eclipse: waiting for the card of { $who }.
wait-stabilize = { $who } performs Stabilization.
wait-permute = { $who } performs Permutation.
wait-neutralize = { $who } performs Neutralization.
wait-eliminate = { $who } is about to be eliminated and may use a Portal.
wait-chain = { $who } chooses the next ritual.
wait-advance = The pawn is about to reach the Moon: { $who } may use a Portal.
wait-name = { $who } names the next Guide.
wait-closing = The round is about to end: { $who } may use a Portal.

## What a question means

help-over = The highest total won, with 8 points or more and nobody tied; after 40 rounds the leaders share the win.
help-first = The holder of the First Player marker is the first Guide; chance draws a seat.
help-slot = A tile from the pile is shown in an empty slot; each tile left is equally likely.
help-role = Each player gets a role face down and may look at it at any time.
help-deal = Hands are dealt card by card; cards left over go beside their Worlds.
help-play = The Guide's card names the Destination. Any card may be played: one of the Destination stays in front of you; any other moves the pawn 1 space toward the Moon, is placed beside its World, and if it is the last of that World you perform its ritual at once.
help-take = A shown tile is taken face up, and its slot is filled again; the top of the pile you may keep face down. A Mask of Truth is shown and makes you show your role.
help-draw = The tile on top of the pile; each tile left is equally likely.
help-keep = Kept, the tile lies face down: others see only that you have it and since when. You can still turn it up later, at any decision of yours.
help-surface = Of the tiles left in the pile each is equally likely to be on top. If it is the Eclipse, everybody passes a card.
help-eclipse = Everybody who has cards chooses one in secret; when all have chosen they are passed to the next player with cards on the arrow's side. Only giver and receiver know the card.
help-stabilize = The pawn goes back 2 spaces, not beyond the first; or you take a tile instead.
help-permute = You exchange role cards with another player still in, and change sides with them; both of you look.
help-neutralize = With a face-up Ritual Dagger you must eliminate somebody; with a face-down one you may. An eliminated Shaman moves the pawn 1 space for each card in hand; an eliminated Shadow's hand is placed, and you perform the rituals this completes.
help-eliminate = A Portal moves the pawn by 1 before you are out; if you decline, the elimination happens. You are asked whenever you have a face-up Portal or any face-down tile.
help-chain = The hand just placed completed several Worlds: you perform their rituals in the order you like.
help-advance = A Portal moves the pawn back one before the step is made; if you decline, it goes. Everybody with a face-up Portal or any face-down tile is asked, one after the other.
help-name = Name any player still in who has cards. No card of the Destination belongs to a player still in, so you name the next Guide although you are out.
help-closing = This is the last moment for a Portal; when all have declined the Shamans win the round. Everybody with a face-up Portal or any face-down tile is asked, one after the other.

## Moves

move-play = play { $card }
move-pass = pass { $card }
move-take = { $source ->
    [left] take { $tile_a } on the left
    [right] take { $tile_a } on the right
   *[pile] take the top of the pile
}
move-keep = keep it face down
move-show = show it
move-back = move the pawn back 2 spaces
move-artifact = take an Artifact
move-exchange = exchange roles with { $who }
move-eliminate = eliminate { $who }
move-decline = decline
move-ritual = perform the ritual of { $world }: { $ritual_the }
move-guide = name { $who } as the next Guide
move-portal = { $direction ->
    [forward] use a Portal: pawn 1 forward
   *[back] use a Portal: pawn 1 back
}
move-turn-up = turn up { $tile_a }
move-first = { $who_is ->
    [you] First Player: you
   *[others] First Player: { $who }
}
move-tile = tile: { $tile_a }
move-role = role: { $role }
move-deal = deal { $card }
move-eclipse = { $side ->
    [left] the Eclipse is on top, arrow to the left
    [right] the Eclipse is on top, arrow to the right
   *[below] the Eclipse is not on top
}

## What a move brings

effect-lead = The Destination is { $world }; cards of it placed so far: { $placed } of { $all }.
effect-forward = The pawn goes one step toward the Moon, to { $space } of { $moon }.
effect-back = The pawn goes back to { $space } of { $moon }.
effect-moon = The pawn steps onto the Moon and the Shadows win the round, unless a Portal holds it back.
effect-completes = Completes { $world }: you perform { $ritual_the } at once.
effect-completes-later = With it { $world } is complete: whoever places the cards performs { $ritual_the }.
effect-lowest = Lowest: you take an Artifact.
effect-lowest-so-far = Lowest so far: you take an Artifact unless somebody goes lower.
effect-highest = Highest: you place the cards and lead next.
effect-highest-so-far = Highest so far: you place the cards and lead next unless somebody goes higher.
effect-between = Neither lowest nor highest.
effect-pass = It goes to { $who }; only the two of you will know it.
effect-pile = One of { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, which you may keep face down.
effect-eclipse = { $count ->
    [1] After it comes the Eclipse.
   *[other] After it the Eclipse is on top with one chance in { $count }.
}
effect-keep = Only you know it; the others see a tile taken in turn { $turn }.
effect-tile-dagger = Face up it must be used at your next Neutralization.
effect-tile-portal = It moves the pawn by one, either way, whenever you like.
effect-tile-shard = Two of them are worth 2 points at the end of the round.
effect-tile-mask = You must show your role to all.
effect-shards = You have { $count }: 2 points for you if you are in at the end of the round.
effect-exchange = You give away { $given_a } and get the role of { $who }, which you have not seen.
effect-exchange-known = You become { $got_a }, { $who } becomes { $given_a }.
effect-if-shaman = A Shaman’s { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand would move the pawn to { $space } of { $moon }.
effect-if-moon = A Shaman’s { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand would move the pawn to the Moon.
effect-if-shadow = A Shadow’s { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand would be placed, and you perform any ritual this completes.
effect-if-last-shadow = If { $who } is the Shadow, the Shamans win the round.
effect-is-shaman = { $who } is a Shaman: { $count ->
    [one] 1 card in hand moves
   *[other] { $count } cards in hand move
} the pawn to { $space } of { $moon }.
effect-is-moon = { $who } is a Shaman: { $count ->
    [one] 1 card in hand moves
   *[other] { $count } cards in hand move
} the pawn to the Moon, and the Shadows win.
effect-is-shadow = { $who } is a Shadow: { $count ->
    [one] 1 card in hand is
   *[other] { $count } cards in hand are
} placed, and you perform any ritual this completes.
effect-is-last-shadow = { $who } is the last Shadow: the Shamans win the round.
effect-decline-advance = If nobody uses a Portal, the Shadows win the round.
effect-decline-closing = If nobody uses a Portal, the Shamans win the round.
effect-decline-eliminate = You are out of this round.
effect-decline-neutralize = Nobody is eliminated.
effect-ritual-illumination = 1 victory point for you, for good.
effect-ritual-stabilization = The pawn back 2 spaces, or an Artifact.
effect-ritual-permutation = You exchange roles with another player.
effect-ritual-neutralization = With a Ritual Dagger you eliminate another player.
effect-guide = { $who } leads the next turn; cards in hand: { $count }.
effect-hold = { $count ->
    [0] The pawn goes back one before its step: it ends on { $space } of { $moon }.
   *[other] The pawn goes back one before it goes on; still to go from { $space }: { $count }.
}

## Why a move is not allowed

refuse-not-asked = that is not what is asked now
refuse-not-your-turn = you are not asked now; only a Portal may be used out of turn
refuse-chance-only = that is for chance to draw
refuse-no-card = you do not have that card
refuse-not-playing = no card is played at this moment
refuse-not-passing = no card is passed at this moment, or you have already chosen
refuse-empty-slot = there is no tile there
refuse-no-tile = there is no tile to take
refuse-not-in = that player is no longer in the round
refuse-yourself = choose another player
refuse-no-such-seat = nobody sits there
refuse-no-cards = that player has no cards
refuse-must-eliminate = with a face-up Ritual Dagger you must eliminate somebody
refuse-no-dagger = you have no Ritual Dagger
refuse-no-portal = you have no Portal
refuse-first-space = the pawn is already on the first space
refuse-out = you are out of the round
refuse-chance-draws = no Portal while chance is drawing
refuse-none-down = you have no such tile face down
refuse-ritual-done = that ritual is not yours to perform now
refuse-only-own = you may turn tiles up only at a decision of your own

## Why a table cannot be set up like this

refuse-players = shamans is for { $fewest } to { $most } players, not { $given }
refuse-first = shamans' first is a seat from 0 to { $last }, or none, not { $given }
refuse-rounds = a series of shamans has 1 to { $most } rounds, not { $given }
refuse-track = shamans' track has { $least } to { $most } spaces, the last the Moon, not { $given }
refuse-start = shamans' start is a space of the track, from 1 on, not { $given }
refuse-start-moon = shamans' start is before the Moon, which is space { $moon } of this track, not { $given }
refuse-rituals = shamans' rituals are seven names joined by commas, not { $given }
refuse-rituals-few = shamans' rituals leave { $world } without one: name seven, { $names }
refuse-rituals-many = shamans has { $worlds } Worlds, and { $given } rituals were given
refuse-ritual = shamans has no ritual { $given } for { $world }: { $names }

## Choices of a table

option-track = Length of the Shadow track
    .help = How many spaces the track has; the last is the Moon. By default 16, 22 and 48 for 3, 4 and 5 players, chosen so that both sides win about equally often.
    .values = none, or 3 to 99 spaces, the last of them the Moon
option-track-none = Recommended
option-track-12 = 12 spaces
option-track-16 = 16 spaces
option-track-22 = 22 spaces
option-track-30 = 30 spaces
option-track-36 = 36 spaces
option-track-48 = 48 spaces
option-track-60 = 60 spaces
option-start = Start of the pawn
    .help = The number of the space that the pawn starts each round on; it is before the Moon. Left empty, the pawn starts in the middle.
    .values = none, or the space the pawn starts on
option-start-none = In the middle
option-rituals = Rituals of the Worlds
    .help = The ritual performed by the player who places the last card of a World. Brown joins with 4 players, red with 5.
    .values = illumination | stabilization | permutation | neutralization, one for each of purple, blue, green, yellow, silver, brown, red, joined by commas
option-rituals-illumination = { ritual-illumination }
option-rituals-stabilization = { ritual-stabilization }
option-rituals-permutation = { ritual-permutation }
option-rituals-neutralization = { ritual-neutralization }
option-first = First Guide
    .help = Who has the First Player marker in the first round.
    .values = none, or the seat that is the first Guide
option-first-none = Drawn
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-first-4 = Seat 5

## Opponents

bot-random = Leaf in the wind
    .help = Plays any card, each as likely as the others.
bot-beginner = Apprentice
    .help = Looks at its own cards and at the pawn.
bot-casual = Wanderer
    .help = Notices what others do, and remembers half of it.
bot-heuristic = Old shaman
    .help = Counts what each card is worth and draws conclusions from yours.
bot-strong = Wise shaman
    .help = Weighs every way in which the hidden cards may lie.
bot-master = Great shaman
    .help = Plays each move on to the end of the round, in every world that it thinks possible.

## Beliefs in a review

belief-roles = Who is who
belief-holds = Who still has a card of a World

## Things on the board

term-purple = Purple, the crescent
    .text = A World of cards. Its ritual waits for its last card.
term-blue = Blue, the wave
    .text = A World of cards. Its ritual waits for its last card.
term-green = Green, the leaf
    .text = A World of cards. Its ritual waits for its last card.
term-yellow = Yellow, the sun
    .text = A World of cards. Its ritual waits for its last card.
term-silver = Silver, the feather
    .text = A World of cards. Its ritual waits for its last card.
term-brown = Brown, the mountain
    .text = A World that joins with 4 players.
term-red = Red, the flame
    .text = A World that joins with 5 players.
term-hand = Your hand
    .text = Any card may be played at any time: you never have to follow.
term-destination = Destination
    .text = The World of the Guide's card. Cards of it stay in front of their players; any other card moves the pawn one step toward the Moon.
term-guide = Guide
    .text = Leads the turn: any card, and its World is the Destination.
term-lowest = Lowest
    .text = When all have played, the lowest card of the Destination takes an Artifact.
term-highest = Highest
    .text = The highest card of the Destination places all the cards, performs the ritual if that completes the World, and leads next.
term-worlds = Placed cards
    .text = Cards beside their Worlds, for all to see. Whoever places a World's last card performs its ritual.
term-track = Shadow track
    .text = The pawn's way to the Moon. If it gets there, the Shadows win the round at once.
term-moon = The Moon
    .text = The last space of the track: the pawn on it wins the round for the Shadows.
term-pawn = The Shadow
    .text = It takes one step for each card that is not of the Destination.
term-shaman = Shaman
    .text = Shamans win the round when nobody has cards left, or when the last Shadow is out: 2 points each.
term-shadow = Shadow
    .text = Shadows win the round when the pawn reaches the Moon: 3 points each.
term-role = Role
    .text = Dealt face down each round. Its owner may look at any time; it counts at the end.
term-dagger = Ritual Dagger
    .text = Used by Neutralization: discard it and eliminate another player. Face up you must.
term-portal = Portal
    .text = Discard it at any moment, out of turn too, to move the pawn one space either way.
term-shard = Moon Shard
    .text = Two or three of them are worth 2 points at the end of the round.
term-mask = Mask of Truth
    .text = Its taker shows their role to all, at once.
term-down = Face-down Artifact
    .text = Taken from the pile; only its owner knows it. It may be used or turned up later.
term-slots = Shown Artifacts
    .text = Either may be taken by the lowest card; its slot is filled at once.
term-pile = The pile
    .text = Its top tile may be taken unseen, and kept face down unless it is a Mask of Truth.
term-eclipse = Eclipse
    .text = Somewhere in the pile. When it comes up, everybody passes a card to the neighbour on the arrow's side.
term-passed = Passed card
    .text = Giver and receiver know it, as long as it is in hand; nobody else does.
term-illumination = Illumination
    .text = A ritual: take 1 victory point, kept for good.
term-stabilization = Stabilization
    .text = A ritual: the pawn back 2 spaces, or take an Artifact.
term-permutation = Permutation
    .text = A ritual: exchange role cards with another player. Your sides change with them.
term-neutralization = Neutralization
    .text = A ritual: with a Ritual Dagger, eliminate another player from the round.
term-eliminated = Out of the round
    .text = An eliminated Shaman moves the pawn by the cards in hand; an eliminated Shadow's hand is placed.
term-points = Victory points
    .text = With 8 or more, and alone in front at the end of a round, you win.
term-cards = Cards in hand
    .text = When nobody still in has cards left, the Shamans win the round.
term-marker = First Player marker
    .text = Its holder is the first Guide; each round it goes one seat left.
term-round = Round
    .text = Roles, cards and Artifacts are dealt anew; only points are kept.

## The board in a terminal

text-none = none
text-destination-none = none
text-round = Round { $round }, turn { $turn }. Guide: { $guide }. Destination: { $destination }.
text-setup = Round { $round }, before the first turn.
text-track = Pawn: space { $pawn } of { $track }, { $left } to the Moon.
text-tiles = { $eclipse ->
    [yes] Shown: { $left }, { $right }. Pile: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, the Eclipse among them.
   *[no] Shown: { $left }, { $right }. Pile: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, the Eclipse has passed.
}
text-head-player = player
text-head-points = points
text-head-cards = cards
text-head-front = in front
text-head-role = role
text-head-up = face up
text-head-down = face down
text-out = out
text-since = { $tile } (turn { $turn })
text-hand = Your hand: { $cards }.
text-hand-empty = Your hand: none.
text-role = You are { $role_a }.
text-gave = You passed { $card } to { $who }, who still has it.
text-got = You have { $card } from { $who }.
text-chosen = You have chosen { $card } for the Eclipse.

## The board on the page

board-round = Round { $round } · turn { $turn }
board-track = The Shadow is on space { $pawn } of { $length }
board-steps = { $left ->
    [one] step to the Moon
   *[other] steps to the Moon
}
board-short-purple = Pu
board-short-blue = Bl
board-short-green = Gr
board-short-yellow = Ye
board-short-silver = Si
board-short-brown = Br
board-short-red = Re
board-destination = Destination:
board-destination-none = not named yet
board-trick = The players and their cards
board-guide = Guide
board-lowest = lowest
board-highest = highest
board-alone = alone
board-stray = +1 step
board-nothing = no card in front
board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-out = out
board-marker = First Player
board-chosen = has chosen
board-face-down = face-down Artifact of turn { $turn }
board-gave = you passed { $card }
board-got = from { $name }
board-worlds = Worlds and placed cards
board-placed = placed
board-lies = in front of a player
board-in-hand = in your hand
board-tiles = Artifacts
board-slot-empty = empty slot
board-pile = { $count ->
    [one] 1 tile in the pile
   *[other] { $count } tiles in the pile
}
board-eclipse-in = the Eclipse is among them
board-eclipse-out = the Eclipse has passed
board-hand = Your hand
board-hand-empty = No cards left.
board-goal-shaman = Keep the pawn from the Moon until the cards run out, or eliminate the Shadows.
board-goal-shadow = Bring the pawn to the Moon.
board-role = Your role
board-role-known = Known to { $who }.
board-role-known-all = Known to all.
board-role-known-nobody = Only you know it.
board-eclipse = { $side ->
    [left] Eclipse: cards go to the left
   *[right] Eclipse: cards go to the right
}
board-choose-card = Choose a card: you see what it does before you play it.
board-choose-player = Choose a player.
board-choose-tile = Choose one of the Artifacts.
board-locked = Chosen: { $card }. It is passed when all have chosen.
board-last-round = The previous round
board-round-over = Round { $round } is over
board-won = { $role ->
    [shaman] The Shamans win the round
   *[shadow] The Shadows win the round
}
board-why = { $why ->
    [moon] The Shadow reached the Moon.
    [no_cards] Nobody has cards left, and the Moon was not reached.
   *[last_shadow] The last Shadow was eliminated.
}
board-next = On to round { $round }
board-others-look = Waiting for { $names } to go on.
board-new-round = New roles, new cards, new Artifacts. Only points stay.
board-close = Close

## How to play

howto-roles = Two sides, and nobody knows who
    .text = Every round you are dealt a secret role. The Shamans protect the Worlds; the Shadow wants its pawn on the Moon.
howto-lead = Lead, and follow if you like
    .text = The Guide plays a card: its World is the Destination. Then everybody plays one card, any card. A card of the Destination stays in front of you.
howto-stray = A stray card helps the Shadow
    .text = Any other card moves the pawn one step toward the Moon and lies beside its own World. Did they have no choice, or did they want to?
howto-resolve = Lowest and highest
    .text = Of the Destination’s cards, the lowest takes an Artifact, and the highest puts the cards beside the World and is the next Guide. Daggers eliminate, Portals move the pawn, a Mask of Truth shows your role, and two Moon Shards are worth 2 points.
howto-rituals = Rituals
    .text = Whoever places the last card of a World performs its ritual: take a point, push the pawn back, exchange roles, or eliminate somebody with a Dagger.
howto-round = The end of a round
    .text = If the pawn reaches the Moon, the Shadows win the round, 3 points each. If all cards are played or the last Shadow is out, the Shamans win, 2 points each. Only those still in score.
howto-win = Win the game
    .text = Roles are dealt anew every round, and only points stay. Have 8 or more and be alone in front.

## The lesson

lesson-role = Hold this card to see who you are: a Shaman. One of the three of you is the Shadow, and nobody knows who. Shamans guard the Worlds; the Shadow wants the Moon.
lesson-track = This is the Shadow’s way. If its pawn reaches the Moon, the Shadows win the round. If all cards are played before that, the Shamans win.
lesson-lead = You are the Guide: the World of your card becomes the Destination. Then the others play one card each, whichever they like. Lead your purple 2.
    .wrong = Any card is allowed. But the lowest card of the Destination earns an Artifact, and your purple 2 will be the lowest. Lead it.
lesson-take = Ada followed; Brin did not, so the Shadow took a step. No purple, or no wish? Your 2 is the lowest of the Destination: take an Artifact. Take the Dagger, you will need it.
    .shard = Two Moon Shards are worth 2 points at the end of a round, but one is worth nothing. Take the Dagger this time.
    .wrong = From the pile you do not know what comes. Take the Dagger that lies open.
lesson-follow = Ada’s 5 was the highest and completed purple: Illumination, a point for her. Now she leads blue. You need not follow, but a card of another World helps the Shadow. Which card does a Shaman play?
    .wrong = That is not blue: the pawn would take a step to the Moon. You have a blue card. Follow with it.
lesson-ritual = Brin’s 1 was the lowest and drew a Mask of Truth, which shows a role: the Shadow! Your 6 was the highest and completed blue. Its ritual: two spaces back, or an Artifact. What helps the Shamans more now?
    .wrong = An Artifact is tempting, but every space counts for the Shadow. Move the pawn back.
lesson-dagger = You lead again. Silver lacks only two cards. Whoever places the last one performs Neutralization: with a Dagger they must eliminate another player. You have the Dagger, and the highest silver card.
    .wrong = That does not complete silver. Lead your silver 6: as the highest, it gives you the last word.
lesson-strike = Silver is complete, and your Dagger lies open: you must eliminate somebody. An eliminated Shaman drives the pawn on by every card in their hand. Whom do you choose?
    .wrong = Ada has followed every time, and Brin has shown the Shadow’s card. Choose Brin.
    .right = The last Shadow is out: the Shamans win the round, 2 points for each who is still in. Had the pawn reached the Moon, the Shadow would have 3. Then roles and cards are dealt anew; only points stay.
lesson-last = A few rounds later: you have 6 points, you are a Shaman again. Ada leads silver. Brin had none and had to stray: the pawn is one step from the Moon. Choose well.
    .wrong = One more card of another World and the pawn is on the Moon. Follow with silver.
lesson-end = All cards are played and the Moon is empty: the Shamans win the round, and with 8 points, more than anybody, you win the game. Now a real one, against two beginners!
