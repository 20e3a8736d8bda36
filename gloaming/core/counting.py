"""Numbers in sentences: `{wounds:wound|wounds}` is said as `1 wound` or as `7 wounds`."""

from __future__ import annotations

from typing import Any

_SINGULAR = {"en": (1,), "fr": (0, 1)}


class _Counted(int):
    """A number that knows which form of a noun goes with it."""

    lang: str

    def __format__(self, forms: str) -> str:
        one, bar, many = forms.partition("|")
        return f"{int(self)} {one if self in _SINGULAR[self.lang] else many}" if bar else str(int(self))


def fill(text: str, lang: str, **facts: Any) -> str:
    """A text with its blanks filled, in the number its language asks for."""
    if "|" in text:
        facts = {name: _counted(fact, lang) if isinstance(fact, int) else fact for name, fact in facts.items()}
    return text.format(**facts)


def _counted(number: int, lang: str) -> _Counted:
    counted = _Counted(number)
    counted.lang = lang
    return counted
