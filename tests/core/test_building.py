"""The generator that turns plain Python into what Cython compiles: one source, and no slow or unsafe surprise."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

import londinium
from building import plain
from building.modules import CORE, SOURCES, chapters_by_unit, path_of, plain_modules
from building.pxd import CannotCompile, Generator, read
from building.unit import Unit
from londinium.core.asking import OutOfRange, asked

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


SCRATCH = """\
class Scratch:
    pass
class Catch(Scratch):
    def lay_out(self) -> None:
        self.count = 0
        self.fish = [0] * 8
class Pond(Flat):
    def fill(self, catch: Catch) -> None:
        catch.count = 1
    def fished(self) -> list[int]:
        catch = Catch()
        self.fill(catch)
        return [catch.count]
"""


def test_scratch_is_laid_on_the_stack_up_to_its_first_array_and_no_line_moves(compiled: Compiled) -> None:
    lines = compiled.source(SCRATCH)
    assert lines[10] == "        catch = lay_Catch_of_pond(None)"
    assert lines[len(SCRATCH.splitlines()) :] == ["lay_Catch_of_pond_keep(Catch())"]
    text = compiled.generator().pxd("pond")
    assert "#define lay_Catch_of_pond(of) londinium_lay(lay_Catch_of_pond_head, of, fish)" in text
    assert "    Catch lay_Catch_of_pond(Catch)\n" in text


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("        catch = Catch()", "        for i in range(2): catch = Catch()"),
        ("        return [catch.count]", "        return catch"),
    ],
)
def test_scratch_is_neither_made_in_a_loop_nor_given_away(compiled: Compiled, line: str, instead: str) -> None:
    with pytest.raises(CannotCompile, match=r"pond\.py:14: fished makes catch in a loop or gives it away"):
        compiled.pxd(SCRATCH.replace(line, instead))


def test_scratch_that_an_object_keeps_is_an_object_like_any_other(compiled: Compiled) -> None:
    text = SCRATCH.replace("        catch = Catch()", "        self.catch = Catch()")
    assert compiled.source(text)[10] == "        self.catch = Catch()"


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


def test_these_modules_are_compiled_and_no_others() -> None:
    games = {
        "eighty_days": "data.tables rules.asked rules.race rules.back rules.bets rules.characters rules.events "
        "rules.forward rules.gauges rules.knowledge rules.observed rules.passepartout rules.play rules.police "
        "rules.pounds rules.setting_up rules.the_end rules.turn bot.heuristic",
        "key_to_the_city": "data.tables rules.city rules.acting rules.asked rules.eras rules.gauges rules.keyples "
        "rules.knowledge rules.laying rules.links rules.map rules.observed rules.play rules.resources "
        "rules.sailing rules.scores rules.setting_up rules.turn rules.upgrading bot.heuristic",
        "kids_of_london": "data.tables rules.asked rules.streets rules.characters rules.gauges rules.knowledge "
        "rules.observed rules.play rules.sending rules.setting_up rules.the_end rules.theft bot.heuristic",
        "london": "data.tables rules.city rules.activate rules.asked rules.city_cards rules.develop "
        "rules.draw_cards rules.effects rules.exchange rules.gauges rules.knowledge rules.land "
        "rules.look_ahead rules.observed rules.play rules.purse rules.run_city rules.scoring rules.setting_up "
        "rules.stacks rules.starting rules.turn bot.heuristic",
    }
    assert CORE == (
        "londinium.core.scratch",
        "londinium.core.state",
        "londinium.core.consequences",
        "londinium.bots.ahead",
        "londinium.bots.information_sets",
        "londinium.bots.thinking",
        "londinium.bots.comparing",
        "londinium.envs.stepping",
    )
    assert chapters_by_unit() == {
        f"londinium.games.{game}._compiled": [f"londinium.games.{game}.{chapter}" for chapter in chapters.split()]
        for game, chapters in games.items()
    }
    assert [path_of(name).relative_to(SOURCES / "londinium").as_posix() for name in plain_modules()] == [
        *(f"core/{name}.py" for name in ("events", "game", "moves", "rendering", "table")),
        *(f"games/{game}/shown/position.py" for game in games),
        *(f"games/{game}/shown/view.py" for game in games),
        "server/http/deadline.py",
        *(f"server/live/{name}.py" for name in ("fast_path", "session", "subscriber")),
        "server/model/room.py",
        *(f"server/storage/{n}.py" for n in ("batch", "database", "event_log", "postgres", "rows", "sqlite")),
        *(
            f"server/tables/{name}.py"
            for name in ("broadcast", "limits", "operations", "presenter", "registry", "service")
        ),
    ]


def test_the_chapters_that_run_are_the_compiled_ones_or_else_the_plain_files() -> None:
    for unit, chapters in chapters_by_unit().items():
        for chapter in chapters:
            runs = str(import_module(chapter).__file__)
            assert runs == (import_module(unit).__file__ if londinium.compiled else str(path_of(chapter)))


def generator_of_all() -> Generator:
    names = [*CORE, *(name for chapters in chapters_by_unit().values() for name in chapters)]
    return Generator([read(name, path_of(name)) for name in names])


def test_the_rules_of_every_game_keep_to_what_compiles() -> None:
    generator = generator_of_all()
    for name in CORE:
        assert "cdef class" in generator.pxd(name)
        lines = path_of(name).read_text(encoding="utf-8").splitlines()
        kept = generator.source(name).splitlines()[len(lines) :]
        assert all("_keep(" in line for line in kept)  # after all that people read, so that no line moves
    for unit, chapters in chapters_by_unit().items():
        text = Unit(unit, generator, [generator.modules[name] for name in chapters]).text()
        assert "    cdef void choose(self, int seat, int move) noexcept nogil:" in text


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


def test_a_function_that_writes_numbers_into_a_buffer_lets_go_of_the_gil_too(compiled: Compiled) -> None:
    text = (
        "class Pond(Flat):\n"
        "    def lay_out(self) -> None:\n"
        "        self.ducks = 0\n"
        "def write(pond: Pond, ducks: Ints, deep: Floats) -> None:\n"
        '    """Write down how many swim."""\n'
        "    ducks[0] = pond.ducks\n"
    )
    compiled.module("pond", "from __future__ import annotations\n" + HEAD + text)
    generator = compiled.generator()
    assert generator.source("pond").splitlines()[-2:] == ["    with cython.nogil:", "        ducks[0] = pond.ducks"]
    assert "cpdef void write(Pond pond, int[::1] ducks, double[::1] deep) noexcept\n" in generator.pxd("pond")


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


def joined(compiled: Compiled, **chapters: str) -> str:
    """The unit of some chapters of a game, each written for one test."""
    for name, text in chapters.items():
        compiled.module(name, "from __future__ import annotations\n" + text)
    generator = compiled.generator()
    return Unit("park._compiled", generator, [generator.modules[name] for name in chapters]).text()


POND = HEAD + "class Pond(Flat):\n    def lay_out(self) -> None:\n        self.players = 0\n        self.ducks = 0\n"


def test_chapters_become_functions_of_one_unit_each_with_the_name_of_its_chapter(compiled: Compiled) -> None:
    text = joined(
        compiled,
        water=POND,
        feeding="from water import Pond\nCRUMBS = 4\ndef begin(pond: Pond) -> int:\n    return CRUMBS\n",
        diving="from water import Pond\nfrom feeding import begin as feed, CRUMBS\n"
        "def begin(pond: Pond, deep: int) -> None:\n    pond.ducks = CRUMBS + deep\n    begin(pond, 2)\n",
    )
    assert "cdef int feeding__begin(Pond pond) noexcept nogil:\n    return feeding__CRUMBS" in text
    assert "cdef void diving__begin(Pond pond, int deep) noexcept nogil:" in text
    assert "    pond.ducks = feeding__CRUMBS + deep\n    diving__begin(pond, 2)" in text
    assert text.count('int feeding__CRUMBS "(4)"') == 1


def test_a_chapter_calls_another_by_its_name(compiled: Compiled) -> None:
    (compiled.folder / "park").mkdir()
    compiled.module("park/water", POND)
    compiled.module("park/feeding", "from park.water import Pond\ndef half(pond: Pond) -> float:\n    return 0.5\n")
    compiled.module(
        "park/diving",
        "from park import feeding\nfrom park.water import Pond\n"
        "def dive(pond: Pond) -> None:\n    part = feeding.half(pond)\n    pond.ducks = 1 if part > 0.1 else 0\n",
    )
    names = [name.replace("/", ".") for name in compiled.names]
    generator = Generator([read(name, compiled.folder / f"{name.replace('.', '/')}.py") for name in names])
    text = Unit("park._compiled", generator, [generator.modules[name] for name in names]).text()
    assert "    cdef double part\n    part = feeding__half(pond)" in text


def test_named_groups_of_numbers_become_constants(compiled: Compiled) -> None:
    compiled.module("pieces", "KINDS = 3\nclass Act:\n    FEED = 0\n    DIVE = FEED + KINDS\n    NAMES = ('a', 'b')\n")
    text = joined(
        compiled,
        water=POND,
        diving="from pieces import Act\nfrom water import Pond\n"
        "def dive(pond: Pond, act: int) -> bool:\n    return act == Act.DIVE\n",
    )
    assert 'int pieces__Act__DIVE "(3)"' in text
    assert "return act == pieces__Act__DIVE" in text


def test_what_is_asked_of_a_part_is_checked_first(compiled: Compiled) -> None:
    text = joined(
        compiled,
        water=POND + "from londinium.core.asking import asked\nDEPTHS = 5\n"
        "def cold(pond: Pond, seat: int, deep: int) -> bool:\n    return deep > 2\n"
        "is_cold = asked(cold, deep=DEPTHS)\n",
    )
    assert (
        "def water__is_cold(Pond pond not None, int seat, int deep):\n"
        "    if seat < 0 or seat >= pond.players:\n"
        '        raise OutOfRange("seat", seat, pond.players)\n'
        "    if deep < 0 or deep >= water__DEPTHS:\n"
        '        raise OutOfRange("deep", deep, water__DEPTHS)\n'
        "    return water__cold(pond, seat, deep)"
    ) in text
    assert '"is_cold": water__is_cold' in text


def test_a_chapter_of_questions_need_not_name_the_class_of_the_state(compiled: Compiled) -> None:
    question = "from londinium.core.asking import asked\nfrom park import water\nis_cold = asked(water.cold, deep=5)\n"
    (compiled.folder / "park").mkdir()
    compiled.module("park/asked", question)
    compiled.module("park/water", POND + "def cold(pond: Pond, deep: int) -> bool:\n    return deep > 2\n")
    names = [name.replace("/", ".") for name in compiled.names]
    generator = Generator([read(name, compiled.folder / f"{name.replace('.', '/')}.py") for name in names])
    text = Unit("park._compiled", generator, [generator.modules[name] for name in names]).text()
    assert "def asked__is_cold(Pond pond not None, int deep):" in text
    assert text.index("cdef class Pond") < text.index("def asked__is_cold")
    assert '"is_cold": asked__is_cold' in text


def test_a_question_needs_a_limit_for_every_number(compiled: Compiled) -> None:
    with pytest.raises(CannotCompile, match="needs a limit for deep"):
        joined(
            compiled,
            water=POND + "from londinium.core.asking import asked\n"
            "def cold(pond: Pond, deep: int) -> bool:\n    return deep > 2\n"
            "is_cold = asked(cold)\n",
        )


def test_two_classes_of_one_name_are_refused_in_one_game_and_kept_apart_in_two(compiled: Compiled) -> None:
    other = HEAD + "class Pond(Flat):\n    def swim(self) -> int:\n        return 1\n"
    first = HEAD + "class Pond(Flat):\n    def swim(self) -> int:\n        return 0\n"
    deeper = "from first import Pond\nclass Deep(Pond):\n    def swim(self) -> int:\n        return 2\n"
    with pytest.raises(CannotCompile, match="both have a class Pond"):
        joined(compiled, first=first, other=other)
    compiled.module("deeper", deeper)
    generator = compiled.generator()
    assert "cdef int swim" in generator.pxd("first")
    assert "cdef inline int swim" in generator.pxd("other")


def test_whoever_asks_beyond_the_limits_is_told_so() -> None:
    def cold(pond: SimpleNamespace, seat: int, deep: int) -> bool:
        return deep > seat

    ask = asked(cold, deep=3)
    assert ask(SimpleNamespace(players=2), 1, 2)
    with pytest.raises(OutOfRange, match="seat is 2; it can be 0 to 1"):
        ask(SimpleNamespace(players=2), 2, 2)
    with pytest.raises(OutOfRange, match="deep is -1; it can be 0 to 2"):
        ask(SimpleNamespace(players=2), 0, -1)
