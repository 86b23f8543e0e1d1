"""Every kind of card of both decks: what it costs, what it brings, whether it is flipped, what it scores.

The tables are written by hand; of the first edition's deck they say what differs.
"""

from __future__ import annotations

from typing import Any

# colour, cost, (money, prestige, poverty) when activated (None: it is never activated by itself), card paid, flips, end
PLAIN: dict[str, tuple[str, int, tuple[int, int, int] | None, bool, bool, int]] = {
    "vauxhall-gardens": ("blue", 0, (2, 2, -1), False, True, 0),
    "woolwich-arsenal": ("pink", 0, (-7, 5, 0), False, True, 0),
    "east-india-company": ("brown", 4, (12, 0, 0), True, True, 2),
    "st-pauls": ("blue", 10, None, False, False, 6),
    "vintners": ("brown", 0, (4, 0, 0), False, True, 0),
    "water-works": ("blue", 1, (0, 0, -2), False, True, 1),
    "mercers": ("brown", 0, (5, 0, 0), False, True, 0),
    "covent-garden": ("brown", 0, (5, 2, 0), False, True, 0),
    "theatre-royal": ("blue", 0, (2, 2, 0), False, True, 0),
    "school-blue-a": ("blue", 2, None, False, False, 2),
    "school-brown-a": ("brown", 2, None, False, False, 2),
    "great-fire-monument": ("pink", 5, None, False, False, 4),
    "haberdashers": ("brown", 0, (4, 0, 0), False, True, 0),
    "salters": ("brown", 0, (4, 0, 0), False, True, 0),
    "fishmongers": ("brown", 0, (5, 0, 0), False, True, 0),
    "grocers": ("brown", 0, (4, 0, 0), False, True, 0),
    "almshouses": ("brown", 0, (0, 0, -2), False, True, 0),
    "oxford-street": ("brown", 4, (8, 2, -1), False, True, 0),
    "workers-houses": ("brown", 0, (0, 0, -2), False, True, 0),
    "furniture-makers": ("brown", 0, (6, 0, 0), False, True, 1),
    "albert-dock": ("brown", 2, (10, 1, 0), True, True, 2),
    "highgate-cemetery": ("pink", 4, (0, 0, -2), False, True, 2),
    "kew-gardens": ("blue", 7, (0, 0, -1), False, False, 4),
    "royal-victoria-dock": ("brown", 2, (10, 1, 0), True, True, 2),
    "ship-building": ("brown", 2, (6, 2, 0), True, True, 1),
    "nelsons-column": ("blue", 8, None, False, False, 5),
    "west-india-docks": ("brown", 0, (7, 0, 0), True, True, 2),
    "watch-makers": ("brown", 0, (6, 0, 0), False, True, 1),
    "silk-weaving": ("brown", 0, (6, 0, 0), False, True, 1),
    "brewing": ("brown", 2, (9, 0, 0), True, True, 1),
    "regent-street": ("pink", 2, (3, 2, -1), False, True, 2),
    "british-museum": ("blue", 4, (0, 1, -1), False, False, 2),
    "buckingham-palace": ("blue", 10, None, False, False, 7),
    "stock-exchange": ("brown", 2, (2, 0, 0), False, False, 1),
    "street-lights": ("blue", 0, (-4, 1, -2), False, False, 0),
    "leather-industry": ("brown", 0, (7, 0, 1), False, True, 1),
    "university-of-london": ("blue", 5, None, False, False, 3),
    "lords": ("blue", 0, (0, 1, -1), False, False, 1),
    "bank-of-england": ("brown", 0, None, False, False, 2),
    "billingsgate": ("brown", 0, (8, 0, 0), False, True, 0),
    "sewers": ("blue", 4, (0, 0, -3), False, True, 0),
    "great-exhibition": ("pink", 3, (0, 5, 0), True, True, 0),
    "smithfield": ("brown", 0, (8, 0, -1), False, True, 0),
    "thames-embankment": ("pink", 8, (0, 0, -1), False, True, 4),
    "albert-hall": ("blue", 5, (0, 2, 0), False, True, 3),
    "natural-history-museum": ("blue", 6, (0, 2, -1), False, False, 1),
    "parliament": ("pink", 9, None, False, False, 5),
    "school-blue-c": ("blue", 2, (0, 0, -1), False, False, 2),
    "grand-hotel": ("brown", 0, (4, 0, 0), False, False, 0),
}
# cards with more to them have tests of their own
SPECIAL: dict[str, tuple[str, int, int]] = {
    "hospital": ("blue", 2, 3),
    "town-houses": ("blue", 4, 0),
    "police-force": ("pink", 2, 0),
    "fleet-street": ("pink", 0, 0),
    "lloyds": ("brown", 0, 2),
    "bridge": ("pink", 2, 2),
    "omnibus": ("brown", 0, 0),
    "brixton-prison": ("pink", 0, 0),
    "steamboats": ("brown", 0, 0),
    "shops": ("brown", 0, 0),
    "fire-brigade": ("pink", 0, 0),
    "millbank-prison": ("pink", 5, 0),
    "underground": ("pink", 7, 0),
    "train-station-s": ("brown", 3, 3),
    "train-station-n": ("brown", 3, 3),
    "public-houses": ("brown", 0, 0),
    "tower-bridge": ("pink", 6, 4),
    "whitehall": ("pink", 4, 1),
    "workhouse": ("pink", 0, 2),
}
FREE = {"coffee-house": ("brown", 0, 0)}
ACTION = {"huguenots", "wren", "jewish-refugees"}
COSTS: dict[str, tuple[Any, Any]] = {card: (row[0], row[1]) for card, row in {**PLAIN, **SPECIAL}.items()}
FIRST_EDITION_COLOURS = {"vauxhall-gardens": "brown"}
FIRST_EDITION_PRICES = {"great-exhibition": "lords"}  # it asks for a blue card
DECKS = ("second", "first")
END: dict[str, Any] = {card: row[-1] for card, row in {**PLAIN, **SPECIAL, **FREE}.items()}
