"""Keyples: the bag, the screens."""

from __future__ import annotations

from londinium.games.key_to_the_city.pieces import BUILDINGS, ERAS, HUES, Told
from londinium.games.key_to_the_city.rules.city import City


def draw_keyples(city: City, seat: int, number: int, when: int) -> None:
    """Draw from the bag, unseen by the others; an empty bag gives nothing more."""
    blue = 0
    red = 0
    yellow = 0
    for _ in range(number):
        total = city.bag[0] + city.bag[1] + city.bag[2]
        if total == 0:
            break
        drawn = city.draw(total)
        if drawn < city.bag[0]:
            city.bag[0] -= 1
            blue += 1
        elif drawn < city.bag[0] + city.bag[1]:
            city.bag[1] -= 1
            red += 1
        else:
            city.bag[2] -= 1
            yellow += 1
    city.screen[seat * HUES] += blue
    city.screen[seat * HUES + 1] += red
    city.screen[seat * HUES + 2] += yellow
    at = (seat * ERAS + when) * HUES
    city.drawn[at] = blue
    city.drawn[at + 1] = red
    city.drawn[at + 2] = yellow
    city.tell(Told.DREW, seat, blue + red + yellow, 0, 0)
    city.whisper(Told.FOUND, seat, blue, red, yellow, 1 << seat)


def close_bag(city: City, when: int) -> None:
    """All have drawn: what is left lies in the bag until the era ends."""
    for hue in range(HUES):
        city.left[when * HUES + hue] = city.bag[hue]


def return_to_bag(city: City, hue: int, number: int) -> None:
    """Everyone sees what goes back into the bag at the end of an era."""
    city.bag[hue] += number
    city.returned[city.round * HUES + hue] += number


def take_from_screen(city: City, seat: int, hue: int, amount: int) -> None:
    """Keyples others know of leave first; what goes beyond them was drawn unseen and is now seen."""
    at = seat * HUES + hue
    city.screen[at] -= amount
    if amount <= city.known[at]:
        city.known[at] -= amount
    else:
        city.shown[(seat * ERAS + city.round) * HUES + hue] += amount - city.known[at]
        city.known[at] = 0


def regain(city: City, seat: int, hue: int, number: int) -> None:
    """Keyples that everyone has seen go to a seat."""
    city.screen[seat * HUES + hue] += number
    city.known[seat * HUES + hue] += number


def settle_stack(city: City) -> None:
    """The same buildings in the order of their numbers."""
    for i in range(city.seen, BUILDINGS):
        for j in range(i + 1, BUILDINGS):
            if city.stack[j] < city.stack[i]:
                held = city.stack[i]
                city.stack[i] = city.stack[j]
                city.stack[j] = held


def shuffle_stack(city: City) -> None:
    """Mix the buildings nobody has seen yet."""
    for i in range(BUILDINGS - 1, city.seen, -1):
        j = city.seen + city.draw(i - city.seen + 1)
        held = city.stack[i]
        city.stack[i] = city.stack[j]
        city.stack[j] = held
