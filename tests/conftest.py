"""What all tests share: Hypothesis finds the same examples in every run, unless it is left running at night.

Two marks say when a test runs: `nightly(why)` leaves it out by day, and the end of the run says so; `once` is on what
reads sources, words and documents, which are the same however the rules are built: only one of the runs needs it.
"""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

from tests.chromium import MISSING, MUST, chromium
from tests.night import NIGHT

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
LEFT = "by night: "

settings.register_profile(
    "day", derandomize=True, database=None, deadline=None, max_examples=25, suppress_health_check=QUIET
)
settings.register_profile("night", database=None, deadline=None, max_examples=500, suppress_health_check=QUIET)
settings.load_profile("night" if NIGHT else "day")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """By day leave out what is for the night; a mark without a reason is an error."""
    for item in items:
        mark = item.get_closest_marker("nightly")
        if mark is not None:
            [why] = mark.args
            if not NIGHT:
                item.add_marker(pytest.mark.skip(reason=LEFT + why))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say at the end, where it is seen, what was left for the night, and that the page was not tried."""
    left = Counter(
        (report.nodeid.partition("[")[0], report.longrepr[2].partition(LEFT)[2])
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple) and LEFT in report.longrepr[2]
    )
    if left:
        terminalreporter.section(f"left for the night: {sum(left.values())}")
        for (test, why), count in left.items():
            terminalreporter.line(f"{count} of {test}: {why}")
    if chromium() is None and not MUST and "tests/web" not in str(config.getoption("ignore")):
        terminalreporter.section("left out", sep="!", red=True)
        terminalreporter.line(MISSING, red=True)
