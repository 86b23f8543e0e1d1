"""The page on observations is what the games' own lists of fields say."""

from __future__ import annotations

import pytest

from building.layouts import PAGE, page

pytestmark = pytest.mark.once


def test_the_page_on_observations_was_written_from_the_fields() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: python -m building.layouts"
