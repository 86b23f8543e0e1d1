"""Arguments of the arena: what was typed, as what it means."""

from __future__ import annotations

import re

from londinium.arena.pairings import FORMS
from londinium.arena.source import COMMIT, NoCommit, commit_named, seed_of
from londinium.arena.sprt import BadTest, Sprt
from londinium.cli.complaints import Complaint, whole

MOST_SEED = (1 << 128) - 1
SHORTEST_LIMIT = 0.1
LONGEST_LIMIT = 86_400.0


def the_form(text: str) -> str:
    """Reads how bots meet."""
    if text not in FORMS:
        raise Complaint("cli-no-form", value=text, choices=", ".join(FORMS))
    return text


def the_test(text: str | Sprt) -> Sprt:
    """Reads the bounds of a sequential test."""
    try:
        return text if isinstance(text, Sprt) else Sprt.read(text)
    except BadTest:
        raise Complaint("cli-bad-sprt", value=str(text)) from None


def the_limit(text: str | float) -> float:
    """Reads how long a choice may take."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not SHORTEST_LIMIT <= value <= LONGEST_LIMIT:
        raise Complaint("cli-bad-limit", value=str(text))
    return value


def the_seed(text: str | int) -> int | str:
    """Reads a seed: a number, or what takes it from a commit."""
    if isinstance(text, str) and re.fullmatch(rf"{COMMIT}(:\S+)?", text):
        return text
    if not re.fullmatch(r"-?\d+|0[xX][0-9a-fA-F]+", str(text)):
        raise Complaint("cli-bad-seed", value=str(text))
    return whole("--seed", 0, MOST_SEED)(text)


def the_cluster(text: str) -> str:
    """Reads where the cluster is."""
    if text != "auto" and not re.fullmatch(r"ray://\S+", text):
        raise Complaint("cli-bad-cluster", value=text)
    return text


def settled(seed: int | str) -> tuple[int, str | None]:
    """The seed, and the commit it comes from, if it does."""
    if isinstance(seed, int):
        return seed, None
    try:
        commit = commit_named(seed)
    except NoCommit:
        raise Complaint("cli-no-commit", 1, value=seed.partition(":")[2] or "HEAD") from None
    return seed_of(commit), commit
