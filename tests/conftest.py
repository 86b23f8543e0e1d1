"""What all tests share: Hypothesis finds the same examples in every run, unless it is left running at night."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile(
    "day", derandomize=True, database=None, deadline=None, max_examples=25, suppress_health_check=QUIET
)
settings.register_profile("night", database=None, deadline=None, max_examples=500, suppress_health_check=QUIET)
settings.load_profile("night" if os.environ.get("LONDINIUM_NIGHTLY") else "day")
