"""Following docs/adding-a-game.md gives a game, and with no further line everything that built-in games have."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from tests.guide import SERVES, Place, agrees, blocks, commands
from tests.server.playing import play_to_the_end, start_with_bots

WAIT = 60


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """The place where the guide is followed."""
    place = Place(tmp_path_factory.mktemp("guide"))
    yield place
    place.forget()


def play_at_tables(address: str) -> None:
    """The game and the bot for another are offered in every language; a person plays with a bot over a real socket."""
    with httpx.Client(base_url=address, headers={"origin": address}, timeout=WAIT) as client:
        games = {game["name"]: game for game in client.get("/api/games").json()}
        bots = {name: [bot["name"] for bot in games[name]["bots"]] for name in ("kuhn", "duel")}
        assert bots["kuhn"] == ["random", "equilibrium"]
        assert bots["duel"] == ["first", "random", "matrix", "master"]  # the strongest, the default, last
        assert games["duel"]["bots"][0]["title"] == {"id": "core-verbatim", "args": {"text": "first"}}
        for lang in ("en", "fr", "de"):
            assert "title = Kuhn poker" in client.get(f"/api/games/kuhn/messages?lang={lang}").text
        assert "K7" in client.get("/api/games/kuhn/rules?lang=fr").text

        async def one_game() -> str:
            table = await start_with_bots(client, "kuhn", 2)
            await play_to_the_end(address, client, table)
            return table

        table = asyncio.run(one_game())
        frame = client.get(f"/api/tables/{table}").json()
        first, *_, last = (line["said"] for line in frame["log"]["lines"])
        assert (first["id"], first["args"]["who"]) == ("event-dealt", [0])
        assert (last["id"], last["args"]["chips"]) in [("event-won", 1), ("event-won", 2)]
        assert "event-won =" in client.get("/api/games/kuhn/messages?lang=fr").text
        assert client.get(f"/api/replays/{table}-1/verify").json()["draws"] == 2


def test_the_guide_can_be_followed_to_the_letter(place: Place) -> None:
    for block in blocks():
        if block.file is not None:
            place.write(block)
        elif block.kind == "pycon":
            place.session(block.body)
        else:
            for command, wanted, typed in commands(block):
                if command.startswith(SERVES):
                    with place.serve(command) as address:
                        play_at_tables(address)
                else:
                    printed = place.run(command, typed)
                    assert agrees(wanted, printed), f"line {block.line}: {command}\n{printed}"


def test_a_game_without_french_is_played_in_english(place: Place) -> None:
    printed = place.run("gloaming play kuhn --lang fr --seat 0 --bot random --seed demo", "check\n\n")
    assert "Kuhn poker" in printed
    assert "Player 2 wins a chip." in printed
    assert "**K6** Whoever folds" in place.run("gloaming rules kuhn --lang fr --clause K6")


def test_the_ladder_catches_a_leak_in_it(place: Place) -> None:
    """K2: the ladder rejects a view that shows another player's card."""
    code = (
        "import dataclasses as d; from gloaming.core.game import find; from gloaming.testing import Setup, climb\n"
        "game = find('kuhn')\n"
        "def leak(s, viewer, out): game.rules.view(s, viewer, out); out.cards[:] = s.cards\n"
        "climb(Setup('kuhn', 2), d.replace(game, rules=d.replace(game.rules, view=leak)))"
    )
    with pytest.raises(AssertionError, match="knows what nobody told"):
        place.run(f'python -c "{code}"')


def test_compiled_rules_are_kept_by_the_sources_of_the_game_wherever_one_stands(place: Place) -> None:
    """Its folders have no `__init__.py`, and need none."""
    code = "from gloaming.core.compile import folder_of; print(folder_of('kuhn.rules'))"
    assert place.run(f'cd / && python -c "{code}"') == f"{place.folder / 'kuhn' / 'rules'}\n"


def test_the_value_of_the_game_is_the_one_that_kuhn_proved(place: Place) -> None:
    """-1/18 for the first player ("A simplified two-person poker", 1950): OpenSpiel's CFR+ finds it by these rules."""
    code = (
        "import pyspiel, gloaming.envs.openspiel\n"
        "from open_spiel.python.algorithms import cfr, expected_game_score\n"
        "game = pyspiel.load_game('python_gloaming_kuhn')\n"
        "solver = cfr.CFRPlusSolver(game)\n"
        "for _ in range(20): solver.evaluate_and_update_policy()\n"
        "policies = [solver.average_policy()] * 2\n"
        "print(*expected_game_score.policy_value(game.new_initial_state(), policies))"
    )
    first, second = map(float, place.run(f'python -c "{code}"').split())
    assert first == pytest.approx(-1 / 18, abs=0.002)
    assert first + second == pytest.approx(0)
