"""Londinium: four London board games as one engine, to play, to study and to learn from.

>>> import londinium
>>> table = londinium.game("kids-of-london").table(players=4, seed=2)
>>> table.to_act
(0, 1, 2, 3)
"""

from __future__ import annotations

from londinium import _forms

_forms.install()

from londinium.bots.advice import Advice, Advised, NoAdvice, Reason, Step, advise  # noqa: E402  (what is compiled is decided above)
from londinium.core import errors  # noqa: E402
from londinium.core.errors import IllegalMove, LondiniumError  # noqa: E402
from londinium.core.events import Event, Rank, Refusal, Score  # noqa: E402
from londinium.core.game import Game, Playouts  # noqa: E402
from londinium.core.moves import Move  # noqa: E402
from londinium.core.options import Option  # noqa: E402
from londinium.core.outlook import Change, Outlook  # noqa: E402
from londinium.core.record import Record  # noqa: E402
from londinium.core.state import COMPILED, State  # noqa: E402
from londinium.core.table import Table, replay  # noqa: E402
from londinium.games import game, games  # noqa: E402

__version__ = "0.1.0"
compiled: bool = COMPILED

__all__ = [
    "Advice",
    "Advised",
    "Change",
    "Event",
    "Game",
    "IllegalMove",
    "LondiniumError",
    "Move",
    "NoAdvice",
    "Option",
    "Outlook",
    "Playouts",
    "Rank",
    "Reason",
    "Record",
    "Refusal",
    "Score",
    "State",
    "Step",
    "Table",
    "advise",
    "compiled",
    "errors",
    "game",
    "games",
    "replay",
]
