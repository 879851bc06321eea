"""Fields that are never null once their object is made: what a class assigns to them is always an object.

A field that is final or private, or of a private class, is assigned by its own class and the classes inside and around
it alone, so that all assignments are known. It is present if each of them gives it an object, and every constructor, or
an initialiser before it, makes one before others get to see the object. Methods that constructors call are not thought
of: they may find null.

In the same way all calls of private methods, and of constructors that are private or of private classes, are known:
their parameters are never null where each call gives an object. What is known of fields tells of parameters, and the
other way round: what is first taken for granted of all of them is given up where an assignment or a call denies it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from oxpecker.java import attributed as a
from oxpecker.java.facts import Fact, states, states_of_parameter
from oxpecker.java.lowering.escapes import Escapes
from oxpecker.java.lowering.inside import inside
from oxpecker.java.lowering.known_calls import Calls
from oxpecker.java.lowering.whole_enums import whole_enums
from oxpecker.java.resolution.scope import Variable
from oxpecker.java.symbols import ClassSymbol, FieldSymbol, MethodSymbol, top_level
from oxpecker.java.types import is_reference

_MAKERS = (a.New, a.NewArray, a.ArrayOf, a.Lambda, a.Box, a.Concatenation, a.ClassLiteral, a.This)


@dataclass(slots=True)
class Presence:
    """What is never null."""

    fields: dict[FieldSymbol, list[a.Expression]] = field(default_factory=dict)
    """The fields, each with all that is assigned to it."""
    parameters: set[Variable] = field(default_factory=set)


def presence(bodies: Iterable[a.ClassBody]) -> Presence:
    """The fields and parameters of some classes that are never null."""
    bodies = list(bodies)
    whole, escapes = whole_enums(bodies), Escapes(bodies)
    families: dict[str, list[a.ClassBody]] = {}
    for body in bodies:
        families.setdefault(top_level(body.symbol).name, []).append(body)
    found = Presence()
    for family in families.values():
        trusted, calls = frozenset(candidates(family)), Calls(family, hidden_classes([body.symbol for body in family]))
        while trusted or calls.parameters:
            given, made = len(calls.parameters), _Family(trusted, whole, escapes, calls).present(family)
            if trusted == made.keys() and given == len(calls.parameters):
                found.fields |= made
                found.parameters |= calls.parameters
                break
            trusted = frozenset(made)
    return found


def scanned(bodies: Iterable[a.ClassBody]) -> Iterator[Scanned]:
    """All code of some classes; the statements of a method apart, each with what was tested before it."""
    bodies = list(bodies)
    whole = whole_enums(bodies)
    for body in bodies:
        for item in body.initialisations:
            yield from _code(body, item.body, whole).pieces()
        for method in body.methods:
            yield from _code(body, method.body, whole).pieces()


def _code(body: a.ClassBody, root: a.Statement | None, whole: frozenset[str]) -> _Code:
    return _Code(root, tuple(_assignments(root)), whole=whole, owner=body.symbol)


def candidates(bodies: list[a.ClassBody]) -> set[FieldSymbol]:
    """Fields of objects that no class outside of their top-level class can assign."""
    hidden = hidden_classes([body.symbol for body in bodies])
    return {
        each
        for body in bodies
        for each in body.symbol.fields.values()
        if not each.static and not each.model and is_reference(each.type)
        if each.final or each.private or body.symbol.name in hidden
    }


def hidden_classes(symbols: list[ClassSymbol]) -> set[str]:
    """The private classes, with those inside of them; not where a class that others can name has their fields, too."""
    hidden = {symbol.name for symbol in symbols if _is_private(symbol)}
    by_name = {symbol.name: symbol for symbol in symbols}
    for symbol in symbols:
        above = None if symbol.name in hidden else symbol.superclass
        while above is not None and above.name in by_name:
            hidden.discard(above.name)
            above = by_name[above.name].superclass
    return hidden


def _is_private(symbol: ClassSymbol) -> bool:
    current: ClassSymbol | None = symbol
    while current is not None:
        if "private" in current.modifiers:
            return True
        current = current.outer
    return False


@dataclass(slots=True)
class _Family:
    """A top-level class with all classes inside of it."""

    candidates: frozenset[FieldSymbol]
    """The fields of which it is taken for granted that they are never null."""
    whole: frozenset[str]
    escapes: Escapes
    calls: Calls
    values: dict[FieldSymbol, list[a.Expression]] = field(default_factory=dict)
    nullable: set[FieldSymbol] = field(default_factory=set)

    def present(self, bodies: list[a.ClassBody]) -> dict[FieldSymbol, list[a.Expression]]:
        """The candidates that are never null."""
        made: set[FieldSymbol] = set()
        for body in bodies:
            made |= self.always_made(body)
        return {each: self.values[each] for each in made - self.nullable if each in self.values}

    def always_made(self, body: a.ClassBody) -> set[FieldSymbol]:
        """The fields that every constructor of a class assigns; on the way all assignments are looked at."""
        initial: set[FieldSymbol] = set()
        is_out = self.escapes.above(body.symbol)
        for item in body.initialisations:
            made = self.made_by(_code(body, item.body, self.whole), is_out)
            initial |= set() if item.static else made
            is_out = is_out or (not item.static and self.escapes.lets_out(item.body))
        given: set[FieldSymbol] | None = None
        for method in body.methods:
            made = self.made_by(_code(body, method.body, self.whole), is_out, set(method.parameters))
            if method.symbol.is_constructor and not _goes_on(method.body):
                is_left = method.body is None or any(isinstance(each, a.Return) for each in inside(method.body))
                made = set() if is_left else made
                given = made if given is None else given & made
        return initial | (given or set())

    def made_by(self, code: _Code, is_out: bool, parameters: Iterable[Variable] = ()) -> set[FieldSymbol]:
        """The fields that a piece of code always assigns, after looking at all of its assignments and calls."""
        code.escapes, code.is_out, code.trusted = self.escapes, is_out, self.candidates
        code.known |= {each for each in parameters if each in self.calls.parameters and code.is_fixed(each)}
        pieces = list(code.pieces())
        for piece in pieces:
            self.look_at(piece, code.approved)
        return code.made

    def look_at(self, piece: Scanned, approved: set[a.Expression]) -> None:
        """Takes note of the assignments and calls in a piece of code."""
        for node in () if piece.root is None else inside(piece.root):
            self.calls.look_at(node, piece.is_object)
            if not isinstance(node, (a.Assign, a.Update)) or not isinstance(node.target, a.FieldRead):
                continue
            target = node.target.field
            if target not in self.candidates:
                continue
            self.values.setdefault(target, []).append(node.value)
            if isinstance(node, a.Update) or not (node in approved or piece.is_object(node.value)):
                self.nullable.add(target)


@dataclass(slots=True)
class Scanned:
    """A piece of code, and everything in it that gives a variable a value."""

    root: a.Node | None
    assignments: tuple[tuple[Variable, a.Expression | None], ...]
    known: set[Variable] = field(default_factory=set)
    """Variables that are tested before it begins."""
    whole: frozenset[str] = frozenset()
    """The enums whose constants nobody sees too early."""
    trusted: frozenset[FieldSymbol] = frozenset()
    """Fields that hold an object as soon as others than their constructor see the one they belong to."""

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
            case a.FieldRead(field=read) if read in self.trusted:
                return not isinstance(value.target, a.This)
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

    owner: ClassSymbol = field(kw_only=True)
    made: set[FieldSymbol] = field(default_factory=set)
    approved: set[a.Expression] = field(default_factory=set)
    """Assignments whose values were tested before."""
    escapes: Escapes | None = None
    is_out: bool = False
    """Whether others may see the object by now: what it lacks then it may lack for ever."""

    def pieces(self) -> Iterator[Scanned]:
        """Its statements one after another, each with what was tested before it; they are run on the way."""
        for statement in self.root.statements if isinstance(self.root, a.Block) else (self.root,):
            yield Scanned(statement, self.assignments, set(self.known), self.whole, self.trusted)
            if isinstance(statement, a.Statement):
                self.run(statement)

    def run(self, statement: a.Statement) -> bool:
        """Follows what is always done; whether it goes on after the statement."""
        if not isinstance(statement, a.Block) and self.escapes is not None:
            self.is_out = self.is_out or self.escapes.lets_out(statement)
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
        before, known = set(self.made), set(self.known)
        goes_on = self.run(then)
        one, self.made, self.known = self.made, set(before), set(known)
        if otherwise is None or self.run(otherwise):
            self.made = self.made & one if goes_on else self.made
            self.known = known if goes_on else self.known | self.untested(condition)
            return True
        self.made, self.known = one, known
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
        if not isinstance(expression, a.Assign):
            return
        self.evaluate(expression.value)
        target, value = expression.target, plain(expression.value)
        if isinstance(value, a.Local) and value.variable in self.known:
            self.approved.add(expression)
        if isinstance(target, a.FieldRead) and isinstance(target.target, a.This) and target.target.symbol is self.owner:
            self.made |= set() if self.is_out else {target.field}


def _gives_object(method: MethodSymbol) -> bool:
    """Whether a method of the library that no program overrides always gives an object."""
    is_final = method.static or "final" in (method.modifiers | method.owner.modifiers)
    return is_final and states(method, Fact.NON_NULL)


def plain(value: a.Expression) -> a.Expression:
    while isinstance(value, a.Cast):
        value = value.operand
    return value


def _goes_on(body: a.Statement | None) -> bool:
    """Whether a constructor begins with `this(..)`."""
    first = body.statements[0] if isinstance(body, a.Block) and body.statements else None
    return isinstance(first, a.ConstructorCall) and first.kind == "this"


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
