"""Every word a person reads, from Fluent files: the shared ones and each game's own, in three languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from londinium.core.errors import BadOption

LANGUAGES = ("en", "fr", "pl")
SHARED = Path(__file__).parent.parent / "text"
MARKS = re.compile(r"(?<!\\)\[[^\]]*\]")


class Words:
    """The words of one language, with those of one game.

    >>> import londinium
    >>> londinium.game("kids-of-london").words("fr").say("character", character="banker")
    'banquier'
    """

    def __init__(self, lang: str, folder: Path | None = None) -> None:
        if lang not in LANGUAGES:
            raise BadOption(f"there is no language {lang!r}; choose one of {', '.join(LANGUAGES)}")
        self.lang = lang
        functions: dict[str, Any] = {"NAME": self.name}  # fluent's own type for them allows one argument only
        self.bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        for place in (SHARED, folder):
            if place is not None:
                text = (place / f"{lang}.ftl").read_text(encoding="utf-8")
                self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there are words for a key; `message.attribute` is another form of the same message."""
        message, _, form = key.partition(".")
        if not self.bundle.has_message(message):
            return False
        return not form or form in self.bundle.get_message(message).attributes

    def say(self, key: str, **facts: Any) -> str:
        """The words for a key with the facts put in."""
        if not self.has(key):
            raise KeyError(f"no words for {key!r} in {self.lang}")
        name, _, form = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise KeyError(f"{key!r} has no text in {self.lang}")
        text, problems = self.bundle.format_pattern(pattern, facts)
        if problems:
            raise ValueError(f"the words for {key!r} in {self.lang} cannot be put together: {problems[0]!r}")
        return str(text)

    def name(self, piece: Any, of: str) -> str:
        """The function NAME of our Fluent files: `{ NAME($second, of: "card") }` says `card` of the fact `second`.

        Fluent itself hands facts on only under the name they have.
        """
        return self.say(of, **{of: piece})

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it.

        >>> words("fr").decimal(2.5)
        '2,5'
        """
        text = f"{value:.{digits}f}"
        return text if self.lang == "en" else text.replace(".", ",")

    def percent(self, share: float) -> str:
        """A share in per cent.

        >>> words("en").percent(0.25)
        '25.0%'
        """
        return self.say("cli-percent", value=self.decimal(100 * share))

    def figure(self, name: str) -> str:
        """The words for a figure of many games; one of a family, as `worth-barbican`, is `figure-worth` of a piece.

        >>> import londinium
        >>> londinium.game("key-to-the-city").words("en").figure("worth-barbican")
        'Worth to its owner: Barbican'
        """
        if self.has(f"figure-{name}"):
            return self.say(f"figure-{name}")
        family, _, piece = name.partition("-")
        return self.say(f"figure-{family}", piece=piece) if self.has(f"figure-{family}") else name


@cache
def words(lang: str, folder: Path | None = None) -> Words:
    """The words of a language; read once."""
    return Words(lang, folder)


def unmarked(drawn: str) -> str:
    """A picture without the marks that say how its parts are coloured.

    >>> unmarked("[seat0]●[/] Nell")
    '● Nell'
    """
    return MARKS.sub("", drawn).replace("\\[", "[")
