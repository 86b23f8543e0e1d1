"""Join the chapters of one game into one translation unit, so that C sees all of its rules at once.

The chapters stay modules of their own for whoever reads, debugs or runs them as plain Python. Compiled, they are one
extension beside the game (`_compiled`), and `londinium/_forms.py` hands each chapter the names it defines. What
building/pxd.py says of parts, doors, fields and locals holds here too; besides,

- a function of a chapter that is a *part* is a C function: no class stands between the rules;
- a chapter names another (`land.price(city, borough)`) or takes a function from it, and C calls it directly;
- every name of a chapter carries the chapter's: two chapters may both have a `begin`;
- `price = asked(land.price, borough=BOROUGHS)` lets Python ask a part: a wrapper that checks its arguments first.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field

from building.pxd import BUFFERS, NUMBERS, CannotCompile, Class, Generator, Module, Number, kind

OWN = "londinium.games."  # what is joined; anything else a chapter takes from elsewhere is Python's to import
WRAPPER = "asked"
BYTE = '''\
cdef extern from *:
    """
    typedef unsigned char londinium_byte;
    """
    ctypedef unsigned short byte "londinium_byte"
'''


@dataclass
class Edit:
    """Other words for a piece of one line; columns count bytes, as `ast` does."""

    line: int
    begin: int
    end: int
    text: str


@dataclass
class Chapter:
    """A module of the unit and what its names stand for in the joined text."""

    module: Module
    prefix: str
    lines: list[bytes]
    names: dict[str, str] = field(default_factory=dict)
    kept: list[str] = field(default_factory=list)  # names Python may ask for, as they are called there


class Unit:
    """The chapters of one game, in the order in which they stand on each other."""

    def __init__(self, name: str, generator: Generator, modules: list[Module]) -> None:
        self.name = name
        self.generator = generator
        self.package = name.rpartition(".")[0]
        self.literals: dict[str, str] = {}
        self.wrappers: list[str] = []  # after all chapters: the one that asks need not name the class of the state
        self.chapters: dict[str, Chapter] = {}
        for module in modules:
            lines = module.path.read_bytes().splitlines()
            self.chapters[module.name] = Chapter(module, module.name.rpartition(".")[2], lines)
        self.refuse_equal_names()
        for chapter in self.chapters.values():
            self.name_everything(chapter)

    def refuse_equal_names(self) -> None:
        prefixes: dict[str, str] = {}
        classes: dict[str, str] = {}
        for name, chapter in self.chapters.items():
            if prefixes.setdefault(chapter.prefix, name) != name:
                raise CannotCompile(f"{name} and {prefixes[chapter.prefix]} would both be called {chapter.prefix} in C")
            for cls in chapter.module.classes:
                if classes.setdefault(cls, name) != name:
                    raise CannotCompile(f"{name} and {classes[cls]} both have a class {cls}; one game needs two names")

    # Names

    def name_everything(self, chapter: Chapter) -> None:
        module = chapter.module
        for node in module.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                self.name_imported(chapter, node)
        own = [*module.functions, *module.singletons]
        own += [
            n.targets[0].id
            for n in module.tree.body
            if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name)
        ]
        chapter.names |= {name: f"{chapter.prefix}__{name}" for name in own}
        for name, value in module.constants.items():
            if name not in chapter.names and name.partition(".")[0] not in chapter.names:
                self.name_constant(chapter, chapter.prefix, name, value)
        for name in own:
            if name in module.constants:
                self.name_constant(chapter, chapter.prefix, name, module.constants[name])

    def name_imported(self, chapter: Chapter, node: ast.ImportFrom) -> None:
        assert node.module is not None
        source = node.module.rpartition(".")[2]
        for alias in node.names:
            known = alias.asname or alias.name
            joined = self.chapters.get(node.module)
            if joined is not None and alias.name in joined.module.functions:
                chapter.names[known] = f"{joined.prefix}__{alias.name}"
            for name, value in chapter.module.constants.items():
                if name.partition(".")[0] == alias.name:
                    self.name_constant(chapter, source, name, value)

    def name_constant(self, chapter: Chapter, source: str, name: str, value: Number) -> None:
        called = f"{source}__{name.replace('.', '__')}"
        said = self.generator.literal(called, value)
        if self.literals.setdefault(called, said) != said:
            raise CannotCompile(f"{chapter.module.path}: {name} of two modules called {source} differ")
        chapter.names[name] = called

    def called(self, chapter: Chapter, node: ast.expr) -> str | None:
        """What a name, or a name of a group or of another chapter, is called in the joined text."""
        match node:
            case ast.Name(id=name):
                return chapter.names.get(name)
            case ast.Attribute(value=ast.Name(id=owner), attr=name):
                if owner in chapter.module.modules:
                    return self.of_other(chapter, node, chapter.module.modules[owner], name)
                return chapter.names.get(f"{owner}.{name}")
        return None

    def of_other(self, chapter: Chapter, node: ast.expr, other: str, name: str) -> str:
        if other not in self.chapters:
            raise CannotCompile(f"{chapter.module.path}:{node.lineno}: {other} is not compiled with this game")
        found = self.chapters[other]
        if name not in found.module.functions and name not in found.module.constants:
            raise CannotCompile(f"{chapter.module.path}:{node.lineno}: {found.prefix} has no {name}")
        return f"{found.prefix}__{name}"

    # Text

    def text(self) -> str:
        """The whole unit as Cython."""
        lines = [
            f"# Written from the chapters of {self.package} by building/unit.py.",
            "from __future__ import annotations",
        ]
        lines += ["", "import cython", *self.imports(), "", BYTE]
        body: list[str] = []
        for chapter in self.chapters.values():
            body += ["", f"# {chapter.module.name}", *self.chapter(chapter)]
        if self.literals:
            lines += ["cdef extern from *:", *(f"    {said}" for said in self.literals.values())]
        return "\n".join([*lines, *body, *self.wrappers, "", *self.handed_out()]) + "\n"

    def imports(self) -> list[str]:
        found: dict[str, None] = {}
        for chapter in self.chapters.values():
            for node in chapter.module.tree.body:
                if isinstance(node, ast.Import):
                    raise CannotCompile(f"{chapter.module.path}:{node.lineno}: take what is needed with from … import")
                if isinstance(node, ast.ImportFrom) and node.module and node.module != "__future__":
                    found |= dict.fromkeys(self.imported(chapter, node))
        return list(found)

    def imported(self, chapter: Chapter, node: ast.ImportFrom) -> list[str]:
        """What is left of an import: C's mathematics, the core's classes, and Python's objects."""
        module, source = chapter.module, node.module or ""
        if source == "math":
            return [f"from libc.math cimport {', '.join(a.name for a in node.names)}"]
        if source in self.chapters:
            return []
        constants = {name.partition(".")[0] for name in module.constants}
        found = []
        for alias in node.names:
            if alias.name in constants or alias.name in NUMBERS or alias.name in BUFFERS:
                continue
            if alias.name == WRAPPER:
                found.append(f"from {source} import OutOfRange")
                continue
            if f"{source}.{alias.name}" in self.generator.modules:
                continue
            verb = "cimport" if alias.name in module.imported.get(source, ()) else "import"
            found.append(f"from {source} {verb} {alias.name}")
        return found

    def chapter(self, chapter: Chapter) -> list[str]:
        lines: list[str] = []
        module = chapter.module
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and node.name in module.classes:
                lines += self.cls(chapter, module.classes[node.name])
                chapter.kept.append(node.name)
            elif isinstance(node, ast.FunctionDef):
                lines += self.function(chapter, None, node)
                if not self.generator.is_part(module, node):
                    chapter.kept.append(node.name)
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                lines += self.assignment(chapter, node, node.targets[0].id)
            elif not isinstance(node, (ast.ImportFrom, ast.Expr, ast.ClassDef)):
                raise CannotCompile(f"{module.path}:{node.lineno}: a chapter has classes, functions and constants only")
        return lines

    def assignment(self, chapter: Chapter, node: ast.Assign, name: str) -> list[str]:
        module = chapter.module
        if name in NUMBERS or name in BUFFERS:
            return []
        if isinstance(node.value, ast.Call) and getattr(node.value.func, "id", "") == WRAPPER:
            chapter.kept.append(name)
            self.wrappers += self.wrapper(chapter, name, node.value)
            return []
        chapter.kept.append(name)
        if name in module.constants:
            return []
        typed = [f"cdef {module.singletons[name]} {chapter.names[name]}"] if name in module.singletons else []
        value = self.rewritten(chapter, node.value, set())
        return [*typed, f"{chapter.names[name]} = {value[0].strip()}", *value[1:]]

    def cls(self, chapter: Chapter, cls: Class) -> list[str]:
        module, generator = chapter.module, self.generator
        base = f"({cls.base})" if cls.base in module.seen else ""
        access = "public" if generator.is_flat(cls) else "readonly"
        inherited = generator.inherited_fields(cls)
        body = [f"    cdef {access} {t} {n}" for n, t in cls.fields.items() if n not in inherited]
        for function in cls.methods.values():
            body += self.function(chapter, cls, function)
        return ["", "@cython.no_gc", f"cdef class {cls.name}{base}:", *(body or ["    pass"])]

    def function(self, chapter: Chapter, cls: Class | None, function: ast.FunctionDef) -> list[str]:
        module, generator = chapter.module, self.generator
        indent = "    " if cls else ""
        own = {a.arg for a in function.args.args} | {
            n.id for n in ast.walk(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
        }
        if generator.is_plain(function):
            return self.rewritten(chapter, function, own)
        generator.check_order(module, function)
        part = generator.is_part(module, function)
        if part:
            generator.check_divisions(module, function)
        lines = [""]
        if part and cls and function.name not in cls.replaced:
            lines.append(f"{indent}@cython.final")
        answer = generator.ctype(module, kind(function.returns))
        called = function.name if cls else chapter.names[function.name]
        head = f"{answer} {called}({self.arguments(chapter, cls, function)})"
        if part:
            inline = "inline " if cls and generator.is_small(function) and function.name not in cls.replaced else ""
            lines.append(f"{indent}cdef {inline}{head} noexcept nogil:")
        else:
            lines.append(f"{indent}cpdef {head}{generator.error_clause(answer)}:")
        if cls and function.name == "lay_out":
            return [*lines, f"{indent}    pass"]
        for name, type_ in generator.locals_of(cls, module, function).items():
            lines.append(f"{indent}    cdef {self.local(module, type_)} {name}")
        said = [s for s in function.body if not (isinstance(s, ast.Expr) and isinstance(s.value, ast.Constant))]
        for statement in said:
            lines += self.rewritten(chapter, statement, own)
        return lines if said else [*lines, f"{indent}    pass"]

    def local(self, module: Module, type_: str) -> str:
        return NUMBERS.get(type_) or (type_ if type_ in module.seen else "object")

    def arguments(self, chapter: Chapter, cls: Class | None, function: ast.FunctionDef) -> str:
        found = ["self"] if cls else []
        given = [a for a in function.args.args if a.arg != "self"]
        defaults = [None] * (len(given) - len(function.args.defaults)) + list(function.args.defaults)
        for argument, default in zip(given, defaults, strict=True):
            said = f"{self.generator.ctype(chapter.module, kind(argument.annotation))} {argument.arg}"
            found.append(said if default is None else f"{said}={self.rewritten(chapter, default, set())[0].strip()}")
        return ", ".join(found)

    def rewritten(self, chapter: Chapter, node: ast.stmt | ast.expr, own: set[str]) -> list[str]:
        """The lines of a statement with the names of the joined text, annotations of variables left out."""
        first, last = node.lineno, node.end_lineno or node.lineno
        lines = chapter.lines[first - 1 : last]
        if isinstance(node, ast.expr):
            lines = [*lines[:-1], lines[-1][: node.end_col_offset]]
            lines[0] = b" " * node.col_offset + lines[0][node.col_offset :]
        for edit in sorted(self.edits(chapter, node, own), key=lambda e: (e.line, e.begin), reverse=True):
            line = lines[edit.line - first]
            lines[edit.line - first] = line[: edit.begin] + edit.text.encode() + line[edit.end :]
        return [line.decode() for line in lines]

    def edits(self, chapter: Chapter, node: ast.AST, own: set[str]) -> list[Edit]:
        found: list[Edit] = []
        if isinstance(node, (ast.AnnAssign, ast.arg)):
            if isinstance(node, ast.AnnAssign) and node.value is not None:
                target = node.target
                if target.end_lineno != node.value.lineno:
                    raise CannotCompile(f"{chapter.module.path}:{node.lineno}: begin the value in the line of its name")
                found.append(Edit(node.lineno, target.end_col_offset or 0, node.value.col_offset, " = "))
                found += self.edits(chapter, node.value, own)
            return found
        if isinstance(node, (ast.Name, ast.Attribute)):
            root = node.id if isinstance(node, ast.Name) else getattr(node.value, "id", "")
            called = None if root in own else self.called(chapter, node)
            if called is not None:
                return [Edit(node.lineno, node.col_offset, node.end_col_offset or 0, called)]
        for child in ast.iter_child_nodes(node):
            found += self.edits(chapter, child, own)
        return found

    # What Python may ask

    def wrapper(self, chapter: Chapter, name: str, call: ast.Call) -> list[str]:
        """A part that Python may call: every number is checked before it is used as a place in an array."""
        generator, module = self.generator, chapter.module
        part = generator.function_named(module, call.args[0])
        if part is None or not generator.is_part(self.module_of(chapter, call.args[0]), part):
            raise CannotCompile(f"{module.path}:{call.lineno}: {name} asks for what is no part of a chapter")
        limits = {k.arg: self.rewritten(chapter, k.value, set())[0].strip() for k in call.keywords}
        state, *numbers = part.args.args
        said = f"{kind(state.annotation)} {state.arg} not None"
        given = [said, *(f"int {a.arg}" for a in numbers)]
        lines = ["", f"def {chapter.names[name]}({', '.join(given)}):"]
        for argument in numbers:
            limit = limits.pop(argument.arg, f"{state.arg}.players" if argument.arg == "seat" else None)
            if limit is None:
                raise CannotCompile(f"{module.path}:{call.lineno}: {name} needs a limit for {argument.arg}")
            lines += [
                f"    if {argument.arg} < 0 or {argument.arg} >= {limit}:",
                f'        raise OutOfRange("{argument.arg}", {argument.arg}, {limit})',
            ]
        if limits:
            raise CannotCompile(f"{module.path}:{call.lineno}: {name} has no argument {', '.join(map(str, limits))}")
        called = self.called(chapter, call.args[0])
        return [*lines, f"    return {called}({', '.join(a.arg for a in part.args.args)})"]

    def module_of(self, chapter: Chapter, named: ast.expr) -> Module:
        """The module of a function, named by itself or with its chapter."""
        owner = named.value.id if isinstance(named, ast.Attribute) and isinstance(named.value, ast.Name) else ""
        return self.generator.modules[chapter.module.modules.get(owner, chapter.module.name)]

    def handed_out(self) -> list[str]:
        """For each chapter the names Python may take from it."""
        lines = ["CHAPTERS = {"]
        for name, chapter in self.chapters.items():
            given = []
            for kept in chapter.kept:
                value = chapter.names.get(kept, kept)
                if kept in chapter.module.constants:
                    value = repr(chapter.module.constants[kept])
                given.append(f'"{kept}": {value}')
            lines.append(f'    "{name}": {{{", ".join(given)}}},')
        return [*lines, "}"]
