"""Assembles the OOX program from lowered classes, function objects and literals; drops unreachable code."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from oxpecker.java.lowering.array_classes import LIKE, like
from oxpecker.java.lowering.calls import ARRAYS
from oxpecker.java.lowering.class_objects import class_objects, complete, with_class_method
from oxpecker.java.lowering.class_queries import class_queries
from oxpecker.java.lowering.inputs import implementations, marked
from oxpecker.java.lowering.linking import LinkedClasses
from oxpecker.java.lowering.outline import outline
from oxpecker.java.lowering.possibilities import make_possible, possibilities
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.lowering.reach import Reached, Search
from oxpecker.java.lowering.reachability import reach_class
from oxpecker.java.types import OBJECT, STRING
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.input_clauses import LITERALS
from oxpecker.oox.reaching import REACH
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import MethodModifier as Modifier
from oxpecker.oox.tree import rewritten
from oxpecker.oox.types import ANY

OPTIONS = {"ints": "java", "exceptions": "finding", "memory": "java"}
"""The OOX options for Java's semantics."""


def assemble(program: Lowering, classes: LinkedClasses, own: list[str]) -> syntax.Program:
    """The whole program."""
    classes.add({generated.name: outline(generated) for generated in program.generated})
    keep = set(own) | {
        generated.name for generated in program.generated if any(generated.name.startswith(f"{o}$lambda$") for o in own)
    }
    keep |= {program.stub(name) + ANY for name in list(program.stubs)} & classes.outlines.keys()
    generated = _Generated(program, classes)
    found = generated.reached(keep)
    possible = possibilities(program, classes.described, found.classes)
    if possible:
        make_possible(classes, possible)
        found = generated.reached(keep)
    if LIKE in found.calls(ARRAYS):
        generated.like = like(found)
        found = generated.reached(keep)
    if program.roots:
        classes.add({REACH: outline(reach_class(program, found.classes))})
        found = generated.reached(keep)
    without_source = {stub + end for stub in map(program.stub, list(program.stubs)) for end in ("", ANY)}
    offered = implementations(classes.outlines, set(own) | without_source, found.classes)
    if offered:
        classes.add({each.name: outline(each) for each in offered})
        generated.give_class(each.name for each in offered if each.name.endswith(ANY))
        found = generated.reached(keep | {each.name for each in offered})
    completed = marked(complete(program, found, classes.described, class_queries), set(own))
    options = tuple(syntax.Option(name, value) for name, value in OPTIONS.items())
    return syntax.Program(tuple(completed), options)


class _Generated:
    """The classes that hold literals, class objects and copies of arrays: what linked classes need of them."""

    def __init__(self, program: Lowering, classes: LinkedClasses) -> None:
        self.program = program
        self.classes = classes
        self.like: syntax.Method | None = None
        self._search = Search(classes)
        self._without_class = list(classes.outlines)
        """The classes that have no `getClass` yet."""

    def give_class(self, names: Iterable[str]) -> None:
        """Classes of any implementation have class objects of their own: they are no objects of a known class."""
        self._without_class += names

    def reached(self, keep: set[str]) -> Reached:
        """What a run may use; searches again if the search has linked classes, which have literals of their own."""
        given = [each.result for members in self.program.open_members.values() for each in members]
        while True:
            self.add()
            if not self._search.fits(keep):
                self._search = Search(self.classes)
            self._search.run(keep, given)
            if not self.classes.new:
                return self._search.reached()
            self._without_class += self.classes.new
            self.classes.new.clear()

    def add(self) -> None:
        """Adds what the linked classes need."""
        if self.program.uses_class_objects:
            for name in self._without_class:
                self._add_class_method(name)
            self._without_class.clear()
        copies = _copies(self.program, self.like)
        for generated in (_literals(self.program), class_objects(self.program), copies):
            if generated is not None:
                self.classes.outlines.pop(generated.name, None)  # what holds data stands at the end
                self.classes.add({generated.name: outline(generated)})

    def _add_class_method(self, name: str) -> None:
        each = self.classes[name]
        if not each.declaration.interface:
            self.classes.add({name: with_class_method(self.program, each, self.classes.described.get(name))})


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


def _copies(program: Lowering, like: syntax.Method | None) -> syntax.Class | None:
    """`clone` for each cloned array type, and the method that creates an array like another one."""
    members = [_placed(_copy(array, is_exact), _place_of_clone(program)) for array, is_exact in program.clones.values()]
    members += [] if like is None else [like]
    return syntax.Class(ARRAYS, tuple(members)) if members else None


def _place_of_clone(program: Lowering) -> Span:
    """Where the library declares `clone`."""
    above = program.world.find(OBJECT.name)
    assert above is not None
    return above.methods["clone"][0].span


def _placed(method: syntax.Method, span: Span) -> syntax.Method:
    """The method with a place for each of its parts, so that what happens in it happens somewhere."""

    def placed(node: syntax.Node) -> syntax.Node:
        return replace(rewritten(syntax.TREE, node, placed), span=span)

    return placed(method)  # type: ignore[return-value]


def _copy(array: oox.Type, is_exact: bool) -> syntax.Method:
    """Copies an array; the copy has the array's class, which may be a subclass of its type."""
    assert isinstance(array, oox.ArrayType)
    source, copied, index = (syntax.Name(name) for name in ("array", "copy", "index"))
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
