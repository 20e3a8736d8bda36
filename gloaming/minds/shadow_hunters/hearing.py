"""What a mind for Shadow Hunters takes in of what its seat is told."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.events import Column, Log
from gloaming.core.records import Mask, Seat
from gloaming.games.shadow_hunters.rules.cards import VERB, Verb
from gloaming.games.shadow_hunters.rules.components import Gear, Place
from gloaming.games.shadow_hunters.rules.powers import POWER_OF, Power
from gloaming.games.shadow_hunters.rules.state import Kind, Question, View
from gloaming.minds.policies.policy import Traits
from gloaming.minds.shadow_hunters.memory import Memory, Sign, begin, note_harm, note_help, note_sign, weigh_attack
from gloaming.minds.shadow_hunters.traits import Trait

_OF_DEEDS = (Kind.ATTACKED, Kind.SKIPPED, Kind.POWER, Kind.CHOSE, Kind.WOUNDED, Kind.SPARED, Kind.HEALED, Kind.SET)
_OF_FACTS = (Kind.DECLINED, Kind.EQUIPPED, Kind.TOOK, Kind.DISCARDED, Kind.MOVED, Kind.REVEALED, Kind.DIED)
HEEDED = sum(1 << kind for kind in (*_OF_DEEDS, *_OF_FACTS))  # the kinds of events that `hear` looks at


@rule
def heeds(log: Log) -> bool:
    """Whether a move brought anything that `hear` looks at."""
    heeded = 0
    for row in range(1, int(log[0, 0]) + 1):
        heeded |= HEEDED >> int(log[row, Column.KIND]) & 1
    return heeded == 1


@rule
def hear(m: Memory, v: View, listener: Seat, log: Log, traits: Traits) -> None:
    """Take in what was told. What the seat itself does tells it nothing."""
    players = int(v.players)
    if m.begun == 0:
        begin(m, players)
    for row in range(1, int(log[0, 0]) + 1):
        kind, seat = int(log[row, Column.KIND]), int(log[row, Column.SEAT])
        a, b, c = int(log[row, Column.A]), int(log[row, Column.B]), int(log[row, Column.C])
        match kind:
            case Kind.ATTACKED:
                m.chooser = 0
                if seat != listener and b == 0:
                    hear_attack(m, v, seat, a, traits)
            case Kind.SKIPPED:
                if seat != listener and a == Question.ATTACK:
                    hear_attack(m, v, seat, 0, traits)
            case Kind.POWER:  # H24, H25, H84, H87: all that are aimed harm, but for the one that sets wounds (H85)
                m.chooser = 0
                if seat != listener and b >= 0 and POWER_OF[a] != Power.NURSE:
                    note_harm(m, players, seat, b, traits)
            case Kind.CHOSE:
                hear_choice(m, players, listener, seat, a, b, traits)
            case Kind.WOUNDED:
                m.wounds[seat] = b
                if seat == m.chosen and 0 < m.chooser == c + 1:
                    hear_harm_in_woods(m, players, seat, traits)
            case Kind.SPARED:
                if seat == m.chosen and m.chooser > 0:
                    hear_harm_in_woods(m, players, seat, traits)
            case Kind.HEALED:
                m.wounds[seat] = b
                if seat == m.chosen and 0 < m.chooser != seat + 1:
                    note_help(m, players, int(m.chooser) - 1, seat, traits)
                m.chooser = 0 if seat == m.chosen else int(m.chooser)
            case Kind.SET:
                hear_set(m, players, seat, a, traits)
            case Kind.DECLINED:
                if seat != listener:
                    hear_declined(m, seat, a)
            case _:
                hear_fact(m, kind, seat, a, b)


@rule
def hear_fact(m: Memory, kind: int, seat: Seat, a: int, b: int) -> None:
    """Where everybody stands, with what, and who is known or dead."""
    match kind:
        case Kind.MOVED:
            m.pawn[seat] = a
        case Kind.REVEALED:
            m.shown = int(m.shown) | 1 << seat
        case Kind.DIED:
            m.shown = int(m.shown) | 1 << seat
            m.dead = int(m.dead) | 1 << seat
        case Kind.EQUIPPED:
            m.holder[a] = seat + 1
        case Kind.TOOK:
            m.holder[b] = seat + 1
        case Kind.DISCARDED:
            m.holder[a] = 0


@rule
def hear_attack(m: Memory, v: View, seat: Seat, targets: Mask, traits: Traits) -> None:
    """H13: one target, or none, is a choice. H57: the Machine Gun leaves none. H59: neither may Masamune."""
    players, chosen = int(v.players), -1
    for target in range(players):
        chosen = target if targets == 1 << target else chosen
    if traits[Trait.READS] > 0:
        near = in_reach(m, v, seat)
        if m.holder[Gear.MACHINE_GUN] != seat + 1 and near != 0 and (chosen < 0 or near >> chosen & 1 == 1):
            weigh_attack(m, players, seat, near, chosen, m.holder[Gear.MASAMUNE] != seat + 1)
    elif chosen >= 0 and m.holder[Gear.MASAMUNE] != seat + 1:
        note_harm(m, players, seat, chosen, traits)


@rule
def in_reach(m: Memory, v: View, seat: Seat) -> Mask:
    """H13, H58: whom a seat could attack from where it stood."""
    far = m.holder[Gear.HANDGUN] == seat + 1
    here, found = (int(v.slot[int(m.pawn[seat])]) - 1) // 2, 0
    for other in range(int(v.players)):
        there = int(m.pawn[other])
        lives = other != seat and int(m.dead) >> other & 1 == 0 and there != Place.NOWHERE
        if lives and ((int(v.slot[there]) - 1) // 2 == here) != far:
            found |= 1 << other
    return found


@rule
def hear_choice(m: Memory, players: int, listener: Seat, seat: Seat, target: Seat, card: int, traits: Traits) -> None:
    """H10, H35, H39, H49, H50, H53: whom somebody picked. For good or ill, in the Woods the next events say."""
    m.chooser = 0
    if seat == listener:
        return
    match int(VERB[card]):
        case Verb.BLESS:
            note_help(m, players, seat, target, traits)
        case Verb.STRIKE | Verb.DOLL:
            note_harm(m, players, seat, target, traits)
        case _:
            m.chooser = seat + 1
            m.chosen = target


@rule
def hear_harm_in_woods(m: Memory, players: int, seat: Seat, traits: Traits) -> None:
    """H10: the wounds of the Woods, for another or for oneself."""
    if m.chooser == seat + 1:
        note_sign(m, seat, Sign.HURT)
    else:
        note_harm(m, players, int(m.chooser) - 1, seat, traits)
    m.chooser = 0


@rule
def hear_set(m: Memory, players: int, seat: Seat, wounds: int, traits: Traits) -> None:
    """H39: First Aid is a help or a harm, by the wounds there were."""
    if seat == m.chosen and 0 < m.chooser != seat + 1:
        if m.wounds[seat] > wounds:
            note_help(m, players, int(m.chooser) - 1, seat, traits)
        elif m.wounds[seat] < wounds:
            note_harm(m, players, int(m.chooser) - 1, seat, traits)
    m.wounds[seat] = wounds
    m.chooser = 0


@rule
def hear_declined(m: Memory, seat: Seat, question: int) -> None:
    """H77: a window left unused."""
    match question:
        case Question.BITE:
            note_sign(m, seat, Sign.BITE)
        case Question.ROB:
            note_sign(m, seat, Sign.ROB)
        case Question.FEAST:
            note_sign(m, seat, Sign.FEAST)
        case Question.SPEAR:
            note_sign(m, seat, Sign.SPEAR)
