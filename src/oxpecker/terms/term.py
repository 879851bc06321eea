"""Interned terms: there is one object per structure, so equality is identity."""

from __future__ import annotations

import re
import sys
import threading
import zlib
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Any, NoReturn, final

from oxpecker.terms.interval import Interval
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.limits import FIRST_SWEEP
from oxpecker.terms.numbers import float_bits

Order = tuple[int, str, int, int]
"""Size, a name, a hash of the structure, and the number of the term as a tie-breaker."""


@final
class Term:
    """A symbolic value. Never construct one directly: the constructors of this room simplify and intern."""

    __slots__ = ("__weakref__", "_order", "_variables", "args", "high", "low", "op", "sort", "uid")

    op: Op
    sort: Sort
    args: tuple[Any, ...]
    low: int | None
    high: int | None
    uid: int
    _order: Order | None
    _variables: tuple[Term, ...] | None

    @property
    def interval(self) -> Interval | None:
        """The possible values of an integer term; None for other sorts."""
        return Interval(self.low, self.high) if self.sort is Sort.INT else None

    @property
    def name(self) -> str:
        """The name of a variable."""
        if self.op is not Op.VARIABLE:
            raise AttributeError(f"only variables have names, not {self}")
        name: str = self.args[0]
        return name

    @property
    def order(self) -> Order:
        """The sort key of a term. It depends on the structure only, so every process sorts alike."""
        return self._order or _find_order(self)

    @property
    def size(self) -> int:
        """The number of nodes of the term written out as a tree (at most 2**62)."""
        return (self._order or _find_order(self))[0]

    @property
    def variables(self) -> tuple[Term, ...]:
        """The variables that occur in it, sorted."""
        if self.op is Op.VARIABLE:
            return (self,)  # not cached: a term that refers to itself would never be freed
        return _find_variables(self) if self._variables is None else self._variables

    def __bool__(self) -> NoReturn:
        raise TypeError(f"a symbolic value has no truth of its own; ask a solver, or build terms: {self}")

    def __repr__(self) -> str:
        return f"<{self}>"

    def __copy__(self) -> Term:
        return self

    def __deepcopy__(self, memo: object) -> Term:
        return self

    if TYPE_CHECKING:  # set in operators.py: they need the constructors, which need terms, and this costs no extra call

        def __str__(self) -> str: ...
        def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]: ...
        def __add__(self, other: Term | int) -> Term | int: ...
        def __radd__(self, other: int) -> Term | int: ...
        def __sub__(self, other: Term | int) -> Term | int: ...
        def __rsub__(self, other: int) -> Term | int: ...
        def __mul__(self, other: Term | int) -> Term | int: ...
        def __rmul__(self, other: int) -> Term | int: ...
        def __neg__(self) -> Term | int: ...
        def __invert__(self) -> Term | int: ...
        def __and__(self, other: Term | int | bool) -> Term | int | bool: ...
        def __rand__(self, other: int | bool) -> Term | int | bool: ...
        def __or__(self, other: Term | int | bool) -> Term | int | bool: ...
        def __ror__(self, other: int | bool) -> Term | int | bool: ...
        def __xor__(self, other: Term | int | bool) -> Term | int | bool: ...
        def __rxor__(self, other: int | bool) -> Term | int | bool: ...
        def __lt__(self, other: Term | int) -> Term | bool: ...
        def __le__(self, other: Term | int) -> Term | bool: ...
        def __gt__(self, other: Term | int) -> Term | bool: ...
        def __ge__(self, other: Term | int) -> Term | bool: ...


Value = int | bool | float
Int = Term | int
Bool = Term | bool
Float = Term | float
AnyValue = Term | int | bool | float

# The table of all terms. It holds them strongly, which is cheaper than weak references and keeps terms that are built
# again and again. Whenever it has doubled in size, the terms that only the table refers to are dropped.
_table: dict[tuple[Any, ...], Term] = {}
_numbers = count()
_new = Term.__new__
_lock = threading.RLock()


class _Sweeping:
    """When the table is swept next, and whether a sweep is running."""

    __slots__ = ("active", "limit")

    def __init__(self) -> None:
        self.active = False
        self.limit = FIRST_SWEEP


_sweeping = _Sweeping()


def make(op: Op, sort: Sort, args: tuple[Any, ...], low: int | None = None, high: int | None = None) -> Term:
    """The unique term of this structure. The bounds must follow from the structure; no argument may be a float."""
    key = (op, sort, args)
    term = _table.get(key)
    return _create(key, op, sort, args, low, high) if term is None else term


def find(op: Op, sort: Sort, args: tuple[Any, ...]) -> Term | None:
    """The term of this structure if it exists; no argument may be a float."""
    return _table.get((op, sort, args))


def make_floating(op: Op, sort: Sort, args: tuple[Any, ...], low: int | None = None, high: int | None = None) -> Term:
    """Like `make`, but arguments may be floats: in Python 0.0 equals -0.0 and 0, and NaN does not equal itself."""
    key = (op, sort, tuple((float_bits(a),) if type(a) is float else a for a in args))
    term = _table.get(key)
    return _create(key, op, sort, args, low, high) if term is None else term


