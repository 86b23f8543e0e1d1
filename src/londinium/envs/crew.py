"""The crew of a batch: how threads share the games of a batch among them, in handfuls of lanes.

Where a C compiler was found, crew.pyx takes this module's place, and there are threads. In plain Python they would only
wait for each other: whoever calls does it all.
"""

from __future__ import annotations

WITH_THREADS = False  # whether a crew may have more than its caller


class Crew:
    """The caller and so many workers. Each waits for a task and takes handfuls of games until none is left."""

    def __init__(self, workers: int, size: int, handful: int, spins: bool) -> None:
        self.size = size
        self.handful = handful
        self.task = 0
        self.next = size

    def call(self, task: int) -> None:
        """Say what is to be done in all games; the workers begin."""
        self.task = task
        self.next = 0

    def take(self, worker: int) -> int:
        """The first lane of a handful that nobody has taken yet, or −1: this one has done all it took."""
        if self.next >= self.size:
            return -1
        self.next += self.handful
        return self.next - self.handful

    def until(self, worker: int) -> int:
        """Where the handful ends that was taken last."""
        return min(self.next, self.size)

    def gather(self) -> None:
        """Wait until all that was taken is done."""

    def wait(self, worker: int) -> bool:
        """Wait for the next task; False once the crew is dismissed."""
        return False

    def dismiss(self) -> None:
        """Let the workers go home. The caller can do it all alone."""
