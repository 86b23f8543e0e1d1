"""What views, positions and scores may ask of the rules: numbers to numbers, and nothing changes."""

from __future__ import annotations

from londinium.core.asking import asked
from londinium.games.kids_of_london.pieces import KINDS, SEATS, SHARES
from londinium.games.kids_of_london.rules import characters, knowledge, the_end, theft

BANDS = 1 << SEATS

free_bands = asked(theft.free_bands)
thieves_among = asked(theft.thieves_among, free=BANDS)
may_take_own = asked(theft.may_take_own, free=BANDS)
share = asked(characters.share, character=KINDS, thieves=SHARES)
has_chosen = asked(knowledge.has_chosen)
unseen = asked(knowledge.unseen, band=SEATS)
is_stripped = asked(the_end.is_stripped, band=SEATS)
is_richest = asked(the_end.is_richest, band=SEATS)
is_second_richest = asked(the_end.is_second_richest, band=SEATS)
