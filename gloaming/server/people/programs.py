"""Programs at tables: the host invites one to a seat by a code, and whoever has the code brings it.

The code works once. The program then proves itself by a token of its own, which the host does not have. Neither is
stored: of the code only a digest is, and the token is signed.
"""

from __future__ import annotations

from gloaming.server.people import tokens
from gloaming.server.people.names import program_name_for
from gloaming.server.refusal import Refused
from gloaming.server.tables import entries as e
from gloaming.server.tables.table import Table
from gloaming.server.tables.tables import Tables


class Programs:
    """The programs of all tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def invite(self, table: str, person: int, seat: int) -> str:
        """A code for a program in a seat; an earlier one for that seat is void."""
        opened = await self._tables.open(table)
        code = tokens.new_code()
        body = e.Invited(seat, tokens.digest(self._tables.key, table, code))
        async with self._tables.turn(opened):
            while True:
                _check_invitation(opened.table, person, seat)
                opened.quota.check(person, body, self._tables.settings)
                if await self._tables.write(opened, f"invite-{opened.table.version + 1}", body):
                    return code

    async def enlist(self, table: str, code: str, name: str, address: str) -> tuple[int, str]:
        """A program takes the seat that a code invites to; the program's number and token."""
        opened = await self._tables.open(table)
        digest = tokens.digest(self._tables.key, table, code)
        origin = tokens.origin(self._tables.key, table, address)
        async with self._tables.turn(opened):
            await self._tables.has_news(opened)
            while (seat := opened.table.invited(digest)) is not None:
                if origin in opened.table.banned:
                    raise Refused("forbidden", "server-banned")
                body = e.Enlisted(seat, program_name_for(opened.table, name), origin)
                if await self._tables.write(opened, f"enlist-{opened.table.version + 1}", body):
                    person = len(opened.table.people)
                    return person, tokens.sign(self._tables.key, table, person, 0, program=True)
        raise Refused("forbidden", "server-bad-invitation")

    async def identify(self, table: str, token: str) -> int:
        """The program that a token proves at a table."""
        opened = await self._tables.open(table)
        claim = tokens.read(self._tables.key, token, program=True)
        if claim is not None and claim[0] == table:
            _, person, epoch = claim
            if not opened.table.is_known(person, epoch):  # in this process; another one may have let it in
                async with self._tables.turn(opened):
                    await self._tables.has_news(opened)
            opened.table.check_member(person)
            if opened.table.is_known(person, epoch):
                return person
        raise Refused("forbidden", "server-bad-invitation")


def _check_invitation(table: Table, person: int, seat: int) -> None:
    table.check_member(person)
    if person != table.host:
        raise Refused("forbidden", "server-host-only")
    if table.state != "lobby":
        raise Refused("illegal", "server-lobby-only")
    if not 0 <= seat < len(table.chairs):
        raise Refused("malformed", "server-no-seat", seat=seat)
    if table.chairs[seat].person is not None:
        raise Refused("illegal", "server-seat-taken")
