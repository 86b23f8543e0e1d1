"""The generator that turns plain Python into what Cython compiles: one source, and no slow or unsafe surprise."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from building import plain
from building.pxd import CannotCompile, Generator, read

SOURCES = Path(__file__).parents[2] / "src"
HEAD = "from londinium.core.flat import Flat\n\nu64 = int\n"


@pytest.fixture
def compiled(tmp_path: Path) -> "Compiled":
    return Compiled(tmp_path)


class Compiled:
    """Modules written for one test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: list[str] = []

    def module(self, name: str, text: str) -> None:
        (self.folder / f"{name}.py").write_text(text, encoding="utf-8")
        self.names.append(name)

    def generator(self) -> Generator:
        return Generator([read(name, self.folder / f"{name}.py") for name in self.names])

    def pxd(self, text: str) -> str:
        self.module("pond", HEAD + text)
        return self.generator().pxd("pond")

    def source(self, text: str) -> list[str]:
        self.module("pond", HEAD + text)
        return self.generator().source("pond").splitlines()[len(HEAD.splitlines()) :]


def test_fields_come_from_lay_out_with_the_types_their_values_show(compiled: Compiled) -> None:
    text = compiled.pxd(
        "SIZE = 3\n"
        "class Pond(Flat):\n"
        "    def lay_out(self) -> None:\n"
        "        self.ducks = 0\n"
        "        self.frozen = False\n"
        "        self.depth = 0.5\n"
        "        self.fish = [0] * (SIZE + 1)\n"
        "        self.words: list[u64] = [0] * 4\n"
        "        self.hopes: list[float] = [0.0] * SIZE\n"
        "        self.reeds = bytearray(SIZE * 2)\n"
        "        self.start = SIZE\n"
        "        self.name = 'pond'\n"
    )
    fields = {name: kind for kind, name in re.findall(r"cdef public (.+) (\w+)\n", text)}
    assert fields == {
        "ducks": "int",
        "frozen": "bint",
        "depth": "double",
        "fish": "int[4]",
        "words": "unsigned long long[4]",
        "hopes": "double[3]",
        "reeds": "byte[6]",
        "start": "int",
        "name": "object",
    }


def test_a_field_of_a_compiled_class_is_that_class_and_inherited_fields_are_not_repeated(compiled: Compiled) -> None:
    text = compiled.pxd(
        "class Facts:\n"
        "    def lay_out(self) -> None:\n"
        "        self.depth = 0\n"
        "class Water(Flat):\n"
        "    def __init__(self, facts: Facts) -> None:\n"
        "        self.facts: Facts = facts\n"
        "    def lay_out(self) -> None:\n"
        "        self.level = 0\n"
        "class Pond(Water):\n"
        "    def lay_out(self) -> None:\n"
        "        self.level = 0\n"
        "        self.ducks = 0\n"
    )
    assert "cdef public Facts facts" in text
    assert text.count("int level") == 1
    assert "cdef readonly int depth" in text
    assert "cdef class Pond(Water):" in text


def test_a_part_becomes_c_without_python_and_a_door_stays_callable(compiled: Compiled) -> None:
    text = compiled.pxd(
        "class Pond(Flat):\n"
        "    def lay_out(self) -> None:\n"
        "        self.ducks = 0\n"
        "    def swim(self, far: int, deep: float) -> bool:\n"
        "        return far > 3\n"
        "    def count(self, seat: int = 0) -> int:\n"
        "        if seat < 0:\n"
        "            raise ValueError(seat)\n"
        "        return self.ducks\n"
        "    def names(self) -> list[int]:\n"
        "        return [1]\n"
        "    def tell(self, name: str) -> None:\n"
        "        pass\n"
    )
    assert "cdef inline bint swim(self, int far, double deep) noexcept nogil:" in text
    assert "cpdef int count(self, int seat=*) except? -1" in text
    assert "cpdef list names(self)\n" in text
    assert "cpdef void tell(self, str name) except *" in text


def test_a_part_that_another_class_replaces_is_called_through_the_class(compiled: Compiled) -> None:
    text = compiled.pxd(
        "class Water(Flat):\n"
        "    def flow(self, far: int) -> int:\n"
        "        return 0\n"
        "    def still(self, far: int) -> int:\n"
        "        return 1\n"
        "class Pond(Water):\n"
        "    def flow(self, far: int) -> int:\n"
        "        return far\n"
    )
    assert text.count("    cdef int flow(self, int far) noexcept nogil\n") == 2
    assert "cdef inline int still" in text


