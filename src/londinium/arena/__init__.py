"""The arena: bots against bots, many games at once, and what they came to; it draws nothing and asks nobody."""

from __future__ import annotations

from londinium.arena.matches import MatchResult, derived_seed, play_match, seated
from londinium.arena.results import check_suffix, write_results
from londinium.arena.simulation import run_matches
from londinium.arena.summary import Share, Spread, Summary, wilson

__all__ = [
    "MatchResult",
    "Share",
    "Spread",
    "Summary",
    "check_suffix",
    "derived_seed",
    "play_match",
    "run_matches",
    "seated",
    "wilson",
    "write_results",
]
