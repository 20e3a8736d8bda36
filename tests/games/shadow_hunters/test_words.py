"""Words: names as in the rules, verbs that agree with the reader, prompts and refusals that say what is meant."""

from __future__ import annotations

import json

import pytest

import gloaming
from gloaming.core.decisions import TABLE
from gloaming.core.events import shape
from gloaming.core.game import LANGUAGES, Reader
from gloaming.core.speech import Speech
from gloaming.games.shadow_hunters.rules.cards import CARD_NAMES
from gloaming.games.shadow_hunters.rules.state import Kind
from tests.games.shadow_hunters.table import FIVE, FOUR, arrange, deal, draw, go, play


def words(viewer: int, lang: str = "en", names: tuple[str, ...] = ()) -> Speech:
    """What somebody reads."""
    return Speech("shadow_hunters", Reader(viewer, lang, names))


@pytest.mark.parametrize(
    ("key", "names"),
    [
        ("place-cemetery", ("Cemetery", "Cimetière")),
        ("place-cabin", ("Hermit's Cabin", "Antre de l’ermite")),
        ("character-george", ("George", "Georges")),
        ("character-unknown", ("Unknown", "Métamorphe")),
        ("card-spider", ("Bloodthirsty Spider", "Araignée sanguinaire")),
        ("card-aid", ("Aid", "Vision divine")),
    ],
)
def test_names_are_those_of_the_rules(key: str, names: tuple[str, str]) -> None:
    """H10, H25, H26, H49, H64: as the rules file has them."""
    assert tuple(words(0, lang).text(key) for lang in ("en", "fr")) == names


@pytest.mark.parametrize(
    ("viewer", "lang", "said"),
    [
        (0, "en", "You choose yourself."),
        (1, "en", "Ann chooses themselves."),
        (1, "fr", "Ann se choisit."),
        (TABLE, "de", "Ann wählt sich selbst."),
    ],
)
def test_whoever_chooses_themselves_is_not_named_twice(viewer: int, lang: str, said: str) -> None:
    """H10: the Woods can be turned against oneself."""
    game = play(go(deal(*FOUR), 0, "woods"), "0 woods 0 wound")
    chose = next(event for event in game.events(viewer) if event.kind == Kind.CHOSE)
    assert words(viewer, lang, ("Ann", "Ben", "Cleo", "Dov")).sentence(chose) == said


@pytest.mark.parametrize(
    ("viewer", "lang", "said"),
    [
        (0, "en", "You attack Ben and Cleo."),
        (1, "en", "Ann attacks you and Cleo."),
        (3, "en", "Ann attacks Ben and Cleo."),
        (0, "fr", "Vous attaquez Ben et Cleo."),
        (1, "fr", "Ann vous attaque, ainsi que Cleo."),
        (3, "fr", "Ann attaque Ben et Cleo."),
    ],
)
def test_verbs_agree_with_whoever_reads(viewer: int, lang: str, said: str) -> None:
    """H57: the one who attacks, one who is attacked, one who looks on."""
    game = arrange(deal(*FOUR), pawns={1: "cemetery", 2: "church"}, gear={0: ["machine-gun"]})
    game = play(go(game, 0, "church"), "0 skip", "0 attack-all")
    speech = words(viewer, lang, ("Ann", "Ben", "Cleo", "Dov"))
    attack = next(event for event in game.events(viewer) if event.kind == Kind.ATTACKED)
    assert speech.sentence(attack) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", ["Ann vole l’Amulette à Ben.", "Ann vous vole l’Amulette.", "Vous volez l’Amulette à Ben."]),
        ("en", ["Ann steals Talisman from Ben.", "Ann steals Talisman from you.", "You steal Talisman from Ben."]),
    ],
)
def test_a_theft_is_told_to_everybody_in_their_own_way(lang: str, said: list[str]) -> None:
    """H10: to those who look on, to whom it was taken from, to who took it; French names have their article."""
    game = play(go(arrange(deal(*FOUR), gear={1: ["talisman"]}), 0, "altar"), "0 steal 1 talisman")
    told = [
        words(viewer, lang, ("Ann", "Ben", "Cleo", "Dov")).sentence(event)
        for viewer in (2, 1, 0)
        for event in game.events(viewer)
        if event.kind == Kind.TOOK
    ]
    assert told == said


def test_every_kind_of_event_is_told_by_its_names() -> None:
    """H62: what an event carries is named, and one fact at most is a secret."""
    assert shape(Kind, Kind.ANSWERED) == (("giver", "outcome", "gear"), "card")
    assert shape(Kind, Kind.WOUNDED) == (("amount", "wounds", "by"), "")
    game = play(draw(deal(*FOUR), 0, "slap"), "0 give-vision 1")
    given = {viewer: game.events(viewer)[-1] for viewer in (1, 2)}
    assert given[1].facts == {"receiver": 1, "card": CARD_NAMES.index("slap")}
    assert given[2].facts == {"receiver": 1}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang: str) -> None:
    """H62, H76: every prompt, move and event has a sentence for every viewer, and views are plain data."""
    for players, expansion in ((5, "off"), (8, "random")):
        game = gloaming.new(
            "shadow_hunters", players=players, seed=f"words {lang}", expansion=expansion, quick_start=players > 5
        )
        for step in range(120):
            if game.over:
                break
            seat, since = game.pending[0], len(game.moves)
            for viewer in (seat, (seat + 1) % players, TABLE):
                view, speech = game.seen(viewer), words(viewer, lang)
                said = [speech.board(view), speech.prompt(view), *speech.explain(view)]
                said += [speech.move(view, action) for action in game.legal_actions(viewer)[:4]]
                assert all(text.strip() and "{" not in text for text in said)
                json.dumps(game.view(None if viewer == TABLE else viewer))
            moves = game.legal(seat)
            game.play(seat, moves[step * 3 % len(moves)])
            for viewer in (seat, (seat + 1) % players, TABLE):
                view, speech = game.seen(viewer), words(viewer, lang)
                for event in game.events(viewer, since):
                    assert "{" not in speech.sentence(event)


def test_prompts_say_what_is_asked() -> None:
    """H10, H62: the place, the card and its giver are named to the one who is asked, and to nobody else."""
    game = go(deal(*FOUR), 0, "church")
    assert words(0).prompt(game.seen(0)) == "Church: use its power, or skip it."
    assert words(1, names=("Ann", "Ben")).prompt(game.seen(1)) == "Waiting for Ann."
    game = play(draw(deal(*FOUR), 0, "slap"), "0 give-vision 1")
    assert "gives you Slap" in words(1).prompt(game.seen(1))
    assert "Slap" not in words(2).prompt(game.seen(2))


def test_the_board_shows_what_the_reader_knows() -> None:
    """H18, H22: the own character, those face up, and who the others may be."""
    game = arrange(deal(*FIVE), revealed=[3], gear={1: ["axe"]}, pawns={1: "gate"})
    shown = words(0).board(game.seen(0))
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
        assert ("Charles cannot win" in words(0).board(game.seen(0))) == said


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
