"""Policies and rules put together, interpreted or compiled."""

from __future__ import annotations

import functools
from dataclasses import fields
from typing import Any

from gloaming.core.compile import Compiler, specialise
from gloaming.core.game import Rules, find, rulebooks
from gloaming.core.game import compiler as rules_compiler
from gloaming.minds.policies.policy import Policy


def bound(template: Any, policy: Policy, *, fast: bool) -> Any:
    """A template over the rules of the policy's game and the policy itself, interpreted or (fast) compiled."""
    return _bound(template, policy, fast)


@functools.cache
def _bound(template: Any, policy: Policy, fast: bool) -> Any:
    rules = find(policy.game).rules
    names = {part.name: getattr(rules, part.name) for part in fields(Rules)}
    names |= {"draw": find(policy.game).draw}
    names |= {"heeds": policy.heeds, "hear": policy.hear, "weigh": policy.weigh, "note": policy.note}
    made = specialise(template, names)
    return compiler(policy).twin(made) if fast else made


@functools.cache
def compiler(policy: Policy) -> Compiler:
    """The compiler of a policy: apart from that of the game, so that a change of minds leaves compiled rules alone."""
    game = find(policy.game)
    sources = [*rulebooks(game), "gloaming.minds.policies", __package__, policy.package]
    return _OverRules(policy.package, sources, inline=set(), vectors=game.vectors).over(policy.game)


class _OverRules(Compiler):
    """A compiler that takes the rules of a game, and what is common to all, as the game's own compiler makes them."""

    def over(self, name: str) -> _OverRules:
        """Name the game."""
        self._rules, self._package = rules_compiler(name), f"{find(name).package}."
        return self

    def twin(self, function: Any, *, inner: bool = False) -> Any:
        if function.__module__.startswith((self._package, "gloaming.core.")):
            return self._rules.twin(function, inner=inner)
        return super().twin(function, inner=inner)
