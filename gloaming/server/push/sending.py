"""One call to one browser: encrypted for it alone (RFC 8291), and signed by the server (RFC 8292)."""

from __future__ import annotations

import asyncio
import base64
import ssl
import time
from enum import Enum

import h11
import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from gloaming.server.push.services import Address, resolved
from gloaming.server.refusal import Refused

PATIENCE = 10.0  # seconds for a service to answer
VALID = 12 * 3600  # seconds that a signature is valid
KEPT = 24 * 3600  # seconds that a service keeps a call for a browser that is off
ANSWER = 16 * 1024  # bytes of an answer that are read at most
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class Subscription(msgspec.Struct, frozen=True):
    """Where and how a browser can be called."""

    endpoint: str
    p256dh: str
    auth: str


class Sent(Enum):
    """What became of a call."""

    TAKEN = "taken"
    GONE = "gone"  # the browser wants no calls any more
    FAILED = "failed"


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check(subscription: Subscription) -> None:
    """Refuse keys that nothing could be encrypted with."""
    try:
        if len(_bytes(subscription.auth)) != 16:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(subscription.p256dh))
    except ValueError:
        raise Refused("malformed", "server-bad-push-keys") from None


class Sender:
    """Sends calls with the server's own key."""

    def __init__(self, secret: bytes, contact: str) -> None:
        number = int.from_bytes(secret) % (_ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self._contact = contact
        self._tls = ssl.create_default_context()

    @property
    def public(self) -> str:
        """The key by which browsers know the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send(self, address: Address, subscription: Subscription, text: bytes, topic: str) -> Sent:
        """Send a text, within a limit of time."""
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self._post(address, self._sealed(subscription, text), topic)
        except (OSError, TimeoutError, h11.RemoteProtocolError):
            return Sent.FAILED
        if status in (404, 410):
            return Sent.GONE
        return Sent.TAKEN if 200 <= status < 300 else Sent.FAILED

    def _sealed(self, subscription: Subscription, text: bytes) -> bytes:
        sealed: bytes = http_ece.encrypt(
            text,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(subscription.p256dh),
            auth_secret=_bytes(subscription.auth),
        )
        return sealed

    async def _post(self, address: Address, body: bytes, topic: str) -> int:
        """The status of the answer. Nothing is followed, and nothing else of the answer is used."""
        ip = await resolved(address)
        tls = {"ssl": self._tls, "server_hostname": address.host} if address.scheme == "https" else {}
        reader, writer = await asyncio.open_connection(ip, address.port, **tls)  # type: ignore[arg-type]
        try:
            wire = h11.Connection(h11.CLIENT, max_incomplete_event_size=ANSWER)
            request = h11.Request(method="POST", target=address.path, headers=self._headers(address, body, topic))
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(wire.send(event) or b"")
            await writer.drain()
            while True:
                answer = wire.next_event()
                if isinstance(answer, h11.Response):
                    return int(answer.status_code)
                if answer is h11.NEED_DATA:
                    wire.receive_data(await reader.read(ANSWER))
                elif not isinstance(answer, h11.InformationalResponse):
                    raise ConnectionError("the service has hung up")
        finally:
            writer.transport.abort()

    def _headers(self, address: Address, body: bytes, topic: str) -> list[tuple[str, str]]:
        claims = {"aud": address.origin, "exp": int(time.time()) + VALID, "sub": self._contact}
        signed = Vapid02(self._key).sign(claims)
        return [
            ("Host", address.origin.partition("://")[2]),
            ("Authorization", signed["Authorization"]),
            ("Content-Type", "application/octet-stream"),
            ("Content-Encoding", "aes128gcm"),
            ("Content-Length", str(len(body))),
            ("TTL", str(KEPT)),
            ("Urgency", "normal"),
            ("Topic", topic),
            ("Connection", "close"),
        ]
