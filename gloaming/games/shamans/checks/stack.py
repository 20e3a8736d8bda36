"""Which questions can be on the stack: the rules must be able to continue from every accepted scene."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from gloaming.core.decisions import CHANCE, EVERYONE, Asking, frames_of, pending
from gloaming.games.shamans.checks.questions import check_question, refuse_unless
from gloaming.games.shamans.rules.components import (
    HAND,
    LEFT_OVER,
    NO_WORLD,
    SLOTS,
    Ritual,
    Tile,
    world_of,
)
from gloaming.games.shamans.rules.decisions import legal
from gloaming.games.shamans.rules.effects import anybody_has_cards
from gloaming.games.shamans.rules.moves import ACTIONS
from gloaming.games.shamans.rules.state import Question, State

_SETUP = (Question.FIRST, Question.SLOT, Question.ROLE, Question.DEAL)
_TURN = (Question.PLAY, Question.GATHER, Question.NEXT, Question.NAME, Question.CLOSING)
# The level of each question. Levels rise from the bottom of a stack to the top; only steps of the pawn may share one.
_LEVELS = {
    **dict.fromkeys(_TURN, 0),
    Question.PLACE: 1,
    Question.CHAIN: 1,
    **dict.fromkeys((Question.TAKE, Question.STABILIZE, Question.PERMUTE, Question.NEUTRALIZE), 2),
    **dict.fromkeys((Question.ELIMINATE, Question.SURFACE, Question.ECLIPSE), 2),
    **dict.fromkeys((Question.SLOT, Question.DRAW, Question.KEEP), 3),
    Question.ADVANCE: 4,
}
_WINDOWS = (Question.ADVANCE, Question.CLOSING)


def check_frames(s: State) -> None:
    """Raise Malformed for a stack that no game can have."""
    players = int(s.players)
    if s.over:
        refuse_unless(s.depth == 0 and not s.choice.any(), "is over: nothing is asked any more")
        shown = s.downs == 0 and all(s.knows[seat] == EVERYONE for seat in range(players))
        refuse_unless(shown, "is over without all roles and tiles shown (S37)")
        refuse_unless(0 < s.winners < 1 << players, "is over without winners (S41)")
        return
    refuse_unless(s.winners == 0 and s.depth > 0, "is not over: it has no winners, and a question on its stack")
    frames = frames_of(s)
    refuse_unless(all(0 < frame.question <= len(Question) for frame in frames), "has a question that does not exist")
    if s.turn == 0:
        _check_setup(s, frames)
        return
    _check_order(s, frames)
    for depth, frame in enumerate(frames):
        check_question(s, frame, is_top=depth == len(frames) - 1)
    _check_turns(s, frames[0])
    _check_fronts(s, frames)
    _check_choices(s, frames)
    out = np.zeros(len(ACTIONS), np.int16)
    for seat in (seat for seat in range(CHANCE + 1) if pending(s) >> seat & 1):
        refuse_unless(legal(s, seat, out) > 0, f"asks seat {seat} for something it cannot answer")


def _check_setup(s: State, frames: list[Asking]) -> None:
    """S5-S8: tiles for the slots, then a role for each seat, then the hands, one after the other."""
    players = int(s.players)
    begun = frames
    if frames[-1].question == Question.FIRST:
        begun = frames[:-1]
        refuse_unless(s.first == 0 and s.last_side == 0, "draws a First Player marker that is placed already (S5)")
        refuse_unless(frames[-1][1:] == (1 << CHANCE, 0, 0, 0, 0), "asks somebody else for chance's draw (S5)")
    refuse_unless(len(begun) == 1 and begun[0].question in _SETUP, "asks for a turn before the cards are dealt (S8)")
    question, asked, number, left, *rest = begun[0]
    fits = left == sum(int(values).bit_count() for values in s.placed) < max(LEFT_OVER[players], 1)
    refuse_unless(fits and (left == 0 or number == players - 1), "has the wrong cards left over by now (S8)")
    refuse_unless(asked == 1 << CHANCE and not any(rest), "asks somebody else for chance's draw (S6-S8)")
    slots, roles = int(np.count_nonzero(s.slots)), [seat for seat in range(players) if s.roles[seat]]
    shown = [slot for slot in range(SLOTS) if s.slots[slot]]
    refuse_unless(int(s.alive) == (1 << players) - 1, "has somebody eliminated before the first turn (S36)")
    wanted = {
        Question.SLOT: number == slots < SLOTS and shown == list(range(number)) and not roles,
        Question.ROLE: slots == SLOTS and roles == list(range(number)) and number < players - 1,
        Question.DEAL: slots == SLOTS and len(roles) == players and 0 <= number < players,
    }
    refuse_unless(wanted.get(Question(question)), "does not set the round up in the order of the rules (S6-S8)")
    for seat in range(players):
        full = HAND[players] if question == Question.DEAL and seat < number else 0
        dealing = question == Question.DEAL and seat == number < players - 1
        fine = s.cards[seat] < HAND[players] if dealing else s.cards[seat] == full
        refuse_unless(fine, f"has {count_cards(int(s.cards[seat]))} dealt to seat {seat} by now (S8)")


def count_cards(number: int) -> str:
    """A number of cards, in English like the rest of a scene's errors."""
    return f"{number} card" if number == 1 else f"{number} cards"


