"""Replay: a record told again, as a whole or step by step; to everybody, or as one seat saw it."""

from __future__ import annotations

from rich.rule import Rule
from rich.text import Text

import londinium
from londinium.cli.screen import Left, Screen
from londinium.cli.seats import seats_noted
from londinium.core.events import Who


class Telling:
    """A record being told."""

    def __init__(self, screen: Screen, record: londinium.Record, seat: int | None) -> None:
        self.screen = screen
        self.record = record
        self.seat = seat
        self.table = londinium.replay(record, moves=0)
        noted = seats_noted(record.notes, self.table)
        self.names: dict[Who, str] = noted.called() if noted else {}
        self.labels: dict[Who, str] = noted.labelled(seat, screen.say("cli-you")) if noted else {}

    def run(self) -> None:
        """Everything from the first move to the last, round by round with the table at the start of each."""
        self.tell(self.table.events)
        self.draw()
        news: list[londinium.Event] = []
        for seat, move in self.record.moves:
            before = self.table.state.round
            news += self.table.play(seat, move)
            if self.table.state.round != before or self.table.over:
                self.tell(news)
                news.clear()
                self.draw()
        self.tell(news)
        self.end()

    def run_by_steps(self) -> None:
        """One move at a time: Enter goes on, b goes back, q leaves."""
        self.tell(self.table.events)
        self.draw()
        at = 0
        while True:
            answer = self.screen.ask(self.screen.say("cli-step", move=at, moves=len(self.record.moves)) + " ").lower()
            if answer == "q":
                raise Left
            if answer == "b":
                at = max(0, at - 1)
                self.table = londinium.replay(self.record, moves=at)
            elif at == len(self.record.moves):
                break
            else:
                self.tell(self.table.play(*self.record.moves[at]))
                at += 1
            self.draw()
        self.end()

    def tell(self, events: list[londinium.Event]) -> None:
        self.screen.show(self.screen.events(events, self.seat, self.names, everything=self.seat is None))

    def draw(self) -> None:
        """The table as the seat saw it; for everybody, as the one whose turn it is, since a record has no secrets."""
        eyes = self.seat
        if eyes is None and len(self.table.to_act) == 1:
            eyes = self.table.to_act[0]
        self.screen.show(self.screen.picture(self.table.game, self.table.view(eyes), self.labels, self.names))

    def end(self) -> None:
        self.screen.show()
        if self.table.over:
            self.screen.show(Rule(Text(self.screen.say("cli-over"), "title"), style="dim"))
            self.screen.show(self.screen.ranking(self.table, self.names))
        else:
            self.screen.line("cli-unfinished", "faint", moves=len(self.record.moves))
