"""A turn: move, the place's power, an attack (H7-H10)."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import CHANCE, Frame, ask, close, listed, next_of, note, top
from gloaming.core.events import Log
from gloaming.core.records import Action, Actions, Seat
from gloaming.games.shadow_hunters.rules.abilities import has_end_window, legal_power, use_power
from gloaming.games.shadow_hunters.rules.attack import in_range
from gloaming.games.shadow_hunters.rules.components import (
    ALL_PLACES,
    DECK_OF_PLACE,
    DECKS,
    MOST_TURNS,
    PLACE_OF_SUM,
    PLACES,
    SEVEN,
    Dice,
    Gear,
    Place,
)
from gloaming.games.shadow_hunters.rules.effects import heal, move_to
from gloaming.games.shadow_hunters.rules.endings import close_game
from gloaming.games.shadow_hunters.rules.events import tell_chose, tell_named, tell_skipped, tell_turn, tell_twice
from gloaming.games.shadow_hunters.rules.moves import (
    DRAW,
    GO,
    ROLL,
    ROLL_TWICE,
    SKIP,
    is_of_woods,
    is_power_at_start,
    is_theft,
    named_deck,
    place_gone_to,
    woods_action,
    woods_heal,
    woods_target,
)
from gloaming.games.shadow_hunters.rules.play import apply_steal, can_steal, draw_card, legal_steal
from gloaming.games.shadow_hunters.rules.powers import AMOUNT_OF, AT_START, CAN_MEND
from gloaming.games.shadow_hunters.rules.predicates import count, has_power, is_alive, is_revealed, owns
from gloaming.games.shadow_hunters.rules.state import Cause, Ending, Purpose, Question, Stage, State
from gloaming.games.shadow_hunters.rules.wounds import aim, inflict


@rule
def step_turn(s: State, log: Log) -> None:
    """H7: continue the turn; a player who dies in their own turn ends it at once.

    H8: after 1,000 turns the game ends without a winner.
    """
    seat, stage = int(s.active), top(s, Frame.A)
    if stage != Stage.BEGIN and not is_alive(s, seat):
        stage = Stage.NEXT
    if stage == Stage.USE:
        stage = Stage.ATTACK
        if s.pawn[seat] != Place.ALTAR or can_steal(s, seat):
            note(s, Frame.A, stage)
            ask(s, Question.USE, 1 << seat, 0, 0)
            return
    if stage == Stage.ATTACK:
        stage = Stage.END
        if in_range(s, seat) != 0:
            note(s, Frame.A, stage)
            ask(s, Question.ATTACK, 1 << seat, 0, 0)
            return
    if stage == Stage.END:
        stage = Stage.NEXT
        if has_end_window(s, seat):
            note(s, Frame.A, stage)
            ask(s, Question.END, 1 << seat, 0, 0)
            return
    if stage == Stage.NEXT:
        if s.turn == MOST_TURNS:
            close_game(s, 0, Ending.TURNS, log)
            return
        stage = Stage.BEGIN
        seat = next_turn(s, seat)
    if stage == Stage.BEGIN:
        begin_turn(s, seat, log)
    ask(s, Question.START, 1 << seat, top(s, Frame.B), 0)


@rule
def begin_turn(s: State, seat: Seat, log: Log) -> None:
    """H41: the Angel leaves as one's next turn begins. H86: so does the barrier. H82: a revealed Catherine heals 1."""
    s.turn = int(s.turn) + 1
    s.guarded = int(s.guarded) & ~(1 << seat)
    s.barred = int(s.barred) & ~(1 << seat)
    tell_turn(log, seat, int(s.turn))
    if is_revealed(s, seat) and has_power(s, seat, CAN_MEND):
        heal(s, seat, int(AMOUNT_OF[int(s.character[seat])]), log)
    note(s, Frame.A, Stage.START)


