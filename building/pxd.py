"""Write the .pxd of a plain Python module from its annotations, so that the rules have one source.

A module says everything Cython needs in ordinary Python:

- `int`, `bool`, `float`, `u64` are C numbers; a class of a compiled module is itself; anything else is a Python object.
- The fields of a class are the assignments to `self` in its `lay_out`: `0`, `False`, `0.0` are numbers, `[0] * N` is an
  array of ints inside the object, `bytearray(N)` an array of bytes; an annotation says otherwise. What `lay_out` says
  becomes the C struct, so the copy that is compiled leaves its body out.
- A *part* takes numbers, objects of compiled classes and buffers of numbers, gives a number or nothing, and cannot
  raise: it becomes a C method that needs neither Python nor the GIL.
  Whatever in it would need Python is an error at build time, not a slow program. A function of the module that is one
  lets go of the GIL when Python calls it, so that bots think while others play.
- A *door* raises, or gives a Python object: Python may call it, and its errors reach the caller.
- A local is an int unless its annotation, its first value, or the function it comes from says otherwise.
- *Scratch*, a local made of a class that is a `Scratch` (`moves = Moves()`), is laid on C's stack. All it needs is
  the head of an object that was made once, up to its first array: nothing is allocated, cleared or given back.
- `from math import …` takes C's functions of the same names.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from building.modules import HAND_WRITTEN

Number = int | float
NUMBERS = {"int": "int", "bool": "bint", "float": "double", "u64": "unsigned long long", "None": "void"}
BUFFERS = {
    "Ints": "int[::1]",
    "Floats": "double[::1]",
    "Singles": "float[::1]",
    "Shorts": "short[::1]",
    "Bytes": "unsigned char[::1]",
    "Words": "unsigned long long[::1]",
}
LOCALS = {"int": "cython.int", "bool": "cython.bint", "float": "cython.double", "u64": "cython.ulonglong"}
INLINE_LINES = 16
HEAD_WORDS = 8  # of any object, before its own fields; more than any Python needs
DRAWS = ("draw", "word")  # what moves the random stream: C leaves the order of two such calls in one expression open


class CannotCompile(Exception):
    """The source says something that would not run as C; the sentence names the line."""


@dataclass
class Class:
    name: str
    base: str
    parent: Class | None = None
    fields: dict[str, str] = field(default_factory=dict)
    methods: dict[str, ast.FunctionDef] = field(default_factory=dict)
    replaced: set[str] = field(default_factory=set)  # methods that replace another's or are replaced themselves


@dataclass
class Module:
    """One source file, read."""

    name: str
    path: Path
    tree: ast.Module
    constants: dict[str, Number] = field(default_factory=dict)
    classes: dict[str, Class] = field(default_factory=dict)
    functions: dict[str, ast.FunctionDef] = field(default_factory=dict)
    singletons: dict[str, str] = field(default_factory=dict)
    imported: dict[str, list[str]] = field(default_factory=dict)  # compiled module -> class names taken from it
    seen: dict[str, Class] = field(default_factory=dict)  # the classes of compiled modules it can name
    modules: dict[str, str] = field(default_factory=dict)  # compiled modules it can name, by the name it gives them


def read(name: str, path: Path) -> Module:
    return Module(name, path, ast.parse(path.read_text(encoding="utf-8"), str(path)))


OPERATORS: dict[type, Callable[..., Number]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Invert: operator.invert,
}


def constant(node: ast.expr, known: dict[str, Number]) -> Number | None:
    """The number a constant expression stands for, or None."""
    match node:
        case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
            return value
        case ast.Name(id=name):
            return known.get(name)
        case ast.Attribute(value=ast.Name(id=group), attr=name):
            return known.get(f"{group}.{name}")
        case ast.UnaryOp(op=op, operand=operand) if type(op) in OPERATORS:
            inner = constant(operand, known)
            return None if inner is None else OPERATORS[type(op)](inner)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
            one, other = constant(left, known), constant(right, known)
            return None if one is None or other is None else OPERATORS[type(op)](one, other)
    return None


def constants_of(tree: ast.Module, known: dict[str, Number]) -> dict[str, Number]:
    """The constants of a module by name; those of a group by the name of both: `Phase.PAYING`."""
    found: dict[str, Number] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and is_group(node):
            inside: dict[str, Number] = {}
            for item in node.body:
                if isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name):
                    value = constant(item.value, known | found | inside)
                    if value is not None:
                        inside[item.targets[0].id] = value
            found |= {f"{node.name}.{name}": value for name, value in inside.items()}
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id.isupper():
            value = constant(node.value, known | found)
            if value is not None:
                found[node.targets[0].id] = value
    return found


def is_group(node: ast.ClassDef) -> bool:
    """Whether a class is nothing but names for numbers."""
    said = [item for item in node.body if not (isinstance(item, ast.Expr) and isinstance(item.value, ast.Constant))]
    return bool(said) and not node.bases and all(isinstance(item, ast.Assign) for item in said)


def kind(annotation: ast.expr | None) -> str:
    """The bare name of a type: `list[int]` is a list, `"State"` is a State."""
    if annotation is None:
        return "object"
    if isinstance(annotation, ast.Constant):
        return "None" if annotation.value is None else kind(ast.parse(str(annotation.value), mode="eval").body)
    if isinstance(annotation, ast.Subscript):
        return kind(annotation.value)
    return annotation.id if isinstance(annotation, ast.Name) else "object"


def draws(node: ast.AST) -> bool:
    return any(isinstance(n, ast.Call) and getattr(n.func, "attr", "") in DRAWS for n in ast.walk(node))


def blank(lines: list[str], node: ast.stmt, instead: str) -> None:
    """Put other words in a statement's place without moving the lines after it."""
    for i in range(node.lineno - 1, node.end_lineno or node.lineno):
        lines[i] = ""
    lines[node.lineno - 1] = " " * node.col_offset + instead


