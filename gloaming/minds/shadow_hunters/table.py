"""What a bot for Shadow Hunters reads off its view at one decision, as plain numbers: records are slow to read."""

from __future__ import annotations

from typing import Any

from gloaming.core.decisions import Frame
from gloaming.games.shadow_hunters.rules.characters import CAMP_OF, SEATS_OF_CAMP, Camp
from gloaming.games.shadow_hunters.rules.components import PLACES, Gear, Place
from gloaming.games.shadow_hunters.rules.state import Question


class Table:
    """The position as one seat sees it."""

    def __init__(self, view: Any, seat: int) -> None:
        self.seat = seat
        self.players: int = int(view["players"])
        self.character: int = int(view["character"][seat])
        self.camp = Camp(int(CAMP_OF[self.character]))
        frames: list[list[int]] = view["stack"][: int(view["depth"])].tolist()
        self.frame = frames[-1]
        self.below = frames[-2] if len(frames) > 1 else [0] * len(Frame)  # the question that this one came up in
        self.question = Question(self.frame[Frame.QUESTION])
        self.asked_with = self.frame[Frame.A]
        self.wounds: list[int] = view["wounds"].tolist()
        self.hit: list[int] = view["hit"].tolist()  # wounds about to land
        self.gear: list[int] = view["gear"].tolist()
        self.pawn: list[int] = view["pawn"].tolist()
        self.slot: list[int] = view["slot"].tolist()
        self.deck: list[int] = view["deck"].tolist()
        self.discard: list[int] = view["discard"].tolist()
        self.left: list[int] = view["left"].tolist()
        self.vision = int(view["vision"])
        alive = int(view["alive"])
        self.alive = [seat for seat in range(self.players) if alive >> seat & 1]
        self.others = [other for other in self.alive if other != seat]
        self.safe = int(view["guarded"]) | int(view["barred"])  # from attacks
        self.barred = int(view["barred"])
        self.revealed = int(view["revealed"])
        self.used = int(view["used"]) >> seat & 1 == 1
        self.able = bool(view["abilities"]) and not int(view["sealed"]) >> seat & 1
        self.turned = int(view["turned"]) >> seat & 1 == 1
        self.robe_all = bool(view["robe_all"])
        self.dynamite_wide = bool(view["dynamite_wide"])
        self.charles_before = bool(view["charles_before"])
        self.dead = self.players - len(self.alive)
        self.camp_left = [int(size) for size in SEATS_OF_CAMP[self.players]]  # of each camp, how many live
        for other in range(self.players):
            if not alive >> other & 1:
                self.camp_left[int(CAMP_OF[int(view["character"][other])])] -= 1

    @property
    def is_revealed(self) -> bool:
        return self.revealed >> self.seat & 1 == 1

    def has_power(self, who: int) -> bool:
        """H5, H84: whether one is of a mask of characters, and can use one's ability."""
        return who >> self.character & 1 == 1 and self.able

    def owns(self, seat: int, gear: int) -> bool:
        return self.gear[seat] >> gear & 1 == 1

    def territory(self, place: int) -> int:
        """H1: which of the three pairs of slots a place lies in."""
        return (self.slot[place] - 1) // 2

    def territory_of(self, place: int) -> list[int]:
        """H1: the places of a place's territory."""
        return [other for other in range(1, PLACES + 1) if self.territory(other) == self.territory(place)]

    def neighbours(self) -> tuple[int, int]:
        """H23: the places left and right on the ring."""
        here = self.slot[self.pawn[self.seat]] - 1
        place_of = {self.slot[place] - 1: place for place in range(1, PLACES + 1)}
        return place_of[(here - 1) % PLACES], place_of[(here + 1) % PLACES]

    def in_range(self, place: int) -> list[int]:
        """H13, H58: whom the seat could attack if it stood on a place."""
        far = self.owns(self.seat, Gear.HANDGUN)
        here = self.territory(place)
        return [
            other
            for other in self.others
            if self.pawn[other] != Place.NOWHERE and (self.territory(self.pawn[other]) == here) != far
        ]
