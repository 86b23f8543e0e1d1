"""People: a name and a random credential, which is a bearer token. Only its hash is stored; there is no account."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import Executable, delete, select, update

from londinium.core.words import LANGUAGES
from londinium.server.errors import Malformed, NotFound
from londinium.server.sanitize import one_line
from londinium.server.storage import schema
from londinium.server.storage.database import Database
from londinium.server.storage.invalidation import PEOPLE, invalidate
from londinium.server.tables.broadcast import Subscription
from londinium.server.tables.ids import new_id, new_token
from londinium.server.tables.operations import NOBODY

LONGEST_NAME = 24
RECOVERY_LASTS = 24 * 3600.0
REMEMBERED = 10_000
LONG = 3600.0  # seconds between notes of when somebody was last here
AT_ONCE = 500  # people asked for in one query


@dataclass(frozen=True)
class Person:
    """Somebody who plays."""

    id: str
    name: str
    lang: str


class People:
    """Everyone the server knows."""

    def __init__(
        self, database: Database, clock: Callable[[], float], ticks: Callable[[], float] = time.monotonic
    ) -> None:
        self.database = database
        self.clock = clock
        self.ticks = ticks
        self.known: OrderedDict[str, tuple[float, Person]] = OrderedDict()  # by the hash of the credential, since when
        self.present: dict[Subscription, tuple[str, Person]] = {}  # who is connected, by what credential

    async def add(self, name: str, lang: str) -> tuple[Person, str]:
        """Somebody new, and the credential that is told once."""
        person = Person(new_id(), clean_name(name), clean_lang(lang))
        credential = new_token()
        now = self.clock()
        async with self.database.begin() as connection:
            await connection.execute(
                schema.people.insert().values(
                    id=person.id,
                    name=person.name,
                    lang=person.lang,
                    credential=hashed(credential),
                    created=now,
                    seen=now,
                )
            )
        return person, credential

    async def by_credential(self, credential: str | None) -> Person | None:
        """Whose credential this is."""
        if not credential or len(credential) > 100:
            return None
        hash, ticks = hashed(credential), self.ticks()
        read, known = self.known.get(hash, (ticks, None))
        if known is not None and ticks < read + LONG:
            self.known.move_to_end(hash)
            return known
        row = await self.database.row(select(schema.people).where(schema.people.c.credential == hash))
        if row is None:
            return None
        person = Person(row["id"], row["name"], row["lang"])
        now = self.clock()
        if abs(now - row["seen"]) > LONG:
            async with self.database.begin() as connection:
                await connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(seen=now))
        self.known[hash] = (ticks, person)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return person

    async def change(self, person: Person, name: str | None, lang: str | None) -> Person:
        changed = Person(
            person.id,
            person.name if name is None else clean_name(name),
            person.lang if lang is None else clean_lang(lang),
        )
        async with self.database.begin() as connection:
            await connection.execute(
                update(schema.people)
                .where(schema.people.c.id == person.id)
                .values(name=changed.name, lang=changed.lang, seen=self.clock())
            )
        if changed.name != person.name:
            self.disconnect(person.id)
        await self.forget(person.id)
        return changed

    async def offer_recovery(self, person: Person) -> str:
        """A token that moves the person to another device, once, within a day."""
        token = new_token()
        async with self.database.begin() as connection:
            await connection.execute(
                update(schema.people)
                .where(schema.people.c.id == person.id)
                .values(recovery=hashed(token), recovery_until=self.clock() + RECOVERY_LASTS)
            )
        return token

    async def recover(self, token: str) -> tuple[Person, str]:
        """The person a recovery token stands for, with a new credential; the old one and the token are void."""
        credential = new_token()
        table = schema.people.c
        async with self.database.begin() as connection:
            found = await connection.execute(
                update(schema.people)
                .where(table.recovery == hashed(token), table.recovery_until > self.clock())
                .values(credential=hashed(credential), recovery=None, recovery_until=None)
                .returning(table.id, table.name, table.lang)
            )
            row = found.first()
        if row is None:
            raise NotFound("this link was used already or is too old; ask for a new one on the device you come from")
        person = Person(row[0], row[1], row[2])
        self.disconnect(person.id)
        await self.forget(person.id)
        return person, credential

    async def remove(self, person_id: str) -> None:
        """Delete a person; what they played stays, without their name."""
        async with self.database.begin() as connection:
            for statement in (
                delete(schema.channels).where(schema.channels.c.person == person_id),
                delete(schema.notices).where(schema.notices.c.person == person_id),
                delete(schema.ratings).where(schema.ratings.c.who == f"person:{person_id}"),
                update(schema.results)
                .where(schema.results.c.who == f"person:{person_id}")
                .values(who="nobody", name=NOBODY),
                update(schema.seats).where(schema.seats.c.person == person_id).values(name=NOBODY, person=None),
                *blanked(person_id),
                delete(schema.people).where(schema.people.c.id == person_id),
            ):
                await connection.execute(statement)
        self.disconnect(person_id)
        await self.forget(person_id)

    async def forget(self, person_id: str) -> None:
        """What is remembered may be out of date, here and elsewhere."""
        for hash, (_, known) in list(self.known.items()):
            if known.id == person_id:
                del self.known[hash]
        await invalidate(self.database, PEOPLE)

    # those who are connected

    def on_connect(self, subscription: Subscription, credential: str | None, person: Person | None) -> None:
        if credential and person:
            self.present[subscription] = (hashed(credential), person)

    def on_disconnect(self, subscription: Subscription) -> None:
        self.present.pop(subscription, None)

    def disconnect(self, person_id: str) -> None:
        """Let all go who connected as somebody; they come back as who they are now."""
        for subscription, (_, person) in self.present.items():
            if person.id == person_id:
                subscription.disconnect()

    async def check_present(self) -> None:
        """Another process has changed somebody: let all go who are no longer who they were when they connected."""
        self.known.clear()
        present = list(self.present.items())
        row = schema.people.c
        for begin in range(0, len(present), AT_ONCE):
            some = present[begin : begin + AT_ONCE]
            query = select(schema.people).where(row.credential.in_({hash for _, (hash, _) in some}))
            names = {one["credential"]: one["name"] for one in await self.database.rows(query)}
            for subscription, (hash, person) in some:
                if names.get(hash) != person.name:
                    subscription.disconnect()


def blanked(person_id: str, table: str | None = None) -> list[Executable]:
    """What takes the name and the words of a person out of the log, of one table or of all."""
    log = schema.log.c
    theirs = update(schema.log).where(log.person == person_id)
    if table is not None:
        theirs = theirs.where(log.table_id == table)
    return [
        theirs.where(log.kind == "said").values(content='{"name":"?","text":"…"}', person=None),
        theirs.where(log.kind == "seated").values(content='{"name":"?"}'),
    ]


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as others will see it: printable, in one line, not too long."""
    cleaned = one_line("".join(c if c.isprintable() else " " for c in name))
    if not cleaned or len(cleaned) > LONGEST_NAME:
        raise Malformed(f"a name has 1 to {LONGEST_NAME} characters")
    return cleaned


def clean_lang(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Malformed(f"the languages are {', '.join(LANGUAGES)}")
    return lang
