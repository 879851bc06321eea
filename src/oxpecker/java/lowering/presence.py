"""Java code piece by piece, each with what was tested before it, and what a class gives to its fields.

A field that is final or private, or of a private class, is assigned by its own class and the classes inside and around
it alone, so that all assignments are known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from oxpecker.java import attributed as a
from oxpecker.java.facts import Fact, states, states_of_parameter
from oxpecker.java.lowering.inside import inside
from oxpecker.java.lowering.visibility import hidden_classes, hiding_classes
from oxpecker.java.lowering.whole_enums import whole_enums
from oxpecker.java.resolution.scope import Variable
from oxpecker.java.symbols import FieldSymbol, MethodSymbol, top_level
from oxpecker.java.types import is_reference

_MAKERS = (a.New, a.NewArray, a.ArrayOf, a.Lambda, a.Box, a.Concatenation, a.ClassLiteral, a.This)


def assigned_values(bodies: list[a.ClassBody]) -> dict[FieldSymbol, list[a.Expression]]:
    """All that is assigned to fields that only known code assigns; none of it is computed from what they held."""
    found: dict[FieldSymbol, list[a.Expression]] = {}
    known = candidates(bodies)
    for piece in scanned(bodies):
        for node in () if piece.root is None else inside(piece.root):
            if isinstance(node, (a.Assign, a.Update)) and isinstance(node.target, a.FieldRead):
                if isinstance(node, a.Update):
                    known.discard(node.target.field)
                found.setdefault(node.target.field, []).append(node.value)
    return {field: values for field, values in found.items() if field in known}


def scanned(bodies: Iterable[a.ClassBody]) -> Iterator[Scanned]:
    """All code of some classes; the statements of a method apart, each with what was tested before it."""
    bodies = list(bodies)
    whole = whole_enums(bodies)
    for body in bodies:
        for item in body.initialisations:
            yield from _code(item.body, whole).pieces()
        for method in body.methods:
            yield from _code(method.body, whole).pieces()


def _code(root: a.Statement | None, whole: frozenset[str]) -> _Code:
    return _Code(root, tuple(_assignments(root)), whole=whole)


def candidates(bodies: list[a.ClassBody]) -> set[FieldSymbol]:
    """Fields of objects that no class outside of their top-level class can assign."""
    hidden = hidden_classes([body.symbol for body in bodies])
    hiding = hiding_classes(bodies)
    return {
        each
        for body in bodies
        for each in body.symbol.fields.values()
        if not each.static and not each.model and is_reference(each.type)
        if each.final or each.private or body.symbol.name in hidden
        if top_level(each.owner).name not in hiding
    }


@dataclass(slots=True)
class Scanned:
    """A piece of code, and everything in it that gives a variable a value."""

    root: a.Node | None
    assignments: tuple[tuple[Variable, a.Expression | None], ...]
    known: set[Variable] = field(default_factory=set)
    """Variables that are tested before it begins."""
    whole: frozenset[str] = frozenset()
    """The enums whose constants nobody sees too early."""

    def is_fixed(self, variable: Variable) -> bool:
        """Whether a variable keeps the value it was given first."""
        return sum(other is variable for other, _ in self.assignments) == 0

    def is_object(self, value: a.Expression, above: frozenset[Variable] = frozenset()) -> bool:
        """Whether a value is never null."""
        value = plain(value)
        match value:
            case a.Constant(value=constant):
                return constant is not None
            case a.Conditional(then=then, otherwise=otherwise):
                return self.is_object(then, above) and self.is_object(otherwise, above)
            case a.Assign(value=inner):
                return self.is_object(inner, above)
            case a.Invoke(method=method):
                return _gives_object(method)
            case a.FieldRead(field=read):
                return read.enum_constant and (read.owner.library or read.owner.name in self.whole)
            case a.Local(variable=variable) if variable in self.known:
                return True
            case a.Local(variable=variable) if variable not in above:
                given = [each for other, each in self.assignments if other is variable]
                wider = above | {variable}
                return bool(given) and all(each is not None and self.is_object(each, wider) for each in given)
        return isinstance(value, _MAKERS)


@dataclass(slots=True)
class _Code(Scanned):
    """What is known of one piece of code of a class."""

    def pieces(self) -> Iterator[Scanned]:
        """Its statements one after another, each with what was tested before it; they are run on the way."""
        for statement in self.root.statements if isinstance(self.root, a.Block) else (self.root,):
            yield Scanned(statement, self.assignments, set(self.known), self.whole)
            if isinstance(statement, a.Statement):
                self.run(statement)

    def run(self, statement: a.Statement) -> bool:
        """Follows what is always done; whether it goes on after the statement."""
        match statement:
            case a.Block(statements=statements):
                return all(self.run(each) for each in statements)
            case a.Evaluate(expression=expression):
                self.evaluate(expression)
            case a.Throw() | a.Return():
                return False
            case a.Synchronized(body=body):
                return self.run(body)
            case a.If(condition=condition, then=then, otherwise=otherwise):
                return self.branch(condition, then, otherwise)
        return True

    def branch(self, condition: a.Expression, then: a.Statement, otherwise: a.Statement | None) -> bool:
        """What both sides do; a side that throws or returns does not count."""
        known = set(self.known)
        goes_on = self.run(then)
        self.known = set(known)
        if otherwise is None or self.run(otherwise):
            self.known = known if goes_on else self.known | self.untested(condition)
            return True
        self.known = known
        return goes_on

    def untested(self, condition: a.Expression) -> set[Variable]:
        """The variables that are not null where a condition is false, as `a == null || ..` is."""
        if isinstance(condition, a.Binary) and condition.operator == "||":
            return self.untested(condition.left) | self.untested(condition.right)
        if isinstance(condition, a.Binary) and condition.operator == "==":
            sides = (plain(condition.left), plain(condition.right))
            if any(isinstance(each, a.Constant) and each.value is None for each in sides):
                return {each.variable for each in sides if isinstance(each, a.Local) and self.is_fixed(each.variable)}
        return set()

    def evaluate(self, expression: a.Expression) -> None:
        """An expression that is always evaluated."""
        expression = plain(expression)
        if isinstance(expression, a.Invoke):
            given = enumerate(map(plain, expression.arguments))
            known = (e for n, e in given if states_of_parameter(expression.method, n, Fact.ENSURES_NON_NULL))
            locals_ = (each.variable for each in known if isinstance(each, a.Local))
            self.known |= {each for each in locals_ if self.is_fixed(each)}
        if isinstance(expression, a.Assign):
            self.evaluate(expression.value)


def _gives_object(method: MethodSymbol) -> bool:
    """Whether a method of the library that no program overrides always gives an object."""
    is_final = method.static or "final" in (method.modifiers | method.owner.modifiers)
    return is_final and states(method, Fact.NON_NULL)


def plain(value: a.Expression) -> a.Expression:
    while isinstance(value, a.Cast):
        value = value.operand
    return value


def _assignments(body: a.Statement | None) -> Iterator[tuple[Variable, a.Expression | None]]:
    """Everything that gives a variable a value; None where the value is not simply there."""
    declared: set[Variable] = set()
    assigned: set[Variable] = set()
    for node in () if body is None else inside(body):
        match node:
            case a.Declare(variable=variable, initial=initial):
                declared.add(variable)
                # Without a value it is assigned before it is read.
                if initial is not None:
                    yield variable, initial
            case a.Let(variable=variable, value=value):
                declared.add(variable)
                yield variable, value
            case a.Assign(target=a.Local(variable=variable), value=value):
                assigned.add(variable)
                yield variable, value
            case a.Update(target=a.Local(variable=variable)) | a.Catch(variable=variable):
                yield variable, None
            case a.InstanceOf(variable=variable) if variable is not None:
                yield variable, None
    # A parameter has what it was called with, whatever it is assigned.
    yield from ((variable, None) for variable in assigned - declared)
