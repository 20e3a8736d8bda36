"""Which positions can exist. A scene that cannot exist is refused, with the reason."""

from __future__ import annotations

import numpy as np

from gloaming.core.decisions import SEATS
from gloaming.core.errors import Malformed
from gloaming.core.events import new_log
from gloaming.core.records import reading
from gloaming.games.shadow_hunters.checks.stack import check_stack
from gloaming.games.shadow_hunters.rules.cards import (
    CARD_NAMES,
    CARD_OF_GEAR,
    COUNT,
    DECK_OF,
    FIRST_VISION,
    PREDICTION,
    VERB,
    Answer,
    Verb,
)
from gloaming.games.shadow_hunters.rules.characters import (
    ANYBODY,
    CAMP_NAMES,
    CAMP_OF,
    CHARACTER_NAMES,
    HIT_POINTS,
    INITIALS,
    KINDS,
    POOLS,
    SEATS_OF_CAMP,
    TOUGHEST,
    Camp,
)
from gloaming.games.shadow_hunters.rules.components import (
    EXPANSIONS,
    GEAR_NAMES,
    GEARS,
    MOST_TURNS,
    PLACES,
    Deck,
    Expansion,
    Place,
)
from gloaming.games.shadow_hunters.rules.endings import judge
from gloaming.games.shadow_hunters.rules.powers import MOURNERS
from gloaming.games.shadow_hunters.rules.setup import FLAGS, new, settings
from gloaming.games.shadow_hunters.rules.state import HISTORY, PUBLIC, Question, State

_MASKS = ("alive", "revealed", "used", "sealed", "guarded", "barred", "turned", "first_dead", "feat", "winners")


def check(s: State) -> None:
    """Raise Malformed for a position that no game can reach, as far as its parts can tell."""
    s = reading(s)
    _check_options(s)
    _check_masks(s)
    _check_board(s)
    _check_characters(s)
    _check_wounds(s)
    _check_cards(s)
    _check_knowledge(s)
    check_stack(s)
    _check_going_on(s)


def _check_options(s: State) -> None:
    if not 0 <= s.expansion < len(EXPANSIONS):
        raise Malformed(f"the scene's expansion is none of {', '.join(EXPANSIONS)}")
    if any(s[name] not in (0, 1) for name in (*FLAGS, "over")):
        raise Malformed(f"the scene's {', '.join(FLAGS)} and over are 0 or 1")
    players, options = settings(s)
    new(players, **options)
    if not (0 <= s.active < players and 0 <= s.starter < players):
        raise Malformed(f"the scene's active and starter are seats from 0 to {players - 1}")
    if not 0 <= s.turn <= MOST_TURNS or not 0 <= s.extra <= 2 * SEATS:
        raise Malformed(f"the scene's turn is 0 to {MOST_TURNS}, its extra turns 0 to {2 * SEATS} (H8, H37)")


def _check_masks(s: State) -> None:
    everyone = (1 << int(s.players)) - 1
    for name in _MASKS:
        if not 0 <= s[name] <= everyone:
            raise Malformed(f"the scene's {name} is not a set of its {s.players} seats")
    _check_dead(s, everyone & ~int(s.alive))
    _check_end(s, everyone)


def _check_dead(s: State, dead: int) -> None:
    """H17, H20: the dead are revealed, nothing protects them, and some of them died first."""
    if dead & ~int(s.revealed):
        raise Malformed("the scene has a dead player whose character is not shown (H17)")
    if (int(s.guarded) | int(s.barred)) & dead:
        raise Malformed("the scene protects somebody dead (H17, H41)")
    if int(s.first_dead) & ~dead or bool(s.first_dead) != bool(dead):
        raise Malformed("the scene's first_dead are some of the dead, if any are dead (H20)")
    if s.extra and dead >> int(s.active) & 1:
        raise Malformed("the scene has extra turns of somebody dead (H7)")


