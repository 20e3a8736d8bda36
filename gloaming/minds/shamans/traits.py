"""The numbers that a mind for Shamans plays by, and the levels, which differ in them."""

from __future__ import annotations

from enum import IntEnum

from gloaming.minds.policies.policy import Traits


class Trait(IntEnum):
    """One number each; points are those of S37."""

    # What behaviour says of roles: how likely a Shaman does a thing, then how likely a Shadow does
    STRAY_SHAMAN = 0  # to play another World when able to follow
    STRAY_SHADOW = 1
    FORWARD_SHAMAN = 2  # to use a Portal forward
    FORWARD_SHADOW = 3
    BACK_SHAMAN = 4  # to use a Portal back
    BACK_SHADOW = 5
    STABILIZE_SHAMAN = 6  # to move the pawn back by the ritual
    STABILIZE_SHADOW = 7
    STRIKE_SHAMAN_SHAMAN = 8  # to eliminate somebody who turns out to be a Shaman
    STRIKE_SHAMAN_SHADOW = 9
    STRIKE_SHADOW_SHAMAN = 10  # to eliminate a Shadow
    STRIKE_SHADOW_SHADOW = 11
    # How the round will go
    PUSH = 12  # of the times a Shadow could follow, how often it does not
    FEAR = 13  # points that it is worth to keep another from winning the game
    SPREAD_LEAST = 14  # how far the steps may be from what is expected: at least,
    SPREAD = 15  # and by the root of what is expected
    CAUGHT = 16  # how often the Shadows are eliminated before they are there, at 3, 4 and 5 players
    CAUGHT_4 = 17
    CAUGHT_5 = 18
    GRUDGE = 19  # a World once not followed is rarely followed later
    # What things are worth
    SURVIVES = 20  # the chance to be still in at the end of the round
    SECOND_SHARD = 21  # at the beginning of a round, the chance to find a second Moon Shard after the first
    DENIAL = 22  # a Moon Shard that somebody else needs
    USES_DAGGER = 23  # at the beginning of a round, the chance to complete a World of Neutralization
    TRUTH_SHAMAN = 24  # a Mask of Truth for its taker
    TRUTH_SHADOW = 25
    EXPOSED = 26  # to exchange roles with an enemy, who then knows where one stands
    TO_COME = 27  # pairs of Daggers that others are still to find, at the beginning of a round
    STRUCK = 28  # how often a player taken for a Shadow is struck, among two Daggers or more, at 3, 4 and 5 players
    STRUCK_4 = 29
    STRUCK_5 = 30
    ENVY = 31  # to strike a player, for each point they have
    MERCY = 32  # not to strike when it changes nothing
    LEAD = 33  # steps that it is worth to be the next Guide
    FOLLOWER_SHAMAN = 34  # steps that a card which can follow is worth
    FOLLOWER_SHADOW = 35
    EDGE = 36  # a card that is sure to be lowest or highest
    CONTESTS = 37  # how often a player who could be lowest or highest plays for it
    # What a person may overlook
    SUSPICION = 38  # how much the mind minds being suspected
    CARDS = 39  # how much it thinks of the cards it keeps for later turns
    OTHERS = 40  # how much it reckons with what others may still play in this turn
    NOTICES = 41  # how much it makes of what others do: an exponent of how likely that was
    EXACT = 42  # 1: it weighs roles over all ways in which the hidden cards may lie (`beliefs`)


HEURISTIC = {
    Trait.STRAY_SHAMAN: 0.05,
    Trait.STRAY_SHADOW: 0.55,
    Trait.FORWARD_SHAMAN: 0.02,
    Trait.FORWARD_SHADOW: 0.98,
    Trait.BACK_SHAMAN: 0.95,
    Trait.BACK_SHADOW: 0.05,
    Trait.STABILIZE_SHAMAN: 0.75,
    Trait.STABILIZE_SHADOW: 0.25,
    Trait.STRIKE_SHAMAN_SHAMAN: 0.25,
    Trait.STRIKE_SHAMAN_SHADOW: 0.75,
    Trait.STRIKE_SHADOW_SHAMAN: 0.8,
    Trait.STRIKE_SHADOW_SHADOW: 0.2,
    Trait.PUSH: 0.35,
    Trait.FEAR: 1.5,
    Trait.SPREAD_LEAST: 0.35,
    Trait.SPREAD: 0.45,
    Trait.CAUGHT: 0.35,
    Trait.CAUGHT_4: 0.45,
    Trait.CAUGHT_5: 0.25,
    Trait.GRUDGE: 0.35,
    Trait.SURVIVES: 0.9,
    Trait.SECOND_SHARD: 0.5,
    Trait.DENIAL: 0.3,
    Trait.USES_DAGGER: 0.3,
    Trait.TRUTH_SHAMAN: 0.1,
    Trait.TRUTH_SHADOW: -0.5,
    Trait.EXPOSED: 0.15,
    Trait.TO_COME: 0.8,
    Trait.STRUCK: 0.6,
    Trait.STRUCK_4: 0.6,
    Trait.STRUCK_5: 0.35,
    Trait.ENVY: 0.02,
    Trait.MERCY: 0.05,
    Trait.LEAD: 0.6,
    Trait.FOLLOWER_SHAMAN: 0.8,
    Trait.FOLLOWER_SHADOW: 0.3,
    Trait.EDGE: 0.04,
    Trait.CONTESTS: 0.7,
    Trait.SUSPICION: 1.0,
    Trait.CARDS: 1.0,
    Trait.OTHERS: 1.0,
    Trait.NOTICES: 1.0,
    Trait.EXACT: 0.0,
}


def traits(changes: dict[Trait, float]) -> Traits:
    """The numbers of a level: those of the heuristic, with some changed."""
    return tuple({**HEURISTIC, **changes}[trait] for trait in Trait)


# The weakest first. A beginner looks at its own cards and the pawn alone: it makes nothing of what others do, does not
# mind what they make of it, and thinks of no later turn. To a casual player these things count, but little.
LEVELS = {
    "beginner": traits(
        {
            Trait.NOTICES: 0.0,
            Trait.SUSPICION: 0.0,
            Trait.OTHERS: 0.0,
            Trait.CARDS: 0.0,
            Trait.FEAR: 0.0,
            Trait.DENIAL: 0.0,
            Trait.LEAD: 0.0,
        }
    ),
    "casual": traits({Trait.NOTICES: 0.5, Trait.SUSPICION: 0.3, Trait.OTHERS: 0.3, Trait.CARDS: 0.3, Trait.FEAR: 0.5}),
    "heuristic": traits({}),
    "strong": traits({Trait.EXACT: 1.0, Trait.ENVY: 0.1, Trait.LEAD: 0.8, Trait.SUSPICION: 1.3, Trait.FEAR: 2.0}),
}
