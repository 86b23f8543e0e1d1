"""Messages: in every language, never a command, and never in a log with where they go."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from londinium.core.words import LANGUAGES
from londinium.server.notify.messages import TEXT, Message, server_words
from londinium.server.notify.webhook import shaped
from tests.server.channels import hook, people
from tests.server.playing import serving
from tests.server.receiving import receiving


def test_no_log_names_where_a_webhook_leads(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with (
            receiving() as receiver,
            serving(tmp_path / "quiet.sqlite", private_webhooks=True) as server,
            people(server, "Anna") as [anna],
        ):
            id = await hook(anna, receiver.url("/very-secret"))
            for receiver.status in (204, 500):
                await anna.post(f"/api/me/channels/{id}/test")
            assert len(receiver.seen) == 2

    with caplog.at_level(logging.INFO):
        asyncio.run(story())
    assert "very-secret" not in caplog.text


def test_every_word_of_the_server_exists_in_every_language() -> None:
    def keys(lang: str) -> Iterable[str]:
        text = (TEXT / f"{lang}.ftl").read_text(encoding="utf-8")
        return re.findall(r"^([a-z-]+) =.*", text, re.MULTILINE)

    assert keys("en") == keys("fr") == keys("pl")
    for lang in LANGUAGES:
        say = server_words(lang)
        for key in keys(lang):
            assert say.say(key, name="N", who="W", game="G", link="L", code="C")


@pytest.mark.parametrize("shape", ["slack", "discord"])
def test_a_name_is_never_a_command(shape: str) -> None:
    name = "<!channel> [x](http://y) @everyone"
    [text] = [said for said in shaped(shape, Message("turn", "en", "", name, "LINK")).values() if isinstance(said, str)]
    assert name not in text
    assert "<!channel>" not in text
    assert "](" not in text or shape == "slack"
