"""Candidate class invariants: what may hold for the fields of every object, or for static fields, between calls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, partial, reduce
from itertools import combinations, permutations, product
from typing import TypeAlias

from oxpecker.judgment.chain_measures import ChainMeasure, last_node, links_back, number_of_nodes
from oxpecker.judgment.conditions import is_plain, negated, not_null
from oxpecker.judgment.limits import MOST_LENGTHS
from oxpecker.judgment.wording import Wording
from oxpecker.oox import typed
from oxpecker.oox.analysis.encapsulation import Chain
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.input_clauses import written_as
from oxpecker.oox.records import dataclass
from oxpecker.oox.regions import element_type
from oxpecker.oox.syntax import BinaryOperator, QuantifierKind
from oxpecker.oox.tree import rewritten
from oxpecker.oox.types import BOOL, BYTE, INT, LONG, NULL, SHORT, STRING, ArrayType, ClassType, Type, is_non_null

_NUMBERS = (INT, LONG, SHORT, BYTE)
_AT_MOST = BinaryOperator.LESS_EQUAL
Read: TypeAlias = typed.FieldRead | typed.StaticRead
WORDING = Wording({})
"""Templates have no text in a source."""
_IMPLIED_BY = {
    BinaryOperator.LESS_EQUAL: (BinaryOperator.LESS, BinaryOperator.EQUAL),
    BinaryOperator.GREATER_EQUAL: (BinaryOperator.GREATER, BinaryOperator.EQUAL),
    BinaryOperator.NOT_EQUAL: (BinaryOperator.LESS, BinaryOperator.GREATER),
}


@dataclass(frozen=True, slots=True)
class Candidate:
    """A candidate, and the weaker one that takes its place if it does not hold."""

    text: str
    clause: typed.Clause
    weaker: Candidate | None = None

    def chain(self) -> Iterator[Candidate]:
        """The candidate and the weaker ones, from the strongest to the weakest."""
        yield self
        if self.weaker is not None:
            yield from self.weaker.chain()


def _chained(conditions: Sequence[typed.Expression]) -> Candidate | None:
    """Candidates from the strongest to the weakest; None for what the source does not name."""
    found: Candidate | None = None
    for condition in reversed(conditions):
        text = WORDING.of(condition)
        if not text:
            return None
        found = Candidate(text, typed.Clause(condition, span=condition.span), found)
    return found


def without_implied(clauses: Sequence[typed.Clause]) -> list[typed.Clause]:
    """Clauses without those that a stronger one implies: a comparison of the same operands, or the length of rows."""
    stated = {WORDING.of(each.condition) for each in clauses}
    lengths = {text for each in clauses for text, wanted in _lengths_of_rows(each) if not _is_of_first_row(wanted)}
    return [
        each
        for each in clauses
        if not any(text in stated for text in _stronger(each.condition))
        if not any(_is_of_first_row(wanted) and text in lengths for text, wanted in _lengths_of_rows(each))
    ]


def _lengths_of_rows(clause: typed.Clause) -> Iterator[tuple[str, typed.Expression]]:
    """The rows that a clause is about, and the length that it states of all of them."""
    for every in typed.found(clause.condition, typed.ForRange):
        for node in typed.found(every.body, typed.Binary):
            if node.operator is BinaryOperator.EQUAL and isinstance(node.left, typed.LengthOf):
                yield WORDING.of(node.left), node.right


def _is_of_first_row(length: typed.Expression) -> bool:
    row = length.target if isinstance(length, typed.LengthOf) else None
    return isinstance(row, typed.ElementRead) and isinstance(row.index, typed.Literal)


def _stronger(condition: typed.Expression) -> Iterator[str]:
    match condition:
        case typed.Binary(operator=BinaryOperator.OR, left=left, right=right):
            yield from (WORDING.of(replace(condition, right=each)) for each in _stronger_comparisons(right))
            yield from (WORDING.of(replace(condition, left=each)) for each in _stronger_comparisons(left))
        case typed.Binary():
            yield from map(WORDING.of, _stronger_comparisons(condition))


def _stronger_comparisons(condition: typed.Expression) -> Iterator[typed.Expression]:
    if isinstance(condition, typed.Binary):
        for operator in _IMPLIED_BY.get(condition.operator, ()):
            yield replace(condition, operator=operator)
        if condition.operator in _IMPLIED_BY and condition.operator is not BinaryOperator.NOT_EQUAL:
            yield replace(condition, operator=BinaryOperator.EQUAL, left=condition.right, right=condition.left)
        if condition.operator is _AT_MOST and isinstance(condition.right, typed.LengthOf):
            yield _start_or_less(condition.left, condition.right)


def _start_or_less(number: typed.Expression, length: typed.Expression) -> typed.Expression:
    """An index that starts at 0, also in an empty array."""
    zero = typed.Literal(number.type, 0, span=number.span)
    is_start = typed.Binary(BOOL, BinaryOperator.EQUAL, number, zero, span=zero.span)
    is_less = typed.Binary(BOOL, BinaryOperator.LESS, number, length, span=length.span)
    return typed.Binary(BOOL, BinaryOperator.OR, is_start, is_less, span=is_start.span)


class InvariantCandidates:
    """The candidates for one class: templates over fields of its objects, and conditions that its code tests.

    The fields may also be static ones, for what holds between calls of any method of the class.
    """

    def __init__(
        self,
        program: typed.Program,
        cls: ClassInfo,
        fields: Sequence[FieldInfo],
        arrays: Sequence[FieldInfo],
        chains: Sequence[Chain] = (),
    ) -> None:
        self.measures: dict[str, typed.Method] = {}
        """The measures that candidates call, by their keys."""
        self._chains = chains
        self._program, self._cls, self._fields, self._arrays = program, cls, fields, arrays
        self._is_static = any(each.static for each in fields)
        self._this = typed.Local(ClassType(cls.name), this_of(cls), span=cls.declaration.span)

    def all(self) -> list[Candidate]:
        """The candidates, each once."""
        chains = [*self._templates(), *([each] for each in self._tested())]
        found = {each.text: each for each in map(_chained, chains) if each is not None}
        return list(found.values())

    # --- templates -----------------------------------------------------------------------------------------

    def _templates(self) -> Iterator[list[typed.Expression]]:
        """Templates, the most usual invariants first."""
        numbers = [self._read(each) for each in self._fields if each.declared in _NUMBERS]
        references = [self._read(each) for each in self._fields if isinstance(each.declared, (ClassType, ArrayType))]
        arrays = [each for each in references if isinstance(each.type, ArrayType)]
        yield from ([not_null(each)] for each in references if not is_non_null(each.type))
        for number in numbers:
            yield [self._compared(_AT_MOST, self._number(least, number), number) for least in (1, 0, -1)]
        for array in arrays:
            yield from self._lengths([each for each in numbers if each.type == INT], array)
        for array, other in combinations(arrays, 2):
            yield [self._unless_null(array, self._unless_null(other, self._is_as_long(array, other)))]
        for text in references:
            yield from self._text_lengths([each for each in numbers if each.type == INT], text)
        for array in map(self._read, self._arrays):
            yield from self._elements([each for each in numbers if each.type == INT], array)
        for one, other in combinations(references, 2):
            if self._may_be_one(one, other):
                yield [self._unless_null(one, self._compared(BinaryOperator.NOT_EQUAL, one, other))]
        yield from self._existence(numbers, [each for each in references if not is_non_null(each.type)])
        for chain, number in product(self._chains, (each for each in numbers if each.type == INT)):
            yield from self._linked(chain, number, references)
        for one, other in permutations(numbers, 2):
            if one.type == other.type:
                yield [self._compared(order, one, other) for order in (BinaryOperator.LESS, _AT_MOST)]
        for one, other in combinations(numbers, 2):
            if one.type == other.type:
                yield [self._compared(BinaryOperator.EQUAL, one, other)]

    def _lengths(self, numbers: list[Read], array: Read) -> Iterator[list[typed.Expression]]:
        """How long an array is."""
        length = typed.LengthOf(INT, array, span=array.span)
        usual, least = self._usual_lengths(array)
        chain = [self._compared(_AT_MOST, self._number(each, length), length) for each in (*least, 1)]
        if usual:
            are_equal = (self._compared(BinaryOperator.EQUAL, length, self._number(each, length)) for each in usual)
            chain.insert(0, reduce(self._either, are_equal))
        yield [self._unless_null(array, each) for each in chain]
        for number in numbers:
            is_less, is_most = (self._compared(each, number, length) for each in (BinaryOperator.LESS, _AT_MOST))
            is_length = self._compared(BinaryOperator.EQUAL, number, length)
            for chain in ([is_length, is_most], [is_less, _start_or_less(number, length), is_most]):
                yield [self._unless_null(array, each) for each in chain]

    def _usual_lengths(self, array: Read) -> tuple[list[int], list[int]]:
        """The lengths that code of the class gives such arrays; numbers that may be the least, from the greatest."""
        usual: set[int] = set()
        mentioned: set[int] = set()
        is_known = isinstance(array.type, ArrayType) and array.type.length is not None
        for method in () if is_known else self._methods():
            for made in typed.found(method.body, typed.NewArray, typed.ArrayOf):
                if made.type != array.type:
                    continue
                size = made.sizes[0] if isinstance(made, typed.NewArray) else None
                literals = [size] if isinstance(size, typed.Literal) else typed.found(method.body, typed.Literal)
                given = {len(made.values)} if isinstance(made, typed.ArrayOf) else set(map(_integer, literals))
                usual |= given if size is None or isinstance(size, typed.Literal) else set()
                mentioned |= given
        is_few = 1 < len(usual) <= MOST_LENGTHS
        least = sorted((each for each in mentioned if each > 1), reverse=True)[-MOST_LENGTHS:]
        return sorted(usual) if is_few else [], least

    def _text_lengths(self, numbers: list[Read], text: Read) -> Iterator[list[typed.Expression]]:
        """How long a text is: indices of characters are below its length, or at its end."""
        measure = length_of_text(self._program, text.type)
        if measure is None:
            return
        length = typed.Invoke(INT, measure, text, (), span=text.span)
        for number in numbers:
            chain = (
                self._compared(each, number, length) for each in (BinaryOperator.EQUAL, BinaryOperator.LESS, _AT_MOST)
            )
            yield [self._unless_null(text, each) for each in chain]

    def _elements(self, numbers: list[Read], array: Read) -> Iterator[list[typed.Expression]]:
        """What the elements of an array are: never null, all or those below a number; indices; rows of one length."""
        element = element_type(array.type)
        if element == INT and array.field in self._of_indices:
            yield from self._indices_inside(numbers, array)
        elif isinstance(element, (ClassType, ArrayType)) and not is_non_null(element):
            yield [self._every(array, not_null)]
            yield from ([self._every(array, not_null, below=each)] for each in numbers)
        if isinstance(element, ArrayType):
            for wanted in (*numbers, typed.LengthOf(INT, array, span=array.span)):
                yield [self._every(array, partial(self._is_long, wanted))]
            yield [self._every(array, partial(self._is_as_long, self._first(array)))]

    def _indices_inside(self, numbers: list[Read], array: Read) -> Iterator[list[typed.Expression]]:
        """An array of indices into itself holds none below 0, and none beyond its end."""
        length = typed.LengthOf(INT, array, span=array.span)
        yield self._throughout(array, numbers, lambda each: self._compared(_AT_MOST, self._number(0, each), each))
        yield self._throughout(array, numbers, lambda each: self._compared(BinaryOperator.LESS, each, length))

    def _throughout(
        self, array: Read, numbers: list[Read], says: Callable[[typed.Expression], typed.Expression]
    ) -> list[typed.Expression]:
        """A condition for all elements, or else for those below a number."""
        return [self._every(array, says), *(self._every(array, says, below=each) for each in numbers)]

    @cached_property
    def _of_indices(self) -> set[FieldInfo]:
        """The fields with arrays whose elements the class uses as indices."""
        found: set[FieldInfo] = set()
        for method in self._methods():
            assigned: dict[int, set[FieldInfo]] = {}
            for each in typed.found(method.body, typed.SetLocal):
                assigned.setdefault(each.variable.index, set()).update(_fields_of_elements(each.value))
            reads = [each.index for each in typed.found(method.body, typed.ElementRead)]
            for index in (*reads, *(each.index for each in typed.found(method.body, typed.SetElement))):
                found |= _fields_of_elements(index)
                for local in typed.found(index, typed.Local):
                    found |= assigned.get(local.variable.index, set())
        return found

    def _first(self, array: Read) -> typed.Expression:
        start = typed.Literal(INT, 0, span=array.span)
        return typed.ElementRead(element_type(array.type), array, start, span=array.span)

    def _is_as_long(self, other: typed.Expression, row: typed.Expression) -> typed.Expression:
        return self._unless_null(other, self._is_long(typed.LengthOf(INT, other, span=row.span), row))

    def _is_long(self, wanted: typed.Expression, row: typed.Expression) -> typed.Expression:
        length = typed.LengthOf(INT, row, span=row.span)
        return self._unless_null(row, self._compared(BinaryOperator.EQUAL, length, wanted))

    def _every(
        self,
        array: Read,
        says: Callable[[typed.Expression], typed.Expression],
        below: typed.Expression | None = None,
    ) -> typed.Expression:
        """A condition for the elements of an array, all or those whose index is below a number."""
        span, index = array.span, typed.Bound(INT, "i", 0, span=array.span)
        body = says(typed.ElementRead(element_type(array.type), array, index, span=span))
        if below is not None:
            body = self._either(self._compared(BinaryOperator.GREATER_EQUAL, index, below), body)
        start, end = typed.Literal(INT, 0, span=span), typed.LengthOf(INT, array, span=span)
        every = typed.ForRange(BOOL, QuantifierKind.FORALL, index, start, end, body, True, span=span)
        return self._unless_null(array, every)

    def _existence(self, numbers: list[Read], references: list[Read]) -> Iterator[list[typed.Expression]]:
        """Which objects exist together, or depending on numbers and flags."""
        flags = [self._read(each) for each in self._fields if each.declared == BOOL]
        for reference in references:
            for number in numbers:
                is_zero = self._compared(BinaryOperator.EQUAL, number, self._number(0, number))
                yield [self._compared(BinaryOperator.EQUAL, self._is_null(reference), is_zero)]
            for flag in flags:
                yield [self._either(negated(flag), not_null(reference))]
                yield [self._either(flag, not_null(reference))]
        for one, other in combinations(references, 2):
            yield [self._compared(BinaryOperator.EQUAL, self._is_null(one), self._is_null(other))]

    def _linked(self, chain: Chain, number: Read, references: list[Read]) -> Iterator[list[typed.Expression]]:
        """How nodes are linked: as many as a number says, up to the one in another field, forth and back."""
        first = self._read(chain.first)
        yield [self._compared(BinaryOperator.EQUAL, number, self._measured(number_of_nodes(chain), first, number))]
        for last in references:
            if last.type == first.type and last.field is not chain.first:
                is_last = self._compared(BinaryOperator.EQUAL, last, self._measured(last_node(chain), first, number))
                is_empty = self._compared(BinaryOperator.EQUAL, number, self._number(0, number))
                yield [is_last, self._either(is_empty, is_last)]
        yield from ([self._measured(each, first, number)] for each in links_back(chain))
        for other in chain.others:
            before = typed.FieldRead(other.type, first, other, span=first.span)
            yield [self._unless_null(first, self._is_null(before))]

    def _measured(self, measure: ChainMeasure, first: Read, number: Read) -> typed.Expression:
        self.measures[measure.method.info.key] = measure.method
        return measure.of(first, number)

    def _may_be_one(self, one: Read, other: Read) -> bool:
        """Whether two fields are of types that make one object likely."""
        if isinstance(one.type, ArrayType) is not isinstance(other.type, ArrayType):
            return False
        subtype = self._program.hierarchy.subtype
        return subtype(one.type, other.type) or subtype(other.type, one.type)

    # --- conditions in the code ----------------------------------------------------------------------------

    def _tested(self) -> Iterator[typed.Expression]:
        """The conditions over fields that the code of the class tests, and their opposites."""
        for method in self._methods():
            for test in typed.found(method.body, typed.If):
                condition = self._about_fields(test.condition, method)
                if condition is not None:
                    yield condition
                    yield negated(condition)

    def _methods(self) -> Iterator[typed.Method]:
        """The constructors and methods of the class that use what the candidates are about."""
        declared = (method for methods in self._cls.methods.values() for method in methods)
        for info in (*self._cls.constructors, *declared):
            method = self._program.methods.get(info.key)
            if method is not None and method.body is not None and (self._is_static or not info.static):
                yield method

    def _about_fields(self, condition: typed.Expression, method: typed.Method) -> typed.Expression | None:
        """A condition over nothing but encapsulated fields and what is in them for ever."""
        if not is_plain(condition) or typed.contains(condition, typed.Invoke, typed.ElementRead):
            return None
        objects = list(typed.found(condition, typed.FieldRead))
        statics = list(typed.found(condition, typed.StaticRead))
        reads = [*(each.field for each in objects), *(each.field for each in statics)]
        if not reads or any(each not in self._fields for each in reads):
            return None
        if self._is_static:
            return None if typed.contains(condition, typed.Local) else condition
        if any(local.variable is not method.parameters[0] for local in typed.found(condition, typed.Local)):
            return None
        return self._about_this(condition) if all(isinstance(each.target, typed.Local) for each in objects) else None

    def _about_this(self, node: typed.Expression) -> typed.Expression:
        return self._this if isinstance(node, typed.Local) else rewritten(typed.EXPRESSIONS, node, self._about_this)

    # --- expressions ---------------------------------------------------------------------------------------

    def _read(self, field: FieldInfo) -> Read:
        if field.static:
            return typed.StaticRead(field.type, field, span=field.span)
        return typed.FieldRead(field.type, self._this, field, span=field.span)

    def _number(self, value: int, like: typed.Expression) -> typed.Expression:
        return typed.Literal(like.type, value, span=like.span)

    def _is_null(self, reference: typed.Expression) -> typed.Expression:
        return self._compared(BinaryOperator.EQUAL, reference, typed.Literal(NULL, None, span=reference.span))

    def _unless_null(self, reference: typed.Expression, condition: typed.Expression) -> typed.Expression:
        if is_non_null(reference.type):
            return condition
        return self._either(self._is_null(reference), condition)

    def _either(self, one: typed.Expression, other: typed.Expression) -> typed.Expression:
        return typed.Binary(BOOL, BinaryOperator.OR, one, other, span=one.span)

    def _compared(self, operator: BinaryOperator, left: typed.Expression, right: typed.Expression) -> typed.Expression:
        return typed.Binary(BOOL, operator, left, right, span=right.span)


def _integer(literal: typed.Literal) -> int:
    """The number that a literal is, or 0."""
    return literal.value if isinstance(literal.value, int) else 0


def _fields_of_elements(value: typed.Expression) -> set[FieldInfo]:
    """The fields with arrays that an expression reads elements of."""
    reads = (each.target for each in typed.found(value, typed.ElementRead))
    return {each.field for each in reads if isinstance(each, typed.FieldRead | typed.StaticRead)}


def length_of_text(program: typed.Program, t: Type) -> MethodInfo | None:
    """The method that gives the length of texts of a type; None for other types, or if no code uses the method."""
    cls = program.hierarchy.get(t.name) if isinstance(t, ClassType) else None
    written = None if cls is None else written_as(cls)
    if cls is None or written is None or written[1] != STRING:
        return None
    found = (each for each in cls.methods.get("length", ()) if each.pure and not each.parameters)
    return next((each for each in found if each.key in program.methods), None)


def this_of(cls: ClassInfo) -> typed.Variable:
    """The object in an invariant of a class."""
    return typed.Variable("this", ClassType(cls.name), 0)
