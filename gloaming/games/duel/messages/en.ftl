### Duel of the Shamans

title = Duel of the Shamans
pitch = Bison and Wolf face each other over nine cells, and two masks shown at the same moment decide where they clash. Read your opponent, win their shells, and bend the board a little after every duel.
seat =
    { $number ->
        [0] Bison
       *[1] Wolf
    }

## Things

side-bison = Bison
side-wolf = Wolf
mask = mask
pawn = { $side }'s { $value }

## What is asked

over = The game is over.
ask-place =
    { $variant ->
        [professional] Place a pawn of either side: { $left } to go in this turn.
       *[other] Place a pawn: { $left } to go in this turn.
    }
ask-masks =
    { $side ->
        [bison] Choose a mask in secret: it names the row of the duel.
       *[wolf] Choose a mask in secret: it names the column of the duel.
    }
ask-confirm = Take a good look: the two pawns are turned down when you confirm.
ask-swap =
    { $variant ->
        [professional] Swap any two pawns on different cells, whoever they belong to.
       *[other] Swap two of your own pawns.
    }
wait-place = { $who } is placing.
wait-masks = Waiting for the mask of { $who }.
wait-lapse = Time is up: chance chooses the masks that are missing.
wait-confirm = Waiting for { $who } to look at the pawns.
wait-swap = { $who } is swapping.
help-over =
    { $how ->
        [all] One side holds all { $shells } shells.
        [more] The end has come, and { $shells } shells are more than the other side has.
       *[draw] The end has come, and both sides have nine shells.
    }
help-place =
    { $variant ->
        [memory] Your pawn lies face down at once: remember it, you will not see it again until a duel. Two equal values may share a cell.
        [professional] You may place pawns of either side; each cell takes one pawn of each side, and two equal values may share it.
       *[base] A side has at most one pawn on a cell, and two equal values never share one. A placement after which the board could not be completed is not allowed.
    }
help-masks = Bison's mask names a row, Wolf's a column. Both are shown at once; on the cell where they cross, the side of the weaker pawn pays the difference in shells. A chosen mask cannot be changed.
help-lapse = The clock ran out: each missing mask is drawn, all three equally likely.
help-confirm = Both sides see the two pawns of the cell. They are turned down again when you confirm.
help-swap =
    { $variant ->
        [memory] Your two pawns trade cells unseen. You must swap.
        [professional] Any two pawns on different cells trade places. You must swap.
       *[base] Two pawns of yours take each other's cell. You must swap, and no swap may put two equal values on one cell.
    }

## Moves, and what they bring

move-place = place { $pawn } on { $cell }
move-mask =
    { $side ->
        [bison] choose row { $line }
       *[wolf] choose column { $line }
    }
move-swap = swap { $first } and { $second }
move-confirm = turn the pawns down
move-hurry = time is up for this question
move-time = time is up for the game
effect-place = A duel on { $cell } would bring you { $gain }.
effect-mask = What it may bring you: { $first }, { $second }, { $third }.
effect-duel =
    { $end ->
        [lost] { $line } { $gain } (you would lose the game)
        [won] { $line } { $gain } (you would win the game)
       *[none] { $line } { $gain }
    }
effect-swap = { $first }; { $second }
effect-cell = { $cell }: { $before } → { $after }

## What happened

event-placed =
    { $known ->
        [yes]
            { $whose ->
                [own]
                    { $who_is ->
                        [you] You place the { $value } on { $cell }.
                       *[others] { $who } places the { $value } on { $cell }.
                    }
               *[other]
                    { $who_is ->
                        [you] You place { $side }'s { $value } on { $cell }.
                       *[others] { $who } places { $side }'s { $value } on { $cell }.
                    }
            }
       *[no] { $who } places a pawn face down on { $cell }.
    }
event-chose =
    { $who_is ->
        [you] You have chosen the mask { $line }.
       *[others] { $who } has chosen a mask.
    }
event-hurried = Time is up.
event-duel = Duel { $number } is on { $column }{ $row }.
event-shown = On { $cell } Bison has { $bison }, Wolf has { $wolf }.
event-paid =
    { $shells ->
        [one]
            { $who_is ->
                [you] You lose on { $cell } and pay 1 shell.
               *[others] { $who } loses on { $cell } and pays 1 shell.
            }
       *[other]
            { $who_is ->
                [you] You lose on { $cell } and pay { $shells } shells.
               *[others] { $who } loses on { $cell } and pays { $shells } shells.
            }
    }
event-tied = A tie: no shells move.
event-swapped =
    { $who_is ->
        [you] You swap { $first } and { $second }.
       *[others] { $who } swaps { $first } and { $second }.
    }
