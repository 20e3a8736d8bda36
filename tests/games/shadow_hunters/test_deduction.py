"""H3, H78: who can be whom is exactly what public facts leave open, compared with a list of all deals."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, permutations, product

import pytest

from gloaming.core.game import Reader
from gloaming.core.speech import Speech
from gloaming.games.shadow_hunters.knowledge.deduction import open_to
from tests.games.shadow_hunters.table import arrange, deal

BASE = (
    ("emi", "franklin", "george"),
    ("unknown", "vampire", "werewolf"),
    ("allie", "bob", "charles", "daniel"),
)
MORE = (
    ("ellen", "fu-ka", "gregor"),
    ("ultra-soul", "valkyrie", "wight"),
    ("agnes", "bryan", "catherine", "david"),
)
NUMBER = {name: 1 + at for at, name in enumerate((*sum(BASE, ()), *sum(MORE, ())))}
DEALT = {4: (2, 2, 0), 5: (2, 2, 1), 6: (2, 2, 2), 7: (2, 2, 3), 8: (3, 3, 2)}
EXPANSIONS = {"off": 0, "initial": 1, "random": 2}


def casts(players: int, expansion: str) -> Iterator[tuple[str, ...]]:
    """Every set of characters that can be at a table, according to H3 and H78."""
    camps = []
    for base, more, count in zip(BASE, MORE, DEALT[players], strict=True):
        pool: list[tuple[str, ...]]
        if expansion == "off":
            pool = [(name,) for name in base]
        elif expansion == "initial":
            pool = list(zip(base, more, strict=True))
        else:
            pool = [(name,) for name in (*base, *more)]
        out = {"bob", "bryan"} if expansion == "initial" else {"bob"}
        pool = [slot for slot in pool if players < 7 or not out & set(slot)]
        camps.append([cast for slots in combinations(pool, count) for cast in product(*slots)])
    for parts in product(*camps):
        yield sum(parts, ())


def written_out(seats: list[set[str]], expansion: str) -> list[set[str]]:
    """For each seat, the characters it has in at least one deal."""
    found: list[set[str]] = [set() for _ in seats]
    for cast in casts(len(seats), expansion):
        for dealt in permutations(cast):
            if all(name in seat for name, seat in zip(dealt, seats, strict=True)):
                for name, seen in zip(dealt, found, strict=True):
                    seen.add(name)
    return found


def mask(names: set[str]) -> int:
    return sum(1 << NUMBER[name] for name in names)


@pytest.mark.parametrize(
    ("players", "expansion", "tables"),
    [(4, "off", 30), (4, "initial", 30), (5, "initial", 6), (4, "random", 6), (6, "off", 6)],
)
def test_the_deduction_is_exact(players: int, expansion: str, tables: int) -> None:
    """H3, H78: some seats are face up, of others some characters are ruled out."""
    dice = random.Random(players)
    every = list(casts(players, expansion))
    for _ in range(tables):
        truth = dice.sample(dice.choice(every), players)
        seats = []
        for name in truth:
            if dice.random() < 0.4:
                seats.append({name})
            else:
                seats.append({other for other in NUMBER if other == name or dice.random() < 0.5})
        expected = tuple(mask(names) for names in written_out(seats, expansion))
        assert open_to(tuple(map(mask, seats)), EXPANSIONS[expansion]) == expected


def test_by_initial_a_face_up_character_rules_the_other_of_its_slot_out() -> None:
    """H78: with Ellen face up nobody is Emi; with two Hunters face up nobody else is one."""
    game = arrange(deal("ellen", "franklin", "vampire", "wight", expansion="initial"), revealed=[0])
    kinds = game.view(2)["seats"][1]["could_be"]
    assert "emi" not in kinds
    assert kinds == [
        "franklin",
        "george",
        "unknown",
        "vampire",
        "werewolf",
        "fu-ka",
        "gregor",
        "ultra-soul",
        "valkyrie",
        "wight",
    ]


def test_eight_players_by_initial_have_every_hunter_slot() -> None:
    """H3, H78: all three of each camp's slots are dealt, so two of a slot ruled out leave the third."""
    eight = ("emi", "franklin", "george", "unknown", "vampire", "werewolf", "allie", "charles")
    game = arrange(deal(*eight, expansion="initial"), revealed=[0, 1, 3, 4, 5, 6])
    assert game.view(None)["seats"][2]["could_be"] == ["george", "charles", "daniel", "gregor", "catherine", "david"]
    game = arrange(deal(*eight, expansion="initial"), revealed=[0, 1, 3, 4, 5, 6, 7])
    assert game.view(None)["seats"][2]["could_be"] == ["george", "gregor"]


def test_the_own_character_is_left_out_of_the_grid() -> None:
    """H3: the grid of others would else tell whoever looks on; to the viewer alone it is said in words."""
    game = deal("emi", "franklin", "vampire", "werewolf")
    assert "emi" in game.view(0)["seats"][1]["could_be"]
    assert game.view(0)["seats"][0]["could_be"] == ["emi"]
    board = Speech("shadow_hunters", Reader(0)).board(game.glance(0))
    assert board.count("Emi") == 1