@rule
def next_turn(s: State, seat: Seat) -> int:
    """H4, H37: whose turn it is now: the same seat again for an extra turn, or the next living seat."""
    if s.extra > 0:
        s.extra = int(s.extra) - 1
    else:
        seat = next_of(int(s.alive), seat)
        s.active = seat
    note(s, Frame.B, 0)
    return seat


@rule
def legal_start(s: State, seat: Seat, out: Actions) -> int:
    """H9: roll. H45: with the Compass, possibly twice. H23: Emi may step instead. Then start-of-turn powers."""
    n = listed(out, 0, ROLL, True)
    n = listed(out, n, ROLL_TWICE, owns(s, seat, Gear.COMPASS))
    return legal_power(s, seat, out, n) if has_power(s, seat, AT_START) else n


@rule
def apply_start(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H9, H45: the number of rolls is chosen before rolling. H7: after most powers the turn is still to start."""
    close(s)
    if is_power_at_start(action):
        use_power(s, seat, action, log)
        return
    note(s, Frame.A, Stage.USE)
    ask(s, Question.ROLL, 1 << CHANCE, Dice.BOTH, Purpose.MOVE)
    if action == ROLL_TWICE:
        note(s, Frame.C, 1)
        tell_twice(log, seat)


@rule
def rolled_to_move(s: State, rolls: int, places: int, d6: int, d4: int, log: Log) -> None:
    """H9: the place of the sum; on 7 any other. H45: choose between two rolls. H7: a single place is not asked."""
    seat = int(s.active)
    if d6 + d4 == SEVEN:
        places |= ALL_PLACES & ~(1 << int(s.pawn[seat]))
    else:
        places |= 1 << int(PLACE_OF_SUM[d6 + d4])
    if rolls > 0:
        ask(s, Question.ROLL, 1 << CHANCE, Dice.BOTH, Purpose.MOVE)
        note(s, Frame.C, rolls - 1)
        note(s, Frame.D, places)
    elif count(places) > 1:
        ask(s, Question.GO, 1 << seat, places, 0)
    else:
        move_to(s, seat, int(PLACE_OF_SUM[d6 + d4]), log)


@rule
def legal_go(s: State, out: Actions) -> int:
    """H9, H45: one of the places that the rolls allow."""
    places = top(s, Frame.A)
    n = 0
    for place in range(1, PLACES + 1):
        n = listed(out, n, GO + place, places >> place & 1)
    return n


@rule
def apply_go(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H9: the pawn goes there."""
    close(s)
    move_to(s, seat, place_gone_to(action), log)


@rule
def legal_use(s: State, seat: Seat, out: Actions) -> int:
    """H10: use the place's power, or not. H43: the Brooch protects against the Woods' wounds, even one's own."""
    place = int(s.pawn[seat])
    n = 0
    match place:
        case Place.GATE:
            for deck in range(DECKS):
                out[n] = DRAW + deck
                n += 1
        case Place.WOODS:
            for other in range(int(s.players)):
                n = listed(out, n, woods_action(other, 0), is_alive(s, other) & (not owns(s, other, Gear.BROOCH)))
                n = listed(out, n, woods_action(other, 1), is_alive(s, other))
        case Place.ALTAR:
            n = legal_steal(s, seat, out)
        case _:
            out[0] = DRAW + int(DECK_OF_PLACE[place])
            n = 1
    out[n] = SKIP
    return n + 1


@rule
def apply_use(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H10: draw a card, wound or heal in the Woods, steal at the Altar."""
    if action == SKIP:
        tell_skipped(log, seat, top(s, Frame.QUESTION))
        close(s)
    elif is_theft(action):
        apply_steal(s, seat, action, log)
    elif is_of_woods(action):
        close(s)
        target = woods_target(action)
        tell_chose(log, seat, target, 0)
        if woods_heal(action):
            heal(s, target, 1, log)
        else:
            aim(s, target, 2, 0, log)
            inflict(s, seat, Cause.OTHER)
    else:
        close(s)
        if s.pawn[seat] == Place.GATE:
            tell_named(log, seat, named_deck(action))
        draw_card(s, seat, named_deck(action), log)