def _check_end(s: State, everyone: int) -> None:
    """H21, H78: a running game has no winner, in a finished one all are revealed, and powers are those of the table."""
    if s.feat and not s.over and not any(f[0] == Question.LOOTING for f in s.stack[: s.depth]):
        raise Malformed("the scene has a kill that wins, and goes on (H31, H81)")
    if s.expansion == Expansion.OFF and (s.sealed or s.barred or s.turned):
        raise Malformed("the scene has powers of the expansion, which is off (H80, H84, H86)")
    if s.winners and not s.over:
        raise Malformed("the scene has winners and is not over (H21)")
    if s.over and s.revealed != everyone:
        raise Malformed("the scene is over: all characters are shown (H21)")


def _check_board(s: State) -> None:
    laid = sorted(int(slot) for slot in s.slot[1:] if slot)
    if s.slot[0] or laid != list(range(1, len(laid) + 1)):
        raise Malformed(f"the scene's places do not lie on slots 1 to {PLACES}, one each (H1)")
    for seat, pawn in enumerate(s.pawn):
        if not 0 <= pawn <= PLACES or (pawn and (seat >= s.players or len(laid) < PLACES)):
            raise Malformed(f"the scene has a pawn of seat {seat} where no pawn can be (H2)")
        if pawn != Place.NOWHERE and not int(s.alive) >> seat & 1:
            raise Malformed(f"the scene has the pawn of seat {seat}, who is dead, on the board (H17)")


def _check_characters(s: State) -> None:
    characters = [int(character) for character in s.character]
    dealt = [character for character in characters if character]
    if any(not 0 <= character <= KINDS for character in characters) or any(characters[s.players :]):
        raise Malformed("the scene has a character that does not exist, or in a seat that does not")
    for character in dealt:
        if dealt.count(character) > 1:
            raise Malformed(f"the scene has {CHARACTER_NAMES[character]} twice; there is one of each (H3)")
        if not int(POOLS[s.expansion, s.players]) >> character & 1:
            raise Malformed(f"the scene has {CHARACTER_NAMES[character]}, who is not used at this table (H3, H78)")
        if s.expansion == Expansion.INITIAL and (character - 1 + INITIALS) % KINDS + 1 in dealt:
            raise Malformed("the scene has two characters with the same initial (H78)")
    _check_camps(s, dealt)
    _check_shown(s, characters)


def _check_camps(s: State, dealt: list[int]) -> None:
    """H3: the number of each camp depends on the number of players; there are fewer while characters are dealt."""
    for camp in Camp:
        limit = int(SEATS_OF_CAMP[s.players, camp])
        found = sum(int(CAMP_OF[character]) == camp for character in dealt)
        if found > limit or (len(dealt) == s.players and found != limit):
            raise Malformed(f"the scene has {found} of the camp {CAMP_NAMES[camp]}, there are {limit} (H3)")


def _check_shown(s: State, characters: list[int]) -> None:
    """H22, H33: those revealed lie face up, and whoever must reveal at a death has done so."""
    dead = s.players - int(s.alive).bit_count()
    for seat in range(s.players):
        hidden = int(s.alive) >> seat & 1 and not int(s.revealed) >> seat & 1
        if dead and hidden and MOURNERS >> characters[seat] & 1:
            raise Malformed("the scene has Daniel hidden after a death (H33)")
    face_up = sum(1 << characters[seat] for seat in range(s.players) if int(s.revealed) >> seat & 1)
    if face_up != s.face_up or face_up & 1:
        raise Malformed("the scene's face_up are the characters of those revealed (H22)")


def _check_wounds(s: State) -> None:
    for seat in range(SEATS):
        wounds, hit, claim = int(s.wounds[seat]), int(s.hit[seat]), int(s.claim[seat])
        character = int(s.character[seat])
        if seat >= s.players and (wounds or hit or claim):
            raise Malformed(f"the scene has wounds in seat {seat}, where nobody sits")
        if not (0 <= wounds <= 2 * TOUGHEST and 0 <= hit <= TOUGHEST and 0 <= claim <= GEARS):
            raise Malformed(f"the scene's wounds of seat {seat} are out of range (H17)")
        alive = int(s.alive) >> seat & 1 == 1
        if seat < s.players and character and alive != (wounds < HIT_POINTS[character]):
            state = "alive" if alive else "dead"
            raise Malformed(f"the scene has seat {seat} {state} with a wound count of {wounds} (H17)")
        if claim and not int(s.gear[seat]) >> (claim - 1) & 1:
            raise Malformed(f"the scene robs seat {seat} of an equipment they do not have (H30)")
        if hit and not alive:
            raise Malformed(f"the scene wounds seat {seat}, who is dead (H17)")


