"""What can be asked of all games of a batch at once."""

from __future__ import annotations

LAY_DOWN = 0
BEGIN_NEXT = 1
REPLAY = 2
TAKE = 3
STEP = 4
STEP_ANEW = 5
