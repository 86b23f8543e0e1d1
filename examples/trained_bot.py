"""The network of self_play_ppo.py at a table, as a program: it is told what its seat may know, and answers a move.

londinium play kids-of-london --players 3 --bots program:examples/trained_bot.py
londinium bot serve examples/trained_bot.py --table https://club.example/#/invite/…
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from self_play_ppo import GAME, PLAYERS, WEIGHTS, Senses, load_policy

from londinium.bots.program import BadProgram, Bot
from londinium.core.game import Game
from londinium.core.moves import Move

AS_THEY_ARE = ("players", "options", "hour", "phase", "hands", "shown", "coins")


class Trained(Bot):
    """Plays the move the network likes best."""

    def begin(self) -> None:
        if (self.game.id, self.players) != (GAME, PLAYERS):
            raise BadProgram(f"this bot has learned {GAME} with {PLAYERS} players, and nothing else")
        self.network = load_policy(WEIGHTS)
        self.senses = Senses(self.game.layout(self.players, self.options))

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> int:
        masks = np.zeros((1, len(self.game.moves)), np.bool_)
        masks[0, [move.id for move in moves]] = True
        return int(self.network.likeliest(self.senses(observed(self.game, view)[None]), masks)[0])


def observed(game: Game, view: Mapping[str, Any]) -> NDArray[np.int16]:
    """The numbers of an observation, from the same knowledge in words: those of any position that has this view.

    The rules fill in what the view does not say; an observation does not say it either.
    """
    to_come = [name for name, count in view["to_come"].items() for _ in range(count)]
    given = {name: view[name] for name in AS_THEY_ARE}
    sources = [{**source, "beggar": -source["beggar"]} for source in view["sources"]]
    position = {**given, "characters": [*view["past"], view["character"], *to_come], "sources": sources}
    row = np.zeros(game.layout(view["players"], view["options"]).size, np.int16)
    game.restore(position).state.observe(view["seat"], row)
    return row
