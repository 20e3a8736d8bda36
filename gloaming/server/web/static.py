"""The built page, held in memory: no request can name a file that is not part of it."""

from __future__ import annotations

import functools
import gzip
import hashlib
import mimetypes
from dataclasses import dataclass, field
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

PAGE = Path(__file__).parents[1] / "page"
INDEX = "index.html"
NOT_BUILT = "The page is not built yet: run `make page`.\n"
_HASHED = "assets/"  # file names there change with their content
_PACKED = {"br": ".br", "gzip": ".gz"}  # in our order of preference
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_MEDIA = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True)
class Asset:
    """A file that is the same for everybody."""

    body: bytes
    media: str
    caching: str = _ASK_AGAIN
    packed: dict[str, bytes] = field(default_factory=dict)  # by encoding

    @functools.cached_property
    def tag(self) -> str:
        """A tag that changes with the content."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:32]}"'


def pack(body: bytes, media: str) -> Asset:
    """Generated content, with a compressed form of it."""
    return Asset(body, media, packed={"gzip": gzip.compress(body, mtime=0)})


def deliver(asset: Asset, request: Request) -> Response:
    """The asset in the smallest form the browser can read, or the answer that it has not changed."""
    headers = {"cache-control": asset.caching, "etag": asset.tag, "vary": "accept-encoding"}
    if asset.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepted = _encodings(request.headers.get("accept-encoding", ""))
    encoding = next((name for name in asset.packed if name in accepted), None)
    if encoding is None:
        return Response(asset.body, headers=headers, media_type=asset.media)
    return Response(asset.packed[encoding], headers={**headers, "content-encoding": encoding}, media_type=asset.media)


def _encodings(accepted: str) -> set[str]:
    choices = [choice.replace(" ", "").lower().partition(";q=") for choice in accepted.split(",")]
    return {name for name, _, quality in choices if quality.strip("0.") or not quality}


def load(folder: Path) -> dict[str, Asset]:
    """Every file of a folder by its path, with its precompressed forms."""
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    packed = {name + end for name in files for end in _PACKED.values()}
    return {name: _asset(name, path) for name, path in files.items() if name not in packed}


def _asset(name: str, path: Path) -> Asset:
    media = _MEDIA.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    beside = {encoding: path.with_name(path.name + end) for encoding, end in _PACKED.items()}
    packed = {encoding: file.read_bytes() for encoding, file in beside.items() if file.is_file()}
    return Asset(path.read_bytes(), media, _FOREVER if name.startswith(_HASHED) else _ASK_AGAIN, packed)


class Page:
    """Answers every path outside the API."""

    def __init__(self, folder: Path = PAGE) -> None:
        self._assets = load(folder) if folder.is_dir() else {}

    def answer(self, request: Request) -> Response | None:
        """A file of the page, or the page itself for the paths it knows; None for a file that does not exist."""
        path = request.url.path.removeprefix("/")
        if not self._assets:
            return PlainTextResponse(NOT_BUILT, 503)
        name = path if path in self._assets or "." in path.rpartition("/")[2] else INDEX
        return deliver(self._assets[name], request) if name in self._assets else None
