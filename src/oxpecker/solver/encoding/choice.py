"""The encoding of a query: integers for linear arithmetic, bit-vectors for bit operations and products."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntFlag, StrEnum

from oxpecker.solver.limits import FEW_RUNS, MOST_KNOWN_FEATURES
from oxpecker.terms import Op, Sort, Term


class Theory(StrEnum):
    """The encodings, by their logics."""

    LINEAR = "linear integers"
    NONLINEAR = "integers"
    BITS = "bit-vectors"
    FLOAT_BITS = "bit-vectors and floats"
    FLOAT_INTEGERS = "integers and floats"

    @property
    def bits(self) -> bool:
        """Whether integers are encoded as bit-vectors."""
        return self in (Theory.BITS, Theory.FLOAT_BITS)


class Feature(IntFlag):
    """The features of a term."""

    NONE = 0
    PRODUCT = 1
    """A product of terms, a division by a term, or a remainder of floats: much easier if an operand is constant."""
    BITS = 2
    """Bits that linear arithmetic cannot express, or only with many cases."""
    FLOATS = 4
    FLOAT_REMAINDERS = 8
    FUNCTIONS = 32
    """A function that SMT solvers do not know."""
    CIRCUITS = 16
    """A product of terms, a quotient or a remainder: many gates in a bit-vector encoding."""


ENCODED = frozenset({"abs", "sqrt", "fma", "floor", "ceil", "rint"})
"""Functions of floats that SMT solvers know."""
_BITWISE = frozenset({Op.BIT_AND, Op.BIT_OR, Op.BIT_XOR})
_SHIFTS = frozenset({Op.SHIFT_LEFT, Op.SHIFT_RIGHT, Op.SHIFT_RIGHT_UNSIGNED})
_FLOATS = frozenset({Sort.FLOAT, Sort.DOUBLE})
_CONVERSIONS = frozenset({Op.INT_TO_FP, Op.FP_TO_INT, Op.FP_TO_BITS, Op.BITS_TO_FP})


def _circuits(term: Term) -> int:
    """The products of two factors, quotients and remainders of a term itself."""
    if not own_features(term) & Feature.CIRCUITS:
        return 0
    return sum(type(each) is Term for each in term.args) - 1 if term.op is Op.MUL else 1


def own_features(term: Term) -> Feature:
    """The features of a term itself, without those of its arguments."""
    op, args = term.op, term.args
    if op is Op.MUL:
        return Feature.PRODUCT | Feature.CIRCUITS if sum(type(each) is Term for each in args) > 1 else Feature.NONE
    if op is Op.DIV or op is Op.REM:
        return Feature.PRODUCT | Feature.CIRCUITS if type(args[1]) is Term else Feature.CIRCUITS
    if op in _BITWISE:
        masks = [each for each in args if type(each) is not Term]
        few = len(args) == 2 and len(masks) == 1 and _runs(masks[0]) <= FEW_RUNS
        return Feature.NONE if few else Feature.BITS
    if op in _SHIFTS:
        return Feature.BITS if type(args[1]) is Term else Feature.NONE
    if op in _CONVERSIONS:
        return Feature.BITS | Feature.FLOATS
    if op is Op.FP_FUNCTION and args[0] not in ENCODED:
        return Feature.FLOATS | Feature.FUNCTIONS
    if op is Op.FP_REM:
        return Feature.PRODUCT | Feature.FLOATS | Feature.FLOAT_REMAINDERS
    return Feature.FLOATS if term.sort in _FLOATS else Feature.NONE


def _runs(mask: int) -> int:
    """The number of runs of ones in a mask, or in its complement if it is negative."""
    mask = ~mask if mask < 0 else mask
    return (mask & ~(mask << 1)).bit_count()


class Choice:
    """Caches the features of terms, and selects the encodings to try for a conjunction."""

    def __init__(self) -> None:
        self._features: dict[Term, Feature] = {}

    def features(self, root: Term) -> Feature:
        """All features of a term."""
        known = self._features
        found = known.get(root)
        if found is not None:
            return found
        if len(known) > MOST_KNOWN_FEATURES:
            self.forget()
        stack = [root]
        while stack:
            term = stack[-1]
            if term in known:
                stack.pop()
                continue
            missing = [each for each in term.args if type(each) is Term and each not in known]
            if missing:
                stack.extend(missing)
                continue
            here = own_features(term)
            for each in term.args:
                if type(each) is Term:
                    here |= known[each]
            known[term] = here
            stack.pop()
        return known[root]

    def features_of(self, constraints: Iterable[Term]) -> Feature:
        """All features of some terms."""
        every = Feature.NONE
        for constraint in constraints:
            every |= self.features(constraint)
        return every

    def theories(self, constraints: Iterable[Term]) -> tuple[Theory, ...]:
        """The encodings to try, best first."""
        every = self.features_of(constraints)
        if every & Feature.FLOATS:
            return Theory.FLOAT_BITS, Theory.FLOAT_INTEGERS
        if every & (Feature.PRODUCT | Feature.BITS):
            return Theory.BITS, Theory.NONLINEAR
        return Theory.LINEAR, Theory.BITS

    def circuits(self, constraints: Iterable[Term], most: int) -> int:
        """The number of distinct products of two factors, quotients and remainders; the count may end at `most`."""
        pending = [each for each in constraints if self.features(each) & Feature.CIRCUITS]
        seen, found = set(pending), 0
        while pending and found < most:
            term = pending.pop()
            found += _circuits(term)
            for each in term.args:
                if type(each) is Term and each not in seen and self.features(each) & Feature.CIRCUITS:
                    seen.add(each)
                    pending.append(each)
        return found

    def forget(self) -> None:
        """Forget all terms."""
        self._features.clear()
