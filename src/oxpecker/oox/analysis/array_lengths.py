"""Fields whose arrays all have one length: that of `counts := new int[26]` is 26 in every object.

The length of an array never changes, so it is enough to know what is assigned to a private or final field. The rows of
an array of arrays exist and keep their length if the object owns the array and no row is ever stored in it.
"""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.oox import typed
from oxpecker.oox.analysis.family import Families
from oxpecker.oox.analysis.framework import Solution, Subsets
from oxpecker.oox.analysis.origins import makers
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import FieldInfo

Shape = tuple[int | None, ...]
"""The length of an array, and those of its rows if they were created with it; None for a length that varies."""
Shapes = frozenset[Shape]
_ANY: Shapes = frozenset({()})
"""The top element: arrays of any length."""


class ArrayLengths(Subsets[Shape]):
    """The shapes of the arrays assigned to fields; none if a field gets only null."""

    def __init__(self, calls: CallGraph, families: Families) -> None:
        self.calls, self.families = calls, families

    def transfer(self, key: FieldInfo, lookup: Callable[[FieldInfo], Shapes]) -> Shapes:
        """Joins over all values that a field is assigned."""
        if not (key.private or key.final):
            return _ANY
        found: Shapes = frozenset()
        for method, store in self.families.uses(key).stores:
            for made in makers(self.calls, method, store.value):
                found = self.join(found, self._shapes(made, lookup))
        return found

    def _shapes(self, made: typed.Node | None, lookup: Callable[[FieldInfo], Shapes]) -> Shapes:
        match made:
            case graph.AllocateArray(sizes=sizes):
                known = (size.value if isinstance(size, typed.Literal) else None for size in sizes)
                return frozenset({tuple(size if isinstance(size, int) else None for size in known)})
            case graph.LoadField(field=field):
                return frozenset(shape[:1] for shape in lookup(field))
        return _ANY


class KnownLengths:
    """The lengths of the arrays in fields."""

    def __init__(self, calls: CallGraph, families: Families) -> None:
        self._solution = Solution(ArrayLengths(calls, families))

    def shape(self, field: FieldInfo, keeps_rows: bool) -> Shape:
        """The length of a field's array, and that of its rows if they do not change; empty if nothing is known."""
        shapes = {shape[: 2 if keeps_rows else 1] for shape in self._solution.of(field)}
        lengths = zip(*shapes, strict=False)
        known = tuple(each[0] if len(set(each)) == 1 else None for each in lengths)
        return known if len(known) > 1 or any(length is not None for length in known) else ()
