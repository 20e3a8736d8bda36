"""The numbers that a mind for Shadow Hunters plays by, and the levels, which differ in them."""

from __future__ import annotations

from enum import IntEnum

from gloaming.minds.policies.policy import Traits


class Trait(IntEnum):
    """One number each; the unit of worth is the death of one of two enemies."""

    # What behaviour says of camps: how many times as likely an act is towards the own camp, then the other one
    HARMS_OWN = 0
    HARMS_OTHER = 1
    HELPS_OWN = 2
    HELPS_OTHER = 3
    # What a window left unused says of a character: how likely who it is for leaves it
    LEAVES_BITE = 4
    LEAVES_ROB = 5
    LEAVES_FEAST = 6
    LEAVES_SPEAR = 7
    HURTS_ONESELF = 8  # in the Woods, of one's own will: how many times as likely for who wants to die first
    NOTICES = 9  # how much the mind makes of what others do: an exponent of how likely that was
    # What things are worth
    SHOWN = 10  # to show who one is, for nothing
    INFORMATION = 11  # to learn what tells an enemy from a friend for sure
    TWO_ROLLS = 12  # what a second roll adds
    PATIENCE = 13  # what a power that can be used once must bring, for somebody in good health
    MASK = 14  # for the Unknown, to be taken for a Hunter
    RISK = 15  # H29: the chance to be killed before she is asked again that Allie takes to keep her heal
    LASTING = 16  # a power that is open once one is revealed will be used again
    DENIAL = 17  # an equipment in an enemy's hands against one's own
    LOOT = 18  # what a kill may bring besides
    AGAIN = 19  # another turn
    GUARD = 20  # of one's own life, the Guardian Angel for a round
    HANDED = 21  # how often an equipment is given up rather than a wound taken
    OWN = 22  # one's own life against another of the camp: one knows what one is doing
    BYSTANDER = 23  # a Neutral's death: wounds that an enemy should have had
    REVENGE = 24  # how much of a counterattack is reckoned with
    FRIENDS = 25  # the death of another of one's own camp, against that of an enemy
    SIGNAL = 26  # how many others it takes to keep one hidden from each friend
    # What a person may overlook
    DEDUCES = 27  # whether the mind rules characters out by wounds and by what others were told (1), or not (0)
    BLUR = 28  # a difference in worth that the mind does not notice
    READS = 29  # whether the mind weighs whom others attack, and whom they do not, by how likely that was (1), or not


HEURISTIC = {
    Trait.HARMS_OWN: 0.5,
    Trait.HARMS_OTHER: 1.5,
    Trait.HELPS_OWN: 1.6,
    Trait.HELPS_OTHER: 0.6,
    Trait.LEAVES_BITE: 0.5,
    Trait.LEAVES_ROB: 0.4,
    Trait.LEAVES_FEAST: 0.8,
    Trait.LEAVES_SPEAR: 0.7,
    Trait.HURTS_ONESELF: 4.0,
    Trait.NOTICES: 1.0,
    Trait.SHOWN: -0.05,
    Trait.INFORMATION: 0.3,
    Trait.TWO_ROLLS: 0.05,
    Trait.PATIENCE: 0.15,
    Trait.MASK: 0.08,
    Trait.RISK: 0.06,
    Trait.LASTING: 2.0,
    Trait.DENIAL: 0.6,
    Trait.LOOT: 0.06,
    Trait.AGAIN: 0.25,
    Trait.GUARD: 0.1,
    Trait.HANDED: 0.5,
    Trait.OWN: 1.1,
    Trait.BYSTANDER: -0.05,
    Trait.REVENGE: 1.0,
    Trait.FRIENDS: 1.0,
    Trait.SIGNAL: 0.0,
    Trait.DEDUCES: 1.0,
    Trait.BLUR: 0.0,
    Trait.READS: 0.0,
}


def traits(changes: dict[Trait, float]) -> Traits:
    """The numbers of a level: those of the heuristic, with some changed."""
    return tuple({**HEURISTIC, **changes}[trait] for trait in Trait)


# The weakest first. A beginner goes by what lies open and what Visions told it: it counts no hit points, makes nothing
# of what others do, forgets that a Werewolf strikes back, and uses its power as soon as it can. A casual player makes
# less of these things than there is in them, and takes what is about as good as the best. A strong one would rather hit
# than ask, reads from every attack, and from every one left out, how likely it was, and reveals itself when it has
# friends enough.
LEVELS = {
    "beginner": traits(
        {
            Trait.NOTICES: 0.0,
            Trait.DEDUCES: 0.0,
            Trait.REVENGE: 0.0,
            Trait.PATIENCE: 0.0,
            Trait.DENIAL: 0.0,
            Trait.MASK: 0.0,
            Trait.SHOWN: 0.0,
            Trait.RISK: 0.5,
            Trait.BLUR: 0.05,
        }
    ),
    "casual": traits({Trait.NOTICES: 0.5, Trait.REVENGE: 0.5, Trait.PATIENCE: 0.05, Trait.BLUR: 0.03}),
    "heuristic": traits({}),
    "strong": traits(
        {
            Trait.HARMS_OWN: 0.3,
            Trait.INFORMATION: 0.15,
            Trait.LASTING: 1.0,
            Trait.BYSTANDER: 0.1,
            Trait.SIGNAL: 2.5,
            Trait.READS: 1.0,
        }
    ),
}
