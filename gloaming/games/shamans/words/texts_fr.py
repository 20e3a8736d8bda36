"""The sentences in French; the other languages have the same keys."""

from __future__ import annotations

FRENCH: dict[str, str] = {
    "player": "Joueur {number}",
    "and": " et ",
    "none": "rien",
    "unknown": "?",
    "purple": "violet",
    "blue": "bleu",
    "green": "vert",
    "yellow": "jaune",
    "silver": "argent",
    "brown": "brun",
    "red": "rouge",
    "card": "{value} {world}",
    "shaman": "Chaman",
    "shadow": "Ombre",
    "a_shaman": "un Chaman",
    "a_shadow": "une Ombre",
    "dagger": "Dague rituelle",
    "portal": "Portail",
    "shard": "Éclat de lune",
    "mask": "Masque de vérité",
    "a_dagger": "une Dague rituelle",
    "a_portal": "un Portail",
    "a_shard": "un Éclat de lune",
    "a_mask": "un Masque de vérité",
    "illumination": "l’Illumination",
    "stabilization": "la Stabilisation",
    "permutation": "la Permutation",
    "neutralization": "la Neutralisation",
    "left": "gauche",
    "right": "droite",
    "forward": "avant",
    "back": "arrière",
    "name_illumination": "Illumination",
    "name_stabilization": "Stabilisation",
    "name_permutation": "Permutation",
    "name_neutralization": "Neutralisation",
    "board_round": "Manche {round}, tour {turn}. Guide : {guide}. Destination : {destination}.",
    "board_setup": "Manche {round}, avant le premier tour.",
    "board_track": "Pion : case {pawn} sur {track}, à {left} de la Lune.",
    "board_tiles": "Montrées : {left}, {right}. Pile : {count:tuile|tuiles}, {eclipse}.",
    "eclipse_in": "l’Éclipse parmi elles",
    "eclipse_out": "l’Éclipse est passée",
    "board_head": "joueur|points|cartes|devant|rôle|face visible|face cachée",
    "board_out": "éliminé",
    "board_guide": "*",
    "board_hand": "Votre main : {cards}.",
    "board_role": "Vous êtes {role}.",
    "board_gave": "Vous avez passé le {card} à {who}, qui l’a encore.",
    "board_got": "Le {card} vous vient de {who}.",
    "board_chosen": "Vous avez choisi le {card} pour l’Éclipse.",
    "tile_since": "{tile} (tour {turn})",
    "over": "La partie est terminée.",
    "ask_play_lead": "Menez avec une carte : son Monde est la Destination.",
    "ask_play": (
        "Jouez une carte au choix : une carte du Monde {world} reste devant vous, toute autre avance le "
        "pion de 1 vers la Lune."
    ),
    "ask_take": "Prenez un Artefact : l’un des deux montrés, ou le sommet de la pile.",
    "ask_keep": "Gardez {tile} face cachée, ou montrez cette tuile.",
    "ask_eclipse": "Éclipse : choisissez en secret une carte à passer à {side} ; ce choix est définitif.",
    "ask_stabilize": "Stabilisation : reculez le pion de 2 cases, ou prenez un Artefact.",
    "ask_permute": "Permutation : choisissez avec qui échanger votre carte Rôle.",
    "ask_neutralize": "Neutralisation : défaussez une Dague rituelle et éliminez un autre joueur.",
    "ask_neutralize_may": (
        "Neutralisation : avec une Dague rituelle face cachée, vous pouvez éliminer un joueur, ou renoncer."
    ),
    "ask_eliminate": "Vous allez être éliminé : utilisez un Portail maintenant, ou renoncez.",
    "ask_chain": "Choisissez le prochain rituel à accomplir.",
    "ask_advance": "Le pion va atteindre la Lune : utilisez un Portail maintenant, ou renoncez.",
    "ask_name": "Vous êtes éliminé et personne ne vous suit : désignez le prochain Guide.",
    "ask_closing": (
        "Plus personne n’a de cartes et les Chamans vont gagner : utilisez un Portail maintenant, ou renoncez."
    ),
    "waits_first": "On tire au sort le jeton Premier joueur.",
    "waits_slot": "On montre une tuile.",
    "waits_role": "On distribue les rôles.",
    "waits_deal": "On distribue les cartes.",
    "waits_play": "{names} doit jouer une carte.",
    "waits_take": "{names} prend un Artefact.",
    "waits_draw": "{names} pioche dans la pile.",
    "waits_keep": "{names} garde ou montre une tuile.",
    "waits_surface": "L’Éclipse est-elle au sommet de la pile ?",
    "waits_eclipse": "Éclipse : on attend la carte de {names}.",
    "waits_stabilize": "{names} accomplit la Stabilisation.",
    "waits_permute": "{names} accomplit la Permutation.",
    "waits_neutralize": "{names} accomplit la Neutralisation.",
    "waits_eliminate": "{names} va être éliminé et peut utiliser un Portail.",
    "waits_chain": "{names} choisit le prochain rituel.",
    "waits_advance": "Le pion va atteindre la Lune : {names} peut utiliser un Portail.",
    "waits_name": "{names} désigne le prochain Guide.",
    "waits_closing": "La manche va se terminer : {names} peut utiliser un Portail.",
    "explain_first": "Le détenteur du jeton Premier joueur est le premier Guide ; le sort désigne un siège.",
    "explain_slot": (
        "Une tuile de la pile est montrée sur un emplacement vide ; chaque tuile restante a la même chance."
    ),
    "explain_role": "Chaque joueur reçoit un rôle face cachée et peut le regarder à tout moment.",
    "explain_deal": ("Les mains sont distribuées carte par carte ; les cartes restantes vont à côté de leur Monde."),
    "explain_play": (
        "La carte du Guide désigne la Destination. Toute carte est permise : une carte de la Destination reste devant "
        "vous ; toute autre avance le pion de 1 case vers la Lune, puis est placée à côté de son Monde, et si c’est la "
        "dernière de ce Monde vous accomplissez aussitôt son rituel."
    ),
    "explain_take": (
        "Une tuile montrée se prend face visible, et son emplacement est regarni ; le sommet de la pile peut rester "
        "face cachée. Un Masque de vérité est montré et vous fait montrer votre rôle."
    ),
    "explain_draw": "La tuile du sommet de la pile ; chaque tuile restante a la même chance.",
    "explain_keep": (
        "Gardée, la tuile reste face cachée : les autres voient seulement que vous l’avez, et depuis quand. Vous "
        "pourrez encore la retourner plus tard, lors de tout choix qui vous revient."
    ),
    "explain_surface": (
        "Chacune des tuiles restantes peut être au sommet, à chances égales. Si c’est l’Éclipse, tout le "
        "monde passe une carte."
    ),
    "explain_eclipse": (
        "Tous ceux qui ont des cartes en choisissent une en secret ; quand tous ont choisi, elles passent au prochain "
        "joueur ayant des cartes, du côté de la flèche. Seuls celui qui donne et celui qui reçoit connaissent la "
        "carte."
    ),
    "explain_stabilize": "Le pion recule de 2 cases, pas au-delà de la première ; ou vous prenez une tuile à la place.",
    "explain_permute": (
        "Vous échangez vos cartes Rôle avec un autre joueur encore en jeu, et changez de camp avec lui ; tous deux "
        "vous regardez."
    ),
    "explain_neutralize": (
        "Avec une Dague rituelle face visible, vous devez éliminer quelqu’un ; avec une Dague face cachée, vous le "
        "pouvez. Un Chaman éliminé avance le pion de 1 case par carte de sa main ; la main d’une Ombre éliminée est "
        "placée, et vous accomplissez les rituels ainsi déclenchés."
    ),
    "explain_eliminate": (
        "Un Portail déplace le pion de 1 avant que vous ne soyez éliminé ; si vous renoncez, vous l’êtes. On vous "
        "interroge dès que vous avez un Portail face visible ou une tuile face cachée quelconque."
    ),
    "explain_chain": (
        "La main qui vient d’être placée a complété plusieurs Mondes : vous accomplissez leurs rituels dans l’ordre de "
        "votre choix."
    ),
    "explain_advance": (
        "Un Portail recule d’abord le pion d’une case, puis le pas est fait ; si vous renoncez, il avance. Tous ceux "
        "qui ont un Portail face visible ou une tuile face cachée quelconque sont interrogés, l’un après l’autre."
    ),
    "explain_name": (
        "Désignez tout joueur encore en jeu qui a des cartes. Aucune carte de la Destination n’est à un joueur encore "
        "en jeu : vous désignez le prochain Guide, bien qu’éliminé."
    ),
    "explain_closing": (
        "C’est le dernier moment pour un Portail ; quand tous ont renoncé, les Chamans gagnent la manche. "
        "Tous ceux qui ont un Portail face visible ou une tuile face cachée quelconque sont interrogés, "
        "l’un après l’autre."
    ),
    "explain_over": (
        "Le total le plus élevé l’emporte, avec 8 points ou plus et sans égalité ; après 40 manches, les "
        "joueurs en tête se partagent la victoire."
    ),
    "do_play": "jouer le {card}",
    "do_pass": "passer le {card}",
    "do_take_left": "prendre {tile} à gauche",
    "do_take_right": "prendre {tile} à droite",
    "do_take_pile": "prendre le sommet de la pile",
    "do_keep": "garder la tuile face cachée",
    "do_show": "montrer la tuile",
    "do_back": "reculer le pion de 2 cases",
    "do_artifact": "prendre un Artefact",
    "do_exchange": "échanger les rôles avec {who}",
    "do_eliminate": "éliminer {who}",
    "do_decline": "renoncer",
    "do_ritual": "accomplir le rituel du Monde {world} : {ritual}",
    "do_guide": "désigner {who} comme prochain Guide",
    "do_portal_forward": "utiliser un Portail : pion 1 en avant",
    "do_portal_back": "utiliser un Portail : pion 1 en arrière",
    "do_turn-up": "retourner {tile}",
    "do_first": "Premier joueur : {who}",
    "do_tile": "tuile : {tile}",
    "do_role": "rôle : {role}",
    "do_deal": "distribuer le {card}",
    "do_eclipse_left": "l’Éclipse est au sommet, flèche à gauche",
    "do_eclipse_right": "l’Éclipse est au sommet, flèche à droite",
    "do_eclipse_below": "l’Éclipse n’est pas au sommet",
    "effect_lead": "Le Monde {world} devient la Destination ; cartes déjà placées : {placed} sur {all}.",
    "effect_forward": "Le pion fait un pas vers la Lune : case {space} sur {moon}.",
    "effect_steps": "Le pion fait {count} pas vers la Lune : case {space} sur {moon}.",
    "effect_back": "Le pion recule à la case {space} sur {moon}.",
    "effect_moon": "Le pion arrive sur la Lune et les Ombres gagnent la manche, sauf si un Portail le retient.",
    "effect_completes": "Complète le Monde {world} : vous accomplissez aussitôt {ritual}.",
    "effect_completes_later": (
        "Avec elle, le Monde {world} est complet : celui qui place les cartes accomplit {ritual}."
    ),
    "effect_lowest": "La plus basse : vous prenez un Artefact.",
    "effect_lowest_so_far": "La plus basse jusqu’ici : vous prenez un Artefact, sauf si quelqu’un joue plus bas.",
    "effect_highest": "La plus haute : vous placez les cartes et menez le tour suivant.",
    "effect_highest_so_far": (
        "La plus haute jusqu’ici : vous placez les cartes et menez le tour suivant, sauf si quelqu’un joue plus haut."
    ),
    "effect_between": "Ni la plus basse ni la plus haute.",
    "effect_pass": "Elle va à {who} ; vous serez deux à la connaître.",
    "effect_pile": "Une tuile parmi {count}, que vous pouvez garder face cachée.",
    "effect_eclipse": "Ensuite, l’Éclipse est au sommet avec une chance sur {count}.",
    "effect_eclipse_sure": "Ensuite vient l’Éclipse.",
    "effect_keep": "Vous seul la connaissez ; les autres voient une tuile prise au tour {turn}.",
    "effect_tile_dagger": "Face visible, elle devra servir à votre prochaine Neutralisation.",
    "effect_tile_portal": "Il déplace le pion d’une case, dans un sens ou dans l’autre, quand vous voulez.",
    "effect_tile_shard": "Deux Éclats valent 2 points à la fin de la manche.",
    "effect_tile_shard_scores": "Vous en avez {count} : 2 points pour vous si vous êtes en jeu à la fin de la manche.",
    "effect_tile_mask": "Vous devez montrer votre rôle à tous.",
    "effect_exchange": "Vous donnez votre carte ({given}) et recevez celle de {who}, que vous n’avez pas vue.",
    "effect_exchange_known": "Vous devenez {got}, {who} devient {given}.",
    "effect_if_shaman": (
        "S’il s’agit d’un Chaman, {count:carte en main avancerait|cartes en main avanceraient} le pion à la "
        "case {space} sur {moon}."
    ),
    "effect_if_moon": (
        "S’il s’agit d’un Chaman, {count:carte en main amènerait|cartes en main amèneraient} le pion sur la Lune."
    ),
    "effect_if_shadow": (
        "S’il s’agit d’une Ombre, {count:carte en main serait placée|cartes en main seraient placées} et vous "
        "accompliriez les rituels ainsi déclenchés."
    ),
    "effect_if_last_shadow": "Si {who} est l’Ombre, les Chamans gagnent la manche.",
    "effect_is_shaman": (
        "{who} est un Chaman : {count:carte en main avance|cartes en main avancent} le pion à la case "
        "{space} sur {moon}."
    ),
    "effect_is_moon": (
        "{who} est un Chaman : {count:carte en main amène|cartes en main amènent} le pion sur la Lune, et "
        "les Ombres gagnent."
    ),
    "effect_is_shadow": (
        "{who} est une Ombre : {count:carte en main est placée|cartes en main sont placées} et vous accomplissez les "
        "rituels ainsi déclenchés."
    ),
    "effect_is_last_shadow": "{who} est la dernière Ombre : les Chamans gagnent la manche.",
    "effect_decline_advance": "Si personne n’utilise de Portail, les Ombres gagnent la manche.",
    "effect_decline_closing": "Si personne n’utilise de Portail, les Chamans gagnent la manche.",
    "effect_decline_eliminate": "Vous êtes éliminé pour cette manche.",
    "effect_decline_neutralize": "Personne n’est éliminé.",
    "effect_illumination": "1 point de victoire pour vous, acquis définitivement.",
    "effect_stabilization": "Le pion recule de 2 cases, ou vous prenez un Artefact.",
    "effect_permutation": "Vous échangez votre rôle avec un autre joueur.",
    "effect_neutralization": "Avec une Dague rituelle, vous éliminez un autre joueur.",
    "effect_guide": "{who} mène le tour suivant ; cartes en main : {count}.",
    "effect_hold": "Le pion recule d’une case avant son pas : il finit sur la case {space} sur {moon}.",
    "effect_hold_steps": "Le pion recule d’une case avant d’avancer ; pas restants depuis la case {space} : {count}.",
    "first": "{who} reçoit le jeton Premier joueur.",
    "first_you": "Vous recevez le jeton Premier joueur.",
    "round": "La manche {a} commence ; {who} a le jeton Premier joueur.",
    "round_you": "La manche {a} commence ; vous avez le jeton Premier joueur.",
    "slot": "Sur l’emplacement de {side} : {tile}.",
    "role": "{who} reçoit un rôle.",
    "role_you": "Vous êtes {role}.",
    "dealt": "{who} reçoit une carte.",
    "dealt_you": "Vous recevez le {card}.",
    "left_over": "Le {card} reste et il est placé.",
    "turn": "Tour {a} : {who} est le Guide.",
    "turn_you": "Tour {a} : vous êtes le Guide.",
    "played": "{who} joue le {card}.",
    "played_you": "Vous jouez le {card}.",
    "moved": "Le pion va de la case {a} à la case {b}.",
    "stayed": "Le pion reste sur la case {a}.",
    "placed": "Le {card} est placé à côté de son Monde.",
    "gathered": "{who} place {b:carte|cartes} à côté du Monde {world}.",
    "gathered_you": "Vous placez {b:carte|cartes} à côté du Monde {world}.",
    "gathered_nobody": "Plus personne en jeu n’a suivi : à côté du Monde {world}, {b:carte|cartes} de plus.",
    "completed": "Le Monde {world} est complet : {who} accomplit {ritual}.",
    "completed_you": "Le Monde {world} est complet : vous accomplissez {ritual}.",
    "completed_nobody": ("Le Monde {world} est complet, mais personne n’a placé sa dernière carte : pas de rituel."),
    "taken": "{who} prend {tile}.",
    "taken_you": "Vous prenez {tile}.",
    "taken_pile": "{who} prend une tuile de la pile.",
    "taken_pile_you": "Vous prenez {tile} dans la pile.",
    "kept": "{who} garde la tuile face cachée.",
    "kept_you": "Vous gardez la tuile face cachée.",
    "turned_up": "{who} retourne {tile}.",
    "turned_up_you": "Vous retournez {tile}.",
    "role_shown": "{who} est {role}.",
    "role_shown_you": "Votre rôle est montré : vous êtes {role}.",
    "eclipse": "L’Éclipse ! Chacun passe une carte à {side}.",
    "chose": "{who} a choisi une carte.",
    "chose_you": "Vous avez choisi le {card}.",
    "passed": "{who} passe une carte à {other}.",
    "passed_you": "Vous passez le {card} à {other}.",
    "passed_to_you": "{who} vous passe le {card}.",
    "portal_forward": "{who} utilise un Portail : le pion avance de 1.",
    "portal_forward_you": "Vous utilisez un Portail : le pion avance de 1.",
    "portal_back": "{who} utilise un Portail : le pion recule de 1.",
    "portal_back_you": "Vous utilisez un Portail : le pion recule de 1.",
    "declined": "{who} renonce.",
    "declined_you": "Vous renoncez.",
    "point": "{who} prend un point de victoire.",
    "point_you": "Vous prenez un point de victoire.",
    "exchanged": "{who} échange sa carte Rôle avec {other}.",
    "exchanged_you": "Vous échangez votre carte Rôle avec {other}.",
    "exchanged_with_you": "{who} échange sa carte Rôle avec vous.",
    "role_seen": "{who} regarde son nouveau rôle.",
    "role_seen_you": "Vous êtes maintenant {role}.",
    "role_seen_known": "{who} est maintenant {role}.",
    "dagger_used": "{who} défausse une Dague rituelle contre {other}.",
    "dagger_used_you": "Vous défaussez une Dague rituelle contre {other}.",
    "dagger_used_at_you": "{who} défausse une Dague rituelle contre vous.",
    "eliminated": "{who} est éliminé.",
    "eliminated_you": "Vous êtes éliminé.",
    "eliminated_tiles": " Tuiles face cachée perdues sans être vues : {b}.",
    "set_aside": (
        "{who} avait {a:carte en main, écartée sans être vue|cartes en main, écartées sans être vues} : le "
        "pion avance de {a}."
    ),
    "set_aside_you": (
        "Vous aviez {a:carte en main, écartée sans être vue|cartes en main, écartées sans être vues} : le "
        "pion avance de {a}."
    ),
    "named": "{who} désigne {other} comme prochain Guide.",
    "named_you": "Vous désignez {other} comme prochain Guide.",
    "named_is_you": "{who} vous désigne comme prochain Guide.",
    "won_moon": "Le pion est sur la Lune : les Ombres gagnent la manche.",
    "won_no_cards": "Plus personne n’a de cartes : les Chamans gagnent la manche.",
    "won_last_shadow": "La dernière Ombre est éliminée : les Chamans gagnent la manche.",
    "tile_shown": "{who} avait {tile} face cachée.",
    "tile_shown_you": "Vous aviez {tile} face cachée.",
    "tile_shown_more": "{who} avait {tile} face cachée, {b} fois.",
    "tile_shown_more_you": "Vous aviez {tile} face cachée, {b} fois.",
    "scored": "{who} marque {a} et a {b:point|points}.",
    "scored_you": "Vous marquez {a} et avez {b:point|points}.",
    "ended": "{names} gagne la partie avec {b:point|points}.",
    "ended_many": "{names} se partagent la victoire avec {b:point|points}.",
    "not_asked": "ce n’est pas ce qui est demandé",
    "not_your_turn": "on ne vous demande rien ; seul un Portail s’utilise hors de son tour",
    "chance_only": "c’est au sort d’en décider",
    "no_card": "vous n’avez pas cette carte",
    "not_playing": "on ne joue pas de carte en ce moment",
    "not_passing": "on ne passe pas de carte en ce moment, ou vous avez déjà choisi",
    "empty_slot": "il n’y a pas de tuile à cet endroit",
    "no_tile": "il n’y a aucune tuile à prendre",
    "not_in": "ce joueur n’est plus dans la manche",
    "yourself": "choisissez un autre joueur",
    "no_such_seat": "personne n’est assis là",
    "no_cards": "ce joueur n’a pas de cartes",
    "must_eliminate": "avec une Dague rituelle face visible, vous devez éliminer quelqu’un",
    "no_dagger": "vous n’avez pas de Dague rituelle",
    "no_portal": "vous n’avez pas de Portail",
    "first_space": "le pion est déjà sur la première case",
    "out": "vous êtes éliminé pour cette manche",
    "chance_draws": "pas de Portail pendant un tirage au sort",
    "none_down": "vous n’avez pas de telle tuile face cachée",
    "ritual_done": "ce rituel n’est pas à accomplir maintenant",
    "only_own": "on retourne une tuile lors d’un choix qui vous revient",
}
