"""If-conversion: branches that only choose values become conditional values, so that paths do not part there.

`if (c) x := 1; else this.f := x;` becomes `t := c; x' := t ? 1 : x; f' := t ? this.f : x; x := x'; this.f := f';`. Only
assignments of numbers and truth values to locals and fields are converted, with expressions that cannot fail; what the
condition computes in any case may fail, and is computed first: `if (a[i] > m) m := a[i];` becomes `e := a[i]; m := e >
m ? e : m;`. Returns under conditions become one, as in `if (a[i] == 1) return true; else return a[i] > 5;`. Where a
base of a field may be null, the branch stays as it was. A field that is written back unchanged is written all the same:
programs with threads must not be converted, nor what frames of contracts speak of.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from operator import is_

from oxpecker.oox import typed
from oxpecker.oox.cfg.expressions import is_total
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.limits import LARGEST_CONVERTED
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.tree import Rewriter, rewritten
from oxpecker.oox.types import (
    BOOL,
    FLOATING,
    INTEGERS,
    Type,
)

Place = typed.Variable | tuple[typed.Variable, FieldInfo]
"""What can be assigned: a local, or a field of the object that a local refers to."""
Values = dict[Place, typed.Expression]


class _NotPlain(Exception):
    """A branch does more than choose values."""


def if_converted(program: typed.Program, with_fields: bool = True) -> typed.Program:
    """The program with such branches converted, or only those that assign locals; unchanged if there are none."""
    known = program.facts.get(_Converted)
    if known is None:
        known = program.facts[_Converted] = _Converted(program)
    assert isinstance(known, _Converted)
    return known[with_fields]


class _Converted:
    """The conversions of a program, each made once."""

    def __init__(self, program: typed.Program) -> None:
        self._program = program
        self._made: dict[bool, typed.Program] = {}

    def __getitem__(self, with_fields: bool) -> typed.Program:
        if with_fields not in self._made:
            self._made[with_fields] = self._converted(_Branches(with_fields))
        return self._made[with_fields]

    def _converted(self, branches: _Branches) -> typed.Program:
        program = self._program
        methods = {key: _deferred(method, branches) for key, method in program.methods.items()}
        pairs = [(method, methods[key]) for key, method in program.methods.items() if methods[key] is not method]
        # A deferred method is looked into only if no other one tells.
        pairs.sort(key=lambda pair: pair[1].deferred is not None)
        if all(converted.body is method.body for method, converted in pairs):
            return program
        return replace(program, methods=methods)


def _deferred(method: typed.Method, branches: _Branches) -> typed.Method:
    """A method with its branches converted, which is deferred if the method is; unchanged if there are none."""
    if method.summary is None:
        return branches.converted(method)
    if not method.summary.branches:
        return method

    def code() -> tuple[typed.Statement, list[typed.Variable]]:
        converted = branches.converted(method)
        assert converted.body is not None
        return converted.body, converted.variables

    deferred = typed.DeferredCode(method.summary, code)
    return typed.Method.with_deferred(method.info, method.parameters, method.cases, deferred)


class _Branches:
    """Converts the branches of methods, one after another."""

    def __init__(self, with_fields: bool) -> None:
        self.with_fields = with_fields
        self.method: typed.Method
        self.rewriter = Rewriter(typed.STATEMENTS, before={typed.If: self.branch, typed.Block: self.block})

    def converted(self, method: typed.Method) -> typed.Method:
        """A method with its branches converted; unchanged if there are none."""
        if method.body is None:
            return method
        self.method = replace(method, variables=list(method.variables))
        self.method.body = self.rewriter.rewrite(method.body)
        return method if self.method.body is method.body else self.method

    def branch(self, node: typed.If) -> typed.Statement | None:
        """A choice of values; None where the branch does more than that."""
        return _Conversion(self.method, self.with_fields).branch(node)

    def block(self, node: typed.Block) -> typed.Statement:
        """Statements in order; a chain of returns under conditions at their end is one return."""
        result: list[typed.Statement] = []
        for statement in reversed(node.statements):
            joined = None
            if isinstance(statement, typed.If) and len(result) <= 1:
                following = result[0] if result else None
                joined = _Conversion(self.method, self.with_fields).returns(statement, following)
            if joined is not None:
                result = [joined]
            else:
                result.insert(0, self.rewriter.rewrite(statement))
        same = len(result) == len(node.statements) and all(map(is_, result, node.statements))
        return node if same else replace(node, statements=tuple(result))


class _Conversion:
    """Converts one branch of a method."""

    def __init__(self, method: typed.Method, with_fields: bool) -> None:
        self.method = method
        self.with_fields = with_fields
        self.loaded: dict[tuple[typed.Variable, FieldInfo], typed.Variable] = {}
        self.declared: set[Place] = set()
        self.created: list[typed.Variable] = []
        self.computed: dict[typed.Expression, typed.Variable] = {}
        """What the condition computes in any case and may fail, in its order."""

    def branch(self, node: typed.If) -> typed.Statement | None:
        """The conditional assignments of a branch, if it consists only of assignments."""
        try:
            condition = self.first(node.condition)
            then, otherwise = self.arm(node.then, {}), self.arm(node.otherwise, {})
            values = self.chosen(condition, then, otherwise)
        except _NotPlain:
            return None
        places = [place for place in values if place not in self.declared]
        span = node.span
        if not places or self.may_alias(places):
            return None
        sets: list[typed.Statement] = []
        if len(places) == 1:
            sets = [_assignment(places[0], values[places[0]], span)]
        else:
            kept = [self.temporary(_type(place)) for place in places]
            sets = [typed.SetLocal(v, values[place], span=span) for v, place in zip(kept, places, strict=True)]
            sets += [_assignment(place, _local(v, span), span) for v, place in zip(kept, places, strict=True)]
        return self.guarded(node, sets)

    def returns(self, node: typed.If, following: typed.Statement | None) -> typed.Statement | None:
        """`if (c) return a; return b;` as one return, if both values are plain."""
        try:
            value = self.either(node, self.first(node.condition), following)
        except _NotPlain:
            return None
        original = node if following is None else typed.Block((node, following), span=node.span)
        return self.guarded(original, [typed.Return(value, span=node.span)])

    def either(
        self, node: typed.If, condition: typed.Expression, following: typed.Statement | None
    ) -> typed.Expression:
        """What one side of a branch returns or the other."""
        then, otherwise = self.returned(node.then, following), self.returned(node.otherwise, following)
        return _sized(typed.Conditional(then.type, condition, then, otherwise, span=node.span))

    def returned(self, node: typed.Statement, following: typed.Statement | None) -> typed.Expression:
        """The value that a statement returns; if it does not return, that of the statements after it."""
        if isinstance(node, typed.Return) and node.value is not None and _is_plain(node.value.type):
            return self.total(node.value, {})
        if isinstance(node, typed.Block) and len(node.statements) == 1:
            return self.returned(node.statements[0], following)
        if isinstance(node, typed.If):
            return self.either(node, self.total(node.condition, {}), following)
        if (isinstance(node, typed.Skip) or node == typed.Block(())) and following is not None:
            return self.returned(following, None)
        raise _NotPlain

    def guarded(self, original: typed.Statement, converted: list[typed.Statement]) -> typed.Statement:
        """Fields are read first; where an object is null, everything is as it was."""
        span = original.span
        loads: list[typed.Statement] = [
            typed.SetLocal(variable, typed.FieldRead(field.type, _local(base, span), field, span=span), span=span)
            for (base, field), variable in self.loaded.items()
        ]
        loads += [typed.SetLocal(variable, each, span=each.span) for each, variable in self.computed.items()]
        self.method.variables.extend(self.created)
        result: typed.Statement = typed.Block((*loads, *converted), span=span)
        for base in dict.fromkeys(base for base, _ in self.loaded if base.name != "this"):
            null = typed.Literal(base.type, None, span=span)
            there = typed.Binary(BOOL, B.NOT_EQUAL, _local(base, span), null, span=span)
            result = typed.If(there, result, original, span=span)
        return result

    def may_alias(self, places: Iterable[Place]) -> bool:
        """Whether a field that is assigned through one local is also used through another."""
        written = {place[1] for place in places if isinstance(place, tuple)}
        used = [field for _, field in self.loaded]
        return any(used.count(field) > 1 for field in written)

    # --- what a branch does --------------------------------------------------------------------------------

    def arm(self, node: typed.Statement, values: Values) -> Values:
        """The values that places have after a statement, over those before the branch."""
        if isinstance(node, typed.Block):
            for statement in node.statements:
                values = self.arm(statement, values)
            return values
        if isinstance(node, typed.Skip):
            return values
        if isinstance(node, typed.If):
            condition = self.total(node.condition, values)
            return self.chosen(condition, self.arm(node.then, dict(values)), self.arm(node.otherwise, dict(values)))
        place: Place
        if isinstance(node, typed.SetLocal):
            place = node.variable
            if node.declares:
                self.declared.add(place)
        elif self.with_fields and isinstance(node, typed.SetField) and isinstance(node.target, typed.Local):
            place = (node.target.variable, node.field)
            self.load(place)
        else:
            raise _NotPlain
        if not _is_plain(_type(place)):
            raise _NotPlain
        return {**values, place: self.total(node.value, values)}

    def chosen(self, condition: typed.Expression, then: Values, otherwise: Values) -> Values:
        """The values after either of two branches."""
        result: Values = {}
        for place in dict.fromkeys([*then, *otherwise]):
            sides = [side.get(place) or self.before(place, condition.span) for side in (then, otherwise)]
            value = typed.Conditional(_type(place), condition, *sides, span=condition.span)
            result[place] = sides[0] if sides[0] == sides[1] else _sized(value)
        return result

    def before(self, place: Place, span: Span) -> typed.Expression:
        """The value of a place before the branch."""
        return _local(self.load(place) if isinstance(place, tuple) else place, span)

    def load(self, place: tuple[typed.Variable, FieldInfo]) -> typed.Variable:
        """The local into which a field is read first."""
        if place not in self.loaded:
            self.loaded[place] = self.temporary(place[1].type)
        return self.loaded[place]

    def temporary(self, t: Type) -> typed.Variable:
        """A new local, which the method gets when the branch is converted."""
        index = len(self.method.variables) + len(self.created)
        variable = typed.Variable(f"chosen${index}", t, index)
        self.created.append(variable)
        return variable

    def first(self, node: typed.Expression) -> typed.Expression:
        """A condition that cannot fail, once what it computes in any case has been computed."""
        if isinstance(node, typed.Binary) and node.operator in (B.AND, B.OR, B.IMPLIES):
            return replace(node, left=self.first(node.left), right=self.total(node.right, {}))
        found = self.substituted(node, {})
        if is_total(found):
            return found
        if not isinstance(node, _MAY_FAIL):
            raise _NotPlain
        found = rewritten(typed.EXPRESSIONS, node, self.first)
        if is_total(found):
            return found
        if found not in self.computed:
            self.computed[found] = self.temporary(node.type)
        return _local(self.computed[found], node.span)

    def total(self, node: typed.Expression, values: Values) -> typed.Expression:
        """An expression over values before the branch, which cannot fail."""
        found = self.substituted(node, values)
        if not is_total(found):
            raise _NotPlain
        return found

    def substituted(self, node: typed.Expression, values: Values) -> typed.Expression:
        """An expression over the given values of places, and over what has been computed."""
        if isinstance(node, typed.Local):
            return values.get(node.variable, node)
        if isinstance(node, typed.FieldRead) and isinstance(node.target, typed.Local) and _is_plain(node.type):
            place = (node.target.variable, node.field)
            return values.get(place) or _local(self.load(place), node.span)
        found = rewritten(typed.EXPRESSIONS, node, lambda part: self.substituted(part, values))
        known = self.computed.get(found) if isinstance(found, _MAY_FAIL) else None
        return found if known is None else _local(known, node.span)


_MAY_FAIL = (typed.Binary, typed.Unary, typed.Convert, typed.ElementRead, typed.LengthOf, typed.FieldRead)
"""What is computed without any effect but an exception."""


def _assignment(place: Place, value: typed.Expression, span: Span) -> typed.Statement:
    if isinstance(place, tuple):
        return typed.SetField(_local(place[0], span), place[1], value, span=span)
    return typed.SetLocal(place, value, span=span)


def _local(variable: typed.Variable, span: Span) -> typed.Expression:
    return typed.Local(variable.type, variable, span=span)


def _type(place: Place) -> Type:
    return place[1].type if isinstance(place, tuple) else place.type


def _is_plain(t: Type) -> bool:
    return t == BOOL or t in INTEGERS or t in FLOATING


def _sized(node: typed.Expression) -> typed.Expression:
    if sum(1 for _ in typed.walk(node)) > LARGEST_CONVERTED:
        raise _NotPlain
    return node
