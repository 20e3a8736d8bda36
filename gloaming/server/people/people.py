"""How people join a table, and later prove who they are: by a token or a recovery code."""

from __future__ import annotations

from gloaming.server.people import tokens
from gloaming.server.people.names import clean_name, name_for
from gloaming.server.refusal import Refused
from gloaming.server.tables import entries as e
from gloaming.server.tables.open_table import OpenTable
from gloaming.server.tables.settings import checked
from gloaming.server.tables.table import Table
from gloaming.server.tables.tables import Tables


class People:
    """The people of all tables. Nobody gets in before their entry is stored."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def create(self, name: str, settings: e.TableSettings, position: e.Position | None = None) -> tuple[str, str]:
        """Create a table; return the token of its host."""
        body = e.Created(clean_name(name), checked(settings), position)
        opened = await self._tables.create(tokens.new_table_id(), body)
        return opened.table.id, self._token(opened, 1)

    async def join(self, table: str, name: str, token: str | None, address: str) -> tuple[int, str]:
        """Add a new person to a table; somebody who is already there stays who they are."""
        opened = await self._tables.open(table)
        person = await self.identify(table, token) if token else None
        if person is None:
            origin = tokens.origin(self._tables.key, table, address)
            async with self._tables.turn(opened):
                while person is None:
                    self._check_room(opened.table, origin)
                    body = e.Joined(name_for(opened.table, name), origin)
                    opened.quota.check(0, body, self._tables.settings)
                    if await self._tables.write(opened, f"join-{len(opened.table.people) + 1}", body):
                        person = len(opened.table.people)
        return person, self._token(opened, person)

    def _check_room(self, table: Table, origin: str) -> None:
        """Check that one more person may join from an address."""
        if origin in table.banned:
            raise Refused("forbidden", "server-banned")
        if len(table.members) >= self._tables.settings.most_people:
            raise Refused("limit", "server-full-table")
        if table.unseated_from(origin) >= self._tables.settings.most_unseated:
            raise Refused("limit", "server-many-of-you")

    async def identify(self, table: str, token: str | None) -> int | None:
        """The person that a token proves at a table; None without a token."""
        opened = await self._tables.open(table)
        if token is None:
            return None
        claim = tokens.read(self._tables.key, token)
        if claim is not None and claim[0] == table:
            _, person, epoch = claim
            if not opened.table.is_known(person, epoch):  # in this process; another one may have let them in
                async with self._tables.turn(opened):
                    await self._tables.has_news(opened)
            if opened.table.is_known(person, epoch):
                return person
            opened.table.check_member(person)
        raise Refused("forbidden", "server-bad-token")

    async def link(self, table: str, person: int) -> str:
        """A token for another device of the same person."""
        return self._token(await self._tables.open(table), person)

    async def code(self, table: str, person: int) -> tuple[str, int]:
        """A new recovery code of a person, and its number.

        The code itself is not stored, and earlier codes are void.
        """
        opened = await self._tables.open(table)
        code = tokens.new_code()
        body = e.Coded(person, tokens.digest(self._tables.key, table, code))
        async with self._tables.turn(opened):
            opened.table.check_member(person)
            while not await self._tables.write(opened, f"code-{opened.table.version + 1}", body):
                pass
            return code, opened.table.people[person].codes

    async def recover(self, table: str, code: str) -> tuple[int, str]:
        """Find the person with this recovery code; return a new token. The code and all earlier tokens are void."""
        opened = await self._tables.open(table)
        digest = tokens.digest(self._tables.key, table, code)
        async with self._tables.turn(opened):
            await self._tables.has_news(opened)
            while (person := opened.table.with_code(digest)) is not None:
                if await self._tables.write(opened, f"recovery-{opened.table.version + 1}", e.Recovered(person)):
                    return person, self._token(opened, person)
        raise Refused("forbidden", "server-bad-code")

    def _token(self, opened: OpenTable, person: int) -> str:
        return tokens.sign(self._tables.key, opened.table.id, person, opened.table.people[person].epoch)
