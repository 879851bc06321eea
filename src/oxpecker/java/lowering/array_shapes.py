"""Fields whose arrays are all of one length: that of `private final int[] counts = new int[26]` is 26 in every object.

The length of an array never changes, and a field that is final or private, or of a private class, is assigned by its
own class and the classes inside and around it alone. The same is known of the rows of `new int[9][9]` where no row is
ever assigned, and the array of rows is given to nobody who could do so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from oxpecker.java import attributed as a
from oxpecker.java.lowering.inside import inside
from oxpecker.java.lowering.made_arrays import given_to_fields
from oxpecker.java.lowering.presence import Scanned, candidates, plain, scanned
from oxpecker.java.resolution.scope import Variable
from oxpecker.java.symbols import FieldSymbol
from oxpecker.java.types import ArrayType, erase

Shape = tuple[int, ...]
"""The length of an array, and that of its rows where it is known."""

_Shapes = frozenset[Shape] | None
"""The shapes that a value may have where it is no null; None where nobody knows."""


def array_shapes(bodies: list[a.ClassBody]) -> dict[FieldSymbol, Shape]:
    """The fields that hold arrays of one length, or null, with that length, and with that of their rows."""
    pieces = list(scanned(bodies))
    found: dict[FieldSymbol, _Shapes] = {
        each: frozenset() for each in candidates(bodies) if isinstance(erase(each.type), ArrayType)
    }
    for field, value, code in given_to_fields(pieces):
        if field in found:
            found[field] = _both(found[field], None if value is None else _shapes(value, code))
    kept = _kept([field for field, shapes in found.items() if shapes is not None], pieces)
    known: dict[FieldSymbol, Shape] = {}
    for field, shapes in found.items():
        alike = shapes and {shape if field in kept else shape[:1] for shape in shapes}
        if not alike or len({shape[0] for shape in alike}) > 1:
            continue
        known[field] = next(iter(alike)) if len(alike) == 1 else next(iter(alike))[:1]
    return known


def _both(one: _Shapes, other: _Shapes) -> _Shapes:
    return None if one is None or other is None else one | other


def _shapes(value: a.Expression, code: Scanned, above: frozenset[Variable] = frozenset()) -> _Shapes:
    match plain(value):
        case a.Constant(value=None):
            return frozenset()
        case a.NewArray(sizes=(a.Constant(value=int(size)), a.Constant(value=int(row)), *_)):
            return frozenset([(size, row)])
        case a.NewArray(sizes=(a.Constant(value=int(size)), *_)):
            return frozenset([(size,)])
        case a.ArrayOf(values=values):
            return frozenset([(len(values),)])
        case a.Conditional(then=then, otherwise=otherwise):
            return _both(_shapes(then, code, above), _shapes(otherwise, code, above))
        case a.Assign(value=inner):
            return _shapes(inner, code, above)
        case a.Local(variable=variable) if variable not in above:
            given = [each for other, each in code.assignments if other is variable]
            found: _Shapes = frozenset() if given else None
            for each in given:
                found = _both(found, None if each is None else _shapes(each, code, above | {variable}))
            return found
    return None


def _kept(fields: Iterable[FieldSymbol], pieces: Iterable[Scanned]) -> set[FieldSymbol]:
    """The fields whose arrays are looked into and nothing else, so that their rows stay what they were made as."""
    reads, uses = Counter[FieldSymbol](), Counter[FieldSymbol]()
    assigned: set[FieldSymbol] = set()
    for piece in pieces:
        for node in () if piece.root is None else inside(piece.root):
            if isinstance(node, a.FieldRead):
                reads[node.field] += 1
            uses.update(_looked_into(node))
            if isinstance(node, (a.Assign, a.Update)) and isinstance(node.target, a.Element):
                assigned.update(_looked_into(node.target))
    return {field for field in fields if field not in assigned and reads[field] == uses[field]}


def _looked_into(node: a.Node) -> Iterator[FieldSymbol]:
    """The field whose array a node looks into, or which it assigns."""
    array: a.Expression | None = None
    match node:
        case a.Element(array=array) | a.Length(target=array) | a.Assign(target=array, value=a.NewArray()):
            pass
        case a.Declare(variable=variable, initial=initial) if variable.gone_through and initial is not None:
            array = plain(initial)
    if isinstance(array, a.FieldRead):
        yield array.field