class Generator:
    """All compiled modules together: what a class inherits decides which methods may be overridden."""

    def __init__(self, modules: list[Module]) -> None:
        self.modules = {module.name: module for module in modules}
        for module in modules:
            self.survey(module)
        for module in modules:
            for cls in module.classes.values():
                self.mark_replaced(cls)

    def mark_replaced(self, cls: Class) -> None:
        for name in cls.methods:
            if not name.startswith("__"):
                base = cls.parent
                while base is not None:
                    if name in base.methods:
                        cls.replaced.add(name)
                        base.replaced.add(name)
                    base = base.parent

    def survey(self, module: Module) -> None:
        for node in module.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                self.survey_import(module, node)
        module.constants |= constants_of(module.tree, module.constants)
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and not is_group(node):
                base = node.bases[0].id if node.bases and isinstance(node.bases[0], ast.Name) else ""
                cls = Class(node.name, base, parent=module.seen.get(base))
                module.seen[node.name] = module.classes[node.name] = cls
                for item in node.body:
                    if isinstance(item, ast.FunctionDef):
                        cls.methods[item.name] = item
            elif isinstance(node, ast.FunctionDef):
                module.functions[node.name] = node
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                made = getattr(node.value.func, "id", "")
                if made in module.seen and isinstance(node.targets[0], ast.Name):
                    module.singletons[node.targets[0].id] = made
        for cls in module.classes.values():
            for name in ("lay_out", "__init__"):
                if name in cls.methods:
                    cls.fields = self.fields_of(module, cls.methods[name]) | cls.fields

    def survey_import(self, module: Module, node: ast.ImportFrom) -> None:
        """The classes, constants and modules an import brings in."""
        assert node.module is not None
        for alias in node.names:
            if f"{node.module}.{alias.name}" in self.modules:
                module.modules[alias.asname or alias.name] = f"{node.module}.{alias.name}"
        if node.module in HAND_WRITTEN:
            known = {HAND_WRITTEN[node.module]: Class(HAND_WRITTEN[node.module], "")}
        elif node.module in self.modules:
            known = self.modules[node.module].classes
        else:
            known = {}
        names = [a.name for a in node.names if a.name in known]
        module.imported.setdefault(node.module, []).extend(names)
        module.seen |= {name: known[name] for name in names}
        source = self.source_of(module, node.module)
        if source is not None:
            constants = constants_of(ast.parse(source.read_text(encoding="utf-8")), {})
            for alias in node.names:
                module.constants |= {
                    name: value for name, value in constants.items() if name.partition(".")[0] == alias.name
                }

    def source_of(self, module: Module, imported: str) -> Path | None:
        root = module.path
        for _ in module.name.split("."):
            root = root.parent
        path = root.joinpath(*imported.split(".")).with_suffix(".py")
        return path if path.exists() else None

    def inherited(self, cls: Class, method: str) -> ast.FunctionDef | None:
        base = cls.parent
        while base is not None:
            if method in base.methods and not method.startswith("__"):
                return base.methods[method]
            base = base.parent
        return None

    # fields

    def fields_of(self, module: Module, function: ast.FunctionDef) -> dict[str, str]:
        found: dict[str, str] = {}
        arguments = {a.arg: a.annotation for a in function.args.args}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign):
                target, value, annotation = node.targets[0], node.value, None
            elif isinstance(node, ast.AnnAssign) and node.value is not None:
                target, value, annotation = node.target, node.value, node.annotation
            else:
                continue
            if not (
                isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"
            ):
                continue
            if isinstance(value, ast.Name) and annotation is None:
                annotation = arguments.get(value.id)
            found[target.attr] = self.field_type(module, value, annotation)
        return found

    def field_type(self, module: Module, value: ast.expr, annotation: ast.expr | None) -> str:
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "bytearray":
            return f"byte[{self.length(module, value.args[0])}]"
        if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult) and isinstance(value.left, ast.List):
            element = annotation.slice if isinstance(annotation, ast.Subscript) else None
            return f"{NUMBERS[kind(element)] if element is not None else 'int'}[{self.length(module, value.right)}]"
        if annotation is not None:
            return self.ctype(module, kind(annotation))
        if isinstance(value, ast.Constant) and type(value.value) in (bool, int, float):
            return NUMBERS[type(value.value).__name__]
        if constant(value, module.constants) is not None:
            return "int"
        return "object"

    def length(self, module: Module, node: ast.expr) -> int:
        value = constant(node, module.constants)
        if type(value) is not int:
            raise CannotCompile(f"{module.path}:{node.lineno}: the length of an array must be a constant")
        return value

    # functions

    def ctype(self, module: Module, name: str) -> str:
        if name in module.seen:
            return name
        return (
            NUMBERS.get(name) or BUFFERS.get(name) or (name if name in ("list", "tuple", "dict", "str") else "object")
        )

    def is_plain(self, function: ast.FunctionDef) -> bool:
        return function.name.startswith("__") or bool(function.decorator_list)

    def is_part(self, module: Module, function: ast.FunctionDef) -> bool:
        types = {kind(a.annotation) for a in function.args.args if a.arg != "self"}
        if kind(function.returns) not in NUMBERS or not types <= {*NUMBERS, *BUFFERS, *module.seen}:
            return False
        return not any(isinstance(n, (ast.Raise, ast.Assert, ast.Try, ast.With)) for n in ast.walk(function))

    def check_divisions(self, module: Module, function: ast.FunctionDef) -> None:
        for node in ast.walk(function):
            if isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, (ast.FloorDiv, ast.Mod, ast.Div)):
                divisor = node.right if isinstance(node, ast.BinOp) else node.value
                value = divisor.value if isinstance(divisor, ast.Constant) else constant(divisor, module.constants)
                if not value:
                    raise CannotCompile(
                        f"{module.path}:{node.lineno}: {function.name} divides by what may be zero and could raise; "
                        "divide by a constant or look the answer up in a table"
                    )

    def check_order(self, module: Module, function: ast.FunctionDef) -> None:
        for node in ast.walk(function):
            if isinstance(node, (ast.Call, ast.BinOp, ast.Compare, ast.Assign, ast.AugAssign)):
                drawing = [child for child in ast.iter_child_nodes(node) if draws(child)]
                if len(drawing) > 1:
                    raise CannotCompile(
                        f"{module.path}:{node.lineno}: {function.name} draws twice in one expression, and C may take "
                        "the second first; draw into a variable, then draw again"
                    )

    def locals_of(self, cls: Class | None, module: Module, function: ast.FunctionDef) -> dict[str, str]:
        found: dict[str, str] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found[node.target.id] = kind(node.annotation)
        for node in ast.walk(function):
            if (
                isinstance(node, ast.Assign)
                and isinstance(node.targets[0], ast.Name)
                and node.targets[0].id not in found
            ):
                found[node.targets[0].id] = self.type_of_value(cls, module, node.value)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.setdefault(node.id, "int")
        arguments = {a.arg for a in function.args.args}
        return {name: type_ for name, type_ in found.items() if name not in arguments}

    def type_of_value(self, cls: Class | None, module: Module, value: ast.expr) -> str:
        if isinstance(value, ast.Constant) and type(value.value) in (bool, float):
            return type(value.value).__name__
        if not isinstance(value, ast.Call):
            return "int"
        if isinstance(value.func, ast.Name):
            if value.func.id in module.seen:
                return value.func.id
            called = self.function_named(module, value.func)
        else:
            owner = getattr(getattr(value.func, "value", None), "id", "")
            name = getattr(value.func, "attr", "")
            if name == "__new__":
                return owner
            if cls and owner == "self":
                called = cls.methods.get(name) or self.inherited(cls, name)
            else:
                called = self.function_named(module, value.func)
        return kind(called.returns) if called is not None else "int"

    def function_named(self, module: Module, node: ast.expr) -> ast.FunctionDef | None:
        """The function of a compiled module that a call names, by itself or with its module."""
        match node:
            case ast.Name(id=name):
                return module.functions.get(name)
            case ast.Attribute(value=ast.Name(id=owner), attr=name) if owner in module.modules:
                return self.modules[module.modules[owner]].functions.get(name)
        return None

    def declare(self, module: Module, cls: Class | None, function: ast.FunctionDef) -> list[str]:
        indent = "    " if cls else ""
        part = self.is_part(module, function)
        self.check_order(module, function)
        if part:
            self.check_divisions(module, function)
        lines: list[str] = []
        names = self.locals_of(cls, module, function)
        if names:
            given = ", ".join(f"{n}={LOCALS.get(t) or (t if t in module.seen else 'object')}" for n, t in names.items())
            lines.append(f"{indent}@cython.locals({given})")
        if part and cls and function.name not in cls.replaced:
            lines.append(f"{indent}@cython.final")
        arguments = ["self"] if cls else []
        first_default = len(function.args.args) - len(function.args.defaults)
        for i, argument in enumerate(function.args.args):
            if argument.arg != "self":
                default = "=*" if i >= first_default else ""
                arguments.append(f"{self.ctype(module, kind(argument.annotation))} {argument.arg}{default}")
        answer = self.ctype(module, kind(function.returns))
        head = f"{answer} {function.name}({', '.join(arguments)})"
        if part and cls and self.is_inline(module, cls, function):
            lines = [f"{indent}@cython.final", f"{indent}cdef inline {head} noexcept nogil:"]
            lines += [f"{indent}    cdef {self.ctype(module, t)} {n}" for n, t in names.items()]
            lines += self.body(module, function)
        elif part:
            lines.append(f"{indent}cdef {head} noexcept nogil" if cls else f"cpdef {head} noexcept")
        else:
            lines.append(f"{indent}cpdef {head}{self.error_clause(answer)}")
        return lines

    def is_inline(self, module: Module, cls: Class, function: ast.FunctionDef) -> bool:
        """Whether a part is small and never overridden: other modules' C then contains it instead of calling it."""
        return (
            self.is_part(module, function)
            and not self.is_plain(function)
            and function.name not in cls.replaced | {"lay_out"}
            and self.is_small(function)
        )

    def is_small(self, function: ast.FunctionDef) -> bool:
        return (function.end_lineno or 0) - function.body[0].lineno < INLINE_LINES

    def body(self, module: Module, function: ast.FunctionDef) -> list[str]:
        """The statements of a function as they stand, annotations of locals left out."""
        lines = module.path.read_text(encoding="utf-8").splitlines()
        found: list[str] = []
        for statement in function.body:
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                continue
            found += lines[statement.lineno - 1 : statement.end_lineno]
        annotated = {
            f"{n.target.id}: {kind(n.annotation)} =": f"{n.target.id} ="
            for n in ast.walk(function)
            if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)
        }
        for declared, plain in annotated.items():
            found = [line.replace(declared, plain) for line in found]
        return found

    # scratch

    def is_scratch(self, cls: Class) -> bool:
        return cls.base == "Scratch" or (cls.parent is not None and self.is_scratch(cls.parent))

    def scratch_of(self, module: Module) -> dict[ast.Assign, str]:
        """Where a function makes scratch for itself, and of which class."""
        found: dict[ast.Assign, str] = {}
        functions = [*module.functions.values(), *(f for cls in module.classes.values() for f in cls.methods.values())]
        for function in functions:
            for node in ast.walk(function):
                match node:
                    case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id=made))):
                        if made in module.seen and self.is_scratch(module.seen[made]):
                            self.check_scratch(module, function, node, name)
                            found[node] = made
        return found

    def check_scratch(self, module: Module, function: ast.FunctionDef, made: ast.Assign, name: str) -> None:
        for node in ast.walk(function):
            again = isinstance(node, (ast.For, ast.While)) and made in ast.walk(node)
            given_away = isinstance(node, ast.Return) and getattr(node.value, "id", "") == name
            if again or given_away:
                raise CannotCompile(
                    f"{module.path}:{made.lineno}: {function.name} makes {name} in a loop or gives it away; scratch "
                    "lies on the stack until its function ends and no longer, so make it once and only lend it"
                )

    def lay(self, module: Module, made: str) -> str:
        """What lays scratch of a class on the stack: each module has its own."""
        return f"lay_{made}_of_{module.name.rpartition('.')[2]}"

    def declare_scratch(self, module: Module) -> list[str]:
        """For each class of scratch its head, what keeps that and what lays a copy of it down (see core/flat.pxd)."""
        lines: list[str] = []
        for made in dict.fromkeys(self.scratch_of(module).values()):
            lay = self.lay(module, made)
            fields = module.seen[made].fields
            array = next(name for name, type_ in fields.items() if "[" in type_)
            lines += [
                "cdef extern from *:",
                '    """',
                f"    static CYTHON_UNUSED Py_ssize_t {lay}_head[{HEAD_WORDS + len(fields)}];",
                f"    #define {lay}_keep(of) londinium_keep({lay}_head, of, {array})",
                f"    #define {lay}(of) londinium_lay({lay}_head, of, {array})",
                '    """',
                f"    void {lay}_keep({made})",
                f"    {made} {lay}({made})",
            ]
        return lines

    def error_clause(self, answer: str) -> str:
        if answer == "void":
            return " except *"
        return " except? -1" if answer in NUMBERS.values() else ""

    def pxd(self, name: str) -> str:
        """The text of the module's .pxd."""
        module = self.modules[name]
        lines = [f"# Written from {module.path.name} by building/pxd.py.", "import cython"]
        for node in module.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module == "math":
                lines.append(f"from libc.math cimport {', '.join(a.name for a in node.names)}")
        for source, names in module.imported.items():
            if names:
                lines.append(f"from {source} cimport {', '.join(names)}")
        lines += [
            "",
            "cdef extern from *:",
            '    """',
            "    typedef unsigned char londinium_byte;",
            '    """',
            '    ctypedef unsigned short byte "londinium_byte"',
            "",
        ]
        if module.constants:
            lines.append("cdef extern from *:")
            lines += [f"    {self.literal(name, value)}" for name, value in module.constants.items()]
        for cls in module.classes.values():
            lines += [
                "",
                "@cython.no_gc",
                f"cdef class {cls.name}{f'({cls.base})' if cls.base in module.seen else ''}:",
            ]
            inherited_fields = self.inherited_fields(cls)
            access = "public" if self.is_flat(cls) else "readonly"
            body = [f"    cdef {access} {t} {n}" for n, t in cls.fields.items() if n not in inherited_fields]
            for function in cls.methods.values():
                if not self.is_plain(function):
                    body += self.declare(module, cls, function)
            lines += body or ["    pass"]
        lines.append("")
        for singleton, made in module.singletons.items():
            lines.append(f"cdef {made} {singleton}")
        lines += self.declare_scratch(module)
        for function in module.functions.values():
            if not self.is_plain(function):
                lines += self.declare(module, None, function)
        return "\n".join(lines) + "\n"

    def literal(self, name: str, value: Number) -> str:
        """A constant the C compiler sees through, as no variable would let it."""
        if isinstance(value, float):
            return f'double {name} "({value!r})"'
        return f'unsigned long long {name} "{value}ULL"' if value > 0x7FFFFFFF else f'int {name} "({value})"'

    def is_flat(self, cls: Class) -> bool:
        return cls.name == "Flat" or (cls.parent is not None and self.is_flat(cls.parent))

    def source(self, name: str) -> str:
        """The module as it is compiled: every line in its place, without what the .pxd now says."""
        module = self.modules[name]
        lines = module.path.read_text(encoding="utf-8").splitlines()
        for node in module.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module == "math":
                blank(lines, node, "")
            elif isinstance(node, ast.ImportFrom) and any(a.name in module.constants for a in node.names):
                others = ", ".join(a.name for a in node.names if a.name not in module.constants)
                blank(lines, node, f"from {node.module} import {others}" if others else "")
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in module.constants:
                blank(lines, node, "")
        for cls in module.classes.values():
            for function in cls.methods.values():
                if self.is_inline(module, cls, function):
                    blank(lines, function, "")
            if "lay_out" in cls.methods:
                for statement in cls.methods["lay_out"].body:
                    blank(lines, statement, "pass")
        for function in module.functions.values():
            if self.is_part(module, function) and not self.is_plain(function):
                self.let_go_of_the_gil(lines, function)
        scratch = self.scratch_of(module)
        for node, made in scratch.items():
            blank(lines, node, f"{ast.unparse(node.targets[0])} = {self.lay(module, made)}(None)")
        lines += [f"{self.lay(module, made)}_keep({made}())" for made in dict.fromkeys(scratch.values())]
        return "\n".join(lines) + "\n"

    def let_go_of_the_gil(self, lines: list[str], function: ast.FunctionDef) -> None:
        """Wrap a function's body; the wrapping takes the place of its docstring, so that no line moves."""
        said = function.body[0]
        if not (isinstance(said, ast.Expr) and isinstance(said.value, ast.Constant)):
            raise CannotCompile(f"{function.name} needs a docstring: its line is where the GIL is let go")
        blank(lines, said, "with cython.nogil:")
        for i in range(said.end_lineno or said.lineno, function.end_lineno or function.lineno):
            lines[i] = "    " + lines[i]
        future = next(i for i, line in enumerate(lines) if line.startswith("from __future__"))
        if "cython" not in lines[future]:
            lines[future] += "; import cython"

    def inherited_fields(self, cls: Class) -> set[str]:
        found: set[str] = set()
        base = cls.parent
        while base is not None:
            found |= set(base.fields)
            base = base.parent
        return found
