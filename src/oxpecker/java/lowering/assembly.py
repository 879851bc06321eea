"""Assembles the OOX program from lowered classes, function objects and literals; drops unreachable code."""

from __future__ import annotations

from oxpecker.java.lowering.array_classes import LIKE, like
from oxpecker.java.lowering.calls import ARRAYS
from oxpecker.java.lowering.class_objects import add_class_methods, class_objects, complete
from oxpecker.java.lowering.class_queries import class_queries
from oxpecker.java.lowering.inputs import implementations, marked
from oxpecker.java.lowering.interrupts import allow_interrupts, interrupts_threads
from oxpecker.java.lowering.naming import Described
from oxpecker.java.lowering.outline import Outline, outline
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.lowering.reach import reached
from oxpecker.java.lowering.reachability import REACH, reach_class
from oxpecker.java.types import STRING
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.input_clauses import LITERALS
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import MethodModifier as Modifier
from oxpecker.oox.types import ANY

OPTIONS = {"ints": "java", "exceptions": "finding", "memory": "java"}
"""The OOX options for Java's semantics."""


def assemble(
    program: Lowering, classes: dict[str, Outline], described: dict[str, Described], own: list[str]
) -> syntax.Program:
    """The whole program; `described` has the Java names of classes."""
    everything = {**classes, **{generated.name: outline(generated) for generated in program.generated}}
    if program.uses_class_objects:
        add_class_methods(program, everything, described)
    for generated in (_literals(program), class_objects(program), _copies(program)):
        if generated is not None:
            everything[generated.name] = outline(generated)
    keep = set(own) | {
        generated.name for generated in program.generated if any(generated.name.startswith(f"{o}$lambda$") for o in own)
    }
    keep |= {program.stub(name) + ANY for name in list(program.stubs)} & everything.keys()
    found = reached(everything, keep)
    if interrupts_threads(described, found.classes):
        allow_interrupts(program, everything)
        found = reached(everything, keep)
    if LIKE in found.calls(ARRAYS):
        arrays = everything.get(ARRAYS) or outline(syntax.Class(ARRAYS, ()))
        everything[ARRAYS] = arrays.with_method(like(found))
        found = reached(everything, keep)
    if program.roots:
        everything[REACH] = outline(reach_class(program, found.classes))
        found = reached(everything, keep)
    without_source = {stub + end for stub in map(program.stub, list(program.stubs)) for end in ("", ANY)}
    offered = implementations(everything, set(own) | without_source, found.classes)
    if offered:
        everything |= {generated.name: outline(generated) for generated in offered}
        found = reached(everything, keep | {generated.name for generated in offered})
    completed = marked(complete(program, found, described, class_queries), set(own))
    options = tuple(syntax.Option(name, value) for name, value in OPTIONS.items())
    return syntax.Program(tuple(completed), options)


def _literals(program: Lowering) -> syntax.Class | None:
    """The string literals of the program, each one object."""
    if not program.literals:
        return None
    string = program.named(STRING.name)
    use = syntax.TypeUse(oox.ClassType(string))
    true = syntax.BooleanLiteral(True)
    fields = tuple(
        syntax.Field(use, name, True, syntax.New(string, (syntax.StringLiteral(text), true)), final=True)
        for name, text in program.literals.items()
    )
    return syntax.Class(LITERALS, fields)


def _copies(program: Lowering) -> syntax.Class | None:
    """`clone` for each cloned array type."""
    if not program.clones:
        return None
    return syntax.Class(ARRAYS, tuple(_copy(array, is_exact) for array, is_exact in program.clones.values()))


def _copy(array: oox.Type, is_exact: bool) -> syntax.Method:
    """Copies an array; the copy has the array's class, which may be a subclass of its type."""
    assert isinstance(array, oox.ArrayType)
    span: Span = NOWHERE
    source, copied, index = (syntax.Name(name, span=span) for name in ("array", "copy", "index"))
    use = syntax.TypeUse(array)
    length = syntax.Length(source)
    new: syntax.Expression = syntax.NewArray(syntax.TypeUse(array.element), (length,))
    if not is_exact:
        new = syntax.Cast(use, syntax.Call(syntax.Name(ARRAYS), LIKE, (source, length)))
    body = (
        syntax.Declare(use, "copy", new),
        syntax.Declare(syntax.TypeUse(oox.INT), "index", syntax.IntegerLiteral(0)),
        syntax.While(
            syntax.Binary(B.LESS, index, length),
            syntax.Block(
                (
                    syntax.Assign(syntax.Index(copied, index), syntax.Index(source, index)),
                    syntax.Assign(index, syntax.Binary(B.PLUS, index, syntax.IntegerLiteral(1))),
                )
            ),
        ),
        syntax.Return(copied),
    )
    parameters = (syntax.Parameter(use, "array"),)
    return syntax.Method(use, "copy", parameters, (), syntax.Block(body), frozenset({Modifier.STATIC}))