event-exchanged =
    { $who_is ->
        [you] You swap { $pawn } and { $other }.
       *[others] { $who } swaps { $pawn } and { $other }.
    }
event-ended =
    { $ending ->
        [all-shells] All the shells are on one side.
        [limit] The last duel is fought.
       *[time] The time for the game is over.
    } { $winner_is ->
        [nobody] Nine shells each: a draw.
        [you] You win.
       *[others] { $winner } wins.
    }

## Why a move is refused

refuse-clock = no clock runs at this moment
refuse-hurry = this question has no time limit
refuse-placing = no pawns are placed at this moment
refuse-choosing = no masks are chosen at this moment
refuse-masks = Bison's masks are rows 1-3, Wolf's are columns a-c
refuse-question = that is not what is asked now
refuse-unnamed-side = say whose pawn: bison-7 or wolf-7
refuse-named-side = you place your own pawns, by their value alone
refuse-placed = that pawn is on the board already
refuse-taken = that side has a pawn on that cell already
refuse-equal = two pawns of equal value never share a cell
refuse-dead-end = after that the board could not be completed
refuse-cells = name the two pawns, for example bison-3 wolf-7
refuse-pawns = name the two cells, for example a1 b2
refuse-same-cell = the two pawns stand on the same cell
refuse-swap-equal = the swap would put two equal values on one cell
refuse-players = duel is for 2 players, not { $given }
refuse-variant = duel's variant is one of { $names }, not { $given }
refuse-limit = duel's limit is an even number of duels from 2 to { $most }, or none, not { $given }
refuse-memory-aid = duel's memory_aid is true or false, and true only in the memory variant, not { $given }

## A table's choices

option-variant = Variant
    .help = Base: all pawns are open. Memory: they lie face down once placed, and only duels show them. Professional: you may place and swap pawns of either side, and two of one side may share a cell.
    .values = base, memory or professional
option-variant-base = Base game
option-variant-memory = Memory
option-variant-professional = Professional
option-limit = Last duel
    .help = The game ends when one side has all 18 shells, or after this many duels: then more shells win.
    .values = none, or an even number of duels from 2 to 400
option-limit-none = No limit
option-limit-12 = After 12 duels
option-limit-24 = After 24 duels
option-limit-40 = After 40 duels
option-memory-aid = Memory aid
    .help = For the memory variant only: the table keeps showing you what you have seen.
    .values = true or false
option-memory-aid-false = Off: rely on your memory
option-memory-aid-true = On
bot-random = Leaf in the wind
    .help = Takes any move, each as likely as the others.
bot-matrix = Old shaman
    .help = Weighs every duel exactly and mixes its masks so that nobody can read it.
bot-master = Great shaman
    .help = Looks ahead over duels and swaps, and mixes its masks so that nobody can read it.

## Beliefs in a review

belief-masks = The opponent’s mask
belief-pawns = Face-down pawns

## The things on the board, explained

term-board = The board
    .text = Nine cells, rows 1-3 and columns a-c, the same way round for both sides.
term-bison = Bison
    .text = Bison's masks name rows. Bison places first and swaps after every odd duel.
term-wolf = Wolf
    .text = Wolf's masks name columns. Wolf swaps after every even duel.
term-pawn = Pawn
    .text = Each side has nine, one of each value 1-9. On a cell the higher value wins the duel.
term-hidden = Face-down pawn
    .text = Its side is known; its value must be remembered until a duel shows it.
term-reserve = Reserve
    .text = Pawns still to place. The turns are one, then two each, and one at the end.
term-difference = The difference
    .text = What a duel on this cell would bring you, or cost you: the loser pays the difference in shells.
term-mask = Mask
    .text = Both sides choose one in secret; the row and the column they name cross on the cell of the duel.
term-shells = Shells
    .text = There are 18, nine a side at the start. Whoever holds all of them wins at once.
term-swap = Swap
    .text = After a duel one side lets two pawns trade places: Bison after the first, Wolf after the second, and so on.
term-duels = Duels fought
    .text = When the table has a limit, more shells win after the last duel.

## The terminal's board

text-none = none
text-mark-bison = B
text-mark-wolf = W
text-stock =
    { $shells ->
        [one] { $side }: 1 shell, still to place: { $reserve }
       *[other] { $side }: { $shells } shells, still to place: { $reserve }
    }
text-hidden = { $count } face down
text-duels = Duels fought: { $duels } of { $limit }
text-duels-endless = Duels fought: { $duels }

## The page's board

board-name = The board
board-row = row { $line }
board-column = column { $line }
board-mask-of = { $side }’s mask: { $line }
board-pawn = { $side } { $value }
board-hidden = { $side }, face down
board-for-you = { $gain } for you
board-for-side = { $gain } for { $side }
board-empty = empty
board-here = the last duel was here
board-shells = Shells: Bison { $bison }, Wolf { $wolf }
board-end-shells =
    { $count ->
        [one] 1 shell
       *[other] { $count } shells
    }
