"""Webhooks: a message in the shape that Slack, Discord or a plain program expects."""

from __future__ import annotations

import re
from typing import Any

from londinium.server.notify.messages import Message


def shaped(shape: str, message: Message) -> dict[str, Any]:
    """A message as a webhook expects it. Names are people's own words, so nothing in them may become a command."""
    if shape == "slack":
        text = message.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return {"text": f"{text} {message.link}", "mrkdwn": False}
    if shape == "discord":
        text = re.sub(r"([\\`*_~|<>\[\]()#@:-])", r"\\\1", message.text)
        return {"content": f"{text} {message.link}", "allowed_mentions": {"parse": []}}
    return {"about": message.about, "text": message.text, "link": message.link, **message.facts}
