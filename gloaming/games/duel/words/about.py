"""The options and the things to explain; the words are in messages/."""

from __future__ import annotations

from gloaming.core.about import Choices, Outline

OUTLINE = Outline(
    minutes=(15, 30),
    options={
        "variant": Choices("D16-D26", ("base", "memory", "professional")),
        "limit": Choices("D15", ("none", "12", "24", "40")),
        "memory_aid": Choices("D20", ("false", "true"), only={"variant": "memory"}),
    },
    glossary={
        "board": "D1",
        "bison": "D3",
        "wolf": "D3",
        "pawn": "D2",
        "hidden": "D16",
        "reserve": "D4",
        "difference": "D10",
        "mask": "D9",
        "shells": "D14",
        "swap": "D12",
        "duels": "D15",
    },
)
