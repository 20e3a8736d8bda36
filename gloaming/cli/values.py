"""What the values of options can be: each function reads one, or says in the reader's language why it cannot be."""

from __future__ import annotations

from argparse import ArgumentTypeError

from gloaming.core.messages import Argument, say
from gloaming.core.speech import in_words


class Values:
    """Reads the values of options."""

    def __init__(self, lang: str) -> None:
        self._lang = lang

    def _wrong(self, name: str, text: str, **args: Argument) -> ArgumentTypeError:
        return ArgumentTypeError(in_words(say(name, text=text[:40], **args), self._lang))

    def positive(self, text: str) -> int:
        """A whole number from 1 on."""
        if not (_is_number(text) and len(text) < 10 and int(text) > 0):
            raise self._wrong("terminal-not-positive", text)
        return int(text)

    def port(self, text: str) -> int:
        """A port of this machine."""
        if not (_is_number(text) and int(text[:6]) < 65536):
            raise self._wrong("terminal-not-port", text)
        return int(text)

    def network(self, text: str) -> str:
        """An address, or a network of them."""
        from ipaddress import ip_network  # noqa: PLC0415

        try:
            return str(ip_network(text, strict=False))
        except ValueError:
            raise self._wrong("terminal-not-network", text) from None

    def origin(self, text: str) -> str:
        """Where a page comes from: a scheme, a name and perhaps a port."""
        from urllib.parse import urlsplit  # noqa: PLC0415

        try:
            parts = urlsplit(text)
            if parts.scheme in ("http", "https") and parts.hostname and text == f"{parts.scheme}://{parts.netloc}":
                return text
        except ValueError:
            pass
        raise self._wrong("terminal-not-origin", text)

    def contact(self, text: str) -> str:
        """An address to write to."""
        if not text.startswith(("mailto:", "https://")) or not text.isprintable():
            raise self._wrong("terminal-not-contact", text)
        return text

    def days(self, text: str) -> int | None:
        """A number of days, or forever."""
        if text == "forever":
            return None
        if not (_is_number(text) and 0 < int(text[:6]) < 100_000):
            raise self._wrong("terminal-not-days", text)
        return int(text)

    def pause(self, text: str) -> float:
        """A time, or none."""
        return 0.0 if text == "0" else self.seconds(text)

    def seconds(self, text: str) -> float:
        """A time of at most an hour."""
        try:
            seconds = float(text)
        except ValueError:
            seconds = 0.0
        if not 0 < seconds <= 3600:
            raise self._wrong("terminal-not-seconds", text)
        return seconds


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()
