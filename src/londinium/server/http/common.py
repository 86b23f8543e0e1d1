"""What all HTTP handlers share: types of parameters, the refusals they may answer with, and who asks."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from londinium.server.config import Config
from londinium.server.errors import NotKnown
from londinium.server.requests import COOKIE
from londinium.server.services import Services
from londinium.server.tables.people import Person

YEAR = 365 * 24 * 3600
LISTED = 100

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Lang = Annotated[str, msgspec.Meta(pattern="^(en|fr|pl)$")]
Id = Annotated[str, PathParameter(max_length=16)]
Invite = Annotated[
    str | None, QueryParameter(max_length=40, description="The invitation, for a table by invitation only.")
]
Viewpoint = Annotated[
    int | None, QueryParameter(ge=0, le=15, description="One of your own seats; by default your first.")
]
InLang = Annotated[str, QueryParameter(pattern="^(en|fr|pl)$", description="The language of all words.")]
From = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
TheServices = NamedDependency[Services]
Visitor = NamedDependency[Person | None]  # who asks, if they have said who they are


class Problem(msgspec.Struct):
    """Why something was not done: a key for programs, a sentence for people; some say more, such as the new state."""

    error: str
    reason: str


PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=said)
    for status, said in (
        (400, "What was sent cannot be read."),
        (401, "Nobody has said who they are."),
        (403, "Somebody else may do this."),
        (404, "There is no such thing, or you may not know of it."),
        (409, "It cannot be done now, or the table has changed."),
        (413, "Too large."),
        (422, "The rules of the game say no."),
        (429, "Too often."),
        (503, "It could not be saved, or the tables cannot be reached just now; try again."),
    )
}


def person_of(person: Visitor) -> Person:
    if person is None:
        raise NotKnown("say who you are first: POST /api/people with a name")
    return person


def cookie(config: Config, credential: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=credential,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=config.secure,
    )
