"""Fields whose arrays are all of one length: that of `private final int[] counts = new int[26]` is 26 in every object.

The length of an array never changes, and a field that is final or private, or of a private class, is assigned by its
own class and the classes inside and around it alone.
"""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java.lowering.made_arrays import given_to_fields
from oxpecker.java.lowering.presence import Scanned, candidates, plain, scanned
from oxpecker.java.resolution.scope import Variable
from oxpecker.java.symbols import FieldSymbol
from oxpecker.java.types import ArrayType, erase

_Lengths = frozenset[int] | None
"""The lengths that a value may have where it is no null; None where nobody knows."""


def array_lengths(bodies: list[a.ClassBody]) -> dict[FieldSymbol, int]:
    """The fields that hold arrays of one length, or null, with that length."""
    found: dict[FieldSymbol, _Lengths] = {
        each: frozenset() for each in candidates(bodies) if isinstance(erase(each.type), ArrayType)
    }
    for field, value, code in given_to_fields(scanned(bodies)):
        if field in found:
            found[field] = _both(found[field], None if value is None else _lengths(value, code))
    return {field: next(iter(lengths)) for field, lengths in found.items() if lengths is not None and len(lengths) == 1}


def _both(one: _Lengths, other: _Lengths) -> _Lengths:
    return None if one is None or other is None else one | other


def _lengths(value: a.Expression, code: Scanned, above: frozenset[Variable] = frozenset()) -> _Lengths:
    match plain(value):
        case a.Constant(value=None):
            return frozenset()
        case a.NewArray(sizes=(a.Constant(value=int(size)), *_)):
            return frozenset([size])
        case a.ArrayOf(values=values):
            return frozenset([len(values)])
        case a.Conditional(then=then, otherwise=otherwise):
            return _both(_lengths(then, code, above), _lengths(otherwise, code, above))
        case a.Assign(value=inner):
            return _lengths(inner, code, above)
        case a.Local(variable=variable) if variable not in above:
            given = [each for other, each in code.assignments if other is variable]
            found: _Lengths = frozenset() if given else None
            for each in given:
                found = _both(found, None if each is None else _lengths(each, code, above | {variable}))
            return found
    return None
