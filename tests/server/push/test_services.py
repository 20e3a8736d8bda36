"""The server sends calls to push services and nowhere else: not into its own network, whatever a browser says."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gloaming.server.push.services import Address, address_of, resolved
from gloaming.server.refusal import Refused


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QGuQ",
        "https://db5p.notify.windows.com/w/?token=BQ%3d",
        "https://FCM.googleapis.com:443/x",
    ],
)
def test_the_services_of_browsers_are_known(endpoint: str) -> None:
    address = address_of(endpoint)
    assert (address.scheme, address.port, address.trusted) == ("https", 443, False)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",  # not encrypted
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com@evil.example/x",
        "https://user:word@fcm.googleapis.com/x",
        "https://evilpush.apple.com/x",
        "https://.push.apple.com.evil.example/",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.7/x",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/x",
        "https://2130706433/x",
        "file:///etc/passwd",
        "gopher://fcm.googleapis.com/x",
        "https://fcm.googleapis.com/x\r\nHost: evil",
        "https://fcm.googleapis.com/x y",
        "https://fcm.googleapis.com:99999/x",
        "https://fcm.googleapis.com/x#part",
        "https://[broken",
        "https://fcm.googleapis.com/" + "x" * 2_000,
        "",
    ],
)
def test_any_other_address_is_refused(endpoint: str) -> None:
    with pytest.raises(Refused):
        address_of(endpoint)


def test_an_operator_may_name_a_service_of_their_own() -> None:
    own = ("https://push.example.org", "http://127.0.0.1:8123")
    assert address_of("https://push.example.org/a?b=c", own).path == "/a?b=c"
    assert address_of("http://127.0.0.1:8123/a", own).trusted
    with pytest.raises(Refused):
        address_of("http://127.0.0.1:8124/a", own)


@pytest.mark.parametrize(
    "ip", ["127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "::1", "fe80::1%eth0", "fc00::1"]
)
def test_a_name_that_leads_into_a_private_network_is_not_followed(ip: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def resolve(address: Address) -> str:
        async def found(*_: Any, **__: Any) -> list[Any]:
            return [(None, None, None, "", (ip, 443))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found, raising=False)
        return await resolved(address)

    address = address_of("https://fcm.googleapis.com/x")
    with pytest.raises(OSError, match="no public address"):
        asyncio.run(resolve(address))
    assert asyncio.run(resolve(address._replace(trusted=True))) == ip
