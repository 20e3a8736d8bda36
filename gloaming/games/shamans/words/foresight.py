"""What a move is known to bring, said before it is made: from the view of whoever may make it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gloaming.core.counting import fill
from gloaming.core.decisions import Frame, top
from gloaming.core.game import Reader
from gloaming.core.records import Action, Seat
from gloaming.games.shamans.rules.components import (
    CARDS,
    FULL_WORLD,
    RITUAL_NAMES,
    ROLE_NAMES,
    SHADOWS,
    SHAMANS,
    SHARDS_TO_SCORE,
    TILE_NAMES,
    VALUES,
    WORLD_NAMES,
    Role,
    Side,
    Source,
    Tile,
)
from gloaming.games.shamans.rules.effects import any_tile
from gloaming.games.shamans.rules.moves import ACTIONS
from gloaming.games.shamans.rules.state import Question, View
from gloaming.games.shamans.words.describe import down_tiles, pile_count, seat_name
from gloaming.games.shamans.words.texts import TEXTS


def effect(v: View, action: Action, reader: Reader) -> str:
    """What the reader's move costs or brings as far as the view tells; "" when there is nothing to say."""
    verb, *words = ACTIONS.format(action).split()
    said = _Foresight(v, reader)
    match verb:
        case "play":
            return " ".join(said.play(CARDS.index(words[0])))
        case "pass":
            return said.gift()
        case "take":
            return " ".join(said.take(words[0]))
        case "keep" | "show" | "turn-up":
            return said.tile(verb, TILE_NAMES.index(words[0]) if words else said.drawn())
        case "back":
            return said.words("back", space=max(1, said.pawn - 2))
        case "exchange":
            return said.exchange(int(words[0]))
        case "eliminate":
            return " ".join(said.eliminate(int(words[0])))
        case "decline":
            return said.words(f"decline_{Question(top(v, Frame.QUESTION)).name.lower()}")
        case "ritual":
            return said.words(RITUAL_NAMES[int(v.rituals[WORLD_NAMES.index(words[0])])])
        case "guide":
            return said.words("guide", who=seat_name(int(words[0]), reader), count=int(v.cards[int(words[0])]))
        case "portal":
            return said.portal(1 if words[0] == "forward" else -1)
        case _:
            return ""