def _check_order(s: State, frames: list[Asking]) -> None:
    questions = [Question(frame.question) for frame in frames]
    refuse_unless(all(question in _LEVELS for question in questions), "sets a round up in mid-round (S6)")
    levels = [_LEVELS[question] for question in questions]
    steps = levels.count(4)
    rising = all(low < high or low == high == 4 for low, high in pairwise(levels))
    refuse_unless(levels[0] == 0 and rising, "has questions that cannot lie on each other")
    refuse_unless(steps <= 1 + s.spent[Tile.PORTAL], "has more steps to make than Portals were used (S25)")
    refuse_unless(frames[-1].asked != 0, "asks nobody")
    # A step of a card or an elimination needs its own frame below; every other one needs a Portal.
    for below, above in pairwise(questions):
        refuse_unless(below != Question.PLACE or above == Question.ADVANCE, "places a card in mid-step (S13)")
        on_closed = below in (Question.NAME, Question.CLOSING) and above != Question.ADVANCE
        refuse_unless(not on_closed, "has a ritual after the turn is resolved (S20)")
        on_tile = above in (Question.SLOT, Question.DRAW) and below in (Question.TAKE, Question.STABILIZE)
        refuse_unless(not on_tile, "draws a tile before it is taken (S17)")
    refuse_unless(questions[-1] not in (Question.PLACE, Question.GATHER, Question.NEXT), "waits on a step of its own")


def _check_turns(s: State, base: Asking) -> None:
    """S8, S11: one card is played each turn, so nobody has more cards than turns are left."""
    players = int(s.players)
    passed = base.a if base.question == Question.PLAY else players
    for seat in (seat for seat in range(players) if int(s.alive) >> seat & 1):
        played = (seat - int(s.guide)) % players < passed
        last = int(s.turn) - (not played) + int(s.cards[seat])
        refuse_unless(last <= HAND[players], f"has too many cards in the hand of seat {seat} for turn {s.turn} (S8)")


def _check_fronts(s: State, frames: list[Asking]) -> None:
    """S12, S13: cards in front of players belong to the Destination, except one that waits for the pawn's step."""
    base = frames[0].question
    waiting = [frame.a for frame in frames if frame.question == Question.PLACE]
    for seat in range(int(s.players)):
        card = int(s.front[seat]) - 1
        if card < 0:
            continue
        other = seat in waiting
        refuse_unless(base in (Question.PLAY, Question.GATHER), "has cards in front of players after a turn (S20)")
        refuse_unless(
            (world_of(card) == s.destination) != other,
            f"has a card in front of seat {seat} that is not of the Destination (S12)",
        )
    led = s.destination != NO_WORLD
    refuse_unless(
        led or (base == Question.PLAY and sum(frame.question != Question.ADVANCE for frame in frames) == 1),
        "has no Destination (S10)",
    )
    refuse_unless(base != Question.GATHER or s.front.any(), "has no card to gather (S20)")
    last_turn = not anybody_has_cards(s)
    refuse_unless(base != Question.PLAY or not frames[0].asked or not last_turn, "asks for a card nobody has (S15)")
    neutral = [frame for frame in frames if frame.question in (Question.NEUTRALIZE, Question.ELIMINATE)]
    refuse_unless(not neutral or Ritual.NEUTRALIZATION in s.rituals, "eliminates without a Neutralization (S32)")


def _check_choices(s: State, frames: list[Asking]) -> None:
    """S23: each player with cards is still asked or has chosen; there are at least two."""
    chosen = sum(1 << seat for seat in range(int(s.players)) if s.choice[seat])
    eclipse = [frame for frame in frames if frame.question == Question.ECLIPSE]
    if not eclipse:
        refuse_unless(chosen == 0, "has cards chosen without an Eclipse (S23)")
        return
    asked = eclipse[0].asked
    holders = sum(1 << seat for seat in range(int(s.players)) if int(s.alive) >> seat & 1 and s.cards[seat])
    fine = asked != 0 and asked & chosen == 0 and asked | chosen == holders and holders & (holders - 1)
    refuse_unless(fine, "asks for the Eclipse others than those who hold cards and have not chosen (S23)")
