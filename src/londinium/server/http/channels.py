"""Channels over HTTP: how one is notified, and the answers of mailboxes."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.params import JSONBody

from londinium.server.errors import Refused
from londinium.server.http.common import PROBLEMS, Id, TheServices, Visitor, person_of
from londinium.server.notify.messages import Email, Target, sentence, server_words
from londinium.server.requests import address_of

CHANGES = 20  # a minute and person
TESTS = 5
QUESTIONS = 5  # to mailboxes, a minute and address they are asked from
QUESTIONS_TO_ONE = 1


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """The token of a link in a mail."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class ChannelsApi(Controller):
    """Being told when a table waits and one is not there."""

    path = "/api"
    tags = ("channels",)

    @get("/channels", responses=PROBLEMS)
    async def ways(self, services: TheServices) -> dict[str, Any]:
        """Which ways there are: the key a browser subscribes to web push with, and whether this server sends mail."""
        return {"push_key": services.channels.public_push_key, "email": services.config.mail is not None}

    @get("/me/channels", responses=PROBLEMS)
    async def mine(self, person: Visitor, services: TheServices) -> list[dict[str, Any]]:
        """Your channels, and how they fare."""
        who = person_of(person)
        return [channel.shown(server_words(who.lang)) for channel in await services.channels.of(who.id)]

    @post("/me/channels", responses=PROBLEMS)
    async def add(
        self, data: JSONBody[Target], person: Visitor, services: TheServices, request: Request[Any, Any, Any]
    ) -> dict[str, Any]:
        """Add a browser, a webhook or a mailbox; a mailbox is asked by mail whether it is yours."""
        who = person_of(person)
        services.limiter.spend("channels", who.id, CHANGES)
        if isinstance(data, Email):
            services.limiter.spend("questions", address_of(request, services.config), QUESTIONS)
            services.limiter.spend("questions-to", data.address.lower(), QUESTIONS_TO_ONE)
        return (await services.channels.add(who, data)).shown(server_words(who.lang))

    @post("/me/channels/{id:str}/test", responses=PROBLEMS, status_code=200)
    async def test(self, id: Id, person: Visitor, services: TheServices) -> dict[str, Any]:
        """Send a message for trying out; one that arrives makes a dropped channel work again."""
        who = person_of(person)
        services.limiter.spend("tests", who.id, TESTS)
        channel = await services.channels.one(who.id, id)
        if not channel.confirmed:
            raise Refused("this address has not answered yet")
        problem = await services.notices.test(who, channel)
        return {
            "sent": problem is None,
            "problem": None if problem is None else sentence(problem, server_words(who.lang)),
        }

    @delete("/me/channels/{id:str}", responses=PROBLEMS, status_code=200)
    async def remove(self, id: Id, person: Visitor, services: TheServices) -> dict[str, bool]:
        """Remove a channel."""
        await services.channels.remove(person_of(person).id, id)
        return {"removed": True}

    @post("/channels/confirm", responses=PROBLEMS, status_code=200)
    async def confirm(
        self, data: JSONBody[Answer], services: TheServices, request: Request[Any, Any, Any]
    ) -> dict[str, bool]:
        """A mailbox says yes, with the token of the mail to it."""
        services.limiter.spend("answers", address_of(request, services.config), CHANGES)
        await services.channels.confirm(data.token)
        return {"confirmed": True}

    @post("/channels/stop", responses=PROBLEMS, status_code=200)
    async def stop(
        self, data: JSONBody[Answer], services: TheServices, request: Request[Any, Any, Any]
    ) -> dict[str, bool]:
        """A mailbox wants no more, with the token of any notice to it."""
        services.limiter.spend("answers", address_of(request, services.config), CHANGES)
        await services.channels.stop(data.token)
        return {"stopped": True}
