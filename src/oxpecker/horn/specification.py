"""Expressions of code and contracts as formulas: a value, and the condition under which evaluation does not throw.

Short-circuit operators are exact. A quantifier stops at the instance that decides it, and the order of instances is
not encoded. Where a condition must be shown, its definedness is `strict`: every instance is defined. Where it is
assumed, an early end may have hidden any instance, so that a quantifier counts as defined, and its value speaks of
defined instances only. In both, the value is that of every evaluation that does not throw.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from oxpecker.horn.arithmetic import Arithmetic
from oxpecker.horn.calls import Calls
from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.folds import EXTREMES, Folds
from oxpecker.horn.formula import (
    ANY,
    FALSE,
    NULL_OBJECT,
    ONE,
    TRUE,
    ZERO,
    Formula,
    Op,
    Sort,
    at_most,
    conditional,
    conjunction,
    conjuncts,
    disjunction,
    equal,
    implication,
    less,
    minus,
    negation,
    number,
    plus,
    quantified,
    select,
    symbol,
    truth,
)
from oxpecker.horn.intervals import narrowed
from oxpecker.horn.knowledge import Knowledge
from oxpecker.horn.limits import MOST_INLINED
from oxpecker.horn.linked import asked, is_object
from oxpecker.horn.linked_reads import reached_instances, reaching, read_linked
from oxpecker.horn.objects import (
    NO_FIELDS,
    NO_OBJECT,
    STATICS,
    Fields,
    ObjectReference,
    ObjectRegion,
    field_name,
    location,
)
from oxpecker.horn.pure_calls import PureBody
from oxpecker.horn.substitution import unranged
from oxpecker.horn.values import (
    NULL,
    Opaque,
    Reference,
    Region,
    Thrown,
    Value,
    as_object,
    chosen,
    formula_of,
    is_scalar,
    reference_of,
)
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import FieldInfo, Hierarchy
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import FoldKind, QuantifierKind
from oxpecker.oox.syntax import UnaryOperator as U
from oxpecker.oox.types import BOOL, INTEGERS, ClassType

Heap = Mapping[Region, Formula]


@dataclass(frozen=True, slots=True)
class Moment:
    """What expressions read: the locals, the contents of arrays, and the fields of objects."""

    locals: Mapping[int, Value]
    heap: Heap
    fields: Fields = field(default_factory=lambda: NO_FIELDS)
    """The fields of objects that were assigned or hold arrays; others are as on entry."""


@dataclass(slots=True)
class Evaluation:
    """Evaluates expressions at a moment."""

    hierarchy: Hierarchy
    arithmetic: Arithmetic
    folds: Folds
    knowledge: Knowledge
    now: Moment
    entry: Moment | None = None
    """What `old` refers to."""
    strict: bool = True
    bound: dict[int, Value] = field(default_factory=dict)
    depth: int = 0
    """How many variables are bound around here: it tells their names apart."""
    calls: Calls | None = None
    """The methods that a contract may call; without them, calls have no formula."""
    existing: frozenset[Formula] = frozenset()
    """Variables around here that are never null."""
    inlined: int = 0
    """How many bodies of called methods this is in."""

    def condition(self, expression: typed.Expression) -> tuple[Formula, Formula]:
        """The truth of a condition, and when it is defined."""
        value, defined = self.value(expression)
        return formula_of(value, expression.span), defined

    def holds(self, expression: typed.Expression) -> Formula:
        """Whether evaluation gives true."""
        value, defined = self.condition(expression)
        return conjunction(defined, value)

    def value(self, expression: typed.Expression) -> tuple[Value, Formula]:
        """The value of an expression, and when it is defined."""
        rule = _RULES.get(type(expression))
        if rule is None:
            return Opaque(f"an expression of the kind {type(expression).__name__}"), TRUE
        return rule(self, expression)

    def number(self, expression: typed.Expression) -> tuple[Formula, Formula]:
        """The value of an expression that is not a reference, and when it is defined."""
        value, defined = self.value(expression)
        return formula_of(value, expression.span), defined

    # --- leaves --------------------------------------------------------------------------------------------

    def literal(self, node: typed.Literal) -> tuple[Value, Formula]:
        """A constant."""
        if node.value is None:
            return NULL, TRUE
        if isinstance(node.value, bool):
            return truth(node.value), TRUE
        if isinstance(node.value, int):
            return number(node.value), TRUE
        return Opaque("a string or floating-point number"), TRUE

    def local(self, node: typed.Local) -> tuple[Value, Formula]:
        """A local, with the range that the path gives it."""
        value = self.now.locals.get(node.variable.index)
        if value is None:
            return Opaque(f"'{node.variable.name}' before it is assigned"), TRUE
        return self.known(value), TRUE

    def bound_variable(self, node: typed.Bound) -> tuple[Value, Formula]:
        """A quantifier's variable, or the result."""
        value = self.bound.get(node.index)
        return (Opaque(f"'{node.name}'") if value is None else self.known(value)), TRUE

    def known(self, value: Value) -> Value:
        """A value with what the path says of it."""
        if isinstance(value, Formula) and value.sort is Sort.INT:
            return self.knowledge.narrowed(value)
        if isinstance(value, Reference) and len(value.options) > 1:
            options = [(self.knowledge.simplified(condition), region) for condition, region in value.options]
            return Reference(tuple(each for each in options if each[0] != FALSE))
        if isinstance(value, ObjectReference) and len(value.options) > 1:
            objects = [(self.knowledge.simplified(condition), region) for condition, region in value.options]
            return ObjectReference(tuple(each for each in objects if each[0] != FALSE))
        return value

    # --- operators -----------------------------------------------------------------------------------------

    def unary(self, node: typed.Unary) -> tuple[Value, Formula]:
        """`!`, `-`, `~`"""
        value, defined = self.value(node.operand)
        if not isinstance(value, Formula):
            return value, defined
        if node.operator is U.NOT:
            return negation(value), defined
        if node.type not in INTEGERS:
            return Opaque("floating-point arithmetic"), defined
        operation = self.arithmetic.negate if node.operator is U.NEGATE else self.arithmetic.complement
        return operation(value, node.type), defined

    def binary(self, node: typed.Binary) -> tuple[Value, Formula]:
        """Logical operators evaluate their right side only if it matters."""
        if node.operator in (B.AND, B.OR, B.IMPLIES):
            return self._logical(node)
        left, first = self.value(node.left)
        right, second = self.value(node.right)
        defined = conjunction(first, second)
        if is_object(left) or is_object(right):
            left, right = as_object(left), as_object(right)
        if node.operator in (B.EQUAL, B.NOT_EQUAL) and not (isinstance(left, Formula) and isinstance(right, Formula)):
            same = self._same(left, right)
            if isinstance(same, Formula) and node.operator is B.NOT_EQUAL:
                same = negation(same)
            return same, defined
        if not isinstance(left, Formula) or not isinstance(right, Formula):
            return Opaque("an operator on strings or floating-point numbers"), defined
        if node.operator in (B.DIVIDE, B.REMAINDER):
            defined = conjunction(defined, negation(equal(right, ZERO)))
            if right == ZERO:
                return ZERO, defined
        return self.arithmetic.binary(node.operator, left, right, node.type), defined

    def _same(self, left: Value, right: Value) -> Value:
        if isinstance(left, Reference) and isinstance(right, Reference):
            return left.same(right)
        one, other = (NO_OBJECT if each == NULL else each for each in (left, right))
        if isinstance(one, ObjectReference) and isinstance(other, ObjectReference):
            return one.same(other)
        if Thrown in (type(left), type(right)) and NULL in (left, right):
            return FALSE
        return Opaque("a comparison of objects")

    def _logical(self, node: typed.Binary) -> tuple[Value, Formula]:
        left, first = self.number(node.left)
        left = self.knowledge.simplified(left)
        matters = negation(left) if node.operator is B.OR else left
        if matters == FALSE:
            return truth(node.operator is not B.AND), first
        right, second = self.number(node.right)
        defined = conjunction(first, implication(matters, second))
        if node.operator is B.AND:
            return conjunction(left, right), defined
        return (disjunction if node.operator is B.OR else implication)(left, right), defined

    def conditional(self, node: typed.Conditional) -> tuple[Value, Formula]:
        """`?:`"""
        condition, first = self.number(node.condition)
        then, second = self.value(node.then)
        otherwise, third = self.value(node.otherwise)
        defined = conjunction(first, implication(condition, second), disjunction(condition, third))
        return chosen(condition, then, otherwise), defined

    def convert(self, node: typed.Convert) -> tuple[Value, Formula]:
        """Conversions between integer types; others have no formula."""
        value, defined = self.value(node.operand)
        if not isinstance(value, Formula) or node.type not in INTEGERS or node.operand.type not in INTEGERS:
            return Opaque("text or a floating-point number"), defined
        return self.arithmetic.convert(value, node.operand.type, node.type), defined

    def cast(self, node: typed.CastReference) -> tuple[Value, Formula]:
        """Casts of exceptions by a handler, and those that change nothing."""
        value, defined = self.value(node.operand)
        if isinstance(value, Thrown) or node.type == node.operand.type:
            return value, defined
        is_followed = isinstance(value, ObjectReference) or is_object(value)
        if is_followed and self.hierarchy.subtype(node.operand.type, node.type):
            return value, defined
        return Opaque("a cast"), defined

    def type_test(self, node: typed.TypeTest) -> tuple[Value, Formula]:
        """The class of an exception is known."""
        value, defined = self.value(node.operand)
        if isinstance(value, Thrown):
            known = ClassType(value.class_name)
            if self.hierarchy.subtype(known, node.tested):
                return TRUE, defined
            if value.is_exact or not self.hierarchy.subtype(node.tested, known):
                return FALSE, defined
        return Opaque("the class of an object"), defined

    # --- objects -------------------------------------------------------------------------------------------

    def field_read(self, node: typed.FieldRead) -> tuple[Value, Formula]:
        """A field; null throws."""
        target, defined = self.value(node.target)
        if isinstance(target, Formula):
            there = TRUE if target in self.existing else negation(equal(target, NULL_OBJECT))
            return read_linked(self, target, node.field), conjunction(defined, there)
        if not isinstance(target, ObjectReference):
            return Opaque(f"the field '{node.field.name}' of an object that is not a parameter"), TRUE
        return self.read_field(target, node.field), conjunction(defined, negation(target.is_null))

    def static_read(self, node: typed.StaticRead) -> tuple[Value, Formula]:
        """A static field of a class whose initialisation changes nothing."""
        known = self.now.fields.get(location(STATICS, node.field))
        return (Opaque(f"the static field '{node.field.name}'") if known is None else self.known(known)), TRUE

    def read_field(self, target: ObjectReference, field: FieldInfo) -> Value:
        """The field of an object that is not null."""
        found: Value | None = None
        for condition, region in reversed(target.options):
            if region is not None:
                value = self.known(self.field_of(region, field))
                found = value if found is None else chosen(condition, value, found)
        return Opaque("a field of null") if found is None else found

    def field_of(self, region: ObjectRegion, field: FieldInfo) -> Value:
        """The value of a field; one that was not assigned has its value on entry."""
        value = self.now.fields.get(location(region, field))
        if value is not None:
            return value
        if region.existed and is_scalar(field.type):
            name = field_name(region, field, self.hierarchy)
            within = ANY if field.type == BOOL else self.arithmetic.range(field.type)
            return symbol(name, Sort.BOOL if field.type == BOOL else Sort.INT, within)
        return Opaque(f"the field '{field.name}'")

    # --- arrays --------------------------------------------------------------------------------------------

    def element(self, node: typed.ElementRead) -> tuple[Value, Formula]:
        """An element; null and an index outside the bounds throw."""
        target, first = self.value(node.target)
        index, second = self.number(node.index)
        if not isinstance(target, Reference):
            return Opaque("an element of something that is not an array of numbers"), TRUE
        inside = [implication(c, FALSE if region is None else within(index, region)) for c, region in target.options]
        return self.read(target, index), conjunction(first, second, *inside)

    def read(self, target: Reference, index: Formula) -> Value:
        """The element of an array that is not null."""
        found: Formula | None = None
        for condition, region in reversed(target.options):
            if region is None:
                continue
            if region not in self.now.heap:
                return Opaque("an element that is not a number")
            value = self.knowledge.narrowed(select(self.now.heap[region], index))
            found = value if found is None else conditional(condition, value, found)
        return Opaque("an element of null") if found is None else found

    def length(self, node: typed.LengthOf) -> tuple[Value, Formula]:
        """The length of an array; null throws."""
        target, defined = self.value(node.target)
        if not isinstance(target, Reference):
            return Opaque("the length of a string"), TRUE
        found: Formula | None = None
        for condition, region in reversed(target.options):
            if region is not None:
                length = self.knowledge.narrowed(region.length)
                found = length if found is None else conditional(condition, length, found)
        value: Value = ZERO if found is None else found
        return value, conjunction(defined, negation(target.is_null))

    # --- quantifiers ---------------------------------------------------------------------------------------

    def for_range(self, node: typed.ForRange) -> tuple[Value, Formula]:
        """A quantifier over a range of integers."""
        low, first = self.number(node.low)
        high, second = self.number(node.high)
        value, defined = self._instances(node.kind, node.index, low, high, node.exclusive, node.body, {})
        return value, conjunction(first, second, defined)

    def for_elements(self, node: typed.ForElements) -> tuple[Value, Formula]:
        """A quantifier over the elements of an array, or over the objects that one object leads to."""
        question = asked(node.array.operand if isinstance(node.array, typed.Old) else node.array)
        if question is not None:
            return reached_instances(self, node, *question)
        array, first = self.value(node.array)
        array = reference_of(array, node.span)
        length, second = self.length(typed.LengthOf(node.index.type, node.array, span=node.span))
        read = typed.ElementRead(node.value.type, node.array, node.index, span=node.span)
        parts = (node.kind, node.index, ZERO, formula_of(length, node.span), True, node.body)
        value, defined = self._instances(*parts, {node.value.index: read})
        return value, conjunction(first, second, defined)

    def _instances(
        self,
        kind: QuantifierKind,
        index: typed.Bound,
        low: Formula,
        high: Formula,
        exclusive: bool,
        body: typed.Expression,
        reads: Mapping[int, typed.Expression],
    ) -> tuple[Formula, Formula]:
        end = high if exclusive else plus(high, ONE)
        with_range, plain = self._variable(index, low, end)
        guard = conjunction(at_most(low, plain), less(plain, end))
        inner = replace(self, bound={**self.bound, index.index: with_range}, depth=self.depth + 1)
        for number_, read in reads.items():
            inner.bound[number_] = inner.value(read)[0]
        return self.quantified(kind, plain, guard, inner, body)

    def quantified(
        self, kind: QuantifierKind, plain: Formula, guard: Formula, inner: Evaluation, body: typed.Expression
    ) -> tuple[Formula, Formula]:
        """A condition on all values of a variable within a range, or on one of them."""
        value, defined = inner.condition(body)
        everywhere = TRUE
        if self.strict:
            everywhere = quantified(Op.FORALL, (plain,), implication(guard, defined))
        else:
            value = conjunction(defined, value)
        if kind is QuantifierKind.FORALL:
            return quantified(Op.FORALL, (plain,), implication(guard, value)), everywhere
        return quantified(Op.EXISTS, (plain,), conjunction(guard, value)), everywhere

    def _variable(self, index: typed.Bound, low: Formula, end: Formula) -> tuple[Formula, Formula]:
        """A variable with the range that its guard implies, for what is guarded, and without, for the guard itself."""
        name = f"{index.name}'{self.depth}"
        if index.type not in INTEGERS:
            raise NotEncodable("a quantifier over something that is not an integer", index.span)
        last = minus(end, ONE)
        plain = symbol(name, Sort.INT)
        return replace(plain, range=(low.range[0], last.range[1])), plain

    def fold(self, node: typed.Fold) -> tuple[Value, Formula]:
        """A sum, a product, a count, the least or the greatest value; every instance is evaluated."""
        if node.type not in INTEGERS:
            return Opaque("floating-point arithmetic"), TRUE
        low, first = self.number(node.low)
        high, second = self.number(node.high)
        end = high if node.exclusive else plus(high, ONE)
        index, plain = self._variable(node.index, low, end)
        inner = replace(self, bound={**self.bound, node.index.index: index}, depth=self.depth + 1)
        kept, third = (TRUE, TRUE) if node.filter is None else inner.condition(node.filter)
        body, fourth = inner.number(node.body)
        unit = ONE if node.kind is FoldKind.PRODUCT else ZERO
        guard = conjunction(at_most(low, plain), less(plain, end))
        defined = implication(guard, conjunction(third, implication(kept, fourth)))
        everywhere = quantified(Op.FORALL, (plain,), defined)
        least, most, rest = narrowed(low, minus(end, ONE), conjuncts(unranged(kept)), plain)
        assert least is not None and most is not None
        end = plus(most, ONE)
        if node.kind in EXTREMES:
            if any(each != TRUE for each in rest):
                raise NotEncodable(f"'{node.kind}' over a range with a filter", node.span)
            everywhere = conjunction(less(least, end), everywhere)
        value = conditional(body, ONE, ZERO) if node.kind is FoldKind.COUNT else body
        value = conditional(conjunction(*rest), value, unit)
        found = self.folds.value(node.kind, node.type, plain, value, least, end)
        return found, conjunction(first, second, everywhere)

    def invoke(self, node: typed.Invoke) -> tuple[Value, Formula]:
        """A call of a pure method: its body."""
        question = asked(node)
        if question is not None:
            return reaching(self, node, *question)
        if self.calls is None or self.inlined > MOST_INLINED:
            raise NotEncodable(f"a call of {node.method} in a contract", node.span)
        method = self.calls.pure(node)
        values, defined = [], TRUE
        for each in (*(() if node.receiver is None else (node.receiver,)), *node.arguments):
            value, condition = self.value(each)
            values.append(value)
            defined = conjunction(defined, condition)
        if node.receiver is not None:
            if not isinstance(values[0], ObjectReference):
                raise NotEncodable(f"a call of {node.method} for an object that is not a parameter", node.span)
            defined = conjunction(defined, negation(values[0].is_null))
        inner = replace(self, entry=None, bound={}, inlined=self.inlined + 1)

        def evaluated(expression: typed.Expression, known: Mapping[int, Value]) -> tuple[Value, Formula]:
            return replace(inner, now=Moment(known, self.now.heap, self.now.fields)).value(expression)

        found, inside = PureBody(evaluated, self.knowledge.simplified, node.span).result(method, values)
        return found, conjunction(defined, inside)

    def old(self, node: typed.Old) -> tuple[Value, Formula]:
        """A value on entry to the method."""
        return self.before(node.span).value(node.operand)

    def before(self, span: Span) -> Evaluation:
        """Evaluates on entry to the method."""
        if self.entry is None:
            raise NotEncodable("'old' outside of a postcondition", span)
        # The parameters are those of the entry; other locals of a loop invariant are as they are.
        before = Moment({**self.now.locals, **self.entry.locals}, self.entry.heap, self.entry.fields)
        return replace(self, now=before)


def within(index: Formula, region: Region) -> Formula:
    """Whether an index lies within the bounds of an array."""
    return conjunction(at_most(ZERO, index), less(index, region.length))


_RULES: dict[type[typed.Expression], Callable[[Evaluation, Any], tuple[Value, Formula]]] = {
    typed.Literal: Evaluation.literal,
    typed.Local: Evaluation.local,
    typed.Bound: Evaluation.bound_variable,
    typed.Unary: Evaluation.unary,
    typed.Binary: Evaluation.binary,
    typed.Conditional: Evaluation.conditional,
    typed.Convert: Evaluation.convert,
    typed.CastReference: Evaluation.cast,
    typed.TypeTest: Evaluation.type_test,
    typed.FieldRead: Evaluation.field_read,
    typed.StaticRead: Evaluation.static_read,
    typed.ElementRead: Evaluation.element,
    typed.LengthOf: Evaluation.length,
    typed.ForRange: Evaluation.for_range,
    typed.ForElements: Evaluation.for_elements,
    typed.Fold: Evaluation.fold,
    typed.Old: Evaluation.old,
    typed.Invoke: Evaluation.invoke,
}