def _check_cards(s: State) -> None:
    held = [int(mask) for mask in s.gear]
    if any(not 0 <= mask < 1 << GEARS for mask in held) or any(held[s.players :]):
        raise Malformed("the scene's gear are sets of the twelve equipment cards, of its players (H11)")
    for gear, name in enumerate(GEAR_NAMES):
        owners = [seat for seat, mask in enumerate(held) if mask >> gear & 1]
        if len(owners) > 1:
            raise Malformed(f"the scene has {name} held twice; there is one of each equipment (H11)")
        card = int(CARD_OF_GEAR[gear])
        if len(owners) + s.deck[card] + s.discard[card] != 1:
            raise Malformed(f"the scene has {name} in more places than one, or in none (H11)")
    if s.vision and not FIRST_VISION <= s.vision < len(CARD_NAMES):
        raise Malformed("the scene's vision is not a Vision card (H62)")
    for card in range(len(CARD_NAMES)):
        deck, discard = int(s.deck[card]), int(s.discard[card])
        total = deck + discard + (1 if card and s.vision == card else 0)
        if deck < 0 or discard < 0 or (VERB[card] != Verb.EQUIP and total != COUNT[card]):
            raise Malformed(f"the scene has {total} of {CARD_NAMES[card]}; there are {COUNT[card]} (H2)")
    for deck in Deck:
        found = int(s.deck[np.flatnonzero(deck == DECK_OF)].sum())
        if found != s.left[deck]:
            raise Malformed(f"the scene's left says {s.left[deck]} where the deck has {found} (H12)")


def _check_knowledge(s: State) -> None:
    for knower in range(PUBLIC + 1):
        known = int(s.seen[knower])
        for card in range(FIRST_VISION, len(CARD_NAMES)):
            place = 2 * (card - FIRST_VISION)
            private = knower != PUBLIC
            if (known >> place & 3) > (int(s.discard[card]) if private == (card != PREDICTION) else 0):
                raise Malformed("the scene's seen has Visions that are not among the discards (H62)")
            known &= ~(3 << place)
        if known:
            raise Malformed("the scene's seen has Visions that do not exist (H62)")
        for seat in range(SEATS):
            out = int(s.ruled_out[knower, seat])
            hidden = seat < s.players and not int(s.revealed) >> seat & 1 and s.character[seat]
            if out & ~ANYBODY or (hidden and out >> int(s.character[seat]) & 1):
                raise Malformed(f"the scene's ruled_out excludes what seat {seat} is (H63)")
            if out and (seat >= s.players or PUBLIC > knower >= s.players):
                raise Malformed("the scene's ruled_out speaks of a seat where nobody sits")
    _check_history(s)


def _check_going_on(s: State) -> None:
    """H21: nobody has won yet; while the dead are looted, the end is still to be judged."""
    frames = [int(frame[0]) for frame in s.stack[: s.depth]]
    if s.over or s.character[s.players - 1] == 0 or Question.LOOTING in frames:
        return
    judged = s.copy()
    judge(judged, new_log(0))
    if judged.over:
        raise Malformed("the scene goes on although somebody has won (H21)")


def _check_history(s: State) -> None:
    if s.exchanges < 0:
        raise Malformed("the scene's exchanges are counted from 0")
    for row, (giver, receiver, card, answer) in enumerate(s.history.tolist()):
        used = row < min(HISTORY, int(s.exchanges))
        if not used and (giver, receiver, card, answer) != (0, 0, 0, 0):
            raise Malformed("the scene's history is longer than its exchanges (H62)")
        fits = 0 <= giver < s.players and 0 <= receiver < s.players and giver != receiver
        if used and not (fits and FIRST_VISION <= card < len(CARD_NAMES) and 0 <= answer < len(Answer)):
            raise Malformed("the scene's history has an exchange that cannot have been (H62)")
