"""Every way in which a game can end is told with its condition and the clause."""

from __future__ import annotations

import pytest

from gloaming.core.decisions import TABLE
from gloaming.core.game import find
from gloaming.core.record import parse_record
from gloaming.core.replay import begin
from gloaming.core.speech import in_words
from tests.golden import FOLDER, RULE

WAYS = {
    "duel-all-shells": ("One side holds all 18 shells.", "D14"),
    "duel-limit": ("shells are more than the other side has.", "D15"),
    "duel-limit-drawn": ("both sides have nine shells.", "D15"),
    "shamans-game": ("The highest total won", "S41"),
    "shadow-hunters-hunters": ("All the Shadows are dead: the Hunters win.", "H21"),
    "shadow-hunters-shadows": ("All the Hunters are dead: the Shadows win.", "H21"),
    "shadow-hunters-three-neutrals": ("Three Neutrals are dead: the Shadows win.", "H21"),
    "shadow-hunters-bob": ("Bob has reached a goal of their own.", "H30"),
    "shadow-hunters-charles": ("both camps win. Charles has reached a goal of their own.", "H21, H31"),
    "shadow-hunters-daniel-first": ("Daniel has reached a goal of their own.", "H32, H33"),
    "shadow-hunters-bryan": ("Bryan has reached a goal of their own.", "H21, H81"),
    "shadow-hunters-catherine": ("Catherine has reached a goal of their own.", "H21, H82"),
    "shadow-hunters-david": ("David has reached a goal of their own.", "H83"),
    "shadow-hunters-turns": ("A thousand turns are over.", "H8"),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_end_is_told_with_its_condition_and_clause(way: str) -> None:
    record = parse_record((FOLDER / f"{way}.txt").read_text(encoding="utf-8").partition(RULE)[0])
    game = find(record.game)
    match = begin(record, game)
    for seat, move in record.moves:
        match.play(seat, move)
    assert match.over
    message, clause = game.wording.explain(match.glance(TABLE))
    text, expected = WAYS[way]
    assert text in in_words(message, game=record.game)
    assert clause == expected