class _Foresight:
    """The words for one reader, and what of the view they are made from."""

    def __init__(self, v: View, reader: Reader) -> None:
        self.v = v
        self.me = reader.viewer
        self.reader = reader
        self.text = TEXTS[reader.lang]
        self.players, self.pawn, self.moon = int(v.players), int(v.pawn), int(v.track)

    def words(self, key: str, **facts: Any) -> str:
        return fill(self.text[f"effect_{key}"], self.reader.lang, moon=self.moon, **facts)

    def play(self, card: int) -> Iterator[str]:
        """S10-S13: a Destination, a card that stays, or a step and a card that is placed."""
        world = card // VALUES
        facts = {"world": self.text[WORLD_NAMES[world]], "ritual": self.text[RITUAL_NAMES[int(self.v.rituals[world])]]}
        if self.v.destination < 0:
            placed = int(self.v.placed[world]).bit_count()
            yield self.words("lead", placed=placed, all=FULL_WORLD[self.players].bit_count(), **facts)
        elif self.v.destination == world:
            yield from self.follow(card, facts)
        else:
            yield self.step(1)
            if int(self.v.placed[world]) | 1 << card % VALUES == FULL_WORLD[self.players]:
                yield self.words("completes", **facts)

    def step(self, steps: int) -> str:
        """S4, S33: where the pawn comes to."""
        space = self.pawn + steps
        if space >= self.moon:
            return self.words("moon")
        return self.words("forward" if steps == 1 else "back" if steps < 0 else "steps", space=space, count=steps)

    def follow(self, card: int, facts: dict[str, str]) -> Iterator[str]:
        """S16-S20: lowest and highest as it stands, surely so when nobody can go below or above any more."""
        value = card % VALUES
        alive = [seat for seat in range(self.players) if int(self.v.alive) >> seat & 1 and self.v.front[seat] > 0]
        lying = [(int(self.v.front[seat]) - 1) % VALUES for seat in alive]
        unseen = self.unseen(card // VALUES) if self.to_come() else 0
        if any_tile(self.v) and value <= min(lying, default=value):
            yield self.words("lowest_so_far" if unseen & (1 << value) - 1 else "lowest")
        if value >= max(lying, default=value):
            yield self.words("highest_so_far" if unseen >> value else "highest")
        elif value > min(lying):
            yield self.words("between")
        if self.gathered(card) == FULL_WORLD[self.players]:
            yield self.words("completes_later", **facts)

    def to_come(self) -> bool:
        """S11: whether somebody else is still to play a card in this turn."""
        passed = (self.me - int(self.v.guide)) % self.players
        later = [(int(self.v.guide) + place) % self.players for place in range(passed + 1, self.players)]
        return any(int(self.v.alive) >> seat & 1 and self.v.cards[seat] > 0 for seat in later)

    def gathered(self, card: int) -> int:
        """S14, S20: the values of the Destination beside the board once the cards lying now are placed."""
        values = int(self.v.placed[card // VALUES]) | 1 << card % VALUES
        for front in self.v.front[: self.players]:
            if front > 0:
                values |= 1 << (int(front) - 1) % VALUES
        return values

    def unseen(self, world: int) -> int:
        """S8: the values of a World that others may still hold."""
        lying = [int(front) - 1 for front in self.v.front[: self.players] if front > 0]
        seen = int(self.v.placed[world]) | int(self.v.hands[self.me, world])
        for card in lying:
            seen |= 1 << card % VALUES if card // VALUES == world else 0
        return FULL_WORLD[self.players] & ~seen

    def gift(self) -> str:
        """S23, S24: who the card of the Eclipse goes to."""
        step = 1 if top(self.v, Frame.A) == Side.LEFT else -1
        other = (self.me + step) % self.players
        while not (int(self.v.alive) >> other & 1 and self.v.cards[other] > 0):
            other = (other + step) % self.players
        return self.words("pass", who=seat_name(other, self.reader))

    def take(self, source: str) -> Iterator[str]:
        """S17-S19, S22: what the tile does, and how likely the Eclipse comes up behind it."""
        slot = Source[source.upper()]
        left = pile_count(self.v) - 1
        if slot == Source.PILE:
            yield self.words("pile", count=left + (not self.v.pile[0]))
        else:
            yield self.tile("take", int(self.v.slots[slot]))
        if self.v.pile[0] and left > 0:
            yield self.words("eclipse_sure" if left == 1 else "eclipse", count=left)

    def drawn(self) -> int:
        """S18: the tile just drawn, which is to be kept or shown."""
        return int(self.v.down_tile[int(self.v.downs) - 1])

    def tile(self, verb: str, tile: int) -> str:
        """S18, S25-S28: what a tile does for its owner, face up or face down."""
        if verb == "keep":
            return self.words("keep", turn=int(self.v.turn))
        shards = int(self.v.up[self.me, Tile.SHARD]) + (verb == "take")
        shards += sum(kind == Tile.SHARD for kind, _ in down_tiles(self.v, self.me))
        key = f"tile_{TILE_NAMES[tile]}"
        return self.words(f"{key}_scores" if tile == Tile.SHARD and shards >= SHARDS_TO_SCORE else key, count=shards)

    def left_of(self, role: int) -> int:
        """S2: how many cards of a role lie where the viewer does not know it."""
        total = (SHAMANS if role == Role.SHAMAN else SHADOWS)[self.players]
        return total - sum(int(known) == role for known in self.v.roles[: self.players])

    def role_of(self, seat: Seat) -> int:
        """S7: a role that the viewer has seen, or that all the others leave; 0 when it may be either."""
        if self.v.roles[seat] > 0:
            return int(self.v.roles[seat])
        return Role.SHAMAN if not self.left_of(Role.SHADOW) else 0 if self.left_of(Role.SHAMAN) else Role.SHADOW

    def exchange(self, other: Seat) -> str:
        """S30: what both become."""
        who, mine, theirs = seat_name(other, self.reader), self.role_of(self.me), self.role_of(other)
        given = self.text[f"a_{ROLE_NAMES[mine]}"]
        if not theirs:
            return self.words("exchange", who=who, given=given)
        return self.words("exchange_known", who=who, given=given, got=self.text[f"a_{ROLE_NAMES[theirs]}"])

    def eliminate(self, victim: Seat) -> Iterator[str]:
        """S32, S35, S36: what follows if the victim is a Shaman, and if a Shadow; only what they may be is said."""
        who, role = seat_name(victim, self.reader), self.role_of(victim)
        cards, certain = int(self.v.cards[victim]), "is" if role else "if"
        if role != Role.SHADOW:
            key = "moon" if self.pawn + cards >= self.moon else "shaman"
            yield self.words(f"{certain}_{key}", who=who, count=cards, space=self.pawn + cards)
        if role != Role.SHAMAN:
            gone = sum(
                not int(self.v.alive) >> seat & 1 and self.v.roles[seat] == Role.SHADOW for seat in range(self.players)
            )
            last = SHADOWS[self.players] - gone == 1
            yield self.words(f"{certain}_{'last_shadow' if last else 'shadow'}", who=who, count=cards)

    def portal(self, step: int) -> str:
        """S25: where a Portal puts the pawn; S25c: back before a step onto the Moon, it ends where it stood."""
        if step < 0 and top(self.v, Frame.QUESTION) == Question.ADVANCE:
            steps = top(self.v, Frame.B)
            return self.words("hold" if steps == 1 else "hold_steps", space=self.pawn, count=steps - 1)
        return self.step(step)
