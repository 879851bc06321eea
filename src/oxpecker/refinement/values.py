"""Translates expressions of programs and contracts to relational expressions.

Integers are atoms, and an operator is a constant relation over them, so Java's arithmetic is exact if the result
has an atom; otherwise the result exceeds the bit width, and the run is not considered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from oxpecker.oox import numbers, typed
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import QuantifierKind
from oxpecker.oox.syntax import UnaryOperator as U
from oxpecker.oox.types import BOOL, INTEGRAL, NULL, ArrayType, Type
from oxpecker.refinement.domain import EMPTY, Domain, union
from oxpecker.refinement.logic import all_of, any_of, implication, negation
from oxpecker.refinement.queries import answer, asked
from oxpecker.refinement.scan import Elements, Initialised, Lengths, Used, family
from oxpecker.refinement.scope import Unsupported
from oxpecker.refinement.state import OPAQUE, Heap, Opaque, Value, choice
from oxpecker.refinement.vocabulary import is_opaque
from oxpecker.relational.syntax import FALSE, NONE, TRUE, UNIVERSE, Expression, Formula, Variable, every, exists

_ARITHMETIC: dict[B, Callable[[int, int, Type], int]] = {
    B.PLUS: lambda a, b, _: a + b,
    B.MINUS: lambda a, b, _: a - b,
    B.TIMES: lambda a, b, _: a * b,
    B.DIVIDE: lambda a, b, _: numbers.divide(a, b),
    B.REMAINDER: lambda a, b, _: numbers.remainder(a, b),
    B.SHIFT_LEFT: numbers.shift_left,
    B.SHIFT_RIGHT: numbers.shift_right,
    B.SHIFT_RIGHT_UNSIGNED: numbers.shift_right_unsigned,
    B.BIT_AND: lambda a, b, _: a & b,
    B.BIT_OR: lambda a, b, _: a | b,
    B.BIT_XOR: lambda a, b, _: a ^ b,
}
_COMPARISONS: dict[B, Callable[[int, int], bool]] = {
    B.LESS: lambda a, b: a < b,
    B.LESS_EQUAL: lambda a, b: a <= b,
    B.GREATER: lambda a, b: a > b,
    B.GREATER_EQUAL: lambda a, b: a >= b,
}


@dataclass(slots=True)
class Translation:
    """Translates expressions in one state, and records how evaluation can fail.

    `overflows` are conditions under which an integer has no atom; `thrown` those under which evaluation throws, in
    order and each with the class of the exception (only expressions in contracts may throw).
    """

    domain: Domain
    locals: Mapping[int, Value]
    heap: Heap
    old: tuple[Mapping[int, Value], Heap] | None = None
    bound: dict[int, Value] = field(default_factory=dict)
    overflows: list[Formula] = field(default_factory=list)
    thrown: list[tuple[Formula, str]] = field(default_factory=list)
    asks: int | None = None
    """How deep calls of single-expression methods may nest; None if there are none."""

    def formula(self, node: typed.Expression) -> Formula:
        """Translates a condition."""
        if isinstance(node, typed.Binary):
            if node.operator in (B.AND, B.OR, B.IMPLIES):
                return self._connective(node)
            if node.operator in _COMPARISONS:
                return self._compared(node)
            if node.operator in (B.EQUAL, B.NOT_EQUAL):
                same = self._equal(node)
                return same if node.operator is B.EQUAL else negation(same)
        if isinstance(node, typed.Unary) and node.operator is U.NOT:
            return negation(self.formula(node.operand))
        if isinstance(node, typed.TypeTest):
            return self._type_test(node)
        if isinstance(node, typed.Storable):
            return self._storable(node)
        if isinstance(node, typed.ForElements | typed.ForRange):
            return self._quantified(node)
        if isinstance(node, typed.Fresh):
            return self._fresh(node)
        return self.domain.holds(self.value(node))

    def value(self, node: typed.Expression) -> Expression:
        """Translates a value other than a string or a floating-point number."""
        found = self.any_value(node)
        if isinstance(found, Opaque):
            raise Unsupported(f"value of type {node.type}", node.span)
        return found

    def any_value(self, node: typed.Expression) -> Value:
        """Translates a value; opaque if it is a string or a floating-point number."""
        match node:
            case typed.Literal():
                return self.constant(node)
            case typed.Local():
                return self.locals.get(node.variable.index, self.default(node.type))
            case typed.Bound():
                return self.bound[node.index]
            case typed.FieldRead():
                return self._field(node)
            case typed.StaticRead():
                return self._static(node)
            case typed.LengthOf():
                return self._length(node)
            case typed.ElementRead():
                return self._element(node)
            case typed.Old():
                return self._old(node)
            case typed.CastReference():
                return self._cast(node)
            case typed.Conditional():
                return self._conditional(node)
            case typed.Convert():
                return self._convert(node)
            case typed.Invoke() if self.asks is not None:
                return self._inlined(node, self.asks)
        if is_opaque(node.type):
            return OPAQUE
        if node.type == BOOL and not (isinstance(node, typed.Binary) and node.operator in _ARITHMETIC):
            if not isinstance(node, _CONDITIONS):
                raise Unsupported(_named(node), node.span)
            return self.domain.boolean(self.formula(node))
        match node:
            case typed.Binary():
                return self._arithmetic(node)
            case typed.Unary():
                return self._unary(node)
        raise Unsupported(_named(node), node.span)

    def constant(self, node: typed.Literal) -> Value:
        """The value of a literal."""
        if node.value is None and node.type != NULL and is_opaque(node.type):
            return OPAQUE
        if node.value is None:
            return self.domain.null
        if isinstance(node.value, bool):
            return self.domain.boolean(node.value)
        if isinstance(node.value, int) and node.type in INTEGRAL:
            found = self.domain.integer(node.value)
            if found is NONE:
                self.overflows.append(TRUE)
            return found
        return OPAQUE

    def default(self, t: Type) -> Value:
        """The default value of a field or a local."""
        if is_opaque(t):
            return OPAQUE
        if t == BOOL:
            return self.domain.false
        return self.domain.integer(0) if t in INTEGRAL else self.domain.null

    # --- conditions ----------------------------------------------------------------------------------------

    def _connective(self, node: typed.Binary) -> Formula:
        left = self.formula(node.left)
        needed = left if node.operator in (B.AND, B.IMPLIES) else negation(left)
        with self.only_if(needed):
            right = self.formula(node.right)
        match node.operator:
            case B.AND:
                return all_of((left, right))
            case B.OR:
                return any_of((left, right))
        return implication(left, right)

    @contextmanager
    def only_if(self, condition: Formula) -> Iterator[None]:
        """Failures recorded inside happen only if the condition holds."""
        overflows, thrown = len(self.overflows), len(self.thrown)
        yield
        self.overflows[overflows:] = [all_of((condition, each)) for each in self.overflows[overflows:]]
        self.thrown[thrown:] = [(all_of((condition, each)), name) for each, name in self.thrown[thrown:]]

    def _compared(self, node: typed.Binary) -> Formula:
        if node.left.type not in INTEGRAL:
            raise Unsupported(f"comparison of {node.left.type}", node.span)
        left, right = self.value(node.left), self.value(node.right)
        return self.related(node.operator, left, right)

    def related(self, operator: B, left: Expression, right: Expression) -> Formula:
        """A comparison of integers."""
        holds, numbers = _COMPARISONS[operator], self.domain.integers
        table = self.domain.table(operator.value, 2, lambda: ((a, b) for a in numbers for b in numbers if holds(a, b)))
        return self.domain.meets(self.domain.joined(left, table), right)

    def _equal(self, node: typed.Binary) -> Formula:
        if node.left.type == BOOL:
            left, right = self.formula(node.left), self.formula(node.right)
            return left if right is TRUE else right if left is TRUE else left.iff(right)
        return self.domain.same(self.value(node.left), self.value(node.right))

    def _type_test(self, node: typed.TypeTest) -> Formula:
        if is_opaque(node.operand.type) and node.operand.type != NULL:
            raise Unsupported(f"test of a {node.operand.type}", node.span)
        return self.is_one_of(self.value(node.operand), node.tested)

    def is_one_of(self, value: Expression, t: Type) -> Formula:
        """Whether a reference is non-null and of a type."""
        pools = self.domain.pools_of(t)
        return value.inside(union(pool.every for pool in pools)) if pools else FALSE

    def _storable(self, node: typed.Storable) -> Formula:
        array, value = self.value(node.array), self.value(node.value)
        assert isinstance(node.array.type, ArrayType)
        fits = []
        for pool in self.domain.pools_of(node.array.type):
            assert isinstance(pool.type, ArrayType)
            element = any_of((self.domain.same(value, self.domain.null), self.is_one_of(value, pool.type.element)))
            fits.append(all_of((array.inside(pool.every), element)))
        return any_of(fits)

    def _fresh(self, node: typed.Fresh) -> Formula:
        value = self.value(node.operand)
        assert self.old is not None
        before = self.old[1]
        parts = [
            self.heap[key] if before[key] is NONE else self.heap[key] - before[key]
            for key in self.heap
            if isinstance(key, Used) and self.heap[key] is not NONE
        ]
        return value.inside(union(parts)) if parts else FALSE

    # --- quantifiers ---------------------------------------------------------------------------------------

    def _quantified(self, node: typed.ForElements | typed.ForRange) -> Formula:
        if isinstance(node, typed.ForElements):
            array = self.value(node.array)
            assert isinstance(node.array.type, ArrayType)
            self.needs(array, "NullPointerException")
            places = indices(self.domain, array @ self.heap[Lengths(family(node.array.type))])
            elements = array @ self.heap[Elements(family(node.array.type))]
            return self._for_each(
                node, places, lambda index: {node.index.index: index, node.value.index: index @ elements}
            )
        low, high = self.value(node.low), self.value(node.high)
        upper = B.LESS if node.exclusive else B.LESS_EQUAL
        inside = (low @ self._order(B.LESS_EQUAL)) & (self._order(upper) @ high)
        return self._for_each(node, inside, lambda index: {node.index.index: index})

    def _order(self, operator: B) -> Expression:
        holds, numbers = _COMPARISONS[operator], self.domain.integers
        return self.domain.table(operator.value, 2, lambda: ((a, b) for a in numbers for b in numbers if holds(a, b)))

    def _for_each(
        self,
        node: typed.ForElements | typed.ForRange,
        indices: Expression,
        binding: Callable[[Expression], dict[int, Value]],
    ) -> Formula:
        index = Variable(node.index.name)
        inner = Translation(self.domain, self.locals, self.heap, self.old, self.bound | binding(index), asks=self.asks)
        body = inner.formula(node.body)
        if any(condition is not FALSE for condition, _ in inner.thrown):
            # Whether an exception or a deciding element comes first depends on the order of the range.
            raise Unsupported("quantifier whose body may throw", node.span)
        self.overflows += [exists(index, indices, each) for each in inner.overflows if each is not FALSE]
        if node.kind is QuantifierKind.FORALL:
            return every(index, indices, body)
        return exists(index, indices, body)

    # --- values --------------------------------------------------------------------------------------------

    def needs(self, reference: Expression, exception: str) -> None:
        """Evaluation throws if a reference is null."""
        self.thrown.append((self.domain.same(reference, self.domain.null), exception))

    def _field(self, node: typed.FieldRead) -> Value:
        target = self.value(node.target)
        if not (isinstance(node.target, typed.Local) and node.target.variable.name == "this"):
            self.needs(target, "NullPointerException")
        return OPAQUE if is_opaque(node.type) else self.domain.joined(target, self.heap.get(node.field, EMPTY))

    def _static(self, node: typed.StaticRead) -> Value:
        """A static field in a specification, whose access would initialise its class if nothing has yet."""
        self._initialised(node.field.owner, node.span)
        return OPAQUE if is_opaque(node.type) else self.heap[node.field]

    def _initialised(self, name: str, span: Span) -> None:
        for initialiser in self.domain.code.initialisers(name):
            if self.domain.holds(self.heap[Initialised(initialiser.owner)]) is not TRUE:
                raise Unsupported(f"first use of class {name} in a specification", span)

    def _length(self, node: typed.LengthOf) -> Value:
        if not isinstance(node.target.type, ArrayType):
            raise Unsupported(f"length of a {node.target.type}", node.span)
        target = self.value(node.target)
        self.needs(target, "NullPointerException")
        return self.domain.joined(target, self.heap[Lengths(family(node.target.type))])

    def _element(self, node: typed.ElementRead) -> Value:
        if not isinstance(node.target.type, ArrayType):
            raise Unsupported(f"element of a {node.target.type}", node.span)
        target, index = self.value(node.target), self.value(node.index)
        self.needs(target, "NullPointerException")
        length = self.domain.joined(target, self.heap[Lengths(family(node.target.type))])
        outside = negation(index.inside(indices(self.domain, length)))
        with self.only_if(negation(self.domain.same(target, self.domain.null))):
            self.thrown.append((outside, "ArrayIndexOutOfBoundsException"))
        return OPAQUE if is_opaque(node.type) else index @ (target @ self.heap[Elements(family(node.target.type))])

    def _old(self, node: typed.Old) -> Value:
        if self.old is None:
            raise Unsupported("'old' outside of a postcondition", node.span)
        before = Translation(self.domain, *self.old, None, self.bound, self.overflows, self.thrown, self.asks)
        return before.any_value(node.operand)

    def _inlined(self, node: typed.Invoke, depth: int) -> Value:
        """A call in a specification, replaced by the body of the method, a single expression."""
        arguments = [self.any_value(each) for each in node.arguments]
        if node.receiver is not None:
            receiver = self.value(node.receiver)
            if not (isinstance(node.receiver, typed.Local) and node.receiver.variable.name == "this"):
                self.needs(receiver, "NullPointerException")
            arguments.insert(0, receiver)
        methods = asked(self.domain.code, node)
        if not methods:  # no such object exists, so the receiver is null
            return self.default(node.type)
        value = answer(methods[0]) if len(methods) == 1 and depth > 0 else None
        if value is None:
            raise Unsupported(_named(node), node.span)
        if node.method.static:
            self._initialised(node.method.owner, node.span)
        locals_ = dict(enumerate(arguments))
        inner = Translation(self.domain, locals_, self.heap, None, {}, self.overflows, self.thrown, depth - 1)
        return inner.any_value(value)

    def _cast(self, node: typed.CastReference) -> Value:
        return self.any_value(node.operand)

    def _conditional(self, node: typed.Conditional) -> Value:
        condition = self.formula(node.condition)
        with self.only_if(condition):
            then = self.any_value(node.then)
        with self.only_if(negation(condition)):
            otherwise = self.any_value(node.otherwise)
        return choice(condition, then, otherwise)

    def _convert(self, node: typed.Convert) -> Value:
        source, target = node.operand.type, node.type
        if target not in INTEGRAL or source not in INTEGRAL:
            if target in INTEGRAL or target == BOOL:
                raise Unsupported(f"conversion of {source} to {target}", node.span)
            return OPAQUE
        value, known = self.value(node.operand), self.domain.integers
        wraps = self.domain.code.program.options["ints"] == "java"
        results = {n: numbers.convert(n, source, target, wraps) for n in known}
        if all(n == result for n, result in results.items()):
            return value
        kept = [(n, int(result)) for n, result in results.items() if result in known]
        return self._image(value, self.domain.table(f"({target})", 2, lambda: kept, source))

    def _image(self, value: Expression, table: Expression) -> Expression:
        result = self.domain.joined(value, table)
        self.overflows.append(result.no())
        return result

    def _arithmetic(self, node: typed.Binary) -> Expression:
        if node.type == BOOL:
            left, right = self.formula(node.left), self.formula(node.right)
            match node.operator:
                case B.BIT_AND:
                    return self.domain.boolean(all_of((left, right)))
                case B.BIT_OR:
                    return self.domain.boolean(any_of((left, right)))
            return self.domain.boolean(negation(left.iff(right)))
        if node.type not in INTEGRAL or node.operator not in _ARITHMETIC:
            raise Unsupported(f"operator {node.operator} on {node.type}", node.span)
        one, other = self.value(node.left), self.value(node.right)
        if node.operator in (B.DIVIDE, B.REMAINDER):
            self.thrown.append((self.domain.same(other, self.domain.integer(0)), "ArithmeticException"))
        rows = self._rows(node.operator, node.type)
        table = self.domain.table(node.operator.value, 3, lambda: rows, node.type)
        result = self.domain.joined(other, self.domain.joined(one, table))
        zero = self.domain.same(other, self.domain.integer(0)) if node.operator in (B.DIVIDE, B.REMAINDER) else FALSE
        self.overflows.append(all_of((negation(zero), result.no())))
        return result

    def _rows(self, operator: B, t: Type) -> list[tuple[int, int, int]]:
        operate, known = _ARITHMETIC[operator], self.domain.integers
        wraps = self.domain.code.program.options["ints"] == "java" or t in numbers.NARROW
        rows = []
        for a in known:
            for b in known:
                if b == 0 and operator in (B.DIVIDE, B.REMAINDER):
                    continue
                result = operate(a, b, t)
                result = numbers.wrap(result, t) if wraps else result
                if result in known:
                    rows.append((a, b, result))
        return rows

    def _unary(self, node: typed.Unary) -> Expression:
        if node.type not in INTEGRAL:
            raise Unsupported(f"operator {node.operator} on {node.type}", node.span)
        value, known, t = self.value(node.operand), self.domain.integers, node.type
        sign = node.operator is U.NEGATE
        rows = [(a, -a if sign else ~a) for a in known if (-a if sign else ~a) in self.domain.integers_of(t)]
        return self._image(value, self.domain.table(f"unary {node.operator.value}", 2, lambda: rows, t))


_CONDITIONS = (
    typed.Binary,
    typed.Unary,
    typed.TypeTest,
    typed.Storable,
    typed.ForElements,
    typed.ForRange,
    typed.Fresh,
)


def indices(domain: Domain, length: Expression) -> Expression:
    """The integers from 0 up to a length."""
    known = domain.integers
    table = domain.table("index", 2, lambda: ((i, n) for n in known for i in known if 0 <= i < n))
    return domain.joined(table, length)


def _named(node: typed.Expression) -> str:
    names = {typed.Invoke: "call in a specification", typed.Uncovered: "specification", typed.Fold: "sum or count"}
    return names.get(type(node), type(node).__name__)


def with_row(relation: Expression, *columns: Expression) -> Expression:
    """A ternary relation with one row replaced: its first two columns are the location, the third the value."""
    array, index, value = columns
    return (relation - array * index * UNIVERSE) + array * index * value
