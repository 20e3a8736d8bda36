"""S42: what may not be said at the table during a round: colours, Worlds and numbers, in English, French and German."""

from __future__ import annotations

import re
import unicodedata

_COLOURS = """
purple pourpre pourpres violet violets violette violettes mauve mauves lilac
blue blues bleu bleus bleue bleues
green greens vert verts verte vertes
yellow yellows jaune jaunes
silver silvers silvery argent argents argente argentes argentee argentees
brown browns brun bruns brune brunes marron marrons
red reds rouge rouges
grey gray gris grise grises black noir noire noirs noires white blanc blanche blancs blanches
orange oranges pink rose roses gold golden dore doree dores dorees
lila violett violette violetten violetter violettes blau blaue blauen blauer blaues
grun grune grunen gruner grunes gelb gelbe gelben gelber gelbes silber silberne silbernen silberner silbernes
braun braune braunen brauner braunes rot rote roten roter rotes
grau graue grauen schwarz schwarze schwarzen weiss weisse weissen rosa golden goldene goldenen
"""
_NUMBERS = """
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred
ones twos threes fours fives sixes sevens eights
first second third fourth fifth sixth seventh eighth
deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante
soixante cent premier premiere deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme
null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn
achtzehn neunzehn zwanzig dreissig vierzig funfzig hundert
einser zweier dreier vierer funfer sechser siebener achter
zweite dritte vierte funfte sechste siebte achte zweiten dritten vierten funften sechsten siebten achten
"""
_FORBIDDEN = frozenset((_COLOURS + _NUMBERS).split())
_WORD = re.compile(r"\d+|[^\W\d_]+")
_ARTICLE = re.compile(r"\s+[^\W\d_]")  # `un` and `une` before a word are articles, not numbers


def mask_talk(text: str) -> str:
    """S42: a line of chat with every colour, World and number struck out, letter by letter."""

    def strike(found: re.Match[str]) -> str:
        word = _plain(found.group())
        article = word in ("un", "une") and not _ARTICLE.match(text, found.end())
        return "*" * len(found.group()) if word.isdigit() or word in _FORBIDDEN or article else found.group()

    return _WORD.sub(strike, text)


def _plain(word: str) -> str:
    """A word without case and accents."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))
