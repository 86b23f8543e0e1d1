"""The bag and the screens: keyples drawn unseen, paid openly and regained, and what a seat can know of them."""

from __future__ import annotations

from londinium.games.key_to_the_city.pieces import (
    ACTING,
    BUILDINGS,
    DREW,
    FOUND,
    HUES,
    NO_HUE,
    NO_TILE,
    NOTHING,
)
from londinium.games.key_to_the_city.scoring import Scoring


class Bag(Scoring):
    """Keyples between the bag, the screens and the table."""

    def draw_keyples(self, seat: int, number: int) -> None:
        """Draw from the bag, unseen by the others; an empty bag gives nothing more."""
        blue = 0
        red = 0
        yellow = 0
        for _ in range(number):
            total = self.bag[0] + self.bag[1] + self.bag[2]
            if total == 0:
                break
            drawn = self.draw(total)
            if drawn < self.bag[0]:
                self.bag[0] -= 1
                blue += 1
            elif drawn < self.bag[0] + self.bag[1]:
                self.bag[1] -= 1
                red += 1
            else:
                self.bag[2] -= 1
                yellow += 1
        self.screen[seat * HUES] += blue
        self.screen[seat * HUES + 1] += red
        self.screen[seat * HUES + 2] += yellow
        self.unknown[seat] += blue + red + yellow
        self.tell(DREW, seat, blue + red + yellow, 0, 0)
        self.whisper(FOUND, seat, blue, red, yellow, 1 << seat)

    def take_from_screen(self, seat: int, hue: int, amount: int) -> None:
        """Keyples others know of leave first; what goes beyond them was drawn unseen and is now seen."""
        at = seat * HUES + hue
        self.screen[at] -= amount
        if amount <= self.known[at]:
            self.known[at] -= amount
        else:
            self.unknown[seat] -= amount - self.known[at]
            self.known[at] = 0

    def regain(self, seat: int, hue: int, number: int) -> None:
        """Keyples that everyone has seen go to a seat."""
        self.screen[seat * HUES + hue] += number
        self.known[seat * HUES + hue] += number

    def shuffle_stack(self) -> None:
        """Mix the buildings nobody has seen yet."""
        for i in range(BUILDINGS - 1, self.seen, -1):
            j = self.seen + self.draw(i - self.seen + 1)
            held = self.stack[i]
            self.stack[i] = self.stack[j]
            self.stack[j] = held

    def forget_choice(self) -> None:
        self.aim = NOTHING
        self.target = NO_TILE
        self.hue = NO_HUE
        self.groups = 0
        self.moved = 0

    # What a seat cannot know

    def redraw(self, seat: int) -> None:
        """What another has begun to choose, the keyples drawn unseen, the bag, and the buildings still to come."""
        if self.over:
            return
        if seat != self.turn and self.phase == ACTING:
            self.forget_choice()
        for hue in range(HUES):
            for other in range(self.players):
                if other != seat:
                    self.bag[hue] += self.screen[other * HUES + hue] - self.known[other * HUES + hue]
        for other in range(self.players):
            if other != seat:
                for hue in range(HUES):
                    self.screen[other * HUES + hue] = self.known[other * HUES + hue]
                number = self.unknown[other]
                self.unknown[other] = 0
                self.draw_keyples(other, number)
        self.shuffle_stack()
