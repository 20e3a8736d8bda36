"""Policies and rules put together, interpreted or compiled."""

from __future__ import annotations

import fcntl
import functools
import logging
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from gloaming.core.caches import hold
from gloaming.core.compile import Compiler, specialise
from gloaming.core.game import Rules, find, rulebooks
from gloaming.core.game import compiler as rules_compiler
from gloaming.minds.policies.policy import Policy

LINE = "Compiling the bots of %s, which takes about a minute; later runs find them compiled."
_log = logging.getLogger("gloaming")


def bound(template: Any, policy: Policy, *, fast: bool) -> Any:
    """A template over the rules of the policy's game and the policy itself, interpreted or (fast) compiled."""
    return _bound(template, policy, fast)


@functools.cache
def _bound(template: Any, policy: Policy, fast: bool) -> Any:
    rules = find(policy.game).rules
    names = {part.name: getattr(rules, part.name) for part in fields(Rules)}
    names |= {"draw": find(policy.game).draw}
    names |= {"heeds": policy.heeds, "hear": policy.hear, "weigh": policy.weigh, "note": policy.note}
    names |= {"imagine": policy.imagine, "settled": policy.settled, "prospect": policy.prospect}
    made = specialise(template, names)
    return compiler(policy).twin(made) if fast else made


@functools.cache
def compiler(policy: Policy) -> Compiler:
    """The compiler of a policy: apart from that of the game, so that a change of minds leaves compiled rules alone.

    Numba itself notices a change of the file that a template is written in.
    """
    game = find(policy.game)
    sources = [*rulebooks(game), __package__, policy.package]
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


def is_ready(template: Any, policy: Policy) -> bool:
    """Whether a template over a policy is in the cache of compiled code."""
    return (compiler(policy).cache / _mark(template)).exists()


def make_ready(template: Any, policy: Policy, samples: Callable[[], tuple[Any, ...]]) -> None:
    """Compile a template over a policy, unless that is done; of several who ask at once, one compiles."""
    folder = compiler(policy).cache
    hold(folder)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_ready(template, policy):
            _log.warning(LINE, policy.game)
            compiler(policy).compile(bound(template, policy, fast=False), samples())
            (folder / _mark(template)).touch()


def _mark(template: Any) -> str:
    return f"ready-{template.__name__}"
