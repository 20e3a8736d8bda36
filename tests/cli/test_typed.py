"""Moves in a player's own words: whatever the screen shows for a move can be typed, and means that move alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import gloaming
from gloaming.cli.typed import meant
from gloaming.core.game import LANGUAGES, Reader
from gloaming.core.match import Match
from gloaming.core.speech import Speech
from tests.cli.conftest import Done

Cli = Callable[..., Done]
TABLES = [("duel", 2, {"limit": 4}), ("duel", 2, {"limit": 4, "variant": "professional"}), ("shamans", 4, {})]
TABLES += [("shadow_hunters", 6, {"expansion": "random", "quick_start": True})]


def _read(match: Match, typed: str, lang: str) -> list[str]:
    seat = match.pending[0]
    found = meant(
        typed, match.game, match.glance(seat), match.legal_actions(seat), Speech(match.game.name, Reader(seat, lang))
    )
    return [match.game.actions.format(action) for action in found]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_shown_for_a_move_can_be_typed(name: str, players: int, options: dict[str, object], lang: str) -> None:
    """In whole games: a move's notation means it alone; so does its sentence, unless another has the same."""
    match = gloaming.new(name, players, seed=f"typed {lang}", **options)
    dice = random.Random(name + lang)
    while not match.over and len(match.moves) < 250:
        seat = match.pending[0]
        words, view = Speech(match.game.name, Reader(seat, lang)), match.glance(seat)
        legal = match.legal_actions(seat)
        said = {action: words.move(view, action) for action in legal}
        notations = {match.game.actions.format(action) for action in legal}
        for action in dice.sample(legal, min(3, len(legal))):
            move = match.game.actions.format(action)
            assert _read(match, move, lang) == [move]
            if said[action] not in notations:
                assert move in _read(match, said[action].upper(), lang)
                same = [other for other in legal if said[other] == said[action]]
                assert len(_read(match, said[action], lang)) >= len(same)
        match.play(seat, dice.choice(match.legal(seat)))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("play argent-5", "play silver-5"),
        ("jouer argent-5", "play silver-5"),
        ("jouer le 5 argent", "play silver-5"),
        ("Jouez le 5 Argent", "play silver-5"),
        ("portail avant", "portal forward"),
        ("portail arrière", "portal back"),
        ("prendre gauche", "take left"),
        ("prendre la pile", "take pile"),
        ("retourner Dague rituelle", "turn-up dagger"),
        ("retourner l’Éclat", "turn-up shard"),
        ("éliminer joueur 2", "eliminate 2"),
        ("eliminer 2", "eliminate 2"),
        ("renoncer", "decline"),
        ("garder", "keep"),
        ("accomplir argent", "ritual silver"),
    ],
)
def test_french_words_of_shamans(typed: str, move: str) -> None:
    """A move that is not allowed now is read too, so that its refusal can say why."""
    match = gloaming.new("shamans", 3, seed="words")
    assert _read(match, typed, "fr") == [move]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("aller antre", "go cabin"),
        ("allez à la Porte de l’outremonde", "go gate"),
        ("attaquer joueur 3", "attack 3"),
        ("voler joueur 2 hache", "steal 2 axe"),
        ("donner Sabre hanté Masamune 1", "give masamune 1"),
        ("piocher lumière", "draw light"),
        ("se révéler", ""),
        ("révéler", "reveal"),
        ("passer", "skip"),
        ("renoncer", "decline"),
    ],
)
def test_french_words_of_shadow_hunters(typed: str, move: str) -> None:
    match = gloaming.new("shadow_hunters", 5, seed="words")
    assert _read(match, typed, "fr") == [move] * bool(move)


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("placer 7 b2", "place 7 b2"),
        ("placez le 7 en b2", "place 7 b2"),
        ("placer loup-7 b2", "place wolf-7 b2"),
        ("masque a", "mask a"),
        ("choisir la rangée 2", "mask 2"),
        ("échanger a1 b2", "swap a1 b2"),
        ("échanger b2 et a1", "swap a1 b2"),
        ("échanger loup-3 bison-7", "swap bison-7 wolf-3"),
    ],
)
def test_french_words_of_duel(typed: str, move: str) -> None:
    match = gloaming.new("duel", seed="words")
    assert _read(match, typed, "fr") == [move]


@pytest.mark.parametrize(
    "typed", ["", "argent-5", "jouer", "jouer argent-9", "jouer argent", "jouer 5", "x" * 200, "()"]
)
def test_what_is_no_move_is_not_guessed(typed: str) -> None:
    assert _read(gloaming.new("shamans", 3, seed="words"), typed, "fr") == []


def test_a_word_for_two_moves_means_both() -> None:
    """H45: whoever has the Mystic Compass may roll once or twice; `lancer` does not say which."""
    match = gloaming.new("shadow_hunters", 4, seed="words")
    seat = match.pending[0]
    actions = [match.game.actions.parse(move) for move in ("roll", "roll-twice")]
    assert (
        meant("lancer", match.game, match.glance(seat), actions, Speech(match.game.name, Reader(seat, "fr"))) == actions
    )


def test_the_terminal_takes_french_words_and_asks_back_where_they_are_ambiguous(cli: Cli) -> None:
    duel = ("play", "duel", "--bot", "random", "--seed", "seed", "--seat", "bison", "--lang", "fr")
    done = cli(*duel, "--option", "variant=professional", typed="placez bison-7 b2\n")
    assert "Vous placez le 7 en b2." in done.out
    hunters = ("play", "shadow_hunters", "--players", "4", "--seed", "seed", "--seat", "0", "--lang", "fr")
    done = cli(*hunters, "--bot", "random", typed="lancer\nquit\n")
    assert "Vous lancez" in done.out
