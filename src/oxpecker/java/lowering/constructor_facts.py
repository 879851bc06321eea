"""Constructor facts: conditions on final fields that hold for every completely constructed object.

If a constructor throws when `low > high`, no object has such a `low` and `high`; if it allocates an array whose
length is a final field, no object has another length. The condition is restated about the fields that keep the
parameters, if it can never change: it depends on numbers, strings, null, object identity and array lengths, but not
on mutable contents of objects.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java.attributed_tree import delegates, outside_functions, walk
from oxpecker.java.facts import implied_by, is_function
from oxpecker.java.lowering.code import Code
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.lowering.replayed import replayed
from oxpecker.java.resolution.scope import Variable
from oxpecker.java.symbols import ClassSymbol, FieldSymbol
from oxpecker.java.types import BOOLEAN, INT, NULL, STRING, UNBOXED, ClassType, Type, is_primitive
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.records import dataclass
from oxpecker.oox.roles import InputRole


def constructor_facts(program: Lowering, body: a.ClassBody) -> Iterator[syntax.Method]:
    """The method that states the constructor facts of a class, if there are any."""
    if body.symbol.name in program.visibility.unfinished:
        return
    condition, again, span = _condition(body), replayed(body), body.symbol.span
    if condition is None and again is None:
        return
    code = Code(program, body.closure)
    statements, conditions = again or ([], [])
    if condition is not None:
        refusal = a.Return(a.Constant(BOOLEAN, False, span=span), span=span)
        code.statement(a.If(a.Unary(BOOLEAN, "!", condition, span=span), refusal, None, span=span))
    for each in statements:
        code.statement(each)
    code.statement(a.Return(_conjunction(conditions) or a.Constant(BOOLEAN, True, span=span), span=span))
    block = syntax.Block(tuple(code.statements), span=span)
    use = syntax.TypeUse(oox.BOOL, span=span)
    yield syntax.Method(use, InputRole.CONSTRUCTED.value, (), (), block, span=span)


def _condition(body: a.ClassBody) -> a.Expression | None:
    """The disjunction of what holds after each constructor that calls no other constructor of the class."""
    found: a.Expression | None = None
    for method in body.methods:
        if not method.symbol.is_constructor or delegates(method.body):
            continue
        if not isinstance(method.body, a.Block):
            return None
        conditions = _Constructor(body.symbol, method.body).conditions()
        if not conditions:
            return None
        all_of = _conjunction(conditions)
        assert all_of is not None
        found = all_of if found is None else a.Binary(BOOLEAN, "||", found, all_of, span=all_of.span)
    return found


def _conjunction(conditions: list[a.Expression]) -> a.Expression | None:
    found: a.Expression | None = None
    for each in conditions:
        found = each if found is None else a.Binary(BOOLEAN, "&&", found, each, span=each.span)
    return found


def _always_throws(statement: a.Statement) -> bool:
    match statement:
        case a.Throw():
            return True
        case a.Block(statements=statements):
            return any(map(_always_throws, statements))
        case a.If(then=then, otherwise=otherwise):
            return otherwise is not None and _always_throws(then) and _always_throws(otherwise)
    return False


def _stronger(condition: a.Expression) -> a.Expression:
    """The condition, or a stronger one that is simpler: an empty text is blank."""
    if not isinstance(condition, a.Invoke):
        return condition
    other = implied_by(condition.method)
    return condition if other is None else replace(condition, method=other)


def _parts(condition: a.Expression, operator: str) -> Iterator[a.Expression]:
    """The operands of an operator, from left to right."""
    if isinstance(condition, a.Binary) and condition.operator == operator:
        yield from _parts(condition.left, operator)
        yield from _parts(condition.right, operator)
    else:
        yield condition


@dataclass(frozen=True, slots=True)
class _Moment:
    """What is known while a statement of a constructor runs."""

    owner: ClassSymbol
    kept: dict[Variable, FieldSymbol]
    """Variables that keep their value until a final field is assigned it."""
    assigned: frozenset[FieldSymbol]
    """Final fields that are assigned."""

    def restated(self, node: a.Expression) -> a.Expression | None:
        """An expression over the fields of the object that has the same value later; None if the value may differ."""
        match node:
            case a.Constant():
                return node
            case a.Local(variable=variable):
                field = self.kept.get(variable)
                this = a.This(self.owner.type, self.owner, span=node.span)
                return None if field is None else a.FieldRead(node.type, this, field, span=node.span)
            case a.FieldRead(target=None, field=field):
                return node if field.enum_constant else None
            case a.FieldRead(target=a.This(symbol=symbol), field=field):
                return node if symbol is self.owner and field in self.assigned else None
            case a.Length(target=target):
                return self.around(node, target=target)
            case a.Unary(operand=operand) | a.Convert(operand=operand) | a.Box(operand=operand):
                return self.around(node, operand=operand)
            case a.Unbox(operand=operand) | a.Cast(operand=operand):
                return self.around(node, operand=operand)
            case a.InstanceOf(operand=operand, variable=None):
                return self.around(node, operand=operand)
            case a.Binary(left=left, right=right):
                return self.around(node, left=left, right=right)
            case a.Conditional(condition=condition, then=then, otherwise=otherwise):
                return self.around(node, condition=condition, then=then, otherwise=otherwise)
            case a.Invoke():
                return self.call(node)
        return None

    def around(self, node: a.Expression, **parts: a.Expression) -> a.Expression | None:
        """An expression with its parts restated, if all of them can be."""
        changed = {name: self.restated(part) for name, part in parts.items()}
        return None if None in changed.values() else replace(node, **changed)  # type: ignore[arg-type]

    def call(self, node: a.Invoke) -> a.Expression | None:
        """A call whose result depends only on the values of its arguments."""
        if not is_function(node.method) or not all(_is_value(each.type) for each in node.arguments):
            return None
        target = None if node.target is None else self.restated(node.target)
        arguments = tuple(each for each in map(self.restated, node.arguments) if each is not None)
        if (target is None) != (node.target is None) or len(arguments) != len(node.arguments):
            return None
        return replace(node, target=target, arguments=arguments)


def _is_as_long(array: a.FieldRead, length: a.Expression) -> a.Expression:
    """The condition that a field holds an array of this length."""
    span = length.span
    there = a.Binary(BOOLEAN, "!=", array, a.Constant(NULL, None, span=span), span=span)
    same = a.Binary(BOOLEAN, "==", a.Length(INT, array, span=span), length, span=span)
    return a.Binary(BOOLEAN, "&&", there, same, span=span)


def _is_value(t: Type) -> bool:
    return is_primitive(t) or t == STRING or (isinstance(t, ClassType) and t.name in UNBOXED)


class _Constructor:
    """One constructor: its statements in order."""

    def __init__(self, owner: ClassSymbol, body: a.Block) -> None:
        self.owner = owner
        self.statements = body.statements
        self.last: dict[Variable, int] = {}
        """The last statement that assigns a variable."""
        self.places: dict[FieldSymbol, list[int]] = {}
        self.has_return = any(isinstance(node, a.Return) for node in outside_functions(body))
        for number, statement in enumerate(body.statements):
            for node in walk(statement):
                self.note(node, number)

    def note(self, node: a.Node, number: int) -> None:
        """Records an assignment in a statement."""
        if isinstance(node, (a.Assign, a.Update)):
            if isinstance(node.target, a.Local):
                self.last[node.target.variable] = number
            elif isinstance(node.target, a.FieldRead):
                self.places.setdefault(node.target.field, []).append(number)

    def conditions(self) -> list[a.Expression]:
        """The conditions that hold when the constructor has ended."""
        if self.has_return:
            return []
        return [each for number, statement in enumerate(self.statements) for each in self.after(number, statement)]

    def after(self, number: int, statement: a.Statement) -> Iterator[a.Expression]:
        """What holds after a statement and from then on; of several conditions, those that can be restated."""
        match statement:
            case a.If(condition=condition, then=then) if _always_throws(then):
                for part in _parts(condition, "||"):
                    denied = self.moment(number).restated(_stronger(part))
                    if denied is not None:
                        yield a.Unary(BOOLEAN, "!", denied, span=part.span)
            case a.Assert(condition=condition):
                restated = (self.moment(number).restated(part) for part in _parts(condition, "&&"))
                yield from (each for each in restated if each is not None)
            case a.Evaluate(
                expression=a.Assign(target=a.FieldRead() as target, value=a.NewArray(sizes=(size, *_)))
            ) if self.is_final(target.field):
                length = None if isinstance(size, a.Constant) else self.moment(number).restated(size)
                if length is not None:
                    yield _is_as_long(target, length)

    def moment(self, number: int) -> _Moment:
        """What is known while the statement with this number runs."""
        kept: dict[Variable, FieldSymbol] = {}
        for later, statement in enumerate(self.statements):
            match statement:
                case a.Evaluate(expression=a.Assign(target=a.FieldRead(field=field), value=a.Local(variable=variable))):
                    if self.is_final(field) and self.last.get(variable, -1) < min(number, later):
                        kept.setdefault(variable, field)
        assigned = frozenset(field for field, (first, *_) in self.places.items() if first < number)
        return _Moment(self.owner, kept, frozenset(filter(self.is_final, assigned)))

    def is_final(self, field: FieldSymbol) -> bool:
        """Whether a field of the object is assigned by a single statement here, and never again."""
        return field.final and not field.static and field.owner is self.owner and len(self.places[field]) == 1
