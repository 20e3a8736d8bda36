"""Who may send requests, and how often."""

from __future__ import annotations

import pytest

from gloaming.server.web import limits
from gloaming.server.web.context import WebSettings
from gloaming.server.web.headers import HEADERS, is_own_name, is_own_origin, proves
from gloaming.server.web.limits import AddressCount, Meter, Meters, Rate, block_of


def test_a_burst_is_let_through_and_then_the_rate() -> None:
    meter = Meter(Rate(per_second=10, burst=5))
    assert [meter.take(100.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert not meter.take(100.09)
    assert meter.take(100.1)
    assert not meter.take(100.1)
    assert sum(meter.take(100.1 + step / 100) for step in range(1, 201)) == 20  # two seconds at ten a second


def test_a_meter_is_full_again_but_never_fuller() -> None:
    meter = Meter(Rate(per_second=1, burst=3))
    assert all(meter.take(0.0) for _ in range(3))
    assert [meter.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_what_is_refused_costs_nothing() -> None:
    meter = Meter(Rate(per_second=1, burst=1))
    assert meter.take(0.0)
    assert not any(meter.take(0.5) for _ in range(100))
    assert meter.take(1.0)


def test_addresses_do_not_pay_for_each_other() -> None:
    meters = Meters(Rate(1, 2), clock=lambda: 0.0)
    assert [meters.take("a"), meters.take("a"), meters.take("a"), meters.take("b")] == [True, True, False, True]


def test_many_addresses_take_bounded_room_and_the_busy_ones_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 10)
    now = 0.0
    meters = Meters(Rate(1, 1), clock=lambda: now)
    for number in range(10):
        assert meters.take(str(number))
    now = 0.9
    assert not meters.take("9")
    now = 1.0
    assert meters.take("busy")
    now = 1.5
    for number in range(100, 105):
        assert meters.take(str(number))
    assert not meters.take("busy")
    for number in range(200, 300):
        meters.take(str(number))
    assert len(meters._meters) == 10


def test_a_crowd_is_bounded_for_one_and_for_all() -> None:
    count = AddressCount(most=3, most_of_one=2)
    assert [count.enter("a"), count.enter("a"), count.enter("a")] == [True, True, False]
    assert [count.enter("b"), count.enter("c")] == [True, False]
    count.leave("a")
    assert count.enter("c")


@pytest.mark.parametrize(
    ("host", "block"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_one_home_is_one_address(host: str, block: str) -> None:
    assert block_of(host) == block


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://table.example:8600", True),
        ("https://table.example:8600", True),
        ("https://play.example.org", True),
        ("http://table.example", False),
        ("http://evil.example", False),
        ("http://table.example:8600.evil.example", False),
        ("http://play.example.org", False),
        ("null", False),
        ("http://[", False),
        ("", False),
    ],
)
def test_only_our_own_pages_may_change_things(origin: str | None, allowed: bool) -> None:
    headers = {"host": "table.example:8600"} | ({} if origin is None else {"origin": origin})
    assert is_own_origin(headers, {"https://play.example.org"}) is allowed


def test_an_origin_is_compared_with_a_host_that_is_there() -> None:
    assert not is_own_origin({"origin": "null"}, ())
    assert not is_own_origin({"origin": "file://"}, ())


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("127.0.0.1:8600", True),
        ("192.168.1.20:8600", True),
        ("[::1]:8600", True),
        ("[2001:db8::1]", True),
        ("localhost:8600", True),
        ("LocalHost", True),
        ("play.example.org", True),
        ("games.lan:8600", True),
        ("evil.example:8600", False),  # a page of another site whose name leads here
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example:127.0.0.1", False),
        ("[::1", False),
        ("", False),
    ],
)
def test_a_name_that_nobody_gave_us_is_not_ours_and_every_address_is(host: str, own: bool) -> None:
    web = WebSettings(origins=frozenset({"https://play.example.org"}), host="games.lan")
    assert is_own_name(host, web.names) is own


@pytest.mark.parametrize(
    ("given", "token", "proven"),
    [
        ("Bearer sesame", "sesame", True),
        ("Bearer sesame2", "sesame", False),
        ("sesame", "sesame", False),
        ("Bearer ", "", False),
        ("", "", False),
        ("Bearer é", "sesame", False),
    ],
)
def test_a_token_is_proven_by_itself_alone_and_none_by_nothing(given: str, token: str, proven: bool) -> None:
    assert proves(given, token) is proven


def test_the_policy_allows_nothing_inline_and_no_frames() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert {name for name, value in policy.items() if "unsafe" in value} == {"style-src-attr"}
