"""Write the .pxd of a module that is translated nearly as it stands, so that C knows what its annotations say.

- A class without bases that names its `__slots__` has them in C; one that is annotated with such a class, or with a
  list, a dict or a set, is of that type there, and None where there is none.
- A function of plain arguments, one of which is such a class (for a method, itself), is called by C without ado.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

CONTAINERS = ("list", "dict", "set")
NOT_IN_C = (ast.Lambda, ast.GeneratorExp, ast.FunctionDef, ast.AsyncFunctionDef, ast.Yield, ast.YieldFrom, ast.ClassDef)


@dataclass
class Plain:
    """One source file, read."""

    name: str
    path: Path
    tree: ast.Module
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)


def read(name: str, path: Path) -> Plain:
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    found = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef) and slots_of(node)}
    return Plain(name, path, tree, found)


def slots_of(cls: ast.ClassDef) -> tuple[str, ...]:
    for item in cls.body if not cls.bases else ():
        if isinstance(item, ast.Assign) and getattr(item.targets[0], "id", "") == "__slots__":
            return tuple(ast.literal_eval(item.value))
    return ()


class Declarations:
    """What is declared of some modules, which know each other.

    A State is not of its type there: what is an array in it would be one here, without an end, and equal to no other.
    """

    def __init__(self, modules: Iterable[Plain]) -> None:
        self.modules = {module.name: module for module in modules}

    def pxd(self, name: str) -> str:
        """The text of the module's .pxd."""
        module = self.modules[name]
        lines = [f"# Written from {module.path.name} by building/plain.py."]
        types = set(module.classes)
        for node in module.tree.body:
            if isinstance(node, ast.ImportFrom):
                source = self.modules.get(node.module or "")
                taken = [a.name for a in node.names if source is not None and a.name in source.classes]
                types |= set(taken)
                lines += [f"from {node.module} cimport {', '.join(taken)}"] if taken else []
        for cls in module.classes.values():
            lines.append(f"cdef class {cls.name}")
        for cls in module.classes.values():
            lines += [f"cdef class {cls.name}:", *fields(cls, types)]
            for item in cls.body:
                if isinstance(item, ast.FunctionDef) and not item.name.startswith("__") and is_simple(item):
                    lines.append(f"    cpdef {signature(item, types)}")
        for item in module.tree.body:
            if isinstance(item, ast.FunctionDef) and is_simple(item) and any(knows(item, types)):
                lines.append(f"cpdef {signature(item, types)}")
        return "\n".join(lines) + "\n"


def fields(cls: ast.ClassDef, types: set[str]) -> Iterator[str]:
    said: dict[str, ast.expr | None] = {}
    for function in cls.body:
        if isinstance(function, ast.FunctionDef) and function.name == "__init__":
            arguments = {a.arg: a.annotation for a in function.args.args}
            for node in ast.walk(function):
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
                    said[node.target.attr] = node.annotation
                elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
                    said.setdefault(node.targets[0].attr, arguments.get(getattr(node.value, "id", "")))
    for name in slots_of(cls):
        access = "" if name == "__weakref__" else "public "
        yield f"    cdef {access}{ctype(said.get(name), types)} {name}"


def is_simple(function: ast.FunctionDef) -> bool:
    """Whether C can call it: it is called with plain arguments, and nothing in it lives on after it."""
    given = function.args
    if function.decorator_list or given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs:
        return False
    return not any(isinstance(node, NOT_IN_C) for statement in function.body for node in ast.walk(statement))


def knows(function: ast.FunctionDef, types: set[str]) -> Iterator[bool]:
    return (ctype(argument.annotation, types) in types for argument in function.args.args)


def signature(function: ast.FunctionDef, types: set[str]) -> str:
    given = function.args.args
    first_default = len(given) - len(function.args.defaults)
    arguments = [
        a.arg if a.arg == "self" else f"{ctype(a.annotation, types)} {a.arg}{'=*' if i >= first_default else ''}"
        for i, a in enumerate(given)
    ]
    return f"{ctype(function.returns, types)} {function.name}({', '.join(arguments)})"


def ctype(annotation: ast.expr | None, types: set[str]) -> str:
    """What an annotation is in C: a class that is there, a container, or any object."""
    if isinstance(annotation, ast.BinOp) and isinstance(annotation.right, ast.Constant):  # … | None
        return ctype(annotation.left, types)
    if isinstance(annotation, ast.Subscript):
        named = getattr(annotation.value, "id", "")
        return named if named in CONTAINERS else "object"
    named = getattr(annotation, "id", "")
    return named if named in types else "object"
