"""The random stream: the published generator, exactly uniform, the same compiled or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import londinium
from londinium import State

WORD = (1 << 64) - 1
GAME = londinium.game("kids-of-london")


def rotated(word: int, by: int) -> int:
    return (word << by | word >> (64 - by)) & WORD


class Xoshiro:
    """xoshiro256** after its published description, written here a second time."""

    def __init__(self, *words: int) -> None:
        self.words = list(words)

    def word(self) -> int:
        a, b, c, d = self.words
        answer = rotated(b * 5 & WORD, 7) * 9 & WORD
        c ^= a
        d ^= b
        self.words = [a ^ d, b ^ c, c ^ (b << 17 & WORD), rotated(d, 45)]
        return answer

    def below(self, n: int) -> int:
        """A number below n from the upper half of a word; words that would favour some numbers are thrown away."""
        while True:
            scaled = (self.word() >> 32) * n
            if scaled % (1 << 32) >= (1 << 32) % n:
                return scaled >> 32

    def shuffled(self, n: int) -> list[int]:
        order = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def splitmix(seed: int) -> Iterator[int]:
    """splitmix64 after its published description."""
    while True:
        seed = seed + 0x9E3779B97F4A7C15 & WORD
        z = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB & WORD
        yield z ^ z >> 31


def state_with(*stream: int) -> State:
    state = GAME.table(players=3, seed=1).state
    state.stream = list(stream)
    return state


def test_the_second_writing_gives_the_published_numbers() -> None:
    published = [11520, 0, 1509978240, 1215971899390074240, 1216172134540287360, 607988272756665600]
    dice = Xoshiro(1, 2, 3, 4)
    assert [dice.word() for _ in published] == published
    seeds = splitmix(1234567)
    assert [next(seeds) for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_the_stream_is_the_published_generator() -> None:
    state, dice = state_with(1, 2, 3, 4), Xoshiro(1, 2, 3, 4)
    for n in range(2, 60):
        assert state.shuffled(n) == dice.shuffled(n)
        assert list(state.stream) == dice.words


def test_words_near_the_top_are_not_cut() -> None:
    top = (WORD, WORD - 1, WORD - 2, 1 << 63)
    state, dice = state_with(*top), Xoshiro(*top)
    assert [state.shuffled(9) for _ in range(50)] == [dice.shuffled(9) for _ in range(50)]
    assert list(state.stream) == dice.words


def test_a_word_that_would_favour_some_numbers_is_thrown_away() -> None:
    state = state_with(1, 0, 3, 4)  # the first word is 0, the one word of 2**32 that a draw from three must refuse
    dice = Xoshiro(1, 0, 3, 4)
    assert dice.word() == 0
    dice.below(3)
    dice.below(2)
    state.shuffled(3)
    assert list(state.stream) == dice.words


def test_every_order_is_as_likely() -> None:
    state = GAME.table(players=3, seed=8).state
    seen = Counter(tuple(state.shuffled(4)) for _ in range(4800))
    assert set(seen) == set(permutations(range(4)))
    chi_square = sum((count - 200) ** 2 / 200 for count in seen.values())
    assert chi_square < 50  # 23 degrees of freedom: beyond this once in a thousand


def test_a_seed_of_128_bits_is_spread_over_256() -> None:
    last_hour = GAME.restore({"players": 3, "hour": 9}).state  # nothing is left to draw there
    low, high = splitmix(1234567), splitmix(2)
    expected = [next(low), next(low), next(high), next(high)]
    assert list(last_hour.imagine(1, 1234567).stream) == expected


def test_both_halves_of_a_seed_count() -> None:
    seeds = [5, 5 << 64, 5 | 5 << 64, 0, (1 << 128) - 1]
    tables = [GAME.table(players=2, seed=seed) for seed in seeds]
    assert len({tuple(table.state.stream) for table in tables}) == len(seeds)
    orders = {(tuple(table.snapshot()["characters"]), tuple(table.snapshot()["stranger"])) for table in tables}
    assert len(orders) == len(seeds)


def test_without_a_seed_every_table_is_another() -> None:
    assert len({tuple(GAME.table(players=3).state.stream) for _ in range(20)}) == 20


def test_the_setting_up_of_a_game_is_the_shuffle_of_the_published_generator() -> None:
    low, high = splitmix(7), splitmix(0)
    dice = Xoshiro(next(low), next(low), next(high), next(high))
    tiles = ["merchant"] * 2 + ["left-curate", "right-curate"] + ["jeweller"] * 2 + ["banker", "prince", "beggar"]
    table = GAME.table(players=2, seed=7)
    assert table.snapshot()["characters"] == [tiles[tile] for tile in dice.shuffled(9)]
    assert table.snapshot()["stranger"] == dice.shuffled(9)