def test_locals_are_ints_unless_something_says_otherwise(compiled: Compiled) -> None:
    text = compiled.pxd(
        "class Pond(Flat):\n"
        "    def half(self) -> float:\n"
        "        return 0.5\n"
        "    def swim(self, far: int) -> None:\n"
        "        n = far\n"
        "        deep = 0.5\n"
        "        wet = True\n"
        "        big: u64 = 1\n"
        "        part = self.half()\n"
        "        for i in range(9):\n"
        "            n = n + i\n"
    )
    declared = {name: kind for kind, name in re.findall(r"        cdef (.+) (\w+)\n", text)}
    assert declared == {
        "n": "int",
        "deep": "double",
        "wet": "bint",
        "big": "unsigned long long",
        "part": "double",
        "i": "int",
    }
    assert "big = 1" in text


def test_constants_become_literals_the_compiler_sees(compiled: Compiled) -> None:
    compiled.module("pieces", "DUCKS = 4\nNAMES = ('a', 'b')\nunnamed = 3\n")
    text = compiled.pxd("from pieces import DUCKS, NAMES\n\nPAIRS = DUCKS // 2\nNOBODY = -1\nWIDE = 0xFFFFFFFF\n")
    assert 'int DUCKS "(4)"' in text
    assert 'int PAIRS "(2)"' in text
    assert 'int NOBODY "(-1)"' in text
    assert 'unsigned long long WIDE "4294967295ULL"' in text
    assert "NAMES" not in text


def test_the_compiled_copy_keeps_every_line_in_its_place(compiled: Compiled) -> None:
    compiled.module("pieces", "DUCKS = 4\nNAMES = ('a', 'b')\n")
    text = (
        "from pieces import (\n    DUCKS,\n    NAMES,\n)\n\n"
        "PAIRS = 2\n\n\n"
        "class Pond(Flat):\n"
        "    def lay_out(self) -> None:\n"
        "        self.ducks = DUCKS\n"
        "    def names(self) -> list[str]:\n"
        "        return list(NAMES)\n"
    )
    lines = compiled.source(text)
    assert len(lines) == len(text.splitlines())
    assert lines[0] == "from pieces import NAMES"
    assert lines[5] == ""
    assert lines[10] == "        pass"
    assert lines[12] == "        return list(NAMES)"


def test_singletons_are_declared(compiled: Compiled) -> None:
    text = compiled.pxd("class Tape:\n    def lay_out(self) -> None:\n        self.count = 0\n\nTAPE = Tape()\n")
    assert "cdef Tape TAPE" in text


@pytest.mark.parametrize("expression", ["far // deep", "far % deep", "far / deep", "far // 0", "far % ZERO"])
def test_a_part_may_not_divide_by_what_may_be_zero(compiled: Compiled, expression: str) -> None:
    text = (
        f"ZERO = 0\nclass Pond(Flat):\n    def swim(self, far: int, deep: int) -> int:\n        return {expression}\n"
    )
    with pytest.raises(CannotCompile, match=r"pond\.py:7: swim divides by what may be zero"):
        compiled.pxd(text)


@pytest.mark.parametrize("expression", ["far // 2", "far % SIZE", "far // (SIZE + 1)", "far / 2.0"])
def test_a_part_may_divide_by_a_constant(compiled: Compiled, expression: str) -> None:
    text = f"SIZE = 3\nclass Pond(Flat):\n    def swim(self, far: int) -> int:\n        return {expression}\n"
    assert "cdef inline int swim" in compiled.pxd(text)


@pytest.mark.parametrize(
    "expression", ["self.draw(2) + self.draw(3)", "self.pair(self.draw(2), self.draw(3))", "self.word() < self.word()"]
)
def test_no_expression_may_draw_twice(compiled: Compiled, expression: str) -> None:
    text = f"class Pond(Flat):\n    def swim(self) -> int:\n        return {expression}\n"
    with pytest.raises(CannotCompile, match="draws twice in one expression"):
        compiled.pxd(text)


