"""Tables made on a server of this process get one seed here too, so that a test tells one story."""

from __future__ import annotations

from tests.server.conftest import the_same_game_every_time

__all__ = ["the_same_game_every_time"]
