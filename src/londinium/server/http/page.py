"""The page: the browser app as built files, and what it asks for beside the API's own. It knows no game."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import FromPath, QueryParameter

from londinium.core.errors import LondiniumError
from londinium.core.words import unmarked
from londinium.server.errors import Malformed, NotFound, Refused
from londinium.server.http.common import PROBLEMS, Id, InLang, Invite, TheServices, Viewpoint, Visitor, person_of
from londinium.server.requests import address_of
from londinium.server.tables.foretelling import foretell

BUILT = Path(__file__).parent.parent / "page"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
NOT_BUILT = (
    "<!doctype html><title>Londinium</title><p>The page has not been built. Install Londinium again where Node can be "
    "had, or run: cd web &amp;&amp; npm ci &amp;&amp; npm run build</p>"
)


class Built:
    """The files of the page, read once."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.files = {
            str(path.relative_to(folder).as_posix()): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }

    def answer(self, name: str, accepted: str) -> Response[bytes]:
        """A file, in the smallest form the browser takes."""
        if name not in self.files:
            raise NotFound("there is no such page")
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {"Cache-Control": FOREVER if name.startswith("assets/") else ASK_AGAIN, "Vary": "Accept-Encoding"}
        taken = {part.split(";")[0].strip() for part in accepted.split(",")}
        for encoding, ending in ENCODINGS:
            if encoding in taken and name + ending in self.files:
                headers["Content-Encoding"] = encoding
                return Response(self.files[name + ending], media_type=kind, headers=headers)
        return Response(self.files[name], media_type=kind, headers=headers)


class PageFiles(Controller):
    """What a browser loads."""

    include_in_schema = False
    built = Built()

    @get("/")
    async def home(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        if "index.html" not in self.built.files:
            return Response(NOT_BUILT.encode(), media_type="text/html; charset=utf-8", status_code=503)
        return self.built.answer("index.html", request.headers.get("accept-encoding", ""))

    @get("/assets/{name:str}")
    async def asset(self, request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        return self.built.answer(f"assets/{name}", request.headers.get("accept-encoding", ""))


class PageApi(Controller):
    """What helps to show a table."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/{id:str}/picture", responses=PROBLEMS)
    async def picture(
        self,
        id: Id,
        services: TheServices,
        person: Visitor,
        seat: Viewpoint = None,
        invite: Invite = None,
        lang: InLang = "en",
        moment: Annotated[int | None, QueryParameter(ge=0, le=10_000_000, description="After which entry.")] = None,
    ) -> dict[str, str]:
        """The table drawn in characters, as you may see it, now or as you saw it after an entry."""
        live = await services.service.visit(id, person, invite)
        await live.settled()
        room = live.room
        eyes = services.service.viewpoint(room, person, seat)
        now = live.presenter.now(eyes) if moment is None else await services.history.moment(room, moment, eyes)
        view = now.get("view")
        if view is None:
            raise Refused("the game has not begun")
        names: dict[int | str, str] = {number: one.name for number, one in enumerate(room.seats) if one.name}
        drawn = room.game.picture(view, room.game.words(lang), names)
        return {"picture": unmarked(drawn)}

    @get("/{id:str}/refusal", responses=PROBLEMS)
    async def refusal(
        self,
        id: Id,
        services: TheServices,
        person: Visitor,
        move: Annotated[str, QueryParameter(min_length=1, max_length=100)],
        seat: Viewpoint = None,
        lang: InLang = "en",
    ) -> dict[str, str | None]:
        """Why a move of yours is not allowed now, and the chapter of the rules that says so; null if it is."""
        live = await services.service.visit(id, person, None)
        await live.settled()
        eyes = services.service.viewpoint(live.room, person, seat)
        if eyes is None or live.room.table is None:
            raise Refused("only somebody who plays can be refused a move")
        try:
            refusal = live.room.table.refusal(eyes, move)
        except LondiniumError as problem:
            raise Malformed(str(problem)) from None
        return {
            "reason": None if refusal is None else refusal.text(lang),
            "rule": None if refusal is None else refusal.rule,
        }

    @get("/{id:str}/outlook", responses=PROBLEMS)
    async def outlook(
        self, id: Id, request: Request[Any, Any, Any], services: TheServices, person: Visitor, seat: Viewpoint = None
    ) -> dict[str, Any]:
        """What each of your moves would change for certain, found by playing it on positions imagined for your seat.

        `least` and `most` differ where later choices decide; they are null where what you cannot know does.
        """
        live = await services.service.visit(id, person, None)
        eyes = services.service.viewpoint(live.room, person, seat)
        address = address_of(request, services.config)
        services.limiter.spend_both("outlooks", person_of(person).id, address, services.config.limits.outlooks)
        return await foretell(live, eyes)

    @get("/{id:str}/present", responses=PROBLEMS)
    async def present(self, id: Id, services: TheServices, person: Visitor, invite: Invite = None) -> list[int]:
        """The seats whose person looks at the table now, as far as this process knows."""
        live = await services.service.visit(id, person, invite)
        return sorted({seat for one in live.subscriptions for seat in live.room.seats_of(one.person)})

    @get("/{id:str}/course", responses=PROBLEMS)
    async def course(
        self, id: Id, services: TheServices, person: Visitor, invite: Invite = None
    ) -> list[dict[str, Any]]:
        """How the scores went, round by round, once the game is over."""
        live = await services.service.visit(id, person, invite)
        await live.settled()
        if live.room.status != "over":
            raise Refused("the course of a game is told after its end")
        return await services.history.course(live.room)


HANDLERS = [PageFiles, PageApi]
