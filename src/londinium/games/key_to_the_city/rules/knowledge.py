"""What a seat cannot know."""

from __future__ import annotations

from londinium.games.key_to_the_city.pieces import ERAS, HUES, LAST_ERA, Phase
from londinium.games.key_to_the_city.rules import acting, keyples
from londinium.games.key_to_the_city.rules.city import City

PASSES = 6  # through all hidden keyples for each draw there has been: more draws hold each other fast for longer
FINE = 16777216.0  # steps of a chance: 24 bits


def redraw(city: City, seat: int) -> None:
    """What another has begun to choose, the keyples drawn unseen, the bag, and the buildings still to come."""
    if city.over:
        return
    if seat != city.turn and city.phase == Phase.ACTING:
        acting.forget_choice(city)
    latest = latest_draw(city)
    while not deal_unseen(city, seat, latest):
        pass
    for _ in range(PASSES * (latest + 1)):
        for other in range(city.players):
            if other != seat:
                for when in range(latest + 1):
                    mix_draw(city, seat, other, when, latest)
    fill_screens(city, seat, latest)
    shuffle_unseen(city)


def shuffle_unseen(city: City) -> None:
    """No seat knows which buildings come next; all together would know what is in the bag."""
    keyples.shuffle_stack(city)


def settle(city: City) -> None:
    """The buildings still to come in the order of their numbers; keyples are dealt anew from their counts."""
    keyples.settle_stack(city)


def latest_draw(city: City) -> int:
    """0 for the keyples of the start, 1 to 3 for those drawn as an era ended."""
    if city.round >= LAST_ERA:
        return LAST_ERA
    return city.round + 1 if city.phase == Phase.LAYING else city.round


def deal_unseen(city: City, viewer: int, latest: int) -> bool:
    """Give every hidden draw colours anew, from nothing but what the viewer knows; or find out that it went wrong.

    What was shown comes first, since it must have been drawn in time; then the rest, as the bag allows. Where one
    draw has taken what another needs, all is put back and dealt again: as the truth is one way, there is a way.
    """
    put_back(city, viewer, latest)
    for seat in range(city.players):
        if seat != viewer:
            for era in range(latest + 1):
                for hue in range(HUES):
                    for _ in range(city.shown[(seat * ERAS + era) * HUES + hue]):
                        if not deal_shown(city, seat, era, hue, latest):
                            return False
    for when in range(latest + 1):
        for seat in range(city.players):
            while city.undealt[seat * ERAS + when] > 0:
                if not deal_any(city, seat, when, latest):
                    return False
    return True


def put_back(city: City, viewer: int, latest: int) -> None:
    """All hidden draws into the bag; how many each was of is not hidden."""
    for seat in range(city.players):
        if seat != viewer:
            for when in range(latest + 1):
                for hue in range(HUES):
                    at = (seat * ERAS + when) * HUES + hue
                    for era in range(when, latest + 1):
                        city.left[era * HUES + hue] += city.drawn[at]
                    city.undealt[seat * ERAS + when] += city.drawn[at]
                    city.drawn[at] = 0


def deal_shown(city: City, seat: int, era: int, hue: int, latest: int) -> bool:
    """A keyple that was shown in an era came with any draw before, if the bag had it then."""
    places = 0
    for when in range(era + 1):
        if to_spare(city, when, hue, latest) > 0:
            places += city.undealt[seat * ERAS + when]
    if places == 0:
        return False
    place = city.draw(places)
    for when in range(era + 1):
        if to_spare(city, when, hue, latest) > 0:
            if place < city.undealt[seat * ERAS + when]:
                deal_one(city, seat, when, hue, latest)
                return True
            place -= city.undealt[seat * ERAS + when]
    return False


def deal_any(city: City, seat: int, when: int, latest: int) -> bool:
    blue = to_spare(city, when, 0, latest)
    red = to_spare(city, when, 1, latest)
    yellow = to_spare(city, when, 2, latest)
    if blue + red + yellow == 0:
        return False
    found = hue_of(city, blue | red << 8 | yellow << 16, city.draw(blue + red + yellow))
    deal_one(city, seat, when, found, latest)
    return True


def to_spare(city: City, when: int, hue: int, latest: int) -> int:
    """How many keyples of a colour the bag can give at a draw, without lacking them at a later one."""
    least = city.left[when * HUES + hue]
    for era in range(when + 1, latest + 1):
        if city.left[era * HUES + hue] < least:
            least = city.left[era * HUES + hue]
    return least


def deal_one(city: City, seat: int, when: int, hue: int, latest: int) -> None:
    city.undealt[seat * ERAS + when] -= 1
    city.drawn[(seat * ERAS + when) * HUES + hue] += 1
    for era in range(when, latest + 1):
        city.left[era * HUES + hue] -= 1


