"""Every one of the 57 tiles, written by hand: what its use makes, what its upgrade asks for, what it scores."""

from __future__ import annotations

from londinium.games.key_to_the_city.pieces import TILE_NAMES

HOMES = TILE_NAMES[:6]
MAKES = {
    "bank-of-england": ["financier"],
    "barbican": ["builder"],
    "battersea-power-station": ["grey", "yellow"],
    "covent-garden": ["blue", "brown"],
    "paddington-station": ["red", "black"],
    "senate-house": ["architect"],
    "british-library": ["architect"],
    "bt-tower": ["black", "grey"],
    "charing-cross": ["red", "brown"],
    "harrods": ["blue", "yellow"],
    "lloyds-building": ["financier"],
    "southwark-cathedral": ["builder"],
}
COSTS: dict[str, tuple[list[str], dict[str, int]]] = {
    "bank-of-england": (["blue", "grey"], {}),
    "barbican": (["yellow", "black"], {}),
    "battersea-power-station": (["blue", "red"], {}),
    "covent-garden": (["grey", "black"], {}),
    "paddington-station": (["brown", "yellow"], {}),
    "senate-house": (["brown", "red"], {}),
    "british-library": (["black", "red"], {}),
    "bt-tower": ([], {"builder": 1}),
    "charing-cross": ([], {"financier": 1}),
    "harrods": ([], {"architect": 1}),
    "lloyds-building": (["grey", "yellow"], {}),
    "southwark-cathedral": (["blue", "brown"], {}),
    "canary-wharf": (["black", "black"], {}),
    "gherkin": (["grey", "grey"], {}),
    "marble-arch": (["red", "red"], {}),
    "monument": (["yellow", "yellow"], {}),
    "royal-opera-house": (["brown", "brown"], {}),
    "tower-bridge": (["blue", "blue"], {}),
    "globe-theatre": (["yellow", "yellow"], {}),
    "kings-cross-station": (["red", "red"], {}),
    "mi6-building": (["black", "black"], {}),
    "royal-academy": (["grey", "grey"], {}),
    "westminster-abbey": (["brown", "brown"], {}),
    "westminster-cathedral": (["blue", "blue"], {}),
    "waterloo-station": (["red", "grey"], {"builder": 1}),
    "guildhall": (["red", "grey"], {"builder": 1}),
    "london-eye": (["blue", "red"], {}),
    "st-pancras-station": (["red", "yellow"], {}),
    "royal-albert-hall": (["yellow", "brown"], {}),
    "st-pauls-cathedral": (["brown", "black"], {}),
    "the-shard": (["black", "grey"], {}),
    "hyde-park-and-kensington-gardens": (["grey", "blue"], {}),
    "piccadilly-circus": (["red", "red"], {}),
    "trafalgar-square": (["blue", "yellow"], {}),
}
SECOND_COSTS: dict[str, tuple[list[str], dict[str, int]]] = {
    "london-eye": (["blue", "red"], {"architect": 1}),
    "st-pancras-station": (["red", "yellow"], {"builder": 1}),
    "royal-albert-hall": (["yellow", "brown"], {"financier": 1}),
    "st-pauls-cathedral": (["brown", "black"], {"architect": 1}),
    "the-shard": (["black", "grey"], {"builder": 1}),
    "hyde-park-and-kensington-gardens": (["grey", "blue"], {"financier": 1}),
    "piccadilly-circus": (["red", "red", "blue"], {"builder": 1}),
    "trafalgar-square": (["blue", "yellow", "grey"], {"financier": 1}),
}
FREE_COSTS = ("waterloo-station", "guildhall", "piccadilly-circus", "trafalgar-square")
FLAT = dict.fromkeys(TILE_NAMES[6:12], (1, 5)) | dict.fromkeys(TILE_NAMES[12:18], (1, 6)) | {"waterloo-station": (1, 4)}
NETWORKS = {
    "canary-wharf": "black",
    "gherkin": "grey",
    "marble-arch": "red",
    "monument": "yellow",
    "royal-opera-house": "brown",
    "tower-bridge": "blue",
}
COUNTS = {
    "globe-theatre": "yellow",
    "kings-cross-station": "red",
    "mi6-building": "black",
    "royal-academy": "grey",
    "westminster-abbey": "brown",
    "westminster-cathedral": "blue",
}
RIVER_SIDES = {"tower-bridge": [0, 3], "globe-theatre": [0, 2], "mi6-building": [0, 2]}
