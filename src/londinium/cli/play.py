"""Play: a game in the terminal, with bots at the other seats or people who pass the keyboard on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from londinium.bots import Budget
from londinium.bots.advice import NoAdvice, advise
from londinium.cli.complaints import Complaint, number_in, write_text
from londinium.cli.screen import SEAT_COLOURS, Left, Screen, prose
from londinium.cli.seats import Seats
from londinium.core.errors import BadMove
from londinium.core.moves import Move
from londinium.core.table import Table

COMMANDS = ("u", "w", "a", "l", "s", "?", "h", "q")
ADVICE = Budget(seconds=2.0)  # of thinking, when a person asks for advice
LEAST_DOUBT = 0.001  # of a share, as it is shown: two standard errors may round to nothing
LAST_LINES = 12  # of the log, when a game is taken up again


class Session:
    """One table, from where it stands to its end or until the last person leaves."""

    def __init__(self, screen: Screen, table: Table, seats: Seats) -> None:
        self.screen = screen
        self.table = table
        self.seats = seats
        self.minds = seats.minds(table.game)
        self.names = seats.called()
        self.holder: int | None = None  # who has the keyboard
        since = max(0, len(table.events) - LAST_LINES)
        self.seen = dict.fromkeys(seats.people, since)  # how much of the log each person has read
        self.chosen: set[int] = set()  # who has made a choice since the beginning, or since the game was taken up again
        self.commands: dict[str, Callable[[int], None]] = {
            "u": self.take_back,
            "w": self.show_outlook,
            "a": self.show_advice,
            "l": self.show_log,
            "?": self.show_rules,
            "h": self.show_help,
            "q": self.quit,
        }

    def run(self) -> None:
        """Play to the end. People choose before the bots do, so that they may take back what nobody has answered."""
        table = self.table
        try:
            while not table.over:
                people = [seat for seat in table.to_act if seat not in self.minds]
                if people:
                    self.turn(self.holder if self.holder in people else people[0])
                else:
                    self.let_choose(table.to_act[0])
        finally:
            for mind in self.minds.values():
                mind.leave()
        self.finish()

    def let_choose(self, seat: int) -> None:
        """A bot makes one choice; one that is a program and fails has a move drawn for it."""
        mind = self.minds[seat]
        lost = len(mind.failures)
        self.table.play(seat, self.seats.choice(self.table, seat, mind))
        for reason in mind.failures[lost:]:
            self.screen.line("cli-move-lost", "bad", who=self.names[seat], reason=reason)

    # one person's choice

    def turn(self, seat: int) -> None:
        """A person makes one choice."""
        self.pass_keyboard(seat)
        move = self.choose(seat)
        self.seen[seat] = len(self.table.events)
        self.chosen.add(seat)
        self.table.play(seat, move)
        if seat not in self.table.to_act and self.table.can_undo(seat):
            self.let_stand(seat, move)

    def choose(self, seat: int) -> Move:
        """The move a person wants, which is a legal one."""
        self.show_table(seat)
        while True:
            text = self.screen.ask()
            choices = numbered(self.table.moves(seat))
            standing = len(self.table.log)
            if self.command(text, seat):
                if len(self.table.log) > standing:  # something was taken back
                    self.show_table(seat)
            elif (number := number_in(text, 0, max(choices))) in choices:
                return choices[number]
            elif not text and len(choices) == 1:
                return next(iter(choices.values()))
            elif move := self.notation(text, seat):
                return move

    def notation(self, text: str, seat: int) -> Move | None:
        """The move a person wrote, or None after saying why it cannot be."""
        moves = self.table.moves(seat)
        try:
            move = self.table.game.move(text)
        except BadMove:
            self.screen.line(
                "cli-not-an-answer", "bad", answer=text, count=len(moves), example=str(moves[0]), blank=str(not text)
            )
            return None
        refusal = self.table.refusal(seat, move)
        if refusal is None:
            return move
        words = self.table.game.words(self.screen.lang)
        self.screen.show(Text(refusal.text(self.screen.lang), "bad"))
        if words.has(f"rule-{refusal.rule}"):
            title = self.screen.say("cli-rule", title=refusal.rule_text(self.screen.lang))
            self.screen.show(Padding(Group(Text(title, "key"), prose(words.say(f"rule-{refusal.rule}"))), (0, 2)))
        return None

    def let_stand(self, seat: int, move: Move) -> None:
        """Between a choice and what the others do: the moment to take it back."""
        self.screen.line("cli-chosen", "good", move=move.text(self.screen.lang))
        while text := self.screen.ask(self.screen.say("cli-let-stand") + " "):
            if not self.command(text, seat):
                self.screen.line("cli-enter-or-undo")
            elif text == "u":
                return

    def pass_keyboard(self, seat: int) -> None:
        """See to it that nobody sees what is another's to know."""
        if len(self.seats.people) > 1 and self.holder != seat:
            self.screen.clear()
            text = Text(self.screen.say("cli-pass", who=self.names[seat]), f"seat{seat % SEAT_COLOURS}")
            self.screen.show(Panel(text, box=box.ROUNDED, padding=(1, 3), expand=False))
            self.screen.ask(self.screen.say("cli-press-enter") + " ")
            self.screen.clear()
        self.holder = seat

    # what can be asked for besides

    def command(self, text: str, seat: int) -> bool:
        """Carry out a command, if it is one."""
        name, _, rest = text.partition(" ")
        if name == "s":
            self.save(rest.strip())
        elif text in self.commands:
            self.commands[text](seat)
        else:
            return False
        return True

    def take_back(self, seat: int) -> None:
        if self.table.can_undo(seat):
            self.table.undo(seat)
            self.screen.line("cli-taken-back", "good")
        else:
            self.screen.line("cli-nothing-to-undo", "bad")

    def show_outlook(self, seat: int) -> None:
        """What each choice would change for certain, under the numbers they are chosen by."""
        foretold = {one.move: one.text(self.screen.lang, self.names) for one in self.table.outlook(seat)}
        grid = self.screen.grid("cli-outlook-move", "cli-outlook-changes")
        for number, move in numbered(self.table.moves(seat)).items():
            choice = Text.assemble((f"{number}", "key"), "  ", move.text(self.screen.lang))
            grid.add_row(choice, Text(foretold[move] or self.screen.say("cli-outlook-nothing")))
        self.screen.page(grid)

    def show_advice(self, seat: int) -> None:
        """The best choices, how often each wins, why, and what is likely to follow."""
        lang = self.screen.lang
        with self.screen.progress("cli-advice-thinking") as told:
            try:
                advice = advise(self.table, seat, ADVICE, seed=len(self.table.log), told=told)
            except NoAdvice:
                self.screen.line("cli-advice-none", "bad")
                return
        words = self.table.game.words(lang)
        grid = self.screen.grid("cli-outlook-move", "cli-advice-share", "cli-advice-why", right=(1,))
        numbers = {move: number for number, move in numbered(self.table.moves(seat)).items()}
        for place, advised in enumerate(advice.moves):
            choice = Text.assemble((f"{numbers[advised.move]}", "key"), "  ", advised.move.text(lang))
            said = [advice.why(place, lang), advised.line_text(lang, self.names)]
            share = f"{words.percent(advised.share)} ± {words.decimal(100 * max(LEAST_DOUBT, 2 * advised.error))}"
            grid.add_row(choice, Text(share), Text("\n".join(text for text in said if text)))
        self.screen.page(grid)

    def show_log(self, seat: int) -> None:
        if self.table.events:
            self.screen.page(self.screen.events(self.table.events, seat, self.names))
        else:
            self.screen.line("cli-log-empty", "faint")

    def show_rules(self, seat: int) -> None:
        self.screen.page(self.screen.rules(self.table.game))

    def show_help(self, seat: int) -> None:
        grid = self.screen.grid("cli-help-type", "cli-help-what")
        example = str(self.table.moves(seat)[0]) if self.table.moves(seat) else str(self.table.game.moves[0])
        grid.add_row(Text("1, 2, 3 …", "key"), Text(self.screen.say("cli-help-number")))
        grid.add_row(Text(example, "key"), Text(self.screen.say("cli-help-notation")))
        for name, key in zip(
            COMMANDS, ("undo", "outlook", "advice", "log", "save", "rules", "help", "quit"), strict=True
        ):
            grid.add_row(Text(name, "key"), Text(self.screen.say(f"cli-help-{key}")))
        self.screen.show(grid)

    def quit(self, seat: int) -> None:
        answer = self.screen.ask(self.screen.say("cli-save-first") + " ").lower()
        if answer in self.screen.say("cli-yes-words").split():
            self.save("")
        elif answer in self.screen.say("cli-back-words").split():
            return
        raise Left

    def save(self, name: str) -> None:
        """Write the record to a file the person names, with who sat where."""
        if not name:
            offered = free_name(self.table.game.id)
            name = self.screen.ask(self.screen.say("cli-file-name", name=offered) + " ") or offered
        path = Path(name).expanduser()
        if path.suffix != ".json":
            path = path.with_name(path.name + ".json")
        if path.exists() and not self.screen.agree("cli-overwrite", path=str(path)):
            self.screen.line("cli-not-saved")
            return
        record = self.table.record()
        record.notes = self.seats.notes()
        try:
            write_text(path, record.dumps())
        except Complaint as problem:
            self.screen.line(problem.key, "bad", **problem.facts)
        else:
            self.screen.line("cli-saved-over" if self.table.over else "cli-saved", "good", path=str(path))

    # drawing

    def show_table(self, seat: int) -> None:
        """What happened since, the table, who must do what, and the choices."""
        screen = self.screen
        news = self.table.events[self.seen[seat] :]
        screen.show()
        if news:
            title = "cli-news" if seat in self.chosen else "cli-so-far"
            screen.show(Rule(Text(screen.say(title), "faint"), style="dim"))
            screen.show(screen.events(news, seat, self.names))
        labels = self.seats.labelled(seat, screen.say("cli-you"))
        screen.show(screen.picture(self.table.game, self.table.view(seat), labels, self.names))
        screen.show(self.asked(seat))
        screen.show(self.choices(seat))
        screen.line("cli-keys", "faint")

    def asked(self, seat: int) -> Text:
        """Who must do what."""
        others = [self.names[other] for other in self.table.to_act if other != seat]
        prompt = self.table.game.prompt(self.table.view(seat), self.screen.lang)
        text = Text(self.screen.say("cli-must-choose", who=self.names[seat], prompt=prompt), "ask")
        if others:
            text.append(" " + self.screen.say("cli-others-too", names=self.screen.listed(others), count=len(others)))
        return text

    def choices(self, seat: int) -> RenderableType:
        """The numbered choices, in as many columns as fit, none much shorter than the others."""
        choices = numbered(self.table.moves(seat))
        digits = len(str(max(choices)))
        lines = [
            Text.assemble((f"{number:>{digits}}", "key"), "  ", move.text(self.screen.lang))
            for number, move in choices.items()
        ]
        widest = max(line.cell_len for line in lines)
        rows = -(-len(lines) // max(1, self.screen.out.width // (widest + 3)))
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for row in range(rows):
            grid.add_row(*lines[row::rows])
        return Padding(grid, (0, 0, 0, 1))

    # the end

    def finish(self) -> None:
        """The ranking, where the points came from, and an offer to keep the game."""
        several = len(self.seats.people) > 1
        if several:
            self.screen.clear()
        seat = None if several else self.seats.people[0]
        news = self.table.events[min(self.seen.values()) :]
        self.screen.show()
        self.screen.show(Rule(Text(self.screen.say("cli-over"), "title"), style="dim"))
        self.screen.show(self.screen.events(news, seat, self.names))
        labels = self.seats.labelled(seat, self.screen.say("cli-you"))
        self.screen.show(self.screen.picture(self.table.game, self.table.view(seat), labels, self.names))
        self.screen.show(self.screen.ranking(self.table, self.names))
        if self.screen.agree("cli-keep-record"):
            self.save("")


def numbered(moves: list[Move]) -> dict[int, Move]:
    """A number for each choice: a move's own where the choice is of a number, so that typing 8 sends child 8.

    Where such moves come last, after others of several kinds, all are counted through: who types a digit to do
    something else should not have sailed to that berth.
    """
    own = {move: only for move in moves if (only := own_number(move)) is not None}
    verb, _ = Counter(move.verb for move in own).most_common(1)[0] if own else ("", 0)
    if own and moves[0].verb != verb and len({move.verb for move in moves}) > 2:
        verb = ""
    ours = {number for move, number in own.items() if move.verb == verb}
    spare = count(max(ours, default=0) + 1)
    return {own[move] if move.verb == verb else next(spare): move for move in moves}


def own_number(move: Move) -> int | None:
    """The number a move is about, if it is about one and nothing else."""
    values = list(move.args.values())
    return values[0] if len(values) == 1 and isinstance(values[0], int) else None


def free_name(game: str) -> str:
    """A file name for a game that is not taken yet."""
    number = 1
    while Path(f"{game}-{number}.json").exists():
        number += 1
    return f"{game}-{number}.json"