def mix_draw(city: City, viewer: int, seat: int, when: int, latest: int) -> None:
    """Each keyple of one draw may change places with any not yet passed by, in other hidden draws or in the bag.

    Where nothing speaks against any exchange one pass is a perfect shuffle. Otherwise the exchanges are made with
    such chances that every way the bag can have given its keyples out stays as likely as it was.
    """
    at = (seat * ERAS + when) * HUES
    waiting = city.drawn[at] | city.drawn[at + 1] << 8 | city.drawn[at + 2] << 16
    count = city.drawn[at] + city.drawn[at + 1] + city.drawn[at + 2]
    later = keyples_after(city, viewer, seat, when, latest)
    while count > 0:
        hue = hue_of(city, waiting, city.draw(count))
        partner = city.draw(count + later)
        if partner < count:
            hue = hue_of(city, waiting, partner)
        else:
            meet(city, viewer, seat, when, hue, partner - count, latest)
        waiting -= 1 << 8 * hue
        count -= 1


def keyples_after(city: City, viewer: int, seat: int, when: int, latest: int) -> int:
    """How many hidden keyples come after a draw: later draws of the seat, all those of later seats, and the bag."""
    found = 0
    for hue in range(HUES):
        found += city.left[latest * HUES + hue]
        for other in range(seat, city.players):
            if other != viewer:
                for then in range(when + 1 if other == seat else 0, latest + 1):
                    found += city.drawn[(other * ERAS + then) * HUES + hue]
    return found


def hue_of(city: City, waiting: int, number: int) -> int:
    """The colour of the keyple with that number, of so many of each colour in eight bits each."""
    if number < waiting & 255:
        return 0
    return 1 if number < (waiting & 255) + (waiting >> 8 & 255) else 2


def meet(city: City, viewer: int, seat: int, when: int, hue: int, number: int, latest: int) -> None:
    """A keyple of a draw meets the one with that number of those that come after the draw."""
    for other in range(seat, city.players):
        if other != viewer:
            for then in range(when + 1 if other == seat else 0, latest + 1):
                at = (other * ERAS + then) * HUES
                for found in range(HUES):
                    if number < city.drawn[at + found]:
                        if found != hue:
                            exchange(city, seat, when, hue, other, then, found, latest)
                        return
                    number -= city.drawn[at + found]
    for found in range(HUES):
        if number < city.left[latest * HUES + found]:
            if found != hue and can_lack(city, seat, when, latest + 1, hue) and happens(city, when, hue, latest, found):
                city.drawn[(seat * ERAS + when) * HUES + hue] -= 1
                city.drawn[(seat * ERAS + when) * HUES + found] += 1
                alter_bag(city, when, latest + 1, hue, found)
            return
        number -= city.left[latest * HUES + found]


def exchange(city: City, seat: int, when: int, hue: int, other: int, then: int, found: int, latest: int) -> None:
    """Two hidden keyples change places, if all that was shown could still have been, and as chance has it."""
    if seat == other:
        if not can_lack(city, seat, when, then, hue):
            return
    elif not can_lack(city, seat, when, latest + 1, hue) or not can_lack(city, other, then, latest + 1, found):
        return
    likely = happens(city, when, hue, then, found) if when < then else happens(city, then, found, when, hue)
    if likely:
        city.drawn[(seat * ERAS + when) * HUES + hue] -= 1
        city.drawn[(seat * ERAS + when) * HUES + found] += 1
        city.drawn[(other * ERAS + then) * HUES + found] -= 1
        city.drawn[(other * ERAS + then) * HUES + hue] += 1
        if when < then:
            alter_bag(city, when, then, hue, found)
        else:
            alter_bag(city, then, when, found, hue)


def can_lack(city: City, seat: int, when: int, until: int, hue: int) -> bool:
    """Whether a seat with one keyple of a colour less between two draws could have shown what it showed."""
    spare = 0
    for era in range(until):
        at = (seat * ERAS + era) * HUES + hue
        spare += city.drawn[at] - city.shown[at]
        if era >= when and spare < 1:
            return False
    return True


def happens(city: City, when: int, hue: int, then: int, other: int) -> bool:
    """Draw a keyple of one colour less and one of another more, and back at a later draw: keep what is as likely.

    In between the bag has one more of the first and one less of the other, and what went back into it was mixed
    with them, which makes the later draw more or less likely than it was.
    """
    gain = 1.0
    loss = 1.0
    for era in range(when, then):
        gain *= city.left[era * HUES + hue] + city.returned[era * HUES + hue] + 1
        loss *= city.left[era * HUES + hue] + 1
        gain *= city.left[era * HUES + other]
        loss *= city.left[era * HUES + other] + city.returned[era * HUES + other]
    if gain >= loss:
        return gain > 0.0
    chance: float = city.word() >> 40
    return chance * loss < gain * FINE


def alter_bag(city: City, when: int, then: int, more: int, less: int) -> None:
    for era in range(when, then):
        city.left[era * HUES + more] += 1
        city.left[era * HUES + less] -= 1


def fill_screens(city: City, seat: int, latest: int) -> None:
    """What the draws come to, behind the screens of the others and in the bag."""
    for hue in range(HUES):
        city.bag[hue] = city.left[latest * HUES + hue] + city.returned[latest * HUES + hue]
        for other in range(city.players):
            if other != seat:
                held = city.known[other * HUES + hue]
                for era in range(ERAS):
                    at = (other * ERAS + era) * HUES + hue
                    held += city.drawn[at] - city.shown[at]
                city.screen[other * HUES + hue] = held