board-reserve = Still to place
board-in-reserve = { $count } face down
board-chosen = mask chosen
board-choosing = choosing a mask
board-placing = placing
board-swapping = swapping
board-looking = looking
board-you = you
board-choose-pawn = Choose one of your pawns below, then a cell.
board-choose-cell = Where does { $value } go? Cells that glow are free for it.
board-goal = Put a pawn on { $cell }
board-choose-pawn-for = Which pawn goes to { $cell }? Choose it below.
board-choose-mask = Choose a mask at the edge of the board.
board-choose-first = Choose two pawns that trade places.
board-choose-second = And the second one?
board-locked = Locked in: { $line }. It is shown when both have chosen.
board-clear = Choose again
board-pays = { $name } pays { $count }
board-tie = A tie

## The lesson

lesson-welcome = Two shamans, nine shells each. Every duel moves some of them, and whoever holds all eighteen wins. You are the Bison; Fenn is the Wolf.
lesson-place = First the board is filled: in the end every cell holds one pawn of yours and one of the Wolf’s. Begin in the middle: take your 5 and put it on b2.
    .wrong = In a real game you could. Here, take your 5, then the cell in the middle, b2.
lesson-cheap = Fenn has put 4 on a1 and 8 on c3. In a duel the higher pawn wins the difference. Win a1 as cheaply as you can: which of your pawns is just enough?
    .low = That is less than 4: you would lose on a1. Take the smallest of your pawns that is more.
    .high = It would win, but a smaller one is enough. Keep this one for a stronger enemy.
    .wrong = This is about a1, where the Wolf has a 4. Which of your pawns beats it by the least?
lesson-equal = You place two pawns in a turn: one more. Equal values never share a cell, so your 8 may not meet the Wolf’s 8 on c3. Only one pawn of yours beats it. Put it there.
    .low = That pawn loses to the 8. Which one is higher?
    .wrong = This is about c3, where the Wolf has an 8. Put the pawn there that beats it.
    .right = Your 9 holds c3, by 1. The other pawns find their places in the same way: let us go to the full board.
lesson-masks = Now the duels. In secret you choose a row and the Wolf a column; where they cross, two pawns fight. One of your rows wins in every column: choose its mask.
    .first = If the Wolf names column b, row 1 costs you 3. One row wins in all three columns.
    .wrong = In columns a and b, row 3 costs you 5. One row wins in all three columns.
lesson-swap = Fenn foresaw it and named c, where it costs only 1. That shell is yours. Now you must swap two of your own pawns. On a3 your 1 loses: swap it for the pawn that beats the 6 by the least.
    .dear = That wins a3, but your 1 would pay dearly against a 7 or an 8. A smaller pawn is enough on a3.
    .wrong = On a3 you need more than the Wolf’s 6. Choose the 1 there, and the pawn that is just enough.
lesson-guess = Now no row wins everywhere, and Fenn can see that too. Which row do they not expect? There is no right answer: guess.
    .right = Sometimes you read the other, sometimes they read you: that is the whole game. After the second duel the Wolf has swapped, after the third it is you again. Some duels later …
lesson-last = The Wolf has 3 shells left. Whoever owes more than they have pays all of them, and all eighteen win at once. Which row ends it, whatever column comes?
    .wrong = That row loses in some column. Look for the one that wins at least 3 everywhere.
lesson-end = Eighteen shells: you have won! The Wolf owed 5 and had 3. Now a real game: twelve duels against an easy opponent, then more shells win.

## How to play

howto-goal = Win the shells
    .text = Bison and Wolf begin with nine shells each. Every duel moves some of them to the winner. Hold all eighteen and you win at once.
howto-place = Place your pawns
    .text = Both sides have nine pawns, from 1 to 9. You place them in turn on the nine cells, one of each side on every cell, and equal values never meet. Put big pawns where they just win, and waste small ones against giants.
howto-masks = Choose a mask in secret
    .text = Bison’s mask names a row, Wolf’s a column. Both are shown at the same moment, and the duel is fought on the cell where they cross.
howto-duel = The higher pawn wins
    .text = On that cell the loser pays the difference in shells: 7 against 4 costs three.
howto-swap = Bend the board
    .text = After every duel one side swaps two of its own pawns: Bison after the first, Wolf after the second, and so on. You must swap, and everybody sees it.
howto-end = The end
    .text = The game is over when one side has every shell. Tables may agree on a last duel: then more shells win. In the memory variant pawns lie face down; in the professional one you may place and swap pawns of either side.
