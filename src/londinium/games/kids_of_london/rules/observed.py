"""What a seat may know, as numbers: the fields of an observation, and below them what writes them, in the same order.

Everyone has seen every child that was sent, so what is left in each hand is known; what is chosen in this hour is not.
"""

from __future__ import annotations

from londinium.core.observing import counts, flag, number, one_of, some_of
from londinium.core.state import Seen
from londinium.games.kids_of_london.pieces import (
    CHIEF,
    HOURS,
    KINDS,
    MOST_COINS,
    MOVES,
    NOBODY,
    PHASES,
    SOURCES,
    Phase,
    Source,
)
from londinium.games.kids_of_london.rules import characters, knowledge
from londinium.games.kids_of_london.rules.streets import Streets

FIELDS = (
    one_of("phase", "phase", said="what is being chosen; nothing once the game is over"),
    one_of("character", "character", said="who is seen in this hour"),
    number("purse", most=MOST_COINS, said="what the character carries"),
    number("share", most=MOST_COINS, said="what each thief takes if it robs"),
    flag("own_too", said="whether thieves may take the value of their own child instead"),
    one_of("past", "hour", "character", said="who was seen in each hour before"),
    counts("to_come", "character", most=HOURS, said="who is still face down"),
    some_of("chosen", "seat", said="who has chosen in this phase; what, nobody else knows"),
    one_of("my_choice", "choice", said="what I have chosen in this phase"),
    number("coins", "band", most=255, usual=40, said="coins"),
    flag("thief", "band", said="whether the band robs the character and is being asked what to take"),
    number("income", "band", "source", least=-255, most=255, usual=20, said="where the coins came from"),
    some_of("hands", "band", "child", said="the children nobody has seen yet; one just chosen still looks like one"),
    one_of("shown", "band", "child", said="the child last seen in the street"),
)


def perceive(streets: Streets, seat: int, out: Seen) -> None:
    see_street(streets, seat, out)
    see_choices(streets, seat, out)
    see_bands(streets, seat, out)


def see_street(streets: Streets, seat: int, out: Seen) -> None:
    """Who is there, who was and who will be."""
    character = NOBODY
    purse = 0
    share = 0
    sharing = not streets.over and streets.phase == Phase.SHARING
    if not streets.over:
        character = streets.tiles[streets.round]
        purse = streets.data.coins[character]
        share = characters.share(streets, character, streets.thief_count if sharing else 1)
    out.add_one_of(NOBODY if streets.over else streets.phase, PHASES)
    out.add_one_of(character, KINDS)
    out.add(purse)
    out.add(share)
    out.add(1 if sharing and streets.own_too else 0)
    for hour in range(HOURS):
        out.add_one_of(streets.tiles[hour] if hour < streets.round else NOBODY, KINDS)
    begin = out.add_zeros(KINDS)
    for hour in range(streets.round + 1, HOURS):
        out.cells[begin + streets.tiles[hour]] += 1


def see_choices(streets: Streets, seat: int, out: Seen) -> None:
    for i in range(streets.players):
        out.add(1 if knowledge.has_chosen(streets, streets.seat_after(seat, i)) else 0)
    out.add_one_of(streets.pending[seat] if knowledge.has_chosen(streets, seat) else NOBODY, MOVES)


def see_bands(streets: Streets, seat: int, out: Seen) -> None:
    """Oneself first, the others in the order in which they sit, and the fictitious player last."""
    sharing = not streets.over and streets.phase == Phase.SHARING
    for i in range(streets.bands):
        out.add(streets.coins[band_at(streets, seat, i)])
    for i in range(streets.bands):
        out.add(streets.thieves >> band_at(streets, seat, i) & 1 if sharing else 0)
    for i in range(streets.bands):
        own = band_at(streets, seat, i) * SOURCES
        for source in range(SOURCES):
            out.add(-streets.ledger[own + source] if source == Source.BEGGED else streets.ledger[own + source])
    for i in range(streets.bands):
        out.add_set(knowledge.unseen(streets, band_at(streets, seat, i)), CHIEF + 1)
    for i in range(streets.bands):
        out.add_one_of(streets.played[band_at(streets, seat, i)], CHIEF + 1)


def band_at(streets: Streets, seat: int, place: int) -> int:
    return streets.seat_after(seat, place) if place < streets.players else place
