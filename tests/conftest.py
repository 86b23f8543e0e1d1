"""What all tests share: Hypothesis finds the same examples in every run, unless it is left running at night."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.chromium import MISSING, MUST, chromium

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile(
    "day", derandomize=True, database=None, deadline=None, max_examples=25, suppress_health_check=QUIET
)
settings.register_profile("night", database=None, deadline=None, max_examples=500, suppress_health_check=QUIET)
settings.load_profile("night" if os.environ.get("LONDINIUM_NIGHTLY") else "day")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say at the end, where it is seen, that the tests of the page were left out."""
    if chromium() is None and not MUST and "tests/web" not in str(config.getoption("ignore")):
        terminalreporter.section("left out", sep="!", red=True)
        terminalreporter.line(MISSING, red=True)
