"""The bag and the screens: keyples drawn unseen, paid openly and regained, and what a seat can know of them.

Everyone knows how many each seat drew and when, which colours came onto the table from behind its screen in each era,
and what went back into the bag. Only the drawer knows what was drawn. So draws are kept one by one, for imagining.
"""

from __future__ import annotations

from londinium.games.key_to_the_city.pieces import (
    ACTING,
    BUILDINGS,
    COLOURS,
    DREW,
    ERAS,
    FOUND,
    HUES,
    LAST_ERA,
    LAYING,
    NO_HUE,
    NO_TILE,
    NOTHING,
)
from londinium.games.key_to_the_city.scoring import Scoring

PASSES = 6  # through all hidden keyples for each draw there has been: more draws hold each other fast for longer
FINE = 16777216.0  # steps of a chance: 24 bits


class Bag(Scoring):
    """Keyples between the bag, the screens and the table."""

    def draw_keyples(self, seat: int, number: int, when: int) -> None:
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
        at = (seat * ERAS + when) * HUES
        self.drawn[at] = blue
        self.drawn[at + 1] = red
        self.drawn[at + 2] = yellow
        self.tell(DREW, seat, blue + red + yellow, 0, 0)
        self.whisper(FOUND, seat, blue, red, yellow, 1 << seat)

    def close_bag(self, when: int) -> None:
        """All have drawn: what is left lies in the bag until the era ends."""
        for hue in range(HUES):
            self.left[when * HUES + hue] = self.bag[hue]

    def return_to_bag(self, hue: int, number: int) -> None:
        """Everyone sees what goes back into the bag at the end of an era."""
        self.bag[hue] += number
        self.returned[self.round * HUES + hue] += number

    def take_from_screen(self, seat: int, hue: int, amount: int) -> None:
        """Keyples others know of leave first; what goes beyond them was drawn unseen and is now seen."""
        at = seat * HUES + hue
        self.screen[at] -= amount
        if amount <= self.known[at]:
            self.known[at] -= amount
        else:
            self.shown[(seat * ERAS + self.round) * HUES + hue] += amount - self.known[at]
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
        for colour in range(COLOURS):
            self.declined[colour] = 0

    # What a seat cannot know

    def redraw(self, seat: int) -> None:
        """What another has begun to choose, the keyples drawn unseen, the bag, and the buildings still to come."""
        if self.over:
            return
        if seat != self.turn and self.phase == ACTING:
            self.forget_choice()
        latest = self.latest_draw()
        while not self.deal_unseen(seat, latest):
            pass
        for _ in range(PASSES * (latest + 1)):
            for other in range(self.players):
                if other != seat:
                    for when in range(latest + 1):
                        self.mix_draw(seat, other, when, latest)
        self.fill_screens(seat, latest)
        self.shuffle_unseen()

    def shuffle_unseen(self) -> None:
        """No seat knows which buildings come next; all together would know what is in the bag."""
        self.shuffle_stack()

    def latest_draw(self) -> int:
        """0 for the keyples of the start, 1 to 3 for those drawn as an era ended."""
        if self.round >= LAST_ERA:
            return LAST_ERA
        return self.round + 1 if self.phase == LAYING else self.round

    def deal_unseen(self, viewer: int, latest: int) -> bool:
        """Give every hidden draw colours anew, from nothing but what the viewer knows; or find out that it went wrong.

        What was shown comes first, since it must have been drawn in time; then the rest, as the bag allows. Where one
        draw has taken what another needs, all is put back and dealt again: as the truth is one way, there is a way.
        """
        self.put_back(viewer, latest)
        for seat in range(self.players):
            if seat != viewer:
                for era in range(latest + 1):
                    for hue in range(HUES):
                        for _ in range(self.shown[(seat * ERAS + era) * HUES + hue]):
                            if not self.deal_shown(seat, era, hue, latest):
                                return False
        for when in range(latest + 1):
            for seat in range(self.players):
                while self.undealt[seat * ERAS + when] > 0:
                    if not self.deal_any(seat, when, latest):
                        return False
        return True

    def put_back(self, viewer: int, latest: int) -> None:
        """All hidden draws into the bag; how many each was of is not hidden."""
        for seat in range(self.players):
            if seat != viewer:
                for when in range(latest + 1):
                    for hue in range(HUES):
                        at = (seat * ERAS + when) * HUES + hue
                        for era in range(when, latest + 1):
                            self.left[era * HUES + hue] += self.drawn[at]
                        self.undealt[seat * ERAS + when] += self.drawn[at]
                        self.drawn[at] = 0

    def deal_shown(self, seat: int, era: int, hue: int, latest: int) -> bool:
        """A keyple that was shown in an era came with any draw before, if the bag had it then."""
        places = 0
        for when in range(era + 1):
            if self.to_spare(when, hue, latest) > 0:
                places += self.undealt[seat * ERAS + when]
        if places == 0:
            return False
        place = self.draw(places)
        for when in range(era + 1):
            if self.to_spare(when, hue, latest) > 0:
                if place < self.undealt[seat * ERAS + when]:
                    self.deal_one(seat, when, hue, latest)
                    return True
                place -= self.undealt[seat * ERAS + when]
        return False

    def deal_any(self, seat: int, when: int, latest: int) -> bool:
        blue = self.to_spare(when, 0, latest)
        red = self.to_spare(when, 1, latest)
        yellow = self.to_spare(when, 2, latest)
        if blue + red + yellow == 0:
            return False
        found = self.hue_of(blue | red << 8 | yellow << 16, self.draw(blue + red + yellow))
        self.deal_one(seat, when, found, latest)
        return True

    def to_spare(self, when: int, hue: int, latest: int) -> int:
        """How many keyples of a colour the bag can give at a draw, without lacking them at a later one."""
        least = self.left[when * HUES + hue]
        for era in range(when + 1, latest + 1):
            if self.left[era * HUES + hue] < least:
                least = self.left[era * HUES + hue]
        return least

    def deal_one(self, seat: int, when: int, hue: int, latest: int) -> None:
        self.undealt[seat * ERAS + when] -= 1
        self.drawn[(seat * ERAS + when) * HUES + hue] += 1
        for era in range(when, latest + 1):
            self.left[era * HUES + hue] -= 1

    def mix_draw(self, viewer: int, seat: int, when: int, latest: int) -> None:
        """Each keyple of one draw may change places with any not yet passed by, in other hidden draws or in the bag.

        Where nothing speaks against any exchange one pass is a perfect shuffle. Otherwise the exchanges are made with
        such chances that every way the bag can have given its keyples out stays as likely as it was.
        """
        at = (seat * ERAS + when) * HUES
        waiting = self.drawn[at] | self.drawn[at + 1] << 8 | self.drawn[at + 2] << 16
        count = self.drawn[at] + self.drawn[at + 1] + self.drawn[at + 2]
        later = self.keyples_after(viewer, seat, when, latest)
        while count > 0:
            hue = self.hue_of(waiting, self.draw(count))
            partner = self.draw(count + later)
            if partner < count:
                hue = self.hue_of(waiting, partner)
            else:
                self.meet(viewer, seat, when, hue, partner - count, latest)
            waiting -= 1 << 8 * hue
            count -= 1

    def keyples_after(self, viewer: int, seat: int, when: int, latest: int) -> int:
        """How many hidden keyples come after a draw: later draws of the seat, all those of later seats, and the bag."""
        found = 0
        for hue in range(HUES):
            found += self.left[latest * HUES + hue]
            for other in range(seat, self.players):
                if other != viewer:
                    for then in range(when + 1 if other == seat else 0, latest + 1):
                        found += self.drawn[(other * ERAS + then) * HUES + hue]
        return found

    def hue_of(self, waiting: int, number: int) -> int:
        """The colour of the keyple with that number, of so many of each colour in eight bits each."""
        if number < waiting & 255:
            return 0
        return 1 if number < (waiting & 255) + (waiting >> 8 & 255) else 2

    def meet(self, viewer: int, seat: int, when: int, hue: int, number: int, latest: int) -> None:
        """A keyple of a draw meets the one with that number of those that come after the draw."""
        for other in range(seat, self.players):
            if other != viewer:
                for then in range(when + 1 if other == seat else 0, latest + 1):
                    at = (other * ERAS + then) * HUES
                    for found in range(HUES):
                        if number < self.drawn[at + found]:
                            if found != hue:
                                self.exchange(seat, when, hue, other, then, found, latest)
                            return
                        number -= self.drawn[at + found]
        for found in range(HUES):
            if number < self.left[latest * HUES + found]:
                if (
                    found != hue
                    and self.can_lack(seat, when, latest + 1, hue)
                    and self.happens(when, hue, latest, found)
                ):
                    self.drawn[(seat * ERAS + when) * HUES + hue] -= 1
                    self.drawn[(seat * ERAS + when) * HUES + found] += 1
                    self.alter_bag(when, latest + 1, hue, found)
                return
            number -= self.left[latest * HUES + found]

    def exchange(self, seat: int, when: int, hue: int, other: int, then: int, found: int, latest: int) -> None:
        """Two hidden keyples change places, if all that was shown could still have been, and as chance has it."""
        if seat == other:
            if not self.can_lack(seat, when, then, hue):
                return
        elif not self.can_lack(seat, when, latest + 1, hue) or not self.can_lack(other, then, latest + 1, found):
            return
        likely = self.happens(when, hue, then, found) if when < then else self.happens(then, found, when, hue)
        if likely:
            self.drawn[(seat * ERAS + when) * HUES + hue] -= 1
            self.drawn[(seat * ERAS + when) * HUES + found] += 1
            self.drawn[(other * ERAS + then) * HUES + found] -= 1
            self.drawn[(other * ERAS + then) * HUES + hue] += 1
            if when < then:
                self.alter_bag(when, then, hue, found)
            else:
                self.alter_bag(then, when, found, hue)

    def can_lack(self, seat: int, when: int, until: int, hue: int) -> bool:
        """Whether a seat with one keyple of a colour less between two draws could have shown what it showed."""
        spare = 0
        for era in range(until):
            at = (seat * ERAS + era) * HUES + hue
            spare += self.drawn[at] - self.shown[at]
            if era >= when and spare < 1:
                return False
        return True

    def happens(self, when: int, hue: int, then: int, other: int) -> bool:
        """Draw a keyple of one colour less and one of another more, and back at a later draw: keep what is as likely.

        In between the bag has one more of the first and one less of the other, and what went back into it was mixed
        with them, which makes the later draw more or less likely than it was.
        """
        gain = 1.0
        loss = 1.0
        for era in range(when, then):
            gain *= self.left[era * HUES + hue] + self.returned[era * HUES + hue] + 1
            loss *= self.left[era * HUES + hue] + 1
            gain *= self.left[era * HUES + other]
            loss *= self.left[era * HUES + other] + self.returned[era * HUES + other]
        if gain >= loss:
            return gain > 0.0
        chance: float = self.word() >> 40
        return chance * loss < gain * FINE

    def alter_bag(self, when: int, then: int, more: int, less: int) -> None:
        for era in range(when, then):
            self.left[era * HUES + more] += 1
            self.left[era * HUES + less] -= 1

    def fill_screens(self, seat: int, latest: int) -> None:
        """What the draws come to, behind the screens of the others and in the bag."""
        for hue in range(HUES):
            self.bag[hue] = self.left[latest * HUES + hue] + self.returned[latest * HUES + hue]
            for other in range(self.players):
                if other != seat:
                    held = self.known[other * HUES + hue]
                    for era in range(ERAS):
                        at = (other * ERAS + era) * HUES + hue
                        held += self.drawn[at] - self.shown[at]
                    self.screen[other * HUES + hue] = held