def test_an_array_needs_a_length_known_when_compiling(compiled: Compiled) -> None:
    text = "class Pond(Flat):\n    def lay_out(self) -> None:\n        self.fish = [0] * how_many\n"
    with pytest.raises(CannotCompile, match="the length of an array must be a constant"):
        compiled.pxd(text)


def project_modules() -> list[tuple[str, Path]]:
    games = sorted(SOURCES.glob("londinium/games/*/rules.py"))
    paths = [SOURCES / "londinium/core/state.py"]
    for rules in games:
        paths += [rules, rules.with_name("heuristic.py")]
    return [(".".join(path.relative_to(SOURCES).with_suffix("").parts), path) for path in paths]


def test_the_rules_of_every_game_keep_to_what_compiles() -> None:
    generator = Generator([read(name, path) for name, path in project_modules()])
    for name, path in project_modules():
        assert "cdef class" in generator.pxd(name)
        assert len(generator.source(name).splitlines()) == len(path.read_text(encoding="utf-8").splitlines())


def test_a_function_from_numbers_to_numbers_lets_go_of_the_gil_and_no_line_moves(compiled: Compiled) -> None:
    text = (
        "class Pond(Flat):\n"
        "    def lay_out(self) -> None:\n"
        "        self.ducks = 0\n"
        "def count(pond: Pond) -> int:\n"
        '    """How many swim."""\n'
        "    return pond.ducks\n"
    )
    compiled.module("pond", "from __future__ import annotations\n" + HEAD + text)
    generator = compiled.generator()
    lines = generator.source("pond").splitlines()
    assert lines[0] == "from __future__ import annotations; import cython"
    assert lines[-2:] == ["    with cython.nogil:", "        return pond.ducks"]
    assert len(lines) == len(("x\n" + HEAD + text).splitlines())
    assert "cpdef int count(Pond pond) noexcept\n" in generator.pxd("pond")


def declared(tmp_path: Path, **sources: str) -> dict[str, str]:
    for name, text in sources.items():
        (tmp_path / f"{name}.py").write_text(text)
    found = plain.Declarations([plain.read(name, tmp_path / f"{name}.py") for name in sources])
    return {name: found.pxd(name).partition("\n")[2] for name in sources}


def test_the_slots_of_a_class_that_is_compiled_as_it_stands_are_in_c(tmp_path: Path) -> None:
    pond = "class Pond:\n    __slots__ = ('__weakref__', 'ducks')\n\nclass Lake(Pond):\n    __slots__ = ('boats',)\n"
    assert declared(tmp_path, pond=pond)["pond"] == (
        "cdef class Pond\ncdef class Pond:\n    cdef object __weakref__\n    cdef public object ducks\n"
    )


def test_a_slot_is_of_the_type_its_annotation_names(tmp_path: Path) -> None:
    duck = "class Duck:\n    __slots__ = ('name',)\n"
    pond = """
from duck import Duck

class Pond:
    __slots__ = ("ducks", "first", "guest", "shore")
    def __init__(self, guest: Duck, shore: tuple[int, ...]) -> None:
        self.ducks: list[Duck] = []
        self.first: Duck | None = None
        self.guest = guest
        self.shore = shore
"""
    lines = declared(tmp_path, duck=duck, pond=pond)["pond"].splitlines()
    assert lines[0] == "from duck cimport Duck"
    assert lines[3:] == [
        "    cdef public list ducks",
        "    cdef public Duck first",
        "    cdef public Duck guest",
        "    cdef public object shore",
    ]


def test_c_calls_plain_methods_and_leaves_the_others_to_python(tmp_path: Path) -> None:
    pond = """
class Pond:
    __slots__ = ("ducks",)
    def feed(self, bread: int, other: Pond | None = None) -> list[int]:
        return [bread]
    def count(self) -> int:
        return sum(1 for _ in self.ducks)
    async def wait(self) -> None:
        pass
    @property
    def full(self) -> bool:
        return True

def drain(pond: Pond) -> None:
    pass

def rain(drops: int) -> None:
    pass
"""
    lines = declared(tmp_path, pond=pond)["pond"].splitlines()
    assert lines[3:] == ["    cpdef list feed(self, object bread, Pond other=*)", "cpdef object drain(Pond pond)"]
