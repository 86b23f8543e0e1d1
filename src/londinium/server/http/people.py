"""People over HTTP: being someone, with no account."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.params import JSONBody
from sqlalchemy import select

from londinium.server.http.common import LISTED, PROBLEMS, Lang, Name, TheServices, Visitor, cookie, person_of
from londinium.server.http.games import rating
from londinium.server.requests import COOKIE, address_of
from londinium.server.storage import schema
from londinium.server.tables.people import Person
from londinium.server.workers.ratings import record_of


class Newcomer(msgspec.Struct, forbid_unknown_fields=True):
    """Who somebody is."""

    name: Name
    lang: Lang = "en"


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """What to change about oneself."""

    name: Name | None = None
    lang: Lang | None = None


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """The token of a recovery link."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


def shown(person: Person) -> dict[str, str]:
    return {"id": person.id, "name": person.name, "lang": person.lang}


class PeopleApi(Controller):
    """Being someone, with no account."""

    path = "/api"
    tags = ("people",)

    @post("/people", responses=PROBLEMS)
    async def arrive(
        self, data: JSONBody[Newcomer], services: TheServices, request: Request[Any, Any, Any]
    ) -> Response[dict[str, str]]:
        """Say who you are; the credential is in the cookie and nowhere else."""
        services.limiter.spend("people", address_of(request, services.config), services.config.limits.people)
        person, credential = await services.people.add(data.name, data.lang)
        return Response(shown(person), cookies=[cookie(services.config, credential)], status_code=201)

    @get("/me", responses=PROBLEMS)
    async def me(
        self, person: Visitor, services: TheServices, request: Request[Any, Any, Any]
    ) -> Response[dict[str, dict[str, str] | None]]:
        """Who you are; whoever asks now and then stays who they are."""
        if person is None:
            return Response({"person": None})
        return Response({"person": shown(person)}, cookies=[cookie(services.config, request.cookies[COOKIE])])

    @patch("/me", responses=PROBLEMS)
    async def change(self, data: JSONBody[Changes], person: Visitor, services: TheServices) -> dict[str, str]:
        """Change your name or language."""
        return shown(await services.people.change(person_of(person), data.name, data.lang))

    @delete("/me", responses=PROBLEMS, status_code=200)
    async def remove(self, person: Visitor, services: TheServices) -> Response[dict[str, bool]]:
        """Delete all that is known of you; games you played stay, without your name."""
        await services.service.remove(person_of(person).id, services.people)
        answer = Response({"removed": True})
        answer.delete_cookie(COOKIE, path="/")
        return answer

    @post("/me/recovery", responses=PROBLEMS)
    async def offer_recovery(self, person: Visitor, services: TheServices) -> dict[str, str]:
        """A link that moves you to another device; it works once, within a day."""
        token = await services.people.offer_recovery(person_of(person))
        return {"link": f"{services.config.address}/#/recover/{token}", "token": token}

    @post("/recovery", responses=PROBLEMS, status_code=200)
    async def recover(
        self, data: JSONBody[Recovery], services: TheServices, request: Request[Any, Any, Any]
    ) -> Response[dict[str, str]]:
        """Be on this device who you were on another."""
        services.limiter.spend("people", address_of(request, services.config), services.config.limits.people)
        person, credential = await services.people.recover(data.token)
        return Response(shown(person), cookies=[cookie(services.config, credential)])

    @get("/me/results", responses=PROBLEMS)
    async def results(self, person: Visitor, services: TheServices) -> dict[str, Any]:
        """Your games, results and ratings."""
        who = f"person:{person_of(person).id}"
        query = select(schema.results).where(schema.results.c.who == who).order_by(schema.results.c.at.desc())
        ratings = select(schema.ratings).where(schema.ratings.c.who == who)
        return {
            "results": [
                {key: row[key] for key in ("table_id", "game", "seat", "place", "share", "points", "at")}
                for row in await services.database.rows(query.limit(LISTED))
            ],
            "ratings": [rating(row) for row in await services.database.rows(ratings)],
            "record": await record_of(services.database, who),
        }
