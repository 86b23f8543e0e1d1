"""Source: which commit and which machine results come from, and seeds that a commit fixes."""

from __future__ import annotations

import os
import platform
import subprocess
from hashlib import blake2b
from pathlib import Path
from typing import Any

import londinium
from londinium.core.errors import LondiniumError

BITS = 128
COMMIT = "commit"
LONGEST = 60  # seconds git may take


class NoCommit(LondiniumError):
    """There is no commit to take a seed from."""


def git(*arguments: str) -> str | None:
    """What git says about the folder one is in; None if it says nothing."""
    try:
        done = subprocess.run(("git", *arguments), capture_output=True, text=True, timeout=LONGEST, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip()


def seed_of(commit: str) -> int:
    """The seed that a commit stands for: nobody can choose a commit for the deals it brings.

    >>> seed_of("a" * 40) == seed_of("a" * 40) != seed_of("b" * 40)
    True
    """
    return int.from_bytes(blake2b(f"londinium arena {commit}".encode(), digest_size=BITS // 8).digest(), "big")


def commit_named(text: str) -> str:
    """The whole hash of `commit` (where one is) or `commit:NAME`."""
    name = text.partition(":")[2] or "HEAD"
    found = None if name.startswith("-") else git("rev-parse", "--verify", "--end-of-options", f"{name}^{{commit}}")
    if not found:
        raise NoCommit(f"git knows no commit {name} here")
    return found


def session() -> dict[str, Any]:
    """Where games are played from now on: what a report says about its origin."""
    return {
        "commit": git("rev-parse", "HEAD"),
        "changed": bool(git("status", "--porcelain", "--untracked-files=no")),
        "version": londinium.__version__,
        "compiled": londinium.compiled,
        "python": platform.python_version(),
        "machine": machine(),
    }


def machine() -> str:
    """The processor, how many of it, and the system; no name of the machine."""
    return f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"


def processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
