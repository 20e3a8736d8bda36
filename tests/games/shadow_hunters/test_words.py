"""Words: names as in the rules file, the same keys in both languages, a sentence for everything that happens."""

from __future__ import annotations

import json
import re

import pytest

import gloaming
from gloaming.core.decisions import TABLE
from gloaming.core.game import Reader
from gloaming.games.shadow_hunters import GAME
from gloaming.games.shadow_hunters.rules.cards import CARD_NAMES
from gloaming.games.shadow_hunters.rules.characters import CHARACTER_NAMES
from gloaming.games.shadow_hunters.words import texts_en, texts_fr
from gloaming.games.shadow_hunters.words.texts import card_name, character_name, place_name
from tests.games.shadow_hunters.table import FIVE, FOUR, arrange, deal, draw, go, play


def test_names_in_both_languages() -> None:
    """H10, H25, H26, H49, H64: names are those of the rules file."""
    assert [place_name(4, lang) for lang in ("en", "fr")] == ["Cemetery", "Cimetière"]
    assert [character_name(4, lang) for lang in ("en", "fr")] == ["Unknown", "Métamorphe"]
    assert [card_name(CARD_NAMES.index("aid"), lang) for lang in ("en", "fr")] == ["Aid", "Vision divine"]
    for module in (texts_en, texts_fr):
        assert tuple(module.CARDS) == CARD_NAMES
        assert set(module.CHARACTERS) == set(CHARACTER_NAMES[1:])


def test_french_is_set_as_french() -> None:
    """H62: names and card texts too have no-break spaces and typographic apostrophes."""
    tables = [*texts_fr.CARDS.values(), *texts_fr.CHARACTERS.values(), texts_fr.PLACES, texts_fr.OUTCOMES]
    for text in (text for row in tables for text in row):
        assert "'" not in text
        assert not re.search(r" [:;!?]", text), text


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_has_words(lang: str) -> None:
    """H62, H76: every prompt, move and event has a sentence for every viewer, and views are plain data."""
    for players, expansion in ((5, "off"), (8, "random")):
        game = gloaming.new(
            "shadow_hunters", players=players, seed=f"words {lang}", expansion=expansion, quick_start=players > 5
        )
        words = game.game.wording
        for step in range(120):
            if game.over:
                break
            seat, since = game.pending[0], len(game.moves)
            for viewer in (seat, (seat + 1) % players, TABLE):
                view, reader = game.seen(viewer), Reader(viewer, lang)
                said = [words.board(view, reader), words.prompt(view, reader), *words.explain(view, reader)]
                said += [words.move(view, action, reader) for action in game.legal_actions(viewer)[:4]]
                assert all(text.strip() and "{" not in text for text in said)
                json.dumps(game.view(None if viewer == TABLE else viewer))
            moves = game.legal(seat)
            game.play(seat, moves[step * 3 % len(moves)])
            for viewer in (seat, (seat + 1) % players, TABLE):
                view, reader = game.seen(viewer), Reader(viewer, lang)
                for event in game.events(viewer, since):
                    assert "{" not in words.sentence(view, event, reader)


def test_prompts_say_what_is_asked() -> None:
    """H10, H62: the place, the card and its giver are named to the one who is asked, and to nobody else."""
    game = go(deal(*FOUR), 0, "church")
    assert GAME.wording.prompt(game.seen(0), Reader(0)) == "Church: use its power, or skip it."
    assert GAME.wording.prompt(game.seen(1), Reader(1, names=("Ann", "Ben"))) == "Waiting for Ann."
    game = play(draw(deal(*FOUR), 0, "slap"), "0 give-vision 1")
    assert "gives you Slap" in GAME.wording.prompt(game.seen(1), Reader(1))
    assert "Slap" not in GAME.wording.prompt(game.seen(2), Reader(2))


def test_the_board_shows_what_the_reader_knows() -> None:
    """H18, H22: the own character, those face up, and who the others may be."""
    game = arrange(deal(*FIVE), revealed=[3], gear={1: ["axe"]}, pawns={1: "gate"})
    shown = GAME.wording.board(game.seen(0), Reader(0))
    assert "You are Emi (Hunter)" in shown
    assert "Werewolf, revealed" in shown
    assert "Rusted Broad Axe" in shown
    assert "may be Franklin, George" in shown
    assert "Vampire, " in shown


@pytest.mark.parametrize(
    ("move", "reason", "clause"),
    [
        ("attack 1", "not what is asked", "H7"),
        ("dice 1 1", "only chance", "H7"),
        ("heal", "only Allie", "H29"),
        ("roll-twice", "Compass", "H45"),
    ],
)
def test_refusals_give_reason_and_clause(move: str, reason: str, clause: str) -> None:
    """H7, H29, H45: why not, and the clause."""
    with pytest.raises(gloaming.Illegal, match=reason) as caught:
        deal(*FOUR).play(0, move)
    assert clause in caught.value.clause


def test_the_table_says_when_charles_cannot_win() -> None:
    """H31: with three dead before the kill he cannot win at 5 players, and the product says so."""
    for players, said in ((5, True), (6, False)):
        game = gloaming.new("shadow_hunters", players=players, seed="s", charles_before=True)
        assert ("Charles cannot win" in GAME.wording.board(game.seen(0), Reader(0))) == said


def test_a_view_names_the_cast_with_the_hit_points_printed_on_their_cards() -> None:
    """H3, H18, H78: those used at this table, by camp; at 7 Bob is out, with the expansion there are ten more."""
    cast = deal(*FOUR).view(None)["cast"]
    assert [row["camp"] for row in cast] == ["hunter"] * 3 + ["shadow"] * 3 + ["neutral"] * 4
    assert cast[4] == {"character": "vampire", "camp": "shadow", "hit_points": 13}
    seven = gloaming.new("shadow_hunters", players=7, seed="cast", expansion="random").view(None)["cast"]
    assert len(seven) == 19
    assert "bob" not in [row["character"] for row in seven]


def test_a_view_says_who_is_in_range_of_whom() -> None:
    """H13, H58: the own territory, or with the Handgun the two others; nobody from off the board."""
    game = arrange(deal(*FOUR), pawns={0: "church", 1: "cemetery", 2: "woods"}, gear={1: ["handgun"]})
    assert [seat["in_range"] for seat in game.view(None)["seats"]] == [[1], [2], [], []]
