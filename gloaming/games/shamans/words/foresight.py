"""The known effects of a move, told before it is made, from the view of whoever may make it and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.core.decisions import Frame, top
from gloaming.core.messages import Argument, Message, say, seat, thing
from gloaming.core.records import Action, Seat
from gloaming.games.shamans.rules.components import (
    CARDS,
    FULL_WORLD,
    RITUAL_NAMES,
    SHADOWS,
    SHAMANS,
    SHARDS_TO_SCORE,
    TILE_NAMES,
    WORLD_NAMES,
    Role,
    Side,
    Source,
    Tile,
    bit_of,
    value_of,
    world_of,
)
from gloaming.games.shamans.rules.effects import any_tile
from gloaming.games.shamans.rules.moves import ACTIONS
from gloaming.games.shamans.rules.state import Question, View
from gloaming.games.shamans.words.describe import down_tiles, pile_count
from gloaming.games.shamans.words.things import ritual_thing, role_thing, world_thing


def effect(v: View, action: Action, viewer: Seat) -> tuple[Message, ...]:
    """What a move costs or brings the reader, as far as the view shows; nothing if there is nothing to say."""
    verb, *words = ACTIONS.format(action).split()
    return tuple(_Foresight(v, viewer).foretell(verb, words[0] if words else ""))


class _Foresight:
    """What one seat is told, and the parts of the view behind it."""

    def __init__(self, v: View, me: Seat) -> None:
        self.v = v
        self.me = me
        self.players, self.pawn, self.moon = int(v.players), int(v.pawn), int(v.track)

    def foretell(self, verb: str, word: str) -> Iterator[Message]:
        """The known effects of a move, one sentence each."""
        match verb:
            case "play":
                yield from self.play(CARDS.index(word))
            case "pass":
                yield self.gift()
            case "take":
                yield from self.take(Source[word.upper()])
            case "keep" | "show" | "turn-up":
                yield self.tile(verb, TILE_NAMES.index(word) if word else self.drawn())
            case "back":
                yield say("effect-back", space=max(1, self.pawn - 2), moon=self.moon)
            case "exchange":
                yield self.exchange(int(word))
            case "eliminate":
                yield from self.eliminate(int(word))
            case "decline":
                yield thing("effect-decline", Question(top(self.v, Frame.QUESTION)).name)
            case "ritual":
                yield thing("effect-ritual", RITUAL_NAMES[int(self.v.rituals[WORLD_NAMES.index(word)])])
            case "guide":
                yield say("effect-guide", who=seat(int(word)), count=int(self.v.cards[int(word)]))
            case "portal":
                yield self.portal(1 if word == "forward" else -1)

    def play(self, card: int) -> Iterator[Message]:
        """S10-S13: a Destination, a card that stays, or a step and a card that is placed."""
        world = world_of(card)
        facts: dict[str, Argument] = {"world": world_thing(world), "ritual": ritual_thing(int(self.v.rituals[world]))}
        if self.v.destination < 0:
            placed = int(self.v.placed[world]).bit_count()
            yield say("effect-lead", world=world_thing(world), placed=placed, all=FULL_WORLD[self.players].bit_count())
        elif self.v.destination == world:
            yield from self.follow(card, facts)
        else:
            yield self.step(1)
            if int(self.v.placed[world]) | bit_of(card) == FULL_WORLD[self.players]:
                yield say("effect-completes", **facts)

    def step(self, steps: int) -> Message:
        """S4, S33: the space where the pawn arrives."""
        space = self.pawn + steps
        if space >= self.moon:
            return say("effect-moon")
        return say("effect-forward" if steps > 0 else "effect-back", space=space, moon=self.moon)

    def follow(self, card: int, facts: dict[str, Argument]) -> Iterator[Message]:
        """S16-S20: who is lowest and highest now, and whether that is final because nobody can change it."""
        value = value_of(card)
        alive = [seat for seat in range(self.players) if int(self.v.alive) >> seat & 1 and self.v.front[seat] > 0]
        lying = [value_of(int(self.v.front[seat]) - 1) for seat in alive]
        unseen = self.unseen(world_of(card)) if self.to_come() else 0
        if any_tile(self.v) and value <= min(lying, default=value):
            yield say("effect-lowest-so-far" if unseen & (1 << value) - 1 else "effect-lowest")
        if value >= max(lying, default=value):
            yield say("effect-highest-so-far" if unseen >> value else "effect-highest")
        elif value > min(lying):
            yield say("effect-between")
        if self.gathered(card) == FULL_WORLD[self.players]:
            yield say("effect-completes-later", **facts)

    def to_come(self) -> bool:
        """S11: whether somebody else is still to play a card in this turn."""
        passed = (self.me - int(self.v.guide)) % self.players
        later = [(int(self.v.guide) + place) % self.players for place in range(passed + 1, self.players)]
        return any(int(self.v.alive) >> seat & 1 and self.v.cards[seat] > 0 for seat in later)

    def gathered(self, card: int) -> int:
        """S14, S20: the values of the Destination beside the board once the cards lying now are placed."""
        values = int(self.v.placed[world_of(card)]) | bit_of(card)
        for front in self.v.front[: self.players]:
            if front > 0:
                values |= bit_of(int(front) - 1)
        return values

    def unseen(self, world: int) -> int:
        """S8: the values of a World that other players may still hold."""
        lying = [int(front) - 1 for front in self.v.front[: self.players] if front > 0]
        seen = int(self.v.placed[world]) | int(self.v.hands[self.me, world])
        for card in lying:
            seen |= bit_of(card) if world_of(card) == world else 0
        return FULL_WORLD[self.players] & ~seen

    def gift(self) -> Message:
        """S23, S24: who receives the card of the Eclipse."""
        step = 1 if top(self.v, Frame.A) == Side.LEFT else -1
        other = (self.me + step) % self.players
        while not (int(self.v.alive) >> other & 1 and self.v.cards[other] > 0):
            other = (other + step) % self.players
        return say("effect-pass", who=seat(other))

    def take(self, source: Source) -> Iterator[Message]:
        """S17-S19, S22: what the tile does, and how likely the Eclipse comes up after it."""
        left = pile_count(self.v) - 1
        if source == Source.PILE:
            yield say("effect-pile", count=left + (not self.v.pile[0]))
        else:
            yield self.tile("take", int(self.v.slots[source]))
        if self.v.pile[0] and left > 0:
            yield say("effect-eclipse", count=left)

    def drawn(self) -> int:
        """S18: the effect of keeping or showing the tile just drawn."""
        return int(self.v.down_tile[int(self.v.downs) - 1])

    def tile(self, verb: str, tile: int) -> Message:
        """S18, S25-S28: what a tile does for its owner, face up or face down."""
        if verb == "keep":
            return say("effect-keep", turn=int(self.v.turn))
        shards = int(self.v.up[self.me, Tile.SHARD]) + (verb == "take")
        shards += sum(kind == Tile.SHARD for kind, _ in down_tiles(self.v, self.me))
        if tile == Tile.SHARD and shards >= SHARDS_TO_SCORE:
            return say("effect-shards", count=shards)
        return thing("effect-tile", TILE_NAMES[tile])

    def left_of(self, role: int) -> int:
        """S2: how many cards of a role are where the viewer does not see them."""
        total = (SHAMANS if role == Role.SHAMAN else SHADOWS)[self.players]
        return total - sum(int(known) == role for known in self.v.roles[: self.players])

    def role_of(self, seat: Seat) -> int:
        """S7: a role that the viewer has seen or can infer from the others; 0 if it may be either."""
        if self.v.roles[seat] > 0:
            return int(self.v.roles[seat])
        return Role.SHAMAN if not self.left_of(Role.SHADOW) else 0 if self.left_of(Role.SHAMAN) else Role.SHADOW

    def exchange(self, other: Seat) -> Message:
        """S30: the roles that both get."""
        given, theirs = role_thing(self.role_of(self.me)), self.role_of(other)
        if not theirs:
            return say("effect-exchange", who=seat(other), given=given)
        return say("effect-exchange-known", who=seat(other), given=given, got=role_thing(theirs))

    def eliminate(self, victim: Seat) -> Iterator[Message]:
        """S32, S35, S36: what follows if the victim is a Shaman, and if a Shadow; only possible roles are mentioned."""
        who, role = seat(victim), self.role_of(victim)
        cards, certain = int(self.v.cards[victim]), "effect-is" if role else "effect-if"
        if role != Role.SHADOW:
            key = "moon" if self.pawn + cards >= self.moon else "shaman"
            yield say(f"{certain}-{key}", who=who, count=cards, space=self.pawn + cards, moon=self.moon)
        if role != Role.SHAMAN:
            gone = sum(
                not int(self.v.alive) >> seat & 1 and self.v.roles[seat] == Role.SHADOW for seat in range(self.players)
            )
            last = SHADOWS[self.players] - gone == 1
            yield say(f"{certain}-{'last-shadow' if last else 'shadow'}", who=who, count=cards)

    def portal(self, step: int) -> Message:
        """S25: where a Portal moves the pawn; S25c: back before a step onto the Moon, it ends where it was."""
        if step < 0 and top(self.v, Frame.QUESTION) == Question.ADVANCE:
            return say("effect-hold", space=self.pawn, moon=self.moon, count=top(self.v, Frame.B) - 1)
        return self.step(step)
