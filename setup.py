"""Compile the rules where a C compiler is found; install them as plain Python where none is."""

from __future__ import annotations

import ast
import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
sys.path.insert(0, str(ROOT))

PURE = bool(os.environ.get("LONDINIUM_PURE"))
SANITIZE = bool(os.environ.get("LONDINIUM_SANITIZE"))
FLAGS = ["-O3", "-fno-semantic-interposition"]
SANITIZE_FLAGS = ["-O1", "-g", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "embedsignature": False,
}


def compiled_modules() -> list[tuple[str, Path]]:
    """The plain Python modules that become C, in the order in which they stand on each other."""
    paths = [SOURCES / "londinium/core/state.py", SOURCES / "londinium/bots/ahead.py"]
    for heuristic in sorted(SOURCES.glob("londinium/games/*/heuristic.py")):
        stands_on(heuristic, paths)
    return [(".".join(p.relative_to(SOURCES).with_suffix("").parts), p) for p in paths]


def stands_on(path: Path, paths: list[Path]) -> None:
    """Add a game's module after those of the same game from which it takes classes."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and any(not a.name.isupper() for a in node.names):
            source = SOURCES.joinpath(*(node.module or "").split(".")).with_suffix(".py")
            if source.parent == path.parent and source.exists() and source not in paths:
                stands_on(source, paths)
    paths.append(path)


def extensions() -> list[Extension]:
    """Copy the sources beside their generated .pxd, out of the way of the tree people read, and translate them."""
    from Cython.Build import cythonize

    from building.pxd import Generator, read

    work = ROOT / "build" / "cython"
    shutil.rmtree(work, ignore_errors=True)
    flat = work / "londinium/core/flat.pyx"
    modules = [read(name, path) for name, path in compiled_modules()]
    generator = Generator(modules)
    flat.parent.mkdir(parents=True)
    for name in ("flat.pyx", "flat.pxd"):
        shutil.copy(SOURCES / "londinium/core" / name, flat.parent)
    found = [("londinium.core.flat", flat)]
    for module in modules:
        copy = work / module.path.relative_to(SOURCES)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(generator.source(module.name), encoding="utf-8")
        copy.with_suffix(".pxd").write_text(generator.pxd(module.name), encoding="utf-8")
        found.append((module.name, copy))
    for folder in {p for _, path in found for p in path.relative_to(work).parents if p.parts}:
        (work / folder / "__init__.py").touch()
    made = [
        Extension(name, [os.path.relpath(path, ROOT)], extra_compile_args=SANITIZE_FLAGS if SANITIZE else FLAGS)
        for name, path in found
    ]
    return cythonize(made, compiler_directives=DIRECTIVES, include_path=[os.path.relpath(work, ROOT)])


class AllOrNone(build_ext):
    """A half-compiled engine would not fit together: if one module cannot be compiled, none is."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:  # whatever the compiler's fault, plain Python still plays
            for extension in self.extensions:
                for path in {
                    self.get_ext_fullpath(extension.name),
                    os.path.join(self.build_lib, self.get_ext_filename(extension.name)),
                }:
                    Path(path).unlink(missing_ok=True)
            self.extensions = []
            notice(str(problem))


def notice(reason: str) -> None:
    print(
        "\n*** Londinium: the rules could not be compiled and will run as plain Python, many times slower.\n"
        f"*** {reason}\n"
        "*** Install a C compiler (for example: apt-get install gcc python3-dev) and install Londinium again.\n",
        file=sys.stderr,
    )


setup(ext_modules=[] if PURE else extensions(), cmdclass={"build_ext": AllOrNone})
