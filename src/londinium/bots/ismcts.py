"""Information set Monte Carlo tree search as a bot: the textbook's, to compare others with; no table offers it."""

from __future__ import annotations

from londinium.bots.base import BadBudget, Bot
from londinium.bots.information_sets import Tree, begin, found, search
from londinium.core.game import Game
from londinium.core.state import State

EXPLORE = 1.0  # payoffs go from 0 to 1


class Ismcts(Bot):
    """Plays the move it tried most often.

    >>> import londinium
    >>> kids = londinium.game("kids-of-london")
    >>> state = kids.table(players=3, seed=1).state
    >>> Ismcts(1, kids, simulations=300).choose(state.imagine(0, 1), 0) in state.legal(0)
    True
    """

    name = "ismcts"

    def __init__(
        self, seed: int = 0, game: Game | None = None, simulations: int = 1000, explore: float = EXPLORE
    ) -> None:
        super().__init__(seed, game)
        if game is None or simulations < 2:
            raise BadBudget("this search needs to know its game, and at least two simulations")
        self.secret = secret_facts(game)
        self.simulations = simulations
        self.explore = explore
        self.tree: Tree | None = None

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        tried = [times for times, _ in self.think(state, seat)]
        return legal[tried.index(max(tried))]

    def think(self, state: State, seat: int) -> list[tuple[int, float]]:
        """How often each legal move was tried, and the sum of what it came to."""
        if self.tree is None:
            self.tree = Tree(state)
        begin(self.tree, state, seat, self.dice.getrandbits(64), self.simulations, self.explore, self.secret)
        search(self.tree, self.simulations)
        return found(self.tree, len(state.legal(seat)))


def secret_facts(game: Game) -> list[int]:
    """For each kind of event of a game a bit for each of its facts that may be secret."""
    return [sum(1 << place for place, fact in enumerate(kind.facts) if fact.secret) for kind in game.kinds]
