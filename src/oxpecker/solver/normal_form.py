"""Normal forms of conjunctions, independent of the names of variables and the order of operands.

Two conjunctions with the same normal form are equal up to renaming: the form contains their whole structure and
does not depend on hashes (Smid H7 uses a hash of 32 bits as the structure). The converse does not hold: adjacent
operands of one shape keep their order, so a hit may be missed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from oxpecker.terms import Op, Sort, Term

Shape: TypeAlias = int
"""The number of a structure without the names in it."""

Parts: TypeAlias = tuple[Term | None, ...]
"""Arguments that are terms; None for a negation that is in the shape but not in the term."""

_COMMUTATIVE = frozenset(
    {Op.ADD, Op.MUL, Op.BIT_AND, Op.BIT_OR, Op.BIT_XOR, Op.AND, Op.EQ, Op.FP_ADD, Op.FP_MUL, Op.FP_EQ}
)
_SPELLED = -1


@dataclass(frozen=True, slots=True)
class NormalForm:
    """The key of a conjunction, with its own constraints and variables in the order of the key."""

    key: tuple[tuple[Shape, ...], tuple[int, ...]]
    constraints: tuple[Term, ...]
    variables: tuple[Term, ...]


class Normaliser:
    """Computes normal forms. The shapes of terms and the numbers of shapes are cached."""

    most_shapes = 1 << 18

    def __init__(self) -> None:
        self._shapes: dict[Term, tuple[Shape, Parts]] = {}
        """The shape of a term, and its parts in the order that the shape has them."""
        self._numbers: dict[tuple[Any, ...], Shape] = {}

    def full(self) -> bool:
        """Whether the cache is full and should be cleared, together with all normal forms."""
        return len(self._numbers) > self.most_shapes or len(self._shapes) > 4 * self.most_shapes

    def forget(self) -> None:
        """Clear all shapes; earlier normal forms are then invalid."""
        self._shapes.clear()
        self._numbers.clear()

    def normal_form(self, constraints: tuple[Term, ...]) -> NormalForm:
        """The normal form of a conjunction."""
        # Constraints of one shape are sorted by age: at least equal ones have one form in any order.
        ordered = sorted(dict.fromkeys(constraints), key=lambda constraint: (self._shape(constraint), constraint.uid))
        shapes = tuple(map(self._shape, ordered))
        variables: dict[Term, int] = {}
        places: dict[Term, int] = {}
        pattern: list[int] = []
        spelled = 0
        stack: list[Term | None] = [*reversed(ordered)]
        while stack:
            term = stack.pop()
            if term is not None and term.op is Op.VARIABLE:
                pattern.append(variables.setdefault(term, len(variables)))
            elif term is not None and term in places:
                # Parts that occurred before are replaced by their number, so that shared parts cost nothing.
                pattern.append(_SPELLED - 1 - places[term])
            else:
                pattern.append(_SPELLED)
                if term is not None:
                    places[term] = spelled
                    stack.extend(reversed(self._shapes[term][1]))
                spelled += 1
        return NormalForm((shapes, tuple(pattern)), tuple(ordered), tuple(variables))

    def _shape(self, root: Term) -> Shape:
        known = self._shapes
        found = known.get(root)
        if found is not None:
            return found[0]
        stack = [root]
        while stack:
            term = stack[-1]
            if term in known:
                stack.pop()
                continue
            missing = [each for each in term.args if type(each) is Term and each not in known]
            if missing:
                stack.extend(missing)
            else:
                known[term] = self._shape_of(term)
                stack.pop()
        return known[root][0]

    def _shape_of(self, term: Term) -> tuple[Shape, Parts]:
        """The shape of a term whose arguments have theirs."""
        if term.op is Op.VARIABLE:
            return self._number((Op.VARIABLE, term.sort, *term.args[1:])), ()
        if term.op in _COMPARISONS and type(term.args[0]) is Term and term.args[0].sort is Sort.INT:
            inline = self._comparison(term.op, term.args[0], term.args[1])
            if inline is not None:
                return inline
        parts = [self._part(each) for each in term.args]
        if term.op is Op.LINEAR:
            constant, *rest = parts
            pairs = sorted(zip(rest[::2], rest[1::2], strict=True), key=_keys)
            parts = [constant, *(part for pair in pairs for part in pair)]
        elif term.op is Op.SUB:
            # a - b is a + (-b): Smid H7, which prints (-a) + (-b).
            return self._difference(parts)
        elif term.op in _COMMUTATIVE:
            parts.sort(key=_key)
        keys = tuple(key for key, _ in parts)
        return self._number((term.op, term.sort, *keys)), tuple(each for _, each in parts if each is not None)

    def _comparison(self, op: Op, left: Term, bound: Any) -> tuple[Shape, Parts] | None:
        """A sum compared with a constant bound: names decide which side is which, so both ways have one shape."""
        if type(bound) is not int:
            return None
        constant, *rest = left.args if left.op is Op.LINEAR else (0, 1, left)
        if constant or any(each not in self._shapes for each in rest[1::2]):
            return None
        found = []
        for sign in (1,) if op is Op.LE else (-1,) if op is Op.GE else (1, -1):
            signed = [(sign * c, self._shapes[each][0], each) for c, each in zip(rest[::2], rest[1::2], strict=True)]
            signed.sort(key=_coefficient)
            found.append((tuple(each[:2] for each in signed), sign * bound, tuple(each[2] for each in signed)))
        pairs, limit, parts = min(found, key=lambda each: each[:2])
        return self._number((_SUM, op is Op.EQ, limit, *pairs)), parts

    def _difference(self, parts: list[tuple[Any, Term | None]]) -> tuple[Shape, Parts]:
        """The shape of a difference, as a sum with a negation; a constant subtrahend is negated at once."""
        (first, left), (second, right) = parts
        minuend = (first, () if left is None else (left,))
        if right is None:
            subtrahend: tuple[Any, Parts] = (_plain(-second[1]), ())
        else:
            subtrahend = ((_SHAPE, self._number((Op.NEG, Sort.INT, second))), (None, right))
        both: list[tuple[Any, Parts]] = sorted([minuend, subtrahend], key=_key)
        shape = self._number((Op.ADD, Sort.INT, *(key for key, _ in both)))
        return shape, tuple(part for _, each in both for part in each)

    def _part(self, argument: Any) -> tuple[Any, Term | None]:
        """The contribution of an argument to a shape: its own shape, or the plain value."""
        if type(argument) is Term:
            return (_SHAPE, self._shapes[argument][0]), argument
        return _plain(argument), None

    def _number(self, structure: tuple[Any, ...]) -> Shape:
        return self._numbers.setdefault(structure, len(self._numbers))


_SHAPE = 0
_SUM = "sum"
_COMPARISONS = frozenset({Op.LE, Op.GE, Op.EQ})


def _plain(value: int | bool | float | str) -> tuple[Any, ...]:
    """A plain value, distinct from those that Python considers equal: 1, 1.0 and True, and the zeros."""
    if type(value) is float:
        return (2, repr(value))
    if type(value) is str:
        return (4, value)
    return (1, int(value)) if type(value) is int else (3, int(value))


def _key(part: tuple[Any, Any]) -> Any:
    return part[0]


def _coefficient(signed: tuple[int, Shape, Term]) -> tuple[int, Shape]:
    return signed[:2]


def _keys(pair: tuple[tuple[Any, Term | None], tuple[Any, Term | None]]) -> Any:
    return pair[0][0], pair[1][0]
