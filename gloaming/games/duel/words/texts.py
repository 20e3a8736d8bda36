"""Sentences, one table a language, the same keys in each."""

from __future__ import annotations

TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "bison": "Bison",
        "wolf": "Wolf",
        "mask": "mask",
        "and": " and ",
        "none": "none",
        "bison_mark": "B",
        "wolf_mark": "W",
        "stock": "{side}: {shells:shell|shells}, still to place: {reserve}",
        "hidden_pawns": "{count} face down",
        "duel_number": "Duels fought: {duels} of {limit}",
        "duel_number_unlimited": "Duels fought: {duels}",
        "pawn_of": "{side}'s {value}",
        "over": "The game is over.",
        "ask_place": "Place a pawn: {left} to go in this turn.",
        "ask_place_any": "Place a pawn of either side: {left} to go in this turn.",
        "ask_row": "Choose a mask in secret: it names the row of the duel.",
        "ask_column": "Choose a mask in secret: it names the column of the duel.",
        "ask_confirm": "Look well: the two pawns are turned down when you confirm.",
        "ask_swap": "Swap two of your own pawns.",
        "ask_swap_any": "Swap any two pawns on different cells, whoever they belong to.",
        "waits_place": "{names} is placing.",
        "waits_masks": "Waiting for the mask of {names}.",
        "waits_lapse": "Time is up: chance chooses the masks that are missing.",
        "waits_confirm": "Waiting for {names} to have looked.",
        "waits_swap": "{names} is swapping.",
        "explain_place": (
            "A side has at most one pawn on a cell, and two equal values never share one. A placement after which the "
            "board could not be completed is not allowed."
        ),
        "explain_place_memory": (
            "Your pawn lies face down at once: remember it, you will not see it again until a duel. Two equal values "
            "may share a cell."
        ),
        "explain_place_any": (
            "You may place pawns of either side; each cell takes one pawn of each side, and two equal values may share "
            "it."
        ),
        "explain_masks": (
            "Bison's mask names a row, Wolf's a column. Both are shown at once; on the cell where they cross, the side "
            "of the weaker pawn pays the difference in shells. A chosen mask stays chosen."
        ),
        "explain_lapse": "The clock ran out: each missing mask is drawn, all three equally likely.",
        "explain_confirm": "Both sides see the two pawns of the cell. They are turned down again when you confirm.",
        "explain_swap": (
            "Two pawns of yours take each other's cell. You must swap, and no swap may put two equal values on one "
            "cell."
        ),
        "explain_swap_memory": "Your two pawns trade cells unseen. You must swap.",
        "explain_swap_any": "Any two pawns on different cells trade places. You must swap.",
        "do_place": "place {pawn} on {cell}",
        "do_row": "choose row {line}",
        "do_column": "choose column {line}",
        "do_swap": "swap {first} and {second}",
        "do_confirm": "turn the pawns down",
        "do_hurry": "time is up for this question",
        "do_time": "time is up for the game",
        "effect_place": "A duel on {cell} would bring you {gain}.",
        "effect_mask": "What it may bring you: {duels}.",
        "effect_duel": "{line} {gain}",
        "effect_duel_lost": "{line} {gain} (you would lose the game)",
        "effect_duel_won": "{line} {gain} (you would win the game)",
        "effect_swap": "{cell}: {before} → {after}",
        "effect_join": "; ",
        "placed": "{who} places the {value} on {cell}.",
        "placed_you": "You place the {value} on {cell}.",
        "placed_hidden": "{who} places a pawn face down on {cell}.",
        "placed_other": "{who} places {side}'s {value} on {cell}.",
        "placed_other_you": "You place {side}'s {value} on {cell}.",
        "chose": "{who} has chosen a mask.",
        "chose_you": "You have chosen the mask {line}.",
        "hurried": "Time is up.",
        "duel": "Duel {number} is on {cell}.",
        "shown": "On {cell} Bison has {bison}, Wolf has {wolf}.",
        "paid": "{who} loses on {cell} and pays {shells:shell|shells}.",
        "paid_you": "You lose on {cell} and pay {shells:shell|shells}.",
        "tied": "A tie: no shells move.",
        "swapped": "{who} swaps {first} and {second}.",
        "swapped_you": "You swap {first} and {second}.",
        "ended_all_shells": "All the shells are on one side.",
        "ended_limit": "The last duel is fought.",
        "ended_time": "The time for the game is over.",
        "won": "{who} wins.",
        "drawn": "Nine shells each: a draw.",
        "no_clock_now": "no clock runs at this moment",
        "no_hurry_now": "there is no time to call for this question",
        "not_placing": "no pawns are placed at this moment",
        "not_choosing": "no masks are chosen at this moment",
        "not_your_masks": "Bison's masks are rows 1-3, Wolf's are columns a-c",
        "not_asked": "that is not what is asked now",
        "say_side": "say whose pawn: bison-7 or wolf-7",
        "own_pawns": "you place your own pawns, by their value alone",
        "already_placed": "that pawn is on the board already",
        "cell_taken": "that side has a pawn on that cell already",
        "equal_values": "two pawns of equal value never share a cell",
        "dead_end": "after that the board could not be completed",
        "name_pawns": "name the two pawns, for example bison-3 wolf-7",
        "name_cells": "name the two cells, for example a1 b2",
        "same_cell": "the two pawns stand on the same cell",
        "swap_equal": "the swap would put two equal values on one cell",
    },
    "fr": {
        "bison": "Bison",
        "wolf": "Loup",
        "mask": "masque",
        "and": " et ",
        "none": "rien",
        "bison_mark": "B",
        "wolf_mark": "L",
        "stock": "{side} : {shells:coquillage|coquillages}, pions à placer : {reserve}",
        "hidden_pawns": "{count} face cachée",
        "duel_number": "Duels livrés : {duels} sur {limit}",
        "duel_number_unlimited": "Duels livrés : {duels}",
        "pawn_of": "le {value} du {side}",
        "over": "La partie est terminée.",
        "ask_place": "Placez un pion : encore {left} dans ce tour.",
        "ask_place_any": "Placez un pion de l’un ou l’autre camp : encore {left} dans ce tour.",
        "ask_row": "Choisissez un masque en secret : il désigne la rangée du duel.",
        "ask_column": "Choisissez un masque en secret : il désigne la colonne du duel.",
        "ask_confirm": "Regardez bien : les deux pions seront retournés dès que vous confirmez.",
        "ask_swap": "Échangez deux de vos pions.",
        "ask_swap_any": "Échangez deux pions de cases différentes, quel que soit leur camp.",
        "waits_place": "{names} place ses pions.",
        "waits_masks": "On attend le masque de {names}.",
        "waits_lapse": "Temps écoulé : le sort choisit les masques qui manquent.",
        "waits_confirm": "On attend que {names} ait regardé.",
        "waits_swap": "{names} prépare un échange.",
        "explain_place": (
            "Un camp a au plus un pion par case, et deux valeurs égales ne partagent jamais une case. Un placement "
            "après lequel le plateau ne pourrait plus être complété est interdit."
        ),
        "explain_place_memory": (
            "Votre pion est aussitôt face cachée : retenez-le, vous ne le reverrez qu’en duel. Deux valeurs égales "
            "peuvent partager une case."
        ),
        "explain_place_any": (
            "Vous pouvez placer des pions des deux camps ; chaque case reçoit un pion de chaque camp, et deux valeurs "
            "égales peuvent la partager."
        ),
        "explain_masks": (
            "Le masque du Bison désigne une rangée, celui du Loup une colonne. On les montre en même temps ; sur la "
            "case où ils se croisent, le camp du pion le plus faible paie la différence en coquillages. Un masque "
            "choisi l’est pour de bon."
        ),
        "explain_lapse": "Le temps est écoulé : chaque masque manquant est tiré au sort, à chances égales.",
        "explain_confirm": (
            "Les deux camps voient les deux pions de la case. Ils sont retournés dès que vous confirmez."
        ),
        "explain_swap": (
            "Deux de vos pions prennent la case l’un de l’autre. L’échange est obligatoire et ne doit pas réunir deux "
            "valeurs égales sur une case."
        ),
        "explain_swap_memory": "Vos deux pions changent de case sans être vus. L’échange est obligatoire.",
        "explain_swap_any": (
            "Deux pions de cases différentes prennent la place l’un de l’autre. L’échange est obligatoire."
        ),
        "do_place": "placer {pawn} en {cell}",
        "do_row": "choisir la rangée {line}",
        "do_column": "choisir la colonne {line}",
        "do_swap": "échanger {first} et {second}",
        "do_confirm": "retourner les pions",
        "do_hurry": "temps écoulé pour cette question",
        "do_time": "temps écoulé pour la partie",
        "effect_place": "Un duel en {cell} vous rapporterait {gain}.",
        "effect_mask": "Ce qu’il peut vous rapporter : {duels}.",
        "effect_duel": "{line} {gain}",
        "effect_duel_lost": "{line} {gain} (vous perdriez la partie)",
        "effect_duel_won": "{line} {gain} (vous gagneriez la partie)",
        "effect_swap": "{cell} : {before} → {after}",
        "effect_join": " ; ",
        "placed": "{who} place le {value} en {cell}.",
        "placed_you": "Vous placez le {value} en {cell}.",
        "placed_hidden": "{who} place un pion face cachée en {cell}.",
        "placed_other": "{who} place le {value} du {side} en {cell}.",
        "placed_other_you": "Vous placez le {value} du {side} en {cell}.",
        "chose": "{who} a choisi un masque.",
        "chose_you": "Vous avez choisi le masque {line}.",
        "hurried": "Le temps est écoulé.",
        "duel": "Le duel {number} se joue en {cell}.",
        "shown": "En {cell}, le Bison a {bison} et le Loup {wolf}.",
        "paid": "{who} perd en {cell} et paie {shells:coquillage|coquillages}.",
        "paid_you": "Vous perdez en {cell} et payez {shells:coquillage|coquillages}.",
        "tied": "Égalité : aucun coquillage ne change de main.",
        "swapped": "{who} échange {first} et {second}.",
        "swapped_you": "Vous échangez {first} et {second}.",
        "ended_all_shells": "Tous les coquillages sont du même côté.",
        "ended_limit": "Le dernier duel est livré.",
        "ended_time": "Le temps de la partie est écoulé.",
        "won": "{who} gagne.",
        "drawn": "Neuf coquillages partout : match nul.",
        "no_clock_now": "aucune horloge ne tourne en ce moment",
        "no_hurry_now": "cette question n’a pas de délai",
        "not_placing": "on ne place pas de pion en ce moment",
        "not_choosing": "on ne choisit pas de masque en ce moment",
        "not_your_masks": "les masques du Bison sont les rangées 1 à 3, ceux du Loup les colonnes a à c",
        "not_asked": "ce n’est pas ce qui est demandé",
        "say_side": "précisez le camp du pion : bison-7 ou wolf-7",
        "own_pawns": "on place ses propres pions, nommés par leur seule valeur",
        "already_placed": "ce pion est déjà sur le plateau",
        "cell_taken": "ce camp a déjà un pion sur cette case",
        "equal_values": "deux pions de même valeur ne partagent jamais une case",
        "dead_end": "le plateau ne pourrait plus être complété",
        "name_pawns": "nommez les deux pions, par exemple bison-3 wolf-7",
        "name_cells": "nommez les deux cases, par exemple a1 b2",
        "same_cell": "les deux pions sont sur la même case",
        "swap_equal": "l’échange réunirait deux valeurs égales sur une case",
    },
}