def _create(key: tuple[Any, ...], op: Op, sort: Sort, args: tuple[Any, ...], low: int | None, high: int | None) -> Term:
    term = _new(Term)
    term.op = op
    term.sort = sort
    term.args = args
    term.low = low
    term.high = high
    term.uid = next(_numbers)
    term._order = None
    term._variables = None
    if _sweeping.active:
        with _lock:  # another thread may be sweeping, and about to put back the entry that was missing here
            return _table.setdefault(key, term)
    if len(_table) >= _sweeping.limit:
        sweep()
    return _table.setdefault(key, term)


def live() -> int:
    """The number of terms in the table."""
    return len(_table)


def _references(key: tuple[Any, ...]) -> int:
    """The reference count of an entry. It depends on how Python passes arguments: compare with `_UNUSED`."""
    term = _table[key]
    return sys.getrefcount(term)


_table[()] = _new(Term)
_UNUSED = _references(())
del _table[()]


def sweep() -> None:
    """Drops the terms that only the table refers to."""
    with _lock:
        _sweeping.active = True
        try:
            keys = list(_table)
            while keys:  # newest first: terms are younger than their arguments, so one pass is enough
                key = keys.pop()
                if _references(key) <= _UNUSED:
                    term = _table.pop(key)
                    if sys.getrefcount(term) >= _UNUSED:  # another thread found it in the meantime
                        _table[key] = term
                    del term  # otherwise its arguments would seem used
            _sweeping.limit = max(FIRST_SWEEP, 2 * len(_table))
        finally:
            _sweeping.active = False


_OPS = {op: number for number, op in enumerate(Op, 2)}
_SORTS = {sort: number for number, sort in enumerate(Sort)}
_LARGEST = 1 << 62
_DIGITS = re.compile("[0-9]+")
VARIABLE = Op.VARIABLE


def structural_hash(value: object) -> int:
    """A hash of a plain argument that does not depend on the hash seed."""
    if type(value) is int:
        return 2 * value + 1  # odd, since hash(-1) == hash(-2)
    if type(value) is str:
        return zlib.crc32(value.encode("utf-8", "surrogatepass"))
    if type(value) is float:
        return 4 * float_bits(value)
    return 2 if value is True else 6 if value is False else 10


def _find_order(root: Term) -> Order:
    """Computes the sort keys of a term and its subterms, without recursion."""
    stack = [root]
    while stack:
        term = stack[-1]
        if term._order is not None:
            stack.pop()
            continue
        missing = [a for a in term.args if type(a) is Term and a._order is None]
        if missing:
            stack += missing
            continue
        term._order = _order_from_arguments(term)
        stack.pop()
    assert root._order is not None
    return root._order


def _order_from_arguments(term: Term) -> Order:
    size, name = 1, ""
    hashes = [_OPS[term.op], _SORTS[term.sort]]
    for arg in term.args:
        if type(arg) is Term:
            order = arg.order
            size += order[0]
            name = name or order[1]
            hashes.append(order[2])
        else:
            hashes.append(structural_hash(arg))
    if term.op is Op.VARIABLE:
        name = _natural(term.args[0])
    return min(size, _LARGEST), name, hash(tuple(hashes)), term.uid


def _natural(name: str) -> str:
    """A key that sorts x2 before x10."""
    return name if name.isalpha() else _DIGITS.sub(lambda digits: digits[0].rjust(6, "0"), name)


def _find_variables(root: Term) -> tuple[Term, ...]:
    found: set[Term] = set()
    seen: set[Term] = set()
    stack = [root]
    while stack:
        term = stack.pop()
        if term in seen:
            continue
        seen.add(term)
        if term.op is Op.VARIABLE:
            found.add(term)
        elif term._variables is not None:
            found.update(term._variables)
        else:
            stack += [a for a in term.args if type(a) is Term]
    root._variables = tuple(sorted(found, key=_by_order))
    return root._variables


def _by_order(term: Term) -> Order:
    return term._order or _find_order(term)


def in_order(terms: list[Term]) -> list[Term]:
    """Terms sorted by structure."""
    return sorted(terms, key=_by_order)


def variable(name: str, sort: Sort = Sort.INT, interval: Interval | None = None) -> Term:
    """The variable of that name, sort and (for ints) interval. One name should have one sort and interval."""
    if sort is Sort.INT and interval is not None:
        low, high = interval
        if low is not None and high is not None and low > high:
            raise ValueError(f"variable {name} has no values: {interval}")
        return make(VARIABLE, sort, (name, low, high), low, high)
    return make(VARIABLE, sort, (name, None, None))


def sort_of(value: AnyValue) -> Sort:
    """The sort of a term or plain value; plain floats count as DOUBLE."""
    if type(value) is Term:
        return value.sort
    if type(value) is bool:
        return Sort.BOOL
    return Sort.INT if type(value) is int else Sort.DOUBLE
