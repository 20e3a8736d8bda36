"""The tables of docs/games: actions and observations of a game. `python -m tests.tables GAME` prints them."""

from __future__ import annotations

import sys

from gloaming.core.game import Game, find


def action_rows(game: Game) -> list[str]:
    """A row for each family of moves: its first action, how many, and its first and last move."""
    rows = []
    for name, family in game.actions.families.items():
        first, count = game.actions.first(name), len(family.moves)
        moves = f"`{game.actions.format(first)}`"
        if count > 1:
            moves += f" to `{game.actions.format(first + count - 1)}`"
        rows.append(f"| {first} | {count} | {moves} |")
    return rows


def observation_rows(game: Game) -> list[str]:
    """A row for each section of an observation: where it starts, its length, its name."""
    rows, start = [], 0
    for name, length in game.observation:
        rows.append(f"| {start} | {length} | {name} |")
        start += length
    return rows


def main() -> None:
    """Print the tables of a game."""
    game = find(sys.argv[1])
    print(f"{len(game.actions)} actions\n\n| first | how many | moves |\n|---|---|---|")
    print("\n".join(action_rows(game)))
    print(f"\n{sum(length for _, length in game.observation)} numbers\n\n| from | length | section |\n|---|---|---|")
    print("\n".join(observation_rows(game)))


if __name__ == "__main__":
    main()
